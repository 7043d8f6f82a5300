"""What does the metadata of a module say? (Tested, not proven: part of `evolve`.)

Source lines for people; and a module without them, which compiles faster to the same code.
"""

from __future__ import annotations

import functools
import re

_NODE = re.compile(r"^!(\d+) = (.*)$", re.MULTILINE)
_REFERENCE = re.compile(r"!(\d+)\b")


@functools.lru_cache(maxsize=16)
def nodes(text: str) -> dict[str, str]:
    """The numbered nodes of a text."""
    return dict(_NODE.findall(text))


def field(node: str, name: str) -> str:
    """A field of a node: a number for `!7`, the words of a string, or a whole number."""
    match = re.search(rf'\b{name}: (?:!(\d+)|"([^"]*)"|(\d+))', node)
    return next((group for group in match.groups() if group is not None), "") if match else ""


def find_line(text: str, location: str) -> str:
    """`file:line` of a location such as `!36`; "" if there is none.

    Of code that was inlined, the innermost place in the file of the function it was inlined into.
    """
    known = nodes(text)
    number, places = location.removeprefix("!"), list[tuple[str, str]]()
    while number:
        node = known.get(number, "")
        places.append((_file(known, field(node, "scope")), field(node, "line")))
        number = field(node, "inlinedAt")
    home = places[-1][0]
    file, line = next(place for place in places if place[0] == home)
    return f"{file}:{line}" if file and line not in ("", "0") else ""


def _file(known: dict[str, str], scope: str) -> str:
    while scope in known and not (file := field(known[scope], "file")):
        scope = field(known[scope], "scope")
    return field(known.get(file, ""), "filename") if scope in known else ""


def without_debug(text: str) -> str:
    """The text of a whole module without debug information."""
    return strip_debug((text,))[0] if "!llvm.dbg.cu" in text else text


@functools.lru_cache(maxsize=64)
def strip_debug(texts: tuple[str, ...]) -> tuple[str, ...]:
    """The same texts without debug information, and without what refers to it."""
    known = {number: node for text in texts for number, node in _NODE.findall(text)}
    gone = {n for n, node in known.items() if re.match(r"(?:distinct )?!DI", node)}
    grew = True
    while grew:
        others = {
            n for n, node in known.items()
            if n not in gone and not _is_loop(n, node) and gone & set(_REFERENCE.findall(node))
        }  # fmt: skip
        gone |= others
        grew = bool(others)
    return tuple(_strip(text, gone) for text in texts)


def _is_loop(number: str, node: str) -> bool:
    return node.startswith(f"distinct !{{!{number}")


def _strip(text: str, gone: set[str]) -> str:
    text = re.sub(r"^!llvm\.dbg\.cu = .*\n", "", text, flags=re.MULTILINE)
    text = re.sub(r",? !(?:dbg|DIAssignID) !\d+", "", text)
    kept = []
    for line in text.split("\n"):
        node = _NODE.match(line)
        if (node and node[1] in gone) or line.startswith("    #dbg_"):
            continue
        kept.append(_drop(line, gone) if node and _is_loop(node[1], node[2]) else line)
    return "\n".join(kept)


def _drop(line: str, gone: set[str]) -> str:
    """A loop's node without its source lines."""
    return re.sub(r", !(\d+)\b", lambda found: "" if found[1] in gone else found[0], line)
