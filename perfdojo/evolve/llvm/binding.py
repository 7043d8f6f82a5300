"""Where is LLVM? (Tested, not proven: part of `evolve`.) llvmlite, loaded when it is first needed.

Whatever LLVM itself calls a fatal error ends the process; so code of mutants is made in a worker.
"""

from __future__ import annotations

import functools
import importlib
from typing import Any

from perfdojo.errors import BuildError

CURE = "pip install 'perfdojo[evolve]'"


@functools.cache
def llvm() -> Any:
    """The module `llvmlite.binding`, with every target ready. Raises BuildError with the cure."""
    try:
        binding = importlib.import_module("llvmlite.binding")
    except ImportError as error:
        raise BuildError(f"llvm: expected the package llvmlite, got '{error}'; {CURE}") from error
    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()
    binding.initialize_native_asmparser()
    return binding


def llvm_major() -> int:
    """The version of LLVM that reads the IR: clang must be of the same."""
    return int(llvm().llvm_version_info[0])


@functools.lru_cache(maxsize=16)
def target_machine(triple: str, cpu: str, effort: int = 3) -> Any:
    """Code generation for a triple; `cpu` is a name LLVM knows, or "host". Raises BuildError."""
    binding = llvm()
    try:
        target = binding.Target.from_triple(triple)
    except RuntimeError as error:
        raise BuildError(f"llvm: cannot generate code for '{triple}': {error}") from error
    if triple.startswith("nvptx"):
        return target.create_target_machine(cpu=cpu, opt=3)
    features = ""
    if cpu == "host":
        cpu = binding.get_host_cpu_name()
        features = binding.get_host_cpu_features().flatten()
    return target.create_target_machine(
        cpu=cpu, features=features, opt=effort, reloc="pic", codemodel="small"
    )


def read_ir(text: str) -> Any:
    """LLVM's own module of a text, read and verified. Raises BuildError with what LLVM says."""
    binding = llvm()
    try:
        # a context of its own: in a shared one, names of types depend on what was read before
        module = binding.parse_assembly(text, context=binding.create_context())
        module.verify()
    except RuntimeError as error:
        lines = [line.strip() for line in str(error).splitlines() if line.strip()]
        shown = next((line for line in lines if line != "LLVM IR parsing error"), "no reason")
        raise BuildError(f"llvm: expected valid LLVM IR, got: {shown}") from error
    return module


def link_text(module: Any, text: str) -> None:
    """Add what a text defines to a module, in place."""
    part = llvm().parse_assembly(text, context=module._context)
    part.triple, part.data_layout = module.triple, module.data_layout
    module.link_in(part)


def run_passes(module: Any, machine: Any, *names: str) -> None:
    """Run LLVM's passes, named as llvmlite names them (`sroa`, `simplify_cfg`), in place."""
    binding = llvm()
    manager = binding.create_new_module_pass_manager()
    for name in names:
        getattr(manager, f"add_{name}_pass")()
    tuning = binding.create_pipeline_tuning_options(speed_level=3)
    manager.run(module, binding.create_pass_builder(machine, tuning))
