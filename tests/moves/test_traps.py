"""Are the mistakes that are easily made refused, each with its reason?

Each trap is a kernel and a move that looks right and is not. The files of the moves test more.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from perfdojo.ir import find_violations
from tests.moves.cases import make, refusal

VECTOR = "(x: f32[8]) -> y: f32[8]"
MATRIX = "(x: f32[4, 8]) -> y: f32[4, 8]"
ROWS = "(x: f32[4, 8]) -> y: f32[4]"
SUM = "(x: f32[8]) -> y: f32[1]"


@dataclass(frozen=True, slots=True)
class Trap:
    """What not to do; the move, the kernel it is refused on, and a part of the reason."""

    name: str
    move: str
    body: str
    reason: str
    header: str = VECTOR
    temporaries: str = ""


TRAPS = (
    Trap(
        "fuse over a backward dependence",
        "fuse(i, j)",
        """
        for i in 8:
          t[i] = x[i]
        for j in 8:
          y[j] = t[7 - j]
        """,
        "'y[j] = t[7 - j]' at a smaller 'j' would run before 't[i] = x[i]' at a larger 'i',",
        temporaries="t: f32[8] heap",
    ),
    Trap(
        "fuse a producer with a stencil that looks ahead",
        "fuse(i, j)",
        """
        for i in 9:
          t[i] = x[i]
        for j in 9:
          if j < 8:
            y[j] = t[j] + t[j + 1]
        """,
        "'y[j] = t[j] + t[j + 1]' at a smaller 'j' would run before 't[i] = x[i]' at a larger",
        "(x: f32[9]) -> y: f32[8]",
        temporaries="t: f32[9] heap",
    ),
    Trap(
        "fuse a sum with its use",
        "fuse(i, j)",
        """
        s = 0.0
        for i in 8:
          s += x[i]
        for j in 8:
          y[j] = x[j] / s
        """,
        "'y[j] = x[j] / s' at a smaller 'j' would run before 's += x[i]' at a larger 'i', and",
        temporaries="s: f32 register",
    ),
    Trap(
        "fuse where the second loop overwrites what the first still reads",
        "fuse(i, j)",
        """
        for k in 8:
          t[k] = x[k]
        for i in 8:
          y[i] = t[7 - i]
        for j in 8:
          t[j] = 0.0
        """,
        "'t[j] = 0.0' at a smaller 'j' would run before 'y[i] = t[7 - i]' at a larger 'i',",
        temporaries="t: f32[8] heap",
    ),
    Trap(
        "fuse two parallel loops that meet in different iterations",
        "fuse(i, j)",
        """
        for i in 8 parallel:
          t[i] = x[i]
        for j in 8 parallel:
          y[j] = t[7 - j]
        """,
        "'y[j] = t[7 - j]' at a smaller 'j' would run before 't[i] = x[i]' at a larger 'i',",
        temporaries="t: f32[8] heap",
    ),
    Trap(
        "fuse loops of different length",
        "fuse(i, j)",
        """
        for i in 8:
          y[i] = x[i]
        for j in 7:
          y[j] += 1.0
        """,
        "'i' runs 8 times and 'j' 7; split or peel one first",
    ),
    Trap(
        "fuse loops that share one place",
        "fuse(i, j)",
        """
        for i in 8:
          t[i] = x[i]
          y[i] = t[i]
        for j in 8:
          t[j] = x[j]
          y[j] += t[j]
        """,
        "'t[j] = x[j]' at a smaller 'j' would run before 't[i] = x[i]' at a larger 'i', and",
        temporaries="t: f32[~8] stack",
    ),
    Trap(
        "interchange over a diagonal dependence",
        "interchange(i)",
        """
        for a in 4:
          for b in 8:
            y[a, b] = x[a, b]
        for i in 3:
          for j in 7:
            y[i + 1, j] = y[i, j + 1]
        """,
        "'y[i + 1, j] = y[i, j + 1]' writes y[i + 1, j] before 'y[i + 1, j] = y[i, j + 1]'",
        MATRIX,
    ),
    Trap(
        "interchange over a scan",
        "interchange(i)",
        """
        c = 0.0
        for i in 4:
          for j in 8:
            c += x[i, j]
            y[i, j] = c
        """,
        "'c += x[i, j]' writes c before 'y[i, j] = c' reads c, and would come after it",
        MATRIX,
        temporaries="c: f32 register",
    ),
    Trap(
        "interchange rows that turn round what they find",
        "interchange(i)",
        """
        for k in 8:
          y[k] = 0.0
        for i in 4:
          for j in 8:
            y[j] = y[7 - j] + x[i, j]
        """,
        "'y[j] = y[7 - j] + x[i, j]' reads y[7 - j] before 'y[j] = y[7 - j] + x[i, j]' writes",
        "(x: f32[4, 8]) -> y: f32[8]",
    ),
    Trap(
        "interchange a triangular nest",
        "interchange(i)",
        """
        for k in 8:
          y[k] = 0.0
        for i in 8:
          for j in i + 1:
            y[i] += x[j]
        """,
        "the extent of loop 'j' depends on 'i'",
    ),
    Trap(
        "interchange loops that are not nested tightly",
        "interchange(i)",
        """
        for i in 4:
          y[i] = 0.0
          for j in 8:
            y[i] += x[i, j]
        """,
        "expected loop 'i' to hold one loop and nothing else",
        ROWS,
    ),
    Trap(
        "fission between a running value and its use",
        "fission(i, y:0)",
        """
        c = 0.0
        for i in 8:
          c = c * 0.5 + x[i]
          y[i] = c
        """,
        "'y[i] = c' reads c before 'c = c * 0.5 + x[i]' writes c, and would come after it",
        temporaries="c: f32 register",
    ),
    Trap(
        "fission where the first part needs what the second did before",
        "fission(i, u:1)",
        """
        u[0] = 0.0
        for i in 8:
          y[i] = u[i] + x[i]
          u[i + 1] = y[i]
        """,
        "'u[i + 1] = y[i]' writes u[i + 1] before 'y[i] = u[i] + x[i]' reads u[i], and would",
        temporaries="u: f32[9] heap",
    ),
    Trap(
        "fission of what a parallel loop keeps for itself",
        "fission(i, y:0)",
        """
        for i in 8 parallel:
          t = x[i]
          y[i] = t * t
        """,
        "loop 'i' cannot be parallel: t is written at i = 0 and the same element is written",
        temporaries="t: f32 register",
    ),
    Trap(
        "reorder a read before its write",
        "reorder(t:0)",
        """
        for i in 8:
          t[i] = x[i]
          y[i] = t[i]
        """,
        "'t[i] = x[i]' writes t[i] before 'y[i] = t[i]' reads t[i], and would come after it",
        temporaries="t: f32[8] heap",
    ),
    Trap(
        "reorder two writes of one place",
        "reorder(y:0)",
        """
        for i in 8:
          y[i] = x[i]
          y[i] = 0.0
        """,
        "'y[i] = x[i]' writes y[i] before 'y[i] = 0.0' writes y[i], and would come after it",
    ),
    Trap(
        "reorder a read after the next write",
        "reorder(y:0)",
        """
        for i in 8:
          t = x[i]
          y[i] = t
          t = 0.0
        """,
        "'y[i] = t' reads t before 't = 0.0' writes t, and would come after it",
        temporaries="t: f32 register",
    ),
    Trap(
        "parallelise a sum without private accumulators",
        "parallelise(i)",
        """
        y[0] = 0.0
        for i in 8:
          y[0] += x[i]
        """,
        "iterations of loop 'i' meet: 'y[0] += x[i]' writes y[0], and in a later one 'y[0] +=",
        SUM,
    ),
    Trap(
        "parallelise a recurrence",
        "parallelise(i)",
        """
        y[0] = x[0]
        for i in 7:
          y[i + 1] = y[i] * 0.5 + x[i + 1]
        """,
        "iterations of loop 'i' meet: 'y[i + 1] = y[i] * 0.5 + x[i + 1]' writes y[i + 1], and",
    ),
    Trap(
        "parallelise a loop whose iterations share a scratch value from outside",
        "parallelise(i)",
        """
        t = 0.0
        for i in 8:
          y[i] = t
          t = x[i]
        """,
        "iterations of loop 'i' meet: 'y[i] = t' reads t, and in a later one 't = x[i]'",
        temporaries="t: f32 register",
    ),
    Trap(
        "parallelise overlapping writes",
        "parallelise(i)",
        """
        for k in 9:
          y[k] = 0.0
        for i in 8:
          y[i] = x[i]
          y[i + 1] = x[i]
        """,
        "iterations of loop 'i' meet: 'y[i + 1] = x[i]' writes y[i + 1], and in a later one",
        "(x: f32[8]) -> y: f32[9]",
    ),
    Trap(
        "parallelise a loop that reads its neighbour's result",
        "parallelise(i)",
        """
        for k in 8:
          y[k] = x[k]
        for i in 7:
          y[i] = y[i + 1]
        """,
        "iterations of loop 'i' meet: 'y[i] = y[i + 1]' reads y[i + 1], and in a later one",
    ),
    Trap(
        "parallelise inside a parallel loop",
        "parallelise(j)",
        """
        for i in 4 parallel:
          for j in 8:
            y[i, j] = x[i, j]
        """,
        "loop 'i' is parallel and only one level can be; serialise(i) first",
        MATRIX,
    ),
    Trap(
        "vectorise a recurrence",
        "vectorise(i)",
        """
        y[0] = x[0]
        for i in 7:
          y[i + 1] = y[i] + x[i + 1]
        """,
        "iterations of loop 'i' meet: 'y[i + 1] = y[i] + x[i + 1]' writes y[i + 1], and in a",
    ),
    Trap(
        "vectorise a sum into one place",
        "vectorise(i)",
        """
        y[0] = 0.0
        for i in 8:
          y[0] += x[i]
        """,
        "iterations of loop 'i' meet: 'y[0] += x[i]' writes y[0], and in a later one 'y[0] +=",
        SUM,
    ),
    Trap(
        "vectorise a number of lanes that no register has",
        "vectorise(i)",
        """
        for i in 7:
          y[i] = x[i]
        """,
        "the result would be invalid: vector loop 'i': expected an extent of 2, 4, 8, ... 64,",
        "(x: f32[7]) -> y: f32[7]",
    ),
    Trap(
        "vectorise a loop that is not the innermost",
        "vectorise(i)",
        """
        for i in 8:
          for j in 4:
            y[j, i] = x[j, i]
        """,
        "expected an innermost loop, but 'j' is inside 'i'; interchange or unroll first",
        MATRIX,
    ),
    Trap(
        "vectorise a loop of unknown length",
        "vectorise(j)",
        """
        for i in 8:
          y[i] = 0.0
          for j in i + 1:
            y[j] = x[i]
        """,
        "the extent of loop 'j' varies: i + 1",
    ),
    Trap(
        "vectorise with one temporary for all lanes",
        "vectorise(i)",
        """
        for i in 8:
          t = x[i]
          y[i] = t
        """,
        "iterations of loop 'i' meet: 't = x[i]' writes t, and in a later one 't = x[i]'",
        temporaries="t: f32 register",
    ),
    Trap(
        "unroll a loop of unknown length",
        "unroll(j)",
        """
        for i in 8:
          y[i] = 0.0
          for j in i + 1:
            y[i] += x[j]
        """,
        "loop 'j' cannot be unroll: its extent i + 1 varies",
    ),
    Trap(
        "split and forget the remainder",
        "split(i, 3)",
        """
        for i in 8:
          y[i] = x[i]
        """,
        "expected the factor to divide the extent of loop 'i' (8), got 3; say what happens to",
    ),
    Trap(
        "split by more than there is",
        "split(i, 9)",
        """
        for i in 8:
          y[i] = x[i]
        """,
        "expected a factor from 1 to 8, got 9",
    ),
    Trap(
        "split a parallel loop whose remainder would share what was private",
        "split(i, 3, loop)",
        """
        for i in 8 parallel:
          t = x[i]
          y[i] = t
        """,
        "the result would be invalid: loop 'i.o' cannot be parallel: t is written at i.o = 0",
        temporaries="t: f32 register",
    ),
    Trap(
        "peel more than there is",
        "peel(i, 9)",
        """
        for i in 8:
          y[i] = x[i]
        """,
        "loop 'i' runs 8 times: expected 1 to 7 (or -1 to -7)",
    ),
    Trap(
        "peel a parallel loop with a private value",
        "peel(i, 1)",
        """
        for i in 8 parallel:
          t = x[i]
          y[i] = t
        """,
        "the result would be invalid: loop 'i' cannot be parallel: t is written at i = 0 and",
        temporaries="t: f32 register",
    ),
    Trap(
        "reverse a recurrence",
        "reverse(i)",
        """
        y[0] = x[0]
        for i in 7:
          y[i + 1] = y[i] + x[i + 1]
        """,
        "'y[i + 1] = y[i] + x[i + 1]' writes y[i + 1] before 'y[i + 1] = y[i] + x[i + 1]'",
    ),
    Trap(
        "drop a guard that is needed",
        "unguard(if:y:1)",
        """
        for k in 8:
          y[k] = 0.0
        for i in 8:
          if i < 7:
            y[i] = x[i + 1]
        """,
        "no part of 'if i < 7' holds in every iteration; peel a loop first",
    ),
    Trap(
        "hoist what the loop changes",
        "hoist(t:0)",
        """
        s = 0.0
        for i in 8:
          t = s
          y[i] = t
          s += x[i]
        """,
        "'s += x[i]' in the same loop writes what 't:0' reads, s",
        temporaries="t: f32 register; s: f32 register",
    ),
    Trap(
        "hoist past a read of the old value",
        "hoist(t:1)",
        """
        t = 1.0
        for i in 8:
          y[i] = t
          t = 2.0
        """,
        "'y[i] = t' before it reads what 't:1' writes, t",
        temporaries="t: f32 register",
    ),
    Trap(
        "hoist out of a loop that may not run",
        "hoist(t:1)",
        """
        t = 0.0
        for i in 8:
          for j in i:
            t = 2.0
            y[j] = 1.0
          y[i] = t
        """,
        "loop 'j' runs i times, which may be none",
        temporaries="t: f32 register",
    ),
    Trap(
        "sink what is read in between",
        "sink(t:1)",
        """
        t = 0.0
        for i in 8:
          y[i] = t
          t = x[0]
        y[0] += t
        """,
        "'y[i] = t' in the same loop reads what 't:1' writes, t",
        temporaries="t: f32 register",
    ),
    Trap(
        "drop a dimension that is still live",
        "drop(t, 0)",
        """
        for i in 8:
          t[i] = x[i]
        for j in 8:
          y[j] = t[j]
        """,
        "'t' cannot drop a dimension: t[j] in 'y[j] = t[j]' still needs a value whose storage",
        temporaries="t: f32[8] heap",
    ),
    Trap(
        "drop a dimension that a scan looks back over",
        "drop(t, 0)",
        """
        t[0] = x[0]
        y[0] = t[0]
        for i in 7:
          t[i + 1] = t[i] + x[i + 1]
          y[i + 1] = t[i] + t[i + 1]
        """,
        "'t' cannot drop a dimension: t[i] in 'y[i + 1] = t[i] + t[i + 1]' still needs a",
        temporaries="t: f32[8] heap",
    ),
    Trap(
        "drop a dimension that vector lanes need",
        "drop(t, 0)",
        """
        for i in 8 vector:
          t[i] = x[i]
          y[i] = t[i]
        """,
        "loop 'i' cannot be vector: t[i] is written at i = 0 and the same element is written",
        temporaries="t: f32[8] stack",
    ),
    Trap(
        "stage over an aliasing write",
        "stage(t, i)",
        """
        for k in 9:
          t[k] = 0.0
        for i in 8:
          y[i] = t[i]
          t[i + 1] = x[i]
        """,
        "'t[i + 1] = x[i]' writes 't' in loop 'i', and the copy would not see it; choose a",
        temporaries="t: f32[9] heap",
    ),
    Trap(
        "stage what has not been written yet",
        "stage(t, i)",
        """
        for i in 2:
          for j in 4:
            t[i, j] = x[4*i + j]
          for k in 4:
            y[4*i + k] = t[i, k]
        """,
        "'t[i, j] = x[4*i + j]' writes 't' in loop 'i', and the copy would not see it; choose",
        temporaries="t: f32[2, 4] heap",
    ),
    Trap(
        "work on a local copy that others write",
        "local(y, i)",
        """
        for i in 8 parallel:
          for j in 8:
            if j == i:
              y[j] = x[j]
        """,
        "the result would be invalid: y[y.l.r0] is read before it is written at i = 7, y.l.r0",
    ),
    Trap(
        "inline what has changed since",
        "inline(t)",
        """
        for k in 8:
          u[k] = x[k]
        for i in 8:
          t[i] = u[i]
        for k1 in 8:
          u[k1] = 0.0
        for j in 8:
          y[j] = t[j] + u[j]
        """,
        "'u[k1] = 0.0' changes u between 't[i] = u[i]' and 'y[j] = t[j] + u[j]'",
        temporaries="t: f32[8] heap; u: f32[8] heap",
    ),
    Trap(
        "inline an accumulation",
        "inline(t)",
        """
        t = 0.0
        for i in 8:
          t += x[i]
        y[0] = t
        """,
        "expected one statement to write 't', got 2",
        SUM,
        temporaries="t: f32 register",
    ),
    Trap(
        "let two live temporaries share a place",
        "share(a, b)",
        """
        for i in 8:
          a[i] = x[i]
        for j in 8:
          b[j] = x[j] * 2.0
        for k in 8:
          y[k] = a[k] + b[k]
        """,
        "'b[j] = x[j] * 2.0' would overwrite what 'y[k] = a[k] + b[k]' still reads as a[k]",
        temporaries="a: f32[8] heap; b: f32[8] heap",
    ),
    Trap(
        "work in place over what is still read",
        "inplace(t, y)",
        """
        for i in 8:
          t[i] = x[i]
        for j in 8:
          y[j] = t[7 - j]
        """,
        "'y[j] = t[7 - j]' would overwrite what 'y[j] = t[7 - j]' still reads as t[7 - j]",
        temporaries="t: f32[8] heap",
    ),
    Trap(
        "discard what is read",
        "discard(t)",
        """
        for i in 8:
          t[i] = x[i]
        for j in 8:
          y[j] = t[j]
        """,
        "'y[j] = t[j]' reads 't'",
        temporaries="t: f32[8] heap",
    ),
    Trap(
        "partial sums that somebody looks at",
        "partial(s:1, i)",
        """
        s = 0.0
        for i in 8:
          s += x[i]
          y[i] = s
        """,
        "'y[i] = s' touches 's' inside loop 'i', while 's += x[i]' accumulates",
        temporaries="s: f32 register",
    ),
    Trap(
        "partial sums of an update that is no accumulation",
        "partial(s:1, i)",
        """
        s = 0.0
        for i in 8:
          s = s * 0.5 + x[i]
        y[0] = s
        """,
        "expected an accumulation such as s += ..., got 's = s * 0.5 + x[i]'",
        SUM,
        temporaries="s: f32 register",
    ),
    Trap(
        "add up by halves what is read afterwards",
        "tree(i)",
        """
        for k in 8:
          p[k] = x[k]
        s = 0.0
        for i in 8:
          s += p[i]
        y[0] = s + p[0]
        """,
        "'y[0] = s + p[0]' still needs 'p', which the steps overwrite",
        SUM,
        temporaries="p: f32[8] stack; s: f32 register",
    ),
    Trap(
        "add up seven by halves",
        "tree(i)",
        """
        for k in 7:
          p[k] = x[k]
        s = 0.0
        for i in 7:
          s += p[i]
        y[0] = s
        """,
        "expected loop 'i' to run 2, 4, 8, ... times, got 7",
        SUM,
        temporaries="p: f32[7] stack; s: f32 register",
    ),
    Trap(
        "one pass over two different rows of scores",
        "online(i, j)",
        """
        m = -inf
        s = 0.0
        for i in 8:
          m max= x[i]
        for j in 8:
          s += exp(x[7 - j] - m)
        y[0] = m + log(s)
        """,
        "expected one factor exp(...) of 'x[j] - m' in 's += exp(x[7 - j] - m)'",
        SUM,
        temporaries="m: f32 register; s: f32 register",
    ),
    Trap(
        "one pass where the maximum is read in between",
        "online(i, j)",
        """
        m = -inf
        s = 0.0
        for i in 8:
          m max= x[i]
        y[1] = m
        for j in 8:
          s += exp(x[j] - m)
        y[0] = m + log(s)
        """,
        "'m' is used between the two loops",
        "(x: f32[8]) -> y: f32[2]",
        temporaries="m: f32 register; s: f32 register",
    ),
    Trap(
        "divide once by what changes",
        "reciprocal(y:0)",
        """
        for i in 8:
          y[i] = 1.0 / x[i]
        """,
        "expected a division by a number, or by what a loop leaves alone, in 'y[i] = 1.0 /",
    ),
    Trap(
        "compute before the loop what it changes",
        "precompute(y:0)",
        """
        s = 0.0
        for i in 8:
          s += x[i]
          y[i] = exp(s)
        """,
        "no part of 'y[i] = exp(s)' can leave the loop around it: each names the loop, reads",
        temporaries="s: f32 register",
    ),
    Trap(
        "narrow what decides a comparison",
        "precision(t, f16)",
        """
        for i in 8:
          t = x[i]
          y[i] = 1.0 if t > 0.5 else 0.0
        """,
        "'y[i] = 1.0 if t > 0.5 else 0.0' depends on 't' and takes steps, so that a small",
        temporaries="t: f32 register",
    ),
    Trap(
        "decide a choice that is open",
        "decide(y:0)",
        """
        for i in 8:
          y[i] = x[i] if i < 7 else 0.0
        """,
        "'y:0' holds no choice that is the same in every iteration; peel a loop first",
    ),
    Trap(
        "stream a store that is read again",
        "nontemporal(t:0)",
        """
        for i in 8:
          t[i] = x[i]
        for j in 8:
          y[j] = t[j]
        """,
        "'y[j] = t[j]' reads 't' again",
        temporaries="t: f32[8] heap",
    ),
    Trap(
        "collapse loops with something in between",
        "collapse(i)",
        """
        for i in 4:
          y[i, 0] = 1.0
          for j in 8:
            y[i, j] = x[i, j]
        """,
        "expected loop 'i' to hold one loop and nothing else",
        MATRIX,
    ),
    Trap(
        "tighten by a condition on another index",
        "tighten(j)",
        """
        for k in 4:
          for l in 8:
            y[k, l] = 0.0
        for i in 4:
          for j in 8:
            if i < 3:
              y[i, j] = x[i, j]
        """,
        "no part of 'if i < 3' is a bound of 'j' that lies between 0 and 8 in every iteration",
        MATRIX,
    ),
)


@pytest.mark.parametrize("trap", TRAPS, ids=lambda trap: trap.name.replace(" ", "_"))
def test_a_trap_is_refused_with_its_reason(trap: Trap) -> None:
    kernel = make(trap.body, trap.header, trap.temporaries)
    assert find_violations(kernel) == ()
    assert trap.reason in refusal(trap.move, kernel)


def test_there_are_enough_traps_and_no_two_are_the_same() -> None:
    assert len({trap.name for trap in TRAPS}) == len(TRAPS) >= 60
    assert len({(trap.move, trap.body) for trap in TRAPS}) == len(TRAPS)
    assert len({trap.move.partition("(")[0] for trap in TRAPS}) >= 25
