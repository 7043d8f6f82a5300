"""Do texts round-trip, are calls inlined, do ids stay?"""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("jax", reason="models: jax is not installed; pip install 'perfdojo[models]'")

from perfdojo.errors import BuildError, IllegalEdit, TaskError
from perfdojo.evolve.stablehlo.program import Program, id_of
from perfdojo.evolve.stablehlo.read import read_program
from tests.evolve.stablehlo.sample import CONV, NET, after, arguments, program, run

pytestmark = pytest.mark.models


def test_a_text_round_trips() -> None:
    found = after(NET, "constant(multiply0, 1, 4)", "narrow(arg1, 0, 4, first)")
    assert Program.parse(found.text).text == found.text


def test_calls_are_inlined_and_one_function_is_left() -> None:
    found = program(NET)
    assert "call" not in found.text
    assert [id_of(op) for op in found.operations if "maximum" in id_of(op)] == ["maximum0"]


def test_the_inlined_program_computes_the_same() -> None:
    given = arguments(program(NET))
    w1, b, w2, x = given
    right = np.tanh(np.maximum(x @ w1 + b, 0) * 0.5) @ w2
    np.testing.assert_allclose(run(program(NET), given), right, rtol=1e-4, atol=1e-5)


def test_ids_stay_whatever_other_edits_do() -> None:
    found = after(NET, "bypass(tanh0, multiply0)")
    assert id_of(found.operation("dot_general1")) == "dot_general1"
    with pytest.raises(IllegalEdit, match="there is no operation 'dot_general9'"):
        found.operation("dot_general9")


def test_new_operations_have_the_same_ids_in_every_order_of_edits() -> None:
    one = after(NET, "constant(multiply0, 1, 4)", "delete(tanh0, multiply0)")
    two = after(NET, "delete(tanh0, multiply0)", "constant(multiply0, 1, 4)")
    assert {id_of(op) for op in one.operations} == {id_of(op) for op in two.operations}


@pytest.mark.parametrize(
    ("ref", "said"),
    [("arg9", "there is no argument 'arg9'"), ("tanh0:1", "'tanh0' has 1 results, not 'tanh0:1'")],
)
def test_unknown_values_are_told(ref: str, said: str) -> None:
    with pytest.raises(IllegalEdit, match=said):
        program(NET).value(ref)


def test_what_is_no_module_is_told() -> None:
    with pytest.raises(TaskError, match="the module is no StableHLO"):
        read_program("func.func @main(")
    with pytest.raises(BuildError, match="cannot be read"):
        Program.parse("nonsense")


def test_sizes_that_are_not_known_are_told() -> None:
    text = "func.func @main(%x: tensor<?x3xf32>) -> tensor<?x3xf32> { return %x : tensor<?x3xf32> }"
    with pytest.raises(TaskError, match=r"expected tensors of known sizes, got tensor<\?x3xf32>"):
        read_program(text)


def test_a_convolution_computes_what_it_did() -> None:
    assert run(program(CONV), arguments(program(CONV))).shape == (2, 2)
