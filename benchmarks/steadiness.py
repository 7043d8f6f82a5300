"""How steady is this machine? The least that any comparison of one thread with two must vary by.

python benchmarks/steadiness.py [--minutes 5] [--every 10] [--json]

Chains of fma that never leave the registers need no cache, no memory and no allocation: two
threads on two cores of their own are twice as fast as one, always. Where two cores are halves of
one, or are lent to others for a while, they are not, and no speed-up of a parallel program over a
serial one can be measured more exactly. Each look is a second of timing in turn.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time

import numpy as np

from perfdojo.ir import verify
from perfdojo.measure.ceilings import peak_kernel
from perfdojo.measure.paired import time_in_turn
from perfdojo.targets import build_function, find_target
from perfdojo.targets.arrays import make_output
from perfdojo.targets.c.openmp import steady_threads

THREADS = (1, 2)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--every", type=float, default=10.0, help="seconds")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    steady_threads()
    target = find_target("cpu")
    lanes = target.machine.vector_bytes // 4
    x = np.full(lanes, 0.5, np.float32)
    calls = {}
    for threads in THREADS:  # each thread has the same to do
        kernel = peak_kernel(threads, lanes)
        verify(kernel)
        out = make_output(kernel.outputs[0], None)
        calls[str(threads)] = build_function(kernel, target).prepare(x, out=out)
    found: list[float] = []
    end = time.monotonic() + 60 * options.minutes
    while time.monotonic() < end:
        samples = time_in_turn(calls, budget=1.0)
        found.append(2 * samples.calm("1") / samples.calm("2"))
        time.sleep(max(0.0, min(options.every - 1.0, end - time.monotonic())))
    low, high, middle = min(found), max(found), statistics.median(found)
    if options.json:
        print(json.dumps({"ratios": found, "low": low, "median": middle, "high": high}))
        return
    print(" ".join(f"{ratio:.2f}" for ratio in found))
    print(f"two threads over one: {middle:.2f}x, from {low:.2f} to {high:.2f}, {len(found)} looks")


if __name__ == "__main__":
    main()
