"""Where may an edit work, and what does it leave there? (Tested, not proven.)"""

from __future__ import annotations

import hashlib
import random
from dataclasses import replace

from perfdojo.errors import IllegalEdit
from perfdojo.evolve.llvm.module import GONE, Function, Instruction, Module, function_of

FIRST = ("phi", "landingpad", "catchpad", "cleanuppad")  # of their blocks
# What holds a function together is no target: control flow, merges of values, memory of its own.
_FIXED = frozenset(
    [
        "phi",
        "alloca",
        "br",
        "switch",
        "ret",
        "unreachable",
        "invoke",
        "callbr",
        "indirectbr",
        "resume",
        "landingpad",
        "catchpad",
        "cleanuppad",
        "catchswitch",
        "catchret",
        "cleanupret",
        "va_arg",
    ]
)


def is_target(one: Instruction) -> bool:
    """Whether an instruction may be copied, deleted, moved, replaced."""
    return one.is_alive and one.opcode not in _FIXED and one.prefix != "musttail"


def targets(function: Function) -> list[Instruction]:
    """All that may be copied, deleted, moved, replaced."""
    return [one for one in function.instructions() if is_target(one)]


def find_target(module: Module, id: str) -> tuple[Function, Instruction]:
    """The function of an id and its instruction. Raises IllegalEdit, NotFoundError."""
    function, one = find_any(module, id)
    if not is_target(one):
        raise IllegalEdit(f"'{one.opcode}' at {id} has to stay as it is")
    return function, one


def find_any(module: Module, id: str) -> tuple[Function, Instruction]:
    """The function of an id and its instruction, whatever it is. Raises IllegalEdit."""
    function = module.function(function_of(id))
    one = function.find(id)
    if one is None:
        raise IllegalEdit(f"there is no instruction {id}")
    return function, one


def check_same_function(one: str, two: str) -> None:
    """Raise IllegalEdit for ids of two functions."""
    if function_of(one) != function_of(two):
        raise IllegalEdit(f"expected two places of one function, got {one} and {two}")


def bury(one: Instruction) -> Instruction:
    """What a deleted instruction leaves: its place."""
    return Instruction(one.id, "", "void", GONE)


def derive_id(source: str, edit: str) -> str:
    """The id of a new instruction: that of its source, and a digest of what made it."""
    return f"{source}.{hashlib.blake2b(edit.encode(), digest_size=2).hexdigest()}"


def make_copy(source: Instruction, id: str) -> Instruction:
    """The same instruction with an id and a name of its own."""
    number = id.rpartition("#")[2]
    return replace(source, id=id, result=f"%v{number}" if source.result else "")


def insert(function: Function, new: Instruction, before: str) -> Function:
    """`new` before a place, alive or gone. Raises IllegalEdit."""
    at = function.place(before)
    if at is None:
        raise IllegalEdit(f"there is no place {before}")
    old = function.blocks[at[0]].instructions
    if old[at[1]].opcode in FIRST:
        raise IllegalEdit(f"nothing may stand before the {old[at[1]].opcode} at {before}")
    if function.place(new.id) is not None:
        raise IllegalEdit(f"there is a {new.id} already")
    return function.with_instructions(at[0], (*old[: at[1]], new, *old[at[1] :]))


def remove(function: Function, id: str) -> Function:
    """The function without an instruction or its place."""
    at = function.place(id)
    if at is None:
        raise IllegalEdit(f"there is no place {id}")
    old = function.blocks[at[0]].instructions
    return function.with_instructions(at[0], (*old[: at[1]], *old[at[1] + 1 :]))


def draw_place(function: Function, rng: random.Random) -> str | None:
    """Some place before which an instruction may be put."""
    open_to = [one.id for one in function.instructions() if one.opcode not in FIRST]
    return rng.choice(open_to) if open_to else None
