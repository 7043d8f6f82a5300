"""Does LLVM IR become code that runs, and are neutral changes seen as such?"""

from __future__ import annotations

import ctypes

import numpy as np
import pytest

from perfdojo.errors import BuildError, NotFoundError
from perfdojo.evolve.llvm import (
    code_key,
    find_libdevice,
    functions,
    make_engine,
    optimise,
    signature,
    to_assembly,
    to_object,
    to_ptx,
    verify_ir,
)
from perfdojo.evolve.llvm.signature import Parameter
from tests.evolve.llvm.sample import edited, module, text

pytestmark = pytest.mark.llvm

EXP = """\
target triple = "nvptx64-nvidia-cuda"
declare float @__nv_expf(float)
define ptx_kernel void @f(ptr %x) {
  %v = load float, ptr %x
  %y = call float @__nv_expf(float %v)
  store float %y, ptr %x
  ret void
}
"""


def run_dot(code: bytes) -> float:
    engine = make_engine(code)
    call = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_long)
    x = np.arange(9.0)
    return float(call(engine.address("dot"))(x.ctypes.data, x.ctypes.data, 9))


@pytest.mark.parametrize(
    ("name", "level"), [("saxpy.O3", 0), ("saxpy.light", 0), ("saxpy.light", 3)]
)
def test_an_object_runs_in_this_process(name: str, level: int) -> None:
    assert run_dot(to_object(text(name), level=level)) == 204.0


def test_a_mutant_runs_too() -> None:
    assert run_dot(to_object(edited("saxpy.light", "constant(@dot#10:1, 2)").show())) == 120.0


def test_light_ir_is_optimised_on_request() -> None:
    assert "<4 x float>" in optimise(text("saxpy.light"))
    assert "<4 x float>" not in optimise(text("saxpy.light"), level=0)


def test_a_promise_on_light_ir_unlocks_vectors() -> None:
    wide = edited("saxpy.light", "fastmath(@dot#9, reassoc)")
    assert "<2 x double>" not in optimise(text("saxpy.light"))
    assert "<2 x double>" in optimise(wide.show())


def test_assembly_and_ptx_are_text() -> None:
    assert "saxpy:" in to_assembly(text("saxpy.O3"))
    assert ".entry stencil" in to_ptx(text("stencil.O3"))
    assert ".target sm_80" in to_ptx(text("stencil.light"), "sm_80", level=3)


def test_ptx_is_made_without_debug_information() -> None:
    ptx = to_ptx(text("stencil.O3"))
    assert "debug" not in ptx
    assert ".loc" not in ptx
    assert ptx == to_ptx(module("stencil.O3").show(debug=False))


def test_debug_information_is_no_part_of_the_key() -> None:
    for name in ("saxpy.O3", "walk.light"):
        plain = module(name).show(debug=False)
        assert code_key(to_object(plain)) == code_key(to_object(text(name)))
    plain = module("stencil.O3").show(debug=False)
    assert code_key(to_ptx(plain)) == code_key(to_ptx(text("stencil.O3")))


def test_a_neutral_edit_has_the_key_of_the_original() -> None:
    dead = edited("stencil.O3", "copy(@stencil#2, @stencil#9, nothing, {})")
    assert code_key(to_ptx(dead.show())) == code_key(to_ptx(text("stencil.O3")))
    dead = edited("walk.O3", "copy(@walk#0, @walk#2, nothing, {})")
    assert code_key(to_object(dead.show())) == code_key(to_object(text("walk.O3")))


def test_another_program_has_another_key() -> None:
    keys = {
        code_key(to_object(edited("saxpy.light", f"constant(@dot#10:1, {step})").show()))
        for step in (1, 2, 3)
    }
    assert len(keys) == 3
    waits = edited("stencil.O3", "barrier(@stencil#37)")
    assert code_key(to_ptx(waits.show())) != code_key(to_ptx(text("stencil.O3")))


