"""When do registers of a GPU stay with their threads, and what is said when they do not?"""

from __future__ import annotations

import pytest

from perfdojo.ir import find_violations, parse_kernel
from perfdojo.ir.facts import collect_facts
from perfdojo.ir.nodes import Kernel
from perfdojo.ir.owners import find_foreign_reads, find_holdings


def make(*lines: str) -> Kernel:
    header = "kernel f(x: f32[64]) -> y: f32[64]"
    return parse_kernel("\n".join([header, *(f"  {line}" for line in lines)]) + "\n")


WRONG = {
    "another thread reads it": (
        [
            "s: f32[64] register",
            "for b in 1 grid:",
            "  for t in 64 block:",
            "    s[t] = x[t]",
            "  for u in 64 block:",
            "    y[u] = s[63 - u]",
        ],
        "thread 0 writes s[t] in 's[t] = x[t]' and thread 63 touches the same element in "
        "'y[u] = s[63 - u]', but 's' is in register storage, a thread's own; use shared",
    ),
    "another numbering of threads": (
        [
            "s: f32[64] stack",
            "for b in 1 grid:",
            "  for t in 64 block:",
            "    s[t] = x[t]",
            "  for u in 8 block:",
            "    for v in 8 block:",
            "      y[8*u + v] = s[u + 8*v]",
        ],
        "thread 1 writes s[t] in 's[t] = x[t]' and thread 8 touches the same element in "
        "'y[8*u + v] = s[8*v + u]', but 's' is in stack storage, a thread's own; use shared",
    ),
    "two elements of one thread in one subscript": (
        [
            "s: f32[64] register",
            "for b in 1 grid:",
            "  for t in 32 block:",
            "    for k in 2:",
            "      s[2*t + k] = x[2*t + k]",
            "  for u in 32 block:",
            "    for m in 2:",
            "      y[2*u + m] = s[2*u + m]",
        ],
        "one thread writes several elements of 's' that differ only in subscripts that name its "
        "loops, in 's[2*t + k] = x[2*t + k]'; give it a dimension for them",
    ),
    "another block of a team reads it": (
        [
            "s: f32[4, 16] register",
            "for b in 1 grid:",
            "  for p in 4 team:",
            "    for t in 16 block:",
            "      s[p, t] = x[16*p + t]",
            "  for q in 4 team:",
            "    for u in 16 block:",
            "      y[16*q + u] = s[3 - q, u]",
        ],
        "thread 15 of block 1 writes s[p, t] in 's[p, t] = x[16*p + t]' and thread 15 of block 2 "
        "touches the same element in 'y[16*q + u] = s[3 - q, u]', but 's' is in register storage, "
        "a thread's own; use heap",
    ),
    "another block of a team reads what a whole one wrote": (
        [
            "s: f32[64] register",
            "for b in 1 grid:",
            "  for p in 64 team:",
            "    s[p] = x[p]",
            "  for q in 64 team:",
            "    y[q] = s[63 - q]",
        ],
        "block 0 writes s[p] in 's[p] = x[p]' and block 63 touches the same element in "
        "'y[q] = s[63 - q]', but 's' is in register storage, a thread's own; use heap",
    ),
    "all blocks of a team read what one of them has": (
        [
            "s: f32[64] register",
            "r: f32 register",
            "for b in 1 grid:",
            "  for p in 64 team:",
            "    s[p] = x[p]",
            "  r = s[0]",
            "  for q in 64 team:",
            "    y[q] = r",
        ],
        "all blocks of a team touch s[0] in 'r = s[0]', but 's' is written by single blocks; use "
        "heap storage",
    ),
    "two elements of a thread of a team in one subscript": (
        [
            "s: f32[4, 32] register",
            "for b in 1 grid:",
            "  for p in 4 team:",
            "    for t in 8 block:",
            "      for k in 2:",
            "        s[p, 2*t + k] = x[16*p + 2*t + k]",
            "  for q in 4 team:",
            "    for u in 8 block:",
            "      for m in 2:",
            "        y[16*q + 2*u + m] = s[q, 2*u + m]",
        ],
        "one thread writes several elements of 's' that differ only in subscripts that name its "
        "loops, in 's[p, 2*t + k] = x[16*p + 2*t + k]'; give it a dimension for them",
    ),
    "a whole block reads what threads own": (
        [
            "s: f32[64] register",
            "r: f32 register",
            "for b in 1 grid:",
            "  for t in 64 block:",
            "    s[t] = x[t]",
            "  r = s[0]",
            "  for u in 64 block:",
            "    y[u] = r",
        ],
        "a whole block reads s[0] in 'r = s[0]', but 's' is written by single threads; use "
        "shared storage",
    ),
    "one thread writes what all have": (
        [
            "r: f32 register",
            "for b in 1 grid:",
            "  r = 0.0",
            "  for t in 64 block:",
            "    if t == 3:",
            "      r = x[t]",
            "  for u in 64 block:",
            "    y[u] = r",
        ],
        "'r' is written by single threads in 'r = x[t]' and by a whole block in 'r = 0.0'; use "
        "shared storage",
    ),
    "one thread writes what others read": (
        [
            "r: f32 register",
            "for b in 1 grid:",
            "  for t in 64 block:",
            "    if t == 3:",
            "      r = x[t]",
            "  for u in 64 block:",
            "    y[u] = r",
        ],
        "thread 3 writes r in 'r = x[t]' and thread 4 touches the same element in 'y[u] = r', but "
        "'r' is in register storage, a thread's own; use shared",
    ),
    "a lane of another warp": (
        [
            "p: f32[2, 32] register",
            "for b in 1 grid:",
            "  for w in 2 block:",
            "    for l in 32 warp:",
            "      p[w, l] = x[32*w + l]",
            "  for v in 2 block:",
            "    for m in 32 warp:",
            "      y[32*v + m] = p[1 - v, m]",
        ],
        "warp 0 writes p[w, l] in 'p[w, l] = x[32*w + l]' and warp 1 touches the same element in "
        "'y[32*v + m] = p[1 - v, m]', but 'p' is in register storage, a thread's own; use shared",
    ),
    "lanes that no subscript tells": (
        [
            "p: f32[8, 4] register",
            "for w in 1 block:",
            "  for l in 8 warp:",
            "    for k in 4 warp:",
            "      p[l, k] = x[4*l + k]",
            "  for m in 8 warp:",
            "    for n in 4 warp:",
            "      y[4*m + n] = p[7 - m, n]",
            "      y[4*m + n + 32] = 0.0",
        ],
        "lanes cannot read p[7 - m, n] of each other in 'y[4*m + n] = p[7 - m, n]': expected one "
        "subscript of 'p', where it is written, to be the lane",
    ),
    "another register for each lane": (
        [
            "p: f32[32, 32] register",
            "for w in 1 block:",
            "  for l in 32 warp:",
            "    for k in 32:",
            "      p[l, k] = x[l + k]",
            "  for m in 32 warp:",
            "    y[m] = p[31 - m, m]",
            "    y[m + 32] = 0.0",
        ],
        "lanes cannot read p[31 - m, m] of each other in 'y[m] = p[31 - m, m]': it is in another "
        "register for each lane",
    ),
    "a loop that runs more often for some lanes": (
        [
            "p: f32[32] register",
            "for w in 1 block:",
            "  for l in 32 warp:",
            "    p[l] = x[l]",
            "  for m in 32 warp:",
            "    y[m] = 0.0",
            "    y[m + 32] = 0.0",
            "    for k in m + 1:",
            "      y[m] += p[k]",
        ],
        "lanes cannot read p[k] of each other in 'y[m] += p[k]': loop 'k' runs more often for "
        "some lanes",
    ),
    "too many registers": (
        [
            "p: f32[64, 512] register",
            "for t in 64 block:",
            "  for k in 512:",
            "    p[t, k] = x[t]",
            "  y[t] = p[t, 3]",
        ],
        "'p' takes 2048 bytes of each thread, register storage holds 1024; use stack",
    ),
}


