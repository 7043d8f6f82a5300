"""Does each edit do what it says, round-trip, and say why it cannot apply?"""

from __future__ import annotations

import random

import numpy as np
import pytest

pytest.importorskip("jax", reason="models: jax is not installed; pip install 'perfdojo[models]'")

from perfdojo.errors import IllegalEdit
from perfdojo.evolve.stablehlo.edits import REGISTRY, edited, parse_edit
from tests.evolve.stablehlo.sample import CONV, NET, STEP, after, arguments, program, run

pytestmark = pytest.mark.models


def parts(text: str = NET) -> list[np.ndarray]:
    return arguments(program(text))


def test_delete_lets_another_value_take_the_place() -> None:
    w1, b, w2, x = parts()
    right = (np.maximum(x @ w1 + b, 0) * 0.5) @ w2
    found = run(after(NET, "delete(tanh0, multiply0)"), parts())
    np.testing.assert_allclose(found, right, rtol=1e-4, atol=1e-5)


def test_bypass_skips_a_chain() -> None:
    w1, _, w2, x = parts()
    found = run(after(NET, "bypass(tanh0, dot_general0)"), parts())
    np.testing.assert_allclose(found, (x @ w1) @ w2, rtol=1e-4, atol=1e-5)


def test_constant_scales_one_use() -> None:
    w1, b, w2, x = parts()
    right = np.tanh(np.maximum(x @ w1 + b, 0) * 2.0) @ w2
    found = run(after(NET, "constant(multiply0, 1, 4)"), parts())
    np.testing.assert_allclose(found, right, rtol=1e-4, atol=1e-5)


def test_constant_scales_a_constant_for_all_that_read_it() -> None:
    w1, b, w2, x = parts()
    name = next(
        op.results[0].owner.attributes["dojo.id"].value
        for op in program(NET).operations
        if "dense<5.000000e-01>" in str(op)
    )
    right = np.tanh(np.maximum(x @ w1 + b, 0) * 5.0) @ w2
    found = run(after(NET, f"constant({name}, 0, 10)"), parts())
    np.testing.assert_allclose(found, right, rtol=1e-4, atol=1e-5)


def test_operand_repairs_the_type() -> None:
    found = run(after(NET, "operand(add0, 1, arg2)"), parts())  # 8x3 becomes 4x8
    assert found.shape == (4, 3)
    assert not np.allclose(found, run(program(NET), parts()))


def test_copy_runs_an_operation_again() -> None:
    w1, b, w2, x = parts()
    right = np.tanh(np.tanh(np.maximum(x @ w1 + b, 0) * 0.5)) @ w2
    found = run(after(NET, "copy(tanh0, tanh0, dot_general1, 0)"), parts())
    np.testing.assert_allclose(found, right, rtol=1e-4, atol=1e-5)


def test_replace_makes_one_operation_another() -> None:
    w1, b, w2, x = parts()
    right = (np.maximum(x @ w1 + b, 0) * 0.25) @ w2
    found = run(after(NET, "replace(tanh0, multiply0)"), parts())
    np.testing.assert_allclose(found, right, rtol=1e-4, atol=1e-5)


def test_swap_changes_places() -> None:
    w1, b, w2, x = parts()
    right = (np.tanh(np.maximum(x @ w1 + b, 0)) * 0.5) @ w2
    found = run(after(NET, "swap(multiply0, tanh0)"), parts())
    np.testing.assert_allclose(found, right, rtol=1e-4, atol=1e-5)


def test_reuse_takes_an_earlier_result_of_the_kind() -> None:
    found = after(NET, "reuse(broadcast_in_dim2, broadcast_in_dim1)")
    assert not np.allclose(run(found, parts()), run(program(NET), parts()))


@pytest.mark.parametrize("kind", ["bf16", "f16"])
def test_precision_costs_a_little_accuracy(kind: str) -> None:
    right = run(program(NET), parts())
    found = run(after(NET, f"precision(dot_general0, dot_general1, {kind})"), parts())
    assert found.dtype == np.float32
    np.testing.assert_allclose(found, right, atol=0.1)


def test_quantise_computes_in_eight_bits() -> None:
    right = run(program(NET), parts())
    found = after(NET, "quantise(dot_general1)")
    assert "xi8>" in found.text
    np.testing.assert_allclose(run(found, parts()), right, atol=0.1)


def test_narrow_drops_hidden_units_with_all_their_weights() -> None:
    w1, b, w2, x = parts()
    right = np.tanh(np.maximum(x @ w1[:, :4] + b[:4], 0) * 0.5) @ w2[:4]
    found = run(after(NET, "narrow(arg1, 0, 4, first)"), parts())
    np.testing.assert_allclose(found, right, rtol=1e-4, atol=1e-5)


