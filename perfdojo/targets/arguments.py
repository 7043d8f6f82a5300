"""Do the arguments of a call fit? Everything is checked in Python before any kernel runs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Protocol

from perfdojo.errors import CallError
from perfdojo.ir import Buffer, Kernel, bytes_of
from perfdojo.targets.arrays import View, borrow, is_number, make_output, overlap, ranges_of


class Memory(Protocol):
    """Where the arrays of a call lie."""

    def borrow(self, value: Any, buffer: Buffer) -> View:
        """A view of `value` for `buffer`, without a copy. Raises CallError."""

    def make(self, buffer: Buffer, like: Any) -> Any:
        """A new array for `buffer`, of the library that `like` belongs to."""

    def ranges(self, view: View, dtype: str) -> Iterable[int]:
        """The smallest and the largest value of a contiguous integer array."""

    def give(self, made: Any) -> Any:
        """An output as the caller gets it."""


class MainMemory:
    """That of the CPU."""

    def borrow(self, value: Any, buffer: Buffer) -> View:
        """A view of a NumPy array, a tensor, a number or anything with DLPack."""
        return borrow(value, buffer)

    def make(self, buffer: Buffer, like: Any) -> Any:
        """A tensor if `like` is one, else a NumPy array."""
        return make_output(buffer, like)

    def ranges(self, view: View, dtype: str) -> Iterable[int]:
        """The smallest and the largest value."""
        return ranges_of(view, dtype)

    def give(self, made: Any) -> Any:
        """The output itself."""
        return made


@dataclass(frozen=True, slots=True)
class Arguments:
    """What a kernel is called with."""

    kernel: Kernel

    def inputs(self, args: tuple[Any, ...], named: dict[str, Any]) -> list[Any]:
        """The inputs of a call in the order of the kernel."""
        names = [buffer.name for buffer in self.kernel.inputs]
        if len(args) > len(names):
            raise CallError(self.say(f"expected {len(names)} inputs, got {len(args)}"))
        given = dict(zip(names, args, strict=False))
        for name, value in named.items():
            if name not in names:
                raise CallError(self.say(f"unknown input '{name}'; expected {', '.join(names)}"))
            if name in given:
                raise CallError(self.say(f"input '{name}' is given twice"))
            given[name] = value
        missing = [name for name in names if name not in given]
        if missing:
            raise CallError(
                self.say(f"missing input{'s'[: len(missing) > 1]} {', '.join(missing)}")
            )
        return [given[name] for name in names]

    def outputs(self, out: Any, inputs: list[Any], memory: Memory) -> list[Any]:
        """The outputs of a call: those given, or new ones of the library of the inputs."""
        wanted = self.kernel.outputs
        if out is None:
            like = next((value for value in inputs if not is_number(value)), None)
            return [memory.make(buffer, like) for buffer in wanted]
        made = list(out) if isinstance(out, tuple | list) else [out]
        if len(made) != len(wanted):
            raise CallError(self.say(f"expected {len(wanted)} outputs in out=, got {len(made)}"))
        return made

    def check(self, inputs: list[Any], outputs: list[Any], memory: Memory) -> list[View]:
        """The arrays of a call, inputs first. Raises CallError unless all of them fit."""
        buffers = (*self.kernel.inputs, *self.kernel.outputs)
        values = zip(buffers, (*inputs, *outputs), strict=True)
        views = [memory.borrow(value, buffer) for buffer, value in values]
        for buffer, view in zip(buffers, views, strict=True):
            self._check_one(buffer, view)
        for buffer, view in zip(self.kernel.inputs, views, strict=False):
            self._check_range(buffer, view, memory)
        count = len(self.kernel.inputs)
        for place in range(count, len(views)):
            self._check_output(buffers, views, place)
        return views

    def _check_one(self, buffer: Buffer, view: View) -> None:
        if view.dtype != buffer.dtype:
            raise CallError(
                self.say(f"expected '{buffer.name}' of type {buffer.dtype}, got {view.dtype}")
            )
        if view.shape != buffer.shape:
            raise CallError(
                self.say(f"expected '{buffer.name}' of shape {buffer.shape}, got {view.shape}")
            )
        if not view.is_contiguous:
            raise CallError(
                self.say(
                    f"expected '{buffer.name}' contiguous in row-major order, got strides "
                    f"{view.strides}; make a copy with ascontiguousarray or .contiguous()"
                )
            )

    def _check_range(self, buffer: Buffer, view: View, memory: Memory) -> None:
        if buffer.high is None or buffer.dtype not in ("i64", "i32", "i8"):
            return
        assert buffer.low is not None
        for value in memory.ranges(view, buffer.dtype):
            if not buffer.low <= value < buffer.high:
                span = f"{buffer.low} <= value < {buffer.high}"
                raise CallError(self.say(f"expected '{buffer.name}' with {span}, got {value}"))

    def _check_output(self, buffers: tuple[Buffer, ...], views: list[View], place: int) -> None:
        mine, view = buffers[place], views[place]
        if not view.writable:
            raise CallError(self.say(f"output '{mine.name}' is read-only"))
        for buffer, other in zip(buffers[:place], views[:place], strict=True):
            if overlap(view, other, (bytes_of(mine), bytes_of(buffer))):
                raise CallError(self.say(f"'{mine.name}' shares memory with '{buffer.name}'"))

    def say(self, message: str) -> str:
        """`message` with the name of the kernel."""
        return f"{self.kernel.name}: {message}"
