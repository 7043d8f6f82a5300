"""What does emitted CUDA compute? Run on the CPU: a thread of the system for each of a block.

The text of the launches is taken as it is. What a host compiler lacks is defined before it:
`__syncthreads` is a barrier of all threads, `__shfl_sync` one of a warp with values put in between.
Functions that contain PTX are replaced. Blocks run one after the other, in slot 0; those that wait
for each other run at the same time, each in a slot with shared memory of its own.
"""

from __future__ import annotations

import ctypes
import math
import re
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from perfdojo.ir import Kernel, numpy_dtype
from perfdojo.targets import Gpu
from perfdojo.targets.cuda.emit import emit
from perfdojo.targets.cuda.plan import Plan, make_plan
from perfdojo.targets.cuda.program import lower

Array = NDArray[Any]

HEAD = """
#include <barrier>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <map>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>
#define __device__
#define __global__
#define __forceinline__ inline
#define __launch_bounds__(...)
#define __shared__ static
#define __align__(n) __attribute__((aligned(n)))
struct Dim { int x, y, z; };
static thread_local Dim threadIdx, blockIdx;
constexpr int SLOTS = 16;
static thread_local int slot;
static int me() { return 1024 * slot + threadIdx.x; }  // among the threads of all slots
typedef std::unique_ptr<std::barrier<>> Barrier;
static Barrier all_threads[SLOTS], warps[SLOTS * 32];
static double exchanged[SLOTS * 1024];
alignas(1024) char shared_of[SLOTS][1 << 18];
static void __syncthreads() { all_threads[slot]->arrive_and_wait(); }
static void __syncwarp() { warps[me() / 32]->arrive_and_wait(); }
static std::map<unsigned *, Barrier> gates;
static std::mutex lock;
static int threads_of_block;
static int blocks_of_launch;
static void take_turn(int *next, unsigned *taken, unsigned turns) {
  if (threadIdx.x != threads_of_block - 1) return;
  std::unique_lock<std::mutex> hold(lock);
  *next = blocks_of_launch + *taken;
  *taken = (*taken + 1) % turns;
}
static void wait_for_team(unsigned *gate, unsigned blocks, unsigned rank) {
  std::unique_lock<std::mutex> hold(lock);
  Barrier &all = gates[gate];
  if (!all) all = std::make_unique<std::barrier<>>(blocks * threads_of_block);
  hold.unlock();
  all->arrive_and_wait();
}
template <typename T> T __shfl_sync(unsigned, T value, int lane) {
  std::memcpy(&exchanged[me()], &value, sizeof value);
  __syncwarp();
  T result;
  std::memcpy(&result, &exchanged[me() / 32 * 32 + (lane & 31)], sizeof result);
  __syncwarp();
  return result;
}
template <typename T> T __shfl_down_sync(unsigned all, T value, int step) {
  const int lane = threadIdx.x % 32 + step;
  return __shfl_sync(all, value, lane < 32 ? lane : lane - step);
}
template <typename T> T __shfl_up_sync(unsigned all, T value, int step) {
  const int lane = threadIdx.x % 32 - step;
  return __shfl_sync(all, value, lane >= 0 ? lane : lane + step);
}
struct alignas(16) int4 { int part[4]; };
struct alignas(8) int2 { int part[2]; };
template <typename T> void __stcs(T *place, T value) { *place = value; }
static float __int_as_float(unsigned bits) { float v; std::memcpy(&v, &bits, 4); return v; }
static float __uint_as_float(unsigned bits) { return __int_as_float(bits); }
static unsigned __float_as_uint(float v) { unsigned bits; std::memcpy(&bits, &v, 4); return bits; }
static float __fmaf_rn(float a, float b, float c) { return std::fmaf(a, b, c); }
static double __fma_rn(double a, double b, double c) { return std::fma(a, b, c); }
static float rsqrtf(float x) { return 1.0f / std::sqrt(x); }
static double rsqrt(double x) { return 1.0 / std::sqrt(x); }
static float f32_from_f16(unsigned short b) { _Float16 h; std::memcpy(&h, &b, 2); return h; }
static unsigned short f16_from_f32(float v) {
  _Float16 h = v; unsigned short b; std::memcpy(&b, &h, 2); return b;
}
static void prefetch_l2(const void *) {}
template <int bytes> void copy_async(void *to, const void *from) { std::memcpy(to, from, bytes); }
static void wait_for_copies() {}
static void commit_copies() {}
template <int groups> void wait_for_older_copies() {}
// What tensor cores do, by the tables of PTX: each lane tells the others what it has.
static const void *told[SLOTS * 1024];
static unsigned factors[SLOTS * 1024][6];
template <int count> void load_tiles(unsigned (&part)[count], const void *row, bool transposed) {
  const int lane = threadIdx.x % 32, first = me() - lane;
  told[me()] = row;
  __syncwarp();
  for (int tile = 0; tile < count; ++tile) {
    unsigned short half[2];
    for (int n = 0; n < 2; ++n) {
      const int line = lane / 4, along = 2 * (lane % 4) + n;
      const void *place = told[first + 8 * tile + (transposed ? along : line)];
      half[n] = ((const unsigned short *)place)[transposed ? line : along];
    }
    part[tile] = half[0] | (unsigned)half[1] << 16;
  }
  __syncwarp();
}
static void load_pair(unsigned (&one)[2], unsigned (&two)[2], const void *row, bool transposed) {
  unsigned part[4];
  load_tiles(part, row, transposed);
  std::memcpy(one, part, sizeof one);
  std::memcpy(two, part + 2, sizeof two);
}
template <int count> void load_matrices(unsigned (&part)[count], const void *row) {
  load_tiles(part, row, false);
}
template <int count> void load_transposed(unsigned (&part)[count], const void *row) {
  load_tiles(part, row, true);
}
static void load_matrices(unsigned (&one)[2], unsigned (&two)[2], const void *row) {
  load_pair(one, two, row, false);
}
static void load_transposed(unsigned (&one)[2], unsigned (&two)[2], const void *row) {
  load_pair(one, two, row, true);
}
template <typename F> void multiply(
    float *const (&sums)[4], const unsigned (&a)[4], const unsigned (&b)[2], int packed, F value) {
  const int lane = threadIdx.x % 32, first = me() - lane;
  std::memcpy(factors[me()], a, sizeof a);
  std::memcpy(factors[me()] + 4, b, sizeof b);
  __syncwarp();
  for (int e = 0; e < 4; ++e) {
    const int row = lane / 4 + e / 2 * 8, column = 2 * (lane % 4) + e % 2;
    for (int k = 0; k < 8 * packed; ++k) {
      const int member = k / packed % 4, on = k / packed / 4;
      const unsigned left = factors[first + row % 8 * 4 + member][row / 8 + 2 * on];
      const unsigned right = factors[first + column * 4 + member][4 + on];
      *sums[e] += value(left, k % packed) * value(right, k % packed);
    }
  }
  __syncwarp();
}
#define MULTIPLY(name, packed, value) \\
  static void name(float &c0, float &c1, float &c2, float &c3, \\
                   const unsigned (&a)[4], const unsigned (&b)[2]) { \\
    multiply({&c0, &c1, &c2, &c3}, a, b, packed, [](unsigned bits, int half) { return value; }); \\
  }
MULTIPLY(multiply_bf16, 2, __uint_as_float(half ? bits & 0xffff0000u : bits << 16))
MULTIPLY(multiply_f16, 2, f32_from_f16(bits >> 16 * half))
MULTIPLY(multiply_tf32, 1, __uint_as_float(bits))
// A group of four warps: what a thread describes it finds again by number.
struct Matrix { const char *first; int leading, stride, row; };
static thread_local Matrix described[64];
static thread_local unsigned long long descriptions;
static unsigned long long describe_matrix(const void *first, int leading, int stride, int row) {
  described[descriptions % 64] = {(const char *)first, leading, stride, row};
  return descriptions++ % 64;
}
static void fence_products() {}
static void begin_products() {}
static void commit_products() {}
template <int count> void wait_for_products(float (&sums)[count]) {}
static unsigned short matrix_element(const Matrix &m, int line, int k, bool across) {
  long place;
  if (!across) {
    place = line / 8 * m.stride + line % 8 * m.row + k % 8 * 2;
    place += k / 8 * (m.row == 16 ? m.leading : 16);
  } else if (m.row == 16) {
    place = line / 8 * m.stride + k / 8 * m.leading + k % 8 * 16 + line % 8 * 2;
  } else {
    place = 2 * line / m.row * m.leading + k / 8 * m.stride + k % 8 * m.row + 2 * line % m.row;
  }
  const uintptr_t address = (uintptr_t)m.first + place;
  return *(const unsigned short *)(address ^ (address >> 7 & (m.row / 16 - 1)) << 4);
}
template <int tiles, int tile, int row, int column, typename F>
void multiply_group(float *c, const Matrix &a, const Matrix &b, bool across, F value) {
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32 % 4;
  for (int e = 0; e < 4 * tiles; ++e) {
    const int i = e / 2 % 2, j = e % 2, n = e / 4;
    float &sum = c[n * tile + i * row + j * column];
    for (int k = 0; k < 16; ++k) {
      const unsigned short left = matrix_element(a, 16 * warp + 8 * i + lane / 4, k, false);
      sum += value(left) * value(matrix_element(b, 8 * n + 2 * (lane % 4) + j, k, across));
    }
  }
}
static float f32_of_bf16(unsigned short b) { return __uint_as_float((unsigned)b << 16); }
@GROUPS@
static unsigned tf32_from_f32(float value) {
  return (__float_as_uint(value) + 0x1000u) & ~0x1fffu;  // to nearest, ties away from zero
}
template <typename F> void run_grid(Dim grid, int threads, F body, int slots = 1) {
  threads_of_block = threads;
  blocks_of_launch = grid.x * grid.y * grid.z;
  for (int s = 0; s < slots; ++s) {
    all_threads[s] = std::make_unique<std::barrier<>>(threads);
    for (int w = 0; w < (threads + 31) / 32; ++w) {
      warps[32 * s + w] = std::make_unique<std::barrier<>>(std::min(32, threads - 32 * w));
    }
  }
  for (int first = 0; first < grid.x * grid.y * grid.z; first += slots) {
    std::vector<std::thread> running;
    for (int n = 0; n < slots * threads; ++n) running.emplace_back([=] {
      const int block = first + n / threads;
      slot = n / threads;
      threadIdx = {n % threads, 0, 0};
      blockIdx = {block % grid.x, block / grid.x % grid.y, block / grid.x / grid.y};
      body();
    });
    for (auto &one : running) one.join();
  }
}
"""
_GROUPS = [
    "template <int tile, int row, int column, int across>\n"
    f"void multiply_64x{8 * tiles}_{dtype}(float *c, uint64_t a, uint64_t b) {{\n"
    f"  const Matrix left = described[a], right = described[b];\n"
    f"  multiply_group<{tiles}, tile, row, column>(c, left, right, across, {value});\n"
    "}\n"
    for dtype, value in (("bf16", "f32_of_bf16"), ("f16", "f32_from_f16"))
    for tiles in range(1, 33)
]
HEAD = HEAD.replace("@GROUPS@", "".join(_GROUPS))
_PTX = re.compile(
    r"(?:template <[^>]*>\s)?static __device__ __forceinline__ "
    r"(?:unsigned )?(?:long )?\w+(?: short)? "
    r"(?:f32_from_f16|f16_from_f32|f16_from_f64|prefetch_l2|copy_async|wait_for_copies"
    r"|commit_copies|wait_for_older_copies|wait_for_team|take_turn|load_matrices|load_transposed"
    r"|multiply_b?f16|multiply_tf32|tf32_from_f32|multiply_64x\d+_b?f16|describe_matrix|\w+_products)\(.*?\n}\n",
    re.DOTALL,
)
_SHARED = re.compile(r"__shared__ __align__\((\d+)\) ([\w ]+) (\w+)\[(\d+)\];")
_OURS = re.compile(r"^(using int64_t|#define (INFINITY|NAN|INT32_MIN|INT64_MIN)).*\n", re.MULTILINE)


