"""How fast is a program that nobody has measured? A guess from its vector alone.

The value of an action says what can be reached behind it, so the beginning of a good plan has a
high value though it is slow itself. To choose what to measure next, the time of the program itself
counts. The guess is fitted to whole games at once: only differences within a game matter, since
how fast the best of a kernel gets is another question, and one that a few measurements answer.

Where a vector holds an estimate of the time (`analysis/estimate.py`), the guess is fitted to what
that leaves open: on kernels unlike all that were learnt from, arithmetic is the better guide.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from perfdojo.search.perfllm.cache import Vector

STEPS = 800
_GAMES = 4  # in a step
_PROGRAMS = 64  # of each of them
_RATE, _DECAY = 1e-3, 0.01
_BLURRED, _DROPPED = 0.1, 0.2  # shares of numbers left out: of vectors, and behind them
_NEAR = 0.1  # errors of reward below which the loss is quadratic
_FEWEST = 8  # programs of a game that is worth learning from
_TRUST = 0.125  # reward for each halving of the estimate; 0.25 would be to take it at its word


@dataclass(frozen=True, slots=True)
class Played:
    """What was measured in one game: a vector for each program, and its reward."""

    vectors: Vector
    rewards: Vector


class Guess(nn.Module):
    """The reward of a program, up to a constant of its game.

    `estimate` is the place in a vector of the logarithm (base 2) of an estimated time, if it has
    one. Before it is fitted, the guess is what that says; 0 for all if there is none.
    """

    def __init__(self, dim: int, hidden: int, estimate: int | None = None) -> None:
        super().__init__()
        self.estimate = estimate
        self.register_buffer("mean", torch.zeros(dim))
        self.register_buffer("scale", torch.ones(dim))
        last = nn.Linear(hidden, 1)
        nn.init.zeros_(last.weight)
        nn.init.zeros_(last.bias)
        self.layers = nn.Sequential(
            nn.Dropout(_BLURRED), nn.Linear(dim, hidden), nn.GELU(),
            nn.Dropout(_DROPPED), nn.Linear(hidden, hidden), nn.GELU(), last,
        )  # fmt: skip
        self.eval()

    def forward(self, vectors: torch.Tensor) -> torch.Tensor:
        """One number for each row."""
        even = ((vectors - self.mean) / self.scale).clamp(-5.0, 5.0)
        learnt: torch.Tensor = self.layers(even).squeeze(1)
        return learnt if self.estimate is None else learnt - _TRUST * vectors[:, self.estimate]

    def of(self, vectors: Vector) -> Vector:
        """The same for arrays."""
        with torch.inference_mode():
            found: Vector = self(torch.from_numpy(np.ascontiguousarray(vectors))).numpy()
        return found


def fit(guess: Guess, games: Sequence[Played], *, seed: int = 0, steps: int = STEPS) -> None:
    """Fit it to what was measured; games with hardly any programs are left out."""
    games = [game for game in games if len(game.rewards) >= _FEWEST]
    if not games:
        return
    every = torch.from_numpy(np.concatenate([game.vectors for game in games]))
    guess.mean.copy_(every.mean(0))
    guess.scale.copy_(every.std(0, correction=0).clamp_min(1e-3))
    rng = np.random.default_rng(seed)
    optimiser = torch.optim.AdamW(guess.parameters(), _RATE, weight_decay=_DECAY)
    rates = torch.optim.lr_scheduler.CosineAnnealingLR(optimiser, steps)
    guess.train()
    with torch.random.fork_rng(devices=()):
        torch.manual_seed(seed)
        for _ in range(steps):
            chosen = rng.choice(len(games), min(_GAMES, len(games)), replace=False)
            loss = torch.stack([_loss(guess, games[game], rng) for game in chosen]).sum()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            rates.step()
    guess.eval()


def _loss(guess: Guess, game: Played, rng: np.random.Generator) -> torch.Tensor:
    places = rng.choice(len(game.rewards), _PROGRAMS)
    found = guess(torch.from_numpy(game.vectors[places]))
    wanted = torch.from_numpy(game.rewards[places])
    return functional.smooth_l1_loss(found - found.mean(), wanted - wanted.mean(), beta=_NEAR)
