"""What does one CUDA file need? Its names, helpers and vector types, and how a place is written."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import ClassVar

from perfdojo.ir import Access, Affine, Assign, Kernel, Node, size_of, statements, widened
from perfdojo.ir.affine import Atom
from perfdojo.ir.nodes import bind_loop
from perfdojo.targets import source
from perfdojo.targets.cuda.ops import Exchange, Launch, Local
from perfdojo.targets.lanes import Lanes, offset_of
from perfdojo.targets.source import KEYWORDS, TAKEN_SHAPES, make_names

CUDA_TYPES = {
    "f64": "double",
    "f32": "float",
    "f16": "unsigned short",  # its bits: no header is needed, and a load takes no conversion
    "bf16": "unsigned short",
    "i64": "int64_t",
    "i32": "int",
    "i8": "signed char",
    "bool": "bool",
}
WARP = 32
_INT_LIMIT = 1 << 31
_RESERVED = KEYWORDS | {
    *("alignas", "alignof", "and", "bitand", "bitor", "catch", "class", "compl", "concept"),
    *("constexpr", "decltype", "delete", "explicit", "export", "friend", "mutable", "namespace"),
    *("new", "noexcept", "not", "nullptr", "operator", "or", "private", "protected", "public"),
    *("reinterpret_cast", "requires", "static_cast", "template", "this", "throw", "try", "typeid"),
    *("typename", "using", "virtual", "xor", "asm", "thread", "threadIdx", "blockIdx", "blockDim"),
    *("gridDim", "warpSize", "floordiv", "floormod", "prefetch_l2"),
}
# Vector types (`f16x8`), what is loaded or stored as one (`pack0`), and what a shuffle brings.
_TAKEN = re.compile(TAKEN_SHAPES.pattern + r"|(bf|f|i|bool)\d*x\d+|(pack|stored|from)\d+(_\d+)?")
# What the standard headers would define: NVRTC comes without them.
WORDS = {
    "int64_t": "using int64_t = long long;\n",
    "INFINITY": "#define INFINITY __int_as_float(0x7f800000)\n",
    "NAN": "#define NAN __int_as_float(0x7fffffff)\n",
    "INT32_MIN": "#define INT32_MIN (-2147483647 - 1)\n",
    "INT64_MIN": "#define INT64_MIN (-9223372036854775807LL - 1)\n",
}
_INLINE = "static __device__ __forceinline__"
HELPERS = {
    "floordiv": f"""\
template <typename T> {_INLINE} T floordiv(T a, int b) {{
  return a / b - (a % b < 0);  // b > 0; rounds down
}}
""",
    "floormod": f"""\
