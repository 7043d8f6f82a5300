"""What does the C look like? One kernel as the formula says, and as a person might tune it.

Run it with `python examples/03_read_the_c.py`.

The loop form says everything: which loop is a vector, which is parallel, where a buffer lives. The
source follows it line by line. Changing one text into the other, step by step, is for moves to do.
"""

import numpy as np

import perfdojo as dojo
from perfdojo.measure import time_call
from perfdojo.targets import find_target

PLAIN = dojo.kernel("sum_last", N=1024, M=2048)
TUNED = dojo.parse("""
kernel sum_last(x: f32[1024, 2048]) -> y: f32[1024]
  part: f32[8] register

  for i in 1024:
    for l in 8 vector:
      part[l] = 0.0
    for j in 256:
      for l1 in 8 vector:
        part[l1] += x[i, 8*j + l1]
    y[i] = 0.0
    for l2 in 8:
      y[i] += part[l2]
""")
dojo.verify(TUNED)

for title, kernel in (("as the formula says", PLAIN), ("by hand", TUNED)):
    source = find_target("cpu").emit(kernel)
    print(f"--- {title}:\n")
    print(source[source.index(f"int dojo_{kernel.name}") :])

x = np.random.default_rng(0).standard_normal((1024, 2048), dtype=np.float32)
for title, kernel in (("as the formula says", PLAIN), ("by hand", TUNED)):
    y = np.empty(1024, np.float32)
    call = dojo.build(kernel).prepare(x, out=y)
    time = time_call(call, budget=0.1)  # a quick look, not a measurement
    result = dojo.compare(kernel, {"y": y}, {"x": x})
    assert result.correct
    print(f"{title:20} {time.seconds * 1e3:.2f} ms ({time.low * 1e3:.2f} to {time.high * 1e3:.2f})")
