"""How does a run of `evolve` show where it is? One line on standard error, a few times a second."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.progress import BarColumn, Progress, TextColumn

from perfdojo.cli.arguments import progress
from perfdojo.evolve.course import Progress as Report

_EVERY = 0.2  # seconds between two updates


@contextmanager
def shown(name: str, first: str, describe: Callable[..., list[str]]) -> Iterator[Any]:
    """A pair: what to call with each report (and what else `describe` takes), and with a text.

    `first` is said before there is any report; `describe` says what to tell of one, in parts.
    """
    columns = (
        TextColumn("[bold]{task.description}"),
        BarColumn(bar_width=20),
        TextColumn("{task.fields[line]}"),
    )
    with Progress(*columns, console=progress, transient=True) as bar:
        task = bar.add_task(name, total=1.0, line=first)
        told = 0.0

        def watch(report: Report, *more: Any) -> None:
            nonlocal told
            if time.monotonic() - told < _EVERY:
                return
            told = time.monotonic()
            budget, course = report.budget, report.course
            done = max(course.elapsed / budget.seconds, course.evaluated / budget.measurements)
            line = " · ".join([*describe(report, *more), *time_left(report)])
            bar.update(task, completed=min(done, 1.0), line=line)

        yield watch, lambda text: bar.update(task, line=text)


def time_left(report: Report) -> list[str]:
    """How many seconds, if they are limited."""
    left = report.budget.seconds - report.course.elapsed
    return [f"{max(0.0, left):.0f} s left"] if left < 1e9 else []