template <typename T> {_INLINE} T floormod(T a, int b) {{
  return a % b + (a % b < 0 ? b : 0);  // b > 0; never negative
}}
""",
    "f32_from_f16": f"""\
{_INLINE} float f32_from_f16(unsigned short bits) {{
  float value;
  asm("cvt.f32.f16 %0, %1;" : "=f"(value) : "h"(bits));
  return value;
}}
""",
    "f16_from_f32": f"""\
{_INLINE} unsigned short f16_from_f32(float value) {{
  unsigned short bits;
  asm("cvt.rn.f16.f32 %0, %1;" : "=h"(bits) : "f"(value));
  return bits;
}}
""",
    "f16_from_f64": f"""\
{_INLINE} unsigned short f16_from_f64(double value) {{
  unsigned short bits;
  asm("cvt.rn.f16.f64 %0, %1;" : "=h"(bits) : "d"(value));
  return bits;
}}
""",
    "f32_from_bf16": f"""\
{_INLINE} float f32_from_bf16(unsigned short bits) {{
  return __uint_as_float((unsigned)bits << 16);
}}
""",
    "bf16_from_f32": f"""\
{_INLINE} unsigned short bf16_from_f32(float value) {{
  const unsigned bits = __float_as_uint(value);
  if (value != value) return bits >> 16 | 0x40;  // a quiet NaN stays one
  return (bits + 0x7fff + (bits >> 16 & 1)) >> 16;  // to nearest even
}}
""",
    "prefetch_l2": f"""\
{_INLINE} void prefetch_l2(const void *place) {{  // which need not exist
  asm volatile("prefetch.global.L2 [%0];" : : "l"(place));
}}
""",
}


@dataclass(slots=True)
class Unit(source.Unit):
    """One CUDA file in the making."""

    types: ClassVar[Mapping[str, str]] = CUDA_TYPES
    wraps: ClassVar[bool] = False
    index_type: ClassVar[str] = ""  # int or int64_t, as their ranges want it

    vectors: set[tuple[str, int]] = field(default_factory=set)

    def narrow(self, value: str, dtype: str, source: str) -> str:
        """`value` as it is stored."""
        if dtype == "i8":
            return f"(signed char)({value})"
        direct = f"{dtype}_from_{source}"
        helper = direct if direct in HELPERS else f"{dtype}_from_f32"
        self.use(helper)
        return f"{helper}({value if helper == direct else f'(float)({value})'})"

    def widen(self, value: str, dtype: str) -> str:
        """`value` in the type it is computed in."""
        if dtype == "i8":
            return f"({CUDA_TYPES[widened(dtype)]}){value}"
        self.use(f"f32_from_{dtype}")
        return f"f32_from_{dtype}({value})"

    def vector(self, dtype: str, lanes: int) -> str:
        """The name of a vector type, noted as needed."""
        self.vectors.add((dtype, lanes))
        return f"{dtype}x{lanes}"


def write_vector_type(dtype: str, lanes: int) -> str:
    """CUDA for a vector of up to 16 bytes, which is loaded and stored at once."""
    size = size_of(dtype) * lanes
    return f"struct __align__({size}) {dtype}x{lanes} {{ {CUDA_TYPES[dtype]} lane[{lanes}]; }};\n"


def make_unit(kernel: Kernel) -> Unit:
    """A file for `kernel`, every name mapped to one that CUDA accepts and that is not taken."""
    names = make_names(kernel, _is_taken, ("_", "dojo_"))
    return Unit(kernel, kernel.buffers, names)


def _is_taken(name: str) -> bool:
    return name in _RESERVED or name in HELPERS or bool(_TAKEN.fullmatch(name))


Exchanges = Mapping[Assign, tuple[Exchange, ...]]


@dataclass(frozen=True, slots=True)
class Place(source.Place):
    """Where in a launch a statement is being printed.

    Arrays are flat: a place is its distance from the start. `local` are the buffers that each
    thread has its own part of, `exchanges` the registers of other lanes that a statement reads,
    `lanes` the vector loop around it, `tests` what has to hold for it to run, and `known` the
    loads that stand in a variable already.
    """

    unit: Unit
    local: Mapping[str, Local]
    exchanges: Exchanges
    threads: int  # of a block
    lanes: Lanes | None = None
    tests: tuple[str, ...] = ()
    known: Mapping[Access, str] = field(default_factory=dict)

    def index(self, value: Affine) -> str:
        """`value`, of type int if no part of it can be larger."""
        return self._sum(value, "" if self.is_int(value) else "(int64_t)")

    def is_int(self, value: Affine) -> bool:
        """Whether each partial sum of `value` fits 32 bits."""
        largest = abs(value.const)
        for atom, coefficient in value.terms:
            low, high = self.range_of(Affine(((atom, 1),)))
            largest += abs(coefficient) * max(abs(low), abs(high))
        return largest < _INT_LIMIT

    def _atom(self, atom: Atom) -> str:
        # the zero-argument super() does not work in a dataclass with slots
        text = source.Place._atom(self, atom)
        wide = isinstance(atom, Access) and self.unit.buffers[atom.buffer].dtype == "i64"
        return f"(int){text}" if wide and self.is_int(Affine(((atom, 1),))) else text

    def element(self, access: Access) -> str:
        """The expression for a place in a buffer, as it is stored."""
        if access in self.known:
            return self.known[access]
        name = self.unit.names[access.buffer]
        if access.buffer not in self.local:
            return f"{name}[{self.index(offset_of(access, self.unit.buffers))}]"
        sizes = own_shape(self.local[access.buffer])
        if not sizes:
            return name
        offset = Affine()
        for d, size in sizes.items():
            offset = offset * size + access.indices[d]
        return f"{name}[{self.index(offset)}]"

    def exchanged(self, node: Node) -> bool:
        """Whether some statement of `node` reads a register of another lane."""
        return bool(self.exchanges) and any(st in self.exchanges for st in statements((node,)))

    def bound(self, loop: str, value: int) -> Place:
        """The place in one copy of a body that is written out."""
        return replace(self, exchanges=_bind(self.exchanges, loop, value), lanes=None)


def make_place(unit: Unit, launch: Launch) -> Place:
    """The place at the start of a launch."""
    exchanges: dict[Assign, tuple[Exchange, ...]] = {}
    for exchange in launch.exchanges:
        found = exchanges.get(exchange.statement, ())
        exchanges[exchange.statement] = (*found, exchange)
    local = {local.buffer.name: local for local in launch.local}
    return Place(unit, {}, local, exchanges, launch.threads)


def own_shape(local: Local) -> dict[int, int]:
    """The sizes of what a thread has of a buffer, by dimension; one element needs none."""
    dims = {d: local.buffer.dims[d] for d in local.dims}
    return {d: dim.stored for d, dim in dims.items() if dim.materialised and dim.stored > 1}


def _bind(exchanges: Exchanges, loop: str, value: int) -> Exchanges:
    lanes = Lanes(loop, value + 1)
    bound: dict[Assign, tuple[Exchange, ...]] = {}
    for statement, group in exchanges.items():
        one = bind_loop(statement, loop, value)
        assert isinstance(one, Assign)
        bound[one] = tuple(
            Exchange(one, lanes.access(value, e.access), lanes.at(value, e.lane)) for e in group
        )
    return bound
