"""Which small functions does the emitted CUDA call, and which words does NVRTC lack?"""

from __future__ import annotations

# What the standard headers would define: NVRTC comes without them.
WORDS = {
    "int64_t": "using int64_t = long long;\n",
    "INFINITY": "#define INFINITY __int_as_float(0x7f800000)\n",
    "NAN": "#define NAN __int_as_float(0x7fffffff)\n",
    "INT32_MIN": "#define INT32_MIN (-2147483647 - 1)\n",
    "INT64_MIN": "#define INT64_MIN (-9223372036854775807LL - 1)\n",
}
_INLINE = "static __device__ __forceinline__"


def _multiply(dtype: str, depth: int) -> str:
    """C += A * B of 16 by 8 elements, `depth` deep, by all lanes of a warp."""
    shape = f"m16n8k{depth}.row.col.f32.{dtype}.{dtype}.f32"
    return f"""\
{_INLINE} void multiply_{dtype}(float &c0, float &c1, float &c2, float &c3,
    const unsigned (&a)[4], const unsigned (&b)[2]) {{  // by all lanes of a warp
  asm("mma.sync.aligned.{shape} "
      "{{%0, %1, %2, %3}}, {{%4, %5, %6, %7}}, {{%8, %9}}, {{%0, %1, %2, %3}};"
      : "+f"(c0), "+f"(c1), "+f"(c2), "+f"(c3)
      : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
}}
"""


def _multiply_group(dtype: str, tiles: int) -> str:
    """C += A * B of 64 rows by 8 * `tiles` columns, 16 deep, by four warps: `tile`, `row` and
    `column` are the steps from one sum of a thread to the next.
    """
    count = 4 * tiles
    names = ", ".join(f"%{n}" for n in range(count))
    places = (f"{n} * tile + {i} * row + {j} * column" for n in range(tiles) for i, j in _PAIRS)
    sums = ", ".join(f'"+f"(c[{place}])' for place in places)
    shape = f"m64n{8 * tiles}k16.f32.{dtype}.{dtype}"
    return f"""\
template <int tile, int row, int column, int transposed>
{_INLINE} void multiply_64x{8 * tiles}_{dtype}(float *c,
    unsigned long long a, unsigned long long b) {{  // by four warps, in the background
  asm volatile("{{.reg .pred add; setp.ne.b32 add, 1, 0; wgmma.mma_async.sync.aligned.{shape} "
      "{{{names}}}, %{count}, %{count + 1}, add, 1, 1, 0, %{count + 2};}}"
      : {sums} : "l"(a), "l"(b), "n"(transposed));
}}
"""


_PAIRS = ((0, 0), (0, 1), (1, 0), (1, 1))
_GROUPS = {
    f"multiply_64x{8 * tiles}_{dtype}": _multiply_group(dtype, tiles)
    for dtype in ("bf16", "f16")
    for tiles in range(1, 33)
}
GATE_WORDS = 32  # of 4 bytes, from one gate of a team to the next: each has its line of the caches

