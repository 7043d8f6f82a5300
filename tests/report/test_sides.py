"""Do the two sides show what changed, line by line?"""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from perfdojo.report.sides import Line, compare_sides, draw_sides
from tests.report.document import read

texts = st.lists(st.sampled_from(["a", "b", "for i in 4:", "for j in 4:", "", "  x"])).map(
    "\n".join
)


def text_of(lines: tuple[Line, ...]) -> list[str]:
    return ["".join(part for part, _ in line.parts) for line in lines if line.number]


@given(texts, texts)
def test_both_sides_are_whole_and_level(before: str, after: str) -> None:
    left, right = compare_sides(before, after)
    assert text_of(left) == before.rstrip("\n").splitlines()
    assert text_of(right) == after.rstrip("\n").splitlines()
    assert len(left) == len(right)


@given(texts)
def test_what_is_the_same_is_not_marked(text: str) -> None:
    left, right = compare_sides(text, text)
    assert left == right
    assert {line.kind for line in left} <= {""}


def test_the_words_that_changed_are_marked() -> None:
    _, (line,) = compare_sides("for i in 64:", "for i in 64 parallel:")
    assert line.parts == (("for i in 64", False), (" parallel", True), (":", False))


def test_a_change_of_indentation_marks_no_word() -> None:
    _, (line,) = compare_sides("m[i] = 0.0", "  m[i] = 0.0")
    assert line.kind == "added"
    assert not any(changed for _, changed in line.parts)


def test_changed_lines_are_known_without_colours() -> None:
    document = read(draw_sides("a\nb", "a\nc\nd"))
    signs = [a["aria-label"] for a in document.all("i") if "aria-label" in a]
    assert signs == ["removed", "added", "added"]
