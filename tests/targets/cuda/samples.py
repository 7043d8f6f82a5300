"""Which tiny kernels show everything that a GPU does? Each a text, by name."""

from __future__ import annotations

from perfdojo.ir import Kernel, parse_kernel

SAMPLES = {
    "elementwise": """
kernel elementwise(x: f32[70], a: f32) -> y: f32[70]
  for b in 3 grid:
    for t in 32 block:
      if 32*b + t < 70:
        y[32*b + t] = a * x[32*b + t]
""",
    "rows with partial results in shared memory": """
kernel softmax(x: f32[3, 32]) -> y: f32[3, 32]
  p: f32[8] shared
  m: f32 register
  s: f32 register
  for r in 3 grid:
    for t in 8 block:
      p[t] = x[r, t]
      for k in 4:
        p[t] max= x[r, 8*k + t]
    m = p[0]
    for a in 8:
      m max= p[a]
    for u in 8 block:
      p[u] = 0.0
      for j in 4:
        p[u] += exp(x[r, 8*j + u] - m)
    s = 0.0
    for b in 8:
      s += p[b]
    for v in 8 block:
      for n in 4:
        y[r, 8*n + v] = exp(x[r, 8*n + v] - m) / s
""",
    "a product in tiles": """
kernel matmul(a: f32[4, 6], b: f32[6, 4]) -> c: f32[4, 4]
  at: f32[2, 2] shared
  bt: f32[2, 2] shared
  acc: f32[2, 2] register
  for bi in 2 grid:
    for bj in 2 grid:
      for i0 in 2 block:
        for j0 in 2 block:
          acc[i0, j0] = 0.0
      for ko in 3:
        for i1 in 2 block:
          for j1 in 2 block:
            at[i1, j1] = a[2*bi + i1, 2*ko + j1]
            bt[i1, j1] = b[2*ko + i1, 2*bj + j1]
        for i2 in 2 block:
          for j2 in 2 block:
            for k in 2:
              acc[i2, j2] += at[i2, k] * bt[k, j2]
      for i3 in 2 block:
        for j3 in 2 block:
          c[2*bi + i3, 2*bj + j3] = acc[i3, j3]
""",
    "a copy that runs ahead": """
kernel ahead(x: f32[6, 4]) -> y: f32[4]
  s: f32[2, 4] shared
  acc: f32[4] register
  for b in 1 grid:
    for t in 4 block:
      acc[t] = 0.0
      s[0, t] = x[0, t]
    for k in 6:
      if k < 5:
        for u in 4 block:
          s[(k + 1) % 2, u] = x[k + 1, u] async
      for v in 4 block:
        acc[v] += s[k % 2, 3 - v]
    for w in 4 block:
      y[w] = acc[w]
""",
    "copies that run three iterations ahead": """
kernel ahead(x: f32[7, 4], z: f32[7, 4]) -> y: f32[4]
  s: f32[4, 4] shared
  r: f32[4, 4] shared
  acc: f32[4] register
  for b in 1 grid:
    for t in 4 block:
      acc[t] = 0.0
    for t0 in 4 block:
      s[0, t0] = x[0, t0] async
    for t1 in 4 block:
      s[1, t1] = x[1, t1] async
    for t2 in 4 block:
      s[2, t2] = x[2, t2] async
    for t3 in 4 block:
      r[0, t3] = z[0, t3] async
    for t4 in 4 block:
      r[1, t4] = z[1, t4] async
    for t5 in 4 block:
      r[2, t5] = z[2, t5] async
    for k in 7:
      if k < 4:
        for u in 4 block:
          s[(k + 3) % 4, u] = x[k + 3, u] async
      if k < 4:
        for u1 in 4 block:
          r[(k + 3) % 4, u1] = z[k + 3, u1] async
      for v in 4 block:
        acc[v] += s[k % 4, 3 - v] * r[k % 4, v]
    for w in 4 block:
      y[w] = acc[w]
""",
    "a tree of lanes": """
kernel sums(x: f32[4, 32]) -> y: f32[4]
  p: f32[2, 32] register
  for b in 2 grid:
    for w in 2 block:
      for l in 32 warp:
        p[w, l] = x[2*b + w, l]
      for l1 in 16 warp:
        p[w, l1] += p[w, l1 + 16]
      for l2 in 8 warp:
        p[w, l2] += p[w, l2 + 8]
      for l3 in 4 warp:
        p[w, l3] += p[w, l3 + 4]
      for l4 in 2 warp:
        p[w, l4] += p[w, l4 + 2]
      for l5 in 1 warp:
        p[w, l5] += p[w, l5 + 1]
      y[2*b + w] = p[w, 0]
""",
    "a value that one lane has and all need": """
kernel centred(x: f32[2, 8]) -> y: f32[2, 8]
  p: f32[8] register
  m: f32 register
  for b in 2 grid:
    for w in 1 block:
      for l in 8 warp:
        p[l] = x[b, l]
      m = p[0]
      for k in 7:
        m max= p[k + 1]
      for l1 in 8 warp:
        y[b, l1] = p[l1] - m
""",
    "lanes that meet in shared memory": """
kernel turned(x: f32[2, 4, 4]) -> y: f32[2, 4, 4]
  s: f32[2, 4, 4] shared
  for b in 1 grid:
    for w in 2 block:
      for i in 4 warp:
        for j in 4 warp:
          s[w, i, j] = x[w, i, j]
      s[w, 0, 0] = 0.0
      for i1 in 4 warp:
        for j1 in 4 warp:
          y[w, i1, j1] = s[w, j1, i1]
""",
    "warps and threads in turn": """
kernel mixed(x: f32[64]) -> y: f32[64]
  s: f32[2] shared
  r: f32[64] register
  q: f32[2] register
  for b in 1 grid:
    for t in 64 block:
      r[t] = x[t] * 2.0
    for w in 2 block:
      s[w] = r[32*w]
      q[w] = s[w] + 1.0
      for l in 32 warp:
        r[32*w + l] += q[w]
    for u in 64 block:
      y[u] = r[u] + s[1 - u//32]
""",
    "a sum in two launches": """
kernel total(x: f32[24]) -> y: f32
  part: f32[4] heap
  p: f32[3] shared
  for b in 4 grid:
    for t in 3 block:
      p[t] = x[6*b + t] + x[6*b + t + 3]
    part[b] = 0.0
    for k in 3:
      part[b] += p[k]
  y = 0.0
  for j in 4:
    y += part[j]
""",
    "scratch in global memory": """
kernel scratch(x: f32[2, 8]) -> y: f32[2, 8]
  h: f32[2, 8] heap
  g: f32[2, 8] heap
  for b in 2 grid:
    for t in 8 block:
      h[b, t] = x[b, t] + 1.0
    for u in 8 block:
      g[b, u] = h[b, 7 - u]
  for c in 2 grid:
    for v in 8 block:
      y[c, v] = g[1 - c, v]
""",
    "a scan by doubling": """
kernel scan(x: i32[8]) -> y: i32[8]
  s: i32[8] shared
  r: i32[8] register
  for b in 1 grid:
    for t in 8 block:
      s[t] = x[t]
    for k in 3:
      for t1 in 8 block:
        r[t1] = s[t1]
      for t2 in 8 block:
        if t2 >= 2*k + 1:
          r[t2] += s[t2 - 2*k - 1]
      for t3 in 8 block:
        s[t3] = r[t3]
    for t4 in 8 block:
      y[t4] = s[t4]
""",
    "a loop that may not run": """
kernel maybe(x: f32[4], n: i64[4] in 0..3) -> y: f32[4]
  s: f32[4] shared
  for b in 4 grid:
    for t in 4 block:
      s[t] = x[t]
    for k in n[b]:
      for u in 4 block:
        s[u] += 1.0
    if b % 2 == 0:
      for v in 4 block:
        s[v] *= 2.0
    y[b] = s[b]
""",
    "a team that waits": """
kernel team(x: f32[2, 3, 8]) -> y: f32[2, 3, 8]
  part: f32[2, 3] heap
  keep: f32[3, 8] register
  s: f32[8] shared
  total: f32 shared
  for c in 2 grid:
    for p in 3 team:
      for t in 8 block:
        keep[p, t] = x[c, p, t]
        s[t] = keep[p, t]
      part[c, p] = 0.0
      for k in 8:
        part[c, p] += s[k]
    total = 0.0
    for q in 3:
      total += part[c, q]
    for p1 in 3 team:
      for u in 8 block:
        y[c, p1, u] = keep[p1, u] - total
""",
    "what the first block of a team writes": """
kernel first(x: f32[3, 4]) -> y: f32[3, 4]
  h: f32[4] heap
  r: f32[4] register
  for g in 1 grid:
    for t in 4 block:
      r[t] = x[0, t] + 1.0
      h[t] = r[t] * 2.0
    h[0] += x[1, 1]
    for p in 3 team:
      for u in 4 block:
        y[p, u] = x[p, u] * r[u] + h[3 - u]
    for v in 4 block:
      y[0, v] += 1.0
""",
    "teams that wait again and again": """
kernel rings(x: i32[2, 3]) -> y: i32[2, 3]
  a: i32[2, 3] heap
  b: i32[2, 3] heap
  for g in 2 grid:
    for p in 3 team:
      a[g, p] = x[g, p]
    for k in 4:
      for p1 in 3 team:
        b[g, p1] = a[g, (p1 + 1) % 3]
      for p2 in 3 team:
        a[g, p2] = b[g, p2] + 1
    for p3 in 3 team:
      y[g, p3] = a[g, p3]
""",
}


def sample(name: str) -> Kernel:
    return parse_kernel(SAMPLES[name])
