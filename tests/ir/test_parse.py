"""Is a text read as docs/ir.md says? Both forms, precedence, and what a line may look like."""

from __future__ import annotations

import math

import pytest

from perfdojo.errors import ParseError
from perfdojo.ir import (
    Access,
    Affine,
    Assign,
    Call,
    Condition,
    Const,
    Dim,
    Expr,
    Formula,
    If,
    Index,
    Kernel,
    Loop,
    affine,
    constant,
    expand,
    parse,
    parse_formula,
    parse_kernel,
    print_statement,
    statements,
)

i, j = affine("i"), affine("j")
ARGUMENTS = "a: f32[8], b: f32[8], n: i32[8], m: bool[8], idx: i64[8] in 8"


def read_value(text: str, output: str = "f32") -> Expr:
    """The value of a statement inside loops i and j."""
    source = f"""
kernel f({ARGUMENTS}) -> y: {output}[8]
  for i in 8:
    for j in 8:
      y[i] = {text}
"""
    (statement,) = statements(parse_kernel(source).body)
    return statement.value


def read_index(text: str) -> Affine:
    value = read_value(f"a[{text}]")
    assert isinstance(value, Access)
    return value.indices[0]


def spell(text: str, output: str = "f32") -> str:
    """A value with every operation in brackets of its own: `+(a, *(b, c))`."""

    def spelled(expr: Expr) -> str:
        match expr:
            case Const():
                return repr(expr.value)
            case Index():
                return str(expr.value)
            case Access():
                return expr.buffer
        return f"{expr.name}({', '.join(map(spelled, expr.args))})"

    return spelled(read_value(text, output))


# -- the two forms --------------------------------------------------------------------------


def test_a_text_without_loops_is_a_formula() -> None:
    assert isinstance(parse("kernel f(x: f32[N]) -> y: f32[N]\n  y[i] = x[i]\n"), Formula)


@pytest.mark.parametrize(
    "body",
    [
        "  for i in 8:\n    y[i] = x[i]\n",
        "  y[0] += x[0]\n",
        "  y[0] max= x[0]\n",
        "  if 0 < 1:\n    y[0] = x[0]\n",
        "  t: f32 heap\n  y[0] = x[0]\n",
        "  y[0] = x[0] nontemporal\n",
        "  y[0] = x[0] async\n",
    ],
    ids=["a loop", "+=", "max=", "a guard", "a declaration", "a hint", "another hint"],
)
def test_one_mark_of_the_loop_form_makes_a_kernel(body: str) -> None:
    assert isinstance(parse("kernel f(x: f32[8]) -> y: f32[8]\n" + body), Kernel)


def test_plain_statements_are_loop_form_if_the_caller_says_so() -> None:
    kernel = parse_kernel("kernel f(x: f32[1]) -> y: f32[1]\n  y[0] = x[0]\n")
    assert kernel.body == (Assign(Access("y", (constant(0),)), "=", Access("x", (constant(0),))),)


def test_parse_formula_refuses_the_loop_form() -> None:
    with pytest.raises(ParseError, match="expected the formula form, got the loop form"):
        parse_formula("kernel f(x: f32[8]) -> y: f32[8]\n  for i in 8:\n    y[i] = x[i]\n")


# -- header and lines before the body -------------------------------------------------------


def test_arguments_keep_their_order_types_shapes_and_ranges() -> None:
    kernel = parse_kernel(
        "kernel f(a: f16[2, 3], k: i32[4] in 5, p: f64 in -0.5..1.5) -> y: bool, z: i8[6]\n"
        "  y = true\n"
    )
    assert [(b.name, b.dtype, b.shape) for b in kernel.inputs] == [
        ("a", "f16", (2, 3)),
        ("k", "i32", (4,)),
        ("p", "f64", ()),
    ]
    assert [(b.low, b.high) for b in kernel.inputs] == [(None, None), (0, 5), (-0.5, 1.5)]
    assert [(b.name, b.dtype, b.shape) for b in kernel.outputs] == [
        ("y", "bool", ()),
        ("z", "i8", (6,)),
    ]


def test_a_kernel_may_have_no_inputs() -> None:
    assert parse_kernel("kernel f() -> y: f32\n  y = 1.0\n").inputs == ()


