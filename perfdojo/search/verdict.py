"""Which of the best is the answer? Compared with care, and right on inputs that were held out."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from perfdojo.dojo import Game, State
from perfdojo.dojo.repeat import PROCESS_SECONDS, calmest, compare_repeatedly
from perfdojo.ir import Kernel
from perfdojo.measure.harness import Harness
from perfdojo.measure.outcome import Failed, Timed
from perfdojo.search.base import Result
from perfdojo.search.budget import Budget

_FINAL = 0.15  # of the budget, for the last comparisons
_LEAST_SEARCH = 0.5  # of the budget, whatever the last comparisons need
_LAST_CALLS = 50  # of the untouched kernel in them, about
_LAST_TRIALS = 9  # processes that they take at least, about
_LAST = (8.0, 14.0)  # seconds: the least and most that the last comparisons take
# Of these, for choosing among the best, and for comparing the first with what was known before; the
# rest compares with the untouched one.
_RANKING, _DEFENCE = 1 / 4, 1 / 4


@dataclass(frozen=True, slots=True)
class Answer:
    """The best state, and how it compares with the untouched kernel.

    `verified`: its outputs were right also on inputs that the search never saw.
    """

    state: State
    final: Timed  # paired with the untouched kernel
    baseline: Timed
    floor: float = 0.0  # seconds that a call takes at least; 0 if none is known
    verified: bool = False
    notes: Mapping[str, str] = field(default_factory=dict)  # the machine, and the last gate


def search_part(budget: Budget, harness: Harness) -> Budget:
    """The budget less what the verdict needs: inputs that were held out, and last comparisons.

    Those call the untouched kernel, too, and each takes time beside its calls.
    """
    beside = _LAST_CALLS * harness.baseline.seconds + _LAST_TRIALS * harness.overhead
    last = harness.loading + _last_part(budget) + beside
    return replace(budget, seconds=max(budget.seconds - last, _LEAST_SEARCH * budget.seconds))


def _last_part(budget: Budget) -> float:
    """Seconds for the last comparisons."""
    share = _FINAL * budget.seconds if math.isfinite(budget.seconds) else 0.0
    return min(max(share, _LAST[0]), _LAST[1])


def judge(
    game: Game,
    harness: Harness,
    best: Sequence[Result],
    known: Sequence[State],
    budget: Budget,
    refuse: Callable[[State, Failed], None],
) -> Answer:
    """The fastest of the `best` that is right on held-out inputs, compared with the baseline.

    What was `known` before the search leads unless it is clearly beaten. `refuse` is told of each
    that turns out to be wrong.
    """
    seconds = _last_part(budget)
    ranked = rank(harness, best, _RANKING * seconds)
    ranked = defend(harness, ranked, known, _DEFENCE * seconds)
    for result in [*ranked, Result(game.start, harness.baseline)]:
        checked, said = _check(harness, result.state.kernel)
        if isinstance(checked, Failed):
            refuse(result.state, checked)
            continue
        rest = (1 - _RANKING - _DEFENCE) * seconds
        final = compare_repeatedly(harness, result.state.kernel, game.start.kernel, rest)
        if isinstance(final, Timed):
            baseline = replace(harness.baseline, seconds=final.seconds * final.speedup)
            notes = harness.state() | ({"sanitizer": said} if said else {})
            return Answer(result.state, final, baseline, harness.floor, True, notes)
    return Answer(game.start, harness.baseline, harness.baseline)


def _check(harness: Harness, kernel: Kernel) -> tuple[Failed | None, str]:
    """Why `kernel` is no result, if it is none; and what the last gate says."""
    checked = harness.check_held_out(kernel)
    if isinstance(checked, Failed):
        return checked, ""
    said = harness.inspect(kernel)
    return (said, "") if isinstance(said, Failed) else (None, said)


def rank(harness: Harness, best: Sequence[Result], budget: float) -> list[Result]:
    """The best few, those that are close to the first compared with it once more."""
    close = [result for result in best if result.seconds < 1.05 * best[0].seconds][:4]
    if len(close) < 2:
        return list(best[:4])
    again: list[tuple[float, Result]] = [(1.0, close[0])]
    for result in close[1:]:
        outcome = harness.confirm(
            result.state.kernel, close[0].state.kernel, budget=budget / len(close)
        )
        if isinstance(outcome, Timed):
            again.append((outcome.speedup, result))
    again.sort(key=lambda pair: -pair[0])
    return [result for _, result in again]


def defend(
    harness: Harness, ranked: list[Result], known: Sequence[State], budget: float
) -> list[Result]:
    """The same, but what was known before the search comes first unless it is clearly beaten.

    Times of a search are of different moments: in a calm one, a program that is slower than the
    recipe was seen to take a fifth less time than the recipe had taken.
    """
    others = [state for state in known if ranked and state.digest != ranked[0].state.digest]
    if len(others) < len(known) or not others:
        return ranked  # one of them leads already, or there is none
    first = ranked[0].state.kernel
    each = PROCESS_SECONDS + harness.overhead
    count = max(3, round(budget / each / len(others)))
    unbeaten: list[Result] = []
    for state in others:
        outcome = calmest(
            [harness.confirm(state.kernel, first, budget=PROCESS_SECONDS) for _ in range(count)]
        )
        if isinstance(outcome, Timed) and outcome.speedup_high >= 1:
            unbeaten.append(Result(state, outcome))
    unbeaten.sort(key=lambda result: result.seconds)
    taken = {result.state.digest for result in unbeaten}
    return [*unbeaten, *(r for r in ranked if r.state.digest not in taken)]
