# ruff: noqa: E501
"""Which kernels are the printer of CUDA and the calls on a GPU tried with? Each for one thing."""

from __future__ import annotations

TEXTS = {
    # a guard around vectors, hints, a grid of one loop
    "elementwise": """
kernel elementwise(x: f32[5000], w: f32[5000]) -> y: f32[5000]
  for b in 5 grid:
    for t in 256 block:
      if 1024*b + 4*t < 5000:
        for v in 4 vector:
          y[1024*b + 4*t + v] = x[1024*b + 4*t + v] * w[1024*b + 4*t + v] nontemporal prefetch x[1024*b + 4*t + v + 1024]
""",
    # three grid loops, lanes that are not neighbours, a lane in a guard, a choice that protects
    "grids": """
kernel grids(x: f32[3, 4, 40], at: i64[4] in 40) -> y: f32[3, 4, 40]
  for a in 3 grid:
    for b in 4 grid:
      for c in 2 grid:
        for t in 5 block:
          for v in 4 vector:
            y[a, b, 20*c + 4*t + v] = x[a, b, 39 - 20*c - 4*t - v] + x[a, b, at[b]]
          for v1 in 4 vector:
            if 4*t + v1 >= 1:
              y[a, b, 20*c + 4*t + v1] += x[a, b, 4*t + v1 - 1] if c > 0 else 0.5
""",
    # shared memory with padding, two block loops
    "transpose": """
kernel transpose(x: f32[64, 96]) -> y: f32[96, 64]
  tile: f32[32, 32+1] shared

  for i.o in 2 grid:
    for j.o in 3 grid:
      for r in 4:
        for p in 8 block:
          for q in 32 block:
            tile[8*r + p, q] = x[32*i.o + 8*r + p, 32*j.o + q]
      for r1 in 4:
        for p1 in 8 block:
          for q1 in 32 block:
            y[32*j.o + 8*r1 + p1, 32*i.o + q1] = tile[q1, 8*r1 + p1]
""",
    # a warp for each row: shuffles under guards, a broadcast, uniform code
    "warps": """
kernel warps(x: f32[16, 50]) -> y: f32[16, 50], m: f32[16]
  s: f32[~16, 32] register
  h: f32[~16, 32] register
  g: f32[~16] register

  for b in 4 grid:
    for w in 4 block:
      for l in 32 warp:
        s[4*b + w, l] = x[4*b + w, l]
        if l < 18:
          s[4*b + w, l] max= x[4*b + w, l + 32]
      for l1 in 16 warp:
        h[4*b + w, l1] = max(s[4*b + w, l1], s[4*b + w, l1 + 16])
      for l2 in 8 warp:
        s[4*b + w, l2] = max(h[4*b + w, l2], h[4*b + w, l2 + 8])
      g[4*b + w] = s[4*b + w, 0]
      for k in 7:
        g[4*b + w] max= s[4*b + w, k + 1]
      m[4*b + w] = g[4*b + w]
      for l3 in 32 warp:
        for k1 in 2:
          if 32*k1 + l3 < 50:
            y[4*b + w, 32*k1 + l3] = exp(x[4*b + w, 32*k1 + l3] - g[4*b + w])
""",
    # threads that wait, one thread for all, registers that outlive a loop
    "blocks": """
kernel blocks(x: f32[6, 100]) -> y: f32[6, 100]
  a: f32[~6, 64] register
  part: f32[64] shared
  total: f32[1] shared
  c: f32[~6] register

  for b in 6 grid:
    for t in 64 block:
      a[b, t] = x[b, t]
      if t < 36:
        a[b, t] += x[b, t + 64]
      part[t] = a[b, t]
    for t1 in 8 block:
      for k in 7:
        part[t1] += part[t1 + 8*k + 8]
    total[0] = 0.0
    for k1 in 8:
      total[0] += part[k1]
    c[b] = total[0] / 100.0
    for t2 in 64 block:
      y[b, t2] = a[b, t2] - c[b]
      if t2 < 36:
        y[b, t2 + 64] = x[b, t2 + 64] - c[b]
""",
    # vectors of narrow types, wrapping integers
    "narrow": """
kernel narrow(a: bf16[512], b: f16[512], c: i8[512], d: bool[512],
              n: i32[512], o: i64[512]) -> p: bf16[512], q: f16[512], r: i8[512], t: bool[512], u: i32[512], z: i64[512]
  for g in 2 grid:
    for i in 32 block:
      for v in 8 vector:
        p[256*g + 8*i + v] = a[256*g + 8*i + v] + b[256*g + 8*i + v]
      for v1 in 8 vector:
        q[256*g + 8*i + v1] = b[256*g + 8*i + v1] if d[256*g + 8*i + v1] else f32(c[256*g + 8*i + v1])
      for v2 in 8 vector:
        r[256*g + 8*i + v2] = c[256*g + 8*i + v2] * 100 + i32(d[256*g + 8*i + v2])
      for v3 in 8 vector:
        t[256*g + 8*i + v3] = not d[256*g + 8*i + v3] or bf16(b[256*g + 8*i + v3]) < 0.0
      for v4 in 8 vector:
        u[256*g + 8*i + v4] = n[256*g + 8*i + v4] * 65537 - 5
      for v5 in 2:
        for v6 in 4 vector:
          z[256*g + 8*i + 4*v5 + v6] = o[256*g + 8*i + 4*v5 + v6] + i64(u[256*g + 8*i + 4*v5 + v6])
          z[256*g + 8*i + 4*v5 + v6] *= 3
""",
    # registers of a tile, written out; a shared panel that all wait for, twice
    "tiles": """
kernel tiles(x: f32[64, 24], w: f32[24, 64]) -> y: f32[64, 64]
  acc: f32[8, 16, 4, 4] register
  px: f32[32, 8] shared
  pw: f32[8, 64] shared

  for g in 2 grid:
    for ty in 8 block:
      for tx in 16 block:
        for i in 4 unroll:
          for v in 4 unroll:
            acc[ty, tx, i, v] = 0.0
    for k.o in 3:
      for ty1 in 8 block:
        for tx1 in 16 block:
          for u in 2 vector:
            px[4*ty1 + tx1 // 4, 2*(tx1 % 4) + u] = x[32*g + 4*ty1 + tx1 // 4, 8*k.o + 2*(tx1 % 4) + u]
          for u1 in 4 vector:
            pw[ty1, 4*tx1 + u1] = w[8*k.o + ty1, 4*tx1 + u1]
      for ty2 in 8 block:
        for tx2 in 16 block:
          for k.i in 8:
            for i1 in 4 unroll:
              for v1 in 4 unroll:
                acc[ty2, tx2, i1, v1] = fma(px[4*ty2 + i1, k.i], pw[k.i, 4*tx2 + v1], acc[ty2, tx2, i1, v1])
    for ty3 in 8 block:
      for tx3 in 16 block:
        for i2 in 4 unroll:
          for v2 in 4 vector:
            y[32*g + 4*ty3 + i2, 4*tx3 + v2] = acc[ty3, tx3, i2, v2]
""",
    # two launches and memory between them, a triangle, every function
    "launches": """
kernel launches(x: f32[40], z: f64[40]) -> y: f32[40], q: f64[40]
  s: f32[40] heap

  for b in 5 grid:
    for t in 8 block:
      s[8*b + t] = sigmoid(x[8*b + t]) + tanh(x[8*b + t]) + erf(x[8*b + t])
      s[8*b + t] += log1p(square(x[8*b + t])) - log(exp(abs(x[8*b + t])) + 1.0)
      q[8*b + t] = pow(abs(z[8*b + t]), 1.5) + rsqrt(square(z[8*b + t]) + 1.0)
      q[8*b + t] min= sqrt(abs(z[8*b + t])) + floor(z[8*b + t])
  for b1 in 5 grid:
    for t1 in 8 block:
      y[8*b1 + t1] = 0.0
      for j in 8*b1 + t1 + 1:
        y[8*b1 + t1] += s[(j + 3) % 40 - (j + 3) % 40 // 8] * f32(j - 4)
""",
    # copies that nobody waits for before the barrier
    "copies": """
kernel copies(x: f32[8, 1024], h: f16[8, 512]) -> y: f32[8, 512]
  t: f32[1024+8] shared
  u: f16[512] shared

  for b in 8 grid:
    for q in 256 block:
      for v in 4 vector:
        t[4*q + v] = x[b, 4*q + v] async
      u[q] = h[b, q] async
      u[q + 256] = h[b, q + 256] async
    for q1 in 256 block:
      for k in 2:
        y[b, 256*k + q1] = t[1023 - 256*k - q1] + u[256*k + q1]
""",
    # more shared memory than a block has without asking
    "large": """
kernel large(x: f32[4, 16384], w: i8[3, 5]) -> y: f32[4, 16384]
  t: f32[16384] shared
  k: i8[5] shared

  for b in 4 grid:
    for p in 128 block:
      for i in 32:
        for v in 4 vector:
          t[512*i + 4*p + v] = x[b, 512*i + 4*p + v]
    for j in 5 block:
      k[j] = w[b // 2, j]
    for p1 in 128 block:
      for i1 in 128:
        y[b, 128*i1 + p1] = t[16383 - 128*i1 - p1] * f32(k[p1 % 5])
""",
    # teams under a guard of their own, of which one warp of each block puts the parts together
    "teams": """
kernel teams(x: f32[5, 2, 40]) -> y: f32[5, 2, 40]
  part: f32[5, 2] heap
  own: f32[2, 40] register
  s: f32[40] shared
  lane: f32[1, 32] register
  most: f32 shared

  for c in 3 grid:
    for r in 2:
      if 2*c + r < 5:
        for p in 2 team:
          for t in 40 block:
            own[p, t] = x[2*c + r, p, t]
            s[t] = own[p, t]
          part[2*c + r, p] = s[0]
          for k in 39:
            part[2*c + r, p] max= s[k + 1]
        for w in 1 block:
          for l in 2 warp:
            lane[w, l] = part[2*c + r, l]
          for l1 in 1 warp:
            lane[w, l1] max= lane[w, l1 + 1]
          most = lane[w, 0]
        for p1 in 2 team:
          for u in 40 block:
            y[2*c + r, p1, u] = own[p1, u] - most
""",
}
# Beyond 32 bits; too large to be run in a test.
WIDE = """
kernel wide(x: f32[70000, 70000]) -> y: f32[70000, 70000]
  for i in 70000 grid:
    for j in 100 grid:
      for t in 700 block:
        y[i, 700*j + t] = x[69999 - i, 700*j + t] * 2.0
"""
