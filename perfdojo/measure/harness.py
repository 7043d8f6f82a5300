"""Is a candidate right, and how fast? Every measurement of one kernel on one target.

    with Harness(kernel, "cpu") as harness:
        for outcome in harness.measure(candidates): ...

Candidates are compiled in parallel, then checked and timed one by one while nothing compiles,
each in a process of its own, in turn with the incumbent.
"""

from __future__ import annotations

import math
import os
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from types import TracebackType
from typing import Any, Self, TypeVar

from perfdojo.errors import MeasureError, TargetError
from perfdojo.ir import Kernel, size_of
from perfdojo.measure.build import Builder, Built, arguments_of
from perfdojo.measure.floor import BELOW, find_ceilings, floor_of
from perfdojo.measure.outcome import Failed, Outcome, Timed
from perfdojo.measure.paired import Samples
from perfdojo.measure.stopwatch import stopwatch_source
from perfdojo.measure.trial import CANDIDATE, INCUMBENT, Order
from perfdojo.measure.worker import Lost, Worker
from perfdojo.targets import CTarget, Target, find_target
from perfdojo.targets.cache import cache_folder

HELD_OUT = (0xBEEF, 0xCAFE)  # seeds that no search uses
_OTHER = 0x5EED  # between the seeds of the two sets of inputs that a search uses
_BATCH = 8  # kernels compiled before timing begins, for each job
_CALLS = 12  # of the untouched kernel: a limit that leaves every trial time
_BASELINE_LIMIT = 60.0  # seconds for the trial of the untouched kernel, at least
_MEMORY = 4 << 30
Known = TypeVar("Known")


@dataclass(frozen=True, slots=True)
class Incumbent:
    """What candidates are timed in turn with: the best so far, and its seconds."""

    built: Built
    seconds: float

    @property
    def kernel(self) -> Kernel:
        """Its text."""
        return self.built.kernel


