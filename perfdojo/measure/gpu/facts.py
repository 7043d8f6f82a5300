"""In which state was the GPU? Clocks, temperature and power, noted with what was measured."""

from __future__ import annotations

import subprocess

_FIELDS = (
    "name",
    "driver_version",
    "clocks.sm",
    "clocks.mem",
    "clocks.max.sm",
    "temperature.gpu",
    "power.draw",
)
_LIMIT = 10  # seconds


def gpu_state() -> dict[str, str]:
    """What nvidia-smi says of the first GPU, with units; empty where it says nothing."""
    command = ["nvidia-smi", "-i", "0", f"--query-gpu={','.join(_FIELDS)}", "--format=csv,noheader"]
    try:
        answer = subprocess.run(command, capture_output=True, text=True, timeout=_LIMIT, check=True)
    except (OSError, subprocess.SubprocessError):
        return {}
    return read_state(answer.stdout)


def read_state(text: str) -> dict[str, str]:
    """The fields of a line of nvidia-smi."""
    lines = text.strip().splitlines()
    values = [value.strip() for value in lines[0].split(",")] if lines else []
    return dict(zip(_FIELDS, values, strict=True)) if len(values) == len(_FIELDS) else {}
