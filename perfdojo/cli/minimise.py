"""perfdojo minimise: which moves of a result matter?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Annotated, Any

import typer

from perfdojo.cli.arguments import JsonOption, console, print_json, print_plain, progress
from perfdojo.cli.subject import (
    BudgetOption,
    Clock,
    RunArgument,
    Subject,
    TimeIsUp,
    TimingOption,
    find_subject,
    warn_of_another_machine,
)
from perfdojo.dojo import State
from perfdojo.dojo.minimise import is_hopeless, keeps_gain, shrink
from perfdojo.dojo.repeat import calmest, spread
from perfdojo.ir import print_kernel
from perfdojo.measure.harness import Harness
from perfdojo.measure.outcome import Failed, Outcome, Timed
from perfdojo.records import Run, Store, open_store

_PROCESSES = 3  # that make one comparison
_MORE = 5  # processes that measure the result, each twice as long


def command(
    run: RunArgument,
    tolerance: Annotated[
        float, typer.Option(min=0.0, max=0.5, help="Part of the speed that may be lost in all.")
    ] = 0.03,
    budget: BudgetOption = "2m",
    timing: TimingOption = 0.5,
    point: Annotated[
        int, typer.Option(help="Of a model: the point of its front; by default the picked one.")
    ] = -1,
    json: JsonOption = False,
) -> None:
    """Drop the moves that do not matter; the shorter list is recorded as a run of its own."""
    clock = Clock(budget)
    with open_store(create=False) as store:
        found_run = store.find_run(run)
        if found_run.is_model:
            from perfdojo.cli.models import minimise_model  # loads jax

            place = None if point < 0 else point
            minimise_model(store, found_run, place, budget, tolerance, json)
            return
        if found_run.is_evolved:
            from perfdojo.cli.evolved import minimise_run  # takes its time to load

            minimise_run(store, found_run, budget, tolerance, json)
            return
        subject = find_subject(store, run)
        warn_of_another_machine(subject)
        made = _begin(store, subject, budget)
        with (
            progress.status("measuring the untouched kernel") as status,
            Harness(subject.game.start.kernel, subject.game.target) as harness,
        ):
            judge = Judge(harness, store, made, subject.state, tolerance, timing, clock)
            found, ending = _shrink(subject, judge, status.update)
            judge.hurry = ending == "interrupted"
            status.update("measuring the result with care")
            answer, shortest = _conclude(judge, subject, found, ending)
        store.note_spent(made, made.spent + clock.spent)
        done = ending == "minimal"
        store.finish_run(made, "finished" if done else "interrupted", answer)
    if json:
        print_json(answer)
    else:
        _print(answer, shortest)
    if not answer["verified"]:
        raise typer.Exit(1)
    if ending == "interrupted":
        raise typer.Exit(130)


def _begin(store: Store, subject: Subject, budget: str) -> Run:
    old = subject.run
    return store.begin_run(
        kernel=old.kernel,
        start=old.start,
        text=old.text,
        fingerprint=subject.game.target.fingerprint(),
        search=f"minimise {old.id}",
        seed=0,
        numerics=old.numerics,
        budget=budget,
    )


@dataclass
class Judge:
    """Says whether a state is as fast as the whole list, by timing both in turn."""

    harness: Harness
    store: Store
    run: Run
    whole: State
    tolerance: float
    timing: float
    clock: Clock
    hurry: bool = False
    measured: int = 0
    failed: Counter[str] = field(default_factory=Counter)
    _known: dict[str, Outcome] = field(default_factory=dict)  # of this run, before it was stopped

    def __post_init__(self) -> None:
        for record in self.store.records_of(self.run):  # the first: a later one is over the start
            self._known.setdefault(record.digest, record.outcome)

    def is_as_fast(self, state: State) -> bool:
        """Raises TimeIsUp when the budget is spent."""
        if state.digest not in self._known:
            self.clock.check()
            self._known[state.digest] = self._measure(state)
            self.keep(state, self._known[state.digest])
        return keeps_gain(self._known[state.digest], self.tolerance)

    def _measure(self, state: State) -> Outcome:
        (first,) = self.time(state, self.whole, processes=1)
        if is_hopeless(first, self.tolerance):
            return first
        return calmest([first, *self.time(state, self.whole, processes=_PROCESSES - 1)])

    def time(self, state: State, other: State, processes: int, care: int = 1) -> list[Outcome]:
        """How many times faster `state` is than `other`, in so many processes."""
        self.measured += 1
        budget = care * self.timing / _PROCESSES
        outcomes = [
            self.harness.confirm(state.kernel, other.kernel, budget=budget)
            for _ in range(processes)
        ]
        self.failed.update(o.stage for o in outcomes if isinstance(o, Failed))
        return outcomes

    def time_with_care(self, state: State, other: State) -> list[Outcome]:
        """The same for the result; someone who has pressed Ctrl-C does not want to wait."""
        if self.hurry:
            return self.time(state, other, _PROCESSES)
        return self.time(state, other, _MORE, care=2)

    def keep(self, state: State, outcome: Outcome, *, verified: bool = False) -> None:
        """Record it, at once."""
        record = self.run.record(
            state.digest, state.steps, state.numerics, outcome, verified=verified
        )
        self.store.add(record)


def _shrink(subject: Subject, judge: Judge, say: Callable[[str], None]) -> tuple[list[State], str]:
    """Ever shorter states, and why it ended: the last is minimal, time is up, or Ctrl-C."""
    found, total = [subject.state], len(subject.state.moves)

    def is_as_fast(state: State) -> bool:
        say(
            f"{len(found[-1].moves)} of {total} moves left; trying {len(state.moves)} "
            f"(comparison {judge.measured + 1}, at most {judge.clock.left:.0f} s left)"
        )
        return judge.is_as_fast(state)

    try:
        for state in shrink(subject.game, subject.state.moves, is_as_fast):
            found.append(state)
    except TimeIsUp:
        return found, "budget"
    except KeyboardInterrupt:
        return found, "interrupted"
    return found, "minimal"


def _settle(judge: Judge, found: list[State]) -> tuple[State, Outcome]:
    """The shortest state that keeps the gain also when it is measured with care, and by how much.

    Of many comparisons some are lucky. The whole list, which comes first, needs no luck.
    """
    place = len(found) - 1
    while True:
        outcomes = judge.time_with_care(found[place], judge.whole)
        if place == 0 or keeps_gain(calmest(outcomes), judge.tolerance):
            return found[place], spread(outcomes)
        place -= max(1, place // (2 if judge.hurry else 4))


def _conclude(
    judge: Judge, subject: Subject, found: list[State], ending: str
) -> tuple[dict[str, Any], State]:
    """The result measured with care and on held-out inputs; it is recorded if it is right."""
    harness = judge.harness
    state, over_whole = _settle(judge, found)
    over_start = spread(judge.time_with_care(state, subject.game.start))
    verified = not isinstance(harness.check_held_out(state.kernel), Failed)
    judge.keep(state, over_start, verified=verified and isinstance(over_start, Timed))
    answer = {
        "run": judge.run.id,
        "minimised": subject.run.id,
        "kernel": subject.run.kernel,
        "target": subject.game.target.name,
        "moves_before": len(subject.state.moves),
        "moves": list(state.steps),
        "numerics": state.numerics,
        "verified": verified,
        **_speed(harness, over_start),
        **{f"kept{name}": value for name, value in _interval(over_whole).items()},
        "tolerance": judge.tolerance,
        "measured": judge.measured,
        "failed": dict(judge.failed),
        "ended": "noise" if state.digest != found[-1].digest else ending,
    }
    return answer, state


def _speed(harness: Harness, over_start: Outcome) -> dict[str, float | None]:
    best = over_start.seconds if isinstance(over_start, Timed) else None
    return {
        "baseline_seconds": harness.baseline.seconds,
        "best_seconds": best,
        **{f"speedup{name}": value for name, value in _interval(over_start).items()},
        "floor_fraction": harness.floor / best if best else None,
    }


def _interval(outcome: Outcome) -> dict[str, float | None]:
    if isinstance(outcome, Failed):
        return {"": None, "_low": None, "_high": None}
    return {"": outcome.speedup, "_low": outcome.speedup_low, "_high": outcome.speedup_high}


def _print(answer: dict[str, Any], state: State) -> None:
    print_plain(print_kernel(state.kernel))
    print_plain("\n".join([*state.steps, ""]))
    before, after = answer["moves_before"], len(answer["moves"])
    ended = {
        "minimal": "each of them matters",
        "budget": "the budget ended before all were tried; the same command continues",
        "interrupted": "interrupted before all were tried; the same command continues",
        "noise": "shorter lists seemed as fast, but not when measured again; more could go",
    }[answer["ended"]]
    console.print(f"{after} of {before} moves are left: {ended}", highlight=False)
    if answer["speedup"] is not None:
        console.print(
            f"[bold green]{answer['speedup']:.2f}x[/] over the untouched kernel "
            f"({answer['speedup_low']:.2f} to {answer['speedup_high']:.2f})",
            highlight=False,
        )
    if answer["kept"] is not None:
        console.print(
            f"{answer['kept']:.3f}x of the speed of the whole list "
            f"({answer['kept_low']:.3f} to {answer['kept_high']:.3f})",
            highlight=False,
        )
    if not answer["verified"]:
        console.print("[bold red]it fails on held-out inputs[/]")
    console.print(f"run {answer['run']}; perfdojo replay {answer['run']}", highlight=False)
