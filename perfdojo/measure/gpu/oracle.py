"""What is right on a GPU? The untouched kernel with every float a double, run by the device.

At the sizes of a GPU the interpreter would take hours. This kernel does what `interpret` does with
`oracle=True`, and is validated against it where both can run.
"""

from __future__ import annotations

from dataclasses import replace

from perfdojo.ir import Access, Assign, Buffer, Call, Expr, Kernel
from perfdojo.ir.nodes import map_expr
from perfdojo.ir.rewrite import map_statements
from perfdojo.targets.cuda.naive import bind_naively

_NARROW = ("f32", "f16", "bf16")


def make_oracle(kernel: Kernel) -> Kernel:
    """`kernel` in float64, its outermost loops bound; inputs keep their types."""
    narrow = {buffer.name for buffer in kernel.inputs if buffer.dtype in _NARROW}

    def widen(expr: Expr) -> Expr:
        if isinstance(expr, Access) and expr.buffer in narrow:
            return Call("f64", (expr,))
        if isinstance(expr, Call) and expr.name in _NARROW:
            return Call("f64", expr.args)
        return expr

    def in_statement(statement: Assign) -> Assign:
        return replace(statement, value=map_expr(statement.value, widen))

    wide = replace(
        kernel,
        outputs=tuple(map(_widened, kernel.outputs)),
        temporaries=tuple(map(_widened, kernel.temporaries)),
    )
    return bind_naively(map_statements(wide, in_statement))


def _widened(buffer: Buffer) -> Buffer:
    return replace(buffer, dtype="f64") if buffer.dtype in _NARROW else buffer
