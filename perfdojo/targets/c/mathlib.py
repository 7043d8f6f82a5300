"""Which C functions does the emitted code call for exp, log, ..., on scalars and on vectors?

The text lives in `math/*.c`, as C for one f32 element. A vector version is the same text with the
types changed, so that scalar and vector run the same operations in the same order and give the
same bits. `math/scalar.c` and `math/vector.c` hold the primitives that differ between the two.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from perfdojo.errors import TargetError, did_you_mean

Call = tuple[str, str, int]  # function, dtype, lanes

FOLDER = Path(__file__).with_name("math")
INTEGER_FUNCTIONS = ("abs", "max", "min", "select", "splat", "square")
FLOAT_FUNCTIONS = (
    *("erf", "exp", "floor", "fma", "log", "log1p", "pow", "rsqrt", "sigmoid", "sqrt", "tanh"),
    *INTEGER_FUNCTIONS,
)
FUNCTIONS = {
    "f32": FLOAT_FUNCTIONS,
    "f64": FLOAT_FUNCTIONS,
    "i32": INTEGER_FUNCTIONS,
    "i64": INTEGER_FUNCTIONS,
}
C_TYPES = {
    "f32": "float",
    "f64": "double",
    "i32": "int32_t",
    "i64": "int64_t",
    "u32": "uint32_t",
    "u64": "uint64_t",
}
DTYPES = {c_type: dtype for dtype, c_type in C_TYPES.items()}

PREAMBLE = """\
#include <stdint.h>

