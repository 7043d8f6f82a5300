"""What do minimise, analyse and report say of a run of `evolve`?"""

from __future__ import annotations

import time
from dataclasses import asdict
from typing import Any

from rich.table import Table

from perfdojo.cli.arguments import console, print_json, print_plain, progress
from perfdojo.cli.report import deliver
from perfdojo.cli.subject import Clock
from perfdojo.dojo.analyse import Gain
from perfdojo.evolve.analyse import Analysis, analyse
from perfdojo.evolve.language import Language
from perfdojo.evolve.minimise import TOLERANCE, minimise
from perfdojo.evolve.recorded import Evolved, take_up
from perfdojo.measure.outcome import Failed
from perfdojo.records import Run, Store
from perfdojo.report.evolution import Edited, Front, draw_evolution


def minimise_run(store: Store, run: Run, budget: str, tolerance: float, json: bool) -> None:
    """Drop the edits that do not matter, and note the shorter list with the run."""
    evolved = take_up(run, minimal=False)
    clock = Clock(budget)
    with progress.status("minimising"), evolved.subject().open_bench(evolved.mode) as bench:
        end = time.monotonic() + clock.left
        short = minimise(bench, evolved.edits, tolerance=min(tolerance, TOLERANCE), deadline=end)
        built = bench.build(short.edits)
        final = built if isinstance(built, Failed) else bench.compare(built)
    answer = {
        "run": run.id,
        "edits_before": len(evolved.edits),
        "edits": list(short.edits),
        "kept": short.kept,
        "minimal": short.is_minimal,
        **({"failed": final.reason} if isinstance(final, Failed) else asdict(final)),
    }
    store.finish_run(run, run.status, {**(run.summary or {}), "minimised": answer})
    if json:
        print_json(answer)
        return
    for edit in short.edits:
        print_plain(edit)
    console.print(
        f"{len(short.edits)} of {len(evolved.edits)} edits, {short.kept:.1%} of the speed"
    )


def analyse_run(store: Store, run: Run, json: bool) -> None:
    """Each edit's share, and which act only together; noted with the run."""
    evolved = take_up(run)
    with (
        progress.status("analysing") as status,
        evolved.subject().open_bench(evolved.mode) as bench,
    ):
        found = analyse(bench, evolved.edits, watch=status.update)
    answer = describe_analysis(evolved, found)
    store.finish_run(run, run.status, {**(run.summary or {}), "analysis": answer})
    if json:
        print_json(answer)
    else:
        print_analysis(found)


def describe_analysis(evolved: Evolved, found: Analysis) -> dict[str, Any]:
    """The analysis as JSON: shares, pairs, and the graph of what needs what."""
    return {"run": evolved.run.id, **describe_shares(found)}


def describe_shares(found: Analysis) -> dict[str, Any]:
    """Shares, pairs, groups and the graph, whatever was analysed."""
    return {
        "shares": [
            {
                "place": share.place, "edit": share.edit, "independent": share.independent,
                "alone": _gain(share.alone), "without": _gain(share.without),
                "needs": list(share.needs),
            }
            for share in found.shares
        ],
        "epistatic": [
            {"one": p.one, "two": p.two, "together": _gain(p.together), "expected": p.expected}
            for p in found.pairs
        ],
        "groups": [list(group) for group in found.groups],
        "graph": [[s.place, other] for s in found.shares for other in s.needs],
    }  # fmt: skip


def report_run(run: Run, output: str, json: bool) -> None:
    """One HTML page: the front over generations, edits at their lines, gates, the IR diff."""
    evolved = take_up(run)
    deliver(make_evolved_page(evolved), run, output, json)


def make_evolved_page(evolved: Evolved) -> str:
    """The page of a run."""
    summary = evolved.run.summary or {}
    history = [
        Front(count, tuple((float(t), float(e)) for t, e in points))
        for count, points in summary["history"]
    ]
    return draw_evolution(evolved.run, summary, history, _explain(evolved, evolved.language()))


def _explain(evolved: Evolved, language: Language) -> list[Edited]:
    analysis = (evolved.run.summary or {}).get("analysis") or {}
    shares = {share["place"]: share for share in analysis.get("shares", ())}
    found = []
    for place in range(len(evolved.edits)):
        one = language.explain(evolved.edits, place)
        share = shares.get(place)
        said = "" if share is None else _share_text(share)
        found.append(Edited(one.edit, one.summary, one.line, one.diff, said))
    return found


def _share_text(share: dict[str, Any]) -> str:
    kind = "independent" if share["independent"] else "epistatic"
    needs = ", ".join(f"#{place + 1}" for place in share["needs"])
    text = f"{kind}; alone {_gain_text(share['alone'])}, left out {_gain_text(share['without'])}"
    return f"{text}; needs {needs}" if needs else text


def _gain(gain: Gain) -> dict[str, Any]:
    if isinstance(gain, Failed):
        return {"stage": gain.stage, "reason": gain.reason}
    return {"value": gain.value, "low": gain.low, "high": gain.high}


def _gain_text(gain: dict[str, Any]) -> str:
    return str(gain["stage"]) if "stage" in gain else f"{gain['value']:.3f}x"


def print_analysis(found: Analysis) -> None:
    """A table of shares, and the pairs that interact."""
    table = Table(box=None, header_style="bold")
    for name in ("#", "edit", "alone", "left out", "", "needs"):
        table.add_column(name, overflow="fold")
    for share in found.shares:
        table.add_row(
            str(share.place + 1), share.edit, _gain_text(_gain(share.alone)),
            _gain_text(_gain(share.without)), "independent" if share.independent else "epistatic",
            " ".join(f"#{place + 1}" for place in share.needs),
        )  # fmt: skip
    console.print(table, markup=False)
    for pair in found.pairs:
        together = _gain_text(_gain(pair.together))
        console.print(f"only together: #{pair.one + 1} and #{pair.two + 1}, {together}")
