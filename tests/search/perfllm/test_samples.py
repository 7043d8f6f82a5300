"""What is learnt from: are groups whole, kernels held out, and twins the same program?"""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

import perfdojo as dojo
from perfdojo.api import load
from perfdojo.dojo import Game
from perfdojo.dojo.tactics import make_plan
from perfdojo.errors import AgentError
from perfdojo.ir import digest, parse_kernel, print_kernel, verify
from perfdojo.measure.outcome import Failed, Timed
from perfdojo.records import open_store
from perfdojo.search.perfllm.samples import (
    Group,
    from_landscape,
    from_records,
    rename_randomly,
    split,
)
from perfdojo.testing.landscape import make_landscape


def group(kernel: str) -> Group:
    return Group(kernel, f"{kernel} 1", ("a", "b"), np.zeros(2, np.float32))


@pytest.mark.parametrize("name", ["softmax", "causal_attention", "embedding", "cumsum"])
@pytest.mark.parametrize("seed", range(3))
def test_a_renamed_program_is_the_same_program(name: str, seed: int) -> None:
    game = Game(dojo.kernel(name, **load(name).bindings("test")[0]))
    state = make_plan(game, random.Random(seed))
    text = print_kernel(state.kernel)
    twin = rename_randomly(text, random.Random(seed))
    assert twin != text
    verify(parse_kernel(twin))
    assert digest(parse_kernel(twin)) == digest(parse_kernel(text))


def test_a_landscape_is_a_group_of_what_did_not_fail() -> None:
    land = make_landscape(seed=0, nests=2, failing=0.3)
    found = from_landscape(land)
    timed = [node for node in land.nodes.values() if np.isfinite(node.seconds)]
    assert len(found.texts) == len(timed) < len(land.nodes)
    assert np.allclose(np.exp(found.times), [node.seconds for node in timed], rtol=1e-4)


def test_records_are_played_anew(tmp_path: Path) -> None:
    game = Game(dojo.kernel("rmsnorm", N=16, M=32))
    rng = random.Random(0)
    states = {s.digest: s for s in (make_plan(game, rng) for _ in range(30))}
    with open_store(tmp_path / "records.db") as store:
        run = store.begin_run(
            kernel="rmsnorm", start=game.start.digest, text=print_kernel(game.start.kernel),
            fingerprint={"target": "cpu"}, search="auto", seed=0, numerics="reassociate",
            budget="60s",
        )  # fmt: skip
        for number, state in enumerate(states.values()):
            outcome = Timed(1e-3 * (number + 1), 1, 1, 1, 0, 5) if number else Failed("crash", "no")
            store.add(run.record(state.digest, state.steps, state.numerics, outcome))
        (found,) = from_records(store)
    assert found.kernel == "rmsnorm"
    assert {digest(parse_kernel(text)) for text in found.texts} == set(list(states)[1:])


def test_a_kernel_is_on_one_side_only() -> None:
    groups = [group("softmax"), group("softmax"), group("mul")]
    stay, away = split(groups, ["softmax"])
    assert [g.kernel for g in stay] == ["mul"]
    assert [g.kernel for g in away] == ["softmax", "softmax"]


def test_a_kernel_to_hold_out_must_be_there() -> None:
    with pytest.raises(AgentError, match="hold out among mul, got 'softmax'"):
        split([group("mul")], ["softmax"])


@pytest.mark.parametrize("groups", [[], [group("mul")]])
def test_one_kernel_is_not_enough(groups: list[Group]) -> None:
    with pytest.raises(AgentError, match="expected at least one kernel to learn from and one"):
        split(groups, [g.kernel for g in groups])
