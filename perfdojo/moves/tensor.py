"""tensor: let the tensor cores of a GPU compute a product of small matrices.

    for g in 8 warp:
      for t in 4 warp:
        for i in 2:
          for j in 2:
            for k in 16:             ->     for k in 16 tensor:
              c[i, j, g, t] += a[8*i + g, k] * b[k, 2*t + j]

Legal when the loop, the two of two iterations right around it and the lanes compute 16 rows by 8
columns that way (see `perfdojo/ir/tensor.py`): a sum of 16 products of f16 or bf16, or of 8 of f32;
c in registers, a and b in memory. Loops around it that are unrolled load what they share once.
f32 is rounded to tf32, with 10 bits of fraction, before it is multiplied; products of the others
are exact, and their sums have another order.
CUDA: mma.sync; TVM: tensorize; Triton: tl.dot.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from perfdojo.ir import Kernel, loops, statements
from perfdojo.ir.nodes import loads
from perfdojo.ir.rewrite import find_loop, loops_around, replace_node
from perfdojo.ir.tensor import DEPTHS, tensor_violations
from perfdojo.moves.base import Move, register
from perfdojo.targets import Machine


@register
@dataclass(frozen=True, slots=True)
class Tensor(Move):
    """Leave the sum over `loop` to the tensor cores."""

    name: ClassVar[str] = "tensor"
    numerics: ClassVar[str] = "approximate"
    loop: str  # a sequential loop, innermost

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """On a GPU, every loop inside warp loops that fits."""
        if machine.gpu is None:
            return
        for loop in loops(kernel.body):
            fits = loop.extent.is_constant and loop.extent.const in DEPTHS.values()
            in_warp = any(outer.kind == "warp" for outer in loops_around(kernel, loop))
            if not loop.kind and fits and in_warp and cls(loop.name).is_legal(kernel):
                yield cls(loop.name)

    def check(self, kernel: Kernel) -> None:
        """A sequential loop, and a product that the hardware has."""
        loop = find_loop(kernel, self.loop)
        if loop.kind:
            cure = "" if loop.kind == "tensor" else f"; serialise({loop.name}) first"
            raise self.refuse(f"loop '{loop.name}' is {loop.kind}{cure}")
        for violation in tensor_violations(self.apply(kernel)):
            raise self.refuse(violation)

    def numerics_on(self, kernel: Kernel) -> str:
        """Exact products, where the factors have few bits."""
        body = statements(find_loop(kernel, self.loop).body)
        factors = {access.buffer for st in body for access in loads(st.value)}
        factors -= {st.target.buffer for st in statements(find_loop(kernel, self.loop).body)}
        wide = any(kernel.buffers[name].dtype == "f32" for name in factors)
        return "approximate" if wide else "reassociate"

    def apply(self, kernel: Kernel) -> Kernel:
        """The loop with another kind."""
        loop = find_loop(kernel, self.loop)
        return replace_node(kernel, loop, replace(loop, kind="tensor"))
