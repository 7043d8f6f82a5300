"""Where does a candidate run on a CPU? In a disposable process, on arguments between canaries."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from perfdojo.ir import Kernel, bytes_of
from perfdojo.measure.arena import Arena, Guarded, same_bytes
from perfdojo.measure.cases import Case
from perfdojo.measure.stopwatch import Stopwatch, find_function
from perfdojo.measure.trial import CANDIDATE, INCUMBENT, POISONS, Fault

Bytes = NDArray[np.uint8]
_LONG = 1e-3  # seconds of a call: then waking threads and filling caches are a small part of it
_FAR = 1 << 27  # bytes of arguments: of more than that, no cache holds a part that matters


@dataclass(frozen=True, slots=True)
class Order:
    """What to try, and how: paths of libraries, names of functions, seconds."""

    library: str
    symbol: str
    stopwatch: str
    tolerances: Mapping[str, float]  # by output
    against: tuple[str, str] | None = None  # library and function of the incumbent
    budget: float = 0.05
    rounds: int = 5
    patient: bool = False  # time also what is clearly slower to the end


class CpuGround:
    """Runs one candidate, and the incumbent, on arguments that are watched."""

    def __init__(self, kernel: Kernel, order: Order, ready: Mapping[str, Guarded]) -> None:
        try:
            self._functions = {CANDIDATE: find_function(order.library, order.symbol)}
        except (OSError, AttributeError) as error:
            raise Fault("load", str(error)) from error
        self._against = order.against
        self._patient = order.patient
        self._bytes = sum(bytes_of(buffer) for buffer in (*kernel.inputs, *kernel.outputs))
        self.has_incumbent = order.against is not None
        self._arena = Arena(kernel.inputs, kernel.outputs, ready)
        self._outputs = {guarded.name: guarded for guarded in self._arena.outputs}
        self.outputs = tuple(self._outputs)
        self._stopwatch = Stopwatch(order.stopwatch, self._arena.arguments)
        self._kept: dict[int, list[Bytes]] = {}
        self._spots = [spot for output in self._arena.outputs for spot in _spots(output)]
        self._written: list[bytes] | None = None  # what the spots hold after a right run

    def fill(self, case: Case) -> None:
        """Restore the inputs."""
        self._arena.fill(case.inputs)

    def poison(self, byte: int) -> None:
        """Make outputs that are not written show."""
        self._arena.poison(byte)

    def time(self, who: str, calls: int = 1) -> float:
        """Seconds that so many calls take."""
        if who == INCUMBENT and who not in self._functions and self._against is not None:
            self._functions[who] = find_function(*self._against)
        try:
            return self._stopwatch.time(self._functions[who], calls)
        except MemoryError as error:
            raise Fault("memory", "not enough memory for its temporaries") from error

    def settle(self, who: str, seconds: float) -> None:
        """A call that does not count, where `needs_settling` says so."""
        if needs_settling(seconds, self._bytes, patient=self._patient):
            self.time(who)

    def find_overrun(self) -> str | None:
        """The argument beside which somebody wrote."""
        return self._arena.find_overrun()

    def find_changed(self, case: Case) -> str | None:
        """The input that is no longer what it was."""
        return self._arena.find_changed(case.inputs)

    def keep(self, seed: int) -> None:
        """Remember the outputs as right for that seed."""
        self._kept[seed] = [guarded.bytes.copy() for guarded in self._arena.outputs]

    def is_kept(self, seed: int) -> bool:
        """Whether the outputs are, bit by bit, what was kept."""
        found = (guarded.bytes for guarded in self._arena.outputs)
        return all(map(same_bytes, found, self._kept[seed]))

    def error(self, output: str, case: Case) -> float:
        """The scaled error of an output."""
        return case.judges[output].error(self._outputs[output].array)

    def poison_spots(self) -> None:
        """Poison a few elements of the outputs."""
        if self._written is None:
            self._written = [spot.tobytes() for spot in self._spots]
        for spot in self._spots:
            spot.fill(POISONS[1])

    def lacks_spot(self) -> bool:
        """Whether one of them was not written since."""
        assert self._written is not None
        return any(
            spot.tobytes() == bytes([POISONS[1]]) * spot.size != right
            for spot, right in zip(self._spots, self._written, strict=True)
        )


def needs_settling(seconds: float, size: int, *, patient: bool) -> bool:
    """Whether a call that does not count has to come before a sample of calls of so many `seconds`.

    What ran before has let the threads of this one go to sleep and its data leave the caches; a
    call among calls has them at hand. Where we compare with care, long calls on `size` bytes are
    settled, too: who stores past the caches would leave the inputs in them for the other to find.
    """
    return seconds < _LONG or (patient and size <= _FAR)


def _spots(output: Guarded) -> list[Bytes]:
    """The bytes of the first, the middle and the last element."""
    size = output.array.itemsize
    count = output.bytes.size // size
    places = sorted({0, count // 2, count - 1}) if count else []
    return [output.bytes[place * size : (place + 1) * size] for place in places]
