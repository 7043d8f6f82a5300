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


def group_product(
    left: tuple[str, str] = ("4, 64, 8", "{k}//8, {row}, {k} % 8"),
    right: tuple[str, str] = ("2, 32, 8", "{tile}, {k}, {inside}"),
    sizes: tuple[int, int] = (16, 32),
    dtype: str = "bf16",
    row: str = "16*w + 8*i + g",
    right_k: str = "(16*q + k)",
) -> Kernel:
    """64 rows by `sizes` of columns and products, by four warps; of each factor the shape that it
    has in shared memory, and its place there."""
    columns, deep = sizes
    one = left[1].format(row=row, k="(16*q + k)")
    two = right[1].format(tile="n", inside="2*t + j", column="8*n + 2*t + j", k=right_k)
    to_a = left[1].format(row="p", k="e")
    to_b = right[1].format(tile="(v//8)", inside="v % 8", column="v", k="f")
    return parse_kernel(f"""
kernel product(a: {dtype}[64, {deep}], b: {dtype}[{deep}, {columns}]) -> y: f32[64, {columns}]
  a.s: {dtype}[{left[0]}] shared
  b.s: {dtype}[{right[0]}] shared
  c: f32[4, {columns // 8}, 2, 2, 8, 4] register

  for z in 1 grid:
    for p in 64 block:
      for e in {deep}:
        a.s[{to_a}] = a[p, e]
    for f in {deep} block:
      for v in {columns}:
        b.s[{to_b}] = b[f, v]
    for w0 in 4 block:
      for g0 in 8 warp:
        for t0 in 4 warp:
          for n0 in {columns // 8} unroll:
            for i0 in 2 unroll:
              for j0 in 2 unroll:
                c[w0, n0, i0, j0, g0, t0] = 0.0
    for w in 4 block:
      for g in 8 warp:
        for t in 4 warp:
          for q in {deep // 16} unroll:
            for n in {columns // 8} unroll:
              for i in 2:
                for j in 2:
                  for k in 16 tensor:
                    c[w, n, i, j, g, t] += a.s[{one}] * b.s[{two}]
    for w1 in 4 block:
      for g1 in 8 warp:
        for t1 in 4 warp:
          for n1 in {columns // 8} unroll:
            for i1 in 2 unroll:
              for j1 in 2 vector:
                y[16*w1 + 8*i1 + g1, 8*n1 + 2*t1 + j1] = c[w1, n1, i1, j1, g1, t1]
""")


_ALONG = {
    2: ("2, 64, 2, 8", "{k}//16, {row}, ({k}//8 + ({row})//4) % 2, {k} % 8"),
    4: (
        "64, 2, 2, 8",
        "{row}, ({k}//16 + ({row})//4) % 2, ({k}//8 + ({row})//2) % 2, {k} % 8",
    ),
}
_ACROSS = {
    2: ("1, 32, 2, 8", "{tile}//2, {k}, ({tile} + {k}//4) % 2, {inside}"),
    4: ("32, 2, 2, 8", "{k}, ({tile}//2 + {k}//4) % 2, ({tile} + {k}//2) % 2, {inside}"),
}
_CORES = ("2, 32, 8", "{tile}, {k}, {inside}")

# Products that groups of four warps compute, one for each layout of a factor; the recipe of
# `matmul_bf16` has rows of 8 lines.
GROUPS: dict[str, Kernel] = {
    "cores": group_product(right=_CORES),
    "cores with room between them": group_product(
        ("4, 64+1, 8", "{k}//8, {row}, {k} % 8"), ("2, 32+1, 8", _CORES[1])
    ),
    "f16, both along the sum": group_product(
        right=("4, 16, 8", "{k}//8, {column}, {k} % 8"), dtype="f16"
    ),
    "rows of 2 lines": group_product(_ALONG[2], _ACROSS[2]),
    "rows of 4 lines": group_product(_ALONG[4], _ACROSS[4], (32, 32)),
}
# Products that look like it, and why they are not.
ALONE: dict[str, Kernel] = {
    "warps that have other columns": group_product(right=_CORES, right_k="((16*q + k + w) % 32)"),
    "rows in an order that nobody reads": group_product(("64, 32", "{row}, {k}"), _CORES),
    "rows that are not next to each other": group_product(
        ("4, 64, 8", "{k}//8, {row}, {k} % 8"), _CORES, row="48 - 16*w + 8*i + g"
    ),
}
