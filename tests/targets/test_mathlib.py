"""Is the vector math right: within its error bound everywhere, and the same bits for all lanes?"""

from __future__ import annotations

import ctypes
import itertools
import re
import shutil
import struct
import subprocess
from collections.abc import Iterable
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from perfdojo.errors import TargetError
from perfdojo.targets.c.mathlib import C_TYPES, FUNCTIONS, math_name, math_source

# The largest error in ulp over all floats, rounded up (docs/vector-math.md has the exact values).
MAX_ULP = {
    "exp": 1.05,
    "log": 1.25,
    "log1p": 1.8,
    "tanh": 1.1,
    "erf": 1.2,
    "sigmoid": 1.75,
    "rsqrt": 1.5,
    "sqrt": 0.5,
}
# Where something begins or ends: 0, denormals, 1, the largest floats, infinity and NaN; and where
# exp and sigmoid leave the normal numbers, and then the range.
EDGES = (0.0, 2.0**-126, 0.5, 1.0, 4.0, 10.0, 87.33655, 88.72284, 103.97208, np.inf, np.nan)

WARNINGS = ("-Wall", "-Wextra", "-Werror")
FLAGS = ("-fno-math-errno", "-fno-trapping-math", "-ffp-contract=off", "-fwrapv")
NATIVE = ("-O3", "-march=native")
BUILDS = {
    "gcc": ("gcc", "-fopenmp", *NATIVE, *FLAGS),
    "clang": ("clang", *NATIVE, *FLAGS),
}
OTHER_BUILDS = {
    "gcc, no flags": ("gcc", "-fopenmp", *NATIVE),
    "gcc -O2": ("gcc", "-fopenmp", "-O2", "-march=native"),
    "gcc, no fma": ("gcc", "-fopenmp", "-O3", "-march=x86-64"),
    "clang, no flags": ("clang", *NATIVE),
    "clang, no fma": ("clang", "-O3", "-march=x86-64"),
}

# Both compilers see all of it with --slow.
EACH_BUILD = ["gcc", pytest.param("clang", marks=pytest.mark.slow)]

NUMPY_TYPES = {"f32": np.float32, "f64": np.float64, "i32": np.int32, "i64": np.int64}
ARGUMENTS = {"fma": 3, "max": 2, "min": 2, "pow": 2, "select": 3, "splat": 0}  # else 1
LANES = (1, 4, 8, 16)


# --------------------------------------------------------------------------------------------
# Building


def make_typedefs(widths_and_lanes: Iterable[tuple[int, int]]) -> str:
    text = "#include <stdint.h>\n"
    for width, lanes in widths_and_lanes:
        for kind in "fiu":
            name, c_type = f"{kind}{width}x{lanes}", C_TYPES[f"{kind}{width}"]
            size = width // 8 * lanes
            text += f"typedef {c_type} {name} __attribute__((vector_size({size})));\n"
    return text


def build(folder: Path, source: str, command: tuple[str, ...]) -> ctypes.CDLL:
    path = folder / "math.c"
    path.write_text(source)
    run_compiler(path, command, "-shared", "-fPIC", "-o", str(path.with_suffix(".so")), "-lm")
    return ctypes.CDLL(str(path.with_suffix(".so")))


def run_compiler(path: Path, command: tuple[str, ...], *more: str) -> str:
    """What the compiler says; it must not find anything to complain about."""
    if shutil.which(command[0]) is None:
        pytest.skip(f"cc: {command[0]} is not installed")
    line = (command[0], "-std=c11", *command[1:], *WARNINGS, str(path), *more)
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stderr


def make_sweep_source() -> str:
    text = make_typedefs((32, lanes) for lanes in LANES[1:])
    text += math_source((name, "f32", lanes) for name in MAX_ULP for lanes in LANES)
    text += Path(__file__).with_name("mathlib_sweep.c").read_text()
    return text + "".join(f"SWEEP({name}, {name})\n" for name in MAX_ULP)


