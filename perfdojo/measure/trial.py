"""Is one candidate right, and how fast beside the incumbent? The same steps on every machine."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from perfdojo.measure.outcome import Failed, Stage, Timed
from perfdojo.measure.paired import Sampler, Samples, batch_for, sample_in_turn

# What outputs hold before a run: bytes that are NaN in every float type, then a large finite one.
POISONS = (0xFF, 0x7A)
CANDIDATE, INCUMBENT = "candidate", "incumbent"
# After so many rounds, a candidate that was slower by so much, in all of them but so many, is
# not timed further.
_HOPELESS = {1: (3.0, 0), 2: (1.6, 0), 3: (1.3, 0), 5: (1.12, 1), 8: (1.05, 1), 12: (1.03, 2)}
# One whose first call takes so many seconds, and so many times as long as the incumbent's, is not
# called again: what a search tries by chance may be a hundred times slower, and four calls of it
# take as long as twenty good candidates.
_LENGTHY, _BEHIND = 0.1, 4.0
# After so many rounds, one that was faster by so much in each of them needs no more of a slow
# incumbent's time: it becomes the incumbent itself. A call of an incumbent is slow if it takes so
# many seconds; a shorter one may have been interrupted for many times as long as it takes.
_CLEAR, _SLOW = {1: 4.0, 2: 2.0, 3: 1.5}, 0.01
# Where a round takes long, the least number of rounds is what fits into so many seconds, or this.
_LONG, _FEW = 2.0, 3


@dataclass(frozen=True, slots=True)
class Measured:
    """It was right each time: its largest scaled error, and the samples of both, round by round."""

    error: float
    seconds: dict[str, list[float]]
    stopped: bool


def timed_of(reply: Mapping[str, Any], incumbent: float | None) -> Timed:
    """What a `Measured`, as it came from another process, says.

    Its seconds are those of the `incumbent` over their ratio, so that times of one session compare;
    those of its own samples if these are nan, or None: there was no incumbent.
    """
    samples = Samples(reply["seconds"])
    error, count = float(reply["error"]), len(samples.seconds[CANDIDATE])
    alone = samples.calm(CANDIDATE)
    if incumbent is None:
        return Timed(alone, 1.0, 1.0, 1.0, error, count)
    ratio = samples.ratio(INCUMBENT, CANDIDATE)
    seconds = alone if math.isnan(incumbent) else incumbent / ratio.value
    stopped = bool(reply["stopped"])
    return Timed(seconds, ratio.value, ratio.low, ratio.high, error, count, stopped)


class Seeded(Protocol):
    """Inputs and what is right on them, known by a seed."""

    @property
    def seed(self) -> int:
        """Which inputs these are."""


class Fault(Exception):
    """The candidate failed; raised to leave the trial."""

    def __init__(self, stage: Stage, reason: str) -> None:
        super().__init__(reason)
        self.failed = Failed(stage, reason)


class Ground(Protocol):
    """Where a candidate runs beside the incumbent: arguments that are watched, and a clock.

    Whatever the candidate does wrong that shows at once is raised as a Fault.
    """

    outputs: tuple[str, ...]
    has_incumbent: bool

    def fill(self, case: Any) -> None:
        """Restore the inputs."""

    def poison(self, byte: int) -> None:
        """Make outputs and temporaries that are not written show."""

    def time(self, who: str, calls: int = 1) -> float:
        """Seconds that so many calls take."""

    def settle(self, who: str, seconds: float) -> None:
        """Bring back what calls among calls have at hand, if a call of `seconds` would miss it."""

    def find_overrun(self) -> str | None:
        """The array beside which somebody wrote."""

    def find_changed(self, case: Any) -> str | None:
        """The input that is no longer what it was."""

    def keep(self, seed: int) -> None:
        """Remember the outputs as right for that seed."""

    def is_kept(self, seed: int) -> bool:
        """Whether the outputs are, bit by bit, what was kept."""

    def error(self, output: str, case: Any) -> float:
        """The scaled error of an output."""

    def poison_spots(self) -> None:
        """Poison a few elements of the outputs; the others keep what they hold."""

    def lacks_spot(self) -> bool:
        """Whether one of them was not written since."""


class Trial:
    """Tries one candidate on its ground."""

    def __init__(self, ground: Ground, order: Any) -> None:
        """`order` says `tolerances`, `budget`, `rounds` and `patient`."""
        self._ground, self._order = ground, order
        self._errors: dict[int, float] = {}  # of the outputs that were kept, by seed
        self._calls = 0
        self._fastest = math.inf
        self._spent = 0.0  # seconds in checked calls, which are part of what a trial may cost

    def check(self, cases: Sequence[Seeded]) -> float:
        """The largest error over the cases. Raises Fault."""
        return max(self._run(case, "wrong") for case in cases)

    def measure(self, cases: Sequence[Seeded]) -> Measured:
        """Check, time in turn with the incumbent, check again. Raises Fault.

        One that is far behind in its first call is not looked at further.
        """
        first = cases[0]
        error = self._run(first, "wrong")
        if behind := self._find_behind():
            return Measured(error, behind, True)
        self._run(first, "unstable")
        samples, stopped = self._time()
        self._check_memory(first)
        later = [self._run(case, "unstable") for case in cases[1:]]
        return Measured(max(error, *later), samples.seconds, stopped)

    def _find_behind(self) -> dict[str, list[float]]:
        """One call of each, if those are enough to say that it is far slower; else nothing."""
        lengthy = self._fastest > _LENGTHY and not self._order.patient
        if not lengthy or not self._ground.has_incumbent:
            return {}
        incumbent = self._ground.time(INCUMBENT)
        if self._fastest < _BEHIND * incumbent:
            return {}
        return {CANDIDATE: [self._fastest], INCUMBENT: [incumbent]}

    # -- one checked run --------------------------------------------------------------------

    def _run(self, case: Seeded, stage: Stage) -> float:
        """Restore, poison, call, look at everything: the error, which is within tolerance."""
        self._ground.fill(case)
        self._ground.poison(POISONS[self._calls % len(POISONS)])
        self._calls += 1
        seconds = self._ground.time(CANDIDATE)
        self._fastest = min(self._fastest, seconds)
        self._spent += seconds
        self._check_memory(case)
        return self._judge(case, stage)

    def _check_memory(self, case: Seeded) -> None:
        beside = self._ground.find_overrun()
        if beside is not None:
            raise Fault("bounds", f"it wrote outside '{beside}'")
        changed = self._ground.find_changed(case)
        if changed is not None:
            raise Fault("input", f"it changed its input '{changed}'")

    def _judge(self, case: Seeded, stage: Stage) -> float:
        known = self._errors.get(case.seed)
        if known is not None and self._ground.is_kept(case.seed):
            return known  # the same bits on the same inputs
        error = max(self._error(output, case, stage) for output in self._ground.outputs)
        if known is None:
            self._ground.keep(case.seed)
            self._errors[case.seed] = error
        return error

    def _error(self, output: str, case: Seeded, stage: Stage) -> float:
        error = self._ground.error(output, case)
        tolerance = self._order.tolerances[output]
        if error <= tolerance:
            return error
        when = "" if stage == "wrong" else f" in call {self._calls}, after a right one"
        amount = f"error {error:.3g}, more than {tolerance:.3g}"
        raise Fault(stage, f"'{output}' is wrong{when}: {amount}")

    # -- timing -----------------------------------------------------------------------------

    def _time(self) -> tuple[Samples, bool]:
        order, ground = self._order, self._ground
        samplers: dict[str, Sampler] = {CANDIDATE: self._sample}
        batches = {CANDIDATE: batch_for(self._fastest)}
        once = self._fastest  # seconds of a round
        if ground.has_incumbent:
            seconds = ground.time(INCUMBENT)
            samplers[INCUMBENT] = lambda calls: self._settled(INCUMBENT, seconds, calls)
            batches[INCUMBENT] = batch_for(seconds)
            once += seconds
        for name, sampler in samplers.items():
            if batches[name] > 1:
                # A call alone, since of many only the last is looked at: else who works in every
                # eighth call would be timed as eight times faster. Both sides make it, untimed.
                sampler(1)
                # A sample more warms up, and mends the batch.
                batches[name] = batch_for(sampler(batches[name]) / batches[name])
        stopped = False

        def stop(samples: Samples) -> bool:
            nonlocal stopped
            stopped = not order.patient and is_hopeless(samples)
            return stopped or (not order.patient and is_clear(samples))

        left = order.budget - self._spent
        least = least_rounds(order.rounds, once)
        return sample_in_turn(samplers, batches, budget=left, least=least, stop=stop), stopped

    def _settled(self, who: str, seconds: float, calls: int) -> float:
        self._ground.settle(who, seconds)
        return self._ground.time(who, calls)

    def _sample(self, calls: int) -> float:
        """Time the candidate, and notice calls that write nothing: the last of each sample."""
        self._ground.settle(CANDIDATE, self._fastest)
        self._ground.poison_spots()
        seconds = self._ground.time(CANDIDATE, calls)
        self._calls += calls
        if self._ground.lacks_spot():
            raise Fault("unstable", f"it wrote no result in call {self._calls}")
        return seconds


def least_rounds(wanted: int, seconds: float) -> int:
    """How many rounds of so many seconds are asked for: what is slow gets fewer than `wanted`."""
    return min(wanted, max(_FEW, int(_LONG / max(seconds, 1e-9))))


def is_hopeless(samples: Samples) -> bool:
    """Whether the candidate was clearly slower in almost every round so far."""
    rounds = len(samples.seconds[CANDIDATE])
    if INCUMBENT not in samples.seconds or rounds not in _HOPELESS:
        return False
    least, exceptions = _HOPELESS[rounds]
    pairs = zip(samples.seconds[CANDIDATE], samples.seconds[INCUMBENT], strict=True)
    return sorted(a / b for a, b in pairs)[exceptions] > least


def is_clear(samples: Samples) -> bool:
    """Whether the candidate was faster by far in every round so far of a slow incumbent."""
    rounds = len(samples.seconds[CANDIDATE])
    if INCUMBENT not in samples.seconds or rounds not in _CLEAR:
        return False
    if min(samples.seconds[INCUMBENT]) < _SLOW:
        return False
    pairs = zip(samples.seconds[CANDIDATE], samples.seconds[INCUMBENT], strict=True)
    return min(b / a for a, b in pairs) > _CLEAR[rounds]
