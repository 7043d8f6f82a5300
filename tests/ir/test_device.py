"""Where may loops and temporaries of a GPU stand, and whose are they?"""

from __future__ import annotations

import pytest

from perfdojo.ir import find_violations, parse_kernel
from perfdojo.ir.device import SHARED_LIMIT, thread_count
from perfdojo.ir.nodes import KINDS, STORAGES, Kernel, Loop
from perfdojo.ir.private import keeps_private, private_scope
from perfdojo.ir.sets import find_spots, find_touches


def make(*lines: str, header: str = "kernel f(x: f32[64]) -> y: f32[64]") -> Kernel:
    return parse_kernel("\n".join([header, *(f"  {line}" for line in lines)]) + "\n")


def only_violation(kernel: Kernel) -> str:
    (violation,) = find_violations(kernel)
    return violation


# --------------------------------------------------------------------------------------------
# Privacy


def test_who_keeps_what_private() -> None:
    kept = {kind: [s for s in STORAGES if keeps_private(kind, s)] for kind in KINDS}
    assert kept == {
        "": [],
        "parallel": ["heap", "stack", "register", "shared"],
        "vector": [],
        "unroll": [],
        "grid": ["stack", "register", "shared"],
        "team": ["stack", "register", "shared"],
        "block": ["stack", "register"],
        "warp": ["stack", "register"],
        "tensor": [],
    }


NESTED = """
kernel f(x: f32[64]) -> y: f32[64]
  s: f32 {storage}
  for b in 4 grid:
    for t in 16 block:
      s = x[16*b + t]
      y[16*b + t] = s
"""


@pytest.mark.parametrize(("storage", "around"), [("register", "bt"), ("shared", "b"), ("heap", "")])
def test_a_value_ends_with_the_innermost_iteration_that_keeps_it(storage: str, around: str) -> None:
    kernel = parse_kernel(NESTED.format(storage=storage))
    touches = [t for spot in find_spots(kernel) for t in find_touches(spot)]
    ours = [touch for touch in touches if touch.access.buffer == "s"]
    scope = private_scope(kernel.buffers["s"], ours)
    assert "".join(loop.name for loop in scope) == around


def test_a_register_inside_a_block_loop_races_with_nobody() -> None:
    assert not find_violations(parse_kernel(NESTED.format(storage="register")))


def test_shared_storage_is_not_private_to_a_thread() -> None:
    assert "loop 't' cannot be block: s is written at t =" in only_violation(
        parse_kernel(NESTED.format(storage="shared"))
    )


def test_heap_storage_is_not_private_to_a_block() -> None:
    violations = find_violations(parse_kernel(NESTED.format(storage="heap")))
    assert any("loop 'b' cannot be grid: s is written at b =" in text for text in violations)


def test_a_private_value_does_not_outlive_its_iteration() -> None:
    kernel = make(
        "s: f32 register",
        "for k in 2:",
        "  for t in 64 block:",
        "    if k == 0:",
        "      s = x[t]",
        "    y[t] = s",
    )
    assert "s is read before it is written at k = 1" in only_violation(kernel)


# --------------------------------------------------------------------------------------------
# Places of loops

