"""How is PerfDojo used from Python? Two steps: a kernel from a text, a function from a kernel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from perfdojo.dojo import explain_best, find_best
from perfdojo.errors import NotFoundError, ParseError, SizeError, did_you_mean
from perfdojo.ir import Formula, Kernel, bind_sizes, expand, parse, sizes_from_shapes, verify
from perfdojo.kernels import kernel_names, load_formula
from perfdojo.records import Explanation, open_store
from perfdojo.targets import Function, Target, build_function, find_target


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


def build(
    source: Kernel | str,
    target: str | Target = "cpu",
    *,
    best: bool = False,
    numerics: str = "reassociate",
    **sizes: int,
) -> Function:
    """A function that runs the kernel on arrays; a text or name is made a kernel first.

    With `best`, the best recorded result for this kernel and machine is built, of the numerics
    class `numerics` or better, its moves proven anew; without one that applies, the kernel as it
    is. `explain` says which, and why.
    """
    made = kernel(source, like=(), **sizes) if isinstance(source, str) else source
    verify(made)
    if best:
        made = _find_best(made, find_target(target), numerics)
    return build_function(made, target)


def _find_best(made: Kernel, target: Target, numerics: str) -> Kernel:
    with open_store(create=False) as store:
        found = find_best(store, made, target, numerics=numerics)
    return made if found is None else found.kernel


def explain(
    source: Kernel | str,
    target: str | Target = "cpu",
    *,
    numerics: str = "reassociate",
    **sizes: int,
) -> Explanation:
    """Which record `build` uses with `best`, and what keeps others from being used.

    `str` of it is text for people.
    """
    made = kernel(source, like=(), **sizes) if isinstance(source, str) else source
    with open_store(create=False) as store:
        return explain_best(store, made, find_target(target), numerics=numerics)


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
