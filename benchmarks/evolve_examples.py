"""How much faster does evolution make the examples? All C or all CUDA ones, each in its own run.

    python benchmarks/evolve_examples.py c --budget 5m --json strict.json                  # strict
    python benchmarks/evolve_examples.py cuda --budget 5m --error 1% --json relaxed.json   # relaxed
    python benchmarks/evolve_examples.py cuda --budget 5m --json strict.json --seconds 540

What `--json` holds already is not run again, so that the same command goes on where it was cut
short (other options want another file); with `--seconds` it stops before another example would
not fit. C wants the machine for itself. CUDA needs llvmlite and a GPU, and neither clang (the
examples bring their IR) nor nvcc, whose code is compared with where it is found.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
EXAMPLES = {"c": ROOT / "examples/evolve", "cuda": ROOT / "examples/evolve/cuda"}
_GATES = 90.0  # seconds beside its budget that an example may take: cases, sanitizers, the timing
HEAD = """\
| example | speed-up over clang -O3 | 95 % | over nvcc -O3 | no edit | error | edits | variants/s \
| known code | gates |
|---|--:|--:|--:|--:|--:|--:|--:|--:|---|"""


def evolve(task: Path, options: list[str], records: str) -> dict[str, Any]:
    """What `perfdojo evolve --json` says of one task, or `broken` with its last words."""
    command = [sys.executable, "-m", "perfdojo", "evolve", str(task), "--fresh", "--json", *options]
    paths = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
    env = {**os.environ, "PYTHONPATH": paths, "PERFDOJO_RECORDS": records}
    began = time.monotonic()
    answer = subprocess.run(command, capture_output=True, text=True, check=False, env=env)
    try:
        found: dict[str, Any] = json.loads(answer.stdout)
    except ValueError:
        lines = (answer.stderr or answer.stdout).strip().splitlines() or ["it says nothing"]
        found = {"broken": lines[-1]}
    found.pop("history", None)  # most of the text, and in the records
    return found | {"options": options, "wall_seconds": time.monotonic() - began}


def is_done(found: dict[str, Any] | None) -> bool:
    """Whether an example need not run again: it has, and was not broken."""
    return found is not None and "broken" not in found


def row(name: str, found: dict[str, Any]) -> str:
    """One line of the table."""
    if "broken" in found:
        return f"| {name} | broken: {found['broken']} |"
    known = found["duplicates"] / max(1, found["duplicates"] + found["evaluated"])
    rival = found.get("speedup_over_nvcc")
    alone = found.get("speedup_unedited")
    words = {True: "+", False: "-", None: "?"}
    gates = " ".join(f"{words[gate['passed']]}{gate['gate']}" for gate in found["gates"])
    return (
        f"| {name} | {found['speedup']:.3f} | {found['speedup_low']:.3f}-"
        f"{found['speedup_high']:.3f} | {f'{rival:.3f}' if rival else '-'} "
        f"| {f'{alone:.3f}' if alone else '-'} | {found['error']:.1e} "
        f"| {len(found['edits_minimal'])} | {found['evaluated_per_second']:.1f} | {known:.0%} "
        f"| {gates} |"
    )


def front(name: str, found: dict[str, Any]) -> str:
    """The points that no other beats, as speed-up at error."""
    points = [f"{p['speedup']:.3f}x at {p['error']:.1e}" for p in found.get("front", [])[:8]]
    return f"front of {name}: {', '.join(points)}"


def show(results: dict[str, dict[str, Any]], relaxed: bool, budget: str) -> None:
    """The table, the mean, what the sanitizers said, and in relaxed mode the fronts."""
    print(HEAD)
    for name, found in sorted(results.items()):
        print(row(name, found))
    done = {name: found for name, found in results.items() if "broken" not in found}
    speedups = [found["speedup"] for found in done.values()]
    if speedups:
        mean = math.exp(sum(map(math.log, speedups)) / len(speedups))
        print(f"\ngeometric mean {mean:.3f}x over clang -O3 of {len(done)}, {budget} each\n")
    for name, found in sorted(done.items()):
        for gate in found["gates"]:
            if gate["gate"] == "sanitizer":
                print(f"sanitizer of {name}: {gate['note']}")
        for gate in found["refused"]:
            print(f"refused, {name}: {gate['gate']}: {gate['note']}")
        if relaxed:
            print(front(name, found))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("language", choices=EXAMPLES)
    parser.add_argument("--budget", default="5m", help="of each example")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--error", default="")
    parser.add_argument("--at", default="light")
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--json", default="", help="where results are kept, and looked up")
    parser.add_argument("--seconds", type=float, default=math.inf, help="for this call")
    given = parser.parse_args()
    end = time.monotonic() + given.seconds
    file = Path(given.json) if given.json else None
    options = ["--budget", given.budget, "--seed", given.seed, "--at", given.at]
    options += ["--error", given.error] if given.error else []
    results = json.loads(file.read_text()) if file and file.is_file() else {}
    if others := [name for name, found in results.items() if found.get("options") != options]:
        sys.exit(f"{file} holds {', '.join(sorted(others))} of other options than "
                 f"{' '.join(options)}: name another file")  # fmt: skip
    unit = {"s": 1, "m": 60}.get(given.budget[-1], 0) * float(given.budget[:-1] or 0)
    for task in sorted(EXAMPLES[given.language].glob("*/task.py")):
        name = task.parent.name
        if (given.only and name not in given.only) or is_done(results.get(name)):
            continue
        if time.monotonic() + unit + _GATES > end:
            print(f"no time is left for {name}; the same command goes on there", flush=True)
            break
        records = f"{given.json or 'evolve'}.{name}.db"
        results[name] = evolve(task, options, records)
        print(row(name, results[name]), flush=True)
        if file:
            part = file.with_suffix(".part")
            part.write_text(json.dumps(results, indent=1))
            part.replace(file)
    show(results, bool(given.error), given.budget)


if __name__ == "__main__":
    main()
