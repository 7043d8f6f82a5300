"""How does the driver talk to a worker? One line out, one line back, and a new one if it dies."""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import IO, Any

from perfdojo.errors import MeasureError

# Taken before any kernel runs here, which may bind this thread to one core for good.
_CORES = sorted(os.sched_getaffinity(0))
_GRACE = 10.0  # seconds beyond its own limit that a worker gets to answer


class Lost(Exception):
    """The worker ended, or (`late`) does not answer."""

    def __init__(self, reason: str, *, late: bool = False) -> None:
        super().__init__(reason)
        self.late = late


class Worker:
    """A process that runs `module` for one kernel, started when needed; `start` is its first line.

    The process is to end when this one does: `start` tells it who that is.
    """

    def __init__(self, module: str, start: dict[str, Any], *, grace: float | None = None) -> None:
        self._module, self._start, self._grace = module, start, grace
        self._process: subprocess.Popen[bytes] | None = None
        self._complaints: IO[bytes] | None = None
        self.started = 0  # how many there have been

    def ask(self, request: dict[str, Any], limit: float | None = None) -> dict[str, Any]:
        """The answer to one request. Raises Lost; the next request then starts a new worker.

        Without a limit it waits as long as the worker lives.
        """
        process = self._alive()
        try:
            self._send(process, request)
            grace = _GRACE if self._grace is None else self._grace
            line = self._receive(process, None if limit is None else limit + grace)
            answer: dict[str, Any] = json.loads(line)
        except (OSError, ValueError) as error:
            reason = self._last_words() or str(error)
            self.close()
            raise Lost(reason, late=isinstance(error, TimeoutError)) from error
        except (
            BaseException
        ):  # interrupted: an answer that comes late must not be taken for another
            self.close()
            raise
        return answer

    def warm_up(self) -> None:
        """Start the worker now, so that the first request does not wait for it to begin."""
        self._alive()

    def close(self) -> None:
        """End the worker, and with it its child."""
        process, self._process = self._process, None
        if process is None:
            return
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)  # its child dies with it
        process.wait()
        for pipe in (process.stdin, process.stdout, self._complaints):
            if pipe is not None:
                pipe.close()

    @property
    def pid(self) -> int | None:
        """The id of the worker, if one is running."""
        return self._process.pid if self._process else None

    # -- the pipe ---------------------------------------------------------------------------

    def _alive(self) -> subprocess.Popen[bytes]:
        if self._process is not None and self._process.poll() is None:
            return self._process
        self.close()
        self._complaints = tempfile.TemporaryFile()  # noqa: SIM115  # closed with the process
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", self._module],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._complaints,
            env=environment(),
            start_new_session=True,
        )
        self.started += 1
        try:
            known = {"driver": os.getpid(), "cores": _CORES}
            self._send(self._process, {**self._start, **known})
        except OSError as error:
            raise MeasureError(f"cannot start a worker: {self._last_words() or error}") from error
        return self._process

    def _send(self, process: subprocess.Popen[bytes], request: dict[str, Any]) -> None:
        assert process.stdin is not None
        process.stdin.write(json.dumps(request).encode() + b"\n")
        process.stdin.flush()

    def _receive(self, process: subprocess.Popen[bytes], limit: float | None) -> bytes:
        assert process.stdout is not None
        pipe = process.stdout.fileno()
        deadline = None if limit is None else time.monotonic() + limit
        line = b""
        while not line.endswith(b"\n"):
            left = None if deadline is None else max(0.0, deadline - time.monotonic())
            ready, _, _ = select.select([pipe], [], [], left)
            part = os.read(pipe, 1 << 20) if ready else b""
            if not part:
                raise _silence(bool(ready))
            line += part
        return line

    def _last_words(self) -> str:
        if self._complaints is None:
            return ""
        self._complaints.seek(0)
        lines = self._complaints.read().decode(errors="replace").strip().splitlines()
        return lines[-1] if lines else ""


def _silence(ended: bool) -> OSError:
    return OSError("the worker ended") if ended else TimeoutError("the worker did not answer")


def environment() -> dict[str, str]:
    """Ours, with this very package on the path, and no threads in the worker itself."""
    root = str(Path(__file__).resolve().parents[2])
    paths = [root, *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "OPENBLAS_NUM_THREADS": "1"}
