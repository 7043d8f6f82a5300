"""Are functions of any signature called with the right values, and changed arrays restored?"""

from __future__ import annotations

import ctypes
import struct

import numpy as np
import pytest

from perfdojo.evolve.cpu.stopwatch import Stopwatch
from perfdojo.evolve.llvm.build import make_engine, to_object
from perfdojo.evolve.llvm.signature import signature

pytestmark = pytest.mark.llvm

IR = """\
define double @f(i32 %n, double %a, ptr %x, i64 %k, float %b, i1 %flag) {
  %v = load double, ptr %x
  %more = fadd double %v, %a
  store double %more, ptr %x
  %wide = fpext float %b to double
  %sum = fadd double %more, %wide
  %i = sitofp i32 %n to double
  %j = sitofp i64 %k to double
  %one = fadd double %sum, %i
  %two = fadd double %one, %j
  %three = select i1 %flag, double %two, double 0.0
  ret double %three
}
"""


def call(calls: int, *, restored: bool) -> tuple[float, float, float]:
    """Seconds, the value, and what the array holds after so many calls."""
    watch, engine = Stopwatch(signature(IR, "f")), make_engine(to_object(IR))
    x, kept, value = np.array([10.0]), np.array([10.0]), np.zeros(1)
    words = [-1, struct.unpack("<q", struct.pack("<d", 0.5))[0], x.ctypes.data, -2]
    words += [struct.unpack("<I", struct.pack("<f", 0.25))[0], 1]
    slots = (ctypes.c_int64 * 6)(*words)
    restore = (x.ctypes.data, kept.ctypes.data, 8) if restored else ()
    address = ctypes.addressof(slots)
    seconds = watch.time(engine.address("f"), address, calls, value.ctypes.data, restore)
    return seconds, float(value[0]), float(x[0])


def test_every_argument_arrives_and_the_value_comes_back() -> None:
    seconds, value, after = call(1, restored=False)
    assert (value, after) == (10.5 + 0.25 - 1 - 2, 10.5)
    assert 0 <= seconds < 1


def test_an_array_that_changes_is_restored_before_each_call() -> None:
    assert call(5, restored=False)[2] == 12.5
    assert call(5, restored=True)[2] == 10.5
