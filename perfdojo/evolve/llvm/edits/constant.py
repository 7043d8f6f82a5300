"""constant: change a number in the code. (Tested, not proven.)

    %c = fmul %a, 5.0    ->   %c = fmul %a, 2.5

To 0 or 1, the next one up or down, half, double, or its negative: steps of loops, thresholds,
numbers of rounds.
"""

from __future__ import annotations

import math
import random
import re
import struct
from dataclasses import dataclass
from typing import ClassVar, Self

from perfdojo.evolve.llvm.edits.base import Edit, register
from perfdojo.evolve.llvm.edits.mend import (
    assign,
    check_slots,
    find_operand,
    is_constant_of,
    parse_slot,
)
from perfdojo.evolve.llvm.flow import Slot
from perfdojo.evolve.llvm.module import Module, function_of


@register
@dataclass(frozen=True, slots=True)
class Constant(Edit):
    """Give a constant operand another number."""

    name: ClassVar[str] = "constant"
    slot: str  # the operand, as @f#17:0
    value: str  # the new number, as LLVM writes it

    def apply(self, module: Module) -> Module:
        """The changed module. Raises IllegalEdit."""
        slot = parse_slot(self.slot)
        function = module.function(function_of(slot.id))
        _, kind, old = find_operand(function, slot)
        if not is_constant_of(kind, old) or not is_constant_of(kind, self.value):
            raise self.refuse(f"expected a constant of type '{kind}' at {slot}, got '{old}'")
        return module.with_function(check_slots(assign(function, slot, self.value), (slot,)))

    @classmethod
    def propose(cls, module: Module, rng: random.Random, function: str) -> Self | None:
        """Some number, somewhat changed."""
        found = [
            (Slot(one.id, index), operand)
            for one in module.function(function).instructions()
            for index, operand in enumerate(one.operands)
            if neighbours(*operand)
        ]
        if not found:
            return None
        slot, operand = rng.choice(found)
        return cls(str(slot), rng.choice(neighbours(*operand)))


def neighbours(kind: str, value: str) -> list[str]:
    """The constants near one, as LLVM writes them; none for what is no number."""
    if not is_constant_of(kind, value) or value in ("undef", "poison", "zeroinitializer", "null"):
        return []
    if kind == "i1":
        return ["false" if value == "true" else "true"]
    if kind in ("float", "double"):
        number = read_real(value)
        near = {0.0, 1.0, -number, number / 2, number * 2, number + 1, number - 1}
        fits = sorted(at for at in near if math.isfinite(at) and at != number)
        return [show_real(kind, at) for at in fits]
    if kind not in ("i8", "i16", "i32", "i64"):
        return []
    whole, width = int(value), int(kind[1:])
    near_whole = {0, 1, -whole, whole // 2, whole * 2, whole + 1, whole - 1} - {whole}
    return [str(at) for at in sorted(near_whole) if -(1 << width - 1) <= at < 1 << width - 1]


def read_real(text: str) -> float:
    """The number of LLVM's text: decimal, or the bits of a double."""
    if re.fullmatch(r"0x[0-9A-Fa-f]{16}", text):
        return float(struct.unpack(">d", bytes.fromhex(text[2:]))[0])
    return float(text) if not text.startswith("0x") else math.nan


def show_real(kind: str, number: float) -> str:
    """The text of a number, exact in its type: the bits of a double, as LLVM also reads floats."""
    if kind == "float":
        (number,) = struct.unpack("f", struct.pack("f", number))
    return f"0x{struct.pack('>d', number).hex().upper()}"
