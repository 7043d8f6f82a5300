"""Does a stored result apply here, and if not, what differs? In words."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from perfdojo.errors import DojoError, NotFoundError, SizeError
from perfdojo.ir import Kernel, digest, parse_kernel, sizes_from_shapes
from perfdojo.kernels import kernel_names, load_formula
from perfdojo.measure.outcome import Timed
from perfdojo.records.rank import by_time
from perfdojo.records.record import Record, allows
from perfdojo.records.store import Store
from perfdojo.targets import Target

_LISTS = ("features", "flags")  # fields that are lists of words: only what differs is told


@dataclass(frozen=True, slots=True)
class Judged:
    """A record, and why it is not used."""

    record: Record
    reasons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Explanation:
    """Which record is used for a kernel on this machine, if any, and why others are not.

    `others` holds what is nearer to the kernel first: the same program here, the same program
    elsewhere, then the same operator with other sizes; of each place the fastest record.
    """

    kernel: str
    start: str
    fingerprint: dict[str, str]
    applies: Record | None
    others: tuple[Judged, ...]

    def __str__(self) -> str:
        lines = [f"{self.kernel} ({self.start}): {self._verdict()}"]
        lines += [
            f"not used: {describe(judged.record)}: {'; '.join(judged.reasons)}"
            for judged in self.others
        ]
        return "\n".join(lines)

    def _verdict(self) -> str:
        if self.applies is not None:
            return f"{describe(self.applies)} applies here"
        if self.others:
            return "no record applies here"
        return "nothing is recorded of this operator; `perfdojo optimize` finds something"


def describe(record: Record) -> str:
    """`0.412 ms by 14 moves (reassociate, run 3f2a90c4d1e0)`."""
    plural = "" if len(record.steps) == 1 else "s"
    moves = f"{len(record.steps)} move{plural}"
    return f"{record.seconds * 1e3:.4g} ms by {moves} ({record.numerics}, run {record.run})"


def explain(
    store: Store,
    kernel: Kernel,
    target: Target,
    *,
    numerics: str = "reassociate",
    refuse: Callable[[Record], str] = lambda _: "",
) -> Explanation:
    """Say which record is used for `kernel` on `target`, and why others are not.

    `refuse` says why the steps of a record can no longer be played, or nothing if they can.
    """
    start, here = digest(kernel), target.fingerprint()
    applies, judged = None, list[Judged]()
    for record in store.ranked(start, here, numerics):
        reason = refuse(record)
        if not reason:
            applies = record
            break
        judged.append(Judged(record, (reason,)))
    judged += _unusable(store, start, here, numerics, applies)
    judged += _elsewhere(store, kernel, start, here)
    return Explanation(kernel.name, start, here, applies, tuple(judged))


def _unusable(
    store: Store, start: str, here: dict[str, str], numerics: str, applies: Record | None
) -> Iterator[Judged]:
    """For each reason, the fastest record from here that would be faster than what applies."""
    limit = math.inf if applies is None else applies.seconds
    told: set[str] = set()
    for record in sorted(store.known(start, here).values(), key=by_time):
        if not isinstance(record.outcome, Timed) or record.seconds >= limit:
            break
        reasons = []
        if not record.verified:
            reasons.append("it was not verified on held-out inputs")
        if not allows(numerics, record.numerics):
            reasons.append(f"its class is '{record.numerics}', allowed is '{numerics}'")
        text = "; ".join(reasons)
        if reasons and text not in told:
            told.add(text)
            yield Judged(record, tuple(reasons))


def _elsewhere(store: Store, kernel: Kernel, start: str, here: dict[str, str]) -> list[Judged]:
    """The fastest record of each other machine and of each other size of the operator."""
    found = []
    for other, there in store.places(kernel.name, start):
        if (other, there) == (start, here):
            continue
        record = store.best(other, there, "approximate") or _fastest(store, other, there)
        if record is not None:
            reasons = [_differ(kernel, start, _start_of(store, record), other)]
            reasons += differences(there, here)
            found.append(Judged(record, tuple(filter(None, reasons))))
    return sorted(found, key=lambda judged: (judged.record.start != start, by_time(judged.record)))


def _fastest(store: Store, start: str, fingerprint: dict[str, str]) -> Record | None:
    times = [r for r in store.known(start, fingerprint).values() if isinstance(r.outcome, Timed)]
    return min(times, key=by_time, default=None)


def differences(there: dict[str, str], here: dict[str, str]) -> list[str]:
    """What two fingerprints differ in: `compiler: gcc 12.2.0 there, gcc 13.1 here`."""
    return [
        f"{name}: {_side(there, here, name)} there, {_side(here, there, name)} here"
        for name in dict.fromkeys((*here, *there))
        if there.get(name) != here.get(name)
    ]


def _side(mine: dict[str, str], other: dict[str, str], name: str) -> str:
    if name not in mine:
        return "not told"
    if name not in _LISTS or name not in other:
        return mine[name] or "nothing"
    more = [word for word in mine[name].split() if word not in other[name].split()]
    return f"also {' '.join(more)}" if more else "nothing more"


def _start_of(store: Store, record: Record) -> Kernel | None:
    """The untouched kernel of a record, if its run is known and its text can be read."""
    try:
        return parse_kernel(store.find_run(record.run).text)
    except DojoError:
        return None


def _differ(kernel: Kernel, start: str, there: Kernel | None, other: str) -> str:
    """In what the kernel of a record differs from this one; nothing if they are the same."""
    if start == other:
        return ""
    if there is None:
        return f"another program there ({other})"
    sizes = sizes_of(there), sizes_of(kernel)
    if sizes[0] != sizes[1]:
        return f"same operator '{kernel.name}', but {sizes[0]} there, {sizes[1]} here"
    return f"same name '{kernel.name}' and sizes, but another program there ({other})"


def sizes_of(kernel: Kernel) -> str:
    """`N=64 M=100` of an operator we know, else the shapes of the inputs."""
    try:
        if kernel.name in kernel_names():
            formula = load_formula(kernel.name)
            sizes = sizes_from_shapes(formula, [buffer.shape for buffer in kernel.inputs], {})
            return " ".join(f"{name}={value}" for name, value in sizes.items())
    except (SizeError, NotFoundError):
        pass  # a text of the user's that bears the name of an operator
    return ", ".join(f"{b.name}: {b.dtype}{list(b.shape) or ''}" for b in kernel.inputs)
