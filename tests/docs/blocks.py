"""Which pieces of a Markdown file can be tested? Its fenced blocks, each with its place.

What the words after a fence mean here:

    python         runs after the python blocks above it; a `text` block right below is its output
    console        each line that begins with `$ perfdojo` runs; the lines below it are its output
    dojo           a kernel; with a name (`dojo tour.dojo`), a file that code and commands can use
    dojo error     a kernel in loop form that `verify` refuses; its last line, a comment, says why
    (nothing)      a kernel, if it begins with `kernel`
    WORD PATH      an excerpt of that file (`py perfdojo/moves/split.py`), with gaps at `...`

In outputs, `...` stands for anything.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
FENCE = re.compile(r"^ *```(?P<info>[^`]*)$")
KERNEL = re.compile(r"kernel [\w.]+\(")
GAP = re.compile(r"^ *\.\.\.\n", re.MULTILINE)
PROMPT = "$ perfdojo"


@dataclass(frozen=True, slots=True)
class Block:
    """One fenced block: the words after its fence, its text, and the line the text begins at."""

    path: Path
    line: int
    words: tuple[str, ...]
    text: str
    output: str | None = None  # of a python block, where the document shows it

    @property
    def place(self) -> str:
        """As in `docs/ir.md:12`."""
        return f"{self.path.relative_to(ROOT)}:{self.line}"

    @property
    def kind(self) -> str:
        return self.words[0] if self.words else ""

    @property
    def is_wrong(self) -> bool:
        """Whether this is a kernel that shows an error."""
        return self.words == ("dojo", "error")

    @property
    def is_kernel(self) -> bool:
        """Whether this is a kernel that is right."""
        plain = not self.words and KERNEL.match(self.text) is not None
        return plain or (self.kind == "dojo" and not self.is_wrong)

    @property
    def file_name(self) -> str | None:
        """The name under which code and commands find this kernel, if it has one."""
        return self.words[1] if self.is_kernel and len(self.words) > 1 else None

    @property
    def source(self) -> Path | None:
        """The file of the repository that this is an excerpt of, if it is one."""
        named = len(self.words) == 2 and "/" in self.words[1]
        return ROOT / self.words[1] if named else None

    @property
    def pieces(self) -> list[str]:
        """The text between lines that hold only `...`."""
        return [piece for piece in GAP.split(self.text) if piece]


@dataclass(frozen=True, slots=True)
class Command:
    """A line of a console block without its prompt, and the output that the document shows."""

    place: str
    line: str
    output: str


def find_documents() -> tuple[Path, ...]:
    return (ROOT / "README.md", *sorted(ROOT.glob("docs/*.md")), ROOT / "benchmarks/README.md")


def find_blocks(path: Path) -> list[Block]:
    lines = path.read_text(encoding="utf-8").splitlines()
    fences = [number for number, line in enumerate(lines) if FENCE.match(line)]
    assert len(fences) % 2 == 0, f"{path}: a fence is never closed"
    blocks: list[Block] = []
    for first, last in zip(fences[::2], fences[1::2], strict=True):
        text = textwrap.dedent("".join(f"{line}\n" for line in lines[first + 1 : last]))
        words = tuple(lines[first].strip().removeprefix("```").split())
        output = find_output(lines, last) if words[:1] == ("python",) else None
        blocks.append(Block(path, first + 2, words, text, output))
    return blocks


def find_output(lines: list[str], end: int) -> str | None:
    """The text block right below the fence in line `end`, if there is one."""
    rest = [line for line in lines[end + 1 :] if line]
    if not rest or rest[0] != "```text":
        return None
    start = lines.index("```text", end)
    return "".join(f"{line}\n" for line in lines[start + 1 : lines.index("```", start)])


def find_commands(block: Block) -> Iterator[Command]:
    """The `$ perfdojo ...` lines of a console block; other commands are left alone."""
    lines = block.text.splitlines()
    prompts = [number for number, line in enumerate(lines) if line.startswith("$ ")]
    for start, end in zip(prompts, [*prompts[1:], len(lines)], strict=True):
        if lines[start].startswith(PROMPT):
            place = f"{block.path.relative_to(ROOT)}:{block.line + start}"
            output = "".join(f"{line}\n" for line in lines[start + 1 : end])
            yield Command(place, lines[start].removeprefix("$ "), output)
