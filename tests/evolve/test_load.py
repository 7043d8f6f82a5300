"""Is what is wrong with a task file said in one line?"""

from __future__ import annotations

from pathlib import Path

import pytest

from perfdojo.errors import TaskError
from perfdojo.evolve.load import load_task
from perfdojo.evolve.task import Task

HEAD = "from perfdojo.evolve import Task, out\ndef inputs(rng): return {}\n"
GOOD = HEAD + "task = Task(source='k.c', function='f', inputs=inputs)\n"


def write(folder: Path, text: str) -> Path:
    (folder / "k.c").write_text("void f(void) {}\n")
    path = folder / "task.py"
    path.write_text(text)
    return path


def test_a_task_knows_its_file_and_source(tmp_path: Path) -> None:
    task = load_task(write(tmp_path, GOOD))
    assert isinstance(task, Task)
    assert task.source_path == tmp_path / "k.c"
    assert task.title == "k"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("x = 1\n", "expected 'task.py' to define task = Task(...), got nothing of that name"),
        ("task = 3\n", "expected 'task.py' to define task = Task(...), got int"),
        ("x = 1\ny = x / 0\n", "'task.py' fails at line 2: ZeroDivisionError"),
        ("def f(:\n", "'task.py' fails at line 1: SyntaxError"),
        ("import nothing_of_that_name\n", "fails at line 1: ModuleNotFoundError"),
        (GOOD.replace("k.c", "other.c"), "names the source 'other.c', but there is no such file"),
        (GOOD.replace("'f'", "''"), "name the function to call, got an empty name"),
        (GOOD.replace("inputs=", "search=[3], inputs="), "list of sizes such as {'n': 100}, got 3"),
        (GOOD.replace("inputs=", "tolerance=-1, inputs="), "tolerance to be 0 or more, got -1"),
    ],
)
def test_a_bad_file_is_told_in_one_line(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(TaskError) as caught:
        load_task(write(tmp_path, text))
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_missing_file_names_the_command_that_writes_one(tmp_path: Path) -> None:
    with pytest.raises(TaskError, match="perfdojo evolve --new"):
        load_task(tmp_path / "no.py")
