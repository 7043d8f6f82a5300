"""Which genomes come next? (Tested, not proven.) NSGA-II on time and error, never waiting.

While one brood is tried, the next is being built. Programs whose code is the same are tried once.
"""

from __future__ import annotations

import hashlib
import random
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Protocol

from perfdojo.evolve.builder import Built
from perfdojo.evolve.course import Course, Point, Progress
from perfdojo.evolve.guard import REFUSED, Guard
from perfdojo.evolve.language import Genome, Language, key_of
from perfdojo.evolve.variation import Credit, make_operators
from perfdojo.measure.outcome import Failed, Outcome, Timed
from perfdojo.search.budget import Budget
from perfdojo.search.nsga2 import Objectives, Population

_SIZE, _BROOD = 48, 8
_AHEAD = 3  # broods that are being built or tried
_CROSSING = {False: 0.3, True: 0.5}  # of a front, parts of many parents are worth joining
_IDLE = 200  # broods in a row without anything new: nothing is left to try
_REVISIT = 10  # broods until a parent is measured again
_CLAIM = 1.002  # times faster than the best: then it is measured again
_BETTER = 1.005  # times faster than its parent: then its new edits have helped


class Tester(Protocol):
    """What can build and measure: the bench, or a recorded landscape in tests."""

    def submit(self, genome: Genome) -> Future[Built | Failed]:
        """Begin to build a genome."""

    def measure(self, built: Built) -> Outcome:
        """Check it, and time it in turn with the original."""

    def confirm(self, built: Built) -> Outcome:
        """The same for longer."""


class Asked(Protocol):
    """What asks for genomes and is told what came of them: a population, or chance."""

    def ask(self) -> list[Genome]:
        """The next genomes to try."""

    def tell(self, results: Sequence[tuple[Genome, Objectives | None]]) -> None:
        """What came of some."""

    def revise(self, genome: Genome, objectives: Objectives | None) -> None:
        """What came of one that was measured again."""


Keep = Callable[[Genome, str, Outcome], None]


