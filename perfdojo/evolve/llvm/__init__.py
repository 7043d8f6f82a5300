"""From source to LLVM IR, edits of it, and code again. Tested, not proven."""

from perfdojo.evolve.llvm.build import (
    Engine,
    make_engine,
    optimise,
    to_assembly,
    to_object,
    to_ptx,
    verify_ir,
)
from perfdojo.evolve.llvm.compilers import Compiler, find_compiler, find_libdevice, find_toolkit
from perfdojo.evolve.llvm.edits import (
    Applied,
    Edit,
    apply_edits,
    default_weights,
    parse_edit,
    parse_edits,
    propose,
)
from perfdojo.evolve.llvm.key import code_key
from perfdojo.evolve.llvm.module import Module
from perfdojo.evolve.llvm.parse import load_module, parse_module
from perfdojo.evolve.llvm.show import location, show_diff
from perfdojo.evolve.llvm.signature import Parameter, Signature, functions, signature
from perfdojo.evolve.llvm.source import canonical, to_ir

__all__ = [
    "Applied",
    "Compiler",
    "Edit",
    "Engine",
    "Module",
    "Parameter",
    "Signature",
    "apply_edits",
    "canonical",
    "code_key",
    "default_weights",
    "find_compiler",
    "find_libdevice",
    "find_toolkit",
    "functions",
    "load_module",
    "location",
    "make_engine",
    "optimise",
    "parse_edit",
    "parse_edits",
    "parse_module",
    "propose",
    "show_diff",
    "signature",
    "to_assembly",
    "to_ir",
    "to_object",
    "to_ptx",
    "verify_ir",
]
