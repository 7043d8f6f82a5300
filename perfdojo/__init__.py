"""PerfDojo: make numerical programs faster by search, and prove that they are still right.

import perfdojo as dojo

k = dojo.kernel("softmax", N=64, M=100)
f = dojo.build(k, target="cpu")
y = f(x)
"""

from perfdojo.api import build, explain, kernel
from perfdojo.errors import DojoError
from perfdojo.ir import Formula, Kernel, digest, interpret, parse, verify
from perfdojo.kernels import kernel_names
from perfdojo.measure import compare, random_inputs

__version__ = "0.1.0.dev0"

__all__ = [
    "DojoError",
    "Formula",
    "Kernel",
    "build",
    "compare",
    "digest",
    "explain",
    "interpret",
    "kernel",
    "kernel_names",
    "parse",
    "random_inputs",
    "verify",
]
