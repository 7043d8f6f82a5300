"""Does loop tell the compiler how to treat a loop?"""

from __future__ import annotations

import pytest

from perfdojo.evolve.llvm import Module, optimise
from tests.evolve.llvm.sample import edited, line, module, refusal


def node(at: Module) -> str:
    return dict(at.nodes)[1_200_011]


def test_a_loop_gets_a_hint() -> None:
    after = edited("saxpy.light", "loop(@dot#11, unroll, 4)")
    assert line(after, "@dot#11") == "br label %for.cond, !llvm.loop !1200011"
    assert node(after).endswith('!{!"llvm.loop.unroll.count", i32 4}}')


def test_a_second_hint_is_added_and_the_same_replaced() -> None:
    after = edited(
        "saxpy.light",
        "loop(@dot#11, unroll, 4)",
        "loop(@dot#11, vectorise, 8)",
        "loop(@dot#11, unroll, 2)",
    )
    assert node(after).endswith(
        '!{!"llvm.loop.vectorize.width", i32 8}, !{!"llvm.loop.unroll.count", i32 2}}'
    )
    assert node(after).count("unroll") == 1


def test_one_forbids() -> None:
    after = edited("saxpy.light", "loop(@dot#11, unroll, 1)", "loop(@dot#11, vectorise, 1)")
    assert '!{!"llvm.loop.unroll.disable"}' in node(after)
    assert '!{!"llvm.loop.vectorize.enable", i1 false}' in node(after)


@pytest.mark.llvm
def test_the_compiler_listens() -> None:
    wide = edited("saxpy.light", "loop(@dot#11, vectorise, 2)", "loop(@dot#11, interleave, 2)")
    assert "<2 x double>" in optimise(wide.show(debug=False))
    assert "<2 x double>" not in optimise(module("saxpy.light").show(debug=False))


def test_what_is_no_loop_is_refused() -> None:
    reason = refusal("saxpy.light", "loop(@dot#0, unroll, 2)")
    assert reason == "loop: expected the branch back to the head of a loop at @dot#0"


def test_an_unknown_hint_is_refused() -> None:
    reason = refusal("saxpy.light", "loop(@dot#11, unroll, 3)")
    assert reason == (
        "loop: expected one of unroll, vectorise, interleave and a power of two up to 64, "
        "got 'unroll' and 3"
    )
