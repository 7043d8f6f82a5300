"""What is caught, and when? Wrong texts, wrong kernels, wrong calls, wrong results.

Run it with `python examples/05_oracle_and_errors.py`.
"""

from collections.abc import Callable

import numpy as np

import perfdojo as dojo
from perfdojo.ir import find_violations, parse_kernel


def show(title: str, call: Callable[[], object]) -> None:
    try:
        call()
    except dojo.DojoError as error:
        print(f"{title} ({type(error).__name__}):\n  {error}\n")


def text(line: str, size: str = "N") -> str:
    return f"kernel k(x: f32[N]) -> y: f32[{size}]\n  {line}\n"


# A text that cannot be read points at the place.
show("an argument that is missing", lambda: dojo.kernel(text("y[i] = max(x[i])"), N=8))
show("types that do not mix", lambda: dojo.kernel(text("y[i] = x[i] * i"), N=8))
# A kernel that is not well formed is refused with an iteration that breaks it.
show("an index out of bounds", lambda: dojo.kernel(text("y[i] = x[i + 1]"), N=8))
show("an output with holes", lambda: dojo.kernel(text("y[2*i] = x[i]", "2*N"), N=4))
show("a size that is missing", lambda: dojo.kernel("softmax", N=8))

race = parse_kernel(
    "kernel total(x: f32[8]) -> y: f32\n  y = 0.0\n  for i in 8 parallel:\n    y += x[i]\n"
)
print("a race:\n ", *find_violations(race), "\n")

# A call that does not fit is refused before any C runs.
kernel = dojo.kernel("cross_entropy", N=4, C=10)
loss = dojo.build(kernel)
logits = np.zeros((4, 10), np.float32)
show("a promise that is broken", lambda: loss(logits, np.array([0, 1, 2, 10])))

# A result is judged by the float64 oracle. Zeros, or one wrong element, do not pass.
inputs = dojo.random_inputs(kernel)
right = loss(**inputs)
wrong = right.copy()
wrong[2] *= 1.001
for title, value in (("right", right), ("one off", wrong), ("zeros", np.zeros_like(right))):
    result = dojo.compare(kernel, {"y": value}, inputs)
    print(f"{title:8} error {result.max_error:.1e}, tolerance {result.tolerance:.1e}:",
          "correct" if result.correct else "wrong")  # fmt: skip
