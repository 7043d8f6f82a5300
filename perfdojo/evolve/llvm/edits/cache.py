"""cache: say how a load or store should treat the caches. (Tested, not proven.)

    %a = load %p         ->   %a = load %p, !nontemporal

`nontemporal` keeps it out of a CPU's caches; `invariant` promises that nobody writes there, so that
a GPU reads through its read-only cache (ld.global.nc); `volatile` forbids the compiler to drop or
join it; `plain` takes all of these back. On NVIDIA GPUs also `cg` (only the second level) and `cs`
(likely used once), as instructions of PTX.
"""

from __future__ import annotations

import dataclasses
import random
from dataclasses import dataclass
from typing import ClassVar, Self

from perfdojo.evolve.llvm.edits.base import Edit, register
from perfdojo.evolve.llvm.edits.places import find_target, targets
from perfdojo.evolve.llvm.module import NEW_NODE, Instruction, Module

HINTS = ("nontemporal", "invariant", "volatile", "plain", "cg", "cs")
_ACCESS = ("load", "store")
_NODES = {"nontemporal": (NEW_NODE, "!{i32 1}"), "invariant": (NEW_NODE + 1, "!{}")}
_KINDS = {"nontemporal": "nontemporal", "invariant": "invariant.load"}
_PTX = {"i32": ("b32", "r"), "i64": ("b64", "l"), "float": ("f32", "f"), "double": ("f64", "d")}


@register
@dataclass(frozen=True, slots=True)
class Cache(Edit):
    """Give a load or store a hint."""

    name: ClassVar[str] = "cache"
    target: str  # a load or a store
    hint: str  # nontemporal, invariant, volatile, plain; cg or cs on a GPU

    def apply(self, module: Module) -> Module:
        """The changed module. Raises IllegalEdit."""
        function, target = find_target(module, self.target)
        if target.opcode not in _ACCESS or "atomic" in target.flags:
            raise self.refuse(f"expected a load or store at {self.target}, got '{target.opcode}'")
        open_to = hints_for(module, target)
        if self.hint not in open_to:
            raise self.refuse(f"expected one of {', '.join(open_to)}, got '{self.hint}'")
        changed = module.with_function(function.with_instruction(self._hinted(target)))
        if self.hint not in _NODES:
            return changed
        return dataclasses.replace(changed, nodes=tuple(sorted({*module.nodes, _NODES[self.hint]})))

    def _hinted(self, one: Instruction) -> Instruction:
        if self.hint in _KINDS:
            return one.with_attachment(_KINDS[self.hint], f"!{_NODES[self.hint][0]}")
        kept = tuple(flag for flag in one.flags if flag != "volatile")
        if self.hint == "volatile":
            return dataclasses.replace(one, flags=(*kept, "volatile"))
        if self.hint == "plain":
            one = dataclasses.replace(one, flags=kept)
            return one.with_attachment("nontemporal", None).with_attachment("invariant.load", None)
        return self._written_out(one)

    def _written_out(self, one: Instruction) -> Instruction:
        """As PTX: LLVM has no word for these. It keeps its place among other accesses."""
        kind = one.type if one.opcode == "load" else one.operands[0].type
        suffix, letter = _PTX[kind]
        if one.opcode == "load":
            text = f'"ld.{self.hint}.{suffix} $0, [$1];", "={letter},l,~{{memory}}"'
            parts: tuple[str, ...] = (f"{kind} asm sideeffect {text}(ptr ", ")")
            operands = one.operands
        else:
            text = f'"st.{self.hint}.{suffix} [$0], $1;", "l,{letter},~{{memory}}"'
            parts = (f"void asm sideeffect {text}(ptr ", f", {kind} ", ")")
            operands = one.operands[::-1]
        source = tuple(pair for pair in one.attachments if pair[0] == "dbg")
        return Instruction(
            one.id, one.result, one.type, "call", parts, operands, attachments=source
        )

    @classmethod
    def propose(cls, module: Module, rng: random.Random, function: str) -> Self | None:
        """Some load or store, some hint."""
        found = [one for one in targets(module.function(function)) if one.opcode in _ACCESS]
        if not found:
            return None
        target = rng.choice(found)
        return cls(target.id, rng.choice(hints_for(module, target)))


def hints_for(module: Module, one: Instruction) -> tuple[str, ...]:
    """What may be said of an access."""
    gpu = 'target triple = "nvptx' in module.texts[0]
    kind = one.type if one.opcode == "load" else one.operands[0].type
    known = all(operand.value[0] == "%" for operand in one.operands)
    ptx = gpu and known and kind in _PTX and one.operands[-1].type == "ptr"
    return tuple(
        hint
        for hint in HINTS
        if (hint != "invariant" or one.opcode == "load") and (hint not in ("cg", "cs") or ptx)
    )
