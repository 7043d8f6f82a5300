"""How fast does TVM get an operator? MetaSchedule tunes it once; the library it makes is kept.

TVM is an extra (`tvm`): nothing of it is loaded before it is asked for.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import importlib.util
import json
import os
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from perfdojo.errors import MeasureError, NotFoundError
from perfdojo.ir import Kernel, print_kernel
from perfdojo.measure.apart import ask_apart
from perfdojo.measure.tvm_programs import OPERATORS
from perfdojo.targets.arrays import make_output
from perfdojo.targets.cache import cache_folder

__all__ = ["OPERATORS", "Tuned", "TvmOptions", "check_installed", "make_call", "tune"]
_MODULES = ("tvm", "xgboost", "psutil", "cloudpickle")


@dataclass(frozen=True, slots=True)
class TvmOptions:
    """How TVM tunes: trials in all, threads of the tuned program, seed of its search."""

    trials: int = 64
    threads: int = 2
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Tuned:
    """What tuning left: a library, how long it took, and what came of each trial.

    `course` has, for each trial, the seconds since tuning began and those of one call, NaN if it
    failed. TVM may end early, when it finds no more programs to try.
    """

    library: str
    seconds: float
    course: tuple[tuple[float, float], ...]

    @property
    def best(self) -> float:
        """Seconds of one call of the best, as TVM measured it."""
        return min((call for _, call in self.course if call == call), default=float("nan"))


def check_installed() -> None:
    """Raises NotFoundError that names the packages if TVM, or what it tunes with, is missing."""
    missing = [name for name in _MODULES if importlib.util.find_spec(name) is None]
    if missing:
        raise NotFoundError(
            f"bench: TVM cannot tune here, {', '.join(missing)} not found; "
            "pip install 'perfdojo[tvm]' (apache-tvm, apache-tvm-ffi, xgboost, psutil, cloudpickle)"
        )


def tune(kernel: Kernel, options: TvmOptions, *, limit: float = 1800, again: bool = False) -> Tuned:
    """The operator of `kernel` tuned by MetaSchedule; at once if it was before, unless `again`.

    Raises NotFoundError without TVM or a program for it, MeasureError if tuning fails.
    """
    check_installed()
    folder = cache_folder() / "tvm" / _key(kernel, options)
    known = folder / "tuned.json"
    if again or not known.exists():
        folder.mkdir(parents=True, exist_ok=True)
        known.unlink(missing_ok=True)
        request = {"kernel": print_kernel(kernel), "options": asdict(options)}
        found = _tune_apart(request | {"folder": str(folder)}, options.threads, kernel.name, limit)
        part = folder / "tuned.json.part"
        part.write_text(json.dumps(found))
        part.replace(known)
    data = json.loads(known.read_text())
    return Tuned(data["library"], data["seconds"], tuple((a, s) for a, s in data["course"]))


def make_call(
    tuned: Tuned, kernel: Kernel, inputs: Mapping[str, Any], threads: int
) -> Callable[[], Any]:
    """A call of the tuned program on copies of `inputs`, into an output that is made once.

    TVM must not have run yet in this process, or have run with as many threads.
    """
    os.environ["TVM_NUM_THREADS"] = str(threads)
    import tvm

    arrays = [make_output(buffer, None) for buffer in (*kernel.inputs, *kernel.outputs)]
    for array, buffer in zip(arrays, kernel.inputs, strict=False):
        np.copyto(array, inputs[buffer.name])
    entry = tvm.runtime.load_module(tuned.library)["main"]
    tensors = [tvm.runtime.from_dlpack(array) for array in arrays]

    def call() -> Any:
        entry(*tensors)
        return arrays[-1]

    return call


def _key(kernel: Kernel, options: TvmOptions) -> str:
    """The folder of a tuned program: its inputs and options, and the version of TVM."""
    version = importlib.metadata.version("apache-tvm")
    shapes = [(buffer.name, buffer.shape, buffer.dtype) for buffer in kernel.inputs]
    text = repr((kernel.name, shapes, kernel.outputs[0].shape, options, version))
    return f"{kernel.name}-{hashlib.sha256(text.encode()).hexdigest()[:16]}"


def _tune_apart(
    request: Mapping[str, Any], threads: int, name: str, limit: float
) -> dict[str, Any]:
    module = "perfdojo.measure.tvm_tune"
    try:
        return ask_apart(module, request, limit=limit, TVM_NUM_THREADS=str(threads))
    except MeasureError as error:
        raise MeasureError(f"tvm: tuning '{name}': {error}") from error
