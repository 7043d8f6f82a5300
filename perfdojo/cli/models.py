"""What do evolve, minimise, analyse, export and report say of a model?"""

from __future__ import annotations

import time
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.table import Table

from perfdojo.cli.arguments import console, print_json, print_plain, progress
from perfdojo.cli.evolution_bar import shown
from perfdojo.cli.report import deliver
from perfdojo.cli.subject import Clock
from perfdojo.evolve.analyse import analyse
from perfdojo.evolve.course import Progress as Report
from perfdojo.evolve.minimise import minimise
from perfdojo.evolve.models.export import export_model
from perfdojo.evolve.models.recorded import take_up_model
from perfdojo.evolve.models.run import ModelOptions, ModelResult, evolve_model
from perfdojo.evolve.models.subject import ModelSubject, make_model
from perfdojo.evolve.models.task import Model
from perfdojo.measure.outcome import Failed
from perfdojo.records import Run, Store, open_store
from perfdojo.report.evolution import Edited
from perfdojo.report.models import draw_model


def evolve_and_print(task: Model, platform: str, options: ModelOptions, json: bool) -> int:
    """Evolve a model and print its front; the exit code."""
    if task.data.is_fallback:
        progress.print(
            f"no data folder is named (--data): {task.data.source} stand in", style="dim"
        )
    with progress.status("lowering the model"):
        subject = make_model(task, platform)
    with open_store() as store, shown(task.title, "judging the original", describe) as (watch, say):
        result = evolve_model(subject, options, store, watch, say)
    summary = result.summary() | {"export": f"perfdojo export {result.run.id}"}
    print_json(summary) if json else _print(subject, result, summary)
    return 130 if result.course.interrupted else 0


