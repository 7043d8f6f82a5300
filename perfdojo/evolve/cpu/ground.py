"""Where does a variant of a C function run? (Tested, not proven.) In a child, on watched arrays."""

from __future__ import annotations

import contextlib
import ctypes
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from perfdojo.errors import DojoError
from perfdojo.evolve.cpu.scene import Scene
from perfdojo.evolve.cpu.stopwatch import Stopwatch
from perfdojo.evolve.ground import Outputs
from perfdojo.evolve.llvm.build import Engine, make_engine
from perfdojo.measure.trial import CANDIDATE, INCUMBENT, POISONS, Fault

Bytes = NDArray[np.uint8]
_LONG = 2e-3  # seconds of a call: then filling caches is a small part of it
_SMALL, _CACHED = range(24, 1033, 16), 7  # what glibc keeps for a thread: sizes, blocks of each
_PERTURB = -6  # the option of mallopt that fills what malloc gives
_LIBC: Any = ctypes.CDLL(None)  # opened once, for all children
_LIBC.malloc.restype = ctypes.c_void_p
_LIBC.free.argtypes = (ctypes.c_void_p,)


@dataclass(frozen=True, slots=True)
class Order:
    """What to try, and how: paths of object files, the function, seconds."""

    candidate: str
    symbol: str
    tolerances: Mapping[str, float]  # by output
    against: str | None = None
    budget: float = 0.01
    rounds: int = 5
    patient: bool = False
    pace: float = 0.0  # seconds of the processor after which it is taken to hang; 0: no limit


class CGround(Outputs):
    """Runs one variant, and the incumbent, on arguments that are watched."""

    def __init__(
        self, stopwatch: Stopwatch, order: Order, loaded: Mapping[str, Engine] | None = None
    ) -> None:
        """`loaded` are engines that are there already, by path."""
        super().__init__()
        self._stopwatch, self._order = stopwatch, order
        self._loaded = loaded or {}
        self._engines: list[Engine] = []  # code lives as long as they do
        self._functions = {CANDIDATE: self._load(order.candidate)}
        self.has_incumbent = order.against is not None
        self.outputs = tuple(order.tolerances)
        self._pattern = np.random.default_rng().integers(0, 256, 8192, np.uint8)
        self._scene: Scene | None = None
        self._stain = 0
        self._written: list[bytes] | None = None

    def _load(self, path: str) -> int:
        try:
            engine = self._loaded.get(path) or make_engine(Path(path).read_bytes())
            self._engines.append(engine)
            return engine.address(self._order.symbol)
        except (OSError, DojoError, RuntimeError) as error:
            raise Fault("load", str(error)) from error

    @property
    def scene(self) -> Scene:
        """The case at hand."""
        assert self._scene is not None
        return self._scene

    def fill(self, case: Scene) -> None:
        """Make a case the one at hand, and restore its arrays."""
        if self._scene is not case:
            case.guard(self._pattern)
            self._written = None
        self._scene = case
        case.fill()

    def poison(self, byte: int) -> None:
        """Make outputs, stack and heap that are not written show."""
        self._stain = byte
        perturb_heap(byte)
        self.scene.poison(byte)

    def time(self, who: str, calls: int = 1) -> float:
        """Seconds that so many calls take."""
        if who == INCUMBENT and who not in self._functions:
            self._functions[who] = self._load(self._order.against or "")
        function, scene = self._functions[who], self.scene
        if self._stain:  # a single call, whose result is looked at
            stain, self._stain = self._stain, 0
            return self._stopwatch.once(function, scene.slots, scene.value.pointer, stain)
        return self._stopwatch.time(
            function, scene.slots, calls, scene.value.pointer, scene.restore
        )

    def settle(self, who: str, seconds: float) -> None:
        """A call that does not count, unless a call takes long."""
        perturb_heap(0)
        if seconds < _LONG:
            self.time(who)

    def find_overrun(self) -> str | None:
        """The array beside which somebody wrote."""
        return self.scene.find_overrun()

    def find_changed(self, case: Scene) -> str | None:
        """The array that must stay as it is, and is not."""
        return case.find_changed()

    def poison_spots(self) -> None:
        """Poison a few elements of what is only written."""
        spots = self._spots()
        if self._written is None:
            self._written = [spot.tobytes() for spot in spots]
        for spot in spots:
            spot.fill(POISONS[1])

    def lacks_spot(self) -> bool:
        """Whether one of them was not written since."""
        assert self._written is not None
        return any(
            spot.tobytes() == bytes([POISONS[1]]) * spot.size != right
            for spot, right in zip(self._spots(), self._written, strict=True)
        )

    def _spots(self) -> list[Bytes]:
        """The first, a middle and the last element that the original writes, of each array that
        is only written.
        """
        scene, found = self.scene, []
        for name, steady in scene.right.steady.items():
            if name in scene.kept or name not in scene.arrays:
                continue
            array, written = scene.arrays[name], np.flatnonzero(steady)
            size, count = array.array.itemsize, written.size
            places = sorted({int(written[n]) for n in (0, count // 2, -1)}) if count else []
            found += [array.bytes[place * size : (place + 1) * size] for place in places]
        return found


def stain_heap(byte: int) -> None:
    """Fill what small blocks of malloc will be made of; malloc itself sees only to the large ones.

    The first 16 bytes of a block are the allocator's own while it is free.
    """
    blocks = [(_LIBC.malloc(size), size) for size in _SMALL for _ in range(_CACHED)]
    for block, size in blocks:
        ctypes.memset(block, byte, size)
    for block, _ in blocks:
        _LIBC.free(block)


def perturb_heap(byte: int) -> None:
    """Let malloc fill what it gives with `byte`; 0 leaves it as it is. glibc only."""
    with contextlib.suppress(AttributeError):
        _LIBC.mallopt(_PERTURB, (byte ^ 0xFF or 0x55) if byte else 0)
