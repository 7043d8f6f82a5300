"""How fast is our vector math beside the scalar functions of the C library, and how exact?

    python benchmarks/vector_math.py [--functions exp,log] [--rounds 31] [--json]

One process, one core. In each round ours and the C library's loop run in turn over the same 4096
floats, which stay in the first-level cache; a round gives one ratio. Printed are the medians of
the thread's own time, and for the ratio also the range of its middle 80 %. The error in ulp is the
largest over 2^22 floats spread evenly over all bit patterns; `pytest --slow
tests/targets/test_mathlib.py` tries all 2^32.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import os
import platform
import subprocess
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from perfdojo.targets.c.mathlib import math_source
from perfdojo.targets.c.toolchain import FLAGS as TOOLCHAIN_FLAGS

SIZE = 4096
SAMPLES = 1 << 22
FLAGS = tuple(flag for flag in TOOLCHAIN_FLAGS if flag not in ("-fopenmp", "-fPIC", "-shared"))
# Calls for the library's loop: neither vectorised nor replaced by an instruction.
LIBRARY_FLAGS = ("-fno-tree-vectorize", "-fno-builtin")

# function -> the C library in f32, in f64, and the range of the inputs that are timed
FUNCTIONS = {
    "exp": ("expf(v)", "exp(v)", (-10.0, 10.0)),
    "log": ("logf(v)", "log(v)", (0.01, 100.0)),
    "tanh": ("tanhf(v)", "tanh(v)", (-4.0, 4.0)),
    "erf": ("erff(v)", "erf(v)", (-3.0, 3.0)),
    "log1p": ("log1pf(v)", "log1p(v)", (-0.5, 10.0)),
    "sigmoid": ("1.0f / (1.0f + expf(-v))", "1.0 / (1.0 + exp(-v))", (-10.0, 10.0)),
    "rsqrt": ("1.0f / sqrtf(v)", "1.0 / sqrt(v)", (0.01, 100.0)),
    "sqrt": ("sqrtf(v)", "sqrt(v)", (0.01, 100.0)),
}

# The empty assembly keeps the compiler from running a pass only once.
OURS = """
void ours_{name}(const float *x, float *y, long n, long passes) {{
    for (long pass = 0; pass < passes; pass++) {{
        for (long i = 0; i < n; i += {lanes}) {{
            *(f32x{lanes} *)(y + i) = {name}_f32x{lanes}(*(const f32x{lanes} *)(x + i));
        }}
        __asm__ volatile("" ::: "memory");
    }}
}}
"""
LIBRARY = """
void library_{name}(const float *x, float *y, long n, long passes) {{
    for (long pass = 0; pass < passes; pass++) {{
        for (long i = 0; i < n; i++) {{
            float v = x[i];
            y[i] = {f32};
        }}
        __asm__ volatile("" ::: "memory");
    }}
}}

void exact_{name}(const float *x, double *y, long n, long passes) {{
    (void)passes;
    for (long i = 0; i < n; i++) {{
        double v = x[i];
        y[i] = {f64};
    }}
}}
"""


@dataclass(frozen=True, slots=True)
class Row:
    """The result for one function; times are ns per element, medians of all rounds."""

    function: str
    ours_ns: float
    library_ns: float
    ratio: float
    ratio_low: float
    ratio_high: float
    max_ulp: float


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--functions", default=",".join(FUNCTIONS), help="which, with commas")
    parser.add_argument("--rounds", type=int, default=31)
    parser.add_argument("--lanes", type=int, help="default: what fills a register here")
    parser.add_argument("--cc", default="gcc")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    register = find_register_lanes(options.cc)
    lanes = options.lanes or register
    names = options.functions.split(",")
    library = build(names, lanes, register, options.cc)
    rows = [measure(library, name, options.rounds) for name in names]
    machine = describe_machine(options.cc, lanes)
    if options.json:
        print(json.dumps({"machine": machine, "rows": [asdict(row) for row in rows]}, indent=2))
    else:
        print(*(f"{key}: {value}" for key, value in machine.items()), sep="\n")
        print_table(rows)


def build(names: list[str], lanes: int, register: int, cc: str) -> ctypes.CDLL:
    """One library with, for each function, a loop of ours, the C library's in f32 and in f64."""
    types = (("f32", "float"), ("i32", "int32_t"), ("u32", "uint32_t"))
    ours = "#include <stdint.h>\n"
    for name, c_type in types:
        attribute = f"__attribute__((vector_size({4 * lanes}), may_alias))"
        ours += f"typedef {c_type} {name}x{lanes} {attribute};\n"
    ours += math_source([(name, "f32", lanes) for name in names], register_bytes=4 * register)
    ours += "".join(OURS.format(name=name, lanes=lanes) for name in names)
    library = "#include <math.h>\n"
    for name in names:
        library += LIBRARY.format(name=name, f32=FUNCTIONS[name][0], f64=FUNCTIONS[name][1])
    with tempfile.TemporaryDirectory() as folder:
        for stem, text, flags in (("ours", ours, ()), ("library", library, LIBRARY_FLAGS)):
            path = Path(folder, stem + ".c")
            path.write_text(text)
            command = (cc, *FLAGS, *flags, "-fPIC", "-c", str(path), "-o", f"{folder}/{stem}.o")
            subprocess.run(command, check=True)
        objects = (f"{folder}/ours.o", f"{folder}/library.o")
        subprocess.run((cc, "-shared", *objects, "-o", f"{folder}/math.so", "-lm"), check=True)
        return ctypes.CDLL(f"{folder}/math.so")


