"""inplace: let a temporary live in the memory of an output.

    t: f32[N, M]   t[i, j] = ..   y[i, j] = f(t[i, j])   ->   y[i, j] = ..   y[i, j] = f(y[i, j])

Legal when type and shape agree, and each value is dead when its place is written: no write of the
output comes between a write of the temporary and a read of it, none of the temporary between a
write of the output and a read of it, and every write of the temporary is followed by the write
that gives the output its value. A statement reads before it writes, so it may do both.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Self

from perfdojo.errors import did_you_mean
from perfdojo.ir import Buffer, Kernel, print_statement
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.result import check_result
from perfdojo.moves.proofs.storage import (
    find_intrusion,
    find_lost,
    find_own,
    rename_accesses,
    show,
    touches_of,
)
from perfdojo.targets import Machine


@register
@dataclass(frozen=True, slots=True)
class Inplace(Move):
    """`temporary` moves into `output`."""

    name: ClassVar[str] = "inplace"
    temporary: str  # the buffer that goes
    output: str  # whose memory it takes

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Every pair that may share."""
        for buffer in kernel.temporaries:
            for output in kernel.outputs:
                alike = (buffer.dtype, buffer.shape) == (output.dtype, output.shape)
                move = cls(buffer.name, output.name)
                if alike and buffer.dims and move.is_legal(kernel):
                    yield move

    def check(self, kernel: Kernel) -> None:
        """Buffers alike, whose lives never overlap in a place; the output comes last."""
        buffer, output = find_own(self, kernel, self.temporary), self._output(kernel)
        if (buffer.dtype, buffer.shape) != (output.dtype, output.shape):
            raise self.refuse(
                f"expected type and shape alike, got '{show(buffer)}' and '{show(output)}'"
            )
        dims = range(len(output.dims))
        ours, theirs = touches_of(kernel, buffer.name), touches_of(kernel, output.name)
        found = find_intrusion(kernel, ours, theirs, dims)
        found = found or find_intrusion(kernel, theirs, ours, dims)
        found = found or find_lost(kernel, theirs, ours)
        if found is not None:
            need = "is the value of the output"
            if found.read is not None:
                reader = print_statement(found.read.spot.statement)
                need = f"'{reader}' still reads as {found.read.access}"
            writer = print_statement(found.write.spot.statement)
            raise self.refuse(f"'{writer}' would overwrite what {need}")
        check_result(self, kernel)

    def apply(self, kernel: Kernel) -> Kernel:
        """The temporary is gone."""
        return rename_accesses(kernel, self.temporary, self.output)

    def _output(self, kernel: Kernel) -> Buffer:
        for output in kernel.outputs:
            if output.name == self.output:
                return output
        known = did_you_mean(self.output, [output.name for output in kernel.outputs])
        raise self.refuse(f"unknown output '{self.output}'{known}")
