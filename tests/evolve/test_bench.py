"""Are wrong variants refused by a draft, before they are built, and right ones built?"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from perfdojo.evolve.bench import Mode
from perfdojo.evolve.builder import Built
from perfdojo.evolve.llvm.build import numbered, to_object, verify_ir
from perfdojo.evolve.load import load_task
from perfdojo.evolve.subject import make_subject
from perfdojo.measure.outcome import Failed
from tests.evolve.llvm.sample import text
from tests.evolve.test_run import write

pytestmark = [pytest.mark.llvm, pytest.mark.clang]


def test_a_draft_refuses_what_is_wrong_and_lets_the_rest_through(tmp_path: Path) -> None:
    subject = make_subject(load_task(write(tmp_path)))
    language = subject.language()
    stores = [
        one.id for one in language._module.function("blur").instructions() if one.opcode == "store"
    ]
    wrong = (f"delete({stores[-1]}, {{}})",)
    with subject.open_bench(Mode()) as bench:
        refused = bench.submit(wrong).result()
        assert isinstance(refused, Failed)
        assert refused.stage == "wrong"
        assert isinstance(bench.submit(()).result(), Built)
        assert isinstance(bench.submit(("noalias(@blur)",)).result(), Built)
        unscreened = bench.build(wrong)
        assert isinstance(unscreened, Built), "gates look at the code itself"
        outcome = bench.measure(unscreened)
        assert isinstance(outcome, Failed)


def test_a_draft_that_was_right_is_not_run_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    subject = make_subject(load_task(write(tmp_path)))
    with subject.open_bench(Mode()) as bench:
        assert isinstance(bench.submit(()).result(), Built)
        looked: list[str] = []
        monkeypatch.setattr(bench._screen, "check", lambda path, _: looked.append(path))
        hinted = bench.submit(("noalias(@blur)",)).result()
        assert isinstance(hinted, Built)
        assert looked == [], "a promise to the optimiser leaves a draft as it was"
        assert not hinted.is_draft


def test_an_endless_draft_is_stopped_and_the_next_one_is_seen(tmp_path: Path) -> None:
    subject = make_subject(load_task(write(tmp_path)))
    back = _branches(subject.language())
    with subject.open_bench(Mode()) as bench:
        outcomes = [bench.submit((edit,)).result() for edit in back]
        stages = {found.stage for found in outcomes if isinstance(found, Failed)}
        assert stages & {"timeout", "crash", "bounds"}
        assert isinstance(bench.submit(()).result(), Built)


def _branches(language) -> list[str]:  # type: ignore[no-untyped-def]
    found = language._module.function("blur").instructions()
    conditional = [one.id for one in found if one.opcode == "br" and len(one.operands) == 3]
    return [f"branch({name}, {arm})" for name in conditional for arm in (0, 1)]


@pytest.mark.parametrize("name", ["walk.O3", "saxpy.light", "stencil.light"])
def test_names_of_values_are_no_code(name: str) -> None:
    found = numbered(text(name))
    verify_ir(found)
    assert numbered(re.sub(r"\bv1\b", "other", found)) == found
    if not name.startswith("stencil"):
        assert to_object(found, effort=0) == to_object(text(name), effort=0)


PAIR = """\
%pair = type { i32, i32 }
define i64 @f(ptr %a) {
  %b = getelementptr %pair, ptr %a, i64 1
  %c = ptrtoint ptr %b to i64
  ret i64 %c
}
"""


def test_names_of_types_stay() -> None:
    found = numbered(PAIR)
    verify_ir(found)
    assert "getelementptr %pair, ptr %v0" in found
