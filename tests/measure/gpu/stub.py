"""A driver without a GPU: its functions in C++ over main memory, and kernels that a CPU runs.

What `driver` and `tools` tell the driver is thereby run, not only looked at. A binary is a file
that holds the number of a kernel in this library; number 0 are our tools.
"""

from __future__ import annotations

import ctypes
import math
import subprocess
from collections.abc import Sequence
from pathlib import Path

from perfdojo.ir import Kernel
from perfdojo.measure.gpu.ground import Binary
from perfdojo.measure.gpu.tools import SOURCE
from perfdojo.targets.cuda.plan import Plan, make_plan
from perfdojo.targets.cuda.program import lower
from tests.targets.cuda.host import _PTX, HEAD, host_text

_FLAGS = ("-std=c++20", "-O1", "-fwrapv", "-ffp-contract=off", "-fno-strict-aliasing", "-w")
_MORE = """
#include <chrono>
#include <cstdlib>
#include <functional>
#include <map>
#include <string>
static Dim blockDim, gridDim;
struct ulonglong2 { unsigned long long x, y; };
static double __longlong_as_double(long long b) { double v; std::memcpy(&v, &b, 8); return v; }
static double cospi(double x) { return std::cos(3.14159265358979323846 * x); }
using std::fabs, std::fmax, std::fmin, std::sqrt, std::log;
struct Any { void *place; template <typename T> operator T *() const { return (T *)place; } };
template <typename T> T get(void **p, int n) { T v; std::memcpy(&v, p[n], sizeof v); return v; }
"""
_TOOLS = """
using P = void *; using U = unsigned long long; using D = double;
static void run_tool(const std::string &name, void **p) {
  using namespace kernel_0;
  if (name == "tool_draw") tool_draw(get<P>(p, 0), get<U>(p, 1), get<U>(p, 2), get<int>(p, 3),
      get<int>(p, 4), get<D>(p, 5), get<D>(p, 6));
  if (name == "tool_largest") tool_largest(get<D *>(p, 0), get<U>(p, 1), get<D>(p, 2),
      get<D *>(p, 3));
  if (name == "tool_squares") tool_squares(get<D *>(p, 0), get<U>(p, 1), get<D>(p, 2), get<D>(p, 3),
      get<D *>(p, 4), get<D *>(p, 5));
  if (name == "tool_error") tool_error(get<P>(p, 0), get<int>(p, 1), get<D *>(p, 2), get<U>(p, 3),
      get<D>(p, 4), get<D>(p, 5), get<D *>(p, 6));
  if (name == "tool_differ") tool_differ(get<unsigned char *>(p, 0), get<unsigned char *>(p, 1),
      get<U>(p, 2), get<D *>(p, 3));
}
"""
_DRIVER = """
typedef unsigned long long place;
struct Function { int module; std::string name; int shared; };
static int pending;  // what went wrong on the device
static std::map<std::string, int> counts;
#define COUNT ++counts[__func__]
extern "C" {
int stub_count(const char *name) { return counts[name]; }
void stub_break(int code) { pending = code; }
int cuInit(unsigned) { return 0; }
int cuDeviceGet(int *device, int n) { *device = n; return 0; }
int cuDevicePrimaryCtxRetain(void **context, int) { *context = (void *)1; return 0; }
int cuCtxSetCurrent(void *context) { return context == (void *)1 ? 0 : 201; }
int cuDeviceGetAttribute(int *value, int attribute, int) {
  *value = attribute == 38 ? 4096 : attribute == 75 ? 9 : 0; return 0;
}
int cuGetErrorName(int code, const char **text) {
  *text = code == 2 ? "CUDA_ERROR_OUT_OF_MEMORY" : code == 700 ? "CUDA_ERROR_ILLEGAL_ADDRESS" : 0;
  return 0;
}
int cuMemAlloc_v2(place *p, size_t size) {
  COUNT;
  if (size > 1u << 28) return 2;
  *p = (place)std::aligned_alloc(256, (size + 255) / 256 * 256); return 0;
}
int cuMemFree_v2(place p) { COUNT; std::free((void *)p); return 0; }
int cuMemcpyHtoD_v2(place to, const void *from, size_t n) {
  memcpy((void *)to, from, n); return pending;
}
int cuMemcpyDtoH_v2(void *to, place from, size_t n) { memcpy(to, (void *)from, n); return pending; }
int cuMemcpyDtoDAsync_v2(place to, place from, size_t n, void *) {
  memcpy((void *)to, (void *)from, n); return pending;
}
int cuMemsetD8Async(place p, unsigned char v, size_t n, void *) {
  COUNT; memset((void *)p, v, n); return pending;
}
int cuModuleLoadData(void **module, const void *image) {
  if (memcmp(image, "fake", 4)) return 200;
  *module = (void *)(size_t)(1 + atoi((const char *)image + 4)); return pending;
}
int cuModuleUnload(void *) { COUNT; return pending; }
int cuModuleGetFunction(void **function, void *module, const char *name) {
  if (!strcmp(name, "missing")) return 500;
  *function = new Function{(int)(size_t)module - 1, name, 49152}; return pending;
}
int cuFuncSetAttribute(void *f, int attribute, int value) {
  if (attribute != 8) return 1;
  ((Function *)f)->shared = value; return 0;
}
int cuLaunchKernel(void *f, unsigned x, unsigned y, unsigned z, unsigned threads, unsigned,
                   unsigned, unsigned shared, void *, void **given, void **) {
  const Function &function = *(Function *)f;
  if (pending) return pending;
  if (threads > 1024) return 1;
  if (shared > function.shared) return 1;
  blockDim = {(int)threads, 1, 1};
  gridDim = {(int)x, (int)y, (int)z};
  if (function.module == 0) run_grid(gridDim, threads, [&] { run_tool(function.name, given); });
  else run_kernel(function.module, function.name, given);
  return 0;
}
int cuLaunchCooperativeKernel(void *f, unsigned x, unsigned y, unsigned z, unsigned threads,
                              unsigned, unsigned, unsigned shared, void *, void **given) {
  if (x * y * z > SLOTS) return 720;
  return cuLaunchKernel(f, x, y, z, threads, 1, 1, shared, 0, given, 0);
}
int cuStreamSynchronize(void *) { return pending; }
typedef std::chrono::steady_clock::time_point Time;
int cuEventCreate(void **event, unsigned) { COUNT; *event = new Time; return 0; }
int cuEventRecord(void *event, void *) {
  *(Time *)event = std::chrono::steady_clock::now(); return 0;
}
int cuEventElapsedTime(float *ms, void *start, void *end) {
  *ms = std::chrono::duration<float, std::milli>(*(Time *)end - *(Time *)start).count(); return 0;
}
int cuEventDestroy_v2(void *event) { COUNT; delete (Time *)event; return 0; }
}
"""


