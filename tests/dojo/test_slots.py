"""Do actions mean the same move wherever they can, and fit whatever there is?"""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from perfdojo.dojo.slots import STOP, assign_slots, offer

moves = st.lists(st.text("abc(),1", min_size=1, max_size=12), unique=True, max_size=60).map(tuple)


@given(moves, st.integers(2, 80))
def test_each_offered_move_has_one_action(texts: tuple[str, ...], count: int) -> None:
    slots = assign_slots(texts, count)
    assert len(slots.texts) == len(slots.mask) == count
    assert slots.texts[STOP] == "stop"
    given_out = [text for text in slots.texts[1:] if text]
    assert len(set(given_out)) == len(given_out) == min(len(texts), count - 1)
    assert set(given_out) <= set(texts)
    assert slots.left_out == len(texts) - len(given_out)
    assert [bool(text) for text in slots.texts] == slots.mask.astype(bool).tolist()


def test_a_move_keeps_its_action_in_another_state() -> None:
    one = assign_slots(("split(i, 8)", "unroll(j)"), 512).texts
    two = assign_slots(("fuse(i, j)", "unroll(j)", "split(k, 2)"), 512).texts
    assert one.index("unroll(j)") == two.index("unroll(j)")


def test_too_many_moves_are_thinned_out_in_order_and_always_alike() -> None:
    texts = tuple(f"split(i, {n})" for n in range(100))
    chosen = offer(texts, 10)
    assert chosen == offer(texts, 10)
    assert len(chosen) == 10
    assert list(chosen) == sorted(chosen, key=texts.index)
    assert chosen != offer(texts[:-1], 10)
