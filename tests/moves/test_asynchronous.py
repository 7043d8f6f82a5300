"""Is the hint set on copies into shared memory, and on nothing else?"""

from __future__ import annotations

import pytest

from perfdojo.ir import parse_kernel
from perfdojo.moves import parse_move
from perfdojo.moves.asynchronous import Asynchronous
from perfdojo.testing import (
    GPU_TEST_MACHINE,
    TEST_MACHINE,
    check_candidates,
    check_move,
    check_target,
)
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show

COPY = make("for i in 8:\n  t[i] = x[i]\n  y[i] = t[i] * 2.0", temporaries="t: f32[8] shared")
STACK = make("for i in 8:\n  t[i] = x[i]\n  y[i] = t[i] * 2.0", temporaries="t: f32[8] stack")


def test_asynchronous_marks_the_copy(golden: Golden) -> None:
    golden(show(COPY, "asynchronous(t:0)"))


def test_asynchronous_refuses_what_is_no_copy_to_shared_memory() -> None:
    assert refusal("asynchronous(y:0)", COPY) == (
        "expected a plain copy such as t[i] = x[i], got 'y[i] = t[i] * 2.0'"
    )
    assert refusal("asynchronous(t:0)", STACK) == (
        "'t' is in stack storage; store(t, shared) first"
    )
    near = make(
        "for i in 8:\n  t[i] = x[i]\n  u[i] = t[i]\n  y[i] = u[i]",
        temporaries="t: f32[8] stack; u: f32[8] shared",
    )
    assert refusal("asynchronous(u:0)", near) == "'t' is in stack storage, which is near"
    narrow = make("for i in 8:\n  t[i] = x[i]\n  y[i] = t[i]", temporaries="t: f16[8] shared")
    assert refusal("asynchronous(t:0)", narrow) == (
        "'t[i] = x[i]' turns f32 into f16, and must wait"
    )
    marked = check_move(parse_move("asynchronous(t:0)"), COPY)
    assert refusal("asynchronous(t:0)", marked) == "'t[i] = x[i] async' is asynchronous already"


def test_asynchronous_is_offered_on_a_gpu_only() -> None:
    assert list(Asynchronous.candidates(COPY, TEST_MACHINE)) == []
    assert list(map(str, Asynchronous.candidates(COPY, GPU_TEST_MACHINE))) == ["asynchronous(t:0)"]


@pytest.mark.cc
def test_c_does_not_know_the_hint() -> None:
    text = str(STACK).replace("t[i] = x[i]", "t[i] = x[i] async")
    check_target(parse_kernel(text))


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_asynchronous_is_right(case: str) -> None:
    check_candidates(Asynchronous, find_case(case), limit=2, machine=GPU_TEST_MACHINE)
