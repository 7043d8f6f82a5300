"""What is to be evolved? (Tested, not proven.) A model: to predict faster, or to train better.

task = Prediction(predict=predict, params=params, data=load_mnist(), batch=50)
task = Training(step=step, predict=predict, init=init, data=load_mnist(), batch=32, steps=300)
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from perfdojo.errors import TaskError
from perfdojo.evolve.models.data import Data

MARGIN = 0.1


@dataclass(frozen=True, slots=True, kw_only=True)
class Model:
    """What every model task says.

    `data` comes in parts, see `data.py`; `batch` examples go into one call. Variants whose error on
    the search part is larger than the original's by more than `margin` are not pursued.
    """

    data: Data
    batch: int = 32
    margin: float = MARGIN
    name: str = ""
    file: Path = field(default=Path("task.py"), compare=False)  # set when it is loaded

    @property
    def title(self) -> str:
        """What the task is called in records and reports."""
        return self.name or self.file.stem


@dataclass(frozen=True, slots=True, kw_only=True)
class Prediction(Model):
    """A model that predicts: evolved for latency and error.

    `predict(params, x)` returns scores of classes, or numbers; `params` is any pytree of arrays.
    `predict` may also name a file in StableHLO (text, bytecode or a portable artefact), from the
    folder of the task; then `params` are its first arguments, and x is the last.
    """

    predict: Callable[..., Any] | str
    params: Any


@dataclass(frozen=True, slots=True, kw_only=True)
class Training(Model):
    """A step of training: evolved for its time, and for the error of the model it trains.

    `step(params, x, y)` returns the new params, or a pair of them and the loss. Each variant trains
    from scratch for `steps` steps on `data.train`, starting from `init(rng)`; then
    `predict(params, x)`, which is not evolved, is judged on data that no step has seen.
    """

    step: Callable[..., Any]
    predict: Callable[..., Any]
    init: Callable[..., Any]
    steps: int = 300


def check_model(task: Model) -> None:
    """Say what cannot work before anything is lowered. Raises TaskError."""
    name = task.file.name
    if task.batch < 1:
        raise TaskError(f"task: expected 'batch' of '{name}' to be positive, got {task.batch}")
    if not 0 < task.margin <= 1:
        raise TaskError(f"task: expected 'margin' of '{name}' in (0, 1], got {task.margin}")
    if isinstance(task, Training) and task.steps < 1:
        raise TaskError(f"task: expected 'steps' of '{name}' to be positive, got {task.steps}")
    if isinstance(task, Training) and task.data.train is None:
        raise TaskError(f"task: '{name}' trains, but its data have no part 'train'")
    if isinstance(task, Prediction) and isinstance(task.predict, str):
        path = task.file.parent / task.predict
        if not path.is_file():
            raise TaskError(
                f"task: '{name}' names the module '{task.predict}', but there is no such file "
                f"in '{task.file.parent}'"
            )
    task.data.check(task.batch)
