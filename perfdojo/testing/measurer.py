"""How does a search do without a machine? It asks a measurer on paper.

It answers from outcomes that were measured once, or estimates a time from the text, the same on
every machine, with rough but sensible slopes.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from perfdojo.dojo.landscape import Landscape
from perfdojo.ir import Kernel, digest, loops
from perfdojo.ir.device import DEVICE_KINDS
from perfdojo.ir.sets import find_spots, loop_ranges
from perfdojo.measure.outcome import Failed, Outcome, Timed
from perfdojo.records import Record

_NEARNESS = {"register": 0.0, "stack": 0.5, "shared": 0.3, "heap": 1.0}  # nanoseconds an access
_DEVICE_THREADS = 4096  # that a GPU runs at a time


@dataclass(slots=True)
class PaperMeasurer:
    """A measurer that looks outcomes up, or makes them up; `asked` remembers what it was asked.

    With `outcomes`, whatever is not among them failed; without, every time is an estimate.
    """

    outcomes: Mapping[str, Outcome] | None = None
    threads: int = 2
    asked: list[str] = field(default_factory=list)

    def measure(self, kernels: Sequence[Kernel]) -> Iterator[Outcome]:
        """The outcome of each kernel."""
        yield from (self._look_up(kernel) for kernel in kernels)

    def challenge(self, kernel: Kernel) -> Outcome:
        """The same outcome: there is no noise here."""
        return self._answer(kernel, digest(kernel))

    def _look_up(self, kernel: Kernel) -> Outcome:
        name = digest(kernel)
        self.asked.append(name)
        return self._answer(kernel, name)

    def _answer(self, kernel: Kernel, name: str) -> Outcome:
        if self.outcomes is not None:
            return self.outcomes.get(name, Failed("lost", "it was never measured"))
        seconds = estimate_seconds(kernel, self.threads)
        return Timed(seconds, 1.0, 1.0, 1.0, 1e-7, 5)


def recorded_measurer(records: Mapping[str, Record]) -> PaperMeasurer:
    """A measurer that answers what a store knows: `Store.known` of a kernel and a machine."""
    return PaperMeasurer({name: record.outcome for name, record in records.items()})


def landscape_measurer(landscape: Landscape) -> PaperMeasurer:
    """A measurer that answers what a landscape knows."""
    return PaperMeasurer({name: node.outcome for name, node in landscape.nodes.items()})


def estimate_seconds(kernel: Kernel, threads: int = 2) -> float:
    """A made-up time: statements, accesses by how near they are, loops by their kind."""
    nanoseconds = 0.0
    storage = {buffer.name: _NEARNESS[buffer.storage] for buffer in kernel.temporaries}
    for spot in find_spots(kernel):
        ranges = loop_ranges(spot, kernel.buffers)
        count = math.prod(max(0, ranges[loop.name][1] + 1) for loop in spot.loops)
        kinds = [loop.kind for loop in spot.loops]
        if "vector" in kinds:
            lane = next(loop for loop in spot.loops if loop.kind == "vector")
            count = count // max(1, ranges[lane.name][1] + 1)
        each = 1.0 + storage.get(spot.statement.target.buffer, 1.0)
        each *= 0.9 if "unroll" in kinds else 1.0
        spread = [ranges[n.name][1] + 1 for n in spot.loops if n.kind in DEVICE_KINDS]
        each /= min(math.prod(spread), _DEVICE_THREADS)
        nanoseconds += count * each / (threads if "parallel" in kinds else 1)
    parallel = sum(loop.kind == "parallel" for loop in loops(kernel.body))
    return (nanoseconds + 2000.0 * parallel + 100.0) * 1e-9
