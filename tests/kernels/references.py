"""What should each operator give? Float64 references by PyTorch or NumPy, none of it our own code.

`REFERENCES[name](inputs, sizes)` takes the arrays by name and every size as a number, and gives one
array, or a tuple in the order of the kernel's outputs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor

Array = np.ndarray
Sizes = Mapping[str, int]
Result = Array | tuple[Array, ...]
Reference = Callable[[Mapping[str, Array], Sizes], Result]

REFERENCES: dict[str, Reference] = {}


class Inputs:
    """The inputs of an operator as tensors: `x.scale` is f64, i64 or bool, as wide as it gets."""

    def __init__(self, arrays: Mapping[str, Array]) -> None:
        self._tensors = {name: torch.from_numpy(_widen(a)) for name, a in arrays.items()}

    def __getattr__(self, name: str) -> Tensor:
        return self._tensors[name]


def _widen(array: Array) -> Array:
    """A copy in float64 or int64; f16 and bf16 lose nothing, bools stay."""
    array = np.asarray(array)
    if array.dtype == np.bool_:
        return array.copy()
    return np.array(array, np.int64 if array.dtype.kind in "iu" else np.float64)


def _array(value: Tensor | Array) -> Array:
    return value.numpy() if isinstance(value, Tensor) else np.asarray(value)


Operator = Callable[[Inputs, Sizes], "Tensor | Array | tuple[Tensor | Array, ...]"]


def reference(*names: str) -> Callable[[Operator], Operator]:
    """Register a function of tensors under `names`; without names, under its own."""

    def register(operator: Operator) -> Operator:
        def call(inputs: Mapping[str, Array], sizes: Sizes) -> Result:
            value = operator(Inputs(inputs), sizes)
            return tuple(map(_array, value)) if isinstance(value, tuple) else _array(value)

        for name in names or (operator.__name__.rstrip("_"),):
            assert name not in REFERENCES, name
            REFERENCES[name] = call
        return operator

    return register


def _simple(**operators: Callable[[Inputs], Tensor]) -> None:
    """Register operators that need no sizes."""
    for name, operator in operators.items():
        reference(name)(lambda x, sizes, operator=operator: operator(x))


# -- element by element ------------------------------------------------------------------------

_simple(
    mul=lambda x: x.a * x.b,
    relu=lambda x: F.relu(x.x),
    leaky_relu=lambda x: F.leaky_relu(x.x),
    sigmoid=lambda x: torch.sigmoid(x.x),
    tanh=lambda x: torch.tanh(x.x),
    silu=lambda x: F.silu(x.x),
    gelu=lambda x: F.gelu(x.x),
    gelu_tanh=lambda x: F.gelu(x.x, approximate="tanh"),
    bias_gelu=lambda x: F.gelu(x.x + x.bias),
    elu=lambda x: F.elu(x.x),
    selu=lambda x: F.selu(x.x),
    softplus=lambda x: torch.logaddexp(x.x, torch.zeros_like(x.x)),
    softsign=lambda x: F.softsign(x.x),
    hardtanh=lambda x: F.hardtanh(x.x),
    hardsigmoid=lambda x: F.hardsigmoid(x.x),
    mish=lambda x: F.mish(x.x),
    greater=lambda x: torch.gt(x.a, x.b),
    select=lambda x: torch.where(x.mask, x.a, x.b),
    add_i32=lambda x: (x.a + x.b).to(torch.int32),
    dequantize_i8=lambda x: x.q * x.scale[:, None],
)


@reference()
def quantize_i8(x: Inputs, sizes: Sizes) -> tuple[Array, Array]:
    rows = x.x.numpy()
    largest = np.linalg.norm(rows, ord=np.inf, axis=1)
    return np.floor(rows / largest[:, None] * 127 + 0.5).astype(np.int8), largest / 127


# -- softmax and norms -------------------------------------------------------------------------

_simple(
    softmax=lambda x: F.softmax(x.x, dim=1),
    softmax_f16=lambda x: F.softmax(x.x, dim=1),
    log_softmax=lambda x: F.log_softmax(x.x, dim=1),
    logsumexp=lambda x: torch.logsumexp(x.x, dim=1),
    masked_softmax=lambda x: F.softmax(x.x.masked_fill(~x.mask, -torch.inf), dim=1),
    layernorm=lambda x: F.layer_norm(x.x, x.scale.shape, x.scale, x.shift, eps=1e-5),
    rmsnorm=lambda x: F.rms_norm(x.x, x.scale.shape, x.scale, eps=1e-6),
    rmsnorm_bf16=lambda x: F.rms_norm(x.x, x.scale.shape, x.scale, eps=1e-6),
    batchnorm=lambda x: F.batch_norm(x.x, None, None, x.scale, x.shift, training=True, eps=1e-5),
    batchnorm_inference=lambda x: F.batch_norm(x.x, x.mu, x.var, x.scale, x.shift, eps=1e-5),
    instancenorm=lambda x: F.instance_norm(x.x, eps=1e-5),
    l1norm=lambda x: F.normalize(x.x, p=1, dim=1),
    l2norm=lambda x: F.normalize(x.x, p=2, dim=1),
    frobenius_norm=lambda x: x.x / torch.linalg.matrix_norm(x.x),
)


@reference()
def groupnorm(x: Inputs, sizes: Sizes) -> Tensor:
    return F.group_norm(x.x, sizes["G"], x.scale, x.shift, eps=1e-5)


@reference()
def residual_layernorm(x: Inputs, sizes: Sizes) -> tuple[Tensor, Tensor]:
    total = x.x + x.r
    return F.layer_norm(total, x.scale.shape, x.scale, x.shift, eps=1e-5), total


# -- reductions --------------------------------------------------------------------------------

_simple(
    reducemean=lambda x: x.x.mean(dim=1),
    sum_last=lambda x: x.x.sum(dim=-1),
    sum_first=lambda x: x.x.sum(dim=0),
    sum_all=lambda x: x.x.sum(),
    mean_hw=lambda x: F.adaptive_avg_pool2d(x.x, 1)[:, :, 0, 0],
    max_middle=lambda x: x.x.amax(dim=1),
    min_last=lambda x: x.x.amin(dim=-1),
    prod_last=lambda x: x.x.prod(dim=-1),
    max_i32=lambda x: x.x.amax(dim=-1).to(torch.int32),
    count_positive=lambda x: torch.count_nonzero(x.x > 0, dim=1).to(torch.int32),
    argmax=lambda x: x.x.argmax(dim=1),
    argmin=lambda x: x.x.argmin(dim=0),
)


@reference()
def mean_var(x: Inputs, sizes: Sizes) -> tuple[Tensor, Tensor]:
    return x.x.mean(dim=1), x.x.var(dim=1, correction=0)


# -- pooling and convolution -------------------------------------------------------------------

MAX_POOLS = {"maxpool1d": F.max_pool1d, "maxpool": F.max_pool2d, "maxpool3d": F.max_pool3d}
CONVOLUTIONS = {1: F.conv1d, 2: F.conv2d, 3: F.conv3d}
TRANSPOSED = {1: F.conv_transpose1d, 2: F.conv_transpose2d, 3: F.conv_transpose3d}


def _strides(sizes: Sizes) -> dict[str, int]:
    return {
        "stride": sizes.get("stride", 1),
        "padding": sizes.get("pad", 0),
        "dilation": sizes.get("dil", 1),
    }


def _register_pools(dims: int, name: str) -> None:
    @reference(name)
    def max_pool(x: Inputs, sizes: Sizes) -> Tensor:
        return MAX_POOLS[name](x.x, sizes["K"], **_strides(sizes))

    @reference(f"avgpool{dims}d")
    def average_pool(x: Inputs, sizes: Sizes) -> Tensor:
        """A convolution with equal weights: PyTorch's own average pooling has no dilation."""
        channels, window = x.x.shape[1], sizes["K"]
        weights = torch.full((channels, 1, *[window] * dims), window**-dims, dtype=torch.float64)
        return CONVOLUTIONS[dims](x.x, weights, groups=channels, **_strides(sizes))


