"""Which nests are products that tensor cores compute, and what is said of the others?"""

from __future__ import annotations

import pytest

from perfdojo.ir import find_violations, parse_kernel
from tests.targets.cuda.products import PRODUCTS

# One warp multiplies 16 rows by 8 columns; the text is changed in one place.
PRODUCT = """
kernel f(a: bf16[32, 32], b: bf16[32, 32]) -> y: f32[16, 8]
  c: f32[2, 2, 8, 4] register
  for w in 1 block:
    for g in 8 warp:
      for t in 4 warp:
        for i1 in 2:
          for j1 in 2:
            c[i1, j1, g, t] = 0.0
        for q in 1:
          for i in 2:
            for j in 2:
              for k in 16 tensor:
                c[i, j, g, t] += a[8*i + g, k] * b[k, 2*t + j]
        for i2 in 2:
          for j2 in 2:
            y[8*i2 + g, 2*t + j2] = c[i2, j2, g, t]
"""
STATEMENT = "c[i, j, g, t] += a[8*i + g, k] * b[k, 2*t + j]"
RIGHT = {
    "the other order of rows and columns": (
        STATEMENT,
        "c[j, i, g, t] += a[8*j + g, k] * b[k, 2*t + i]",
    ),
    "one rounding": (STATEMENT, "c[i, j, g, t] = fma(b[k, 2*t + j], a[8*i + g, k], c[i, j, g, t])"),
    "a factor that is the same in all rows": ("a[8*i + g, k]", "a[q, k]"),
    "rows in another order each": ("a[8*i + g, k]", "a[8*i + g, (k + g//4) % 16]"),
    "columns in another order": ("b[k, 2*t + j]", "b[(k + 3) % 16, 2*t + j]"),
}
WRONG = {
    "lanes in another order": (
        ("for g in 8 warp:\n      for t in 4 warp", "for t in 4 warp:\n      for g in 8 warp"),
        "expected warp loops of 8 by 4 lanes around it, got 4 by 8",
    ),
    "a guard": (
        ("for q in 1", "if g < 4"),
        "a guard inside the warp loops is around it, and all lanes take part",
    ),
    "a loop that lanes run differently": (
        ("for q in 1", "for q in g + 1"),
        "loop 'q' may not run alike in all lanes",
    ),
    "no loop of rows": (
        ("for i in 2:", "for i in 1:"),
        "expected two loops of 2 iterations right around it, for rows and for columns",
    ),
    "two statements": (
        (STATEMENT, f"{STATEMENT}\n                c[i, j, g, t] += 1.0"),
        "expected one statement in it",
    ),
    "no product": (
        (STATEMENT, "c[i, j, g, t] += a[8*i + g, k] + b[k, 2*t + j]"),
        "expected c += a * b in it, got 'c[i, j, g, t] += a[8*i + g, k] + b[k, 2*t + j]'",
    ),
    "sums elsewhere": (
        ("c: f32[2, 2, 8, 4] register", "c: f32[2, 2, 8, 4] shared"),
        "expected 'c' to be f32 in registers, got f32 in shared storage",
    ),
    "factors of two types": (
        ("a: bf16", "a: f16"),
        "expected factors of one type (f32, f16, bf16), got f16 and bf16",
    ),
    "a factor in registers": (
        ("* b[k, 2*t + j]", "* c[i, j, g, t]"),
        "expected factors of one type (f32, f16, bf16), got bf16 and f32",
    ),
    "not deep enough": (
        ("for k in 16", "for k in 8"),
        "expected 16 iterations, got 8; split it first",
    ),
    "a row apart": (("a[8*i + g, k]", "a[9*i + g, k]"), ""),
    "a column apart": (("b[k, 2*t + j]", "b[k, t + j]"), ""),
    "rows of the right factor": (("b[k, 2*t + j]", "b[k, 2*t + j + g]"), ""),
    "a remainder": (("a[8*i + g, k]", "a[(8*i + g) % 12, k]"), ""),
    "a column in a remainder": (("b[k, 2*t + j]", "b[k, (2*t + j) % 6]"), ""),
    "sums of both rows": (("c[i, j, g, t] +=", "c[0, j, g, t] +="), ""),
    "sums in one place": (("c[i, j, g, t] +=", "c[j, j, g, t] +="), ""),
}


@pytest.mark.parametrize("name", PRODUCTS)
def test_every_product_of_the_tests_is_valid(name: str) -> None:
    assert find_violations(PRODUCTS[name]) == ()


@pytest.mark.parametrize("name", RIGHT)
def test_a_product_may_be_written_otherwise(name: str) -> None:
    old, new = RIGHT[name]
    assert find_violations(parse_kernel(PRODUCT.replace(old, new))) == ()


@pytest.mark.parametrize("name", WRONG)
def test_what_is_no_product_is_refused(name: str) -> None:
    (old, new), reason = WRONG[name]
    assert old in PRODUCT
    found = find_violations(parse_kernel(PRODUCT.replace(old, new)))
    shape = "expected a product of rows 8*i + g and columns 2*t + j, with i and j the loops right"
    start = f"loop 'k' cannot be tensor: {reason or shape}"
    assert any(text.startswith(start) for text in found), found


def test_a_factor_is_in_memory_that_lanes_share() -> None:
    text = PRODUCT.replace("a: bf16[32, 32]", "a: f32[32, 32]").replace("for k in 16", "for k in 8")
    text = text.replace("* b[k, 2*t + j]", "* c[i, j, g, t]")
    (found,) = find_violations(parse_kernel(text))
    assert found == (
        "loop 'k' cannot be tensor: 'c' is in register storage; expected memory that lanes share"
    )


def test_a_tensor_loop_needs_a_warp() -> None:
    kernel = parse_kernel("""
kernel f(a: f32[8]) -> y: f32
  y = 0.0
  for k in 8 tensor:
    y += a[k]
""")
    assert find_violations(kernel) == (
        "loop 'k' cannot be tensor: expected warp loops of 8 by 4 lanes around it, got none",
    )
