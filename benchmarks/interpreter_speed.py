"""How slow is the interpreter? Seconds for each operator of the suite at a tenth of its CPU size.

    python benchmarks/interpreter_speed.py [--kernels mul,softmax] [--oracle] [--json]

One size of each operator is divided by ten: the one that brings the number of operations nearest to
a tenth. One process; each operator runs twice and the better time counts. The interpreter is the
reference, not the product: it has to be fast enough to check what is built, no more.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass

from perfdojo.analysis import cost_of
from perfdojo.ir import Formula, Kernel, expand, interpret
from perfdojo.kernels import kernel_names, load_formula
from perfdojo.measure import random_inputs

SHARE = 10
RUNS = 2


@dataclass(frozen=True, slots=True)
class Row:
    """One operator at one size."""

    kernel: str
    sizes: str
    operations: int
    seconds: float


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kernels", help="which, with commas; default: all with CPU sizes")
    parser.add_argument("--oracle", action="store_true", help="in float64 throughout")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    names = options.kernels.split(",") if options.kernels else kernel_names()
    rows = list(measure_all(names, options.oracle))
    if options.json:
        print(json.dumps([asdict(row) for row in rows], indent=2))
    else:
        print_table(rows)


def measure_all(names: tuple[str, ...] | list[str], oracle: bool) -> Iterator[Row]:
    for name in names:
        formula = load_formula(name)
        for given in formula.bindings("cpu"):
            sizes, kernel = shrink(formula, given)
            words = " ".join(f"{size}={value}" for size, value in sizes.items())
            yield Row(name, words, cost_of(kernel).operations, time_one(kernel, oracle))


def shrink(formula: Formula, given: dict[str, int]) -> tuple[dict[str, int], Kernel]:
    """The sizes with one of them divided, so that the work is nearest to a tenth."""
    wanted = cost_of(expand(formula, **given)).operations / SHARE
    choices = []
    for name, value in given.items():
        if value >= SHARE:
            sizes = {**given, name: value // SHARE}
            choices.append((sizes, expand(formula, **sizes)))
    return min(choices, key=lambda choice: abs(cost_of(choice[1]).operations - wanted))


def time_one(kernel: Kernel, oracle: bool) -> float:
    inputs = random_inputs(kernel)
    times = []
    for _ in range(RUNS):
        start = time.perf_counter()
        interpret(kernel, inputs, oracle=oracle)
        times.append(time.perf_counter() - start)
    return min(times)


def print_table(rows: list[Row]) -> None:
    print("| kernel | sizes | million operations | seconds |")
    print("|---|---|---:|---:|")
    for row in rows:
        print(f"| {row.kernel} | {row.sizes} | {row.operations / 1e6:.1f} | {row.seconds:.2f} |")
    print(f"\ntogether: {sum(row.seconds for row in rows):.1f} s")


if __name__ == "__main__":
    main()