def describe(report: Report, volume: float) -> list[str]:
    """What the bar says: counts, rate, hypervolume, and trades from end to end of the front."""
    course = report.course
    rate = course.evaluated / max(course.elapsed, 1e-9)
    parts = [f"{course.evaluated} tried ({sum(course.failed.values())} failed), {rate:.1f}/s"]
    parts.append(f"hypervolume {volume:.4f}")
    front = course.front
    ends = [front[0], front[len(front) // 2], front[-1]] if len(front) > 2 else front
    points = dict.fromkeys(f"{p.outcome.speedup:.2f}x/{p.outcome.error:.1%}" for p in ends)
    if points:
        parts.append("front " + " ".join(points))
    return parts


def _print(subject: ModelSubject, result: ModelResult, summary: dict[str, Any]) -> None:
    table = Table(box=None, header_style="bold")
    for name in ("point", "time", "search", "validation", "report", "edits"):
        table.add_column(name, justify="right")
    for number, point in enumerate(result.front):
        assert point.report is not None
        mark = "*" if point is result.picked else ""
        table.add_row(
            f"{mark}{number}", f"{point.ratio:.3f}x", f"{point.search.accuracy:.2%}",
            f"{point.validation.accuracy:.2%}", f"{point.report.accuracy:.2%}",
            str(len(point.edits)),
        )  # fmt: skip
    console.print(table)
    language = subject.language()
    for place in range(len(result.picked.edits)):
        found = language.explain(result.picked.edits, place)
        at = f" at {found.line}" if found.line else ""
        print_plain(f"{found.edit}{at}: {found.summary}")
    for refusal in result.refused:
        print_plain(f"refused: {refusal.reason}")
    counts = f"{summary['evaluated']} variants, {summary['evaluated_per_second']:.1f}/s"
    valid = f"{summary['valid_fraction']:.0%} of the edits verify"
    print_plain(f"{counts}; {valid}; hypervolume {summary['hypervolume']:.4f}")
    print_plain(f"* is what {summary['export']} writes; --point N writes another")


def minimise_model(
    store: Store, run: Run, place: int | None, budget: str, tolerance: float, json: bool
) -> None:
    """Drop the edits that change neither time nor error; the shorter list is noted with the run."""
    evolved = take_up_model(run, place)
    clock = Clock(budget)
    with progress.status("minimising"), evolved.subject.open_bench(evolved.margin) as bench:
        end = time.monotonic() + clock.left
        short = minimise(bench, evolved.edits, tolerance=tolerance, deadline=end)
        built = bench.build(short.edits)
        final = built if isinstance(built, Failed) else bench.compare(built)
    answer = {
        "run": run.id, "point": evolved.place, "edits_before": len(evolved.edits),
        "edits": list(short.edits), "kept": short.kept, "minimal": short.is_minimal,
        **({"failed": final.reason} if isinstance(final, Failed) else asdict(final)),
    }  # fmt: skip
    store.finish_run(run, run.status, {**evolved.summary, "minimised": answer})
    if json:
        print_json(answer)
        return
    for edit in short.edits:
        print_plain(edit)
    print_plain(f"{len(short.edits)} of {len(evolved.edits)} edits, {short.kept:.1%} of the speed")


def analyse_model(store: Store, run: Run, place: int | None, json: bool) -> None:
    """Each edit's share in time and in error, and which act only together."""
    from perfdojo.cli.evolved import describe_shares, print_analysis

    evolved = take_up_model(run, place)
    with (
        progress.status("analysing") as status,
        evolved.subject.open_bench(1.0) as bench,
    ):
        found = analyse(bench, evolved.edits, watch=status.update)
        errors = {}
        for number, edit in enumerate(evolved.edits):
            rest = evolved.edits[:number] + evolved.edits[number + 1 :]
            built = [bench.build(genome) for genome in ((edit,), rest)]
            scores = [b if isinstance(b, Failed) else bench.validate(b) for b in built]
            errors[number] = [None if isinstance(s, Failed) else s.error for s in scores]
    language = evolved.subject.language()
    answer = {"run": run.id, "point": evolved.place, **describe_shares(found)}
    for share in answer["shares"]:
        number = share["place"]
        share["error_alone"], share["error_without"] = errors[number]
        share["explained"] = language.explain(evolved.edits, number).summary
    store.finish_run(run, run.status, {**evolved.summary, "analysis": answer})
    if json:
        print_json(answer)
        return
    print_analysis(found)
    for share in answer["shares"]:
        print_plain(f"#{share['place'] + 1} {share['explained']}")


def export_and_print(run: Run, place: int | None, output: str, json: bool) -> None:
    """Write a point of the front, and say where."""
    evolved = take_up_model(run, place)
    with progress.status("exporting, and loading it again"):
        files = export_model(evolved, Path(output or f"{run.kernel}-{run.id}"))
    if json:
        print_json(files)
        return
    for kind, path in files.items():
        if kind != "difference":
            print_plain(path)
    print_plain(f"loaded again without perfdojo: the same numbers within {files['difference']:.1g}")


def report_model(run: Run, place: int | None, output: str, json: bool) -> None:
    """One HTML page: the front on validation and report data, each edit in the model's terms."""
    evolved = take_up_model(run, place)
    language = evolved.subject.language()
    analysis = evolved.summary.get("analysis") or {}
    shares = analysis.get("shares", ()) if analysis.get("point") == evolved.place else ()
    said = {share["place"]: _share_text(share) for share in shares}
    edits = []
    for number in range(len(evolved.edits)):
        one = language.explain(evolved.edits, number)
        edits.append(Edited(one.edit, one.summary, one.line, one.diff, said.get(number, "")))
    deliver(draw_model(run, evolved.summary, edits, evolved.place), run, output, json)


def _share_text(share: dict[str, Any]) -> str:
    def time_of(gain: dict[str, Any]) -> str:
        return str(gain["stage"]) if "stage" in gain else f"{gain['value']:.3f}x"

    def error_of(error: float | None) -> str:
        return "failed" if error is None else f"error {error:.2%}"

    kind = "independent" if share["independent"] else "epistatic"
    return (
        f"{kind}; alone {time_of(share['alone'])}, {error_of(share['error_alone'])}; "
        f"left out {time_of(share['without'])}, {error_of(share['error_without'])}"
    )
