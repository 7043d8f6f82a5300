"""What is in a C file besides a kernel's function? Headers, types and functions that it uses."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from perfdojo.ir import Kernel, print_kernel
from perfdojo.targets.c.mathlib import math_source
from perfdojo.targets.c.unit import C_TYPES, HELPERS, Unit, write_stream
from perfdojo.targets.source import symbol

_HEAD = """\
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#ifdef __clang__
#pragma STDC FP_CONTRACT OFF
#if __clang_major__ < 15
#define _Float16 __fp16  /* as a type to store in, that is the same */
#endif
#else
/* reads were proven to follow writes, and indices to be in bounds: the compiler need not guess */
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#pragma GCC diagnostic ignored "-Warray-bounds"
#endif
/* a kernel may hold tests that are always true, or compare an index with itself */
#pragma GCC diagnostic ignored "-Wtype-limits"
#pragma GCC diagnostic ignored "-Wtautological-compare"
"""


@dataclass(frozen=True, slots=True)
class Translated:
    """A kernel in C: its function, and the unit that knows what it uses."""

    kernel: Kernel
    unit: Unit
    function: str


def write_file(translated: Translated, register_bytes: int) -> str:
    """One file with one function, under the text of its kernel."""
    lines = print_kernel(translated.kernel).rstrip().splitlines()
    title = "".join(f" * {line}\n" for line in lines)
    return _join(
        f"/*\n{title} */".replace(" * \n", " *\n"),
        *_preamble([translated.unit], register_bytes),
        translated.function,
    )


def write_together(named: Mapping[str, Translated], register_bytes: int) -> str:
    """One file with all functions, each under the name that is its key; not made for reading."""
    functions = (
        f"#define {symbol(t.kernel)} {name}\n{t.function}\n#undef {symbol(t.kernel)}"
        for name, t in named.items()
    )
    return _join(*_preamble([t.unit for t in named.values()], register_bytes), *functions)


def _preamble(units: Sequence[Unit], register_bytes: int) -> list[str]:
    """What the functions of all these units need."""
    helpers = set().union(*(unit.helpers for unit in units))
    streams = set().union(*(unit.streams for unit in units))
    return [
        _HEAD,
        "".join(HELPERS[name] for name in HELPERS if name in helpers),
        _typedefs(set().union(*(unit.vectors for unit in units))),
        "".join(write_stream(dtype, lanes) for dtype, lanes in sorted(streams)),
        math_source(set().union(*(unit.math for unit in units)), register_bytes=register_bytes),
    ]


def _typedefs(vectors: Iterable[tuple[str, int]]) -> str:
    """Vector types, each also as an unaligned view of memory (`u`)."""
    sizes = {"f32": 4, "i32": 4, "u32": 4, "f64": 8, "i64": 8, "u64": 8}
    lines = []
    wanted = {(f"{letter}{dtype[1:]}", lanes) for dtype, lanes in vectors for letter in "fiu"}
    c_types = {**C_TYPES, "u32": "uint32_t", "u64": "uint64_t"}
    for dtype, lanes in sorted(wanted):
        size = sizes[dtype]
        name, scalar = f"{dtype}x{lanes}", c_types[dtype]
        lines.append(f"typedef {scalar} {name} __attribute__((vector_size({size * lanes})));")
        lines.append(f"typedef {name} {name}u __attribute__((aligned({size}), may_alias));")
    return "\n".join(lines) + "\n" if lines else ""


def _join(*parts: str) -> str:
    return "\n".join(part.rstrip("\n") + "\n" for part in parts if part)
