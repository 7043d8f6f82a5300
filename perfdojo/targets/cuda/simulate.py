"""What does a program for a GPU compute? Thread by thread in NumPy, in a random order.

Between two barriers each thread runs on its own, one after the other, the teams, blocks, warps and
lanes in a random order. Shared memory and registers start poisoned, a register buffer has only the
part that `lower` gives to a thread, an asynchronous copy arrives at the barrier that waits for its
group, and every access of memory is marked: two that no barrier keeps apart raise `Race`.
Slow, and obvious.
"""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from perfdojo.ir import Access, Affine, Assign, If, Loop, Node, print_statement, statements
from perfdojo.ir.device import WARP_SIZE
from perfdojo.ir.interpret import Array, Run, Standing, poisoned
from perfdojo.ir.nodes import Condition
from perfdojo.targets.cuda.ops import (
    Barrier,
    Commit,
    Guard,
    Launch,
    Op,
    Program,
    Repeat,
    Spread,
    Uniform,
)
from perfdojo.targets.cuda.races import Mark, Marks, Place

Waiting = Generator[str, None, None]  # yields what the thread waits for
Values = Mapping[str, int]


def simulate(program: Program, inputs: Mapping[str, Array], seed: int = 0) -> dict[str, Array]:
    """The outputs by name. Raises Race if threads meet without a barrier."""
    kernel = program.kernel
    run = Run(kernel, oracle=False)
    run.take(inputs)
    for buffer in (*kernel.outputs, *kernel.temporaries):
        if buffer.storage == "heap":
            run.memory[buffer.name] = poisoned(buffer.stored_shape or (1,), run.stored(buffer))
    order = random.Random(seed)
    with np.errstate(all="ignore"):
        for launch in program.launches:
            _Machine(program, launch, run.memory, order).run()
    return {buffer.name: run.memory[buffer.name].reshape(buffer.shape) for buffer in kernel.outputs}


@dataclass(frozen=True, slots=True, eq=False)
class _Copy:
    """An asynchronous copy under way."""

    memory: Array
    place: tuple[Any, ...]
    value: Array
    element: Place
    statement: str


@dataclass(slots=True)
class _Thread:
    team: int
    block: int
    number: int
    memory: dict[str, Array]
    mates: list[_Thread]  # all threads of the block
    barriers: dict[str, int] = field(default_factory=lambda: {"team": 0, "block": 0, "warp": 0})
    groups: list[list[_Copy]] = field(default_factory=lambda: [[]])  # the last one is open

    @property
    def warp(self) -> int:
        return self.number // WARP_SIZE

    @property
    def lane(self) -> int:
        return self.number % WARP_SIZE

    def wait(self, barrier: Barrier) -> Iterator[_Copy]:
        """Arrive at a barrier, where asynchronous copies do too; yields those still under way."""
        self.groups.append([])
        arrived = len(self.groups) - 1 - barrier.pending
        for copy in itertools.chain(*self.groups[: max(0, arrived)]):
            copy.memory[copy.place] = copy.value
        del self.groups[: max(0, arrived)]
        self.barriers[barrier.scope] += 1
        self.barriers["block"] += barrier.scope == "team"
        yield from itertools.chain(*self.groups)


