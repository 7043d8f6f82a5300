"""A device for tests: memory in NumPy, code by the interpreter of PTX beside this file."""

from __future__ import annotations

import itertools
import os
import re
import time
from collections.abc import Sequence
from typing import Any

import numpy as np

from perfdojo.measure.gpu.device import Bytes, DeviceError, Work
from tests.evolve.gpu.ptx import Block, Program, Trap, parse

HERE = "tests.evolve.gpu.fake:FakeGpu"
_UNIT = 1e-6  # seconds that an instruction of a warp stands for
_BASE = 1 << 32


class Module:
    def __init__(self, gpu: FakeGpu, program: Program) -> None:
        self.program, self.gpu = program, gpu
        self.places: dict[str, int] = {}
        for name, (size, data) in program.variables.items():
            self.places[name] = gpu.allocate(size)
            gpu.write(self.places[name], np.frombuffer(data, np.uint8))

    def variable(self, name: str) -> int:
        return self.places[name]

    def room_of(self, low: int, high: int) -> tuple[int, Bytes | None]:
        return self.gpu.room_of(low, high)


class Played:
    def __init__(self, work: Work) -> None:
        self._work = work

    def __call__(self) -> None:
        self._work()

    def close(self) -> None:
        pass


class FakeGpu:
    """Runs PTX; time is counted in instructions. Texts that begin with `!` misbehave."""

    architecture = "sm_90"
    runs_binaries = False
    by_warp = False
    room = 1 << 22

    def __init__(self) -> None:
        self.memory: dict[int, Bytes] = {}
        self.spent = 0.0
        self.shared = 0
        self.broken: DeviceError | None = None
        self._next = _BASE

    def name(self) -> str:
        return "a device of NumPy"

    def allocate(self, size: int) -> int:
        place, self._next = self._next, self._next + (size + (1 << 20)) // 256 * 256
        self.memory[place] = np.zeros(max(1, size), np.uint8)
        return place

    def room_of(self, low: int, high: int) -> tuple[int, Bytes | None]:
        for start, room in self.memory.items():
            if start <= low and high <= start + room.size:
                return start, room
        return 0, None

    def _view(self, place: int, size: int) -> Bytes:
        self._check()
        start, room = self.room_of(place, place + size)
        assert room is not None, f"{size} bytes at {place} are nobody's"
        return room[place - start : place - start + size]

    def _check(self) -> None:
        if self.broken is not None:
            raise self.broken

    def write(self, place: int, data: Bytes) -> None:
        self._view(place, data.size)[:] = data

    def read(self, place: int, size: int) -> Bytes:
        return self._view(place, size).copy()

    def copy(self, to: int, source: int, size: int) -> None:
        self._view(to, size)[:] = self._view(source, size)

    def fill(self, place: int, byte: int, size: int) -> None:
        self._view(place, size).fill(byte)

    def stain(self, byte: int) -> None:
        self.shared = byte

    def load_code(self, code: bytes) -> Module:
        self._check()
        text = code.decode()
        if text.startswith("!hang"):
            time.sleep(600)
        if text.startswith("!die"):
            os._exit(7)
        version = re.search(r"\.target sm_(\d+)", text)
        if version is None or int(version[1]) > 90:
            raise DeviceError(218, "CUDA_ERROR_INVALID_PTX", "cuModuleLoadDataEx")
        return Module(self, parse(text))

    def unload(self, module: Module) -> None:
        for place in module.places.values():
            del self.memory[place]

    def symbol(self, module: Module, name: str) -> tuple[int, int] | None:
        if name not in module.places:
            return None
        return module.places[name], module.program.variables[name][0]

    def prepare_launch(
        self, module: Module, name: str, shape: Sequence[int], dynamic: int, values: Sequence[Any]
    ) -> Work:
        if name not in module.program.entries:
            raise DeviceError(500, "CUDA_ERROR_NOT_FOUND", "cuModuleGetFunction")
        entry = module.program.entries[name]
        numbers = [int(value.value) for value in values]

        def launch() -> None:
            self._check()
            blocks = itertools.product(*(range(n) for n in shape[:3]))
            try:
                for index in blocks:
                    block = Block(
                        module, module.program, entry, numbers, tuple(shape), index, dynamic,
                        self.shared, self.by_warp,
                    )  # fmt: skip
                    self.spent += _UNIT * block.run()
            except Trap as trap:
                self.broken = DeviceError(trap.code, f"error {trap.code}", "cuStreamSynchronize")
                raise self.broken from trap

        return launch

    def record(self, work: Work) -> Played:
        return Played(work)

    def time(self, work: Work, count: int, before: Work | None) -> float:
        if before is not None:
            before()
        start = self.spent
        work()
        return (self.spent - start) * count

    def wait(self) -> None:
        self._check()


class RacyGpu(FakeGpu):
    """The same, but warps run one after the other from barrier to barrier."""

    by_warp = True
