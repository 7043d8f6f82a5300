"""What does the author of a malformed kernel see? A line that names the fault, no traceback."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from perfdojo.api import kernel
from perfdojo.errors import DojoError, KernelError, ParseError, SizeError
from perfdojo.ir import (
    Access,
    Call,
    Condition,
    Dim,
    If,
    Kernel,
    Node,
    affine,
    find_violations,
    parse_kernel,
    verify,
)

HEADER = "kernel f(x: f32[8]) -> y: f32[8]"
MATRIX = "kernel f(x: f32[8, 4]) -> y: f32[8]"
SIZED = "kernel f(x: f32[N]) -> y: f32[N]"
GATHER = "kernel f(idx: i64[8] in 4, w: f32[4]) -> y: f32[8]"


def case(name: str, message: str, *lines: str, header: str = HEADER, **sizes: Any) -> Any:
    """A kernel and the first line of its error; a message that ends in '...' is a beginning."""
    text = "".join(f"{line}\n" for line in (header, *lines))
    return pytest.param(text, sizes, message, id=name)


SYNTAX = [
    case(
        "a text that is no kernel",
        "line 1, column 1: expected a text that begins with 'kernel', got 'function'",
        "  y[i] = x[i]",
        header="function f(x: f32[8]) -> y: f32[8]",
    ),
    case(
        "an argument without a colon",
        "line 1, column 12: expected ':' and the type of 'x', got 'f32'",
        "  y[i] = x[i]",
        header="kernel f(x f32[8]) -> y: f32[8]",
    ),
    case(
        "a header without an arrow",
        "line 1, column 21: expected '->' and the outputs, got 'y'",
        "  y[i] = x[i]",
        header="kernel f(x: f32[8]) y: f32[8]",
    ),
    case(
        "a header without outputs",
        "line 1, column 23: expected the name of an array, got the end of the line",
        "  y[i] = x[i]",
        header="kernel f(x: f32[8]) ->",
    ),
    case(
        "words after the header",
        "line 1, column 34: expected the end of the line, got 'heap'",
        "  y[i] = x[i]",
        header="kernel f(x: f32[8]) -> y: f32[8] heap",
    ),
    case(
        "an unclosed bracket in the header",
        "line 1, column 18: expected ',' or ']', got ')'",
        "  y[i] = x[i]",
        header="kernel f(x: f32[8) -> y: f32[8]",
    ),
    case(
        "an unclosed bracket in the middle",
        "line 2, column 7: expected ',' or ']', got '='",
        "  y[i = x[i]",
        "  y[i] = x[i]",
    ),
    case(
        "an unclosed bracket at the end",
        "line 2, column 15: expected ')', got the end of the block",
        "  y[i] = (x[i]",
    ),
    case(
        "a bracket too many",
        "line 2, column 14: expected the end of the line, got ']'",
        "  y[i] = x[i]]",
    ),
    case(
        "a body that is not indented",
        "line 2, column 1: expected an indented body below the header, got 'y'",
        "y[i] = x[i]",
    ),
    case(
        "a kernel without a body",
        "line 1, column 33: expected an indented body below the header, got the end of the text",
    ),
    case(
        "a body that only describes itself",
        "line 2, column 17: expected at least one line in the kernel's body",
        '  "copies words"',
    ),
    case(
        "a line that dedents halfway",
        "line 4, column 4: expected an indentation of 2 spaces, got 3",
        "  for i in 8:",
        "    y[i] = x[i]",
        "   y[0] = 1.0",
    ),
    case(
        "a line that is indented for no reason",
        "line 3, column 5: unexpected indentation",
        "  t[i] = x[i]",
        "    y[i] = t[i]",
    ),
    case(
        "a whole text that is indented",
        "line 1, column 3: expected a text that begins with 'kernel', got an indented line",
        "    y[i] = x[i]",
        header="  kernel f(x: f32[8]) -> y: f32[8]",
    ),
    case(
        "a tab",
        "line 2, column 1: cannot read a tab; indent with spaces",
        "\ty[i] = x[i]",
    ),
    case(
        "a character that no word has",
        "line 2, column 15: cannot read the character '@'",
        "  y[i] = x[i] @ x[i]",
    ),
    case(
        "a letter that C does not have",
        "line 2, column 4: cannot read the character 'µ'",
        "  tµ[i] = x[i]",
    ),
    case(
        "two kernels in one text",
        "line 3, column 1: expected one kernel in a text, got 'kernel' after its body",
        "  y[i] = x[i]",
        "kernel g(x: f32[8]) -> y: f32[8]",
        "  y[i] = x[i]",
    ),
    case(
        "a loop without a colon",
        "line 2, column 13: expected ':', got the end of the line",
        "  for i in 8",
        "    y[i] = x[i]",
    ),
    case(
        "a loop without an extent",
        "line 2, column 8: expected 'in' and the extent of loop 'i', got ':'",
        "  for i:",
        "    y[i] = x[i]",
    ),
    case(
        "a loop without a body",
        "line 3, column 3: expected an indented block, got 'y'",
        "  for i in 8:",
        "  y[0] = x[0]",
    ),
    case(
        "a choice without else",
        "line 2, column 23: expected 'else' and the other value, got the end of the line",
        "  y[i] = x[i] if i > 0",
    ),
    case(
        "a line that ends in the middle of a sum",
        "line 2, column 16: expected a value, got the end of the line",
        "  y[i] = x[i] +",
    ),
    case(
        "words after a line",
        "line 2, column 15: expected the end of the line, got 'x'",
        "  y[i] = x[i] x[i]",
    ),
    case(
        "a line that assigns nothing",
        "line 2, column 8: expected one of = += *= max= min=, got 'x'",
        "  y[i] x[i]",
    ),
    case(
        "a number on the left side",
        "line 2, column 3: expected a line such as 'y[i] = ...', got '3'",
        "  3 = x[0]",
    ),
    case(
        "a word of the language as an argument",
        "line 1, column 10: 'sum' is a word of the language; choose another name",
        "  y[i] = 1.0",
        header="kernel f(sum: f32[8]) -> y: f32[8]",
    ),
    case(
        "a word of the language as a temporary",
        "line 2, column 3: 'max' is a word of the language; choose another name",
        "  max[i] = x[i]",
        "  y[i] = x[i]",
    ),
    case(
        "a word of the language as a loop",
        "line 2, column 7: 'in' is a word of the language; choose another name",
        "  for in in 8:",
        "    y[in] = x[in]",
    ),
    case(
        "a function without brackets",
        "line 2, column 10: 'exp' needs brackets: exp(...)",
        "  y[i] = exp x[i]",
    ),
    case(
        "a reduction with round brackets",
        "line 2, column 10: unknown function 'sum'; a reduction has square brackets: "
        "sum[j] x[i, j]",
        "  y[i] = sum(x[i])",
    ),
    case(
        "a reduction without brackets",
        "line 2, column 10: 'sum' needs brackets: sum[j] x[i, j]",
        "  y[i] = sum x[i]",
    ),
    case(
        "a reduction over nothing",
        "line 2, column 14: expected the name of an index, got ']'",
        "  y[i] = sum[] x[i]",
    ),
    case(
        "a mean with a condition",
        "line 2, column 10: mean has no condition; write a sum divided by the count you mean",
        "  y[i] = mean[j | j < i] x[i, j]",
        header=MATRIX,
    ),
    case(
        "a scan over two indices",
        "line 2, column 13: cumsum runs over one index, without a condition",
        "  y[i, j] = cumsum[i, j] x[i, j]",
        header="kernel f(x: f32[8, 4]) -> y: f32[8, 4]",
    ),
    case(
        "a scan with a condition",
        "line 2, column 10: cummax runs over one index, without a condition",
        "  y[i] = cummax[i | i > 2] x[i]",
    ),
    case(
        "a sum in reverse",
        "line 2, column 10: 'reverse' is for scans (cumsum, cumprod, cummax, cummin)",
        "  y[i] = sum[j reverse] x[i, j]",
        header=MATRIX,
    ),
    case(
        "an argmax over two indices",
        "line 2, column 7: argmax runs over one index",
        "  y = argmax[i, j] x[i, j]",
        header="kernel f(x: f32[8, 4]) -> y: i64",
    ),
    case(
        "a reduction in loop form",
        "line 3, column 12: a reduction belongs to the formula form; write loops that accumulate",
        "  for i in 8:",
        "    y[i] = sum[j] x[i, j]",
        header=MATRIX,
    ),
    case(
        "an index with a range in loop form",
        "line 3, column 7: 'in' belongs to the formula form; write a 'for' loop",
        "  for i in 8:",
        "    y[j in 8] = x[i]",
    ),
    case(
        "a type on a statement in loop form",
        "line 3, column 5: a statement of the loop form has no type; declare the temporary",
        "  for i in 8:",
        "    y[i]: f32 = x[i]",
    ),
    case(
        "sizes in loop form",
        "line 2, column 3: 'sizes' and 'where' belong to the formula form; write numbers",
        "  sizes test: N=8",
        "  for i in 8:",
        "    y[i] = x[i]",
    ),
    case(
        "a declaration without storage",
        "line 2, column 12: expected storage (heap, stack, register, shared), got the end of "
        "the line",
        "  t: f32[8]",
        "  y[i] = x[i]",
    ),
    case(
        "a declaration below the loops",
        "line 4, column 3: a declaration comes before the first loop and the first statement",
        "  for i in 8:",
        "    y[i] = x[i]",
        "  t: f32[8] heap",
    ),
    case(
        "a declaration with an extent that is no whole number",
        "line 2, column 10: expected an extent, a whole number, got '2.5'",
        "  t: f32[2.5] heap",
        "  y[i] = x[i]",
    ),
    case(
        "an unknown storage",
        "line 2, column 13: unknown storage 'stak'; did you mean 'stack'? "
        "(known: heap, register, shared, stack)",
        "  t: f32[8] stak",
        "  y[i] = x[i]",
    ),
    case(
        "an unknown kind of loop",
        "line 2, column 14: unknown kind of loop 'paralel'; did you mean 'parallel'? "
        "(known: block, grid, parallel, team, tensor, unroll, vector, warp)",
        "  for i in 8 paralel:",
        "    y[i] = x[i]",
    ),
    case(
        "an unknown type",
        "line 1, column 13: unknown type 'f23'; did you mean 'f32'? "
        "(known: bf16, bool, f16, f32, f64, i32, i64, i8)",
        "  y[i] = x[i]",
        header="kernel f(x: f23[8]) -> y: f32[8]",
    ),
    case(
        "a size that is bound twice",
        "line 2, column 19: the size 'N' is given twice",
        "  sizes test: N=4 N=5",
        "  y[i] = x[i]",
        header=SIZED,
    ),
    case(
        "a size that follows twice",
        "line 2, column 16: the size 'A' is given twice",
        "  where A = 1, A = 2",
        "  y[i] = x[i]",
    ),
    case(
        "a size that is negative in the text",
        "line 2, column 17: expected the size of 'N', got '-'",
        "  sizes test: N=-4",
        "  y[i] = x[i]",
        header=SIZED,
    ),
    case(
        "a group without a binding",
        "line 2, column 14: expected a binding such as N=64, got the end of the line",
        "  sizes test:",
        "  y[i] = x[i]",
        header=SIZED,
    ),
    case(
        "a requirement that is no comparison",
        "line 2, column 9: expected a size such as 'pad = 1' or a condition on sizes",
        "  where N",
        "  y[i] = x[i]",
        header=SIZED,
    ),
    case(
        "a number beyond 64 bits",
        "line 2, column 10: the number 9223372036854775809 does not fit in 64 bits",
        "  y[i] = 9223372036854775809",
        header="kernel f(x: i64[8]) -> y: i64[8]",
    ),
    case(
        "too many parentheses",
        "expressions are nested too deeply; give parts of them names of their own",
        "  y[i] = " + "(" * 400 + "x[i]" + ")" * 400,
    ),
    case(
        "a sum without end",
        "expressions are nested too deeply; give parts of them names of their own",
        "  y[i] = " + " + ".join(["x[i]"] * 2000),
    ),
    case(
        "a sum without end in loop form",
        "expressions are nested too deeply; give parts of them names of their own",
        "  for i in 8:",
        "    y[i] = " + " + ".join(["x[i]"] * 2000),
    ),
]

NAMES = [
    case(
        "an unknown array",
        "line 2, column 10: unknown array 'z' (known: i, x, y)",
        "  y[i] = z[i]",
    ),
    case(
        "an unknown array that is nearly known",
        "line 2, column 10: unknown array 'wieghts'; did you mean 'weights'? "
        "(known: i, weights, y)",
        "  y[i] = wieghts[i]",
        header="kernel f(weights: f32[8]) -> y: f32[8]",
    ),
    case(
        "an unknown index",
        "line 2, column 12: unknown name 'j' (known: i, x, y)",
        "  y[i] = x[j]",
    ),
    case(
        "an index outside of its loop",
        "line 4, column 12: unknown name 'i' (known: x, y)",
        "  for i in 8:",
        "    y[i] = x[i]",
        "  y[0] = x[i]",
    ),
    case(
        "a size that nothing binds",
        "line 2, column 21: unknown name 'M' (known: N, i, x, y)",
        "  y[i] = x[i] * f32(M)",
        header=SIZED,
        N=8,
    ),
    case(
        "a size in loop form",
        "line 1, column 17: size 'N' has no value: the loop form has numbers as sizes",
        "  for i in 8:",
        "    y[i] = x[i]",
        header=SIZED,
    ),
    case(
        "an unknown function that is nearly known",
        "line 2, column 10: unknown function 'expp'; did you mean 'exp'? (known: abs, bf16, "
        "bool, erf, exp, f16, f32, f64, floor, fma, i32, i64, i8, log, log1p, max, min, pow, "
        "rsqrt, sigmoid, sqrt, square, tanh)",
        "  y[i] = expp(x[i])",
    ),
    case(
        "an unknown function",
        "line 2, column 10: unknown function 'gamma' (known: abs, ...",
        "  y[i] = gamma(x[i])",
    ),
    case(
        "an argument twice",
        "line 1, column 21: the name 'x' is used twice; names are unique",
        "  y[i] = x[i]",
        header="kernel f(x: f32[8], x: f32[8]) -> y: f32[8]",
    ),
    case(
        "an input that is an output too",
        "line 1, column 24: the name 'x' is used twice; names are unique",
        "  x[i] = 1.0",
        header="kernel f(x: f32[8]) -> x: f32[8]",
    ),
    case(
        "an argument with the name of a size",
        "line 1, column 10: the name 'N' is used twice; names are unique",
        "  y[i] = 1.0",
        header="kernel f(N: f32[N]) -> y: f32[N]",
        N=8,
    ),
    case(
        "a loop twice",
        "line 4, column 3: the name 'i' is used twice; names are unique",
        "  for i in 8:",
        "    y[i] = x[i]",
        "  for i in 8:",
        "    y[i] = x[i]",
    ),
    case(
        "a temporary twice",
        "line 3, column 3: the name 't' is used twice; names are unique",
        "  t: f32[8] heap",
        "  t: f32[8] heap",
        "  for i in 8:",
        "    y[i] = x[i]",
    ),
    case(
        "a temporary with the name of an argument",
        "line 2, column 3: the name 'x' is used twice; names are unique",
        "  x: f32[8] heap",
        "  for i in 8:",
        "    y[i] = x[i]",
    ),
    case(
        "an assignment to an input",
        "line 2, column 3: cannot assign to 'x': it is an input",
        "  x[i] = 1.0",
        "  y[i] = x[i]",
    ),
    case(
        "an assignment to an input in loop form",
        "f: cannot assign to 'x': it is an input, in 'x[i] = 1.0'",
        "  for i in 8:",
        "    x[i] = 1.0",
        "    y[i] = x[i]",
    ),
    case(
        "an assignment to a size",
        "line 2, column 3: cannot assign to 'N': it is a size",
        "  N = 3.0",
        "  y[i] = x[i]",
        header=SIZED,
        N=8,
    ),
    case(
        "an array as the index of a sum",
        "line 2, column 14: 'x' is not free to be an index here",
        "  y[i] = sum[x] x[i]",
    ),
]

TYPES = [
    case(
        "f32 plus f64",
        "line 2, column 3: '+': expected operands of one type, got f32 and f64; cast one of "
        "them, as in f32(...)",
        "  y[i] = x[i] + z[i]",
        header="kernel f(x: f32[8], z: f64[8]) -> y: f32[8]",
    ),
    case(
        "an index plus a float",
        "line 2, column 3: '+': expected operands of one type, got f32 and an index; cast one of "
        "them, as in f32(...)",
        "  y[i] = x[i] + i",
    ),
    case(
        "an index plus a float literal",
        "line 2, column 3: '+': expected operands of one type, got f32 and an index; cast one of "
        "them, as in f32(...)",
        "  y[i] = i + 0.5",
    ),
    case(
        "an i32 plus an i64",
        "line 2, column 3: '+': expected operands of one type, got i32 and i64; cast one of "
        "them, as in i64(...)",
        "  y[i] = a[i] + b[i]",
        header="kernel f(a: i32[8], b: i64[8]) -> y: i64[8]",
    ),
    case(
        "an f64 into an f32",
        "line 2, column 3: expected a value of type f32 for 'y', got f64; write f32(...)",
        "  y[i] = x[i]",
        header="kernel f(x: f64[8]) -> y: f32[8]",
    ),
    case(
        "an index into an f32",
        "line 2, column 3: expected a value of type f32 for 'y', got an index; write f32(...)",
        "  y[i] = i",
    ),
    case(
        "a float literal into an i32",
        "line 2, column 3: expected a value of type i32 for 'y', got a float literal",
        "  y[i] = 0.5",
        header="kernel f(x: i32[8]) -> y: i32[8]",
    ),
    case(
        "a whole literal into a bool",
        "line 2, column 3: expected a value of type bool for 'y', got an integer literal",
        "  y[i] = 1",
        header="kernel f(x: f32[8]) -> y: bool[8]",
    ),
    case(
        "arithmetic of bools",
        "line 2, column 3: +: expected f32 or f64 or i32 or i64, got bool",
        "  y[i] = m[i] + m[i]",
        header="kernel f(m: bool[8]) -> y: f32[8]",
    ),
    case(
        "the negative of a truth value",
        "line 2, column 3: neg: expected f32 or f64 or i32 or i64, got bool",
        "  y[i] = -true",
    ),
    case(
        "exp of an integer",
        "line 2, column 3: exp: expected f32 or f64, got i32; cast it: f32(...)",
        "  y[i] = exp(k[i])",
        header="kernel f(k: i32[8]) -> y: f32[8]",
    ),
    case(
        "sqrt of an index",
        "line 2, column 3: sqrt: expected f32 or f64, got an index; cast it: f32(...)",
        "  y[i] = sqrt(i)",
    ),
    case(
        "a quotient of integers",
        "line 2, column 3: /: expected f32 or f64, got i32; cast it: f32(...)",
        "  y[i] = k[i] / 2",
        header="kernel f(k: i32[8]) -> y: i32[8]",
    ),
    case(
        "'and' of numbers",
        "line 2, column 3: and: expected a truth value, got f32",
        "  y[i] = 1.0 if x[i] and x[i] else 0.0",
    ),
    case(
        "'not' of a literal",
        "line 2, column 3: not: expected a truth value, got an integer literal",
        "  y[i] = 1.0 if not 1 else 0.0",
    ),
    case(
        "a number as the test of a choice",
        "line 2, column 3: if: expected a truth value, got an index",
        "  y[i] = x[i] if i else 0.0",
    ),
    case(
        "a choice between two types",
        "line 2, column 3: the two sides of if: expected operands of one type, got f32 and i32; "
        "cast one of them, as in f32(...)",
        "  y[i] = x[i] if i > 0 else k[i]",
        header="kernel f(x: f32[8], k: i32[8]) -> y: f32[8]",
    ),
    case(
        "a comparison of a float and an integer",
        "line 2, column 3: '<': expected operands of one type, got f32 and i32; cast one of "
        "them, as in f32(...)",
        "  y[i] = x[i] < k[i]",
        header="kernel f(x: f32[8], k: i32[8]) -> y: bool[8]",
    ),
    case(
        "+= on a bool",
        "line 3, column 5: cannot use '+=' on 'y', which is bool",
        "  for i in 8:",
        "    y[i] += true",
        header="kernel f(x: f32[8]) -> y: bool[8]",
    ),
    case(
        "a sum of truth values",
        "line 2, column 10: sum: expected numbers, got bool; write '1 if ... else 0'",
        "  y[i] = sum[j] (x[i, j] > 0.0)",
        header="kernel f(x: f32[8, 4]) -> y: i32[8]",
    ),
    case(
        "a maximum of truth values",
        "line 2, column 10: max: expected numbers, got bool; write '1 if ... else 0'",
        "  y[i] = max[j] (x[i, j] > 0.0)",
        header="kernel f(x: f32[8, 4]) -> y: bool[8]",
    ),
    case(
        "a maximum of numbers into a bool",
        "line 2, column 3: cannot use 'max=' on 'y', which is bool",
        "  y[i] = max[j] x[i, j]",
        header="kernel f(x: f32[8, 4]) -> y: bool[8]",
    ),
    case(
        "the place of the largest truth value",
        "line 2, column 10: argmax: expected numbers, got bool; write '1 if ... else 0'",
        "  y[i] = argmax[j] (x[i, j] > 0.0)",
        header="kernel f(x: f32[8, 4]) -> y: i64[8]",
    ),
    case(
        "a running maximum of truth values",
        "line 2, column 10: cummax: expected numbers, got bool; write '1 if ... else 0'",
        "  y[i] = cummax[i] (x[i] > 0.0)",
        header="kernel f(x: f32[8]) -> y: bool[8]",
    ),
    case(
        "a scan of mixed types",
        "line 2, column 3: '+': expected operands of one type, got f32 and an index; cast one of "
        "them, as in f32(...)",
        "  y[i] = cumsum[i] (x[i] + i)",
    ),
    case(
        "a mean of integers",
        "line 2, column 7: mean: expected floats, got i32; cast them: f32(...)",
        "  y = mean[i] k[i]",
        header="kernel f(k: i32[8]) -> y: i32",
    ),
    case(
        "the place of a maximum in a float",
        "line 2, column 3: expected a value of type f32 for 'y', got an index; write f32(...)",
        "  y[i] = argmax[j] x[i, j]",
        header=MATRIX,
    ),
    case(
        "a function with too few arguments",
        "line 2, column 10: pow: expected 2 arguments, got 1",
        "  y[i] = pow(x[i])",
    ),
    case(
        "a function with too many arguments",
        "line 2, column 10: exp: expected 1 argument, got 2",
        "  y[i] = exp(x[i], x[i])",
    ),
    case(
        "a function without arguments",
        "line 2, column 10: fma: expected 3 arguments, got 0",
        "  y[i] = fma()",
    ),
    case(
        "a recurrence whose type nobody says",
        "line 2, column 3: 'h' reads itself, so say its type: h[...]: f32 = ...",
        "  h[i] = (h[i - 1] if i > 0 else 0.0) + x[i]",
        "  y[i] = h[i]",
    ),
    case(
        "an output that changes its type",
        "line 2, column 3: 'y' is f32 already, not f64; leave the type out",
        "  y[i]: f64 = f64(x[i])",
    ),
    case(
        "a temporary that changes its type",
        "line 3, column 3: 't' is f32 already, not i32; leave the type out",
        "  t[i] = x[i]",
        "  t[i]: i32 = 1",
        "  y[i] = t[i]",
    ),
]

INDICES = [
    case(
        "a product of two indices in a subscript",
        "line 2, column 13: cannot multiply two indices: an index must stay affine",
        "  y[i] = x[i*i]",
    ),
    case(
        "an index divided by zero",
        "line 2, column 13: cannot divide an index by 0: expected a positive number",
        "  y[i] = x[i//0]",
    ),
    case(
        "an index modulo a negative number",
        "line 2, column 14: cannot divide an index by -2: expected a positive number",
        "  y[i] = x[i % -2]",
    ),
    case(
        "an index divided by an index",
        "line 2, column 13: cannot divide an index by i: expected a positive number",
        "  y[i] = x[i//i]",
    ),
    case(
        "a default that makes a division by zero",
        "line 3, column 13: cannot divide an index by 0: expected a positive number",
        "  where s = 2",
        "  y[i] = x[i//s]",
        s=0,
    ),
    case(
        "a subscript with a point",
        "line 2, column 12: expected an index: loop names, whole numbers, + - * // % and gathers",
        "  y[i] = x[0.5]",
    ),
    case(
        "a function in a subscript",
        "line 2, column 12: expected an index: loop names, whole numbers, + - * // % and gathers",
        "  y[i] = x[max(i, 3)]",
    ),
    case(
        "a float element in a subscript",
        "f: index x[i]: expected an integer input, in 'y[i] = x[x[i]]'",
        "  y[i] = x[x[i]]",
    ),
    case(
        "a temporary in a subscript",
        "f: index t[i1]: expected an integer input, in 'y[i1] = x[t[i1]]'",
        "  t[i in 8] = i",
        "  y[i] = x[t[i]]",
    ),
    case(
        "an integer without a range that is divided",
        "f: index k[i]: 'k' promises no range; declare it as 'k: i32[...] in N', in "
        "'y[i] = k[i]//2'",
        "  y[i] = k[i]//2",
        header="kernel f(k: i32[8]) -> y: i32[8]",
    ),
    case(
        "a guard that is not affine",
        "line 4, column 9: cannot multiply two indices: an index must stay affine",
        "  for i in 8:",
        "    y[i] = 0.0",
        "    if i*i < 9:",
        "      y[i] = x[i]",
    ),
    case(
        "a guard that depends on a float",
        "line 4, column 13: expected comparisons of indices joined by 'and'; a choice that "
        "depends on data is written 'a if test else b'",
        "  for i in 8:",
        "    y[i] = 0.0",
        "    if x[i] > 0:",
        "      y[i] = x[i]",
    ),
    case(
        "a guard that depends on a truth value",
        "line 4, column 8: expected comparisons of indices joined by 'and'; a choice that "
        "depends on data is written 'a if test else b'",
        "  for i in 8:",
        "    y[i] = 0.0",
        "    if m[i]:",
        "      y[i] = 1.0",
        header="kernel f(m: bool[8]) -> y: f32[8]",
    ),
    case(
        "a guard that depends on an integer without a range",
        "f: index k[i]: 'k' promises no range; declare it as 'k: i32[...] in N', in a condition",
        "  for i in 8:",
        "    y[i] = 0",
        "    if k[i] > 0:",
        "      y[i] = 1",
        header="kernel f(k: i32[8]) -> y: i32[8]",
    ),
    case(
        "a guard with 'or'",
        "line 4, column 14: expected comparisons of indices joined by 'and'; a choice that "
        "depends on data is written 'a if test else b'",
        "  for i in 8:",
        "    y[i] = 0.0",
        "    if i < 2 or i > 5:",
        "      y[i] = x[i]",
    ),
    case(
        "a reduction whose condition depends on data",
        "line 2, column 26: expected comparisons of indices joined by 'and'; a choice that "
        "depends on data is written 'a if test else b'",
        "  y[i] = sum[j | x[i, j] > 0.0] x[i, j]",
        header=MATRIX,
    ),
    case(
        "an extent with a point",
        "line 2, column 12: expected an index: loop names, whole numbers, + - * // % and gathers",
        "  for i in 2.5:",
        "    y[i] = x[i]",
    ),
]

RANKS = [
    case(
        "too many subscripts",
        "line 2, column 10: 'x' has 1 dimension, got 2 subscripts",
        "  y[i] = x[i, i]",
    ),
    case(
        "too few subscripts",
        "line 2, column 10: 'x' has 2 dimensions, got 1 subscript",
        "  y[i] = x[i]",
        header=MATRIX,
    ),
    case(
        "no subscripts at all",
        "line 2, column 10: 'x' has 1 dimension, got 0 subscripts",
        "  y[i] = x",
    ),
    case(
        "a scalar with a subscript",
        "line 2, column 10: 's' has 0 dimensions, got 1 subscript",
        "  y[i] = s[i]",
        header="kernel f(s: f32) -> y: f32[8]",
    ),
    case(
        "too few subscripts on the left",
        "line 2, column 3: 'y' has 2 dimensions, got 1 subscript",
        "  y[i] = x[i]",
        header="kernel f(x: f32[8]) -> y: f32[8, 8]",
    ),
]

SHAPES = [
    case(
        "an index with two extents",
        "line 2, column 11: index 'i' runs over 8 in 'x' and over 4 in 'z'; write which: "
        "'i in ...'",
        "  y = sum[i] x[i] * z[i]",
        header="kernel f(x: f32[8], z: f32[4]) -> y: f32",
    ),
    case(
        "a range that nothing tells",
        "line 2, column 14: cannot tell the range of index 'j'; write it: 'j in ...'",
        "  y[i] = sum[j] x[i + j]",
    ),
    case(
        "a range on the left that nothing tells",
        "line 2, column 3: cannot tell the range of index 'i'; write it: 'i in ...'",
        "  t[i] = x[i + 1]",
        "  y[i] = x[i]",
    ),
    case(
        "a sum over an index of the left side",
        "line 2, column 14: index 'i' is already in use; choose another name",
        "  y[i] = sum[i] x[i]",
    ),
    case(
        "two sums over one index",
        "line 2, column 33: index 'j' is already in use; choose another name",
        "  y[i] = (sum[j] x[i, j]) / sum[j] x[i, j]",
        header=MATRIX,
    ),
    case(
        "a scan over an index that the left side does not have",
        "line 2, column 17: cumsum runs over 'j', which must be an index of 'y'",
        "  y[i] = cumsum[j] x[i, j]",
        header=MATRIX,
    ),
    case(
        "a range of no values",
        "line 2, column 14: index 'j' runs over 0 values",
        "  y[i] = sum[j in 0] x[i]",
    ),
    case(
        "a range that depends on an index",
        "f: the range of an index cannot depend on index 'i'; write a condition, as in "
        "sum[j | j < i]",
        "  y[i] = sum[j in i + 1] x[j]",
    ),
    case(
        "a temporary that begins in the middle",
        "line 2, column 7: the first line of temporary 't' needs lone indices, as in t[i, j] = ...",
        "  t[i + 1] = x[i]",
        "  y[i] = x[i]",
    ),
    case(
        "a temporary over its diagonal",
        "line 2, column 3: 't' has an index twice or a size as index",
        "  t[i, i] = x[i]",
        "  y[i] = x[i]",
    ),
    case(
        "a shape that is empty after binding",
        "f: dimension 0 of 'y' is 0 with N=4; expected at least 1",
        "  y[i] = 1.0",
        header="kernel f(x: f32[N]) -> y: f32[N - 4]",
        N=4,
    ),
    case(
        "a derived shape that is negative",
        "f: dimension 0 of 'y' is -1 with O=-1; expected at least 1",
        "  where O = N - 5",
        "  y[i] = 1.0",
        header="kernel f(x: f32[N]) -> y: f32[O]",
        N=4,
    ),
    case(
        "an empty shape in numbers",
        "f: dimension 0 of 'x' is 0; expected at least 1",
        "  y[i] = 1.0",
        header="kernel f(x: f32[0]) -> y: f32[8]",
    ),
    case(
        "an empty shape in loop form",
        "f: 'x': expected a positive extent of dimension 0, got 0",
        "  for i in 8:",
        "    y[i] = 1.0",
        header="kernel f(x: f32[0]) -> y: f32[8]",
    ),
]

BOUNDS = [
    case(
        "one element too far",
        "f: index 0 of x[i + 1] is 8 at i = 7, expected 0 to 7, in 'y[i] = x[i + 1]'",
        "  y[i] = x[i + 1]",
    ),
    case(
        "one element too early",
        "f: index 0 of x[i - 1] is -1 at i = 0, expected 0 to 7, in 'y[i] = x[i - 1]'",
        "  y[i] = x[i - 1]",
    ),
    case(
        "a constant place that is not there",
        "f: index 1 of x[i, 4] is 4 at i = ...",
        "  y[i] = x[i, 4]",
        header=MATRIX,
    ),
    case(
        "a write one element too far",
        "f: index 0 of y[i + 1] is 8 at i = 7, expected 0 to 7, in 'y[i + 1] = x[i]' ...",
        "  for i in 8:",
        "    y[i + 1] = x[i]",
    ),
    case(
        "a guard that is off by one",
        "f: index 0 of x[i + 1] is 8 at i = 7, expected 0 to 7, in 'y[i] = x[i + 1]'",
        "  for i in 8:",
        "    y[i] = 0.0",
        "    if i + 1 <= 8:",
        "      y[i] = x[i + 1]",
    ),
    case(
        "a choice that is off by one",
        "f: index 0 of x[i - 1] is -1 at i = 0, expected 0 to 7, in "
        "'y[i] = x[i - 1] if i >= 0 else 0.0'",
        "  y[i] = x[i - 1] if i >= 0 else 0.0",
    ),
    case(
        "the wrong side of a choice",
        "f: index 0 of x[i - 1] is -1 at i = 0, expected 0 to 7, in "
        "'y[i] = 0.0 if i > 0 else x[i - 1]'",
        "  y[i] = 0.0 if i > 0 else x[i - 1]",
    ),
    case(
        "a choice whose test says 'or'",
        "f: index 0 of x[i - 1] is -1 at i = 0, expected 0 to 7, in "
        "'y[i] = x[i - 1] if i > 0 or x[i] > 0.0 else 0.0'",
        "  y[i] = x[i - 1] if i > 0 or x[i] > 0.0 else 0.0",
    ),
    case(
        "a test that reads what it guards",
        "f: index 0 of x[i - 1] is -1 at i = 0, expected 0 to 7, in "
        "'y[i] = 1.0 if i > 0 and x[i - 1] > 0.0 else 0.0'",
        "  y[i] = 1.0 if i > 0 and x[i - 1] > 0.0 else 0.0",
    ),
    case(
        "a reduction whose condition is off by one",
        "f: index 0 of x[i + j] is 8 at i = 7, j = 1, expected 0 to 7, in 'y[i] += x[i + j]'",
        "  y[i] = sum[j in 2 | i + j <= 8] x[i + j]",
    ),
    case(
        "a split loop whose last block is not full",
        "f: index 0 of x[4*i.o + i.i] is 8 at i.o = 2, i.i = 0, expected 0 to 7, in "
        "'y[4*i.o + i.i] = x[4*i.o + i.i]' ...",
        "  for i.o in 3:",
        "    for i.i in 1:",
        "      y[4*i.o + i.i] = x[4*i.o + i.i]",
    ),
    case(
        "a triangular loop that is one too long",
        "f: index 1 of x[i, j] is 4 at i = 3, j = 4, expected 0 to 3, in 'y[i] += x[i, j]'",
        "  for i in 4:",
        "    y[i] = 0.0",
        "    for j in i + 2:",
        "      y[i] += x[i, j]",
        header="kernel f(x: f32[4, 4]) -> y: f32[4]",
    ),
    case(
        "a gather whose range is too large",
        "f: index 0 of w[idx[i]] is 4 at i = ...",
        "  y[i] = w[idx[i]]",
        header="kernel f(idx: i64[8] in 5, w: f32[4]) -> y: f32[8]",
    ),
    case(
        "a gather whose range is negative",
        "f: index 0 of w[idx[i]] is -1 at i = ...",
        "  y[i] = w[idx[i]]",
        header="kernel f(idx: i64[8] in -1..4, w: f32[4]) -> y: f32[8]",
    ),
    case(
        "the place of a gather that is not there",
        "f: index 0 of idx[i + 1] is 8 at i = 7, expected 0 to 7, in 'y[i] = w[idx[i + 1]]'",
        "  y[i] = w[idx[i + 1]]",
        header=GATHER,
    ),
]

GATHERS = [
    case(
        "a gather through an array without a range",
        "f: index k[i]: 'k' promises no range; declare it as 'k: i64[...] in N', in "
        "'y[i] = w[k[i]]'",
        "  y[i] = w[k[i]]",
        header="kernel f(k: i64[8], w: f32[4]) -> y: f32[8]",
    ),
    case(
        "a gather through a bool",
        "f: index m[i]: expected an integer input, in 'y[i] = w[m[i]]'",
        "  y[i] = w[m[i]]",
        header="kernel f(m: bool[8], w: f32[4]) -> y: f32[8]",
    ),
    case(
        "a gather that is written through",
        "f: a gather can only be read through, not written through, in 'y[idx[i]] = w[0]'",
        "  for i in 8:",
        "    y[idx[i]] = w[0]",
        header=GATHER,
    ),
    case(
        "a range that is empty",
        "f: 'k': expected a range with low < high, got 4..4",
        "  y[i] = 1.0",
        header="kernel f(k: i64[8] in 4..4) -> y: f32[8]",
    ),
    case(
        "a range with a point for integers",
        "f: 'k': expected whole numbers as the range of i64",
        "  y[i] = 1.0",
        header="kernel f(k: i64[8] in 0.0..4.0) -> y: f32[8]",
    ),
    case(
        "a range without end",
        "f: 'x': expected a finite range, got 0..inf",
        "  y[i] = x[i]",
        header="kernel f(x: f32[8] in 0..inf) -> y: f32[8]",
    ),
    case(
        "a range of truth values",
        "f: 'm' is bool and needs no range",
        "  y[i] = 1.0",
        header="kernel f(m: bool[8] in 2) -> y: f32[8]",
    ),
    case(
        "an output with a range",
        "f: output 'y' cannot promise a range; only inputs do",
        "  y[i] = x[i]",
        header="kernel f(x: f32[8]) -> y: f32[8] in 0..1",
    ),
]

WRITES = [
    case(
        "an output that nothing writes",
        "f: output 'z' is not fully written: nothing writes z",
        "  y[i] = x[i]",
        header="kernel f(x: f32[8]) -> y: f32[8], z: f32",
    ),
    case(
        "an output that a guard writes in part",
        "f: output 'y' is not fully written: nothing writes y[7]",
        "  for i in 8:",
        "    if i < 7:",
        "      y[i] = x[i]",
    ),
    case(
        "an output without its last row",
        "f: output 'y' is not fully written: nothing writes y[3, 0]",
        "  y[i in 3, j] = x[i, j]",
        header="kernel f(x: f32[4, 1]) -> y: f32[4, 1]",
    ),
    case(
        "an output whose first element is left out",
        "f: output 'y' is not fully written: nothing writes y[0]",
        "  y[i + 1] = x[i]",
        header="kernel f(x: f32[7]) -> y: f32[8]",
    ),
    case(
        "a write of every second element",
        "f: output 'y' is not fully written: nothing writes y[1]",
        "  for i in 2:",
        "    y[2*i] = 1.0",
        header="kernel f(x: f32[8]) -> y: f32[3]",
    ),
    case(
        "an output that only its diagonal fills",
        "f: output 'y' is not fully written: nothing writes y[...",
        "  y[i, i] = x[i]",
        header="kernel f(x: f32[8]) -> y: f32[8, 8]",
    ),
    case(
        "an output that data decides about",
        "f: output 'y' is not fully written: nothing surely writes y[0]; a guard depends on data",
        "  for i in 1:",
        "    if idx[i] < 2:",
        "      y[i] = 1.0",
        header="kernel f(idx: i64[1] in 4) -> y: f32[1]",
    ),
    case(
        "an output that a loop of data writes",
        "f: output 'y' is not fully written: nothing surely writes y[0]; a guard depends on data",
        "  for i in n:",
        "    y[i] = 1.0",
        header="kernel f(n: i64 in 2) -> y: f32[1]",
    ),
    case(
        "a temporary that is never written",
        "f: t[i] is read before it is written at i = ...",
        "  t: f32[8] heap",
        "  for i in 8:",
        "    y[i] = t[i]",
    ),
    case(
        "a temporary that a guard writes",
        "f: t[j] is read before it is written at j = 7, in 'y[j] = t[j]'",
        "  t: f32[8] heap",
        "  for i in 8:",
        "    if i < 7:",
        "      t[i] = x[i]",
        "  for j in 8:",
        "    y[j] = t[j]",
    ),
    case(
        "a temporary that data decides about",
        "f: t is read before it is written at i = 0, in 'y[i] = t'",
        "  t: f32 heap",
        "  for i in 1:",
        "    if idx[i] < 2:",
        "      t = 1.0",
        "    y[i] = t",
        header="kernel f(idx: i64[1] in 4) -> y: f32[1]",
    ),
    case(
        "a temporary that other data decides about",
        "f: t is read before it is written at i = 0, k[i] = ...",
        "  t: f32 heap",
        "  for i in 1:",
        "    y[i] = 0.0",
        "    if idx[i] < 2:",
        "      t = 1.0",
        "    if k[i] < 2:",
        "      y[i] = t",
        header="kernel f(idx: i64[1] in 4, k: i64[1] in 4) -> y: f32[1]",
    ),
    case(
        "a temporary that a later statement writes",
        "f: t is read before it is written at i = 0, in 'y[i] = t'",
        "  t: f32 heap",
        "  for i in 8:",
        "    y[i] = t",
        "    t = x[i]",
    ),
    case(
        "an accumulation without a start",
        "f: y[i] is read before it is written at i = ...",
        "  for i in 8:",
        "    y[i] += x[i]",
    ),
    case(
        "a recurrence without a start",
        "f: y[i] is read before it is written at i = 0, in 'y[i + 1] = y[i] + x[i]' ...",
        "  for i in 7:",
        "    y[i + 1] = y[i] + x[i]",
    ),
    case(
        "a recurrence from the wrong end",
        "f: y[i + 1] is read before it is written at i = ...",
        "  y[i] = (y[i + 1] if i < 7 else 0.0) + x[i]",
    ),
]

RACES = [
    case(
        "a parallel loop that accumulates",
        "f: loop 'i' cannot be parallel: y is written at i = ...",
        "  y = 0.0",
        "  for i in 8 parallel:",
        "    y += x[i]",
        header="kernel f(x: f32[8]) -> y: f32",
    ),
    case(
        "a parallel loop whose iterations write one place",
        "f: loop 'i' cannot be parallel: y[i//4] is written at i = ...",
        "  for i in 8 parallel:",
        "    y[i//4] = x[i]",
        header="kernel f(x: f32[8]) -> y: f32[2]",
    ),
    case(
        "a parallel loop that reads what its neighbour writes",
        "f: loop 'i' cannot be parallel: y[i] is written at i = ...",
        "  for j in 3:",
        "    y[j] = 0.0",
        "  for i in 2 parallel:",
        "    y[i] = y[i + 1] + x[i]",
        header="kernel f(x: f32[3]) -> y: f32[3]",
    ),
    case(
        "a vector loop that carries a value",
        "f: y[i] is read before it is written at i = ...",
        "  y[0] = x[0]",
        "  for i in 4 vector:",
        "    y[i + 1] = y[i] + x[i]",
        header="kernel f(x: f32[5]) -> y: f32[5]",
    ),
    case(
        "a vector loop that shares a temporary",
        "f: loop 'i' cannot be vector: t is written at i = ...",
        "  t: f32 register",
        "  for i in 8 vector:",
        "    t = x[i]",
        "    y[i] = t",
    ),
    case(
        "a parallel loop whose temporary is read later",
        "f: loop 'i' cannot be parallel: t is written at i = ...",
        "  t: f32 heap",
        "  t = 0.0",
        "  for i in 8 parallel:",
        "    t = x[i]",
        "    y[i] = t",
    ),
]

LOOPS = [
    case(
        "a vector that is no power of two",
        "f: vector loop 'i': expected an extent of 2, 4, 8, ... 64, got 6; split it first",
        "  for i in 6 vector:",
        "    y[i] = x[i]",
        header="kernel f(x: f32[6]) -> y: f32[6]",
    ),
    case(
        "a vector of one",
        "f: vector loop 'i': expected an extent of 2, 4, 8, ... 64, got 1; split it first",
        "  for i in 1 vector:",
        "    y[i] = x[i]",
        header="kernel f(x: f32[1]) -> y: f32[1]",
    ),
    case(
        "a vector that is too long",
        "f: vector loop 'i': expected an extent of 2, 4, 8, ... 64, got 128; split it first",
        "  for i in 128 vector:",
        "    y[i] = x[i]",
        header="kernel f(x: f32[128]) -> y: f32[128]",
    ),
    case(
        "a vector of varying extent",
        "f: loop 'j' cannot be vector: its extent i + 1 varies",
        "  for i in 8:",
        "    y[i] = 0.0",
        "    for j in i + 1 vector:",
        "      y[j] = x[j]",
    ),
    case(
        "an unrolled loop of varying extent",
        "f: loop 'j' cannot be unroll: its extent i + 1 varies",
        "  for i in 8:",
        "    y[i] = 0.0",
        "    for j in i + 1 unroll:",
        "      y[j] = x[j]",
    ),
    case(
        "an unrolled loop that is too long",
        "f: loop 'i' cannot be unrolled: that makes 300 copies, the limit is 256",
        "  for i in 300 unroll:",
        "    y[i] = x[i]",
        header="kernel f(x: f32[300]) -> y: f32[300]",
    ),
    case(
        "unrolled loops that are too long together",
        "f: loop 'j' cannot be unrolled inside other unrolled loops: that makes 400 copies, the "
        "limit is 256",
        "  for i in 20 unroll:",
        "    for j in 20 unroll:",
        "      y[i, j] = 1.0",
        header="kernel f(x: f32[8]) -> y: f32[20, 20]",
    ),
    case(
        "a loop that never runs",
        "f: loop 'i' runs 0 times; expected at least once",
        "  for i in 0:",
        "    y[i] = x[i]",
    ),
    case(
        "a loop of negative extent",
        "f: loop 'i' runs -1 times; expected at least once",
        "  for i in 3 - 4:",
        "    y[i] = x[i]",
    ),
    case(
        "a parallel loop inside a parallel loop",
        "f: loop 'j' is parallel inside a parallel loop; only one level can be",
        "  for i in 8 parallel:",
        "    for j in 4 parallel:",
        "      y[i, j] = x[i]",
        header="kernel f(x: f32[8]) -> y: f32[8, 4]",
    ),
    case(
        "a loop inside a vector loop",
        "f: loop 'j' is inside vector loop 'i', which must be innermost",
        "  for i in 8 vector:",
        "    for j in 4:",
        "      y[i, j] = x[i]",
        header="kernel f(x: f32[8]) -> y: f32[8, 4]",
    ),
]

STORAGE = [
    case(
        "a stack that is too small",
        "f: 't' takes 4000000 bytes, stack storage holds 1048576; drop a dimension or use heap",
        "  t: f32[1000, 1000] stack",
        "  for i in 8:",
        "    y[i] = x[i]",
    ),
    case(
        "registers that are too few",
        "f: 't' takes 40000 bytes, register storage holds 16384; drop a dimension or use heap",
        "  t: f64[5000] register",
        "  for i in 8:",
        "    y[i] = x[i]",
    ),
    case(
        "an argument with a dropped dimension",
        "line 1, column 17: expected a value, got '~'",
        "  for i in 8:",
        "    y[i] = x[i]",
        header="kernel f(x: f32[~8]) -> y: f32[8]",
    ),
    case(
        "a dropped dimension that is read in another nest",
        "f: 't' cannot drop a dimension: t[j] in 'y[j] = t[j]' still needs a value whose storage "
        "'t[i] = x[i]' has reused",
        "  t: f32[~8] heap",
        "  for i in 8:",
        "    t[i] = x[i]",
        "  for j in 8:",
        "    y[j] = t[j]",
    ),
    case(
        "a dropped dimension that is read one step later",
        "f: 't' cannot drop a dimension: t[i - 1] in 'y[i] = t[i - 1] if i > 0 else 0.0' still "
        "needs a value whose storage 't[i] = x[i]' has reused",
        "  t: f32[~8] heap",
        "  for i in 8:",
        "    t[i] = x[i]",
        "    y[i] = t[i - 1] if i > 0 else 0.0",
    ),
    case(
        "a temporary of no extent",
        "f: 't': expected a positive extent of dimension 0, got 0",
        "  t: f32[0] heap",
        "  for i in 8:",
        "    y[i] = x[i]",
    ),
]

SIZES = [
    case(
        "a size that is missing",
        "f: expected a value for every size, add N=...",
        "  y[i] = x[i]",
        header=SIZED,
    ),
    case(
        "sizes that are missing",
        "f: expected a value for every size, add N=... M=...",
        "  y[i] = sum[j] x[i, j]",
        header="kernel f(x: f32[N, M]) -> y: f32[N]",
    ),
    case(
        "an unknown size that is nearly known",
        "f: unknown size 'widht'; did you mean 'width'? (known: width)",
        "  y[i] = x[i]",
        header="kernel f(x: f32[width]) -> y: f32[width]",
        widht=8,
    ),
    case(
        "an unknown size",
        "f: unknown size 'Q' (known: N)",
        "  y[i] = x[i]",
        header=SIZED,
        N=8,
        Q=3,
    ),
    case(
        "a derived size that is given",
        "f: size 'O' follows from others; leave it out",
        "  where O = N + 1",
        "  y[i] = 1.0",
        header="kernel f(x: f32[N]) -> y: f32[O]",
        N=8,
        O=9,
    ),
    case(
        "a size of zero",
        "f: expected a positive size 'N', got 0",
        "  y[i] = x[i]",
        header=SIZED,
        N=0,
    ),
    case(
        "a negative size",
        "f: expected a positive size 'N', got -3",
        "  y[i] = x[i]",
        header=SIZED,
        N=-3,
    ),
    case(
        "a negative size that has a default",
        "f: expected a positive size 'pad', got -1",
        "  where pad = 0",
        "  y[i] = x[i + pad]",
        pad=-1,
    ),
    case(
        "a size with a point",
        "f: expected a whole number as size 'N', got 2.5",
        "  y[i] = x[i]",
        header=SIZED,
        N=2.5,
    ),
    case(
        "a size that is a word",
        "f: expected a whole number as size 'N', got '8'",
        "  y[i] = x[i]",
        header=SIZED,
        N="8",
    ),
    case(
        "a requirement that is not met",
        "f: expected N % 4 == 0, got N=6",
        "  where N % 4 == 0",
        "  y[i] = x[i]",
        header=SIZED,
        N=6,
    ),
    case(
        "a size that follows from itself",
        "f: give size 'A' before 'A' needs it",
        "  where A = A + 1",
        "  y[i] = 1.0",
        header="kernel f(x: f32[A]) -> y: f32[A]",
    ),
    case(
        "a size that follows from a later one",
        "f: give size 'B' before 'A' needs it",
        "  where A = B + 1, B = 2",
        "  y[i] = 1.0",
        header="kernel f(x: f32[A]) -> y: f32[A]",
    ),
    case(
        "sizes of a kernel in loop form",
        "f: a kernel in loop form has its sizes; leave them out",
        "  for i in 8:",
        "    y[i] = x[i]",
        N=8,
    ),
]

MALFORMED = [
    *(*SYNTAX, *NAMES, *TYPES, *INDICES, *RANKS, *SHAPES, *BOUNDS, *GATHERS),
    *(*WRITES, *RACES, *LOOPS, *STORAGE, *SIZES),
]


@pytest.mark.parametrize(("text", "sizes", "message"), MALFORMED)
def test_a_malformed_kernel_is_refused_with_its_message(
    text: str, sizes: dict[str, Any], message: str
) -> None:
    with pytest.raises(DojoError) as caught:  # anything else would be a traceback to the user
        kernel(text, **sizes)
    first = str(caught.value).splitlines()[0]
    assert caught.type in (ParseError, KernelError, SizeError)
    if message.endswith((" ...", "[...")):
        assert first.startswith(message.removesuffix("..."))
    else:
        assert first == message


def test_every_malformed_kernel_is_another_one() -> None:
    names = [param.id for param in MALFORMED]
    assert len(set(names)) == len(names)
    assert len({(param.values[0], str(param.values[1])) for param in MALFORMED}) == len(MALFORMED)


# What no text can say, but a rewrite could build: changes to PLAIN, each of which breaks a rule.
PLAIN = parse_kernel(
    """