WRONG = {
    "a parallel loop beside a grid loop": (
        ["for i in 64 parallel:", "  y[i] = x[i]", "for b in 64 grid:", "  y[b] = x[b]"],
        "loop 'i' is parallel, which belongs to a CPU, beside grid, team, block or warp loops",
    ),
    "a block loop of varying extent": (
        ["for b in 64 grid:", "  for t in b + 1 block:", "    y[b] = x[b]"],
        "loop 't' cannot be block: its extent b + 1 varies",
    ),
    "a grid loop inside a sequential one": (
        ["for k in 8:", "  for b in 8 grid:", "    y[8*k + b] = x[b]"],
        "grid loop 'b' is inside sequential loop 'k'; only grid loops may be around",
    ),
    "a grid loop under a guard": (
        ["for b in 64 grid:", "  if b > 1:", "    for c in 2 grid:", "      y[b] = x[b]"],
        "grid loop 'c' is inside a guard; only grid loops may be around",
    ),
    "four grid loops": (
        [
            "for a in 4 grid:",
            "  for b in 4 grid:",
            "    for c in 2 grid:",
            "      for d in 2 grid:",
            "        y[16*a + 4*b + 2*c + d] = x[a]",
        ],
        "grid loop 'd' is inside 3 others, the limit is 3",
    ),
    "something beside a grid loop": (
        ["for b in 8 grid:", "  y[8*b] = 1.0", "  for c in 8 grid:", "    y[8*b + c] = x[c]"],
        "grid loop 'c' does not stand alone and directly in another grid loop; fission or "
        "interchange brings it there",
    ),
    "a block loop inside a warp loop": (
        [
            "for w in 2 block:",
            "  for l in 2 warp:",
            "    for t in 16 block:",
            "      y[32*w + 16*l + t] = x[t]",
        ],
        "block loop 't' is inside warp loop 'l'; block loops are around",
    ),
    "block loops with a sequential one between": (
        [
            "for s in 2 block:",
            "  for k in 2:",
            "    for t in 16 block:",
            "      y[32*s + 16*k + t] = x[t]",
        ],
        "block loop 't' does not stand alone and directly in another block loop; fission or "
        "interchange brings it there",
    ),
    "a warp loop outside of block loops": (
        ["for b in 2 grid:", "  for l in 32 warp:", "    y[32*b + l] = x[l]"],
        "warp loop 'l' is not inside a block loop, whose iteration is its warp",
    ),
    "something beside a warp loop in a warp loop": (
        [
            "for w in 2 block:",
            "  for l in 2 warp:",
            "    y[32*w + 16*l] = x[w]",
            "    for m in 16 warp:",
            "      y[32*w + 16*l + m] = x[m]",
        ],
        "warp loop 'm' does not stand alone and directly in another warp loop; fission or "
        "interchange brings it there",
    ),
    "a warp of 64 lanes": (
        ["for w in 1 block:", "  for l in 64 warp:", "    y[l] = x[l]"],
        "warp loop 'l' needs 64 lanes, a warp has 32; split it first",
    ),
    "a warp of two loops that is too large": (
        [
            "for w in 1 block:",
            "  for l in 4 warp:",
            "    for m in 16 warp:",
            "      y[16*l + m] = x[m]",
        ],
        "warp loop 'l' needs 64 lanes, a warp has 32; split it first",
    ),
    "a block of 64 warps": (
        ["for w in 64 block:", "  for l in 1 warp:", "    y[w] = x[w]"],
        "block loop 'w' needs 2048 threads, a block has at most 1024",
    ),
    "a register that two launches use": (
        [
            "s: f32[64] register",
            "for t in 64 block:",
            "  s[t] = x[t]",
            "for u in 64 block:",
            "  y[u] = s[u]",
        ],
        "'s' is in register storage, which ends with the launch of loop 't', and loop 'u' uses it "
        "too; store it in heap",
    ),
    "a shared buffer that a statement uses too": (
        [
            "s: f32 shared",
            "s = 1.0",
            "for t in 64 block:",
            "  y[t] = s",
        ],
        "'s' is in shared storage, which ends with the launch of a statement, and loop 't' uses it "
        "too; store it in heap",
    ),
    "a shared buffer that no block holds": (
        [
            f"s: f32[{SHARED_LIMIT // 4 + 1}] shared",
            "for t in 64 block:",
            "  s[t] = x[t]",
            "  y[t] = s[t]",
        ],
        f"'s' takes {SHARED_LIMIT + 4} bytes, shared storage holds {SHARED_LIMIT}; drop a "
        "dimension or use heap",
    ),
    "shared buffers that no block holds together": (
        [
            f"s: f32[{SHARED_LIMIT // 4}] shared",
            "r: f32[64] shared",
            "for t in 64 block:",
            "  s[t] = x[t]",
            "  r[t] = s[t]",
            "  y[t] = r[t]",
        ],
        f"the launch of loop 't' takes {SHARED_LIMIT + 256} bytes of shared storage, a block has "
        f"{SHARED_LIMIT}",
    ),
    "a team loop inside a block loop": (
        ["for t in 32 block:", "  for p in 2 team:", "    y[2*t + p] = x[t]"],
        "team loop 'p' is inside block loop 't'; only grid and sequential loops may be around",
    ),
    "a team loop inside another": (
        ["for p in 32 team:", "  for q in 2 team:", "    y[2*p + q] = x[p]"],
        "team loop 'q' is inside team loop 'p'; only grid and sequential loops may be around",
    ),
    "a grid loop inside a team loop": (
        ["for p in 32 team:", "  for b in 2 grid:", "    y[2*p + b] = x[p]"],
        "grid loop 'b' is inside team loop 'p'; only grid loops may be around",
    ),
    "teams of two sizes": (
        [
            "for b in 1 grid:",
            "  for p in 4 team:",
            "    y[p] = x[p]",
            "  for q in 60 team:",
            "    y[q + 4] = x[q]",
        ],
        "team loop 'q' has 60 iterations and 'p' 4; the teams of one launch have one size",
    ),
    "what the first block of a team writes, read by all in one loop": (
        [
            "h: f32[64] heap",
            "s: f32[64] shared",
            "for b in 1 grid:",
            "  for t in 64 block:",
            "    h[t] = x[t]",
            "    s[t] = h[t]",
            "  for p in 64 team:",
            "    y[p] = s[p]",
        ],
        "all blocks of a team read in 's[t] = h[t]' what the first one writes in the same block "
        "loop; fission it, or use shared storage",
    ),
    "shared memory of a block that another one reads": (
        [
            "s: f32[64] shared",
            "for b in 1 grid:",
            "  for p in 64 team:",
            "    s[p] = x[p]",
            "  for q in 64 team:",
            "    y[q] = s[q]",
        ],
        "'s' is in shared storage, which ends with an iteration of team loop 'p', and is used "
        "outside of it; use register or heap",
    ),
    "shared memory of a block that all blocks read": (
        [
            "s: f32[64] shared",
            "r: f32 register",
            "for b in 1 grid:",
            "  for p in 64 team:",
            "    s[p] = x[p]",
            "  r = s[3]",
            "  for q in 64 team:",
            "    y[q] = r",
        ],
        "'s' is in shared storage, which ends with an iteration of team loop 'p', and is used "
        "outside of it; use register or heap",
    ),
}