_TAIL = """
struct Any { void *place; template <typename T> operator T *() const { return (T *)place; } };
"""
_FLAGS = ("-std=c++20", "-O1", "-fwrapv", "-ffp-contract=off", "-fno-strict-aliasing", "-w")


class Host:
    """The emitted CUDA of several kernels, in one library for the CPU."""

    def __init__(self, kernels: Mapping[str, Kernel], folder: Path, gpu: Gpu | None = None) -> None:
        self.plans = {name: make_plan(lower(kernel), gpu) for name, kernel in kernels.items()}
        source, library = folder / "kernels.cpp", folder / "kernels.so"
        texts = [
            f"namespace kernel_{number} {{\n{host_text(kernel)}}}\n"
            for number, kernel in enumerate(kernels.values())
        ]
        calls = [_write_calls(plan, number) for number, plan in enumerate(self.plans.values())]
        source.write_text("\n".join((HEAD, *texts, _TAIL, *calls)))
        command = ["g++", *_FLAGS, "-shared", "-fPIC", "-pthread", str(source), "-o", str(library)]
        subprocess.run(command, check=True)
        self.library = ctypes.CDLL(str(library))

    def run(self, name: str, inputs: Mapping[str, Array]) -> dict[str, Array]:
        """The outputs."""
        plan = self.plans[name]
        buffers = plan.kernel.buffers
        arrays = {given: np.ascontiguousarray(value) for given, value in inputs.items()}
        for new in _names(plan)[len(inputs) :]:
            arrays[new] = np.empty(buffers[new].stored_shape, numpy_dtype(buffers[new].dtype))
        places = [array.ctypes.data for array in arrays.values()]
        number = list(self.plans).index(name)
        self.library[f"run_{number}"]((ctypes.c_void_p * len(places))(*places))
        return {buffer.name: arrays[buffer.name] for buffer in plan.kernel.outputs}


