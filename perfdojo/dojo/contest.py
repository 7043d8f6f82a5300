"""Who is faster on a GPU? Every operator of the suite, as its recipe plays it, beside its peers.

One operator's trouble is a row that says so, never the end of the others. While one is timed, the
next one is played, built and started; only one uses the device at a time.
"""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from typing import Any

from perfdojo.errors import DojoError, MeasureError, NotFoundError
from perfdojo.ir import Kernel, expand
from perfdojo.kernels import find_recipe, load_formula
from perfdojo.measure.gpu.bench import GpuBenchOptions, bench_on_gpu
from perfdojo.moves.recipe import play_recipe
from perfdojo.targets import CudaTarget
from perfdojo.targets.cuda.naive import bind_naively

Chooser = Callable[[Kernel, CudaTarget], Kernel]
_AT_ONCE = 2  # operators under way
_LEAST = 15.0  # seconds without which none is begun


def choose_recipe(kernel: Kernel, target: CudaTarget) -> Kernel:
    """The operator after its recipe. Raises DojoError if there is none, or one that fails."""
    text = find_recipe(kernel.name, target.name)
    if text is None:
        raise NotFoundError(f"there is no recipe for '{kernel.name}' on {target.name}")
    return play_recipe(kernel, text, target.machine)[0]


def choose_naive(kernel: Kernel, target: CudaTarget) -> Kernel:
    """The operator with its outermost loops as threads."""
    return bind_naively(kernel)


@dataclass(slots=True)
class Contest:
    """Runs operators against their peers; `choose` says which kernel is ours.

    What would begin after `until`, by the monotonic clock, is a row that says so.
    """

    target: CudaTarget
    options: GpuBenchOptions
    choose: Chooser = choose_recipe
    until: float = math.inf
    _playing: threading.Lock = field(default_factory=threading.Lock)  # integer sets: one at a time

    def run(self, names: Sequence[str], suite: str = "cuda") -> Iterator[dict[str, Any]]:
        """One row for each operator and each of its sizes, in order, as they come."""
        rows = [(name, sizes) for name in names for sizes in load_formula(name).bindings(suite)]
        with ThreadPoolExecutor(_AT_ONCE, "contest") as pool:
            yield from pool.map(lambda row: self._row(*row), rows)

    def _row(self, name: str, sizes: Mapping[str, int]) -> dict[str, Any]:
        try:
            if self.until < time.monotonic() + _LEAST:
                raise MeasureError("not reached: the time was up before")
            with self._playing:
                formula = expand(load_formula(name), **sizes)
                kernel = self.choose(formula, self.target)
            left = self.until - time.monotonic()
            options = replace(self.options, limit=min(self.options.limit, left))
            found = bench_on_gpu(formula, kernel, sizes, self.target, options)
        except DojoError as error:
            found = {"operator": name, "error": str(error)}
        except Exception as error:  # noqa: BLE001  # a bug of ours fails a row, not the contest
            found = {"operator": name, "error": f"internal error: {type(error).__name__}: {error}"}
        return {**found, "operator": name, "sizes": dict(sizes)}


def fastest_peer(row: Mapping[str, Any]) -> dict[str, float] | None:
    """The ratio to the fastest peer: above 1, ours is faster; None where there is none."""
    ratios: Mapping[str, dict[str, float]] = row.get("ratios", {})
    return min(ratios.values(), key=lambda ratio: ratio["value"], default=None)


def is_right(row: Mapping[str, Any]) -> bool:
    """Whether a row has a result of ours that is right, and peers that agree."""
    return "error" not in row and bool(row["correct"]) and bool(row["agree"])


def share_of_copy(row: Mapping[str, Any]) -> float:
    """How much of the bandwidth of a copy of as many bytes ours reaches, each counted once."""
    return float(row["bytes_per_second"]) / float(row["copy_bandwidth"])
