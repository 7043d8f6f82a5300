"""loop: tell the compiler how to treat a loop. (Tested, not proven.)

    br label %head       ->   br label %head, !llvm.loop !{unroll.count, 4}

`unroll` repeats the body so many times, `vectorise` makes vectors so wide, `interleave` works on so
many vectors at once; 1 forbids it. Acts on IR before -O3 only.
"""

from __future__ import annotations

import dataclasses
import random
import re
from dataclasses import dataclass
from typing import ClassVar, Self

from perfdojo.evolve.llvm.edits.base import Edit, register
from perfdojo.evolve.llvm.edits.places import find_any
from perfdojo.evolve.llvm.flow import find_back_edges
from perfdojo.evolve.llvm.metadata import nodes
from perfdojo.evolve.llvm.module import NEW_NODE, Function, Module
from perfdojo.evolve.llvm.syntax import split_list

HINTS = {
    "unroll": "llvm.loop.unroll.",
    "vectorise": "llvm.loop.vectorize.",
    "interleave": "llvm.loop.interleave.",
}
COUNTS = (1, 2, 4, 8, 16)
_STRIDE = 100_000  # more instructions than a function has


@register
@dataclass(frozen=True, slots=True)
class Loop(Edit):
    """Give a loop a hint."""

    name: ClassVar[str] = "loop"
    target: str  # the branch that goes back to the head of the loop
    hint: str  # unroll, vectorise or interleave
    count: int  # 1 to 64

    def apply(self, module: Module) -> Module:
        """The changed module. Raises IllegalEdit."""
        function, one = find_any(module, self.target)
        if self.target not in find_latches(function):
            raise self.refuse(f"expected the branch back to the head of a loop at {self.target}")
        if self.hint not in HINTS or not 1 <= self.count <= 64 or self.count & (self.count - 1):
            raise self.refuse(
                f"expected one of {', '.join(HINTS)} and a power of two up to 64, "
                f"got '{self.hint}' and {self.count}"
            )
        number = self._number(module)
        known = {**nodes(module.texts[-1]), **{str(n): text for n, text in module.nodes}}
        old = known.get((one.find_attachment("llvm.loop") or "").removeprefix("!"), "")
        items = [f"!{number}", *(i for i in _items(old) if not self._is_ours(i, known))]
        node = f"distinct !{{{', '.join([*items, *self._hints()])}}}"
        others = [pair for pair in module.nodes if pair[0] != number]
        changed = function.with_instruction(one.with_attachment("llvm.loop", f"!{number}"))
        return dataclasses.replace(
            module.with_function(changed), nodes=tuple(sorted([*others, (number, node)]))
        )

    def _number(self, module: Module) -> int:
        """The same for the same loop, whatever else was edited."""
        name, _, number = self.target.rpartition("#")
        order = [f.name for f in module.functions].index(name)
        return NEW_NODE + (order + 1) * _STRIDE + int(number)

    def _is_ours(self, item: str, known: dict[str, str]) -> bool:
        """Whether an item says what this edit says anew."""
        text = known.get(item.removeprefix("!"), item)
        done = "llvm.loop.isvectorized" in text and self.hint != "unroll"
        return f'!"{HINTS[self.hint]}' in text or done

    def _hints(self) -> list[str]:
        match self.hint, self.count:
            case "unroll", 1:
                return ['!{!"llvm.loop.unroll.disable"}']
            case "vectorise", 1:
                return ['!{!"llvm.loop.vectorize.enable", i1 false}']
            case "vectorise", count:
                return [f'!{{!"llvm.loop.vectorize.width", i32 {count}}}']
        return [f'!{{!"{HINTS[self.hint]}count", i32 {self.count}}}']

    @classmethod
    def propose(cls, module: Module, rng: random.Random, function: str) -> Self | None:
        """Some loop, some hint."""
        found = find_latches(module.function(function))
        if not found:
            return None
        return cls(rng.choice(found), rng.choice(sorted(HINTS)), rng.choice(COUNTS))


def find_latches(function: Function) -> list[str]:
    """The branches that go back."""
    return [
        function.blocks[number].terminator.id
        for number in dict.fromkeys(latch for latch, _ in find_back_edges(function))
        if function.blocks[number].terminator.opcode == "br"
    ]


def _items(node: str) -> list[str]:
    """What a loop's node holds, but for itself."""
    inside = re.fullmatch(r"distinct !\{(.*)\}", node)
    return split_list(inside[1])[1:] if inside else []
