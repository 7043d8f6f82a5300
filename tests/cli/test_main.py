"""Is every mistake answered in words and with the right exit code, and never with a traceback?"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import perfdojo
import perfdojo.cli as cli
from perfdojo.cli import show

LOOPS = "kernel k(x: f32[4]) -> y: f32[4]\n  for i in 4:\n    y[i] = x[i]\n"
FILES = {
    "loops.dojo": LOOPS.encode(),
    "empty.dojo": b"",
    "blank.dojo": b"\n   \n",
    "comment.dojo": b"# nothing here\n",
    "binary.dojo": bytes(range(256)),
    "latin.dojo": "kernel k(é: f32) -> y: f32\n".encode("latin-1"),
    "zeros.dojo": b"\0" * 100,
    "words.dojo": b"this is a letter to my aunt\n",
    "half.dojo": b"kernel k(x: f32[N]) ->",
    "no_body.dojo": b"kernel k(x: f32[N]) -> y: f32[N]\n",
    "no_type.dojo": b"kernel k(x) -> y: f32\n  y = x\n",
    "unknown_array.dojo": b"kernel k(x: f32[N]) -> y: f32[N]\n  y[i] = z[i]\n",
    "unknown_function.dojo": b"kernel k(x: f32[N]) -> y: f32[N]\n  y[i] = sine(x[i])\n",
    "tabs.dojo": b"kernel k(x: f32[N]) -> y: f32[N]\n\ty[i] = x[i]\n",
    "brackets.dojo": b"kernel k(x: f32[N]) -> y: f32[N]\n  y[i] = ((x[i]\n",
    "beyond.dojo": LOOPS.replace("x[i]", "x[i + 1]").encode(),
    "race.dojo": LOOPS.replace(":\n    y", " parallel:\n    y[0] = x[i]\n    y").encode(),
    "grid.dojo": LOOPS.replace(":\n    y", " grid:\n    y").encode(),
}
MISTAKES = {
    "unknown kernel": (["show", "sofmax"], "unknown kernel 'sofmax'; did you mean 'softmax'?"),
    "no name": (["show", ""], "unknown kernel ''"),
    "unknown file": (["run", "none.dojo"], "there is no file 'none.dojo'"),
    "file in an unknown folder": (["run", "no/where"], "there is no file 'no/where'"),
    "folder": (["show", "folder.dojo"], "expected a file, got the folder 'folder.dojo'"),
    "name too long": (["show", "a" * 300], "cannot read 'aaaa"),
    "empty file": (["show", "empty.dojo"], "expected a text that begins with 'kernel'"),
    "blank file": (["show", "blank.dojo"], "line 1, column 1: expected a text that begins with"),
    "only a comment": (["show", "comment.dojo"], "line 1, column 1: expected a text that begins"),
    "binary file": (["run", "binary.dojo"], "expected a text in UTF-8, got other bytes in 'bin"),
    "another encoding": (["show", "latin.dojo"], "expected a text in UTF-8, got other bytes in"),
    "zero bytes": (["show", "zeros.dojo"], "line 1, column 1: "),
    "no kernel": (["show", "words.dojo"], "line 1, column 1: "),
    "half a header": (["show", "half.dojo"], "line 1, column "),
    "no body": (["run", "no_body.dojo", "N=4"], ""),
    "no type": (["show", "no_type.dojo"], "line 1, column 11: expected ':' and the type of 'x'"),
    "unknown array": (["run", "unknown_array.dojo", "N=4"], "line 2, column 10: unknown array 'z'"),
    "unknown function": (["run", "unknown_function.dojo", "N=4"], "line 2, column 10: "),
    "tabs": (["show", "tabs.dojo"], "line 2, column 1: "),
    "open brackets": (["show", "brackets.dojo"], "line "),
    "out of bounds": (["run", "beyond.dojo"], "k: index 0 of x[i + 1] is 4 at i = 3"),
    "a race": (["emit", "race.dojo"], "k: loop 'i' cannot be parallel: "),
    "a loop of a gpu": (["emit", "grid.dojo"], "c: cannot express loop 'i' of kind 'grid'"),
    "missing sizes": (
        ["run", "softmax"],
        "softmax: expected a value for every size, add N=... M=...; for example: N=5 M=31",
    ),
    "a missing size": (
        ["emit", "softmax", "N=4"],
        "softmax: expected a value for every size",
    ),
    "unknown size": (["run", "softmax", "N=4", "M=4", "K=4"], "softmax: unknown size 'K'"),
    "a size called source": (["run", "softmax", "source=4"], "softmax: unknown size 'source'"),
    "a size called like": (["show", "softmax", "like=4"], "softmax: unknown size 'like'"),
    "a size called formula": (["emit", "softmax", "formula=4"], "softmax: unknown size 'formula'"),
    "a size twice": (["run", "softmax", "N=4", "N=5", "M=4"], "size 'N' is given twice"),
    "zero": (["run", "softmax", "N=0", "M=4"], "softmax: expected a positive size 'N', got 0"),
    "below zero": (
        ["run", "softmax", "N=-1", "M=4"],
        "softmax: expected a positive size 'N', got -1",
    ),
    "a size that follows": (["show", "conv1d", "O=4"], "conv1d: size 'O' follows from others"),
    "no number": (["run", "softmax", "N=four"], "expected a size such as N=64, got 'N=four'"),
    "two signs": (["run", "softmax", "N=--4"], "expected a size such as N=64, got 'N=--4'"),
    "no equals": (["show", "softmax", "64"], "expected a size such as N=64, got '64'"),
    "sizes of loops": (
        ["run", "loops.dojo", "N=4"],
        "k: a kernel in loop form has its sizes",
    ),
    "unknown target": (
        ["run", "loops.dojo", "--target", "cpi"],
        "unknown target 'cpi'; did you",
    ),
    "target to emit for": (["emit", "loops.dojo", "--target", "tpu"], "unknown target 'tpu'"),
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the files above lie, and where commands run."""
    for name, content in FILES.items():
        (tmp_path / name).write_bytes(content)
    (tmp_path / "folder.dojo").mkdir()
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("mistake", MISTAKES)
@pytest.mark.parametrize("form", ["people", "machines"])
def test_a_mistake_is_said_in_one_line(perfdojo, folder: Path, mistake: str, form: str) -> None:
    words, said = MISTAKES[mistake]
    answer = perfdojo(*words, *(["--json"] if form == "machines" else []))
    assert answer.code == 2
    assert answer.out == ""
    assert answer.err.startswith(f"error: {said}")
    lines = answer.err.splitlines()
    pointed = len(lines) == 3 and lines[2].strip() == "^"
    assert len(lines) == 1 or pointed, "more lines only show the place in the text"


