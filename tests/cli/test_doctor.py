"""Does `perfdojo doctor` say what is there, what is missing, and how to get it?"""

from __future__ import annotations

from pathlib import Path

import pytest

from perfdojo.cli import doctor
from perfdojo.measure import Ceilings

FIELDS = {
    *("python", "perfdojo", "compiler", "compilers", "processor", "threads", "vector_bytes"),
    *("features", "cache_bytes", "extras", "tools", "cache", "advice"),
}
MEASURED = {"read_bandwidth", "copy_bandwidth", "peak_operations"}


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """The ceilings have tests of their own; here they only have to be shown."""
    monkeypatch.setattr(doctor, "measure_ceilings", lambda target: Ceilings(1e10, 2e10, 3e11))


@pytest.mark.cc
def test_json_describes_the_machine(perfdojo) -> None:
    answer = perfdojo("doctor", "--quick", "--json")
    assert (answer.code, answer.err) == (0, "")
    found = answer.json
    assert set(found) == FIELDS
    assert found["compiler"]
    assert found["threads"] >= 1
    assert found["vector_bytes"] in (16, 32, 64)
    assert all(size > 0 for size in found["cache_bytes"])
    assert set(found["extras"]) == {"perfllm", "models", "nvrtc", "cuda", "tvm"}


@pytest.mark.cc
def test_json_holds_the_ceilings(perfdojo, measured) -> None:
    found = perfdojo("doctor", "--json").json
    assert set(found) == FIELDS | MEASURED
    assert found["peak_operations"] == 3e11


@pytest.mark.cc
def test_people_get_a_table(perfdojo, measured) -> None:
    answer = perfdojo("doctor")
    assert answer.code == 0
    assert "10.0 GB/s read, 20.0 GB/s copied" in answer.out
    assert "300 Gop/s in f32" in answer.out


@pytest.mark.cc
def test_nothing_is_measured_when_time_is_short(perfdojo, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "measure_ceilings", lambda target: pytest.fail("measured"))
    answer = perfdojo("doctor", "--quick")
    assert answer.code == 0
    assert "bandwidth" not in answer.out


def test_without_a_compiler_it_names_the_package(
    perfdojo, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PERFDOJO_CC", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    for words in (("doctor", "--json"), ("doctor", "--quick", "--json")):
        answer = perfdojo(*words)
        assert answer.code == 3
        assert answer.json["compiler"] == ""
        assert "no C compiler: apt-get install gcc" in answer.json["advice"]
    answer = perfdojo("doctor")
    assert answer.code == 3
    assert "apt-get install gcc" in answer.out


def test_an_extra_that_is_missing_is_named_with_its_cure(
    perfdojo, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(doctor.EXTRAS, "cuda", (("no-such-package",), "GPUs"))
    found = perfdojo("doctor", "--quick", "--json").json
    assert found["extras"]["cuda"] == {"installed": False, "packages": {"no-such-package": ""}}
    assert "GPUs: pip install 'perfdojo[cuda]' (missing: no-such-package)" in found["advice"]