def test_a_formula_keeps_its_description_and_its_sizes() -> None:
    formula = parse_formula(
        'kernel f(x: f32[N, M]) -> y: f32[N]\n  "sums of rows"\n'
        "  sizes test: N=2 M=3; N=5 M=7\n  sizes cpu: N=100 M=100\n  sizes test: N=1 M=1\n"
        "  y[i] = sum[j] x[i, j]\n"
    )
    assert formula.name == "f"
    assert formula.description == "sums of rows"
    assert formula.bindings("test") == ({"N": 2, "M": 3}, {"N": 5, "M": 7}, {"N": 1, "M": 1})
    assert formula.bindings("cpu") == ({"N": 100, "M": 100},)
    assert formula.bindings("cuda") == ()


def test_a_description_may_be_empty() -> None:
    assert parse_formula('kernel f() -> y: f32\n  ""\n  y = 1.0\n').description == ""


def test_comments_and_blank_lines_mean_nothing() -> None:
    plain = "kernel f(x: f32[N]) -> y: f32[N]\n  y[i] = x[i]\n"
    noisy = """

# a copy
kernel f(x: f32[N]) -> y: f32[N]  # of x

      # deep
  y[i] = x[i] # end

"""
    assert parse(noisy) == parse(plain)


def test_a_line_may_be_broken_inside_brackets() -> None:
    plain = "kernel f(x: f32[N]) -> y: f32[N]\n  y[i] = (x[i] + 1.0)\n"
    broken = "kernel f(\n  x: f32[N]\n) -> y: f32[N]\n  y[i] = (x[i]\n+ 1.0)\n"
    assert parse(broken) == parse(plain)


def test_windows_line_ends_mean_nothing() -> None:
    plain = "kernel f(x: f32[8]) -> y: f32[8]\n  for i in 8:\n    y[i] = x[i]\n"
    assert parse(plain.replace("\n", "\r\n")) == parse(plain)


def test_any_depth_of_indentation_will_do() -> None:
    narrow = "kernel f(x: f32[8]) -> y: f32[8]\n for i in 8:\n  y[i] = x[i]\n"
    wide = "kernel f(x: f32[8]) -> y: f32[8]\n     for i in 8:\n               y[i] = x[i]\n"
    assert parse(narrow) == parse(wide)


# -- loop form ------------------------------------------------------------------------------


def test_every_part_of_the_loop_form_becomes_its_node() -> None:
    kernel = parse_kernel(
        """
kernel f(x: f32[100]) -> y: f32[100]
  t: f64[~100, 4+2] stack
  s: i32 register

  for i.o in 25 parallel:
    for i.i in 4 unroll:
      if 0 <= 4*i.o + i.i < 100 and i.i != 3:
        y[4*i.o + i.i] min= x[4*i.o + i.i]
"""
    )
    assert [(b.name, b.dtype, b.dims, b.storage) for b in kernel.temporaries] == [
        ("t", "f64", (Dim(100, materialised=False), Dim(4, padding=2)), "stack"),
        ("s", "i32", (), "register"),
    ]
    place = affine("i.o", 4) + affine("i.i")
    guard = If(
        (
            Condition(constant(0), "<=", place),
            Condition(place, "<", constant(100)),
            Condition(affine("i.i"), "!=", constant(3)),
        ),
        (Assign(Access("y", (place,)), "min=", Access("x", (place,))),),
    )
    inner = Loop("i.i", constant(4), "unroll", (guard,))
    assert kernel.body == (Loop("i.o", constant(25), "parallel", (inner,)),)


def test_the_extent_of_a_loop_may_vary() -> None:
    kernel = parse_kernel(
        "kernel f(x: f32[4]) -> y: f32[4]\n  for i in 4:\n    for j in i + 1:\n      y[j] = x[i]\n"
    )
    (outer,) = kernel.body
    assert outer.body[0].extent == i + 1


def test_hints_belong_to_their_statement() -> None:
    kernel = parse_kernel(
        "kernel f(x: f32[8]) -> y: f32[8]\n  for i in 8:\n"
        "    y[i] = x[i] nontemporal async prefetch x[i + 64]\n"
    )
    (statement,) = statements(kernel.body)
    assert statement.nontemporal
    assert statement.asynchronous
    assert statement.prefetch == Access("x", (i + 64,))


def test_a_hint_needs_a_place() -> None:
    with pytest.raises(ParseError, match="expected a place such as x"):
        parse("kernel f(x: f32[8]) -> y: f32[8]\n  y[0] = x[0] prefetch 3\n")


