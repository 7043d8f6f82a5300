"""Which modules do these tests edit? Those in samples/, made from the sources beside them."""

from __future__ import annotations

import functools
import random
from pathlib import Path

from perfdojo.evolve.llvm import Edit, Module, apply_edits, parse_edit, parse_module, propose

FOLDER = Path(__file__).parent / "samples"
NAMES = ("saxpy.O3", "saxpy.light", "walk.O3", "walk.light", "stencil.O3", "stencil.light")


def text(name: str) -> str:
    return (FOLDER / f"{name}.ll").read_text(encoding="utf-8")


@functools.cache
def module(name: str) -> Module:
    return parse_module(text(name))


def edited(name: str, *edits: str) -> Module:
    """A sample after edits, none of which is dropped."""
    applied = apply_edits(module(name), [parse_edit(edit) for edit in edits])
    assert applied.dropped == ()
    return applied.module


def refusal(name: str, *edits: str) -> str:
    """Why the last of the edits is dropped."""
    *first, last = (parse_edit(edit) for edit in edits)
    before = apply_edits(module(name), first)
    after = apply_edits(before.module, [last])
    assert before.dropped == ()
    assert after.module == before.module
    ((dropped, reason),) = after.dropped
    assert dropped == last
    return reason


def random_edits(name: str, seed: int, count: int) -> tuple[Edit, ...]:
    """A walk from the original: each edit is proposed after the others."""
    rng = random.Random(seed)
    at, edits = module(name), list[Edit]()
    functions = [function.name for function in at.functions]
    for _ in range(count):
        edits.append(propose(at, rng, functions))
        at = edits[-1].apply(at)
    return tuple(edits)


def line(at: Module, id: str) -> str:
    """An instruction without its source line."""
    return at.instruction(id).show(debug=False)
