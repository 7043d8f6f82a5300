"""The game: a kernel, the moves that led to it, and the moves that are legal next."""

from perfdojo.dojo.game import Game, State

__all__ = ["Game", "State"]
