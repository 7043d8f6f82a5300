"""What is a game? A start, a state, the legal moves: what every search and agent plays.

    game = Game(kernel("softmax", N=64, M=100), "cpu")
    state = game.start
    for move in game.moves(state): ...
    state = game.play(state, move)

States are values: to undo is to keep the state before, to fork is to play twice from one state.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from perfdojo.errors import IllegalMove
from perfdojo.ir import Kernel, digest
from perfdojo.ir.numerics import NUMERICS, allows, worst_numerics
from perfdojo.moves import Move, legal_moves, parse_moves, play
from perfdojo.moves.recipe import play_recipe
from perfdojo.targets import Target, find_target


@dataclass(frozen=True, slots=True)
class State:
    """A kernel, and the moves that made it from the start of the game."""

    kernel: Kernel
    moves: tuple[Move, ...] = ()
    numerics: str = "exact"  # the weakest class of any move so far

    @property
    def digest(self) -> str:
        """Names the program, whatever moves led to it."""
        return _digest(self.kernel)

    @property
    def steps(self) -> tuple[str, ...]:
        """The moves as texts: what is recorded, and what `Game.replay` plays."""
        return tuple(str(move) for move in self.moves)


_digest = lru_cache(maxsize=8192)(digest)


class Game:
    """Optimising `kernel` for `target`, with moves of the numerics class `numerics` or better."""

    def __init__(
        self, kernel: Kernel, target: str | Target = "cpu", *, numerics: str = "reassociate"
    ) -> None:
        if numerics not in NUMERICS:
            expected = ", ".join(NUMERICS)
            raise IllegalMove(f"expected a numerics class ({expected}), got '{numerics}'")
        self.start = State(kernel)
        self.target = find_target(target)
        self.numerics = numerics
        # lists of moves that are varied share their beginnings
        self._kept = lru_cache(maxsize=4096)(self._keep)

    def moves(self, state: State) -> Iterator[Move]:
        """Every legal move that makes sense on the machine, in a fixed order."""
        for move in legal_moves(state.kernel, self.target.machine):
            if self.allows(move.numerics_on(state.kernel)):
                yield move

    def allows(self, numerics: str) -> bool:
        """Whether moves of that class may be played."""
        return allows(self.numerics, numerics)

    def play(self, state: State, *moves: Move) -> State:
        """The state after the moves. Raises IllegalMove, at the first that may not be played."""
        for move in moves:
            kernel = play(state.kernel, move)
            numerics = move.numerics_on(state.kernel)
            if not self.allows(numerics):
                raise move.refuse(f"is of class '{numerics}', this game allows '{self.numerics}'")
            worst = worst_numerics([state.numerics, numerics])
            state = State(kernel, (*state.moves, move), worst)
        return state

    def replay(self, steps: Iterable[str]) -> State:
        """The state that recorded steps lead to from the start. Raises IllegalMove."""
        return self.play(self.start, *parse_moves("\n".join(steps)))

    def keep_legal(self, moves: Iterable[Move]) -> State:
        """The state after those of `moves` that are legal when their turn comes."""
        return self._kept(tuple(moves))

    def _keep(self, moves: tuple[Move, ...]) -> State:
        if not moves:
            return self.start
        before = self._kept(moves[:-1])
        try:
            return self.play(before, moves[-1])
        except IllegalMove:
            return before

    def undo(self, state: State) -> State:
        """The state before the last move; the start has none before it."""
        return self.play(self.start, *state.moves[:-1])

    def follow(self, recipe: str, state: State | None = None) -> State:
        """The state after a recipe. Raises IllegalMove."""
        begin = self.start if state is None else state
        _, moves = play_recipe(begin.kernel, recipe, self.target.machine)
        return self.play(begin, *moves)
