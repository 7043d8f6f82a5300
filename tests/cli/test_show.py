"""Does `perfdojo show` print kernels that parse back?"""

from __future__ import annotations

from pathlib import Path

import perfdojo as dojo
from perfdojo.ir import print_formula, print_kernel
from perfdojo.kernels import load_formula


def test_without_sizes_the_formula_is_shown(perfdojo) -> None:
    answer = perfdojo("show", "softmax")
    assert (answer.code, answer.err) == (0, "")
    assert answer.out == print_formula(load_formula("softmax"))


def test_with_sizes_the_loops_follow(perfdojo) -> None:
    answer = perfdojo("show", "softmax", "N=4", "M=6")
    formula, loops = print_formula(load_formula("softmax")), str(dojo.kernel("softmax", N=4, M=6))
    assert answer.out == f"{formula}\n{loops}"


def test_sizes_with_a_default_may_be_left_out(perfdojo) -> None:
    answer = perfdojo("show", "conv1d", "B=1", "C=2", "L=9", "F=2", "K=3")
    assert answer.code == 0
    assert "-> y: f32[1, 2, 9]" in answer.out


def test_json_has_both_forms(perfdojo) -> None:
    found = perfdojo("show", "softmax", "N=4", "M=6", "--json").json
    kernel = dojo.kernel("softmax", N=4, M=6)
    assert found == {
        "name": "softmax",
        "formula": print_formula(load_formula("softmax")),
        "loops": print_kernel(kernel),
        "digest": dojo.digest(kernel),
    }
    assert dojo.parse(found["loops"]) == kernel


def test_json_without_sizes_has_no_loops(perfdojo) -> None:
    found = perfdojo("show", "softmax", "--json").json
    assert (found["loops"], found["digest"]) == (None, None)


def test_a_file_in_loop_form_is_shown_as_it_is(perfdojo, tmp_path: Path) -> None:
    file = tmp_path / "copy.dojo"
    file.write_text("kernel copy(x: f32[4]) -> y: f32[4]\n  for i in 4:\n    y[i] = x[i]\n")
    answer = perfdojo("show", str(file))
    assert (answer.code, answer.out) == (0, file.read_text())
    assert perfdojo("show", str(file), "--json").json["formula"] is None
