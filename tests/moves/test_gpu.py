"""Do the moves reach what an expert writes for a GPU? Whole games, run thread by thread."""

from __future__ import annotations

import pytest

from perfdojo.ir import Kernel, expand, interpret, loops
from perfdojo.kernels import load_formula
from perfdojo.measure import compare, random_inputs
from perfdojo.moves import parse_moves, play
from perfdojo.moves.recipe import play_recipe
from perfdojo.targets.cuda.program import lower
from perfdojo.targets.cuda.simulate import simulate
from perfdojo.testing import GPU_TEST_MACHINE, check_meaning
from tests.conftest import Golden
from tests.moves.cases import make, refusal

ROWS = "fuse(i, i1); fuse(i, i2); fuse(i, i3); reorder(j1); fuse(j1, j2); drop(m, 0); drop(s, 0)"

GAMES: dict[str, tuple[str, dict[str, int], str]] = {
    "a row of softmax in each warp": (
        "softmax",
        {"N": 6, "M": 64},
        f"""
        {ROWS}; store(m, register); store(s, register)
        split(i, 2); reshape(e, 0, 2); drop(e, 0); store(e, shared)
        bind(i.o, grid); bind(i.i, block)
        warp_reduce: m 1 j i.i
        warp_reduce: s 1 j1 i.i
        split(j3, {{warp}}); reshape(e, 2, {{warp}}); bind(j3.i, warp)
        store(e, register)
        """,
    ),
    "a row of softmax in each block": (
        "softmax",
        {"N": 3, "M": 128},
        f"""
        {ROWS}; store(m, register); store(s, register); drop(e, 0); store(e, shared)
        bind(i, grid)
        block_reduce: m 1 j 64
        block_reduce: s 1 j1 64
        split(j3, 64); split(j3.i, {{warp}}); interchange(j3.o); interchange(j3.o)
        reshape(e, 1, 64); reshape(e, 2, {{warp}})
        bind(j3.i.o, block); bind(j3.i.i, warp)
        store(e, register)
        """,
    ),
    "rows that do not fill a warp": (
        "reducemean",
        {"N": 5, "M": 41},
        """
        local(y, i); store(y.l, register); privatise(y.l, i); drop(y.l, 0)
        bind(i, block)
        warp_reduce: y.l 1 j i
        """,
    ),
    "a reduction across blocks": (
        "sum_last",
        {"N": 3, "M": 64},
        "across: y 1 i j 4\nbind(i, block)",
    ),
    "a tiled product, with copies that run ahead": (
        "matmul",
        {"N": 16, "M": 16, "K": 12},
        """
        split(i, 8); split(j, 8); interchange(i.i); local(y, j.o); store(y.l, shared)
        fission(j.i, k); fission(i.i, j.i1); interchange(j.i1); interchange(i.i1)
        split(k, 4); stage(a, k.o); stage(b, k.o); store(a.s, shared); store(b.s, shared)
        split(i.i, 2); split(j.i, 2); interchange(i.i.i)
        split(i.i1, 2); split(j.i1, 2); interchange(i.i1.i); interchange(k.i); interchange(k.i)
        split(y.l.w0, 2); split(y.l.w1, 2); interchange(y.l.w0.i)
        reshape(y.l, 0, 2); reshape(y.l, 2, 2)
        collapse(a.s.r0); split(a.s.r0.a.s.r1, 16); bind(a.s.r0.a.s.r1.i, block)
        collapse(b.s.r0); split(b.s.r0.b.s.r1, 16); bind(b.s.r0.b.s.r1.i, block)
        bind(i.i.o, block); bind(j.i.o, block); bind(i.i1.o, block); bind(j.i1.o, block)
        bind(y.l.w0.o, block); bind(y.l.w1.o, block)
        bind(i.o, grid); bind(j.o, grid)
        store(y.l, register); pad(a.s, 1, 1)
        pipeline(k.o, a.s); pipeline(k.o, b.s)
        asynchronous(a.s:0); asynchronous(a.s:1); asynchronous(b.s:0); asynchronous(b.s:1)
        """,
    ),
    "a scan of parts, one in each thread": (
        "cumsum",
        {"N": 3, "M": 64},
        """
        drop(y_carry, 0); store(y_carry, register)
        chunk(j, 4); store(y_carry_p, shared); store(y_carry_o, shared)
        bind(i, grid); bind(j.p, block); bind(j.o, block)
        """,
    ),
    "a scan in the lanes of a warp": (
        "cumsum_exclusive",
        {"N": 3, "M": 128},
        """
        drop(y_carry, 0); store(y_carry, register); bind(i, block)
        chunk(j, 4); privatise(y_carry_p, i); privatise(y_carry_o, i)
        store(y_carry_p, shared); store(y_carry_o, shared)
        doubling(j.s); privatise(y_carry_d, i); privatise(y_carry_e, i)
        store(y_carry_d, shared); store(y_carry_e, shared)
        bind(j.p, warp); bind(j.o, warp); bind(j.s.v, warp); bind(j.s.q, warp)
        bind(j.s.t1, warp); bind(j.s.t2, warp); bind(j.s.t4, warp); bind(j.s.t8, warp)
        bind(j.s.t16, warp)
        store(y_carry_d, register); store(y_carry_e, register)
        store(y_carry_p, register); store(y_carry_o, register)
        """,
    ),
    "several elements in each thread": (
        "mul",
        {"N": 4, "M": 48},
        "collapse(i); split(i.j, 32); split(i.j.i, 4); "
        "bind(i.j.o, grid); bind(i.j.i.o, block); vectorise(i.j.i.i)",
    ),
    "a grid that stays": (
        "mul",
        {"N": 4, "M": 48},
        "collapse(i); split(i.j, 16); split(i.j.o, {multiprocessors}); interchange(i.j.o.o); "
        "bind(i.j.o.i, grid); bind(i.j.i, block)",
    ),
}


