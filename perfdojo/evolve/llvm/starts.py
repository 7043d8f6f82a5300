"""What would a person try first? (Tested, not proven: part of `evolve`.)

Promises that unlock the optimiser, for whole functions; on a GPU then each barrier, store and
branch by itself, since what is redundant there is most often one of these.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from perfdojo.evolve.language import Genome
from perfdojo.evolve.llvm.edits.barrier import Barrier, is_barrier
from perfdojo.evolve.llvm.edits.branch import Branch, is_conditional
from perfdojo.evolve.llvm.edits.delete import Delete
from perfdojo.evolve.llvm.module import Instruction, Module

_FLAGS = ("contract", "reassoc", "arcp", "fast")
_MOST = 96  # single removals; of more, every second or third is tried


def promises(functions: Sequence[str]) -> list[Genome]:
    """noalias, and freer arithmetic, alone and together."""
    promised = tuple(f"noalias(@{name})" for name in functions)
    found: list[Genome] = [promised, *((edit,) for edit in promised)]
    for flag in _FLAGS:
        free = tuple(f"fastmath(@{name}, {flag})" for name in functions)
        found += (free, (*promised, *free))
    return found


def removals(module: Module, functions: Sequence[str]) -> list[Genome]:
    """Each barrier, store and branch of the functions by itself, those of one kind together."""
    wanted = [module.function(name) for name in functions]
    every = [one for function in wanted for one in function.instructions() if one.is_alive]
    edits = [edit for make in (_waits, _stores, _ways) for one in every for edit in make(one)]
    step = -(-len(edits) // _MOST) or 1
    return [(edit,) for edit in edits[::step]]


def _waits(one: Instruction) -> Iterator[str]:
    if is_barrier(one):
        yield str(Barrier(one.id))


def _stores(one: Instruction) -> Iterator[str]:
    if one.opcode == "store":
        yield str(Delete(one.id, ()))


def _ways(one: Instruction) -> Iterator[str]:
    if is_conditional(one):
        yield from (str(Branch(one.id, arm)) for arm in (0, 1))
