"""precision: store a temporary as another float type.

    t: f32[N] heap                      t: f64[N] heap
    t[i] += x[i]; y[i] = t[i]     ->    t[i] += f64(x[i]); y[i] = f32(t[i])

Casts stand where types need them; f16 and bf16 only store, so they need none beside f32. A wider
type is always legal: it keeps the bits, or where it accumulates, more of them. A narrower type is
approximate: each store rounds to it, and a value beyond its range becomes inf. It is legal when
nothing that follows from the temporary is compared, floored or cast to an integer, where a small
error may become a large one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from perfdojo.errors import did_you_mean
from perfdojo.ir import Access, Assign, Call, Const, Expr, Kernel, print_statement
from perfdojo.ir.nodes import RELATIONS, map_expr, statements, subexpressions
from perfdojo.ir.rewrite import find_temporary, map_statements, replace_buffer
from perfdojo.ir.types import type_of, widened
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.early import arrays_in
from perfdojo.moves.proofs.result import check_result
from perfdojo.moves.proofs.storage import check_stack
from perfdojo.targets import Machine

_BITS = {"f64": (11, 52), "f32": (8, 23), "f16": (5, 10), "bf16": (8, 7)}  # exponent, fraction
_JUMPS = frozenset({*RELATIONS, "floor", "i64", "i32", "i8", "bool"})


@register
@dataclass(frozen=True, slots=True)
class Precision(Move):
    """Store the temporary `buffer` as `dtype`."""

    name: ClassVar[str] = "precision"
    numerics: ClassVar[str] = "approximate"
    buffer: str  # a temporary of floats
    dtype: str  # f64, f32, f16 or bf16

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Every other float type for every temporary of floats."""
        for buffer in kernel.temporaries:
            moves = (cls(buffer.name, dtype) for dtype in _BITS if dtype != buffer.dtype)
            yield from (move for move in moves if move.is_legal(kernel))

    def check(self, kernel: Kernel) -> None:
        """A temporary of floats, another float type, and room for it."""
        if any(b.name == self.buffer for b in (*kernel.inputs, *kernel.outputs)):
            raise self.refuse(f"'{self.buffer}' is an argument; only temporaries may change type")
        buffer = find_temporary(kernel, self.buffer)
        if self.dtype not in _BITS:
            raise self.refuse(f"unknown float type '{self.dtype}'{did_you_mean('', _BITS)}")
        if buffer.dtype not in _BITS:
            raise self.refuse(f"expected '{buffer.name}' to hold floats, got {buffer.dtype}")
        if buffer.dtype == self.dtype:
            raise self.refuse(f"'{buffer.name}' is {self.dtype} already")
        if not _holds(self.dtype, buffer.dtype) and (jump := _find_jump(kernel, buffer.name)):
            raise self.refuse(
                f"'{print_statement(jump)}' depends on '{buffer.name}' and takes steps, so that a "
                "small error may become a large one"
            )
        check_result(self, kernel)
        check_stack(self, self.apply(kernel))

    def numerics_on(self, kernel: Kernel) -> str:
        """Exact where every old value fits and nothing is rounded on the way."""
        old = find_temporary(kernel, self.buffer).dtype
        if not _holds(self.dtype, old):
            return "approximate"
        writers = (st for st in statements(kernel.body) if st.target.buffer == self.buffer)
        rounds = any(st.op in ("+=", "*=") for st in writers)
        return "reassociate" if rounds or old != widened(old) else "exact"

    def apply(self, kernel: Kernel) -> Kernel:
        """The new declaration, and a cast at each load and store that needs one."""
        buffer = find_temporary(kernel, self.buffer)
        old, new = widened(buffer.dtype), widened(self.dtype)
        changed = replace_buffer(kernel, replace(buffer, dtype=self.dtype))
        if old == new:
            return changed

        def load(part: Expr) -> Expr:
            is_ours = isinstance(part, Access) and part.buffer == buffer.name
            return Call(old, (part,)) if is_ours else part

        def cast(statement: Assign) -> Assign:
            value = map_expr(statement.value, load)
            if statement.target.buffer == buffer.name:
                value = _cast(value, old, new, kernel)
            return statement if value is statement.value else replace(statement, value=value)

        return map_statements(changed, cast)


def _holds(new: str, old: str) -> bool:
    """Whether every value of the type `old` is one of the type `new`."""
    return all(bits >= was for bits, was in zip(_BITS[new], _BITS[old], strict=True))


def _find_jump(kernel: Kernel, name: str) -> Assign | None:
    """A statement in which something that follows from array `name` is compared or truncated."""
    every = tuple(statements(kernel.body))
    tainted, before = {name}, 0
    while len(tainted) > before:
        before = len(tainted)
        tainted |= {st.target.buffer for st in every if arrays_in(st.value) & tainted}
    for statement in every:
        for part in subexpressions(statement.value):
            if (
                isinstance(part, Call)
                and part.name in _JUMPS
                and any(arrays_in(arg) & tainted for arg in part.args)
            ):
                return statement
    return None


def _cast(value: Expr, old: str, new: str, kernel: Kernel) -> Expr:
    """`value`, computed as `old`, as `new`; a literal takes the type by itself."""
    if isinstance(value, Const):
        return value
    match value:
        case Call(name=name, args=(inner,)) if (
            name in _BITS and type_of(inner, kernel.buffers) == new and _holds(name, new)
        ):
            return inner  # widened before, so nothing is lost
    if type_of(value, kernel.buffers) != old:
        value = Call(old, (value,))  # made of literals alone, which would round otherwise
    return Call(new, (value,))
