"""perfdojo report: how is a run told on one page?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from perfdojo.cli.arguments import JsonOption, console, print_json, print_plain
from perfdojo.cli.subject import RunArgument, Subject, find_subject
from perfdojo.errors import NotFoundError
from perfdojo.ir import print_kernel
from perfdojo.measure.paired import Ratio
from perfdojo.records import Run, open_store
from perfdojo.report import Entry, make_page, tell


def command(
    run: RunArgument,
    output: Annotated[
        str,
        typer.Option("--output", "-o", help="Where to write; - prints the page.", metavar="FILE"),
    ] = "",
    point: Annotated[
        int, typer.Option(help="Of a model: the point of its front; by default the picked one.")
    ] = -1,
    json: JsonOption = False,
) -> None:
    """Write one HTML page: search curve, results, kernel before and after, moves, machine."""
    with open_store(create=False) as store:
        found = store.find_run(run)
        if found.is_model:
            from perfdojo.cli.models import report_model  # loads jax

            report_model(found, None if point < 0 else point, output, json)
            return
        if found.is_evolved:
            from perfdojo.cli.evolved import report_run  # takes its time to load

            report_run(found, output, json)
            return
        subject = find_subject(store, run)
        records = store.records_of(subject.run)
    after = print_kernel(subject.state.kernel)
    page = make_page(tell(subject.run, records, make_ledger(subject), after))
    deliver(page, subject.run, output, json)


def deliver(page: str, run: Run, output: str, json: bool) -> None:
    """Write the page of a run and say where, or print it (`-`). Raises NotFoundError."""
    if output == "-":
        print_plain(page)
        return
    path = Path(output or f"perfdojo-{run.id}.html")
    try:
        path.write_text(page, encoding="utf-8")
    except OSError as error:
        raise NotFoundError(f"report: cannot write '{path}': {error.strerror}") from error
    if json:
        print_json({"run": run.id, "path": str(path), "bytes": len(page.encode())})
    else:
        console.print(str(path), highlight=False, soft_wrap=True)


def make_ledger(subject: Subject) -> tuple[Entry, ...]:
    """The moves of the result with their numerics classes, and their shares if analysed."""
    shares = _find_shares(subject)
    entries, state = [], subject.game.start
    for place, move in enumerate(subject.state.moves):
        share = shares.get(place, {})
        entries.append(
            Entry(
                str(move),
                move.numerics_on(state.kernel),
                _read_gain(share.get("without")),
                _read_gain(share.get("added")),
                tuple(share.get("takes", ())),
            )
        )
        state = subject.game.play(state, move)
    return tuple(entries)


def _find_shares(subject: Subject) -> dict[int, dict[str, Any]]:
    """What `analyse` noted, if it was about this result."""
    analysis = (subject.run.summary or {}).get("analysis") or {}
    if analysis.get("moves") != list(subject.state.steps):
        return {}
    return {share["place"]: share for share in analysis["shares"]}


def _read_gain(gain: dict[str, Any] | None) -> Ratio | str | None:
    if gain is None:
        return None
    if "stage" in gain:
        return f"{gain['stage']}: {gain['reason']}"
    return Ratio(gain["value"], gain["low"], gain["high"])
