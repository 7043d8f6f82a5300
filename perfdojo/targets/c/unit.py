"""What does one C file need? Its names, and the helpers and vector types its statements use."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from perfdojo.ir import (
    Access,
    Affine,
    Buffer,
    FloorDiv,
    Kernel,
    Mod,
    loads,
    loops,
    statements,
)
from perfdojo.ir.affine import Atom, Interval, interval
from perfdojo.ir.sets import gather_range

C_TYPES = {
    "f64": "double",
    "f32": "float",
    "f16": "_Float16",
    "bf16": "uint16_t",
    "i64": "int64_t",
    "i32": "int32_t",
    "i8": "int8_t",
    "bool": "bool",
}
_RESERVED = frozenset(
    [
        "auto",
        "break",
        "case",
        "char",
        "const",
        "continue",
        "default",
        "do",
        "double",
        "else",
        "enum",
        "extern",
        "float",
        "for",
        "goto",
        "if",
        "inline",
        "int",
        "long",
        "register",
        "restrict",
        "return",
        "short",
        "signed",
        "sizeof",
        "static",
        "struct",
        "switch",
        "typedef",
        "union",
        "unsigned",
        "void",
        "volatile",
        "while",
        "bool",
        "true",
        "false",
        "main",
        "math_errhandling",
        "asm",
        "typeof",
        "free",
        "lanes",
    ]
)
# Names that the compiler, its headers or we may use: `size_t`, `INT32_MIN`, `x_f32`, `f32x8`.
_TAKEN_SHAPES = re.compile(r".*_t|[A-Z][A-Z0-9_]+[A-Z0-9]|(.*_)?[fiu](32|64)[a-z0-9]*")
_TAKEN_STARTS = ("_", "dojo_", "omp_")
HELPERS = {
    "floordiv": """\
static inline int64_t floordiv(int64_t a, int64_t b) {
  return a / b - (a % b < 0);  /* b > 0; rounds down */
}
""",
    "floormod": """\
static inline int64_t floormod(int64_t a, int64_t b) {
  return a % b + (a % b < 0 ? b : 0);  /* b > 0; never negative */
}
""",
    "f32_from_bf16": """\
static inline float f32_from_bf16(uint16_t bits) {
  uint32_t wide = (uint32_t)bits << 16;
  float value;
  memcpy(&value, &wide, sizeof value);
  return value;
}
""",
    "bf16_from_f32": """\
static inline uint16_t bf16_from_f32(float value) {
  uint32_t bits;
  memcpy(&bits, &value, sizeof bits);
  if (value != value) return (uint16_t)(bits >> 16 | 0x40);  /* a quiet NaN stays one */
  return (uint16_t)((bits + 0x7fff + (bits >> 16 & 1)) >> 16);  /* to nearest even */
}
""",
    "alloc": """\
static void *dojo_alloc(size_t bytes) {
  return aligned_alloc(64, (bytes + 63) / 64 * 64);
}
""",
    "fence": """\
#pragma GCC diagnostic ignored "-Wpsabi"  /* wide vectors go to inlined functions only */
static inline void dojo_fence(void) {  /* after this, nontemporal stores are visible to others */
#ifdef __SSE2__
  __builtin_ia32_sfence();
#endif
}
""",
    "threads": """\
#ifdef _OPENMP
#include <omp.h>
#else
static int omp_get_max_threads(void) { return 1; }
static int omp_get_thread_num(void) { return 0; }
#endif
""",
}


@dataclass(slots=True)
class Unit:
    """One C file in the making: what its statements turned out to need."""

    kernel: Kernel
    buffers: Mapping[str, Buffer]
    names: Mapping[str, str]
    read: frozenset[str]  # the buffers whose values something uses
    math: set[tuple[str, str, int]] = field(default_factory=set)
    vectors: set[tuple[str, int]] = field(default_factory=set)
    helpers: set[str] = field(default_factory=set)
    streams: set[tuple[str, int]] = field(default_factory=set)

    def use(self, helper: str) -> None:
        """Note that the file needs `helper`."""
        self.helpers.add(helper)

    def function(self, name: str, dtype: str, lanes: int = 1) -> str:
        """The C name of a math function, noted as needed."""
        self.math.add((name, dtype, lanes))
        if lanes > 1:
            self.vectors.add((dtype, lanes))
        return f"{name}_{dtype}" if lanes == 1 else f"{name}_{dtype}x{lanes}"

    def stream(self, dtype: str, lanes: int) -> str:
        """The C name of a nontemporal store, noted as needed."""
        self.vectors.add((dtype, lanes))
        self.streams.add((dtype, lanes))
        self.use("fence")
        return f"stream_{dtype}x{lanes}"

    def vector(self, dtype: str, lanes: int) -> str:
        """The C name of a vector type, noted as needed."""
        self.vectors.add((dtype, lanes))
        return f"{dtype}x{lanes}"


_STREAMS = {
    16: ("__SSE2__", "movntps"),
    32: ("__AVX__", "movntps256"),
    64: ("__AVX512F__", "movntps512"),
}


def write_stream(dtype: str, lanes: int) -> str:
    """C for a nontemporal store of one vector; a plain store where the place is not aligned."""
    name, size = f"{dtype}x{lanes}", int(dtype[1:]) // 8 * lanes
    plain = f"  *({name}u *)place = value;\n"
    if size in _STREAMS:
        macro, builtin = _STREAMS[size]
        plain = f"""\
