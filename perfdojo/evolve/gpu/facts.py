"""Which GPU is here? (Tested, not proven.) Asked in a process of its own, which then ends."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict, dataclass

from perfdojo.errors import MeasureError, TargetError, TaskError
from perfdojo.evolve.gpu.device import DEVICE, make_gpu
from perfdojo.measure.apart import ask_apart
from perfdojo.measure.gpu.device import DeviceError

_LIMIT = 120.0  # seconds to open a device
CURE = "run it on a machine with an NVIDIA GPU and its driver"


@dataclass(frozen=True, slots=True)
class GpuFacts:
    """What a GPU is called, its architecture, as sm_90; whether it runs binaries or only PTX."""

    name: str
    arch: str
    runs_binaries: bool = True


def find_gpu(device: str = DEVICE) -> GpuFacts:
    """The GPU of this machine. Raises TargetError."""
    try:
        reply = ask_apart("perfdojo.evolve.gpu.facts", {"device": device}, limit=_LIMIT)
    except MeasureError as error:
        raise TargetError(f"cuda: expected a GPU, got none ({error}); {CURE}") from error
    if "reason" in reply:
        raise TargetError(f"cuda: expected a GPU, got none ({reply['reason']}); {CURE}")
    return GpuFacts(**reply)


def number_of(arch: str) -> int:
    """90 of sm_90 and of sm_90a."""
    return int("".join(filter(str.isdigit, arch)) or 0)


def check_new_enough(source: str, needed: str, gpu: GpuFacts) -> None:
    """Raise TaskError if the code needs a newer GPU than this one."""
    if number_of(needed) > number_of(gpu.arch):
        raise TaskError(
            f"task: '{source}' needs a GPU of {needed} or newer, got {gpu.arch} ({gpu.name}); run "
            f"it on a newer one, or compile it for this one (arch='{gpu.arch}')"
        )


def main() -> None:
    """Answer one request on standard input."""
    request = json.load(sys.stdin)
    try:
        gpu = make_gpu(request["device"])
        facts = GpuFacts(gpu.name(), gpu.architecture, gpu.runs_binaries)
        print(json.dumps(asdict(facts)))
    except (DeviceError, TargetError) as error:
        print(json.dumps({"reason": str(error)}))
