"""perfdojo records: what do we know? The runs, the best results, and how to share them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.table import Table

from perfdojo.cli.arguments import JsonOption, console, print_json, progress
from perfdojo.errors import DojoError, NotFoundError
from perfdojo.ir import parse_kernel
from perfdojo.measure.outcome import Timed
from perfdojo.records import (
    Record,
    Run,
    Store,
    Tally,
    default_path,
    export_file,
    import_file,
    open_store,
    sizes_of,
)


def command(
    best: Annotated[
        bool, typer.Option("--best", help="List the best verified result of each kernel.")
    ] = False,
    export: Annotated[
        Path | None, typer.Option(help="Write everything to a file, as JSON lines.", metavar="FILE")
    ] = None,
    import_: Annotated[
        Path | None, typer.Option("--import", help="Add what such a file holds.", metavar="FILE")
    ] = None,
    json: JsonOption = False,
) -> None:
    """List what is recorded: the runs, or the best results; share it with others."""
    if (best, export is not None, import_ is not None).count(True) > 1:
        raise DojoError("expected one of --best, --export and --import, got several")
    with open_store(create=import_ is not None) as store:
        if import_ is not None:
            _import(store, import_, json)
        elif export is not None:
            _export(store, export, json)
        elif best:
            _list_best(store, json)
        else:
            _list_runs(store, json)


def describe_record(record: Record) -> dict[str, Any]:
    """A record as the commands tell it in JSON; `seconds` is null if it failed."""
    return {
        "kernel": record.kernel,
        "start": record.start,
        "digest": record.digest,
        "run": record.run,
        "seconds": record.outcome.seconds if isinstance(record.outcome, Timed) else None,
        "numerics": record.numerics,
        "verified": record.verified,
        "moves": record.steps,
        "when": record.when,
        "version": record.version,
        "fingerprint": record.fingerprint,
    }


def _import(store: Store, path: Path, json: bool) -> None:
    done = import_file(store, path)
    if json:
        bad = [{"line": number, "reason": reason} for number, reason in done.bad]
        print_json({"added": done.added, "known": done.known, "bad": bad})
    else:
        for number, reason in done.bad:
            progress.print(escape(f"{path}, line {number}: {reason}"), soft_wrap=True)
        console.print(f"{done.added} added, {done.known} known before, {len(done.bad)} bad lines")
    if done.bad:
        raise typer.Exit(2)


def _export(store: Store, path: Path, json: bool) -> None:
    lines = export_file(store, path)
    if json:
        print_json({"lines": lines})
    else:
        progress.print(f"{lines} lines")  # the lines themselves may go to standard output


def _list_runs(store: Store, json: bool) -> None:
    tallies = store.tallies()
    rows = [(run, _state(store, run), tallies.get(run.id, Tally())) for run in store.runs()]
    if json:
        runs = [_describe_run(run, state, tally) for run, state, tally in rows]
        print_json({"path": str(default_path()), "runs": runs})
        return
    table = _make_table("run", "kernel", "search", "seed", "state", "measured", "best ms")
    for run, state, tally in rows:
        best = "" if tally.best_seconds is None else f"{tally.best_seconds * 1e3:.4g}"
        count = f"{tally.measured}, {tally.failed} failed" if tally.failed else str(tally.measured)
        kernel = f"{run.kernel} {_sizes(run)}"
        words = (run.id, kernel, run.search, str(run.seed), state, count, best)
        table.add_row(*map(escape, words))
    _print(table, "run")


def _state(store: Store, run: Run) -> str:
    """The status, and whether a run that is not finished waits to be continued."""
    return "stopped" if run.status == "running" and not store.is_worked_on(run) else run.status


def _describe_run(run: Run, state: str, tally: Tally) -> dict[str, Any]:
    return {
        "run": run.id,
        "kernel": run.kernel,
        "sizes": _sizes(run),
        "start": run.start,
        "search": run.search,
        "seed": run.seed,
        "numerics": run.numerics,
        "budget": run.budget,
        "state": state,
        "spent": run.spent,
        "created": run.created,
        "measured": tally.measured,
        "failed": tally.failed,
        "best_seconds": tally.best_seconds,
        "fingerprint": run.fingerprint,
    }


def _sizes(run: Run) -> str:
    try:
        return sizes_of(parse_kernel(run.text))
    except DojoError:  # a text that this version cannot read
        return run.start


def _list_best(store: Store, json: bool) -> None:
    places = [store.best(start, there, "approximate") for start, there in store.places()]
    found = sorted((r for r in places if r is not None), key=lambda r: (r.kernel, r.start, r.when))
    if json:
        print_json({"path": str(default_path()), "best": [describe_record(r) for r in found]})
        return
    table = _make_table("run", "kernel", "ms", "numerics", "moves", "where")
    for record in found:
        try:
            sizes = _sizes(store.find_run(record.run))
        except NotFoundError:
            sizes = record.start
        where = ", ".join(record.fingerprint.get(name, "?") for name in ("target", "processor"))
        words = (record.run, f"{record.kernel} {sizes}", f"{record.seconds * 1e3:.4g}")
        table.add_row(*map(escape, (*words, record.numerics, str(len(record.steps)), where)))
    _print(table, "result")


def _make_table(*names: str) -> Table:
    """A table that folds what is too wide for the terminal; ids are never folded."""
    table = Table(box=None, header_style="bold")
    for name in names:
        right = name.endswith("ms") or name == "seed"
        table.add_column(
            name, overflow="fold", no_wrap=name == "run", justify="right" if right else "left"
        )
    return table


def _print(table: Table, what: str) -> None:
    if table.row_count:
        console.print(table)
    count = f"{table.row_count} {what}{'' if table.row_count == 1 else 's'}"
    console.print(f"\n{count} in {default_path()}", style="dim", soft_wrap=True)
