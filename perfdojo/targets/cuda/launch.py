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

    Its temporaries are allocated once for each stream and kept.
    """

    def __init__(self, plan: Plan, library: str) -> None:
        super().__init__(plan.kernel, library)
        self.plan = plan
        self._cupy = import_cupy()
        try:
            module = self._cupy.RawModule(path=library)
            self._functions = [module.get_function(call.name) for call in plan.calls]
        except self._cupy.cuda.driver.CUDADriverError as error:
            raise BuildError(f"cannot load '{library}': {error}; delete that file") from error
        for call, function in zip(plan.calls, self._functions, strict=True):
            if call.dynamic:
                function.max_dynamic_shared_size_bytes = call.dynamic
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
            for call, function in zip(self.plan.calls, self._functions, strict=True):
                arguments = tuple(np.uint64(places[name]) for name in call.arguments)
                function(call.grid, (call.threads, 1, 1), arguments, shared_mem=call.dynamic)

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
