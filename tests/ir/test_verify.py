"""What must `verify` accept? Right kernels of every shape; the wrong ones are in test_malformed."""

from __future__ import annotations

import pytest

from perfdojo.errors import KernelError
from perfdojo.ir import affine, expand, find_violations, loops, parse_kernel, verify
from perfdojo.ir.facts import filled_range
from perfdojo.ir.verify import is_private
from perfdojo.kernels import kernel_names, load_formula

HEADER = "kernel f(x: f32[8]) -> y: f32[8]"

RIGHT = {
    "a guard that keeps a subscript in bounds": """
kernel f(x: f32[8]) -> y: f32[8]
  for i in 8:
    y[i] = 0.0
    if 0 < i < 8:
      y[i] = x[i - 1]
""",
    "a guard in two steps": """
kernel f(x: f32[8]) -> y: f32[8]
  for i in 8:
    y[i] = 0.0
    if i >= 2:
      if i != 2:
        y[i] = x[i - 3]
""",
    "a choice that keeps a subscript in bounds": """
kernel f(x: f32[8]) -> y: f32[8]
  for i in 8:
    y[i] = x[i - 1] if i > 0 else 0.0
""",
    "both sides of a choice": """
kernel f(x: f32[8]) -> y: f32[8]
  for i in 8:
    y[i] = x[i + 4] if i < 4 else x[i - 4]
""",
    "a choice of a choice": """
kernel f(x: f32[8]) -> y: f32[8]
  for i in 8:
    y[i] = (x[i - 2] if i > 1 else 1.0) if not i == 0 and i < 9 else x[0]
""",
    "a triangular loop": """
kernel f(x: f32[8, 8]) -> y: f32[8]
  for i in 8:
    y[i] = 0.0
    for j in i + 1:
      y[i] += x[i, j]
""",
    "a triangular loop that may be empty": """
kernel f(x: f32[8, 8]) -> y: f32[8]
  for i in 8:
    y[i] = 0.0
    for j in i:
      y[i] += x[j, i]
""",
    "two triangles that make a square": """
kernel f(x: f32[8]) -> y: f32[8, 8]
  for i in 8:
    for j in i + 1:
      y[i, j] = x[j]
  for k in 8:
    for l in 7 - k:
      y[k, k + l + 1] = 0.0
""",
    "a split loop": """
kernel f(x: f32[32]) -> y: f32[32]
  for i.o in 4:
    for i.i in 8:
      y[8*i.o + i.i] = x[8*i.o + i.i]
""",
    "a loop that is split twice and swapped": """
kernel f(x: f32[24]) -> y: f32[24]
  for i.i.i in 2:
    for i.o in 3:
      for i.i.o in 4:
        y[8*i.o + 2*i.i.o + i.i.i] = x[8*i.o + 2*i.i.o + i.i.i]
""",
    "a split loop with a guarded tail": """
kernel f(x: f32[30]) -> y: f32[30]
  for i.o in 4:
    for i.i in 8:
      if 8*i.o + i.i < 30:
        y[8*i.o + i.i] = x[8*i.o + i.i]
""",
    "a split loop with a tail of its own": """
kernel f(x: f32[30]) -> y: f32[30]
  for i.o in 3 parallel:
    for i.i in 8 vector:
      y[8*i.o + i.i] = x[8*i.o + i.i]
  for i.t in 6:
    y[i.t + 24] = x[i.t + 24]
""",
    "a fused loop": """
kernel f(x: f32[4, 6]) -> y: f32[4, 6]
  for ij in 24 parallel:
    y[ij//6, ij % 6] = x[ij//6, ij % 6]
""",
    "a reversed loop": """
kernel f(x: f32[8]) -> y: f32[8]
  for i in 8:
    y[7 - i] = x[i]
""",
    "even and odd elements": """
kernel f(x: f32[8]) -> y: f32[8]
  for i in 4:
    y[2*i] = x[i]
  for j in 4:
    y[2*j + 1] = x[j]
""",
    "guards that together write everything": """
kernel f(x: f32[8]) -> y: f32[8]
  for i in 8:
    if i < 3:
      y[i] = x[i]
    if i >= 3:
      y[i] = 2.0 * x[i]
""",
    "a dropped dimension that is used up at once": """
kernel f(x: f32[8]) -> y: f32[8]
  t: f32[~8] register
  for i in 8:
    t[i] = 2.0 * x[i]
    y[i] = t[i] + t[i]
""",
    "a dropped dimension around a row": """
kernel f(x: f32[8, 4]) -> y: f32[8, 4]
  t: f32[~8, 4] stack
  for i in 8:
    for j in 4:
      t[i, j] = x[i, j]
    for k in 4:
      y[i, k] = t[i, 3 - k]
""",
    "a dropped dimension that is shifted by one": """
kernel f(x: f32[9]) -> y: f32[8]
  t: f32[~9] heap
  t[0] = x[0]
  for i in 8:
    y[i] = t[i]
    t[i + 1] = x[i + 1]
""",
    "padding": """
kernel f(x: f32[8]) -> y: f32[8]
  t: f32[8+3] stack
  for i in 8:
    t[i] = x[i]
    y[i] = t[i]
""",
    "a private temporary of a parallel loop": """
kernel f(x: f32[8, 4]) -> y: f32[8]
  s: f32 register
  for i in 8 parallel:
    s = 0.0
    for j in 4:
      s += x[i, j]
    y[i] = s
""",
    "a private row of a parallel loop": """
kernel f(x: f32[8, 4]) -> y: f32[8, 4]
  t: f32[4] stack
  for i in 8 parallel:
    for j in 4 vector:
      t[j] = x[i, j]
    for k in 4:
      y[i, k] = t[3 - k]
""",
    "a vector loop with lanes of its own": """
kernel f(x: f32[8]) -> y: f32[8]
  t: f32[8] register
  for i in 8 vector:
    t[i] = x[i]
    y[i] = t[i] * t[i]
""",
    "a vector loop inside a sum": """
kernel f(x: f32[4, 8]) -> y: f32[8]
  for a in 8:
    y[a] = 0.0
  for k in 4:
    for i in 8 vector:
      y[i] += x[k, i]
""",
    "a parallel loop that writes blocks": """
kernel f(x: f32[8]) -> y: f32[8]
  for i in 4 parallel:
    for j in 2:
      y[2*i + j] = x[2*i + j]
""",
    "a parallel loop that reads what others do not write": """
kernel f(x: f32[8]) -> y: f32[8]
  for j in 4:
    y[j + 4] = x[j]
  for i in 4 parallel:
    y[i] = y[7 - i]
""",
    "a recurrence with a start": """
kernel f(x: f32[8]) -> y: f32[8]
  y[0] = x[0]
  for i in 7:
    y[i + 1] = y[i] + x[i + 1]
""",
    "a recurrence that goes down": """
kernel f(x: f32[8]) -> y: f32[8]
  for i in 8:
    y[7 - i] = x[7 - i] + (y[8 - i] if i > 0 else 0.0)
""",
    "a value of the iteration before": """
kernel f(x: f32[8]) -> y: f32[8]
  t: f32 heap
  for i in 8:
    y[i] = t if i > 0 else 0.0
    t = x[i]
""",
    "divisibility, as in a transposed convolution": """
kernel f(x: f32[4]) -> y: f32[9]
  for o in 9:
    y[o] = 0.0
    for k in 3:
      if (o - k) % 2 == 0 and 0 <= o - k < 8:
        y[o] += x[(o - k)//2]
""",
    "a gather": """
kernel f(idx: i64[8] in 4, w: f32[4, 3]) -> y: f32[8, 3]
  for i in 8:
    for j in 3:
      y[i, j] = w[idx[i], j]
""",
    "a gather with an offset that its range allows": """
kernel f(idx: i32[8] in -1..3, w: f32[4]) -> y: f32[8]
  for i in 8:
    y[i] = w[idx[i] + 1]
""",
    "a gather through a gather": """
kernel f(idx: i64[8] in 4, perm: i64[4] in 4, w: f32[4]) -> y: f32[8]
  for i in 8:
    y[i] = w[perm[idx[i]]]
""",
    "a gather through a scalar": """
kernel f(k: i32 in 4, w: f32[4]) -> y: f32
  y = w[k]
""",
    "a gather that a guard narrows": """
kernel f(idx: i64[8] in 9, w: f32[4]) -> y: f32[8]
  for i in 8:
    y[i] = 0.0
    if idx[i] < 4:
      y[i] = w[idx[i]]
""",
    "a value under the guard that wrote it": """
kernel f(idx: i64[8] in 9, w: f32[4]) -> y: f32[8]
  t: f32[8] heap
  for i in 8:
    y[i] = 0.0
    if idx[i] < 4:
      t[i] = w[idx[i]]
  for j in 8:
    if idx[j] < 3:
      y[j] = t[j]
""",
    "a loop as long as the data says": """
kernel f(len: i32[8] in 5, x: f32[8, 4]) -> y: f32[8]
  for i in 8:
    y[i] = 0.0
    for j in len[i]:
      y[i] += x[i, j]
""",
    "a prefetch of a place that is not there": """
kernel f(x: f32[8]) -> y: f32[8]
  for i in 8:
    y[i] = x[i] prefetch x[i + 64]
""",
    "a temporary that nobody needs": """
kernel f(x: f32[8]) -> y: f32[8]
  t: f32[8] heap
  for i in 8:
    y[i] = x[i]
""",
}


