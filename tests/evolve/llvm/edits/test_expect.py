"""Does expect tell the compiler how a choice will go?"""

from __future__ import annotations

from tests.evolve.llvm.sample import edited, line, refusal


def test_a_branch_gets_weights() -> None:
    after = edited("walk.light", "expect(@mix#1, second)")
    assert line(after, "@mix#1").endswith("label %cond.false, !prof !1000003")
    assert '!1000003 = !{!"branch_weights", i32 1, i32 2000}' in after.show(debug=False)


def test_the_last_word_counts() -> None:
    after = edited("walk.light", "expect(@walk#34, first)", "expect(@walk#34, either)")
    assert line(after, "@walk#34").endswith("float %sum.1, !unpredictable !1000001")


def test_a_branch_that_goes_one_way_expects_nothing() -> None:
    after = edited("walk.light", "expect(@mix#1, either)", "branch(@mix#1, 0)")
    assert line(after, "@mix#1") == "br label %cond.true"


def test_what_is_no_choice_is_refused() -> None:
    reason = refusal("walk.light", "expect(@walk#36, first)")
    assert reason == "expect: expected a choice at @walk#36, got 'lshr'"


def test_an_unknown_way_is_refused() -> None:
    reason = refusal("walk.light", "expect(@walk#34, third)")
    assert reason == "expect: expected one of first, second, either, got 'third'"
