"""How is a program for a GPU shown? Compact text, for people and golden files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from perfdojo.ir import Assign, If, Loop, Node, print_statement
from perfdojo.ir.text import print_conditions
from perfdojo.targets.cuda.ops import (
    Barrier,
    Guard,
    Launch,
    Local,
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
    yield f"launch {launch.number}: {_heads(launch.grid) or 'one block'}, {launch.threads} threads"
    for buffer in launch.shared:
        sizes = ", ".join(map(str, buffer.stored_shape))
        yield f"  shared {buffer.name}[{sizes}]"
    for local in launch.local:
        yield f"  {local.buffer.storage} {_own(local)}"
    for exchange in launch.exchanges:
        yield f"  {exchange.access} is asked of lane {exchange.lane}"
    yield from _lines(launch.body, "  ")


def _own(local: Local) -> str:
    sizes = ", ".join(str(local.buffer.dims[d].stored) for d in local.dims)
    return f"{local.buffer.name}[{sizes}]" if sizes else local.buffer.name


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
            return f"barrier of the {op.scope}"
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
