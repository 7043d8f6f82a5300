"""Is a candidate right, and how fast? Every measurement of one kernel on one target.

    with Harness(kernel, "cpu") as harness:
        for outcome in harness.measure(candidates): ...

Candidates are compiled in parallel, then checked and timed one by one while nothing compiles, in
turn with the incumbent. Where and in which process they run is the site's (see `site.py`).
"""

from __future__ import annotations

import math
import os
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Self, TypeVar

from perfdojo.errors import MeasureError, TargetError
from perfdojo.ir import Kernel
from perfdojo.measure.build import Builder, Built
from perfdojo.measure.floor import BELOW
from perfdojo.measure.gpu.site import GpuSite
from perfdojo.measure.outcome import Failed, Outcome, Timed
from perfdojo.measure.paired import SHORTEST
from perfdojo.measure.site import CpuSite, Site
from perfdojo.measure.trial import timed_of
from perfdojo.measure.worker import Lost
from perfdojo.targets import CTarget, CudaTarget, Target, find_target

HELD_OUT = (0xBEEF, 0xCAFE)  # seeds that no search uses
CAREFUL_ROUNDS = 15  # that a comparison with care takes at least
_OTHER = 0x5EED  # between the seeds of the two sets of inputs that a search uses
_BATCH = 8  # kernels compiled before timing begins, for each job
_CHECKS = 4  # calls of a trial beside its samples, about
_CALLS = 12  # of the untouched kernel: a limit that leaves every trial time
_BASELINE_LIMIT = 60.0  # seconds for the trial of the untouched kernel, at least
_PATIENCE = (1.0, 4.0)  # seconds until a worker that was lost is replaced again
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
    and, on a CPU, `memory` bytes beyond its arguments; about `timing` seconds go into timing it.
    `jobs` compilers run at once. `floor` overrides the least seconds that a call can take. On a
    GPU caches are cold before each call unless `warm`.
    """

    def __init__(
        self,
        kernel: Kernel,
        target: str | Target = "cpu",
        *,
        seed: int = 0,
        limit: float = 10.0,
        timing: float = 0.016,
        jobs: int | None = None,
        memory: int | None = None,
        floor: float | None = None,
        warm: bool = False,
    ) -> None:
        self.kernel, self.target = kernel, find_target(target)
        self._site = _make_site(kernel, self.target, memory, warm)
        self.seeds = (seed, seed + _OTHER)
        self.timing, self.limit = timing, limit
        self._given_floor, self._floor = floor, floor
        self._measured_again = False
        self._jobs = jobs or len(os.sched_getaffinity(0))
        self._worker = self._site.worker
        self._builder = Builder(kernel, self.target, self._jobs)
        self.spent = {"compile": 0.0, "trial": 0.0}  # seconds; what is not in here is the driver's
        self.loading = 0.0  # seconds that inputs of as many seeds as a search uses take to make
        self.overhead = 0.0  # seconds of one trial beside its calls: arrays filled, outputs judged
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
        """How many workers there have been: more than one means that some were lost."""
        return self._worker.started

    def state(self) -> dict[str, str]:
        """What is to be noted of the machine now: clocks and temperature of a GPU."""
        return self._site.state()

    def promote(self, kernel: Kernel, seconds: float) -> None:
        """Make `kernel`, which takes `seconds`, the incumbent. Raises DojoError."""
        built = self._builder.build(self._site.as_measured(kernel))
        self._incumbent = Incumbent(built, seconds)

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
        """Measure `kernel` with care: in turn with `over` for `budget` seconds, to the end.

        Its seconds are those of this comparison, whatever was measured before.
        """
        built, other = self._compile([kernel, over])
        if isinstance(built, Failed):
            return built
        if isinstance(other, Failed):
            return other
        against = Incumbent(other, math.nan)
        return self._try(built, against, budget=budget, rounds=CAREFUL_ROUNDS, patient=True)

    def check_held_out(self, kernel: Kernel, seeds: Sequence[int] = HELD_OUT) -> Failed | float:
        """The largest scaled error on inputs that no search has seen."""
        (built,) = self._compile([kernel])
        if isinstance(built, Failed):
            return built
        self._load(seeds)
        reply = self._ask({"do": "check", "seeds": list(seeds), "order": self._site.order(built)})
        return reply if isinstance(reply, Failed) else float(reply["error"])

    def inspect(self, kernel: Kernel) -> Failed | str:
        """The last gate for a winner: what tools that watch every access find, or what they say.

        Where there are none, the answer says so; on a CPU it is empty.
        """
        (built,) = self._compile([kernel])
        return built if isinstance(built, Failed) else self._site.inspect(built)

    # -- the steps --------------------------------------------------------------------------

    def _start(self) -> None:
        self._site.begin()
        built = self._builder.build(self._site.as_measured(self.kernel))
        begin = time.perf_counter()
        self._load(self.seeds)
        self.loading = time.perf_counter() - begin
        wanted, self.limit = self.limit, max(self.limit, _BASELINE_LIMIT)
        outcome = self._try(built, None, budget=min(max(self.timing, 0.1), 1.0))
        if isinstance(outcome, Failed):
            why = f"{outcome.stage}: {outcome.reason}"
            raise MeasureError(f"{self.kernel.name}: the untouched kernel fails: {why}")
        self.limit = max(wanted, _CALLS * outcome.seconds)
        calls = (outcome.samples + _CHECKS) * max(outcome.seconds, SHORTEST)
        self.overhead = max(0.0, self.spent["trial"] - calls)
        self._baseline = outcome
        self._incumbent = Incumbent(built, outcome.seconds)

    def _load(self, seeds: Sequence[int]) -> None:
        """Let the worker make inputs and oracles, however long that takes."""
        try:
            reply = self._worker.ask({"do": "load", "seeds": list(seeds)})
        except Lost as lost:
            raise MeasureError(f"harness: the worker ended: {lost}") from lost
        if "stage" in reply:
            raise MeasureError(f"harness: cannot make inputs or oracle: {reply['reason']}")

    def _reload(self, seeds: Sequence[int]) -> None:
        """The same in a new worker; what the old one held may be free only after a while."""
        for wait in _PATIENCE:
            try:
                return self._load(seeds)
            except MeasureError:
                self._worker.close()
                time.sleep(wait)
        self._load(seeds)

    def _compile(self, kernels: Sequence[Kernel]) -> list[Built | Failed]:
        begin = time.perf_counter()
        built = self._builder.build_all([self._site.as_measured(kernel) for kernel in kernels])
        self.spent["compile"] += time.perf_counter() - begin
        return built

    def _ask(self, request: dict[str, Any]) -> dict[str, Any] | Failed:
        """The reply; a worker that went away is replaced, and asked once more if it was unlucky."""
        reason = ""
        for _ in range(2):
            begin = time.perf_counter()
            try:
                reply = self._worker.ask({**request, "limit": self.limit}, self.limit)
            except Lost as lost:
                reason, blamed = str(lost), self._site.blame(lost, self.limit)
                self._reload(request["seeds"])
                if blamed is not None:
                    return blamed
                continue
            finally:
                self.spent["trial"] += time.perf_counter() - begin
            if reply.get("poisoned"):
                self._worker.close()
                self._reload(request["seeds"])
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
        if against is not None and (refused := self._site.refuse(built.kernel, against.seconds)):
            return refused
        order = self._site.order(built, against.built if against else None)
        order |= {"budget": budget, "rounds": rounds, "patient": patient}
        reply = self._ask({"do": "measure", "seeds": list(self.seeds), "order": order})
        if isinstance(reply, Failed):
            return reply
        try:
            outcome = timed_of(reply, against.seconds if against else None)
        except (KeyError, TypeError, ValueError):
            return Failed("crash", "it sent something else than a result")
        if outcome.seconds < BELOW * self.floor and against is not None:
            outcome = timed_of(reply, math.nan)  # noise may have hit the incumbent: its own times
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
        return self._site.floor(self.kernel, kernel, again=again)


def _make_site(kernel: Kernel, target: Target, memory: int | None, warm: bool) -> Site:
    if isinstance(target, CTarget):
        return CpuSite(kernel, target, memory)
    if isinstance(target, CudaTarget):
        return GpuSite(kernel, target, warm=warm)
    raise TargetError(f"harness: expected a target that can be measured, got '{target.name}'")


def _measured(value: Known | None) -> Known:
    if value is None:
        raise MeasureError("harness: nothing is measured yet; use it in a `with` statement")
    return value
