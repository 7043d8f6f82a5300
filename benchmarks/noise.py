"""Does a kernel beat itself? A/A comparisons: the 95 % interval should hold 1.0 that often.

python benchmarks/noise.py [--json] [--times 40] [--budget 0.5]

Each comparison is `Harness.confirm` of a kernel over itself. Bar: the interval holds 1.0 in 36 of
40.
"""

from __future__ import annotations

import argparse
import json
import statistics

from perfdojo.api import kernel as make_kernel
from perfdojo.measure import Harness, Timed


def compare_with_itself(times: int, budget: float) -> list[Timed]:
    kernel = make_kernel("softmax", like=(), N=1024, M=512)
    with Harness(kernel, floor=0.0) as harness:
        found = [harness.confirm(kernel, kernel, budget=budget) for _ in range(times)]
    return [outcome for outcome in found if isinstance(outcome, Timed)]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--times", type=int, default=40)
    parser.add_argument("--budget", type=float, default=0.5)
    options = parser.parse_args()
    found = compare_with_itself(options.times, options.budget)
    held = sum(one.speedup_low <= 1.0 <= one.speedup_high for one in found)
    off = [abs(one.speedup - 1.0) for one in found]
    width = [one.speedup_high - one.speedup_low for one in found]
    result = {
        "compared": len(found),
        "held": held,
        "median_off": statistics.median(off),
        "largest_off": max(off),
        "median_width": statistics.median(width),
        "samples": statistics.median(one.samples for one in found),
    }
    if options.json:
        print(json.dumps(result))
        return
    print("| what | found | bar |\n|---|---:|---:|")
    print(f"| intervals that hold 1.0 | {held} of {len(found)} | 36 of 40 |")
    print(f"| distance of the ratio from 1.0, median | {result['median_off']:.2%} | |")
    print(f"| the same, largest | {result['largest_off']:.2%} | |")
    print(f"| width of the interval, median | {result['median_width']:.2%} | |")
    print(f"| rounds, median | {result['samples']:.0f} | |")


if __name__ == "__main__":
    main()
