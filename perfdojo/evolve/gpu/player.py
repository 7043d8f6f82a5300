"""How are the launches of a case asked for? (Tested, not proven.) One by one, or recorded.

What is timed is recorded as graphs: launches of microseconds would else wait for the processor.
What a call changes lies there several times, so that several calls can be timed in a row and be
restored together, outside of what is timed.
"""

from __future__ import annotations

import ctypes
import functools
import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from perfdojo.evolve.gpu.device import Gpu, Recorded
from perfdojo.evolve.gpu.scene import Scene
from perfdojo.measure.gpu.device import Work

_LANES = 8  # copies of what a call changes, which are restored together
_LANE_BYTES = 1 << 28  # that these may take in all
_NODES = 512  # launches in one graph
_ALIGN = 256


class Player:
    """Plays one case on the code of any module; the piece of the case lies at `base`."""

    def __init__(self, gpu: Gpu, base: int, scene: Scene) -> None:
        self._gpu, self._base, self._scene = gpu, base, scene
        self._changed = sorted(scene.right.changed)
        self._lane_size = sum(_aligned(len(scene.kept[name])) for name in self._changed)
        self._lanes = self._count_lanes()
        self._graphs: dict[tuple[str, int], Recorded] = {}
        self._restore: Recorded | None = None

    def close(self) -> None:
        """Forget what was recorded."""
        for graph in (*self._graphs.values(), *([self._restore] if self._restore else [])):
            graph.close()

    def once(self, module: Any) -> float:
        """Seconds of one call on the piece itself."""
        self._set_variables(module)
        return self._gpu.time(self._calls(module, 0), 1, None)

    def time(self, who: str, module: Any, calls: int) -> float:
        """Seconds of so many calls; `who` tells modules apart."""
        most = max(1, _NODES // len(self._scene.bound.calls))
        each = min(calls, most, self._lanes if self._changed else calls)
        rounds = math.ceil(calls / each)
        graph, before = self._graph(who, module, each), self._restorer() if self._changed else None
        return self._gpu.time(graph, rounds, before) * calls / (rounds * each)

    def _set_variables(self, module: Any) -> None:
        """What lies in variables of the source; a variant that lost one does not need it."""
        for name, data in self._scene.bound.variables.items():
            found = self._gpu.symbol(module, name)
            if found is not None:
                self._gpu.write(found[0], np.frombuffer(data, np.uint8)[: found[1]])

    def _calls(self, module: Any, lane: int) -> Work:
        """All launches of the case, on the arrays of a lane."""
        places = self._places(lane)
        return in_order(
            [
                self._gpu.prepare_launch(
                    module, one.kernel, one.shape, one.shared, as_values(one.values, places)
                )
                for one in self._scene.bound.calls
            ]
        )

    def _graph(self, who: str, module: Any, calls: int) -> Recorded:
        if (who, calls) not in self._graphs:
            self._set_variables(module)
            lanes = range(calls) if self._changed else [0] * calls
            works = [self._calls(module, lane) for lane in lanes]
            self._graphs[who, calls] = self._gpu.record(in_order(works))
        return self._graphs[who, calls]

    # -- lanes ----------------------------------------------------------------------------------

    def _count_lanes(self) -> int:
        if not self._lane_size:
            return 1
        most = min(_LANE_BYTES, self._gpu.room // 8) // self._lane_size
        return max(1, min(_LANES, most))

    def _places(self, lane: int) -> dict[str, int]:
        """Where the arrays of a lane lie; the first is the piece itself."""
        found = {name: self._base + at.start for name, at in self._scene.places.items()}
        start = self._base + _aligned(self._scene.size) + (lane - 1) * self._lane_size
        for name in self._changed if lane else ():
            found[name] = start
            start += _aligned(len(self._scene.kept[name]))
        return found

    def _restorer(self) -> Recorded:
        """Copies what a call changes into all lanes, from one more that no call uses."""
        if self._restore is None:
            source = self._places(self._lanes)
            for name in self._changed:
                self._gpu.write(source[name], self._scene.kept[name])
            works = [
                functools.partial(self._gpu.copy, self._places(lane)[name], source[name], len(data))
                for lane in range(self._lanes)
                for name, data in self._scene.kept.items()
                if name in self._changed
            ]
            self._restore = self._gpu.record(in_order(works))
        return self._restore


def as_values(values: Sequence[str | bytes], places: dict[str, int]) -> list[ctypes.c_uint64]:
    """The arguments of a launch: addresses of arrays, and numbers as their bytes."""
    return [
        ctypes.c_uint64(places[v] if isinstance(v, str) else int.from_bytes(v, "little"))
        for v in values
    ]


def in_order(works: Sequence[Work]) -> Work:
    """One after the other."""

    def run() -> None:
        for work in works:
            work()

    return run


def _aligned(size: int) -> int:
    return -(-size // _ALIGN) * _ALIGN
