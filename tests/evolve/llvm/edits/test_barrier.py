"""Does barrier let threads no longer wait?"""

from __future__ import annotations

from tests.evolve.llvm.sample import edited, refusal


def test_the_barrier_is_gone() -> None:
    after = edited("stencil.O3", "barrier(@stencil#37)")
    assert after.function("stencil").find("@stencil#37") is None


def test_what_is_no_barrier_is_refused() -> None:
    reason = refusal("stencil.O3", "barrier(@stencil#9)")
    assert reason == "barrier: expected a barrier at @stencil#9, got 'load'"