def test_narrow_keeps_the_rest_of_a_state() -> None:
    w, x = parts(STEP)
    right = w.copy()
    right[:, :4] -= 0.1 * (x.T @ (x @ w[:, :4]))
    found = run(after(STEP, "narrow(arg0, 1, 4, first)"), parts(STEP))
    np.testing.assert_allclose(found, right, rtol=1e-4, atol=1e-5)


def test_narrow_drops_channels_of_a_depthwise_convolution() -> None:
    k, p, h, x = parts(CONV)
    found = run(after(CONV, "narrow(convolution0, 3, 2, first)"), parts(CONV))
    k, p, x = k.copy(), p.copy(), x.copy()
    p[:, :, 2:] = 0
    right = run(program(CONV), [k, p, h, x])
    np.testing.assert_allclose(found, right, rtol=1e-4, atol=1e-4)


def test_narrow_scales_the_sum_of_places_that_are_left() -> None:
    flat = [np.ones_like(one) for one in parts(CONV)]
    found = after(CONV, "narrow(arg3, 1, 4, every)")
    full = run(program(CONV), flat)
    np.testing.assert_allclose(run(found, flat), full, rtol=0.3)


def test_spread_computes_the_same_sums() -> None:
    right = run(program(CONV), parts(CONV))
    found = after(CONV, "spread(all)")
    assert "convolution" not in found.text.replace("dojo", "")
    np.testing.assert_allclose(run(found, parts(CONV)), right, rtol=1e-4, atol=1e-4)


def test_coarsen_computes_fewer_places() -> None:
    found = after(CONV, "coarsen(convolution1, 2)")
    assert "stride = [2, 2], pad = [[0, 0], [0, 0]]" in found.text
    assert run(found, parts(CONV)).shape == (2, 2)


@pytest.mark.parametrize(
    ("sample", "edit", "said"),
    [
        (NET, "bypass(tanh0, arg0)", "'tanh0' is not computed from 'arg0' of its type"),
        (NET, "narrow(dot_general1, 1, 2, first)", "dimension 1 of 'dot_general1' must stay 3"),
        (NET, "narrow(arg1, 7, 2, first)", "'arg1' has no dimension 7"),
        (NET, "spread(tanh0)", "expected a depthwise or 1x1 convolution in NHWC, got 'tanh0'"),
        (NET, "quantise(tanh0)", "expected a product of matrices, got 'tanh0'"),
        (NET, "constant(add0, 0, 2)", "operand 0 of 'add0' is no constant"),
        (NET, "precision(tanh0, tanh0, f8)", "expected bf16 or f16, got 'f8'"),
        (NET, "precision(maximum0, add0, f16)", "nothing from 'maximum0' to 'add0' can change"),
        (NET, "coarsen(tanh0, 2)", "'tanh0' has no window that 2 divides"),
        (NET, "reuse(tanh0, add0)", "'tanh0' and 'add0' are not of one kind"),
        (NET, "replace(tanh0, tanh0)", "'tanh0' cannot become 'tanh0'"),
        (NET, "operand(tanh0, 3, arg0)", "'tanh0' has 1 operands"),
        (NET, "swap(tanh0, tanh0)", "'tanh0' and 'tanh0' cannot change places"),
    ],
)
def test_what_does_not_apply_says_why(sample: str, edit: str, said: str) -> None:
    with pytest.raises(IllegalEdit) as error:
        edited(program(sample), parse_edit(edit))
    assert said in str(error.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("tanh0", "expected a text such as bypass(add12, add8), got 'tanh0'"),
        ("bypas(a, b)", "unknown kind 'bypas'; did you mean 'bypass'?"),
        ("bypass(a)", "expected bypass(end, start), got 1 fields"),
        ("coarsen(a, b)", "a field of 'coarsen(a, b)' is no number"),
    ],
)
def test_a_text_that_is_no_edit_is_told(text: str, said: str) -> None:
    with pytest.raises(IllegalEdit) as error:
        parse_edit(text)
    assert said in str(error.value)


@pytest.mark.parametrize("sample", [NET, STEP, CONV])
def test_most_proposals_verify_and_all_round_trip(sample: str) -> None:
    rng = random.Random(7)
    found, good, all_ = program(sample), 0, 0
    for _ in range(150):
        kind = REGISTRY[rng.choice(sorted(REGISTRY))]
        edit = kind.propose(found, rng)
        if edit is None:
            continue
        assert parse_edit(str(edit)) == edit
        all_ += 1
        try:
            next_ = edited(found, edit)
        except IllegalEdit:
            continue
        assert edit.tell(found)
        good += 1
        found = next_ if rng.random() < 0.1 else program(sample)
    assert good / all_ >= 0.6
