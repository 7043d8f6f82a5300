"""How do I write a kernel of my own? Three formulas, each checked against plain NumPy.

Run it with `python examples/02_write_a_formula.py`.
"""

import numpy as np

import perfdojo as dojo

rng = np.random.default_rng(0)

# A reduction takes the product to its right; a choice in it needs parentheses.
HINGE = """
kernel squared_hinge(score: f32[N], label: f32[N]) -> loss: f32
  gap[i] = 1.0 - score[i] * label[i]
  loss   = mean[i] (gap[i]**2 if gap[i] > 0.0 else 0.0)
"""
score = rng.standard_normal(1000, dtype=np.float32)
label = np.sign(rng.standard_normal(1000)).astype(np.float32)
loss = dojo.build(HINGE, N=1000)(score, label)
print("squared hinge:", loss, "NumPy:", np.mean(np.maximum(1 - score * label, 0) ** 2))

# A condition after | skips what lies outside; `where` gives `radius` a default.
SMOOTH = """
kernel smooth(x: f32[N]) -> y: f32[N]
  where radius = 1
  s[i in N] = sum[d in 2*radius + 1 | 0 <= i + d - radius < N] x[i + d - radius]
  n[i in N] = sum[d in 2*radius + 1 | 0 <= i + d - radius < N] 1.0
  y[i]      = s[i] / n[i]
"""
x = rng.standard_normal(12, dtype=np.float32)
y = dojo.build(SMOOTH, N=12, radius=2)(x)
right = [np.mean(x[max(0, i - 2) : i + 3]) for i in range(12)]
print("moving average, largest difference to NumPy:", np.abs(y - right).max())

# A scan runs along an index; reading an element of its own array makes a recurrence.
DECAY = """
kernel decay(x: f32[N, T], rate: f32[N] in 0.5..1.0) -> h: f32[N, T], peak: f32[N, T]
  h[n, t]    = (rate[n] * h[n, t - 1] if t > 0 else 0.0) + x[n, t]
  peak[n, t] = cummax[t] h[n, t]
"""
kernel = dojo.kernel(DECAY, N=3, T=50)
inputs = dojo.random_inputs(kernel, seed=1)
h, peak = dojo.build(kernel)(**inputs)
print("peaks never fall:", bool(np.all(np.diff(peak, axis=1) >= 0)))
print("and are those of h:", bool(np.all(peak == np.maximum.accumulate(h, axis=1))))
print("\nthe loops of the last one:\n")
print(kernel)
