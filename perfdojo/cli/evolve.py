"""perfdojo evolve: search for unproven edits that make C or CUDA faster, and test them hard."""

from __future__ import annotations

from typing import Annotated

import typer

from perfdojo.cli.arguments import JsonOption, SeedOption


def command(
    task: Annotated[str, typer.Argument(help="A task file, or with --new a source.")],
    new: Annotated[
        bool, typer.Option("--new", help="Write a task file for a .c, .cpp, .cu or .ll source.")
    ] = False,
    ir: Annotated[
        str,
        typer.Option(
            help="Keep the IR of a CUDA task for a GPU such as sm_90 beside its source, for "
            "machines without clang.",
            metavar="ARCH",
        ),
    ] = "",
    function: Annotated[
        str, typer.Option(help="With --new: the function to call; by default the last.")
    ] = "",
    output: Annotated[
        str, typer.Option("--output", "-o", help="With --new: where to write.", metavar="FILE")
    ] = "",
    error: Annotated[
        str,
        typer.Option(
            help="Largest error allowed, as 1% or 0.01; by default only rounding. Of a model: how "
            "much accuracy variants may lose, by default what its task says."
        ),
    ] = "",
    data: Annotated[str, typer.Option(help="The folder of a model's data.", metavar="FOLDER")] = "",
    split: Annotated[
        int, typer.Option(help="Which way to cut a model's data into parts: 0, 1, ...", min=0)
    ] = 0,
    on: Annotated[str, typer.Option(help="Where a model runs: cpu or gpu.")] = "cpu",
    at: Annotated[str, typer.Option(help="Which IR the edits apply to: light, O3.")] = "light",
    budget: Annotated[str, typer.Option(help="How long: 60s, 5m, 2000x (variants).")] = "60s",
    seed: SeedOption = 0,
    fresh: Annotated[
        bool, typer.Option("--fresh", help="Do not go on with an unfinished run.")
    ] = False,
    json: JsonOption = False,
) -> None:
    """Evolve edits of LLVM IR, or of a model in StableHLO, on (time, error).

    Ctrl-C keeps and tests the best so far.
    """
    from perfdojo.cli import evolving  # LLVM and all that takes its time to load

    if new:
        evolving.begin(task, function, output, json)
    elif ir:
        evolving.keep_ir(task, ir, json)
    else:
        how = evolving.How(error, budget, seed, fresh, json)
        evolving.run(task, how, at=at, on=on, data=data, split=split)
