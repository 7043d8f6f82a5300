"""Recipes: moves as text, with parameters, alternatives, options and phrases."""

from dataclasses import replace
from importlib.resources import files

import pytest

from perfdojo.api import kernel as make_kernel
from perfdojo.errors import IllegalMove
from perfdojo.ir import parse_kernel
from perfdojo.moves import recipe
from perfdojo.moves.recipe import (
    Step,
    fill,
    largest_divisor,
    load_phrases,
    parse_recipe,
    play_recipe,
    write_phrase,
)
from perfdojo.targets.cuda.machine import H200
from perfdojo.testing.move import GPU_TEST_MACHINE, TEST_MACHINE

MACHINE = replace(TEST_MACHINE, vector_bytes=32, vector_registers=16, threads=2)
ROW = parse_kernel("""
kernel k(x: f32[3, 40]) -> y: f32[3, 40]
  for i in 3:
    for j in 40:
      y[i, j] = x[i, j]
""")


def test_a_recipe_is_read_step_by_step() -> None:
    assert parse_recipe("fuse(i, j); ? split(j, 8)  # why\n\nsplit(i, 4) | split(i, 2)") == (
        Step(("fuse(i, j)",), False),
        Step(("split(j, 8)",), True),
        Step(("split(i, 4)", "split(i, 2)"), False),
    )


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("{lanes}", "8"),
        ("{2*lanes + 1}", "17"),
        ("{extent(j)//3}", "13"),
        ("{divisor(extent(j), 6)}", "5"),
        ("{lanes_in(extent(j))}", "8"),
        ("{lanes_in(12)}", "4"),
        ("{min(lanes, threads)}", "2"),
        ("{l1}", str(MACHINE.cache_bytes[0])),
        ("{bytes}", "960"),
        ("{bytes > l1}", "0"),
        ("{lanes <= 8}", "1"),
        ("{size(x, 1)}", "40"),
    ],
)
def test_braces_hold_arithmetic_over_the_machine_and_the_kernel(text: str, number: str) -> None:
    assert fill(text, ROW, MACHINE) == number


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{lane}", "unknown name 'lane' in 'lane'; did you mean 'lanes'?"),
        ("{extent(q)}", "unknown loop 'q'"),
        ("{lanes ** 2}", "cannot evaluate 'lanes ** 2' in a recipe"),
        ("{lanes +}", "cannot evaluate 'lanes +' in a recipe"),
        ("{open('x')}", "cannot evaluate"),
        ("{size(z, 0)}", "unknown array 'z'"),
        ("{size(x, 2)}", "'x' has 2 dimensions, got 2"),
        ("{warp}", "unknown name 'warp'"),
    ],
)
def test_braces_refuse_what_is_no_arithmetic(text: str, reason: str) -> None:
    with pytest.raises(IllegalMove) as error:
        fill(text, ROW, MACHINE)
    assert reason in str(error.value)


def test_a_recipe_knows_the_numbers_of_a_gpu() -> None:
    text = "{warp} {block} {shared} {multiprocessors}"
    assert fill(text, ROW, GPU_TEST_MACHINE) == f"32 1024 {48 << 10} 4"
    assert fill("{capability}", ROW, H200) == "90"


def test_the_first_legal_alternative_is_played_and_optional_steps_may_fail() -> None:
    recipe = "split(j, 7) | split(j, {lanes})\n? split(j.i, 100)\nvectorise(j.i)"
    _, played = play_recipe(ROW, recipe, MACHINE)
    assert [str(move) for move in played] == ["split(j, 8)", "vectorise(j.i)"]


def test_a_step_with_a_condition_is_played_only_when_it_holds() -> None:
    recipe = "parallelise(i) when {bytes > 960}\nnontemporal(y:0) when {extent(j) == 40}"
    _, played = play_recipe(ROW, recipe, MACHINE)
    assert [str(move) for move in played] == ["nontemporal(y:0)"]


