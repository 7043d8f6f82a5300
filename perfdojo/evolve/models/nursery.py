"""Where do variants of a model run? (Tested, not proven.) In a process of their own.

`python -m perfdojo.evolve.models.nursery` loads what builders compiled, runs it on the parts of the
data it was given, judges the answers, and times it in turn with another. The program sees examples,
never the labels that it is judged by. XLA's programs write nothing but their results; memory is
limited, and whoever asks ends the process when it is late.
"""

from __future__ import annotations

import os
import resource
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

from perfdojo.errors import DojoError
from perfdojo.evolve.models.judge import Score, judge
from perfdojo.evolve.stablehlo.xla import Engine, call, temporary_bytes
from perfdojo.measure.outcome import Failed
from perfdojo.measure.paired import batch_for, sample_in_turn
from perfdojo.measure.serve import Reply, serve
from perfdojo.measure.trial import CANDIDATE, INCUMBENT, Fault, is_hopeless

_KEPT = 64  # executables that stay loaded
LONG = 0.005  # seconds of a call that fill a sample; shorter ones gain nothing by more threads
_SLOWER = 1.6  # times the original's time: such a variant is on no front
_LOOK = 8  # steps of training between two looks at the clock and the numbers
_AHEAD = 8  # batches that are computed while one is looked at
_EARLY, _TASTE = 4, 8  # after a quarter of its steps a model is tried on a few batches
_GUESSES, _LEARNT = 0.95, 0.7  # shares of a guess's error: above, nothing is learnt; below, a lot


