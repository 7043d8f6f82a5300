"""How much faster does evolution make the C examples? Each in a run of its own, then the mean.

python benchmarks/evolve_cpu.py --budget 5m                  # strict
python benchmarks/evolve_cpu.py --budget 5m --error 1%       # relaxed
"""

from __future__ import annotations

import argparse
import json
import math
import subprocess
import sys
from pathlib import Path
from typing import Any

EXAMPLES = Path(__file__).parent.parent / "examples/evolve"


def evolve(task: Path, options: list[str]) -> dict[str, Any]:
    """What `perfdojo evolve --json` says of one task."""
    command = [sys.executable, "-m", "perfdojo", "evolve", str(task), "--fresh", "--json", *options]
    answer = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, Any] = json.loads(answer.stdout)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--budget", default="5m")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--error", default="")
    parser.add_argument("--only", nargs="*", default=[])
    given = parser.parse_args()
    options = ["--budget", given.budget, "--seed", given.seed]
    options += ["--error", given.error] if given.error else []
    tasks = [
        t
        for t in sorted(EXAMPLES.glob("*/task.py"))
        if not given.only or t.parent.name in given.only
    ]
    speedups = []
    print("| example | speed-up | 95 % | error | edits | variants/s | known code | sealed |")
    print("|---|--:|--:|--:|--:|--:|--:|---|")
    for task in tasks:
        found = evolve(task, options)
        speedups.append(found["speedup"])
        spread = f"{found['speedup_low']:.3f}-{found['speedup_high']:.3f}"
        known = found["duplicates"] / max(1, found["duplicates"] + found["evaluated"])
        print(
            f"| {task.parent.name} | {found['speedup']:.3f} | {spread} | {found['error']:.1e} "
            f"| {len(found['edits_minimal'])} | {found['evaluated_per_second']:.1f} "
            f"| {known:.0%} | {found['sealed_passed']} |",
            flush=True,
        )
    mean = math.exp(sum(map(math.log, speedups)) / len(speedups))
    print(f"\ngeometric mean {mean:.3f}x over clang -O3, {given.budget} each")


if __name__ == "__main__":
    main()
