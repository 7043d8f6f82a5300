"""Does the guess learn what differs within a game, and say nothing before it has learnt?"""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("torch", reason="the extra perfllm is not installed")

import torch

from perfdojo.search.perfllm.guess import Guess, Played, fit

RNG = np.random.default_rng(0)


def game(offset: float, count: int = 120) -> Played:
    """Programs whose reward follows their first number, and a constant of the game."""
    vectors = RNG.standard_normal((count, 5)).astype(np.float32)
    return Played(vectors, (0.3 * vectors[:, 0] + offset).astype(np.float32))


def fitted(seed: int = 0) -> Guess:
    torch.manual_seed(0)
    guess = Guess(5, 16)
    fit(guess, [game(0.0), game(2.0), game(-1.0)], seed=seed, steps=200)
    return guess


def test_before_it_is_fitted_all_programs_are_alike() -> None:
    assert not Guess(5, 16).of(game(0.0).vectors).any()


def test_it_ranks_the_programs_of_a_game_that_it_never_saw() -> None:
    unseen = game(5.0)
    found = fitted().of(unseen.vectors)
    assert np.corrcoef(found, unseen.rewards)[0, 1] > 0.95


def test_how_fast_the_best_of_a_game_gets_is_not_its_question() -> None:
    found = fitted().of(game(0.0).vectors)
    assert abs(found.mean()) < 0.5


def test_what_it_says_does_not_depend_on_other_programs_beside() -> None:
    guess, vectors = fitted(), game(0.0).vectors
    assert np.allclose(guess.of(vectors)[:3], guess.of(vectors[:3]), atol=1e-5)


def test_nothing_to_learn_from_leaves_it_as_it_is() -> None:
    guess = Guess(5, 16)
    fit(guess, [game(0.0, count=3)])
    assert not guess.of(game(0.0).vectors).any()


def test_fitting_leaves_the_global_generator_alone() -> None:
    torch.manual_seed(7)
    expected = torch.rand(1)
    torch.manual_seed(7)
    guess = Guess(5, 16)
    torch.manual_seed(7)
    fit(guess, [game(0.0)], steps=2)
    assert torch.rand(1).equal(expected)


def test_before_it_is_fitted_it_says_what_the_estimate_says() -> None:
    guess, vectors = Guess(5, 16, estimate=2), game(0.0).vectors
    assert np.corrcoef(guess.of(vectors), vectors[:, 2])[0, 1] == pytest.approx(-1.0)


def test_it_learns_what_the_estimate_leaves_open() -> None:
    torch.manual_seed(0)
    guess = Guess(5, 16, estimate=2)
    fit(guess, [game(0.0), game(2.0)], steps=300)
    unseen = game(1.0)
    assert np.corrcoef(guess.of(unseen.vectors), unseen.rewards)[0, 1] > 0.9
