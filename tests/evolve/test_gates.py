"""Is nobody fooled? Variants that pass the search and are wrong, each refused by its gate."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from perfdojo.evolve.gates import Gate, Verdict, pass_gates
from perfdojo.measure.outcome import Failed
from tests.evolve.variants import Variants, variants

pytestmark = [pytest.mark.llvm, pytest.mark.clang]

LOOKUP = """\
import numpy as np
from perfdojo.evolve import Task, out

def inputs(rng, n, same):
    keys = np.arange(n, dtype=np.int32)
    values = keys if same else rng.permutation(keys)
    wanted = rng.integers(0, n, n).astype(np.int32)
    return dict(n=n, keys=keys, values=values, wanted=wanted, found=out(n, np.int32))

task = Task(source="original.c", function="find", inputs=inputs,
            search=[dict(n=50, same=True)], validation=[dict(n=40, same=False)],
            sealed=[dict(n=60, same=False)])
"""
FIND = """\
void find(int n, const int *keys, const int *values, const int *wanted, int *found) {{
  for (int i = 0; i < n; ++i) {body}
}}
"""
SEARCHING = "for (int k = 0; k < n; ++k) if (keys[k] == wanted[i]) found[i] = values[k];"

SCALE = """\
import numpy as np
from perfdojo.evolve import Task, out

def inputs(rng, n, shift):
    return dict(n=n, x=rng.random(n) + shift, y=out(n))

task = Task(source="original.c", function="scale", inputs=inputs,
            search=[dict(n=64, shift=1)], validation=[dict(n=64, shift=0), dict(n=61, shift=-3)],
            sealed=[dict(n=33, shift=-1)])