class Server:
    """Answers requests about one model."""

    def __init__(self, start: Reply) -> None:
        self.start = start
        self.folder = Path(start["folder"])
        if "threads" in start:
            os.environ["NPROC"] = str(start["threads"])  # what XLA asks when its client is made
        self.engine = Engine(start["platform"])
        self.parts: dict[str, dict[str, Any]] = {}
        self._loaded: dict[str, Any] = {}
        if start["platform"] == "cpu":
            _limit_memory(start["memory"])

    def answer(self, request: Reply) -> Reply:
        """What came of one request: a result, or `stage` and `reason`."""
        try:
            return getattr(self, f"do_{request['do']}")(request)  # type: ignore[no-any-return]
        except Fault as fault:
            return asdict(fault.failed)
        except DojoError as error:
            return asdict(Failed("load", str(error)))
        except MemoryError:
            return asdict(Failed("memory", "it wanted more memory than it may have"))
        except RuntimeError as error:  # what XLA raises when a program fails
            line = (str(error).splitlines() or ["no reason given"])[0]
            stage: Any = "memory" if "RESOURCE_EXHAUSTED" in line else "crash"
            return asdict(Failed(stage, line[:200]))

    def tidy(self) -> None:
        """Forget the executables that were loaded first."""
        while len(self._loaded) > _KEPT:
            self._loaded.pop(next(iter(self._loaded)))

    # -- requests ---------------------------------------------------------------------------------

    def do_load(self, request: Reply) -> Reply:
        """Take the arrays of a part."""
        with np.load(self.folder / f"{request['part']}.npz") as file:
            part = {name: file[name] for name in file.files}
        size = self.start["batch"]
        count = len(part["y"])
        rows = np.arange(-(-count // size) * size) % count  # the last batch is filled up
        found: dict[str, Any] = {"y": part["y"]}
        found["x"] = [
            self.engine.put(part["x"][rows[i : i + size]]) for i in range(0, len(rows), size)
        ]
        if "order" in part:
            with np.load(self.folder / "train.npz") as file:
                x, y = file["x"], file["y"]
            found["steps"] = [(self.engine.put(x[r]), self.engine.put(y[r])) for r in part["order"]]
            names = sorted((n for n in part if n.startswith("init")), key=lambda n: int(n[4:]))
            found["init"] = [self.engine.put(part[name]) for name in names]
        self.parts[request["part"]] = found
        return {"count": count}

    def do_score(self, request: Reply) -> Reply:
        """How good a variant is on a part."""
        path = request["candidate"]
        if request["usual"] > LONG:
            self._check_pace(path, request["usual"])
        return asdict(self._score(path, request["part"], request["bound"], request["pace"]))

    def do_time(self, request: Reply) -> Reply:
        """Time in turn with another, which may be absent."""
        path, against = request["candidate"], request["against"]
        samplers = {CANDIDATE: self._sampler(path)}
        if against is not None:
            samplers[INCUMBENT] = self._sampler(against)
        batches = {
            name: batch_for(_best_of(sampler))
            for name, sampler in samplers.items()
            if not request["usual"] > LONG or name == CANDIDATE
        }
        batches.setdefault(INCUMBENT, 1)  # that long, it needs no second call for a sample
        stopped = False

        def stop(samples: Any) -> bool:
            nonlocal stopped
            stopped = not request["patient"] and is_hopeless(samples)
            return stopped

        samples = sample_in_turn(
            samplers, batches, budget=request["budget"], least=request["rounds"], stop=stop
        )
        return {"seconds": samples.seconds, "stopped": stopped}

    def _check_pace(self, path: str, usual: float) -> None:
        """Where calls are long, what is far slower than the original is not worth judging."""
        seconds = _best_of(self._sampler(path))
        if seconds > _SLOWER * usual:
            raise Fault("timeout", f"a call takes {seconds / usual:.1f} times the original's time")

    # -- running ----------------------------------------------------------------------------------

    def _load(self, path: str) -> Any:
        if path not in self._loaded:
            executable = self.engine.unpack(Path(path).read_bytes())
            wanted = temporary_bytes(executable)
            if wanted > self.start["memory"]:
                raise Fault(
                    "memory", f"it wants {wanted >> 20} MB for values between its operations"
                )
            self._loaded[path] = executable
        return self._loaded[path]

    def _score(self, path: str, part: str, bound: float, pace: float) -> Score:
        executable, data = self._load(path), self.parts[part]
        end = time.monotonic() + pace
        first: list[Any] = []
        if "steps" in data:
            first = self._train(executable, data, bound, end)
            executable = self._load(str(self.folder / "predict.o"))
        found = self._predict(executable, first, data, bound, end)
        score = judge(found, data["y"])
        if isinstance(score, Failed):
            raise Fault(score.stage, score.reason)
        return score

    def _train(self, executable: Any, data: dict[str, Any], bound: float, end: float) -> list[Any]:
        """The parameters after all steps. What is certain to come to nothing is not trained on."""
        params: list[Any] = data["init"]
        for number, (x, y) in enumerate(data["steps"], 1):
            params = call(executable, [*params, x, y])[: len(params)]
            if number % _LOOK == 0:
                _wait(params)
                _check_clock(end)
                _check_finite(params)
            if number == len(data["steps"]) // _EARLY:
                self._check_learns(params, data, bound)
        _check_finite(params)
        return params

    def _check_learns(self, params: list[Any], data: dict[str, Any], bound: float) -> None:
        """Early on, whoever still guesses where the original has learnt is given up.

        The original is judged first, with no bound: its share of wrong answers is kept.
        """
        labels = data["y"][: _TASTE * self.start["batch"]]
        if not np.issubdtype(labels.dtype, np.integer):
            return
        predict = self._load(str(self.folder / "predict.o"))
        outputs = [np.asarray(call(predict, [*params, x])[0]) for x in data["x"][:_TASTE]]
        answers = np.concatenate(outputs).argmax(-1)[: len(labels)]
        wrong, guess = float((answers != labels).mean()), 1 - _largest_share(labels)
        if bound >= 1:
            data.setdefault("early", wrong)
        elif data.get("early", 1.0) < _LEARNT * guess and wrong > _GUESSES * guess:
            raise Fault(
                "wrong", f"after 1/{_EARLY} of its steps it still guesses: error {wrong:.2f}"
            )

    def _predict(
        self, executable: Any, first: list[Any], data: dict[str, Any], bound: float, end: float
    ) -> Any:
        """The answers to a part. What is certain to be too wrong is not run to the end."""
        right, size = data["y"], self.start["batch"]
        found: list[Any] = []
        wrong = 0
        for number, later in enumerate(self._answers(executable, first, data["x"])):
            outputs = np.asarray(later, np.float32)
            found.append(outputs)
            _check_clock(end)
            if np.issubdtype(right.dtype, np.integer) and bound < 1:
                labels = right[number * size : (number + 1) * size]
                wrong += int((outputs.argmax(-1)[: len(labels)] != labels).sum())
                if wrong > bound * len(right) and number + 1 < len(data["x"]):
                    raise Fault("wrong", f"error above {bound:.3g} after {number + 1} batches")
        return np.concatenate(found)[: len(right)]

    def _answers(self, executable: Any, first: list[Any], inputs: list[Any]) -> Iterator[Any]:
        """Outputs of each batch; the next ones are computed while one is looked at."""
        for start in range(0, len(inputs), _AHEAD):
            later = [call(executable, [*first, x])[0] for x in inputs[start : start + _AHEAD]]
            yield from later

    def _sampler(self, path: str) -> Callable[[int], float]:
        """Seconds of so many calls: of batches of the search part, or steps of its training."""
        executable, data = self._load(path), self.parts["search"]
        inputs = (
            [[*data["init"], x, y] for x, y in data["steps"]]
            if "steps" in data
            else [[x] for x in data["x"]]
        )
        place = 0

        def sample(count: int) -> float:
            nonlocal place
            start = time.perf_counter()
            outputs: list[Any] = []
            for _ in range(count):
                place = (place + 1) % len(inputs)
                outputs = call(executable, inputs[place])
            _wait(outputs)
            return time.perf_counter() - start

        return sample


def _wait(values: list[Any]) -> None:
    for value in values:
        value.block_until_ready()


def _best_of(sampler: Callable[[int], float]) -> float:
    first = sampler(1)
    return first if first > LONG else min(sampler(1) for _ in range(3))


def _check_clock(end: float) -> None:
    if time.monotonic() > end:
        raise Fault("timeout", "it takes far longer than the original")


def _check_finite(params: list[Any]) -> None:
    if not all(np.isfinite(np.asarray(param)).all() for param in params):
        raise Fault("wrong", "it trains parameters that are not finite: the loss is NaN")


def _largest_share(labels: Any) -> float:
    """How often whoever knows only the labels is right."""
    return float(np.unique(labels, return_counts=True)[1].max() / len(labels))


def _limit_memory(limit: int) -> None:
    """So many bytes of addresses beyond those that this process has, and no files of memory."""
    with open("/proc/self/statm", encoding="ascii") as file:
        now = int(file.read().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_AS, (now + limit, now + limit))


if __name__ == "__main__":
    serve(Server)
