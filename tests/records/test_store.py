"""Is what was added there, is the best found, and does a run continue where it stopped?"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from perfdojo.errors import NotFoundError, RecordsError
from perfdojo.measure.outcome import Failed
from perfdojo.moves import NUMERICS
from perfdojo.records import Store, Tally, open_store, record
from tests.records.make import HERE, THERE, add, begin, timed

# --------------------------------------------------------------------------------------------
# Records


def test_a_record_is_there_when_the_file_is_opened_again(store: Store, path: Path) -> None:
    run = begin(store)
    made = [add(store, run, "d1", timed()), add(store, run, "d2", Failed("crash", "signal 11"))]
    with open_store(path) as again:
        assert again.records_of(run) == again.records_of(run.id) == made
        assert again.known("s0", HERE) == {"d1": made[0], "d2": made[1]}


def test_known_is_about_one_start_on_one_machine(store: Store) -> None:
    add(store, begin(store), "d1", timed())
    add(store, begin(store, fingerprint=THERE), "d2", timed())
    add(store, begin(store, start="s1"), "d3", timed())
    assert list(store.known("s0", HERE)) == ["d1"]
    assert list(store.known("s0", dict(reversed(THERE.items())))) == ["d2"]
    assert store.known("s2", HERE) == {}


def test_one_record_is_kept_once(store: Store) -> None:
    made = begin(store).record("d1", (), "exact", timed())
    assert (store.add(made), store.add(made)) == (1, 0)
    assert len(store.records_of(made.run)) == 1


def test_the_latest_outcome_of_a_program_counts(store: Store) -> None:
    run = begin(store)
    add(store, run, "d1", timed(1.0), verified=False)
    add(store, run, "d1", timed(2.0), verified=False)
    assert store.known("s0", HERE)["d1"].seconds == 2.0


def test_a_failure_of_the_moment_does_not_replace_a_time(store: Store) -> None:
    run = begin(store)
    for digest in ("d1", "d2"):
        add(store, run, digest, timed(1.0))
    add(store, run, "d1", Failed("lost", "the worker went away"))
    add(store, run, "d2", Failed("wrong", "output 'y' differs"))
    known = store.known("s0", HERE)
    assert known["d1"].seconds == 1.0
    assert isinstance(known["d2"].outcome, Failed)


def test_tallies_count_what_was_measured_and_what_failed(store: Store) -> None:
    run, idle = begin(store), begin(store, seed=1)
    for seconds in (3.0, 2.0):
        add(store, run, f"d{seconds}", timed(seconds))
    add(store, run, "d4", Failed("compile", "refused"))
    assert store.tallies() == {run.id: Tally(measured=3, failed=1, best_seconds=2.0)}
    assert store.tallies().get(idle.id, Tally()) == Tally(0, 0, None)


# --------------------------------------------------------------------------------------------
# The best


def test_the_best_is_the_fastest(store: Store) -> None:
    run = begin(store)
    for seconds in (3.0, 1.0, 2.0):
        add(store, run, f"d{seconds}", timed(seconds))
    found = store.best("s0", HERE)
    assert found is not None
    assert found.digest == "d1.0"
    assert [each.seconds for each in store.ranked("s0", HERE)] == [1.0, 2.0, 3.0]


def test_the_best_ignores_what_was_not_verified(store: Store) -> None:
    run = begin(store)
    add(store, run, "d1", timed(1.0), verified=False)
    assert store.best("s0", HERE) is None
    kept = add(store, run, "d2", timed(2.0))
    assert store.best("s0", HERE) == kept


def test_a_later_time_does_not_undo_a_verified_one(store: Store) -> None:
    run = begin(store)
    kept = add(store, run, "d1", timed(1.0))
    add(store, run, "d1", timed(0.5), verified=False)
    assert store.best("s0", HERE) == kept


def test_the_best_ignores_what_later_failed(store: Store) -> None:
    run = begin(store)
    add(store, run, "d1", timed(1.0))
    add(store, run, "d1", Failed("wrong", "held-out inputs"))
    assert store.best("s0", HERE) is None


def test_the_best_ignores_a_weaker_numerics_class(store: Store) -> None:
    run = begin(store)
    fast = add(store, run, "d1", timed(1.0), numerics="approximate")
    fair = add(store, run, "d2", timed(2.0), numerics="reassociate")
    slow = add(store, run, "d3", timed(3.0), numerics="exact")
    assert store.best("s0", HERE) == fair
    assert [store.best("s0", HERE, each) for each in NUMERICS] == [slow, fair, fast]


def test_a_program_that_was_reached_exactly_stays_exact(store: Store) -> None:
    run = begin(store)
    exact = add(store, run, "d1", timed(1.0), numerics="exact")
    add(store, run, "d1", timed(0.9), numerics="reassociate", steps=("tree(s)",))
    assert store.best("s0", HERE, "exact") == exact


def test_equal_times_are_decided_by_the_steps(store: Store) -> None:
    run = begin(store)
    for digest, steps in (("d1", ("b()",)), ("d2", ("a()", "a()")), ("d3", ("a()",))):
        add(store, run, digest, timed(1.0), steps=steps)
    assert [each.digest for each in store.ranked("s0", HERE)] == ["d3", "d1", "d2"]


def test_an_unknown_numerics_class_is_an_error(store: Store) -> None:
    add(store, begin(store), "d1", timed())
    with pytest.raises(RecordsError, match=r"numerics class \(exact, .*\), got 'sloppy'"):
        store.best("s0", HERE, "sloppy")
    with pytest.raises(RecordsError, match="got 'sloppy'"):
        begin(store, numerics="sloppy")


def test_the_numerics_classes_are_those_of_the_moves() -> None:
    assert record.NUMERICS == NUMERICS


# --------------------------------------------------------------------------------------------
# Runs


def test_a_run_continues_with_what_it_has_spent(store: Store, path: Path) -> None:
    run = begin(store)
    assert (run.status, run.spent, run.summary) == ("running", 0.0, None)
    noted = store.note_spent(run, 12.5)
    assert noted.spent == 12.5
    with open_store(path) as again:
        assert begin(again, budget="90s") == store.find_run(run.id)
        assert store.runs() == [again.find_run(run.id)]
        assert (again.runs()[0].spent, again.runs()[0].budget) == (12.5, "90s")


def test_an_interrupted_run_continues_and_a_finished_one_does_not(store: Store) -> None:
    run = begin(store)
    store.finish_run(run, "interrupted", {"speedup": 2.0})
    assert store.find_run(run.id).status == "interrupted"
    again = begin(store)
    assert (again.id, again.status) == (run.id, "running")
    done = store.finish_run(again, summary={"speedup": float("inf"), "moves": ("a()",)})
    assert done.summary == {"speedup": None, "moves": ["a()"]}
    assert store.find_run(run.id) == done
    assert begin(store).id != run.id


@pytest.mark.parametrize(
    "change",
    [
        {"start": "s1"},
        {"fingerprint": THERE},
        {"search": "random"},
        {"seed": 2**70},
        {"numerics": "exact"},
        {"text": "kernel softmax, with other names"},
    ],
    ids=lambda change: next(iter(change)),
)
def test_another_run_does_not_continue(store: Store, change: dict[str, object]) -> None:
    run = begin(store)
    other = begin(store, **change)
    assert other.id != run.id
    assert begin(store, **change) == other


BEGIN = """
import sys
from perfdojo.records import open_store
from tests.records.make import begin
print(begin(open_store(sys.argv[1])).id, flush=True)
sys.stdin.read()
"""


def test_a_run_that_another_process_works_on_is_left_alone(store: Store, path: Path) -> None:
    command = [sys.executable, "-c", BEGIN, str(path)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with subprocess.Popen(command, **pipes) as other:
        theirs = other.stdout.readline().strip()
        mine = begin(store)
        assert mine.id != theirs
        store.finish_run(mine)
        other.kill()
        other.wait()
    assert begin(store).id == theirs


def test_a_run_is_found_by_the_beginning_of_its_id(store: Store) -> None:
    with pytest.raises(NotFoundError, match="there is no run yet; `perfdojo optimize` makes one"):
        store.find_run("last")
    runs = [begin(store, seed=seed) for seed in range(40)]
    assert store.runs() == runs
    assert store.find_run("last") == runs[-1]
    for run in runs:
        assert store.find_run(run.id) == store.find_run(run.id[:10]) == run
    with pytest.raises(NotFoundError, match="there is no run 'xyz'; `perfdojo records` lists"):
        store.find_run("xyz")
    with pytest.raises(NotFoundError, match="there is no run ''"):
        store.find_run("")
    digit = next(d for d in "0123456789abcdef" if sum(r.id.startswith(d) for r in runs) > 1)
    with pytest.raises(NotFoundError, match=f"expected the beginning of one run, '{digit}' is"):
        store.find_run(digit)