# -- values ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("a[i] + b[i] * a[i]", "+(a, *(b, a))"),
        ("(a[i] + b[i]) * a[i]", "*(+(a, b), a)"),
        ("a[i] - b[i] - a[i]", "-(-(a, b), a)"),
        ("a[i] - (b[i] - a[i])", "-(a, -(b, a))"),
        ("a[i] / b[i] * a[i]", "*(/(a, b), a)"),
        ("-a[i] * b[i]", "*(neg(a), b)"),
        ("-a[i]**2", "neg(square(a))"),
        ("a[i]**2", "square(a)"),
        ("a[i]**3.0", "pow(a, 3.0)"),
        ("a[i]**-0.5", "pow(a, -0.5)"),
        ("2.0**a[i]**3.0", "pow(2.0, pow(a, 3.0))"),
        ("a[i] if i > 0 else b[i] if i < 3 else 1.0", "if(>(i, 0), a, if(<(i, 3), b, 1.0))"),
        ("a[i] + 1.0 if i > 0 else b[i]", "if(>(i, 0), +(a, 1.0), b)"),
        ("fma(a[i], b[i], -1.0)", "fma(a, b, -1.0)"),
        ("f32(i)", "f32(i)"),
        ("max(a[i], 0.0)", "max(a, 0.0)"),
    ],
)
def test_operators_bind_as_in_mathematics(text: str, meaning: str) -> None:
    assert spell(text) == meaning


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("not m[i] and m[j] or m[i]", "or(and(not(m), m), m)"),
        ("not (m[i] or m[j])", "not(or(m, m))"),
        ("a[i] + 1.0 < b[i] and m[i]", "and(<(+(a, 1.0), b), m)"),
        ("0.0 < a[i] <= b[i]", "and(<(0.0, a), <=(a, b))"),
        ("m[i] == true", "==(m, True)"),
        ("not a[i] < b[i]", "not(<(a, b))"),
    ],
)
def test_logic_binds_more_loosely_than_comparison(text: str, meaning: str) -> None:
    assert spell(text, "bool") == meaning


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("1.0", 1.0),
        ("1", 1),
        ("2.5e-3", 0.0025),
        ("1e5", 1e5),
        ("3E+2", 300.0),
        ("-2.0", -2.0),
        ("- -2.0", 2.0),
        ("-0.0", -0.0),
        ("inf", math.inf),
        ("-inf", -math.inf),
        ("nan", math.nan),
    ],
)
def test_literals_are_numbers(text: str, value: float) -> None:
    assert read_value(text) == Const(value)


def test_whole_numbers_and_numbers_with_a_point_are_different_literals() -> None:
    assert Const(1) != Const(1.0)
    assert Const(1) != Const(True)
    assert Const(0.0) != Const(-0.0)
    assert Const(math.nan) == Const(math.nan)
    assert len({Const(1), Const(1.0), Const(True), Const(1)}) == 3


def test_the_smallest_integer_can_be_written() -> None:
    assert read_value("-9223372036854775808", "i64") == Const(-(2**63))


# -- indices --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "index"),
    [
        ("i", i),
        ("3", constant(3)),
        ("i + j - 2", i + j - 2),
        ("2*(i + j)", i * 2 + j * 2),
        ("(i + 1)*3", i * 3 + 3),
        ("-i", i * -1),
        ("7 - i", i * -1 + 7),
        ("i//4", i // 4),
        ("i % 4", i % 4),
        ("(8*i + j)//8", i + j // 8),
        ("(8*i + j) % 8", j % 8),
        ("7//2", constant(3)),
        ("-7//2", constant(-4)),
        ("-7 % 2", constant(1)),
        ("idx[i]", affine(Access("idx", (i,)))),
        ("idx[idx[i]] + 1", affine(Access("idx", (affine(Access("idx", (i,))),))) + 1),
    ],
)
def test_subscripts_are_kept_in_canonical_form(text: str, index: Affine) -> None:
    assert read_index(text) == index


def test_arithmetic_of_indices_in_a_value_is_one_index() -> None:
    assert read_value("2*i + j - 3 - j", "i64") == Index(i * 2 - 3)
    assert read_value("i - i", "i64") == Const(0)
    assert read_value("(i + 8*j)//8", "i64") == Index(i // 8 + j)


def test_a_product_of_indices_in_a_value_is_a_product() -> None:
    assert read_value("i * j", "i64") == Call("*", (Index(i), Index(j)))


def test_an_element_in_a_value_is_not_an_index() -> None:
    assert read_value("idx[i] + 1", "i64") == Call("+", (Access("idx", (i,)), Const(1)))


def test_a_size_in_a_value_is_a_number() -> None:
    formula = parse_formula("kernel f(x: f32[N]) -> y: f32[N]\n  y[i] = x[i] / N\n")
    (statement,) = statements(expand(formula, N=8).body)
    assert print_statement(statement) == "y[i] = x[i] / 8"
