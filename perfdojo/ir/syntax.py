"""What does the parser build? The text as a tree, before names are resolved.

Every node keeps the token it began with, so that later errors can point; tokens do not count
when two trees are compared.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from perfdojo.ir.tokens import Token

_NOWHERE = Token("op", "", 0, 0)


def _place() -> Token:
    return field(default=_NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Name:
    """A lone name: an index, a size or a scalar."""

    name: str
    at: Token = _place()


@dataclass(frozen=True, slots=True)
class Number:
    """A literal."""

    value: bool | int | float
    at: Token = _place()


@dataclass(frozen=True, slots=True)
class Item:
    """`name[index, ...]`."""

    name: str
    indices: tuple[Tree, ...]
    at: Token = _place()


@dataclass(frozen=True, slots=True)
class Apply:
    """An operator or a function: `+`, `//`, `if`, `exp`, `f32`."""

    name: str
    args: tuple[Tree, ...]
    at: Token = _place()


@dataclass(frozen=True, slots=True)
class Over:
    """`j` or `j in M`: an index and, where it is written, its extent."""

    name: str
    extent: Tree | None = None
    at: Token = _place()


@dataclass(frozen=True, slots=True)
class Reduce:
    """`sum[j, k | cond] body`, or a scan: `cumsum[j reverse exclusive] body`."""

    word: str
    over: tuple[Over, ...]
    condition: Tree | None
    body: Tree
    modifiers: tuple[str, ...] = ()
    at: Token = _place()


Tree = Name | Number | Item | Apply | Reduce


@dataclass(frozen=True, slots=True)
class Argument:
    """`name: dtype[size, ...] in low..high`."""

    name: str
    dtype: str
    shape: tuple[Tree, ...]
    low: Tree | None = None
    high: Tree | None = None
    at: Token = _place()


@dataclass(frozen=True, slots=True)
class Line:
    """`target[over, ...]: dtype = value` of the formula form."""

    target: str
    indices: tuple[Over | Tree, ...]
    dtype: str | None
    value: Tree
    at: Token = _place()


@dataclass(frozen=True, slots=True)
class DimTree:
    """`~100+4` in a declaration."""

    extent: int
    materialised: bool
    padding: int


@dataclass(frozen=True, slots=True)
class Declaration:
    """`name: dtype[dims] storage` of the loop form."""

    name: str
    dtype: str
    dims: tuple[DimTree, ...]
    storage: str
    at: Token = _place()


@dataclass(frozen=True, slots=True)
class For:
    """`for name in extent kind:`."""

    name: str
    extent: Tree
    kind: str
    body: tuple[Block, ...]
    at: Token = _place()


@dataclass(frozen=True, slots=True)
class Guard:
    """`if condition:`."""

    condition: Tree
    body: tuple[Block, ...]
    at: Token = _place()


@dataclass(frozen=True, slots=True)
class Store:
    """`target op value` of the loop form, and its hints."""

    target: Name | Item
    op: str
    value: Tree
    nontemporal: bool = False
    prefetch: Name | Item | None = None
    asynchronous: bool = False
    at: Token = _place()


Block = For | Guard | Store


@dataclass(frozen=True, slots=True)
class Header:
    """`kernel name(inputs) -> outputs`."""

    name: str
    inputs: tuple[Argument, ...]
    outputs: tuple[Argument, ...]
    at: Token = _place()


@dataclass(frozen=True, slots=True)
class LoopText:
    """A text in loop form, names not yet resolved."""

    header: Header
    declarations: tuple[Declaration, ...]
    body: tuple[Block, ...]
    source: str = field(compare=False, repr=False, default="")


@dataclass(frozen=True, slots=True)
class Formula:
    """A kernel in formula form. `sizes` maps a group ("test", "cpu", "cuda") to bindings."""

    header: Header
    description: str
    sizes: tuple[tuple[str, tuple[tuple[tuple[str, int], ...], ...]], ...]
    where: tuple[tuple[str, Tree], ...]
    requirements: tuple[Tree, ...]
    lines: tuple[Line, ...]
    source: str = field(compare=False, repr=False, default="")

    @property
    def name(self) -> str:
        """The kernel's name."""
        return self.header.name

    def bindings(self, group: str) -> tuple[dict[str, int], ...]:
        """The sizes that the text lists under `group`."""
        return tuple(dict(b) for name, bs in self.sizes if name == group for b in bs)

    def __str__(self) -> str:
        from perfdojo.ir.text import print_formula  # text.py prints what this file defines

        return print_formula(self)
