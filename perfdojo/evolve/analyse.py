"""What does each edit contribute, and which act only together? (Tested, not proven.)

Each edit is tried alone and left out of the whole. What is worth as much alone as in company is
independent; what fails or loses alone, but wins in company, is epistatic, and pairs tell with whom.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from perfdojo.dojo.analyse import Gain
from perfdojo.evolve.builder import Built
from perfdojo.evolve.language import Genome
from perfdojo.evolve.minimise import Comparer
from perfdojo.measure.outcome import Failed
from perfdojo.measure.paired import Ratio

_SAME = 0.02  # of the speed: gains that differ by less are the same
_NONE = Ratio(1.0, 1.0, 1.0)


@dataclass(frozen=True, slots=True)
class Share:
    """One edit's part in the speed of a list.

    `alone`: how many times faster the program with only this edit is than the original. `without`:
    how many times faster the whole list is than the list without it. `needs`: places of edits
    without which it does not apply, fails, or gains nothing.
    """

    place: int
    edit: str
    alone: Gain
    without: Gain
    independent: bool
    needs: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Pair:
    """Two edits that are worth more, or less, together than each by itself."""

    one: int
    two: int
    together: Gain
    expected: float  # the product of what each is worth alone; 0 if one fails alone


@dataclass(frozen=True, slots=True)
class Analysis:
    """The shares of all edits, and the pairs that interact."""

    shares: tuple[Share, ...]
    pairs: tuple[Pair, ...]

    @property
    def groups(self) -> tuple[tuple[int, ...], ...]:
        """Places of edits that hang together, by pairs or by need; lone ones are in no group."""
        group_of = {share.place: {share.place} for share in self.shares}
        links = [(pair.one, pair.two) for pair in self.pairs]
        links += [(share.place, other) for share in self.shares for other in share.needs]
        for one, two in links:
            joined = group_of[one] | group_of[two]
            group_of.update(dict.fromkeys(joined, joined))
        return tuple(sorted({tuple(sorted(g)) for g in group_of.values() if len(g) > 1}))


def analyse(
    comparer: Comparer,
    edits: Genome,
    *,
    watch: Callable[[str], None] = lambda text: None,
) -> Analysis:
    """The share of each edit, and each pair that is epistatic."""
    measure = _Measure(comparer)
    whole = range(len(edits))
    alone, without = [], []
    for place in whole:
        watch(f"edit {place + 1} of {len(edits)}")
        alone.append(measure.gain((edits[place],)))
        without.append(measure.loss(edits, _but(edits, place)))
    likely = [place for place in whole if not _is_independent(alone[place], without[place])]
    pairs = []
    for one, two in itertools.combinations(likely, 2):
        watch(f"edits {one + 1} and {two + 1}")
        together = measure.gain((edits[one], edits[two]))
        expected = _value(alone[one]) * _value(alone[two])
        if _value(together) > max(1.0, expected) * (1 + _SAME):
            pairs.append(Pair(one, two, together, expected))
    shares = tuple(
        Share(
            place, edits[place], alone[place], without[place], place not in likely,
            tuple(_needs(measure, edits, place, alone, pairs)),
        )
        for place in whole
    )  # fmt: skip
    return Analysis(shares, tuple(pairs))


def _needs(
    measure: _Measure, edits: Genome, place: int, alone: Sequence[Gain], pairs: Sequence[Pair]
) -> Iterator[int]:
    """The partners without which an edit is nothing: it fails or gains nothing alone, not in pair.

    An edit that no longer applies when another is gone needs that one, whatever it is worth.
    """
    partners = {pair.two for pair in pairs if pair.one == place}
    partners |= {pair.one for pair in pairs if pair.two == place}
    is_nothing = isinstance(alone[place], Failed) or _value(alone[place]) < 1 + _SAME
    for other in range(len(edits)):
        if other == place:
            continue
        dropped = edits[place] not in measure.applied(_but(edits, other))
        if dropped or (other in partners and is_nothing):
            yield other


class _Measure:
    """Gains of lists of edits; programs that are the same are not measured again."""

    def __init__(self, comparer: Comparer) -> None:
        self._comparer = comparer
        self._known: dict[tuple[str, str], Gain] = {}
        self._built: dict[Genome, Built | Failed] = {}

    def build(self, edits: Genome) -> Built | Failed:
        if edits not in self._built:
            self._built[edits] = self._comparer.build(edits)
        return self._built[edits]

    def applied(self, edits: Genome) -> Genome:
        """Those that apply; all, if the list cannot be built."""
        built = self.build(edits)
        return edits if isinstance(built, Failed) else built.edits

    def gain(self, edits: Genome) -> Gain:
        """Over the original."""
        return self._compare(self.build(edits), None)

    def loss(self, whole: Genome, rest: Genome) -> Gain:
        """How many times faster `whole` is than `rest`; why not, if `rest` fails."""
        built, other = self.build(whole), self.build(rest)
        gain = self._compare(other, built)
        if isinstance(gain, Failed):
            return gain
        return Ratio(1 / gain.value, 1 / gain.high, 1 / gain.low)

    def _compare(self, built: Built | Failed, other: Built | Failed | None) -> Gain:
        if isinstance(built, Failed):
            return built
        if isinstance(other, Failed):
            return other
        key = (built.key, other.key if other else "")
        if key[0] == key[1]:
            return _NONE
        if key not in self._known:
            outcome = self._comparer.compare(built, other)
            self._known[key] = (
                outcome
                if isinstance(outcome, Failed)
                else Ratio(outcome.speedup, outcome.speedup_low, outcome.speedup_high)
            )
        return self._known[key]


def _is_independent(alone: Gain, without: Gain) -> bool:
    """Whether it is worth the same by itself as in company."""
    if isinstance(alone, Failed) or isinstance(without, Failed):
        return False
    return abs(math.log(alone.value / without.value)) < math.log(1 + _SAME)


def _value(gain: Gain) -> float:
    return 0.0 if isinstance(gain, Failed) else gain.value


def _but(edits: Genome, place: int) -> Genome:
    return edits[:place] + edits[place + 1 :]
