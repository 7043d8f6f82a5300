"""What is a case in memory? (Tested, not proven.) Arrays between guards, and what is right."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from perfdojo.evolve.cases import Case
from perfdojo.evolve.cpu.bind import VALUES, Bound
from perfdojo.evolve.llvm.signature import Signature
from perfdojo.evolve.right import RETURN, Right
from perfdojo.measure.arena import Flush, Form, Guarded, as_bytes

# Where arrays lie: between canaries, or flush with a page that nobody may touch.
Placement = Literal["middle", "end", "start"]
PLACEMENTS: tuple[Placement, ...] = ("middle", "end", "start")


class Scene:
    """The arguments of one case at one placement, in memory that children share."""

    def __init__(
        self, signature: Signature, bound: Bound, case: Case, place: Placement, alignment: int
    ) -> None:
        self.case, self.placement = case, place
        self.seed = PLACEMENTS.index(place) * 10_000 + case.seed  # known by it in a trial
        self._bound = bound
        self.right = Right({}, frozenset())
        self.arrays: dict[str, Guarded | Flush] = {}
        for number, form in enumerate(bound.forms):
            self.arrays[form.name] = _place(form, number, place, alignment)
        value = np.dtype(VALUES.get(signature.returns, "int64"))
        self.value = Flush(Form(RETURN, value, ()), at_end=True, alignment=8)
        self.has_value = signature.returns != "void"
        self._slots = _slots(signature, bound, self.arrays)
        self.slots = ctypes.addressof(self._slots)
        self.kept = {name: as_bytes(array) for name, array in bound.given.items()}

    @property
    def results(self) -> dict[str, NDArray[Any]]:
        """All arrays, and the value."""
        found = {name: array.array for name, array in self.arrays.items()}
        return found | ({RETURN: self.value.array} if self.has_value else {})

    @property
    def outputs(self) -> dict[str, NDArray[Any]]:
        """What may be an output: whatever is only written or changes, and the value."""
        names = [n for n in self.arrays if n not in self.kept or n in self.right.changed]
        found = {name: self.arrays[name].array for name in names}
        return found | ({RETURN: self.value.array} if self.has_value else {})

    def guard(self, pattern: NDArray[np.uint8]) -> None:
        """Put canaries beside all arrays."""
        for array in self.arrays.values():
            array.guard(pattern)

    def fill(self) -> None:
        """Restore what the arrays hold before a call."""
        for name, data in self.kept.items():
            self.arrays[name].bytes[:] = data

    def poison(self, byte: int) -> None:
        """Make what is not written show."""
        self.value.bytes.fill(byte)
        for name, array in self.arrays.items():
            if name not in self.kept:
                array.bytes.fill(byte)

    @property
    def restore(self) -> list[int]:
        """For a stopwatch: where to, where from, how many bytes, of arrays that a call changes."""
        words: list[int] = []
        for name in sorted(self.right.changed):
            data = self.kept[name]
            words += (self.arrays[name].pointer, int(data.ctypes.data), data.size)
        return words

    def find_overrun(self) -> str | None:
        """The array beside which somebody wrote."""
        return next((name for name, a in self.arrays.items() if not a.is_intact()), None)

    def find_changed(self) -> str | None:
        """The array that must stay as it is, and is not."""
        for name, data in self.kept.items():
            if name not in self.right.changed and not np.array_equal(self.arrays[name].bytes, data):
                return name
        return None


def _place(form: Form, number: int, place: Placement, alignment: int) -> Guarded | Flush:
    if place == "middle":
        return Guarded(form, number, shared=True)
    return Flush(form, at_end=place == "end", alignment=alignment or max(1, form.dtype.alignment))


def _slots(
    signature: Signature, bound: Bound, arrays: Mapping[str, Guarded | Flush]
) -> ctypes.Array[ctypes.c_uint64]:
    words = [
        arrays[p.name].pointer if p.pointer else int.from_bytes(bound.slots[n], "little")
        for n, p in enumerate(signature.parameters)
    ]
    return (ctypes.c_uint64 * max(1, len(words)))(*words)
