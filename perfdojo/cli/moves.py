"""perfdojo moves: which moves are legal on a kernel, and why is another one not?"""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from perfdojo.cli.arguments import (
    BestOption,
    JsonOption,
    KernelArgument,
    MovesOption,
    RecipeOption,
    SizesArgument,
    TargetOption,
    console,
    load_kernel,
    print_json,
    print_plain,
)
from perfdojo.errors import IllegalMove
from perfdojo.ir import Kernel
from perfdojo.moves import Move, legal_moves, parse_move
from perfdojo.targets import find_target


def command(
    source: KernelArgument,
    sizes: SizesArgument = None,
    moves: MovesOption = "",
    recipe: RecipeOption = False,
    best: BestOption = False,
    why: Annotated[
        str, typer.Option(help="A move: say why it is refused, or that it is not.")
    ] = "",
    target: TargetOption = "cpu",
    json: JsonOption = False,
) -> None:
    """List the legal moves of a kernel (after the moves given with -m)."""
    kernel = load_kernel(source, sizes, moves, target if recipe else "", target if best else "")
    if why:
        _explain(kernel, parse_move(why), json)
        return
    found = list(legal_moves(kernel, find_target(target).machine))
    if json:
        print_json([{"move": str(m), "numerics": m.numerics_on(kernel)} for m in found])
        return
    table = Table(box=None, header_style="bold")
    table.add_column("move", no_wrap=True)
    table.add_column("numerics", style="dim")
    for move in found:
        table.add_row(str(move), move.numerics_on(kernel))
    console.print(table)
    console.print(f"\n{len(found)} legal moves", style="dim")


def _explain(kernel: Kernel, move: Move, json: bool) -> None:
    reason = ""
    try:
        move.check(kernel)
    except IllegalMove as error:
        reason = str(error)
    if json:
        print_json({"move": str(move), "legal": not reason, "reason": reason})
        return
    print_plain(reason or f"{move} is legal ({move.numerics_on(kernel)})")
