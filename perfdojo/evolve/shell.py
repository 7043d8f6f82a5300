"""How are the commands of a task run? (Tested, not proven.) In a group of their own, limited."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from perfdojo.errors import TaskError
from perfdojo.evolve.site import MEMORY
from perfdojo.measure.trial import Fault


def fill(command: str, values: Mapping[str, Any]) -> str:
    """A command with its placeholders filled in. Raises TaskError."""
    try:
        return command.format(**values)
    except (KeyError, IndexError, ValueError) as error:
        known = ", ".join(f"{{{name}}}" for name in values)
        raise TaskError(f"task: `{command}` has no meaning for {error} (known: {known})") from error


def run(command: str, folder: Path, limit: float, env: Mapping[str, str], stage: Any) -> None:
    """Run a shell command in a process group of its own. Raises Fault if it fails or is late."""
    process = subprocess.Popen(
        command, shell=True, cwd=folder, env={**os.environ, **env}, preexec_fn=_limit,
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
        start_new_session=True,
    )  # fmt: skip
    try:
        _, said = process.communicate(timeout=limit)
    except subprocess.TimeoutExpired as error:
        raise Fault("timeout", f"`{command}` did not finish in {limit:g} s") from error
    finally:
        _kill_group(process)
    if process.returncode:
        last: Sequence[str] = said.decode(errors="replace").strip().splitlines()[-1:]
        raise Fault(stage, ": ".join([f"`{command}` ended with {process.returncode}", *last]))


def _kill_group(process: subprocess.Popen[bytes]) -> None:
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        return
    process.wait()


def _limit() -> None:
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
