"""How good are the searches? The expert's recipe is the measure.

python benchmarks/searches.py --table [--measurements 100] [--seeds 0,1,2] [--only ...] [--json OUT]
                                      [--searches ...] [--share 0/8] [--also OTHER ...]
python benchmarks/searches.py --long [--search auto] [--seconds 300] [--only ...] [--json OUT]
                                     [--find-only]
python benchmarks/searches.py --auto [--seconds 60] [--only ...] [--json OUT] [--find-only]

`--table`: every algorithm, without hints, at an equal number of measurements, on smaller sizes:
how many times faster than the untouched kernel the best is. `--long`: one algorithm, without hints,
five minutes an operator. Bar: geometric mean 80 % of the recipe's speed. `--auto`: auto with hints
on the whole suite. Bars: never slower, faster on three or more.

A ratio is the recipe's time over that of the result, timed in turn, each in a process of its own:
above 1, the result is faster. With `--json`, what is done is kept in OUT and not done again, item
by item. On a large machine, processes with cores of their own take shares of the table: `taskset -c
0,1 ... --share 0/8 --json 0.json`, and so on; `--also 0.json 1.json ...` reads what they found.
`--find-only` searches, and leaves the comparisons to a call that has the machine for itself.
"""

from __future__ import annotations

import argparse
import itertools
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from contest import compare, recipe_text
from course import gain_at, run_recipe, run_search
from hunt import hunt
from journal import Journal, parse_share

from perfdojo.kernels import load_formula
from perfdojo.measure.bench import geometric_mean
from perfdojo.measure.peers import OPERATORS
from perfdojo.search import REGISTRY

# Those of the suite, but for batchnorm (a quarter of its pixels, 46 MB in and out) and matmul.
SIZES: dict[str, dict[str, int]] = {
    "softmax": {"N": 24576, "M": 512},
    "layernorm": {"N": 16384, "M": 1024},
    "rmsnorm": {"N": 3072, "M": 4096},
    "bias_gelu": {"N": 4096, "M": 4096},
    "reducemean": {"N": 4096, "M": 4096},
    "batchnorm": {"B": 8, "C": 64, "H": 150, "W": 150},
    "matmul": {"M": 256, "K": 256, "N": 256},
}
# Those of `--table`, where many searches have to run.
SMALL: dict[str, dict[str, int]] = {
    "softmax": {"N": 1024, "M": 512},
    "layernorm": {"N": 1024, "M": 1024},
    "rmsnorm": {"N": 1024, "M": 1024},
    "bias_gelu": {"N": 512, "M": 1024},
    "reducemean": {"N": 1024, "M": 2048},
    "batchnorm": {"B": 8, "C": 32, "H": 50, "W": 50},
    "matmul": {"M": 256, "K": 256, "N": 256},
}
SAME = {"value": 1.0, "low": 1.0, "high": 1.0}


def run_item(
    journal: Journal,
    name: str,
    operator: str,
    sizes: Mapping[str, int],
    options: argparse.Namespace,
    **how: Any,
) -> dict[str, Any] | None:
    """A search and the comparison of its result with the recipe, unless the journal has them."""
    found = journal.part(name, "search", lambda: hunt(operator, sizes, **how))
    if options.find_only:
        return None
    expert = recipe_text(operator, sizes)

    def contest() -> dict[str, Any]:
        if found["text"] == expert:
            return {"ratios": {"recipe/found": SAME}, "agree": True, "same": True}
        return compare({"recipe": expert, "found": found["text"]}, budget=options.timing)

    result = journal.part(name, "contest", contest)
    ratio = result["ratios"]["recipe/found"]
    took = found["took"] + result["took"]
    shown = f"{ratio['value']:.2f}x ({ratio['low']:.2f} to {ratio['high']:.2f})"
    if not result["agree"]:
        shown += ", results differ"
    words = f"{found['measured']} measured, {sum(found['failed'].values())} failed"
    print(f"| {name} | {shown} | {words} | {took:.0f} |", flush=True)
    return {**ratio, "agree": result["agree"], "name": name}


def _head() -> None:
    print("| item | recipe / found (95 %) | search | took, s |\n|---|---:|---|---:|")


