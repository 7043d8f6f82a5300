"""Which products do the tests give to tensor cores? One for each way to load a factor."""

from __future__ import annotations

from perfdojo.ir import Kernel, parse_kernel


def product(
    dtype: str = "bf16",
    left: str = "a[{row}, {k}]",
    right: str = "b[{k}, {column}]",
    padding: int = 8,
    storage: str = "shared",
    steps: str = "",
    tiles: str = " unroll",
) -> Kernel:
    """32 by 32 sums of 32 products by two warps, each 16 by 32: 1 by 4 tiles, two or four deep."""
    deep = 8 if dtype == "f32" else 16
    read = {"row": "16*w + 8*i + g", "column": "8*n + 2*t + j", "k": f"{deep}*q + k"}
    names = {"a": "a.s", "b": "b.s"} if storage == "shared" else {"a": "a", "b": "b"}
    one, two = left.format(**read), right.format(**read)
    for name, staged in names.items():
        one, two = (text.replace(f"{name}[", f"{staged}[") for text in (one, two))
    lines = [f"kernel product(a: {dtype}[32, 32], b: {dtype}[32, 32]) -> y: f32[32, 32]"]
    if storage == "shared":
        lines += [f"  {name}: {dtype}[32, 32+{padding}] shared" for name in names.values()]
    lines += ["  c: f32[2, 4, 2, 2, 8, 4] register", "", "  for z in 1 grid:"]
    if storage == "shared":
        for name in "ab":
            lines += [
                f"    for {name}0 in 2 block:",
                f"      for {name}1 in 32 warp:",
                f"        for {name}2 in 16:",
                f"          {name}.s[16*{name}0 + {name}2, {name}1] = "
                f"{name}[16*{name}0 + {name}2, {name}1]",
            ]
    lines += f"""
    for u in 2 block:
      for g1 in 8 warp:
        for t1 in 4 warp:
          for n1 in 4 unroll:
            for i1 in 2 unroll:
              for j1 in 2 unroll:
                c[u, n1, i1, j1, g1, t1] = 0.0
    for w in 2 block:
      for g in 8 warp:
        for t in 4 warp:
          for q in {32 // deep}{steps}:
            for n in 4{tiles}:
              for i in 2:
                for j in 2:
                  for k in {deep} tensor:
                    c[w, n, i, j, g, t] += {one} * {two}
    for v in 2 block:
      for g2 in 8 warp:
        for t2 in 4 warp:
          for n2 in 4 unroll:
            for i2 in 2 unroll:
              for j2 in 2 vector:
                y[16*v + 8*i2 + g2, 8*n2 + 2*t2 + j2] = c[v, n2, i2, j2, g2, t2]
""".strip("\n").splitlines()
    return parse_kernel("\n".join(lines) + "\n")


PRODUCTS: dict[str, Kernel] = {
    "rows of bf16": product(),
    "f16, both along the sum": product("f16", right="b[{column}, {k}]"),
    "both across the sum": product(left="a[{k}, {row}]"),
    "rows that matrices cannot load": product(padding=1),
    "factors in global memory": product(storage="heap"),
    "f32 as tf32": product("f32", padding=4),
    "factors in the other order": product(left="b[{k}, {column}]", right="a[{row}, {k}]"),
    "a matrix with itself": product(left="a[8*i + g, {k}]", right="a[{column}, {k}]"),
    "steps written out": product(steps=" unroll"),
    "f16 along the sum, one by one": product("f16", right="b[{column}, {k}]", tiles=""),
    "bf16 across it, one by one": product(tiles=""),
}
