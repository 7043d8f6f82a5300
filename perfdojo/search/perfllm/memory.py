"""What has the agent seen? Programs, moves between them, and rewards: a graph that grows.

Moves always lead to the same program, so a transition is a fact: when a program is measured, every
known edge that leads to it can be learnt from, whichever was played.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from perfdojo.search.perfllm.cache import Vector

Places = npt.NDArray[np.int64]


class Rows:
    """An array that grows at its end."""

    def __init__(self, width: int, dtype: npt.DTypeLike = np.float32) -> None:
        self._rows = np.zeros((64, width), dtype)
        self.count = 0

    def add(self, row: npt.ArrayLike) -> int:
        """The place of the new row."""
        if self.count == len(self._rows):
            self._rows = np.concatenate([self._rows, np.zeros_like(self._rows)])
        self._rows[self.count] = row
        self.count += 1
        return self.count - 1

    @property
    def all(self) -> npt.NDArray[Any]:
        """The rows that are there; a view."""
        return self._rows[: self.count]


class Memory:
    """Nodes are programs of a game, by key; edges are moves from one to another."""

    def __init__(self, dim: int, move_dim: int) -> None:
        self.states, self.moves = Rows(dim), Rows(move_dim)
        self.rewards = Rows(1)  # nan until it is measured
        self.edges = Rows(3, np.int64)  # from, move, to
        self.nodes: dict[str, int] = {}
        self.words: dict[str, int] = {}
        self.known: dict[tuple[int, int, int], int] = {}
        self.out: list[list[int]] = []  # the edges that leave a node
        self.back: list[list[int]] = []  # the edges that lead to it

    def add_node(self, key: str, vector: Vector) -> int:
        """The place of a program; its vector is kept the first time."""
        if key not in self.nodes:
            self.nodes[key] = self.states.add(vector)
            self.rewards.add([np.nan])
            self.out.append([])
            self.back.append([])
        return self.nodes[key]

    def add_move(self, text: str, vector: Vector) -> int:
        """The place of a move."""
        if text not in self.words:
            self.words[text] = self.moves.add(vector)
        return self.words[text]

    def add_edge(self, here: int, move: int, there: int) -> int:
        """The place of an edge; the same one is kept once."""
        key = (here, move, there)
        if key not in self.known:
            self.known[key] = self.edges.add(key)
            self.out[here].append(self.known[key])
            self.back[there].append(self.known[key])
        return self.known[key]

    def set_reward(self, node: int, value: float) -> None:
        """Note what came of measuring a program."""
        self.rewards.all[node] = value

    def reward(self, node: int) -> float:
        """What came of it; nan if it was not measured."""
        return float(self.rewards.all[node, 0])

    def is_measured(self, node: int) -> bool:
        """Whether it has a reward."""
        return not np.isnan(self.rewards.all[node, 0])

    def measured(self, game: str) -> dict[str, int]:
        """The places of the programs of a game that have a reward; keys less `GAME:`."""
        prefix = f"{game}:"
        return {
            key.removeprefix(prefix): node
            for key, node in self.nodes.items()
            if key.startswith(prefix) and self.is_measured(node)
        }

    def games(self) -> dict[str, list[int]]:
        """The places of the programs that have a reward, for each game."""
        found: dict[str, list[int]] = {}
        for key, node in self.nodes.items():
            if self.is_measured(node):
                found.setdefault(key.rpartition(":")[0], []).append(node)
        return found

    def leaving(self, nodes: Places) -> tuple[Places, Places]:
        """All edges that leave the nodes, and for each the place in `nodes` it belongs to."""
        lists = [self.out[node] for node in nodes]
        owners = np.repeat(np.arange(len(lists)), [len(edges) for edges in lists])
        flat = [edge for edges in lists for edge in edges]
        return np.array(flat, np.int64), owners.astype(np.int64)

    # -- as arrays, for checkpoints ---------------------------------------------------------

    def arrays(self) -> dict[str, npt.NDArray[Any]]:
        """Everything but the texts."""
        parts = ("states", "moves", "rewards", "edges")
        return {name: getattr(self, name).all.copy() for name in parts}

    def texts(self) -> dict[str, list[str]]:
        """The keys of nodes and the texts of moves, in their order."""
        return {"nodes": list(self.nodes), "words": list(self.words)}

    @classmethod
    def from_arrays(
        cls, arrays: Mapping[str, npt.NDArray[Any]], texts: Mapping[str, list[str]]
    ) -> Memory:
        """What `arrays` and `texts` were taken from."""
        made = cls(arrays["states"].shape[1], arrays["moves"].shape[1])
        for key, vector in zip(texts["nodes"], arrays["states"], strict=True):
            made.add_node(key, vector)
        for text, vector in zip(texts["words"], arrays["moves"], strict=True):
            made.add_move(text, vector)
        made.rewards.all[:] = arrays["rewards"]
        for here, move, there in arrays["edges"].tolist():
            made.add_edge(here, move, there)
        return made
