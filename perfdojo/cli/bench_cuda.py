"""perfdojo bench cuda: are we faster on a GPU than PyTorch, eager and compiled?"""

from __future__ import annotations

from typing import Any

import typer
from rich.markup import escape
from rich.table import Table

from perfdojo.cli.arguments import console, print_json, progress
from perfdojo.dojo.contest import Chooser, Contest, fastest_peer, is_right, share_of_copy
from perfdojo.errors import NotFoundError
from perfdojo.measure.bench import geometric_mean
from perfdojo.measure.ceilings import Ceilings
from perfdojo.measure.floor import find_ceilings
from perfdojo.measure.gpu.bench import GpuBenchOptions, measure_machine
from perfdojo.measure.gpu.ceilings import measure_gpu_apart
from perfdojo.measure.gpu.rivals import OURS
from perfdojo.targets import CudaTarget
from perfdojo.targets.cache import cache_folder
from perfdojo.targets.cuda.machine import find_missing

_COLUMNS = ("operator", "sizes", "ours ms", "GB/s", "of copy", "eager ms", "compiled ms")


def bench_cuda(
    names: tuple[str, ...],
    peers: tuple[str, ...],
    target: CudaTarget,
    choose: Chooser,
    *,
    budget: float,
    json: bool,
) -> None:
    """Time the operators on the GPU, beside their peers; exit code 1 unless all rows are right."""
    missing = find_missing()
    if missing:
        raise NotFoundError(f"bench: {missing}")
    if "tvm" in peers:
        raise NotFoundError("bench: expected peers torch and inductor on a GPU, got 'tvm'")
    with progress.status("how fast is this GPU?") as status:
        folder = cache_folder() / "ceilings"
        ceilings = find_ceilings(target, folder, again=True, measure=measure_gpu_apart)
        machine = measure_machine(target) if peers else {}
        if not json:
            print_machine(target, ceilings, machine)
        rows: list[dict[str, Any]] = []
        for row in Contest(target, GpuBenchOptions(peers, budget), choose).run(names):
            status.update(f"{len(rows) + 1}: {row['operator']} is done")
            rows.append(row)
    if json:
        print_json({"ceilings": _rates(ceilings), "machine": machine, "rows": rows})
    else:
        print_rows(rows)
    if not all(map(is_right, rows)):
        raise typer.Exit(1)


def _rates(ceilings: Ceilings) -> dict[str, float]:
    return {
        "copy_bytes_per_second": ceilings.copy_bandwidth,
        "read_bytes_per_second": ceilings.read_bandwidth,
        "f32_operations_per_second": ceilings.peak,
        "bf16_tensor_operations_per_second": ceilings.tensor,
    }


def print_machine(target: CudaTarget, ceilings: Ceilings, machine: dict[str, Any]) -> None:
    """The ceilings, before anything is compared with them."""
    console.print(f"{target.machine.name}, {target.gpu.multiprocessors} multiprocessors")
    console.print(
        f"copy {ceilings.copy_bandwidth / 1e12:.2f} TB/s, read "
        f"{ceilings.read_bandwidth / 1e12:.2f} TB/s, f32 {ceilings.peak / 1e12:.1f} Tflop/s, bf16 "
        f"by mma.sync {ceilings.tensor / 1e12:.0f} Tflop/s"
    )
    for name, rate in machine.get("cublas", {}).items():
        console.print(f"cuBLAS {name}: {rate / 1e12:.1f} Tflop/s")
    state = machine.get("state", {})
    if state:
        console.print(", ".join(f"{key} {value}" for key, value in state.items()), markup=False)


def print_rows(rows: list[dict[str, Any]]) -> None:
    """The table, and the geometric mean over what was measured."""
    table = Table(box=None, header_style="bold")
    for title in (*_COLUMNS, "best", "95 %"):
        table.add_column(title, no_wrap=True)
    for row in rows:
        sizes = "x".join(map(str, row["sizes"].values()))
        cells = [f"[red]{escape(row['error'])}[/]"] if "error" in row else _cells(row)
        table.add_row(row["operator"], sizes, *cells)
    console.print(table)
    for row in rows:
        for note in row.get("notes", ()):
            console.print(f"{row['operator']}: {note}", markup=False)
    found = [fastest_peer(row) for row in rows]
    ratios = [ratio["value"] for ratio in found if ratio is not None]
    console.print(f"geometric mean against the faster peer: {geometric_mean(ratios):.2f}x")


def _cells(row: dict[str, Any]) -> list[str]:
    """What the table says of one operator, after its name and sizes."""
    seconds, best = row["seconds"], fastest_peer(row)
    times = [f"{seconds[name] * 1e3:.4g}" if name in seconds else "-" for name in _SHOWN]
    rates = [f"{row['bytes_per_second'] / 1e9:.0f}"]
    rates.append(f"{share_of_copy(row):.0%}")
    verdict = ["-", "-"]
    if best is not None:
        verdict = [f"{best['value']:.3f}x", f"{best['low']:.3f} to {best['high']:.3f}"]
    if not row["correct"]:
        verdict[1] = f"[red]wrong: error {row['errors'][OURS]:.2g}[/]"
    elif not row["agree"]:
        verdict[1] = "[red]results differ[/]"
    return [times[0], *rates, *times[1:], *verdict]


_SHOWN = (OURS, "eager", "compiled")
