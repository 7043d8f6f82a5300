"""Are we faster than TVM's MetaSchedule after the same tuning time?

python benchmarks/against_tvm.py [--only softmax,mul] [--trials 64] [--json OUT]

For each operator: TVM tunes; `perfdojo optimize` searches as long without hints, but two minutes
at most, and half a minute with the recipe; the three results are compared, then timed in turn,
each in a process of its own. Bars: geometric mean 1.3x without hints, 1.5x with. With `--json`,
what is done is kept in OUT and not done again. Needs the extra `tvm`.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from contest import compare
from hunt import hunt, time_to
from journal import Journal

from perfdojo.api import kernel as make_kernel
from perfdojo.kernels import load_formula
from perfdojo.measure.bench import geometric_mean
from perfdojo.measure.tvm_peer import OPERATORS, Tuned, TvmOptions, check_installed, tune
from perfdojo.targets import find_target

# How we search: whether with hints, and the most seconds.
WAYS = {"plain": (False, 120.0), "hints": (True, 30.0)}


def run_operator(
    journal: Journal, operator: str, trials: int, timing: float, seed: int
) -> dict[str, Any]:
    """All parts of one operator; those that the journal has are not done again."""
    sizes = dict(load_formula(operator).bindings("cpu")[0])
    options = TvmOptions(trials, find_target("cpu").machine.threads, seed)

    def tune_tvm() -> dict[str, Any]:
        tuned = tune(make_kernel(operator, like=(), **sizes), options, again=True)
        return {
            "library": tuned.library,
            "seconds": tuned.seconds,
            "course": tuned.course,
            "best_seconds": tuned.best,
            "trials": len(tuned.course),
        }

    tvm = journal.part(operator, "tvm", tune_tvm)

    def search(hints: bool, most: float) -> dict[str, Any]:
        given = min(max(tvm["seconds"], 5.0), most)
        return hunt(operator, sizes, budget=f"{given:.0f}s", seed=seed, hints=hints)

    found = {
        way: journal.part(operator, way, lambda how=how: search(*how)) for way, how in WAYS.items()
    }
    tuned = Tuned(tvm["library"], tvm["seconds"], tvm["course"])
    texts = {way: found[way]["text"] for way in WAYS}
    contest = journal.part(operator, "contest", lambda: compare(texts, tvm=tuned, budget=timing))
    return {"tvm": tvm, **found, "contest": contest}


def reach(entry: dict[str, Any], way: str) -> float | None:
    """When we were as fast as TVM in the end, as a fraction of its tuning time; None: never.

    Times of the search and of the contest are of different minutes: TVM's time is carried over by
    the ratio to our result, which both have timed. What the contest calls slower for sure never
    was, though in a calm moment of the search it may have seemed so.
    """
    ratio = entry["contest"]["ratios"][f"tvm/{way}"]
    if ratio["high"] < 1:
        return None
    ours = entry[way]["best_seconds"]
    target = ours * ratio["value"]
    when = time_to([*map(tuple, entry[way]["course"])], target)
    if when is None and target >= ours:
        when = entry[way]["wall"]
    return None if when is None else when / entry["tvm"]["seconds"]


def report(journal: Journal) -> bool:
    """Print the table, in Markdown, of all operators that are done; do all results agree?"""
    print(
        "| operator | TVM, ms | trials | tuning, s | no hints (95 %) | recipe (95 %) "
        "| as fast after, no hints | recipe | took, s: TVM + no hints + recipe + comparison |"
    )
    print("|---|---:|---:|---:|---:|---:|---:|---:|---:|")
    done = {name: entry for name, entry in journal.entries.items() if "contest" in entry}
    for name, entry in done.items():
        tvm, contest = entry["tvm"], entry["contest"]
        ratios = [_ratio(contest["ratios"][f"tvm/{way}"]) for way in WAYS]
        if not contest["agree"]:
            ratios = [f"results differ ({contest['error']:.1e})"] * 2
        reached = [_share(reach(entry, way)) for way in WAYS]
        took = [f"{part['took']:.0f}" for part in entry.values()]
        cells = [name, f"{contest['seconds']['tvm'] * 1e3:.3g}", str(tvm["trials"])]
        cells += [f"{tvm['seconds']:.0f}", *ratios, *reached, " + ".join(took)]
        print(f"| {' | '.join(cells)} |")
    right = [entry for entry in done.values() if entry["contest"]["agree"]]
    for way, words in (("plain", "without hints"), ("hints", "with the recipe")):
        ratios_of = [e["contest"]["ratios"][f"tvm/{way}"]["value"] for e in right]
        shares = [share for e in right if (share := reach(e, way)) is not None]
        print(
            f"\nGeometric mean {words}: {geometric_mean(ratios_of):.2f}x "
            f"over {len(right)} operators; as fast as TVM in {len(shares)}, "
            f"after {geometric_mean(shares):.1%} of its time."
        )
    return len(right) == len(done)


def _ratio(ratio: dict[str, float]) -> str:
    return f"{ratio['value']:.2f}x ({ratio['low']:.2f} to {ratio['high']:.2f})"


def _share(share: float | None) -> str:
    return "never" if share is None else f"{share:.1%}"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--only", default=",".join(OPERATORS))
    parser.add_argument("--trials", type=int, default=64)
    parser.add_argument("--timing", type=float, default=12.0, help="seconds of the last comparison")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", type=Path, help="keeps results, and resumes from them")
    options = parser.parse_args()
    check_installed()
    journal = Journal(options.json)
    for operator in options.only.split(","):
        run_operator(journal, operator, options.trials, options.timing, options.seed)
    sys.exit(0 if report(journal) else 1)


if __name__ == "__main__":
    main()
