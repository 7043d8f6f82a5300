"""The game: a kernel, the moves that led to it, and the moves that are legal next."""

from perfdojo.dojo.game import Game, State
from perfdojo.dojo.recorded import Best, explain_best, find_best, replay, start_of

__all__ = ["Best", "Game", "State", "explain_best", "find_best", "replay", "start_of"]
