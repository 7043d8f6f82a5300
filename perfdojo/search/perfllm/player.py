"""How does the agent play on a landscape? It measures one new program a step, and learns from it.

From where it stands it plays the move of the highest value, or any, by chance. Where no move leads
to a new program, or it has gone far, it forks: it goes back to the most promising program it knows.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from perfdojo.dojo.landscape import Landscape
from perfdojo.search.perfllm.encoder import Encoder
from perfdojo.search.perfllm.guess import Played
from perfdojo.search.perfllm.learner import Learner
from perfdojo.search.perfllm.openings import Opening, choose
from perfdojo.search.perfllm.reward import reward
from perfdojo.search.perfllm.schedule import Epsilon

_WARM_UP = 16  # measurements before the first layer is fitted


@dataclass(slots=True)
class Site:
    """One landscape as an agent sees it: rewards are told only for what it has measured."""

    land: Landscape
    vectors: dict[str, np.ndarray]
    here: str
    depth: int = 0
    measured: int = 0
    best: float = float("inf")


class Player:
    """An agent on several landscapes in turn, with one memory and one network."""

    def __init__(
        self,
        lands: Sequence[Landscape],
        encoder: Encoder,
        learner: Learner,
        *,
        seed: int = 0,
        epsilon: Epsilon = Epsilon(),  # noqa: B008  # frozen
        longest: int = 8,  # moves of an episode
        studies: int = 4,  # steps of learning for each measurement
    ) -> None:
        self.encoder, self.learner, self.epsilon = encoder, learner, epsilon
        self.longest, self.studies = longest, studies
        self.rng = random.Random(seed)
        self.steps = 0
        self.fitted = learner.steps > 0
        self._names: list[str] = []  # the key of each node
        self.sites = [self._enter(land) for land in lands]

    def _enter(self, land: Landscape) -> Site:
        names = list(land.nodes)
        vectors = self.encoder.encode([land.nodes[name].text for name in names])
        moves = sorted({move for node in land.nodes.values() for move, _ in node.edges})
        for move, vector in zip(moves, self.encoder.encode_moves(moves), strict=True):
            self.learner.memory.add_move(move, vector)
        return Site(land, dict(zip(names, vectors, strict=True)), land.start)

    def step(self, site: Site) -> float | None:
        """Measure one new program of the site, and learn; None if it has none left."""
        if site.measured == 0:
            return self._measure(site, site.land.start)
        if site.depth >= self.longest or not self._fresh(site, site.here):
            self._fork(site)
        fresh = self._fresh(site, site.here)
        if not fresh:
            return None
        if self.rng.random() < self.epsilon(site.measured):
            edge = self.rng.choice(fresh)
        else:
            values = self.learner.values(np.array(fresh, np.int64))
            edge = fresh[int(values.argmax())]
        there = int(self.learner.memory.edges.all[edge, 2])
        return self._measure(site, self._name(site, there))

    def everything(self) -> dict[str, Played]:
        """All programs of each landscape, those that were not measured too."""
        return {site.land.name: _all_of(site) for site in self.sites}

    def openings(self) -> list[Opening]:
        """The best lists of moves of each landscape."""
        return [opening for site in self.sites for opening in _openings_of(site)]

    def _measure(self, site: Site, name: str) -> float:
        seconds = site.land.nodes[name].seconds
        node = self._node(site, name)
        self.learner.note_reward(node, reward(seconds, site.land.baseline))
        self._expand(site, name)
        site.here, site.depth = name, site.depth + 1
        site.measured, site.best = site.measured + 1, min(site.best, seconds)
        self.steps += 1
        if not self.fitted and self.steps >= _WARM_UP:
            self.fitted = True
            self.learner.standardise()
        for _ in range(self.studies if self.fitted else 0):
            self.learner.learn()
        return seconds

    def _node(self, site: Site, name: str) -> int:
        return self.learner.memory.add_node(f"{site.land.name}:{name}", site.vectors[name])

    def _name(self, site: Site, node: int) -> str:
        """The digest of a node; nodes are added in order, so the list only grows."""
        for key in itertools.islice(self.learner.memory.nodes, len(self._names), None):
            self._names.append(key)
        return self._names[node].removeprefix(f"{site.land.name}:")

    def _expand(self, site: Site, name: str) -> None:
        """The legal moves of a program that was measured, and where they lead."""
        memory = self.learner.memory
        here = self._node(site, name)
        for move, there in site.land.nodes[name].edges:
            edge = memory.add_edge(here, memory.words[move], self._node(site, there))
            self.learner.note_edge(edge)

    def _fresh(self, site: Site, name: str) -> list[int]:
        """The edges of a program that lead to one that was not measured."""
        memory = self.learner.memory
        edges = memory.out[self._node(site, name)]
        return [e for e in edges if not memory.is_measured(int(memory.edges.all[e, 2]))]

    def _fork(self, site: Site) -> None:
        """Go to the measured program with the most promising move, or, by chance, to any."""
        memory = self.learner.memory
        site.depth = 0
        measured = memory.measured(site.land.name)
        promising = {name: fresh for name in measured if (fresh := self._fresh(site, name))}
        if not promising:
            return
        if self.rng.random() < self.epsilon(site.measured):
            site.here = self.rng.choice(sorted(promising))
            return
        edges = [edge for fresh in promising.values() for edge in fresh]
        owners = [name for name, fresh in promising.items() for _ in fresh]
        site.here = owners[int(self.learner.values(np.array(edges, np.int64)).argmax())]

    # -- checkpoints ------------------------------------------------------------------------

    def state(self) -> dict[str, Any]:
        """Where it stands; the learner keeps its own."""
        return {
            "rng": self.rng.getstate(),
            "steps": self.steps,
            "fitted": self.fitted,
            "sites": [(s.land.name, s.here, s.depth, s.measured, s.best) for s in self.sites],
        }

    def restore(self, state: dict[str, Any]) -> None:
        """Become what `state` was taken from, on the same landscapes."""
        self._names = []
        self.rng.setstate(state["rng"])
        self.steps, self.fitted = state["steps"], state["fitted"]
        for site, (_, here, depth, measured, best) in zip(self.sites, state["sites"], strict=True):
            site.here, site.depth, site.measured, site.best = here, depth, measured, best


def _all_of(site: Site) -> Played:
    rewards = [reward(site.land.nodes[name].seconds, site.land.baseline) for name in site.vectors]
    return Played(np.stack(list(site.vectors.values())), np.array(rewards, np.float32))


def _openings_of(site: Site) -> list[Opening]:
    """Of the programs that real moves lead to; made-up landscapes have none."""
    every, nodes = _all_of(site), list(site.land.nodes.values())
    told = [place for place, node in enumerate(nodes) if node.steps]
    if not told:
        return []
    start = site.land.nodes[site.land.start].text
    best = choose(every.vectors[told], every.rewards[told])
    return [Opening(start, nodes[told[place]].steps) for place in best]
