"""Which functions does the emitted CUDA call for exp, log, add, ...? One line each.

The accurate functions of CUDA itself, under the names that the C target has for its own, so that
no array or loop of a kernel can hide them.
"""

from __future__ import annotations

from collections.abc import Iterable

from perfdojo.errors import TargetError, did_you_mean

# `F` is the ending of f32 functions and literals, `T` the type, `U` its unsigned twin.
_FLOAT = {
    "abs": ("x", "fabsF(x)"),
    "erf": ("x", "erfF(x)"),
    "exp": ("x", "expF(x)"),
    "floor": ("x", "floorF(x)"),
    "fma": ("a, b, c", "__fmaF_rn(a, b, c)"),
    "log": ("x", "logF(x)"),
    "log1p": ("x", "log1pF(x)"),
    # NaN if either is NaN; the second if they are equal
    "max": ("a, b", "a != a ? a : a > b ? a : b"),
    "min": ("a, b", "a != a ? a : a < b ? a : b"),
    "pow": ("a, b", "powF(a, b)"),
    "rsqrt": ("x", "rsqrtF(x)"),
    "sigmoid": ("x", "1.0F / (1.0F + expF(-x))"),
    "sqrt": ("x", "sqrtF(x)"),
    "square": ("x", "x * x"),
    "tanh": ("x", "tanhF(x)"),
}
# Integers of a kernel wrap; in C++ only unsigned ones do.
_INTEGER = {
    "abs": ("x", "x < 0 ? (T)(0 - (U)x) : x"),
    "add": ("a, b", "(T)((U)a + (U)b)"),
    "max": ("a, b", "a > b ? a : b"),
    "min": ("a, b", "a < b ? a : b"),
    "mul": ("a, b", "(T)((U)a * (U)b)"),
    "neg": ("x", "(T)(0 - (U)x)"),
    "square": ("x", "(T)((U)x * (U)x)"),
    "sub": ("a, b", "(T)((U)a - (U)b)"),
}
_TYPES = {
    "f32": ("float", "", "f"),
    "f64": ("double", "", ""),
    "i32": ("int", "unsigned", ""),
    "i64": ("int64_t", "unsigned long long", ""),
}


def math_source(calls: Iterable[tuple[str, str, int]]) -> str:
    """CUDA for every (function, dtype, 1) in `calls`, each once, in fixed order."""
    return "".join(_write(name, dtype) for name, dtype, _ in sorted(calls))


def _write(name: str, dtype: str) -> str:
    known = _FLOAT if dtype in ("f32", "f64") else _INTEGER
    if name not in known:
        raise TargetError(f"cuda: no function '{name}' for {dtype}{did_you_mean(name, known)}")
    c_type, unsigned, ending = _TYPES[dtype]
    names, body = known[name]
    parameters = ", ".join(f"{c_type} {parameter}" for parameter in names.split(", "))
    for letter, text in (("F", ending), ("T", c_type), ("U", unsigned)):
        body = body.replace(letter, text)
    return (
        f"static __device__ __forceinline__ {c_type} {name}_{dtype}({parameters}) {{\n"
        f"  return {body};\n"
        "}\n"
    )