@pytest.mark.parametrize("what", WRONG)
def test_verify_refuses(what: str) -> None:
    lines, message = WRONG[what]
    assert find_violations(make(*lines)) == (message,)


RIGHT = {
    "a team keeps it from one loop to the next": [
        "s: f32[4, 16] register",
        "for b in 1 grid:",
        "  for p in 4 team:",
        "    for t in 16 block:",
        "      s[p, t] = x[16*p + t]",
        "  for q in 4 team:",
        "    for u in 16 block:",
        "      y[16*q + u] = s[q, u]",
    ],
    "all blocks of a team have what they compute alike": [
        "s: f32[16] register",
        "r: f32 register",
        "for b in 1 grid:",
        "  r = x[0]",
        "  for t in 16 block:",
        "    s[t] = x[t] + r",
        "  for p in 4 team:",
        "    for u in 16 block:",
        "      y[16*p + u] = s[u] - r",
    ],
    "threads keep their numbers from loop to loop": [
        "s: f32[2, 64] register",
        "for b in 1 grid:",
        "  for t in 64 block:",
        "    for k in 2:",
        "      s[k, t] = x[t]",
        "  for u in 2 block:",
        "    for v in 32 block:",
        "      y[32*u + v] = s[0, 32*u + v] + s[1, 32*u + v]",
    ],
    "what a whole block has, each thread has": [
        "r: f32[4] register",
        "for b in 1 grid:",
        "  for k in 4:",
        "    r[k] = x[k]",
        "  for t in 64 block:",
        "    y[t] = r[t % 4]",
    ],
    "what a warp has, its lanes have": [
        "r: f32[2] register",
        "for b in 1 grid:",
        "  for w in 2 block:",
        "    r[w] = x[w]",
        "    for l in 32 warp:",
        "      y[32*w + l] = r[w]",
        "  for t in 64 block:",
        "    y[t] += r[t//32]",
    ],
    "lanes read each other": [
        "p: f32[2, 32] register",
        "r: f32 register",
        "for w in 2 block:",
        "  for l in 32 warp:",
        "    p[w, l] = x[32*w + l]",
        "  for l2 in 16 warp:",
        "    p[w, l2] += p[w, l2 + 16]",
        "  r = p[w, 0]",
        "  for l3 in 32 warp:",
        "    y[32*w + l3] = r",
    ],
    "a large buffer, a small part": [
        "p: f32[64, 128] register",
        "for t in 64 block:",
        "  for k in 128:",
        "    p[t, k] = x[t]",
        "  y[t] = p[t, 3]",
    ],
}