def _register_convolutions(dims: int) -> None:
    @reference(f"conv{dims}d")
    def convolve(x: Inputs, sizes: Sizes) -> Tensor:
        return CONVOLUTIONS[dims](x.x, x.w, **_strides(sizes))

    @reference(f"conv_transpose{dims}d")
    def convolve_transposed(x: Inputs, sizes: Sizes) -> Tensor:
        return TRANSPOSED[dims](x.x, x.w, **_strides(sizes))


for _dims, _name in enumerate(MAX_POOLS, 1):
    _register_pools(_dims, _name)
    _register_convolutions(_dims)


@reference()
def avgpool2d_valid(x: Inputs, sizes: Sizes) -> Tensor:
    window, stride, padding = (sizes[name] for name in ("K", "stride", "pad"))
    return F.avg_pool2d(x.x, window, stride, padding, count_include_pad=False)


@reference()
def depthwise(x: Inputs, sizes: Sizes) -> Tensor:
    return F.conv2d(x.x, x.w[:, None], groups=sizes["C"], **_strides(sizes))


@reference()
def conv2d_grouped(x: Inputs, sizes: Sizes) -> Tensor:
    return F.conv2d(x.x, x.w, groups=sizes["G"], **_strides(sizes))


@reference()
def conv2d_bias_relu(x: Inputs, sizes: Sizes) -> Tensor:
    return F.relu(F.conv2d(x.x, x.w, x.bias, **_strides(sizes)))


