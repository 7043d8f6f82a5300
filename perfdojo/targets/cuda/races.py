"""Which accesses of memory are kept apart by a barrier, while a program is simulated?"""

from __future__ import annotations

from dataclasses import dataclass, field

from perfdojo.errors import Race

Place = tuple[object, ...]  # a buffer's name, whose it is, and the subscripts


@dataclass(frozen=True, slots=True)
class Mark:
    """One access: who made it, after which barriers of team, block and warp, and where.

    A barrier of a team is one of its blocks too.
    """

    team: int
    block: int
    thread: int
    warp: int
    barriers: tuple[int, int, int]
    writes: bool
    asynchronous: bool  # it goes on until the next barrier
    statement: str

    def is_apart(self, other: Mark) -> bool:
        """Whether both cannot be in the wrong order."""
        if self.block != other.block:
            return self.team == other.team and self.barriers[0] != other.barriers[0]
        if self.thread == other.thread:
            waited = self.barriers != other.barriers
            return waited or not (self.asynchronous or other.asynchronous)
        if self.warp == other.warp:
            return self.barriers != other.barriers
        return self.barriers[1] != other.barriers[1]

    @property
    def action(self) -> str:
        """What it did, in words."""
        return f"{'writes' if self.writes else 'reads'} it in '{self.statement}'"


@dataclass(slots=True)
class Marks:
    """The last accesses of every element, by each thread. One launch long."""

    seen: dict[Place, dict[tuple[int, int, bool], Mark]] = field(default_factory=dict)

    def add(self, place: Place, new: Mark) -> None:
        """Note an access. Raises Race if no barrier keeps it apart from another."""
        marks = self.seen.setdefault(place, {})
        for old in marks.values():
            if (old.writes or new.writes) and not old.is_apart(new):
                name, _, *indices = place
                raise Race(
                    f"{name}{indices}: thread {old.thread} of block {old.block} {old.action}, "
                    f"thread {new.thread} of block {new.block} {new.action}, and no barrier is "
                    "between"
                )
        marks[new.block, new.thread, new.writes] = new
