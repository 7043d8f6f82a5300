"""Is the state of a GPU read, and is its absence no failure?"""

from __future__ import annotations

import pytest

from perfdojo.measure.gpu.facts import gpu_state, read_state


def test_a_line_of_nvidia_smi_is_read() -> None:
    line = "NVIDIA H200, 580.159.04, 1980 MHz, 3201 MHz, 1980 MHz, 34, 121.44 W\n"
    found = read_state(line)
    assert found["name"] == "NVIDIA H200"
    assert found["clocks.sm"] == "1980 MHz"
    assert found["temperature.gpu"] == "34"


def test_what_is_not_understood_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    assert read_state("") == {}
    assert read_state("no devices were found") == {}
    monkeypatch.setenv("PATH", "")
    assert gpu_state() == {}
