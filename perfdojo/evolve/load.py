"""How is a task read from its file? (Tested, not proven.) What is wrong is said in one line."""

from __future__ import annotations

import runpy
import sys
import traceback
from dataclasses import replace
from pathlib import Path

from perfdojo.errors import TaskError
from perfdojo.evolve.models.task import Model, check_model
from perfdojo.evolve.task import PARTS, Common, Program, Task


def load_task(path: str | Path) -> Task | Program:
    """A task of code, not of a model. Raises TaskError."""
    task = load_any_task(path)
    if isinstance(task, Model):
        raise TaskError(f"task: expected '{task.file.name}' to name a source, got a model")
    return task


def load_any_task(path: str | Path) -> Task | Program | Model:
    """The task that the file calls `task`, checked as far as reading can. Raises TaskError."""
    file = Path(path).resolve()
    if not file.is_file():
        raise TaskError(
            f"task: there is no file '{path}'; `perfdojo evolve --new kernel.c` writes one"
        )
    found = _run(file).get("task")
    if not isinstance(found, Task | Program | Model):
        raise TaskError(
            f"task: expected '{file.name}' to define task = Task(...), got "
            f"{'nothing of that name' if found is None else type(found).__name__}"
        )
    task = replace(found, file=file)
    check_model(task) if isinstance(task, Model) else _check(task)
    return task


def _run(file: Path) -> dict[str, object]:
    sys.path.insert(0, str(file.parent))
    try:
        return runpy.run_path(str(file))
    except TaskError:  # told by a loader of ours, in one line
        raise
    except Exception as error:  # whatever a user's file raises is told with its line
        raise TaskError(f"task: '{file.name}' fails {_where(error, file)}") from error
    finally:
        sys.path.remove(str(file.parent))


def _where(error: BaseException, file: Path) -> str:
    """`at line 3: NameError: ...`; the last line that is the file's own."""
    if isinstance(error, SyntaxError):
        return f"at line {error.lineno}: SyntaxError: {error.msg}"
    own = [f for f in traceback.extract_tb(error.__traceback__) if f.filename == str(file)]
    at = f"at line {own[-1].lineno}: " if own else "to run: "
    return f"{at}{type(error).__name__}: {error}"


def _check(task: Common) -> None:
    name = task.file.name
    if not task.source_path.is_file():
        raise TaskError(
            f"task: '{name}' names the source '{task.source}', but there is no such file "
            f"in '{task.file.parent}'"
        )
    if isinstance(task, Task):
        _check_callee(task)
    for part in PARTS:
        for sizes in getattr(task, part):
            if not hasattr(sizes, "items"):
                raise TaskError(
                    f"task: expected '{part}' to be a list of sizes such as {{'n': 100}}, "
                    f"got {sizes!r} in it"
                )
    if task.tolerance is not None and not task.tolerance >= 0:
        raise TaskError(f"task: expected tolerance to be 0 or more, got {task.tolerance}")


def _check_callee(task: Task) -> None:
    """A function on a CPU, launches on a GPU; a .ll file may be for either."""
    name, suffix = task.file.name, task.source_path.suffix
    if task.launches is not None and task.function:
        raise TaskError(
            f"task: expected '{name}' to give a function (C) or launches (CUDA), got both"
        )
    if task.launches is not None and suffix not in (".cu", ".ll"):
        raise TaskError(f"task: expected launches with a .cu or .ll source, got '{task.source}'")
    if task.launches is None and suffix == ".cu":
        raise TaskError(
            f"task: expected '{name}' to say what a GPU runs, got no launches; give "
            "launches=lambda n: [launch('kernel', grid=n, block=128)]"
        )
    if task.launches is None and not task.function:
        raise TaskError(f"task: expected '{name}' to name the function to call, got an empty name")


def call_site(error: BaseException, task: Common, what: str) -> TaskError:
    """What a function of the task, such as `inputs`, raised."""
    return TaskError(f"task: {what} fails {_where(error, task.file)}")
