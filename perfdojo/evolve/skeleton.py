"""How does a task begin? (Tested, not proven.) A file made from the signatures of the source."""

from __future__ import annotations

from pathlib import Path

from perfdojo.errors import TaskError
from perfdojo.evolve.cpu.bind import ELEMENTS, VALUES, check_callable
from perfdojo.evolve.gpu.bind import Kernels
from perfdojo.evolve.gpu.skeleton import gpu_skeleton
from perfdojo.evolve.llvm.signature import Parameter, Signature, functions, signature
from perfdojo.evolve.llvm.source import arch_of, to_ir

_TEXT = '''\
"""What is to be evolved: {function} of {source}."""

import numpy as np

from perfdojo.evolve import Task, out


def inputs(rng, n):
    """Every argument by name, for arrays of size n. out(...) is only written by the function;

    give an array instead if it is read before that.
    """
    return {{
{lines}
    }}


# def reference({names}):
#     """What is right: the outputs by name{value}. Without it, the original is right."""
#     return {{{outputs}}}


task = Task(
    source="{source}",
    function="{function}",
    inputs=inputs,
    # reference=reference,
    search=[{{"n": 1000}}],  # the first is timed; take sizes that run for 10 us to 10 ms
    # validation=[{{"n": 999}}, {{"n": 1}}],  # what a winner must pass: other sizes
    # sealed=[{{"n": 1234}}, {{"n": 2}}],  # and at the very end: yet others
)
'''


def write_skeleton(source: str, function: str = "", output: str = "") -> Path:
    """A task file beside the source, for its last function or `function`. Raises DojoError."""
    path = Path(source)
    ir = to_ir(path, target="cuda" if path.suffix == ".cu" else "cpu")
    is_gpu = bool(arch_of(ir))
    names = [name for name in functions(ir) if not is_gpu or signature(ir, name).kernel]
    if not names:
        raise TaskError(f"task: '{source}' defines no {'kernel' if is_gpu else 'function'}")
    target = Path(output) if output else path.with_name(f"{path.stem}_task.py")
    if target.exists():
        raise TaskError(f"task: '{target}' exists; name another file with --output")
    if is_gpu:
        text = gpu_skeleton(path.name, Kernels(ir).find(function or names[-1]), _value)
    else:
        text = skeleton(path.name, signature(ir, function or names[-1]))
    target.write_text(text, encoding="utf-8")
    return target


def skeleton(source: str, found: Signature) -> str:
    """The text of a task for a function. Raises TaskError if it cannot be called."""
    check_callable(found)
    written = [p.name for p in found.parameters if p.pointer and not p.constant]
    read = [p.name for p in found.parameters if p.name not in written]
    outputs = [f'"{name}": ...' for name in written]
    if found.returns in VALUES:
        outputs.append('"return": ...')
    return _TEXT.format(
        source=source, function=found.name, names=", ".join(read), outputs=", ".join(outputs),
        value='; "return" is its value' if found.returns in VALUES else "",
        lines="\n".join(f'        "{p.name}": {_value(p)},' for p in found.parameters),
    )  # fmt: skip


def _value(parameter: Parameter) -> str:
    if not parameter.pointer:
        if parameter.type in ("float", "double"):
            return "rng.random()"
        return "n" if parameter.type in ("i32", "i64") else "False"
    dtype = ELEMENTS.get(parameter.element, "float64")
    if not parameter.constant:
        return f"out(n, np.{dtype})"
    if dtype.startswith("float"):
        return f"rng.standard_normal(n).astype(np.{dtype})"
    if dtype == "bool":
        return "rng.random(n) < 0.5"
    return f"rng.integers(0, 100, n).astype(np.{dtype})"
