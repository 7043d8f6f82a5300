"""Are landscapes closed, kept word for word, and refused in one line if they are damaged?"""

from __future__ import annotations

import json
import lzma
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from perfdojo.dojo.landscape import (
    FORMAT,
    check_texts,
    list_landscapes,
    load_landscape,
)
from perfdojo.errors import LandscapeError, NotFoundError
from perfdojo.measure.outcome import Failed, Timed
from perfdojo.testing import make_landscape

LAND = make_landscape(nests=2, failing=0.2)


def saved(path: Path, change: Callable[[dict[str, Any]], Any] = lambda data: None) -> Path:
    """The file of a landscape, changed."""
    place = LAND.save(path / "some.json.xz")
    data = json.loads(lzma.decompress(place.read_bytes()))
    change(data)
    place.write_bytes(lzma.compress(json.dumps(data).encode()))
    return place


def test_a_landscape_is_the_same_after_saving_and_loading(tmp_path: Path) -> None:
    loaded = load_landscape(LAND.save(tmp_path / "some.json.xz"))
    assert loaded == LAND
    assert loaded.best == LAND.best
    check_texts(loaded)


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    LAND.save(tmp_path / "some.json.xz")
    assert [path.name for path in tmp_path.iterdir()] == ["some.json.xz"]
    with pytest.raises(LandscapeError, match=r"cannot write '.*none/some.json.xz': No such file"):
        LAND.save(tmp_path / "none" / "some.json.xz")


def test_a_file_is_read_again_when_it_has_changed(tmp_path: Path) -> None:
    place = tmp_path / "some.json.xz"
    LAND.save(place)
    assert load_landscape(place).name == LAND.name
    replace(LAND, name="other").save(place)
    assert load_landscape(place).name == "other"


def test_the_best_is_the_fastest_and_depths_count_moves() -> None:
    best = LAND.nodes[LAND.best]
    assert best.seconds == min(node.seconds for node in LAND.nodes.values())
    assert LAND.speedup == LAND.baseline / best.seconds
    assert LAND.depths[LAND.start] == 0
    assert max(LAND.depths.values()) == 2  # moves: one for each of two loops
    assert LAND.depths.keys() == LAND.nodes.keys()


def test_a_failed_node_is_slower_than_any() -> None:
    failed = [node for node in LAND.nodes.values() if isinstance(node.outcome, Failed)]
    assert failed
    assert all(node.seconds == float("inf") for node in failed)


def double_a_node(data: dict[str, Any]) -> None:
    data["nodes"][1]["digest"] = data["nodes"][2]["digest"]


def break_a_text(data: dict[str, Any]) -> None:
    data["nodes"][0]["text"] = data["nodes"][0]["text"].replace("2.0", "3.0")


def make_a_text_unreadable(data: dict[str, Any]) -> None:
    data["nodes"][0]["text"] = "no kernel"


def cut_off(data: dict[str, Any]) -> None:
    for node in data["nodes"]:
        node["edges"] = []


def fail_the_start(data: dict[str, Any]) -> None:
    data["nodes"][0]["outcome"] = {"stage": "crash", "reason": "made up"}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda data: data.update(format=FORMAT + 1), "is of a newer perfdojo, .*; upgrade it"),
        (lambda data: data.pop("format"), "expected a landscape, got other JSON"),
        (lambda data: data.pop("nodes"), "something is missing or of another kind: 'nodes'"),
        (lambda data: data.update(moves=[]), "something is missing or of another kind"),
        (lambda data: data.update(start="0"), "its start 0 is not among its nodes"),
        (lambda data: data.update(feature_names=["a"]), "expected 1 features of .*, got"),
        (double_a_node, "two of its nodes have one digest"),
        (cut_off, "15 of its nodes cannot be reached from the start"),
        (fail_the_start, "its start was not timed, so there is no baseline"),
        (break_a_text, "the text of node .* has the digest"),
        (make_a_text_unreadable, "the text of node .* cannot be read"),
    ],
)
def test_a_damaged_landscape_is_refused_in_one_line(
    tmp_path: Path, change: Callable[[dict[str, Any]], Any], message: str
) -> None:
    with pytest.raises(LandscapeError, match=message) as caught:
        load_landscape(saved(tmp_path, change))
    assert "\n" not in str(caught.value)


def test_an_edge_that_leads_outside_is_refused() -> None:
    start = LAND.nodes[LAND.start]
    leak = replace(start, edges=(*start.edges, ("unroll(z)", "f" * 16)))
    with pytest.raises(LandscapeError, match=r"'unroll\(z\)' leads from .* out of it, to ffff"):
        replace(LAND, nodes={**LAND.nodes, leak.digest: leak})


def test_a_node_under_another_name_is_refused() -> None:
    with pytest.raises(LandscapeError, match="is filed under 0"):
        replace(LAND, nodes={**LAND.nodes, "0": LAND.nodes[LAND.start]})


@pytest.mark.parametrize("keep", [0, 10, 1000])
def test_a_cut_file_is_refused(tmp_path: Path, keep: int) -> None:
    place = LAND.save(tmp_path / "some.json.xz")
    place.write_bytes(place.read_bytes()[:keep])
    with pytest.raises(LandscapeError, match="got damaged or other bytes"):
        load_landscape(place)


def test_a_name_or_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NotFoundError, match="unknown landscape 'sotfmax'"):
        load_landscape("sotfmax")
    with pytest.raises(NotFoundError, match=r"cannot read landscape '.*none.json.xz': No such"):
        load_landscape(tmp_path / "none.json.xz")


@pytest.mark.parametrize("name", list_landscapes())
def test_a_shipped_landscape_is_large_and_known(name: str) -> None:
    land = load_landscape(name)
    timed = [node for node in land.nodes.values() if isinstance(node.outcome, Timed)]
    assert land.name == name
    assert len(timed) >= 2000
    assert land.speedup > 1
    check_texts(land, list(land.nodes)[::200])


def test_shipped_landscapes_are_small() -> None:
    folder = Path(load_landscape.__code__.co_filename).parent / "landscapes"
    assert sum(path.stat().st_size for path in folder.iterdir()) < 10e6
