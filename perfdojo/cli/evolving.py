"""What does `perfdojo evolve` do? It is apart from its options, which load at every start."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from typing import Any

import typer
from rich.table import Table

from perfdojo.cli.arguments import (
    console,
    print_json,
    print_plain,
    progress,
)
from perfdojo.cli.evolution_bar import shown
from perfdojo.errors import TaskError
from perfdojo.evolve.bench import Mode
from perfdojo.evolve.course import Progress as Report
from perfdojo.evolve.kept import write_kept
from perfdojo.evolve.load import load_any_task, load_task
from perfdojo.evolve.models.data import FOLDER, SPLIT
from perfdojo.evolve.models.task import Model
from perfdojo.evolve.run import Options, Result, evolve
from perfdojo.evolve.skeleton import write_skeleton
from perfdojo.evolve.subject import Subject, make_subject
from perfdojo.evolve.task import Program, Task
from perfdojo.records import open_store
from perfdojo.search.budget import parse_budget


def begin(source: str, function: str, output: str, json: bool) -> None:
    """Write a task file for a source."""
    path = write_skeleton(source, function, output)
    print_json({"path": str(path)}) if json else print_plain(str(path))


def keep_ir(task: str, arch: str, json: bool) -> None:
    """Write the IR of a CUDA task beside its source."""
    paths = [str(path) for path in write_kept(load_task(task), arch)]
    print_json({"paths": paths}) if json else print_plain("\n".join(paths))


@dataclass(frozen=True, slots=True)
class How:
    """Options that mean the same for code and for models, as they were given."""

    error: str
    budget: str
    seed: int
    fresh: bool
    json: bool


def run(file: str, how: How, *, at: str, on: str, data: str, split: int) -> None:
    """Evolve the task of a file, and print what came of it.

    `at` is the IR that edits of code apply to; `on` is where a model runs, `data` and `split` on
    what.
    """
    if data:
        os.environ[FOLDER] = data
    if split:
        os.environ[SPLIT] = str(split)
    task = load_any_task(file)
    if isinstance(task, Model):
        _run_model(task, how, on)
    else:
        _run_code(task, how, at)


def _run_model(task: Model, how: How, on: str) -> None:
    """Models need jax, which is slow to load: only who evolves one waits for it."""
    from perfdojo.cli.models import evolve_and_print
    from perfdojo.evolve.models.run import ModelOptions

    margin = parse_error(how.error)
    options = ModelOptions(parse_budget(how.budget), how.seed, margin, fresh=how.fresh)
    raise typer.Exit(evolve_and_print(task, on, options, how.json))


def _run_code(task: Task | Program, how: How, at: str) -> None:
    mode = Mode(parse_error(how.error))
    options = Options(mode, at, parse_budget(how.budget), how.seed, how.fresh)
    with progress.status("compiling the source"):
        subject = make_subject(task, at)
    bar = shown(subject.task.title, "running the original on all cases", describe)
    with open_store() as store, bar as (watch, say):
        result = evolve(subject, options, store, watch, say)
    summary = result.summary() | {
        "promises": list(subject.language().promises(result.minimal)),
        "export": f"perfdojo export {result.run.id}",
    }
    if how.json:
        print_json(summary)
    else:
        _print(subject, result, summary)
    if not summary["sealed_passed"]:
        raise typer.Exit(1)
    if result.course.interrupted:
        raise typer.Exit(130)


def parse_error(text: str) -> float:
    """`1%` or `0.01`; nothing is 0, which means strict. Raises TaskError."""
    if not text:
        return 0.0
    match = re.fullmatch(r"(\d+(?:\.\d*)?(?:[eE]-?\d+)?)\s*(%?)", text.strip())
    if match is None:
        raise TaskError(f"evolve: expected an error bound such as 1% or 0.01, got '{text}'")
    return float(match[1]) / (100 if match[2] else 1)


def describe(report: Report) -> list[str]:
    """What the bar says: counts, rate, the front."""
    course = report.course
    rate = course.evaluated / max(course.elapsed, 1e-9)
    failed = sum(course.failed.values())
    parts = [f"{course.evaluated} tried ({failed} failed, {course.duplicates} known)"]
    parts.append(f"{rate:.0f}/s")
    points = [f"{p.outcome.speedup:.3f}x/{p.outcome.error:.1e}" for p in course.front[:3]]
    if points:
        parts.append("front " + " ".join(points))
    return parts


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
    alone = summary.get("speedup_unedited") or 1.0
    if abs(alone - 1) > 0.02:
        table.add_row("", f"of that {alone:.3f}x without any edit: by our order of LLVM's passes")
    if "speedup_over_nvcc" in summary:
        low, high = summary["speedup_over_nvcc_interval"]
        ratio = f"{summary['speedup_over_nvcc']:.3f}x over nvcc -O3 ({low:.3f} to {high:.3f}, 95 %)"
        table.add_row("", ratio)
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
