"""perfdojo optimize: search for a faster kernel, and show that it is right and how sure that is."""

from __future__ import annotations

import importlib.util
import math
import shlex
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.progress import BarColumn, Progress, TaskID, TextColumn
from rich.table import Table

from perfdojo.cli.arguments import (
    JsonOption,
    KernelArgument,
    SeedOption,
    SizesArgument,
    TargetOption,
    console,
    load_kernel,
    print_json,
    print_plain,
    progress,
)
from perfdojo.errors import NotFoundError
from perfdojo.ir import Kernel
from perfdojo.measure.bench import time_peer
from perfdojo.measure.gpu.bench import time_gpu_peer
from perfdojo.moves import NUMERICS
from perfdojo.records import open_store
from perfdojo.search import REGISTRY
from perfdojo.search.base import find_search
from perfdojo.search.budget import parse_budget
from perfdojo.search.driver import Progress as Report
from perfdojo.search.optimise import Options, Verdict, optimise
from perfdojo.search.perfllm import PerfLLM, make_agent
from perfdojo.targets import CudaTarget, find_target
from perfdojo.targets.cuda.machine import find_missing


def command(
    source: KernelArgument,
    sizes: SizesArgument = None,
    target: TargetOption = "cpu",
    search: Annotated[str, typer.Option(help=f"How: {', '.join(sorted(REGISTRY))}.")] = "auto",
    budget: Annotated[
        str, typer.Option(help="How long: 60s, 5m, 200x (measurements), '5m 200x'.")
    ] = "60s",
    seed: SeedOption = 0,
    numerics: Annotated[
        str, typer.Option(help=f"What may change: {', '.join(NUMERICS)}.")
    ] = "reassociate",
    hints: Annotated[
        bool, typer.Option("--hints/--no-hints", help="Start from recipes and records.")
    ] = True,
    fresh: Annotated[
        bool, typer.Option("--fresh", help="Measure again what the records know.")
    ] = False,
    policy: Annotated[
        str, typer.Option(help="The policy of --search perfllm; by default the shipped one.")
    ] = "",
    torch: Annotated[
        bool, typer.Option("--torch/--no-torch", help="Compare with PyTorch, if installed.")
    ] = True,
    json: JsonOption = False,
) -> None:
    """Search for moves that make a kernel faster. Ctrl-C keeps and prints the best so far."""
    settings = _settings(search, policy, seed)
    options = Options(search, parse_budget(budget), seed, numerics, hints, fresh, settings=settings)
    kernel = load_kernel(source, sizes)
    _check_device(target)
    peer = math.nan
    if torch:
        with progress.status("timing PyTorch"):
            peer = _time_peer(kernel, target, seed)
    with open_store() as store, _shown(kernel.name, peer) as watch:
        verdict = optimise(kernel, target, options, store, watch)
    summary = verdict.summary() | {
        "torch_seconds": peer,
        "speedup_over_torch": peer / verdict.final.seconds,
        "replay": f"perfdojo replay {verdict.run.id}",
        "command": _command(source, sizes, target),
    }
    if json:
        print_json(summary)
    else:
        _print(verdict, summary)
    if not verdict.verified:
        raise typer.Exit(1)
    if verdict.course.interrupted:
        raise typer.Exit(130)


def _settings(search: str, policy: str, seed: int) -> dict[str, Any]:
    """What the search takes besides; a policy that cannot be used is refused before anything."""
    kind = find_search(search)
    if not issubclass(kind, PerfLLM):
        if policy:
            raise NotFoundError(f"optimize: --policy is for --search perfllm, got '{search}'")
        return {}
    return {"agent": make_agent(policy, seed=seed)}


def _check_device(target: str) -> None:
    """Raise NotFoundError, before anything is built, if the target's device is not there."""
    missing = find_missing() if isinstance(find_target(target), CudaTarget) else None
    if missing:
        raise NotFoundError(f"optimize: {missing}")


