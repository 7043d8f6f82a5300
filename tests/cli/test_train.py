"""Do train, train-encoder and optimize --policy work, and say in one line why not?"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from perfdojo.cli.train import landscape_names, without
from perfdojo.dojo.landscape import list_landscapes, load_landscape
from perfdojo.testing.landscape import make_landscape

Perfdojo = Callable[..., Any]


@pytest.fixture
def land(tmp_path: Path) -> str:
    return str(make_landscape(seed=0, nests=3).save(tmp_path / "land.json.xz"))


@pytest.fixture
def policy(perfdojo: Perfdojo, land: str, tmp_path: Path) -> str:
    pytest.importorskip("torch", reason="the extra perfllm is not installed")
    out = str(tmp_path / "policy.safetensors")
    words = ("--landscapes", land, "--encoder", "features", "--budget", "40x", "--out", out)
    answer = perfdojo("train", *words, "--json")
    assert answer.code == 0, answer.err
    assert answer.json["steps"] == 40
    return out


def test_a_policy_is_trained_and_training_goes_on(
    perfdojo: Perfdojo, policy: str, land: str, tmp_path: Path
) -> None:
    pytest.importorskip("tensorboard", reason="the extra perfllm is not installed")
    logs = tmp_path / "logs"
    words = ("--landscapes", land, "--encoder", "features", "--budget", "60x", "--out", policy)
    answer = perfdojo("train", *words, "--logs", str(logs))
    assert answer.code == 0, answer.err
    assert "60 measurements" in answer.out
    assert list(logs.glob("events.*"))


@pytest.mark.cc
def test_landscapes_are_named_one_by_one_or_by_their_folder(land: str, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("no landscape")
    assert landscape_names(f"{tmp_path}, softmax") == [land, "softmax"]
    assert landscape_names("all") == list(list_landscapes())
    assert landscape_names("") == []


def test_landscapes_of_kernels_that_are_held_out_are_left_out() -> None:
    lands = [load_landscape(name) for name in list_landscapes()]
    left = without(lands, [lands[0].kernel])
    assert len(left) == len(lands) - 1
    assert lands[0].kernel not in {land.kernel for land in left}


def test_a_policy_plays(perfdojo: Perfdojo, policy: str) -> None:
    words = ("optimize", "rmsnorm", "N=64", "M=64", "--search", "perfllm", "--budget", "6x")
    answer = perfdojo(*words, "--no-torch", "--json", "--policy", policy)
    assert answer.code == 0, answer.err
    assert answer.json["search"].startswith("perfllm")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("train",), "expected --kernels or --landscapes, got neither"),
        (("train", "--landscapes", "nope"), "unknown landscape 'nope'"),
        (("train", "--kernels", "softmax N=x"), "expected a size such as N=64, got 'N=x'"),
        (("train", "--kernels", "sofmax"), "unknown kernel 'sofmax'"),
        (("train", "--backup", "mean"), "expected --backup max or sum, got 'mean'"),
        (
            ("train", "--landscapes", "matmul-128-cpu", "--held-out", "relu"),
            "expected the kernels to hold out among matmul, got 'relu'",
        ),
        (("train", "--budget", "soon"), "expected a budget such as"),
        (("train-encoder",), "expected at least one kernel to learn from"),
    ],
)
def test_bad_input_is_one_line(perfdojo: Perfdojo, words: tuple[str, ...], message: str) -> None:
    pytest.importorskip("transformers", reason="the extra perfllm is not installed")
    answer = perfdojo(*words)
    assert answer.code == 2
    assert message in answer.err
    assert len(answer.err.strip().splitlines()) == 1


def optimize(perfdojo: Perfdojo, *words: str) -> Any:
    return perfdojo("optimize", "rmsnorm", "N=8", "M=8", "--budget", "2x", *words)


def test_a_policy_that_is_not_there_is_said_before_anything_is_built(
    perfdojo: Perfdojo, tmp_path: Path
) -> None:
    pytest.importorskip("torch", reason="the extra perfllm is not installed")
    answer = optimize(perfdojo, "--search", "perfllm", "--policy", str(tmp_path / "none"))
    assert answer.code == 2
    assert "which is no file" in answer.err


def test_a_policy_is_for_the_agent_alone(perfdojo: Perfdojo) -> None:
    answer = optimize(perfdojo, "--search", "anneal", "--policy", "x")
    assert answer.code == 2
    assert "--policy is for --search perfllm, got 'anneal'" in answer.err


@pytest.mark.parametrize(
    "words",
    [
        ("train", "--landscapes", "all"),
        ("train-encoder",),
        ("optimize", "rmsnorm", "N=8", "M=8", "--search", "perfllm"),
    ],
)
def test_without_the_extra_one_line_says_what_to_install(
    perfdojo: Perfdojo, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    answer = perfdojo(*words)
    assert answer.code == 2
    assert "pip install 'perfdojo[perfllm]'" in answer.err
    assert len(answer.err.strip().splitlines()) == 1
