"""Where does a variant of GPU kernels run? (Tested, not proven.) In one piece of watched memory.

Around that piece lies a wide field that nobody uses, so that a wrong index is a wrong result and
not the end of the process.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from perfdojo.evolve.gpu.device import Gpu
from perfdojo.evolve.gpu.player import Player
from perfdojo.evolve.gpu.scene import Bytes, Scene
from perfdojo.evolve.ground import Outputs
from perfdojo.measure.gpu.blame import blamed
from perfdojo.measure.trial import CANDIDATE, INCUMBENT, POISONS, Fault

_ALIGN = 256


@dataclass(frozen=True, slots=True)
class Order:
    """What to try, and how: paths of code, tolerances by output, seconds."""

    candidate: str
    tolerances: Mapping[str, float]
    against: str | None = None
    budget: float = 0.01
    rounds: int = 5
    patient: bool = False


class Field:
    """Memory of the device, arrays in the middle; and code that is used again and again."""

    def __init__(self, gpu: Gpu) -> None:
        self.gpu = gpu
        self._start = gpu.allocate(gpu.room)
        self.place = self._start + gpu.room // 2 // _ALIGN * _ALIGN
        self._loaded: dict[str, Any] = {}

    def room_for(self, size: int) -> bool:
        """Whether so many bytes lie behind `place`."""
        return size < self.gpu.room // 2

    def load(self, path: str) -> Any:
        """The module of a file. Raises DeviceError."""
        return self._loaded.get(path) or self.gpu.load_code(Path(path).read_bytes())

    def keep(self, path: str) -> None:
        """Load a file for good: the original, which every variant is timed with."""
        self._loaded[path] = self.load(path)

    def unload(self, path: str, module: Any) -> None:
        """Forget the module, unless it was kept."""
        if path not in self._loaded:
            self.gpu.unload(module)


class CudaGround(Outputs):
    """Runs one variant, and the incumbent, on the cases of a task."""

    def __init__(self, field: Field, order: Order) -> None:
        super().__init__()
        self._field, self._gpu, self._order = field, field.gpu, order
        self.outputs = tuple(order.tolerances)
        self.has_incumbent = order.against is not None
        self._paths = {CANDIDATE: order.candidate, INCUMBENT: order.against or ""}
        self._modules: dict[str, Any] = {}
        self._scene: Scene | None = None
        self._image: Bytes | None = None  # before a call that is looked at
        self._is_stale = False  # whether the scene has not seen the last call
        self._player: Player | None = None
        self._written: list[bytes] | None = None
        self._load(CANDIDATE)

    def _load(self, who: str) -> None:
        with blamed("it cannot be loaded"):
            self._modules[who] = self._field.load(self._paths[who])

    def close(self) -> None:
        """Give back what only this variant needed. The context must be whole."""
        if self._player is not None:
            self._player.close()
        for who, module in self._modules.items():
            self._field.unload(self._paths[who], module)

    @property
    def scene(self) -> Scene:
        """The case at hand."""
        assert self._scene is not None
        return self._scene

    def fill(self, case: Scene) -> None:
        """Make a case the one at hand; `poison` writes it."""
        if not self._field.room_for(case.size):
            raise Fault("memory", f"{case.case} takes {case.size} bytes, more than there are")
        if self._scene is not case:
            if self._player is not None:
                self._player.close()
            self._player = Player(self._gpu, self._field.place, case)
            self._written = None
        self._scene = case

    def poison(self, byte: int) -> None:
        """Write inputs, and rubbish beside and into everything else, shared memory too."""
        self._image = self.scene.images[POISONS.index(byte)]
        self._gpu.write(self._field.place, self._image)
        self._gpu.stain(byte)

    def time(self, who: str, calls: int = 1) -> float:
        """Seconds that so many calls take."""
        if who not in self._modules:
            self._load(who)
        assert self._player is not None
        with blamed("it cannot run"):
            image, self._image = self._image, None
            if image is None:
                self._is_stale = True
                return self._player.time(who, self._modules[who], calls)
            seconds = self._player.once(self._modules[who])
            self.scene.look(self._gpu.read(self._field.place, self.scene.size), image)
            self._is_stale = False
            return seconds

    def settle(self, who: str, seconds: float) -> None:
        """Nothing: calls of one sample follow each other."""

    # -- looking ------------------------------------------------------------------------------

    def _look(self) -> Scene:
        if self._is_stale:
            found = self._gpu.read(self._field.place, self.scene.size)
            self.scene.look(found, self.scene.before)
            self._is_stale = False
        return self.scene

    def find_overrun(self) -> str | None:
        """The array beside which somebody wrote."""
        with blamed("it cannot run"):
            return self._look().find_overrun()

    def find_changed(self, case: Scene) -> str | None:
        """The array that must stay as it is, and is not."""
        return self._look().find_changed()

    def poison_spots(self) -> None:
        """Poison a few elements of what is only written."""
        spots = list(self._spots())
        if self._written is None:
            self._written = [self._gpu.read(place, size).tobytes() for place, size in spots]
        for place, size in spots:
            self._gpu.fill(place, POISONS[1], size)

    def lacks_spot(self) -> bool:
        """Whether one of them was not written since."""
        assert self._written is not None
        return any(
            self._gpu.read(place, size).tobytes() == bytes([POISONS[1]]) * size != right
            for (place, size), right in zip(self._spots(), self._written, strict=True)
        )

    def _spots(self) -> Iterator[tuple[int, int]]:
        """Place and bytes of the first and last element that the original writes, of each array
        that is only written.
        """
        scene = self.scene
        for form in scene.bound.forms:
            steady = scene.right.steady.get(form.name)
            if steady is None or form.name in scene.kept or not steady.any():
                continue
            written, start = np.flatnonzero(steady), scene.places[form.name].start
            for number in sorted({int(written[0]), int(written[-1])}):
                size = form.dtype.itemsize
                yield self._field.place + start + number * size, size
