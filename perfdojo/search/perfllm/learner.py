"""How does the agent learn? Max Q-learning: the best reward that can still be reached.

    y = max(r, gamma * max over a' of Q_target(s', a'))      backup "max"  (arXiv 2010.03744)
    y = r + gamma * max over a' of Q_target(s', a')          backup "sum", ordinary Q-learning

Only the single best program of a game matters, not the sum of all that were passed on the way.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np
import numpy.typing as npt
import torch

from perfdojo.search.perfllm.cache import Vector
from perfdojo.search.perfllm.memory import Memory, Places
from perfdojo.search.perfllm.network import Network, Shape
from perfdojo.search.perfllm.replay import Replay

Backup = Literal["max", "sum"]
_BLIND = 0.25  # of the edges are learnt without a look at the result, so that it can be missing
_CLIP = 10.0


@dataclass(frozen=True, slots=True)
class LearnOptions:
    """How to learn."""

    backup: Backup = "max"
    gamma: float = 0.9  # what is many moves away may never be reached
    double: bool = True  # the move is chosen by the network, its value told by the target
    prioritised: bool = True
    batch: int = 32
    rate: float = 1e-3
    target_every: int = 100  # steps after which the target network becomes a copy


class Learner:
    """A network, its target, what it has seen, and one step of learning."""

    def __init__(
        self, shape: Shape, options: LearnOptions, *, seed: int = 0, capacity: int = 1 << 17
    ) -> None:
        with torch.random.fork_rng(devices=()):
            torch.manual_seed(seed)
            self.network = Network(shape)
        self.options = options
        self.target = copy.deepcopy(self.network)
        self.optimiser = torch.optim.Adam(self.network.parameters(), options.rate, foreach=True)
        self.memory = Memory(shape.dim, shape.move_dim)
        self.replay = Replay(capacity)
        self.rng = np.random.default_rng(seed)
        self.steps = 0

    def standardise(self) -> None:
        """Fit the first layer to the vectors seen so far."""
        states, moves = self.memory.states.all, self.memory.moves.all
        for network in (self.network, self.target):
            network.standardise(torch.from_numpy(states.copy()), torch.from_numpy(moves.copy()))

    def note_reward(self, node: int, value: float) -> None:
        """A program was measured: every edge that leads to it is worth learning from."""
        self.memory.set_reward(node, value)
        for edge in self.memory.back[node]:
            self.replay.add(edge)

    def note_edge(self, edge: int) -> None:
        """An edge whose end was measured before it was known."""
        if self.memory.is_measured(int(self.memory.edges.all[edge, 2])):
            self.replay.add(edge)

    def values(self, edges: Places, *, blind: bool = False) -> Vector:
        """Q of each edge; `blind`: by the state and the text of the move alone."""
        if not len(edges):
            return np.zeros(0, np.float32)
        every, places = self._compared(edges)
        with torch.inference_mode():
            found = self._forward(self.network, every, _seen(len(every), not blind))
        values: Vector = found[places].numpy()
        return values

    def _compared(self, edges: Places) -> tuple[Places, list[int]]:
        """What must be valued together, and where `edges` are in it.

        The dueling form compares an edge with all that leave its state.
        """
        if not self.network.shape.dueling:
            return edges, list(range(len(edges)))
        every, _ = self.memory.leaving(np.unique(self.memory.edges.all[edges, 0]))
        places = {edge: place for place, edge in enumerate(every.tolist())}
        return every, [places[edge] for edge in edges.tolist()]

    def score_moves(self, state: Vector, moves: Vector) -> Vector:
        """Q of moves whose results are not known, all of one state, in one batch."""
        count = len(moves)
        edges = torch.zeros((count, 3), dtype=torch.long)
        edges[:, 1] = torch.arange(count)
        row = torch.from_numpy(state[None])
        with torch.inference_mode():
            found = self.network(row, torch.from_numpy(moves), row, edges, torch.zeros(count))
        values: Vector = found.numpy()
        return values

    def learn(self) -> float:
        """One step; how wrong the values were. 0 if there is nothing to learn from."""
        if not len(self.replay):
            return 0.0
        chosen, weights = self._draw()
        wanted = self._targets(np.array(chosen, np.int64))
        found = self._of(chosen)
        errors = found - wanted
        loss = (torch.from_numpy(weights) * torch.nn.functional.smooth_l1_loss(
            found, wanted, reduction="none", beta=0.25
        )).mean()  # fmt: skip
        self.optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), _CLIP)
        self.optimiser.step()
        self.replay.note(chosen, errors.detach().numpy())
        self.steps += 1
        if self.steps % self.options.target_every == 0:
            self.target.load_state_dict(self.network.state_dict())
        return float(errors.detach().abs().mean())

    def _draw(self) -> tuple[list[int], npt.NDArray[np.float32]]:
        count = self.options.batch
        if self.options.prioritised:
            return self.replay.draw(count, self.rng)
        places = self.rng.integers(0, len(self.replay), count)
        return [self.replay.items[place] for place in places], np.ones(count, np.float32)

    def _of(self, chosen: list[int]) -> torch.Tensor:
        """Q of the chosen edges, some without a look at their results."""
        every, places = self._compared(np.array(chosen, np.int64))
        return self._forward(self.network, every, self._blindly(len(every)))[places]

    def _blindly(self, count: int) -> torch.Tensor:
        return torch.from_numpy((self.rng.random(count) >= _BLIND).astype(np.float32))

    def _targets(self, chosen: Places) -> torch.Tensor:
        """y of each edge; where a program has no known moves, its reward alone."""
        ends = self.memory.edges.all[chosen, 2]
        rewards = torch.from_numpy(self.memory.rewards.all[ends, 0].copy())
        edges, owners = self.memory.leaving(ends)
        if not len(edges):
            return rewards
        with torch.no_grad():
            seen = _seen(len(edges), True)
            told = self._forward(self.target, edges, seen)
            choose = self._forward(self.network, edges, seen) if self.options.double else told
        best = _best_of(choose, told, torch.from_numpy(owners), len(ends))
        after = self.options.gamma * best
        if self.options.backup == "sum":
            return torch.where(torch.isfinite(after), rewards + after, rewards)
        return torch.where(torch.isfinite(after), torch.maximum(rewards, after), rewards)

    def _forward(self, network: Network, edges: Places, seen: torch.Tensor) -> torch.Tensor:
        here, move, there = self.memory.edges.all[edges].T
        parts = [_distinct(here), _distinct(move), _distinct(there)]
        rows = [
            torch.from_numpy(table.all[found])
            for table, (found, _) in zip(
                (self.memory.states, self.memory.moves, self.memory.states), parts, strict=True
            )
        ]
        places = torch.from_numpy(np.stack([inverse for _, inverse in parts], 1))
        found: torch.Tensor = network(*rows, places, seen)
        return found

    # -- checkpoints ------------------------------------------------------------------------

    def state(self) -> dict[str, Any]:
        """All that the next step depends on, but for the memory."""
        return {
            "network": self.network.state_dict(),
            "target": self.target.state_dict(),
            "optimiser": copy.deepcopy(self.optimiser.state_dict()),  # else both learn in one
            "replay": self.replay.state(),
            "rng": self.rng.bit_generator.state,
            "steps": self.steps,
        }

    def restore(self, state: dict[str, Any]) -> None:
        """Become what `state` was taken from."""
        self.network.load_state_dict(state["network"])
        self.target.load_state_dict(state["target"])
        self.optimiser.load_state_dict(state["optimiser"])
        self.replay.restore(state["replay"])
        self.rng.bit_generator.state = state["rng"]
        self.steps = state["steps"]


def _seen(count: int, value: bool) -> torch.Tensor:
    return torch.full((count,), float(value))


def _distinct(places: Places) -> tuple[Places, Places]:
    found, inverse = np.unique(places, return_inverse=True)
    return found, inverse


def _best_of(
    choose: torch.Tensor, told: torch.Tensor, owners: torch.Tensor, count: int
) -> torch.Tensor:
    """For each owner, `told` where `choose` is largest; -inf without edges."""
    top = torch.full((count,), -torch.inf).scatter_reduce(0, owners, choose, "amax")
    is_top = choose >= top[owners]
    kept = torch.where(is_top, told, torch.full_like(told, -torch.inf))
    return torch.full((count,), -torch.inf).scatter_reduce(0, owners, kept, "amax")
