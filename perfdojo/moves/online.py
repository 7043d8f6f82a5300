"""online: find a maximum and the sums that are taken relative to it in one pass.

    m = -inf                            m = -inf
    s = 0.0                             s = 0.0
    for j in M:                         for k in M:
      m max= x[j]                         m_n = max(m, x[k])
    for k in M:                    ->     m_d = exp(min(m, x[k]) - m_n)
      s += exp(x[k] - m)                  m_c = m_d if x[k] > m > -inf else 1.0
                                          m_w = 1.0 if x[k] > m else m_d
                                          s = s * m_c + m_w
                                          m = m_n

The sum may carry factors (`exp(x[k] - m) * v[k, d]`, in a loop over d) and the exponent a scale
that does not depend on k (`exp((x[k] - m) * c)`); the second loop may hold several such sums. With
`lanes`, that many maxima and sums are kept side by side and joined at the end, so that the inner
loop can be a vector loop.

Legal when both loops run over the same scores, start from -inf and 0.0, and nobody else looks in
between. Same reals for finite scores: after k steps s is the sum of exp(x - m) for the m so far,
and of exp(m - m_n) and exp(x - m_n) one is always 1. Among others a score of -inf counts nothing
and nan or inf make s nan, as in two passes; only if all are -inf is s 0.0 and not nan.
Also known from FlashAttention.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from perfdojo.ir import (
    Access,
    Assign,
    Buffer,
    Call,
    Dim,
    Expr,
    Kernel,
    Loop,
    Node,
    affine,
    constant,
    loops,
)
from perfdojo.ir.rewrite import find_loop, fresh_name, replace_nodes, siblings, with_index
from perfdojo.ir.types import size_of, widened
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.early import replace_part
from perfdojo.moves.proofs.relative import LOWEST, ONE, ZERO, Relative, find_relative
from perfdojo.moves.proofs.result import check_result
from perfdojo.targets import Machine


@register
@dataclass(frozen=True, slots=True)
class Online(Move):
    """Join the loop `first`, which finds a maximum, to `second`, which sums relative to it."""

    name: ClassVar[str] = "online"
    numerics: ClassVar[str] = "reassociate"
    first: str  # the loop that finds the maximum
    second: str  # the loop that sums, behind it in the same block
    lanes: int = 1  # how many maxima and sums to keep side by side

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Every such pair of loops, with one lane and with as many as a vector has."""
        for first in loops(kernel.body):
            node = first.body[0]
            if not (isinstance(node, Assign) and node.op == "max="):
                continue
            width = machine.vector_bytes // size_of(kernel.buffers[node.target.buffer].dtype)
            for second in siblings(kernel, first):
                if isinstance(second, Loop) and second is not first:
                    moves = (cls(first.name, second.name, lanes) for lanes in (1, width))
                    yield from (move for move in moves if move.is_legal(kernel))

    def check(self, kernel: Kernel) -> None:
        """The pattern, word by word; lanes that fit; then the result."""
        found = self._find(kernel)
        extent = found.second.extent
        if self.lanes != 1 and any(total.around for total in found.sums):
            raise self.refuse(f"sums inside loops of '{self.second}' cannot be kept side by side")
        fits = extent.is_constant and 1 < self.lanes < extent.const
        if self.lanes != 1 and not (fits and extent.const % self.lanes == 0):
            raise self.refuse(
                f"expected lanes to divide the extent of loop '{self.second}' ({extent}), got "
                f"{self.lanes}"
            )
        check_result(self, kernel)

    def apply(self, kernel: Kernel) -> Kernel:
        """The second loop does the work of both."""
        found = self._find(kernel)
        return _one_lane(kernel, found) if self.lanes == 1 else _many(kernel, found, self.lanes)

    def _find(self, kernel: Kernel) -> Relative:
        first, second = find_loop(kernel, self.first), find_loop(kernel, self.second)
        return find_relative(self, kernel, first, second)


@dataclass(frozen=True, slots=True)
class _Places:
    """Where a step keeps things: the maximum, the sums, and what it computes on the way."""

    maximum: Access
    sums: tuple[Access, ...]
    new: Access  # the maximum after this step
    less: Access  # the weight of what is not the new maximum
    scale: Access  # of the sums so far
    weight: Access  # of this score
    score: Access | None = None  # if it is worth keeping


def _ways(kernel: Kernel, found: Relative) -> list[str]:
    """New names for what a step computes on the way, in the order of `_Places`."""
    parts = "ndcwx" if isinstance(found.score, Call) else "ndcw"
    return [fresh_name(kernel, f"{found.maximum.buffer}_{part}") for part in parts]


