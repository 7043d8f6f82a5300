"""Are all moves of a state found, in one process as in two, and kept when work is cut short?"""

from __future__ import annotations

from pathlib import Path

from perfdojo import kernel
from perfdojo.dojo import Game
from perfdojo.dojo.expand import Task, expand_all, expand_one, outline
from perfdojo.ir import parse_kernel
from perfdojo.moves import parse_move

GAME = Game(kernel("relu", N=32, M=32), numerics="exact")
STATES = [GAME.start, *(GAME.play(GAME.start, move) for move in GAME.moves(GAME.start))]
TASKS = [Task(state.digest, str(state.kernel)) for state in STATES]


def test_every_legal_move_is_an_edge() -> None:
    name, edges = expand_one(GAME, TASKS[0])
    assert name == GAME.start.digest
    assert {move for move, _ in edges} == {str(move) for move in GAME.moves(GAME.start)}
    assert {there for _, there in edges} == {state.digest for state in STATES[1:]}


def test_more_moves_are_tried_and_left_out_if_they_are_illegal() -> None:
    more = Task(GAME.start.digest, str(GAME.start.kernel), ("fuse(i, z)", "unroll(z)"))
    assert expand_one(GAME, more) == expand_one(GAME, TASKS[0])


def test_a_move_that_is_not_offered_is_an_edge_if_it_is_legal() -> None:
    offered = {str(move) for move in GAME.moves(GAME.start)}
    own = "reverse(i)"
    edges = dict(expand_one(GAME, Task(TASKS[0].digest, TASKS[0].text, (own,)))[1])
    assert edges.keys() == offered | {own}
    assert edges[own] == GAME.replay([own]).digest


def test_two_processes_find_what_one_finds() -> None:
    assert dict(expand_all(GAME, TASKS[:6], jobs=2)) == dict(expand_all(GAME, TASKS[:6]))


def test_a_notebook_saves_the_work(tmp_path: Path) -> None:
    book = tmp_path / "edges"
    first = dict(expand_all(GAME, TASKS[:3], notebook=book))
    book.write_text(book.read_text(encoding="utf-8") + '["cut sho', encoding="utf-8")
    wrong = [Task(task.digest, "no kernel") for task in TASKS[:3]]  # would raise if it were read
    assert dict(expand_all(GAME, wrong, notebook=book)) == first


def test_only_edges_within_are_looked_for_and_none_of_those_is_missed() -> None:
    inside = STATES[:8]
    within = frozenset(outline(state.kernel) for state in inside)
    wanted = {state.digest for state in inside}
    for jobs in (1, 2):
        for name, edges in expand_all(GAME, TASKS[:8], jobs=jobs, within=within):
            every = expand_one(GAME, next(task for task in TASKS if task.digest == name))[1]
            assert [e for e in edges if e[1] in wanted] == [e for e in every if e[1] in wanted]
    every = expand_one(GAME, TASKS[0])[1]
    assert len(expand_one(GAME, TASKS[0], within)[1]) < len(every)


def test_programs_that_differ_only_in_names_have_one_outline() -> None:
    text = "kernel k({0}: f32[8]) -> y: f32[8]\n  for {1} in 8:\n    y[{1}] = {0}[{1}] * 2.0\n"
    one, two = (parse_kernel(text.format(*names)) for names in (("x", "i"), ("w", "j")))
    assert outline(one) == outline(two)
    split = GAME.play(GAME.start, parse_move("split(i, 8)"))
    assert outline(split.kernel) != outline(GAME.start.kernel)
