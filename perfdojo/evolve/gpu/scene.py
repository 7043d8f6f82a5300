"""What is a case in the memory of a GPU? (Tested, not proven.) Arrays between canaries, one piece.

The piece is written before, and read after, a call that is looked at; all checks are done on what
was read. There are two images of it, with other rubbish beside the arrays and in what is only
written: a result that depends on either differs between them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from perfdojo.evolve.cases import Case
from perfdojo.evolve.gpu.bind import Bound
from perfdojo.evolve.right import Right
from perfdojo.measure.arena import Form, as_bytes
from perfdojo.measure.trial import POISONS

Bytes = NDArray[np.uint8]
_CANARY = 1024  # bytes at least between arrays
_ALIGN = 256  # what cuMemAlloc gives


class Scene:
    """One case: where its arrays lie in the piece, what they hold before, and what is right."""

    def __init__(self, bound: Bound, case: Case) -> None:
        self.case, self.bound, self.seed = case, bound, case.seed
        self.right = Right({}, frozenset())
        self.places: dict[str, slice] = {}
        end = 0
        for form in bound.forms:
            start = -(-(end + _CANARY) // _ALIGN) * _ALIGN
            end = start + form.bytes
            self.places[form.name] = slice(start, end)
        self.size = end + _CANARY
        self.kept = {name: as_bytes(array) for name, array in bound.given.items()}
        self.images = [self._image(byte) for byte in POISONS]
        self.shown, self.before = self.images[0], self.images[0]

    def _image(self, byte: int) -> Bytes:
        image = np.random.default_rng(byte).integers(0, 256, self.size, np.uint8)
        for name, place in self.places.items():
            image[place] = self.kept.get(name, byte)
        return image

    def look(self, found: Bytes, image: Bytes) -> None:
        """`found` is what lies in the piece after a call on `image`."""
        self.shown, self.before = found, image

    @property
    def results(self) -> dict[str, NDArray[Any]]:
        """All arrays, as they were found."""
        return {form.name: self._view(form) for form in self.bound.forms}

    @property
    def outputs(self) -> dict[str, NDArray[Any]]:
        """Those that are only written, or change."""
        return {
            form.name: self._view(form)
            for form in self.bound.forms
            if form.name not in self.kept or form.name in self.right.changed
        }

    def _view(self, form: Form) -> NDArray[Any]:
        return self.shown[self.places[form.name]].view(form.dtype).reshape(form.shape)

    def find_overrun(self) -> str | None:
        """The array beside which somebody wrote."""
        for name, gap in self._gaps():
            if not np.array_equal(self.shown[gap], self.before[gap]):
                return name
        return None

    def _gaps(self) -> Iterator[tuple[str, slice]]:
        """What lies before each array, and behind the last."""
        end, last = 0, ""
        for last, place in self.places.items():
            yield last, slice(end, place.start)
            end = place.stop
        yield last, slice(end, self.size)

    def find_changed(self) -> str | None:
        """The array that must stay as it is, and is not."""
        for name, data in self.kept.items():
            if name not in self.right.changed and not np.array_equal(
                self.shown[self.places[name]], data
            ):
                return name
        return None
