"""Who is faster in the end? Programs timed in turn, each in a process of its own.

In one process they would share cores badly: threads that wait actively for work hold a core for
milliseconds, and TVM binds the threads of its caller. All that is done several times, because one
process alone can be unlucky with its memory: of each program the calmest counts; an interval
reaches from the lowest ratio to the highest.
"""

from __future__ import annotations

import itertools
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

from perfdojo.api import kernel as make_kernel
from perfdojo.ir import parse_kernel, print_kernel
from perfdojo.kernels import find_recipe
from perfdojo.measure import random_inputs
from perfdojo.measure.compare import scaled_error, tolerance_of
from perfdojo.measure.paired import batch_for, sample_in_turn
from perfdojo.measure.tvm_peer import Tuned, make_call
from perfdojo.moves.recipe import play_recipe
from perfdojo.targets import build_function, find_target
from perfdojo.targets.arrays import make_output
from perfdojo.targets.c.openmp import steady_threads

PROCESSES = 3
# Seconds between two programs: threads of one that wait for work actively, as those of OpenMP and
# of TVM do for milliseconds, must not hold the cores when the other's turn comes.
REST = 0.02


def recipe_text(operator: str, sizes: Mapping[str, int]) -> str:
    """The text of the operator's kernel after the expert's recipe."""
    target = find_target("cpu")
    kernel = make_kernel(operator, like=(), **sizes)
    recipe = find_recipe(operator, target.name)
    assert recipe is not None, f"{operator} has no recipe"
    return print_kernel(play_recipe(kernel, recipe, target.machine)[0])


def compare(
    texts: Mapping[str, str], *, tvm: Tuned | None = None, budget: float = 9.0, seed: int = 0
) -> dict[str, Any]:
    """Times of all programs (kernel texts, and `tvm`), and for each pair "a/b" how many times
    longer a takes than b (`value`, `low`, `high`); `agree` says that all results are the same.
    """
    requests: dict[str, dict[str, Any]] = {
        name: {"text": text, "seed": seed} for name, text in texts.items()
    }
    if tvm is not None:
        requests["tvm"] = {**next(iter(requests.values())), "tvm": asdict(tvm)}
    found = [fight(requests, budget / PROCESSES) for _ in range(PROCESSES)]
    seconds = {name: min(one["seconds"][name] for one in found) for name in found[0]["seconds"]}
    return {
        "seconds": seconds,
        "ratios": {
            f"{a}/{b}": _spread(
                seconds[a] / seconds[b], [one["ratios"][f"{a}/{b}"] for one in found]
            )
            for a, b in itertools.permutations(seconds, 2)
        },
        "error": max(one["error"] for one in found),
        "agree": all(one["agree"] for one in found),
    }


def _spread(value: float, ratios: list[dict[str, float]]) -> dict[str, float]:
    low, high = (min(r["low"] for r in ratios), max(r["high"] for r in ratios))
    return {"value": value, "low": min(value, low), "high": max(value, high)}


class Contender:
    """One program in a process of its own, which answers line by line (see `serve`)."""

    def __init__(self, request: Mapping[str, Any]) -> None:
        self._process = subprocess.Popen(
            [sys.executable, __file__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.shown = self.ask(dict(request))

    def ask(self, request: object) -> Any:
        """Its answer to one line."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit("contest: a program died; see above")
        return json.loads(line)

    def sample(self, calls: int) -> float:
        """Seconds that so many calls take, after a rest."""
        time.sleep(REST)
        return float(self.ask(calls))

    def close(self) -> None:
        """End it."""
        self._process.kill()
        self._process.communicate()


def fight(requests: Mapping[str, Mapping[str, Any]], budget: float) -> dict[str, Any]:
    """One round: all programs started, timed in turn, and their results compared."""
    contenders: dict[str, Contender] = {}
    try:
        with tempfile.TemporaryDirectory() as folder:
            for name, request in requests.items():
                result = str(Path(folder) / f"{name}.npy")
                contenders[name] = Contender({**request, "result": result})
            results = [np.load(Path(folder) / f"{name}.npy") for name in requests]
        error = max(scaled_error(result, results[0]) for result in results)
        batches = {name: batch_for(one.sample(1)) for name, one in contenders.items()}
        samplers = {name: one.sample for name, one in contenders.items()}
        samples = sample_in_turn(samplers, batches, budget=budget)
    finally:
        for contender in contenders.values():
            contender.close()
    first = parse_kernel(next(iter(requests.values()))["text"])
    return {
        "seconds": {name: samples.calm(name) for name in requests},
        "ratios": {
            f"{a}/{b}": asdict(samples.ratio(a, b)) for a, b in itertools.permutations(requests, 2)
        },
        "error": error,
        "agree": error <= 4 * tolerance_of(first, first.outputs[0].dtype),
    }


# -- the process of one program -------------------------------------------------------------


def serve() -> None:
    """Make the program that the first line asks for; then answer how long so many calls take."""
    replies = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    steady_threads()
    request = json.loads(sys.stdin.readline())
    call = _make(request)
    np.save(request["result"], call())
    print(json.dumps(request["result"]), file=replies, flush=True)
    for line in sys.stdin:
        call()  # wakes its threads
        start = time.perf_counter()
        for _ in range(int(line)):
            call()
        print(json.dumps(time.perf_counter() - start), file=replies, flush=True)


def _make(request: Mapping[str, Any]) -> Callable[[], Any]:
    kernel = parse_kernel(request["text"])
    inputs = {}
    for buffer, array in zip(
        kernel.inputs, random_inputs(kernel, request["seed"]).values(), strict=True
    ):
        inputs[buffer.name] = make_output(buffer, None)  # begins at a cache line, as TVM wants it
        np.copyto(inputs[buffer.name], array)
    if "tvm" in request:
        threads = find_target("cpu").machine.threads
        return make_call(Tuned(**request["tvm"]), kernel, inputs, threads)
    out = make_output(kernel.outputs[0], None)
    run = build_function(kernel, find_target("cpu")).prepare(*inputs.values(), out=out)

    def call() -> Any:
        run()
        return out

    return call


if __name__ == "__main__":
    serve()
