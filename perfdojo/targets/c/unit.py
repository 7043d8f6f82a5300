"""What does one C file need? Its names, and the helpers and vector types its statements use."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from perfdojo.ir import Access, Kernel, loads, statements, widened
from perfdojo.targets import source
from perfdojo.targets.source import KEYWORDS, TAKEN_SHAPES, make_names

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
_RESERVED = KEYWORDS | {"free", "lanes", "math_errhandling"}
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
class Unit(source.Unit):
    """One C file in the making."""

    types: ClassVar[Mapping[str, str]] = C_TYPES
    wraps: ClassVar[bool] = True  # the compiler is told so
    index_type: ClassVar[str] = "i64"

    read: frozenset[str] = frozenset()  # the buffers whose values something uses
    vectors: set[tuple[str, int]] = field(default_factory=set)
    streams: set[tuple[str, int]] = field(default_factory=set)

    def function(self, name: str, dtype: str, lanes: int = 1) -> str:
        """The C name of a math function, noted as needed."""
        self.math.add((name, dtype, lanes))
        if lanes > 1:
            self.vectors.add((dtype, lanes))
        return f"{name}_{dtype}" if lanes == 1 else f"{name}_{dtype}x{lanes}"

    def narrow(self, value: str, dtype: str, source: str) -> str:
        """`value` as it is stored."""
        if dtype == "bf16":
            self.use("bf16_from_f32")
            return f"bf16_from_f32({value if source == 'f32' else f'(float)({value})'})"
        return f"({C_TYPES[dtype]})({value})"

    def widen(self, value: str, dtype: str) -> str:
        """`value` in the type it is computed in."""
        if dtype == "bf16":
            self.use("f32_from_bf16")
            return f"f32_from_bf16({value})"
        return f"({C_TYPES[widened(dtype)]}){value}"

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
    names = make_names(kernel, _is_taken, _TAKEN_STARTS)
    read = frozenset(a.buffer for st in statements(kernel.body) for a in loads(st.value))
    return Unit(kernel, kernel.buffers, names, read=read)


def _is_taken(name: str) -> bool:
    """Whether the name means something else in the file, or could."""
    return name in _RESERVED or name in HELPERS or bool(TAKEN_SHAPES.fullmatch(name))


@dataclass(frozen=True, slots=True)
class Place(source.Place):
    """Where in the kernel a statement is being printed; indices are of type int64_t."""

    unit: Unit

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
