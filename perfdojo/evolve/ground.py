"""What is the same wherever a variant runs? (Tested, not proven.) How its outputs are judged."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Protocol

from perfdojo.evolve.cases import Case
from perfdojo.evolve.right import Staged
from perfdojo.measure.trial import Fault


class Outputs(ABC):
    """Judges what a case in memory holds after a call, and remembers what was right."""

    def __init__(self) -> None:
        self._kept: dict[int, dict[str, bytes]] = {}

    @property
    @abstractmethod
    def scene(self) -> Staged:
        """The case at hand."""

    def keep(self, seed: int) -> None:
        """Remember the outputs as right for that seed."""
        self._kept[seed] = self._bits()

    def is_kept(self, seed: int) -> bool:
        """Whether the outputs are, bit by bit, what was kept."""
        return self._kept[seed] == self._bits()

    def _bits(self) -> dict[str, bytes]:
        return {name: array.tobytes() for name, array in self.scene.outputs.items()}

    def error(self, output: str, case: Staged) -> float:
        """The error of an output; 0 where the case does not have it."""
        judge = case.right.judges.get(output)
        return 0.0 if judge is None else judge.error(case.outputs[output])


class Watched(Staged, Protocol):
    """A case whose arrays are watched."""

    case: Case

    def find_changed(self) -> str | None:
        """The array that must stay as it is, and is not."""


def check_outputs(ground: Outputs, scene: Watched, tolerances: Mapping[str, float]) -> float:
    """The largest error of a call. Raises Fault if it is too large, or an input has changed."""
    if (changed := scene.find_changed()) is not None:
        raise Fault("input", f"{scene.case}: it changed '{changed}'")
    worst = 0.0
    for name, tolerance in tolerances.items():
        error = ground.error(name, scene)
        if not error <= tolerance:
            amount = f"error {error:.3g}, more than {tolerance:.3g}"
            raise Fault("wrong", f"{scene.case}: '{name}' is wrong: {amount}")
        worst = max(worst, error)
    return worst
