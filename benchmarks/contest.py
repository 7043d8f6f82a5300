"""Who is faster in the end? Programs timed in turn in one process, their results compared.

That is done in several processes one after the other, because one process alone can be unlucky with
its memory: of each program the calmest counts; an interval reaches from the lowest ratio to the
highest.
"""

from __future__ import annotations

import itertools
import json
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any

import numpy as np

from perfdojo.api import kernel as make_kernel
from perfdojo.ir import Kernel, parse_kernel, print_kernel
from perfdojo.kernels import find_recipe
from perfdojo.measure import random_inputs
from perfdojo.measure.compare import scaled_error, tolerance_of
from perfdojo.measure.paired import Sampler, batch_for, sample_in_turn
from perfdojo.measure.tvm_peer import Tuned, make_call
from perfdojo.moves.recipe import play_recipe
from perfdojo.targets import build_function, find_target
from perfdojo.targets.arrays import make_output

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
    request = {"texts": dict(texts), "budget": budget / PROCESSES, "seed": seed}
    if tvm is not None:
        request["tvm"] = asdict(tvm)
    found = [_ask(request) for _ in range(PROCESSES)]
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


def _ask(request: Mapping[str, Any]) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, __file__], input=json.dumps(request), capture_output=True, text=True
    )
    if done.returncode != 0:
        raise SystemExit(f"contest: {(done.stderr.strip().splitlines() or ['it died'])[-1]}")
    answer: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return answer


def fight(request: Mapping[str, Any]) -> dict[str, Any]:
    """What one process does."""
    kernels = {name: parse_kernel(text) for name, text in request["texts"].items()}
    first = next(iter(kernels.values()))
    inputs = {}
    for buffer, array in zip(
        first.inputs, random_inputs(first, request["seed"]).values(), strict=True
    ):
        inputs[buffer.name] = make_output(buffer, None)  # begins at a cache line, as TVM wants it
        np.copyto(inputs[buffer.name], array)
    calls = {name: _call(kernel, inputs) for name, kernel in kernels.items()}
    if "tvm" in request:
        tuned = Tuned(**request["tvm"])
        calls["tvm"] = make_call(tuned, first, inputs, find_target("cpu").machine.threads)
    results = [np.array(call()) for call in calls.values()]
    error = max(scaled_error(result, results[0]) for result in results)
    samplers = {name: _rested(call) for name, call in calls.items()}
    batches = {name: batch_for(sample(1)) for name, sample in samplers.items()}
    samples = sample_in_turn(samplers, batches, budget=request["budget"])
    return {
        "seconds": {name: samples.calm(name) for name in calls},
        "ratios": {
            f"{a}/{b}": asdict(samples.ratio(a, b)) for a, b in itertools.permutations(calls, 2)
        },
        "error": error,
        "agree": error <= 4 * tolerance_of(first, first.outputs[0].dtype),
    }


def _rested(call: Callable[[], Any]) -> Sampler:
    """Times calls after a rest, and one that wakes its threads."""

    def sample(count: int) -> float:
        time.sleep(REST)
        call()
        start = time.perf_counter()
        for _ in range(count):
            call()
        return time.perf_counter() - start

    return sample


def _call(kernel: Kernel, inputs: Mapping[str, Any]) -> Callable[[], Any]:
    out = make_output(kernel.outputs[0], None)
    run = build_function(kernel, find_target("cpu")).prepare(*inputs.values(), out=out)

    def call() -> Any:
        run()
        return out

    return call


if __name__ == "__main__":
    print(json.dumps(fight(json.load(sys.stdin))))
