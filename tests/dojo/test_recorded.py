"""Is a recorded result played again as it was, and passed over if it cannot be?"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import perfdojo as dojo
from perfdojo.dojo import explain_best, find_best, replay, start_of
from perfdojo.errors import IllegalMove, RecordsError
from perfdojo.ir import Kernel
from perfdojo.moves import parse_moves, play
from perfdojo.moves.base import _step
from perfdojo.records import Store, open_store
from perfdojo.targets import find_target
from tests.records.make import timed
from tests.records.played import FAST, begin_on, keep

pytestmark = pytest.mark.cc  # the fingerprint names the compiler

RELU = dojo.kernel("relu", N=4, M=16)
CPU = find_target("cpu")


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Store:
    monkeypatch.setenv("PERFDOJO_RECORDS", str(tmp_path / "records.db"))
    return open_store()


def expect(kernel: Kernel = RELU, steps: tuple[str, ...] = FAST) -> Kernel:
    return play(kernel, *parse_moves("; ".join(steps)))


def test_the_best_is_played(store: Store) -> None:
    run = begin_on(store, RELU)
    keep(store, run, RELU, ("parallelise(i)",), timed(2e-3))
    record = keep(store, run, RELU)
    found = find_best(store, RELU, CPU)
    assert found is not None
    assert (found.kernel, found.record) == (expect(), record)
    assert explain_best(store, RELU, CPU).applies == record


def test_build_takes_the_best(store: Store) -> None:
    x = np.linspace(-1, 1, 64, dtype=np.float32).reshape(4, 16)
    assert dojo.build(RELU, best=True).kernel == RELU  # nothing is known yet
    keep(store, begin_on(store, RELU), RELU)
    function = dojo.build("relu", best=True, N=4, M=16)
    assert function.kernel == expect()
    assert function(x).tolist() == np.maximum(x, 0).tolist()
    assert dojo.build(RELU).kernel == RELU
    assert str(dojo.explain("relu", N=4, M=16)).endswith("applies here")


def test_build_accepts_only_the_numerics_it_was_asked_for(store: Store) -> None:
    softmax = dojo.kernel("softmax", N=4, M=16)
    keep(store, begin_on(store, softmax), softmax, ("reciprocal(y:0)",))
    assert dojo.build(softmax, best=True).kernel != softmax
    assert dojo.build(softmax, best=True, numerics="exact").kernel == softmax
    assert "allowed is 'exact'" in str(dojo.explain(softmax, numerics="exact"))


def test_the_same_program_under_other_names_has_the_same_best(store: Store) -> None:
    keep(store, begin_on(store, RELU), RELU)
    text = (
        "kernel mine(i: f32[4, 16]) -> out: f32[4, 16]\n"  # there, `i` is a loop
        "  for row in 4:\n    for x in 16:\n      out[row, x] = max(i[row, x], 0.0)\n"
    )
    mine = dojo.kernel(text)
    found = find_best(store, mine, CPU)
    assert found is not None
    assert dojo.digest(found.kernel) == dojo.digest(expect())
    assert found.kernel.name == "mine"
    assert [b.name for b in (*found.kernel.inputs, *found.kernel.outputs)] == ["i", "out"]
    assert dojo.build(mine, best=True)(i=np.ones((4, 16), np.float32)).sum() == 64


# --------------------------------------------------------------------------------------------
# Records that lead nowhere


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"steps": ("split(q, 8)",)}, "split(q, 8): unknown loop 'q'"),
        ({"steps": ("leap(i)",)}, "unknown move 'leap'"),
        ({"steps": ("split(j, 7)",)}, "split(j, 7): expected the factor to divide"),
        ({"steps": ("nonsense",)}, "expected a move such as split(i, 8), got 'nonsense'"),
        ({"steps": ("split(j, 4)",)}, "run {run}: its moves lead to another program today ("),
        ({"run": "gone", "steps": ("split(q, 8)",)}, "split(q, 8): unknown loop 'q'"),
    ],
)
def test_a_record_that_cannot_be_played_is_passed_over(
    store: Store, change: dict[str, object], reason: str
) -> None:
    run = begin_on(store, RELU)
    slow = keep(store, run, RELU, ("parallelise(i)",), timed(2e-3))
    store.add(replace(slow, **{"outcome": timed(1e-3), "digest": "0" * 16} | change))
    found = find_best(store, RELU, CPU)
    assert found is not None
    assert found.record == slow
    assert dojo.build(RELU, best=True).kernel == found.kernel
    answer = explain_best(store, RELU, CPU)
    assert answer.applies == slow
    assert answer.others[0].reasons[0].startswith(reason.format(run=run.id))


def test_a_record_without_its_run_is_played_on_the_kernel_at_hand(store: Store) -> None:
    record = keep(store, begin_on(store, RELU), RELU)
    with Store(None) as other:
        other.add(record)
        found = find_best(other, RELU, CPU)
        assert found is not None
        assert found.kernel == expect()


def test_a_run_of_another_program_is_not_believed(store: Store) -> None:
    wrong = dojo.kernel("tanh", N=4, M=16)
    record = keep(store, begin_on(store, wrong), wrong)
    store.add(replace(record, kernel="relu", start=dojo.digest(RELU)))
    assert find_best(store, RELU, CPU) is None
    (text,) = explain_best(store, RELU, CPU).others[0].reasons
    assert text.startswith(f"run {record.run} started from another program (")


def test_a_run_whose_text_changed_is_not_believed(store: Store) -> None:
    run = begin_on(store, RELU)
    keep(store, run, RELU)
    changed = replace(run, text=run.text.replace("0.0", "1.0"), spent=1.0)
    store.merge([changed])
    assert find_best(store, RELU, CPU) is None
    with pytest.raises(RecordsError, match=r"the digest of its kernel is \w+ today, recorded is"):
        start_of(changed)


def test_a_move_that_breaks_is_no_crash(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    keep(store, begin_on(store, RELU), RELU)
    _step.cache_clear()  # what was played before is remembered
    monkeypatch.setattr("perfdojo.moves.split.Split.apply", lambda *_: 1 / 0)
    assert find_best(store, RELU, CPU) is None
    (text,) = explain_best(store, RELU, CPU).others[0].reasons
    assert text == "its moves cannot be played: ZeroDivisionError: division by zero"


def test_a_class_that_is_weaker_than_recorded_is_refused(store: Store) -> None:
    softmax = dojo.kernel("softmax", N=4, M=16)
    record = keep(store, begin_on(store, softmax), softmax, ("reciprocal(y:0)",))
    assert replay(softmax, record, CPU).digest == record.digest
    with pytest.raises(IllegalMove, match="is of class 'reassociate', this game allows 'exact'"):
        replay(softmax, replace(record, numerics="exact"), CPU)
