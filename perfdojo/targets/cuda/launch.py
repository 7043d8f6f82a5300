"""How is a kernel called on a GPU? Its launches in order, on the stream of the arrays."""

from __future__ import annotations

from typing import Any

import numpy as np

from perfdojo.errors import BuildError, CallError
from perfdojo.targets.arguments import Memory
from perfdojo.targets.cuda.machine import import_cupy, open_stream
from perfdojo.targets.cuda.memory import DeviceMemory, find_memory
from perfdojo.targets.cuda.plan import Plan
from perfdojo.targets.function import Function


class GpuFunction(Function):
    """A kernel on the GPU. A call returns before the device is done, as calls of its library do.

    Its temporaries are allocated once for each stream and kept. So is its code where blocks wait
    for each other: they do so at a place in it, and calls on two streams may overlap.
    """

    def __init__(self, plan: Plan, library: str) -> None:
        super().__init__(plan.kernel, library)
        self.plan = plan
        self._library = library
        self._cupy = import_cupy()
        self._first = self._load()
        self._functions: dict[int, list[Any]] = {}  # by stream
        self._temporaries: dict[int, dict[str, Any]] = {}

    def _memory(self, inputs: list[Any]) -> Memory:
        return find_memory(inputs)

    def _enter(self, pointers: list[int], memory: Memory) -> None:
        assert isinstance(memory, DeviceMemory)
        kernel = self.plan.kernel
        names = (buffer.name for buffer in (*kernel.inputs, *kernel.outputs))
        places = dict(zip(names, pointers, strict=True))
        with open_stream(memory.stream):
            places |= self._temporary_places(memory.stream)
            functions = self._functions_on(memory.stream)
            for call, function in zip(self.plan.calls, functions, strict=True):
                arguments = tuple(np.uint64(places[name]) for name in call.arguments)
                function(
                    call.grid,
                    (call.threads, 1, 1),
                    arguments,
                    shared_mem=call.dynamic,
                    enable_cooperative_groups=call.together,
                )

    def _load(self) -> list[Any]:
        """The functions of all calls, from a copy of the code of their own."""
        cuda = self._cupy.cuda
        module = cuda.function.Module()
        try:
            module.load_file(self._library)
            functions = [module.get_function(call.name) for call in self.plan.calls]
        except cuda.driver.CUDADriverError as error:
            raise BuildError(f"cannot load '{self._library}': {error}; delete that file") from error
        for call, function in zip(self.plan.calls, functions, strict=True):
            if call.dynamic:
                attribute = cuda.driver.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
                cuda.driver.funcSetAttribute(function.ptr, attribute, call.dynamic)
        return functions

    def _functions_on(self, stream: int) -> list[Any]:
        """The functions for a stream: the same for all, unless blocks wait for each other."""
        if stream not in self._functions:
            alone = self._functions and any(call.together for call in self.plan.calls)
            self._functions[stream] = self._load() if alone else self._first
        return self._functions[stream]

    def _temporary_places(self, stream: int) -> dict[str, int]:
        """Where the temporaries lie. Calls on two streams may overlap, so each has its own."""
        if stream not in self._temporaries:
            try:
                made = {name: self._cupy.cuda.alloc(size) for name, size in self.plan.temporaries}
            except self._cupy.cuda.memory.OutOfMemoryError as error:
                raise CallError(
                    self._arguments.say("not enough memory on the GPU for its temporaries")
                ) from error
            self._temporaries[stream] = made
        return {name: memory.ptr for name, memory in self._temporaries[stream].items()}