def game(name: str) -> tuple[Kernel, Kernel]:
    """A kernel before and after its game."""
    operator, sizes, moves = GAMES[name]
    start = expand(load_formula(operator), **sizes)
    text = "\n".join(line.strip() for line in moves.splitlines())
    return start, play_recipe(start, text, GPU_TEST_MACHINE)[0]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_gives_the_text_that_was_meant(name: str, golden: Golden) -> None:
    golden(str(game(name)[1]))


@pytest.mark.parametrize("name", GAMES)
def test_a_game_means_the_same_thread_by_thread(name: str) -> None:
    start, end = game(name)
    check_meaning(start, end, "reassociate")
    inputs = random_inputs(start, 1)
    oracle = interpret(start, inputs, oracle=True)
    program = lower(end)
    for seed in range(3):
        assert compare(start, simulate(program, inputs, seed), inputs, oracle).correct


def test_no_loop_of_a_finished_game_is_left_to_one_thread() -> None:
    """Where rows or parts are spread, every loop over them is."""
    _, end = game("a row of softmax in each block")
    assert {loop.kind for loop in loops(end.body)} == {"grid", "block", "warp", ""}
    assert all(loop.extent.const <= 2 for loop in loops(end.body) if not loop.kind)


# -- moves that know nothing of a GPU, on kernels for one ------------------------------------

LAUNCHES = make(
    """
    for i in 8 block:
      t[i] = x[i]
    for j in 8:
      u[j] = x[j]
      y[j] = u[j] + t[j]
    """,
    temporaries="t: f32[8] heap; u: f32[8] register",
)


def test_a_register_does_not_survive_its_launch() -> None:
    ends = "the result would be invalid: 'u' is in register storage, which ends with the launch of"
    assert refusal("fission(j, y:0)", LAUNCHES).startswith(ends)
    assert refusal("peel(j, 2)", LAUNCHES).startswith(ends)
    assert refusal("split(j, 3, loop)", LAUNCHES).startswith(ends)
    assert refusal("store(t, register)", LAUNCHES).startswith(ends.replace("'u'", "'t'"))


def test_a_guard_stays_inside_the_grid() -> None:
    guarded = make(
        """
        for i in 2 grid:
          for b in 4 block:
            if i < 1:
              y[i, b] = x[b]
            if i >= 1:
              y[i, b] = 0.0
        for k in 1 grid:
          if 0 < 1:
            z = 1.0
        """,
        "(x: f32[4]) -> y: f32[2, 4], z: f32",
    )
    assert refusal("lift(k)", guarded).startswith(
        "the result would be invalid: grid loop 'k' is inside a guard"
    )


def test_split_of_a_thread_loop_gives_each_thread_several_elements() -> None:
    kernel = make("for i in 2 grid:\n  for t in 4 block:\n    y[4*i + t] = x[t]")
    result = play(kernel, *parse_moves("split(t, 2)"))
    assert [(loop.name, loop.kind) for loop in loops(result.body)] == [
        ("i", "grid"),
        ("t.o", "block"),
        ("t.i", ""),
    ]


OWNED = make(
    """
    for i in 1 grid:
      for t in 8 block:
        p[t] = x[t]
      for u in 8 block:
        y[u] = p[u]
    """,
    temporaries="p: f32[8] register",
)


def test_split_does_not_tear_owners_from_their_registers() -> None:
    assert refusal("split(t, 2)", OWNED).startswith("the result would be invalid: ")
    assert refusal("split(u, 2)", OWNED).startswith("the result would be invalid: ")


def test_fused_thread_loops_keep_their_registers() -> None:
    fused = play(OWNED, *parse_moves("fuse(t, u)"))
    assert [loop.kind for loop in loops(fused.body)] == ["grid", "block"]


def test_what_all_threads_write_alike_each_of_them_has() -> None:
    play(OWNED, *parse_moves("serialise(t)"))
    assert refusal("serialise(u)", OWNED).startswith("the result would be invalid: ")
