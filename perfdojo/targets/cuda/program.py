"""How does a kernel become a program for a GPU? Launches, threads, uniform code and barriers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import islice

from perfdojo.errors import TargetError
from perfdojo.ir import (
    Access,
    Assign,
    If,
    Kernel,
    Loop,
    Node,
    affine,
    constant,
    loads,
    loops,
    statements,
    verify,
)
from perfdojo.ir.device import WARP_SIZE, storage_violations, team_loops, thread_count
from perfdojo.ir.facts import Facts, collect_facts
from perfdojo.ir.nodes import Condition
from perfdojo.ir.owners import OWN_STORAGES, find_foreign_reads, find_holdings
from perfdojo.ir.rewrite import map_statements
from perfdojo.ir.sets import Spot, Touch, find_spots, find_touches
from perfdojo.ir.threads import find_runner
from perfdojo.targets.cuda.barriers import Nest, Piece, Tree, Visit, place_barriers
from perfdojo.targets.cuda.ops import Exchange, Launch, Local, Op, Program, Scope, Spread, Uniform


@lru_cache(maxsize=256)
def lower(kernel: Kernel) -> Program:
    """The program for `kernel`. Raises KernelError if it breaks a rule, TargetError for a CPU's."""
    for loop in loops(kernel.body):
        if loop.kind == "parallel":
            raise TargetError(
                f"cuda: cannot express loop '{loop.name}' of kind 'parallel'; serialise it and "
                "bind it to the grid"
            )
    verify(kernel)
    for violation in storage_violations(kernel):
        raise TargetError(f"cuda: {violation}")
    kernel = settle_copies(kernel)
    facts = collect_facts(kernel)
    spots = iter(find_spots(kernel))
    launches = []
    for number, node in enumerate(kernel.body):
        ours = tuple(islice(spots, sum(1 for _ in statements((node,)))))
        launches.append(_launch(facts, number, node, ours))
    return Program(kernel, tuple(launches))


def _launch(facts: Facts, number: int, node: Node, spots: Sequence[Spot]) -> Launch:
    grid: list[Loop] = []
    body: tuple[Node, ...] = (node,)
    while isinstance(body[0], Loop) and body[0].kind == "grid":
        grid.append(body[0])
        body = body[0].body
    # of nested block loops, the outermost needs the most threads
    nests = [loop for loop in loops((node,)) if loop.kind == "block"]
    threads = max(map(thread_count, nests), default=1)
    team = team_loops(node)
    first = Condition(affine(team[0].name), "==", constant(0)) if team else None
    size = team[0].extent.const if team else 1
    lowering = _Lowering(facts, iter(spots), threads, size, first)
    used = {touch.access.buffer for spot in spots for touch in find_touches(spot)}
    ours = {spot.statement for spot in spots}
    return Launch(
        number,
        tuple(grid),
        team,
        threads,
        tuple(b for b in facts.kernel.temporaries if b.storage == "shared" and b.name in used),
        tuple(Local(h.buffer, h.own) for h in find_holdings(facts) if h.buffer.name in used),
        tuple(
            dict.fromkeys(
                Exchange(read.statement, read.access, read.lane)
                for read in find_foreign_reads(facts)
                if read.statement in ours
            )
        ),
        lowering.ops(body, "block", tuple(loop.name for loop in grid)),
    )


