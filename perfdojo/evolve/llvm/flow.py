"""Which values can be used where? (Tested, not proven: part of `evolve`.)

A value may be used where its definition dominates: every way to the use passes it. In a block that
nothing reaches, LLVM accepts anything.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from dataclasses import dataclass

from perfdojo.evolve.llvm.module import Function, Instruction

Graph = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Slot:
    """Operand number `index` of the instruction `id`; `@f#17:0` as text."""

    id: str
    index: int

    def __str__(self) -> str:
        """As edits write it."""
        return f"{self.id}:{self.index}"


def successors(function: Function) -> Graph:
    """Where each block may go, as numbers of blocks."""
    numbers = {f"%{block.label}": number for number, block in enumerate(function.blocks)}
    return tuple(
        tuple(numbers[o.value] for o in block.terminator.operands if o.type == "label")
        for block in function.blocks
    )


@functools.lru_cache(maxsize=256)
def dominators(graph: Graph) -> tuple[int, ...]:
    """For each block the set of those that dominate it, as bits; 0 for what is not reached."""
    before = [list[int]() for _ in graph]
    for number, targets in enumerate(graph):
        for target in targets:
            before[target].append(number)
    order = _reached(graph)
    found = [0] * len(graph)
    everything = (1 << len(graph)) - 1
    for number in order:
        found[number] = everything
    found[0] = 1
    changed = True
    while changed:
        changed = False
        for number in order[1:]:
            common = everything
            for other in before[number]:
                common &= found[other] or everything
            new = common | 1 << number
            changed |= new != found[number]
            found[number] = new
    return tuple(found)


def _reached(graph: Graph) -> list[int]:
    """The blocks that can be reached, each after one it is reached from where possible."""
    order, seen, todo = list[int](), {0}, [(0, iter(graph[0]))]
    while todo:
        number, rest = todo[-1]
        following = next((n for n in rest if n not in seen), None)
        if following is None:
            order.append(number)
            todo.pop()
        else:
            seen.add(following)
            todo.append((following, iter(graph[following])))
    return order[::-1]


@dataclass(frozen=True, slots=True)
class Scope:
    """A function with the place of each definition and use; made once, asked often."""

    function: Function
    above: tuple[int, ...]  # dominators of each block
    places: dict[str, tuple[int, int]]  # of each id
    defined: dict[str, tuple[int, int]]  # of each name
    kinds: dict[str, str]  # the type of each name

    def dominates(self, name: str, user: Instruction, index: int) -> bool:
        """Whether the value called `name` may stand at an operand of `user`."""
        definition = self.defined.get(name)
        if definition is None:
            return any(name == argument.name for argument in self.function.arguments)
        block, position = self.places[user.id]
        if user.opcode == "phi":
            label = user.operands[index + 1].value
            block = next(
                n for n, one in enumerate(self.function.blocks) if f"%{one.label}" == label
            )
            position = len(self.function.blocks[block].instructions)
        if not self.above[block]:
            return True
        if definition[0] == block:
            return definition[1] < position
        return bool(self.above[block] >> definition[0] & 1)


def make_scope(function: Function) -> Scope:
    """What `function` defines, and where."""
    places, defined, kinds = {}, {}, {}
    for b, block in enumerate(function.blocks):
        for p, one in enumerate(block.instructions):
            places[one.id] = (b, p)
            if one.result:
                defined[one.result] = (b, p)
                kinds[one.result] = one.type
    kinds |= {argument.name: argument.type for argument in function.arguments}
    return Scope(function, dominators(successors(function)), places, defined, kinds)


def find_uses(function: Function, name: str) -> Iterator[Slot]:
    """Where a value is used."""
    for one in function.instructions():
        for index, operand in enumerate(one.operands):
            if operand.value == name:
                yield Slot(one.id, index)


def find_dangling(scope: Scope, users: frozenset[str], names: frozenset[str]) -> list[Slot]:
    """Operands that name a value they cannot have: those of `users`, and those that use `names`."""
    return [
        Slot(one.id, index)
        for one in scope.function.instructions()
        for index, (kind, value) in enumerate(one.operands)
        if value[0] == "%"
        and kind != "label"
        and (one.id in users or value in names)
        and not (scope.kinds.get(value) == kind and scope.dominates(value, one, index))
    ]


def find_back_edges(function: Function) -> list[tuple[int, int]]:
    """Blocks that go back, each with the head of its loop."""
    graph = successors(function)
    above = dominators(graph)
    return [(n, t) for n, targets in enumerate(graph) for t in targets if above[n] >> t & 1]
