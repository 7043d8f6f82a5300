"""How does TVM tune? MetaSchedule over one program, in a process of its own.

`python -m perfdojo.measure.tvm_tune` reads a request of `tvm_peer.tune` and leaves `tuned.json` and
the library in the folder it names. A process of its own, because TVM reads the number of its
threads (TVM_NUM_THREADS) once, when it starts.
"""

from __future__ import annotations

import json
import logging
import sys
import tempfile
import time
from dataclasses import asdict
from pathlib import Path
from typing import Any

from perfdojo.errors import MeasureError
from perfdojo.ir import Kernel, parse_kernel
from perfdojo.measure.tvm_peer import Tuned, TvmOptions
from perfdojo.measure.tvm_programs import make_program, register_x86

_ROUND = 16  # trials between two updates of its cost model


def tune_here(kernel: Kernel, options: TvmOptions, folder: Path) -> Tuned:
    """Tune, and leave the library of the best program in `folder`. Raises MeasureError."""
    register_x86()
    import tvm
    from tvm.s_tir import meta_schedule

    logging.disable(logging.INFO)  # tables after each round
    cpu = tvm.target.codegen.llvm_get_system_cpu()
    target = tvm.target.Target({"kind": "llvm", "mcpu": cpu, "num-cores": options.threads})
    program = make_program(kernel)
    course: list[tuple[float, float]] = []
    with tempfile.TemporaryDirectory() as scratch:
        began = time.monotonic()
        database = meta_schedule.tune_tir(
            program,
            target,
            scratch,
            max_trials_global=options.trials,
            num_trials_per_iter=min(_ROUND, options.trials),
            builder=meta_schedule.builder.LocalBuilder(
                max_workers=options.threads, initializer=register_x86
            ),
            runner=_noting_runner(meta_schedule, course, began),
            num_tuning_cores=options.threads,
            seed=options.seed,
        )
        seconds = time.monotonic() - began
        best = meta_schedule.tir_integration.compile_tir(database, program, target)
    if best is None:
        raise MeasureError(f"tvm: no trial of '{kernel.name}' ran")
    library = folder / "tuned.so"
    tvm.compile(best.mod, target=target).export_library(str(library))
    return Tuned(str(library), seconds, tuple(course))


def _noting_runner(meta_schedule: Any, course: list[tuple[float, float]], began: float) -> Any:
    """TVM's local runner, which also notes when each trial ended and how long a call took."""
    from tvm.ir.utils import derived_object

    inner = meta_schedule.runner.LocalRunner()

    class Noting(meta_schedule.runner.PyRunner):
        def run(self, runner_inputs: Any) -> Any:
            futures = []
            for one in runner_inputs:
                (future,) = inner.run([one])
                times = future.result().run_secs
                call = min(map(float, times)) if times else float("nan")
                course.append((time.monotonic() - began, call))
                futures.append(future)
            return futures

    return derived_object(Noting)()


def main() -> None:
    """What that process does."""
    request = json.load(sys.stdin)
    kernel = parse_kernel(request["kernel"])
    tuned = tune_here(kernel, TvmOptions(**request["options"]), Path(request["folder"]))
    print()
    print(json.dumps(asdict(tuned)))
