"""perfdojo train-encoder: teach a language model how long programs take."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from perfdojo.cli.arguments import JsonOption, SeedOption, console, print_json, progress
from perfdojo.cli.train import LandscapesOption, landscape_names, this_command, versions
from perfdojo.dojo.landscape import load_landscape
from perfdojo.records import open_store
from perfdojo.search.perfllm.needs import READER, need


def command(
    landscapes: LandscapesOption = "",
    records: Annotated[
        bool, typer.Option("--records", help="Learn from the programs in the records, too.")
    ] = False,
    held_out: Annotated[
        str, typer.Option(help="Kernels never learnt from, separated by commas; else the last.")
    ] = "",
    out: Annotated[Path, typer.Option(help="The folder to write.")] = Path("encoder"),
    model: Annotated[str, typer.Option(help="minilm, or a model's folder or name.")] = "minilm",
    layers: Annotated[int, typer.Option(min=1, help="Layers of it that are used.")] = 2,
    trained: Annotated[int, typer.Option(min=1, help="Of them, the last, that learn.")] = 1,
    steps: Annotated[
        int, typer.Option(min=1, help="At most; it stops when it gains no more.")
    ] = 400,
    batch: Annotated[int, typer.Option(min=2, help="Programs of a step, of one kernel.")] = 16,
    rate: Annotated[float, typer.Option(min=0.0, help="Of learning, at its highest.")] = 3e-5,
    contrast: Annotated[
        float, typer.Option(min=0.0, help="Weight of pulling equal programs together.")
    ] = 0.1,
    seed: SeedOption = 0,
    json: JsonOption = False,
) -> None:
    """Fine-tune an encoder on programs and their times; rank correlations on unseen kernels."""
    need(READER, "train-encoder")
    from perfdojo.search.perfllm.samples import from_landscape, from_records, split
    from perfdojo.search.perfllm.tune import TuneOptions, tune

    groups = [from_landscape(load_landscape(name)) for name in landscape_names(landscapes)]
    if records:
        with open_store(create=False) as store, progress.status("playing the records anew"):
            groups += from_records(store)
    kernels = sorted({group.kernel for group in groups})
    wanted = [name.strip() for name in held_out.split(",") if name.strip()] or kernels[-1:]
    learn, away = split(groups, wanted)
    options = TuneOptions(
        model, layers=layers, trained=trained, steps=steps, batch=batch, rate=rate,
        contrast=contrast, seed=seed,
    )  # fmt: skip
    notes = {"command": this_command(), "held_out": wanted, **versions()}
    report = tune(learn, away, out, options, notes, lambda line: progress.print(line))
    if json:
        print_json({"out": str(out), "before": report.before, "after": report.after,
                    "steps": report.steps})  # fmt: skip
        return
    table = Table("held out", "before", "after", box=None)
    for name, before in report.before.items():
        table.add_row(name, f"{before:.3f}", f"{report.after[name]:.3f}")
    console.print(table)
    typer.echo(f"{out}: use it with --encoder {out}")
