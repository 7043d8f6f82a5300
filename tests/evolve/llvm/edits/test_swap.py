"""Does swap exchange two instructions?"""

from __future__ import annotations

from tests.evolve.llvm.sample import edited, line, refusal


def test_what_is_computed_changes_places() -> None:
    after = edited("saxpy.light", "swap(@saxpy#5, @saxpy#8, {@saxpy#5:1=@saxpy#4})")
    assert line(after, "@saxpy#5").startswith("%arrayidx = getelementptr inbounds float, ptr %y")
    assert line(after, "@saxpy#8").startswith("%arrayidx2 = getelementptr inbounds float, ptr %x")


def test_two_types_are_refused() -> None:
    reason = refusal("saxpy.light", "swap(@saxpy#6, @saxpy#7, {})")
    assert reason == "swap: expected two of one type, got 'float' and 'i64'"
