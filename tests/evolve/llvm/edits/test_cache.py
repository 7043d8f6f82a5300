"""Does cache say how to treat the caches?"""

from __future__ import annotations

import pytest

from perfdojo.evolve.llvm import to_ptx
from tests.evolve.llvm.sample import edited, line, module, refusal


def test_a_store_is_nontemporal() -> None:
    after = edited("saxpy.light", "cache(@saxpy#13, nontemporal)")
    assert line(after, "@saxpy#13").endswith("!nontemporal !1000000")
    assert "!1000000 = !{i32 1}" in after.show(debug=False)


def test_a_load_is_volatile_and_plain_again() -> None:
    after = edited("saxpy.light", "cache(@saxpy#6, volatile)")
    assert line(after, "@saxpy#6").startswith("%i = load volatile float")
    again = edited("saxpy.light", "cache(@saxpy#6, volatile)", "cache(@saxpy#6, plain)")
    assert again == module("saxpy.light")


@pytest.mark.llvm
@pytest.mark.parametrize(
    ("edit", "instruction"),
    [
        ("cache(@stencil#9, invariant)", "ld.global.nc"),
        ("cache(@stencil#9, cg)", "ld.cg.f32"),
        ("cache(@stencil#71, cs)", "st.cs.f32"),
        ("cache(@stencil#9, volatile)", "ld.volatile.global"),
    ],
)
def test_a_gpu_knows_its_own_caches(edit: str, instruction: str) -> None:
    assert instruction not in to_ptx(module("stencil.O3").show(debug=False))
    assert instruction in to_ptx(edited("stencil.O3", edit).show(debug=False))


def test_a_hint_that_does_not_fit_is_refused() -> None:
    reason = refusal("saxpy.light", "cache(@saxpy#13, cg)")
    assert reason == "cache: expected one of nontemporal, volatile, plain, got 'cg'"


def test_what_is_no_access_is_refused() -> None:
    reason = refusal("saxpy.light", "cache(@saxpy#5, plain)")
    assert reason == "cache: expected a load or store at @saxpy#5, got 'getelementptr'"
