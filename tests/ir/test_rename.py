"""Is a kernel under other names the same program?"""

from __future__ import annotations

import pytest

import perfdojo as dojo
from perfdojo.ir import Kernel, loops, named_like, parse_kernel, verify
from perfdojo.kernels import load_formula


def rename_arguments(kernel: Kernel, names: list[str]) -> Kernel:
    """A kernel that has nothing but arguments of these names."""
    header = str(kernel).splitlines()[0]
    for number, buffer in enumerate((*kernel.inputs, *kernel.outputs)):
        header = header.replace(f"{buffer.name}: ", f"argument{number}: ", 1)
    for number, name in enumerate(names):
        header = header.replace(f"argument{number}: ", f"{name}: ")
    places = (f"{names[-1]}[{', '.join('0' * len(b.dims))}] = 0.0" for b in kernel.outputs)
    return parse_kernel("\n  ".join((header.replace(kernel.name, "mine"), *places)) + "\n")


@pytest.mark.parametrize(
    ("names", "temporaries", "loop"),
    [
        (("a", "b"), ["m", "e", "s"], "i"),
        (("m", "b"), ["m1", "e", "s"], "i"),
        (("y", "x"), ["m", "e", "s"], "i"),
        (("i", "e"), ["m", "e1", "s"], "i4"),  # i1 to i3 are loops
    ],
)
def test_names_that_are_taken_get_a_number(
    names: tuple[str, str], temporaries: list[str], loop: str
) -> None:
    kernel = dojo.kernel("softmax", N=4, M=5)
    made = named_like(kernel, rename_arguments(kernel, list(names)))
    verify(made)
    assert dojo.digest(made) == dojo.digest(kernel)
    assert made.name == "mine"
    assert (made.inputs[0].name, made.outputs[0].name) == names
    assert [buffer.name for buffer in made.temporaries] == temporaries
    assert next(loops(made.body)).name == loop


@pytest.mark.parametrize("name", ["softmax", "embedding", "conv1d", "cross_entropy", "cumsum"])
def test_names_of_its_own_change_nothing(name: str) -> None:
    kernel = dojo.kernel(name, **load_formula(name).bindings("test")[0])
    assert named_like(kernel, kernel) == kernel


def test_gathers_are_renamed_too() -> None:
    kernel = dojo.kernel("embedding", N=2, V=3, D=4)
    text = str(kernel)
    for buffer in kernel.inputs:
        text = text.replace(buffer.name, f"my_{buffer.name}")
    mine = parse_kernel(text)
    assert named_like(kernel, mine) == mine