@pytest.mark.parametrize("text", RIGHT.values(), ids=RIGHT.keys())
def test_a_right_kernel_is_accepted(text: str) -> None:
    assert find_violations(parse_kernel(text)) == ()


# Each right kernel above, made wrong by one change.
WRONG = {
    "a guard that keeps a subscript in bounds": ("if 0 < i", "if 0 <= i", "is -1 at i = 0"),
    "a choice that keeps a subscript in bounds": ("i > 0", "i > -1", "is -1 at i = 0"),
    "both sides of a choice": ("i < 4", "i < 5", "is 8 at i = 4"),
    "a triangular loop": ("in i + 1", "in i + 2", "is 8 at i = 7, j = 8"),
    "two triangles that make a square": ("in 7 - k", "in 6 - k", "not fully written"),
    "a split loop with a guarded tail": ("< 30", "< 31", "is 30 at i.o = 3, i.i = 6"),
    "a split loop with a tail of its own": ("i.t in 6", "i.t in 5", "nothing writes y[29]"),
    "a fused loop": ("y[ij//6, ij % 6]", "y[ij//7, ij % 6]", "cannot be parallel"),
    "even and odd elements": ("2*j + 1", "2*j", "not fully written"),
    "guards that together write everything": ("i >= 3", "i > 3", "nothing writes y[3]"),
    "a dropped dimension around a row": ("f32[~8, 4]", "f32[~8, ~4]", "cannot drop a dimension"),
    "a dropped dimension that is shifted by one": ("t[0] = x", "t[1] = x", "read before it is"),
    "a private temporary of a parallel loop": ("    y[i] = s", "  y[0] = s", "cannot be parallel"),
    "a vector loop with lanes of its own": ("t: f32[8]", "t: f32[~8]", "cannot be vector"),
    "a parallel loop that writes blocks": ("j in 2", "j in 3", "cannot be parallel"),
    "a parallel loop that reads what others do not write": ("y[7 - i]", "y[i + 1]", "parallel"),
    "a recurrence with a start": ("y[0] = x[0]", "y[1] = x[0]", "y[i] is read before it is"),
    "a recurrence that goes down": ("for i in 8", "for i in 8 parallel", "is read before it is"),
    "a value of the iteration before": ("i > 0", "i >= 0", "at i = 0"),
    "divisibility, as in a transposed convolution": ("< 8:", "< 9:", "is 4 at"),
    "a gather with an offset that its range allows": ("in -1..3", "in -1..4", "is 4 at"),
    "a gather that a guard narrows": ("idx[i] < 4", "idx[i] <= 4", "idx[i] = 4"),
    "a value under the guard that wrote it": ("idx[j] < 3", "idx[j] < 5", "t[j] is read before"),
    "a loop as long as the data says": ("in 5, x", "in 6, x", "is 4 at i = "),
}