class Stub:
    """The library, with the code of `kernels` in it."""

    def __init__(self, kernels: Sequence[Kernel], folder: Path) -> None:
        self.folder = folder
        self.plans = [make_plan(lower(kernel)) for kernel in kernels]
        tools = _PTX.sub("", SOURCE).replace('extern "C" ', "")
        spaces = [tools, *map(host_text, kernels)]
        texts = [f"namespace kernel_{n} {{\n{text}}}\n" for n, text in enumerate(spaces)]
        source, library = folder / "libcuda.cpp", folder / "libcuda.so"
        runs = _write_runs(self.plans)
        source.write_text("\n".join((HEAD, _MORE, *texts, _TOOLS, runs, _DRIVER)))
        command = ["g++", *_FLAGS, "-shared", "-fPIC", "-pthread", str(source), "-o", str(library)]
        subprocess.run(command, check=True)
        self.library = ctypes.CDLL(str(library))

    def image(self, number: int) -> str:
        """The path of the binary of a kernel; 0 are the tools."""
        path = self.folder / f"kernel{number}.cubin"
        path.write_bytes(b"fake%d\0" % number)
        return str(path)

    def binary(self, number: int) -> Binary:
        """The kernel of that place among `kernels`."""
        return Binary.of(self.plans[number], self.image(number + 1))


def _write_runs(plans: Sequence[Plan]) -> str:
    lines = ["static void run_kernel(int module, const std::string &name, void **p) {"]
    for number, plan in enumerate(plans, 1):
        for call in plan.calls:
            values = ", ".join(f"Any{{get<void *>(p, {n})}}" for n in range(len(call.arguments)))
            body = f"kernel_{number}::{call.name}({values});"
            lines.append(f'  if (module == {number} && name == "{call.name}")')
            slots = math.prod(call.grid) if call.together else 1
            lines.append(f"    run_grid(gridDim, blockDim.x, [&] {{ {body} }}, {slots});")
    return "\n".join((*lines, "}"))
