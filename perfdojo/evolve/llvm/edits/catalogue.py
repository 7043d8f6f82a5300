"""Which edits are there? (Tested, not proven.) The list in docs/evolve-llvm.md, from docstrings.

python -m perfdojo.evolve.llvm.edits.catalogue docs/evolve-llvm.md
"""

from __future__ import annotations

import dataclasses
import importlib
import inspect
import re
import sys
import textwrap
from pathlib import Path

from perfdojo.evolve.llvm.edits.base import REGISTRY, Edit

MARK = "<!-- the list of edits; made by perfdojo.evolve.llvm.edits.catalogue -->\n"


def with_catalogue(page: str) -> str:
    """The page with the list behind its mark made anew."""
    return page.partition(MARK)[0] + MARK + "\n" + "\n".join(map(_entry, sorted(REGISTRY)))


def _entry(name: str) -> str:
    edit = REGISTRY[name]
    text = inspect.getdoc(importlib.import_module(edit.__module__)) or ""
    title, _, rest = text.partition("\n")
    summary = title.partition(": ")[2].removesuffix(" (Tested, not proven.)")
    fields, comments = dataclasses.fields(edit), _comments(edit)
    given = ", ".join(field.name for field in fields)
    listed = "".join(f"- `{field.name}`: {comments.get(field.name, '')}\n" for field in fields)
    body = _fence(rest.strip("\n"))
    return f"### {name}\n\n`{name}({given})` — {summary}\n\n{body}\n\n{listed}"


def _comments(edit: type[Edit]) -> dict[str, str]:
    """What the source says beside each field."""
    pattern = r"^    (\w+): (?:str|int|Repairs)[^#\n]*# (.+)$"
    return dict(re.findall(pattern, inspect.getsource(edit), re.MULTILINE))


def _fence(text: str) -> str:
    """Pictures, which are indented, as code blocks."""
    blocks = []
    for block in re.split(r"\n{2,}", text):
        picture = "->" in block
        blocks.append(f"```text\n{textwrap.dedent(block)}\n```" if picture else block)
    return "\n\n".join(blocks)


if __name__ == "__main__":
    importlib.import_module("perfdojo.evolve.llvm.edits")
    path = Path(sys.argv[1])
    path.write_text(with_catalogue(path.read_text(encoding="utf-8")), encoding="utf-8")
