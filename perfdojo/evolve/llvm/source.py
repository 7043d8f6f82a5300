"""How does source become LLVM IR? (Tested, not proven: part of `evolve`.)

At level "O3" the IR is what clang would give to its code generator, as in GEVO. At level "light"
it is the program as written, in SSA form with calls of `always_inline` functions gone, and not yet
optimised: what an edit promises there ("these pointers do not alias"), -O3 can use after it.
"""

from __future__ import annotations

import re
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from perfdojo.errors import BuildError, NotFoundError, did_you_mean
from perfdojo.evolve.llvm.binding import llvm_major, read_ir, run_passes, target_machine
from perfdojo.evolve.llvm.compilers import Compiler, find_compiler, find_toolkit

LEVELS = ("O3", "light")
TARGETS = ("cpu", "cuda")
SUFFIXES = (".c", ".cc", ".cpp", ".cu", ".cxx", ".ll")
_LIGHT = ("always_inliner", "sroa", "sccp", "simplify_cfg", "dead_code_elimination")
_FILE = r'DIFile(filename: "\1", directory: ""'
_REFLECT = re.compile(r"(%\S+) = (?:tail )?call i32 @__nvvm_reflect\(ptr[^@]*(@[\w.]+)\)[^\n]*")


def to_ir(
    source: Path,
    *,
    arguments: Sequence[str] = (),
    compiler: str | None = None,
    target: str = "cpu",
    level: str = "O3",
    arch: str = "sm_90",
) -> str:
    """LLVM IR with source lines and a name for every value. Raises BuildError, NotFoundError.

    `arguments` go to the compiler as they are; C is compiled for this machine. A `.ll` file needs
    no compiler; at level "O3" its code is left as it is.
    """
    _check_choice("level", level, LEVELS)
    _check_choice("target", target, TARGETS)
    source = Path(source)
    _check_choice(f"source: '{source}': suffix", source.suffix, SUFFIXES)
    if not source.is_file():
        raise NotFoundError(f"source: expected a file, but there is no '{source}'")
    if source.suffix == ".ll":
        return _finish(source.read_text(encoding="utf-8"), level, arch, str(source))
    found = find_compiler(compiler, target=target)
    with tempfile.TemporaryDirectory() as folder:
        output = Path(folder) / "source.ll"
        flags = _cuda_flags(arch, Path(folder)) if target == "cuda" else _cpu_flags(found, source)
        effort = ["-O3"] if level == "O3" else ["-O3", "-Xclang", "-disable-llvm-passes"]
        command = [
            *_front(found, source), *flags, *effort, "-g", "-fno-discard-value-names", *arguments,
            "-S", "-emit-llvm", "-o", str(output), source.name if target == "cuda" else str(source),
        ]  # fmt: skip
        at = source.parent if target == "cuda" else None
        answer = subprocess.run(command, capture_output=True, text=True, check=False, cwd=at)
        if answer.returncode != 0 or not output.is_file():
            raise BuildError(f"source: '{source}' does not compile: {_first_error(answer.stderr)}")
        text = output.read_text(encoding="utf-8")
    if target == "cuda":
        text = _without_machine(text)
    try:
        return _finish(text, level, arch, str(source))
    except BuildError as error:
        if found.major == llvm_major():
            raise
        cure = f"compile with a clang of LLVM {llvm_major()}"
        raise BuildError(f"{error} ('{found.command[0]}' is {found.version}); {cure}") from error


def arch_of(text: str) -> str:
    """The GPU that IR was compiled for, as sm_90; "" for a CPU."""
    if not re.search(r'^target triple = "nvptx', text, re.MULTILINE):
        return ""
    found = re.search(r'"target-cpu"="(sm_\w+)"', text)
    return found[1] if found else "sm_90"


def _without_machine(text: str) -> str:
    """The same on every machine, and without what CUDA's headers only mention: it travels."""
    text = re.sub(r"(DICompileUnit\([^\n]*?), imports: !\d+", r"\1", text)
    text = re.sub(r'DIFile\(filename: "(?:[^"]*/)?([^"/]*)", directory: "[^"]*"', _FILE, text)
    text = re.sub(r', checksumkind: \w+, checksum: "\w*"', "", text)
    return re.sub(r'"[\w ]*clang version [^"]*"', '"clang"', text)


def canonical(text: str) -> str:
    """The same module with a name for each value and block, as `parse_module` expects it."""
    return _finish(text, "O3", "", "ir")


def _finish(text: str, level: str, arch: str, shown: str) -> str:
    try:
        module = read_ir(_fold_reflect(text, arch) if level == "light" else text)
    except BuildError as error:
        raise BuildError(f"{shown}: {error}") from error
    machine = target_machine(module.triple or "x86_64-unknown-linux-gnu", "")
    light = _LIGHT if level == "light" else ()
    run_passes(module, machine, *light, "instruction_namer")
    return str(module)


def _fold_reflect(text: str, arch: str) -> str:
    """CUDA's mathematics asks what it is compiled for; answer as LLVM would, before any edit."""
    answers = {
        name: int(arch.removeprefix("sm_").rstrip("af")) * 10 if "__CUDA_ARCH" in value else 0
        for name, value in re.findall(r'^(@[\w.]+) = .* c"(__CUDA_\w+)\\00"', text, re.MULTILINE)
    }
    return _REFLECT.sub(lambda call: f"{call[1]} = add i32 0, {answers.get(call[2], 0)}", text)


def _front(compiler: Compiler, source: Path) -> tuple[str, ...]:
    """zig starts C and C++ by different words; clang looks at the suffix."""
    plus = compiler.zig and source.suffix != ".c"
    return (*compiler.command[:-1], "c++") if plus else compiler.command


def _cpu_flags(compiler: Compiler, source: Path) -> list[str]:
    if source.suffix == ".cu":
        raise BuildError(f"source: '{source}' is CUDA, expected target 'cuda', got 'cpu'")
    if not compiler.zig:
        return ["-march=native"]
    # zig adds what belongs to debug builds, and would say the kernel's version in the triple
    return ["-mcpu=native", "-fno-sanitize=all", "-fomit-frame-pointer", "-fno-stack-protector"]


def _cuda_flags(arch: str, folder: Path) -> list[str]:
    toolkit = find_toolkit()
    if toolkit is None:
        raise BuildError(
            "cuda: expected the headers of a CUDA toolkit, got none; "
            "pip install 'cuda-toolkit[nvcc]==13.*', or set CUDA_PATH"
        )
    # clang includes this header always, newer toolkits no longer have it; a real one comes first
    (folder / "curand_mtgp32_kernel.h").touch()
    has_library = any((toolkit / "nvvm/libdevice").glob("libdevice*.bc"))
    return [
        "-x", "cuda", "--cuda-device-only", f"--cuda-gpu-arch={arch}", f"--cuda-path={toolkit}",
        "-Wno-unknown-cuda-version", "-idirafter", str(folder),
        "-Xclang", "-debug-info-kind=constructor", "-fdebug-compilation-dir=.",
        *(() if has_library else ("-nocudalib",)),
    ]  # fmt: skip


def _first_error(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    errors = [line for line in lines if "error" in line]
    return (errors or lines or ["the compiler says nothing"])[0]


def _check_choice(what: str, got: str, allowed: Sequence[str]) -> None:
    if got not in allowed:
        raise NotFoundError(f"{what}: unknown '{got}'{did_you_mean(got, allowed)}")
