"""How is PerfDojo used from Python? Two steps: a kernel from a text, a function from a kernel."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from perfdojo.errors import NotFoundError, SizeError, did_you_mean
from perfdojo.ir import Formula, Kernel, expand, parse, sizes_from_shapes, verify
from perfdojo.kernels import kernel_names, load_formula
from perfdojo.targets import Function, Target, build_function


def kernel(source: str, *, like: Sequence[Any] = (), **sizes: int) -> Kernel:
    """The verified kernel in loop form that `source` describes.

    `source` is the name of a built-in operator, the path of a text file, or the text itself.
    Sizes are given as keywords (`N=64`), or read off the shapes of the inputs in `like`.
    """
    found = load(source)
    if isinstance(found, Kernel):
        if sizes:
            raise SizeError(f"{found.name}: a kernel in loop form has its sizes; leave them out")
        made = found
    else:
        if like:
            sizes = sizes_from_shapes(found, [tuple(array.shape) for array in like], sizes)
        made = expand(found, **sizes)
    verify(made)
    return made


def build(source: Kernel | str, target: str | Target = "cpu", **sizes: int) -> Function:
    """A function that runs the kernel on arrays; a text or name is made a kernel first."""
    made = kernel(source, like=(), **sizes) if isinstance(source, str) else source
    verify(made)
    return build_function(made, target)


def load(source: str) -> Formula | Kernel:
    """What a name, a path or a text describes, before sizes are bound."""
    if "\n" in source:
        return parse(source)
    if source in kernel_names():
        return load_formula(source)
    path = Path(source)
    if path.is_file():
        return parse(path.read_text(encoding="utf-8"))
    if path.suffix or "/" in source:
        raise NotFoundError(f"there is no file '{source}'")
    raise NotFoundError(f"unknown kernel '{source}'{did_you_mean(source, kernel_names())}")
