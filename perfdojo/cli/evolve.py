"""perfdojo evolve: search for unproven edits that make a C function faster, and test them hard."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table

from perfdojo.cli.arguments import (
    JsonOption,
    SeedOption,
    console,
    print_json,
    print_plain,
    progress,
)
from perfdojo.errors import TaskError
from perfdojo.evolve.bench import Mode
from perfdojo.evolve.evolution import Progress as Report
from perfdojo.evolve.load import load_any_task
from perfdojo.evolve.models.data import FOLDER
from perfdojo.evolve.models.task import Model
from perfdojo.evolve.run import Options, Result, evolve
from perfdojo.evolve.skeleton import write_skeleton
from perfdojo.evolve.subject import LEVELS, Subject, make_subject
from perfdojo.records import open_store
from perfdojo.search.budget import parse_budget

_EVERY = 0.2  # seconds between two updates of the bar


def command(
    task: Annotated[str, typer.Argument(help="A task file, or with --new a source.")],
    new: Annotated[
        bool, typer.Option("--new", help="Write a task file for a .c, .cpp or .ll source.")
    ] = False,
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
    on: Annotated[str, typer.Option(help="Where a model runs: cpu or gpu.")] = "cpu",
    at: Annotated[
        str, typer.Option(help=f"Which IR the edits apply to: {', '.join(LEVELS)}.")
    ] = "light",
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
    if new:
        path = write_skeleton(task, function, output)
        print_json({"path": str(path)}) if json else print_plain(str(path))
        return
    if data:
        os.environ[FOLDER] = data
    found = load_any_task(task)
    if isinstance(found, Model):
        raise typer.Exit(_evolve_model(found, on, budget, seed, parse_error(error), fresh, json))
    options = Options(Mode(parse_error(error)), at, parse_budget(budget), seed, fresh)
    with progress.status("compiling the source"):
        subject = make_subject(found, at)
    with open_store() as store, _shown(subject.task.title) as (watch, say):
        result = evolve(subject, options, store, watch, say)
    summary = result.summary() | {
        "promises": list(subject.language().promises(result.minimal)),
        "export": f"perfdojo export {result.run.id}",
    }
    if json:
        print_json(summary)
    else:
        _print(subject, result, summary)
    if not summary["sealed_passed"]:
        raise typer.Exit(1)
    if result.course.interrupted:
        raise typer.Exit(130)


def _evolve_model(
    task: Model, on: str, budget: str, seed: int, margin: float, fresh: bool, json: bool
) -> int:
    """Models need jax, which is slow to load: only who evolves one waits for it."""
    from perfdojo.cli.models import evolve_and_print
    from perfdojo.evolve.models.run import ModelOptions

    options = ModelOptions(parse_budget(budget), seed, margin, fresh=fresh)
    return evolve_and_print(task, on, options, json)


def parse_error(text: str) -> float:
    """`1%` or `0.01`; nothing is 0, which means strict. Raises TaskError."""
    if not text:
        return 0.0
    match = re.fullmatch(r"(\d+(?:\.\d*)?(?:[eE]-?\d+)?)\s*(%?)", text.strip())
    if match is None:
        raise TaskError(f"evolve: expected an error bound such as 1% or 0.01, got '{text}'")
    return float(match[1]) / (100 if match[2] else 1)


@contextmanager
def _shown(name: str) -> Iterator[Any]:
    """A progress bar on standard error."""
    columns = (
        TextColumn("[bold]{task.description}"),
        BarColumn(bar_width=20),
        TextColumn("{task.fields[line]}"),
    )
    with Progress(*columns, console=progress, transient=True) as bar:
        task = bar.add_task(name, total=1.0, line="running the original on all cases")
        shown = 0.0

        def watch(report: Report) -> None:
            nonlocal shown
            if time.monotonic() - shown < _EVERY:
                return
            shown = time.monotonic()
            budget, course = report.budget, report.course
            done = max(course.elapsed / budget.seconds, course.evaluated / budget.measurements)
            bar.update(task, completed=min(done, 1.0), line=describe(report))

        yield watch, lambda text: bar.update(task, line=text)


def describe(report: Report) -> str:
    """One line: counts, rate, the front."""
    course = report.course
    rate = course.evaluated / max(course.elapsed, 1e-9)
    failed = sum(course.failed.values())
    parts = [f"{course.evaluated} tried ({failed} failed, {course.duplicates} known)"]
    parts.append(f"{rate:.0f}/s")
    points = [f"{p.outcome.speedup:.3f}x/{p.outcome.error:.1e}" for p in course.front[:3]]
    if points:
        parts.append("front " + " ".join(points))
    left = report.budget.seconds - course.elapsed
    if left < 1e9:
        parts.append(f"{max(0.0, left):.0f} s left")
    return " · ".join(parts)


def _print(subject: Subject, result: Result, summary: dict[str, Any]) -> None:
    language = subject.language()
    for place in range(len(result.minimal)):
        found = language.explain(result.minimal, place)
        at = f" at {found.line}" if found.line else ""
        print_plain(f"{found.edit}{at}: {found.summary}")
    table = Table(box=None, show_header=False)
    low, high = summary["speedup_low"], summary["speedup_high"]
    gain = (
        f"[bold green]{summary['speedup']:.3f}x[/] over clang -O3 ({low:.3f} to {high:.3f}, 95 %)"
    )
    table.add_row("speed-up", gain if result.minimal else "none found: the original stays")
    table.add_row("error", f"{summary['error']:.2g} ({summary['mode']})")
    for gate in summary["gates"]:
        word = {True: "[green]passed[/]", False: "[red]refused[/]", None: "not asked"}
        note = f": {gate['note']}" if gate["note"] else ""
        table.add_row(gate["gate"], f"{word[gate['passed']]}{note}")
    for gate in summary["refused"]:
        table.add_row("refused", f"a faster one, by {gate['gate']}: {gate['note']}")
    for promise in summary["promises"]:
        table.add_row("holds if", promise)
    counts = f"{summary['evaluated']} variants, {summary['evaluated_per_second']:.0f}/s"
    table.add_row("search", f"{counts}; {summary['duplicates']} had known code")
    table.add_row("edits", f"{len(result.minimal)} that matter, of {len(result.found)}")
    table.add_row("export", summary["export"])
    console.print(table)
