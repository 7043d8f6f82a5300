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
from perfdojo.evolve.llvm.key import code_key
from perfdojo.evolve.llvm.signature import Parameter, Signature, functions, signature
from perfdojo.evolve.llvm.source import canonical, to_ir

__all__ = [
    "Compiler",
    "Engine",
    "Parameter",
    "Signature",
    "canonical",
    "code_key",
    "find_compiler",
    "find_libdevice",
    "find_toolkit",
    "functions",
    "make_engine",
    "optimise",
    "signature",
    "to_assembly",
    "to_ir",
    "to_object",
    "to_ptx",
    "verify_ir",
]