@pytest.mark.parametrize(
    "words",
    [["frobnicate"], ["run"], ["show", "softmax", "--wat"], ["run", "loops.dojo", "--seed", "-1"]],
    ids=["command", "argument", "option", "value"],
)
def test_a_wrong_command_line_shows_how_it_is_used(perfdojo, folder: Path, words) -> None:
    answer = perfdojo(*words)
    assert (answer.code, answer.out) == (2, "")
    assert "Usage: perfdojo" in answer.err
    assert "Traceback" not in answer.err


@pytest.mark.parametrize("words", [["--help"], ["run", "--help"], ["doctor", "--help"]])
def test_help_is_help(perfdojo, words: list[str]) -> None:
    answer = perfdojo(*words)
    assert answer.code == 0
    assert "Usage: perfdojo" in answer.out


def test_a_missing_compiler_is_exit_code_3(
    perfdojo, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PERFDOJO_CACHE", str(folder / "cache"))
    monkeypatch.setenv("PERFDOJO_CC", "no-such-cc")
    answer = perfdojo("run", "loops.dojo", "--json")
    assert (answer.code, answer.out) == (3, "")
    assert (
        answer.err == "error: c: expected a compiler 'no-such-cc', but there is no such program\n"
    )
    monkeypatch.delenv("PERFDOJO_CC")
    monkeypatch.setenv("PATH", str(folder))
    answer = perfdojo("run", "loops.dojo")
    assert (answer.code, answer.out) == (3, "")
    assert answer.err == "error: c: no C compiler found; install one: apt-get install gcc\n"
    assert perfdojo("emit", "loops.dojo").code == 0, "which needs none"


def test_too_little_memory_is_exit_code_3(perfdojo, monkeypatch: pytest.MonkeyPatch) -> None:
    def greedy(*_: object) -> None:
        raise MemoryError("29 TiB")

    monkeypatch.setattr(show, "load", greedy)
    answer = perfdojo("show", "softmax")
    assert (answer.code, answer.err) == (3, "error: not enough memory: 29 TiB\n")


def test_an_interruption_is_exit_code_130(perfdojo, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "app", interrupt)
    assert perfdojo("show", "softmax").code == 130


def test_brackets_in_a_message_are_kept(perfdojo, folder: Path) -> None:
    answer = perfdojo("show", "[bold]softmax[/]")
    assert "unknown kernel '[bold]softmax[/]'" in answer.err or "no file" in answer.err


# --------------------------------------------------------------------------------------------
# As a program of its own


def start(*words: str, **options: object) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-c", "from perfdojo.cli import main; main()", *words]
    return subprocess.Popen(  # type: ignore[call-overload]
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **options
    )


def test_errors_go_to_standard_error(folder: Path) -> None:
    process = start("run", "beyond.dojo", "--json")
    out, err = process.communicate()
    assert (process.returncode, out) == (2, b"")
    assert err.startswith(b"error: k: index 0")
    assert err.count(b"\n") == 1


def test_output_in_a_pipe_has_no_colours() -> None:
    environment = {**os.environ, "TERM": "xterm-256color"}
    environment.pop("FORCE_COLOR", None)
    process = start("kernels", env=environment)
    out, err = process.communicate()
    assert (process.returncode, err) == (0, b"")
    assert b"\x1b" not in out


@pytest.mark.parametrize(
    "words", [["kernels"], ["kernels", "--json"], ["emit", "softmax", "N=4", "M=4"]]
)
def test_a_reader_that_leaves_is_no_error(words: list[str]) -> None:
    process = start(*words)
    assert process.stdout
    assert process.stderr
    process.stdout.close()
    err = process.stderr.read()
    process.stderr.close()
    assert process.wait() in (0, 1)
    assert err == b""


def test_the_version_is_that_of_the_package() -> None:
    command = [sys.executable, "-m", "perfdojo", "--version"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert said == f"perfdojo {perfdojo.__version__}\n"
