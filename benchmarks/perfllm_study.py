"""How good is the agent? PerfLLM beside the classical searches, at equal numbers of measurements.

python benchmarks/perfllm_study.py [PART ...] [--json OUT] [--docs docs] [--seeds 0,1,2]
                                   [--most 300] [--groups GROUPS] [--seconds S] [--dry]
                                   [--share 0/8] [--also OTHER ...]

Parts (all of them, in this order, if none is named):
  known      landscapes with a known optimum: Max Q, ordinary Q and chance, ten seeds each
  searches   perfllm, random, beam, anneal, evolution and auto on ten operators, without hints
  backups    Max Q against ordinary Q, on the same operators (perfllm with two policies)
  encoders   fine-tuned against plain against hand-made features
  compare    the best of every search once more, all of an operator in turn in one process
  write      tables and plots into docs/perfllm.md and docs/perfllm/*.svg

`--policies max=FILE,sum=FILE,tuned=FILE,plain=FILE,features=FILE` names the policies of `backups`
and `encoders`; `max` is the shipped one unless it is named. `--dry` says how long each part takes.
A search runs once to `--most` measurements (those of `backups` and `encoders` to 100); its best
after 25 and 100 is kept on the way, and all of them are compared once more by `compare`. With
`--json`, what is done is kept in OUT and not done again, item by item; `--seconds` begins no item
after so long, so that the study can be done in slices by the same command. On a large machine,
processes that have cores of their own take shares: `taskset -c 0,1 ... --share 0/8 --json 0.json`,
and so on; `--also 0.json 1.json ...` reads what they found.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import torch
from course import compare_programs, gain_at, run_search
from journal import Journal, parse_share
from record_landscapes import HELD_OUT, LEARNT

from perfdojo.cli.arguments import parse_sizes
from perfdojo.measure.bench import geometric_mean
from perfdojo.search.perfllm import make_agent
from perfdojo.search.perfllm.encoder import QUICK, load_encoder
from perfdojo.search.perfllm.learner import Learner, LearnOptions
from perfdojo.search.perfllm.network import Shape
from perfdojo.search.perfllm.player import Player
from perfdojo.search.perfllm.schedule import Epsilon
from perfdojo.testing.landscape import make_landscape

COUNTS = (25, 100, 300)
READERS = ("tuned", "plain", "features")  # policies that differ in who reads
CLASSICAL = ("random", "beam", "anneal", "evolution", "auto")
# Those that are learnt from, and those that are not, at the sizes of the landscapes.
TRAINED = {
    name: parse_sizes(LEARNT[name].split())
    for name in ("softmax", "layernorm", "rmsnorm", "bias_gelu", "reducemean", "matmul")
}
OTHER_SIZES = {  # an operator and, after a space, which of its sizes
    "softmax long": {"N": 512, "M": 4096},
    "matmul odd": {"M": 200, "K": 312, "N": 168},
}
UNSEEN = {name: parse_sizes(sizes.split()) for name, sizes in HELD_OUT.items()}
GROUPS = {"trained": TRAINED, "other sizes": OTHER_SIZES, "unseen": UNSEEN}
EVERY = {name: sizes for group in GROUPS.values() for name, sizes in group.items()}
SHORT = 100  # measurements of a search with another policy than the shipped one
SECONDS = 0.1  # of one measurement, about, for the estimate


# --------------------------------------------------------------------------------------------
# Parts


def part_known(options: argparse.Namespace, journal: Journal) -> None:
    """After how many measurements the optimum of a made-up landscape of 1,024 states is found."""
    encoder = load_encoder(QUICK)
    kinds = {"max": LearnOptions(), "sum": LearnOptions(backup="sum"), "random": None}
    every = [(kind, how, seed) for kind, how in kinds.items() for seed in range(10)]
    first, step = options.share
    for kind, how, seed in every[first::step]:
        check_clock(options, journal, f"known {kind} {seed}")
        journal.part(f"known {kind} {seed}", "found", lambda: _known(encoder, how, seed))  # noqa: B023


def _known(encoder: Any, how: LearnOptions | None, seed: int) -> dict[str, Any]:
    land = make_landscape(seed=seed, nests=5)
    learner = Learner(Shape(encoder.dim, encoder.move_dim), how or LearnOptions(), seed=seed)
    epsilon = Epsilon(1, 1, 1) if how is None else Epsilon(0.4, 0.05, 100.0)
    player = Player([land], encoder, learner, seed=seed, epsilon=epsilon,
                    studies=0 if how is None else 6)  # fmt: skip
    optimum = land.nodes[land.best].seconds
    for count in range(1, 501):
        if player.step(player.sites[0]) == optimum:
            return {"count": count, "states": len(land.nodes)}
    return {"count": None, "states": len(land.nodes)}


def part_searches(options: argparse.Namespace, journal: Journal) -> None:
    """Every search on every operator."""
    every = [("perfllm", "max"), *((name, "") for name in CLASSICAL)]
    _searches(options, journal, every, options.most)


def part_backups(options: argparse.Namespace, journal: Journal) -> None:
    """Max Q against ordinary Q: with `max`, `searches` has been run."""
    _searches(options, journal, [("perfllm", "sum")], SHORT)


def part_encoders(options: argparse.Namespace, journal: Journal) -> None:
    """Fine-tuned against plain against hand-made features."""
    _searches(options, journal, [("perfllm", name) for name in READERS], SHORT)


def _searches(
    options: argparse.Namespace, journal: Journal, players: list[tuple[str, str]], most: int
) -> None:
    """Our share of all searches of these players: a search and, of perfllm, its policy."""
    for _, policy in players:
        if policy not in ("", "max") and policy not in options.policies:
            raise SystemExit(
                f"perfllm_study: expected --policies {policy}=FILE; see docs/perfllm.md"
            )
    every = [(item, player) for item in items(options) for player in players]
    first, step = options.share
    for (operator, sizes, seed), (search, policy) in every[first::step]:
        _search(options, journal, operator, sizes, search, seed, policy, most)


def _search(
    options: argparse.Namespace, journal: Journal, operator: str, sizes: Mapping[str, int],
    search: str, seed: int, policy: str, most: int,
) -> None:  # fmt: skip
    name = label(operator, search, seed, policy, most)
    check_clock(options, journal, name)

    def run() -> dict[str, Any]:
        path = options.policies.get(policy, "")
        agent = make_agent(path, seed=seed) if search == "perfllm" else None
        found = run_search(operator.split()[0], sizes, search, seed, most,
                           counts=COUNTS, agent=agent)  # fmt: skip
        return {"operator": operator, "most": most, **found}

    found = journal.part(name, "search", run)
    gains = " ".join(f"{gain_at(found['gains'], count):.2f}" for count in COUNTS)
    print(
        f"| {name} | {gains} | own {found['own_share']:.0%} | {found['took']:.0f} s |", flush=True
    )


class TimeUp(Exception):
    """The slice is over."""


def check_clock(options: argparse.Namespace, journal: Journal, name: str) -> None:
    """Raise TimeUp if the item is not done yet, and it is too late to begin it."""
    if name not in journal.entries and time.monotonic() > options.end:
        raise TimeUp(name)


def label(operator: str, search: str, seed: int, policy: str, most: int) -> str:
    """The name of an item in the journal."""
    who = search if search != "perfllm" else f"perfllm:{policy}"
    return f"{operator} {who} {seed} {most}x"


def items(options: argparse.Namespace) -> Iterator[tuple[str, dict[str, int], int]]:
    """Operators, sizes and seeds; a seed of all before the next, so that slices are of use."""
    for seed in options.seeds:
        for operator, sizes in EVERY.items():
            if any(operator in GROUPS[group] for group in options.groups):
                yield operator, sizes, seed


def part_compare(options: argparse.Namespace, journal: Journal) -> None:
    """What tables say: gains within a search are of its own moments, and its best was lucky."""
    for operator, sizes in EVERY.items():
        texts = {name: text for entry in journal.entries.values()
                 if entry.get("search", {}).get("operator") == operator
                 for name, text in entry["search"]["texts"].items()}  # fmt: skip
        name = compared(operator)
        if not texts or texts.keys() <= journal.entries.get(name, {}).get("gains", {}).keys():
            continue
        journal.entries.pop(name, None)
        journal.part(name, "gains", lambda: compare_programs(operator.split()[0], sizes, texts))  # noqa: B023
        print(f"{name}: {len(texts)} programs", flush=True)


def compared(operator: str) -> str:
    """The name of the entry that holds its comparison."""
    return f"compared {operator}"


# --------------------------------------------------------------------------------------------
# Tables and plots


def part_write(options: argparse.Namespace, journal: Journal) -> None:
    """Put tables between the marks of docs/perfllm.md, and plots beside it."""
    page = options.docs / "perfllm.md"
    text = page.read_text()
    for name, table in tables(options, journal).items():
        text = _between(text, name, table)
    page.write_text(text)
    _plots(options, journal)


def tables(options: argparse.Namespace, journal: Journal) -> dict[str, str]:
    """Each part that has results."""
    made = {}
    known = [name for name in journal.entries if name.startswith("known ")]
    if known:
        made["known"] = _known_table(journal)
    for part, who in (
        ("searches", ("perfllm:max", *CLASSICAL)),
        ("backups", ("perfllm:max", "perfllm:sum")),
        ("encoders", ("perfllm:max", *(f"perfllm:{name}" for name in READERS))),
    ):
        rows = [_mean_row(options, journal, name) for name in who]
        rows = [row for row in rows if row]
        if len(rows) > 1:
            head = "".join(f" | {kind}, {count}" for kind in GROUPS for count in COUNTS)
            head += " | seconds for 100 | of which the agent"
            rule = "|---" + "|---:" * (len(GROUPS) * len(COUNTS) + 2) + "|"
            made[part] = "\n".join([f"| search{head} |", rule, *rows, _ceiling_row(journal)])
    return made


def _known_table(journal: Journal) -> str:
    lines = ["| | found within 500 | median of those found |", "|---|---:|---:|"]
    for kind in ("max", "sum", "random"):
        counts = [e["found"]["count"] for n, e in journal.entries.items()
                  if n.startswith(f"known {kind} ")]  # fmt: skip
        found = sorted(count for count in counts if count is not None)
        middle = found[len(found) // 2] if found else "-"
        lines.append(f"| {kind} | {len(found)} of {len(counts)} | {middle} |")
    return "\n".join(lines)


def _mean_row(options: argparse.Namespace, journal: Journal, who: str) -> str:
    cells = []
    for group in GROUPS.values():
        for count in COUNTS:
            values = _gains(options, journal, who, group, count)
            cells.append(f"{geometric_mean(values):.2f}x" if values else "-")
    if set(cells) == {"-"}:
        return ""
    entries = [e for group in GROUPS.values() for e in _entries(options, journal, who, group)]
    seconds = sum(e["seconds"] for e in entries)
    share = sum(e["seconds"] * e["agent_share"] for e in entries) / seconds
    rate = 100 * seconds / sum(len(e["gains"]) for e in entries)
    cells += [f"{rate:.0f}", f"{share:.0%}" if who.startswith("perfllm") else "-"]
    return f"| {who} | " + " | ".join(cells) + " |"


def _ceiling_row(journal: Journal) -> str:
    """What the best program of each operator reaches, whoever found it, in whatever search."""
    cells = []
    for group in GROUPS.values():
        found = [journal.entries.get(compared(name), {}).get("gains", {}) for name in group]
        tops = [max(gain for name, gain in gains.items() if name != "took" and gain == gain)
                for gains in found if gains]  # fmt: skip
        cells += [""] * (len(COUNTS) - 1) + [f"{geometric_mean(tops):.2f}x" if tops else "-"]
    return "| best of all | " + " | ".join(cells) + " | | |"


def _gains(
    options: argparse.Namespace, journal: Journal, who: str, group: Mapping[str, Any], count: int
) -> list[float]:
    """Of each operator and seed, as compared afterwards; as seen in the search if they were not."""
    found = []
    for entry in _entries(options, journal, who, group):
        if count <= entry["most"]:
            known = journal.entries.get(compared(entry["operator"]), {}).get("gains", {})
            seen = gain_at(entry["gains"], count)
            found.append(max(1.0, known.get(entry["leaders"].get(str(count)), seen)))
    return found


def _entries(
    options: argparse.Namespace, journal: Journal, who: str, group: Mapping[str, Any]
) -> list[dict[str, Any]]:
    """Its searches, the longer one where there are two: no search knows how long it may take."""
    search, _, policy = who.partition(":")
    found = []
    for operator in group:
        for seed in options.seeds:
            names = [label(operator, search, seed, policy, most) for most in (options.most, SHORT)]
            found += [journal.entries[n]["search"] for n in names if n in journal.entries][:1]
    return found


def _curves(
    options: argparse.Namespace, journal: Journal, who: str, group: Mapping[str, Any]
) -> list[list[float]]:
    return [entry["gains"] for entry in _entries(options, journal, who, group)]


def _between(text: str, name: str, table: str) -> str:
    begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    if begin not in text or end not in text:
        raise SystemExit(f"perfllm_study: expected the marks {begin} and {end} in the page")
    head, _, rest = text.partition(begin)
    return f"{head}{begin}\n{table}\n{end}{rest.partition(end)[2]}"


def _plots(options: argparse.Namespace, journal: Journal) -> None:
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "perfllm"  # the same file from the same numbers
    from matplotlib import pyplot

    folder = options.docs / "perfllm"
    folder.mkdir(exist_ok=True)
    for title, group in GROUPS.items():
        figure, axes = pyplot.subplots(figsize=(6, 4))
        for who in ("perfllm:max", *CLASSICAL):
            curves = _curves(options, journal, who, group)
            if not curves:
                continue
            means = [geometric_mean([gain_at(gains, n) for gains in curves])
                     for n in range(1, options.most + 1)]  # fmt: skip
            axes.plot(range(1, options.most + 1), means, label=who.partition(":")[0])
        axes.set(xlabel="programs measured", ylabel="times faster than the start",
                 title=f"best so far, {title}", yscale="log")  # fmt: skip
        if axes.lines:
            axes.legend()
            figure.savefig(folder / f"{title.replace(' ', '-')}.svg", metadata={"Date": None})
        pyplot.close(figure)


PARTS = {
    "known": part_known,
    "searches": part_searches,
    "backups": part_backups,
    "encoders": part_encoders,
    "compare": part_compare,
    "write": part_write,
}


def estimate(part: str, options: argparse.Namespace) -> str:
    """About how long a part takes."""
    runs = {"searches": (1 + len(CLASSICAL)) * options.most, "backups": SHORT,
            "encoders": len(READERS) * SHORT}.get(part, 0)  # fmt: skip
    seconds = len(list(items(options))) * runs * SECONDS / options.share[1]
    if part == "known":
        seconds = 20 * 10 / options.share[1]
    return f"{part}: about {seconds / 60:.0f} minutes"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], default=[])
    parser.add_argument("--json", type=Path, help="keeps results, and resumes from them")
    parser.add_argument("--docs", type=Path, default=Path("docs"))
    parser.add_argument("--seeds", default="0,1,2")
    parser.add_argument("--most", type=int, default=max(COUNTS))
    parser.add_argument("--groups", default=",".join(GROUPS), help="trained,other sizes,unseen")
    parser.add_argument("--policies", default="", help="max=FILE,sum=FILE,plain=FILE,...")
    parser.add_argument(
        "--seconds", type=float, default=math.inf, help="begin nothing after so long"
    )
    parser.add_argument("--share", default="0/1", help="K/N: every N-th search, from the K-th")
    parser.add_argument("--also", type=Path, nargs="*", default=[], help="results of other shares")
    parser.add_argument("--dry", action="store_true", help="only say how long each part takes")
    options = parser.parse_args()
    options.seeds = [int(seed) for seed in options.seeds.split(",")]
    pairs = (pair.partition("=") for pair in options.policies.split(",") if pair)
    options.policies = {name: path for name, _, path in pairs}
    options.groups = options.groups.split(",")
    if unknown := set(options.groups) - set(GROUPS):
        parser.error(f"expected groups among {', '.join(GROUPS)}, got '{unknown.pop()}'")
    options.share = parse_share(options.share)
    options.end = time.monotonic() + options.seconds
    torch.manual_seed(0)
    journal = Journal(options.json)
    journal.merge(options.also)
    try:
        for part in options.parts or list(PARTS):
            print(estimate(part, options), flush=True)
            if not options.dry:
                run_part(part, options, journal)
    except TimeUp as item:
        print(f"time is up before '{item}'; the same command goes on from there")


def run_part(part: str, options: argparse.Namespace, journal: Journal) -> None:
    """One part, and how long it took."""
    began = time.monotonic()
    PARTS[part](options, journal)
    print(json.dumps({"part": part, "seconds": round(time.monotonic() - began, 1)}))


if __name__ == "__main__":
    main()
