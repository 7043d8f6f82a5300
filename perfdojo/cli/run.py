"""perfdojo run: is a kernel right here, and how long does it take?"""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from perfdojo.analysis import cost_of
from perfdojo.cli.arguments import (
    BestOption,
    JsonOption,
    KernelArgument,
    MovesOption,
    RecipeOption,
    SeedOption,
    SizesArgument,
    TargetOption,
    console,
    load_kernel,
    print_json,
    progress,
)
from perfdojo.dojo.repeat import compare_repeatedly
from perfdojo.errors import MeasureError
from perfdojo.ir import Kernel, digest, interpret
from perfdojo.measure import (
    Failed,
    Harness,
    Outcome,
    compare,
    random_inputs,
    time_call,
    tolerance_of,
)
from perfdojo.targets import CudaTarget, Target, build_function, find_target
from perfdojo.targets.arrays import make_output
from perfdojo.targets.c.openmp import steady_threads


def command(
    source: KernelArgument,
    sizes: SizesArgument = None,
    moves: MovesOption = "",
    recipe: RecipeOption = False,
    best: BestOption = False,
    target: TargetOption = "cpu",
    seed: SeedOption = 0,
    budget: Annotated[float, typer.Option(help="Seconds to spend on timing.")] = 0.5,
    json: JsonOption = False,
) -> None:
    """Build a kernel, check it against the interpreter on random inputs, and time it."""
    kernel = load_kernel(source, sizes, moves, target if recipe else "", target if best else "")
    plain = load_kernel(source, sizes)
    report(measure(plain, kernel, find_target(target), seed=seed, budget=budget), json)


def measure(
    plain: Kernel, kernel: Kernel, place: Target, *, seed: int, budget: float
) -> dict[str, object]:
    """Build `kernel`, check it against `plain`, which is what it was before its moves, and time it.

    If they differ, both are timed in turn, so that the answer says how much the moves gain.
    """
    if isinstance(place, CudaTarget):
        return _measure_on_gpu(plain, kernel, place, seed, budget)
    steady_threads()
    with progress.status(f"building {kernel.name}"):
        function = build_function(kernel, place)
    inputs = random_inputs(kernel, seed)
    outputs = {buffer.name: make_output(buffer, None) for buffer in kernel.outputs}
    call = function.prepare(*inputs.values(), out=tuple(outputs.values()))
    call()
    with progress.status("checking against the interpreter (float64)"):
        result = compare(plain, outputs, inputs, interpret(plain, inputs, oracle=True))
    with progress.status("timing"):
        timing = time_call(call, budget=budget)
    cost = cost_of(kernel)
    answer: dict[str, object] = {
        "kernel": kernel.name,
        "digest": digest(kernel),
        "target": place.name,
        "max_error": result.max_error,
        "tolerance": result.tolerance,
        "correct": result.correct,
        "seconds": timing.seconds,
        "seconds_low": timing.low,
        "seconds_high": timing.high,
        "bytes_per_second": cost.bytes / timing.seconds,
        "operations_per_second": cost.operations / timing.seconds,
    }
    if kernel != plain and result.correct:
        with progress.status("timing it and the untouched kernel in turn"):
            answer |= _speedup(plain, kernel, place, seed, 2 * budget)
    return answer


def _measure_on_gpu(
    plain: Kernel, kernel: Kernel, place: CudaTarget, seed: int, budget: float
) -> dict[str, object]:
    """The same by the harness: arrays lie on the device, and so does the oracle."""
    with (
        progress.status("checking and timing on the GPU"),
        Harness(plain, place, seed=seed, floor=0.0, timing=budget) as harness,
    ):
        found: Outcome = harness.baseline
        if kernel != plain:
            found = compare_repeatedly(harness, kernel, plain, budget)
        baseline = harness.baseline.seconds
    if isinstance(found, Failed):
        raise MeasureError(f"{kernel.name}: {found.stage}: {found.reason}")
    cost = cost_of(kernel)
    answer: dict[str, object] = {
        "kernel": kernel.name,
        "digest": digest(kernel),
        "target": place.name,
        "max_error": found.error,
        "tolerance": max(tolerance_of(plain, output.dtype) for output in plain.outputs),
        "correct": True,
        "seconds": found.seconds,
        "seconds_low": found.seconds * found.speedup / found.speedup_high,
        "seconds_high": found.seconds * found.speedup / found.speedup_low,
        "bytes_per_second": cost.bytes / found.seconds,
        "operations_per_second": cost.operations / found.seconds,
    }
    if kernel != plain:
        answer |= {
            "baseline_seconds": baseline,
            "speedup": found.speedup,
            "speedup_low": found.speedup_low,
            "speedup_high": found.speedup_high,
        }
    return answer


def report(answer: dict[str, object], json: bool) -> None:
    """Print what `measure` found; a wrong result ends the command with exit code 1."""
    if json:
        print_json(answer)
    else:
        print_table(answer)
    if not answer["correct"]:
        raise typer.Exit(1)


def _speedup(
    plain: Kernel, kernel: Kernel, place: Target, seed: int, budget: float
) -> dict[str, float]:
    """How much faster the moves made it: both timed in turn, by several processes."""
    with Harness(plain, place, seed=seed) as harness:
        found = compare_repeatedly(harness, kernel, plain, budget)
    if isinstance(found, Failed):
        raise MeasureError(f"{kernel.name}: cannot be compared: {found.stage}: {found.reason}")
    return {
        "baseline_seconds": found.seconds * found.speedup,
        "speedup": found.speedup,
        "speedup_low": found.speedup_low,
        "speedup_high": found.speedup_high,
    }


def print_table(answer: dict[str, object]) -> None:
    """What `measure` found, for people."""
    seconds, low, high = (_ms(answer[key]) for key in ("seconds", "seconds_low", "seconds_high"))
    verdict = "[green]correct[/]" if answer["correct"] else "[bold red]WRONG[/]"
    rate, work = answer["bytes_per_second"], answer["operations_per_second"]
    table = Table(box=None, show_header=False)
    table.add_row("kernel", f"{answer['kernel']} ({answer['digest']}) on {answer['target']}")
    error = f"error {answer['max_error']:.2g}, tolerance {answer['tolerance']:.2g}"
    table.add_row("result", f"{verdict} ({error})")
    table.add_row("time", f"{seconds} ms ({low} to {high})")
    if "speedup" in answer:
        gain, least, most = (
            float(str(answer[key])) for key in ("speedup", "speedup_low", "speedup_high")
        )
        text = f"[bold green]{gain:.2f}x[/] over the untouched kernel ({least:.2f} to {most:.2f})"
        table.add_row("speed-up", text)
    table.add_row("rate", f"{float(str(rate)) / 1e9:.3g} GB/s, {float(str(work)) / 1e9:.3g} Gop/s")
    console.print(table)


def _ms(value: object) -> str:
    return f"{float(str(value)) * 1e3:.4g}"
