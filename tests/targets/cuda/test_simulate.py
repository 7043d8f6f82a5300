"""Does the simulator compute what the interpreter does, and find every barrier that is missing?"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from perfdojo.errors import Race
from perfdojo.ir import Kernel, find_violations, interpret, parse_kernel
from perfdojo.measure import random_inputs
from perfdojo.targets.cuda.ops import Barrier, Commit, Guard, Op, Program, Repeat, Spread
from perfdojo.targets.cuda.program import lower
from perfdojo.targets.cuda.simulate import simulate
from perfdojo.testing.device import bind_randomly
from perfdojo.testing.generate import random_kernel
from tests.moves.programs import random_program
from tests.targets.cuda.samples import SAMPLES, sample


def check_simulation(kernel: Kernel, seed: int) -> None:
    """Fail unless the program computes the bits of the kernel, whatever the order of threads."""
    inputs = random_inputs(kernel, seed)
    wanted = interpret(kernel, inputs)
    found = simulate(lower(kernel), inputs, seed)
    for name, array in wanted.items():
        assert found[name].tobytes() == array.tobytes(), f"'{name}' differs\n{kernel}"


def without_one_barrier(program: Program) -> Iterator[Program]:
    """Every program that lacks exactly one barrier."""

    def lacking(ops: tuple[Op, ...]) -> Iterator[tuple[Op, ...]]:
        for n, op in enumerate(ops):
            before, behind = ops[:n], ops[n + 1 :]
            match op:
                case Barrier():
                    yield (*before, *behind)
                case Repeat() | Guard() | Spread(is_warps=True):
                    for body in lacking(op.body):  # type: ignore[arg-type]
                        yield (*before, replace(op, body=body), *behind)

    for n, launch in enumerate(program.launches):
        for body in lacking(launch.body):
            others = list(program.launches)
            others[n] = replace(launch, body=body)
            yield replace(program, launches=tuple(others))


@pytest.mark.parametrize("name", SAMPLES)
@pytest.mark.parametrize("seed", range(3))
def test_the_simulator_computes_the_bits_of_the_interpreter(name: str, seed: int) -> None:
    check_simulation(sample(name), seed)


@pytest.mark.parametrize("name", SAMPLES)
def test_no_barrier_can_be_left_out(name: str) -> None:
    kernel = sample(name)
    inputs = random_inputs(kernel, 1)
    for program in without_one_barrier(lower(kernel)):
        with pytest.raises(Race):
            simulate(program, inputs, 1)


def with_one_group_more(program: Program) -> Iterator[Program]:
    """Every program in which one barrier lets one more group of copies go on."""

    def lax(ops: tuple[Op, ...]) -> Iterator[tuple[Op, ...]]:
        for n, op in enumerate(ops):
            before, behind = ops[:n], ops[n + 1 :]
            match op:
                case Barrier(scope="block"):
                    yield (*before, replace(op, pending=op.pending + 1), *behind)
                case Repeat() | Guard():
                    for body in lax(op.body):
                        yield (*before, replace(op, body=body), *behind)

    for n, launch in enumerate(program.launches):
        for body in lax(launch.body):
            others = list(program.launches)
            others[n] = replace(launch, body=body)
            yield replace(program, launches=tuple(others))


@pytest.mark.parametrize(
    "name", ["a copy that runs ahead", "copies that run three iterations ahead"]
)
def test_a_copy_that_nobody_waits_for_is_found(name: str) -> None:
    (program,) = with_one_group_more(lower(sample(name)))
    with pytest.raises(Race, match=r"async', .* and no barrier is between"):
        simulate(program, random_inputs(program.kernel, 1), 1)


def test_a_group_of_copies_that_does_not_end_is_found() -> None:
    program = lower(sample("copies that run three iterations ahead"))
    (launch,) = program.launches
    body = tuple(op for op in launch.body if not isinstance(op, Commit))
    assert len(launch.body) - len(body) == 4
    with pytest.raises(Race):
        simulate(
            replace(program, launches=(replace(launch, body=body),)),
            random_inputs(program.kernel, 1),
            1,
        )


def test_the_samples_have_barriers_of_both_scopes() -> None:
    counts = {name: len(list(without_one_barrier(lower(sample(name))))) for name in SAMPLES}
    assert counts == {
        "elementwise": 0,
        "rows with partial results in shared memory": 3,
        "a product in tiles": 2,
        "a copy that runs ahead": 1,
        "copies that run three iterations ahead": 1,
        "a tree of lanes": 0,
        "a value that one lane has and all need": 0,
        "lanes that meet in shared memory": 1,
        "warps and threads in turn": 2,
        "a sum in two launches": 1,
        "scratch in global memory": 1,
        "a scan by doubling": 2,
        "a loop that may not run": 1,
        "a team that waits": 3,
        "what the first block of a team writes": 1,
        "teams that wait again and again": 2,
    }


def test_a_race_names_the_element_the_threads_and_the_statements() -> None:
    (program,) = without_one_barrier(lower(sample("scratch in global memory")))
    with pytest.raises(
        Race, match=r"^h\[\d, \d\]: thread \d of block \d (reads|writes) it in "
    ) as e:
        simulate(program, random_inputs(program.kernel, 0), 0)
    assert "'h[b, t] = x[b, t] + 1.0'" in str(e.value)
    assert "'g[b, u] = h[b, 7 - u]'" in str(e.value)
    assert str(e.value).endswith(", and no barrier is between")


def test_blocks_of_one_launch_cannot_wait_for_each_other() -> None:
    kernel = parse_kernel("""