HELPERS = {
    "floordiv": f"""\
template <typename T> {_INLINE} T floordiv(T a, int b) {{
  return a / b - (a % b < 0);  // b > 0; rounds down
}}
""",
    "floormod": f"""\
template <typename T> {_INLINE} T floormod(T a, int b) {{
  return a % b + (a % b < 0 ? b : 0);  // b > 0; never negative
}}
""",
    "f32_from_f16": f"""\
{_INLINE} float f32_from_f16(unsigned short bits) {{
  float value;
  asm("cvt.f32.f16 %0, %1;" : "=f"(value) : "h"(bits));
  return value;
}}
""",
    "f16_from_f32": f"""\
{_INLINE} unsigned short f16_from_f32(float value) {{
  unsigned short bits;
  asm("cvt.rn.f16.f32 %0, %1;" : "=h"(bits) : "f"(value));
  return bits;
}}
""",
    "f16_from_f64": f"""\
{_INLINE} unsigned short f16_from_f64(double value) {{
  unsigned short bits;
  asm("cvt.rn.f16.f64 %0, %1;" : "=h"(bits) : "d"(value));
  return bits;
}}
""",
    "f32_from_bf16": f"""\
{_INLINE} float f32_from_bf16(unsigned short bits) {{
  return __uint_as_float((unsigned)bits << 16);
}}
""",
    "bf16_from_f32": f"""\
{_INLINE} unsigned short bf16_from_f32(float value) {{
  const unsigned bits = __float_as_uint(value);
  if (value != value) return bits >> 16 | 0x40;  // a quiet NaN stays one
  return (bits + 0x7fff + (bits >> 16 & 1)) >> 16;  // to nearest even
}}
""",
    "copy_async": f"""\
template <int bytes> {_INLINE} void copy_async(void *shared, const void *global) {{
  const unsigned place = __cvta_generic_to_shared(shared);
  if (bytes == 16) {{
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;"
                 : : "r"(place), "l"(global) : "memory");
  }} else {{
    asm volatile("cp.async.ca.shared.global [%0], [%1], %2;"
                 : : "r"(place), "l"(global), "n"(bytes) : "memory");
  }}
}}
""",
    "wait_for_copies": f"""\
{_INLINE} void wait_for_copies() {{  // this thread's own
  asm volatile("cp.async.wait_all;" : : : "memory");
}}
""",
    "commit_copies": f"""\
{_INLINE} void commit_copies() {{  // this thread's own, since the last group
  asm volatile("cp.async.commit_group;" : : : "memory");
}}
""",
    "wait_for_older_copies": f"""\
template <int groups> {_INLINE} void wait_for_older_copies() {{  // all but the last groups
  asm volatile("cp.async.commit_group;\\n\\tcp.async.wait_group %0;" : : "n"(groups) : "memory");
}}
""",
    "wait_for_team": f"""\
{_INLINE} void wait_for_team(unsigned *gate, unsigned blocks, unsigned rank) {{
  // each block adds 1, the first one so much more that the highest bit turns when all have come
  const unsigned step = rank == 0 ? 0x80000001u - blocks : 1;
  __syncthreads();
  if (threadIdx.x == 0) {{
    unsigned before, now;
    asm volatile("atom.release.gpu.add.u32 %0, [%1], %2;"
                 : "=r"(before) : "l"(gate), "r"(step) : "memory");
    do {{
      asm volatile("ld.acquire.gpu.u32 %0, [%1];" : "=r"(now) : "l"(gate) : "memory");
    }} while (((now ^ before) & 0x80000000u) == 0);
  }}
  __syncthreads();
}}
""",
    "take_turn": f"""\
{_INLINE} void take_turn(int *next, unsigned *taken, unsigned turns) {{
  // the next turn after those that blocks begin with; `turns` calls in all, then it is 0 again
  if (threadIdx.x == blockDim.x - 1) {{  // the last thread, since the first warp is often busy
    unsigned before;
    asm volatile("atom.relaxed.gpu.inc.u32 %0, [%1], %2;"
                 : "=r"(before) : "l"(taken), "r"(turns - 1) : "memory");
    *next = gridDim.x + before;
  }}
}}
""",
    "pack_halves": f"""\
{_INLINE} unsigned pack_halves(unsigned short low, unsigned short high) {{
  return low | (unsigned)high << 16;
}}
""",
    "tf32_from_f32": f"""\
{_INLINE} unsigned tf32_from_f32(float value) {{  // 10 bits of fraction
  unsigned bits;
  asm("cvt.rna.tf32.f32 %0, %1;" : "=r"(bits) : "f"(value));
  return bits;
}}
""",
    "load_matrices": f"""\
{_INLINE} void load_matrices(unsigned (&part)[2], const void *row) {{
  asm volatile("ldmatrix.sync.aligned.m8n8.x2.shared.b16 {{%0, %1}}, [%2];"
               : "=r"(part[0]), "=r"(part[1])
               : "r"((unsigned)__cvta_generic_to_shared(row)) : "memory");
}}
{_INLINE} void load_matrices(unsigned (&part)[4], const void *row) {{
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {{%0, %1, %2, %3}}, [%4];"
               : "=r"(part[0]), "=r"(part[1]), "=r"(part[2]), "=r"(part[3])
               : "r"((unsigned)__cvta_generic_to_shared(row)) : "memory");
}}
{_INLINE} void load_matrices(unsigned (&one)[2], unsigned (&two)[2], const void *row) {{
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {{%0, %1, %2, %3}}, [%4];"
               : "=r"(one[0]), "=r"(one[1]), "=r"(two[0]), "=r"(two[1])
               : "r"((unsigned)__cvta_generic_to_shared(row)) : "memory");
}}
""",
    "load_transposed": f"""\
{_INLINE} void load_transposed(unsigned (&part)[2], const void *row) {{
  asm volatile("ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {{%0, %1}}, [%2];"
               : "=r"(part[0]), "=r"(part[1])
               : "r"((unsigned)__cvta_generic_to_shared(row)) : "memory");
}}
{_INLINE} void load_transposed(unsigned (&part)[4], const void *row) {{
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {{%0, %1, %2, %3}}, [%4];"
               : "=r"(part[0]), "=r"(part[1]), "=r"(part[2]), "=r"(part[3])
               : "r"((unsigned)__cvta_generic_to_shared(row)) : "memory");
}}
{_INLINE} void load_transposed(unsigned (&one)[2], unsigned (&two)[2], const void *row) {{
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {{%0, %1, %2, %3}}, [%4];"
               : "=r"(one[0]), "=r"(one[1]), "=r"(two[0]), "=r"(two[1])
               : "r"((unsigned)__cvta_generic_to_shared(row)) : "memory");
}}
""",
    "multiply_bf16": _multiply("bf16", 16),
    "multiply_f16": _multiply("f16", 16),
    "multiply_tf32": _multiply("tf32", 8),
    "describe_matrix": f"""\
{_INLINE} unsigned long long describe_matrix(const void *first, int leading, int stride, int row) {{
  // cores of 8 lines of 16 bytes; the distances between them, and the length of a row, in bytes
  const unsigned long long order = row == 128 ? 1 : row == 64 ? 2 : row == 32 ? 3 : 0;
  const unsigned place = __cvta_generic_to_shared(first);
  return order << 62 | (unsigned long long)(stride / 16) << 32 | leading / 16 << 16 | place / 16;
}}
""",
    "fence_products": f"""\
{_INLINE} void fence_products() {{  // they see what this thread has written to shared memory
  asm volatile("fence.proxy.async.shared::cta;" : : : "memory");
}}
""",
    "begin_products": f"""\
{_INLINE} void begin_products() {{  // behind what this thread did with its sums
  asm volatile("wgmma.fence.sync.aligned;" : : : "memory");
}}
""",
    "commit_products": f"""\
{_INLINE} void commit_products() {{
  asm volatile("wgmma.commit_group.sync.aligned;" : : : "memory");
}}
""",
    "wait_for_products": f"""\
template <int count> {_INLINE} void wait_for_products(float (&sums)[count]) {{
  asm volatile("wgmma.wait_group.sync.aligned 0;" : : : "memory");
  for (int n = 0; n < count; ++n) asm volatile("" : "+f"(sums[n]) : : "memory");  // not before
}}
""",
    **_GROUPS,
    "prefetch_l2": f"""\
{_INLINE} void prefetch_l2(const void *place) {{  // which need not exist
  asm volatile("prefetch.global.L2 [%0];" : : "l"(place));
}}
""",
}
