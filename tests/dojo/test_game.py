"""The game: states are values, moves are checked, and classes are kept to."""

from __future__ import annotations

import pytest

import perfdojo as dojo
from perfdojo.dojo import Game
from perfdojo.errors import IllegalMove
from perfdojo.moves import parse_move

SOFTMAX = dojo.kernel("softmax", N=6, M=16)
ROWS = ("fuse(i, i1)", "fuse(i, i2)", "fuse(i, i3)")


@pytest.fixture(scope="module")
def game() -> Game:
    return Game(SOFTMAX)


def test_every_move_of_a_state_can_be_played(game: Game) -> None:
    state = game.replay(ROWS)
    moves = list(game.moves(state))
    assert moves
    for move in moves:
        after = game.play(state, move)
        assert after.moves == (*state.moves, move)
        assert after.kernel != state.kernel


def test_playing_changes_no_state(game: Game) -> None:
    before = game.replay(ROWS)
    text = str(before.kernel)
    one = game.play(before, parse_move("parallelise(i)"))
    two = game.play(before, parse_move("split(j, 4)"))
    assert str(before.kernel) == text
    assert one != two


def test_undo_gives_the_state_before(game: Game) -> None:
    state = game.replay(ROWS)
    after = game.play(state, parse_move("parallelise(i)"))
    assert game.undo(after) == state
    assert game.undo(game.start) == game.start


def test_a_replay_gives_the_same_state(game: Game) -> None:
    state = game.replay(ROWS)
    assert game.replay(state.steps) == state
    assert Game(SOFTMAX).replay(state.steps).digest == state.digest


def test_an_illegal_move_is_refused_with_its_reason(game: Game) -> None:
    with pytest.raises(IllegalMove, match=r"vectorise\(j\): iterations of loop 'j' meet"):
        game.replay(["vectorise(j)"])


def test_what_is_not_legal_can_be_left_out(game: Game) -> None:
    moves = [parse_move(text) for text in ("vectorise(j)", *ROWS, "fuse(i, i1)")]
    assert game.keep_legal(moves) == game.replay(ROWS)


def test_a_state_knows_the_weakest_class_of_its_moves(game: Game) -> None:
    assert game.replay(ROWS).numerics == "exact"
    assert game.replay(["reciprocal(y:0)", *ROWS]).numerics == "reassociate"


def test_a_game_keeps_to_its_class() -> None:
    exact = Game(SOFTMAX, numerics="exact")
    assert {move.numerics_on(SOFTMAX) for move in exact.moves(exact.start)} == {"exact"}
    with pytest.raises(IllegalMove, match=r"is of class 'reassociate', this game allows 'exact'"):
        exact.replay(["reciprocal(y:0)"])


def test_an_unknown_class_is_refused() -> None:
    with pytest.raises(IllegalMove, match="expected a numerics class"):
        Game(SOFTMAX, numerics="sloppy")


def test_a_recipe_can_be_followed(game: Game) -> None:
    state = game.follow("fuse(i, i1)\n? fuse(i, i9)\nsplit(j, {lanes})")
    assert state.steps[0] == "fuse(i, i1)"
    assert len(state.steps) == 2