kernel f(x: f32[4]) -> y: f32[4]
  for b in 4 grid:
    y[b] = x[b]
""")
    program = lower(kernel)
    (launch,) = program.launches
    wrong = parse_kernel(str(kernel).replace("y[b] = x[b]", "y[0] = x[b]"))
    (statement,) = wrong.body[0].body  # type: ignore[union-attr]
    (uniform,) = launch.body
    body = (replace(uniform, statement=statement),)  # type: ignore[call-overload]
    with pytest.raises(Race, match=r"y\[0\]: thread 0 of block \d writes it"):
        simulate(replace(program, launches=(replace(launch, body=body),)), {"x": [1.0] * 4})  # type: ignore[dict-item]


def test_blocks_of_a_team_that_do_not_wait_are_found() -> None:
    program = lower(sample("a team that waits"))
    (launch,) = program.launches
    weak = tuple(Barrier("block") if op == Barrier("team") else op for op in launch.body)
    assert weak != launch.body
    with pytest.raises(Race, match=r"^part\[\d, \d\]: thread 0 of block \d .* of block \d"):
        simulate(
            replace(program, launches=(replace(launch, body=weak),)),
            random_inputs(program.kernel, 1),
            1,
        )


OWN_COPY = """
kernel f(x: f32[4]) -> y: f32[4]
  s: f32[4] shared
  for b in 1 grid:
    for t in 4 block:
      s[t] = x[t] async
    for u in 4 block:
      y[u] = s[u]
"""


def test_even_the_thread_that_copies_asynchronously_waits_at_a_barrier() -> None:
    check_simulation(parse_kernel(OWN_COPY), 0)
    (program,) = without_one_barrier(lower(parse_kernel(OWN_COPY)))
    with pytest.raises(Race, match=r"s\[(\d)\]: thread \1 of block 0 writes it .* thread \1 of"):
        simulate(program, random_inputs(program.kernel, 0), 0)


# --------------------------------------------------------------------------------------------
# Kernels that nobody wrote


@given(st.integers(0, 10**6))
@settings(max_examples=10)
def test_random_kernels_on_a_gpu_keep_their_bits(seed: int) -> None:
    check_simulation(bind_randomly(random_kernel(seed, extents=(1, 2, 3, 4, 5)), seed), seed)


@given(st.integers(0, 10**6))
@settings(max_examples=10)
def test_random_programs_where_all_meets_all_keep_their_bits(seed: int) -> None:
    check_simulation(bind_randomly(random_program(seed), seed), seed)


@pytest.mark.slow
def test_many_random_kernels_keep_their_bits() -> None:
    for seed in range(300):
        check_simulation(bind_randomly(random_kernel(seed, extents=(1, 2, 3, 4, 5)), seed), seed)
        check_simulation(bind_randomly(random_program(seed), seed), seed)


def lanes_kernel(steps: Sequence[str]) -> Kernel:
    """Two warps that run some steps on their registers `p` (of both) and `q` (of one)."""
    header = ["kernel lanes(x: f32[2, 32]) -> y: f32[2, 32]"]
    declared = ["p: f32[2, 32] register", "q: f32[32] register", "r: f32 register"]
    first = ["for i in 32 warp:", "  p[w, i] = x[w, i]", "  q[i] = x[w, 31 - i]"]
    last = ["for o in 32 warp:", "  y[w, o] = p[w, o] + q[o]"]
    body = [f"  {line}" for line in (*first, *steps, *last)]
    return parse_kernel("\n  ".join([*header, *declared, "for w in 2 block:", *body]) + "\n")


def random_step(rng: random.Random, n: int) -> list[str]:
    """Lanes change their own registers by what some of them hold."""
    lane, c, lanes = f"l{n}", rng.randrange(32), f"for l{n} in {rng.choice((1, 5, 16, 32))} warp:"
    own = rng.choice(("p[w, {}]", "q[{}]")).format(lane)
    other = rng.choice(("p[w, {}]", "q[{}]")).format
    place = rng.choice((f"({lane} + {c}) % 32", f"31 - {lane}", f"{c}*{lane} % 32", f"{c}"))
    return rng.choice(
        (
            [lanes, f"  {own} = {other(place)} - {own}"],
            [lanes, f"  if {lane} % 3 == 1:", f"    {own} += {other(place)} * 0.5"],
            [lanes, f"  for k{n} in 3:", f"    {own} += {other(f'({lane} + 5*k{n} + 1) % 32')}"],
            [f"for k{n} in 3:", f"  {lanes}", f"    {own} += {other(f'({lane} + k{n}) % 32')}"],
            [f"r = {other(c)}", lanes, f"  {own} += r"],
        )
    )


@given(st.integers(0, 10**6))
@settings(max_examples=6)
def test_lanes_that_read_each_other_keep_their_bits(seed: int) -> None:
    rng = random.Random(seed)
    steps: list[str] = []
    for n in range(8):
        longer = [*steps, *random_step(rng, n)]
        steps = steps if find_violations(lanes_kernel(longer)) else longer
    check_simulation(lanes_kernel(steps), seed)


def test_random_lanes_do_exchange_values() -> None:
    rng = random.Random(0)
    kernels = [lanes_kernel(random_step(rng, 0)) for _ in range(40)]
    valid = [kernel for kernel in kernels if not find_violations(kernel)]
    assert len(valid) > 10
    assert sum(bool(lower(kernel).launches[0].exchanges) for kernel in valid) > 10
