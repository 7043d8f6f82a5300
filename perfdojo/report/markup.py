"""How is HTML written? Tags as functions; whatever is not markup already is escaped."""

from __future__ import annotations

import html
from collections.abc import Iterable

_VOID = ("br", "link", "meta", "line", "circle", "path", "rect")  # they hold nothing


class Markup(str):
    """Text that is HTML already; any other text is escaped before it gets into a page."""

    __slots__ = ()


def escape(text: object) -> Markup:
    """`text` as HTML that shows it."""
    return text if isinstance(text, Markup) else Markup(html.escape(str(text)))


def join(parts: Iterable[object], between: str = "") -> Markup:
    """All parts, one behind the other."""
    return Markup(between.join(escape(part) for part in parts))


def tag(name: str, /, *children: object, **attributes: object) -> Markup:
    """`tag("td", 3, class_="n")` is `<td class="n">3</td>`.

    A trailing `_` of an attribute is dropped, another `_` is a `-`; what is None or "" is left
    out. An SVG shape that holds a child is written with an end tag.
    """
    words = [name]
    for key, value in attributes.items():
        if value is not None and value != "":
            words.append(f'{key.rstrip("_").replace("_", "-")}="{html.escape(str(value))}"')
    start = " ".join(words)
    if name in _VOID and not children:
        return Markup(f"<{start}>" if name in ("br", "link", "meta") else f"<{start}/>")
    return Markup(f"<{start}>{join(children)}</{name}>")


def table(caption: str, heads: Iterable[object], rows: Iterable[Iterable[object]]) -> Markup:
    """A table in a box that scrolls sideways; cells that are no `td` yet become one."""
    columns = [head if isinstance(head, Markup) else tag("th", head, scope="col") for head in heads]
    body = (tag("tr", *(_cell(cell) for cell in row)) for row in rows)
    return tag(
        "div",
        tag(
            "table",
            tag("caption", caption, class_="unseen"),
            tag("thead", tag("tr", *columns)),
            tag("tbody", join(body, "\n")),
        ),
        class_="scroll", tabindex="0", role="region", aria_label=caption,
    )  # fmt: skip


def _cell(cell: object) -> Markup:
    is_cell = isinstance(cell, Markup) and cell.startswith(("<td", "<th"))
    return escape(cell) if is_cell else tag("td", cell)


def number(text: object) -> Markup:
    """A cell of digits, set to the right."""
    return tag("td", text, class_="number")


def number_head(text: object) -> Markup:
    """The head of a column of digits."""
    return tag("th", text, scope="col", class_="number")
