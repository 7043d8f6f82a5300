"""perfdojo analyse: what does each move of a result contribute?"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal

import typer
from rich.table import Table

from perfdojo.cli.arguments import JsonOption, console, print_json, progress
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
from perfdojo.dojo.analyse import Gain, Share, find_groups, find_shares
from perfdojo.dojo.repeat import spread
from perfdojo.measure.harness import Harness
from perfdojo.measure.outcome import Failed
from perfdojo.measure.paired import Ratio
from perfdojo.records import Store, open_store

_PROCESSES = 3  # that make one comparison


def command(
    run: RunArgument,
    budget: BudgetOption = "5m",
    timing: TimingOption = 0.5,
    point: Annotated[
        int, typer.Option(help="Of a model: the point of its front; by default the picked one.")
    ] = -1,
    json: JsonOption = False,
) -> None:
    """Give each move's share: the whole list without it, and what it adds in its turn."""
    clock = Clock(budget)
    with open_store(create=False) as store:
        found = store.find_run(run)
        if found.is_model:
            from perfdojo.cli.models import analyse_model  # loads jax

            analyse_model(store, found, None if point < 0 else point, json)
            return
        if found.is_evolved:
            from perfdojo.cli.evolved import analyse_run  # takes its time to load

            analyse_run(store, found, json)
            return
        subject = find_subject(store, run)
        warn_of_another_machine(subject)
        with (
            progress.status("measuring the untouched kernel") as status,
            Harness(subject.game.start.kernel, subject.game.target) as harness,
        ):
            watch = _Watch(len(subject.state.moves), clock, status.update)
            shares, ending = _collect(subject, harness, timing, watch)
        answer = _describe(subject, shares, ending)
        kept = _keep(store, subject, answer)
    if json:
        print_json(answer)
    else:
        _print(subject, shares, ending)
        if kept:
            console.print(f"`perfdojo report {subject.run.id}` shows it", style="dim")
    if ending == "interrupted":
        raise typer.Exit(130)


class _Watch:
    """Tells how far it is, and ends it when time is up."""

    def __init__(self, moves: int, clock: Clock, say: Callable[[str], None]) -> None:
        self._comparisons, self._clock, self._say = 2 * moves, clock, say
        self._done = 0
        self.last = ""

    def step(self) -> None:
        """Before each comparison. Raises TimeIsUp."""
        self._clock.check()
        left = self._clock.left
        if self._done:
            pace = self._clock.spent / self._done
            left = min(left, pace * (self._comparisons - self._done))
        best = f"; {self.last}" if self.last else ""
        self._say(f"comparison {self._done + 1} of {self._comparisons}, {left:.0f} s left{best}")
        self._done += 1


def _collect(
    subject: Subject, harness: Harness, timing: float, watch: _Watch
) -> tuple[tuple[Share, ...], str]:
    """The shares, and why it ended: all are there, time is up, or Ctrl-C."""

    def measure(fast: State, slow: State) -> Gain:
        watch.step()
        budget = timing / _PROCESSES
        pair = fast.kernel, slow.kernel
        outcome = spread([harness.confirm(*pair, budget=budget) for _ in range(_PROCESSES)])
        if isinstance(outcome, Failed):
            return outcome
        return Ratio(outcome.speedup, outcome.speedup_low, outcome.speedup_high)

    shares: list[Share] = []
    try:
        for share in find_shares(subject.game, subject.state.moves, measure):
            shares.append(share)
            watch.last = f"{share.move} {_text(share.without)}"
    except TimeIsUp:
        return tuple(shares), "budget"
    except KeyboardInterrupt:
        return tuple(shares), "interrupted"
    return tuple(shares), "complete"


def _describe(subject: Subject, shares: tuple[Share, ...], ending: str) -> dict[str, Any]:
    return {
        "run": subject.run.id,
        "kernel": subject.run.kernel,
        "target": subject.game.target.name,
        "digest": subject.state.digest,
        "moves": list(subject.state.steps),
        "shares": [_describe_share(share) for share in shares],
        "groups": [list(group) for group in find_groups(shares)],
        "ended": ending,
    }


def _describe_share(share: Share) -> dict[str, Any]:
    return {
        "place": share.place,
        "move": str(share.move),
        "numerics": share.numerics,
        "without": _describe_gain(share.without),
        "added": _describe_gain(share.added),
        "takes": list(share.takes),
    }


def _describe_gain(gain: Gain) -> dict[str, Any]:
    if isinstance(gain, Failed):
        return {"stage": gain.stage, "reason": gain.reason}
    return {"value": gain.value, "low": gain.low, "high": gain.high}


def _keep(store: Store, subject: Subject, answer: dict[str, Any]) -> bool:
    """Note the shares with the run, so that its page shows them; not while it is worked on.

    Fewer than are known, because this time it was stopped, are not noted.
    """
    run = subject.run
    if run.summary is None or run.status == "running" or not answer["shares"]:
        return False
    old = run.summary.get("analysis") or {}
    if old.get("moves") == answer["moves"] and len(old["shares"]) > len(answer["shares"]):
        return False
    store.finish_run(run, run.status, {**run.summary, "analysis": answer})
    return True


def _print(subject: Subject, shares: tuple[Share, ...], ending: str) -> None:
    table = Table(box=None, header_style="bold")
    for name in ("#", "move", "left out", "95 %", "added", "95 %", "needed by"):
        is_text = name in ("move", "needed by")
        justify: Literal["left", "right"] = "left" if is_text else "right"
        table.add_column(name, justify=justify, no_wrap=not is_text, overflow="fold")
    for share in shares:
        table.add_row(
            str(share.place + 1), str(share.move),
            _text(share.without), _spread(share.without), _text(share.added), _spread(share.added),
            " ".join(f"#{place + 1}" for place in share.takes),
        )  # fmt: skip
    console.print(table, markup=False)
    console.print(
        "left out: how many times faster the list is with the move than without it and those that "
        "need it; added: how many times faster the kernel gets when it is played",
        style="dim",
    )
    for group in find_groups(shares):
        text = ", ".join(f"#{place + 1}" for place in group)
        console.print(f"only together: {text}", highlight=False)
    if ending != "complete":
        rest = len(subject.state.moves) - len(shares)
        why = {"budget": "the budget ended", "interrupted": "interrupted"}[ending]
        console.print(f"{why}: {rest} moves were not looked at", highlight=False)


def _text(gain: Gain) -> str:
    return gain.stage if isinstance(gain, Failed) else f"{gain.value:.2f}x"


def _spread(gain: Gain) -> str:
    return "" if isinstance(gain, Failed) else f"{gain.low:.2f}-{gain.high:.2f}"
