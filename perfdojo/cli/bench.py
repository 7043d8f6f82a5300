"""perfdojo bench: are we faster than what users run today?"""

from __future__ import annotations

import importlib.util
from dataclasses import dataclass
from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.table import Table

from perfdojo.api import kernel as make_kernel
from perfdojo.cli.arguments import (
    JsonOption,
    console,
    play_best,
    play_expert,
    print_json,
    progress,
)
from perfdojo.cli.bench_cuda import bench_cuda
from perfdojo.dojo.contest import Chooser, choose_naive, choose_recipe
from perfdojo.errors import DojoError, NotFoundError, did_you_mean
from perfdojo.ir import Kernel
from perfdojo.kernels import find_recipe, load_formula
from perfdojo.measure import tvm_peer
from perfdojo.measure.bench import BenchOptions, bench_operator, floor_seconds, geometric_mean
from perfdojo.measure.ceilings import Ceilings
from perfdojo.measure.gpu.peers import GPU_OPERATORS
from perfdojo.measure.peers import OPERATORS
from perfdojo.measure.tvm_peer import TvmOptions
from perfdojo.targets import CTarget, CudaTarget, Target, find_target

_PEERS = ("torch", "inductor", "tvm")
_COLUMNS = ("operator", "sizes", "ours ms", "of floor")
_NAMES = ("eager", "prepared", "compiled", "tvm")


def command(
    suite: Annotated[str, typer.Argument(help="Which sizes: cpu, cuda.", metavar="SUITE")] = "cpu",
    against: Annotated[str, typer.Option(help="Peers: torch, inductor, tvm.")] = "torch,inductor",
    recipes: Annotated[bool, typer.Option("--recipes", help="Use the expert recipes.")] = False,
    searched: Annotated[
        bool, typer.Option("--searched", help="Use the best verified records, where there are any.")
    ] = False,
    only: Annotated[str, typer.Option(help="Operators, separated by commas.")] = "",
    budget: Annotated[
        float, typer.Option(help="Seconds of timing an operator; 0: 4 on a CPU, 1 on a GPU.")
    ] = 0.0,
    trials: Annotated[int, typer.Option(min=1, help="Trials that TVM may make to tune.")] = 64,
    json: JsonOption = False,
) -> None:
    """Time the operators of the suite and their peers side by side, results checked."""
    target = find_target(suite)
    peers = _check_names("peer", against, _PEERS)
    known = GPU_OPERATORS if isinstance(target, CudaTarget) else OPERATORS
    names = _check_names("operator", only, known) or known
    _check_installed(peers)
    if isinstance(target, CudaTarget):
        chooser = _make_chooser(recipes=recipes, searched=searched)
        return bench_cuda(names, peers, target, chooser, budget=budget or 1.0, json=json)
    if not isinstance(target, CTarget):
        raise NotFoundError(f"bench: expected suite cpu or cuda, got '{suite}'")
    options = BenchOptions(peers, budget or 4.0)
    results = []
    with progress.status("") as status:
        for place, name in enumerate(names, 1):
            for sizes in load_formula(name).bindings(suite):
                shown = " ".join(f"{key}={value}" for key, value in sizes.items())
                status.update(f"{place}/{len(names)} {name} {shown}")
                formula = make_kernel(name, like=(), **sizes)
                try:
                    tvm = None
                    if "tvm" in peers and name in tvm_peer.OPERATORS:
                        status.update(f"{place}/{len(names)} {name} {shown}: TVM tunes")
                        tvm = tvm_peer.tune(formula, TvmOptions(trials, target.machine.threads))
                    chosen = choose(formula, target, recipes=recipes, searched=searched)
                    result = bench_operator(chosen.kernel, options, tvm=tvm)
                    result |= {"from": chosen.source, "note": chosen.note}
                except DojoError as error:  # one operator's trouble is no reason to lose the rest
                    result = {"operator": name, "error": str(error)}
                if "error" not in result:
                    ceilings = Ceilings(**result["ceilings"])
                    floor = floor_seconds(formula, target.machine, ceilings)
                    result |= {"floor": floor, "reached": floor / result["seconds"]["dojo"]}
                results.append({"sizes": sizes, **result})
    if json:
        print_json(results)
    else:
        _print(results)
    if any("error" in result or not result["agree"] for result in results):
        raise typer.Exit(1)


def _make_chooser(*, recipes: bool, searched: bool) -> Chooser:
    """How our kernel is found on a GPU: the record, else the recipe, else threads without art."""

    def find(kernel: Kernel, target: CudaTarget) -> Kernel:
        if searched:
            try:
                return play_best(kernel, target, "reassociate")
            except NotFoundError:
                if not recipes:
                    raise
        return choose_recipe(kernel, target)

    return find if recipes or searched else choose_naive


@dataclass(frozen=True, slots=True)
class Choice:
    """The kernel to time; it is from a `record`, a `recipe` or the `formula`, and why so."""

    kernel: Kernel
    source: str
    note: str = ""


def choose(formula: Kernel, target: Target, *, recipes: bool, searched: bool) -> Choice:
    """The best that is asked for and there is: a record, else the recipe, else the formula."""
    note = ""
    if searched:
        try:
            return Choice(play_best(formula, target, "reassociate"), "record")
        except NotFoundError as error:
            note = str(error)
    if recipes and find_recipe(formula.name, target.name) is not None:
        return Choice(play_expert(formula, target), "recipe", note)
    return Choice(formula, "formula", note)


def _check_installed(peers: tuple[str, ...]) -> None:
    if {"torch", "inductor"} & set(peers) and importlib.util.find_spec("torch") is None:
        raise NotFoundError("bench: PyTorch is not installed; pip install 'perfdojo[perfllm]'")
    if "tvm" in peers:
        tvm_peer.check_installed()


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
    fine = [result for result in results if "error" not in result]
    names = [name for name in _NAMES if any(name in result["ratios"] for result in fine)]
    table = Table(box=None, header_style="bold")
    for title in (*_COLUMNS, *names, "best", "95 %"):
        table.add_column(title, no_wrap=True)
    for result in results:
        sizes = "x".join(map(str, result["sizes"].values()))
        if "error" in result:
            table.add_row(result["operator"], sizes, f"[red]{escape(result['error'])}[/]")
            continue
        table.add_row(result["operator"], sizes, *_cells(result, names))
    console.print(table)
    for result in fine:
        if result["note"]:
            sizes = "x".join(map(str, result["sizes"].values()))
            console.print(
                f"{result['operator']} {sizes}: timed the {result['from']}; {result['note']}",
                markup=False,
            )
    for name in names:
        values = [r["ratios"][name]["value"] for r in fine if name in r["ratios"]]
        console.print(f"geometric mean against {name}: {geometric_mean(values):.2f}x")
    fastest = geometric_mean([best_ratio(r)["value"] for r in fine if r["ratios"]])
    console.print(f"geometric mean against the fastest: {fastest:.2f}x")


def _cells(result: dict[str, Any], names: list[str]) -> list[str]:
    """What the table says of one operator, after its name and sizes."""
    ratios = result["ratios"]
    ours = [f"{result['seconds']['dojo'] * 1e3:.3g}", f"{result['reached']:.0%}"]
    shown = [f"{ratios[n]['value']:.2f}x" if n in ratios else "-" for n in names]
    if not ratios:
        return [*ours, *shown, "-", "-"]
    best = best_ratio(result)
    spread = f"{best['low']:.2f} to {best['high']:.2f}"
    if not result["agree"]:
        spread = "[red]results differ[/]"
    return [*ours, *shown, f"{best['value']:.2f}x", spread]