@dataclass(slots=True)
class _Lowering:
    facts: Facts
    spots: Iterator[Spot]  # of the statements still to come
    threads: int
    team: int  # blocks
    first: Condition | None  # outside of team loops: which block of a team writes global memory

    def ops(self, nodes: tuple[Node, ...], scope: Scope, around: tuple[str, ...]) -> tuple[Op, ...]:
        in_team = scope == "block" and self.team > 1
        trees = self.trees(nodes, scope, around)
        return place_barriers(trees, scope, self.facts.buffers, in_team=in_team)

    def trees(
        self, nodes: tuple[Node, ...], scope: Scope, around: tuple[str, ...]
    ) -> tuple[Tree, ...]:
        return tuple(tree for node in nodes for tree in self.trees_of(node, scope, around))

    def trees_of(self, node: Node, scope: Scope, around: tuple[str, ...]) -> tuple[Tree, ...]:
        """The trees of a node; a team loop adds none, since a block runs one iteration of it."""
        match node:
            case Assign():
                by_one = not self.is_own(node)
                visits = self.visits([next(self.spots)], scope)
                piece = Piece(Uniform(node, scope, by_one), visits, around)
                first = self.first_of(node)
                return (Nest(first, (piece,)),) if first else (piece,)
            case If():
                return (Nest(node.conditions, self.trees(node.body, scope, around)),)
            case Loop(kind="team"):
                return replace(self, first=None).trees(node.body, scope, around)
            case Loop(kind="block" | "warp"):
                return (self.spread(node, scope, around),)
            case Loop():
                return (Nest(node, self.trees(node.body, scope, (*around, node.name))),)

    def spread(self, loop: Loop, scope: Scope, around: tuple[str, ...]) -> Piece:
        nest = [loop]
        while isinstance(first := nest[-1].body[0], Loop) and first.kind == loop.kind:
            nest.append(first)
        body = nest[-1].body
        spots = list(islice(self.spots, sum(1 for _ in statements(body))))
        visits = self.visits(spots, scope)
        if not any(inner.kind == "warp" for inner in loops(body)):
            return Piece(Spread(tuple(nest), self.by_first(body)), visits, around)
        warps = replace(self, spots=iter(spots))
        ops = warps.ops(body, "warp", (*around, *(part.name for part in nest)))
        return Piece(Spread(tuple(nest), ops, is_warps=True), visits, around)

    def by_first(self, nodes: tuple[Node, ...]) -> tuple[Node, ...]:
        """What one thread runs, with the first block of a team alone where it has to be."""
        if self.first is None:
            return nodes
        found: list[Node] = []
        for node in nodes:
            if not isinstance(node, Assign):
                found.append(replace(node, body=self.by_first(node.body)))
                continue
            first = self.first_of(node)
            found.append(If(first, (node,)) if first else node)
        return tuple(found)

    def first_of(self, statement: Assign) -> tuple[Condition, ...]:
        """What must hold so that only the first block of a team writes global memory."""
        is_heap = self.facts.buffers[statement.target.buffer].storage == "heap"
        return (self.first,) if self.first is not None and is_heap else ()

    def is_own(self, statement: Assign) -> bool:
        """Whether it writes what each thread has for itself."""
        return self.facts.buffers[statement.target.buffer].storage in OWN_STORAGES

    def visits(self, spots: Sequence[Spot], scope: Scope) -> tuple[Visit, ...]:
        """The accesses of memory that something can change, each with who makes it."""
        inputs = {buffer.name for buffer in self.facts.kernel.inputs}
        return tuple(
            self.visit(touch, scope)
            for spot in spots
            for touch in dict.fromkeys(find_touches(spot))
            if touch.access.buffer not in inputs
            and self.facts.buffers[touch.access.buffer].storage not in OWN_STORAGES
        )

    def visit(self, touch: Touch, scope: Scope) -> Visit:
        runner = find_runner(touch.spot.loops)
        everyone = {"block": self.threads, "warp": WARP_SIZE, "thread": 1}[runner.level]
        copies = everyone if self.is_own(touch.spot.statement) else 1
        number = runner.thread if scope == "block" else runner.lane or constant(0)
        is_one = runner.rank is not None or bool(self.first_of(touch.spot.statement))
        blocks = 1 if is_one else self.team
        return Visit(touch, number, copies, runner.rank or constant(0), blocks)


def settle_copies(kernel: Kernel) -> Kernel:
    """`kernel` with the word `async` only where it means something on a GPU.

    That is: a thread copies from global to shared memory, and does not look at the copy before the
    next barrier.
    """
    nests = list(_thread_nests(kernel.body))
    kept = {id(st) for nest in nests for st in statements((nest,)) if _may_go_on(kernel, nest, st)}

    def settle(statement: Assign) -> Assign:
        if not statement.asynchronous or id(statement) in kept:
            return statement
        return replace(statement, asynchronous=False)

    return map_statements(kernel, settle)


def _thread_nests(nodes: tuple[Node, ...]) -> Iterator[Loop]:
    """The outermost loops whose body one thread runs."""
    for node in nodes:
        if isinstance(node, Assign):
            continue
        kinds = {loop.kind for loop in loops((node,))}
        if (
            isinstance(node, Loop)
            and node.kind in ("block", "warp")
            and kinds.isdisjoint({"warp"} - {node.kind})
        ):
            yield node
        else:
            yield from _thread_nests(node.body)


def _may_go_on(kernel: Kernel, nest: Loop, statement: Assign) -> bool:
    if statement.op != "=" or not isinstance(statement.value, Access):
        return False
    target, source = kernel.buffers[statement.target.buffer], kernel.buffers[statement.value.buffer]
    others = [other for other in statements((nest,)) if other is not statement]
    touched = {access.buffer for st in others for access in (st.target, *loads(st.value))}
    return (
        (target.storage, source.storage) == ("shared", "heap")
        and target.dtype == source.dtype
        and target.name not in touched
    )
