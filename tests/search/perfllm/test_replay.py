"""Is what was most wrong drawn most often?"""

from __future__ import annotations

from collections import Counter

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from perfdojo.search.perfllm.replay import Replay
from perfdojo.search.perfllm.schedule import Epsilon


def test_draws_follow_the_errors() -> None:
    replay = Replay(capacity=8)
    for item in (10, 11, 12):
        replay.add(item)
    replay.note([10, 11, 12], np.array([0.0, 1.0, 8.0], np.float32))
    rng = np.random.default_rng(0)
    drawn = Counter(item for _ in range(200) for item in replay.draw(8, rng)[0])
    assert drawn[12] > 2.5 * drawn[11] > 5 * drawn[10]


def test_what_is_drawn_often_weighs_less() -> None:
    replay = Replay(capacity=4)
    for item in (0, 1):
        replay.add(item)
    replay.note([0, 1], np.array([0.1, 5.0], np.float32))
    items, weights = replay.draw(64, np.random.default_rng(1))
    found = dict(zip(items, weights.tolist(), strict=True))
    assert found[0] == 1.0 > found[1]


@given(st.lists(st.integers(0, 50), min_size=1, max_size=80), st.integers(0, 1000))
def test_only_what_is_kept_is_drawn(items: list[int], seed: int) -> None:
    replay = Replay(capacity=16)
    for item in items:
        replay.add(item)
    drawn, weights = replay.draw(16, np.random.default_rng(seed))
    assert set(drawn) <= set(replay.items) <= set(items)
    assert len(replay) == len(set(replay.items)) <= 16
    assert ((weights > 0) & (weights <= 1)).all()


def test_a_restored_one_draws_the_same() -> None:
    replay = Replay(capacity=8)
    for item in range(11):
        replay.add(item)
    replay.note([5, 6], np.array([3.0, 0.2], np.float32))
    replay.rebuild()
    again = Replay(capacity=8)
    again.restore(replay.state())
    one, two = (r.draw(20, np.random.default_rng(2)) for r in (replay, again))
    assert one[0] == two[0]
    assert one[1].tobytes() == two[1].tobytes()


def test_chance_falls_to_its_last_value() -> None:
    epsilon = Epsilon(0.5, 0.1, 10.0)
    values = [epsilon(step) for step in range(200)]
    assert values[0] == 0.5
    assert values == sorted(values, reverse=True)
    assert abs(values[-1] - 0.1) < 1e-6