def _time_peer(kernel: Kernel, target: str, seed: int) -> float:
    """Seconds that PyTorch takes where the kernel is to run; nan if it cannot be asked."""
    place = find_target(target)
    if not isinstance(place, CudaTarget):
        return time_peer(kernel, seed=seed)
    if importlib.util.find_spec("torch") is None:
        return math.nan
    return time_gpu_peer(kernel, place)


def _command(source: str, sizes: list[str] | None, target: str) -> str:
    """The command that prints the code of the result."""
    words = ["perfdojo", "emit", source, *(sizes or []), "--best", "--target", target]
    return shlex.join(words)


@contextmanager
def _shown(name: str, peer: float) -> Iterator[Any]:
    """A progress bar on standard error; yields what the driver calls after each measurement."""
    columns = (
        TextColumn("[bold]{task.description}"),
        BarColumn(bar_width=20),
        TextColumn("{task.fields[line]}"),
    )
    with Progress(*columns, console=progress, transient=True) as bar:
        task = bar.add_task(name, total=1.0, line="building the untouched kernel")
        first: list[float] = []
        began = time.monotonic()

        def watch(report: Report) -> None:
            line = describe(report, first, peer, time.monotonic() - began)
            _advance(bar, task, report, line)

        yield watch


def _advance(bar: Progress, task: TaskID, report: Report, line: str) -> None:
    budget = report.budget
    done = max(report.elapsed / budget.seconds, report.measured / budget.measurements)
    bar.update(task, completed=min(done, 1.0), line=line)


def describe(report: Report, first: list[float], peer: float, here: float) -> str:
    """One line: count, rate, best so far, gains, time left. `first` remembers the baseline."""
    parts = [f"{report.measured} measured"]
    if report.failed:
        parts[0] += f" ({report.failed} failed)"
    parts.append(f"{report.measured / max(here, 1e-9):.1f}/s")
    if report.best is not None:
        best = report.best.seconds
        if not first:
            first.append(best)
        gain = f"best {best * 1e3:.4g} ms, {first[0] / best:.2f}x"
        if math.isfinite(peer):
            gain += f", PyTorch {peer / best:.2f}x"
        parts.append(gain)
    left = report.budget.seconds - report.elapsed
    if math.isfinite(left):
        parts.append(f"{max(0, left):.0f} s left")
    elif math.isfinite(report.budget.measurements):
        parts.append(f"{report.budget.measurements - report.measured:.0f} left")
    return " · ".join(parts)


def _print(verdict: Verdict, summary: dict[str, Any]) -> None:
    print_plain(summary["text"])
    console.print()
    for move in summary["moves"]:
        print_plain(f"  {move}")
    console.print()
    table = Table(box=None, show_header=False)
    verdict_word = (
        "[green]verified[/] on inputs the search never saw"
        if verdict.verified
        else "[bold red]NOT verified[/]"
    )
    table.add_row("result", f"{verdict_word} (error {summary['error']:.2g}, {summary['numerics']})")
    low, high = summary["speedup_low"], summary["speedup_high"]
    table.add_row(
        "speed-up",
        f"[bold green]{summary['speedup']:.2f}x[/] over the untouched kernel "
        f"({low:.2f} to {high:.2f}, 95 %)",
    )
    if math.isfinite(summary["speedup_over_torch"]):
        table.add_row("PyTorch", f"{summary['speedup_over_torch']:.2f}x as fast as PyTorch")
    times = f"{summary['best_seconds'] * 1e3:.4g} ms, was {summary['baseline_seconds'] * 1e3:.4g}"
    table.add_row("time", times)
    if summary["floor_fraction"]:
        table.add_row("floor", f"{summary['floor_fraction']:.0%} of what the machine allows")
    failed = ", ".join(f"{count} {stage}" for stage, count in summary["failed"].items())
    counts = f"{summary['measured']} programs in {summary['seconds']:.0f} s by {summary['search']}"
    table.add_row("search", counts + (f"; failed: {failed}" if failed else ""))
    for name, note in summary["notes"].items():
        table.add_row(name, escape(note))
    if summary["interrupted"]:
        table.add_row("", "interrupted: the same command goes on from here")
    table.add_row("replay", summary["replay"])
    table.add_row("code", summary["command"])
    console.print(table)