def host_text(kernel: Kernel) -> str:
    """The CUDA of a kernel without what is defined for the host."""
    text = _OURS.sub("", _PTX.sub("", emit(lower(kernel))))
    text = text.replace('extern "C" ', "")  # two kernels may have one name
    text = _SHARED.sub(
        r"struct alignas(\1) All_\3 { \2 part[\4]; }; static All_\3 all_\3[SLOTS]; "
        r"\2 *const \3 = all_\3[slot].part;",
        text,
    )
    return re.sub(
        r"extern __shared__ __align__\(\d+\) char dojo_shared\[\];",
        "char *const dojo_shared = shared_of[slot];",
        text,
    )


def _write_calls(plan: Plan, number: int) -> str:
    names = _names(plan)
    lines = [f'extern "C" void run_{number}(void **places) {{']
    for call in plan.calls:
        places = ", ".join(f"Any{{places[{names.index(name)}]}}" for name in call.arguments)
        body = f"kernel_{number}::{call.name}({places});"
        grid = ", ".join(map(str, call.grid))
        slots = math.prod(call.grid) if call.together else 1
        lines.append(f"  run_grid({{{grid}}}, {call.threads}, [=] {{ {body} }}, {slots});")
    return "\n".join((*lines, "}"))


def _names(plan: Plan) -> list[str]:
    """Every array in memory: inputs, outputs, temporaries."""
    kernel = plan.kernel
    temporaries = [name for name, _ in plan.temporaries]
    return [*(buffer.name for buffer in (*kernel.inputs, *kernel.outputs)), *temporaries]
