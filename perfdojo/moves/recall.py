"""recall: take a sum that is there already instead of adding it up again.

    a = 0.0                         a = 0.0
    for i in N: a += x[i]           for i in N: a += x[i]
    b = 0.0                  ->     b = a
    for j in N: b += x[j]

What the next statement makes of the sum, as in `b = b / N`, it makes of the first: `b = a / N`.
Legal when both stand in one block and are the same but for the names of their loops and of where
they add up, and nothing between them writes what they read, or the first result. It is then the
same number, bit by bit; any other accumulation (`max=`, `*=`, ..) is a sum here too.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import permutations
from typing import ClassVar, Self

from perfdojo.ir import Assign, Const, Kernel, Loop, Node, affine, print_statement
from perfdojo.ir.affine import loop_names
from perfdojo.ir.rewrite import find_temporary, replace_nodes, siblings, with_index
from perfdojo.moves.base import Move, register
from perfdojo.moves.proofs.early import arrays_in, replace_part, touched_in, written_in
from perfdojo.moves.proofs.result import check_result
from perfdojo.targets import Machine


@register
@dataclass(frozen=True, slots=True)
class Recall(Move):
    """Let `buffer` be what `other` has added up before it."""

    name: ClassVar[str] = "recall"
    buffer: str  # a temporary whose sum is the same
    other: str  # the temporary that has it

    @classmethod
    def candidates(cls, kernel: Kernel, machine: Machine) -> Iterator[Self]:
        """Every pair of temporaries of which one adds up what the other did."""
        names = [buffer.name for buffer in kernel.temporaries]
        for buffer, other in permutations(names, 2):
            if (move := cls(buffer, other)).is_legal(kernel):
                yield move

    def check(self, kernel: Kernel) -> None:
        """Two sums in one block, of the same elements in the same order, and nothing between."""
        ours, theirs = self._find(kernel, self.buffer), self._find(kernel, self.other)
        block = siblings(kernel, ours.nest)
        places = {id(node): n for n, node in enumerate(block)}
        if id(theirs.nest) not in places or places[id(theirs.nest)] >= places[id(ours.nest)]:
            raise self.refuse(
                f"expected '{self.other}' to be added up before '{self.buffer}', in the same block"
            )
        if ours.start.value != theirs.start.value or not _is_same(ours.nest, theirs.nest):
            raise self.refuse(
                f"'{print_statement(ours.adds)}' and '{print_statement(theirs.adds)}' do not add "
                "up the same from the same start"
            )
        types = {kernel.buffers[name].dtype for name in (self.buffer, self.other)}
        if len(types) > 1:
            raise self.refuse(f"'{self.buffer}' and '{self.other}' are of different types")
        between = block[places[id(theirs.nest)] + 1 : places[id(ours.nest)]]
        kept = arrays_in(ours.adds.value) | {self.other}
        if changed := kept & written_in(*between):
            raise self.refuse(f"'{min(changed)}' is written between the two sums")
        start = places[id(ours.start)]
        if self.buffer in touched_in(*block[start + 1 : places[id(ours.nest)]]):
            raise self.refuse(f"'{self.buffer}' is used before it is added up")
        check_result(self, kernel)

    def apply(self, kernel: Kernel) -> Kernel:
        """A copy in the place of the second sum, or what is made of it."""
        ours, theirs = self._find(kernel, self.buffer), self._find(kernel, self.other)
        copied, changes = replace(ours.start, value=theirs.start.target), {id(ours.start): ()}
        made = _find_made(siblings(kernel, ours.nest), ours)
        if made is not None:
            value = replace_part(made.value, made.target, theirs.start.target)
            copied, changes[id(made)] = replace(made, value=value), ()
        return replace_nodes(kernel, {**changes, id(ours.nest): (copied,)})

    def _find(self, kernel: Kernel, name: str) -> _Sum:
        """Where a temporary is added up for the first time. Raises IllegalMove."""
        find_temporary(kernel, name)
        for block in _blocks(kernel.body):
            writes = [node for node in block if name in written_in(node)]
            found = _find_sum(writes[:2])
            if found is not None:
                return found
        raise self.refuse(f"expected '{name}' to be set, and added up by loops that do only that")


@dataclass(frozen=True, slots=True)
class _Sum:
    start: Assign  # sets one element
    nest: Loop  # with the loops right inside it holds `adds` alone
    adds: Assign


def _find_sum(writes: list[Node]) -> _Sum | None:
    """The sum that two nodes of a block are, if they are one."""
    match writes:
        case [Assign(op="=", value=Const()) as start, Loop() as nest]:
            node: Node = nest
            inside: set[str] = set()
            while isinstance(node, Loop) and len(node.body) == 1 and node.extent.is_constant:
                inside.add(node.name)
                node = node.body[0]
            if (
                isinstance(node, Assign)
                and node.op != "="
                and node.target == start.target
                and node.target.buffer not in arrays_in(node.value)
                and not any(inside & set(loop_names(index)) for index in node.target.indices)
            ):
                return _Sum(start, nest, node)
    return None


def _find_made(block: tuple[Node, ...], found: _Sum) -> Assign | None:
    """The statement right behind a sum that puts something else, made of it, in its place."""
    behind = block[next(n for n, node in enumerate(block) if node is found.nest) + 1 :]
    match behind:
        case (Assign(op="=") as made, *_) if made.target == found.start.target:
            return made
    return None


def _is_same(one: Node, two: Node) -> bool:
    """Whether two sums add up the same elements in the same order; hints do not matter."""
    match one, two:
        case Loop(), Loop():
            inside = with_index(two.body, two.name, affine(one.name))
            return (one.kind, one.extent) == (two.kind, two.extent) and _is_same(
                one.body[0], inside[0]
            )
        case Assign(), Assign():
            return (one.op, one.value) == (two.op, two.value)
    return False


def _blocks(nodes: tuple[Node, ...]) -> Iterator[tuple[Node, ...]]:
    yield nodes
    for node in nodes:
        if not isinstance(node, Assign):
            yield from _blocks(node.body)
