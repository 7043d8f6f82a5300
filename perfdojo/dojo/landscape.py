"""What is a landscape? Measured states of one kernel and the moves among them: a game on paper.

    land = load_landscape("softmax-1024x512-cpu")
    node = land.nodes[land.start]
    for move, digest in node.edges: ...

It is closed: every edge leads to a node, every node is reached from the start. So it can be played
without a compiler, a clock or a proof, and its optimum is known. `search/survey.py` records one;
`testing/landscape.py` makes one up.
"""

from __future__ import annotations

import json
import lzma
import math
import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from perfdojo.errors import DojoError, LandscapeError, NotFoundError, did_you_mean
from perfdojo.ir import digest, parse_kernel
from perfdojo.measure.outcome import Outcome, Timed
from perfdojo.records.lines import outcome_from_json, outcome_to_json

FORMAT = 1  # of the file; newer ones are refused, not guessed at
ENDING = ".json.xz"
UNIT = "seconds of one call"
_PLAIN = ("name", "kernel", "target", "numerics", "version", "unit", "start")
_SHARES = ("sizes", "fingerprint")


@dataclass(frozen=True, slots=True)
class Node:
    """One program: its text, what came of measuring it, and the moves that can be played from it.

    `edges` are pairs of a move's text and the digest it leads to. `steps` lead from the start of
    the real game to exactly this text, as `Game.replay` plays them; an edge may end in a program
    whose names differ from those of its node, so a path of edges need not replay there.
    """

    digest: str
    text: str
    outcome: Outcome
    edges: tuple[tuple[str, str], ...] = ()
    steps: tuple[str, ...] = ()
    features: tuple[float, ...] = ()  # values of the landscape's `feature_names`

    @property
    def seconds(self) -> float:
        """The time of one call; infinite if it failed, so that nodes can be compared."""
        return self.outcome.seconds if isinstance(self.outcome, Timed) else math.inf


@dataclass(frozen=True)
class Landscape:
    """A closed graph of measured states of `kernel` at `sizes`. Raises LandscapeError if it is not.

    `fingerprint` describes the machine and compiler that the times are of, `version` the perfdojo
    that proved the moves, of the class `numerics` or better.
    """

    name: str
    kernel: str
    sizes: Mapping[str, int]
    target: str
    numerics: str
    fingerprint: Mapping[str, str]
    version: str
    start: str
    nodes: Mapping[str, Node]
    feature_names: tuple[str, ...] = ()
    unit: str = UNIT

    def __post_init__(self) -> None:
        _check_closed(self)

    @cached_property
    def best(self) -> str:
        """The digest of the fastest node: the optimum of this landscape."""
        return min(self.nodes.values(), key=lambda node: (node.seconds, node.digest)).digest

    @cached_property
    def depths(self) -> Mapping[str, int]:
        """For each node, how many moves it is away from the start."""
        return find_depths(self.start, self.nodes)

    @property
    def baseline(self) -> float:
        """Seconds of the start."""
        return self.nodes[self.start].seconds

    @property
    def speedup(self) -> float:
        """How many times faster than the start the best is."""
        return self.baseline / self.nodes[self.best].seconds

    def save(self, path: str | Path) -> Path:
        """Write it to a file that `load_landscape` reads; a reader never sees half of it."""
        place = Path(path).expanduser()
        packed = lzma.compress(json.dumps(_to_json(self), allow_nan=False).encode(), preset=9)
        unfinished = place.with_name(f".{place.name}.{os.getpid()}")
        try:
            unfinished.write_bytes(packed)
            unfinished.replace(place)
        except OSError as error:
            raise LandscapeError(f"cannot write '{place}': {error.strerror}") from error
        return place


def find_depths(start: str, nodes: Mapping[str, Node]) -> dict[str, int]:
    """How many edges lead from `start` to each node that can be reached."""
    depths, layer = {start: 0}, [start]
    while layer:
        following = [there for here in layer for _, there in nodes[here].edges]
        layer = [name for name in dict.fromkeys(following) if name not in depths]
        depths.update(dict.fromkeys(layer, depths[next(reversed(depths))] + 1))
    return depths


def _check_closed(land: Landscape) -> None:
    if land.start not in land.nodes:
        raise _wrong(land.name, f"its start {land.start} is not among its nodes")
    for name, node in land.nodes.items():
        if name != node.digest:
            raise _wrong(land.name, f"node {node.digest} is filed under {name}")
        for move, there in node.edges:
            if there not in land.nodes:
                raise _wrong(land.name, f"'{move}' leads from {name} out of it, to {there}")
        if len(node.features) not in (0, len(land.feature_names)):
            expected, got = len(land.feature_names), len(node.features)
            raise _wrong(land.name, f"expected {expected} features of {name}, got {got}")
    if not isinstance(land.nodes[land.start].outcome, Timed):
        raise _wrong(land.name, "its start was not timed, so there is no baseline")
    lost = len(land.nodes) - len(land.depths)
    if lost:
        raise _wrong(land.name, f"{lost} of its nodes cannot be reached from the start")


