"""Is the value of a move the best reward ahead, as Max Q-learning defines it?"""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("torch", reason="the extra perfllm is not installed")

import torch

from perfdojo.search.perfllm.learner import Learner, LearnOptions
from perfdojo.search.perfllm.network import Network, Shape

# a -> b -> c -> d with rewards 0.2, 0.9, 0.1; and a -> e with 0.5, which leads nowhere.
REWARDS = {"b": 0.2, "c": 0.9, "d": 0.1, "e": 0.5}
PATHS = ("ab", "bc", "cd", "ae")
GAMMA = 0.9


def make_learner(**how: object) -> Learner:
    shape = Shape(5, 4, hidden=32, dueling=bool(how.pop("dueling", True)))
    learner = Learner(
        shape, LearnOptions(gamma=GAMMA, target_every=20, batch=8, rate=3e-3, **how), seed=1
    )
    memory = learner.memory
    for place, key in enumerate("abcde"):
        memory.add_node(key, np.eye(5, dtype=np.float32)[place])
    for place, (here, there) in enumerate(PATHS):
        move = memory.add_move(here + there, np.eye(4, dtype=np.float32)[place])
        memory.add_edge(memory.nodes[here], move, memory.nodes[there])
    for key, value in REWARDS.items():
        learner.note_reward(memory.nodes[key], value)
    return learner


def values(learner: Learner) -> dict[str, float]:
    return dict(zip(PATHS, learner.values(np.arange(4)).tolist(), strict=True))


@pytest.mark.parametrize(
    ("dueling", "double", "prioritised"),
    [(False, True, True), (True, True, True), (False, False, True), (False, True, False)],
)
def test_max_learns_the_best_reward_ahead(dueling: bool, double: bool, prioritised: bool) -> None:
    learner = make_learner(dueling=dueling, double=double, prioritised=prioritised)
    for _ in range(300):
        learner.learn()
    found = values(learner)
    assert found["cd"] == pytest.approx(0.1, abs=0.12)
    assert found["bc"] == pytest.approx(0.9, abs=0.12)
    assert found["ab"] == pytest.approx(GAMMA * 0.9, abs=0.12)  # past the poor b
    assert found["ae"] == pytest.approx(0.5, abs=0.12)


def test_sum_learns_the_sum() -> None:
    learner = make_learner(backup="sum")
    for _ in range(300):
        learner.learn()
    found = values(learner)
    assert found["bc"] == pytest.approx(0.9 + GAMMA * 0.1, abs=0.12)
    assert found["ab"] == pytest.approx(0.2 + GAMMA * found["bc"], abs=0.12)


def test_the_target_is_a_maximum_and_not_a_sum() -> None:
    wanted = {}
    for backup in ("max", "sum"):
        learner = make_learner(backup=backup)
        for network in (learner.network, learner.target):
            for parameter in network.parameters():
                parameter.data.zero_()
            network.worth[1].bias.data.fill_(1.0)  # every value is 1
        wanted[backup] = learner._targets(np.arange(4)).tolist()
    assert wanted["max"] == pytest.approx([0.9, 0.9, 0.1, 0.5])
    assert wanted["sum"] == pytest.approx([1.1, 1.8, 0.1, 0.5])


def test_double_lets_one_network_choose_and_the_other_tell() -> None:
    from perfdojo.search.perfllm.learner import _best_of

    choose, told = torch.tensor([1.0, 2.0, 5.0]), torch.tensor([9.0, 3.0, 4.0])
    owners = torch.tensor([0, 0, 2])
    assert _best_of(choose, told, owners, 3).tolist() == [3.0, -torch.inf, 4.0]
    assert _best_of(told, told, owners, 3).tolist() == [9.0, -torch.inf, 4.0]


def test_moves_are_scored_without_their_results_in_one_batch() -> None:
    learner = make_learner()
    for _ in range(20):
        learner.learn()
    memory = learner.memory
    scored = learner.score_moves(memory.states.all[0], memory.moves.all[[0, 3]])
    blind = learner.values(np.array([0, 3]), blind=True)
    assert scored == pytest.approx(blind, abs=1e-5)


def test_without_anything_to_learn_from_nothing_happens() -> None:
    learner = Learner(Shape(5, 4), LearnOptions())
    assert learner.learn() == 0.0
    assert learner.steps == 0


def test_a_network_that_does_not_look_at_results_ignores_them() -> None:
    network = Network(Shape(3, 2, result=False))
    edges = torch.tensor([[0, 0, 0], [0, 0, 1]])
    found = network(torch.ones(1, 3), torch.ones(1, 2), torch.randn(2, 3), edges)
    assert torch.allclose(found[0], found[1])


def test_restored_it_learns_the_same_bits() -> None:
    first, again = make_learner(), make_learner()
    for _ in range(20):
        first.learn()
    first.replay.rebuild()
    again.restore(first.state())
    for learner in (first, again):
        for _ in range(10):
            learner.learn()
    assert values(first) == values(again)
