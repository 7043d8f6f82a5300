"""perfdojo bench: are we faster than what users run today?"""

from __future__ import annotations

import importlib.util
from typing import Annotated, Any

import typer
from rich.table import Table

from perfdojo.api import kernel as make_kernel
from perfdojo.cli.arguments import JsonOption, console, play_expert, print_json, progress
from perfdojo.errors import DojoError, NotFoundError, did_you_mean
from perfdojo.kernels import find_recipe, load_formula
from perfdojo.measure.bench import BenchOptions, bench_operator, floor_seconds, geometric_mean
from perfdojo.measure.floor import find_ceilings
from perfdojo.measure.peers import OPERATORS
from perfdojo.targets import CTarget, find_target
from perfdojo.targets.c.toolchain import cache_folder

_PEERS = ("torch", "inductor")
_COLUMNS = ("operator", "sizes", "ours ms", "of floor")
_NAMES = ("eager", "prepared", "compiled")


def command(
    suite: Annotated[str, typer.Argument(help="Which sizes: cpu.", metavar="SUITE")] = "cpu",
    against: Annotated[str, typer.Option(help="Peers: torch, inductor.")] = "torch,inductor",
    recipes: Annotated[bool, typer.Option("--recipes", help="Use the expert recipes.")] = False,
    only: Annotated[str, typer.Option(help="Operators, separated by commas.")] = "",
    budget: Annotated[float, typer.Option(help="Seconds of timing an operator.")] = 4.0,
    json: JsonOption = False,
) -> None:
    """Time the operators of the suite and their peers side by side, results checked."""
    target = find_target(suite)
    if not isinstance(target, CTarget):
        raise NotFoundError(f"bench: expected suite cpu, got '{suite}'")
    peers = _check_names("peer", against, _PEERS)
    names = _check_names("operator", only, OPERATORS) or OPERATORS
    if importlib.util.find_spec("torch") is None:
        raise NotFoundError("bench: PyTorch is not installed; pip install 'perfdojo[perfllm]'")
    options = BenchOptions(peers, budget)
    results = []
    with progress.status("how fast is this machine?") as status:
        ceilings = find_ceilings(target, cache_folder() / "ceilings", again=True)
        for place, name in enumerate(names, 1):
            for sizes in load_formula(name).bindings(suite):
                shown = " ".join(f"{key}={value}" for key, value in sizes.items())
                status.update(f"{place}/{len(names)} {name} {shown}")
                kernel = formula = make_kernel(name, like=(), **sizes)
                try:
                    if recipes and find_recipe(name, target.name) is not None:
                        kernel = play_expert(kernel, target)
                    result = bench_operator(kernel, options)
                except DojoError as error:  # one operator's trouble is no reason to lose the rest
                    result = {"operator": name, "error": str(error)}
                if "error" not in result:
                    floor = floor_seconds(formula, target.machine, ceilings)
                    result |= {"floor": floor, "reached": floor / result["seconds"]["dojo"]}
                results.append({"sizes": sizes, **result})
    if json:
        print_json(results)
    else:
        _print(results)
    if any("error" in result or not result["agree"] for result in results):
        raise typer.Exit(1)


def _check_names(what: str, text: str, known: tuple[str, ...]) -> tuple[str, ...]:
    names = tuple(word.strip() for word in text.split(",") if word.strip())
    for name in names:
        if name not in known:
            raise NotFoundError(f"unknown {what} '{name}'{did_you_mean(name, known)}")
    return names


def best_ratio(result: dict[str, Any]) -> dict[str, float]:
    """The ratio to the fastest peer: above 1, ours is faster."""
    ratios: dict[str, dict[str, float]] = result["ratios"]
    return min(ratios.values(), key=lambda ratio: ratio["value"])


def _print(results: list[dict[str, Any]]) -> None:
    table = Table(box=None, header_style="bold")
    for title in (*_COLUMNS, *_NAMES, "best", "95 %"):
        table.add_column(title, no_wrap=True)
    fine = []
    for result in results:
        sizes = "x".join(map(str, result["sizes"].values()))
        if "error" in result:
            table.add_row(result["operator"], sizes, f"[red]{result['error']}[/]")
            continue
        fine.append(result)
        ratios, best = result["ratios"], best_ratio(result)
        shown = [f"{ratios[n]['value']:.2f}x" if n in ratios else "-" for n in _NAMES]
        spread = f"{best['low']:.2f} to {best['high']:.2f}"
        if not result["agree"]:
            spread = "[red]results differ[/]"
        ours = [f"{result['seconds']['dojo'] * 1e3:.3g}", f"{result['reached']:.0%}"]
        table.add_row(result["operator"], sizes, *ours, *shown, f"{best['value']:.2f}x", spread)
    console.print(table)
    for name in _NAMES:
        values = [r["ratios"][name]["value"] for r in fine if name in r["ratios"]]
        if values:
            console.print(f"geometric mean against {name}: {geometric_mean(values):.2f}x")
    fastest = geometric_mean([best_ratio(r)["value"] for r in fine])
    console.print(f"geometric mean against the fastest: {fastest:.2f}x")
