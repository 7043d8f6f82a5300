"""Where must threads wait for each other? Between any two accesses that meet, and nowhere else.

Two accesses meet if different threads make them, to one element of shared or global memory, and
one writes. The pieces of a program are walked in order with what was touched since the last
barrier; a loop is walked again with what its earlier iterations left. A barrier is put before the
first piece that meets any of it, as far out as that piece and the other allow; then every barrier
without which nothing meets is taken away again. That is done for the blocks of a team first, then
for the threads of each block. At last, each barrier lets as many groups of asynchronous copies go
on as still meet nothing.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import product

from perfdojo.errors import Undecided
from perfdojo.ir import Affine, Buffer, Loop
from perfdojo.ir.nodes import Condition
from perfdojo.ir.sets import Frame, Touch, make_set, same_place
from perfdojo.targets.cuda.ops import Barrier, Commit, Guard, Op, Repeat, Scope, Spread, Uniform


@dataclass(frozen=True, slots=True)
class Visit:
    """An access and who makes it: `runner`, or each of the `copies` threads from there on.

    That is so in block `rank` of a team, or in each of the `blocks` from there on.
    """

    touch: Touch
    runner: Affine
    copies: int = 1
    rank: Affine = field(default_factory=Affine)
    blocks: int = 1

    @property
    def is_in_team(self) -> bool:
        """Whether there are other blocks."""
        return self.blocks > 1 or not self.rank.is_constant


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
_Carried = tuple[str, int] | None  # by which loop, and over how many iterations
_MOST_PENDING = 4  # groups of copies that a barrier may let go on


@dataclass(frozen=True, slots=True)
class _Entry:
    """A piece that ran, and what has happened since."""

    piece: Piece
    carried: _Carried = None  # None: in the same iteration of all loops
    begun: _Carried = None  # a loop that began behind it, and its iteration now
    groups: int = 0  # of copies that have ended since
    is_behind: bool = False  # a barrier has let only its asynchronous copies go on

    @property
    def visits(self) -> tuple[Visit, ...]:
        """The accesses that may still be under way."""
        visits = self.piece.visits
        return tuple(filter(_is_asynchronous, visits)) if self.is_behind else visits


_Pending = frozenset[_Entry]


def place_barriers(
    trees: tuple[Tree, ...],
    scope: Scope,
    buffers: Mapping[str, Buffer],
    *,
    in_team: bool = False,
) -> tuple[Op, ...]:
    """The program with as few barriers as keep apart what meets, in a scope or in a team too."""
    stops = _Stops({}, frozenset())
    if in_team:
        stops = _add_barriers(_Walk(buffers, "team"), trees, stops)
    of_team = frozenset(stops.pending)
    walk = _Walk(buffers, scope)
    stops = _add_barriers(walk, trees, stops)
    if scope == "block" and _copied(trees):
        stops = _let_copies_go_on(walk, trees, stops)
    scopes: dict[Tree, Scope] = {
        tree: "team" if tree in of_team else scope for tree in stops.pending
    }
    return tuple(_with_stops(trees, stops, scopes))


def _add_barriers(walk: _Walk, trees: tuple[Tree, ...], given: _Stops) -> _Stops:
    """`given` and as few barriers as the scope of `walk` still needs."""
    walk.find_paths(trees, ())
    stops = given
    while missing := walk.first_missing(trees, stops):
        stops = stops.with_barrier(missing, 0)
    added = [tree for tree in walk.paths if tree in stops.pending and tree not in given.pending]
    for barrier in added:
        if walk.first_missing(trees, fewer := stops.without(barrier)) is None:
            stops = fewer
    return stops


@dataclass(frozen=True, slots=True)
class _Stops:
    """Barriers and ends of groups of copies, each before a tree."""

    pending: Mapping[Tree, int]  # the barriers, each with how many groups it lets go on
    commits: frozenset[Tree]

    def with_barrier(self, tree: Tree, groups: int) -> _Stops:
        return replace(self, pending={**self.pending, tree: groups})

    def without(self, barrier: Tree) -> _Stops:
        return replace(self, pending={t: n for t, n in self.pending.items() if t is not barrier})


def _let_copies_go_on(walk: _Walk, trees: tuple[Tree, ...], stops: _Stops) -> _Stops:
    """As many groups as possible pending at each barrier, without anything that meets."""
    found = replace(stops, commits=frozenset(_find_commits(trees, stops)))
    for barrier in [tree for tree in walk.paths if tree in stops.pending]:
        for groups in range(1, _MOST_PENDING + 1):
            more = found.with_barrier(barrier, groups)
            if walk.first_missing(trees, more) is not None:
                break
            found = more
    return found if any(found.pending.values()) else stops


def _find_commits(trees: tuple[Tree, ...], stops: _Stops) -> Iterator[Tree]:
    """Copies into a buffer to which others are under way: one stage of a pipeline after another."""
    under_way: set[str] = set()
    for tree in trees:
        copied = _copied((tree,))
        if tree in stops.pending:
            under_way = set()
        if copied & under_way and not (isinstance(tree, Nest) and isinstance(tree.head, Loop)):
            yield tree
            under_way = set()
        under_way |= copied
        if isinstance(tree, Nest):
            yield from _find_commits(tree.body, stops)


def _copied(trees: tuple[Tree, ...]) -> set[str]:
    """The buffers to which something is copied asynchronously."""
    found: set[str] = set()
    for tree in trees:
        if isinstance(tree, Nest):
            found |= _copied(tree.body)
        else:
            found |= {v.touch.access.buffer for v in tree.visits if _is_asynchronous(v)}
    return found


def _with_stops(
    trees: tuple[Tree, ...], stops: _Stops, scopes: Mapping[Tree, Scope]
) -> Iterable[Op]:
    for tree in trees:
        if tree in stops.commits:
            yield Commit()
        if tree in stops.pending:
            yield Barrier(scopes[tree], stops.pending[tree])
        match tree:
            case Piece():
                yield tree.op
            case Nest(head=Loop() as loop):
                yield Repeat(loop, tuple(_with_stops(tree.body, stops, scopes)))
            case Nest(head=tuple() as conditions):
                yield Guard(conditions, tuple(_with_stops(tree.body, stops, scopes)))


@dataclass(slots=True)
class _Walk:
    """Looks for accesses that meet: between blocks of a team, or between threads of a scope."""

    buffers: Mapping[str, Buffer]
    scope: Scope
    reach: int = 2  # iterations between two pieces that are counted; from there on, or more
    paths: dict[Tree, tuple[Tree, ...]] = field(default_factory=dict)  # from outside to each tree
    number: dict[Tree, int] = field(default_factory=dict)  # in the order of the text
    known: dict[tuple[Piece, bool, Piece, str], bool] = field(default_factory=dict)

    def find_paths(self, trees: tuple[Tree, ...], above: tuple[Tree, ...]) -> None:
        for tree in trees:
            self.paths[tree] = (*above, tree)
            self.number[tree] = len(self.number)
            if isinstance(tree, Nest):
                self.find_paths(tree.body, self.paths[tree])

    def first_missing(self, trees: tuple[Tree, ...], stops: _Stops) -> Tree | None:
        """A tree before which a barrier must be put; None if no two accesses meet."""
        self.reach = 2 + max(stops.pending.values(), default=0)
        return next(self.walk(trees, frozenset(), stops), None)

    def walk(
        self, trees: tuple[Tree, ...], pending: _Pending, stops: _Stops
    ) -> Generator[Tree, None, _Pending]:
        """What is pending at the end; yields where a barrier is missing."""
        for tree in trees:
            if tree in stops.commits:
                pending = _end_group(pending)
            if tree in stops.pending:
                pending = _let_go_on(_end_group(pending), stops.pending[tree])
            if isinstance(tree, Piece):
                for entry in sorted(pending, key=lambda entry: self.number[entry.piece]):
                    if self.meet(entry, tree):
                        yield self.place(entry, tree)
                pending |= {_Entry(tree)}
            elif isinstance(tree.head, Loop):
                pending = yield from self.repeat(tree, tree.head, pending, stops)
            else:  # if the conditions do not hold, what was pending still is
                pending |= yield from self.walk(tree.body, pending, stops)
        return pending

    def repeat(
        self, tree: Nest, loop: Loop, before: _Pending, stops: _Stops
    ) -> Generator[Tree, None, _Pending]:
        """The body once, then with what earlier iterations left, until that is nothing new."""
        runs = loop.extent.is_constant and loop.extent.const > 0
        left = yield from self.walk(tree.body, _begin(before, loop), stops)
        seen: _Pending = frozenset()
        while not (later := self.one_later(left, loop)) <= seen:
            seen |= later
            left |= yield from self.walk(tree.body, seen, stops)
        return _end(left | (frozenset() if runs else before), loop)

    def one_later(self, pending: _Pending, loop: Loop) -> _Pending:
        """What was pending, seen from the next iteration of `loop`."""

        def later(entry: _Entry) -> _Entry:
            carried, begun = self.count(entry.carried, loop), self.count(entry.begun, loop)
            if carried is None and loop.name in entry.piece.around:
                carried = (loop.name, 1)
            return replace(entry, carried=carried, begun=begun)

        return frozenset(map(later, pending))

    def count(self, iteration: _Carried, loop: Loop) -> _Carried:
        if iteration is None or iteration[0] != loop.name:
            return iteration
        return (loop.name, min(iteration[1] + 1, self.reach))

    def place(self, entry: _Entry, piece: Piece) -> Tree:
        """The outermost tree around `piece` that the other piece, in its iteration, is not in."""
        carried = entry.carried
        inside = [tree for tree in self.paths[piece] if tree in self.paths[entry.piece]]
        if carried is not None:
            loops = [tree.head for tree in inside if isinstance(tree, Nest)]
            names = [head.name if isinstance(head, Loop) else "" for head in loops]
            inside = inside[: names.index(carried[0]) + 1]
        return self.paths[piece][len(inside)]

    def meet(self, entry: _Entry, piece: Piece) -> bool:
        tie = _tie(entry, piece, self.reach)
        key = (entry.piece, entry.is_behind, piece, str(tie))
        if key not in self.known:
            self.known[key] = any(
                self.may_meet(a, b, tie)
                for a, b in product(entry.visits, piece.visits)
                if a.touch.access.buffer == b.touch.access.buffer
                and (a.touch.writes or b.touch.writes)
                and self.is_seen(a.touch.access.buffer)
            )
        return self.known[key]

    def is_seen(self, name: str) -> bool:
        """Whether others in the scope see this buffer."""
        return self.scope != "team" or self.buffers[name].storage == "heap"

    def may_meet(self, one: Visit, two: Visit, tie: Mapping[str, str]) -> bool:
        """Whether others can touch the same element; yes if that cannot be decided."""
        a = Frame("a", one.touch.spot, self.buffers)
        b = Frame("b", two.touch.spot, self.buffers)
        dims = self.buffers[one.touch.access.buffer].dims
        stored = [d for d, dim in enumerate(dims) if dim.materialised]
        parts = [same_place(a, one.touch.access, b, two.touch.access, stored)]
        parts += [f"0 <= s < {one.copies} and 0 <= t < {two.copies}"]
        variables = ["s", "t"]
        if self.scope == "team" or one.is_in_team or two.is_in_team:
            relation = "!=" if self.scope == "team" else "="
            parts += [f"0 <= p < {one.blocks} and 0 <= q < {two.blocks}"]
            parts += [f"{a.text(one.rank)} + p {relation} {b.text(two.rank)} + q"]
            variables += ["p", "q"]
        if self.scope != "team" and not (_is_asynchronous(one) or _is_asynchronous(two)):
            parts += [f"{a.text(one.runner)} + s != {b.text(two.runner)} + t"]
        parts += [relation.format(a.names.get(k), b.names[k]) for k, relation in tie.items()]
        parts += [f"({a.runs(one.touch.guards)})", f"({b.runs(two.touch.guards)})"]
        variables += [*a.variables, *b.variables]
        try:
            return not make_set(variables, " and ".join(parts)).is_empty()
        except Undecided:
            return True


def _begin(pending: _Pending, loop: Loop) -> _Pending:
    """What was pending, in the first iteration of `loop`; copies may go on for some more."""
    return frozenset(
        replace(entry, begun=(loop.name, 0)) if any(map(_is_asynchronous, entry.visits)) else entry
        for entry in pending
    )


def _end(pending: _Pending, loop: Loop) -> _Pending:
    """What was pending, seen from behind `loop`."""

    def forget(iteration: _Carried) -> _Carried:
        return None if iteration and iteration[0] == loop.name else iteration

    return frozenset(
        replace(entry, carried=forget(entry.carried), begun=forget(entry.begun))
        for entry in pending
    )


def _end_group(pending: _Pending) -> _Pending:
    most = _MOST_PENDING + 1  # no barrier lets these go on
    return frozenset(replace(entry, groups=min(entry.groups + 1, most)) for entry in pending)


def _let_go_on(pending: _Pending, groups: int) -> _Pending:
    """What is under way behind a barrier: asynchronous copies of the last groups."""
    younger = (entry for entry in pending if entry.groups <= groups)
    behind = (replace(entry, is_behind=True) for entry in younger)
    return frozenset(entry for entry in behind if entry.visits)


def _tie(entry: _Entry, two: Piece, reach: int) -> dict[str, str]:
    """How the iterations of the loops around both relate."""
    carried, found = entry.carried, dict[str, str]()
    if entry.begun is not None and entry.begun[0] in two.around:
        name, iteration = entry.begun
        found[name] = f"{{1}} {'=' if iteration < reach else '>='} {iteration}"
    for name in entry.piece.around:
        if name not in two.around:
            break
        if carried and carried[0] == name:
            found[name] = f"{{1}} {'=' if carried[1] < reach else '>='} {{0}} + {carried[1]}"
            break
        found[name] = "{0} = {1}"
    return found


def _is_asynchronous(visit: Visit) -> bool:
    """Whether even the thread that makes it has to wait for it."""
    return visit.touch.writes and visit.touch.spot.statement.asynchronous
