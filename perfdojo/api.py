"""How is PerfDojo used from Python? Two steps: a kernel from a text, a function from a kernel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from perfdojo.errors import NotFoundError, ParseError, SizeError, did_you_mean
from perfdojo.ir import Formula, Kernel, bind_sizes, expand, parse, sizes_from_shapes, verify
from perfdojo.kernels import kernel_names, load_formula
from perfdojo.targets import Function, Target, build_function


def kernel(source: str | Formula, /, *, like: Sequence[Any] = (), **sizes: int) -> Kernel:
    """The verified kernel in loop form that `source` describes.

    `source` is the name of a built-in operator, the path of a text file, the text itself, or a
    formula that was parsed before.
    Sizes are given as keywords (`N=64`), or read off the shapes of the inputs in `like`.
    """
    found = load(source) if isinstance(source, str) else source
    return make_kernel(found, sizes, like)


def make_kernel(
    found: Formula | Kernel, sizes: Mapping[str, int], like: Sequence[Any] = ()
) -> Kernel:
    """The verified kernel in loop form of what `load` found."""
    if isinstance(found, Kernel):
        if sizes:
            raise SizeError(f"{found.name}: a kernel in loop form has its sizes; leave them out")
        made = found
    else:
        if like:
            sizes = sizes_from_shapes(found, [tuple(array.shape) for array in like], sizes)
        bind_sizes(found, sizes)  # says what is wrong with them, whatever their names
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
    try:
        if path.is_file():
            return parse(path.read_text(encoding="utf-8"))
        if source and path.is_dir():
            raise NotFoundError(f"expected a file, got the folder '{source}'")
    except UnicodeDecodeError as error:
        raise ParseError(f"expected a text in UTF-8, got other bytes in '{source}'") from error
    except OSError as error:
        raise NotFoundError(f"cannot read '{source}': {error.strerror}") from error
    if path.suffix or "/" in source:
        raise NotFoundError(f"there is no file '{source}'")
    raise NotFoundError(f"unknown kernel '{source}'{did_you_mean(source, kernel_names())}")
