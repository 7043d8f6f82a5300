"""Do NVIDIA's programs make binaries where they are, and is PTX kept where they are not?"""

from __future__ import annotations

from pathlib import Path

import pytest

from perfdojo.errors import BuildError
from perfdojo.evolve.gpu import tools
from perfdojo.evolve.gpu.device import STAIN
from perfdojo.evolve.gpu.tools import assemble, compile_with_nvcc, find_program
from perfdojo.evolve.llvm import code_key, to_ptx
from tests.evolve.gpu.conftest import SCALE
from tests.evolve.llvm.sample import text

needs_ptxas = pytest.mark.skipif(find_program("ptxas") is None, reason="no ptxas")


@needs_ptxas
def test_ptx_becomes_a_binary_with_a_key() -> None:
    assert assemble(STAIN, "sm_90").startswith(b"\x7fELF")


@needs_ptxas
@pytest.mark.llvm
def test_neutral_changes_of_ptx_have_the_key_of_the_original() -> None:
    ptx = to_ptx(text("stencil.O3"))
    neutral = ptx.replace("%r1,", "%r1, ").replace("\tret;", "\tmov.b32 %r1, 7;\n\tret;")
    keys = [code_key(assemble(one, "sm_90")) for one in (ptx, neutral)]
    assert neutral != ptx
    assert keys[0] == keys[1]
    changed = ptx.replace("bar.sync \t0;", "")
    assert code_key(assemble(changed, "sm_90")) != keys[0]


@needs_ptxas
def test_what_ptxas_refuses_is_told() -> None:
    with pytest.raises(BuildError, match="ptxas: expected code that it accepts, got: "):
        assemble("nonsense", "sm_90")


def test_without_ptxas_the_driver_gets_ptx(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tools, "find_program", lambda name: None)
    assert assemble("text", "sm_90") == b"text"
    assert compile_with_nvcc(Path("k.cu"), "sm_90") is None


@pytest.mark.skipif(find_program("nvcc") is None, reason="no nvcc")
def test_nvcc_is_a_rival(tmp_path: Path) -> None:
    (tmp_path / "k.cu").write_text(SCALE)
    code = compile_with_nvcc(tmp_path / "k.cu", "sm_90", ("-DX=1", "--unknown-to-nvcc"))
    assert code is not None
    assert b"scale" in code