@reference()
def conv1d_causal(x: Inputs, sizes: Sizes) -> Tensor:
    padded = F.pad(x.x, (sizes["K"] - 1, 0))
    return F.silu(F.conv1d(padded, x.w[:, None], x.bias, groups=sizes["C"]))


# -- products of matrices ----------------------------------------------------------------------

_simple(
    matmul=lambda x: x.a @ x.b,
    matmul_f64=lambda x: x.a @ x.b,
    matmul_f16=lambda x: x.a @ x.b,
    matmul_bf16=lambda x: x.a @ x.b,
    matmul_i8=lambda x: (x.a @ x.b).to(torch.int32),
    bmm=lambda x: torch.bmm(x.a, x.b),
    matmul_ta=lambda x: x.a.T @ x.b,
    matmul_tb=lambda x: x.a @ x.b.T,
    matmul_tatb=lambda x: x.a.T @ x.b.T,
    matmul_tril=lambda x: torch.tril(x.a) @ x.b,
    matmul_triu=lambda x: torch.triu(x.a) @ x.b,
    matmul_tril_tril=lambda x: torch.tril(x.a) @ torch.tril(x.b),
    gemm=lambda x: x.alpha * (x.a @ x.b) + x.beta * x.c,
    matvec=lambda x: torch.mv(x.a, x.x),
    vecmat=lambda x: torch.mv(x.a.T, x.x),
    outer=lambda x: torch.outer(x.a, x.b),
    dot_f64=lambda x: torch.dot(x.a, x.b),
)


# -- layers ------------------------------------------------------------------------------------

_simple(
    linear=lambda x: F.linear(x.x, x.w, x.bias),
    matmul_bias_gelu=lambda x: F.gelu(F.linear(x.x, x.w.T, x.bias)),
    mlp=lambda x: F.linear(F.relu(F.linear(x.x, x.w1.T, x.b1)), x.w2.T, x.b2),
    swiglu=lambda x: F.silu(x.x @ x.gate) * (x.x @ x.up),
    attention=lambda x: F.scaled_dot_product_attention(x.q, x.k, x.v),
    cross_attention=lambda x: F.scaled_dot_product_attention(x.q, x.k, x.v),
    causal_attention=lambda x: F.scaled_dot_product_attention(x.q, x.k, x.v, is_causal=True),
    embedding=lambda x: F.embedding(x.idx, x.w),
    embedding_bag=lambda x: F.embedding_bag(x.idx, x.w, mode="sum"),
)


