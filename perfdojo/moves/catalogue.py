"""Which moves are there? The page docs/moves.md, made from what the moves say of themselves.

python -m perfdojo.moves.catalogue > docs/moves.md
"""

from __future__ import annotations

import dataclasses
import importlib
import inspect
import re
import sys
import textwrap

from perfdojo.moves.base import REGISTRY, Move

_HEAD = """\
# The moves

Made from the docstrings by `python -m perfdojo.moves.catalogue > docs/moves.md`; a test keeps it
current. Each move is proven legal on the kernel at hand before it is applied. Its numerics class
says what may change: `exact` nothing, not a bit; `reassociate` the rounding; `approximate` the
value, within a bound.

"""


def moves_page() -> str:
    """The whole page."""
    names = sorted(REGISTRY)
    index = ", ".join(f"[{name}](#{name})" for name in names)
    return _HEAD + f"{index}\n\n" + "\n".join(_entry(REGISTRY[name]) for name in names)


def _entry(move: type[Move]) -> str:
    text = inspect.getdoc(importlib.import_module(move.__module__)) or ""
    title, _, rest = text.partition("\n")
    summary = title.partition(": ")[2]
    fields = dataclasses.fields(move)
    shown = ", ".join(f.name if f.default is dataclasses.MISSING else f"[{f.name}]" for f in fields)
    varies = "numerics_on" in move.__dict__
    numerics = f"{move.numerics}{', or as the kernel decides' if varies else ''}"
    comments = _comments(move)
    listed = "".join(f"- `{f.name}`: {comments.get(f.name, '')}\n" for f in fields)
    body = _fence(rest.strip("\n"))
    head = f"## {move.name}\n\n`{move.name}({shown})` — {summary}"
    return f"{head}\n\n{body}\n\n{listed}- numerics: {numerics}\n"


def _comments(move: type[Move]) -> dict[str, str]:
    """What the source says beside each field."""
    source = inspect.getsource(move)
    return dict(re.findall(r"^    (\w+): (?:str|int)[^#\n]*# (.+)$", source, re.MULTILINE))


def _fence(text: str) -> str:
    """Indented pictures as code blocks."""
    blocks = []
    for block in re.split(r"\n{2,}", text):
        picture = all(line.startswith("    ") for line in block.splitlines())
        blocks.append(f"```text\n{textwrap.dedent(block)}\n```" if picture else block)
    return "\n\n".join(blocks)


if __name__ == "__main__":
    importlib.import_module("perfdojo.moves")
    sys.stdout.write(moves_page())
