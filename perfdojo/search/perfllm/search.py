"""perfllm: an agent proposes actions, values what they lead to, and learns from what it is told.

Every round it plays some actions from fast states, reads the programs they lead to, and asks for
the most promising ones; the rest wait in a pool and are judged again when it knows more.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from perfdojo.dojo import Game, State
from perfdojo.dojo.tactics import complete
from perfdojo.moves import parse_moves
from perfdojo.search.base import Result, Search, register
from perfdojo.search.beam import keep_best
from perfdojo.search.perfllm.needs import AGENT, need
from perfdojo.search.perfllm.proposals import PLANS, WAYS, Proposal, propose

if TYPE_CHECKING:
    from perfdojo.search.perfllm.agent import Agent

_BATCH = 8
_BLIND = 3  # of them are any new ones: what the guess is wrong about is found out by no other way
_FRESH = 16  # actions that are played in a round: two for each that is measured
_OPENING = 64  # plans to begin with: few are good, and reading them costs less than measuring
_RECALLED = 32  # openings that are played before these, if the policy has any
_TRIES = 3  # for each of them, before it is given up
_PLANS = 3  # rounds of plans before fast states are worked on
_ELITE = 12
_AHEAD = 0.3  # of the actions are played from programs that wait, as if they were measured
_POOL = 48  # programs that wait
_STUDIES = 2  # steps of learning for each outcome
_RECALL = "recall"  # the way of openings


def make_agent(policy: str = "", *, seed: int = 0) -> Agent:
    """The agent of a policy, by default the shipped one. Raises AgentError, in one line."""
    need(AGENT, "perfllm")
    from perfdojo.search.perfllm.agent import find_agent

    return find_agent(policy, seed=seed)


def name_of(game: Game) -> str:
    """What an agent calls a game: the same kernel on the same target is one."""
    return f"{game.target.name} {game.start.digest}"


@register
class PerfLLM(Search):
    """Begins with a trained policy, by default the shipped one, and keeps learning."""

    name: ClassVar[str] = "perfllm"

    def __init__(
        self,
        game: Game,
        *,
        seed: int = 0,
        starts: Sequence[State] = (),
        agent: Agent | None = None,
    ) -> None:
        super().__init__(game, seed=seed, starts=starts)
        self.agent = make_agent(seed=seed) if agent is None else agent
        self.game_name = name_of(game)
        self.elite: list[Result] = []
        self.asked: list[str] = []  # the way of each state that was asked for
        self.seen: set[str] = set()
        self.pool: dict[str, tuple[Proposal, int]] = {}  # with its place in the memory
        self.paid = dict.fromkeys((*WAYS, _RECALL), 1.0)
        self.used = dict.fromkeys((*WAYS, _RECALL), 1.0)
        self.start_seconds = math.inf
        self.rounds = 0
        self.told = 0

    def ask(self) -> list[State]:
        """What is known; then the best of the pool."""
        if not self.seen:
            first = [self.game.start, *self.starts]
            self.asked = ["plan"] * len(first)
            self.seen.update(state.digest for state in first)
            return first
        self.rounds += 1
        if self.rounds == 1:
            self._wait(self._recall())
        self._refill(_OPENING if self.rounds == 1 else _FRESH)
        chosen = self._choose(min(_BATCH, max(1, len(self.pool))))
        self.asked = [proposal.way for proposal in chosen]
        self.seen.update(proposal.state.digest for proposal in chosen)
        return [proposal.state for proposal in chosen]

    def tell(self, results: Sequence[Result]) -> None:
        """Learn from every outcome, also that of a failure."""
        worst = self.elite[-1].seconds if len(self.elite) == _ELITE else math.inf
        if not math.isfinite(self.start_seconds):
            times = [result.seconds for result in results if math.isfinite(result.seconds)]
            self.start_seconds = times[0] if times else math.inf
        for way, result in zip(self.asked, results, strict=True):
            self.used[way] += 1
            self.paid[way] += result.seconds < worst
            self.agent.tell(self.game_name, result.state, result.seconds, self.start_seconds)
        self.told += len(results)
        self.elite = keep_best([*self.elite, *results], _ELITE)
        self.agent.study(_STUDIES * len(results))

    def _refill(self, count: int) -> None:
        """Play `count` actions that lead to programs not asked for before, if there are any."""
        found: dict[str, Proposal] = {}
        for _ in range(count * _TRIES):
            proposal = self._act()
            name = proposal.state.digest
            if name in self.seen or name in self.pool or name in found:
                self.used[proposal.way] += 0.2  # what only repeats is drawn less
                continue
            found[name] = proposal
            if len(found) == count:
                break
        self._wait(list(found.values()))

    def _recall(self) -> list[Proposal]:
        """What openings of similar games lead to here, as far as they are legal."""
        start = self.game.start
        found: dict[str, Proposal] = {}
        for opening in self.agent.recall(start, _RECALLED):
            moves = parse_moves("\n".join(opening.steps))
            state = complete(self.game, self.game.keep_legal(moves))
            if state.digest not in self.seen:
                found[state.digest] = Proposal(start, _RECALL, _RECALL, state)
        return list(found.values())

    def _wait(self, proposals: Sequence[Proposal]) -> None:
        """Put programs that are new into the pool."""
        nodes = self.agent.add(self.game_name, proposals)
        for proposal, node in zip(proposals, nodes, strict=True):
            self.pool[proposal.state.digest] = (proposal, node)

    def _act(self) -> Proposal:
        names = sorted(WAYS)
        weights = [self.paid[name] / self.used[name] for name in names]
        begins = self.rounds <= (1 if self.starts else _PLANS) or not self.elite
        way = self.rng.choice(PLANS) if begins else self.rng.choices(names, weights)[0]
        elite = [result.state for result in self.elite] or [self.game.start]
        parent = elite[min(int(self.rng.expovariate(0.5)), len(elite) - 1)]
        if self.pool and self.rng.random() < _AHEAD:
            parent = self.rng.choice(list(self.pool.values())[:_ELITE])[0].state
        return propose(self.game, way, parent, elite, self.rng, self._prefer)

    def _prefer(self, state: State, texts: Sequence[str]) -> int:
        chance = 0.5 + self._chance() / 2  # a preference, not a rule: the result decides
        return self.agent.prefer(self.game_name, state, texts, self.rng, chance)

    def _choose(self, count: int) -> list[Proposal]:
        """The best of the pool and a few new ones; without any, an old one, which costs nothing."""
        if not self.pool:
            return [self._act()]
        blind = self._blindly(min(_BLIND, count) if self.rounds > 1 else 0)
        ranked = [row for name, row in self.pool.items() if name not in blind]
        nodes = [node for _, node in ranked]
        places = self.agent.rank(self.game_name, nodes, count - len(blind))
        ranked = [*(self.pool[name] for name in blind), *(ranked[place] for place in places)]
        self.pool = {p.state.digest: (p, node) for p, node in ranked[count : count + _POOL]}
        return [proposal for proposal, _ in ranked[:count]]

    def _blindly(self, count: int) -> list[str]:
        """The names of a few of the newest programs of the pool."""
        fresh = list(self.pool)[-_FRESH:]
        return self.rng.sample(fresh, min(count, len(fresh)))

    def _chance(self) -> float:
        return self.agent.epsilon(self.told) if self.agent.fitted else 1.0
