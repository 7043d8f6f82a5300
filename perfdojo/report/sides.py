"""What changed? The kernel before and after, side by side, changed lines marked."""

from __future__ import annotations

import difflib
import re
from dataclasses import dataclass

from perfdojo.report.markup import Markup, join, tag

_WORD = re.compile(r"[\w.~]+|\s+|.")
_ALIKE = 0.4  # lines less alike than this are marked as a whole
_SIGNS = {"removed": "−", "added": "+"}


@dataclass(frozen=True, slots=True)
class Line:
    """A line of one side; number 0 is a gap that keeps the sides level."""

    number: int
    kind: str = ""  # "", "removed", "added", "gap"
    parts: tuple[tuple[str, bool], ...] = ()  # pieces of text, and whether they changed


def compare_sides(before: str, after: str) -> tuple[tuple[Line, ...], tuple[Line, ...]]:
    """The lines of both sides; both have the same number of lines."""
    old, new = before.rstrip("\n").splitlines(), after.rstrip("\n").splitlines()
    left: list[Line] = []
    right: list[Line] = []
    matcher = difflib.SequenceMatcher(None, old, new, autojunk=False)
    for what, i, i_end, j, j_end in matcher.get_opcodes():
        if what == "equal":
            left += [Line(n + 1, "", ((old[n], False),)) for n in range(i, i_end)]
            right += [Line(n + 1, "", ((new[n], False),)) for n in range(j, j_end)]
            continue
        for step in range(max(i_end - i, j_end - j)):
            a = old[i + step] if i + step < i_end else None
            b = new[j + step] if j + step < j_end else None
            a_parts, b_parts = _compare_lines(a or "", b or "")
            left.append(_GAP if a is None else Line(i + step + 1, "removed", a_parts))
            right.append(_GAP if b is None else Line(j + step + 1, "added", b_parts))
    return tuple(left), tuple(right)


_GAP = Line(0, "gap")
_Parts = tuple[tuple[str, bool], ...]


def _compare_lines(a: str, b: str) -> tuple[_Parts, _Parts]:
    old, new = _WORD.findall(a), _WORD.findall(b)
    matcher = difflib.SequenceMatcher(None, old, new, autojunk=False)
    if matcher.ratio() < _ALIKE:
        return ((a, False),), ((b, False),)
    left, right = [], []
    for what, i, i_end, j, j_end in matcher.get_opcodes():
        left.append(_part(old[i:i_end], changed=what != "equal"))
        right.append(_part(new[j:j_end], changed=what != "equal"))
    return tuple(p for p in left if p[0]), tuple(p for p in right if p[0])


def _part(words: list[str], *, changed: bool) -> tuple[str, bool]:
    """Space alone is not worth a mark."""
    text = "".join(words)
    return text, changed and bool(text.strip())


def draw_sides(before: str, after: str) -> Markup:
    """Both sides in boxes that scroll."""
    left, right = compare_sides(before, after)
    removed = sum(line.kind == "removed" for line in left)
    added = sum(line.kind == "added" for line in right)
    return tag(
        "div",
        _side("Before", f"{removed} lines removed or changed", left),
        _side("After", f"{added} lines added or changed", right),
        class_="sides", tabindex="0", role="region", aria_label="The kernel before and after",
    )  # fmt: skip


def _side(title: str, note: str, lines: tuple[Line, ...]) -> Markup:
    caption = tag("figcaption", tag("b", title), " ", tag("span", note, class_="muted"))
    code = tag("code", *(_draw(line) for line in lines))
    body = tag("pre", code, tabindex="0", role="region", aria_label=f"{title}, line by line")
    return tag("figure", caption, body)


def _draw(line: Line) -> Markup:
    sign = tag("i", " ")
    if line.kind in _SIGNS:
        sign = tag("i", _SIGNS[line.kind], role="img", aria_label=line.kind)
    text = join(tag("mark", part) if changed else part for part, changed in line.parts)
    shown = line.number or ""
    return tag("span", tag("b", shown), sign, text, "\n", class_=f"line {line.kind}".strip())
