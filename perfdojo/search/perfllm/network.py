"""How good is a move in a state? A small network on top of vectors that are computed once.

Its first layer adds a part for the state, one for the move and, where it is known, one for the
program that the move leads to: each distinct vector is projected once, however many moves share it.
"""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import nn

from perfdojo.search.perfllm.guess import Guess


@dataclass(frozen=True, slots=True)
class Shape:
    """What a network must be told to be built."""

    dim: int  # numbers of a program's vector
    move_dim: int
    hidden: int = 128
    dueling: bool = False  # of use where all moves of a state are known
    result: bool = True  # whether the resulting text is looked at, where it is known
    estimate: int | None = None  # the place in a program's vector of its estimated time, if any


class Network(nn.Module):
    """Q(state, move): in the dueling form, the worth of the state plus the gain of the move.

    Beside it, `guess`: the reward of a program itself, fitted apart (`guess.py`).
    """

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.shape = shape
        hidden = shape.hidden
        for name, dim in (("state", shape.dim), ("move", shape.move_dim)):
            self.register_buffer(f"{name}_mean", torch.zeros(dim))
            self.register_buffer(f"{name}_scale", torch.ones(dim))
        self.from_state = nn.Linear(shape.dim, hidden)
        self.from_move = nn.Linear(shape.move_dim, hidden)
        self.from_result = nn.Linear(shape.dim, hidden)
        self.gain = nn.Sequential(
            nn.GELU(), nn.Linear(hidden, hidden), nn.GELU(), nn.Linear(hidden, 1)
        )
        self.worth = nn.Sequential(nn.GELU(), nn.Linear(hidden, 1))
        self.guess = Guess(shape.dim, hidden, shape.estimate)

    def standardise(self, states: torch.Tensor, moves: torch.Tensor) -> None:
        """Make vectors like these have mean 0 and spread 1 in every number."""
        for name, rows in (("state", states), ("move", moves)):
            getattr(self, f"{name}_mean").copy_(rows.mean(0))
            getattr(self, f"{name}_scale").copy_(rows.std(0, correction=0).clamp_min(1e-3))

    def forward(
        self,
        states: torch.Tensor,
        moves: torch.Tensor,
        results: torch.Tensor,
        edges: torch.Tensor,
        seen: torch.Tensor | None = None,
    ) -> torch.Tensor:
        """The value of each edge.

        Rows of `edges` are places in `states`, `moves` and `results`; `seen` says for each
        whether the result may be looked at. Edges of one state are compared with each other.
        """
        here, move, there = edges.unbind(1)
        state_part = self.from_state(self._even(states, "state"))
        hidden = state_part[here] + self.from_move(self._even(moves, "move"))[move]
        if self.shape.result:
            part = self.from_result(self._even(results, "state"))[there]
            hidden = hidden + (part if seen is None else part * seen.unsqueeze(1))
        gain = self.gain(hidden).squeeze(1)
        if not self.shape.dueling:
            return gain
        return self.worth(state_part).squeeze(1)[here] + gain - _mean_of(gain, here, len(states))

    def _even(self, rows: torch.Tensor, name: str) -> torch.Tensor:
        mean, scale = getattr(self, f"{name}_mean"), getattr(self, f"{name}_scale")
        return ((rows - mean) / scale).clamp(-5.0, 5.0)


def _mean_of(values: torch.Tensor, owners: torch.Tensor, count: int) -> torch.Tensor:
    """For each value, the mean over those with its owner."""
    zeros = torch.zeros(count, dtype=values.dtype)
    sums = zeros.index_add(0, owners, values)
    counts = zeros.index_add(0, owners, torch.ones_like(values))
    return (sums / counts.clamp_min(1.0))[owners]
