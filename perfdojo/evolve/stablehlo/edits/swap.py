"""swap: two operations change places; each works on the operands of the other. (Tested only.)"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from perfdojo.errors import IllegalEdit
from perfdojo.evolve.stablehlo.edits.base import Edit, before, register, title
from perfdojo.evolve.stablehlo.edits.replace import can_stand, put
from perfdojo.evolve.stablehlo.program import Program, id_of, kind_of, owner_of
from perfdojo.evolve.stablehlo.repair import fit


@register
@dataclass(frozen=True, slots=True)
class Swap(Edit):
    """`one` and `two` change places."""

    name: ClassVar[str] = "swap"
    one: str
    two: str

    @classmethod
    def propose(cls, program: Program, rng: random.Random) -> Self | None:
        """Two operations near each other, of different kinds."""
        ops = [op for op in program.live() if can_stand(op)]
        if len(ops) < 2:
            return None
        place = rng.randrange(len(ops) - 1)
        places = program.places()
        near = [
            op
            for op in ops[place + 1 : place + 9]
            if kind_of(op) != kind_of(ops[place]) and _fits(op, ops[place], places)
        ]
        return cls(id_of(ops[place]), id_of(rng.choice(near))) if near else None

    def apply(self, program: Program) -> None:
        """Both copies are made before either goes."""
        one, two = program.operation(self.one), program.operation(self.two)
        if one == two or not can_stand(one) or not can_stand(two):
            raise IllegalEdit(f"swap: '{self.one}' and '{self.two}' cannot change places")
        places = program.places()
        if places[self.one] > places[self.two]:
            one, two = two, one
        made = put(one, two, list(two.operands))
        with before(two):
            two.results[0].replace_all_uses_with(fit(made, two.results[0].type))
        first = put(two, one, list(one.operands)) if _fits(two, one, places) else None
        if first is None:
            raise IllegalEdit(f"swap: '{self.two}' reads what '{self.one}' comes before")
        with before(one):
            one.results[0].replace_all_uses_with(fit(first, one.results[0].type))
        two.erase()
        one.erase()

    def tell(self, program: Program) -> str:
        """In terms of the model."""
        return f"{title(program, self.one)} and {title(program, self.two)} change places"


def _fits(two: Any, one: Any, places: dict[str, int]) -> bool:
    """Whether the operands that `two` keeps, beyond those it is given, exist at `one`."""
    kept = list(two.operands)[len(one.operands) :]
    owners = [owner_of(value) for value in kept]
    return all(
        owner is None or places.get(id_of(owner), -1) < places[id_of(one)] for owner in owners
    )
