"""Is the C what the kernel text says, line by line, and do compilers take it without a word?"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from perfdojo.errors import TargetError
from perfdojo.ir import Kernel, expand, parse_kernel, verify
from perfdojo.kernels import kernel_names, load_formula
from perfdojo.targets import CTarget, find_target
from perfdojo.targets.c.emit import emit, private_buffers, symbol
from perfdojo.testing import check_target

WARNINGS = ("-std=c11", "-march=native", "-fopenmp", "-Wall", "-Wextra", "-Werror")
CHUNKS = 8

SOFTMAX = """
kernel softmax(x: f32[24, 64]) -> y: f32[24, 64]
  m: f32[~24] register
  a: f32[4, 8] register
  e: f32[~24, 64] stack
  s: f32[~24] register

  for i in 24 parallel:
    m[i] = -inf
    for j in 64:
      m[i] max= x[i, j]
    for u in 4 unroll:
      for v in 8 vector:
        a[u, v] = 0.0
    for j1.o in 2:
      for u1 in 4 unroll:
        for v1 in 8 vector:
          e[i, 32*j1.o + 8*u1 + v1] = exp(x[i, 32*j1.o + 8*u1 + v1] - m[i])
          a[u1, v1] += e[i, 32*j1.o + 8*u1 + v1]
    s[i] = 0.0
    for u2 in 4 unroll:
      for v2 in 8:
        s[i] += a[u2, v2]
    for j2.o in 8:
      for j2.i in 8 vector:
        y[i, 8*j2.o + j2.i] = e[i, 8*j2.o + j2.i] / s[i]