@pytest.mark.parametrize("name", WRONG)
def test_one_change_makes_a_right_kernel_wrong(name: str) -> None:
    old, new, message = WRONG[name]
    assert RIGHT[name].count(old) >= 1
    found = find_violations(parse_kernel(RIGHT[name].replace(old, new)))
    assert any(message in violation for violation in found), found


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "for i in 8:\n    y[i] = 0.0\n    if idx[i + 1] < 4:\n      y[i] = 1.0",
            "idx[i + 1] is 8",
        ),
        (
            "for i in 8:\n    y[i] = 0.0\n    for j in idx[i - 1]:\n      y[i] = 1.0",
            "idx[i - 1] is -1",
        ),
        ("for i in 8:\n    y[i] = f32(idx[i + 1]//2)", "idx[i + 1] is 8"),
        ("for i in 8:\n    y[i] = w[idx[i]] prefetch w[idx[i + 1]]", "idx[i + 1] is 8"),
        (
            "for i in 8:\n    y[i] = 0.0\n    if i > 0 and idx[i - 1] < 4:\n      y[i] = 1.0",
            "idx[i - 1] is -1",
        ),
    ],
    ids=[
        "in a guard",
        "in an extent",
        "in a value",
        "in a prefetch",
        "beside the condition that would keep it in bounds",
    ],
)
def test_a_gather_is_in_bounds_wherever_it_stands(text: str, message: str) -> None:
    kernel = parse_kernel(f"kernel f(idx: i64[8] in 4, w: f32[4]) -> y: f32[8]\n  {text}\n")
    assert any(message in violation for violation in find_violations(kernel))


