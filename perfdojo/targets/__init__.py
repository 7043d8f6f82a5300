"""How is a kernel written and built? One package a target."""

from __future__ import annotations

from collections.abc import Callable

from perfdojo.errors import TargetError, did_you_mean
from perfdojo.ir import Kernel
from perfdojo.targets.base import Gpu, Machine, Target
from perfdojo.targets.c import CTarget
from perfdojo.targets.cuda import CudaTarget
from perfdojo.targets.function import Function

__all__ = [
    "CTarget",
    "CudaTarget",
    "Function",
    "Gpu",
    "Machine",
    "Target",
    "build_function",
    "find_target",
]

_TARGETS: dict[str, Callable[[], Target]] = {"cpu": CTarget, "cuda": CudaTarget}


def find_target(target: str | Target) -> Target:
    """The target of that name. Raises TargetError with the names there are."""
    if isinstance(target, Target):
        return target
    if target not in _TARGETS:
        raise TargetError(f"unknown target '{target}'{did_you_mean(target, _TARGETS)}")
    return _TARGETS[target]()


def build_function(kernel: Kernel, target: str | Target = "cpu") -> Function:
    """`kernel` built for `target`, ready to call."""
    place = find_target(target)
    return place.load(kernel, place.compile(kernel))
