"""Does each iteration get a copy of its own only if it needs no other?"""

from __future__ import annotations

import pytest

from perfdojo.moves import parse_moves, play
from perfdojo.moves.privatise import Privatise
from perfdojo.testing import TEST_MACHINE, check_candidates, check_move, check_target
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show

SQUARE = make("for i in 8:\n  t = x[i]\n  y[i] = t * t", temporaries="t: f32 register")


def test_privatise_gives_a_dimension(golden: Golden) -> None:
    golden(show(SQUARE, "privatise(t, i); fission(i, y:0)"))


def test_a_private_copy_keeps_iterations_apart() -> None:
    assert refusal("vectorise(i)", SQUARE).endswith("with the move privatise")
    check_move(*parse_moves("vectorise(i)"), play(SQUARE, Privatise("t", "i")))


def test_privatise_refuses_to_forget() -> None:
    running = make("t = 0.0\nfor i in 8:\n  t += x[i]\n  y[i] = t", temporaries="t: f32 register")
    assert refusal("privatise(t, i)", running) == "'t = 0.0' uses 't' outside of loop 'i'"
    kept = make(
        "for i in 8:\n  if i == 0:\n    t = x[0]\n  y[i] = t", temporaries="t: f32 register"
    )
    assert refusal("privatise(t, i)", kept).startswith(
        "an iteration needs what another one left: t[i] is read before it is written at i = "
    )
    again = make(
        """
        for o in 2:
          for i in 4:
            if o == 0:
              t = x[i]
            y[o, i] = t
        """,
        "(x: f32[4]) -> y: f32[2, 4]",
        "t: f32 register",
    )
    assert refusal("privatise(t, i)", again).startswith(
        "an iteration needs what another one left: t[o, i] is read before it is written"
    )


def test_privatise_refuses_what_has_no_size_or_no_use() -> None:
    varying = make(
        "for i in 4:\n  for j in i + 1:\n    t = x[j]\n    y[i] = t",
        "(x: f32[4]) -> y: f32[4]",
        "t: f32 register",
    )
    assert refusal("privatise(t, j)", varying) == "the extent of loop 'j' varies: i + 1"
    unused = make("for i in 8:\n  y[i] = x[i]", temporaries="t: f32 register")
    assert refusal("privatise(t, i)", unused) == "nothing uses 't'"
    assert refusal("privatise(x, i)", SQUARE).startswith("'x' is an argument")
    big = make(
        "for i in 4096:\n  t = x[i]\n  y[i] = t * t",
        "(x: f64[4096]) -> y: f64[4096]",
        "t: f64 register",
    )
    assert "register storage holds 16384" in refusal("privatise(t, i)", big)


def test_privatise_is_offered_for_the_loop_right_around() -> None:
    assert list(map(str, Privatise.candidates(SQUARE, TEST_MACHINE))) == ["privatise(t, i)"]


@pytest.mark.cc
def test_privatise_means_the_same_in_c() -> None:
    check_target(check_move(Privatise("t", "i"), SQUARE))


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_privatise_is_right(case: str) -> None:
    check_candidates(Privatise, find_case(case), limit=3)
