"""Who is faster in the end? Programs timed in turn, each in a process of its own.

In one process they would share cores badly: TVM binds the threads of its caller. And while one has
its turn, the others are stopped: threads that wait actively for work, as those of OpenMP and of TVM
do for milliseconds or a second, would hold the cores. All that is done several times, because one
process alone can be unlucky with its memory: of each program the calmest counts; an interval
reaches from the lowest ratio to the highest.
"""

from __future__ import annotations

import itertools
import os
import signal
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

from perfdojo.api import kernel as make_kernel
from perfdojo.ir import parse_kernel, print_kernel
from perfdojo.kernels import find_recipe
from perfdojo.measure import random_inputs
from perfdojo.measure.compare import scaled_error, tolerance_of
from perfdojo.measure.paired import Sampler, batch_for, sample_in_turn
from perfdojo.measure.serve import serve
from perfdojo.measure.tvm_peer import Tuned, make_call
from perfdojo.measure.worker import Lost, Worker
from perfdojo.moves.recipe import play_recipe
from perfdojo.targets import build_function, find_target
from perfdojo.targets.arrays import make_output
from perfdojo.targets.c.openmp import steady_threads

PROCESSES = 3


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
    found = [fight(_from(requests, first), budget / PROCESSES) for first in range(PROCESSES)]
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


def _from(requests: Mapping[str, Any], first: int) -> dict[str, Any]:
    """The same, another one first: the order of starting must favour no one."""
    names = list(requests)
    first %= len(names)
    return {name: requests[name] for name in (*names[first:], *names[:first])}


def _spread(value: float, ratios: list[dict[str, float]]) -> dict[str, float]:
    low, high = (min(r["low"] for r in ratios), max(r["high"] for r in ratios))
    return {"value": value, "low": min(value, low), "high": max(value, high)}


def fight(requests: Mapping[str, Mapping[str, Any]], budget: float) -> dict[str, Any]:
    """One round: all programs started, timed in turn, and their results compared."""
    workers = {name: Worker("benchmarks.contest", request) for name, request in requests.items()}
    try:
        with tempfile.TemporaryDirectory() as folder:
            results = []
            for name, worker in workers.items():
                path = Path(folder) / f"{name}.npy"
                with turn_of(worker):
                    worker.ask({"result": str(path)})
                results.append(np.load(path))
        error = max(scaled_error(result, results[0]) for result in results)
        samplers = {name: _sampler(worker) for name, worker in workers.items()}
        batches = {name: batch_for(sample(1)) for name, sample in samplers.items()}
        samples = sample_in_turn(samplers, batches, budget=budget)
    except Lost as lost:
        raise SystemExit(f"contest: a program died: {lost}") from lost
    finally:
        for worker in workers.values():
            worker.close()
    first = parse_kernel(next(iter(requests.values()))["text"])
    return {
        "seconds": {name: samples.calm(name) for name in requests},
        "ratios": {
            f"{a}/{b}": asdict(samples.ratio(a, b)) for a, b in itertools.permutations(requests, 2)
        },
        "error": error,
        "agree": error <= 4 * tolerance_of(first, first.outputs[0].dtype),
    }


def _sampler(worker: Worker) -> Sampler:
    """Times calls of a program while all others stand still."""

    def sample(calls: int) -> float:
        with turn_of(worker):
            return float(worker.ask({"calls": calls})["seconds"])

    return sample


@contextmanager
def turn_of(worker: Worker) -> Iterator[None]:
    """The program runs inside, and is stopped with all its threads outside."""
    worker.warm_up()
    assert worker.pid is not None
    os.killpg(worker.pid, signal.SIGCONT)
    try:
        yield
    finally:
        if worker.pid is not None:
            os.killpg(worker.pid, signal.SIGSTOP)


# -- the process of one program -------------------------------------------------------------


class Contender:
    """One program: answers what it computes, and how long so many calls take."""

    def __init__(self, start: Mapping[str, Any]) -> None:
        steady_threads()
        self._call = _make(start)

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        """`result` names the file to write it to; `calls` is how many to time."""
        value = self._call()  # wakes its threads
        if "result" in request:
            np.save(request["result"], value)
            return {}
        start = time.perf_counter()
        for _ in range(request["calls"]):
            self._call()
        return {"seconds": time.perf_counter() - start}

    def tidy(self) -> None:
        """Nothing is left."""


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
    serve(Contender)
