"""What is to be evolved? (Tested, not proven.) One small Python file says it: a task.

    task = Task(source="axpy.c", function="axpy", inputs=inputs, search=[{"n": 4096}])

`inputs(rng, n)` makes the arguments by name; whatever the original changes is an output. On a GPU
`launches` says which kernels run, and how.
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
Extent = int | Sequence[int]  # how many, in up to three dimensions
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


@dataclass(frozen=True, slots=True)
class Launch:
    """One launch: a kernel, its grid and its block, and bytes of dynamic shared memory.

    Arguments are the inputs of the same name, but for `values`: numbers, or names of arrays.
    """

    kernel: str
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    shared: int = 0
    values: Mapping[str, Any] = field(default_factory=dict)


def launch(
    kernel: str, /, grid: Extent, block: Extent, *, shared: int = 0, **values: Any
) -> Launch:
    """A launch, for `launches` to return; `values` are arguments that are not the input's own."""
    return Launch(kernel, _extent(grid), _extent(block), shared, values)


def _extent(sizes: Extent) -> tuple[int, int, int]:
    given = (sizes,) if isinstance(sizes, int) else tuple(int(size) for size in sizes)
    x, y, z = (*given, 1, 1, 1)[:3]
    return (x, y, z)


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
    """A function that is called on arrays, or kernels that a GPU runs on them.

    `inputs(rng, **sizes)` returns every argument by name: a number, an array, or `out(...)`.
    `reference(**inputs)` returns what is right: the outputs by name, or the one output; "return" is
    the value of the function. Without it the outputs of the original are right. An array that
    neither the original nor the reference changes must stay as it is. `alignment` is what callers
    promise, in bytes; 0: that of the type, as C does.

    A CUDA source has no `function` but `launches(**inputs)`, which returns what is launched, in
    order; it takes those inputs and sizes that it names. `inputs` may also return what is to lie in
    variables of the source (`__constant__`, `__device__`), by their names. `arch`, such as sm_80,
    is the oldest GPU that the source is written for.
    """

    function: str = ""
    inputs: Inputs
    reference: Reference | None = None
    alignment: int = 0
    launches: Callable[..., Sequence[Launch]] | None = None
    arch: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Program(Common):
    """A whole program that is built and run by commands, and whose output files are compared.

    `build` and `run` are shell commands with placeholders: {object} the evolved object file, or
    {ptx} the PTX of a CUDA source, {folder} the task's folder, {exe} where the program goes, and in
    `run` the sizes of the case; they run in an empty folder. Where `build` names no evolved code,
    one program serves all variants. `inputs(rng, folder, **sizes)` may write files there.
    `outputs` are the files that are compared: numbers in text, `.npy`, or bytes. The time is that
    of the whole `run`.
    """

    build: str
    run: str
    outputs: Sequence[str]
    inputs: Callable[..., Any] | None = None
