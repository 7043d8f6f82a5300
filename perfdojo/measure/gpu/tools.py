"""How is memory of a GPU filled and judged where it lies? A few kernels of our own.

Arrays of gigabytes do not travel: random inputs are drawn, and results compared, on the device.
What is computed is that of `inputs` and `compare`.
"""

from __future__ import annotations

import ctypes
import math
from typing import TYPE_CHECKING, Any

import numpy as np

from perfdojo.ir import Buffer
from perfdojo.measure.gpu.device import Scale
from perfdojo.measure.inputs import DEFAULT_INTEGERS, bounds_of
from perfdojo.targets.cuda.helpers import HELPERS
from perfdojo.targets.cuda.nvrtc import compile_cubin
from perfdojo.targets.cuda.plan import Call

if TYPE_CHECKING:
    from perfdojo.measure.gpu.driver import CudaDevice

_BLOCKS, _THREADS = 1024, 256
TYPES = ("f64", "f32", "f16", "bf16", "i64", "i32", "i8", "bool")  # their numbers in the source
# From here on a value is infinite when it is stored: half a step beyond the largest.
LIMITS = {
    "f64": math.inf,
    "f32": float(2.0**128 - 2.0**103),
    "f16": 65520.0,
    "bf16": float(2.0**128 - 2.0**119),
}
_NORMAL, _UNIFORM, _WHOLE = 0, 1, 2

SOURCE = (
    "".join(HELPERS[f"{a}_from_{b}"] for a, b in (("f32", "f16"), ("f16", "f32")))
    + "".join(HELPERS[f"{a}_from_{b}"] for a, b in (("f32", "bf16"), ("bf16", "f32")))
    + r"""
typedef unsigned long long u64;
#define INFINITE __longlong_as_double(0x7ff0000000000000LL)
#define EACH(n, count) \
  u64 n = blockIdx.x * (u64)blockDim.x + threadIdx.x; n < (count); n += (u64)gridDim.x * blockDim.x

static __device__ double load(const void *place, u64 n, int type) {
  switch (type) {
    case 0: return ((const double *)place)[n];
    case 1: return ((const float *)place)[n];
    case 2: return f32_from_f16(((const unsigned short *)place)[n]);
    default: return f32_from_bf16(((const unsigned short *)place)[n]);
  }
}

static __device__ void store(void *place, u64 n, int type, double value) {
  switch (type) {
    case 0: ((double *)place)[n] = value; break;
    case 1: ((float *)place)[n] = (float)value; break;
    case 2: ((unsigned short *)place)[n] = f16_from_f32((float)value); break;
    case 3: ((unsigned short *)place)[n] = bf16_from_f32((float)value); break;
    case 4: ((long long *)place)[n] = (long long)value; break;
    case 5: ((int *)place)[n] = (int)value; break;
    default: ((signed char *)place)[n] = (signed char)value;
  }
}

static __device__ u64 mix(u64 x) {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebULL;
  return x ^ (x >> 31);
}

/* Random numbers that depend on `seed` and their own place alone. */
extern "C" __global__ void tool_draw(
    void *place, u64 count, u64 seed, int type, int kind, double low, double high) {
  for (EACH(n, count)) {
    const u64 a = mix(seed + 0x9e3779b97f4a7c15ULL * (2 * n + 1));
    const u64 b = mix(seed + 0x9e3779b97f4a7c15ULL * (2 * n + 2));
    const double u = ((a >> 11) + 1) * 0x1p-53, v = (b >> 11) * 0x1p-53;
    double value;
    if (kind == 0) value = sqrt(-2.0 * log(u)) * cospi(2.0 * v);
    else if (kind == 1) value = fmin(fmax(low + (high - low) * v, low), high);
    else value = low + (double)(a % (u64)(high - low));
    store(place, n, type, value);
  }
}

/* One number for each block: the sum, or the largest, of what its threads found. */
static __device__ void combine(double mine, bool sums, double *parts) {
  __shared__ double all[256];
  all[threadIdx.x] = mine;
  for (int step = 128; step > 0; step /= 2) {
    __syncthreads();
    if (threadIdx.x < step) {
      const double other = all[threadIdx.x + step];
      all[threadIdx.x] = sums ? all[threadIdx.x] + other : fmax(all[threadIdx.x], other);
    }
  }
  if (threadIdx.x == 0) parts[blockIdx.x] = all[0];
  __syncthreads();
}

extern "C" __global__ void tool_largest(
    const double *right, u64 count, double limit, double *parts) {
  double largest = 0;
  for (EACH(n, count)) if (fabs(right[n]) < limit) largest = fmax(largest, fabs(right[n]));
  combine(largest, false, parts);
}

extern "C" __global__ void tool_squares(
    const double *right, u64 count, double limit, double largest, double *sums, double *counts) {
  double sum = 0, finite = 0;
  for (EACH(n, count)) {
    if (!(fabs(right[n]) < limit)) continue;
    const double part = right[n] / largest;
    sum += part * part;
    finite += 1;
  }
  combine(sum, true, sums);
  combine(finite, true, counts);
}

extern "C" __global__ void tool_error(
    const void *found, int type, const double *right, u64 count, double limit, double typical,
    double *parts) {
  double worst = 0;
  for (EACH(n, count)) {
    const double a = load(found, n, type), b = right[n];
    double error;
    if (fabs(b) < limit) error = fabs(a - b) / fmax(fabs(b), typical);
    else if (b != b) error = a != a ? 0 : INFINITE;
    else error = a == (b > 0 ? INFINITE : -INFINITE) ? 0 : INFINITE;
    if (error != error) error = INFINITE;
    worst = fmax(worst, error);
  }
  combine(worst, false, parts);
}

extern "C" __global__ void tool_differ(
    const unsigned char *one, const unsigned char *two, u64 size, double *parts) {
  double differs = 0;
  const ulonglong2 *a = (const ulonglong2 *)one, *b = (const ulonglong2 *)two;
  for (EACH(n, size / 16)) if (a[n].x != b[n].x || a[n].y != b[n].y) differs = 1;
  for (EACH(n, size % 16)) if (one[size / 16 * 16 + n] != two[size / 16 * 16 + n]) differs = 1;
  combine(differs, false, parts);
}
"""
)


