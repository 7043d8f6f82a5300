"""How is a built kernel called? Arguments are checked in Python before any C runs."""

from __future__ import annotations

import ctypes
import math
from typing import Any

from perfdojo.errors import BuildError, CallError
from perfdojo.ir import Buffer, Kernel, size_of
from perfdojo.targets.arrays import View, borrow, is_number, make_output, overlap, ranges_of
from perfdojo.targets.c.openmp import share_openmp


class Function:
    """A compiled kernel. Call it with the inputs in order or by name.

    Outputs are made and returned (one array, or a tuple), unless given as `out=`, which then
    receive the result. NumPy arrays, PyTorch tensors and whatever speaks DLPack are used in
    place, without a copy.
    """

    def __init__(self, kernel: Kernel, library: str, symbol: str) -> None:
        self.kernel, self.library = kernel, library
        share_openmp()
        # RTLD_LOCAL keeps kernels of the same name apart
        try:
            self._entry = ctypes.CDLL(library)[symbol]
        except OSError as error:
            raise BuildError(f"cannot load '{library}': {error}; delete that file") from error
        self._entry.restype = ctypes.c_int
        buffers = (*kernel.inputs, *kernel.outputs)
        self._entry.argtypes = (ctypes.c_void_p,) * len(buffers)

    def __repr__(self) -> str:
        from perfdojo.ir.text import print_header

        return f"<{print_header(self.kernel)}>"

    def __call__(self, *args: Any, out: Any = None, **named: Any) -> Any:
        """Run on `args`; see the class."""
        inputs = self._inputs(args, named)
        made = self._outputs(out, inputs)
        self._run(inputs, made)
        return made[0] if len(made) == 1 else tuple(made)

    def prepare(self, *args: Any, out: Any) -> Any:
        """A call without arguments that runs on these arrays: checks once, for timing loops."""
        arguments, views = self._check(self._inputs(args, {}), self._outputs(out, []))

        def call() -> None:
            self._enter(arguments)

        call.views = views  # type: ignore[attr-defined]  # keeps the arrays alive
        return call

    # -- checks -----------------------------------------------------------------------------

    def _inputs(self, args: tuple[Any, ...], named: dict[str, Any]) -> list[Any]:
        names = [buffer.name for buffer in self.kernel.inputs]
        if len(args) > len(names):
            raise CallError(self._say(f"expected {len(names)} inputs, got {len(args)}"))
        given = dict(zip(names, args, strict=False))
        for name, value in named.items():
            if name not in names:
                raise CallError(self._say(f"unknown input '{name}'; expected {', '.join(names)}"))
            if name in given:
                raise CallError(self._say(f"input '{name}' is given twice"))
            given[name] = value
        missing = [name for name in names if name not in given]
        if missing:
            raise CallError(
                self._say(f"missing input{'s'[: len(missing) > 1]} {', '.join(missing)}")
            )
        return [given[name] for name in names]

    def _outputs(self, out: Any, inputs: list[Any]) -> list[Any]:
        wanted = self.kernel.outputs
        if out is None:
            like = next((value for value in inputs if not is_number(value)), None)
            return [make_output(buffer, like) for buffer in wanted]
        made = list(out) if isinstance(out, tuple | list) else [out]
        if len(made) != len(wanted):
            raise CallError(self._say(f"expected {len(wanted)} outputs in out=, got {len(made)}"))
        return made

    def _check(self, inputs: list[Any], outputs: list[Any]) -> tuple[list[int], list[View]]:
        buffers = (*self.kernel.inputs, *self.kernel.outputs)
        views = [borrow(v, b) for b, v in zip(buffers, (*inputs, *outputs), strict=True)]
        for buffer, view in zip(buffers, views, strict=True):
            self._check_one(buffer, view)
        for buffer, view in zip(self.kernel.inputs, views, strict=False):
            self._check_range(buffer, view)
        count = len(self.kernel.inputs)
        for place in range(count, len(views)):
            self._check_output(buffers, views, place)
        return [view.pointer for view in views], views

    def _check_one(self, buffer: Buffer, view: View) -> None:
        if view.dtype != buffer.dtype:
            raise CallError(
                self._say(f"expected '{buffer.name}' of type {buffer.dtype}, got {view.dtype}")
            )
        if view.shape != buffer.shape:
            raise CallError(
                self._say(f"expected '{buffer.name}' of shape {buffer.shape}, got {view.shape}")
            )
        if not view.is_contiguous:
            raise CallError(
                self._say(
                    f"expected '{buffer.name}' contiguous in row-major order, got strides "
                    f"{view.strides}; make a copy with numpy.ascontiguousarray or .contiguous()"
                )
            )

    def _check_range(self, buffer: Buffer, view: View) -> None:
        if buffer.high is None or buffer.dtype not in ("i64", "i32", "i8"):
            return
        assert buffer.low is not None
        for value in ranges_of(view, buffer.dtype):
            if not buffer.low <= value < buffer.high:
                span = f"{buffer.low} <= value < {buffer.high}"
                raise CallError(self._say(f"expected '{buffer.name}' with {span}, got {value}"))

    def _check_output(self, buffers: tuple[Buffer, ...], views: list[View], place: int) -> None:
        mine, view = buffers[place], views[place]
        if not view.writable:
            raise CallError(self._say(f"output '{mine.name}' is read-only"))
        for buffer, other in zip(buffers[:place], views[:place], strict=True):
            if overlap(view, other, (_bytes(mine), _bytes(buffer))):
                raise CallError(self._say(f"'{mine.name}' shares memory with '{buffer.name}'"))

    # -- running ----------------------------------------------------------------------------

    def _run(self, inputs: list[Any], outputs: list[Any]) -> None:
        arguments, views = self._check(inputs, outputs)
        self._enter(arguments)
        del views  # until here the arrays had to stay alive

    def _enter(self, arguments: list[int]) -> None:
        if self._entry(*arguments) != 0:
            raise CallError(self._say("not enough memory for its temporaries"))

    def _say(self, message: str) -> str:
        return f"{self.kernel.name}: {message}"


def _bytes(buffer: Buffer) -> int:
    return math.prod(buffer.shape) * size_of(buffer.dtype)
