"""Does analysing find what each edit is worth, and a planted epistatic pair?"""

from __future__ import annotations

from perfdojo.evolve.analyse import analyse
from perfdojo.measure.outcome import Failed
from perfdojo.measure.paired import Ratio
from tests.evolve.test_evolution import planted
from tests.evolve.toys import Landscape

EDITS = ("set(a)", "set(b)", "set(c)")


def test_an_epistatic_pair_is_found() -> None:
    """`b` fails alone, `c` alone is worth nothing, together they win."""
    found = analyse(Landscape(planted), EDITS)
    (pair,) = found.pairs
    assert (pair.one, pair.two) == (1, 2)
    assert isinstance(pair.together, Ratio)
    assert abs(pair.together.value - 1 / 0.7) < 1e-6
    assert found.groups == ((1, 2),)


def test_an_edit_that_fails_alone_says_so_and_whom_it_needs() -> None:
    found = analyse(Landscape(planted), EDITS)
    assert isinstance(found.shares[1].alone, Failed)
    assert found.shares[1].needs == (2,)
    assert found.shares[2].needs == (1,)


def test_independent_edits_are_in_no_pair() -> None:
    def rule(letters: str) -> tuple[float, float]:
        return 0.8 ** ("a" in letters) * 0.7 ** ("b" in letters), 0.0

    found = analyse(Landscape(rule), ("set(a)", "set(b)"))
    assert found.pairs == ()
    assert all(share.independent for share in found.shares)


def test_shares_are_what_leaving_out_costs() -> None:
    found = analyse(Landscape(planted), EDITS)
    assert isinstance(found.shares[0].without, Ratio)
    assert abs(found.shares[0].without.value - 0.7 / 0.5) < 1e-3
