"""Can the harness be fooled? Each adversary ends at its stage; a good kernel is measured next."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from perfdojo.measure import Failed, Harness, Timed
from tests.measure.adversaries import ADVERSARIES, BROKEN, HARMLESS, HONEST, Villain, named

pytestmark = pytest.mark.cc

LIMIT = 3.0


@pytest.fixture(scope="module")
def harness() -> Iterator[Harness]:
    with Harness(HONEST, Villain(), floor=0.0, timing=0.02, limit=LIMIT, memory=256 << 20) as made:
        yield made


@pytest.mark.parametrize("name", ADVERSARIES)
def test_an_adversary_ends_at_its_stage_and_a_good_kernel_is_measured_after(
    name: str, harness: Harness
) -> None:
    bad, good = harness.measure([named(name), HONEST])
    _, stages = ADVERSARIES[name]
    assert isinstance(bad, Failed), bad
    assert bad.stage in stages, bad
    assert "\n" not in bad.reason
    assert isinstance(good, Timed), good


@pytest.mark.parametrize("name", HARMLESS)
def test_what_else_a_right_kernel_does_counts_as_its_time(name: str, harness: Harness) -> None:
    bad, good = harness.measure([named(name), HONEST])
    assert isinstance(bad, Timed), bad
    assert isinstance(good, Timed), good
    if name.startswith("sleeps"):
        assert bad.seconds > good.seconds
        assert bad.stopped


def test_what_does_not_compile_fails_there(harness: Harness) -> None:
    (bad,) = harness.measure([named("refused")])
    assert isinstance(bad, Failed)
    assert bad.stage == "compile"


def test_what_cannot_be_loaded_fails_there(harness: Harness) -> None:
    (bad,) = harness.measure([named("unresolved")])
    assert isinstance(bad, Failed)
    assert bad.stage in ("load", "crash"), (
        "a name that nobody defines is found late by some loaders"
    )
    assert set(BROKEN) == {"refused", "unresolved"}


def test_one_nursery_survived_them_all(harness: Harness) -> None:
    list(harness.measure([named(name) for name in ("segfault", "fork_bomb", "exits")]))
    assert harness.workers_started == 1
