"""How is a kernel in a shared library called? As a C function on pointers."""

from __future__ import annotations

import ctypes
from typing import Any

from perfdojo.errors import BuildError, CallError
from perfdojo.ir import Kernel
from perfdojo.targets.arguments import MainMemory, Memory
from perfdojo.targets.c.openmp import share_openmp
from perfdojo.targets.function import Function


class CFunction(Function):
    """A kernel on the CPU: the function `symbol` of a library."""

    def __init__(self, kernel: Kernel, library: str, symbol: str) -> None:
        super().__init__(kernel, library)
        share_openmp()
        # RTLD_LOCAL keeps kernels of the same name apart
        try:
            self._entry = ctypes.CDLL(library)[symbol]
        except OSError as error:
            raise BuildError(f"cannot load '{library}': {error}; delete that file") from error
        self._entry.restype = ctypes.c_int
        buffers = (*kernel.inputs, *kernel.outputs)
        self._entry.argtypes = (ctypes.c_void_p,) * len(buffers)

    def _memory(self, inputs: list[Any]) -> Memory:
        return MainMemory()

    def _enter(self, pointers: list[int], memory: Memory) -> None:
        if self._entry(*pointers) != 0:
            raise CallError(self._arguments.say("not enough memory for its temporaries"))
