"""How is a program for a GPU shown? Compact text, for people and golden files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from perfdojo.ir import Assign, Buffer, If, Loop, Node, print_statement
from perfdojo.ir.text import print_conditions
from perfdojo.targets.cuda.ops import (
    Barrier,
    Commit,
    Guard,
    Launch,
    Op,
    Program,
    Repeat,
    Spread,
    Uniform,
)


def show(program: Program) -> str:
    """The launches one after the other, each op on a line."""
    return "\n".join(line for launch in program.launches for line in _launch(launch)) + "\n"


def _launch(launch: Launch) -> Iterator[str]:
    grid = _heads(launch.grid) or ("one team" if launch.team else "one block")
    team = f", teams {_heads(launch.team)}" if launch.team else ""
    yield f"launch {launch.number}: {grid}{team}, {launch.threads} threads"
    for buffer in launch.shared:
        yield f"  shared {_sized(buffer, range(len(buffer.dims)))}"
    for local in launch.local:
        yield f"  {local.buffer.storage} {_sized(local.buffer, local.dims)}"
    for exchange in launch.exchanges:
        yield f"  {exchange.access} is asked of lane {exchange.lane}"
    yield from _lines(launch.body, "  ")


def _sized(buffer: Buffer, dims: Sequence[int]) -> str:
    stored = [str(buffer.dims[d].stored) for d in dims if buffer.dims[d].materialised]
    return f"{buffer.name}[{', '.join(stored)}]" if stored else buffer.name


def _heads(nest: Sequence[Loop]) -> str:
    return ", ".join(f"{loop.name} in {loop.extent}" for loop in nest)


def _lines(ops: Sequence[Op | Node], indent: str) -> Iterator[str]:
    for op in ops:
        yield f"{indent}{_line(op)}"
        if isinstance(op, Spread | Repeat | Guard | Loop | If):
            yield from _lines(op.body, indent + "  ")


def _line(op: Op | Node) -> str:
    match op:
        case Barrier():
            but = f", but not for the last {op.pending} groups of copies" if op.pending else ""
            return f"barrier of the {op.scope}{but}"
        case Commit():
            return "end of a group of copies"
        case Uniform():
            return f"{'one' if op.by_one else 'all'}: {print_statement(op.statement)}"
        case Spread():
            kind = "warps" if op.is_warps else "lanes" if op.loops[0].kind == "warp" else "threads"
            return f"{kind} {_heads(op.loops)}:"
        case Repeat(loop=loop) | (Loop() as loop):
            kind = f" {loop.kind}" if loop.kind else ""
            return f"for {loop.name} in {loop.extent}{kind}:"
        case Guard() | If():
            return f"if {print_conditions(op.conditions)}:"
        case Assign():
            return print_statement(op)
