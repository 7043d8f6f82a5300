"""Is a kernel found by name, path or text, and given its sizes?"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import perfdojo as dojo
from perfdojo.api import load, make_kernel
from perfdojo.errors import NotFoundError, ParseError, SizeError, TargetError
from perfdojo.ir import Formula, Kernel

FORMULA = "kernel twice(x: f32[N]) -> y: f32[N]\n  y[i] = x[i] * 2.0\n"
LOOPS = "kernel copy(x: f32[4]) -> y: f32[4]\n  for i in 4:\n    y[i] = x[i]\n"


def test_a_name_a_path_and_a_text_are_kernels(tmp_path: Path) -> None:
    file = tmp_path / "twice.dojo"
    file.write_text(FORMULA, encoding="utf-8")
    assert dojo.kernel("softmax", N=4, M=5).name == "softmax"
    assert dojo.kernel(str(file), N=4) == dojo.kernel(FORMULA, N=4)
    assert dojo.kernel(LOOPS) == dojo.parse(LOOPS)


def test_load_tells_the_two_forms_apart() -> None:
    assert isinstance(load(FORMULA), Formula)
    assert isinstance(load(LOOPS), Kernel)


def test_sizes_are_read_off_arrays() -> None:
    x = np.zeros((3, 7), np.float32)
    assert dojo.kernel("softmax", like=[x]) == dojo.kernel("softmax", N=3, M=7)


def test_a_size_may_have_any_name() -> None:
    text = FORMULA.replace("N", "source")
    assert dojo.kernel(text, source=4).inputs[0].shape == (4,)
    text = FORMULA.replace("N", "like")
    assert make_kernel(load(text), {"like": 4}).inputs[0].shape == (4,)


@pytest.mark.cc
def test_build_takes_what_kernel_takes() -> None:
    x = np.arange(4, dtype=np.float32)
    for source, sizes in ((FORMULA, {"N": 4}), (dojo.kernel(FORMULA, N=4), {})):
        assert dojo.build(source, target="cpu", **sizes)(x).tolist() == [0, 2, 4, 6]


def test_an_unknown_name_is_answered_with_the_nearest() -> None:
    with pytest.raises(NotFoundError, match="unknown kernel 'sofmax'; did you mean 'softmax'"):
        dojo.kernel("sofmax")


def test_a_file_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(NotFoundError, match=r"there is no file 'none\.dojo'"):
        dojo.kernel("none.dojo")
    with pytest.raises(NotFoundError, match="expected a file, got the folder"):
        dojo.kernel(str(tmp_path))
    with pytest.raises(NotFoundError, match="cannot read 'aaa"):
        dojo.kernel("a" * 300)


def test_a_file_that_is_no_text_is_an_error(tmp_path: Path) -> None:
    file = tmp_path / "binary.dojo"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ParseError, match=r"expected a text in UTF-8, got other bytes in '.*.dojo'"):
        dojo.kernel(str(file))


def test_loops_have_their_sizes() -> None:
    with pytest.raises(SizeError, match="copy: a kernel in loop form has its sizes; leave"):
        dojo.kernel(LOOPS, N=4)


def test_an_unknown_target_is_an_error() -> None:
    with pytest.raises(TargetError, match="unknown target 'tpu'"):
        dojo.build(LOOPS, target="tpu")
