"""Does the language do what the engine asks: pure, replayable, keyed by what runs?"""

from __future__ import annotations

import random

import numpy as np
import pytest

pytest.importorskip("jax", reason="models: jax is not installed; pip install 'perfdojo[models]'")

from perfdojo.errors import BuildError
from perfdojo.evolve.language import Spec, make_language
from perfdojo.evolve.stablehlo.language import StablehloLanguage, bake
from perfdojo.evolve.stablehlo.program import Program
from tests.evolve.stablehlo.sample import CONV, NET, arguments, program, run

pytestmark = pytest.mark.models


def language(sample: str = NET) -> StablehloLanguage:
    made = make_language(
        Spec("stablehlo", {"pristine": program(sample).text, "parameters": "", "platform": "cpu"})
    )
    assert isinstance(made, StablehloLanguage)
    return made


def test_edits_replay_to_the_same_text() -> None:
    genome = ("narrow(arg1, 0, 4, first)", "constant(multiply0, 1, 4)", "bypass(tanh0, multiply0)")
    assert language().apply(genome).text == language().apply(genome).text


def test_edits_that_no_longer_apply_are_dropped() -> None:
    changed = language().apply(("delete(tanh0, multiply0)", "bypass(tanh0, multiply0)"))
    assert changed.edits == ("delete(tanh0, multiply0)",)
    assert changed.dropped == ("bypass(tanh0, multiply0)",)


def test_edits_that_change_nothing_have_the_key_of_the_original() -> None:
    made = language()
    assert made.key(("reuse(broadcast_in_dim2, broadcast_in_dim2)",)) == made.key(())
    assert made.key(("constant(multiply0, 1, 4)",)) != made.key(())


def test_the_same_seed_proposes_the_same() -> None:
    weights = dict.fromkeys(language().kinds(), 1.0)
    one, two = (
        [made.propose((), random.Random(n), weights) for n in range(20)]
        for made in (language(), language())
    )
    assert one == two


def test_proposals_are_counted_with_those_that_verify() -> None:
    made = language(CONV)
    weights = dict.fromkeys(made.kinds(), 1.0)
    rng = random.Random(0)
    for _ in range(60):
        made.propose((), rng, weights)
    assert 0.6 * made.proposed <= made.verified <= made.proposed


def test_the_first_genomes_are_those_of_a_person() -> None:
    assert ("spread(all)",) in language(CONV).starts()
    assert ("spread(all)",) not in language(NET).starts()
    assert any(genome[0].startswith("constant(") for genome in language(NET).starts())


def test_sizes_are_halved_and_quartered_first_those_with_most_work() -> None:
    cuts = [genome[0] for genome in language(NET).starts() if genome[0].startswith("narrow(")]
    assert cuts, "the net has hidden units and a batch"
    made = language(NET)
    assert all(made.apply((cut,)).edits == (cut,) for cut in cuts)


def test_a_number_is_varied_in_its_place_if_the_result_verifies() -> None:
    made, rng = language(NET), random.Random(0)
    edits = ("bypass(tanh0, dot_general0)", "narrow(arg1, 0, 4, first)")
    varied = {made.vary(edits, 1, rng) for _ in range(30)} - {None}
    assert varied == {"narrow(arg1, 0, 2, first)", "narrow(arg1, 0, 6, first)"} | (
        varied & {"narrow(arg1, 0, 3, first)", "narrow(arg1, 0, 5, first)"}
    )
    assert made.vary(edits, 0, rng) is None, "there is no number in it"
    for one in varied:
        assert one is not None
        assert made.apply((edits[0], one)).dropped == ()


def test_an_edit_is_explained_in_terms_of_the_model() -> None:
    found = language().explain(("narrow(arg1, 0, 4, first)",), 0)
    assert found.summary.startswith("keeps 4 of 8 in dimension 0 of 'arg1'")
    assert "arg0" in found.summary
    assert "+" in found.diff
    gone = language().explain(("bypass(none, arg0)",), 0)
    assert gone.summary.startswith("no longer applies")


def test_parameters_become_constants() -> None:
    given = arguments(program(NET))
    baked = bake(Program.parse(program(NET).text), given[:3])
    assert len(baked.block.arguments) == 1
    np.testing.assert_array_equal(run(baked, given[3:]), run(program(NET), given))


def test_a_program_that_grew_too_long_is_not_compiled() -> None:
    with pytest.raises(BuildError, match="grew too long"):
        language().build(" " * 1_000_000)
