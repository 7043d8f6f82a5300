"""Is a variant of a model good, and how fast? (Tested, not proven.) Builders and nurseries.

with ModelBench(subject, margin) as bench: bench.measure(built)
"""

from __future__ import annotations

import math
import os
import tempfile
from concurrent.futures import Future
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Any, Self

import numpy as np

from perfdojo.dojo.repeat import spread
from perfdojo.errors import MeasureError
from perfdojo.evolve.builder import Builders, Built
from perfdojo.evolve.language import Genome, Spec
from perfdojo.evolve.models.judge import Score
from perfdojo.evolve.models.lower import Lowered, flatten
from perfdojo.evolve.models.nurseries import Nurseries
from perfdojo.evolve.models.nursery import LONG
from perfdojo.evolve.models.task import Model, Training
from perfdojo.evolve.site import Effort
from perfdojo.evolve.stablehlo.language import to_bytes
from perfdojo.evolve.stablehlo.xla import Engine
from perfdojo.measure.outcome import Failed, Outcome, Timed
from perfdojo.measure.trial import timed_of

_BUILDERS = {"cpu": 16, "gpu": 4}  # each one on a GPU has a context there, and tries kernels
MEMORY = 4 << 30  # bytes that variants may take beyond the data
_FIRST = 120.0  # seconds in which the original must be judged, and whatever was chosen
_EXTRA = {"cpu": 1.0, "gpu": 10.0}  # seconds beside its calls that judging may take in a search:
# a GPU is shared with the builders, which try kernels there
_QUICK = Effort(budget=0.03, rounds=5)
_SECOND = Effort(budget=0.15, rounds=7, patient=True)
_CAREFUL = Effort(budget=0.4, rounds=9, patient=True)
_SLOW = 0.02  # seconds of a call, from which on three rounds are enough for a first look
_SLACK = 0.005  # of error, by which a variant may differ from another and still be as good
_SEEDS = {"search": 0, "validation": 1, "report": 2, "again": 3, "once more": 4}  # of training
_AGAIN = ("again", "once more")  # validation data, other starts: what learns by luck shows


