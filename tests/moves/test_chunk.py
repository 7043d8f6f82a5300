"""Are the parts of a scan scanned on their own, and is each told what lies before it?"""

from __future__ import annotations

import pytest

from perfdojo.moves import parse_move
from perfdojo.moves.chunk import Chunk
from perfdojo.testing import TEST_MACHINE, check_candidates, check_move, check_target
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show
from tests.moves.rows import check_moves

HEADER = "(x: {0}[12]) -> y: {0}[12]"
SCAN = "c = {1}\nfor j in 12:\n  c {0} x[j]\n  y[j] = c"


def scan(op: str = "+=", start: str = "0.0", dtype: str = "f32", storage: str = "register"):
    return make(SCAN.format(op, start), HEADER.format(dtype), f"c: {dtype} {storage}")


def test_chunk_scans_parts_and_adds_what_lies_before(golden: Golden) -> None:
    golden(show(find_case("cumsum_reverse"), "peel(j, -1); chunk(j, 2)"))


@pytest.mark.parametrize(
    ("op", "start"), [("+=", "0.0"), ("*=", "1.0"), ("max=", "-inf"), ("min=", "3.0")]
)
def test_chunk_knows_every_accumulation(op: str, start: str) -> None:
    check_moves("chunk(j, 3); chunk(j.s, 2)", scan(op, start))


@pytest.mark.parametrize("op", ["+=", "*=", "max=", "min="])
def test_chunk_keeps_the_bits_of_integers(op: str) -> None:
    kernel = scan(op, "5", "i32")
    assert Chunk("j", 4).numerics_on(kernel) == "exact"
    assert Chunk("j", 4).numerics_on(scan()) == "reassociate"
    check_move(Chunk("j", 4), kernel)


def test_chunk_keeps_the_total_and_what_readers_see_before_and_behind() -> None:
    kernel = make(
        """
        c = 1.0
        for j in 6:
          y[j] = c * 2.0
          c += x[j]
          if j > 2:
            z[j] = c
          for k in 2:
            w[j, k] = c + x[k]
        z[0] = c
        z[1] = c
        z[2] = c
        """,
        "(x: f32[6]) -> y: f32[6], z: f32[6], w: f32[6, 2]",
        "c: f32 stack",
    )
    check_move(Chunk("j", 3), kernel)
    check_move(Chunk("j", 2), kernel)


def test_the_parts_of_a_chunked_scan_can_run_at_the_same_time() -> None:
    rows = make(
        "for i in 3:\n  c = 0.0\n  for j in 12:\n    c += x[i, j]\n    y[i, j] = c",
        "(x: f32[3, 12]) -> y: f32[3, 12]",
        "c: f32 register",
    )
    check_moves(
        "chunk(j, 4); store(c_p, shared); store(c_o, shared); bind(i, grid); bind(j.p, block); "
        "bind(j.o, block)",
        rows,
    )


def test_chunk_refuses_what_is_no_scan() -> None:
    reason = "expected loop 'j' to hold a step such as c += x[j], and readers of c"
    assert refusal("chunk(j, 2)", find_case("softmax")) == reason
    own = make(
        "for j in 8:\n  c[j] = 1.0\n  c[j] += x[j]\n  y[j] = c[j]", temporaries="c: f32[8] heap"
    )
    assert refusal("chunk(j, 2)", own) == reason
    unrolled = check_move(parse_move("unroll(j)"), scan())
    assert refusal("chunk(j, 2)", unrolled) == "loop 'j' is unroll; serialise(j) first"
    varying = make(
        "for i in 4:\n  c = 0.0\n  for j in i + 1:\n    c += x[j]\n    y[j] = c",
        "(x: f32[4]) -> y: f32[4]",
        "c: f32 stack",
    )
    assert refusal("chunk(j, 2)", varying) == "the extent of loop 'j' varies: i + 1"


def test_chunk_refuses_lengths_that_leave_a_rest() -> None:
    assert refusal("chunk(j, 5)", scan()) == (
        "expected the length to divide the extent of loop 'j' (12), got 5; peel(j, -2) first"
    )
    assert refusal("chunk(j, 12)", scan()) == "expected a length from 2 to 11, got 12"
    assert refusal("chunk(j, 1)", scan()) == "expected a length from 2 to 11, got 1"


def test_chunk_refuses_a_step_that_needs_the_loop() -> None:
    fed = make(
        "c = 0.0\ny[0] = 0.0\nfor j in 7:\n  c += y[j] * x[j]\n  y[j + 1] = c",
        temporaries="c: f32 stack",
    )
    assert refusal("chunk(j, 7)", fed) == "'c += y[j] * x[j]' reads 'y', which loop 'j' writes"
    itself = make("c = 1.0\nfor j in 8:\n  c += c * x[j]\n  y[j] = c", temporaries="c: f32 stack")
    assert refusal("chunk(j, 2)", itself) == "'c += c * x[j]' reads 'c', which loop 'j' writes"


def test_chunk_refuses_others_that_touch_the_running_value() -> None:
    reset = make(
        "c = 0.0\nfor j in 8:\n  c += x[j]\n  y[j] = c\n  if j == 3:\n    c = 0.0",
        temporaries="c: f32 stack",
    )
    assert refusal("chunk(j, 2)", reset) == "'c = 0.0' writes 'c' beside 'c += x[j]'"
    other = make(
        "c[0] = 0.0\nc[1] = 0.0\nfor j in 8:\n  c[0] += x[j]\n  y[j] = c[0] + c[1]",
        temporaries="c: f32[2] stack",
    )
    assert refusal("chunk(j, 2)", other) == "'y[j] = c[0] + c[1]' reads c[1], expected c[0]"
    narrow = make("for j in 8:\n  c += x[j]\n  y[j] = c", "(x: f32[8]) -> y: f32[8], c: f16")
    assert refusal("chunk(j, 2)", narrow) == "'c' is f16, too narrow for sums of its parts"


def test_chunk_offers_parts_that_fill_the_loop() -> None:
    assert list(map(str, Chunk.candidates(scan(), TEST_MACHINE))) == ["chunk(j, 2)", "chunk(j, 4)"]
    assert list(Chunk.candidates(find_case("matmul"), TEST_MACHINE)) == []


@pytest.mark.cc
def test_chunk_means_the_same_in_c() -> None:
    check_target(
        check_moves("chunk(j, 3); parallelise(j.p); parallelise(j.o)", scan(storage="heap"))
    )


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_chunk_is_right(case: str) -> None:
    check_candidates(Chunk, find_case(case), limit=3)
