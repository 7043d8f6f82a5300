"""perfdojo moves and perfdojo apply: playing by hand."""

import json

import pytest
from typer.testing import CliRunner

from perfdojo.cli import app
from perfdojo.errors import DojoError

SOFTMAX = ["softmax", "N=6", "M=16"]


def run(*words: str) -> str:
    result = CliRunner().invoke(app, list(words))
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.stdout


def test_moves_lists_what_is_legal() -> None:
    listed = json.loads(run("moves", *SOFTMAX, "--json"))
    assert {"move": "fuse(i, i1)", "numerics": "exact"} in listed
    assert len(listed) > 20


def test_moves_lists_what_is_legal_after_other_moves() -> None:
    text = run("moves", *SOFTMAX, "-m", "fuse(i, i1)")
    assert "fuse(i, i2)" in text
    assert "fuse(i, i1)" not in text


def test_why_gives_the_reason_of_a_refusal() -> None:
    text = run("moves", *SOFTMAX, "--why", "fuse(i, i3)")
    assert text == "fuse(i, i3): expected loop 'i3' right behind 'i'\n"


def test_why_says_that_a_legal_move_is_legal() -> None:
    answer = json.loads(run("moves", *SOFTMAX, "--why", "fuse(i, i1)", "--json"))
    assert answer == {"move": "fuse(i, i1)", "legal": True, "reason": ""}


def test_apply_prints_the_kernel_after_the_moves() -> None:
    text = run("apply", *SOFTMAX, "-m", "fuse(i, i1); split(j, 4)")
    assert "for j.o in 4:" in text
    assert "i1" not in text.replace("j1", "")


def test_apply_prints_a_diff() -> None:
    lines = run("apply", *SOFTMAX, "-m", "parallelise(i)", "--diff").splitlines()
    assert "-  for i in 6:" in lines
    assert "+  for i in 6 parallel:" in lines


def test_apply_plays_a_recipe() -> None:
    assert "vector:" in run("apply", *SOFTMAX, "--recipe")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["-m", "split(j)"], "split: expected split(loop, factor, tail), got 1 arguments"),
        (["-m", "splt(j, 4)"], "unknown move 'splt'; did you mean 'split'?"),
        (["-m", "split(j, four)"], "split: expected a whole number as 'factor', got 'four'"),
        (["-m", "split j 4"], "expected a move such as split(i, 8), got 'split j 4'"),
        (["-m", "split(k, 4)"], "split(k, 4): unknown loop 'k'"),
        (["-m", "vectorise(i)"], "vectorise(i): "),
    ],
)
def test_bad_moves_are_refused_in_words(words: list[str], reason: str) -> None:
    with pytest.raises(DojoError) as error:
        run("apply", *SOFTMAX, *words)
    assert str(error.value).startswith(reason)


def test_a_kernel_without_a_recipe_says_so() -> None:
    with pytest.raises(DojoError) as error:
        run("apply", "huber", "N=4", "M=4", "--recipe")
    assert str(error.value) == "there is no recipe for 'huber' on cpu"
