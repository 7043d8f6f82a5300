"""Everything that one call of a machine with a GPU is wanted for, the most important first.

    python benchmarks/gpu_session.py --out results --seconds 540

Machine facts and ceilings; `pytest -m gpu`; `bench cuda` with recipes against PyTorch, eager and
compiled; `search`: what `optimize --no-hints` finds in `--search-seconds`, timed in turn with the
recipe's kernel. Each part writes a JSON file into `--out` as soon as there is something to write:
a session that is cut short keeps what it has. Needs no installed perfdojo, only its packages:
numpy, islpy, ml_dtypes (pytest, hypothesis for the tests; torch for the peers; deap, typer, rich
for searches).
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import json
import os
import platform
import re
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
NEEDED = ("numpy", "islpy", "ml_dtypes")
WANTED = ("deap", "typer", "rich", "pytest", "hypothesis", "torch", "triton", "cupy")
PARTS = ("machine", "tests", "bench", "search")
SEARCHED = ("softmax", "layernorm", "rmsnorm", "bias_gelu", "cumsum")
_RESERVE = 10.0  # seconds kept for the end of the session
_TESTS = 0.35  # of the time, at most


class Session:
    """A folder for results, and the seconds that are left."""

    def __init__(self, out: Path, seconds: float) -> None:
        self.out, self._end = out, time.monotonic() + seconds - _RESERVE
        out.mkdir(parents=True, exist_ok=True)

    @property
    def left(self) -> float:
        """Seconds that may still be used."""
        return self._end - time.monotonic()

    def write(self, name: str, value: Any) -> None:
        """One JSON file, whole or not at all."""
        part = self.out / f"{name}.json.part"
        part.write_text(json.dumps(value, indent=1), encoding="utf-8")
        os.replace(part, self.out / f"{name}.json")

    def say(self, text: str) -> None:
        """A line for whoever watches."""
        print(f"[{self.left:4.0f} s left] {text}", flush=True)


def find_modules() -> dict[str, str]:
    """The version of each package, or why it cannot be used."""
    found = {}
    for name in NEEDED:
        try:
            found[name] = str(getattr(importlib.import_module(name), "__version__", "there"))
        except Exception as error:  # noqa: BLE001  # a broken package is a fact like others
            found[name] = f"missing: {type(error).__name__}: {error}"
    for name in WANTED:
        found[name] = "there" if importlib.util.find_spec(name) else "missing"
    return found


def do_machine(session: Session) -> None:
    """What there is, and how fast it is at best."""
    from perfdojo.measure.floor import find_ceilings
    from perfdojo.measure.gpu.bench import measure_machine
    from perfdojo.measure.gpu.ceilings import measure_gpu_apart
    from perfdojo.measure.gpu.facts import gpu_state
    from perfdojo.measure.gpu.sanitize import find_sanitizer
    from perfdojo.targets import CudaTarget
    from perfdojo.targets.cache import cache_folder

    target = CudaTarget()
    facts: dict[str, Any] = {
        "python": platform.python_version(),
        "modules": find_modules(),
        "fingerprint": target.fingerprint(),
        "state": gpu_state(),
        "sanitizer": find_sanitizer(),
    }
    session.write("machine", facts)
    session.say(f"machine: {facts['fingerprint']}")
    folder = cache_folder() / "ceilings"
    ceilings = find_ceilings(target, folder, again=True, measure=measure_gpu_apart)
    facts["ceilings"] = {
        "copy_bandwidth": ceilings.copy_bandwidth,
        "read_bandwidth": ceilings.read_bandwidth,
        "f32": ceilings.peak,
        "bf16_mma_sync": ceilings.tensor,
    }
    session.write("machine", facts)
    session.say(f"ceilings: {facts['ceilings']}")
    facts["cublas"] = measure_machine(target, min(120.0, max(1.0, session.left)))
    session.write("machine", facts)
    session.say(f"cuBLAS: {facts['cublas']}")


def do_tests(session: Session, total: float) -> None:
    """The tests that need the device."""
    limit = min(session.left, _TESTS * total)
    files = [p for p in sorted((ROOT / "tests").rglob("test_*.py")) if "mark.gpu" in p.read_text()]
    command = [sys.executable, "-m", "pytest", "-m", "gpu", "-q", "--tb=short", "--maxfail=20"]
    command += [str(path.relative_to(ROOT)) for path in files]
    text, code = run(command, limit)
    (session.out / "tests.txt").write_text(text, encoding="utf-8")
    counts = {word: int(n) for n, word in re.findall(r"(\d+) (passed|failed|skipped|error)", text)}
    session.write("tests", {"exit_code": code, "counts": counts, "limit": limit})
    session.say(f"tests: exit code {code}, {counts}")


def do_bench(session: Session, names: Sequence[str], peers: tuple[str, ...], budget: float) -> None:
    """The suite, a row at a time; what is not there in the end was not reached."""
    from perfdojo.dojo.contest import Contest, fastest_peer
    from perfdojo.measure.gpu.bench import GpuBenchOptions
    from perfdojo.targets import CudaTarget

    options = GpuBenchOptions(peers, budget)
    contest = Contest(CudaTarget(), options, until=time.monotonic() + session.left)
    rows: list[dict[str, Any]] = []
    for row in contest.run(names):
        rows.append(row)
        session.write("bench", rows)
        best = fastest_peer(row)
        ratio = f"{best['value']:.3f}x" if best else "no peer"
        session.say(f"{row['operator']} {row['sizes']}: {row.get('error') or ratio}")


def do_search(session: Session, names: Sequence[str], seconds: float) -> None:
    """What searches without hints find, beside the recipes."""
    rows: list[dict[str, Any]] = []
    for name in names:
        rows.append(search_one(name, seconds))
        session.write("search", rows)
        shown = {key: value for key, value in rows[-1].items() if key != "moves"}
        session.say(f"{name}: {shown}")
        if session.left < 1.5 * seconds:
            break


def search_one(name: str, seconds: float) -> dict[str, Any]:
    """One search on a GPU; `ratio` is the recipe's time over that of what was found."""
    from perfdojo.api import kernel as make_kernel
    from perfdojo.dojo.contest import choose_recipe
    from perfdojo.dojo.repeat import compare_repeatedly
    from perfdojo.ir import parse_kernel
    from perfdojo.kernels import load_formula
    from perfdojo.measure import Harness, Timed
    from perfdojo.targets import CudaTarget

    target, sizes = CudaTarget(), dict(load_formula(name).bindings("cuda")[-1])
    words = [name, *(f"{key}={value}" for key, value in sizes.items()), "--target", "cuda"]
    words += ["--no-hints", "--no-torch", "--budget", f"{seconds:.0f}s", "--json"]
    text, code = run([sys.executable, "-m", "perfdojo", "optimize", *words], 2 * seconds + 60)
    try:
        found = json.loads(text[text.index("{") :])
    except ValueError:
        return {"operator": name, "error": f"exit code {code}: {text[-500:]}"}
    kernel = make_kernel(name, like=(), **sizes)
    with Harness(kernel, target) as harness:
        recipe = choose_recipe(kernel, target)
        outcome = compare_repeatedly(harness, parse_kernel(found["text"]), recipe, 2.0)
    row = {"operator": name, "command": " ".join(words)}
    kept = ("best_seconds", "measured", "verified", "floor_fraction", "moves")
    row |= {key: found[key] for key in kept}
    if not isinstance(outcome, Timed):
        return row | {"error": str(outcome)}
    return row | {"ratio": outcome.speedup, "ratio_low": outcome.speedup_low}


