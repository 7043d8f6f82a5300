"""What is to be evolved? (Tested, not proven.) One small Python file says it: a task.

    task = Task(source="axpy.c", function="axpy", inputs=inputs, search=[{"n": 4096}])

`inputs(rng, n)` makes the arguments by name; whatever the original changes is an output.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

import numpy as np
from numpy.typing import DTypeLike, NDArray

Part = Literal["search", "validation", "sealed"]
PARTS: tuple[Part, ...] = ("search", "validation", "sealed")
Sizes = Mapping[str, Any]
Inputs = Callable[..., Mapping[str, Any]]
Reference = Callable[..., Any]
ErrorMeasure = Callable[[NDArray[Any], NDArray[Any]], float]


@dataclass(frozen=True, slots=True)
class Out:
    """An array that is only written: it holds poison before each call."""

    shape: tuple[int, ...]
    dtype: np.dtype[Any]


def out(shape: int | Sequence[int], dtype: DTypeLike = np.float64) -> Out:
    """An argument that is only written, for `inputs` to return."""
    sizes = (shape,) if isinstance(shape, int) else tuple(shape)
    return Out(tuple(int(size) for size in sizes), np.dtype(dtype))


@dataclass(frozen=True, slots=True, kw_only=True)
class Common:
    """What every task says, whatever its program is.

    `functions` are those whose code is edited: by default all that the source defines. `search`,
    `validation` and `sealed` are lists of sizes, the keyword arguments of `inputs`; where the last
    two are not given, they follow from the first (see `cases.py`). The first of `search` is timed.
    `tolerance` is the error that counts as rounding; by default it follows from the types and from
    the error of the original. `arguments` go to the compiler.
    """

    source: str
    functions: tuple[str, ...] = ()
    search: Sequence[Sizes] = ({},)
    validation: Sequence[Sizes] = ()
    sealed: Sequence[Sizes] = ()
    tolerance: float | None = None
    error: ErrorMeasure | None = None
    arguments: Sequence[str] = ()
    compiler: str | None = None
    name: str = ""
    file: Path = field(default=Path("task.py"), compare=False)  # set when it is loaded

    @property
    def source_path(self) -> Path:
        """The source, which is named from the folder of the task."""
        return self.file.parent / self.source

    @property
    def title(self) -> str:
        """What the task is called in records and reports."""
        return self.name or Path(self.source).stem


@dataclass(frozen=True, slots=True, kw_only=True)
class Task(Common):
    """A function that is called on arrays.

    `inputs(rng, **sizes)` returns every argument by name: a number, an array, or `out(...)`.
    `reference(**inputs)` returns what is right: the outputs by name, or the one output; "return" is
    the value of the function. Without it the outputs of the original are right. An array that
    neither the original nor the reference changes must stay as it is. `alignment` is what callers
    promise, in bytes; 0: that of the type, as C does.
    """

    function: str
    inputs: Inputs
    reference: Reference | None = None
    alignment: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Program(Common):
    """A whole program that is built and run by commands, and whose output files are compared.

    `build` and `run` are shell commands with placeholders: {object} the evolved object file,
    {folder} the task's folder, {exe} where the program goes, and the sizes of the case; they run in
    an empty folder. `inputs(rng, folder, **sizes)` may write files there. `outputs` are the files
    that are compared: numbers in text, `.npy`, or bytes. The time is that of the whole `run`.
    """

    build: str
    run: str
    outputs: Sequence[str]
    inputs: Callable[..., Any] | None = None
