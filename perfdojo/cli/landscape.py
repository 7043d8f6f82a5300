"""perfdojo landscape: measured states of a kernel, to be played without a compiler."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table

from perfdojo.cli.arguments import (
    JsonOption,
    KernelArgument,
    NumericsOption,
    SeedOption,
    SizesArgument,
    TargetOption,
    console,
    load_kernel,
    parse_sizes,
    print_json,
    progress,
)
from perfdojo.cli.optimize import describe
from perfdojo.dojo import Game
from perfdojo.dojo.landscape import (
    ENDING,
    Landscape,
    check_texts,
    list_landscapes,
    load_landscape,
)
from perfdojo.ir import parse_kernel
from perfdojo.records import open_store
from perfdojo.search.budget import Budget, parse_budget
from perfdojo.search.joining import Joining
from perfdojo.search.recording import (
    Interrupted,
    Recording,
    describe_landscape,
    find_expert,
    measure_states,
    record_landscape,
)

app = typer.Typer(
    help="Measured states of a kernel, to be played without a compiler.", no_args_is_help=True
)


@app.command()
def record(
    source: KernelArgument,
    sizes: SizesArgument = None,
    target: TargetOption = "cpu",
    states: Annotated[int, typer.Option(min=1, help="How many states to measure.")] = 2500,
    budget: Annotated[
        str, typer.Option(help="How long to measure at most: 60s, 10m; joining comes on top.")
    ] = "15m",
    out: Annotated[
        Path | None, typer.Option(help="Where to write it; by default named after the kernel.")
    ] = None,
    numerics: NumericsOption = "reassociate",
    seed: SeedOption = 0,
    measure_only: Annotated[
        bool,
        typer.Option("--measure-only", help="Leave joining for later; it needs no quiet machine."),
    ] = False,
    played_only: Annotated[
        bool,
        typer.Option("--played-only", help="Keep only the moves that were played: no joining."),
    ] = False,
    json: JsonOption = False,
) -> None:
    """Measure a region of states and find every move among them. The same command continues."""
    kernel, numbers = load_kernel(source, sizes), parse_sizes(sizes)
    game = Game(kernel, target, numerics=numerics)
    shape = "x".join(map(str, numbers.values()))
    name = "-".join(filter(None, (kernel.name, shape, game.target.name)))
    place = Path(name + ENDING) if out is None else out.expanduser()
    name = place.name.removesuffix(ENDING) if out else name
    span = Budget(parse_budget(budget).seconds, states)
    options = Recording(name, span, seed, played_only=played_only)
    notebook = place.with_name(place.name + ".edges")
    try:
        with open_store() as store, _shown(name) as watch:
            if measure_only:
                count = measure_states(game, options, store, watch=watch)
                progress.print(f"{count} states measured; without --measure-only they are joined")
                return
            land = record_landscape(game, numbers, options, store, notebook=notebook, watch=watch)
    except Interrupted:
        progress.print("interrupted: the same command goes on from here")
        raise typer.Exit(130) from None
    land.save(place)
    notebook.unlink(missing_ok=True)
    _tell(_describe(land) | {"file": str(place), "bytes": place.stat().st_size}, json)


@app.command(name="list")
def list_(json: JsonOption = False) -> None:
    """List the landscapes that come with the package."""
    rows = [_describe(load_landscape(name)) for name in list_landscapes()]
    if json:
        print_json(rows)
        return
    table = Table("name", "states", "edges", "best", "recorded on", box=None)
    for row in rows:
        gain = f"{row['speedup']:.2f}x"
        table.add_row(row["name"], str(row["states"]), str(row["edges"]), gain, row["processor"])
    console.print(table if rows else "none; `perfdojo landscape record` makes one")


@app.command()
def show(
    name: Annotated[str, typer.Argument(help="A name that `list` shows, or a file.")],
    check: Annotated[
        bool, typer.Option("--check", help="Parse every text and compare its digest.")
    ] = False,
    json: JsonOption = False,
) -> None:
    """What a landscape holds: states, edges, depth, the best."""
    land = load_landscape(name)
    if check:
        with progress.status(f"reading {len(land.nodes)} texts"):
            check_texts(land)
    _tell(_describe(land), json)


def _describe(land: Landscape) -> dict[str, Any]:
    start = parse_kernel(land.nodes[land.start].text)
    game = Game(start, land.target, numerics=land.numerics)
    return describe_landscape(land, find_expert(game))


def _tell(found: dict[str, Any], json: bool) -> None:
    if json:
        print_json(found)
        return
    sizes = " ".join(f"{name}={value}" for name, value in found["sizes"].items())
    table = Table(box=None, show_header=False)
    table.add_row("landscape", found["name"])
    table.add_row("kernel", f"{found['kernel']} {sizes} on {found['target']}")
    table.add_row("measured on", found["processor"])
    table.add_row("states", f"{found['measured']} measured, {found['failed']} failed")
    edges = f"{found['edges']}, {found['branching']:.1f} for each state"
    table.add_row("edges", f"{edges}; up to {found['depth']} moves deep")
    best = f"{found['speedup']:.2f}x over the start, {found['best_depth']} moves away"
    table.add_row("best", f"{found['best_seconds'] * 1e3:.4g} ms, {best}")
    gain = found["recipe_speedup"]
    table.add_row("recipe", found["recipe"] + (f", {gain:.2f}x over the start" if gain else ""))
    if "file" in found:
        table.add_row("file", f"{found['file']} ({found['bytes'] / 1e6:.2f} MB)")
    console.print(table)


@contextmanager
def _shown(name: str) -> Iterator[Callable[[Any], None]]:
    """A progress bar on standard error; yields what is called with each report."""
    columns = (
        TextColumn("[bold]{task.description}"),
        BarColumn(bar_width=20),
        TextColumn("{task.fields[line]}"),
    )
    with Progress(*columns, console=progress, transient=True) as bar:
        task = bar.add_task(name, total=1.0, line="building the untouched kernel")
        first, began = list[float](), time.monotonic()

        def watch(report: Any) -> None:
            if isinstance(report, Joining):
                bar.update(task, completed=report.done / report.total, line=tell_joining(report))
                return
            here = time.monotonic() - began
            done = report.measured / report.budget.measurements
            line = describe(report, first, math.nan, here)
            bar.update(task, completed=min(done, 1.0), line=line)

        yield watch


def tell_joining(report: Joining) -> str:
    """One line: how many states are joined, and how long the rest takes."""
    left = report.elapsed / report.done * (report.total - report.done)
    return f"{report.done} of {report.total} joined · {left:.0f} s left"
