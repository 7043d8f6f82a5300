"""Does noalias promise that pointers do not meet?"""

from __future__ import annotations

from perfdojo.evolve.llvm import Module
from tests.evolve.llvm.sample import edited, refusal


def attributes(at: Module, function: str) -> list[tuple[str, ...]]:
    return [argument.attributes for argument in at.function(function).arguments]


def test_one_pointer_is_promised() -> None:
    after = edited("saxpy.light", "noalias(@saxpy%y)")
    assert attributes(after, "saxpy")[:2] == [("noalias", "noundef"), ("noundef",)]


def test_all_pointers_are_promised() -> None:
    after = edited("saxpy.light", "noalias(@saxpy)")
    assert attributes(after, "saxpy") == [
        ("noalias", "noundef"), ("noalias", "noundef"), ("noundef",), ("noundef",),
    ]  # fmt: skip


def test_a_number_is_refused() -> None:
    reason = refusal("saxpy.light", "noalias(@saxpy%n)")
    assert reason == "noalias: expected a pointer without noalias at @saxpy%n"
