"""What is a module of LLVM IR? (Tested, not proven: part of `evolve`.) Values that edits change.

llvmlite can read IR but not change it, so instructions are kept as their text, cut at the operands.
Every instruction of the original has an id, `@f#17`: the function, and a number counted there. Ids
never change, whatever happens around them; an edit's new instruction has one derived from it. What
is deleted leaves its place behind, so that others can still name it. Print with `ids=True` and the
ids stand beside the instructions, and are read back.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from perfdojo.errors import BuildError, NotFoundError, did_you_mean
from perfdojo.evolve.llvm.metadata import strip_debug
from perfdojo.evolve.llvm.syntax import Operand

GONE = "gone"
DEBUG = ("dbg", "DIAssignID")  # what instructions say to debuggers
NEW_NODE = 1_000_000  # metadata with such numbers is ours


@dataclass(frozen=True, slots=True)
class Instruction:
    """One instruction: `parts` is the text around its operands, one more than there are."""

    id: str
    result: str  # "%name", or "" for none
    type: str  # of the result
    opcode: str
    parts: tuple[str, ...] = ("",)
    operands: tuple[Operand, ...] = ()
    flags: tuple[str, ...] = ()
    prefix: str = ""  # tail, musttail, notail
    attachments: tuple[tuple[str, str], ...] = ()

    @property
    def is_alive(self) -> bool:
        """Whether it is still there; else only its place is."""
        return self.opcode != GONE

    @property
    def body(self) -> str:
        """What follows the opcode and its flags."""
        pieces = [self.parts[0]]
        for operand, part in zip(self.operands, self.parts[1:], strict=True):
            pieces += (operand.value, part)
        return "".join(pieces)

    def find_attachment(self, kind: str) -> str | None:
        """The node attached as `kind`."""
        return next((node for name, node in self.attachments if name == kind), None)

    def with_attachment(self, kind: str, node: str | None) -> Instruction:
        """The same with another node of that kind, or none."""
        kept = tuple(pair for pair in self.attachments if pair[0] != kind)
        return replace(self, attachments=(*kept, (kind, node)) if node else kept)

    def with_operand(self, index: int, value: str) -> Instruction:
        """The same with another value at an operand."""
        old = self.operands
        new = Operand(old[index].type, value)
        return replace(self, operands=(*old[:index], new, *old[index + 1 :]))

    def __str__(self) -> str:
        """As LLVM writes it."""
        return self.show(debug=True)

    def show(self, *, debug: bool) -> str:
        """As LLVM writes it, with its source line or without."""
        words = " ".join(filter(None, (self.prefix, self.opcode, *self.flags, self.body)))
        shown = (pair for pair in self.attachments if debug or pair[0] not in DEBUG)
        tail = "".join(f", !{kind} {node}" for kind, node in shown)
        return f"{self.result} = {words}{tail}" if self.result else f"{words}{tail}"


@dataclass(frozen=True, slots=True)
class Block:
    """A label (without its sign) and instructions, the last of which says where to go."""

    label: str
    instructions: tuple[Instruction, ...]

    @property
    def terminator(self) -> Instruction:
        """The instruction that leaves the block."""
        return self.instructions[-1]


@dataclass(frozen=True, slots=True)
class Argument:
    """What a function takes: the type, its attributes as text, and `%name`."""

    type: str
    attributes: tuple[str, ...]
    name: str


@dataclass(frozen=True, slots=True)
class Function:
    """A definition: `head` is the text before the arguments, `tail` what follows them."""

    name: str  # "@f"
    head: str
    arguments: tuple[Argument, ...]
    tail: str
    blocks: tuple[Block, ...]

    def instructions(self) -> Iterator[Instruction]:
        """Those that are alive, in order."""
        return (one for block in self.blocks for one in block.instructions if one.is_alive)

    def place(self, id: str) -> tuple[int, int] | None:
        """Block and position of an id."""
        for b, block in enumerate(self.blocks):
            for p, one in enumerate(block.instructions):
                if one.id == id:
                    return b, p
        return None

    def find(self, id: str) -> Instruction | None:
        """The instruction of an id, if it is alive."""
        at = self.place(id)
        found = self.blocks[at[0]].instructions[at[1]] if at else None
        return found if found is not None and found.is_alive else None

    def with_instructions(self, block: int, instructions: tuple[Instruction, ...]) -> Function:
        """The same with other instructions in a block."""
        new = replace(self.blocks[block], instructions=instructions)
        return replace(self, blocks=(*self.blocks[:block], new, *self.blocks[block + 1 :]))

    def with_instruction(self, new: Instruction) -> Function:
        """The same with `new` in the place of its id. Raises NotFoundError."""
        at = self.place(new.id)
        if at is None:
            raise NotFoundError(f"module: expected an instruction '{new.id}', but there is none")
        old = self.blocks[at[0]].instructions
        return self.with_instructions(at[0], (*old[: at[1]], new, *old[at[1] + 1 :]))

    def show(self, *, ids: bool = False, debug: bool = True) -> str:
        """The definition as text."""
        given = ", ".join(" ".join((a.type, *a.attributes, a.name)) for a in self.arguments)
        tail = self.tail if debug else re.sub(r" !dbg !\d+", "", self.tail)
        lines = [f"{self.head}{self.name}({given}{tail}"]
        for block in self.blocks:
            lines.append(f"{block.label}:")
            lines += (_line(one, ids, debug) for one in block.instructions if ids or one.is_alive)
        return "\n".join([*lines, "}"])


@dataclass(frozen=True, slots=True)
class Module:
    """Functions, and the text around them: `texts` has one more, `nodes` is metadata we added."""

    texts: tuple[str, ...]
    functions: tuple[Function, ...]
    nodes: tuple[tuple[int, str], ...] = ()

    def function(self, name: str) -> Function:
        """The function called `@f` or `f`. Raises NotFoundError."""
        wanted = name if name.startswith("@") else f"@{name}"
        for one in self.functions:
            if one.name == wanted:
                return one
        known = [one.name.removeprefix("@") for one in self.functions]
        bare = name.removeprefix("@")
        raise NotFoundError(f"function: no '{bare}' here{did_you_mean(bare, known)}")

    def with_function(self, new: Function) -> Module:
        """The same with another function of that name."""
        changed = tuple(new if one.name == new.name else one for one in self.functions)
        return replace(self, functions=changed)

    def instruction(self, id: str) -> Instruction:
        """The instruction of an id such as `@f#17`. Raises NotFoundError."""
        function = self.function(function_of(id))
        found = function.find(id)
        if found is None:
            known = [one.id for one in function.instructions()]
            raise NotFoundError(f"module: no instruction '{id}'{did_you_mean(id, known)}")
        return found

    def __str__(self) -> str:
        """The whole text, which `parse_module` reads back."""
        return self.show(ids=True)

    def show(self, *, ids: bool = False, debug: bool = True) -> str:
        """The text for LLVM; without `debug` it is smaller and compiles faster to the same code."""
        around = self.texts if debug else strip_debug(self.texts)
        pieces = [around[0]]
        for function, text in zip(self.functions, around[1:], strict=True):
            pieces += (function.show(ids=ids, debug=debug), text)
        nodes = (f"!{number} = {text}\n" for number, text in self.nodes)
        own = "".join(nodes if debug else (strip_debug((self.texts[-1], n))[1] for n in nodes))
        return "".join([*pieces, own])


def function_of(id: str) -> str:
    """The function in an id: `@f` of `@f#17`. Raises BuildError."""
    name, sign, _ = id.rpartition("#")
    if not sign or not name.startswith("@"):
        raise BuildError(f"module: expected an id such as @f#17, got '{id}'")
    return name


def _line(one: Instruction, ids: bool, debug: bool) -> str:
    number = one.id.rpartition("#")[2]
    if not one.is_alive:
        return f"  ; gone #{number}"
    return f"  {one.show(debug=debug)} ; #{number}" if ids else f"  {one.show(debug=debug)}"
