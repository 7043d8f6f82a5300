"""TVM as a peer: what it can tune, and what is said where it cannot."""

from __future__ import annotations

import importlib.util
import math

import pytest

from perfdojo.api import kernel as make_kernel
from perfdojo.errors import NotFoundError
from perfdojo.ir import interpret
from perfdojo.kernels import load_formula
from perfdojo.measure import peers
from perfdojo.measure.compare import scaled_error, tolerance_of
from perfdojo.measure.inputs import random_inputs
from perfdojo.measure.tvm_peer import OPERATORS, Tuned, TvmOptions, make_call, tune
from perfdojo.measure.tvm_programs import make_program

needs_tvm = pytest.mark.skipif(
    importlib.util.find_spec("tvm") is None, reason="needs TVM: the extra `tvm`"
)


def test_tvm_tunes_operators_of_the_suite() -> None:
    assert set(OPERATORS) < set(peers.OPERATORS)


def test_an_operator_without_a_program_is_refused() -> None:
    with pytest.raises(NotFoundError, match=r"tvm: expected one of softmax, .*, got 'cumsum'"):
        make_program(make_kernel("cumsum", like=(), N=2, M=3))


def test_without_tvm_nothing_is_tuned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(NotFoundError, match="tvm, xgboost, psutil, cloudpickle not found; pip"):
        tune(make_kernel("relu", like=(), N=2, M=3), TvmOptions())


def test_without_a_wanted_peer_pytorch_is_not_needed() -> None:
    assert peers.make_peers("relu", {}, ("tvm",), 2) == {}


def test_trials_that_failed_are_not_the_best() -> None:
    assert Tuned("", 1.0, ((0.5, math.nan), (0.7, 2e-3), (0.9, 3e-3))).best == 2e-3
    assert math.isnan(Tuned("", 1.0, ()).best)


@needs_tvm
@pytest.mark.cc
@pytest.mark.parametrize("operator", OPERATORS)
def test_the_program_of_tvm_means_the_same_as_ours(operator: str, tmp_path) -> None:
    import tvm

    kernel = make_kernel(operator, like=(), **load_formula(operator).bindings("test")[0])
    library = str(tmp_path / "untuned.so")
    tvm.compile(make_program(kernel), target="llvm").export_library(library)
    inputs = random_inputs(kernel)
    result = make_call(Tuned(library, 0.0, ()), kernel, inputs, threads=2)()
    (output,) = kernel.outputs
    expected = interpret(kernel, inputs)[output.name]
    assert scaled_error(result, expected) <= tolerance_of(kernel, output.dtype)


@needs_tvm
def test_a_convolution_with_padding_is_refused() -> None:
    sizes = load_formula("conv2d").bindings("test")[1]
    with pytest.raises(NotFoundError, match="has no program for padding, stride or dilation"):
        make_program(make_kernel("conv2d", like=(), **sizes))