def make_loops_source(calls: Iterable[tuple[str, str, int]]) -> str:
    """For each function a loop over arrays: `void run_NAME(mask, a, b, c, result, n)`."""
    calls = list(calls)
    text = make_typedefs({(int(dtype[1:]), lanes) for _, dtype, lanes in calls if lanes > 1})
    text += math_source(calls)
    for function, dtype, lanes in calls:
        mask, element = C_TYPES["i" + dtype[1:]], C_TYPES[dtype]
        vector, masks = (
            (element, mask) if lanes == 1 else (f"{dtype}x{lanes}", f"i{dtype[1:]}x{lanes}")
        )
        arguments = [f"*({vector} *)({name} + i)" for name in "abc"[: ARGUMENTS.get(function, 1)]]
        if function == "select":
            arguments = [f"*({masks} *)(m + i)", *arguments[:2]]
        if function == "splat":
            arguments = ["a[i]"]
        name = math_name(function, dtype, lanes)
        text += f"""
void run_{name}({mask} *m, {element} *a, {element} *b, {element} *c, {element} *r, long n) {{
    (void)m, (void)a, (void)b, (void)c;
    for (long i = 0; i < n; i += {lanes}) *({vector} *)(r + i) = {name}({", ".join(arguments)});
}}
"""
    return text


def make_aligned(values: NDArray) -> NDArray:
    """A copy that starts at a multiple of 256 bytes, as the widest vectors need."""
    raw = np.zeros(values.nbytes + 256, np.uint8)
    skip = -raw.ctypes.data % 256
    copy = raw[skip : skip + values.nbytes].view(values.dtype)
    copy[:] = values
    return copy


def call(library: ctypes.CDLL, name: str, dtype: str, *arrays: NDArray, mask: NDArray) -> NDArray:
    result = make_aligned(np.zeros_like(arrays[0]))
    mask_type = np.dtype(NUMPY_TYPES["i" + dtype[1:]])
    held = [make_aligned(mask.astype(mask_type)), *map(make_aligned, arrays), result]
    pointers = [ctypes.c_void_p(array.ctypes.data) for array in held]
    getattr(library, f"run_{name}")(*pointers, ctypes.c_long(result.size))
    return result


# --------------------------------------------------------------------------------------------
# The text


def test_names_carry_the_lanes_of_a_vector() -> None:
    assert math_name("exp", "f32", 8) == "exp_f32x8"
    assert math_name("exp", "f32", 1) == "exp_f32"


def test_the_text_depends_on_the_set_of_calls_only() -> None:
    calls = [("exp", "f32", 8), ("sigmoid", "f32", 8), ("max", "f64", 1), ("exp", "f32", 1)]
    assert math_source(calls) == math_source([*reversed(calls), calls[0]])
    assert math_source([]) == ""


def test_every_function_is_defined_once_and_before_it_is_used() -> None:
    text = math_source(
        (f, dtype, lanes) for dtype in FUNCTIONS for f in FUNCTIONS[dtype] for lanes in (1, 2, 64)
    )
    defined: set[str] = set()
    for line in text.splitlines():
        if match := re.match(r"MATH \w+ (\w+)\(", line):
            assert match[1] not in defined
            defined.add(match[1])
        else:
            assert set(re.findall(r"\b[a-z]\w*_[fiu](?:32|64)\w*(?=\()", line)) <= defined


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (("exq", "f32", 8), r"^math: no function 'exq' for f32; did you mean 'exp'\?"),
        (("exp", "i32", 8), r"^math: no function 'exp' for i32"),
        (("exp", "f16", 8), r"^math: no functions for dtype 'f16'"),
        (("exp", "f32", 3), r"^math: expected lanes to be a power of two from 1 to 64, got 3"),
        (("exp", "f32", 128), r"^math: expected lanes to be a power of two from 1 to 64, got 128"),
    ],
)
def test_unknown_calls_are_refused(call: tuple[str, str, int], message: str) -> None:
    with pytest.raises(TargetError, match=message):
        math_source([call])


# --------------------------------------------------------------------------------------------
# Error in ulp, and the same bits for every number of lanes


