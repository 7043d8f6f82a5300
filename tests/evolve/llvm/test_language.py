"""Is LLVM IR a language as the engine wants it: proposed, applied, built, explained?"""

from __future__ import annotations

import random

import pytest

from perfdojo.errors import BuildError, NotFoundError
from perfdojo.evolve.language import Spec, make_language
from perfdojo.evolve.llvm import language as language_file
from tests.evolve.llvm.sample import text

pytestmark = pytest.mark.llvm


def make(level: str = "light"):  # type: ignore[no-untyped-def]
    facts = {"pristine": text("saxpy.light"), "functions": ["saxpy"], "level": level}
    return make_language(Spec("llvm", facts))


def test_proposed_edits_apply_and_keep_their_text() -> None:
    language = make()
    weights = dict.fromkeys(language.kinds(), 1.0)
    rng = random.Random(0)
    edits: tuple[str, ...] = ()
    for _ in range(10):
        edit = language.propose(edits, rng, weights)
        assert edit is not None
        assert language.kind_of(edit) in language.kinds()
        edits = (*edits, edit)
    changed = language.apply(edits)
    assert set(changed.edits) | set(changed.dropped) == set(edits)


def test_the_first_genomes_are_promises_that_apply() -> None:
    language = make()
    starts = language.starts()
    assert starts[0] == ("noalias(@saxpy)",)
    assert ("noalias(@saxpy)", "fastmath(@saxpy, fast)") in starts
    assert all(language.apply(genome).dropped == () for genome in starts)


def test_an_edit_that_does_not_fit_is_dropped() -> None:
    changed = make().apply(("delete(@saxpy#999, {})", "noalias(@saxpy)"))
    assert changed.edits == ("noalias(@saxpy)",)
    assert changed.dropped == ("delete(@saxpy#999, {})",)


def test_the_same_code_has_the_same_key() -> None:
    language = make()
    plain = language.build(language.apply(()).text)
    assert language.build(language.optimise(language.apply(()).text)).key
    assert plain.key == language.build(language.apply(()).text).key
    assert plain.key != language.build(language.apply(("noalias(@saxpy)",)).text).key


def test_a_program_that_is_no_ir_is_refused() -> None:
    with pytest.raises(BuildError):
        make().build("define nothing")


def test_an_edit_is_explained_with_its_change_and_promise() -> None:
    language = make()
    found = language.explain(("noalias(@saxpy)",), 0)
    assert found.summary == "promise that a pointer's memory is reached in no other way"
    assert "+define @saxpy(" in found.diff
    assert language.promises(("noalias(@saxpy)",)) == ("the arrays that are passed do not overlap",)
    assert language.promises(()) == ()


def test_an_unknown_language_is_told() -> None:
    with pytest.raises(NotFoundError, match="unknown language 'fortran'"):
        make_language(Spec("fortran", {}))


def test_a_program_that_grew_too_long_is_not_built(monkeypatch: pytest.MonkeyPatch) -> None:
    language = make()
    weights = {"loop": 1.0}
    proposed = (language.propose((), random.Random(seed), weights) for seed in range(99))
    unrolled = next(edit for edit in proposed if edit and edit.endswith("unroll, 16)"))
    grown = language.apply((unrolled,)).text
    assert language.build(grown), "short programs may grow"
    monkeypatch.setattr(language_file, "_LONG", 0)
    monkeypatch.setattr(language_file, "_GROWTH", 2)
    assert language.build(language.apply(()).text)
    with pytest.raises(BuildError, match=r"at most 2 times as long .* got \d+ times; unroll less"):
        language.build(grown)
