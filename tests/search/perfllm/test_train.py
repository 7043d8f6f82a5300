"""Does training learn over several games, and go on exactly where it was cut short?"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("torch", reason="the extra perfllm is not installed")

import numpy as np
import torch

import perfdojo as dojo
from perfdojo.errors import AgentError
from perfdojo.search.budget import Budget
from perfdojo.search.perfllm.agent import Agent, new_agent
from perfdojo.search.perfllm.train import Progress, Training
from perfdojo.testing.landscape import make_landscape
from tests.search.perfllm.stand_in import stand_in_encoder

LANDS = [make_landscape(seed=seed, nests=3) for seed in range(2)]


@pytest.fixture(autouse=True)
def _one_thread() -> Iterator[None]:
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(threads)


def train(steps: int, checkpoint: Path | None = None) -> tuple[Agent, list[Progress]]:
    agent = new_agent(stand_in_encoder(), seed=2)
    training = Training(agent, LANDS, [], seed=2, checkpoint=checkpoint)
    seen: list[Progress] = []
    training.run(Budget(measurements=steps), seen.append)
    return agent, seen


def test_all_landscapes_have_their_turn_and_get_better() -> None:
    agent, seen = train(64)
    assert seen[-1].step == 64
    assert set(seen[-1].best) == {land.name for land in LANDS}
    assert min(seen[-1].best.values()) > 1.5
    assert agent.learner.steps > 100


def test_at_the_end_it_can_guess_times_of_programs_it_did_not_play() -> None:
    agent = new_agent(stand_in_encoder(), seed=2)
    training = Training(agent, LANDS[:1], [], seed=2)
    training.run(Budget(measurements=16))
    training.finish()
    land = LANDS[0]
    nodes = [node for node in land.nodes.values() if np.isfinite(node.seconds)]
    vectors = agent.encoder.encode([node.text for node in nodes])
    found = agent.learner.network.guess.of(vectors)
    rewards = [-np.log(node.seconds) for node in nodes]
    assert np.corrcoef(found, rewards)[0, 1] > 0.5


def test_a_resumed_training_is_the_same_to_the_bit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("perfdojo.search.perfllm.train._ROUND", 24)
    straight, _ = train(36, tmp_path / "one")  # in rounds of 24 and 12
    train(24, tmp_path / "two")
    resumed, seen = train(36, tmp_path / "two")
    assert [progress.step for progress in seen] == [36]
    one, two = straight.learner.network.state_dict(), resumed.learner.network.state_dict()
    assert all(one[name].equal(two[name]) for name in one)


def test_it_goes_on_learning_where_everything_is_measured() -> None:
    agent = new_agent(stand_in_encoder(), seed=0)
    training = Training(agent, [make_landscape(seed=0, nests=2)], [], seed=0)
    training.run(Budget(measurements=64))
    before = agent.learner.steps
    training.run(Budget(measurements=128))
    assert agent.learner.steps > before


@pytest.mark.parametrize("size", [0, 100, 4000])
def test_a_corrupted_checkpoint_is_refused(tmp_path: Path, size: int) -> None:
    path = tmp_path / "checkpoint"
    train(32, path)
    path.write_bytes(path.read_bytes()[:size])
    with pytest.raises(AgentError, match="is damaged or no checkpoint; remove it") as error:
        train(64, path)
    assert "\n" not in str(error.value)


def test_a_checkpoint_of_another_run_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "checkpoint"
    train(32, path)
    with pytest.raises(AgentError, match="is of a run on made-up-3-0, made-up-3-1"):
        Training(new_agent(stand_in_encoder()), LANDS[:1], [], checkpoint=path)
    with pytest.raises(AgentError, match="another encoder or set of moves"):
        Training(new_agent(stand_in_encoder(fingerprint="x")), LANDS, [], checkpoint=path)
    agent = new_agent(stand_in_encoder())
    agent.learner.network.worth = torch.nn.Linear(3, 1)
    with pytest.raises(AgentError, match="another kind of network"):
        Training(agent, LANDS, [], checkpoint=path)


def test_a_checkpoint_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(AgentError, match="checkpoint: cannot write"):
        train(16, tmp_path / "file" / "checkpoint")


@pytest.mark.cc
def test_kernels_are_played_for_real() -> None:
    agent = new_agent(stand_in_encoder(), seed=0)
    kernel = dojo.kernel("rmsnorm", N=32, M=64)
    training = Training(agent, LANDS[:1], [kernel], seed=0)
    training.run(Budget(measurements=80))  # 64 on the landscape, the rest for real
    assert len(training.best) == 2
    assert len(training.known) == 1
    (known,) = training.known.values()
    assert len(known) > 8