@pytest.fixture(scope="module", params=EACH_BUILD)
def sweeps(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    return build(tmp_path_factory.mktemp("sweeps"), make_sweep_source(), BUILDS[request.param])


def check_sweep(library: ctypes.CDLL, name: str, first: int, stride: int, count: int) -> float:
    """Sweep; fail if the error is above its bound, or a vector differs from the scalar."""
    where, unequal = ctypes.c_uint32(), ctypes.c_uint64()
    function = getattr(library, f"sweep_{name}")
    function.restype = ctypes.c_double
    first, stride = ctypes.c_uint32(first), ctypes.c_uint32(stride)
    size = ctypes.c_uint64(count)
    error = function(first, stride, size, ctypes.byref(where), ctypes.byref(unequal))
    worst = struct.unpack("f", struct.pack("I", where.value))[0]
    print(f"{name}: {error:.4f} ulp at {worst!r} ({where.value:#010x})")
    assert error <= MAX_ULP[name], f"{error} ulp at {worst!r} ({where.value:#x})"
    assert unequal.value == 0
    return error


@pytest.mark.cc
@pytest.mark.parametrize("name", MAX_ULP)
def test_error_is_within_its_bound_on_a_sample_of_all_floats(
    sweeps: ctypes.CDLL, name: str
) -> None:
    check_sweep(sweeps, name, first=0, stride=1025, count=2**32 // 1025)


@pytest.mark.cc
@pytest.mark.parametrize("name", MAX_ULP)
def test_error_is_within_its_bound_around_the_edges(sweeps: ctypes.CDLL, name: str) -> None:
    for edge in (*EDGES, *(-edge for edge in EDGES)):
        middle = int(np.float32(edge).view(np.uint32))
        check_sweep(sweeps, name, first=(middle - 1024) % 2**32, stride=1, count=2048)


@pytest.mark.cc
@pytest.mark.slow
@pytest.mark.parametrize("name", MAX_ULP)
def test_error_is_within_its_bound_on_all_floats(sweeps: ctypes.CDLL, name: str) -> None:
    check_sweep(sweeps, name, first=0, stride=1, count=2**32)


@pytest.mark.cc
@pytest.mark.slow
@pytest.mark.parametrize("name", OTHER_BUILDS)
def test_other_flags_give_the_same_bounds(name: str, tmp_path: Path) -> None:
    library = build(tmp_path, make_sweep_source(), OTHER_BUILDS[name])
    for function in MAX_ULP:
        check_sweep(library, function, first=0, stride=4099, count=2**32 // 4099)


# --------------------------------------------------------------------------------------------
# All functions, all dtypes


SIMPLE = ("abs", "floor", "fma", "max", "min", "pow", "select", "splat", "square")


@pytest.fixture(scope="module", params=EACH_BUILD)
def loops(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    calls = [
        (function, dtype, lanes)
        for dtype in FUNCTIONS
        for function in FUNCTIONS[dtype]
        for lanes in LANES
        if dtype != "f32" or function in SIMPLE
    ]
    source = make_loops_source(calls)
    return build(tmp_path_factory.mktemp("loops"), source, BUILDS[request.param])


def make_inputs(dtype: str) -> tuple[NDArray, NDArray, NDArray]:
    """All pairs of special values, then random ones; the third array is random."""
    random = np.random.default_rng(1)
    if dtype[0] == "f":
        info = np.finfo(NUMPY_TYPES[dtype])
        special = [0.0, -0.0, 1.0, -1.0, 2.5, -2.5, np.inf, -np.inf, np.nan, info.max, info.tiny]
        more = random.normal(size=(2, 919)) * 10.0
    else:
        limits = np.iinfo(NUMPY_TYPES[dtype])
        special = [0, 1, -1, 2, limits.max, limits.min]
        more = random.integers(limits.min, limits.max, (2, 988))
    pairs = np.array(list(itertools.product(special, special)), NUMPY_TYPES[dtype]).T
    a, b = np.concatenate([pairs, more[:, : 1024 - pairs.shape[1]]], axis=1)
    a, b = a.astype(NUMPY_TYPES[dtype]), b.astype(NUMPY_TYPES[dtype])
    return a, b, random.permutation(b)


def expect(function: str, a: NDArray, b: NDArray, c: NDArray, mask: NDArray) -> NDArray | None:
    """What NumPy says, where it must be the same bits."""
    with np.errstate(all="ignore"):
        if function == "fma":
            return None
        if function == "max":
            return np.where((a > b) | (a != a), a, b)
        if function == "min":
            return np.where((a < b) | (a != a), a, b)
        if function == "select":
            return np.where(mask, a, b)
        if function == "rsqrt":
            return 1 / np.sqrt(a)
        exact = {"abs": np.abs, "floor": np.floor, "sqrt": np.sqrt, "square": np.square}
        return exact[function](a) if function in exact else None


@pytest.mark.cc
@pytest.mark.parametrize("dtype", FUNCTIONS)
def test_all_lanes_agree_with_the_scalar_and_with_numpy(loops: ctypes.CDLL, dtype: str) -> None:
    a, b, c = make_inputs(dtype)
    mask = -(np.arange(a.size) % 3 == 0).astype(np.int64)
    for function in FUNCTIONS[dtype]:
        if function == "splat" or not hasattr(loops, f"run_{math_name(function, dtype, 1)}"):
            continue
        names = [math_name(function, dtype, lanes) for lanes in LANES]
        scalar, *vectors = (call(loops, name, dtype, a, b, c, mask=mask) for name in names)
        for name, vector in zip(names[1:], vectors, strict=True):
            assert_same_bits(vector, scalar, name)
        if (expected := expect(function, a, b, c, mask)) is not None:
            assert_same_bits(scalar, expected, function)


@pytest.mark.cc
@pytest.mark.parametrize("dtype", FUNCTIONS)
def test_splat_fills_all_lanes(loops: ctypes.CDLL, dtype: str) -> None:
    a, b, c = make_inputs(dtype)
    for lanes in LANES:
        result = call(loops, math_name("splat", dtype, lanes), dtype, a, b, c, mask=a == a)
        assert_same_bits(result, np.repeat(a[::lanes], lanes), f"splat of {lanes} lanes")


@pytest.mark.cc
@pytest.mark.parametrize("dtype", ["f32", "f64"])
def test_min_and_max_pass_nan_on_and_give_the_second_of_equals(
    loops: ctypes.CDLL, dtype: str
) -> None:
    a = np.array([np.nan, 1.0, np.nan, 0.0, -0.0, 0.0, -0.0, 3.0] * 2, NUMPY_TYPES[dtype])
    b = np.array([1.0, np.nan, np.nan, -0.0, 0.0, 0.0, -0.0, 2.0] * 2, NUMPY_TYPES[dtype])
    for function, lanes in itertools.product(("min", "max"), LANES):
        r = call(loops, math_name(function, dtype, lanes), dtype, a, b, b, mask=a == a)
        assert np.isnan(r[:3]).all()
        assert_same_bits(r[3:7], b[3:7], function)
        assert r[7] == {"min": 2.0, "max": 3.0}[function]


@pytest.mark.cc
@pytest.mark.parametrize("dtype", ["f32", "f64"])
def test_fma_rounds_once(loops: ctypes.CDLL, dtype: str) -> None:
    tiny = np.finfo(NUMPY_TYPES[dtype]).eps
    a = np.full(16, 1 + tiny, NUMPY_TYPES[dtype])
    b = np.full(16, 1 - tiny, NUMPY_TYPES[dtype])
    for lanes in LANES:
        r = call(loops, math_name("fma", dtype, lanes), dtype, a, b, -a * b, mask=a == a)
        assert (r == -(tiny**2)).all()


def assert_same_bits(got: NDArray, expected: NDArray, what: str) -> None:
    kind = f"u{got.dtype.itemsize}"
    same = (got.view(kind) == expected.view(kind)) | ((got != got) & (expected != expected))
    assert same.all(), f"{what}: {got[~same][:4]} is not {expected[~same][:4]}"


# --------------------------------------------------------------------------------------------
# Compilers


@pytest.mark.cc
def test_gcc_finds_nothing_to_complain_about(tmp_path: Path) -> None:
    check_silence(OTHER_BUILDS["gcc, no flags"], tmp_path)


@pytest.mark.cc
@pytest.mark.slow
@pytest.mark.parametrize("name", [*BUILDS, *OTHER_BUILDS])
def test_no_compiler_finds_anything_to_complain_about(name: str, tmp_path: Path) -> None:
    check_silence({**BUILDS, **OTHER_BUILDS}[name], tmp_path)


def check_silence(command: tuple[str, ...], folder: Path) -> None:
    calls = [
        (function, dtype, lanes)
        for dtype in FUNCTIONS
        for function in FUNCTIONS[dtype]
        for lanes in (1, 128 // int(dtype[1:]))
    ]
    path = folder / "math.c"
    path.write_text(make_loops_source(calls))
    assert run_compiler(path, command, "-c", "-o", str(folder / "math.o")) == ""


@pytest.mark.cc
@pytest.mark.parametrize("compiler", ["gcc", "clang"])
def test_sixteen_lanes_are_one_register_with_avx512(compiler: str, tmp_path: Path) -> None:
    names = ("exp", "log", "tanh", "erf", "log1p", "sigmoid")
    text = make_typedefs([(32, 16)]) + math_source(
        ((n, "f32", 16) for n in names), register_bytes=64
    )
    for name in names:
        text += f"void run_{name}(f32x16 *x) {{ *x = {name}_f32x16(*x); }}\n"
    path = tmp_path / "math.c"
    path.write_text(text)
    command = (compiler, "-O3", "-march=skylake-avx512", *FLAGS)
    assembly = tmp_path / "math.s"
    assert run_compiler(path, command, "-S", "-o", str(assembly)) == ""
    assert not re.findall(r"vfn?m\w+ss|vfn?m\w+ps.*ymm", assembly.read_text())
    assert re.search(r"vfmadd\w+ps.*zmm", assembly.read_text())
