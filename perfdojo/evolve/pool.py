"""Who stands by when a process is spoilt? (Tested, not proven.) Children that are ready already.

Children of a process that never runs such code itself. One works, for as long as it is whole; the
others wait with all that they need open (a GPU), so that the next variant does not pay for what
the last one broke. A child knows what its parent knew when it was forked.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import select
import signal
import struct
import time
from collections import deque
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, NoReturn, Protocol

from perfdojo.errors import MeasureError
from perfdojo.measure.jail import die_with
from perfdojo.measure.outcome import Failed

_OPENING = 120.0  # seconds until a device must be open
_TRIES = 3  # children that may fail to begin, one after the other
_LEAVING, _GLANCE = 0.01, 0.0005  # seconds that a process may take to end, and between looks


Reply = dict[str, Any]


class Handler(Protocol):
    """What a child does."""

    def answer(self, request: Any) -> Reply:
        """The answer to a request; with `spoilt` true if it was the last one."""


@dataclass(slots=True)
class _Child:
    pid: int
    to: int
    back: int
    ready: bool = False


class Pool:
    """Children that `make` a handler each; `spares` of them wait."""

    def __init__(self, make: Callable[[], Handler], spares: int) -> None:
        self._make, self._count = make, 1 + spares
        self._children: deque[_Child] = deque()
        self.forked = 0

    def ask(self, request: Any, limit: float) -> Reply:
        """The answer of a child: `stage` and `reason` if it died or is late. Raises MeasureError
        if none can begin.
        """
        child = self._first()
        _send(child.to, request)
        reply: Reply | Failed = _receive(child.back, limit)
        if isinstance(reply, Failed):
            status = self._end(self._children.popleft())
            self._fork()
            if reply.stage == "timeout":
                return asdict(Failed("timeout", f"it did not finish in {limit:g} s"))
            return asdict(_autopsy(status))
        if reply.pop("spoilt", False):
            self._end(self._children.popleft())
            self._fork()
        return reply

    def renew(self) -> None:
        """Forget what children know: the parent knows more."""
        self.close()

    def close(self) -> None:
        """End all children."""
        while self._children:
            self._end(self._children.popleft())

    def _first(self) -> _Child:
        """A child whose device is open."""
        reason = ""
        for _ in range(_TRIES):
            while len(self._children) < self._count:
                self._fork()
            child = self._children[0]
            if child.ready:
                return child
            said = _receive(child.back, _OPENING)
            if not isinstance(said, Failed) and said["open"]:
                child.ready = True
                return child
            reason = said.reason if isinstance(said, Failed) else said["reason"]
            self._end(self._children.popleft())
        raise MeasureError(f"evolve: no process can begin to run variants: {reason}")

    def _fork(self) -> None:
        parent = os.getpid()
        theirs_in, ours_out = os.pipe()
        ours_in, theirs_out = os.pipe()
        pid = os.fork()
        if pid == 0:
            for one in self._children:
                os.close(one.to)
                os.close(one.back)
            os.close(ours_out)
            os.close(ours_in)
            _live(self._make, parent, theirs_in, theirs_out)
        os.close(theirs_in)
        os.close(theirs_out)
        self._children.append(_Child(pid, ours_out, ours_in))
        self.forked += 1

    def _end(self, child: _Child) -> int:
        """Make sure that it is gone; how it ended."""
        found, status = os.waitpid(child.pid, os.WNOHANG)
        end = time.monotonic() + _LEAVING  # a pipe closes a moment before its process has ended
        while not found and time.monotonic() < end:
            time.sleep(_GLANCE)
            found, status = os.waitpid(child.pid, os.WNOHANG)
        if not found:
            os.kill(child.pid, signal.SIGKILL)
            _, status = os.waitpid(child.pid, 0)
        os.close(child.to)
        os.close(child.back)
        return status


def _autopsy(status: int) -> Failed:
    """Why a child ended without an answer."""
    if not os.WIFSIGNALED(status):
        return Failed("crash", f"it ended by itself (exit code {os.WEXITSTATUS(status)})")
    if os.WTERMSIG(status) == signal.SIGVTALRM:
        return Failed("timeout", "it took the processor for longer than it may")
    return Failed("crash", f"it died of {signal.Signals(os.WTERMSIG(status)).name}")


def _live(make: Callable[[], Handler], parent: int, source: int, target: int) -> NoReturn:
    """The whole life of a child. Whatever happens, it ends here."""
    try:
        die_with(parent)
        _silence((source, target))
        _serve(make, source, target)
    finally:
        os._exit(0)


def _silence(kept: tuple[int, int]) -> None:
    """Close all files but those; what is printed vanishes."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for number in (0, 1, 2):
        os.dup2(nothing, number)
    low, high = sorted(kept)
    os.closerange(3, low)
    os.closerange(low + 1, high)
    os.closerange(high + 1, 4096)


def _serve(make: Callable[[], Handler], source: int, target: int) -> None:
    try:
        handler = make()
    except Exception as error:  # noqa: BLE001  # whatever it is, the parent tells it
        _send(target, {"open": False, "reason": str(error)})
        return
    _send(target, {"open": True})
    while not isinstance(request := _receive(source, None), Failed):
        reply = handler.answer(request)
        _send(target, reply)
        if reply.get("spoilt"):
            return


def _send(pipe: int, value: Any) -> None:
    data = pickle.dumps(value)
    data = struct.pack("<Q", len(data)) + data
    with contextlib.suppress(BrokenPipeError):  # the other end has died, which reading will tell
        while data:
            data = data[os.write(pipe, data) :]


def _receive(pipe: int, limit: float | None) -> Any:
    """A value; Failed if the other end is gone, or silent for too long."""
    deadline = None if limit is None else time.monotonic() + limit
    data, wanted = b"", 8
    while len(data) < wanted:
        left = None if deadline is None else max(0.0, deadline - time.monotonic())
        ready, _, _ = select.select([pipe], [], [], left)
        if not ready:
            return Failed("timeout", "it does not answer")
        part = os.read(pipe, 1 << 20)
        if not part:
            return Failed("crash", "its process ended")
        data += part
        if len(data) >= 8:
            wanted = 8 + struct.unpack_from("<Q", data)[0]
    return pickle.loads(data[8:])
