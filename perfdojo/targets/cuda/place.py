"""How is a place in an array written in CUDA? Flat, in 32 bits where that is enough."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from perfdojo.ir import Access, Affine, Assign, Node, statements
from perfdojo.ir.affine import Atom
from perfdojo.ir.nodes import Condition, bind_loop
from perfdojo.targets import source
from perfdojo.targets.cuda.layouts import Grouped
from perfdojo.targets.cuda.ops import Exchange, Launch, Local, Op
from perfdojo.targets.cuda.plan import walk_ops
from perfdojo.targets.cuda.unit import Unit
from perfdojo.targets.lanes import Lanes, offset_of

_INT_LIMIT = 1 << 31
Exchanges = Mapping[Assign, tuple[Exchange, ...]]


@dataclass(frozen=True, slots=True)
class Place(source.Place):
    """Where in a launch a statement is being printed.

    Arrays are flat: a place is its distance from the start. `local` are the buffers that each
    thread has its own part of, `exchanges` the registers of other lanes that a statement reads,
    `copies` whether barriers wait for asynchronous copies, `groups` the products that four warps
    compute together, `team` where the blocks of a team wait and how many they are, `lanes` the
    vector loop around it, `warp` the warp loops around it, `tests` what has to hold for it to run,
    `known` the loads that stand in a variable already, and `later` the copies that a product
    starts between its steps.
    """

    unit: Unit
    local: Mapping[str, Local]
    exchanges: Exchanges
    threads: int  # of a block
    copies: bool
    groups: Mapping[Op, tuple[Grouped, ...]] = field(default_factory=dict)
    team: str = ""
    lanes: Lanes | None = None
    warp: tuple[str, ...] = ()
    tests: tuple[str, ...] = ()
    known: Mapping[Access, str] = field(default_factory=dict)
    later: tuple[tuple[str, ...], ...] = ()

    def index(self, value: Affine) -> str:
        """`value`, of type int if no part of it can be larger."""
        return self._sum(value, "" if self.is_int(value) else "(int64_t)")

    def is_int(self, value: Affine) -> bool:
        """Whether each partial sum of `value` fits 32 bits."""
        largest = abs(value.const)
        for atom, coefficient in value.terms:
            low, high = self.range_of(Affine(((atom, 1),)))
            largest += abs(coefficient) * max(abs(low), abs(high))
        return largest < _INT_LIMIT

    def open_tests(self, conditions: tuple[Condition, ...]) -> tuple[Condition, ...]:
        """Those of the conditions that the ranges of the loops around leave open."""
        return tuple(c for c in conditions if not self._holds(c))

    def _holds(self, c: Condition) -> bool:
        low, high = self.range_of(c.left - c.right)
        return {
            "<": high < 0,
            "<=": high <= 0,
            ">": low > 0,
            ">=": low >= 0,
            "==": low == high == 0,
            "!=": low > 0 or high < 0,
        }[c.relation]

    def _atom(self, atom: Atom) -> str:
        # the zero-argument super() does not work in a dataclass with slots
        text = source.Place._atom(self, atom)
        wide = isinstance(atom, Access) and self.unit.buffers[atom.buffer].dtype == "i64"
        return f"(int){text}" if wide and self.is_int(Affine(((atom, 1),))) else text

    def element(self, access: Access) -> str:
        """The expression for a place in a buffer, as it is stored."""
        if access in self.known:
            return self.known[access]
        name = self.unit.names[access.buffer]
        if access.buffer not in self.local:
            return f"{name}[{self.index(offset_of(access, self.unit.buffers))}]"
        if not self.local[access.buffer].shape:
            return name
        return f"{name}[{self.index(self.own_offset(access))}]"

    def own_offset(self, access: Access) -> Affine:
        """Which of a thread's own elements of a buffer it is."""
        offset = Affine()
        for d, size in self.local[access.buffer].shape.items():
            offset = offset * size + access.indices[d]
        return offset

    def exchanged(self, node: Node) -> bool:
        """Whether some statement of `node` reads a register of another lane."""
        return bool(self.exchanges) and any(st in self.exchanges for st in statements((node,)))

    def bound(self, loop: str, value: int) -> Place:
        """The place in one copy of a body that is written out."""
        return replace(self, exchanges=_bind(self.exchanges, loop, value), lanes=None)


def make_place(unit: Unit, launch: Launch) -> Place:
    """The place at the start of a launch."""
    exchanges: dict[Assign, tuple[Exchange, ...]] = {}
    for exchange in launch.exchanges:
        found = exchanges.get(exchange.statement, ())
        exchanges[exchange.statement] = (*found, exchange)
    local = {local.buffer.name: local for local in launch.local}
    copies = any(isinstance(p, Assign) and p.asynchronous for p in walk_ops(launch.body))
    return Place(unit, {}, local, exchanges, launch.threads, copies)


def _bind(exchanges: Exchanges, loop: str, value: int) -> Exchanges:
    lanes = Lanes(loop, value + 1)
    bound: dict[Assign, tuple[Exchange, ...]] = {}
    for statement, group in exchanges.items():
        one = bind_loop(statement, loop, value)
        assert isinstance(one, Assign)
        bound[one] = tuple(
            Exchange(one, lanes.access(value, e.access), lanes.at(value, e.lane)) for e in group
        )
    return bound
