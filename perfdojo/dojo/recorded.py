"""How is a recorded result used again? Its moves are played anew, and each is proven anew."""

from __future__ import annotations

from dataclasses import dataclass

from perfdojo.dojo.game import Game, State
from perfdojo.errors import DojoError, NotFoundError, RecordsError
from perfdojo.ir import Kernel, digest, named_like, parse_kernel, verify
from perfdojo.records import Explanation, Record, Run, Store, explain
from perfdojo.targets import Target


@dataclass(frozen=True, slots=True)
class Best:
    """The kernel that a record leads to, under the names that its user gave, and the record."""

    kernel: Kernel
    record: Record


def start_of(run: Run) -> Kernel:
    """The untouched kernel of a run. Raises DojoError if its text is not what was recorded."""
    kernel = parse_kernel(run.text)
    verify(kernel)
    if digest(kernel) != run.start:
        raise RecordsError(
            f"run {run.id}: the digest of its kernel is {digest(kernel)} today, "
            f"recorded is {run.start}"
        )
    return kernel


def replay(start: Kernel, record: Record, target: str | Target) -> State:
    """The state that the steps of a record lead to from `start`.

    Raises IllegalMove if one of them is refused, or is of a weaker numerics class than recorded;
    RecordsError if they lead to another program than recorded.
    """
    state = Game(start, target, numerics=record.numerics).replay(record.steps)
    if state.digest != record.digest:
        raise RecordsError(
            f"run {record.run}: its moves lead to another program today ({state.digest}, "
            f"recorded is {record.digest})"
        )
    return state


def find_best(
    store: Store, kernel: Kernel, target: Target, *, numerics: str = "reassociate"
) -> Best | None:
    """The best verified result of `kernel` on this machine that can still be played, if any.

    Records that cannot are passed over; `explain_best` says why.
    """
    for record in store.ranked(digest(kernel), target.fingerprint(), numerics):
        made = _try(store, kernel, record, target)
        if isinstance(made, Kernel):
            return Best(made, record)
    return None


def explain_best(
    store: Store, kernel: Kernel, target: Target, *, numerics: str = "reassociate"
) -> Explanation:
    """Which record `find_best` uses, and why it does not use others."""

    def refuse(record: Record) -> str:
        made = _try(store, kernel, record, target)
        return "" if isinstance(made, Kernel) else made

    return explain(store, kernel, target, numerics=numerics, refuse=refuse)


def _try(store: Store, kernel: Kernel, record: Record, target: Target) -> Kernel | str:
    """The kernel that a record leads to; or, in words, why it leads nowhere."""
    try:
        start = _start_like(store, kernel, record)
        made = named_like(replay(start, record, target).kernel, kernel)
        verify(made)
        return made
    except DojoError as error:
        return " ".join(str(error).split())
    except Exception as error:  # noqa: BLE001  # records come from anywhere: they must not crash us
        return f"its moves cannot be played: {type(error).__name__}: {error}"


def _start_like(store: Store, kernel: Kernel, record: Record) -> Kernel:
    """The kernel of the record's run: the same program, with the names that its steps speak of."""
    try:
        run = store.find_run(record.run)
    except NotFoundError:
        return kernel  # the record came without its run; the names may be the same
    start = start_of(run)
    if run.start != record.start:
        raise RecordsError(f"run {run.id} started from another program ({run.start})")
    return start
