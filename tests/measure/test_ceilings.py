"""Are the kernels behind the ceilings right, and the ceilings numbers that make sense?"""

from __future__ import annotations

import math

import numpy as np
import pytest

from perfdojo.ir import Kernel, verify
from perfdojo.measure import ceilings as module
from perfdojo.measure import compare, measure_ceilings, random_inputs
from perfdojo.measure.ceilings import (
    Load,
    ceilings_of,
    copy_kernel,
    peak_kernel,
    read_kernel,
    stream_kernel,
)
from perfdojo.targets import CTarget, Machine, build_function, find_target

LANES = (2, 4, 8, 16)


def make_kernels(lanes: int) -> dict[str, Kernel]:
    return {
        "copy": copy_kernel(3, lanes),
        "stream": stream_kernel(3, lanes),
        "read": read_kernel(3, lanes),
        "peak": peak_kernel(2, lanes),
    }


@pytest.mark.parametrize("lanes", LANES)
@pytest.mark.parametrize("name", ["copy", "stream", "read", "peak"])
def test_the_kernels_are_well_formed(name: str, lanes: int) -> None:
    verify(make_kernels(lanes)[name])


@pytest.mark.cc
@pytest.mark.parametrize("name", ["copy", "stream", "read"])
def test_the_kernels_compute_what_they_say(name: str) -> None:
    kernel = make_kernels(8)[name]
    inputs = random_inputs(kernel)
    y = build_function(kernel)(*inputs.values())
    assert compare(kernel, {"y": y}, inputs).correct


@pytest.mark.cc
def test_chains_of_fma_converge() -> None:
    y = build_function(peak_kernel(2, 8))(np.full(8, 0.5, np.float32))
    assert (y == 1.0).all(), "x = x/2 + 1/2 ends at 1"


def test_of_two_ways_to_copy_the_faster_counts() -> None:
    loads = {
        name: Load(lambda: None, amount)
        for name, amount in {"read": 4.0, "copy": 8.0, "stream": 8.0, "peak": 6.0}.items()
    }
    found = ceilings_of(loads, {"read": 1.0, "copy": 4.0, "stream": 2.0, "peak": 3.0})
    assert (found.read_bandwidth, found.copy_bandwidth, found.peak) == (4.0, 4.0, 2.0)


@pytest.mark.cc
def test_ceilings_are_positive(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_ROUNDS", 500)
    here = find_target("cpu").machine
    small = Machine(here.name, here.threads, here.vector_bytes, 16, (1 << 15,), here.features)
    found = measure_ceilings(CTarget(machine=small), budget=0.0)
    for value in (found.read_bandwidth, found.copy_bandwidth, found.peak):
        assert math.isfinite(value)
        assert value > 1e6, "a machine that is slower than that has not been built for decades"
