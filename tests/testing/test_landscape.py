"""Is the made-up landscape a real game, deceptive, and the same for the same seed?"""

from __future__ import annotations

import pytest

from perfdojo.dojo import Game
from perfdojo.dojo.landscape import Landscape, check_texts
from perfdojo.ir import parse_kernel
from perfdojo.testing import landscape_measurer, make_landscape


def climb(land: Landscape) -> str:
    """Where the steepest descent from the start ends."""
    here = land.start
    while True:
        best = min(
            (name for _, name in land.nodes[here].edges), key=lambda n: land.nodes[n].seconds
        )
        if land.nodes[best].seconds >= land.nodes[here].seconds:
            return here
        here = best


def test_the_same_seed_makes_the_same_landscape() -> None:
    assert make_landscape(seed=3, nests=2) == make_landscape(seed=3, nests=2)
    assert make_landscape(seed=3, nests=2) != make_landscape(seed=4, nests=2)


@pytest.mark.parametrize("seed", range(5))
def test_greed_ends_in_a_trap(seed: int) -> None:
    land = make_landscape(seed=seed, nests=4)
    trap = climb(land)
    assert land.nodes[trap].seconds > 1.2 * land.nodes[land.best].seconds


def test_every_state_is_a_kernel_and_every_move_is_legal() -> None:
    land = make_landscape(nests=2)
    check_texts(land)
    game = Game(parse_kernel(land.nodes[land.start].text), numerics="exact")
    for node in land.nodes.values():
        state = game.replay(node.steps)
        assert state.digest == node.digest
        for move, there in node.edges:
            assert game.replay((*node.steps, move)).digest == there


def test_features_tell_states_apart() -> None:
    land = make_landscape(nests=3)
    assert len({node.features for node in land.nodes.values()}) > len(land.nodes) / 4


def test_a_measurer_on_paper_answers_from_a_landscape() -> None:
    land = make_landscape(nests=2, failing=0.0)
    node = land.nodes[land.best]
    (outcome,) = landscape_measurer(land).measure([parse_kernel(node.text)])
    assert outcome == node.outcome


@pytest.mark.parametrize("nests", [1, 7])
def test_too_few_or_too_many_nests_are_refused(nests: int) -> None:
    with pytest.raises(ValueError, match=f"expected 2 to 6 nests, got {nests}"):
        make_landscape(nests=nests)
