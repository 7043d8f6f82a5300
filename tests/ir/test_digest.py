"""Is the digest a name for a program? The same everywhere, blind to names, to nothing else."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from perfdojo.ir import digest, expand, parse_kernel
from perfdojo.kernels import load_formula

BASE = """
kernel f(x: f32[8, 4], idx: i64[8] in 4, w: f32[4]) -> y: f32[8]
  t: f32[8] heap
  u: f32[4] stack

  for a in 4:
    u[a] = w[a]
  for i in 8:
    t[i] = 0.0
    for j in 4:
      if i + j < 9:
        t[i] += x[i, j] * u[idx[i]]
  for k in 8 parallel:
    y[k] = t[k] / 2.0
"""


def changed(*pairs: tuple[str, str]) -> str:
    """BASE with pieces of its text replaced; each piece must be there."""
    text = BASE
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new)
    return text


def test_a_digest_is_sixteen_hexadecimal_digits() -> None:
    found = digest(parse_kernel(BASE))
    assert len(found) == 16
    assert int(found, 16) >= 0


def test_a_digest_is_the_same_in_every_process() -> None:
    script = (
        "from perfdojo.ir import digest, expand\nfrom perfdojo.kernels import load_formula\n"
        "print(digest(expand(load_formula('conv2d'), B=1, C=2, H=5, W=6, F=3, R=3, S=3)),\n"
        "      digest(expand(load_formula('softmax'), N=4, M=5)))\n"
    )
    root = str(Path(__file__).parents[2])
    found = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": root},
            capture_output=True,
            check=True,
            text=True,
        ).stdout.strip()
        for seed in ("0", "1")
    }
    conv = digest(expand(load_formula("conv2d"), B=1, C=2, H=5, W=6, F=3, R=3, S=3))
    softmax = digest(expand(load_formula("softmax"), N=4, M=5))
    assert found == {f"{conv} {softmax}"}


@pytest.mark.parametrize(
    "pairs",
    [
        [("kernel f", "kernel g")],
        [("x: f32", "values: f32"), ("x[i,", "values[i,")],
        [("idx", "place")],
        [("y: f32", "zz: f32"), ("y[k]", "zz[k]")],
        [("t: f32", "b: f32"), ("t[", "b[")],
        [("for k in", "for z.o in"), ("[k]", "[z.o]")],
        [("for i in", "for zz in"), ("[i]", "[zz]"), ("[i,", "[zz,"), ("if i + j", "if zz + j")],
        [("  t: f32[8] heap\n  u: f32[4] stack\n", "  u: f32[4] stack\n  t: f32[8] heap\n")],
    ],
    ids=[
        "the kernel",
        "an input",
        "a gathered input",
        "an output",
        "a temporary",
        "a loop",
        "a loop that sorts differently",
        "the order of declarations",
    ],
)
def test_names_do_not_count(pairs: list[tuple[str, str]]) -> None:
    assert digest(parse_kernel(changed(*pairs))) == digest(parse_kernel(BASE))


def test_the_names_of_two_loops_may_be_exchanged() -> None:
    text = """
kernel f(x: f32[4, 4]) -> y: f32[4, 4]
  for {0} in 4:
    for {1} in 4:
      y[{0}, {1}] = x[{1}, {0}]
"""
    one, two = (digest(parse_kernel(text.format(*names))) for names in ("ij", "ji"))
    assert one == two
    plain = text.replace("x[{1}, {0}]", "x[{0}, {1}]").format(*"ij")
    assert digest(parse_kernel(plain)) != one


def test_the_names_of_unused_temporaries_do_not_count() -> None:
    text = """
kernel f(x: f32[4]) -> y: f32[4]
  {}: f32 heap
  {}: i32[3] heap
  for i in 4:
    y[i] = x[i]
"""
    one, two = (digest(parse_kernel(text.format(*names))) for names in ("ab", "ba"))
    assert one == two


@pytest.mark.parametrize(
    "pairs",
    [
        [("u: f32[4] stack", "u: f32[4] heap")],
        [("8 parallel", "8")],
        [("8 parallel", "8 vector")],
        [("x: f32[8, 4]", "x: f16[8, 4]")],
        [("t: f32[8]", "t: f32[9]")],
        [("t: f32[8]", "t: f32[8+2]")],
        [("t: f32[8]", "t: f32[~8]")],
        [("for j in 4", "for j in 3")],
        [("in 4, w", "in 3, w")],
        [("/ 2.0", "/ 2.5")],
        [("/ 2.0", "/ 2")],
        [("/ 2.0", "* 2.0")],
        [("+=", "max=")],
        [("i + j < 9", "i + j < 8")],
        [("i + j < 9", "i + j <= 9")],
        [("idx[i]", "idx[j]")],
        [("x[i, j] * u[idx[i]]", "u[idx[i]] * x[i, j]")],
        [("/ 2.0", "/ 2.0 nontemporal")],
        [("/ 2.0", "/ 2.0 async")],
        [("/ 2.0", "/ 2.0 prefetch t[k + 8]")],
    ],
    ids=[
        "storage",
        "no kind",
        "another kind",
        "a type",
        "the extent of an array",
        "padding",
        "a dropped dimension",
        "the extent of a loop",
        "a range",
        "a literal",
        "the type of a literal",
        "an operator",
        "an accumulation",
        "a bound",
        "a relation",
        "a subscript",
        "the order of operands",
        "a nontemporal store",
        "an asynchronous copy",
        "a prefetch",
    ],
)
def test_everything_else_counts(pairs: list[tuple[str, str]]) -> None:
    assert digest(parse_kernel(changed(*pairs))) != digest(parse_kernel(BASE))


def test_the_order_of_statements_counts() -> None:
    text = "kernel f(x: f32[4]) -> y: f32[4], z: f32[4]\n  for i in 4:\n    {}\n    {}\n"
    lines = ("y[i] = x[i]", "z[i] = 2.0 * x[i]")
    one, two = (
        digest(parse_kernel(text.format(*lines))),
        digest(parse_kernel(text.format(*lines[::-1]))),
    )
    assert one != two


def test_which_temporary_is_which_counts() -> None:
    text = """
kernel f(x: f32[4]) -> y: f32[4]
  a: f32 heap
  b: f32 heap
  for i in 4:
    a = x[i]
    b = x[0]
    y[i] = {}
"""
    assert digest(parse_kernel(text.format("a - b"))) != digest(parse_kernel(text.format("b - a")))


def test_no_two_operators_have_one_digest() -> None:
    sizes = {"N": 4, "M": 5}
    names = (
        "softmax",
        "log_softmax",
        "cumsum",
        "cumsum_reverse",
        "cumsum_exclusive",
        "cumprod",
        "cummax",
    )
    assert len({digest(expand(load_formula(name), **sizes)) for name in names}) == len(names)
