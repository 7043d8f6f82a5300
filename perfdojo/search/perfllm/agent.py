"""Who decides? An encoder that reads, a learner that values, and chance that explores."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

import numpy as np

from perfdojo.dojo import State
from perfdojo.ir import print_kernel
from perfdojo.search.perfllm.encoder import QUICK, Encoder, load_encoder
from perfdojo.search.perfllm.guess import Played, fit
from perfdojo.search.perfllm.learner import Learner, LearnOptions
from perfdojo.search.perfllm.memory import Memory
from perfdojo.search.perfllm.nearby import rank
from perfdojo.search.perfllm.network import Shape
from perfdojo.search.perfllm.openings import Opening, nearest
from perfdojo.search.perfllm.policy import (
    About,
    load_policy,
    moves_fingerprint,
    read_about,
    save_policy,
    shipped_policy,
)
from perfdojo.search.perfllm.proposals import Proposal
from perfdojo.search.perfllm.reward import reward
from perfdojo.search.perfllm.schedule import Epsilon

_FIRST = 24  # programs seen before an untrained network is fitted to their vectors
_ONLINE = 3e-4  # rate at which a trained network goes on learning


@dataclass(slots=True)
class Agent:
    """Values of actions in any number of games, learnt from what it is told."""

    encoder: Encoder
    learner: Learner
    fitted: bool = False
    openings: tuple[Opening, ...] = ()
    epsilon: Epsilon = field(default_factory=lambda: Epsilon(0.3, 0.05, 60.0))

    @property
    def memory(self) -> Memory:
        """What it has seen."""
        return self.learner.memory

    def node(self, game: str, state: State) -> int:
        """The place of a state in the memory; its text is read the first time."""
        key = f"{game}:{state.digest}"
        if key not in self.memory.nodes:
            (vector,) = self.encoder.encode([print_kernel(state.kernel)])
            return self.memory.add_node(key, vector)
        return self.memory.nodes[key]

    def add(self, game: str, proposals: Sequence[Proposal]) -> list[int]:
        """The places of the results of some actions in the memory, read in one batch."""
        new = {p.state.digest: p.state for p in proposals}
        new = {d: s for d, s in new.items() if f"{game}:{d}" not in self.memory.nodes}
        vectors = self.encoder.encode([print_kernel(state.kernel) for state in new.values()])
        for name, vector in zip(new, vectors, strict=True):
            self.memory.add_node(f"{game}:{name}", vector)
        moves = self._moves([p.text for p in proposals])
        nodes = [self.node(game, p.state) for p in proposals]
        for proposal, move, node in zip(proposals, moves, nodes, strict=True):
            edge = self.memory.add_edge(self.node(game, proposal.parent), move, node)
            self.learner.note_edge(edge)
        return nodes

    def _moves(self, texts: Sequence[str]) -> list[int]:
        new = sorted({text for text in texts if text not in self.memory.words})
        for text, vector in zip(new, self.encoder.encode_moves(new), strict=True):
            self.memory.add_move(text, vector)
        return [self.memory.words[text] for text in texts]

    def rank(self, game: str, nodes: Sequence[int], count: int) -> list[int]:
        """Which programs to measure: the places in `nodes`, the `count` to measure next first.

        The guess of the network says so, corrected by what was measured in this game.
        """
        states, told = self.memory.states.all, list(self.memory.measured(game).values())
        rows, known = states[list(nodes)], states[told]
        guess = self.learner.network.guess
        errors = self.memory.rewards.all[told, 0] - guess.of(known)
        return rank(guess.of(rows), rows, known, errors, count)

    def recall(self, state: State, count: int) -> list[Opening]:
        """Openings of games that began like `state`, the most similar first."""
        start = print_kernel(state.kernel)
        return nearest(self.openings, start, self.encoder.encode, count)

    def prefer(
        self, game: str, state: State, texts: Sequence[str], rng: random.Random, chance: float
    ) -> int:
        """Which of the actions to play from a state, by their texts alone; any, by chance."""
        if not self.fitted or rng.random() < chance:
            return rng.randrange(len(texts))
        moves, node = self._moves(texts), self.node(game, state)  # the tables may grow here
        vector, rows = self.memory.states.all[node], self.memory.moves.all[moves]
        return int(self.learner.score_moves(vector, rows).argmax())

    def tell(self, game: str, state: State, seconds: float, start: float) -> None:
        """What came of measuring a state, in a game whose start takes `start` seconds."""
        self.learner.note_reward(self.node(game, state), reward(seconds, start))
        if not self.fitted and self.memory.states.count >= _FIRST and self.memory.moves.count:
            self.fitted = True
            self.learner.standardise()

    def fit_guess(self, games: Sequence[Played], seed: int = 0) -> None:
        """Fit the guess anew to whole games: once, at the end of training."""
        fit(self.learner.network.guess, games, seed=seed)

    def study(self, steps: int) -> float:
        """So many steps of learning; the mean error."""
        errors = [self.learner.learn() for _ in range(steps if self.fitted else 0)]
        return float(np.mean(errors)) if errors else 0.0

    def save(self, path: Path, made: dict[str, Any]) -> None:
        """Write the network as a policy."""
        about = About(
            self.learner.network.shape,
            self.encoder.name,
            self.encoder.fingerprint,
            moves_fingerprint(),
            asdict(self.learner.options),
            made,
            self.openings,
        )
        save_policy(path, self.learner.network, about)


def new_agent(
    encoder: Encoder,
    options: LearnOptions | None = None,
    *,
    seed: int = 0,
    dueling: bool = False,
    result: bool = True,
) -> Agent:
    """One that knows nothing yet."""
    shape = Shape(
        encoder.dim, encoder.move_dim, dueling=dueling, result=result, estimate=encoder.estimate
    )
    return Agent(encoder, Learner(shape, options or LearnOptions(), seed=seed))


def load_agent(path: Path, encoder: Encoder | None = None, *, seed: int = 0) -> Agent:
    """One that begins with a policy; `encoder` defaults to the one it names. AgentError."""
    about = read_about(path)
    encoder = load_encoder(about.encoder) if encoder is None else encoder
    network, about = load_policy(path, encoder)
    known = {f.name for f in fields(LearnOptions)}
    kept = {name: value for name, value in about.options.items() if name in known}
    learner = Learner(about.shape, LearnOptions(**{**kept, "rate": _ONLINE}), seed=seed)
    learner.network.load_state_dict(network.state_dict())
    learner.target.load_state_dict(network.state_dict())
    return Agent(encoder, learner, fitted=True, openings=about.openings)


def find_agent(policy: str = "", *, seed: int = 0) -> Agent:
    """The agent of a policy, by default the shipped one; without any, one that knows nothing yet.

    Raises AgentError, in one line, if the policy cannot be used.
    """
    path = Path(policy).expanduser() if policy else shipped_policy()
    if path is None:
        return new_agent(load_encoder(QUICK), seed=seed)
    return load_agent(path, seed=seed)
