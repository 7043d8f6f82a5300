"""How does LLVM IR become code? (Tested, not proven: part of `evolve`.)

Text in, bytes or text out. `level` says which of LLVM's pipelines runs first: 0 for none, as after
-O3 in GEVO; 3 for -O3 on IR that was only lightly optimised before the edits.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from perfdojo.errors import BuildError, NotFoundError, did_you_mean
from perfdojo.evolve.llvm import elf
from perfdojo.evolve.llvm.binding import llvm, read_ir, target_machine
from perfdojo.evolve.llvm.compilers import find_libdevice
from perfdojo.evolve.llvm.libdevice import link_libdevice
from perfdojo.evolve.llvm.metadata import without_debug

NVPTX = "nvptx64-nvidia-cuda"
_FUNCTION = re.compile(r"^define [^\n]*\{\n.*?^\}", re.MULTILINE | re.DOTALL)
_TYPE = re.compile(r"^%([\w.$-]+) = type", re.MULTILINE)
_LOCAL = re.compile(r"%[A-Za-z_.$-][\w.$-]*|^[A-Za-z_.$-][\w.$-]*:", re.MULTILINE)


def verify_ir(text: str) -> None:
    """Raise BuildError, with LLVM's own words, unless LLVM accepts the module."""
    read_ir(text)


def optimise(text: str, level: int = 3, cpu: str = "host") -> str:
    """The module after LLVM's pipeline of that level; `cpu` as in `to_object`, or a GPU's arch."""
    module = read_ir(text)
    _optimise(module, _machine(module, cpu), level)
    return str(module)


def to_object(text: str, *, level: int = 0, cpu: str = "host", effort: int = 3) -> bytes:
    """A relocatable object file. Raises BuildError if LLVM rejects the module.

    `effort` is that of code generation; 0 takes a tenth of the time and makes slow code.
    """
    module, machine = _prepare(text, level, cpu, effort)
    return bytes(machine.emit_object(module))


def to_assembly(text: str, *, level: int = 0, cpu: str = "host") -> str:
    """The assembly a person would read."""
    module, machine = _prepare(text, level, cpu)
    return str(machine.emit_assembly(module))


def to_ptx(text: str, arch: str = "sm_90", *, level: int = 0, libdevice: Path | None = None) -> str:
    """PTX for a GPU, CUDA's mathematics linked in where the module calls it. Raises BuildError.

    Without debug information: its mark in PTX would let the driver optimise less.
    """
    check_arch(arch)
    module = read_ir(without_debug(text))
    if not module.triple.startswith("nvptx"):
        raise BuildError(f"ptx: expected IR for {NVPTX}, got '{module.triple}'; compile for cuda")
    missing = tuple(sorted(f.name for f in module.functions if _is_missing(f)))
    if missing:
        link_libdevice(module, missing, libdevice or find_libdevice())
    machine = target_machine(NVPTX, arch)
    _optimise(module, machine, level)
    return str(machine.emit_assembly(module))


def check_arch(arch: str) -> None:
    """Raise BuildError unless `arch` names an NVIDIA GPU as LLVM does."""
    if not re.fullmatch(r"sm_[1-9]\d+[af]?", arch):
        raise BuildError(f"ptx: expected an architecture such as sm_90, got '{arch}'")


@dataclass(frozen=True, slots=True)
class Engine:
    """Code in this process: it lives as long as this value does."""

    names: tuple[str, ...]
    _engine: Any = field(repr=False, compare=False)

    def address(self, name: str) -> int:
        """Where a function starts, for ctypes. Raises NotFoundError."""
        found = int(self._engine.get_function_address(name)) if name in self.names else 0
        if not found:
            raise NotFoundError(f"engine: no function '{name}'{did_you_mean(name, self.names)}")
        return found


def make_engine(code: bytes) -> Engine:
    """Load an object file of `to_object` into this process. Raises BuildError."""
    binding = llvm()
    check_symbols(code)
    machine = binding.Target.from_default_triple().create_target_machine()
    engine = binding.create_mcjit_compiler(binding.parse_assembly(""), machine)
    engine.add_object_file(binding.ObjectFileRef.from_data(code))
    engine.finalize_object()
    return Engine(tuple(sorted(elf.defined_functions(code))), engine)


def check_symbols(code: bytes) -> None:
    """Raise BuildError if the object needs a function that this process does not have."""
    binding = llvm()
    for library in ("libc.so.6", "libm.so.6"):
        binding.load_library_permanently(library)
    for name in elf.undefined(code):
        if not binding.address_of_symbol(name):
            raise BuildError(f"engine: expected a function '{name}' in this process, got none")


def _prepare(text: str, level: int, cpu: str, effort: int = 3) -> tuple[Any, Any]:
    module = read_ir(text)
    machine = _machine(module, cpu, effort)
    _optimise(module, machine, level)
    return module, machine


def _machine(module: Any, cpu: str, effort: int = 3) -> Any:
    triple = module.triple or llvm().get_process_triple()
    if triple.startswith("nvptx"):
        cpu = "sm_90" if cpu == "host" else cpu
        check_arch(cpu)
    return target_machine(triple, cpu, effort)


class _Numbers(dict[str, str]):
    """A new name for each value of a function; those of types stay."""

    def __init__(self, types: frozenset[str]) -> None:
        super().__init__()
        self._types = types

    def __missing__(self, found: str) -> str:
        """For `%name`, and for `name:`, which is the label of the same value."""
        name = found.strip("%:")
        if name in self._types:
            return found
        new = f"v{len(self) // 2}"
        self[f"%{name}"], self[f"{name}:"] = f"%{new}", f"{new}:"
        return self[found]


def numbered(text: str) -> str:
    """The same module with values named in the order they appear: names are no code."""
    types = frozenset(_TYPE.findall(text))

    def rename(function: re.Match[str]) -> str:
        numbers = _Numbers(types)
        return _LOCAL.sub(lambda match: numbers[match[0]], function[0])

    return _FUNCTION.sub(rename, text)


def _optimise(module: Any, machine: Any, level: int) -> None:
    if level not in range(4):
        raise BuildError(f"optimise: expected a level from 0 to 3, got {level}")
    if level == 0:
        return
    tuning = llvm().create_pipeline_tuning_options(speed_level=level)
    tuning.slp_vectorization = level > 1  # as clang does
    builder = llvm().create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)


def _is_missing(function: Any) -> bool:
    return bool(function.is_declaration) and function.name.startswith("__nv_")
