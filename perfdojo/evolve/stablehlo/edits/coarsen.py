"""coarsen: a convolution or a pooling is computed at every second place only. (Tested only.)

Its stride doubles, and each result stands for its neighbours.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from perfdojo.errors import IllegalEdit
from perfdojo.evolve.stablehlo import build
from perfdojo.evolve.stablehlo.binding import ir
from perfdojo.evolve.stablehlo.conv import read_conv
from perfdojo.evolve.stablehlo.edits.base import Edit, before, clear_notes, register, title
from perfdojo.evolve.stablehlo.program import Program, element_of, id_of, kind_of, shape_of, tensor


@register
@dataclass(frozen=True, slots=True)
class Coarsen(Edit):
    """`op` with `times` the stride; its results are repeated so often."""

    name: ClassVar[str] = "coarsen"
    op: str
    times: int

    @classmethod
    def propose(cls, program: Program, rng: random.Random) -> Self | None:
        """Any convolution or pooling whose result is large enough."""
        ops = [op for op in program.live() if _window(op, 2)]
        return cls(id_of(rng.choice(ops)), 2) if ops else None

    def apply(self, program: Program) -> None:
        """With the same padding there are ceil(n / times) places, and `times` divides n."""
        op = program.operation(self.op)
        window = _window(op, self.times)
        if not window or self.times < 2:
            raise IllegalEdit(f"coarsen: '{self.op}' has no window that {self.times} divides")
        dims, name, strides = window
        shape = list(shape_of(op.results[0]))
        small = [s // self.times if dim in dims else s for dim, s in enumerate(shape)]
        with before(op):
            made = op.clone(ip=ir.InsertionPoint(op)).operation
            clear_notes(made)
            made.attributes[name] = build.integers(strides)
            made.results[0].set_type(tensor(small, element_of(op.results[0])))
            op.results[0].replace_all_uses_with(_repeated(made.results[0], dims, self.times))
        op.erase()

    def tell(self, program: Program) -> str:
        """In terms of the model."""
        return f"computes {title(program, self.op)} at every {self.times}. place only, and repeats"


def _window(op: Any, times: int) -> tuple[tuple[int, ...], str, list[int]] | None:
    """The dimensions that can be coarser, and the attribute of strides with its new value."""
    conv = read_conv(op)
    if conv is not None and conv.is_plain:
        dims = conv.spatial[2]
        strides = [stride * times for stride in conv.strides]
    elif kind_of(op) == "reduce_window" and len(op.results) == 1 and "padding" in op.attributes:
        windows = [int(w) for w in ir.DenseI64ArrayAttr(op.attributes["window_dimensions"])]
        dims = tuple(dim for dim, size in enumerate(windows) if size > 1)
        old = [1] * len(windows)
        if "window_strides" in op.attributes:
            old = [int(w) for w in ir.DenseI64ArrayAttr(op.attributes["window_strides"])]
        strides = [s * times if dim in dims else s for dim, s in enumerate(old)]
    else:
        return None
    shape = shape_of(op.results[0])
    if not dims or any(shape[dim] % times or shape[dim] < 2 * times for dim in dims):
        return None
    return dims, "window_strides", strides


def _repeated(value: Any, dims: tuple[int, ...], times: int) -> Any:
    shape = shape_of(value)
    wide: list[int] = []
    kept: list[int] = []
    for dim, size in enumerate(shape):
        kept.append(len(wide))
        wide += [size, times] if dim in dims else [size]
    large = [size * times if dim in dims else size for dim, size in enumerate(shape)]
    return build.reshape(build.broadcast(value, wide, kept), large)
