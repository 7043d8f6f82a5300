"""How does a CUDA task begin? (Tested, not proven.) A file made from the signature of a kernel."""

from __future__ import annotations

from collections.abc import Callable

from perfdojo.evolve.llvm.signature import Parameter, Signature

_TEXT = '''\
"""What is to be evolved: {function} of {source}."""

import numpy as np

from perfdojo.evolve import Task, launch, out


def inputs(rng, n):
    """Every argument by name, for arrays of size n. out(...) is only written by the kernel;

    give an array instead if it is read before that. Variables of the source (__constant__) are
    given by their names, too.
    """
    return {{
{lines}
    }}


def launches(n):
    """What the GPU runs, in order; a loop of the host is a loop here. Arguments are the inputs of
    the same name, unless launch(..., name=value) says otherwise: a number, or an array's name.
    """
    return [launch("{function}", grid=-(-n // 128), block=128, shared=0)]


# def reference({names}):
#     """What is right: the outputs by name. Without it, the original is right."""
#     return {{{outputs}}}


task = Task(
    source="{source}",
    inputs=inputs,
    launches=launches,
    # reference=reference,
    search=[{{"n": 4096}}],  # the first is timed; take sizes that run for 10 us to 1 ms
    # validation=[{{"n": 4095}}, {{"n": 1}}],  # what a winner must pass: other sizes
    # sealed=[{{"n": 5000}}, {{"n": 2}}],  # and at the very end: yet others
)
'''


def gpu_skeleton(source: str, found: Signature, value: Callable[[Parameter], str]) -> str:
    """The text of a task for a kernel; `value` writes an input for an argument."""
    written = [p.name for p in found.parameters if p.pointer and not p.constant]
    read = [p.name for p in found.parameters if p.name not in written]
    return _TEXT.format(
        source=source, function=found.name, names=", ".join(read),
        outputs=", ".join(f'"{name}": ...' for name in written),
        lines="\n".join(f'        "{p.name}": {value(p)},' for p in found.parameters),
    )  # fmt: skip
