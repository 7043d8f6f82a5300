"""Does a move keep the meaning of a kernel? Checks for any move, on any kernel."""

from __future__ import annotations

import itertools

import numpy as np

from perfdojo.ir import Kernel, find_violations, interpret, parse_kernel, print_kernel
from perfdojo.measure import random_inputs, scaled_error, tolerance_of
from perfdojo.moves import Move, parse_move, play
from perfdojo.targets import Gpu, Machine
from perfdojo.testing.target import bits_of, check_text, is_exact

# What reassociation may cost when every float is a float64, in units of the output's magnitude.
_REASSOCIATED = 1e-9

# The machine that candidates are asked for in tests, so that they are the same everywhere.
TEST_MACHINE = Machine("test", 2, 32, 16, (1 << 15, 1 << 20))

# One with a GPU; its vectors are 16 bytes wide.
GPU_TEST_MACHINE = Machine(
    "test gpu",
    1,
    16,
    32,
    (1 << 17, 1 << 22),
    gpu=Gpu(4, 32, 1024, 48 << 10, 64 << 10, 1 << 16, (8, 0), 1 << 22, 10**9),
)


def check_move(move: Move, kernel: Kernel, seed: int = 0) -> Kernel:
    """The kernel after `move`. Raises unless all of this holds:

    the move is legal; its text and the new kernel's text parse back; a kernel that was printed
    and parsed gives the same; the result breaks no rule; and it computes what `kernel` does,
    to the bit if the move says that it is exact.
    """
    assert parse_move(str(move)) == move, f"{move} does not parse back to itself"
    result = play(kernel, move)
    broken = find_violations(result)
    assert not broken, f"{move} gives an invalid kernel: {broken[0]}\n{kernel}\n{result}"
    check_text(result)
    again = play(parse_kernel(print_kernel(kernel)), parse_move(str(move)))
    assert again == result, f"{move} gives another kernel after printing:\n{result}\n{again}"
    check_meaning(kernel, result, move.numerics_on(kernel), seed)
    return result


def check_candidates(
    move: type[Move],
    kernel: Kernel,
    seed: int = 0,
    limit: int | None = None,
    machine: Machine = TEST_MACHINE,
) -> int:
    """How many candidates there are. Raises unless they are fixed and each is right.

    At most `limit` of them, spread evenly, are checked in full.
    """
    found = list(move.candidates(kernel, machine))
    assert found == list(move.candidates(kernel, machine)), f"{move.name}: candidates change"
    assert len(set(found)) == len(found), f"{move.name}: a candidate is yielded twice"
    step = 1 if limit is None else max(1, -(-len(found) // limit))
    for candidate in itertools.islice(found, 0, None, step):
        check_move(candidate, kernel, seed)
    return len(found)


def check_meaning(kernel: Kernel, result: Kernel, numerics: str = "exact", seed: int = 0) -> None:
    """Raise unless both compute the same on random inputs, as far as `numerics` promises."""
    assert result.inputs == kernel.inputs, "the inputs changed"
    assert result.outputs == kernel.outputs, "the outputs changed"
    inputs = random_inputs(kernel, seed)
    if numerics == "exact":
        wanted, found = interpret(kernel, inputs), interpret(result, inputs)
        same = all(np.array_equal(bits_of(found[n]), bits_of(wanted[n])) for n in wanted)
        if same:
            return
        assert not is_exact(kernel), f"the bits differ:\n{kernel}\n{result}\n{wanted}\n{found}"
        # functions may round differently along another axis; compare as reals instead
    wanted = interpret(kernel, inputs, oracle=True)
    found = interpret(result, inputs, oracle=numerics != "approximate")
    for buffer in kernel.outputs:
        error = scaled_error(found[buffer.name], wanted[buffer.name])
        bound = _REASSOCIATED
        if numerics == "approximate":
            bound = tolerance_of(result, buffer.dtype)
        assert error <= bound, (
            f"'{buffer.name}': error {error:g} > {bound:g}\n{kernel}\n{result}\n"
            f"{wanted[buffer.name]}\n{found[buffer.name]}"
        )