def measure(library: ctypes.CDLL, name: str, rounds: int) -> Row:
    x, y = make_aligned(SIZE), make_aligned(SIZE)
    low, high = FUNCTIONS[name][2]
    x[:] = np.random.default_rng(0).uniform(low, high, SIZE)
    ours, scalar = (getattr(library, f"{kind}_{name}") for kind in ("ours", "library"))
    ours_passes, scalar_passes = choose_passes(ours, x, y), choose_passes(scalar, x, y)
    times = [
        (time_one(ours, x, y, ours_passes), time_one(scalar, x, y, scalar_passes))
        for _ in range(rounds)
    ]
    ours_ns, library_ns = np.array(times).T
    ratio_low, ratio, ratio_high = np.percentile(library_ns / ours_ns, (10, 50, 90))
    medians = float(np.median(ours_ns)), float(np.median(library_ns))
    ratios = float(ratio), float(ratio_low), float(ratio_high)
    return Row(name, *medians, *ratios, find_max_ulp(library, name))


def choose_passes(function: Callable[..., None], x: NDArray, y: NDArray) -> int:
    """So many that one timing takes about two milliseconds; this also warms up."""
    return max(1, int(2e6 / (time_one(function, x, y, 20) * SIZE)))


def time_one(function: Callable[..., None], x: NDArray, y: NDArray, passes: int) -> float:
    """Nanoseconds per element, of this thread: other programs do not count."""
    start = time.thread_time_ns()
    call(function, x, y, passes)
    return (time.thread_time_ns() - start) / passes / SIZE


def call(function: Callable[..., None], x: NDArray, y: NDArray, passes: int = 1) -> None:
    pointers = ctypes.c_void_p(x.ctypes.data), ctypes.c_void_p(y.ctypes.data)
    function(*pointers, ctypes.c_long(x.size), ctypes.c_long(passes))


def find_max_ulp(library: ctypes.CDLL, name: str) -> float:
    """The largest error of ours over an even sample of all floats, against f64."""
    x, y = make_aligned(SAMPLES), make_aligned(SAMPLES)
    x.view(np.uint32)[:] = np.arange(SAMPLES, dtype=np.uint32) * np.uint32(2**32 // SAMPLES + 1)
    exact = np.empty(SAMPLES)
    call(getattr(library, f"ours_{name}"), x, y)
    call(getattr(library, f"exact_{name}"), x, exact)
    with np.errstate(over="ignore"):
        finite = np.isfinite(exact.astype(np.float32))
    exact, got = exact[finite], y[finite].astype(np.float64)
    exponent = np.maximum(np.frexp(exact)[1], -125)
    return float((np.abs(got - exact) / np.ldexp(1.0, exponent - 24)).max())


def make_aligned(size: int) -> NDArray[np.float32]:
    raw = np.zeros(size + 16, np.float32)
    skip = -raw.ctypes.data % 64 // 4
    return raw[skip : skip + size]


def find_register_lanes(cc: str) -> int:
    command = (cc, "-march=native", "-dM", "-E", "-x", "c", "/dev/null")
    macros = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return 16 if "__AVX512F__" in macros else 8 if "__AVX__" in macros else 4


def describe_machine(cc: str, lanes: int) -> dict[str, str]:
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    cpu = next((line.split(": ")[1] for line in lines if "model name" in line), platform.machine())
    version = subprocess.run((cc, "--version"), check=True, capture_output=True, text=True).stdout
    return {
        "cpu": cpu,
        "compiler": version.splitlines()[0],
        "flags": " ".join(FLAGS),
        "c library": " ".join(platform.libc_ver()),
        "vector": f"f32x{lanes}",
    }


def print_table(rows: list[Row]) -> None:
    print("\n| function | ours, ns | C library, ns | ratio (middle 80 %) | max ulp |")
    print("|---|---:|---:|---:|---:|")
    for row in rows:
        spread = f"{row.ratio:.1f} ({row.ratio_low:.1f} - {row.ratio_high:.1f})"
        times = f"{row.ours_ns:.3f} | {row.library_ns:.2f}"
        print(f"| {row.function} | {times} | {spread} | {row.max_ulp:.2f} |")


if __name__ == "__main__":
    main()