def run_table(options: argparse.Namespace, journal: Journal) -> None:
    """Every algorithm, at an equal number of measurements; and the recipe."""
    operators = _chosen(options, tuple(SMALL))
    seeds = [int(seed) for seed in options.seeds.split(",")]
    searches = options.searches.split(",") if options.searches else sorted(REGISTRY)
    first, step = options.share
    every = itertools.product(operators, ["recipe", *searches], seeds)
    for operator, search, seed in itertools.islice(every, first, None, step):
        _course(journal, operator, search, seed, options.measurements)
    if step > 1:
        return  # a call with `--also` shows the whole
    gains = {
        search: [
            geometric_mean(
                [_course(journal, operator, search, seed, options.measurements) for seed in seeds]
            )
            for operator in operators
        ]
        for search in ("recipe", *searches)
    }
    print(f"| search | {' | '.join(operators)} | geometric mean | of the recipe |")
    print("|---|" + "---:|" * (2 + len(operators)))
    whole = geometric_mean(gains["recipe"])
    for search, values in sorted(gains.items(), key=lambda item: -geometric_mean(item[1])):
        cells = " | ".join(f"{value:.2f}x" for value in values)
        mean = geometric_mean(values)
        print(f"| {search} | {cells} | {mean:.2f}x | {mean / whole:.0%} |")


def _course(journal: Journal, operator: str, search: str, seed: int, most: int) -> float:
    """How many times faster than the untouched kernel a search makes it, or the recipe."""
    name = f"{operator} {search} {seed} {most}x"
    sizes, is_new = SMALL[operator], name not in journal.entries

    def run() -> dict[str, Any]:
        if search == "recipe":
            return run_recipe(operator, sizes)
        return run_search(operator, sizes, search, seed, most)

    found = journal.part(name, "course", run)
    gain = gain_at(found["gains"], most)
    if is_new:
        print(f"{name}: {gain:.2f}x after {found['took']:.0f} s", flush=True)
    return gain


def run_long(options: argparse.Namespace, journal: Journal) -> None:
    """One algorithm without hints, for long."""
    _head()
    items = [
        run_item(
            journal,
            f"{operator} {options.search} {options.seconds}s",
            operator,
            SIZES[operator],
            options,
            budget=f"{options.seconds}s",
            search=options.search,
            hints=False,
        )
        for operator in _chosen(options, tuple(SIZES))
    ]
    found = [one for one in items if one]
    if not found:
        return
    mean = geometric_mean([one["value"] for one in found])
    print(f"\nGeometric mean: {mean:.0%} of the recipe's speed; bar 80 %.")


def run_auto(options: argparse.Namespace, journal: Journal) -> None:
    """auto with hints, on every operator and size of the suite."""
    _head()
    items = []
    for operator in _chosen(options, OPERATORS):
        for sizes in load_formula(operator).bindings("cpu"):
            shown = " ".join(f"{name}={value}" for name, value in sizes.items())
            name = f"{operator} {shown} {options.seconds}s"
            budget = f"{options.seconds}s"
            items.append(run_item(journal, name, operator, sizes, options, budget=budget))
    found = [one for one in items if one]
    if not found:
        return
    faster = [one["name"].split()[0] for one in found if one["low"] > 1 and one["agree"]]
    slower = [one["name"].split()[0] for one in found if one["high"] < 1 or not one["agree"]]
    mean = geometric_mean([one["value"] for one in found])
    print(f"\nGeometric mean: {mean:.2f}x the recipe.")
    print(f"Faster, for sure: {len(faster)} ({', '.join(faster) or 'none'}); bar 3.")
    print(f"Slower, for sure: {len(slower)} ({', '.join(slower) or 'none'}); bar 0.")


def _chosen(options: argparse.Namespace, known: tuple[str, ...]) -> list[str]:
    names = options.only.split(",") if options.only else list(known)
    for name in names:
        if name not in known:
            raise SystemExit(f"searches: expected one of {', '.join(known)}, got '{name}'")
    return names


def main() -> None:
    parser = argparse.ArgumentParser()
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument("--table", action="store_const", const=run_table, dest="do")
    which.add_argument("--long", action="store_const", const=run_long, dest="do")
    which.add_argument("--auto", action="store_const", const=run_auto, dest="do")
    parser.add_argument("--only", default="", help="operators, separated by commas")
    parser.add_argument("--measurements", type=int, default=100)
    parser.add_argument("--seeds", default="0,1,2")
    parser.add_argument("--searches", default="", help="of --table, separated by commas")
    parser.add_argument("--share", default="0/1", help="K/N of --table: every N-th, from the K-th")
    parser.add_argument("--also", type=Path, nargs="*", default=[], help="results of other shares")
    parser.add_argument("--search", default="auto", choices=sorted(REGISTRY))
    parser.add_argument("--seconds", type=int, help="of search; 300 for --long, 60 for --auto")
    parser.add_argument("--find-only", action="store_true", help="leave the comparisons for later")
    parser.add_argument("--timing", type=float, default=6.0, help="seconds of each comparison")
    parser.add_argument("--json", type=Path, help="keeps results, and resumes from them")
    options = parser.parse_args()
    options.seconds = options.seconds or (300 if options.do is run_long else 60)
    options.share = parse_share(options.share)
    journal = Journal(options.json)
    journal.merge(options.also)
    options.do(options, journal)


if __name__ == "__main__":
    main()
