"""regroup: multiply first what stays the same in the innermost loop."""

import pytest

from perfdojo.ir import Kernel, parse_kernel
from perfdojo.moves import parse_move, parse_moves, play
from perfdojo.moves.regroup import Regroup
from perfdojo.testing import check_move, check_target
from perfdojo.testing.move import TEST_MACHINE
from tests.conftest import Golden
from tests.moves.cases import refusal

SCALED = """
kernel scaled(x: f32[3, 4], r: f32[3], s: f32[3]) -> y: f32[3, 4]
  for i in 3:
    for j in 4:
      y[i, j] = x[i, j] * r[i] * s[i] + 1.0
"""


def changed(old: str, new: str) -> Kernel:
    """The kernel with another product."""
    assert old in SCALED
    return parse_kernel(SCALED.replace(old, new))


def test_regroup_multiplies_first_what_a_loop_does_not_change(golden: Golden) -> None:
    after = check_move(Regroup("y:0"), parse_kernel(SCALED))
    golden(str(play(after, *parse_moves("precompute(y:0); contract(y:0)"))))


def test_regroup_means_the_same_in_c() -> None:
    check_target(check_move(Regroup("y:0"), parse_kernel(SCALED)))


def test_regroup_offers_what_has_such_a_product() -> None:
    moves = Regroup.candidates(parse_kernel(SCALED), TEST_MACHINE)
    assert [str(move) for move in moves] == ["regroup(y:0)"]
    assert list(Regroup.candidates(changed("* r[i] * s[i]", "* r[i]"), TEST_MACHINE)) == []


@pytest.mark.parametrize(
    "product",
    ["x[i, j] * r[i] * x[i, j]", "r[i] * x[i, j] * s[i]", "x[i, j] * r[i] / s[i]"],
)
def test_regroup_refuses_other_products(product: str) -> None:
    kernel = changed("x[i, j] * r[i] * s[i]", product)
    assert refusal("regroup(y:0)", kernel) == (
        "expected a product of floats of which the innermost loop changes only the first, got "
        f"'y[i, j] = {product} + 1.0'"
    )


def test_regroup_refuses_integers_and_statements_without_a_loop() -> None:
    whole = SCALED.replace("f32", "i32").replace("+ 1.0", "+ 1")
    assert "expected a product of floats" in refusal("regroup(y:0)", parse_kernel(whole))
    alone = "kernel k(x: f32[2]) -> y: f32[1]\n  y[0] = x[0] * x[1] * x[1]\n"
    assert "expected a product of floats" in refusal("regroup(y:0)", parse_kernel(alone))


def test_regroup_round_trips() -> None:
    assert parse_move(str(Regroup("y:0"))) == Regroup("y:0")
