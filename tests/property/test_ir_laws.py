"""Which laws does the language obey? Index arithmetic, printing, verifying and running."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import pytest
from hypothesis import assume, event, given
from hypothesis import strategies as st

from perfdojo.ir import (
    Access,
    Affine,
    Assign,
    Buffer,
    Condition,
    Const,
    Dim,
    Expr,
    FloorDiv,
    If,
    Kernel,
    Loop,
    Mod,
    Node,
    affine,
    constant,
    digest,
    expand,
    find_violations,
    interpret,
    parse_kernel,
    print_kernel,
)
from perfdojo.ir.affine import interval, substitute
from perfdojo.ir.nodes import index_value
from perfdojo.ir.resolve import make_call
from perfdojo.ir.rules import rule_violations
from perfdojo.kernels import kernel_names, load_formula
from tests.ir.plain import Fault, run_plainly

# --------------------------------------------------------------------------------------------
# Index arithmetic

LOOPS = ("i", "j", "k.o")
GATHER = Access("idx", (affine("i"),))

small = st.integers(-9, 9)
divisors = st.integers(1, 9)
atoms = st.sampled_from([*map(affine, LOOPS), affine(GATHER)])
indices = st.recursive(
    st.one_of(atoms, small.map(constant)),
    lambda inner: st.one_of(
        st.builds(Affine.__add__, inner, inner),
        st.builds(Affine.__sub__, inner, inner),
        st.builds(Affine.__mul__, inner, small),
        st.builds(Affine.__floordiv__, inner, divisors),
        st.builds(Affine.__mod__, inner, divisors),
    ),
    max_leaves=8,
)
points = st.fixed_dictionaries({name: st.integers(-20, 20) for name in (*LOOPS, "idx")})


def evaluate(value: Affine, point: Mapping[str, int]) -> int:
    total = value.const
    for atom, coefficient in value.terms:
        match atom:
            case str():
                total += coefficient * point[atom]
            case Access():
                total += coefficient * point[atom.buffer]
            case FloorDiv():
                total += coefficient * (evaluate(atom.value, point) // atom.divisor)
            case Mod():
                total += coefficient * (evaluate(atom.value, point) % atom.divisor)
    return total


@given(indices, indices)
def test_addition_of_indices_commutes(a: Affine, b: Affine) -> None:
    assert a + b == b + a


@given(indices, indices, indices)
def test_addition_of_indices_associates(a: Affine, b: Affine, c: Affine) -> None:
    assert (a + b) + c == a + (b + c)


@given(indices, indices)
def test_subtracting_what_was_added_gives_the_same_index(a: Affine, b: Affine) -> None:
    assert a + b - b == a
    assert a - a == constant(0)


@given(indices, small, small)
def test_multiplication_of_an_index_distributes(a: Affine, m: int, n: int) -> None:
    assert a * m + a * n == a * (m + n)
    assert a * m * n == a * (m * n)


@given(indices, indices, small, divisors, points)
def test_operators_mean_what_they_mean_for_numbers(
    a: Affine, b: Affine, m: int, d: int, point: dict[str, int]
) -> None:
    x, y = evaluate(a, point), evaluate(b, point)
    assert evaluate(a + b, point) == x + y
    assert evaluate(a - b, point) == x - y
    assert evaluate(a * m, point) == x * m
    assert evaluate(a // d, point) == x // d
    assert evaluate(a % d, point) == x % d


@given(indices, divisors, points)
def test_quotient_and_remainder_make_up_the_index(a: Affine, d: int, point: dict[str, int]) -> None:
    assert evaluate((a // d) * d + a % d, point) == evaluate(a, point)
    assert 0 <= evaluate(a % d, point) < d


@given(indices, small, small, divisors)
def test_multiples_are_taken_out_of_quotients_and_remainders(
    a: Affine, m: int, n: int, d: int
) -> None:
    rest = affine("z", m) + n
    assert (a * d + rest) % d == rest % d
    assert (a * d + rest) // d == a + rest // d


@given(indices, indices, points)
def test_substituting_a_loop_is_evaluating_it_first(
    a: Affine, b: Affine, point: dict[str, int]
) -> None:
    # a gather is left alone here: its own subscript changes with the loop
    replaced = substitute(a, lambda name: b if name == "j" else None)
    assert evaluate(replaced, point) == evaluate(a, {**point, "j": evaluate(b, point)})


@given(indices, st.data())
def test_an_interval_holds_every_value(a: Affine, data: st.DataObject) -> None:
    ends = st.tuples(small, small).map(sorted).map(tuple)
    ranges = {atom: data.draw(ends) for atom in (*LOOPS, GATHER)}
    low, high = interval(a, ranges)
    point = {
        getattr(atom, "buffer", atom): data.draw(st.integers(*ranges[atom])) for atom in ranges
    }
    assert low <= evaluate(a, point) <= high


@given(indices)
def test_a_printed_index_reads_back_as_a_subscript_an_extent_and_a_guard(a: Affine) -> None:
    kernel = parse_kernel(
        f"""
