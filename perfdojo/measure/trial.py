"""Is one candidate right, and how fast beside the incumbent? What its disposable process does."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from perfdojo.ir import Kernel
from perfdojo.measure.arena import POISONS, Arena, Guarded
from perfdojo.measure.cases import Case
from perfdojo.measure.outcome import Failed, Stage
from perfdojo.measure.paired import Sampler, Samples, batch_for, sample_in_turn
from perfdojo.measure.stopwatch import Stopwatch, find_function

Bytes = NDArray[np.uint8]
CANDIDATE, INCUMBENT = "candidate", "incumbent"
_LONG = 2e-3  # seconds of a call: then waking threads and filling caches are a small part of it
# After so many rounds, a candidate that was slower by so much, in all of them but so many, is
# not timed further.
_HOPELESS = {3: (1.3, 0), 5: (1.12, 1), 8: (1.05, 1), 12: (1.03, 2)}


@dataclass(frozen=True, slots=True)
class Order:
    """What to try, and how: paths of libraries, names of functions, seconds."""

    library: str
    symbol: str
    stopwatch: str
    tolerances: Mapping[str, float]  # by output
    against: tuple[str, str] | None = None  # library and function of the incumbent
    budget: float = 0.05
    rounds: int = 5
    patient: bool = False  # time also what is clearly slower to the end


@dataclass(frozen=True, slots=True)
class Measured:
    """It was right each time: its largest scaled error, and the samples of both, round by round."""

    error: float
    seconds: dict[str, list[float]]
    stopped: bool


class Fault(Exception):
    """The candidate failed; raised to leave the trial."""

    def __init__(self, stage: Stage, reason: str) -> None:
        super().__init__(reason)
        self.failed = Failed(stage, reason)


class Trial:
    """Runs one candidate on arguments that are watched."""

    def __init__(self, kernel: Kernel, order: Order, ready: Mapping[str, Guarded]) -> None:
        try:
            self._candidate = find_function(order.library, order.symbol)
        except (OSError, AttributeError) as error:
            raise Fault("load", str(error)) from error
        self._order = order
        self._arena = Arena(kernel.inputs, kernel.outputs, ready)
        self._stopwatch = Stopwatch(order.stopwatch, self._arena.arguments)
        self._seen: dict[int, tuple[list[Bytes], float]] = {}  # right outputs by seed, their error
        self._calls = 0
        self._fastest = math.inf
        self._spent = 0.0  # seconds in checked calls, which are part of what a trial may cost

    def check(self, cases: Sequence[Case]) -> float:
        """The largest error over the cases. Raises Fault."""
        return max(self._run(case, "wrong") for case in cases)

    def measure(self, cases: Sequence[Case]) -> Measured:
        """Check, time in turn with the incumbent, check again. Raises Fault."""
        first = cases[0]
        error = self._run(first, "wrong")
        self._run(first, "unstable")
        samples, stopped = self._time()
        self._check_memory(first)
        later = [self._run(case, "unstable") for case in cases[1:]]
        return Measured(max(error, *later), samples.seconds, stopped)

    # -- one checked run --------------------------------------------------------------------

    def _run(self, case: Case, stage: Stage) -> float:
        """Restore, poison, call, look at everything: the error, which is within tolerance."""
        self._arena.fill(case.inputs)
        self._arena.poison(POISONS[self._calls % len(POISONS)])
        self._calls += 1
        seconds = self._call(self._candidate)
        self._fastest = min(self._fastest, seconds)
        self._spent += seconds
        self._check_memory(case)
        return self._judge(case, stage)

    def _call(self, function: int, calls: int = 1) -> float:
        try:
            return self._stopwatch.time(function, calls)
        except MemoryError as error:
            raise Fault("memory", "not enough memory for its temporaries") from error

    def _check_memory(self, case: Case) -> None:
        beside = self._arena.find_overrun()
        if beside is not None:
            raise Fault("bounds", f"it wrote outside '{beside}'")
        changed = self._arena.find_changed(case.inputs)
        if changed is not None:
            raise Fault("input", f"it changed its input '{changed}'")

    def _judge(self, case: Case, stage: Stage) -> float:
        found = [guarded.bytes for guarded in self._arena.outputs]
        right, known = self._seen.get(case.seed, ([], math.nan))
        if right and all(map(np.array_equal, found, right)):
            return known  # the same bits on the same inputs
        error = max(self._error(guarded, case, stage) for guarded in self._arena.outputs)
        if not right:
            self._seen[case.seed] = ([one.copy() for one in found], error)
        return error

    def _error(self, output: Guarded, case: Case, stage: Stage) -> float:
        error = case.judges[output.name].error(output.array)
        tolerance = self._order.tolerances[output.name]
        if error <= tolerance:
            return error
        when = "" if stage == "wrong" else f" in call {self._calls}, after a right one"
        amount = f"error {error:.3g}, more than {tolerance:.3g}"
        raise Fault(stage, f"'{output.name}' is wrong{when}: {amount}")

    # -- timing -----------------------------------------------------------------------------

    def _time(self) -> tuple[Samples, bool]:
        order = self._order
        samplers = {CANDIDATE: self._watched(self._candidate, self._fastest)}
        batches = {CANDIDATE: batch_for(self._fastest)}
        if order.against is not None:
            incumbent = find_function(*order.against)
            seconds = self._call(incumbent)
            samplers[INCUMBENT] = self._warmed(incumbent, seconds)
            batches[INCUMBENT] = batch_for(seconds)
        for name, sampler in samplers.items():
            if batches[name] > 1:  # a sample more warms up, and mends the batch
                batches[name] = batch_for(sampler(batches[name]) / batches[name])
        stopped = False

        def stop(samples: Samples) -> bool:
            nonlocal stopped
            stopped = not order.patient and is_hopeless(samples)
            return stopped

        return sample_in_turn(
            samplers, batches, budget=order.budget - self._spent, least=order.rounds, stop=stop
        ), stopped

    def _warmed(
        self, function: int, seconds: float, ready: Callable[[], None] = lambda: None
    ) -> Sampler:
        """A sampler that begins with a call which does not count, unless a call takes long.

        What ran before has let the threads of this one go to sleep and its data leave the caches;
        a call among calls has them at hand. `ready` is called between the two.
        """

        def sample(calls: int) -> float:
            if seconds < _LONG:
                self._call(function)
            ready()
            return self._call(function, calls)

        return sample

    def _watched(self, function: int, seconds: float) -> Sampler:
        """A sampler that notices calls which write nothing: a few elements are poisoned before."""
        spots = [spot for output in self._arena.outputs for spot in _spots(output)]
        written = [spot.tobytes() for spot in spots]
        poisoned = [bytes([POISONS[1]]) * spot.size for spot in spots]

        def poison() -> None:
            for spot in spots:
                spot.fill(POISONS[1])

        timed = self._warmed(function, seconds, poison)

        def sample(calls: int) -> float:
            taken = timed(calls)
            self._calls += calls
            for spot, right, left in zip(spots, written, poisoned, strict=True):
                if spot.tobytes() == left != right:
                    raise Fault("unstable", f"it wrote no result in call {self._calls}")
            return taken

        return sample


def is_hopeless(samples: Samples) -> bool:
    """Whether the candidate was clearly slower in almost every round so far."""
    rounds = len(samples.seconds[CANDIDATE])
    if INCUMBENT not in samples.seconds or rounds not in _HOPELESS:
        return False
    least, exceptions = _HOPELESS[rounds]
    pairs = zip(samples.seconds[CANDIDATE], samples.seconds[INCUMBENT], strict=True)
    return sorted(a / b for a, b in pairs)[exceptions] > least


def _spots(output: Guarded) -> list[Bytes]:
    """The bytes of the first, the middle and the last element."""
    size = output.array.itemsize
    count = output.bytes.size // size
    places = sorted({0, count // 2, count - 1}) if count else []
    return [output.bytes[place * size : (place + 1) * size] for place in places]
