"""What long random walks found, frozen."""

from __future__ import annotations

from perfdojo.ir import parse_kernel, print_kernel, verify
from perfdojo.ir.rewrite import fresh_name
from perfdojo.moves import parse_moves, play

COPY = parse_kernel("""
kernel copy(x: f32[8]) -> y: f32[8]
  s: f32[8] heap

  for i in 8:
    s[i] = x[i]
    y[i] = x[i] prefetch s[i + 1]
""")


def test_discard_takes_the_hints_with_it() -> None:
    # matmul_bf16, seed 5: a prefetch went on naming the array that was gone
    after = play(COPY, *parse_moves("discard(s)"))
    verify(after)
    assert "prefetch" not in print_kernel(after)


def test_a_new_name_is_no_word_of_the_language() -> None:
    # layernorm, seed 19: the loop i3 was cut again and again, until one was called i32
    names = "".join(
        f"  for i3{n or ''} in 8:\n    y[i3{n or ''}] = x[i3{n or ''}]\n" for n in (0, 1)
    )
    kernel = parse_kernel(f"kernel f(x: f32[8]) -> y: f32[8]\n{names}")
    assert fresh_name(kernel, "i3") == "i33"