@reference()
def one_hot(x: Inputs, sizes: Sizes) -> Tensor:
    return F.one_hot(x.idx, sizes["C"]).double()


@reference()
def rope(x: Inputs, sizes: Sizes) -> Array:
    """A rotation is a product of complex numbers."""
    halves = x.x.numpy()
    turn = x.cos.numpy() + 1j * x.sin.numpy()
    turned = (halves[:, :, 0] + 1j * halves[:, :, 1]) * turn[:, None]
    return np.stack([turned.real, turned.imag], axis=2)


# -- scans -------------------------------------------------------------------------------------

_simple(
    cumsum=lambda x: torch.cumsum(x.x, dim=1),
    cumsum_reverse=lambda x: torch.cumsum(x.x.flip(1), dim=1).flip(1),
    cumsum_exclusive=lambda x: F.pad(torch.cumsum(x.x[:, :-1], dim=1), (1, 0)),
    masked_cumsum=lambda x: torch.cumsum(x.x * x.mask, dim=1),
    cumprod=lambda x: torch.cumprod(x.x, dim=1),
    cummax=lambda x: torch.cummax(x.x, dim=1).values,
)


@reference()
def linear_recurrence(x: Inputs, sizes: Sizes) -> Array:
    """h(t) is the sum over s <= t of x(s) times the product of a(s+1) ... a(t)."""
    a, inputs, length = x.a.numpy(), x.x.numpy(), sizes["T"]
    weights = [[a[:, s + 1 : t + 1].prod(axis=1) for s in range(t + 1)] for t in range(length)]
    columns = [sum(inputs[:, s] * w for s, w in enumerate(row)) for row in weights]
    return np.stack(columns, axis=1)


# -- losses ------------------------------------------------------------------------------------

_simple(
    mse=lambda x: F.mse_loss(x.a, x.b),
    mae=lambda x: F.l1_loss(x.a, x.b),
    huber=lambda x: F.huber_loss(x.a, x.b),
    kl_div=lambda x: F.kl_div(x.log_q, x.p, reduction="batchmean"),
    hinge=lambda x: torch.clamp(1 - x.x * torch.where(x.label == 1, 1.0, -1.0), min=0).mean(),
    triplet=lambda x: F.triplet_margin_loss(x.a, x.p, x.n),
    cross_entropy=lambda x: F.cross_entropy(x.x, x.label, reduction="none"),
    cross_entropy_mean=lambda x: F.cross_entropy(x.x, x.label),
    nll=lambda x: F.nll_loss(x.log_p, x.label),
    bce=lambda x: F.binary_cross_entropy(x.p, x.t),
    cosine_similarity=lambda x: F.cosine_similarity(x.a, x.b),
)


# -- moving data -------------------------------------------------------------------------------

_simple(
    transpose=lambda x: x.x.T,
    nchw_to_nhwc=lambda x: x.x.permute(0, 2, 3, 1),
    flip=lambda x: x.x.flip(1),
    concat=lambda x: torch.cat([x.a, x.b], dim=1),
)


@reference()
def tril(x: Inputs, sizes: Sizes) -> Tensor:
    return torch.tril(x.x, sizes["k"])


@reference()
def triu(x: Inputs, sizes: Sizes) -> Tensor:
    return torch.triu(x.x, sizes["k"])


@reference()
def pad2d(x: Inputs, sizes: Sizes) -> Tensor:
    return F.pad(x.x, tuple(sizes[side] for side in ("left", "right", "top", "bottom")))


@reference()
def pixel_shuffle(x: Inputs, sizes: Sizes) -> Tensor:
    return F.pixel_shuffle(x.x, sizes["U"])