"""
HEAD = "#include <math.h>\n#include <stdlib.h>\nvoid scale(int n, const double *x, double *y) {\n"
BODIES = {
    "original": "for (int i = 0; i < n; ++i) y[i] = 2.0 * x[i];",
    "right": "for (int i = n; i-- > 0;) y[i] = x[i] + x[i];",
    "sign": "for (int i = 0; i < n; ++i) y[i] = fabs(2.0 * x[i]);",
    "blocks": "for (int i = 0; i < n / 8 * 8; ++i) y[i] = 2.0 * x[i];",
    "overrun": "volatile double t = x[n / 61 == 1 && n % 61 == 0 ? n : 0]; (void)t;"
    " for (int i = 0; i < n; ++i) y[i] = 2.0 * x[i];",
    "heap": "unsigned char *t = malloc(64); volatile unsigned char *v = t;"
    " double e = v[40] * 1e-17;"
    " for (int i = 0; i < n; ++i) y[i] = 2.0 * x[i] * (1.0 + e); free(t);",
    "nothing": "(void)n; (void)x; (void)y;",
    "nan": "for (int i = 0; i < n; ++i) y[i] = 2.0 * x[i] + (x[i] < 0 ? NAN : 0);",
    "fragile": "for (int i = 0; i < n; ++i) y[i] = 2.0 * x[i];",
    "fragile again": "for (int i = 0; i < n; ++i) y[i] = 3.0 * x[i];",
    "input": "for (int i = 0; i < n; ++i) y[i] = 2.0 * x[i]; if (n == 61) ((double *)x)[0] = 0;",
    "endless": "volatile int on = 1; while (on) {} y[0] = x[n];",
    "loop": "for (int i = 0; i < n; ++i) y[i] = 2.0 * x[i];"
    " volatile int on = 1; while (on && n == 61) {}",
}


@pytest.fixture(scope="module")
def scale(tmp_path_factory: pytest.TempPathFactory):  # type: ignore[no-untyped-def]
    sources = {name.replace(" ", "_"): HEAD + body + "\n}\n" for name, body in BODIES.items()}
    folder = tmp_path_factory.mktemp("scale")
    with variants(folder, SCALE, sources) as found:
        found.paths = {name: found.paths[name.replace(" ", "_")] for name in BODIES}
        found.site.limit = 1.0
        yield found


def refusal(found: Variants, name: str) -> Gate:
    """The gate that refuses a variant which the search accepts."""
    assert not isinstance(found.search(name), Failed), "the search itself refuses it"
    gate = pass_gates(found, (name,)).refused
    assert gate is not None
    return gate


def test_what_is_right_passes_every_gate(scale: Variants) -> None:
    assert not isinstance(scale.search("right"), Failed)
    verdict = pass_gates(scale, ("right",), lambda genome: "a tool finds nothing")
    assert [gate.name for gate in verdict.gates] == [
        "validation", "reoptimised", "sanitizer", "sealed",
    ]  # fmt: skip
    assert all(gate.passed for gate in verdict.gates)


def test_keys_that_equal_values_do_not_hide_a_search_that_is_gone(tmp_path: Path) -> None:
    sources = {
        "original": FIND.format(body=SEARCHING),
        "key": FIND.format(body="found[i] = wanted[i];"),
    }
    with variants(tmp_path, LOOKUP, sources) as found:
        gate = refusal(found, "key")
    assert gate.name == "validation"
    assert "'found' is wrong" in gate.note


def test_a_bound_that_matters_only_at_another_size_is_refused(scale: Variants) -> None:
    gate = refusal(scale, "blocks")
    assert gate.name == "validation"
    assert "n=61" in gate.note


def test_a_sign_error_on_negative_outputs_is_refused(scale: Variants) -> None:
    gate = refusal(scale, "sign")
    assert gate.name == "validation"
    assert "'y' is wrong" in gate.note


def test_a_nan_on_other_inputs_is_refused(scale: Variants) -> None:
    assert refusal(scale, "nan").name == "validation"


def test_a_read_of_one_element_too_far_is_refused(scale: Variants) -> None:
    gate = refusal(scale, "overrun")
    assert gate.name == "memory"
    assert "SIGSEGV" in gate.note


def test_an_uninitialised_read_is_refused_although_the_result_is_right(scale: Variants) -> None:
    gate = refusal(scale, "heap")
    assert gate.name == "uninitialised"
    assert "memory that nobody wrote" in gate.note


def test_a_changed_input_is_refused(scale: Variants) -> None:
    assert "it changed 'x'" in refusal(scale, "input").note


def test_a_loop_without_end_is_refused(scale: Variants) -> None:
    assert "did not finish" in refusal(scale, "loop").note


def test_a_loop_without_end_costs_a_search_little(scale: Variants) -> None:
    scale.site.hurry(1e-6)
    began = time.monotonic()
    outcome = scale.search("endless")
    assert isinstance(outcome, Failed)
    assert (outcome.stage, outcome.reason) == (
        "timeout", "it took the processor for longer than it may",
    )  # fmt: skip
    assert time.monotonic() - began < 3


def test_what_another_o3_breaks_is_refused(scale: Variants) -> None:
    gate = refusal(scale, "fragile")
    assert gate.name == "reoptimised"
    assert "after another -O3" in gate.note


def test_a_result_left_over_by_the_variant_before_does_not_count(scale: Variants) -> None:
    assert not isinstance(scale.search("right"), Failed)  # its outputs lie in the same memory
    outcome = scale.search("nothing")
    assert isinstance(outcome, Failed)
    assert outcome.stage == "wrong"


def test_the_tool_that_watches_every_access_can_refuse(scale: Variants) -> None:
    verdict = pass_gates(scale, ("right",), lambda genome: Failed("sanitizer", "Invalid read"))
    assert verdict.refused == Gate("sanitizer", False, "Invalid read")
    assert not verdict.has_passed("sealed")


def test_a_tool_that_is_absent_is_said_and_does_not_refuse(scale: Variants) -> None:
    verdict = pass_gates(scale, ("right",), lambda genome: Failed("load", "no valgrind"))
    assert Gate("sanitizer", None, "no valgrind") in verdict.gates
    assert verdict.passed


def test_a_verdict_passes_only_what_was_asked() -> None:
    assert not Verdict((), 0.0).has_passed("sealed")
