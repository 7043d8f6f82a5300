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
    constant,
    loads,
    loops,
    statements,
    verify,
)
from perfdojo.ir.device import WARP_SIZE, storage_violations, thread_count
from perfdojo.ir.facts import Facts, collect_facts
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
    lowering = _Lowering(facts, iter(spots), threads)
    used = {touch.access.buffer for spot in spots for touch in find_touches(spot)}
    ours = {spot.statement for spot in spots}
    return Launch(
        number,
        tuple(grid),
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

    def ops(self, nodes: tuple[Node, ...], scope: Scope, around: tuple[str, ...]) -> tuple[Op, ...]:
        trees = tuple(self.tree(node, scope, around) for node in nodes)
        return place_barriers(trees, scope, self.facts.buffers)

    def tree(self, node: Node, scope: Scope, around: tuple[str, ...]) -> Tree:
        match node:
            case Assign():
                by_one = not self.is_own(node)
                visits = self.visits([next(self.spots)], scope)
                return Piece(Uniform(node, scope, by_one), visits, around)
            case If():
                body = tuple(self.tree(part, scope, around) for part in node.body)
                return Nest(node.conditions, body)
            case Loop(kind="block" | "warp"):
                return self.spread(node, scope, around)
            case Loop():
                inner = (*around, node.name)
                return Nest(node, tuple(self.tree(part, scope, inner) for part in node.body))

    def spread(self, loop: Loop, scope: Scope, around: tuple[str, ...]) -> Piece:
        nest = [loop]
        while isinstance(first := nest[-1].body[0], Loop) and first.kind == loop.kind:
            nest.append(first)
        body = nest[-1].body
        spots = list(islice(self.spots, sum(1 for _ in statements(body))))
        visits = self.visits(spots, scope)
        if not any(inner.kind == "warp" for inner in loops(body)):
            return Piece(Spread(tuple(nest), body), visits, around)
        warps = _Lowering(self.facts, iter(spots), self.threads)
        ops = warps.ops(body, "warp", (*around, *(part.name for part in nest)))
        return Piece(Spread(tuple(nest), ops, is_warps=True), visits, around)

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
        return Visit(touch, number, copies)


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
