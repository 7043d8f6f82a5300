"""How many candidates a second does the harness compile, check and time?

python benchmarks/search_speed.py [--json] [--count 64] [--seed 0]

Distinct states of softmax 1024 x 512, reached by random legal moves, with an empty cache. The best
so far becomes the incumbent, as in a search. Bars: 10 candidates a second with 2 cores; less than
20 % of the wall time is the driver's own (neither compiling nor a candidate's trial).
"""

from __future__ import annotations

import argparse
import json
import os
import random
import tempfile
import time
from collections import Counter

from perfdojo.api import kernel as make_kernel
from perfdojo.dojo import Game, State
from perfdojo.measure import Failed, Harness

SIZES = {"N": 1024, "M": 512}
LONGEST = 16  # moves of one walk


def walk_states(game: Game, count: int, seed: int) -> list[State]:
    """So many states, no two the same program."""
    rng = random.Random(seed)
    found: dict[str, State] = {}
    while len(found) < count:
        state = game.start
        for _ in range(rng.randint(1, LONGEST)):
            moves = list(game.moves(state))
            if not moves or len(found) == count:
                break
            state = game.play(state, rng.choice(moves))
            found.setdefault(state.digest, state)
    return list(found.values())


def measure(count: int, seed: int) -> dict[str, object]:
    kernel = make_kernel("softmax", like=(), **SIZES)
    states = walk_states(Game(kernel, "cpu"), count, seed)
    with Harness(kernel, floor=0.0) as harness:
        before = dict(harness.spent)
        begin = time.perf_counter()
        failed: Counter[str] = Counter()
        stopped = 0
        for state, outcome in zip(states, harness.measure([s.kernel for s in states]), strict=True):
            if isinstance(outcome, Failed):
                failed[outcome.stage] += 1
                continue
            stopped += outcome.stopped
            if outcome.speedup_low > 1.0:
                harness.promote(state.kernel, outcome.seconds)
        wall = time.perf_counter() - begin
        spent = {name: harness.spent[name] - before[name] for name in before}
        return {
            "candidates": count,
            "per_second": count / wall,
            "compile_ms": spent["compile"] / count * 1e3,
            "trial_ms": spent["trial"] / count * 1e3,
            "driver_share": 1.0 - sum(spent.values()) / wall,
            "stopped": stopped,
            "failed": dict(failed),
            "speedup": harness.baseline.seconds / harness.incumbent.seconds,
        }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--count", type=int, default=64)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["PERFDOJO_CACHE"] = folder
        found = measure(options.count, options.seed)
    if options.json:
        print(json.dumps(found))
        return
    print("| what | found | bar |\n|---|---:|---:|")
    print(f"| candidates a second | {found['per_second']:.1f} | 10 |")
    print(f"| compiling one, ms | {found['compile_ms']:.0f} | |")
    print(f"| checking and timing one, ms | {found['trial_ms']:.0f} | |")
    print(f"| the driver's share of the wall time | {found['driver_share']:.1%} | 20 % |")
    print(f"| stopped early | {found['stopped']} of {found['candidates']} | |")
    print(f"| failed | {found['failed'] or 'none'} | |")
    print(f"| best found by chance | {found['speedup']:.2f}x | |")


if __name__ == "__main__":
    main()