class ModelBench:
    """Builds genomes of one model and judges them beside the original. Owns processes."""

    def __init__(self, task: Model, lowered: Lowered, platform: str, margin: float) -> None:
        self.task, self.margin, self._lowered = task, margin, lowered
        self._folder = tempfile.TemporaryDirectory(prefix="perfdojo-models-")
        self.folder = Path(self._folder.name)
        self._platform = platform
        self.spec = Spec("stablehlo", self._facts())
        jobs = min(_BUILDERS[platform], len(os.sched_getaffinity(0)))
        self.builders = Builders(self.spec, self.folder, jobs)
        start = {
            "folder": str(self.folder), "platform": platform, "memory": MEMORY, "batch": task.batch,
        }  # fmt: skip
        self.nurseries = Nurseries(start)
        self.builders.warm_up()
        self._pace = _FIRST
        self._scores: dict[tuple[str, str], Score | Failed] = {}
        self.original = Built("", "", ())
        self.baseline = Timed(math.nan, 1.0, 1.0, 1.0, 0.0, 0)
        self.bound = 1.0

    def _facts(self) -> dict[str, Any]:
        path = ""
        if not isinstance(self.task, Training):
            path = str(self.folder / "params.npz")
            np.savez(path, *self._lowered.params)
        return {
            "pristine": self._lowered.program.text, "parameters": path, "platform": self._platform,
        }  # fmt: skip

    def __enter__(self) -> Self:
        """Load what the search may see, and judge the original. Raises MeasureError."""
        try:
            if self._lowered.predict is not None:
                data = Engine(self._platform).pack(to_bytes(self._lowered.predict))
                (self.folder / "predict.o").write_bytes(data)
            again = _AGAIN if isinstance(self.task, Training) else ()
            for part in ("search", "validation", *again):
                self._write(part)
                self.nurseries.load(part)
            self._judge_original()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End all processes and remove what was built."""
        self.builders.close()
        self.nurseries.close()
        self._folder.cleanup()

    def _judge_original(self) -> None:
        built = self.build(())
        if isinstance(built, Failed):
            raise MeasureError(f"evolve: XLA does not compile the original: {built.reason}")
        self.original = built
        outcome = self._compare(built, None, _SECOND)
        if isinstance(outcome, Timed) and outcome.seconds <= LONG and self._platform == "cpu":
            self.nurseries.judge_apart()
            self._scores.clear()
            outcome = self._compare(built, None, _SECOND)
        if isinstance(outcome, Failed):
            raise MeasureError(
                f"evolve: the original fails on its own data: {outcome.stage}: {outcome.reason}"
            )
        self.baseline = outcome
        self.bound = min(1.0, outcome.error + self.margin)
        calls = len(self.task.data.search[1]) / self.task.batch
        if isinstance(self.task, Training):
            calls += self.task.steps
        self._pace = _EXTRA[self._platform] + 5 * calls * outcome.seconds

    # -- parts ------------------------------------------------------------------------------------

    def _write(self, part: str) -> None:
        x, y = self.task.data.parts["validation" if part in _AGAIN else part]
        arrays = {"x": x, "y": y}
        task = self.task
        if isinstance(task, Training):
            assert task.data.train is not None
            rng = np.random.default_rng(_SEEDS[part])
            init = flatten(task.init(np.random.default_rng(_SEEDS[part])), task)
            arrays |= {f"init{number}": array for number, array in enumerate(init)}
            count = len(task.data.train[1])
            rounds = -(-task.steps * task.batch // count)
            order = np.concatenate([rng.permutation(count) for _ in range(rounds)])
            arrays["order"] = order[: task.steps * task.batch].reshape(task.steps, task.batch)
            np.savez(self.folder / "train.npz", x=task.data.train[0], y=task.data.train[1])
        np.savez(self.folder / f"{part}.npz", allow_pickle=False, **arrays)

    def unseal(self) -> None:
        """Take the report part out of its box: once, when nothing is chosen any more."""
        if "report" in self.nurseries.parts:
            raise MeasureError("evolve: the report part was used already; it is for one look")
        self._write("report")
        self.nurseries.load("report")

    # -- building and judging ---------------------------------------------------------------------

    def submit(self, genome: Genome) -> Future[Built | Failed]:
        """Begin to build a genome."""
        return self.builders.submit(genome)

    def build(self, genome: Genome, *, again: bool = False) -> Built | Failed:
        """Build a genome now."""
        return self.builders.submit(genome, again=again).result()

    def measure(self, built: Built) -> Outcome:
        """Judge on the search part, and time in turn with the original."""
        few = self.baseline.seconds > _SLOW
        return self._compare(built, self.original, replace(_QUICK, rounds=3) if few else _QUICK)

    def confirm(self, built: Built) -> Outcome:
        """The same for longer."""
        return self._compare(built, self.original, _SECOND)

    def compare(self, built: Built, other: Built | None = None, *, processes: int = 0) -> Outcome:
        """The same with care. Beside another variant, one that is more wrong fails."""
        bound = self.bound
        if other is not None:
            score = self.score(other, "search")
            if isinstance(score, Failed):
                return score
            bound = score.error + _SLACK
        against = other or self.original
        rounds = [self._compare(built, against, _CAREFUL, bound) for _ in range(processes or 2)]
        return spread(rounds)

    def score(self, built: Built, part: str) -> Score | Failed:
        """How good a variant is on a part."""
        if (built.key, part) not in self._scores:
            reply = self._ask(self._order(built, part) | {"pace": _FIRST})
            known = reply if isinstance(reply, Failed) else Score(**reply)
            self._scores[built.key, part] = known
        return self._scores[built.key, part]

    def validate(self, built: Built) -> Score | Failed:
        """How good it is on validation data; of training, on average over several starts."""
        parts = [part for part in self.nurseries.parts if part not in ("search", "report")]
        found: list[Score] = []
        for part in parts:
            score = self.score(built, part)
            if isinstance(score, Failed):
                return score
            found.append(score)
        rows = [(score.error, score.accuracy, score.balanced) for score in found]
        return Score(*(float(mean) for mean in np.mean(rows, 0)))

    def _compare(
        self, built: Built, against: Built | None, effort: Effort, bound: float | None = None
    ) -> Outcome:
        score = self._judge(built, self.bound if bound is None else bound)
        if isinstance(score, Failed):
            return score
        with self._quiet():
            reply = self._ask(
                {
                    "do": "time", "candidate": built.path,
                    "against": None if against is None else against.path,
                    "budget": effort.budget, "rounds": effort.rounds, "patient": effort.patient,
                    "usual": self._usual,
                }
            )  # fmt: skip
        if isinstance(reply, Failed):
            return reply
        reply |= {"error": score.error}
        if against is None:
            return timed_of(reply, None)
        own = effort is _CAREFUL or against is not self.original
        return timed_of(reply, math.nan if own else self.baseline.seconds)

    def _judge(self, built: Built, bound: float) -> Score | Failed:
        """How good it is on the search part; what is known of the same code is not asked again."""
        score = self._scores.get((built.key, "search"))
        if not isinstance(score, Score):
            reply = self._ask(self._order(built, "search", bound) | {"usual": self._usual})
            if isinstance(reply, Failed):
                return reply
            score = self._scores[built.key, "search"] = Score(**reply)
        if not score.error <= bound:
            return Failed("wrong", f"error {score.error:.3g}, more than {bound:.3g}")
        return score

    def _order(self, built: Built, part: str, bound: float = 1.0) -> dict[str, Any]:
        return {
            "do": "score", "candidate": built.path, "part": part, "bound": bound,
            "pace": self._pace, "usual": 0.0,
        }  # fmt: skip

    @property
    def _usual(self) -> float:
        """Seconds of a call of the original; 0 while they are not known."""
        return 0.0 if math.isnan(self.baseline.seconds) else self.baseline.seconds

    def _quiet(self) -> AbstractContextManager[None]:
        """While something is timed, our own compiling stops. Not on a GPU: there XLA times kernels
        as it compiles, and a pause would count.
        """
        return self.builders.paused() if self._platform == "cpu" else nullcontext()

    def _ask(self, request: dict[str, Any]) -> dict[str, Any] | Failed:
        return self.nurseries.ask(request, 2 * request.get("pace", self._pace) + 30)
