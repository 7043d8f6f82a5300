"""Is a genome right, and how fast? (Tested, not proven.) Builders and a site, behind one door.

with Bench(spec, original, make_site, Mode()) as bench: bench.measure(built)
"""

from __future__ import annotations

import math
import tempfile
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from perfdojo.dojo.repeat import spread
from perfdojo.errors import MeasureError
from perfdojo.evolve.builder import Builders, Built
from perfdojo.evolve.judge import strict_tolerance
from perfdojo.evolve.language import Genome, Spec
from perfdojo.evolve.site import Effort, Output, Screening, Screens, Site
from perfdojo.evolve.task import PARTS, Part
from perfdojo.measure.outcome import Failed, Outcome, Timed
from perfdojo.measure.trial import timed_of

CAREFUL = Effort(budget=0.25, rounds=15, patient=True)
_SECOND = Effort(budget=0.05, rounds=9, patient=True)  # look at what seems to be the fastest
_PROCESSES = 3  # that make one careful comparison


@dataclass(frozen=True, slots=True)
class Mode:
    """How wrong a variant may be: within rounding, or up to `bound`."""

    bound: float = 0.0  # 0: strict

    @property
    def name(self) -> str:
        """strict or relaxed."""
        return "relaxed" if self.bound else "strict"

    def tolerances(
        self, outputs: Mapping[str, Output], given: float | None = None
    ) -> dict[str, float]:
        """By output; `given` is the task's own tolerance. Whole numbers stay exact."""
        found = {}
        for name, output in outputs.items():
            rounding = strict_tolerance(output.error, output.dtype) if given is None else given
            is_float = output.dtype.kind == "f" or given is not None
            found[name] = max(rounding, self.bound if is_float else 0.0)
        return found


class Bench:
    """Builds genomes of one task and measures them beside the original. Owns processes."""

    def __init__(
        self,
        spec: Spec,
        original: bytes,
        make_site: Callable[[str], Site],
        mode: Mode,
        *,
        jobs: int = 1,
        tolerance: float | None = None,
    ) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="perfdojo-evolve-")
        folder = Path(self._folder.name)
        self.original = str(folder / "original.o")
        Path(self.original).write_bytes(original)
        self.builders = Builders(spec, folder, jobs)
        self._site = make_site(self.original)
        self._screen: Screening | None = None
        self.mode, self._tolerance = mode, tolerance
        self.tolerances: dict[str, float] = {}
        self.baseline = Timed(math.nan, 1.0, 1.0, 1.0, 0.0, 0)

    def __enter__(self) -> Self:
        """Make the cases and measure the original. Raises DojoError if it fails its own cases."""
        try:
            outputs: dict[str, Output] = {}
            for part in PARTS:
                for name, output in self._site.load(part).items():
                    worst = max(output.error, outputs.get(name, output).error)
                    outputs[name] = Output(worst, output.dtype)
            self.tolerances = self.mode.tolerances(outputs, self._tolerance)
            self.baseline = self._measure_original()
            self._site.hurry(self.baseline.seconds)
            self._make_screen()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End all processes and remove what was built."""
        self.builders.close()
        if self._screen is not None:
            self._screen.close()
        self._site.close()
        self._folder.cleanup()

    def _make_screen(self) -> None:
        """Most mutants are wrong, and show it in code that is not optimised: where that can be
        made and run, they are never built.
        """
        if not isinstance(self._site, Screens):
            return
        site = self._screen = self._site.make_screen()
        site.hurry(self.baseline.seconds)
        lock = threading.Lock()
        right: set[str] = set()  # keys: hints to the optimiser leave a draft as it was

        def refuse(draft: Built) -> Failed | None:
            with lock:
                refused = None if draft.key in right else site.check(draft.path, self.tolerances)
            if refused is None:
                right.add(draft.key)
            return refused

        self.builders.screen = refuse

    def _measure_original(self) -> Timed:
        outcome = self._compare(self.original, None, Effort(budget=0.2, rounds=5))
        if isinstance(outcome, Failed):
            raise MeasureError(
                f"evolve: the original fails its own cases: {outcome.stage}: {outcome.reason}"
            )
        return outcome

    # -- building and measuring ---------------------------------------------------------------

    def submit(self, genome: Genome) -> Future[Built | Failed]:
        """Begin to build a genome, if it does not fail at once."""
        return self.builders.submit(genome, screened=True)

    def build(self, genome: Genome, *, again: bool = False) -> Built | Failed:
        """Build a genome now; `again`: with another run of the optimiser at the end."""
        return self.builders.submit(genome, again=again).result()

    def keep(self, name: str, code: bytes) -> Built:
        """Code that no genome stands for, to compare with."""
        path = Path(self._folder.name) / f"{name}.o"
        path.write_bytes(code)
        return Built(name, str(path), ())

    def measure(self, built: Built, effort: Effort | None = None) -> Outcome:
        """Check on the search cases, and time in turn with the original."""
        return self._compare(built.path, self.original, effort or Effort())

    def confirm(self, built: Built) -> Outcome:
        """The same for longer, for what seems to be the fastest."""
        return self._compare(built.path, self.original, _SECOND)

    def compare(self, built: Built, other: Built | None = None, *, processes: int = 0) -> Outcome:
        """The same with care: several processes, in turn with `other`, or with the original."""
        against = self.original if other is None else other.path
        count = processes or _PROCESSES
        return spread([self._compare(built.path, against, CAREFUL) for _ in range(count)])

    def inspect(self, built: Built, part: Part) -> float | Failed:
        """The largest error on a part, between guard pages and on two poisons of memory."""
        return self._site.inspect(built.path, part, self.tolerances)

    def _compare(self, candidate: str, against: str | None, effort: Effort) -> Outcome:
        reply = self._site.measure(candidate, against, self.tolerances, effort)
        if isinstance(reply, Failed):
            return reply
        if against is None:
            return timed_of(reply, None)
        # what is compared with care has times of its own, which several processes are joined by;
        # others are told beside the original's, so that noise over a run cancels out
        own = effort is CAREFUL or against != self.original
        return timed_of(reply, math.nan if own else self.baseline.seconds)
