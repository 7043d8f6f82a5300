"""Where does unproven code run? In a child of this process, limited, and killed when it is late.

The process that forks must have one thread and never run such code itself; then a fork is safe
and takes a millisecond. A child works in a process group of its own, sends its result through a
pipe, and ends. Whatever it does ends with it.
"""

from __future__ import annotations

import contextlib
import json
import os
import resource
import select
import signal
import time
from collections.abc import Callable
from dataclasses import asdict
from typing import NoReturn

from perfdojo.measure.jail import die_with, lock_up
from perfdojo.measure.outcome import Failed
from perfdojo.measure.serve import Reply
from perfdojo.measure.trial import Fault
from perfdojo.targets.c.openmp import busy_seconds, spare_neighbours

_PATIENCE = 2.0  # seconds from the end of a child's pipe to its own end
_LONGEST = 1 << 24  # bytes of one result
_WATCH = 1.0  # seconds of trials that tell how busy others are; the system counts in hundredths


class Cradle:
    """Runs work in children, one at a time; each may take `memory` bytes more than there are."""

    def __init__(self, memory: int) -> None:
        self.memory = memory
        self._leaving = 0  # a child that has sent its result, and may still be ending
        # seconds of all cores that were not the children's, and of the clock, while they ran
        self._theirs = self._watched = 0.0

    def run(self, work: Callable[[], Reply], limit: float) -> Reply:
        """Do `work` in a child and return what it sends; `stage` and `reason` if it failed."""
        parent = os.getpid()
        ours, theirs = os.pipe()
        started, worked = time.monotonic(), busy_seconds()
        child = os.fork()
        if child == 0:
            _live(work, parent, theirs, self.memory)
        os.close(theirs)
        text, in_time = _read(ours, time.monotonic() + limit)
        os.close(ours)
        result = _result(text)
        if result is not None:
            self._theirs += busy_seconds() - worked
            self._watched += time.monotonic() - started
            self._leaving = child
            return result
        status, used = _end(child, _PATIENCE if in_time else 0.0)
        if not in_time:
            return asdict(Failed("timeout", f"it did not finish in {limit:g} s"))
        return asdict(_autopsy(status, used.ru_maxrss, self.memory))

    def tidy(self) -> None:
        """Make sure that the last child is gone. The next one is told how busy others were."""
        if not self._leaving:
            return
        _, used = _end(self._leaving, 0.0)
        self._leaving = 0
        self._theirs -= used.ru_utime + used.ru_stime
        if self._watched > _WATCH:
            spare_neighbours(self._theirs, self._watched)
            self._theirs = self._watched = 0.0


# -- the child ------------------------------------------------------------------------------


def _live(work: Callable[[], Reply], parent: int, pipe: int, memory: int) -> NoReturn:
    """The whole life of a child. Whatever happens, it ends here."""
    try:
        os.setpgid(0, 0)
        die_with(parent)
        pipe = _keep_only(pipe)
        lock_up(memory)
        reply = json.dumps(_attempt(work)).encode() + b"\n"
        while reply:
            reply = reply[os.write(pipe, reply) :]
    finally:  # without cleaning up: the parent's buffers and handlers are not ours
        os._exit(0)


def _attempt(work: Callable[[], Reply]) -> Reply:
    try:
        return work()
    except Fault as fault:
        return asdict(fault.failed)
    except MemoryError:
        return asdict(Failed("memory", "not enough memory for its arguments"))
    except Exception as error:  # noqa: BLE001  # whatever broke is reported; the search goes on
        return asdict(Failed("lost", f"{type(error).__name__}: {error}"))


def _keep_only(pipe: int) -> int:
    """Close all files but the pipe, which gets a number of its own; what is printed vanishes."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for number in (0, 1, 2):
        os.dup2(nothing, number)
    kept = os.dup2(pipe, 100, inheritable=False)
    os.closerange(3, kept)
    os.closerange(kept + 1, 4096)
    return kept


# -- what the parent makes of it -------------------------------------------------------------


def _read(pipe: int, deadline: float) -> tuple[bytes, bool]:
    """What came through the pipe, and whether that was before the deadline."""
    text = b""
    while (left := deadline - time.monotonic()) > 0:
        ready, _, _ = select.select([pipe, 0], [], [], left)
        if pipe in ready:
            part = os.read(pipe, 1 << 16)
            text += part
            if not part or len(text) > _LONGEST or _result(text) is not None:
                return text, True
        elif 0 in ready:  # nobody asks while we work: this is the end of the driver
            os._exit(0)
    return text, False


def _end(child: int, patience: float) -> tuple[int, resource.struct_rusage]:
    """Make sure that the child and its group are gone: its status, and what it used."""
    deadline = time.monotonic() + patience
    found = 0
    while not found and time.monotonic() < deadline:
        found, status, used = os.wait4(child, os.WNOHANG)
        if not found:
            time.sleep(1e-3)
    if not found:
        os.kill(child, signal.SIGKILL)
        _, status, used = os.wait4(child, 0)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)
    return status, used


def _result(text: bytes) -> Reply | None:
    """The result in `text`, which is one line, if it has come to its end."""
    if not text.endswith(b"\n"):
        return None
    try:
        found = json.loads(text)
    except ValueError:
        return None
    return found if isinstance(found, dict) else None


def _autopsy(status: int, used: int, memory: int) -> Failed:
    """Why a child ended without a result."""
    if not os.WIFSIGNALED(status):
        return Failed("crash", f"it ended by itself (exit code {os.WEXITSTATUS(status)})")
    number = os.WTERMSIG(status)
    if number == signal.SIGVTALRM:
        return Failed("timeout", "it took the processor for longer than it may")
    if number == signal.SIGSYS:
        return Failed("crash", "it tried to start or to end a process")
    if used * 1024 > 0.8 * memory:
        return Failed("memory", f"it died at {used / 1024:.0f} MiB of memory")
    return Failed("crash", f"it died of {signal.Signals(number).name}")