def test_a_gather_in_a_guard_may_stand_under_a_guard() -> None:
    kernel = parse_kernel(
        "kernel f(idx: i64[8] in 4) -> y: f32[8]\n  for i in 8:\n    y[i] = 0.0\n"
        "    if i > 0:\n      if idx[i - 1] < 4:\n        y[i] = 1.0\n"
    )
    assert find_violations(kernel) == ()


def test_a_right_kernel_verifies_silently_and_a_wrong_one_raises() -> None:
    right = parse_kernel(f"{HEADER}\n  for i in 8:\n    y[i] = x[i]\n")
    assert verify(right) is None
    wrong = parse_kernel(f"{HEADER}\n  for i in 7:\n    y[i] = x[i]\n")
    with pytest.raises(KernelError, match=r"^f: output 'y' is not fully written"):
        verify(wrong)


def test_every_violation_is_found_once() -> None:
    kernel = parse_kernel(
        "kernel f(x: f32[8]) -> y: f32[8], z: f32[8]\n  for i in 7:\n"
        "    y[i + 1] = x[i + 2] + x[i + 2]\n    z[i] = x[i - 1]\n"
    )
    found = find_violations(kernel)
    assert len(found) == 4
    assert [violation.split(" is ")[0] for violation in found] == [
        "index 0 of x[i + 2]",
        "index 0 of x[i - 1]",
        "output 'y'",
        "output 'z'",
    ]


@pytest.mark.parametrize("name", kernel_names())
def test_every_operator_verifies_at_every_test_size(name: str) -> None:
    formula = load_formula(name)
    for sizes in formula.bindings("test"):
        assert find_violations(expand(formula, **sizes)) == ()


@pytest.mark.parametrize(
    ("index", "extents", "filled"),
    [
        (affine("i"), {"i": 8}, (0, 7)),
        (affine("i") + 3, {"i": 8}, (3, 10)),
        (affine("i", 8) + affine("j"), {"i": 4, "j": 8}, (0, 31)),
        (affine("i", 8) + affine("j"), {"i": 4, "j": 7}, None),
        (affine("i", 2), {"i": 4}, None),
        (affine("i", -1) + 3, {"i": 4}, (0, 3)),
        (affine("i", -4) + affine("j") + 12, {"i": 4, "j": 4}, (0, 15)),
        (affine("i", -4) + affine("j"), {"i": 4, "j": 3}, None),
        (affine("i") + affine("j"), {"i": 4, "j": 8}, (0, 10)),
        (affine("i") // 2, {"i": 4}, None),
    ],
)
def test_an_index_fills_a_range_if_it_leaves_no_gaps(index, extents, filled) -> None:
    assert filled_range(index, extents) == filled


TOO_HARD = """
kernel hard(x: f32[13]) -> y: f32[13, 8]
  t: f32[13, 16, 1] heap

  for z in 100:
    for a in 13:
      for b in 4:
        for c in 4:
          for d in 1:
            if a < 13:
              t[12 - a, 4*b + c, d] = x[a]
  for i in 13:
    for j in 8:
      y[i, j] = t[(2*i) % 13, (2*j + i) % 16, (i + j)//2] if (i + j)//2 < 1 else 0.0
"""


def test_a_proof_that_would_take_for_ever_is_given_up_and_said_to_be() -> None:
    (found,) = find_violations(parse_kernel(TOO_HARD))
    assert found.startswith("cannot decide whether every value is written before it is read")
    assert "fewer % and //" in found


def test_a_smaller_kernel_is_decided_where_integer_sets_give_up() -> None:
    assert find_violations(parse_kernel(TOO_HARD.replace("100", "1"))) == ()
    wrong = TOO_HARD.replace("100", "1").replace("if a < 13", "if a < 12")
    (found,) = find_violations(parse_kernel(wrong))
    assert found.startswith(
        "t[(2*i) % 13, (2*j + i) % 16, (i + j)//2] is read before it is written"
    )


def test_a_filled_box_is_seen_without_a_proof_also_when_it_is_filled_backwards() -> None:
    easy = TOO_HARD.replace("            if a < 13:\n", "").replace("  t[12", "t[12")
    assert find_violations(parse_kernel(easy)) == ()


def test_a_temporary_is_private_to_the_one_parallel_loop_that_holds_it() -> None:
    kernel = parse_kernel(RIGHT["a private temporary of a parallel loop"])
    outer, inner = loops(kernel.body)
    assert is_private(kernel, outer, "s", only_inside=True)
    assert not is_private(kernel, outer, "s", only_inside=False)
    assert not is_private(kernel, outer, "y", only_inside=True)
    assert not is_private(kernel, inner, "s", only_inside=True)
