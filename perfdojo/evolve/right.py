"""What is right in a case? (Tested, not proven.) What the reference says, or the original does."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from perfdojo.errors import TaskError, did_you_mean
from perfdojo.evolve.cases import Case
from perfdojo.evolve.judge import OutputJudge, make_judge, plausible
from perfdojo.evolve.load import call_site
from perfdojo.evolve.task import Out, Task

RETURN = "return"  # what the value of a function is called among the outputs
Array = NDArray[Any]
Memory = Mapping[str, bytes]  # what each array holds after a run


@dataclass(frozen=True, slots=True)
class Values:
    """What `inputs` returned for a case."""

    case: Case
    values: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Right:
    """What is right in a case, for each output; and which arrays change at all.

    `steady` marks the elements of each output that do not depend on what memory held before.
    """

    judges: Mapping[str, OutputJudge]
    changed: frozenset[str]  # of the arrays that hold something before the call
    steady: Mapping[str, NDArray[np.bool_]] = field(default_factory=dict)


class Staged(Protocol):
    """A case in memory, as far as it matters for what is right."""

    right: Right
    kept: dict[str, NDArray[np.uint8]]  # what arrays hold before the call

    @property
    def results(self) -> dict[str, Array]:
        """Whatever could be an output: all arrays, and the value of the function."""

    @property
    def outputs(self) -> dict[str, Array]:
        """Of these, what is only written, or changes."""


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


def find_right(task: Task, values: Values, scene: Staged, runs: Sequence[Memory]) -> Truth:
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


def _ask_reference(task: Task, values: Values, scene: Staged) -> dict[str, Array]:
    """What is right by name; of one array, its name is that of the only output."""
    assert task.reference is not None
    found = scene.results
    given = {n: _copy(v) for n, v in values.values.items() if not isinstance(v, Out)}
    try:
        answer = task.reference(**wanted_by(task.reference, given))
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


def wanted_by(function: Callable[..., Any], given: Mapping[str, Any]) -> dict[str, Any]:
    """Those of the `given` values that a function takes by name."""
    takes = inspect.signature(function).parameters
    if any(p.kind is p.VAR_KEYWORD for p in takes.values()):
        return dict(given)
    return {name: value for name, value in given.items() if name in takes}


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
