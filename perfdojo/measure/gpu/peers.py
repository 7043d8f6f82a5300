"""What do users run on a GPU today? The operators of the suite in PyTorch, eager and compiled."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from perfdojo.measure.peers import FORMULAS, Call

# No CUDA graphs: those copy every input to a place of their own before each replay, which costs a
# kernel that is bound by memory half of its speed. All else that max-autotune tries is tried.
MODE = "max-autotune-no-cudagraphs"
GPU_OPERATORS = (*FORMULAS, "matmul_bf16")
SIZED = ("maxpool",)  # their shapes do not say all
_TYPES = {"f64": "float64", "f32": "float32", "f16": "float16", "bf16": "bfloat16"}
_TYPES |= {"i64": "int64", "i32": "int32", "i8": "int8", "bool": "bool"}


def torch_type(torch: Any, dtype: str) -> Any:
    """PyTorch's name for a type of ours."""
    return getattr(torch, _TYPES[dtype])


def set_up(torch: Any) -> None:
    """Full f32 everywhere, the fastest algorithm that cuDNN finds, and no gradients."""
    torch.set_grad_enabled(False)
    torch.backends.cuda.matmul.allow_tf32 = False
    torch.backends.cudnn.allow_tf32 = False
    torch.backends.cudnn.benchmark = True


def make_gpu_peers(
    torch: Any, operator: str, tensors: Mapping[str, Any], sizes: Mapping[str, int], wanted: Any
) -> dict[str, Call]:
    """Calls by name: `eager` and `compiled`, as `wanted` says (torch, inductor)."""
    formula = find_formula(operator, sizes)
    calls: dict[str, Call] = {}
    if "torch" in wanted:
        calls["eager"] = lambda: formula(torch, tensors)
    if "inductor" in wanted:
        compiled = torch.compile(lambda x: formula(torch, x), mode=MODE, dynamic=False)
        calls["compiled"] = lambda: compiled(tensors)
    return calls


def find_formula(
    operator: str, sizes: Mapping[str, int]
) -> Callable[[Any, Mapping[str, Any]], Any]:
    """The operator as a PyTorch user writes it."""
    if operator == "maxpool":
        window, stride = sizes.get("K", 3), sizes.get("stride", 2)
        return lambda t, x: t.nn.functional.max_pool2d(x["x"], window, stride)
    if operator == "matmul_bf16":
        return FORMULAS["matmul"]
    return FORMULAS[operator]
