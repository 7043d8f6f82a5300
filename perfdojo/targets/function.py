"""How is a built kernel called? Arguments are checked in Python before anything runs."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from perfdojo.ir import Kernel
from perfdojo.targets.arguments import Arguments, Memory


class Function(ABC):
    """A compiled kernel. Call it with the inputs in order or by name.

    Outputs are made and returned (one array, or a tuple), unless given as `out=`, which then
    receive the result. Arrays of NumPy, PyTorch, CuPy and whatever speaks DLPack are used in
    place, without a copy, if they lie where the kernel runs.
    """

    def __init__(self, kernel: Kernel, library: str) -> None:
        self.kernel, self.library = kernel, library
        self._arguments = Arguments(kernel)

    def __repr__(self) -> str:
        from perfdojo.ir.text import print_header

        return f"<{print_header(self.kernel)}>"

    def __call__(self, *args: Any, out: Any = None, **named: Any) -> Any:
        """Run on `args`; see the class."""
        inputs = self._arguments.inputs(args, named)
        memory = self._memory(inputs)
        made = self._arguments.outputs(out, inputs, memory)
        views = self._arguments.check(inputs, made, memory)
        self._enter([view.pointer for view in views], memory)
        del views  # until here the arrays had to stay alive
        given = tuple(memory.give(value) for value in made)
        return given[0] if len(given) == 1 else given

    def prepare(self, *args: Any, out: Any) -> Any:
        """A call without arguments that runs on these arrays: checks once, for timing loops."""
        inputs = self._arguments.inputs(args, {})
        memory = self._memory(inputs)
        outputs = self._arguments.outputs(out, [], memory)
        views = self._arguments.check(inputs, outputs, memory)
        pointers = [view.pointer for view in views]

        def call() -> None:
            self._enter(pointers, memory)

        call.views = views  # type: ignore[attr-defined]  # keeps the arrays alive
        return call

    @abstractmethod
    def _memory(self, inputs: list[Any]) -> Memory:
        """Where the arrays of a call with these inputs have to lie."""

    @abstractmethod
    def _enter(self, pointers: list[int], memory: Memory) -> None:
        """Run on these arrays, inputs first, which fit."""
