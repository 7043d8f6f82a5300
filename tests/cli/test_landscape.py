"""Does `perfdojo landscape` record, list and show?"""

from __future__ import annotations

from pathlib import Path

import pytest

from perfdojo.cli.landscape import tell_joining
from perfdojo.dojo.landscape import list_landscapes, load_landscape
from perfdojo.search.recording import Joining
from perfdojo.testing import make_landscape


@pytest.mark.cc
def test_a_landscape_is_recorded_and_shown(perfdojo, tmp_path: Path) -> None:
    place = tmp_path / "small.json.xz"
    words = ("landscape", "record", "relu", "N=64", "M=64", "--states", "12", "--numerics", "exact")
    answer = perfdojo(*words, "--out", str(place), "--json")
    assert answer.code == 0, answer.err
    found = answer.json
    assert found["name"] == "small"
    assert found["states"] == found["measured"] + found["failed"] <= 12
    assert found["edges"] > 0
    assert found["recipe"] in ("in it", "not in it")
    assert load_landscape(place).sizes == {"N": 64, "M": 64}
    assert sorted(path.name for path in tmp_path.glob("small*")) == ["small.json.xz"]
    shown = perfdojo("landscape", "show", str(place), "--check")
    assert shown.code == 0, shown.err
    for word in ("relu N=64 M=64 on cpu", "measured,", "over the start", "moves deep"):
        assert word in shown.out


def test_a_landscape_is_described(perfdojo, tmp_path: Path) -> None:
    land = make_landscape(nests=2)
    answer = perfdojo("landscape", "show", str(land.save(tmp_path / "a.json.xz")), "--json")
    assert answer.code == 0, answer.err
    assert answer.json["states"] == 16
    assert answer.json["edges"] == 48
    assert answer.json["best_depth"] == 2
    assert answer.json["recipe"] == "none"


def test_landscapes_are_listed(perfdojo) -> None:
    answer = perfdojo("landscape", "list", "--json")
    assert answer.code == 0, answer.err
    assert [row["name"] for row in answer.json] == list(list_landscapes())
    assert perfdojo("landscape", "list").code == 0


def test_an_unknown_landscape_is_refused(perfdojo) -> None:
    answer = perfdojo("landscape", "show", "none")
    assert answer.code == 2
    assert "unknown landscape 'none'" in answer.err


def test_progress_tells_how_long_joining_takes() -> None:
    assert tell_joining(Joining(10, 40, 5.0)) == "10 of 40 joined · 15 s left"
