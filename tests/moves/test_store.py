"""Does a temporary move to storage that can hold it, and to no other?"""

from __future__ import annotations

import pytest

from perfdojo.ir import Kernel, parse_kernel
from perfdojo.moves.store import Store
from perfdojo.testing import (
    GPU_TEST_MACHINE,
    TEST_MACHINE,
    check_candidates,
    check_move,
    check_target,
)
from tests.conftest import Golden
from tests.moves.cases import CASES, find_case, make, refusal, show


def test_store_moves_a_temporary(golden: Golden) -> None:
    golden(show(find_case("softmax_fused"), "store(e, stack); store(s, register)"))


def test_store_refuses_what_is_not_there() -> None:
    kernel = find_case("softmax")
    assert refusal("store(m, heap)", kernel) == "'m' is in heap storage already"
    known = "(known: heap, register, shared, stack)"
    assert refusal("store(m, stock)", kernel) == (
        f"unknown storage 'stock'; did you mean 'stack'? {known}"
    )
    assert refusal("store(x, stack)", kernel).startswith("'x' is an argument")


def test_store_refuses_what_does_not_fit() -> None:
    big = make(
        "for i in 300000:\n  t[i] = x[i]\nfor j in 300000:\n  y[j] = t[j]",
        "(x: f32[300000]) -> y: f32[300000]",
        "t: f32[300000] heap",
    )
    assert refusal("store(t, stack)", big) == (
        "'t' takes 1200000 bytes, stack storage holds 1048576; drop a dimension first"
    )
    assert refusal("store(t, register)", big) == (
        "'t' takes 1200000 bytes, register storage holds 16384; drop a dimension first"
    )
    assert refusal("store(t, shared)", big) == (
        "'t' takes 1200000 bytes, shared storage holds 232448; drop a dimension first"
    )
    assert list(Store.candidates(big, TEST_MACHINE)) == []


def test_store_leaves_room_on_the_stack() -> None:
    two = make(
        """
        for i in 200000:
          t[i] = x[i]
          u[i] = x[i]
        for j in 200000:
          y[j] = t[j] + u[j]
        """,
        "(x: f32[200000]) -> y: f32[200000]",
        "t: f32[200000] stack; u: f32[200000] heap",
    )
    assert refusal("store(u, stack)", two) == (
        "the buffers on the stack would take 1600000 bytes together, the limit is 1572864; "
        "store one of them on the heap first"
    )
    check_move(Store("t", "heap"), two)


def test_store_offers_what_fits_the_caches() -> None:
    kernel = make(
        "for i in 4096:\n  t[i] = x[i]\nfor j in 4096:\n  y[j] = t[j]",
        "(x: f32[4096]) -> y: f32[4096]",
        "t: f32[4096] heap",
    )
    assert list(map(str, Store.candidates(kernel, TEST_MACHINE))) == ["store(t, stack)"]


BLOCKS = make(
    """
    for i in 2 grid:
      for a in 4 block:
        t[a] = x[4*i + a]
      for b in 4 block:
        y[4*i + b] = t[3 - b]
    """,
    temporaries="t: f32[4] shared",
)


def row_of(elements: int, threads: int, storage: str = "shared") -> Kernel:
    """A row that the threads of one block hold together."""
    each = elements // threads
    return make(
        f"""
        for i in 1 grid:
          for a in {threads} block:
            for k in {each}:
              t[k, a] = x[{threads}*k + a]
          for b in {threads} block:
            for m in {each}:
              y[{threads}*m + b] = t[m, b]
        """,
        f"(x: f32[{elements}]) -> y: f32[{elements}]",
        f"t: f32[{each}, {threads}] {storage}",
    )


def test_on_a_gpu_registers_are_limited_thread_by_thread() -> None:
    check_move(Store("t", "register"), row_of(8192, 256))
    assert refusal("store(t, register)", row_of(8192, 16)) == (
        "the result would be invalid: 't' takes 2048 bytes of each thread, register storage holds "
        "1024; use stack"
    )


def test_on_a_gpu_threads_do_not_share_a_stack() -> None:
    assert Store("t", "stack").is_legal(row_of(1 << 19, 256, "heap"))


def test_storage_says_who_sees_a_temporary_on_a_gpu() -> None:
    assert refusal("store(t, heap)", BLOCKS).startswith(
        "the result would be invalid: loop 'i' cannot be grid: t[a] is written at i = "
    )
    assert refusal("store(t, register)", BLOCKS).startswith("the result would be invalid: ")
    own = make(
        "for i in 2 grid:\n  for a in 4 block:\n    t = x[a]\n    y[4*i + a] = t",
        temporaries="t: f32 register",
    )
    check_move(Store("t", "stack"), own)
    assert refusal("store(t, shared)", own).startswith(
        "the result would be invalid: loop 'a' cannot be block: t is written at a = "
    )


def test_shared_memory_is_offered_on_a_gpu_where_it_fits() -> None:
    kernel = make(
        "for i in 4096:\n  t[i] = x[i]\nfor j in 4096:\n  y[j] = t[j]",
        "(x: f32[4096]) -> y: f32[4096]",
        "t: f32[4096] heap",
    )
    offered = [str(move) for move in Store.candidates(kernel, GPU_TEST_MACHINE)]
    assert offered == ["store(t, stack)", "store(t, register)", "store(t, shared)"]
    text = str(kernel).replace("4096", "16384")
    large = list(Store.candidates(parse_kernel(text), GPU_TEST_MACHINE))
    assert "store(t, shared)" not in map(str, large)


@pytest.mark.cc
@pytest.mark.parametrize("storage", ["stack", "register"])
def test_store_means_the_same_in_c(storage: str) -> None:
    check_target(check_move(Store("e", storage), find_case("softmax_fused")))


@pytest.mark.parametrize("case", CASES)
def test_every_candidate_of_store_is_right(case: str) -> None:
    check_candidates(Store, find_case(case), limit=3)