def run(command: list[str], limit: float) -> tuple[str, int]:
    """What a command prints, and its exit code; -9 if it had to be ended."""
    environment = {**os.environ, "PYTHONPATH": path_of(os.environ.get("PYTHONPATH"))}
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        return process.communicate(timeout=max(1.0, limit))[0], process.returncode
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        return process.communicate()[0], -9


def path_of(given: str | None) -> str:
    """Where Python finds perfdojo, and what was on the path before."""
    return os.pathsep.join(filter(None, (str(ROOT), given)))


def main() -> None:
    """Do what there is time for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="folder for the results")
    parser.add_argument("--seconds", type=float, default=540.0, help="for everything")
    parser.add_argument("--parts", default=",".join(PARTS), help=f"of {', '.join(PARTS)}")
    parser.add_argument("--only", default="", help="operators, separated by commas")
    parser.add_argument("--against", default="torch,inductor", help="peers")
    parser.add_argument("--search-seconds", type=float, default=180.0, help="of each search")
    parser.add_argument("--budget", type=float, default=1.0, help="seconds of timing an operator")
    given = parser.parse_args()
    sys.path.insert(0, str(ROOT))
    session = Session(given.out, given.seconds)
    missing = {name: why for name, why in find_modules().items() if why.startswith("missing")}
    session.say(f"missing: {missing or 'nothing'}")
    if set(NEEDED) & set(missing):
        sys.exit("perfdojo cannot be imported without these; put them on PYTHONPATH")
    from perfdojo.measure.gpu.peers import GPU_OPERATORS

    only = [name for name in given.only.split(",") if name]
    names = only or list(GPU_OPERATORS)
    peers = tuple(name for name in given.against.split(",") if name)
    parts = {
        "machine": lambda: do_machine(session),
        "tests": lambda: do_tests(session, given.seconds),
        "bench": lambda: do_bench(session, names, peers, given.budget),
        "search": lambda: do_search(session, only or SEARCHED, given.search_seconds),
    }
    for part in given.parts.split(","):
        try:
            parts[part]()
        except Exception as error:  # noqa: BLE001  # the parts that follow are still worth having
            session.write(f"{part}-error", {"error": f"{type(error).__name__}: {error}"})
            session.say(f"{part} failed: {type(error).__name__}: {error}")


if __name__ == "__main__":
    main()