def test_no_two_phrases_have_one_name() -> None:
    text = files("perfdojo.moves").joinpath("phrases.recipe").read_text(encoding="utf-8")
    heads = [line for line in text.splitlines() if line.startswith("[")]
    assert len(heads) == len(load_phrases())


def test_the_longest_parameter_of_a_phrase_is_replaced_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    phrases = {"copy": (["a", "ar"], "split($ar, 2); stage($a, $ar.o)")}
    monkeypatch.setattr(recipe, "load_phrases", lambda: phrases)
    assert write_phrase("copy", ["x", "j"]) == "split(j, 2); stage(x, j.o)"


def test_a_section_is_played_only_when_its_condition_holds() -> None:
    recipe = """
        when {size(x, 1) > 40}:
          parallelise(i)
          ? vectors: j
        when {size(x, 1) <= 40}:
          split(j, 8); unroll(j.i) when {lanes == 4}

          vectorise(j.i)  # a blank line is nothing
        parallelise(i)
    """
    text = "\n".join(line.removeprefix(8 * " ") for line in recipe.splitlines())
    _, played = play_recipe(ROW, text, MACHINE)
    assert [str(m) for m in played] == ["split(j, 8)", "vectorise(j.i)", "parallelise(i)"]


@pytest.mark.parametrize(("most", "expected"), [(40, "parallelise(i)"), (41, "unroll(i)")])
def test_else_is_played_where_the_condition_does_not_hold(most: int, expected: str) -> None:
    recipe = f"""
when {{2*(size(x, 1) < {most})}}:
  unroll(i)
# a comment is nothing

else:
  parallelise(i)
split(j, 8)
"""
    _, played = play_recipe(ROW, recipe, MACHINE)
    assert [str(move) for move in played] == [expected, "split(j, 8)"]


def test_else_without_a_section_is_refused() -> None:
    with pytest.raises(IllegalMove, match=r"expected 'else:' right behind a section 'when \{"):
        play_recipe(ROW, "parallelise(i)\nelse:\n  unroll(j)", MACHINE)


def test_a_condition_that_cannot_be_computed_is_an_error_even_of_an_optional_step() -> None:
    with pytest.raises(IllegalMove, match="unknown name 'byte'"):
        play_recipe(ROW, "? parallelise(i) when {byte > 960}", MACHINE)


def test_a_step_without_a_legal_alternative_says_which_and_why() -> None:
    with pytest.raises(IllegalMove) as error:
        play_recipe(ROW, "parallelise(i)\nsplit(j, 7) | split(q, 2)", MACHINE)
    text = str(error.value)
    assert text.startswith("step 2 of the recipe: split(j, 7): expected the factor to divide")
    assert "; or split(q, 2): unknown loop 'q'" in text


def test_phrases_are_written_out_and_may_be_optional() -> None:
    assert parse_recipe("vectors: j")[-1] == Step(("vectorise(j.i)",), False)
    assert all(step.optional for step in parse_recipe("? vectors: j"))


@pytest.mark.parametrize(
    ("name", "arguments", "reason"),
    [
        ("vector", ["j"], "unknown phrase 'vector'; did you mean 'vectors'?"),
        ("vectors", ["i", "j"], "phrase 'vectors': expected vectors: j, got 2"),
    ],
)
def test_a_phrase_that_is_not_there_or_does_not_fit_is_refused(
    name: str, arguments: list[str], reason: str
) -> None:
    with pytest.raises(IllegalMove) as error:
        write_phrase(name, arguments)
    assert reason in str(error.value)


def test_every_phrase_uses_every_parameter() -> None:
    for name, (parameters, text) in load_phrases().items():
        assert all(f"${parameter}" in text for parameter in parameters), name


def test_the_reduce_phrase_serves_sums_of_any_length() -> None:
    for size in (16, 33, 64, 100):
        kernel = make_kernel("sum_last", like=(), N=3, M=size)
        play_recipe(kernel, "local(y, i)\nreduce: y.l 1 j", MACHINE)


def test_the_largest_divisor_is_found() -> None:
    assert [largest_divisor(n, 6) for n in (768, 7, 64, 5)] == [6, 1, 4, 5]
