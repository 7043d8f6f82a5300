"""Is the printed text readable, and does it parse back to the same kernel?"""

from __future__ import annotations

import pytest

from perfdojo.ir import (
    Access,
    Assign,
    Const,
    Index,
    affine,
    parse_formula,
    parse_kernel,
    print_formula,
    print_kernel,
    print_statement,
    statements,
)

WHOLE = """\
kernel f(x: f32[8, 4] in 0.5..2.0, idx: i64[8] in 4, s: f32, k: i8 in -2..3) -> y: f32[8], z: bool
  t: f32[~8, 4+2] stack
  u: f64 register

  z = true
  for i.o in 2 parallel:
    for i.i in 4 vector:
      y[4*i.o + i.i] = 0.0
  for i in 8 grid:
    for j in i + 1 unroll:
      if 0 <= i - j < 4 and i % 2 == 0 and idx[i] > 1:
        t[i, i - j] = x[i, idx[i]]
        y[i] += t[i, i - j] * s nontemporal async prefetch x[i + 8, j//2]
    y[i] max= 0.0
"""


def test_a_printed_kernel_is_the_text_it_was_read_from() -> None:
    assert print_kernel(parse_kernel(WHOLE)) == WHOLE


def test_the_text_of_a_kernel_is_its_string() -> None:
    assert str(parse_kernel(WHOLE)) == WHOLE


def print_value(text: str, output: str = "f32") -> str:
    """What a value looks like after one round through the parser and the printer."""
    source = f"""
kernel f(a: f32[8], b: f32[8], n: i32[8], m: bool[8], idx: i64[8] in 8) -> y: {output}[8]
  for i in 8:
    for j in 8:
      y[i] = {text}
"""
    (statement,) = statements(parse_kernel(source).body)
    return print_statement(statement).removeprefix("y[i] = ")


@pytest.mark.parametrize(
    ("written", "printed"),
    [
        ("((a[i]) + (b[i]))", "a[i] + b[i]"),
        ("(a[i] + b[i]) + a[j]", "a[i] + b[i] + a[j]"),
        ("a[i] + (b[i] + a[j])", "a[i] + (b[i] + a[j])"),
        ("a[i] - (b[i] - a[j])", "a[i] - (b[i] - a[j])"),
        ("a[i] * (b[i] / a[j])", "a[i] * (b[i] / a[j])"),
        ("(a[i] + 1.0) * b[i]", "(a[i] + 1.0) * b[i]"),
        ("-(a[i] + b[i])", "-(a[i] + b[i])"),
        ("-(-a[i])", "--a[i]"),
        ("a[i] - -2.0", "a[i] - -2.0"),
        ("a[i]**2 * 3.0", "square(a[i]) * 3.0"),
        ("a[i] ** -1.5", "pow(a[i], -1.5)"),
        ("1e-5 * a[i] + 0.1", "1e-5 * a[i] + 0.1"),
        ("0.0001", "0.0001"),
        ("1e30", "1e+30"),
        ("-inf", "-inf"),
        ("(a[i] if i > 0 else b[i]) + 1.0", "(a[i] if i > 0 else b[i]) + 1.0"),
        ("a[i] if i > 0 else (1.0 if j > 0 else 2.0)", "a[i] if i > 0 else 1.0 if j > 0 else 2.0"),
        ("(a[i] if i > 0 else 1.0) if j > 0 else 2.0",) * 2,
        ("a[7 - i]", "a[7 - i]"),
        ("a[0 - i + 2*j]", "a[2*j - i]"),
        ("a[(i + j)//2 + i % 3]", "a[(i + j)//2 + i % 3]"),
        ("a[2*(i//2)]", "a[2*(i//2)]"),
        ("f32(2*i + 1)", "f32(2*i + 1)"),
    ],
)  # fmt: skip
def test_only_the_parentheses_that_are_needed_are_printed(written: str, printed: str) -> None:
    assert print_value(written) == printed
    assert print_value(printed) == printed


@pytest.mark.parametrize(
    ("written", "printed"),
    [
        ("n[i] * (2*i)", "n[i] * (2*i)"),
        ("2*i * n[i]", "2*i * n[i]"),
        ("n[i] - (i + 1)", "n[i] - (i + 1)"),
        ("n[i] * -i", "n[i] * -i"),
        ("i % 3 * n[i]", "i % 3 * n[i]"),
        ("i * j", "i * j"),
        ("i32(idx[i]//2)", "i32(idx[i]//2)"),
    ],
)
def test_an_index_in_a_value_keeps_its_place(written: str, printed: str) -> None:
    assert print_value(written, "i32") == printed
    assert print_value(printed, "i32") == printed


@pytest.mark.parametrize(
    ("written", "printed"),
    [
        ("not (m[i] and m[j])", "not (m[i] and m[j])"),
        ("(m[i] or m[j]) and m[i]", "(m[i] or m[j]) and m[i]"),
        ("0.0 < a[i] < 1.0", "0.0 < a[i] and a[i] < 1.0"),
        ("(a[i] < b[i]) == m[i]", "(a[i] < b[i]) == m[i]"),
        ("m[i] == (a[i] < b[i])", "m[i] == (a[i] < b[i])"),
        ("true", "true"),
    ],
)
def test_truth_values_print_as_they_read(written: str, printed: str) -> None:
    assert print_value(written, "bool") == printed
    assert print_value(printed, "bool") == printed


def test_a_gather_that_is_an_index_does_not_print_as_an_element() -> None:
    gather = affine(Access("idx", (affine("i"),)))
    statement = Assign(Access("y", (affine("i"),)), "=", Index(gather + affine("i")))
    assert print_statement(statement) == "y[i] = (i + idx[i])//1"
    assert print_value("(i + idx[i])//1", "i64") == "(i + idx[i])//1"
    assert print_value("i + idx[i]", "i64") == "i + idx[i]"


def test_conditions_that_chain_are_printed_as_a_chain() -> None:
    text = """\
kernel f(x: f32[8]) -> y: f32[8]
  for i in 8:
    if 0 <= i < 4 and i > 2 and 2 == i:
      y[i] = x[i]
"""
    assert print_kernel(parse_kernel(text)) == text
    spread = text.replace("0 <= i < 4", "0 <= i and i < 4")
    assert print_kernel(parse_kernel(spread)) == text


def test_a_range_from_zero_is_printed_short() -> None:
    text = "kernel f(a: i64[8] in 0..4, b: f32[8] in 0.0..1.0) -> y: f32\n  y = 1.0\n"
    assert print_kernel(parse_kernel(text)) == text.replace("0..4", "4")


def test_bools_print_in_lower_case() -> None:
    assert print_statement(Assign(Access("y"), "=", Const(False))) == "y = false"


def test_a_formula_prints_as_its_author_wrote_it() -> None:
    text = 'kernel f(x: f32[N]) -> y: f32[N]\n  "a   copy"\n  y[i]   =  x[ i ]  # why not\n'
    formula = parse_formula("\n\n" + text + "\n")
    assert print_formula(formula) == text
    assert str(formula) == text
    assert parse_formula(print_formula(formula)) == formula
