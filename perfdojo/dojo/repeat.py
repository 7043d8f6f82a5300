"""How sure is a comparison? What differs from one to the next is noise too, so it is repeated.

On a busy machine the ratio of two programs moves by several percent between comparisons, each in
a process of its own, whose intervals are far narrower: load does not slow both down alike.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import replace

from perfdojo.ir import Kernel
from perfdojo.measure.harness import CAREFUL_ROUNDS, Harness
from perfdojo.measure.outcome import Failed, Outcome, Timed
from perfdojo.measure.trial import least_rounds

# Each process gets the same time, since a kernel whose data fit a cache gets faster for a while:
# two comparisons agree only if both look as long.
PROCESS_SECONDS = 0.4
_PROCESSES = (3, 25)  # the least and the most
_UNSETTLED = 1.3  # times as many, at most, while they do not agree
_SETTLED = 0.008  # the error of their middle, as far as they tell


def compare_repeatedly(harness: Harness, kernel: Kernel, over: Kernel, budget: float) -> Outcome:
    """How much faster than `over`, by several processes: one alone can be lucky with its memory."""
    least, most = _PROCESSES
    slow = harness.baseline.seconds
    each = max(PROCESS_SECONDS, least_rounds(CAREFUL_ROUNDS, slow) * slow) + harness.overhead
    count = min(max(least, round(budget / each)), most)
    outcomes: list[Outcome] = []
    while len(outcomes) < count or (
        len(outcomes) < math.ceil(_UNSETTLED * count) and not is_settled(outcomes)
    ):
        outcomes.append(harness.confirm(kernel, over, budget=PROCESS_SECONDS))
        if isinstance(outcomes[-1], Failed):
            break
    return spread(outcomes)


def is_settled(outcomes: Sequence[Outcome]) -> bool:
    """Whether more processes would hardly say anything else: half of them lie close together."""
    timed = _timed(outcomes)
    if isinstance(timed, Failed) or len(timed) < 3:
        return isinstance(timed, Failed)
    low, middle, high = statistics.quantiles((one.speedup for one in timed), n=4)
    return (high - low) / middle / math.sqrt(len(timed)) < _SETTLED


def calmest(outcomes: Sequence[Outcome]) -> Outcome:
    """What several processes say together. A failure in any is a failure.

    Times are those of the calmest process: in others, every sample may be slower by a half, since
    pages fall badly or a neighbour is there throughout. Nothing makes one faster.
    """
    timed = _timed(outcomes)
    if isinstance(timed, Failed):
        return timed
    seconds = min(outcome.seconds for outcome in timed)
    speedup = min(outcome.seconds * outcome.speedup for outcome in timed) / seconds
    return replace(
        timed[0],
        seconds=seconds,
        speedup=speedup,
        speedup_low=min(speedup, statistics.median(one.speedup_low for one in timed)),
        speedup_high=max(speedup, statistics.median(one.speedup_high for one in timed)),
        error=max(outcome.error for outcome in timed),
        samples=sum(outcome.samples for outcome in timed),
    )


def spread(outcomes: Sequence[Outcome]) -> Outcome:
    """The same with a wide interval: from the lowest of any process to the highest.

    Of five or more, the very lowest and highest are left out: a burst of load may hit one.
    """
    found, timed = calmest(outcomes), _timed(outcomes)
    if isinstance(found, Failed) or isinstance(timed, Failed):
        return found
    left_out = 1 if len(timed) >= 5 else 0
    return replace(
        found,
        speedup_low=min(found.speedup, sorted(one.speedup_low for one in timed)[left_out]),
        speedup_high=max(found.speedup, sorted(one.speedup_high for one in timed)[-1 - left_out]),
    )


def _timed(outcomes: Sequence[Outcome]) -> list[Timed] | Failed:
    """All outcomes, if all are times; else the first failure."""
    timed = []
    for outcome in outcomes:
        if isinstance(outcome, Failed):
            return outcome
        timed.append(outcome)
    return timed