class Harness:
    """Measures candidates for `kernel` on `target`. A context manager: it owns processes.

    A candidate may take `limit` seconds in all (more where the untouched kernel itself is slow)
    and `memory` bytes beyond its arguments; about `timing` seconds go into timing it. `jobs`
    compilers run at once. `floor` overrides the least seconds that a call can take.
    """

    def __init__(
        self,
        kernel: Kernel,
        target: str | Target = "cpu",
        *,
        seed: int = 0,
        limit: float = 10.0,
        timing: float = 0.03,
        jobs: int | None = None,
        memory: int | None = None,
        floor: float | None = None,
    ) -> None:
        found = find_target(target)
        if not isinstance(found, CTarget):
            raise TargetError(
                f"harness: expected a target that makes libraries, got '{found.name}'"
            )
        self.kernel, self.target = kernel, found
        self.seeds = (seed, seed + _OTHER)
        self.timing, self.limit = timing, limit
        self._given_floor, self._floor = floor, floor
        self._measured_again = False
        self._jobs = jobs or len(os.sched_getaffinity(0))
        room = _MEMORY + 4 * _bytes_of(kernel)
        self._worker = Worker(kernel, cache_folder() / "oracles", memory or room)
        self._builder = Builder(kernel, found, self._jobs)
        self.spent = {"compile": 0.0, "trial": 0.0}  # seconds; what is not in here is the driver's
        self._stopwatch = ""
        self._baseline: Timed | None = None
        self._incumbent: Incumbent | None = None

    def __enter__(self) -> Self:
        """Measure the untouched kernel. Raises DojoError if that fails."""
        try:
            self._start()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """End all processes; nothing can be measured after."""
        self._worker.close()
        self._builder.close()

    # -- what is known ----------------------------------------------------------------------

    @property
    def baseline(self) -> Timed:
        """The untouched kernel."""
        return _measured(self._baseline)

    @property
    def incumbent(self) -> Incumbent:
        """The best so far; at first the untouched kernel."""
        return _measured(self._incumbent)

    @property
    def floor(self) -> float:
        """Seconds that a call takes at least on this machine; 0.0 where nothing is sure."""
        if self._floor is None:
            self._floor = self._floor_of(self.kernel)
        return self._floor

    @property
    def workers_started(self) -> int:
        """How many nurseries there have been: more than one means that some were lost."""
        return self._worker.started

    def promote(self, kernel: Kernel, seconds: float) -> None:
        """Make `kernel`, which takes `seconds`, the incumbent. Raises DojoError."""
        self._incumbent = Incumbent(self._builder.build(kernel), seconds)

    # -- measuring --------------------------------------------------------------------------

    def measure(self, kernels: Sequence[Kernel]) -> Iterator[Outcome]:
        """What comes of each kernel, in order. Their seconds are comparable over a session."""
        size = _BATCH * self._jobs
        for start in range(0, len(kernels), size):
            for built in self._compile(kernels[start : start + size]):
                if isinstance(built, Failed):
                    yield built
                else:
                    yield self._try(built, self.incumbent, budget=self.timing)

    def confirm(self, kernel: Kernel, over: Kernel, *, budget: float = 1.0) -> Outcome:
        """Measure `kernel` with care: in turn with `over` for `budget` seconds, to the end."""
        built, other = self._compile([kernel, over])
        if isinstance(built, Failed):
            return built
        if isinstance(other, Failed):
            return other
        known = {self.kernel: self.baseline.seconds, self.incumbent.kernel: self.incumbent.seconds}
        against = Incumbent(other, known.get(over, math.nan))
        return self._try(built, against, budget=budget, rounds=15, patient=True)

    def check_held_out(self, kernel: Kernel, seeds: Sequence[int] = HELD_OUT) -> Failed | float:
        """The largest scaled error on inputs that no search has seen."""
        (built,) = self._compile([kernel])
        if isinstance(built, Failed):
            return built
        self._load(seeds)
        reply = self._ask({"do": "check", "seeds": list(seeds), "order": self._order(built)})
        return reply if isinstance(reply, Failed) else float(reply["error"])

    # -- the steps --------------------------------------------------------------------------

    def _start(self) -> None:
        self._stopwatch = self.target.build(stopwatch_source(len(arguments_of(self.kernel))))
        built = self._builder.build(self.kernel)
        self._load(self.seeds)
        wanted, self.limit = self.limit, max(self.limit, _BASELINE_LIMIT)
        outcome = self._try(built, None, budget=min(max(self.timing, 0.1), 1.0))
        if isinstance(outcome, Failed):
            why = f"{outcome.stage}: {outcome.reason}"
            raise MeasureError(f"{self.kernel.name}: the untouched kernel fails: {why}")
        self.limit = max(wanted, _CALLS * outcome.seconds)
        self._baseline = outcome
        self._incumbent = Incumbent(built, outcome.seconds)

    def _load(self, seeds: Sequence[int]) -> None:
        """Let the nursery make inputs and oracles, however long that takes."""
        try:
            self._worker.ask({"do": "load", "seeds": list(seeds)})
        except Lost as lost:
            raise MeasureError(f"harness: the worker ended: {lost}") from lost

    def _compile(self, kernels: Sequence[Kernel]) -> list[Built | Failed]:
        begin = time.perf_counter()
        built = self._builder.build_all(kernels)
        self.spent["compile"] += time.perf_counter() - begin
        return built

    def _order(self, built: Built) -> dict[str, Any]:
        return asdict(Order(built.library, built.symbol, self._stopwatch, built.tolerances))

    def _ask(self, request: dict[str, Any]) -> dict[str, Any] | Failed:
        """The reply; a nursery that went away is replaced, and asked once more."""
        reason = ""
        for _ in range(2):
            begin = time.perf_counter()
            try:
                reply = self._worker.ask({**request, "limit": self.limit}, self.limit)
            except Lost as lost:
                reason = str(lost)
                self._load(request["seeds"])
                continue
            finally:
                self.spent["trial"] += time.perf_counter() - begin
            return Failed(reply["stage"], reply["reason"]) if "stage" in reply else reply
        return Failed("lost", f"the worker ended: {reason}")

    def _try(
        self,
        built: Built,
        against: Incumbent | None,
        *,
        budget: float,
        rounds: int = 5,
        patient: bool = False,
    ) -> Outcome:
        order = self._order(built) | {"budget": budget, "rounds": rounds, "patient": patient}
        if against is not None:
            order["against"] = (against.built.library, against.built.symbol)
        reply = self._ask({"do": "measure", "seeds": list(self.seeds), "order": order})
        if isinstance(reply, Failed):
            return reply
        try:
            outcome = _timed(reply, against)
        except (KeyError, TypeError, ValueError):
            return Failed("crash", "it sent something else than a result")
        return self._above_floor(outcome, built.kernel)

    def _above_floor(self, outcome: Timed, kernel: Kernel) -> Outcome:
        """`outcome`, unless it is too fast to be true, even for ceilings measured again now."""
        if outcome.seconds >= BELOW * self.floor:
            return outcome
        floor = self._floor_of(kernel)
        if outcome.seconds < BELOW * floor and not self._measured_again:
            self._measured_again, self._floor = True, self._given_floor
            floor = self._floor_of(kernel, again=True)
        if outcome.seconds >= BELOW * floor:
            return outcome
        claim = f"it claims {outcome.seconds:.3g} s a call"
        return Failed("floor", f"{claim}, but the machine needs {floor:.3g} s")

    def _floor_of(self, kernel: Kernel, *, again: bool = False) -> float:
        if self._given_floor is not None:
            return self._given_floor
        ceilings = find_ceilings(self.target, cache_folder() / "ceilings", again=again)
        return floor_of(self.kernel, kernel, self.target.machine, ceilings)


def _timed(reply: dict[str, Any], against: Incumbent | None) -> Timed:
    """What the samples say; the seconds are those of the incumbent, divided by the speed-up."""
    samples = Samples(reply["seconds"])
    error, count = float(reply["error"]), len(samples.seconds[CANDIDATE])
    alone = samples.median(CANDIDATE)
    if against is None:
        return Timed(alone, 1.0, 1.0, 1.0, error, count)
    ratio = samples.ratio(INCUMBENT, CANDIDATE)
    seconds = alone if math.isnan(against.seconds) else against.seconds / ratio.value
    stopped = bool(reply["stopped"])
    return Timed(seconds, ratio.value, ratio.low, ratio.high, error, count, stopped)


def _measured(value: Known | None) -> Known:
    if value is None:
        raise MeasureError("harness: nothing is measured yet; use it in a `with` statement")
    return value


def _bytes_of(kernel: Kernel) -> int:
    return sum(math.prod(b.shape) * size_of(b.dtype) for b in arguments_of(kernel))
