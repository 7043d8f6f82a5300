"""How long does it take to read a kernel and to prove it well formed?

    python benchmarks/verify_speed.py [--rounds 5] [--limit 50] [--json]

Every built-in operator, in loop form, at every size its text lists: milliseconds of `parse_kernel`
and `verify` together, the best of a few rounds, each with empty caches. One process, one core.
Prints the slowest three, and exits with 1 if one takes longer than the limit: a search verifies
thousands of kernels.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass

from cold import forget

from perfdojo.ir import expand, parse_kernel, print_kernel, verify
from perfdojo.kernels import kernel_names, load_formula


@dataclass(frozen=True, slots=True)
class Row:
    """One operator at one size; the best of all rounds, in milliseconds."""

    kernel: str
    sizes: str
    parse_ms: float
    verify_ms: float

    @property
    def total_ms(self) -> float:
        """Parse and verify."""
        return self.parse_ms + self.verify_ms


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--limit", type=float, default=50.0, help="milliseconds")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    rows = [measure(*case, options.rounds) for case in find_cases()]
    rows.sort(key=lambda row: row.total_ms, reverse=True)
    if options.json:
        print(json.dumps({"limit_ms": options.limit, "rows": [asdict(r) for r in rows]}, indent=2))
    else:
        print_report(rows, options.limit)
    sys.exit(rows[0].total_ms > options.limit)


def find_cases() -> Iterator[tuple[str, str, str]]:
    """Name, sizes and loop form of every operator at every size."""
    for name in kernel_names():
        formula = load_formula(name)
        seen: set[str] = set()
        for group in dict.fromkeys(group for group, _ in formula.sizes):
            for given in formula.bindings(group):
                sizes = " ".join(f"{size}={value}" for size, value in given.items())
                if sizes not in seen:
                    yield name, sizes, print_kernel(expand(formula, **given))
                seen.add(sizes)


def measure(kernel: str, sizes: str, text: str, rounds: int) -> Row:
    parses, verifies = [], []
    for _ in range(rounds):
        forget()
        start = time.perf_counter()
        parsed = parse_kernel(text)
        middle = time.perf_counter()
        verify(parsed)
        parses.append(middle - start)
        verifies.append(time.perf_counter() - middle)
    return Row(kernel, sizes, min(parses) * 1e3, min(verifies) * 1e3)


def print_report(rows: list[Row], limit: float) -> None:
    operators = len({row.kernel for row in rows})
    median = statistics.median(row.total_ms for row in rows)
    print(f"{operators} operators, {len(rows)} sizes, median {median:.2f} ms; the slowest:\n")
    print("| kernel | sizes | parse, ms | verify, ms | together, ms |")
    print("|---|---|---:|---:|---:|")
    for row in rows[:3]:
        parts = f"{row.parse_ms:.1f} | {row.verify_ms:.1f} | {row.total_ms:.1f}"
        print(f"| {row.kernel} | {row.sizes} | {parts} |")
    verdict = "within" if rows[0].total_ms <= limit else "OVER"
    print(f"\n{verdict} the limit of {limit:g} ms")


if __name__ == "__main__":
    main()
