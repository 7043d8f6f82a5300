"""How does a model leave the house? (Tested, not proven.) As StableHLO, and by jax.export.

Both hold the weights, take a batch, and need no PerfDojo. Both are loaded again by a fresh process
that knows nothing of it, and must give the same numbers.
"""

from __future__ import annotations

import dataclasses
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import jax
import numpy as np
from jax import export as jax_export

from perfdojo.errors import BuildError, RecordsError
from perfdojo.evolve.models.recorded import EvolvedModel
from perfdojo.evolve.models.task import Training
from perfdojo.evolve.stablehlo.binding import context, entered, stablehlo
from perfdojo.evolve.stablehlo.language import bake
from perfdojo.evolve.stablehlo.program import Program
from perfdojo.evolve.stablehlo.xla import Engine, call

_ROUNDING = 1e-5  # of the largest output: another process may compile it a little differently

_CHECK = """
import sys
import numpy as np
sys.modules["perfdojo"] = None  # whoever imports it now fails
from jax import export
with open(sys.argv[1], "rb") as file:
    model = export.deserialize(bytearray(file.read()))
with np.load(sys.argv[2]) as file:
    arguments = [file[f"arr_{n}"] for n in range(len(file.files))]
found = model.call(*arguments)
np.savez(sys.argv[3], *[np.asarray(one) for one in found])
"""


def export_model(evolved: EvolvedModel, folder: Path) -> dict[str, Any]:
    """Write NAME.mlir, NAME.stablehlo, NAME.jax, NAME.edits, inputs, outputs and facts; check them.

    Raises RecordsError if edits no longer apply, BuildError if the files give other numbers.
    """
    subject, name = evolved.subject, evolved.run.kernel
    language = subject.language()
    changed = language.apply(evolved.edits)
    if changed.dropped:
        raise RecordsError(
            f"records: {len(changed.dropped)} of {len(evolved.edits)} edits of run "
            f"{evolved.run.id} no longer apply; this perfdojo is not the one that found them"
        )
    program = _whole(evolved, language.clean(changed.text))
    folder.mkdir(parents=True, exist_ok=True)
    kinds = ("mlir", "stablehlo", "jax", "edits", "inputs.npz", "outputs.npz", "json")
    files = {kind: folder / f"{name}.{kind}" for kind in kinds}
    files["mlir"].write_text(program.text, encoding="utf-8")
    files["stablehlo"].write_bytes(to_artefact(program))
    inputs = _example(evolved)
    exported = to_exported(program, inputs, subject.platform)
    files["jax"].write_bytes(bytes(exported.serialize()))
    head = f"# edits of {name}, run {evolved.run.id}, in this order\n"
    files["edits"].write_text(head + "".join(f"{e}\n" for e in evolved.edits), encoding="utf-8")
    outputs = _run(program, inputs, subject.platform)
    np.savez(files["inputs.npz"], *inputs)
    np.savez(files["outputs.npz"], *outputs)
    facts = {"run": evolved.run.id, "point": evolved.point, "report": _report(evolved)}
    files["json"].write_text(json.dumps(facts, indent=2) + "\n", encoding="utf-8")
    error = max(
        check_export(files["jax"], files["inputs.npz"], outputs),
        _difference(_run(read_artefact(files["stablehlo"]), inputs, subject.platform), outputs),
    )
    return {**{kind: str(path) for kind, path in files.items()}, "difference": error}


def _whole(evolved: EvolvedModel, text: str) -> Program:
    """The program with its parameters inside; a step of training has none of its own."""
    is_step = isinstance(evolved.subject.task, Training)
    params = [] if is_step else list(evolved.subject.lowered.params)
    return bake(Program.parse(text), params)


def _example(evolved: EvolvedModel) -> list[Any]:
    """Arguments of one call: a batch of the search part; for a step, also a state and labels."""
    task = evolved.subject.task
    x, y = (array[: task.batch] for array in task.data.search)
    is_step = isinstance(task, Training)
    return [*evolved.subject.lowered.params, x, y] if is_step else [x]


def to_artefact(program: Program) -> bytes:
    """A portable artefact: versioned, and readable by newer releases of StableHLO."""
    with entered():
        version = stablehlo.get_current_version()
        return bytes(stablehlo.serialize_portable_artifact_str(program.text, version))


def read_artefact(path: Path) -> Program:
    """The program of an artefact."""
    with entered():
        return Program(stablehlo.deserialize_portable_artifact(context(), path.read_bytes()))


def to_exported(program: Program, inputs: list[Any], platform: str) -> Any:
    """What jax.export would make of a function that runs this program."""
    kinds = [value.type for value in program.returns.operands]
    outs = [jax.ShapeDtypeStruct(tuple(kind.shape), _dtype(kind.element_type)) for kind in kinds]

    def like(*arguments: Any) -> tuple[Any, ...]:
        """A function with the signature that is wanted; its body is not."""
        zero = sum((a.ravel()[0] * 0).astype("float32") for a in arguments)
        return tuple(jax.numpy.zeros(o.shape, o.dtype) + zero.astype(o.dtype) for o in outs)

    on = "cuda" if platform == "gpu" else "cpu"
    made = jax_export.export(jax.jit(like, keep_unused=True), platforms=[on])(
        *(jax.ShapeDtypeStruct(array.shape, array.dtype) for array in inputs)
    )
    return dataclasses.replace(
        made, mlir_module_serialized=to_artefact(program), fun_name="evolved"
    )


def _dtype(element: Any) -> Any:
    names = {"f64": "float64", "f32": "float32", "f16": "float16", "bf16": "bfloat16", "i1": "bool"}
    text = str(element)
    if text not in names and text.startswith("i"):
        return np.dtype(f"int{text[1:]}")
    return jax.numpy.dtype(names[text])


def _run(program: Program, inputs: list[Any], platform: str) -> list[Any]:
    engine = Engine(platform)
    executable = engine.compile(program.text.encode())
    found = call(executable, [engine.put(array) for array in inputs])
    return [np.asarray(value) for value in found]


def check_export(path: Path, inputs: Path, outputs: list[Any]) -> float:
    """Load it in a process without PerfDojo; the largest difference. Raises BuildError."""
    found = path.with_suffix(".check.npz")
    command = [sys.executable, "-c", _CHECK, str(path), str(inputs), str(found)]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    if answer.returncode:
        last = (answer.stderr.strip().splitlines() or ["no reason given"])[-1]
        raise BuildError(f"export: '{path.name}' cannot be loaded again: {last}")
    with np.load(found) as file:
        arrays = [file[f"arr_{number}"] for number in range(len(file.files))]
    found.unlink()
    return _difference(arrays, outputs)


def _difference(found: list[Any], right: list[Any]) -> float:
    worst = 0.0
    for one, two in zip(found, right, strict=True):
        size = max(float(np.abs(two).max(initial=0.0)), 1e-30)
        apart = np.abs(one.astype(np.float64) - two.astype(np.float64)).max(initial=0.0)
        worst = max(worst, float(apart) / size)
    if not worst <= _ROUNDING:
        raise BuildError(f"export: what was written gives other numbers: {worst:.3g} apart")
    return worst


def _report(evolved: EvolvedModel) -> Any:
    return evolved.summary["report"][evolved.place]
