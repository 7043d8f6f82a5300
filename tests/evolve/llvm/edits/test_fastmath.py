"""Does fastmath free the compiler with reals?"""

from __future__ import annotations

from tests.evolve.llvm.sample import edited, line, refusal


def test_one_instruction_gets_a_flag() -> None:
    after = edited("walk.light", "fastmath(@walk#20, reassoc)", "fastmath(@walk#20, nsz)")
    assert line(after, "@walk#20").startswith("%add = fadd reassoc nsz float")


def test_a_whole_function_gets_it() -> None:
    after = edited("walk.light", "fastmath(@walk, fast)")
    assert line(after, "@walk#28").startswith("%mul = fmul fast float")
    assert line(after, "@walk#4").startswith("%sum.0 = phi fast float")
    assert line(after, "@walk#5") == "%cmp = icmp slt i32 %i.0, %n"
    assert line(after, "@mix#2") == "%mul = fmul float %a, %b"


def test_flags_are_taken_back() -> None:
    after = edited("stencil.light", "fastmath(@stencil#54, none)")
    assert line(after, "@stencil#54").startswith("%mul32 = fmul float")


def test_whole_numbers_are_refused() -> None:
    reason = refusal("walk.light", "fastmath(@walk#36, fast)")
    assert reason == "fastmath: expected arithmetic of reals at @walk#36, got 'lshr'"


def test_an_unknown_flag_is_refused() -> None:
    reason = refusal("walk.light", "fastmath(@walk, quick)")
    assert reason == (
        "fastmath: expected one of reassoc, nnan, ninf, nsz, arcp, contract, afn, fast, none, "
        "got 'quick'"
    )
