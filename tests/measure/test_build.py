"""Are variants built in groups, and does each have an outcome of its own whatever the others do?"""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from perfdojo.errors import BuildError
from perfdojo.ir import Kernel, parse_kernel
from perfdojo.measure import build
from perfdojo.measure.build import Builder, Built
from perfdojo.measure.outcome import Failed
from perfdojo.targets import CTarget

pytestmark = [
    pytest.mark.cc,
    pytest.mark.skipif(shutil.which("gcc") is None, reason="needs gcc"),
]

TEXT = """
kernel scaled(x: f32[64]) -> y: f32[64]
  for i in 64:
    y[i] = x[i] * {factor}
"""


class Watched(CTarget):
    """Notes what is built alone and together; what has a factor of 13 cannot be built."""

    def __init__(self) -> None:
        super().__init__("gcc")
        self.alone: list[Kernel] = []
        self.groups: list[int] = []

    def emit(self, kernel: Kernel) -> str:
        source = super().emit(kernel)
        return source.replace("13.0f", "thirteen")

    def compile(self, kernel: Kernel, *, limit: float | None = None) -> str:
        self.alone.append(kernel)
        return super().compile(kernel, limit=limit)

    def compile_together(self, kernels: Sequence[Kernel], *, limit: float) -> list[str | None]:
        self.groups.append(len(kernels))
        if any("13.0f" in CTarget.emit(self, kernel) for kernel in kernels):
            raise BuildError("one of them is unlucky")
        return super().compile_together(kernels, limit=limit)


def variants(count: int, first: int = 2) -> list[Kernel]:
    return [parse_kernel(TEXT.format(factor=f"{n}.0")) for n in range(first, first + count)]


@pytest.fixture
def target(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Watched:
    monkeypatch.setenv("PERFDOJO_CACHE", str(tmp_path))
    return Watched()


@pytest.fixture
def builder(target: Watched) -> Iterator[Builder]:
    made = Builder(variants(1)[0], target, jobs=2)
    yield made
    made.close()


def test_many_are_built_in_groups_for_all_jobs(builder: Builder, target: Watched) -> None:
    kernels = variants(11)
    built = builder.build_all(kernels)
    assert [b.kernel for b in built if isinstance(b, Built)] == kernels
    assert len({b.library for b in built if isinstance(b, Built)}) == len(kernels)
    assert sorted(target.groups) == [2, 3, 3, 3]
    assert target.alone == []


def test_few_are_built_alone(builder: Builder, target: Watched) -> None:
    assert builder.build_all([]) == []
    assert all(isinstance(b, Built) for b in builder.build_all(variants(2)))
    assert target.groups == []
    assert len(target.alone) == 2


def test_one_that_is_refused_costs_the_others_nothing(builder: Builder, target: Watched) -> None:
    built = builder.build_all(variants(8, first=10))
    failed = {n: b for n, b in enumerate(built) if isinstance(b, Failed)}
    assert list(failed) == [3]
    assert failed[3].stage == "compile"
    assert "thirteen" in failed[3].reason
    assert len(target.alone) == 2  # its group
    builder.build_all(variants(8, first=30))
    assert len(target.groups) == 8


def test_a_group_that_takes_long_is_the_last_one(
    builder: Builder, target: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "_SHORT", 0.0)
    assert all(isinstance(b, Built) for b in builder.build_all(variants(8)))
    assert len(target.alone) == 8
    groups = len(target.groups)
    assert all(isinstance(b, Built) for b in builder.build_all(variants(8, first=20)))
    assert len(target.groups) == groups


def test_other_arguments_are_refused_in_a_group_too(builder: Builder) -> None:
    other = parse_kernel(TEXT.replace("64", "32").format(factor="2.0"))
    built = builder.build_all([*variants(3), other, *variants(4, first=5)])
    assert [isinstance(b, Failed) for b in built] == [False] * 3 + [True] + [False] * 4
    assert isinstance(built[3], Failed)
    assert built[3].reason == "harness: 'scaled' has other arguments than the kernel"