#define MATH static inline __attribute__((always_inline, unused))
/* How a vector wider than a register is passed has changed over time; here all is inlined. */
#pragma GCC diagnostic ignored "-Wpsabi"
"""
WIDE_REGISTERS = """\
/* By itself gcc prefers 256 bits, and makes 16 scalar operations of a loop over 16 lanes. */
#if defined(__AVX512F__) && !defined(__clang__)
#pragma GCC target("prefer-vector-width=512")
#endif
"""


def math_name(function: str, dtype: str, lanes: int) -> str:
    """The name in C: exp_f32 for a scalar, exp_f32x8 for eight lanes."""
    return f"{function}_{dtype}" if lanes == 1 else f"{function}_{dtype}x{lanes}"


def math_source(calls: Iterable[Call], *, register_bytes: int = 32) -> str:
    """C for every (function, dtype, lanes) in calls and what they need, each once, in fixed order.

    The vector types of the calls (f32x8, i32x8 and u32x8 for f32 with 8 lanes) must be defined
    before this text. A vector of more than `register_bytes` is computed half by half, because
    compilers handle it badly as a whole; at least 16. The text is right on every machine, and
    fast where `register_bytes` is the size of its vector registers.
    """
    wanted = sorted(set(calls))
    for call in wanted:
        check_call(*call)
    texts: dict[Call, str] = {}
    for call in wanted:
        define(call, texts, register_bytes)
    if not texts:
        return ""
    wide = any(64 <= vector_bytes(*call[1:]) <= register_bytes for call in texts)
    head = PREAMBLE + (WIDE_REGISTERS if wide else "")
    typedefs = "".join(write_typedefs(wanted, texts))
    return "\n".join(filter(None, (head, typedefs, *texts.values())))


def check_call(function: str, dtype: str, lanes: int) -> None:
    """Raise unless `math_source` can define this function."""
    if dtype not in FUNCTIONS:
        raise TargetError(f"math: no functions for dtype '{dtype}'{did_you_mean(dtype, FUNCTIONS)}")
    if function not in FUNCTIONS[dtype]:
        hint = did_you_mean(function, FUNCTIONS[dtype])
        raise TargetError(f"math: no function '{function}' for {dtype}{hint}")
    if not 1 <= lanes <= 64 or lanes & (lanes - 1):
        raise TargetError(f"math: expected lanes to be a power of two from 1 to 64, got {lanes}")


def vector_bytes(dtype: str, lanes: int) -> int:
    return int(dtype[1:]) // 8 * lanes


# --------------------------------------------------------------------------------------------
# From templates to definitions


def define(call: Call, texts: dict[Call, str], register_bytes: int) -> None:
    """Add the text of one function to `texts`, after the functions it calls."""
    if call in texts:
        return
    text = write_function(*call, register_bytes)
    for callee in find_functions(text):
        if callee != call:
            define(callee, texts, register_bytes)
    texts[call] = text


def write_function(function: str, dtype: str, lanes: int, register_bytes: int) -> str:
    forms = find_forms(function, dtype)
    order = ("scalar", "any") if lanes == 1 else ("vector", "any", "scalar")
    form = next(form for form in order if form in forms)
    text = change_types(forms[form], dtype, lanes)
    if lanes > 1 and vector_bytes(dtype, lanes) > register_bytes:
        return write_halves(text)
    if lanes > 1 and form == "scalar":
        loop = write_lane_loop(text, math_name(function, dtype, 1), lanes)
        return use_instruction(loop, function, dtype, lanes)
    return text


def change_types(text: str, dtype: str, lanes: int) -> str:
    """Rewrite a template for 32-bit elements to this width and number of lanes.

    Where the template spells out vector types (f32xL), its scalar types remain scalar.
    """
    width = dtype[1:]
    if "xL" in text:
        text = re.sub(r"([fiu])32xL", rf"\g<1>{width}x{lanes}", text)
        return re.sub(r"\b(?:float|u?int32_t)\b", lambda m: C_TYPES[DTYPES[m[0]][0] + width], text)
    suffix = "" if lanes == 1 else f"x{lanes}"

    def change_type(match: re.Match[str]) -> str:
        name = DTYPES[match[0]][0] + width
        return name + suffix if suffix else C_TYPES[name]

    text = re.sub(r"\b(?:float|double|u?int32_t)\b", change_type, text)
    return re.sub(r"_([fiu])(?:32|64)(?=\()", rf"_\g<1>{width}{suffix}", text)


SIGNATURE = re.compile(r"MATH (?P<type>\w+) (?P<name>\w+)\((?P<parameters>[^)]*)\) \{")


def write_lane_loop(text: str, scalar: str, lanes: int) -> str:
    """A vector function that calls the scalar one for each lane; `text` gives the signature."""
    signature = SIGNATURE.search(text)
    assert signature
    names = [parameter.split()[1] for parameter in signature["parameters"].split(", ")]
    arguments = ", ".join(f"{name}[l]" for name in names)
    return f"""\
{signature[0]}
    {signature["type"]} r;
    for (int l = 0; l < {lanes}; l++) r[l] = {scalar}({arguments});
    return r;
}}
"""


# What gcc calls the instruction, by function, element and bytes, and when it has it.
INSTRUCTIONS = {
    ("fma", "f32", 16): ("__FMA__", "__builtin_ia32_vfmaddps(a, b, c)"),
    ("fma", "f32", 32): ("__FMA__", "__builtin_ia32_vfmaddps256(a, b, c)"),
    ("fma", "f32", 64): ("__AVX512F__", "__builtin_ia32_vfmaddps512_mask(a, b, c, -1, 4)"),
    ("fma", "f64", 16): ("__FMA__", "__builtin_ia32_vfmaddpd(a, b, c)"),
    ("fma", "f64", 32): ("__FMA__", "__builtin_ia32_vfmaddpd256(a, b, c)"),
    ("fma", "f64", 64): ("__AVX512F__", "__builtin_ia32_vfmaddpd512_mask(a, b, c, -1, 4)"),
    ("lesser", "f32", 16): ("__SSE__", "__builtin_ia32_minps(a, b)"),
    ("lesser", "f32", 32): ("__AVX__", "__builtin_ia32_minps256(a, b)"),
    ("lesser", "f32", 64): ("__AVX512F__", "__builtin_ia32_minps512_mask(a, b, a, -1, 4)"),
    ("greater", "f32", 16): ("__SSE__", "__builtin_ia32_maxps(a, b)"),
    ("greater", "f32", 32): ("__AVX__", "__builtin_ia32_maxps256(a, b)"),
    ("greater", "f32", 64): ("__AVX512F__", "__builtin_ia32_maxps512_mask(a, b, a, -1, 4)"),
}


def use_instruction(loop: str, function: str, dtype: str, lanes: int) -> str:
    """A lane loop; for gcc the instruction itself, where there is one.

    gcc makes the loop one instruction too, but not always: where an operand of fma is the same in
    all lanes it loads a whole vector from its place to use one element of it, and among much other
    code it takes the lesser or greater of eight lanes one by one.
    """
    key = (function, dtype, vector_bytes(dtype, lanes))
    if key not in INSTRUCTIONS:
        return loop
    macro, instruction = INSTRUCTIONS[key]
    head, _, body = loop.partition("\n")
    body = body.removesuffix("}\n")
    return f"""\
{head}
#if defined({macro}) && !defined(__clang__)
    return {instruction};