def check_texts(land: Landscape, names: Iterable[str] | None = None) -> None:
    """Raise LandscapeError unless the texts of the nodes `names`, by default all, are theirs."""
    for name in land.nodes if names is None else names:
        try:
            today = digest(parse_kernel(land.nodes[name].text))
        except DojoError as error:
            reason = str(error).splitlines()[0]
            raise _wrong(land.name, f"the text of node {name} cannot be read: {reason}") from error
        if today != name:
            raise _wrong(land.name, f"the text of node {name} has the digest {today}")


# --------------------------------------------------------------------------------------------
# Files


def list_landscapes() -> tuple[str, ...]:
    """The names of the landscapes that come with the package, sorted."""
    found = (entry.name for entry in files("perfdojo.dojo").joinpath("landscapes").iterdir())
    return tuple(sorted(name.removesuffix(ENDING) for name in found if name.endswith(ENDING)))


def load_landscape(name: str | Path) -> Landscape:
    """The landscape of that name, or in the file of that path.

    Checks the format, that it is closed, and that the texts of its start and its best are theirs;
    `check_texts` checks all of them. Raises NotFoundError or LandscapeError.
    """
    text = str(name)
    if text in list_landscapes():
        place = files("perfdojo.dojo").joinpath("landscapes", text + ENDING)
        return _load(text, str(place), 0)
    path = Path(name).expanduser()
    if path.suffix or "/" in text:
        try:
            return _load(text, str(path), path.stat().st_mtime_ns)
        except OSError as error:
            raise NotFoundError(f"cannot read landscape '{text}': {error.strerror}") from error
    raise NotFoundError(f"unknown landscape '{text}'{did_you_mean(text, list_landscapes())}")


@lru_cache(maxsize=8)  # many environments of one process play on one landscape
def _load(name: str, path: str, changed: int) -> Landscape:
    try:
        data = json.loads(lzma.decompress(Path(path).read_bytes()))
    except (lzma.LZMAError, EOFError, ValueError) as error:
        reason = "expected a file of `perfdojo landscape record`, got damaged or other bytes"
        raise _wrong(name, reason) from error
    land = _from_json(name, data)
    check_texts(land, dict.fromkeys((land.start, land.best)))
    return land


def _to_json(land: Landscape) -> dict[str, Any]:
    """Nodes and moves by their number, so that the file is small."""
    numbers = {name: number for number, name in enumerate(land.nodes)}
    moves: dict[str, int] = {}

    def number_of(move: str) -> int:
        return moves.setdefault(move, len(moves))

    nodes = [
        {
            "digest": node.digest,
            "text": node.text,
            "outcome": outcome_to_json(node.outcome),
            "edges": [[number_of(move), numbers[there]] for move, there in node.edges],
            "steps": [number_of(move) for move in node.steps],
            "features": list(node.features),
        }
        for node in land.nodes.values()
    ]
    head = {name: getattr(land, name) for name in _PLAIN}
    head |= {name: dict(getattr(land, name)) for name in _SHARES}
    names = list(land.feature_names)
    return {"format": FORMAT, **head, "feature_names": names, "moves": list(moves), "nodes": nodes}


def _from_json(name: str, data: Any) -> Landscape:
    found = data.get("format") if isinstance(data, dict) else None
    if not isinstance(found, int) or found < 1:
        raise _wrong(name, "expected a landscape, got other JSON")
    if found > FORMAT:
        newer = f"format {found} is of a newer perfdojo, this one reads {FORMAT}; upgrade it"
        raise _wrong(name, newer)
    try:
        nodes = [_node(entry, data["moves"], data["nodes"]) for entry in data["nodes"]]
        head: dict[str, Any] = {field: str(data[field]) for field in _PLAIN}
        head |= {field: dict(data[field]) for field in _SHARES}
        by_digest = {node.digest: node for node in nodes}
        if len(by_digest) < len(nodes):
            raise _wrong(name, "two of its nodes have one digest")
        return Landscape(
            **head, nodes=by_digest, feature_names=tuple(map(str, data["feature_names"]))
        )
    except LandscapeError:
        raise
    except (DojoError, KeyError, IndexError, TypeError, ValueError) as error:
        raise _wrong(name, f"something is missing or of another kind: {error}") from error


def _node(entry: Any, moves: list[str], nodes: list[Any]) -> Node:
    return Node(
        entry["digest"],
        entry["text"],
        outcome_from_json(entry["outcome"]),
        tuple((moves[move], nodes[there]["digest"]) for move, there in entry["edges"]),
        tuple(moves[move] for move in entry["steps"]),
        tuple(map(float, entry["features"])),
    )


def _wrong(name: str, reason: str) -> LandscapeError:
    return LandscapeError(f"landscape '{name}': {reason}")
