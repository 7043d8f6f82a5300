"""Does the graph of what was seen grow, and travel through a checkpoint?"""

from __future__ import annotations

import numpy as np

from perfdojo.search.perfllm.memory import Memory
from perfdojo.search.perfllm.reward import FLOOR, reward


def chain() -> Memory:
    """a -> b -> c, and a -> c."""
    memory = Memory(2, 1)
    a, b, c = (memory.add_node(key, np.full(2, n, np.float32)) for n, key in enumerate("abc"))
    move = memory.add_move("go", np.ones(1, np.float32))
    for here, there in ((a, b), (b, c), (a, c)):
        memory.add_edge(here, move, there)
    memory.set_reward(b, 0.5)
    return memory


def test_nodes_moves_and_edges_are_kept_once() -> None:
    memory = chain()
    assert memory.add_node("a", np.zeros(2)) == 0
    assert memory.add_edge(0, 0, 1) == 0
    assert (memory.states.count, memory.moves.count, memory.edges.count) == (3, 1, 3)


def test_edges_are_found_from_both_ends() -> None:
    memory = chain()
    edges, owners = memory.leaving(np.array([1, 0, 2]))
    assert edges.tolist() == [1, 0, 2]
    assert owners.tolist() == [0, 1, 1]
    assert memory.back[2] == [1, 2]


def test_it_travels_as_arrays() -> None:
    memory = chain()
    again = Memory.from_arrays(memory.arrays(), memory.texts())
    assert again.out == memory.out
    assert again.back == memory.back
    assert again.is_measured(1)
    assert not again.is_measured(0)
    assert np.array_equal(again.states.all, memory.states.all)


def test_it_grows_beyond_its_first_size() -> None:
    memory = Memory(1, 1)
    for number in range(500):
        memory.add_node(str(number), np.array([number], np.float32))
    assert memory.states.all[499, 0] == 499


def test_a_reward_is_the_time_itself() -> None:
    assert reward(1.0, 1.0) == 0.0
    assert reward(1.0, 16.0) == 1.0
    assert reward(float("inf"), 1.0) == reward(1e9, 1.0) == FLOOR
    assert reward(0.5, 2.0) > reward(0.6, 2.0)