class Evolution:
    """One evolution: ask, build, try, tell, until the budget is spent."""

    def __init__(
        self,
        language: Language,
        tester: Tester,
        *,
        seed: int = 0,
        strict: bool = True,
        fair: bool = False,
        size: int = _SIZE,
        guard: Guard | None = None,
        keep: Keep = lambda edits, key, outcome: None,
        watch: Callable[[Progress], None] = lambda progress: None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`fair`: error is worth as much as time, and what grows first grows from every start.
        `guard` says which leaders not to follow.
        """
        self.tester, self.strict, self.fair, self.guard = tester, strict, fair, guard
        self.keep, self.watch, self.clock = keep, watch, clock
        self.language = language
        self.credit = Credit(language.kinds())
        self.course = Course()
        self._births: dict[str, tuple[Genome, Genome]] = {}  # parent, and what is new
        self._keys: dict[str, str] = {}  # from genomes to code
        self._built: dict[str, Built] = {}  # by key of the code
        self._left: list[Genome] = []  # what is left of variants that gates refused
        self.rng = random.Random(seed)
        starts: list[Genome] = [(), *language.starts()]
        for start in starts[1:]:
            self.note_birth(start, (), start)
        seeds = starts if fair else starts[:1]
        operators = make_operators(language, self.credit, self.note_birth, seeds)
        self.population: Asked = Population(
            operators,
            self.rng,
            size=size,
            brood=_BROOD,
            crossing=_CROSSING[fair],
            starts=starts,
            fair=fair,
        )

    def note_birth(self, child: Genome, parent: Genome, new: Genome) -> None:
        """Remember which edits of a child are new, to credit their kinds."""
        self._births[key_of(child)] = (parent, new)

    def resume(self, known: Sequence[tuple[Genome, str, Outcome]]) -> None:
        """Take up what an earlier process has tried, in that order."""
        for edits, key, outcome in known:
            if self.guard is not None and isinstance(outcome, Failed) and outcome.stage == REFUSED:
                self.guard.ban(edits)
            self._learn(edits, key, outcome)
            self.population.tell([(edits, self._objectives(outcome))])
        self.course.evaluated = len({key for _, key, _ in known})

    def run(self, budget: Budget, *, spent: float = 0.0) -> Course:
        """Evolve until the budget is spent or the user interrupts (Ctrl-C)."""
        began = self.clock() - spent
        course = self.course
        pending: deque[list[tuple[Genome, Future[Built | Failed] | None]]] = deque()
        broods = idle = 0

        def is_over() -> bool:
            course.elapsed = self.clock() - began
            return course.elapsed >= budget.seconds or course.evaluated >= budget.measurements

        try:
            while not is_over() and idle < _IDLE:
                before = len(course.outcomes)
                while len(pending) < _AHEAD:
                    genomes, self._left = self._left or self.population.ask(), []
                    pending.append([self._begin(genome) for genome in genomes])
                for genome, future in pending.popleft():
                    if is_over():
                        break
                    self._try(genome, future)
                    self.watch(Progress(course, budget))
                self._challenge()
                broods += 1
                idle = 0 if len(course.outcomes) > before else idle + 1
                if broods % _REVISIT == 0:
                    self._revisit()
                    self._note_history()
        except KeyboardInterrupt:
            course.interrupted = True
        for brood in pending:
            for _, future in brood:
                if future is not None:
                    future.cancel()
        self._note_history()
        course.elapsed = self.clock() - began
        course.weights = self.credit.weights()
        return course

    # -- one genome -----------------------------------------------------------------------------

    def _begin(self, genome: Genome) -> tuple[Genome, Future[Built | Failed] | None]:
        if self.guard is not None:
            genome = self.guard.strip(genome)
        known = key_of(genome) in self._keys
        return genome, None if known else self.tester.submit(genome)

    def _try(self, genome: Genome, future: Future[Built | Failed] | None) -> None:
        """Judge one genome and tell the population."""
        course, name = self.course, key_of(genome)
        parent, new = self._births.pop(name, ((), ()))
        kinds = {self.language.kind_of(edit) for edit in new}
        if self.guard is not None and self.guard.holds_banned(genome):  # since it was begun
            self.credit.note(kinds, helped=False)
            return
        if future is None or name in self._keys:  # two broods may ask for the same
            course.duplicates += 1
            self.credit.note(kinds, helped=False, known=True)
            return
        built = future.result()
        if isinstance(built, Failed):
            digest = hashlib.blake2b(name.encode(), digest_size=16).hexdigest()
            key, edits = f"unbuilt {digest}", genome
            outcome: Outcome = built
            course.failed[built.stage] += 1
            if built.stage != "compile":  # a draft of it was run and judged
                course.evaluated += 1
                self.keep(edits, key, outcome)
        elif built.key in course.outcomes:
            course.duplicates += 1
            self._keys[name] = built.key
            self.credit.note(kinds, helped=False, known=True)
            if built.key == self._keys.get(key_of(parent)):
                self.credit.note_vain(new)
            self._shorten(built)
            return
        else:
            key, edits = built.key, built.edits
            self._built[key] = built
            outcome = self._measure(built)
            course.evaluated += 1
            self.keep(edits, key, outcome)
        self._keys[name] = key
        before = course.outcomes.get(self._keys.get(key_of(parent), ""))
        self._learn(edits, key, outcome)
        self.credit.note(kinds, helped=self._has_helped(before, outcome, key))
        self.population.tell([(edits, self._objectives(outcome))])

    def _has_helped(self, before: Outcome | None, outcome: Outcome, key: str) -> bool:
        """Whether it is faster than its parent; where error counts, or as fast and less wrong;
        where error is worth as much as time, whether it is on the front.
        """
        if isinstance(outcome, Failed):
            return False
        if self.fair:
            return any(point.key == key for point in self.course.front)
        least = before.speedup if isinstance(before, Timed) else 1.0
        if self.strict or not isinstance(before, Timed):
            return outcome.speedup > _BETTER * least
        is_as_fast = outcome.speedup > least / _BETTER
        return outcome.speedup > _BETTER * least or (is_as_fast and outcome.error < before.error)

    def _measure(self, built: Built) -> Outcome:
        """What seems to be the fastest is measured again: it was picked for being lucky."""
        outcome = self.tester.measure(built)
        if isinstance(outcome, Failed):
            self.course.failed[outcome.stage] += 1
            return outcome
        best = self.course.best
        if best is not None and outcome.speedup > _CLAIM * best.outcome.speedup and built.edits:
            return self.tester.confirm(built)
        return outcome

    def _learn(self, edits: Genome, key: str, outcome: Outcome) -> None:
        self._keys.setdefault(key_of(edits), key)
        self.course.outcomes[key] = outcome
        if isinstance(outcome, Timed):
            self.course.points[key] = Point(edits, key, outcome)
        else:
            self.course.points.pop(key, None)

    def _shorten(self, built: Built) -> None:
        """The same code by fewer edits is the better name for it."""
        point = self.course.points.get(built.key)
        if point is not None and len(built.edits) < len(point.edits):
            self.course.points[built.key] = Point(built.edits, built.key, point.outcome)
            self.population.tell([(built.edits, self._objectives(point.outcome))])

    def _revisit(self) -> None:
        """Measure the fastest parent once more, with care; its time is the new one's."""
        best = self.course.best
        if best is None or not best.edits:
            return
        built = self._built.get(best.key) or self.tester.submit(best.edits).result()
        if isinstance(built, Failed):
            return
        outcome = self.tester.confirm(built)
        self.keep(best.edits, best.key, outcome)
        self._learn(best.edits, best.key, outcome)
        self.population.revise(best.edits, self._objectives(outcome))

    def _challenge(self) -> None:
        """Send who leads to the gates. If they refuse, all that share the reason go with it, and
        the next brood is made of what is left of them.
        """
        guard, best = self.guard, self.course.best
        if guard is None or best is None or not best.edits or best.key in guard.passed:
            return
        if not guard.has_time(self.course.elapsed):
            return
        refusal = guard.refuse(best.edits, best.key)
        if refusal is None:
            return
        self.keep(refusal.part, f"refused {key_of(refusal.part)}", refusal.why)
        fallen = [p for p in self.course.points.values() if guard.holds_banned(p.edits)]
        self.course.failed[refusal.why.stage] += len(fallen)
        for point in fallen:
            self.keep(point.edits, point.key, refusal.why)
            self._learn(point.edits, point.key, refusal.why)
            self.population.revise(point.edits, None)
        fallen.sort(key=lambda point: point.outcome.seconds)
        self._left = [guard.strip(point.edits) for point in fallen[:_BROOD]]

    def _objectives(self, outcome: Outcome) -> Objectives | None:
        """Time and error; in strict mode what is within rounding is right, and only time counts."""
        if isinstance(outcome, Failed):
            return None
        return (outcome.seconds, 0.0 if self.strict else outcome.error)

    # -- what is told -----------------------------------------------------------------------------

    def _note_history(self) -> None:
        points = tuple((p.outcome.seconds, p.outcome.error) for p in self.course.front)
        if points:
            self.course.history.append((self.course.evaluated, points))
