"""Is there room for as many blocks as we say?"""

import pytest

from perfdojo.ir import parse_kernel
from perfdojo.targets.cuda.ops import Launch
from perfdojo.targets.cuda.program import lower
from perfdojo.targets.cuda.room import array_words, blocks_at_once, large_blocks_at_once


def launch(words: int, threads: int) -> Launch:
    """Threads that keep a few elements each."""
    text = f"""
kernel k(x: f32[{threads}, {words}]) -> y: f32[{threads}, {words}]
  own: f32[{threads}, {words}] register
  one: f32[{threads}] register

  for t in {threads} block:
    one[t] = 1.0
    for i in {words}:
      own[t, i] = x[t, i]
    for j in {words}:
      y[t, j] = own[t, j] * one[t]
"""
    return lower(parse_kernel(text)).launches[0]


def test_a_thread_holds_its_arrays() -> None:
    assert array_words(launch(40, 256).local) == 41


@pytest.mark.parametrize(
    ("words", "threads", "shared", "blocks"),
    [
        (40, 256, 0, 4),  # 64 registers for each thread
        (56, 256, 0, 4),
        (57, 256, 0, 2),  # 128 registers
        (44, 512, 0, 2),
        (40, 256, 100 << 10, 2),  # shared memory for two
        (200, 1024, 0, 1),
    ],
)
def test_blocks_that_wait_get_room_by_their_arrays(
    words: int, threads: int, shared: int, blocks: int
) -> None:
    assert blocks_at_once(launch(words, threads), shared) == blocks


def test_a_smaller_multiprocessor_has_less_room() -> None:
    assert blocks_at_once(launch(40, 256), 9 << 10, 20 << 10) == 2
    assert blocks_at_once(launch(40, 256), 30 << 10, 20 << 10) == 1  # at least


@pytest.mark.parametrize(("words", "blocks"), [(8, 4), (9, 3), (16, 3), (40, 2), (200, 1)])
def test_large_blocks_keep_what_they_load(words: int, blocks: int) -> None:
    assert large_blocks_at_once(launch(words, 512), {"own"}) == blocks
    assert large_blocks_at_once(launch(words, 512), set()) == 5  # 24 registers each
