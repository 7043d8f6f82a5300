"""What do the lanes of a vector loop share, and how far apart in memory are they?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from perfdojo.ir import Access, Affine, Assign, Buffer, Expr, Index, constant
from perfdojo.ir.affine import join_divisions, loop_names, substitute
from perfdojo.ir.nodes import bind_loop, subexpressions


@dataclass(frozen=True, slots=True)
class Lanes:
    """The loop whose iterations are lanes, and how many there are."""

    loop: str
    count: int

    def varies(self, value: Affine) -> bool:
        """Whether an index differs between lanes."""
        return self.loop in loop_names(value)

    def varying(self, expr: Expr) -> bool:
        """Whether a value differs between lanes."""
        for part in subexpressions(expr):
            match part:
                case Access() if any(map(self.varies, part.indices)):
                    return True
                case Index() if self.varies(part.value):
                    return True
        return False

    def at(self, lane: int, value: Affine) -> Affine:
        """An index in one lane."""
        return substitute(value, lambda name: constant(lane) if name == self.loop else None)

    def access(self, lane: int, access: Access) -> Access:
        """A place in one lane."""
        return Access(access.buffer, tuple(self.at(lane, index) for index in access.indices))

    def statement(self, lane: int, statement: Assign) -> Assign:
        """A statement in one lane."""
        one = bind_loop(statement, self.loop, lane)
        assert isinstance(one, Assign)
        return one

    def stride(self, offset: Affine) -> int:
        """How far apart in memory neighbouring lanes are; 0 if that is not the same for all."""
        step = offset.coefficient(self.loop)
        rest = offset - Affine(((self.loop, step),)) if step else offset
        return 0 if self.varies(rest) else step


def offset_of(access: Access, buffers: Mapping[str, Buffer]) -> Affine:
    """How many elements from the start of its buffer a place is."""
    total = constant(0)
    for index, dim in zip(access.indices, buffers[access.buffer].dims, strict=True):
        if dim.materialised:
            total = total * dim.stored + index
    return join_divisions(total)
