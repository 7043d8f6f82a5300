"""A language and a landscape with no compiler: edits are letters, and times follow from them."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from concurrent.futures import Future

from perfdojo.errors import BuildError
from perfdojo.evolve.builder import Built
from perfdojo.evolve.language import Changed, Code, Explanation, Genome
from perfdojo.measure.outcome import Failed, Outcome, Timed

LETTERS = "abcdefghij"


class Letters:
    """Edits are words such as `set(a)`; `neutral(n)` changes nothing."""

    pristine = ""

    def kinds(self) -> tuple[str, ...]:
        return ("neutral", "set")

    def kind_of(self, edit: str) -> str:
        return edit.partition("(")[0]

    def starts(self) -> tuple[Genome, ...]:
        return (("neutral(s)",),)

    def propose(
        self, edits: Genome, rng: random.Random, weights: Mapping[str, float]
    ) -> str | None:
        kinds = list(weights)
        kind = rng.choices(kinds, [weights[one] for one in kinds])[0]
        return f"{kind}({rng.choice(LETTERS)})"

    def apply(self, edits: Genome) -> Changed:
        return Changed(code_of(edits), edits)

    def build(self, text: str) -> Code:
        if "!" in text:
            raise BuildError("llvm: no")
        return Code(text, text.encode())

    def optimise(self, text: str) -> str:
        return text

    def explain(self, edits: Genome, place: int) -> Explanation:
        return Explanation(edits[place], "sets a letter", "", "")

    def promises(self, edits: Genome) -> tuple[str, ...]:
        return ()


class Numbers(Letters):
    """Letters whose edits have a number as well: `set(a)` may become `set(a3)`."""

    def vary(self, edits: Genome, place: int, rng: random.Random) -> str | None:
        if edits[place].startswith("neutral"):
            return None
        return f"{edits[place][:5]}{rng.randrange(1, 10)})"


def code_of(edits: Genome) -> str:
    return "".join(sorted({edit[4] for edit in edits if edit.startswith("set")}))


class Landscape:
    """Measures by a function from letters to (seconds, error), or to a failure."""

    def __init__(self, rule: Callable[[str], tuple[float, float] | Failed]) -> None:
        self.rule = rule
        self.measured: list[str] = []

    def submit(self, genome: Genome) -> Future[Built | Failed]:
        future: Future[Built | Failed] = Future()
        future.set_result(self.build(genome))
        return future

    def build(self, genome: Genome, *, again: bool = False) -> Built | Failed:
        return Built(code_of(genome) or "-", code_of(genome), genome)

    def measure(self, built: Built) -> Outcome:
        self.measured.append(built.path)
        return self.compare(built)

    def confirm(self, built: Built) -> Outcome:
        return self.compare(built)

    def compare(self, built: Built, other: Built | None = None, *, processes: int = 0) -> Outcome:
        found, before = self.rule(built.path), self.rule(other.path if other else "")
        if isinstance(found, Failed):
            return found
        assert not isinstance(before, Failed)
        ratio = before[0] / found[0]
        return Timed(found[0], ratio, ratio * 0.999, ratio * 1.001, found[1], 5)