#else
{body}#endif
}}
"""


def write_halves(text: str) -> str:
    """A vector function that calls the one with half the lanes twice; `text` as above."""
    signature = SIGNATURE.search(text)
    assert signature
    parameters = [parameter.split() for parameter in signature["parameters"].split(", ")]
    vectors = {name: c_type for c_type, name in parameters if c_type not in DTYPES}
    lines = [signature[0], f"    {make_union(signature['type'])} r;"]
    lines += [f"    {make_union(c_type)} {name}s = {{{name}}};" for name, c_type in vectors.items()]
    for half in (0, 1):
        arguments = [f"{name}s.half[{half}]" if name in vectors else name for _, name in parameters]
        call = f"{halve_name(signature['name'])}({', '.join(arguments)})"
        lines.append(f"    r.half[{half}] = {call};")
    return "\n".join([*lines, "    return r.whole;", "}", ""])


def make_union(vector: str) -> str:
    return f"union {{ {vector} whole; {halve_name(vector)} half[2]; }}"


def halve_name(name: str) -> str:
    stem, lanes = name.rsplit("x", 1)
    return f"{stem}x{int(lanes) // 2}"


def write_typedefs(calls: Iterable[Call], texts: dict[Call, str]) -> Iterator[str]:
    """The vector types that come in through halving; the caller has defined those of the calls."""
    known = {(dtype[1:], lanes) for _, dtype, lanes in calls}
    used = {(dtype[1:], lanes) for _, dtype, lanes in texts if lanes > 1}
    for width, lanes in sorted(used - known):
        size = vector_bytes("f" + width, lanes)
        for kind in "fiu":
            name, c_type = f"{kind}{width}x{lanes}", C_TYPES[kind + width]
            yield f"typedef {c_type} {name} __attribute__((vector_size({size})));\n"


# --------------------------------------------------------------------------------------------
# Reading the templates

FUNCTION_NAME = re.compile(r"\b([a-z]\w*)_([fiu](?:32|64))(?:x(\d+))?\(")
DEFINITION = re.compile(r"^MATH \w+ ([a-z]\w*)_([fiu](?:32|64))(?:xL)?\(", re.MULTILINE)


def find_functions(text: str) -> list[Call]:
    """Every function of ours that a text names, in order of appearance."""
    return [(m[1], m[2], int(m[3] or 1)) for m in FUNCTION_NAME.finditer(text)]


def find_forms(function: str, dtype: str) -> dict[str, str]:
    """The templates of a function by form; for 64 bits, its own or else those for 32 bits."""
    templates = read_templates()
    return templates.get((function, dtype)) or templates[function, dtype[0] + "32"]


@functools.cache
def read_templates() -> dict[tuple[str, str], dict[str, str]]:
    """(function, dtype) -> form -> text; the form is `scalar`, `vector`, or `any` for both."""
    templates: dict[tuple[str, str], dict[str, str]] = {}
    for path in sorted(FOLDER.glob("*.c")):
        form = path.stem if path.stem in ("scalar", "vector") else "any"
        for paragraph in path.read_text(encoding="utf-8").strip().split("\n\n"):
            if match := DEFINITION.search(paragraph):
                templates.setdefault((match[1], match[2]), {})[form] = paragraph + "\n"
    return templates