@pytest.mark.parametrize("what", WRONG)
def test_verify_refuses(what: str) -> None:
    lines, message = WRONG[what]
    assert message in find_violations(make(*lines))


RIGHT = {
    "three grid loops": [
        "for a in 4 grid:",
        "  for b in 4 grid:",
        "    for c in 4 grid:",
        "      y[16*a + 4*b + c] = x[a]",
    ],
    "a launch of one block": ["for k in 4:", "  for t in 16 block:", "    y[16*k + t] = x[t]"],
    "several nests": ["for b in 64 grid:", "  y[b] = x[b]", "for c in 64 grid:", "  y[c] += 1.0"],
    "a launch of one team": ["for p in 4 team:", "  for t in 16 block:", "    y[16*p + t] = x[t]"],
    "teams under a loop and a guard": [
        "for b in 2 grid:",
        "  for k in 4:",
        "    if b + k >= 0:",
        "      for p in 8 team:",
        "        y[32*b + 8*k + p] = x[p]",
    ],
    "shared memory that all blocks of a team have": [
        "s: f32[16] shared",
        "for b in 1 grid:",
        "  for t in 16 block:",
        "    s[t] = x[t]",
        "  for p in 4 team:",
        "    for u in 16 block:",
        "      y[16*p + u] = s[15 - u]",
    ],
    "a warp loop under a guard and a loop": [
        "for w in 2 block:",
        "  for k in 2:",
        "    if w + k >= 0:",
        "      for l in 16 warp:",
        "        y[32*w + 16*k + l] = x[l]",
    ],
}


@pytest.mark.parametrize("what", RIGHT)
def test_verify_accepts(what: str) -> None:
    assert not find_violations(make(*RIGHT[what]))


def test_threads_are_counted_in_whole_warps_where_there_are_any() -> None:
    threads = make("for s in 4 block:", "  for t in 16 block:", "    y[16*s + t] = x[t]").body[0]
    warps = make("for w in 4 block:", "  for l in 16 warp:", "    y[16*w + l] = x[l]").body[0]
    assert isinstance(threads, Loop)
    assert isinstance(warps, Loop)
    assert (thread_count(threads), thread_count(warps)) == (64, 128)
