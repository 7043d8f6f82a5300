"""perfdojo run: is a kernel right here, and how long does it take?"""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from perfdojo.analysis import cost_of
from perfdojo.cli.arguments import (
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
from perfdojo.ir import digest, interpret
from perfdojo.measure import compare, random_inputs, time_call
from perfdojo.targets import build_function, find_target
from perfdojo.targets.arrays import make_output


def command(
    source: KernelArgument,
    sizes: SizesArgument = None,
    moves: MovesOption = "",
    recipe: RecipeOption = False,
    target: TargetOption = "cpu",
    seed: SeedOption = 0,
    budget: Annotated[float, typer.Option(help="Seconds to spend on timing.")] = 0.5,
    json: JsonOption = False,
) -> None:
    """Build a kernel, check it against the interpreter on random inputs, and time it."""
    kernel = load_kernel(source, sizes, moves, target if recipe else "")
    place = find_target(target)
    with progress.status(f"building {kernel.name}"):
        function = build_function(kernel, place)
    inputs = random_inputs(kernel, seed)
    outputs = {buffer.name: make_output(buffer, None) for buffer in kernel.outputs}
    call = function.prepare(*inputs.values(), out=tuple(outputs.values()))
    call()
    with progress.status("checking against the interpreter (float64)"):
        plain = load_kernel(source, sizes)  # before the moves, so that a wrong move would show
        result = compare(plain, outputs, inputs, interpret(plain, inputs, oracle=True))
    with progress.status("timing"):
        timing = time_call(call, budget=budget)
    cost = cost_of(kernel)
    answer = {
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
    if json:
        print_json(answer)
    else:
        _print(answer)
    if not result.correct:
        raise typer.Exit(1)


def _print(answer: dict[str, object]) -> None:
    seconds, low, high = (_ms(answer[key]) for key in ("seconds", "seconds_low", "seconds_high"))
    verdict = "[green]correct[/]" if answer["correct"] else "[bold red]WRONG[/]"
    rate, work = answer["bytes_per_second"], answer["operations_per_second"]
    table = Table(box=None, show_header=False)
    table.add_row("kernel", f"{answer['kernel']} ({answer['digest']}) on {answer['target']}")
    error = f"error {answer['max_error']:.2g}, tolerance {answer['tolerance']:.2g}"
    table.add_row("result", f"{verdict} ({error})")
    table.add_row("time", f"{seconds} ms ({low} to {high})")
    table.add_row("rate", f"{float(str(rate)) / 1e9:.3g} GB/s, {float(str(work)) / 1e9:.3g} Gop/s")
    console.print(table)


def _ms(value: object) -> str:
    return f"{float(str(value)) * 1e3:.4g}"
