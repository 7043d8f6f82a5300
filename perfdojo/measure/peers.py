"""What do users run today? The operators of the suite in PyTorch: as called, prepared, compiled.

Each peer is made from the same inputs as our kernel, and its result is checked like ours.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Tensors = Mapping[str, Any]
Call = Callable[[], Any]


def _formulas() -> dict[str, Callable[[Any, Tensors], Any]]:
    """Each operator as a PyTorch user writes it."""
    return {
        "mul": lambda t, x: x["a"] * x["b"],
        "relu": lambda t, x: t.relu(x["x"]),
        "bias_gelu": lambda t, x: t.nn.functional.gelu(x["x"] + x["bias"]),
        "reducemean": lambda t, x: x["x"].mean(-1),
        "softmax": lambda t, x: t.softmax(x["x"], -1),
        "layernorm": lambda t, x: t.nn.functional.layer_norm(
            x["x"], x["x"].shape[-1:], x["scale"], x["shift"], 1e-5
        ),
        "rmsnorm": lambda t, x: t.nn.functional.rms_norm(
            x["x"], x["x"].shape[-1:], x["scale"], 1e-6
        ),
        "batchnorm": lambda t, x: t.nn.functional.batch_norm(
            x["x"], None, None, x["scale"], x["shift"], training=True
        ),
        "matmul": lambda t, x: x["a"] @ x["b"],
        "bmm": lambda t, x: t.bmm(x["a"], x["b"]),
        "conv2d": lambda t, x: t.nn.functional.conv2d(x["x"], x["w"]),
        "depthwise": lambda t, x: t.nn.functional.conv2d(
            x["x"], x["w"].unsqueeze(1), groups=x["w"].shape[0]
        ),
        "maxpool": lambda t, x: t.nn.functional.max_pool2d(x["x"], 3, 2),
        "swiglu": lambda t, x: t.nn.functional.silu(x["x"] @ x["gate"]) * (x["x"] @ x["up"]),
        "attention": lambda t, x: t.nn.functional.scaled_dot_product_attention(
            x["q"][None], x["k"][None], x["v"][None]
        )[0],
        "cumsum": lambda t, x: t.cumsum(x["x"], -1),
        "cross_entropy": lambda t, x: t.nn.functional.cross_entropy(
            x["x"], x["label"], reduction="none"
        ),
    }


def _prepared() -> dict[str, Callable[[Any, Tensors, Any], Any]]:
    """The same into an output that exists already, where PyTorch has a way."""
    return {
        "mul": lambda t, x, y: t.mul(x["a"], x["b"], out=y),
        "relu": lambda t, x, y: t.clamp(x["x"], min=0.0, out=y),
        "bias_gelu": lambda t, x, y: t._C._nn.gelu(t.add(x["x"], x["bias"], out=y), out=y),
        "reducemean": lambda t, x, y: t.mean(x["x"], -1, out=y),
        "softmax": lambda t, x, y: t.softmax(x["x"], -1, out=y),
        "matmul": lambda t, x, y: t.mm(x["a"], x["b"], out=y),
        "bmm": lambda t, x, y: t.bmm(x["a"], x["b"], out=y),
        "cumsum": lambda t, x, y: t.cumsum(x["x"], -1, out=y),
        "layernorm": lambda t, x, y: t.ops.aten.native_layer_norm.out(
            x["x"],
            x["x"].shape[-1:],
            x["scale"],
            x["shift"],
            1e-5,
            out0=y,
            out1=x["_row"],
            out2=x["_row2"],
        ),
    }


FORMULAS = _formulas()
OPERATORS = tuple(FORMULAS)


def make_peers(
    operator: str, inputs: Mapping[str, Any], wanted: tuple[str, ...], threads: int
) -> dict[str, Call]:
    """Calls by name: `eager`, `prepared` (if there is one) and `compiled`, as `wanted` says.

    PyTorch is needed only if one of them is wanted.
    """
    if not {"torch", "inductor"} & set(wanted):
        return {}
    import torch

    torch.set_num_threads(threads)
    tensors = {name: torch.from_numpy(array) for name, array in inputs.items()}
    formula = FORMULAS[operator]
    calls: dict[str, Call] = {}
    with torch.inference_mode():
        example = formula(torch, tensors)
    if "torch" in wanted:
        calls["eager"] = _quiet(torch, lambda: formula(torch, tensors))
        prepared = _prepared().get(operator)
        if prepared is not None:
            out = torch.empty_like(example)
            rows = torch.empty((*example.shape[:-1], 1)) if example.dim() else example
            scratch = {**tensors, "_row": rows, "_row2": torch.empty_like(rows)}
            calls["prepared"] = _quiet(torch, lambda: (prepared(torch, scratch, out), out)[1])
    if "inductor" in wanted:
        compiled = torch.compile(lambda x: formula(torch, x), mode="max-autotune", dynamic=False)
        calls["compiled"] = _quiet(torch, lambda: compiled(tensors))
    return calls


def _quiet(torch: Any, call: Call) -> Call:
    def run() -> Any:
        with torch.inference_mode():
            return call()

    return run
