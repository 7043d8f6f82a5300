"""Index arithmetic: the sums of loops and numbers in subscripts, extents and guards.

An `Affine` is kept in one canonical form, so equal expressions are equal objects and print alike:
terms sorted by size of coefficient and then by text, like terms merged, multiples taken out of
`//` and `%`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Access:
    """A place in a buffer: `x[i, j + 1]`. As an expression, its value."""

    buffer: str
    indices: tuple[Affine, ...] = ()

    def __str__(self) -> str:
        if not self.indices:
            return self.buffer
        return f"{self.buffer}[{', '.join(map(str, self.indices))}]"


@dataclass(frozen=True, slots=True)
class FloorDiv:
    """`value // divisor`, rounded down; the divisor is positive."""

    value: Affine
    divisor: int

    def __str__(self) -> str:
        return f"{_grouped(self.value)}//{self.divisor}"


@dataclass(frozen=True, slots=True)
class Mod:
    """`value % divisor`, never negative; the divisor is positive."""

    value: Affine
    divisor: int

    def __str__(self) -> str:
        return f"{_grouped(self.value)} % {self.divisor}"


Atom = str | FloorDiv | Mod | Access  # str: the name of a loop; Access: a gather


@dataclass(frozen=True, slots=True)
class Affine:
    """sum of coefficient * atom, plus a constant. Build with `affine`, `constant` and operators."""

    terms: tuple[tuple[Atom, int], ...] = ()
    const: int = 0

    def __add__(self, other: Affine | int) -> Affine:
        other = _lift(other)
        return _make((*self.terms, *other.terms), self.const + other.const)

    def __sub__(self, other: Affine | int) -> Affine:
        return self + _lift(other) * -1

    def __mul__(self, factor: int) -> Affine:
        return _make(((atom, c * factor) for atom, c in self.terms), self.const * factor)

    def __floordiv__(self, divisor: int) -> Affine:
        whole, rest = self._divide(divisor)
        if not rest.terms:
            return whole + rest.const // divisor
        return whole + Affine(((FloorDiv(rest, divisor), 1),))

    def __mod__(self, divisor: int) -> Affine:
        _, rest = self._divide(divisor)
        if not rest.terms:
            return Affine((), rest.const % divisor)
        return Affine(((Mod(rest, divisor), 1),))

    def _divide(self, divisor: int) -> tuple[Affine, Affine]:
        """self == whole * divisor + rest, with every multiple of the divisor in `whole`."""
        assert divisor > 0, "the parser refuses other divisors"
        whole = ((a, c // divisor) for a, c in self.terms if c % divisor == 0)
        rest = tuple((a, c) for a, c in self.terms if c % divisor)
        return _make(whole, self.const // divisor), _make(rest, self.const % divisor)

    @property
    def is_constant(self) -> bool:
        """Whether no atom is left."""
        return not self.terms

    def coefficient(self, name: str) -> int:
        """The factor of loop `name` outside of any `//`, `%` or gather."""
        return next((c for atom, c in self.terms if atom == name), 0)

    def __str__(self) -> str:
        parts = [_term(atom, c) for atom, c in self.terms]
        if self.const or not parts:
            # "15 - i" reads better than "-i + 15"
            front = bool(parts) and self.const > 0 and parts[0].startswith("-")
            parts.insert(0 if front else len(parts), str(self.const))
        text = parts[0]
        for part in parts[1:]:
            text += f" - {part[1:]}" if part.startswith("-") else f" + {part}"
        return text


def affine(atom: Atom, coefficient: int = 1) -> Affine:
    """coefficient * atom."""
    return _make(((atom, coefficient),), 0)


def constant(value: int) -> Affine:
    """The number as an index expression."""
    return Affine((), value)


def substitute(value: Affine, replace: Callable[[str], Affine | None]) -> Affine:
    """`value` with each loop name for which `replace` has an answer replaced by it, everywhere."""
    if not value.terms:
        return value
    result = constant(value.const)
    for atom, coefficient in value.terms:
        result += _substitute_atom(atom, replace) * coefficient
    return result


def _substitute_atom(atom: Atom, replace: Callable[[str], Affine | None]) -> Affine:
    match atom:
        case str():
            found = replace(atom)
            return affine(atom) if found is None else found
        case FloorDiv():
            return substitute(atom.value, replace) // atom.divisor
        case Mod():
            return substitute(atom.value, replace) % atom.divisor
        case Access():
            return affine(substitute_access(atom, replace))


def substitute_access(access: Access, replace: Callable[[str], Affine | None]) -> Access:
    """`access` with loop names replaced in each subscript."""
    return Access(access.buffer, tuple(substitute(index, replace) for index in access.indices))


def map_atoms(value: Affine, change: Callable[[Atom], Atom]) -> Affine:
    """`value` with `change` applied to every loop name and gather, also inside `//` and `%`."""
    result = constant(value.const)
    for atom, coefficient in value.terms:
        match atom:
            case FloorDiv():
                part = map_atoms(atom.value, change) // atom.divisor
            case Mod():
                part = map_atoms(atom.value, change) % atom.divisor
            case _:
                part = affine(change(atom))
        result += part * coefficient
    return result


def join_divisions(value: Affine) -> Affine:
    """`value` with d*(e // d) + e % d written as e, as often as that stands in it."""
    for atom, coefficient in value.terms:
        if not isinstance(atom, Mod):
            continue
        whole = (FloorDiv(atom.value, atom.divisor), coefficient * atom.divisor)
        if whole in value.terms:
            rest = value - affine(*whole) - affine(atom, coefficient)
            return join_divisions(rest + atom.value * coefficient)
    return value


def loop_names(value: Affine) -> Iterator[str]:
    """Every loop name in `value`, also inside `//`, `%` and gathers; may repeat."""
    for atom, _ in value.terms:
        match atom:
            case str():
                yield atom
            case FloorDiv() | Mod():
                yield from loop_names(atom.value)
            case Access():
                for index in atom.indices:
                    yield from loop_names(index)


def gathers(value: Affine) -> Iterator[Access]:
    """Every gather inside `value`, outermost first."""
    for atom, _ in value.terms:
        match atom:
            case FloorDiv() | Mod():
                yield from gathers(atom.value)
            case Access():
                yield atom
                for index in atom.indices:
                    yield from gathers(index)


Interval = tuple[int, int]  # both ends included


def interval(value: Affine, ranges: Mapping[Atom, Interval]) -> Interval:
    """Bounds of `value` when each loop and gather lies in its interval; not always the tightest."""
    low = high = value.const
    for atom, coefficient in value.terms:
        first, last = _atom_interval(atom, ranges)
        low += coefficient * (first if coefficient > 0 else last)
        high += coefficient * (last if coefficient > 0 else first)
    return low, high


def _atom_interval(atom: Atom, ranges: Mapping[Atom, Interval]) -> Interval:
    match atom:
        case FloorDiv():
            low, high = interval(atom.value, ranges)
            return low // atom.divisor, high // atom.divisor
        case Mod():
            low, high = interval(atom.value, ranges)
            same_block = low // atom.divisor == high // atom.divisor
            return (
                (low % atom.divisor, high % atom.divisor) if same_block else (0, atom.divisor - 1)
            )
        case _:
            return ranges[atom]


def _lift(value: Affine | int) -> Affine:
    return constant(value) if isinstance(value, int) else value


def _make(terms: Iterable[tuple[Atom, int]], const: int) -> Affine:
    merged: dict[Atom, int] = {}
    for atom, coefficient in terms:
        merged[atom] = merged.get(atom, 0) + coefficient
    kept = [(atom, c) for atom, c in merged.items() if c]
    if len(kept) > 1:
        kept.sort(key=lambda term: (-abs(term[1]), str(term[0])))
    return Affine(tuple(kept), const)


def _term(atom: Atom, coefficient: int) -> str:
    text = str(atom)
    if coefficient != 1 and isinstance(atom, FloorDiv | Mod):
        text = f"({text})"
    sign = "-" if coefficient < 0 else ""
    return sign + (text if abs(coefficient) == 1 else f"{abs(coefficient)}*{text}")


def _grouped(value: Affine) -> str:
    simple = len(value.terms) == 1 and not value.const and value.terms[0][1] == 1
    return str(value) if simple and isinstance(value.terms[0][0], str | Access) else f"({value})"
