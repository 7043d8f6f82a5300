"""Is the answer of a search never slower than what was known before it?"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from perfdojo.api import kernel as make_kernel
from perfdojo.dojo import Game, State
from perfdojo.ir import Kernel
from perfdojo.measure.harness import Harness
from perfdojo.measure.outcome import Failed, Outcome, Timed
from perfdojo.search.base import Result
from perfdojo.search.budget import Budget
from perfdojo.search.verdict import defend, search_part

GAME = Game(make_kernel("relu", like=(), N=4, M=8))
RECIPE, RECORD, FOUND = (
    GAME.follow(recipe) for recipe in ("parallelise(i)", "unroll(j)", "vectorise(j)")
)


class Contests:
    """A harness that knows how the contests of each kernel with what was found end."""

    overhead = 0.0

    def __init__(self, ends: dict[str, Outcome]) -> None:
        self.ends, self.count = ends, 0

    def confirm(self, kernel: Kernel, over: Kernel, *, budget: float) -> Outcome:
        assert over == FOUND.kernel
        self.count += 1
        names = {"recipe": RECIPE, "record": RECORD}
        return next(self.ends[name] for name, state in names.items() if state.kernel == kernel)


def timed(speedup: float, width: float = 0.01) -> Timed:
    return Timed(1 / speedup, speedup, speedup - width, speedup + width, error=0.0, samples=9)


def order(ends: dict[str, Outcome], known: list[State]) -> tuple[list[State], int]:
    ranked = [Result(FOUND, timed(1.0))]
    harness = Contests(ends)
    found = defend(cast(Any, cast(Harness, harness)), ranked, known, budget=2.0)
    return [result.state for result in found], harness.count


@pytest.mark.parametrize(
    ("end", "expected"),
    [
        (timed(1.3), [RECIPE, FOUND]),
        (timed(0.995), [RECIPE, FOUND]),  # not clearly slower
        (timed(0.9), [FOUND]),
        (Failed("crash", "signal 11"), [FOUND]),
    ],
)
def test_what_was_known_leads_unless_it_is_clearly_beaten(
    end: Outcome, expected: list[State]
) -> None:
    assert order({"recipe": end}, [RECIPE]) == (expected, 5)


def test_of_two_that_were_known_the_faster_leads() -> None:
    found, _ = order({"recipe": timed(1.1), "record": timed(1.2)}, [RECIPE, RECORD])
    assert found == [RECORD, RECIPE, FOUND]


def test_nothing_is_measured_if_nothing_was_known_or_it_leads_already() -> None:
    assert order({}, []) == ([FOUND], 0)
    assert order({}, [FOUND, RECIPE]) == ([FOUND], 0)


@pytest.mark.parametrize(
    ("loading", "overhead", "call", "seconds"),
    [
        (0.1, 0.0, 1e-4, 51.0),  # small arrays: only the last comparisons
        (5.0, 0.5, 1e-2, 41.0),  # large ones: held-out inputs and slow processes, too
        (50.0, 2.0, 1.0, 30.0),  # whatever they need, half of the budget is for the search
    ],
)
def test_what_the_verdict_needs_is_not_searched_in(
    loading: float, overhead: float, call: float, seconds: float
) -> None:
    harness: Any = SimpleNamespace(
        loading=loading, overhead=overhead, baseline=SimpleNamespace(seconds=call)
    )
    assert search_part(Budget(seconds=60.0), harness).seconds == pytest.approx(seconds, abs=0.2)