kernel f(x: f32[8]) -> y: f32[8]
  t: f32[8] heap

  for i in 8:
    t[i] = x[i]
    y[i] = t[i]
"""
)
(X,), (Y,), (T,), (LOOP,) = PLAIN.inputs, PLAIN.outputs, PLAIN.temporaries, PLAIN.body
COPY, STORE = LOOP.body
INDEX = affine("i")


def in_loop(*nodes: Node, **changes: Any) -> Kernel:
    return replace(PLAIN, body=(replace(LOOP, body=nodes, **changes),))


def with_x(**changes: Any) -> Kernel:
    return replace(PLAIN, inputs=(replace(X, **changes),))


def with_t(**changes: Any) -> Kernel:
    return replace(PLAIN, temporaries=(replace(T, **changes),))


LAYOUT = "argument 'x' cannot drop or pad a dimension: its layout is fixed"
BUILT = {
    "a padded argument": (with_x(dims=(Dim(8, padding=4),)), LAYOUT),
    "a dropped dimension of an argument": (with_x(dims=(Dim(8, materialised=False),)), LAYOUT),
    "an argument on the stack": (
        with_x(storage="stack"),
        "argument 'x' cannot be in stack storage",
    ),
    "an argument of an unknown type": (
        with_x(dtype="f23"),
        "'x': unknown type 'f23'; did you mean 'f32'? "
        "(known: bf16, bool, f16, f32, f64, i32, i64, i8)",
    ),
    "a temporary with a range": (
        with_t(low=0, high=4),
        "temporary 't' cannot promise a range; only inputs do",
    ),
    "an unknown storage": (
        with_t(storage="stak"),
        "unknown storage 'stak'; did you mean 'stack'? (known: heap, register, shared, stack)",
    ),
    "a negative padding": (
        with_t(dims=(Dim(8, padding=-1),)),
        "'t': expected padding of at least 0 in dimension 0, got -1",
    ),
    "a kernel without outputs": (
        replace(PLAIN, outputs=(), temporaries=(T, Y)),
        "expected at least one output",
    ),
    "a name that is no name": (
        replace(PLAIN, temporaries=(T, replace(T, name="2t"))),
        "'2t' is not a name: expected letters, digits and _",
    ),
    "a name twice": (
        replace(PLAIN, temporaries=(T, T)),
        "the name 't' is used twice; names are unique",
    ),
    "a loop that is empty": (in_loop(), "loop 'i' is empty"),
    "an unknown kind of loop": (
        in_loop(COPY, STORE, kind="vektor"),
        "unknown kind 'vektor' of loop 'i'; did you mean 'vector'? "
        "(known: block, grid, parallel, team, tensor, unroll, vector, warp)",
    ),
    "an 'if' without a condition": (
        in_loop(COPY, STORE, If((), (STORE,))),
        "an 'if' needs a condition and a body",
    ),
    "an 'if' without a body": (
        in_loop(COPY, STORE, If((Condition(INDEX, "<", INDEX),), ())),
        "an 'if' needs a condition and a body",
    ),
    "an unknown relation": (
        in_loop(COPY, STORE, If((Condition(INDEX, "=<", INDEX),), (STORE,))),
        "unknown relation '=<' (known: !=, <, <=, ==, >, >=)",
    ),
    "an index that no loop runs": (
        in_loop(COPY, replace(STORE, value=Access("t", (affine("k"),)))),
        "'k' is not a loop around this place (known: i), in 'y[i] = t[k]'",
    ),
    "an array that is not there": (
        in_loop(COPY, replace(STORE, value=Access("z", (INDEX,)))),
        "unknown array 'z' (known: t, x, y), in 'y[i] = z[i]'",
    ),
    "a subscript too many": (
        in_loop(COPY, replace(STORE, value=Access("t", (INDEX, INDEX)))),
        "'t' has 1 dimensions, got 2 subscripts, in 'y[i] = t[i, i]'",
    ),
    "an unknown function": (
        in_loop(COPY, replace(STORE, value=Call("expp", (Access("t", (INDEX,)),)))),
        "unknown function 'expp'; did you mean 'exp'? (known: abs, erf, exp, floor, fma, log, "
        "log1p, max, min, pow, rsqrt, sigmoid, sqrt, square, tanh), in 'y[i] = expp(t[i])'",
    ),
    "a function with an argument too many": (
        in_loop(COPY, replace(STORE, value=Call("exp", (Access("t", (INDEX,)),) * 2))),
        "exp: expected 1 argument, got 2, in 'y[i] = exp(t[i], t[i])'",
    ),
    "a cast of two values": (
        in_loop(COPY, replace(STORE, value=Call("f32", (Access("t", (INDEX,)),) * 2))),
        "f32: expected 1 argument, got 2, in 'y[i] = f32(t[i], t[i])'",
    ),
    "an unknown operator": (
        in_loop(COPY, replace(STORE, op="-=")),
        "unknown operator '-=' (known: *=, +=, =, max=, min=), in 'y[i] -= t[i]'",
    ),
}


def test_the_kernel_that_rules_are_broken_on_breaks_none() -> None:
    assert find_violations(PLAIN) == ()


@pytest.mark.parametrize(("broken", "message"), BUILT.values(), ids=BUILT.keys())
def test_a_kernel_that_no_text_describes_is_refused_too(broken: Kernel, message: str) -> None:
    assert find_violations(broken)[0] == message
    with pytest.raises(KernelError) as caught:
        verify(broken)
    assert str(caught.value).startswith(f"f: {message}")


def fault(text: str, **sizes: Any) -> str:
    with pytest.raises(ParseError) as caught:
        kernel(text, **sizes)
    return str(caught.value)


def test_the_caret_points_at_the_bracket_that_was_expected() -> None:
    assert fault("kernel f(x: f32[8]) -> y: f32[8]\n  y[i = x[i]\n") == (
        "line 2, column 7: expected ',' or ']', got '='\n    y[i = x[i]\n        ^"
    )


def test_the_caret_points_behind_the_last_line_when_a_bracket_is_never_closed() -> None:
    assert fault("kernel f(x: f32[8]) -> y: f32[8]\n  y[i] = (x[i] +\n    1.0\n\n") == (
        "line 3, column 8: expected ')', got the end of the block\n      1.0\n         ^"
    )


def test_the_caret_points_at_the_unknown_function() -> None:
    lines = fault("kernel f(x: f32[8]) -> y: f32[8]\n  y[i] = 2.0 * expp(x[i])\n").splitlines()
    assert lines[1:] == [
        "    y[i] = 2.0 * expp(x[i])",
        "                 ^",
    ]


def test_the_caret_points_at_the_line_whose_types_do_not_fit() -> None:
    text = "kernel f(x: f32[8]) -> y: f32[8]\n  t[i] = 2.0 * x[i]\n  y[i] = t[i] + i\n"
    assert fault(text).splitlines()[1:] == [
        "    y[i] = t[i] + i",
        "    ^",
    ]


def test_the_caret_points_at_the_second_use_of_a_name() -> None:
    text = "kernel f(x: f32[8], x: f32[8]) -> y: f32[8]\n  y[i] = x[i]\n"
    assert fault(text).splitlines()[1:] == [
        "  kernel f(x: f32[8], x: f32[8]) -> y: f32[8]",
        "                      ^",
    ]


def test_the_caret_points_into_the_formula_after_sizes_are_bound() -> None:
    text = "kernel f(x: f32[N]) -> y: f32[N]\n  y[i] = sum[j] x[i + j]\n"
    assert fault(text, N=8).splitlines()[1:] == [
        "    y[i] = sum[j] x[i + j]",
        "               ^",
    ]


def test_an_error_of_the_parser_keeps_its_place_as_data() -> None:
    with pytest.raises(ParseError) as caught:
        kernel("kernel f(x: f32[8]) -> y: f32[8]\n  y[i] = z[i]\n")
    assert (caught.value.line, caught.value.column) == (2, 10)
    assert caught.value.message == "unknown array 'z' (known: i, x, y)"


def test_several_violations_are_counted() -> None:
    text = """
    kernel f(x: f32[8]) -> y: f32[8]
      for i in 8:
        y[i] = x[i + 1] + x[i - 1]
    """
    with pytest.raises(KernelError, match=r"\(and 1 more\)$"):
        kernel("\n".join(line[4:] for line in text.splitlines()))