def _one_lane(kernel: Kernel, found: Relative) -> Kernel:
    names = _ways(kernel, found)
    dtype = kernel.buffers[found.maximum.buffer].dtype
    added = tuple(Buffer(name, dtype, (), "register") for name in names)
    kernel = replace(kernel, temporaries=(*kernel.temporaries, *added))
    sums = tuple(total.statement.target for total in found.sums)
    places = _Places(found.maximum, sums, *map(Access, names))
    joined = replace(found.second, body=_step(found, places))
    return replace_nodes(kernel, {id(found.first): (), id(found.second): (joined,)})


def _many(kernel: Kernel, found: Relative, lanes: int) -> Kernel:
    """Loops `.o` and `.i` that keep a maximum and sums for each lane, and loops to join these.

    for k.p: m_p = -inf, s_p = 0.0
    for k.o: for k.i: a step on m_p[k.i] and s_p[k.i]
    for k.q: m max= m_n[k.q]          m_n holds what m_p does, and may be spoilt by a tree
    for k.r: s_p[k.r] *= exp(m_p[k.r] - m)
    for k.s: s += s_p[k.s]
    """
    second, maximum = found.second, found.maximum
    totals = [total.statement.target for total in found.sums]
    kept = [fresh_name(kernel, f"{old.buffer}_p") for old in (maximum, *totals)]
    ways = _ways(kernel, found)
    types = [widened(kernel.buffers[old.buffer].dtype) for old in (maximum, *totals)]
    types += [types[0]] * len(ways)
    added = tuple(
        Buffer(name, dtype, (Dim(lanes),), "register")
        for name, dtype in zip((*kept, *ways), types, strict=True)
    )
    kernel = replace(kernel, temporaries=(*kernel.temporaries, *added))

    def loop(part: str, *body: Node) -> Loop:
        return Loop(name_of[part], constant(lanes), "", body)

    def at(part: str) -> _Places:
        here = (affine(name_of[part]),)
        most, *rest = (Access(name, here) for name in kept)
        return _Places(most, tuple(rest), *(Access(name, here) for name in ways))

    ends = ["p", "o", "i", "q", "r", *(f"s{n or ''}" for n in range(len(totals)))]
    name_of = {part: fresh_name(kernel, f"{second.name}.{part}") for part in ends}
    fill, step, scale = at("p"), at("i"), at("r")
    index = affine(name_of["o"], lanes) + affine(name_of["i"])
    body = with_index(_step(found, step), second.name, index)
    here, none = scale.maximum, Call("==", (scale.maximum, LOWEST))
    rounds = constant(second.extent.const // lanes)
    nodes: list[Node] = [
        loop(
            "p",
            Assign(fill.maximum, "=", LOWEST),
            *(Assign(place, "=", ZERO) for place in fill.sums),
        ),
        Loop(name_of["o"], rounds, "", (loop("i", *body),)),
        loop("q", Assign(maximum, "max=", at("q").new)),
        loop(
            "r",
            Assign(scale.weight, "=", _choose(none, ZERO, found.weight_of(here, maximum))),
            *(Assign(place, "*=", scale.weight) for place in scale.sums),
        ),
    ]
    for n, (total, end) in enumerate(zip(totals, ends[5:], strict=True)):
        nodes.append(loop(end, Assign(total, "+=", at(end).sums[n])))
    return replace_nodes(kernel, {id(found.first): (), id(second): tuple(nodes)})


def _step(found: Relative, places: _Places) -> tuple[Node, ...]:
    """One score taken into the maximum and the sums."""
    moved = {
        total.statement.target: place for total, place in zip(found.sums, places.sums, strict=True)
    }

    def add(node: Node) -> Node:
        if isinstance(node, Loop):
            return replace(node, body=tuple(map(add, node.body)))
        assert isinstance(node, Assign)
        target = moved[node.target]
        term = replace_part(node.value, found.weight, places.weight)
        value = Call("+", (Call("*", (target, places.scale)), term))
        return replace(node, target=target, op="=", value=value)

    maximum, new, score = places.maximum, places.new, places.score or found.score
    larger = Call(">", (score, maximum))
    known = Call("and", (larger, Call(">", (maximum, LOWEST))))
    one = Call("+", (ONE, Call("-", (score, new))))  # 1.0, but nan if the score is inf
    smaller = found.weight_of(Call("min", (maximum, score)), new)
    weight = _choose(Call("==", (new, LOWEST)), ZERO, _choose(larger, one, places.less))
    kept = (Assign(places.score, "=", found.score),) if places.score else ()
    return (
        *kept,
        Assign(new, "=", Call("max", (maximum, score))),
        Assign(places.less, "=", smaller),
        Assign(places.scale, "=", _choose(known, places.less, ONE)),
        Assign(places.weight, "=", weight),
        *map(add, found.second.body),
        Assign(maximum, "=", new),
    )


def _choose(test: Expr, then: Expr, other: Expr) -> Expr:
    return Call("if", (test, then, other))
