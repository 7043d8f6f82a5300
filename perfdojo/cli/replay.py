"""perfdojo replay: what did a run find, and is it still so?"""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markup import escape

from perfdojo.cli.arguments import (
    JsonOption,
    SeedOption,
    print_json,
    print_plain,
    progress,
)
from perfdojo.cli.run import measure, print_table
from perfdojo.dojo import replay, start_of
from perfdojo.errors import NotFoundError
from perfdojo.ir import print_kernel
from perfdojo.measure.outcome import Failed, Timed
from perfdojo.records import Record, Run, Store, by_time, differences, open_store, settle
from perfdojo.targets import find_target


def command(
    run: Annotated[
        str, typer.Argument(help="The id of a run, its beginning, or 'last'.", metavar="RUN")
    ],
    record: Annotated[
        str, typer.Option(help="The digest of another result of the run, or its beginning.")
    ] = "",
    measured: Annotated[
        bool, typer.Option("--run", help="Build, check and time it beside the untouched kernel.")
    ] = False,
    seed: SeedOption = 0,
    budget: Annotated[float, typer.Option(help="Seconds to spend on timing.")] = 0.5,
    json: JsonOption = False,
) -> None:
    """Play the recorded moves of a run again, each checked anew, and print the kernel."""
    with open_store(create=False) as store:
        found = store.find_run(run)
        if found.is_evolved:
            raise NotFoundError(
                f"replay: run {found.id} is one of `perfdojo evolve`, which plays no moves; "
                f"`perfdojo export {found.id}` writes its edits and its code"
            )
        chosen = find_result(store, found, record)
    target = find_target(found.fingerprint.get("target", "cpu"))
    start = start_of(found)
    with progress.status(f"playing {len(chosen.steps)} moves"):
        kernel = replay(start, chosen, target).kernel
    differs = differences(found.fingerprint, target.fingerprint())
    answer = {
        "run": found.id,
        "kernel": kernel.name,
        "target": target.name,
        "digest": chosen.digest,
        "moves": chosen.steps,
        "numerics": chosen.numerics,
        "verified": chosen.verified,
        "recorded_seconds": chosen.outcome.seconds if isinstance(chosen.outcome, Timed) else None,
        "differs": differs,
        "loops": print_kernel(kernel),
    }
    if measured:
        answer |= measure(start, kernel, target, seed=seed, budget=budget)
    if json:
        print_json(answer)
    else:
        _print(answer)
    if not answer.get("correct", True):
        raise typer.Exit(1)


def find_result(store: Store, run: Run, wanted: str = "") -> Record:
    """The result of a run, or the record `wanted` by its digest. Raises NotFoundError.

    The result is what the run reported at its end; before that its fastest verified record, or
    its fastest.
    """
    known = settle(store.records_of(run))
    if wanted:
        found = [record for digest, record in known.items() if digest.startswith(wanted)]
        if len(found) != 1:
            count = "no record" if not found else f"{len(found)} records"
            raise NotFoundError(f"run {run.id} has {count} with a digest '{wanted}...'")
        return found[0]
    times = [record for record in known.values() if isinstance(record.outcome, Timed)]
    reported = (run.summary or {}).get("moves")
    if times:
        return min(
            times,
            key=lambda r: (list(r.steps) != reported, not r.verified, by_time(r)),
        )
    failures = [r.outcome for r in known.values() if isinstance(r.outcome, Failed)]
    if not failures:
        raise NotFoundError(f"run {run.id} has measured nothing yet")
    raise NotFoundError(
        f"run {run.id} has no result: all {len(failures)} programs failed, the first at "
        f"{failures[0].stage}: {failures[0].reason}"
    )


def _print(answer: dict[str, object]) -> None:
    moves, differs = answer["moves"], answer["differs"]
    assert isinstance(moves, tuple)
    assert isinstance(differs, list)
    note = "" if answer["verified"] else "; it was not verified on held-out inputs"
    lines = [f"{len(moves)} moves played, the program is the recorded one{note}"]
    lines += [f"measured on another machine: {difference}" for difference in differs]
    for line in lines:
        progress.print(escape(line), style="dim", soft_wrap=True)
    print_plain(str(answer["loops"]))
    if "correct" in answer:
        print_table(answer)
