"""Does sink compute a value later, for the same users?"""

from __future__ import annotations

from tests.evolve.llvm.sample import edited, refusal


def test_it_stands_later() -> None:
    after = edited("walk.light", "sink(@walk#35, @walk#36)", "sink(@walk#38, @walk#40)")
    block = next(b for b in after.function("walk").blocks if b.label == "sw.epilog")
    assert [one.id for one in block.instructions][7:11] == [
        "@walk#37", "@walk#39", "@walk#38", "@walk#40",
    ]  # fmt: skip


def test_an_earlier_place_is_refused() -> None:
    reason = refusal("saxpy.light", "sink(@saxpy#9, @saxpy#6)")
    assert reason == "sink: @saxpy#9 is not on every way to @saxpy#6"


def test_users_have_to_see_it_still() -> None:
    reason = refusal("saxpy.light", "sink(@saxpy#9, @saxpy#14)")
    assert reason == "operand @saxpy#10:2 would have no value, and no repair is recorded"