@pytest.mark.parametrize("what", RIGHT)
def test_verify_accepts(what: str) -> None:
    assert find_violations(make(*RIGHT[what])) == ()


def test_a_thread_has_what_its_loops_leave() -> None:
    holdings = {
        what: [holding.own for holding in find_holdings(collect_facts(make(*lines)))]
        for what, lines in RIGHT.items()
    }
    assert holdings == {
        "a team keeps it from one loop to the next": [()],
        "all blocks of a team have what they compute alike": [(), ()],
        "threads keep their numbers from loop to loop": [(0,)],
        "what a whole block has, each thread has": [(0,)],
        "what a warp has, its lanes have": [()],
        "lanes read each other": [(), ()],
        "a large buffer, a small part": [(1,)],
    }


def test_reads_of_other_lanes_know_whose_register_they_want() -> None:
    facts = collect_facts(make(*RIGHT["lanes read each other"]))
    reads = [(str(read.access), str(read.lane)) for read in find_foreign_reads(facts)]
    assert reads == [("p[w, l2 + 16]", "l2 + 16"), ("p[w, 0]", "0")]


def test_the_lane_may_be_part_of_the_number_of_the_thread() -> None:
    kernel = make(
        "p: f32[70] register",
        "for b in 1 grid:",
        "  for t in 64 block:",
        "    p[t + 5] = x[t]",
        "  for w in 2 block:",
        "    for l in 16 warp:",
        "      y[32*w + l] = p[32*w + l + 21]",
        "      y[32*w + l + 16] = 0.0",
    )
    assert find_violations(kernel) == ()
    (read,) = find_foreign_reads(collect_facts(kernel))
    assert str(read.lane) == "(l + 16) % 32"


@pytest.mark.parametrize("write", ["t//32, t % 32 + 8", "t//32, t % 32"])
def test_the_lane_may_be_shifted_or_counted_by_plain_threads(write: str) -> None:
    kernel = make(
        "p: f32[2, 40] register",
        "for b in 1 grid:",
        "  for t in 64 block:",
        f"    p[{write}] = x[t]",
        "  for w in 2 block:",
        "    for l in 32 warp:",
        "      y[32*w + l] = p[w, 19]",
    )
    assert find_violations(kernel) == ()
    (read,) = find_foreign_reads(collect_facts(kernel))
    assert str(read.lane) == ("11" if "8" in write else "19")


def test_the_lane_may_be_a_subscript_in_other_words() -> None:
    kernel = make(
        "p: f32[2, 32] register",
        "for b in 1 grid:",
        "  for s in 2 block:",
        "    for t in 32 block:",
        "      p[s, t] = x[32*s + t]",
        "  for w in 2 block:",
        "    for l in 32 warp:",
        "      y[32*w + l] = p[w, 31 - l]",
    )
    assert find_violations(kernel) == ()
    (read,) = find_foreign_reads(collect_facts(kernel))
    assert str(read.lane) == "31 - l"