class _Machine(Run):
    """Runs a launch. Expressions are those of the interpreter, on the memory of one thread."""

    def __init__(
        self, program: Program, launch: Launch, memory: dict[str, Array], order: random.Random
    ) -> None:
        super().__init__(program.kernel, oracle=False)
        self.depth = 0  # no loop runs as an axis
        self.launch, self.globals, self.order = launch, memory, order
        self.own = {local.buffer.name: local.dims for local in launch.local}
        self.lanes: dict[Assign, dict[Access, Affine]] = {}
        for exchange in launch.exchanges:
            self.lanes.setdefault(exchange.statement, {})[exchange.access] = exchange.lane
        self.inputs = {buffer.name for buffer in program.kernel.inputs}
        self.marks = Marks()
        self.thread: _Thread  # that runs
        self.statement: Assign  # that runs
        self.asked: Mapping[Access, Affine] = {}  # what it asks of other lanes

    # -- order ------------------------------------------------------------------------------

    def run(self) -> None:
        ranges = [range(loop.extent.const) for loop in self.launch.grid]
        teams = list(enumerate(itertools.product(*ranges)))
        self.order.shuffle(teams)
        for number, place in teams:
            names = [loop.name for loop in self.launch.grid]
            self.team(number, dict(zip(names, place, strict=True)))

    def team(self, number: int, values: Values) -> None:
        """Runs the blocks of a team, or a single block, from one barrier of theirs to the next."""
        size = self.launch.team[0].extent.const if self.launch.team else 1
        blocks = [
            self.block(number, size * number + rank, {**values, **self.ranks(rank)})
            for rank in range(size)
        ]
        arrived = {"team"}
        while arrived == {"team"}:
            self.order.shuffle(blocks)
            arrived = {next(block, "end") for block in blocks}
        assert arrived == {"end"}, "all blocks of a team come to the same barriers"

    def ranks(self, rank: int) -> Values:
        """The team loops as block `rank` of a team runs them."""
        return {loop.name: rank for loop in self.launch.team}

    def block(self, team: int, number: int, values: Values) -> Iterator[str]:
        """Runs the warps of a block from one barrier of its team to the next."""
        shared = {
            buffer.name: poisoned(buffer.stored_shape or (1,), self.stored(buffer))
            for buffer in self.launch.shared
        }
        threads: list[_Thread] = []
        for n in range(self.launch.threads):
            memory = {**self.globals, **shared, **self.registers()}
            threads.append(_Thread(team, number, n, memory, threads))
        lanes = [(t, self.ops(self.launch.body, t, values)) for t in threads]
        warps = [
            self.warp(lanes[first : first + WARP_SIZE]) for first in range(0, len(lanes), WARP_SIZE)
        ]
        while True:
            self.order.shuffle(warps)
            arrived = {next(warp, "end") for warp in warps}
            assert len(arrived) == 1, "all warps of a block come to the same barriers"
            if arrived == {"end"}:
                return
            if arrived == {"team"}:
                yield "team"

    def registers(self) -> dict[str, Array]:
        """What one thread has, before it has written anything."""
        shapes = {
            local.buffer.name: [local.buffer.dims[d].stored for d in local.dims]
            for local in self.launch.local
        }
        return {
            name: poisoned(tuple(shape) or (1,), self.stored(self.buffers[name]))
            for name, shape in shapes.items()
        }

    def warp(self, lanes: list[tuple[_Thread, Waiting]]) -> Iterator[str]:
        """Runs the lanes of a warp from one barrier of the block to the next."""
        while True:
            self.order.shuffle(lanes)
            arrived = set()
            for thread, lane in lanes:
                self.thread, self.memory = thread, thread.memory
                arrived.add(next(lane, "end"))
            assert len(arrived) == 1, "all lanes of a warp come to the same barriers"
            if arrived == {"end"}:
                return
            if arrived <= {"team", "block"}:
                yield arrived.pop()

    # -- ops --------------------------------------------------------------------------------

    def ops(self, ops: Sequence[Op], thread: _Thread, values: Values) -> Waiting:
        for op in ops:
            match op:
                case Barrier():
                    for copy in thread.wait(op):
                        self.note(copy.element, copy.statement, writes=True, asynchronous=True)
                    yield op.scope
                case Commit():
                    thread.groups.append([])
                case Uniform():
                    first = (thread.number if op.scope == "block" else thread.lane) == 0
                    yield from self.execute(op.statement, values, first or not op.by_one)
                case Repeat():
                    for step in range(self.extent(op.loop, values)):
                        yield from self.ops(op.body, thread, {**values, op.loop.name: step})
                case Guard():
                    if self.holds(op.conditions, values):
                        yield from self.ops(op.body, thread, values)
                case Spread():
                    yield from self.spread(op, thread, values)

    def spread(self, op: Spread, thread: _Thread, values: Values) -> Waiting:
        in_warp = op.loops[0].kind == "warp"
        number = thread.lane if in_warp else thread.warp if op.is_warps else thread.number
        active = number < math.prod(loop.extent.const for loop in op.loops)
        inner = dict(values)
        for loop in reversed(op.loops):
            number, inner[loop.name] = divmod(number, loop.extent.const)
        if op.is_warps:
            if active:
                yield from self.ops(op.body, thread, inner)  # type: ignore[arg-type]
            return
        yield from self.nodes(op.body, inner, active)  # type: ignore[arg-type]

    # -- what one thread runs ---------------------------------------------------------------

    def nodes(self, nodes: Sequence[Node], values: Values, active: bool) -> Waiting:
        """An inactive lane runs nothing, but takes part in every exchange."""
        for node in nodes:
            if not active and not any(st in self.lanes for st in statements((node,))):
                continue
            match node:
                case Assign():
                    yield from self.execute(node, values, active)
                case If():
                    holds = active and self.holds(node.conditions, values)
                    yield from self.nodes(node.body, values, holds)
                case Loop():
                    for step in range(self.extent(node, values)):
                        yield from self.nodes(node.body, {**values, node.name: step}, active)

    def execute(self, statement: Assign, values: Values, active: bool) -> Waiting:
        exchanges = statement in self.lanes
        if exchanges:
            yield "exchange"  # every lane has written what is asked for
        if active:
            self.statement, self.asked = statement, self.lanes.get(statement, {})
            self.assign(statement, Standing(values))
            self.asked = {}
        if exchanges:
            yield "exchange"  # every lane has read

    def extent(self, loop: Loop, values: Values) -> int:
        return int(self.index(loop.extent, Standing(values)))

    def holds(self, conditions: Sequence[Condition], values: Values) -> bool:
        return all(bool(self.condition(c, Standing(values))) for c in conditions)

    # -- memory -----------------------------------------------------------------------------

    def stored_dims(self, name: str) -> Sequence[int]:
        return self.own[name] if name in self.own else super().stored_dims(name)

    def load(self, access: Access, frame: Standing) -> Array:
        self.mark(access, frame, writes=False)
        lane = self.asked.get(access)
        if lane is None or not _is_taken(frame):
            return super().load(access, frame)
        owner = self.thread.warp * WARP_SIZE + int(self.index(lane, frame))
        self.memory = self.thread.mates[owner].memory
        value = super().load(access, frame)
        self.memory = self.thread.memory
        return value

    def assign(self, statement: Assign, frame: Standing) -> None:
        if statement.op != "=":
            self.mark(statement.target, frame, writes=False)
        self.mark(statement.target, frame, writes=True)
        if not statement.asynchronous:
            super().assign(statement, frame)
            return
        target = statement.target
        assert isinstance(statement.value, Access), "lower keeps plain copies"
        self.thread.groups[-1].append(
            _Copy(
                self.memory[target.buffer],
                self.place(target, frame),
                self.load(statement.value, frame),
                self.element(target, frame),
                print_statement(statement),
            )
        )

    def mark(self, access: Access, frame: Standing, *, writes: bool) -> None:
        """Note an access of memory that other threads can see."""
        name = access.buffer
        if name in self.own or name in self.inputs or not _is_taken(frame):
            return
        asynchronous = writes and self.statement.asynchronous
        text = print_statement(self.statement)
        self.note(self.element(access, frame), text, writes=writes, asynchronous=asynchronous)

    def element(self, access: Access, frame: Standing) -> Place:
        """One element of memory that other threads can see."""
        shared = self.buffers[access.buffer].storage == "shared"
        block = self.thread.block if shared else None
        return (access.buffer, block, *map(int, self.place(access, frame)))

    def note(self, element: Place, text: str, *, writes: bool, asynchronous: bool) -> None:
        """Mark an access, made now or still under way."""
        thread = self.thread
        barriers = (thread.barriers["team"], thread.barriers["block"], thread.barriers["warp"])
        ours = (thread.team, thread.block, thread.number, thread.warp)
        self.marks.add(element, Mark(*ours, barriers, writes, asynchronous, text))


def _is_taken(frame: Standing) -> bool:
    """Whether this side of a choice is the one that counts."""
    return frame.mask is None or bool(frame.mask)
