"""Where does a candidate run on a GPU? On arguments and temporaries between canaries."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from perfdojo.ir import Kernel, bytes_of, size_of
from perfdojo.measure.build import arguments_of
from perfdojo.measure.gpu.blame import blamed
from perfdojo.measure.gpu.cases import GpuCase, prepare_all
from perfdojo.measure.gpu.device import Bytes, Device, Work
from perfdojo.measure.trial import CANDIDATE, INCUMBENT, POISONS, Fault
from perfdojo.targets.cuda.plan import Call, Plan

_CANARY = 4096  # bytes on each side
_COLD = 4  # times the last cache are overwritten before a call


@dataclass(frozen=True, slots=True)
class Binary:
    """What runs: a library and how it is called; it travels as JSON."""

    library: str
    calls: tuple[Call, ...]
    temporaries: tuple[tuple[str, int], ...]

    @staticmethod
    def of(plan: Plan, library: str) -> Binary:
        """That of a plan."""
        return Binary(library, plan.calls, plan.temporaries)

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Binary:
        """The inverse of `asdict`, and of what JSON does to tuples."""
        calls = [
            Call(**{**call, "grid": tuple(call["grid"]), "arguments": tuple(call["arguments"])})
            for call in data["calls"]
        ]
        temporaries = tuple((name, size) for name, size in data["temporaries"])
        return Binary(data["library"], tuple(calls), temporaries)


@dataclass(frozen=True, slots=True)
class GpuOrder:
    """What to try, and how."""

    candidate: Binary
    tolerances: Mapping[str, float]  # by output
    against: Binary | None = None
    budget: float = 0.05
    rounds: int = 5
    patient: bool = False
    warm: bool = False  # leave the caches as the call before left them

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> GpuOrder:
        """The inverse of `asdict`."""
        against = data["against"] and Binary.from_json(data["against"])
        return GpuOrder(
            **{**data, "candidate": Binary.from_json(data["candidate"]), "against": against}
        )


class Fenced:
    """Memory with canaries on both sides."""

    def __init__(self, device: Device, name: str, size: int) -> None:
        self.name, self.size, self._device = name, size, device
        self._whole = device.allocate(size + 2 * _CANARY)
        self.place = self._whole + _CANARY
        self._pattern = np.zeros(0, np.uint8)

    def guard(self, pattern: Bytes) -> None:
        """Put canaries on both sides."""
        self._pattern = pattern
        for place in (self._whole, self.place + self.size):
            self._device.write(place, pattern)

    def is_intact(self) -> bool:
        """Whether nobody wrote beside it."""
        sides = (self._whole, self.place + self.size)
        return all(
            np.array_equal(self._device.read(place, _CANARY), self._pattern) for place in sides
        )

    def free(self) -> None:
        """Give it back."""
        self._device.free(self._whole)


class Arena:
    """The arguments of a kernel on a device, the same for all candidates of a worker."""

    def __init__(self, device: Device, kernel: Kernel) -> None:
        self.device, self.kernel = device, kernel
        self.arguments = {
            buffer.name: Fenced(device, buffer.name, bytes_of(buffer))
            for buffer in arguments_of(kernel)
        }
        self.cold = Fenced(device, "cold", _COLD * device.l2_bytes)
        self.pattern = np.random.default_rng().integers(0, 256, _CANARY, np.uint8)

    def chill(self) -> None:
        """Push everything out of the caches."""
        self.device.fill(self.cold.place, 0, self.cold.size)


class GpuGround:
    """Runs one candidate, and the incumbent, on the arguments of an arena."""

    def __init__(self, arena: Arena, order: GpuOrder) -> None:
        self._arena, self._device, self._order = arena, arena.device, order
        self.outputs = tuple(buffer.name for buffer in arena.kernel.outputs)
        self.has_incumbent = order.against is not None
        self._modules: list[Any] = []
        self._temporaries: list[Fenced] = []
        self._kept: dict[int, dict[str, int]] = {}
        self._spots = [spot for buffer in arena.kernel.outputs for spot in self._find_spots(buffer)]
        self._written: list[bytes] | None = None
        self._works: dict[str, Work] = {}
        try:
            with blamed("it cannot be loaded"):
                self._works[CANDIDATE] = self._prepare(order.candidate)
            if order.against is not None:
                self._works[INCUMBENT] = self._prepare(order.against)
        except Fault:
            self.close()
            raise
        for fenced in self._fenced():
            fenced.guard(arena.pattern)

    def close(self) -> None:
        """Give back what only this candidate needed. The context must be whole."""
        for module in self._modules:
            self._device.unload(module)
        for fenced in self._temporaries:
            fenced.free()
        for kept in self._kept.values():
            for place in kept.values():
                self._device.free(place)

    def fill(self, case: GpuCase) -> None:
        """Restore the inputs."""
        for name, place in case.inputs.items():
            fenced = self._arena.arguments[name]
            self._device.copy(fenced.place, place, fenced.size)

    def poison(self, byte: int) -> None:
        """Make outputs and temporaries that are not written show."""
        outputs = [self._arena.arguments[name] for name in self.outputs]
        for fenced in (*outputs, *self._temporaries):
            self._device.fill(fenced.place, byte, fenced.size)

    def time(self, who: str, calls: int = 1) -> float:
        """Seconds that so many calls take, with cold caches unless the order says otherwise."""
        before = None if self._order.warm else self._arena.chill
        with blamed("it cannot run"):
            return self._device.time(self._works[who], calls, before)

    def settle(self, who: str, seconds: float) -> None:
        """Nothing: caches are cold before each call, or stay as they are within a sample."""

    def find_overrun(self) -> str | None:
        """The argument or temporary beside which somebody wrote."""
        return next((one.name for one in self._fenced() if not one.is_intact()), None)

    def find_changed(self, case: GpuCase) -> str | None:
        """The input that is no longer what it was."""
        for name, place in case.inputs.items():
            fenced = self._arena.arguments[name]
            if not self._device.is_same(fenced.place, place, fenced.size):
                return name
        return None

    def keep(self, seed: int) -> None:
        """Remember the outputs as right for that seed."""
        self._kept[seed] = {}
        for name in self.outputs:
            fenced = self._arena.arguments[name]
            place = self._kept[seed][name] = self._device.allocate(fenced.size)
            self._device.copy(place, fenced.place, fenced.size)

    def is_kept(self, seed: int) -> bool:
        """Whether the outputs are, bit by bit, what was kept."""
        found = [self._arena.arguments[name] for name in self.outputs]
        return all(
            self._device.is_same(one.place, self._kept[seed][one.name], one.size) for one in found
        )

    def error(self, output: str, case: GpuCase) -> float:
        """The scaled error of an output."""
        return case.judges[output].error(self._device, self._arena.arguments[output].place)

    def poison_spots(self) -> None:
        """Poison a few elements of the outputs."""
        if self._written is None:
            self._written = list(self._read_spots())
        for place, size in self._spots:
            self._device.fill(place, POISONS[1], size)

    def lacks_spot(self) -> bool:
        """Whether one of them was not written since."""
        assert self._written is not None
        return any(
            found == bytes([POISONS[1]]) * len(found) != right
            for found, right in zip(self._read_spots(), self._written, strict=True)
        )

    # -- parts ------------------------------------------------------------------------------

    def _prepare(self, binary: Binary) -> Work:
        """The launches of a binary, with temporaries of its own."""
        module = self._device.load(binary.library)
        self._modules.append(module)
        places = {fenced.name: fenced.place for fenced in self._arena.arguments.values()}
        for name, size in binary.temporaries:
            self._temporaries.append(Fenced(self._device, name, size))
            places[name] = self._temporaries[-1].place
        plan = Plan(self._arena.kernel, binary.calls, binary.temporaries)
        return prepare_all(self._device, module, plan, places)

    def _fenced(self) -> Sequence[Fenced]:
        return (*self._arena.arguments.values(), *self._temporaries)

    def _find_spots(self, output: Any) -> Iterator[tuple[int, int]]:
        """Place and bytes of the first, the middle and the last element."""
        size, count = size_of(output.dtype), math.prod(output.shape)
        start = self._arena.arguments[output.name].place
        for number in sorted({0, count // 2, count - 1}) if count else ():
            yield start + number * size, size

    def _read_spots(self) -> Iterator[bytes]:
        return (self._device.read(place, size).tobytes() for place, size in self._spots)