class Tools:
    """Our kernels, loaded on a device."""

    def __init__(self, device: CudaDevice, architecture: str) -> None:
        self._device = device
        self._module = device.load(compile_cubin(SOURCE, architecture))
        self._parts = [device.allocate(8 * _BLOCKS) for _ in range(2)]

    def draw(self, place: int, buffer: Buffer, seed: int) -> None:
        """Normal floats, small integers, or as the buffer promises."""
        kind, low, high = _range(buffer)
        count = math.prod(buffer.shape)
        values = (_whole(place), _whole(count), _whole(seed & (2**64 - 1)))
        types = (ctypes.c_int(TYPES.index(buffer.dtype)), ctypes.c_int(kind))
        self._run("tool_draw", *values, *types, ctypes.c_double(low), ctypes.c_double(high))
        self._device.wait()

    def scale(self, right: int, count: int, dtype: str) -> Scale:
        """The root of the mean square of what is finite, as `Judge` has it."""
        limit = LIMITS[dtype]
        smallest = float(np.finfo(np.float64 if dtype == "f64" else np.float32).tiny)
        array = (_whole(right), _whole(count), ctypes.c_double(limit))
        self._run("tool_largest", *array, _whole(self._parts[0]))
        largest = max(float(self._read(0).max()), smallest)
        places = map(_whole, self._parts)
        self._run("tool_squares", *array, ctypes.c_double(largest), *places)
        total, finite = float(self._read(0).sum()), float(self._read(1).sum())
        mean = total / finite if finite else 0.0
        return Scale(max(largest * math.sqrt(mean), smallest), limit)

    def error(self, found: int, dtype: str, right: int, count: int, scale: Scale) -> float:
        """The largest error; one that is no number is infinite."""
        arrays = (_whole(found), ctypes.c_int(TYPES.index(dtype)), _whole(right), _whole(count))
        scales = (ctypes.c_double(scale.limit), ctypes.c_double(scale.typical))
        self._run("tool_error", *arrays, *scales, _whole(self._parts[0]))
        return float(self._read(0).max())

    def is_same(self, one: int, two: int, size: int) -> bool:
        """Whether both places, multiples of 16, hold the same bytes."""
        self._run("tool_differ", *map(_whole, (one, two, size, self._parts[0])))
        return not self._read(0).any()

    def _run(self, name: str, *values: Any) -> None:
        launch = Call(name, (_BLOCKS, 1, 1), _THREADS, 0, 0, ())
        self._device.prepare_values(self._module, launch, values)()

    def _read(self, number: int) -> np.ndarray[Any, np.dtype[np.float64]]:
        return self._device.read(self._parts[number], 8 * _BLOCKS).view(np.float64)


def _range(buffer: Buffer) -> tuple[int, float, float]:
    """How the values of a buffer are drawn."""
    if buffer.dtype == "bool":
        return _WHOLE, 0, 2
    has_range = buffer.low is not None and buffer.high is not None
    if buffer.dtype in ("i64", "i32", "i8"):
        low, high = (buffer.low, buffer.high) if has_range else DEFAULT_INTEGERS
        return _WHOLE, float(low or 0), float(high or 0)
    if has_range:
        return (_UNIFORM, *bounds_of(buffer))
    return _NORMAL, 0.0, 0.0


def _whole(value: int) -> ctypes.c_uint64:
    return ctypes.c_uint64(value)
