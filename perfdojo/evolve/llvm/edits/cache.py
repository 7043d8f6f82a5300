"""cache: say how a load or store should treat the caches. (Tested, not proven.)

    %a = load %p         ->   %a = load %p, !nontemporal

`nontemporal` keeps it out of the caches; `invariant` promises that nobody writes there, so that a
GPU reads through its read-only cache (ld.global.nc); `volatile` forbids the compiler to drop or
join it; `plain` takes all of these back.
"""

from __future__ import annotations

import dataclasses
import random
from dataclasses import dataclass
from typing import ClassVar, Self

from perfdojo.evolve.llvm.edits.base import Edit, register
from perfdojo.evolve.llvm.edits.places import find_target, targets
from perfdojo.evolve.llvm.module import NEW_NODE, Instruction, Module

HINTS = ("nontemporal", "invariant", "volatile", "plain")
_NODES = {"nontemporal": (NEW_NODE, "!{i32 1}"), "invariant": (NEW_NODE + 1, "!{}")}
_KINDS = {"nontemporal": "nontemporal", "invariant": "invariant.load"}


@register
@dataclass(frozen=True, slots=True)
class Cache(Edit):
    """Give a load or store a hint."""

    name: ClassVar[str] = "cache"
    target: str  # a load or a store
    hint: str  # nontemporal, invariant, volatile or plain

    def apply(self, module: Module) -> Module:
        """The changed module. Raises IllegalEdit."""
        function, target = find_target(module, self.target)
        if target.opcode not in ("load", "store") or "atomic" in target.flags:
            raise self.refuse(f"expected a load or store at {self.target}, got '{target.opcode}'")
        if self.hint not in HINTS or (self.hint == "invariant" and target.opcode == "store"):
            raise self.refuse(f"expected one of {', '.join(HINTS)}, got '{self.hint}'")
        changed = module.with_function(function.with_instruction(self._hinted(target)))
        if self.hint not in _NODES:
            return changed
        return dataclasses.replace(changed, nodes=tuple(sorted({*module.nodes, _NODES[self.hint]})))

    def _hinted(self, one: Instruction) -> Instruction:
        if self.hint == "volatile":
            kept = tuple(flag for flag in one.flags if flag != "volatile")
            return dataclasses.replace(one, flags=(*kept, "volatile"))
        if self.hint == "plain":
            flags = tuple(flag for flag in one.flags if flag != "volatile")
            one = dataclasses.replace(one, flags=flags)
            return one.with_attachment("nontemporal", None).with_attachment("invariant.load", None)
        return one.with_attachment(_KINDS[self.hint], f"!{_NODES[self.hint][0]}")

    @classmethod
    def propose(cls, module: Module, rng: random.Random, function: str) -> Self | None:
        """Some load or store, some hint."""
        found = [one for one in targets(module.function(function)) if one.opcode in _ACCESS]
        if not found:
            return None
        target = rng.choice(found)
        hints = HINTS if target.opcode == "load" else tuple(h for h in HINTS if h != "invariant")
        return cls(target.id, rng.choice(hints))


_ACCESS = ("load", "store")
