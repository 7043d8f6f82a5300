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
