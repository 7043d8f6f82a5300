"""What is a kernel, and how is it run? A built-in operator, from its text to numbers.

Run it with `python examples/01_first_kernel.py`.
"""

import numpy as np

import perfdojo as dojo
from perfdojo.ir import print_formula
from perfdojo.kernels import load_formula

# An operator is a text: one line for each array. The sizes N and M are names.
print(print_formula(load_formula("softmax")))

# With its sizes bound, it is a kernel: loops, and arrays of known size.
kernel = dojo.kernel("softmax", N=4, M=6)
print(kernel)

# Built, it is a function. The C it runs follows the loops above, line by line.
softmax = dojo.build(kernel)
x = np.random.default_rng(0).standard_normal((4, 6), dtype=np.float32)
y = softmax(x)
print("each row sums to one:", y.sum(axis=1))

# Two other ways to run the same kernel: the interpreter, and the same in float64.
interpreted = dojo.interpret(kernel, {"x": x})["y"]
oracle = dojo.interpret(kernel, {"x": x}, oracle=True)["y"]
print("largest difference to the interpreter:", np.abs(y - interpreted).max())
print("largest difference to the oracle:     ", np.abs(y - oracle).max())

print(f"\nthere are {len(dojo.kernel_names())} operators; a few:", *dojo.kernel_names()[::12])
