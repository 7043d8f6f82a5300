"""Does `perfdojo emit` print the source that is built?"""

from __future__ import annotations

import perfdojo as dojo
from perfdojo.targets import find_target


def test_the_source_is_that_of_the_target(perfdojo) -> None:
    answer = perfdojo("emit", "softmax", "N=64", "M=100")
    assert (answer.code, answer.err) == (0, "")
    assert answer.out == find_target("cpu").emit(dojo.kernel("softmax", N=64, M=100))


def test_json_names_kernel_target_and_digest(perfdojo) -> None:
    kernel = dojo.kernel("relu", N=4, M=8)
    assert perfdojo("emit", "relu", "N=4", "M=8", "--target", "cpu", "--json").json == {
        "kernel": "relu",
        "target": "cpu",
        "digest": dojo.digest(kernel),
        "source": find_target("cpu").emit(kernel),
    }


def test_emit_prints_cuda_without_a_gpu(perfdojo) -> None:
    answer = perfdojo("emit", "relu", "N=4", "M=8", "--target", "cuda")
    assert (answer.code, answer.err) == (0, "")
    assert 'extern "C" __global__ void __launch_bounds__(1) dojo_relu_0(' in answer.out


def test_emit_prints_cuda_after_moves(perfdojo) -> None:
    moves = "bind(i, grid); bind(j, block)"
    answer = perfdojo("emit", "relu", "N=4", "M=8", "-m", moves, "--target", "cuda")
    assert (answer.code, answer.err) == (0, "")
    assert "__launch_bounds__(8) dojo_relu_0(" in answer.out
    assert "const int i = blockIdx.x;" in answer.out