kernel f(idx: i64[9] in 9, x: f32[9]) -> y: f32[9]
  for i in 9:
    for j in 9:
      for k.o in 9:
        for l in {a}:
          if {a} <= 0:
            y[i] = x[{a}]
"""
    )
    (guard,) = (inner := kernel.body[0].body[0].body[0].body[0]).body
    assert inner.extent == a
    assert guard.conditions == (Condition(a, "<=", constant(0)),)
    assert guard.body[0].value == Access("x", (a,))


@given(indices)
def test_a_printed_index_reads_back_as_a_value(a: Affine) -> None:
    value = index_value(a)
    assert reread(value, "y") == value


# --------------------------------------------------------------------------------------------
# Printing

FRAME = parse_kernel(
    """
kernel f(idx: i64[9] in 9, x: f32[9], m: bool[9], n: i64[9]) -> y: i64[9], z: f32[9], b: bool[9]
  for i in 9:
    for j in 9:
      for k.o in 9:
        z[i] = 0.0
"""
)


def place(value: Expr, output: str) -> Kernel:
    """FRAME with one statement that stores `value` in `output`."""
    statement = Assign(Access(output, (affine("i"),)), "=", value)
    (outer,) = FRAME.body
    (middle,) = outer.body
    (inner,) = middle.body
    inner = Loop(inner.name, inner.extent, "", (statement,))
    middle = Loop(middle.name, middle.extent, "", (inner,))
    body = (Loop(outer.name, outer.extent, "", (middle,)),)
    return Kernel("f", FRAME.inputs, FRAME.outputs, (), body)


def reread(value: Expr, output: str) -> Expr:
    kernel = parse_kernel(print_kernel(place(value, output)))
    return kernel.body[0].body[0].body[0].body[0].value


def call(name: str, *args: st.SearchStrategy[Expr]) -> st.SearchStrategy[Expr]:
    return st.tuples(*args).map(lambda values: make_call(name, *values))


def load(name: str) -> st.SearchStrategy[Expr]:
    return indices.map(lambda index: Access(name, (index,)))


def calls(names: Sequence[str], *args: st.SearchStrategy[Expr]) -> st.SearchStrategy[Expr]:
    return st.one_of([call(name, *args) for name in names])


RELATED = ("<", "<=", ">", ">=", "==", "!=")


class Level(NamedTuple):
    """Expressions up to some depth, by type."""

    floats: st.SearchStrategy[Expr]
    wholes: st.SearchStrategy[Expr]
    truths: st.SearchStrategy[Expr]


def make_level(depth: int) -> Level:
    floats = st.one_of(st.floats().map(Const), load("x"))
    whole = st.integers(-1000, 1000).map(Const)  # folded, they still fit in 64 bits
    wholes = st.one_of(whole, load("n"), indices.map(index_value))
    truths = st.one_of(st.booleans().map(Const), load("m"))
    if depth == 0:
        return Level(floats, wholes, truths)
    f, w, t = make_level(depth - 1)
    return Level(
        st.one_of(
            floats,
            calls(("+", "-", "*", "/", "max", "min", "pow"), f, f),
            calls(("neg", "exp", "abs", "sqrt", "square", "f32", "bf16"), f),
            calls(("f32", "f16"), w),
            call("fma", f, f, f),
            call("if", t, f, f),
        ),
        st.one_of(
            wholes,
            calls(("+", "-", "*", "max"), w, w),
            calls(("neg", "abs", "i64"), w),
            call("i64", f),
            call("if", t, w, w),
        ),
        st.one_of(
            truths,
            calls(RELATED, f, f),
            calls(RELATED, w, w),
            calls(RELATED, t, t),
            calls(("and", "or"), t, t),
            call("not", t),
            call("if", t, t, t),
        ),
    )


floats, wholes, truths = make_level(3)


@given(floats)
def test_a_printed_float_expression_reads_back(value: Expr) -> None:
    assert reread(value, "z") == value


@given(wholes)
def test_a_printed_integer_expression_reads_back(value: Expr) -> None:
    assert reread(value, "y") == value


@given(truths)
def test_a_printed_truth_value_reads_back(value: Expr) -> None:
    assert reread(value, "b") == value


@pytest.mark.parametrize("name", kernel_names())
def test_a_printed_operator_reads_back(name: str) -> None:
    formula = load_formula(name)
    kernel = expand(formula, **formula.bindings("test")[0])
    assert parse_kernel(print_kernel(kernel)) == kernel


# --------------------------------------------------------------------------------------------
# Verifying and running: random kernels, compared with the plainest loop

X, A = Buffer("x", "f32", (Dim(4),)), Buffer("a", "f32", (Dim(3), Dim(4)))
G = Buffer("g", "i64", (Dim(4),), low=0, high=3)
Y = Buffer("y", "f32", (Dim(4),))
TEMPORARIES = (("s", ()), ("t", (4,)), ("u", (3, 4)))


@dataclass(slots=True)
class Maker:
    """Draws a kernel that is right or wrong by a little; `care` (in percent) says how often."""

    draw: st.DrawFn
    kernel: Kernel
    care: int
    gathers: bool = False  # whether subscripts, guards and extents read the input `g`
    count: int = 0

    def often(self, percent: int) -> bool:
        return self.draw(st.integers(1, 100)) <= percent

    def index(self, extent: int, around: Mapping[str, int], read: bool = True) -> Affine:
        if read and self.gathers and self.often(30):
            return affine(Access("g", (self.index(4, around, read=False),)))
        fitting = [name for name, n in around.items() if n == extent]
        if fitting and self.often(self.care):
            return affine(self.draw(st.sampled_from(fitting)))
        if not around or self.often(2 * self.care - 100):
            return constant(self.draw(st.integers(0, extent - 1)))
        one, two = (affine(self.draw(st.sampled_from(list(around)))) for _ in range(2))
        shapes = [one + 1, one - 1, one * -1 + (extent - 1), one // 2, one % 2, one * 2, one + two]
        shapes += [one * 2 + two, (one + two) % extent, one]
        return self.draw(st.sampled_from(shapes))

    def access(
        self, buffers: Sequence[Buffer], around: Mapping[str, int], read: bool = True
    ) -> Access:
        buffer = self.draw(st.sampled_from(list(buffers)))
        return Access(buffer.name, tuple(self.index(n, around, read) for n in buffer.shape))

    def condition(self, around: Mapping[str, int]) -> Condition:
        left = self.index(4, around)
        right = self.index(4, around) if self.often(30) else constant(self.draw(st.integers(0, 3)))
        return Condition(left, self.draw(st.sampled_from(["<", "<=", ">", "==", "!="])), right)

    def value(self, around: Mapping[str, int]) -> Expr:
        everything = (*self.kernel.inputs, *self.kernel.outputs, *self.kernel.temporaries)
        sources = everything if self.often(60) else self.kernel.inputs
        one = self.access(sources, around)
        if self.often(40):
            return one
        if self.often(50):
            return make_call("+", one, self.access(sources, around))
        c = self.condition(around)
        test = make_call(c.relation, index_value(c.left), index_value(c.right))
        return make_call("if", test, one, Const(0.5))

    def statement(self, around: Mapping[str, int]) -> Node:
        written = (*self.kernel.outputs, *self.kernel.temporaries)
        op = self.draw(st.sampled_from(["=", "=", "+=", "max=", "*="]))
        node: Node = Assign(self.access(written, around, read=False), op, self.value(around))
        return If((self.condition(around),), (node,)) if self.often(20) else node

    def loop(self, around: Mapping[str, int], depth: int) -> Node:
        name = f"l{self.count}"
        self.count += 1
        extent = self.draw(st.sampled_from([4, 4, 3, 2]))
        size = constant(extent)
        if around and self.often(15):
            outer = self.draw(st.sampled_from(list(around)))
            sizes = [affine(outer) + 1, constant(4) - affine(outer)]
            size = (
                affine(Access("g", (affine(outer),)))
                if self.gathers
                else self.draw(st.sampled_from(sizes))
            )
            extent = 4
        kind = "" if self.often(self.care) else self.draw(st.sampled_from(["parallel", "vector"]))
        inner = {**around, name: extent}
        body = [self.block(inner, depth - 1) for _ in range(self.draw(st.integers(1, 3)))]
        return Loop(name, size, kind, tuple(body))

    def block(self, around: Mapping[str, int], depth: int) -> Node:
        nested = depth > 0 and self.often(50)
        return self.loop(around, depth) if nested else self.statement(around)

    def fill(self, buffer: Buffer) -> Node:
        """A nest that writes a whole buffer."""
        names = [f"{buffer.name}{d}" for d in range(len(buffer.dims))]
        node: Node = Assign(Access(buffer.name, tuple(map(affine, names))), "=", Const(1.0))
        for name, n in reversed(list(zip(names, buffer.shape, strict=True))):
            node = Loop(name, constant(n), "", (node,))
        return node


@st.composite
def kernels(draw: st.DrawFn, care: int = 75, gathers: bool = False) -> Kernel:
    """Kernels of which some are right."""
    inputs = (X, A, G) if gathers else (X, A)
    maker = Maker(draw, Kernel("f", inputs, (Y,), (), ()), care, gathers)
    temporaries = tuple(
        Buffer(name, "f32", tuple(Dim(n, maker.often(care)) for n in shape))
        for name, shape in TEMPORARIES
    )
    maker.kernel = Kernel("f", (X, A), (Y,), temporaries, ())
    filled = [maker.fill(b) for b in (Y, *temporaries) if maker.often(care)]
    nests = [maker.loop({}, 2) for _ in range(draw(st.integers(1, 3)))]
    return Kernel("f", inputs, (Y,), temporaries, (*filled, *nests))


INPUTS = {
    "x": np.array([0.1, -2.5, 3e7, -0.0], np.float32),
    "a": np.linspace(-1.7, 9.3, 12, dtype=np.float32).reshape(3, 4),
}


def find_fault(kernel: Kernel, **more: np.ndarray) -> str:
    try:
        run_plainly(kernel, {**INPUTS, **more})
    except Fault as fault:
        return str(fault)
    return ""


@given(kernels())
def test_verify_refuses_exactly_the_kernels_that_go_wrong(kernel: Kernel) -> None:
    assume(not list(rule_violations(kernel)))
    fault = find_fault(kernel)
    event(fault or "right")
    assert bool(find_violations(kernel)) == bool(fault), f"{fault}\n{kernel}"


@given(kernels(care=96))
def test_the_interpreter_computes_the_bits_of_the_plainest_loop(kernel: Kernel) -> None:
    assume(not find_violations(kernel))
    expected = run_plainly(kernel, INPUTS)["y"]
    found = interpret(kernel, INPUTS)["y"]
    assert found.tobytes() == expected.tobytes(), str(kernel)


elements_of_g = st.lists(st.integers(0, 2), min_size=4, max_size=4).map(np.array)


@given(kernels(care=90, gathers=True), elements_of_g)
def test_what_verify_accepts_never_goes_wrong_whatever_the_data(
    kernel: Kernel, g: np.ndarray
) -> None:
    assume(not find_violations(kernel))
    assert find_fault(kernel, g=g) == "", str(kernel)
    inputs = {**INPUTS, "g": g}
    expected, found = run_plainly(kernel, inputs)["y"], interpret(kernel, inputs)["y"]
    assert found.tobytes() == expected.tobytes(), str(kernel)


@given(kernels(gathers=True))
def test_a_printed_kernel_reads_back(kernel: Kernel) -> None:
    again = parse_kernel(print_kernel(kernel))
    assert again == kernel
    assert digest(again) == digest(kernel)