"""
TRANSPOSED_CONV = """
kernel conv(x: f32[2, 3, 6], w: f32[3, 2, 4], pick: i32[5] in 3) -> y: f32[2, 2, 14], z: f32[5]
  for b in 2:
    for f in 2:
      for o in 14:
        y[b, f, o] = 0.0
        for c in 3:
          for k in 4:
            if (o - k + 1) % 2 == 0 and 0 <= o - k + 1 < 12:
              y[b, f, o] += x[b, c, (o - k + 1)//2] * w[c, f, k]
  for n in 5:
    z[n] = w[pick[n], 1, 0] if n > 0 else 2.5 * w[pick[0], 0, 3]
"""
PRIVATE_HEAP = """
kernel rows(x: f64[9, 300]) -> y: f64[9]
  t: f64[~9, 300] heap
  u: f32[300+4] heap

  for j in 300:
    u[j] = 0.5
  for i in 9 parallel:
    for j1 in 300:
      t[i, j1] = x[i, j1] * f64(u[j1])
    y[i] = 0.0
    for j2 in i + 1:
      y[i] += t[i, 299 - j2]
"""
NARROW = """
kernel narrow(a: bf16[8], b: f16[8],
              c: i8[8], d: bool[8]) -> p: bf16[8], q: f16[8], r: i8[8], t: bool[8]
  for i in 8:
    p[i] = a[i] + b[i]
    p[i] += 1.0
    q[i] = b[i] if d[i] else f32(c[i])
    q[i] max= f16(a[i])
    r[i] = c[i] * 100 + i32(d[i])
    t[i] = not d[i] or bf16(b[i]) < 0.0
  for v in 8 vector:
    p[v] *= a[v] - 0.5
    r[v] min= c[7 - v]
"""


SCHEDULED = (SOFTMAX, TRANSPOSED_CONV, PRIVATE_HEAP, NARROW)
MATH = re.compile(r"#include <stdint.h>\n\n#define MATH.*?(?=\nint dojo_)", re.DOTALL)


def shown(kernel: Kernel) -> str:
    """The C of a kernel without the functions of math/*.c, which have tests of their own."""
    verify(kernel)
    return MATH.sub("...\n", emit(kernel, register_bytes=32))


def compile_silently(files: Sequence[Path], *options: str, compiler: str = "gcc") -> None:
    command = [compiler, *WARNINGS, *options, *map(str, files)]
    answer = subprocess.run(
        command, capture_output=True, text=True, cwd=files[0].parent, check=False
    )
    assert (answer.returncode, answer.stderr) == (0, ""), answer.stderr


def need(compiler: str) -> None:
    if shutil.which(compiler) is None:
        pytest.skip(f"{compiler} is not installed; apt-get install {compiler}")
    probe = subprocess.run(
        [compiler, "-fopenmp", "-E", "-"],
        input=b"#include <omp.h>\n",
        capture_output=True,
        check=False,
    )
    if probe.returncode:
        pytest.skip(f"{compiler} finds no omp.h; apt-get install libomp-dev")


# --------------------------------------------------------------------------------------------
# The text


each_scheduled = pytest.mark.parametrize(
    "text",
    SCHEDULED,
    ids=["scheduled_softmax", "transposed_conv", "private_heap", "narrow_types"],
)


def test_softmax_is_printed_line_by_line(golden) -> None:
    golden(shown(expand(load_formula("softmax"), N=5, M=31)))


@each_scheduled
def test_a_kernel_is_printed_line_by_line(text: str, golden) -> None:
    golden(shown(parse_kernel(text)))


@pytest.mark.cc
@each_scheduled
def test_the_printed_kernels_compute_what_the_interpreter_does(text: str) -> None:
    check_target(parse_kernel(text))


def test_emitting_twice_gives_the_same_text() -> None:
    kernel = parse_kernel(SOFTMAX)
    assert emit(kernel) == emit(parse_kernel(SOFTMAX))


def test_wider_registers_change_the_functions_but_not_the_kernel() -> None:
    narrow, wide = (emit(parse_kernel(SOFTMAX), register_bytes=size) for size in (16, 64))
    assert narrow != wide
    assert narrow[narrow.index("int dojo_") :] == wide[wide.index("int dojo_") :]


def test_the_symbol_carries_the_name_of_the_kernel() -> None:
    assert symbol(parse_kernel(SOFTMAX)) == "dojo_softmax"


def test_a_temporary_that_one_parallel_loop_touches_is_private_to_it() -> None:
    private = private_buffers(parse_kernel(PRIVATE_HEAP))
    assert {loop: [b.name for b in found] for loop, found in private.items()} == {"i": ["t"]}


def test_a_temporary_of_two_parallel_loops_is_private_to_none() -> None:
    kernel = parse_kernel("""
kernel two(x: f32[8]) -> y: f32[8]
  t: f32[8] heap

  for i in 8 parallel:
    t[i] = x[i]
  for j in 8 parallel:
    y[j] = t[7 - j]
""")
    assert private_buffers(kernel) == {"i": [], "j": []}


def test_inputs_and_temporaries_that_nobody_reads_are_marked() -> None:
    kernel = parse_kernel("""
kernel idle(x: f32[4], unused: f32[4]) -> y: f32[4]
  dead: f32[4] stack
  gone: f32 register

  for i in 4 parallel:
    gone = x[i]
    dead[i] = x[i]
    y[i] = x[i]
""")
    source = emit(kernel)
    assert all(f"(void){name};" in source for name in ("unused", "dead", "gone"))
    assert "(void)x;" not in source


def test_wide_machines_get_wide_vectors() -> None:
    cpu = find_target("cpu")
    assert cpu.emit(parse_kernel(SOFTMAX)) == emit(
        parse_kernel(SOFTMAX), register_bytes=cpu.machine.vector_bytes
    )


# --------------------------------------------------------------------------------------------
# Names

AWKWARD = (
    *("double", "int", "free", "for_", "restrict", "main", "lanes", "bool_", "register_"),
    *("_Bool", "_Float16", "__LINE__", "_x", "int64_t", "size_t", "uint16_t"),
    *("MATH", "NULL", "NAN", "INFINITY", "INT32_MIN", "EXIT_FAILURE", "HUGE_VAL"),
    *("dojo_k", "dojo_alloc", "omp_get_max_threads", "omp_x", "math_zero", "math_errhandling"),
    *("f32x8", "f32x8u", "u32x8", "exp_f32", "select_f32x8", "f32_from_bf16", "bf16_from_f32"),
    *("floordiv", "floormod", "memcpy", "aligned_alloc", "linux", "errno", "isnan", "y_", "i_o"),
)


def awkward_kernel(name: str) -> str:
    """Uses every kind of helper around an array and a loop of that name."""
    return f"""
kernel k({name}: f32[12], b: bf16[12]) -> y: f32[12], z: bf16[8]
  h: f32[~12, 8] heap

  for i.o in 12 parallel:
    for l in 8 vector:
      h[i.o, l] = b[l] + exp(max({name}[l], -inf)) if i.o < 20 else 3.0
    y[i.o] = h[i.o, 3] - {name}[(i.o - 3)//2 + 2 + (i.o - 2) % 2]
  for {name}_1 in 8:
    z[{name}_1] = {name}[{name}_1]
"""


@pytest.mark.parametrize("name", AWKWARD)
def test_every_name_of_the_language_gets_its_own_name_in_c(name: str) -> None:
    source = emit(parse_kernel(awkward_kernel(name)))
    header = re.search(r"int dojo_k\((.*?)\) \{", source, flags=re.S)
    assert header
    names = re.findall(r"(\w+)\[restrict", header[1])
    assert len(set(names)) == 4


@pytest.mark.cc
def test_names_that_mean_something_in_c_compile_silently(tmp_path: Path) -> None:
    files = []
    for number, name in enumerate(AWKWARD):
        files.append(tmp_path / f"{number}_{name}.c")
        files[-1].write_text(emit(parse_kernel(awkward_kernel(name))), encoding="utf-8")
    compile_silently(files, "-O0", "-c")


@pytest.mark.cc
@pytest.mark.parametrize("name", ["double", "omp_x", "MATH", "int64_t", "f32_from_bf16"])
def test_an_array_may_have_a_name_that_means_something_in_c(name: str) -> None:
    check_target(parse_kernel(awkward_kernel(name)))


def test_a_dotted_and_a_plain_name_stay_apart() -> None:
    source = emit(
        parse_kernel("""
kernel k(i_o: f32[4]) -> y: f32[4]
  for i.o in 4:
    y[i.o] = i_o[i.o]
""")
    )
    assert "y[i_o_] = i_o[i_o_];" in source


# --------------------------------------------------------------------------------------------
# Compilers are silent


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """The C of every built-in operator at its last test size, and of the kernels above."""
    folder = tmp_path_factory.mktemp("sources")
    kernels = {text.split("(")[0].split()[1]: parse_kernel(text) for text in SCHEDULED}
    for name in kernel_names():
        formula = load_formula(name)
        kernels[f"plain_{name}"] = expand(formula, **formula.bindings("test")[-1])
    for name, kernel in kernels.items():
        (folder / f"{name}.c").write_text(find_target("cpu").emit(kernel), encoding="utf-8")
    return sorted(folder.iterdir())


@pytest.mark.cc
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_gcc_compiles_every_operator_silently(sources: list[Path], chunk: int) -> None:
    need("gcc")
    compile_silently(sources[chunk::CHUNKS], "-O1", "-c")


@pytest.mark.cc
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_clang_compiles_every_operator_silently(sources: list[Path], chunk: int) -> None:
    need("clang")
    compile_silently(sources[chunk::CHUNKS], "-fsyntax-only", compiler="clang")


@pytest.mark.cc
@pytest.mark.parametrize("compiler", ["gcc", "clang"])
def test_full_optimisation_is_silent_too(sources: list[Path], compiler: str) -> None:
    need(compiler)
    chosen = ("softmax", "conv", "rows", "narrow", "plain_attention", "plain_matmul_f16")
    files = [path for path in sources if path.stem in chosen]
    assert len(files) == len(chosen)
    compile_silently(files, "-O3", "-c", compiler=compiler)


@pytest.mark.cc
@pytest.mark.parametrize("compiler", ["gcc", "clang"])
def test_what_the_command_line_emits_compiles_silently(tmp_path: Path, compiler: str) -> None:
    need(compiler)
    command = [sys.executable, "-m", "perfdojo.cli", "emit", "softmax", "N=64", "M=100"]
    program = Path(sys.executable).with_name("perfdojo")
    if program.exists():
        command[:3] = [str(program)]
    answer = subprocess.run(command, capture_output=True, text=True, check=True)
    file = tmp_path / "softmax.c"
    file.write_text(answer.stdout, encoding="utf-8")
    compile_silently([file], "-O3", "-c", compiler=compiler)
    assert (tmp_path / "softmax.o").exists()


@pytest.mark.cc
def test_without_openmp_the_source_still_compiles(tmp_path: Path) -> None:
    need("gcc")
    file = tmp_path / "rows.c"
    file.write_text(emit(parse_kernel(PRIVATE_HEAP)), encoding="utf-8")
    options = [option for option in WARNINGS if option != "-fopenmp"]
    command = ["gcc", *options, "-Wno-unknown-pragmas", "-c", str(file)]
    answer = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False)
    assert (answer.returncode, answer.stderr) == (0, "")


ODD = """
kernel odd(x: f32[8], k: i32[8], flag: bool) -> y: f32[8], t: bool[8], n: i32[8], s: i8[8]
  for a in 8:
    n[a] = min(k[a], 5000000000) if k[a] < 5000000000 else -6000000000
    s[a] = 300
  for i in 8:
    y[i] = x[i] if i32(flag) == 3 and 2*i >= 2*i or x[i] != x[i] else 1.0
    t[i] = bool(x[i] < 0.0) and (x[i] > 0.0) < flag
    if i < 0:
      y[i] = x[6 - 2*i] if 6 - 2*i >= 0 else 0.5
  for l in 8 vector:
    y[l] = x[l + 1] if l < 7 else -x[0]
  for u in 4 unroll:
    if u > 3:
      y[u + 4] = x[u + 4]
    y[u] = x[u - 1] if u > 0 else x[0] - -2.0
  for v in 4 vector:
    if v < 3:
      t[v + 1] = k[v + 1] == -2147483648 or not 0 <= k[v] < 5
"""


@pytest.mark.cc
@pytest.mark.parametrize("compiler", ["gcc", "clang"])
@pytest.mark.parametrize("level", ["-O1", "-O3"])
def test_dead_code_and_silly_tests_are_no_reason_to_warn(
    tmp_path: Path, compiler: str, level: str
) -> None:
    need(compiler)
    kernel = parse_kernel(ODD)
    verify(kernel)
    file = tmp_path / "odd.c"
    file.write_text(emit(kernel), encoding="utf-8")
    compile_silently([file], level, "-c", compiler=compiler)
    check_target(kernel)


STREAMED = """
kernel streamed(x: f32[9, 16], w: f64[9, 16]) -> y: f32[9, 16], z: f64[9, 16], n: i32[9, 3]
  for i in 9 parallel:
    for l in 16 vector:
      y[i, l] = x[i, l] + 1.0 nontemporal prefetch x[i + 1, l]
      z[i, l] = w[i, l] * 2.0 nontemporal
    for j in 3:
      n[i, j] = i32(x[i, j]) nontemporal
  for a in 8:
    for b in 4 vector:
      y[a, b + 1] = x[a, b] nontemporal
      z[a, 2*b] = w[8 - a, b] nontemporal prefetch w[a + 40, 15 - b]
"""


@pytest.mark.cc
@pytest.mark.parametrize("compiler", ["gcc", "clang"])
def test_hints_compile_silently_and_change_no_result(tmp_path: Path, compiler: str) -> None:
    need(compiler)
    kernel = parse_kernel(STREAMED)
    verify(kernel)
    file = tmp_path / "streamed.c"
    file.write_text(emit(kernel), encoding="utf-8")
    # gcc has a note, which only this option silences, on vectors wider than a register
    compile_silently([file], "-O1", "-c", "-Wno-psabi", compiler=compiler)
    check_target(kernel, CTarget(compiler))


@pytest.mark.cc
@pytest.mark.parametrize("text", SCHEDULED, ids=lambda text: text.split("(")[0].split()[1])
def test_clang_builds_what_the_interpreter_computes(text: str) -> None:
    need("clang")
    check_target(parse_kernel(text), CTarget("clang"))


# --------------------------------------------------------------------------------------------
# Refusals


@pytest.mark.parametrize("kind", ["grid", "block", "warp"])
def test_loops_of_a_gpu_are_refused(kind: str) -> None:
    kernel = parse_kernel(f"""
kernel k(x: f32[4]) -> y: f32[4]
  for i in 4 {kind}:
    y[i] = x[i]
""")
    with pytest.raises(TargetError, match=f"c: cannot express loop 'i' of kind '{kind}'"):
        emit(kernel)


def test_shared_storage_is_refused() -> None:
    kernel = parse_kernel("""
kernel k(x: f32[4]) -> y: f32[4]
  t: f32[4] shared

  for i in 4:
    t[i] = x[i]
    y[i] = t[i]
""")
    with pytest.raises(TargetError, match="c: cannot put 't' into shared storage, which GPUs have"):
        emit(kernel)


def test_an_unknown_target_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(TargetError, match=r"unknown target 'cpi'; did you mean 'cpu'"):
        find_target("cpi")


def test_a_target_is_its_own_answer() -> None:
    cpu = find_target("cpu")
    assert find_target(cpu) is cpu
