"""What is right in a case? (Tested, not proven.) What the reference says, or the original does."""

from __future__ import annotations

import inspect
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from perfdojo.errors import TaskError, did_you_mean
from perfdojo.evolve.cases import Case
from perfdojo.evolve.cpu.bind import RETURN, Bound, bind
from perfdojo.evolve.cpu.scene import Right, Scene
from perfdojo.evolve.judge import make_judge, plausible
from perfdojo.evolve.llvm.signature import Signature
from perfdojo.evolve.load import call_site
from perfdojo.evolve.task import Out, Task

Array = NDArray[Any]
Memory = Mapping[str, bytes]  # what each array holds after a run


@dataclass(frozen=True, slots=True)
class Values:
    """What `inputs` returned for a case."""

    case: Case
    values: Mapping[str, Any]

    def bound(self, signature: Signature) -> Bound:
        """As arguments. Raises TaskError."""
        return bind(signature, self.values)


@dataclass(frozen=True, slots=True)
class Truth:
    """What is right, how wrong the original is by it, and the type of each output."""

    right: Right
    errors: Mapping[str, float]
    types: Mapping[str, str]


def make_inputs(task: Task, case: Case) -> Values:
    """The inputs of a case, made anew. Raises TaskError."""
    try:
        values = task.inputs(case.rng(), **dict(case.sizes))
    except Exception as error:
        raise call_site(error, task, f"inputs() for {case}") from error
    if not isinstance(values, Mapping):
        raise TaskError(
            f"task: expected inputs() to return the arguments by name, got {type(values).__name__}"
        )
    return Values(case, dict(values))


def find_right(task: Task, values: Values, scene: Scene, runs: Sequence[Memory]) -> Truth:
    """`runs` are what the original left in memory, once for each poison. Raises TaskError."""
    changed = frozenset(
        name
        for name, data in scene.kept.items()
        if any(run[name] != data.tobytes() for run in runs)
    )
    answer = None if task.reference is None else _ask_reference(task, values, scene)
    changed |= scene.kept.keys() & (answer or {}).keys()  # an output, even if it stays as it is
    scene.right = Right({}, changed)
    found = {name: _read(runs[0][name], array) for name, array in scene.outputs.items()}
    counts = {
        name: (_rows(runs[0][name], array) == _rows(runs[1][name], array)).all(axis=1)
        for name, array in scene.outputs.items()
    }
    masks: dict[str, Array] = {}
    if answer is not None:
        rights = answer
    else:
        rights = {name: array for name, array in found.items() if counts[name].any()}
        masks = {name: counts[name].reshape(rights[name].shape) for name in rights}
    if not rights:
        raise TaskError(
            f"task: the original changes nothing on {values.case}, so nothing can be compared; "
            "let inputs() return the arrays it writes"
        )
    judges = {
        name: make_judge(right, found[name].dtype, task.error, masks.get(name))
        for name, right in rights.items()
    }
    errors = {name: judge.error(found[name]) for name, judge in judges.items()}
    _check(task, values.case, found, errors)
    steady = {name: counts[name] for name in judges}
    types = {name: found[name].dtype.name for name in judges}
    return Truth(Right(judges, changed, steady), errors, types)


def _ask_reference(task: Task, values: Values, scene: Scene) -> dict[str, Array]:
    """What is right by name; of one array, its name is that of the only output."""
    assert task.reference is not None
    arrays = {name: array.array for name, array in scene.arrays.items()}
    found = arrays | ({RETURN: scene.value.array} if scene.has_value else {})
    given = {n: _copy(v) for n, v in values.values.items() if not isinstance(v, Out)}
    takes = inspect.signature(task.reference).parameters
    if not any(p.kind is p.VAR_KEYWORD for p in takes.values()):
        given = {name: value for name, value in given.items() if name in takes}
    try:
        answer = task.reference(**given)
    except Exception as error:
        raise call_site(error, task, f"reference() for {values.case}") from error
    if not isinstance(answer, Mapping):
        only = [name for name in found if name not in scene.kept]
        if len(only) != 1:
            names = ", ".join(only or found)
            raise TaskError(
                f"task: expected reference() to return the outputs by name (of {names}), "
                f"got {type(answer).__name__}"
            )
        answer = {only[0]: answer}
    for name, right in answer.items():
        if name not in found:
            raise TaskError(
                f"task: reference() returns '{name}', which is no array of the function"
                f"{did_you_mean(name, found)}; its value is called '{RETURN}'"
            )
        if np.shape(right) != found[name].shape:
            raise TaskError(
                f"task: expected reference() to return '{name}' of shape {found[name].shape}, "
                f"got {np.shape(right)}"
            )
    return {name: np.asarray(right) for name, right in answer.items()}


def _check(task: Task, case: Case, found: Mapping[str, Array], errors: Mapping[str, float]) -> None:
    for name, error in errors.items():
        bound = plausible(found[name].dtype) if task.tolerance is None else task.tolerance
        if not error <= bound:
            raise TaskError(
                f"task: the original fails its own {case}: '{name}' differs from the reference by "
                f"{error:.3g}, more than {bound:.3g}; mend one of them, or say tolerance=..."
            )


def _copy(value: Any) -> Any:
    return value.copy() if isinstance(value, np.ndarray) else value


def _read(data: bytes, like: Array) -> Array:
    return np.frombuffer(data, like.dtype).reshape(like.shape).copy()


def _rows(data: bytes, like: Array) -> NDArray[np.uint8]:
    return np.frombuffer(data, np.uint8).reshape(like.size, -1)
