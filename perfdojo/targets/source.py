"""What do source files in C and its relatives have in common? Names, indices, what they need."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import ClassVar, Self

from perfdojo.ir import Access, Affine, Buffer, FloorDiv, Kernel, Loop, Mod, loops
from perfdojo.ir.affine import Atom, Interval, interval
from perfdojo.ir.nodes import Condition
from perfdojo.ir.sets import gather_range

KEYWORDS = frozenset(
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
        "asm",
        "typeof",
    ]
)
# Names that the compiler, its headers or we may use: `size_t`, `INT32_MIN`, `x_f32`, `f32x8`.
TAKEN_SHAPES = re.compile(r".*_t|[A-Z][A-Z0-9_]+[A-Z0-9]|(.*_)?[fiu](32|64)[a-z0-9]*")


def symbol(kernel: Kernel) -> str:
    """The name of the kernel's function in a source."""
    return "dojo_" + kernel.name.replace(".", "_")


def make_names(
    kernel: Kernel, is_taken: Callable[[str], bool], starts: tuple[str, ...]
) -> dict[str, str]:
    """Every buffer and loop with a name of its own that the language accepts and is not taken."""
    names: dict[str, str] = {}
    wanted = [*kernel.buffers, *(loop.name for loop in loops(kernel.body))]
    for name in sorted(wanted, key=lambda n: "." in n):  # plain names keep their spelling
        made = name.replace(".", "_")
        if made.startswith(starts):
            made = "v_" + made
        while made in names.values() or is_taken(made):
            made += "_"
        names[name] = made
    return names


@dataclass(slots=True)
class Unit(ABC):
    """One source file in the making: what its statements turned out to need."""

    types: ClassVar[Mapping[str, str]]  # how each dtype is stored
    wraps: ClassVar[bool]  # whether `+`, `-` and `*` of integers wrap as kernels want it
    index_type: ClassVar[str]  # the dtype of a written index, "" if that differs

    kernel: Kernel
    buffers: Mapping[str, Buffer]
    names: Mapping[str, str]
    math: set[tuple[str, str, int]] = field(default_factory=set)
    helpers: set[str] = field(default_factory=set)

    def use(self, helper: str) -> None:
        """Note that the file needs `helper`."""
        self.helpers.add(helper)

    def function(self, name: str, dtype: str) -> str:
        """What the math function is called here, noted as needed."""
        self.math.add((name, dtype, 1))
        return f"{name}_{dtype}"

    @abstractmethod
    def narrow(self, value: str, dtype: str, source: str) -> str:
        """`value`, computed in `source`, as it is stored in f16, bf16 or i8."""

    @abstractmethod
    def widen(self, value: str, dtype: str) -> str:
        """`value`, stored as f16, bf16 or i8, in the type it is computed in."""


@dataclass(frozen=True, slots=True)
class Place(ABC):
    """Where in the kernel a statement is being printed: the ranges of the loops around it."""

    unit: Unit
    ranges: Mapping[Atom, Interval]

    @abstractmethod
    def element(self, access: Access) -> str:
        """The expression for a place in a buffer, as it is stored."""

    def index(self, value: Affine) -> str:
        """`value` as an expression."""
        return self._sum(value, "")

    def _sum(self, value: Affine, cast: str) -> str:
        parts = [self._term(atom, c, cast) for atom, c in value.terms]
        if value.const or not parts:
            parts.append(str(value.const))
        text = parts[0]
        for part in parts[1:]:
            text += f" - {part[1:]}" if part.startswith("-") else f" + {part}"
        return text

    def _term(self, atom: Atom, coefficient: int, cast: str) -> str:
        text = cast + self._atom(atom)
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

    def condition(self, c: Condition) -> str:
        """The test of a guard."""
        return f"{self.index(c.left)} {c.relation} {self.index(c.right)}"

    def range_of(self, value: Affine) -> Interval:
        """Bounds of `value` here."""
        return interval(value, _Ranges(self))

    def within(self, loop: Loop) -> Self:
        """The place inside of `loop`."""
        _, last = self.range_of(loop.extent)
        return replace(self, ranges={**self.ranges, loop.name: (0, max(0, last - 1))})

    def is_in_bounds(self, access: Access) -> bool:
        """Whether a load is safe even where a test around it fails."""
        shape = self.unit.buffers[access.buffer].shape
        for index, extent in zip(access.indices, shape, strict=True):
            low, high = self.range_of(index)
            if low < 0 or high >= extent:
                return False
        return True


class _Ranges(dict[Atom, Interval]):
    """The ranges of a place, with those of gathers looked up when asked for."""

    def __init__(self, place: Place) -> None:
        super().__init__(place.ranges)
        self.place = place

    def __missing__(self, atom: Atom) -> Interval:
        assert isinstance(atom, Access)
        return gather_range(self.place.unit.buffers[atom.buffer])
