"""Are two kernels the same program? A digest that ignores names but nothing else."""

from __future__ import annotations

import hashlib
from dataclasses import replace

from perfdojo.ir.affine import affine
from perfdojo.ir.nodes import Kernel, loops, statements
from perfdojo.ir.rename import Renaming
from perfdojo.ir.text import print_kernel


def digest(kernel: Kernel) -> str:
    """Sixteen hexadecimal digits, the same in every process and on every machine.

    Names of the kernel, its arguments, temporaries and loops do not count; nor does the order in
    which temporaries are declared.
    """
    return hashlib.sha256(print_kernel(canonical(kernel)).encode()).hexdigest()[:16]


def canonical(kernel: Kernel) -> Kernel:
    """`kernel` with every name replaced by one that follows from its place."""
    buffers = {b.name: f"in{n}" for n, b in enumerate(kernel.inputs)}
    buffers |= {b.name: f"out{n}" for n, b in enumerate(kernel.outputs)}
    used = dict.fromkeys(st.target.buffer for st in statements(kernel.body))
    temporaries = {b.name: b for b in kernel.temporaries}
    unused = sorted(temporaries, key=lambda name: repr(replace(temporaries[name], name="")))
    order = [name for name in (*used, *unused) if name in temporaries]
    buffers |= {name: f"t{n}" for n, name in enumerate(dict.fromkeys(order))}
    names = {loop.name: affine(f"i{n}") for n, loop in enumerate(loops(kernel.body))}
    rename = Renaming(buffers, names)
    declared = sorted(
        (replace(b, name=buffers[b.name]) for b in kernel.temporaries),
        key=lambda b: int(b.name[1:]),
    )
    return Kernel(
        "kernel",
        tuple(replace(b, name=buffers[b.name]) for b in kernel.inputs),
        tuple(replace(b, name=buffers[b.name]) for b in kernel.outputs),
        tuple(declared),
        tuple(rename.node(node) for node in kernel.body),
    )
