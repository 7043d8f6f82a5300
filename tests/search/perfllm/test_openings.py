"""Is what went best remembered, without near-copies, and recalled where it fits?"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("torch", reason="the extra perfllm is not installed")

import perfdojo as dojo
from perfdojo.dojo import Game
from perfdojo.ir import print_kernel
from perfdojo.search.budget import Budget
from perfdojo.search.perfllm import PerfLLM
from perfdojo.search.perfllm.agent import load_agent, new_agent
from perfdojo.search.perfllm.encoder import load_encoder
from perfdojo.search.perfllm.openings import Opening, choose, nearest
from perfdojo.search.perfllm.train import Training
from tests.search.perfllm.stand_in import stand_in_encoder

GAME = Game(dojo.kernel("rmsnorm", N=64, M=128))
STEPS = ("fuse(i, i1)", "parallelise(i)")
OPENING = Opening(print_kernel(GAME.start.kernel), STEPS)
FEATURES = load_encoder("features")


def test_the_best_is_kept_and_what_is_as_good_but_unlike_it() -> None:
    vectors = np.array([[0, 0], [0, 0.1], [5, 5], [9, 9]], np.float32)
    rewards = np.array([1.0, 0.99, 0.98, 0.5], np.float32)
    assert choose(vectors, rewards, 2) == [0, 2]
    assert choose(vectors, rewards, 9) == [0, 2, 1]


def test_of_copies_one_is_kept() -> None:
    assert choose(np.ones((5, 3), np.float32), np.zeros(5, np.float32)) == [0]


def test_those_of_the_most_similar_kernel_come_first() -> None:
    wide = print_kernel(dojo.kernel("rmsnorm", N=64, M=256))
    other = Opening(print_kernel(dojo.kernel("matmul", M=16, K=16, N=16)), ("collapse(i)",))
    for here in (OPENING.start, wide):
        assert nearest([other, OPENING], here, FEATURES.encode, 2) == [OPENING, other]
    assert nearest([other, OPENING], other.start, FEATURES.encode, 1) == [other]
    assert nearest([], wide, FEATURES.encode, 3) == []


def test_a_search_plays_what_is_legal_of_an_opening() -> None:
    agent = new_agent(FEATURES, seed=0)
    agent.openings = (Opening(OPENING.start, (*STEPS, "fuse(no, such)")),)
    search = PerfLLM(GAME, seed=0, agent=agent)
    search.ask()
    search.rounds = 1
    (recalled,) = search._recall()
    assert recalled.state == GAME.replay(STEPS)


def test_without_openings_nothing_is_recalled() -> None:
    assert PerfLLM(GAME, agent=new_agent(FEATURES))._recall() == []


def test_a_policy_keeps_its_openings(tmp_path: Path) -> None:
    path, encoder = tmp_path / "policy", stand_in_encoder()
    agent = new_agent(encoder)
    agent.openings = (OPENING,)
    agent.save(path, {})
    assert load_agent(path, encoder).openings == (OPENING,)


@pytest.mark.cc
def test_training_on_a_kernel_leaves_the_lists_that_led_to_its_best() -> None:
    agent = new_agent(FEATURES, seed=0)
    training = Training(agent, [], [GAME.start.kernel], seed=0)
    training.run(Budget(measurements=32))
    training.finish()
    assert agent.openings
    assert {opening.start for opening in agent.openings} == {OPENING.start}
    (known,), (steps,) = training.known.values(), training.steps.values()
    fastest = min((o.seconds, name) for name, o in known.items() if hasattr(o, "seconds"))[1]
    if fastest in steps:
        assert agent.openings[0].steps == steps[fastest]
    for opening in agent.openings:
        assert GAME.replay(opening.steps).digest in known
