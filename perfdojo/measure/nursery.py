"""Where do candidates live? In children of this process, which holds the inputs and the oracle.

`python -m perfdojo.measure.nursery` reads requests, one JSON document a line, and answers each
with one line. It never runs a kernel itself: each candidate gets a child (see `cradle.py`). All end
when the driver does.
"""

from __future__ import annotations

import contextlib
import ctypes
import gc
import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path

from perfdojo.ir import Kernel, parse_kernel
from perfdojo.measure.arena import make_small
from perfdojo.measure.cases import Case, make_case
from perfdojo.measure.cradle import Cradle
from perfdojo.measure.ground import CpuGround, Order
from perfdojo.measure.serve import Reply, serve
from perfdojo.measure.trial import Trial
from perfdojo.targets.c.openmp import bind_threads


class Nursery:
    """Answers requests about one kernel."""

    def __init__(self, kernel: Kernel, folder: Path | None, memory: int) -> None:
        self.kernel, self.folder = kernel, folder
        self._cradle = Cradle(memory)
        self._ready = make_small((*kernel.inputs, *kernel.outputs))
        self._cases: dict[int, Case] = {}

    def cases(self, seeds: Sequence[int]) -> list[Case]:
        """The cases of those seeds, made when first asked for."""
        missing = [seed for seed in seeds if seed not in self._cases]
        if missing:  # at once: of large arrays each takes seconds; no thread is left when we fork
            with ThreadPoolExecutor(len(missing)) as pool:
                made = pool.map(lambda seed: make_case(self.kernel, seed, self.folder), missing)
                self._cases.update(zip(missing, made, strict=True))
        return [self._cases[seed] for seed in seeds]

    def answer(self, request: Reply) -> Reply:
        """What came of one request: a result, or `stage` and `reason`."""
        cases = self.cases(request["seeds"])
        if request["do"] == "load":
            gc.collect()
            gc.freeze()  # what children inherit, they need not copy to count references
            _give_back()
            return {}
        order = Order(**request["order"])
        limit = float(request["limit"])
        if request["do"] == "check":
            return self._cradle.run(lambda: {"error": self._trial(order).check(cases)}, limit)
        return self._cradle.run(lambda: asdict(self._trial(order).measure(cases)), limit)

    def _trial(self, order: Order) -> Trial:
        # what is compared with care gets memory of its own: all processes of one nursery would
        # share the luck of where those few arrays happen to lie
        ready = {} if order.patient else self._ready
        return Trial(CpuGround(self.kernel, order, ready), order)

    def tidy(self) -> None:
        """What is left to do when the answer is out."""
        self._cradle.tidy()


def _give_back() -> None:
    """Return free memory to the system: pages that a process has, each of its children gets."""
    with contextlib.suppress(AttributeError):  # another C library
        ctypes.CDLL(None).malloc_trim(0)


# -- the process ----------------------------------------------------------------------------


def make_nursery(start: Reply) -> Nursery:
    """The nursery that the driver's first line asks for."""
    os.sched_setaffinity(0, start["cores"])
    bind_threads()
    folder = Path(start["folder"]) if start["folder"] else None
    return Nursery(parse_kernel(start["kernel"]), folder, start["memory"])


if __name__ == "__main__":
    serve(make_nursery)
