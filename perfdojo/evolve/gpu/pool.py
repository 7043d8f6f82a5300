"""Who stands by when a process is spoilt? (Tested, not proven.) Children that are ready already.

A GPU is opened in children of a process that never touches it. One works; the others wait with the
device open, so that the next variant does not pay for what the last one broke. A child knows what
its parent knew when it was forked.
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
_TRIES = 3  # children that may fail to open it, one after the other


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
        if no device can be opened.
        """
        child = self._first()
        _send(child.to, request)
        reply: Reply | Failed = _receive(child.back, limit)
        if isinstance(reply, Failed):
            self._end(self._children.popleft())
            self._fork()
            if reply.stage == "timeout":
                return asdict(Failed("timeout", f"it did not finish in {limit:g} s"))
            return asdict(Failed("crash", "its process ended"))
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
        raise MeasureError(f"cuda: no process can open the GPU: {reason}")

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

    def _end(self, child: _Child) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(child.pid, signal.SIGKILL)
        os.waitpid(child.pid, 0)
        os.close(child.to)
        os.close(child.back)


def _live(make: Callable[[], Handler], parent: int, source: int, target: int) -> NoReturn:
    """The whole life of a child. Whatever happens, it ends here."""
    try:
        die_with(parent)
        _serve(make, source, target)
    finally:
        os._exit(0)


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