def test_another_constant_in_memory_is_another_key() -> None:
    def key(number: str) -> str:
        code = f"@x = constant float {number}\ndefine ptr @f() {{\n  ret ptr @x\n}}\n"
        return code_key(to_object(code))

    assert key("1.0") != key("2.0")


def test_another_callee_is_another_key() -> None:
    def key(name: str) -> str:
        body = f"define void @f() {{\n  tail call void @{name}()\n  ret void\n}}\n"
        return code_key(to_object(f"declare void @{name}()\n{body}"))

    assert key("abort") != key("fflush")


def test_signatures_are_read_from_the_ir() -> None:
    found = signature(text("saxpy.O3"), "saxpy")
    assert found.returns == "void"
    assert not found.kernel
    assert found.parameters == (
        Parameter("y", "ptr", True, "float", False),
        Parameter("x", "ptr", True, "float", True),
        Parameter("a", "float", False),
        Parameter("n", "i32", False),
    )
    assert signature(text("stencil.O3"), "stencil").kernel
    assert functions(text("walk.light")) == ("walk", "mix")


def test_a_signature_without_debug_information_has_no_elements() -> None:
    found = signature(module("saxpy.O3").show(debug=False), "dot")
    assert [one.element for one in found.parameters] == ["", "", ""]
    assert found.returns == "double"


@pytest.mark.skipif(find_libdevice() is None, reason="no CUDA toolkit with libdevice")
def test_libdevice_is_linked_where_it_is_called() -> None:
    assert "ex2.approx" in to_ptx(EXP, level=3)
    with pytest.raises(BuildError, match=r"expected '__nv_nothing' in '.*', but it is not there"):
        to_ptx(EXP.replace("__nv_expf", "__nv_nothing"))


def test_libdevice_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("perfdojo.evolve.llvm.build.find_libdevice", lambda: None)
    with pytest.raises(BuildError, match="expected libdevice, which defines '__nv_expf', got none"):
        to_ptx(EXP)


def test_invalid_ir_is_refused_in_llvms_words() -> None:
    wrong = "define i32 @f(i32 %a) {\n  ret i32 %b\n}\n"
    with pytest.raises(BuildError, match=r"expected valid LLVM IR, got: .*undefined value '%b'"):
        verify_ir(wrong)


def test_ir_of_a_cpu_is_no_ptx() -> None:
    with pytest.raises(BuildError, match="ptx: expected IR for nvptx64-nvidia-cuda, got 'x86_64"):
        to_ptx(text("saxpy.O3"))


def test_an_unknown_architecture_is_refused() -> None:
    with pytest.raises(BuildError, match="expected an architecture such as sm_90, got 'hopper'"):
        to_ptx(text("stencil.O3"), "hopper")


def test_an_unknown_triple_is_refused() -> None:
    with pytest.raises(BuildError, match="llvm: cannot generate code for 'z80-none'"):
        to_object('target triple = "z80-none"\n')


def test_a_level_out_of_range_is_refused() -> None:
    with pytest.raises(BuildError, match="optimise: expected a level from 0 to 3, got 7"):
        optimise(text("saxpy.light"), level=7)


def test_a_function_that_is_not_there_is_named() -> None:
    with pytest.raises(NotFoundError, match=r"function: no 'dott' here; did you mean 'dot'\?"):
        signature(text("saxpy.O3"), "dott")
    with pytest.raises(NotFoundError, match=r"engine: no function 'dott'; did you mean 'dot'\?"):
        make_engine(to_object(text("saxpy.O3"))).address("dott")


def test_an_object_that_needs_what_is_not_here_is_refused() -> None:
    code = "declare void @nowhere()\ndefine void @f() {\n  call void @nowhere()\n  ret void\n}\n"
    with pytest.raises(BuildError, match="expected a function 'nowhere' in this process, got none"):
        make_engine(to_object(code))


def test_bytes_that_are_no_object_are_refused() -> None:
    with pytest.raises(BuildError, match="object: expected a 64-bit ELF file, got something else"):
        code_key(b"not an object")
