"""What are the operators of the suite in TVM's language? Each as a function that it can tune.

Where TVM has several forms, the one that it does best with: `fast_exp` in softmax, the two sums of
its layer norm. TVM is looked for when a program is made, not before.
"""

from __future__ import annotations

import importlib
import sys
import types
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from perfdojo.errors import NotFoundError
from perfdojo.ir import Kernel

Tensors = Mapping[str, Any]
_INTRINSICS = "tvm.s_tir.tensor_intrin"
Program = Callable[[Any, Any, Tensors], Any]  # te, topi, inputs by name -> the output


def make_program(kernel: Kernel) -> Any:
    """The operator of `kernel` as a PrimFunc over its inputs, then its output.

    Raises NotFoundError for an operator that is not in `OPERATORS`.
    """
    if kernel.name not in _PROGRAMS:
        known = ", ".join(OPERATORS)
        raise NotFoundError(f"tvm: expected one of {known}, got '{kernel.name}'")
    from tvm import te, topi

    inputs = {b.name: te.placeholder(b.shape, name=b.name, dtype="float32") for b in kernel.inputs}
    output = _PROGRAMS[kernel.name](te, topi, inputs)
    expected = tuple(kernel.outputs[0].shape)
    made = _shape(output)
    if made != expected:
        raise NotFoundError(
            f"tvm: expected an output of shape {expected}, got {made}: '{kernel.name}' has no "
            "program for padding, stride or dilation"
        )
    return te.create_prim_func([*inputs.values(), output])


def register_x86() -> None:
    """Make known the tensor intrinsics of x86 only: those of all targets take 16 s a process.

    To be called in each process before MetaSchedule imports them.
    """
    if _INTRINSICS in sys.modules:
        return
    import tvm.s_tir

    package = types.ModuleType(_INTRINSICS)
    package.__path__ = [str(Path(tvm.s_tir.__path__[0]) / "tensor_intrin")]
    sys.modules[_INTRINSICS] = package
    tvm.s_tir.tensor_intrin = package
    importlib.import_module(f"{_INTRINSICS}.x86")


def _shape(tensor: Any) -> tuple[int, ...]:
    return tuple(int(size) for size in tensor.shape)


def _reducemean(te: Any, topi: Any, x: Tensors) -> Any:
    return topi.sum(x["x"], axis=-1) / float(_shape(x["x"])[-1])


def _rmsnorm(te: Any, topi: Any, x: Tensors) -> Any:
    rows, columns = _shape(x["x"])
    r = te.reduce_axis((0, columns), "r")
    q = te.compute((rows,), lambda i: te.sum(x["x"][i, r] * x["x"][i, r], r), "q")
    return te.compute(
        (rows, columns),
        lambda i, j: x["x"][i, j] * te.rsqrt(q[i] / float(columns) + 1e-6) * x["scale"][j],
        "y",
    )


def _batchnorm(te: Any, topi: Any, x: Tensors) -> Any:
    """Like `topi.nn.layer_norm`: a sum, then a sum of squares of the differences to the mean."""
    data = x["x"]
    images, channels, height, width = _shape(data)
    count = float(images * height * width)

    def over_all(value: Callable[..., Any], name: str) -> Any:
        axes = [te.reduce_axis((0, size), f"r{size}") for size in (images, height, width)]
        return te.compute((channels,), lambda c: te.sum(value(axes[0], c, *axes[1:]), axes), name)

    total = over_all(lambda b, c, h, w: data[b, c, h, w], "total")
    mean = te.compute((channels,), lambda c: total[c] / count, "mean")

    def centred(b: Any, c: Any, h: Any, w: Any) -> Any:
        return data[b, c, h, w] - mean[c]

    squares = over_all(lambda *at: centred(*at) * centred(*at), "squares")
    factor = te.compute(
        (channels,), lambda c: te.rsqrt(squares[c] / count + 1e-5) * x["scale"][c], "factor"
    )
    return te.compute(
        data.shape, lambda b, c, h, w: centred(b, c, h, w) * factor[c] + x["shift"][c], "y"
    )


_PROGRAMS: dict[str, Program] = {
    "softmax": lambda te, topi, x: topi.nn.fast_softmax(x["x"], axis=-1),
    "layernorm": lambda te, topi, x: topi.nn.layer_norm(x["x"], x["scale"], x["shift"], [1], 1e-5),
    "rmsnorm": _rmsnorm,
    "batchnorm": _batchnorm,
    "reducemean": _reducemean,
    "mul": lambda te, topi, x: topi.multiply(x["a"], x["b"]),
    "relu": lambda te, topi, x: topi.nn.relu(x["x"]),
    "matmul": lambda te, topi, x: topi.nn.matmul(x["a"], x["b"]),
    "bmm": lambda te, topi, x: topi.nn.batch_matmul(x["a"], x["b"], transpose_b=False),
    "conv2d": lambda te, topi, x: topi.nn.conv2d_nchw(x["x"], x["w"], 1, 0, 1),
}
OPERATORS = tuple(_PROGRAMS)
