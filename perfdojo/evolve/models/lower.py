"""How does a model become a program? (Tested, not proven.) Lowered by jax, for one size of batch.

Parameters come in an order that makes dropping easy: in each layer of which channels may change
places, those that matter most are the first. The function is the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import jax
import numpy as np
from numpy.typing import NDArray

from perfdojo.errors import DojoError, TaskError
from perfdojo.evolve.models.task import Model, Prediction, Training
from perfdojo.evolve.stablehlo.binding import entered, ir
from perfdojo.evolve.stablehlo.dims import SizeClass, size_classes
from perfdojo.evolve.stablehlo.program import (
    Program,
    is_tensor,
    kind_of,
    owner_of,
    ref_of,
    shape_of,
)
from perfdojo.evolve.stablehlo.read import read_program

Array = NDArray[Any]


@dataclass(frozen=True, slots=True)
class Lowered:
    """The program that is evolved; its parameters; for training, the program that predicts."""

    program: Program
    params: tuple[Array, ...]  # of a prediction: constants; of training: where a search starts
    predict: Program | None = None


def lower(task: Model) -> Lowered:
    """The programs of a task. Raises TaskError."""
    x, y = task.data.search
    example = jax.ShapeDtypeStruct((task.batch, *x.shape[1:]), x.dtype)
    if isinstance(task, Training):
        label = jax.ShapeDtypeStruct((task.batch, *y.shape[1:]), y.dtype)
        return _lower_training(task, example, label)
    assert isinstance(task, Prediction)
    params = flatten(task.params, task)
    if isinstance(task.predict, str):
        data = (task.file.parent / task.predict).read_bytes()
        program = read_program(data if data[:2] == b"ML" else data.decode("utf-8"))
    else:
        program = _lower(task.predict, "predict", (task.params, example), ("", "x"))
    _check_prediction(program, params, example, task)
    return Lowered(program, tuple(order_channels(program, params)))


def _lower_training(task: Training, example: Any, label: Any) -> Lowered:
    try:
        params = task.init(np.random.default_rng(0))
    except Exception as error:
        raise TaskError(f"task: init() fails: {type(error).__name__}: {error}") from error
    arrays = flatten(params, task)
    program = _lower(task.step, "step", (params, example, label), ("", "x", "y"))
    found = [value.type for value in program.returns.operands][: len(arrays)]
    given = [argument.type for argument in program.block.arguments][: len(arrays)]
    if found != given:
        raise TaskError(
            "task: expected step() to return new params of the same shapes and types, or a pair of "
            "them and the loss"
        )
    predict = _lower(task.predict, "predict", (params, example), ("", "x"))
    _check_answers(predict, task)
    return Lowered(program, tuple(arrays), predict)


def flatten(params: Any, task: Model) -> list[Array]:
    """The arrays of a pytree, in jax's order."""
    arrays = [np.asarray(leaf) for leaf in jax.tree.leaves(params)]
    for array in arrays:
        if array.dtype.kind not in "fiub" and array.dtype.name != "bfloat16":
            raise TaskError(
                f"task: expected params of '{task.file.name}' to be numbers, got {array.dtype}"
            )
    return arrays


def _lower(
    function: Callable[..., Any], what: str, arguments: Sequence[Any], names: Sequence[str]
) -> Program:
    try:
        lowered = jax.jit(function, keep_unused=True).lower(*arguments)
        module = lowered.compiler_ir("stablehlo")
    except DojoError:
        raise
    except Exception as error:  # whatever a user's function raises is told
        line = (str(error).strip().splitlines() or ["no reason given"])[0]
        raise TaskError(f"task: {what}() does not lower: {type(error).__name__}: {line}") from error
    called = [
        name or _path(path)
        for name, argument in zip(names, arguments, strict=True)
        for path, _ in jax.tree_util.tree_leaves_with_path(argument)
    ]
    return read_program(module.operation.get_asm(enable_debug_info=True), called)


def _path(path: Sequence[Any]) -> str:
    parts = (str(getattr(k, "key", getattr(k, "idx", getattr(k, "name", k)))) for k in path)
    return "/".join(parts) or "params"


def _check_prediction(program: Program, params: list[Array], example: Any, task: Model) -> None:
    arguments = list(program.block.arguments)
    if len(arguments) != len(params) + 1:
        raise TaskError(
            f"task: expected the module to take {len(params)} params and x, got "
            f"{len(arguments)} arguments"
        )
    for number, (argument, array) in enumerate(zip(arguments, params, strict=False)):
        if shape_of(argument) != array.shape:
            raise TaskError(
                f"task: argument {number} of the module is {argument.type}, "
                f"params have {array.shape}"
            )
    if shape_of(arguments[-1]) != tuple(example.shape):
        raise TaskError(
            f"task: the module takes x as {shape_of(arguments[-1])}, batches of the data are "
            f"{tuple(example.shape)}"
        )
    _check_answers(program, task)


def _check_answers(program: Program, task: Model) -> None:
    """One answer for each example; as many scores as there are classes."""
    values = list(program.returns.operands)
    shape = shape_of(values[0]) if values and is_tensor(values[0]) else ()
    if not shape or shape[0] != task.batch:
        raise TaskError(
            f"task: expected predict() to return {task.batch} answers, got shape {shape}"
        )
    labels = task.data.search[1]
    classes = 1 + max(int(y.max()) for _, y in task.data.parts.values())
    if task.data.is_classified and (len(shape) != 2 or shape[1] < classes):
        raise TaskError(
            f"task: expected predict() to return scores of {classes} classes, got shape {shape}"
        )
    if not task.data.is_classified and int(np.prod(shape[1:])) != int(np.prod(labels.shape[1:])):
        raise TaskError(f"task: predict() returns {shape[1:]}, what is right is {labels.shape[1:]}")


# -- channels in order of what they matter --------------------------------------------------------


def order_channels(program: Program, params: list[Array]) -> list[Array]:
    """The same function: channels of each layer change places, the largest weights first."""
    found = list(params)
    with entered():
        classes = [one for one in size_classes(program) if _may_move(one, len(params))]
        places = [
            [(int(ref_of(v)[3:]), d) for v, d in one.members if owner_of(v) is None]
            for one in classes
        ]
    for members in places:
        worth: Array = np.ones(found[members[0][0]].shape[members[0][1]])
        for number, dim in members:
            rows = np.moveaxis(found[number].astype(np.float64), dim, 0)
            size = np.sqrt((rows.reshape(len(rows), -1) ** 2).mean(1))
            if found[number].ndim > 1:  # of a bias, its size says little
                worth = worth * (size / max(float(size.mean()), 1e-30))
        order = np.argsort(-worth, kind="stable")
        for number, dim in members:
            found[number] = np.take(found[number], order, axis=dim)
    return found


def _may_move(one: SizeClass, count: int) -> bool:
    """Whether nothing but parameters knows which channel is which."""
    if one.frozen:
        return False
    has_params = False
    for value, _ in one.members:
        owner = owner_of(value)
        if owner is None:
            if int(ref_of(value)[3:]) >= count:
                return False
            has_params = True
        elif kind_of(owner) == "iota" or (kind_of(owner) == "constant" and not _is_splat(owner)):
            return False
    # a parameter with the class twice, as in x @ w @ w, has no one order of its own
    numbers = [ref_of(value) for value, _ in one.members if owner_of(value) is None]
    return has_params and len(set(numbers)) == len(numbers)


def _is_splat(op: Any) -> bool:
    return bool(ir.DenseElementsAttr(op.attributes["value"]).is_splat)