#ifdef {macro}
  typedef float bits __attribute__((vector_size({size}), may_alias));
  if ((uintptr_t)place % {size} == 0) {{
#ifdef __clang__
    __builtin_nontemporal_store((bits)value, (bits *)place);
#else
    __builtin_ia32_{builtin}((float *)place, (bits)value);
#endif
    return;
  }}
#endif
{plain}"""
    inline = "static inline __attribute__((always_inline)) void"
    return f"{inline} stream_{name}({C_TYPES[dtype]} *place, {name} value) {{\n{plain}}}\n"


def make_unit(kernel: Kernel) -> Unit:
    """A file for `kernel`, every name mapped to one that C accepts and that is not taken."""
    names: dict[str, str] = {}
    wanted = [*kernel.buffers, *(loop.name for loop in loops(kernel.body))]
    for name in sorted(wanted, key=lambda n: "." in n):  # plain names keep their spelling
        c_name = name.replace(".", "_")
        if c_name.startswith(_TAKEN_STARTS):
            c_name = "v_" + c_name
        while c_name in names.values() or _is_taken(c_name):
            c_name += "_"
        names[name] = c_name
    read = frozenset(a.buffer for st in statements(kernel.body) for a in loads(st.value))
    return Unit(kernel, kernel.buffers, names, read)


def _is_taken(name: str) -> bool:
    """Whether the name means something else in the file, or could."""
    return name in _RESERVED or name in HELPERS or bool(_TAKEN_SHAPES.fullmatch(name))


@dataclass(frozen=True, slots=True)
class Place:
    """Where in the kernel a statement is being printed: the ranges of the loops around it."""

    unit: Unit
    ranges: Mapping[Atom, Interval]

    def index(self, value: Affine) -> str:
        """`value` in C, of type int64_t."""
        parts = [self._term(atom, c) for atom, c in value.terms]
        if value.const or not parts:
            parts.append(str(value.const))
        text = parts[0]
        for part in parts[1:]:
            text += f" - {part[1:]}" if part.startswith("-") else f" + {part}"
        return text

    def _term(self, atom: Atom, coefficient: int) -> str:
        text = self._atom(atom)
        sign = "-" if coefficient < 0 else ""
        if abs(coefficient) == 1:
            return sign + text
        return f"{sign}{abs(coefficient)} * {text}"

    def _atom(self, atom: Atom) -> str:
        match atom:
            case str():
                return self.unit.names[atom]
            case Access():
                return self.element(atom)
            case FloorDiv() | Mod():
                value, divide = self.index(atom.value), isinstance(atom, FloorDiv)
                if self.range_of(atom.value)[0] >= 0:
                    return f"(({value}) {'/' if divide else '%'} {atom.divisor})"
                helper = "floordiv" if divide else "floormod"
                self.unit.use(helper)
                return f"{helper}({value}, {atom.divisor})"

    def range_of(self, value: Affine) -> Interval:
        """Bounds of `value` here."""
        return interval(value, _Ranges(self))

    def element(self, access: Access) -> str:
        """The C expression for a place in a buffer, as it is stored."""
        buffer = self.unit.buffers[access.buffer]
        stored = [
            index
            for index, dim in zip(access.indices, buffer.dims, strict=True)
            if dim.materialised
        ]
        subscripts = "".join(f"[{self.index(index)}]" for index in stored) or "[0]"
        return self.unit.names[access.buffer] + subscripts


class _Ranges(dict[Atom, Interval]):
    """The ranges of a place, with those of gathers looked up when asked for."""

    def __init__(self, place: Place) -> None:
        super().__init__(place.ranges)
        self.place = place

    def __missing__(self, atom: Atom) -> Interval:
        assert isinstance(atom, Access)
        return gather_range(self.place.unit.buffers[atom.buffer])
