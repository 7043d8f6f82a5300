"""Does a winner touch only what is its own? compute-sanitizer watches every access of one call."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from dataclasses import asdict

from perfdojo.ir import Kernel, print_kernel
from perfdojo.measure.gpu.ground import Binary
from perfdojo.measure.outcome import Failed
from perfdojo.measure.worker import environment

_TOOLS = ("memcheck", "racecheck")
_PLACES = ("compute-sanitizer", "/usr/local/cuda/bin/compute-sanitizer")
_LIMIT = 120.0  # seconds for each tool
_SUMMARY = re.compile(r"(?:ERROR|RACECHECK) SUMMARY: (\d+) (?:error|hazard)")
_HEAD = ("========= COMPUTE-SANITIZER", "========= Target")


def find_sanitizer() -> str | None:
    """The path of compute-sanitizer."""
    return next(filter(None, map(shutil.which, _PLACES)), None)


def sanitize(kernel: Kernel, binary: Binary, device: str, *, limit: float = _LIMIT) -> Failed | str:
    """The first bad access or race in one call of `binary`, else one line on what was looked at."""
    program = find_sanitizer()
    if program is None:
        return "compute-sanitizer is not installed: accesses were not watched"
    request = {"kernel": print_kernel(kernel), "binary": asdict(binary), "device": device}
    notes = []
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(request, file)
        file.flush()
        once = [sys.executable, "-m", "perfdojo.measure.gpu.once", file.name]
        for tool in _TOOLS:
            command = [program, "--tool", tool, "--target-processes", "all", *once]
            output = run_watched(command, limit)
            found = read_summary(tool, output)
            if isinstance(found, Failed):
                return found
            notes.append(found)
    return "; ".join(notes)


def read_summary(tool: str, output: str | None) -> Failed | str:
    """What a run of `tool` printed means; None is a run that did not end."""
    if output is None:
        return f"{tool}: did not finish"
    summaries = _SUMMARY.findall(output)
    if not summaries:
        last = (output.strip().splitlines() or ["it printed nothing"])[-1]
        return f"{tool}: no summary ({last.strip()})"
    count = max(map(int, summaries))
    if count == 0:
        return f"{tool}: clean"
    said = [line for line in output.splitlines() if line.startswith("=========")]
    first = next((line for line in said if not line.startswith(_HEAD)), said[0])
    return Failed("sanitizer", f"{tool}: {count} found, first: {first.strip('= ')}")


def run_watched(command: list[str], limit: float) -> str | None:
    """What a command prints; None if it had to be killed, with all that it started."""
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=environment(),
        start_new_session=True,
    )
    try:
        return process.communicate(timeout=limit)[0]
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        return None
