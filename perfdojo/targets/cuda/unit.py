"""What does one CUDA file need? Its names, and the helpers and vector types it uses."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from perfdojo.ir import Kernel, size_of, widened
from perfdojo.targets import source
from perfdojo.targets.cuda.helpers import HELPERS
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
_RESERVED = KEYWORDS | {
    *("alignas", "alignof", "and", "bitand", "bitor", "catch", "class", "compl", "concept"),
    *("constexpr", "decltype", "delete", "explicit", "export", "friend", "mutable", "namespace"),
    *("new", "noexcept", "not", "nullptr", "operator", "or", "private", "protected", "public"),
    *("reinterpret_cast", "requires", "static_cast", "template", "this", "throw", "try", "typeid"),
    *("typename", "using", "virtual", "xor", "asm", "thread", "threadIdx", "blockIdx", "blockDim"),
    *("gridDim", "warpSize", "turn", "next"),
}
# Vector types (`f16x8`), what is loaded or stored as one (`pack0`), what a shuffle brings, and
# factors of a product (`left0`).
_TAKEN = re.compile(
    TAKEN_SHAPES.pattern + r"|(bf|f|i|bool)\d*x\d+|(pack|stored|from|left|right)\d+(_\d+)?"
)


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
