"""Where must threads wait for each other? Between any two accesses that meet, and nowhere else.

Two accesses meet if different threads make them, to one element of shared or global memory, and
one writes. The pieces of a program are walked in order with what was touched since the last
barrier; a loop is walked again with what its earlier iterations left. A barrier is put before the
first piece that meets any of it, as far out as that piece and the other allow; in the end every
barrier without which nothing meets is taken away again.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import Literal

from perfdojo.errors import Undecided
from perfdojo.ir import Affine, Buffer, Loop
from perfdojo.ir.nodes import Condition
from perfdojo.ir.sets import Frame, Touch, make_set, same_place
from perfdojo.targets.cuda.ops import Barrier, Guard, Op, Repeat, Scope, Spread, Uniform


@dataclass(frozen=True, slots=True)
class Visit:
    """An access and who makes it: `runner`, or each of the `copies` threads from there on."""

    touch: Touch
    runner: Affine
    copies: int = 1


@dataclass(frozen=True, slots=True, eq=False)
class Piece:
    """Code whose threads do not meet inside: one op, and its accesses of memory.

    `around`: the loops whose iteration all threads of the scope share.
    """

    op: Spread | Uniform
    visits: tuple[Visit, ...]
    around: tuple[str, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Nest:
    """A loop, or conditions, that all threads of the scope run together."""

    head: Loop | tuple[Condition, ...]
    body: tuple[Tree, ...]


Tree = Piece | Nest
Later = Literal["next", "after"]  # one iteration later; two or more
_Carried = tuple[str, Later] | None  # by which loop
_Entry = tuple[Piece, _Carried]  # a piece that ran; None: in the same iteration of all loops
_Pending = frozenset[_Entry]


def place_barriers(
    trees: tuple[Tree, ...], scope: Scope, buffers: Mapping[str, Buffer]
) -> tuple[Op, ...]:
    """The program with as few barriers as keep apart what meets."""
    walk = _Walk(buffers)
    walk.find_paths(trees, ())
    barriers: set[Tree] = set()
    while missing := walk.first_missing(trees, barriers):
        barriers.add(missing)
    for barrier in [tree for tree in walk.paths if tree in barriers]:
        if walk.first_missing(trees, barriers - {barrier}) is None:
            barriers.remove(barrier)
    return tuple(_with_barriers(trees, barriers, scope))


def _with_barriers(trees: tuple[Tree, ...], barriers: set[Tree], scope: Scope) -> Iterable[Op]:
    for tree in trees:
        if tree in barriers:
            yield Barrier(scope)
        match tree:
            case Piece():
                yield tree.op
            case Nest(head=Loop() as loop):
                yield Repeat(loop, tuple(_with_barriers(tree.body, barriers, scope)))
            case Nest(head=tuple() as conditions):
                yield Guard(conditions, tuple(_with_barriers(tree.body, barriers, scope)))


@dataclass(slots=True)
class _Walk:
    buffers: Mapping[str, Buffer]
    paths: dict[Tree, tuple[Tree, ...]] = field(default_factory=dict)  # from outside to each tree
    number: dict[Tree, int] = field(default_factory=dict)  # in the order of the text
    known: dict[tuple[Piece, Piece, _Carried], bool] = field(default_factory=dict)

    def find_paths(self, trees: tuple[Tree, ...], above: tuple[Tree, ...]) -> None:
        for tree in trees:
            self.paths[tree] = (*above, tree)
            self.number[tree] = len(self.number)
            if isinstance(tree, Nest):
                self.find_paths(tree.body, self.paths[tree])

    def first_missing(self, trees: tuple[Tree, ...], barriers: set[Tree]) -> Tree | None:
        """A tree before which a barrier must be put; None if no two accesses meet."""
        return next(self.walk(trees, frozenset(), barriers), None)

    def walk(
        self, trees: tuple[Tree, ...], pending: _Pending, barriers: set[Tree]
    ) -> Generator[Tree, None, _Pending]:
        """What is pending at the end; yields where a barrier is missing."""
        for tree in trees:
            if tree in barriers:
                pending = frozenset()
            if isinstance(tree, Piece):
                for entry in sorted(pending, key=lambda entry: self.number[entry[0]]):
                    if self.meet(entry, tree):
                        yield self.place(entry, tree)
                pending |= {(tree, None)}
            elif isinstance(tree.head, Loop):
                pending = yield from self.repeat(tree, tree.head, pending, barriers)
            else:  # if the conditions do not hold, what was pending still is
                pending |= yield from self.walk(tree.body, pending, barriers)
        return pending

    def repeat(
        self, tree: Nest, loop: Loop, before: _Pending, barriers: set[Tree]
    ) -> Generator[Tree, None, _Pending]:
        """The body once, then with what one iteration, and then several iterations left."""
        once = yield from self.walk(tree.body, before, barriers)
        twice = yield from self.walk(tree.body, _one_later(once, loop), barriers)
        often = yield from self.walk(tree.body, _one_later(twice, loop), barriers)
        runs = loop.extent.is_constant and loop.extent.const > 0
        left = once | twice | often | (frozenset() if runs else before)
        return frozenset(
            (piece, None if carried and carried[0] == loop.name else carried)
            for piece, carried in left
        )

    def place(self, entry: _Entry, piece: Piece) -> Tree:
        """The outermost tree around `piece` that the other piece, in its iteration, is not in."""
        other, carried = entry
        inside = [tree for tree in self.paths[piece] if tree in self.paths[other]]
        if carried is not None:
            loops = [tree.head for tree in inside if isinstance(tree, Nest)]
            names = [head.name if isinstance(head, Loop) else "" for head in loops]
            inside = inside[: names.index(carried[0]) + 1]
        return self.paths[piece][len(inside)]

    def meet(self, entry: _Entry, piece: Piece) -> bool:
        other, carried = entry
        key = (other, piece, carried)
        if key not in self.known:
            self.known[key] = any(
                self.may_meet(a, b, _tie(other, piece, carried))
                for a, b in product(other.visits, piece.visits)
                if a.touch.access.buffer == b.touch.access.buffer
                and (a.touch.writes or b.touch.writes)
            )
        return self.known[key]

    def may_meet(self, one: Visit, two: Visit, tie: Mapping[str, str]) -> bool:
        """Whether different threads can touch one element; yes if that cannot be decided."""
        a = Frame("a", one.touch.spot, self.buffers)
        b = Frame("b", two.touch.spot, self.buffers)
        dims = self.buffers[one.touch.access.buffer].dims
        stored = [d for d, dim in enumerate(dims) if dim.materialised]
        parts = [same_place(a, one.touch.access, b, two.touch.access, stored)]
        parts += [f"0 <= s < {one.copies} and 0 <= t < {two.copies}"]
        if not (_is_asynchronous(one) or _is_asynchronous(two)):
            parts += [f"{a.text(one.runner)} + s != {b.text(two.runner)} + t"]
        parts += [relation.format(a.names[k], b.names[k]) for k, relation in tie.items()]
        parts += [f"({a.runs(one.touch.guards)})", f"({b.runs(two.touch.guards)})"]
        variables = ["s", "t", *a.variables, *b.variables]
        try:
            return not make_set(variables, " and ".join(parts)).is_empty()
        except Undecided:
            return True


def _one_later(pending: _Pending, loop: Loop) -> _Pending:
    """What was pending, seen from the next iteration of `loop`."""

    def later(piece: Piece, carried: _Carried) -> _Carried:
        if carried is None:
            return (loop.name, "next") if loop.name in piece.around else None
        return (loop.name, "after") if carried[0] == loop.name else carried

    return frozenset((piece, later(piece, carried)) for piece, carried in pending)


def _tie(one: Piece, two: Piece, carried: _Carried) -> dict[str, str]:
    """How the iterations of the loops around both relate."""
    found: dict[str, str] = {}
    for name in one.around:
        if name not in two.around:
            break
        if carried and carried[0] == name:
            found[name] = {"next": "{1} = {0} + 1", "after": "{1} >= {0} + 2"}[carried[1]]
            break
        found[name] = "{0} = {1}"
    return found


def _is_asynchronous(visit: Visit) -> bool:
    """Whether even the thread that makes it has to wait for it."""
    return visit.touch.writes and visit.touch.spot.statement.asynchronous
