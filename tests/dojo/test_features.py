"""Do the features say what they promise, for every operator and every state?"""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from perfdojo import kernel
from perfdojo.dojo import Game
from perfdojo.dojo.features import FEATURE_NAMES, FEATURES, LARGEST, features
from perfdojo.ir import Kernel, expand
from perfdojo.ir.digest import canonical
from perfdojo.kernels import find_recipe, kernel_names, load_formula
from perfdojo.moves import parse_moves, play
from perfdojo.testing import random_kernel


def named(made: Kernel) -> dict[str, float]:
    return dict(zip(FEATURE_NAMES, features(made).tolist(), strict=True))


def log(count: float) -> float:
    return pytest.approx(math.log2(1 + count))  # type: ignore[no-any-return]


@pytest.mark.parametrize("name", kernel_names())
def test_every_operator_has_finite_features(name: str) -> None:
    formula = load_formula(name)
    values = features(expand(formula, **formula.bindings("test")[0]))
    assert values.shape == (len(FEATURE_NAMES),)
    assert values.dtype == np.float32
    assert np.isfinite(values).all()
    assert (values >= 0).all()
    assert (values <= LARGEST).all()


@given(st.integers(0, 10_000))
def test_names_do_not_count(seed: int) -> None:
    made = random_kernel(seed)
    assert features(made).tolist() == features(canonical(made)).tolist()


def test_features_count_loops_bytes_and_work() -> None:
    found = named(kernel("softmax", N=64, M=128))
    assert found["loops_sequential"] == log(8)
    assert found["extent_sequential"] == log(128)
    assert found["nests"] == log(4)
    assert found["depth_most"] == 2
    assert found["bytes_heap"] == log(4 * (64 + 64 * 128 + 64))
    assert found["floor_bytes"] == log(4 * 2 * 64 * 128)
    assert found["work"] == log(4 * 64 * 128 + 2 * 64)
    assert found["functions"] == log(64 * 128)
    assert found["divisions"] == log(64 * 128)
    assert found["work_parallel"] == found["work_vector"] == 0
    assert found["stride_strided"] == 0


def test_moves_show_in_the_features() -> None:
    start = kernel("relu", N=64, M=128)
    before = named(start)
    after = named(play(start, *parse_moves("split(j, 16); vectorise(j.i); parallelise(i)")))
    assert after["work_vector"] == after["work_parallel"] == 1
    assert after["extent_vector"] == log(16)
    assert after["extent_parallel"] == log(64)
    assert after["loops_vector"] == log(1)
    assert after["work"] == before["work"]
    assert after["depth_most"] == 3


def test_the_innermost_loop_decides_strides() -> None:
    start = kernel("transpose", N=8, M=16)
    assert named(start)["stride_unit"] == pytest.approx(0.5)
    assert named(start)["stride_strided"] == pytest.approx(0.5)


def test_storage_and_hints_show() -> None:
    game = Game(kernel("softmax", N=64, M=128))
    found = named(game.follow(find_recipe("softmax", "cpu") or "").kernel)
    assert found["dropped"] > 0
    assert found["bytes_stack"] + found["bytes_register"] > 0
    assert found["prefetch"] > 0


def test_every_feature_is_explained() -> None:
    assert all(FEATURES.values())
    assert len(set(FEATURE_NAMES)) == len(FEATURE_NAMES)
