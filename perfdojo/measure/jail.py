"""What may a candidate do to the machine? Compute; the system refuses the rest."""

from __future__ import annotations

import ctypes
import functools
import os
import platform
import resource
import signal
import struct
import sys
from dataclasses import dataclass

_PDEATHSIG, _SECCOMP, _NO_NEW_PRIVILEGES = 1, 22, 38  # options of prctl
_FILTER = 2  # the mode of seccomp that takes a program
_KILL, _REFUSE, _ALLOW = 0x80000000, 0x00050000, 0x7FFF0000  # what a program may answer
_EPERM, _ENOSYS = 1, 38
_CLONE_THREAD = 0x00010000
_X32 = 0x40000000  # system calls of x86 with short pointers begin here
_LOAD, _EQUAL, _AT_LEAST, _BITS, _RETURN = 0x20, 0x15, 0x35, 0x45, 0x06  # instructions
_NUMBER, _ARCHITECTURE, _FIRST = 0, 4, 16  # where a program finds the call and its first argument
_TASKS = 256  # tasks more than there are now, where only their number can be limited
_MACHINE = platform.machine()  # asked once: children, which inherit it, live for milliseconds


@dataclass(frozen=True, slots=True)
class _Calls:
    """Numbers of system calls: what no kernel needs, and those that need a closer look."""

    architecture: int
    fatal: tuple[int, ...]  # starting, ending or changing processes, leaving the group
    prctl: int
    clone: int
    clone3: int
    tgkill: int


_SYSTEMS = {
    "x86_64": _Calls(
        0xC000003E,
        (57, 58, 59, 322, 62, 200, 129, 297, 424, 101, 311, 109, 112),
        *(157, 56, 435, 234),
    ),
    "aarch64": _Calls(
        0xC00000B7, (221, 281, 129, 130, 138, 240, 424, 117, 271, 154, 157), *(167, 220, 435, 131)
    ),
}


def die_with(parent: int) -> None:
    """Let this process be killed when the one with that id, which started it, ends."""
    if sys.platform == "linux":
        _libc().prctl(_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
    if os.getppid() != parent:  # it ended before we asked
        os._exit(1)


def lock_up(memory: int) -> None:
    """Limit this process, which must have one thread, for the rest of its life.

    It gets `memory` bytes of addresses beyond those it has, writes no file and no core, and
    starts no process. An attempt to start or to end a process kills it (SIGSYS).
    """
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    total = memory + _addresses()
    resource.setrlimit(resource.RLIMIT_AS, (total, total))
    if not _refuse_processes():
        tasks = _count_tasks() + _TASKS
        resource.setrlimit(resource.RLIMIT_NPROC, (tasks, tasks))


def _refuse_processes() -> bool:
    """Whether the system took the program that watches our system calls."""
    calls = _SYSTEMS.get(_MACHINE)
    if sys.platform != "linux" or calls is None:
        return False
    program = _program(calls, os.getpid())
    text = ctypes.create_string_buffer(program, len(program))
    head = struct.pack("HxxxxxxP", len(program) // 8, ctypes.addressof(text))
    libc = _libc()
    libc.prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0)
    return bool(
        libc.prctl(_SECCOMP, _FILTER, ctypes.create_string_buffer(head, len(head)), 0, 0) == 0
    )


def _program(calls: _Calls, process: int) -> bytes:
    """The watching program, in the language of Berkeley packet filters."""
    lines = [
        (_LOAD, 0, 0, _ARCHITECTURE),
        (_EQUAL, 1, 0, calls.architecture),
        (_RETURN, 0, 0, _KILL),
        (_LOAD, 0, 0, _NUMBER),
        (_AT_LEAST, 0, 1, _X32),
        (_RETURN, 0, 0, _KILL),
    ]
    answers = [(number, _KILL) for number in calls.fatal]
    answers += [(calls.prctl, _REFUSE | _EPERM), (calls.clone3, _REFUSE | _ENOSYS)]
    for number, answer in answers:  # without clone3, the C library falls back to clone
        lines += [(_EQUAL, 0, 1, number), (_RETURN, 0, 0, answer)]
    lines += [
        (_EQUAL, 0, 4, calls.clone),
        (_LOAD, 0, 0, _FIRST),
        (_BITS, 1, 0, _CLONE_THREAD),
        (_RETURN, 0, 0, _KILL),
        (_RETURN, 0, 0, _ALLOW),
        (_EQUAL, 0, 3, calls.tgkill),
        (_LOAD, 0, 0, _FIRST),
        (_EQUAL, 1, 0, process),  # a process may end itself, as abort() does
        (_RETURN, 0, 0, _KILL),
        (_RETURN, 0, 0, _ALLOW),
    ]
    return b"".join(struct.pack("HBBI", *line) for line in lines)


@functools.cache
def _libc() -> ctypes.CDLL:
    return ctypes.CDLL(None, use_errno=True)


def _addresses() -> int:
    """Bytes of addresses this process has now."""
    try:  # as bytes: a codec that nobody has used would be imported, in every child anew
        with open("/proc/self/statm", "rb") as file:
            return int(file.read().split()[0]) * resource.getpagesize()
    except OSError:
        return 1 << 30


def _count_tasks() -> int:
    try:
        return len(os.listdir("/proc"))
    except OSError:
        return 1024
