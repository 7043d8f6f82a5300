"""How is a use mended whose value is gone? (Tested, not proven.) By another value of its type.

Which one is drawn when an edit is proposed, and recorded in it. A repair is used only where it is
needed: what another edit has removed or mended needs none.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from perfdojo.errors import IllegalEdit
from perfdojo.evolve.llvm.flow import Scope, Slot, find_dangling, make_scope
from perfdojo.evolve.llvm.module import Function, Instruction
from perfdojo.evolve.llvm.syntax import has_cuts


class Repair(NamedTuple):
    """The value that an operand gets: `@f#17`, `%argument`, `@global` or a constant."""

    slot: Slot
    value: str


Repairs = tuple[Repair, ...]

_SLOT = re.compile(r"(@.+#[\w.]+):(\d+)")
_WHOLE = re.compile(r"-?\d+")
_REAL = re.compile(r"-?\d+\.\d+(?:e[-+]\d+)?|0x[0-9A-Fa-f]+")
_REALS = frozenset({"half", "bfloat", "float", "double"})


def parse_slot(text: str) -> Slot:
    """The operand that `@f#17:0` names. Raises IllegalEdit."""
    match = _SLOT.fullmatch(text)
    if match is None:
        raise IllegalEdit(f"expected an operand such as @f#17:0, got '{text}'")
    return Slot(match[1], int(match[2]))


def show_repairs(repairs: Repairs) -> str:
    """`{@f#17:0=%x @f#18:1=1}`."""
    return "{" + " ".join(f"{slot}={value}" for slot, value in repairs) + "}"


def parse_repairs(text: str) -> Repairs:
    """The repairs in braces. Raises IllegalEdit."""
    if not (text.startswith("{") and text.endswith("}")):
        raise IllegalEdit(f"expected repairs such as {{@f#17:0=%x}}, got '{text}'")
    words = (word.partition("=") for word in text[1:-1].split())
    return tuple(Repair(parse_slot(slot), value) for slot, _, value in words)


def find_operand(function: Function, slot: Slot) -> tuple[Instruction, str, str]:
    """The instruction of a slot, the operand's type and its value. Raises IllegalEdit."""
    user = function.find(slot.id)
    if user is None or slot.index >= len(user.operands):
        raise IllegalEdit(f"there is no operand {slot}")
    if user.operands[slot.index].type == "label":
        raise IllegalEdit(f"operand {slot} is a way to go, not a value")
    return user, *user.operands[slot.index]


def to_value(function: Function, text: str) -> str:
    """A recorded value as the function names it now. Raises IllegalEdit."""
    if "#" not in text:
        return text
    found = function.find(text)
    if found is None or not found.result:
        raise IllegalEdit(f"there is no value {text}")
    return found.result


def to_text(scope: Scope, value: str) -> str:
    """A value as edits record it: by the id of what defines it."""
    place = scope.defined.get(value)
    return scope.function.blocks[place[0]].instructions[place[1]].id if place else value


def is_constant_of(kind: str, value: str) -> bool:
    """Whether a literal may stand where a value of type `kind` is expected."""
    if value in ("undef", "poison", "zeroinitializer"):
        return value != "zeroinitializer" or kind[0] in "<[{"
    if kind == "i1":
        return value in ("true", "false")
    if re.fullmatch(r"i\d+", kind):
        return _WHOLE.fullmatch(value) is not None
    return (
        value == "null"
        if kind.startswith("ptr")
        else (kind in _REALS and _REAL.fullmatch(value) is not None)
    )


def constants(kind: str) -> tuple[str, ...]:
    """The constants that serve where no value does."""
    if kind == "i1":
        return ("false", "true")
    if re.fullmatch(r"i\d+", kind):
        return ("0", "1")
    if kind in _REALS:
        return ("0.000000e+00", "1.000000e+00")
    return ("null",) if kind.startswith("ptr") else ("zeroinitializer",) if kind[0] in "<[{" else ()


def candidates(scope: Scope, user: Instruction, index: int) -> list[str]:
    """The values, not constants, of the right type that may stand at an operand, in order."""
    kind = user.operands[index].type
    return [
        name
        for name, type in scope.kinds.items()
        if type == kind and name != user.result and scope.dominates(name, user, index)
    ]


def draw_value(
    scope: Scope, slot: Slot, rng: random.Random, preferred: Iterable[str] = ()
) -> str | None:
    """Some value that may stand at `slot`, as text; half of the time a preferred one if it may."""
    user, kind, old = find_operand(scope.function, slot)
    open_to = [name for name in candidates(scope, user, slot.index) if name != old]
    liked = [name for name in preferred if name in open_to]
    if liked and rng.random() < 0.5:
        return to_text(scope, rng.choice(liked))
    literals = [value for value in constants(kind) if value != old]
    if open_to and not (literals and kind[:3] != "ptr" and rng.random() < 0.2):
        return to_text(scope, rng.choice(open_to))
    return rng.choice(literals) if literals else None


def draw_repairs(
    function: Function,
    touched: Sequence[Instruction],
    rng: random.Random,
    preferred: Iterable[str] = (),
) -> Repairs | None:
    """A repair for each use that `touched` leaves without its value; None if there is no value."""
    scope = make_scope(function)
    wanted = tuple(preferred)
    repairs = list[Repair]()
    for slot in _dangling(scope, touched):
        value = draw_value(scope, slot, rng, wanted)
        if value is None:
            return None
        repairs.append(Repair(slot, value))
    return tuple(repairs)


def settle(function: Function, touched: Sequence[Instruction], repairs: Repairs) -> Function:
    """Mend what `touched` (moved, changed, deleted) leaves dangling. Raises IllegalEdit."""
    dangling = _dangling(make_scope(function), touched)
    if not dangling:
        return function
    recorded = dict(repairs)
    for slot in dangling:
        if slot not in recorded:
            raise IllegalEdit(f"operand {slot} would have no value, and no repair is recorded")
        function = assign(function, slot, recorded[slot])
    return check_slots(function, dangling)


def assign(function: Function, slot: Slot, text: str) -> Function:
    """Give an operand a recorded value, unchecked."""
    user, _, _ = find_operand(function, slot)
    return function.with_instruction(user.with_operand(slot.index, to_value(function, text)))


def check_slots(function: Function, slots: Iterable[Slot]) -> Function:
    """The function itself. Raises IllegalEdit unless each operand may have the value it has."""
    scope = make_scope(function)
    for slot in slots:
        user, kind, value = find_operand(function, slot)
        if value[0] == "%":
            fits = scope.kinds.get(value) == kind and scope.dominates(value, user, slot.index)
        else:
            free = has_cuts(user.opcode, user.body, len(user.operands))
            fits = free and (value[0] == "@" or is_constant_of(kind, value))
        if not fits:
            raise IllegalEdit(f"operand {slot} cannot be {to_text(scope, value)} there")
    return function


def _dangling(scope: Scope, touched: Sequence[Instruction]) -> list[Slot]:
    users = frozenset(one.id for one in touched)
    names = frozenset(one.result for one in touched if one.result)
    return find_dangling(scope, users, names)
