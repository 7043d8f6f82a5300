"""Does the environment keep Gymnasium's contract, and its own, without a compiler?"""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env  # noqa: E402

from perfdojo.dojo.features import features  # noqa: E402
from perfdojo.dojo.gym import CHARACTERS, ID, STOP, FeatureObservation, KernelEnv  # noqa: E402
from perfdojo.dojo.landscape import Landscape, Node  # noqa: E402
from perfdojo.errors import DojoError, IllegalMove, NotFoundError, SizeError  # noqa: E402
from perfdojo.ir import parse_kernel  # noqa: E402
from perfdojo.measure.outcome import Failed  # noqa: E402
from perfdojo.testing import make_landscape  # noqa: E402

LAND = make_landscape(nests=3, failing=0.2)


@pytest.fixture(scope="session")
def land_file(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(LAND.save(tmp_path_factory.mktemp("land") / "made-up.json.xz"))


def make(**more: Any) -> KernelEnv:
    env = KernelEnv(landscape=LAND, **more)
    env.reset(seed=0)
    return env


def action_of(env: KernelEnv, text: str) -> int:
    return int(env._slots().texts.index(text))


def failed_neighbour() -> tuple[Node, str]:
    """A node, and a move from it to one that failed."""
    for node in LAND.nodes.values():
        for move, there in node.edges:
            if isinstance(LAND.nodes[there].outcome, Failed):
                return node, move
    raise AssertionError("no node failed")


# --------------------------------------------------------------------------------------------
# Gymnasium's contract


@pytest.mark.filterwarnings("error")
def test_gymnasiums_checker_finds_nothing(land_file: str) -> None:
    env = gymnasium.make(ID, landscape=land_file, render_mode="ansi")
    check_env(env.unwrapped)


def test_the_module_syntax_needs_no_import(land_file: str) -> None:
    env = gymnasium.make(f"perfdojo.dojo.gym:{ID}", landscape=land_file)
    observation, info = env.reset(seed=3)
    assert env.observation_space.contains(observation)
    assert info["action_mask"][STOP] == 1


def play_at_random(env: Any, seed: int, steps: int = 60) -> list[Any]:
    """What a random player sees."""
    rng = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    seen: list[Any] = [(observation["text"], info["digest"])]
    for _ in range(steps):
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, over, cut, info = env.step(action)
        assert env.observation_space.contains(observation)
        seen.append((observation["text"], info["digest"], reward, over, cut))
        if over or cut:
            _, info = env.reset()
    return seen


def test_the_same_seed_plays_the_same_game() -> None:
    lands = [LAND, make_landscape(seed=1, nests=2)]
    games = [play_at_random(KernelEnv(landscape=lands), seed) for seed in (5, 5, 6)]
    assert games[0] == games[1] != games[2]


@pytest.mark.parametrize(
    ("mode", "more"), [("sync", {}), ("async", {"shared_memory": False})], ids=["sync", "async"]
)
def test_it_works_in_vectors(mode: str, more: dict[str, Any], land_file: str) -> None:
    envs = gymnasium.make_vec(
        ID, 2, vectorization_mode=mode, vector_kwargs=more, landscape=land_file, length=5
    )
    try:
        observations, infos = envs.reset(seed=1)
        assert len(observations["text"]) == 2
        for _ in range(12):
            actions = [int(np.flatnonzero(mask)[-1]) for mask in infos["action_mask"]]
            observations, rewards, _, _, infos = envs.step(np.array(actions))
            assert observations["features"].shape[0] == rewards.shape[0] == 2
        assert all(text.startswith("kernel made_up") for text in observations["text"])
    finally:
        envs.close()


def test_features_travel_in_shared_memory(land_file: str) -> None:
    envs = gymnasium.make_vec(
        ID, 2, vectorization_mode="async", wrappers=[FeatureObservation], landscape=land_file
    )
    try:
        observations, _ = envs.reset(seed=1)
        wanted = LAND.nodes[LAND.start].features
        assert observations == pytest.approx(np.array([wanted] * 2), abs=1e-3)
    finally:
        envs.close()


def test_maskable_ppo_learns_on_a_landscape() -> None:
    contrib = pytest.importorskip("sb3_contrib")
    import torch

    torch.set_num_threads(1)
    env = FeatureObservation(KernelEnv(landscape=LAND, length=16, actions=64))
    agent = contrib.MaskablePPO(
        "MlpPolicy", env, n_steps=500, batch_size=125, n_epochs=2, seed=0, device="cpu"
    )
    agent.learn(2000)
    assert agent.num_timesteps >= 2000
    observation, _ = env.reset(seed=0)
    action, _ = agent.predict(observation, action_masks=env.action_masks())
    assert env.action_masks()[action]


# --------------------------------------------------------------------------------------------
# Its own


def test_an_observation_is_the_text_and_its_features() -> None:
    env = make()
    observation, info = env.reset()
    node = LAND.nodes[LAND.start]
    assert observation["text"] == node.text
    assert observation["features"] == pytest.approx(features(parse_kernel(node.text)), abs=1e-3)
    assert set(node.text) <= set(CHARACTERS)
    assert info["text_cut"] == 0


def test_a_text_that_is_too_long_is_cut_and_info_says_so() -> None:
    env = make(text_length=20)
    observation, info = env.reset()
    assert env.observation_space.contains(observation)
    assert info["text_cut"] == len(LAND.nodes[LAND.start].text) - 20


def test_names_of_any_script_fit_the_space() -> None:
    start = LAND.nodes[LAND.start]
    foreign = Node("x", "kernel é", start.outcome, (), (), start.features)
    land = Landscape("é", "é", {}, "cpu", "exact", {}, "0", "x", {"x": foreign},
                     LAND.feature_names)  # fmt: skip
    env = KernelEnv(landscape=land)
    observation, _ = env.reset()
    assert env.observation_space.contains(observation)


def test_every_move_of_a_state_is_an_action() -> None:
    env = make()
    _, info = env.reset()
    offered = {text for text in info["moves"][1:] if text}
    assert offered == {move for move, _ in LAND.nodes[LAND.start].edges}
    assert info["left_out"] == 0
    assert (info["action_mask"] == env.action_masks()).all()


def test_more_moves_than_actions_are_left_out_and_info_says_so() -> None:
    env = make(actions=4)
    _, info = env.reset()
    assert info["left_out"] == len(LAND.nodes[LAND.start].edges) - 3


def test_rewards_are_of_the_time_itself() -> None:
    node = LAND.nodes[LAND.start]
    timed = [(m, t) for m, t in node.edges if math.isfinite(LAND.nodes[t].seconds)]
    move, there = timed[0]
    gain = LAND.baseline / LAND.nodes[there].seconds
    for reward, wanted in (("log", math.log(gain)), ("inverse", gain)):
        env = make(reward=reward)
        _, got, over, cut, info = env.step(action_of(env, move))
        assert got == pytest.approx(wanted)
        assert (over, cut) == (False, False)
        assert info["digest"] == there
        assert info["move"] == move
        assert info["speedup"] == pytest.approx(gain)
        assert info["best_seconds"] == min(LAND.baseline, LAND.nodes[there].seconds)


def test_stop_ends_the_episode_with_the_value_of_the_state() -> None:
    env = make()
    env.unwrapped.replay(LAND.nodes[LAND.best].steps)
    _, reward, over, cut, _ = env.step(STOP)
    assert reward == pytest.approx(math.log(LAND.speedup))
    assert (over, cut) == (True, False)
    _, reward, over, _, info = env.step(STOP)
    assert (reward, over) == (env.illegal, True)
    assert info["reason"] == "the episode is over; call reset"


def test_an_episode_is_cut_after_its_length() -> None:
    env = make(length=3)
    cuts = [env.step(int(np.flatnonzero(env.action_masks())[1]))[3] for _ in range(3)]
    assert cuts == [False, False, True]


def test_a_failed_program_is_a_reward_and_a_reason_and_play_goes_on() -> None:
    node, move = failed_neighbour()
    env = make(failure=-2.5)
    env.replay(node.steps)
    _, reward, over, _, info = env.step(action_of(env, move))
    assert (reward, over) == (-2.5, False)
    assert (info["stage"], info["reason"]) == ("compile", "made up")
    assert math.isnan(info["seconds"])
    assert env.action_masks().sum() > 1


@pytest.mark.parametrize("action", [511, -1, 10_000, None, "1", 1.5, np.array([1, 2])])
def test_an_action_that_means_nothing_changes_nothing_and_costs(action: Any) -> None:
    env = make()
    _, reward, over, _, info = env.step(action)
    assert (reward, over) == (env.illegal, False)
    assert info["reason"].endswith("means no move here")
    assert info["digest"] == LAND.start
    assert env.trajectory == ()


def test_a_board_that_breaks_is_a_failure_with_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    env = make()

    def broken(*_: object) -> None:
        raise RuntimeError("made up")

    monkeypatch.setattr("perfdojo.dojo.board.LandscapeBoard.play", broken)
    _, reward, over, _, info = env.step(int(np.flatnonzero(env.action_masks())[1]))
    assert (reward, over) == (env.failure, False)
    assert info["reason"] == "RuntimeError: made up"


def test_a_trajectory_replays() -> None:
    env = make()
    for _ in range(4):
        env.step(int(np.flatnonzero(env.action_masks())[-1]))
    seen, steps = env._here.digest, env.trajectory
    assert len(steps) == 4
    _, info = env.replay(steps)
    assert info["digest"] == seen
    _, info = env.reset(options={"steps": steps[:2]})
    assert env.trajectory == steps[:2]
    with pytest.raises(IllegalMove, match=r"fuse\(i, j\): expected a move within landscape"):
        env.replay(["fuse(i, j)"])


def test_a_fork_goes_its_own_way() -> None:
    env = make()
    twin = env.fork()
    twin.step(int(np.flatnonzero(twin.action_masks())[1]))
    assert env.trajectory == ()
    assert len(twin.trajectory) == 1
    assert env.np_random.random() == twin.np_random.random()
    env.close()
    twin.step(STOP)
    twin.close()


def test_render_tells_where_the_episode_stands() -> None:
    env = make(render_mode="ansi")
    assert env.render().startswith("step 0: 1 ms, 1.00x\nkernel made_up(")
    node, move = failed_neighbour()
    env.replay((*node.steps, move))
    assert f"after {move}: failed (compile): made up" in env.render()
    assert make().render() is None


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        ({}, DojoError, "expected a kernel with sizes, kernels, or a landscape, and one of them"),
        ({"kernel": "relu", "landscape": LAND}, DojoError, "and one of them"),
        ({"landscape": LAND, "sizes": {"N": 1}}, DojoError, "and one of them"),
        ({"kernel": "softmx"}, NotFoundError, "did you mean 'softmax'"),
        ({"kernel": "relu", "sizes": {"N": 4}}, SizeError, "M"),
        ({"landscape": "none"}, NotFoundError, "unknown landscape 'none'"),
        ({"landscape": LAND, "reward": "lgo"}, NotFoundError, "did you mean 'log'"),
        ({"landscape": LAND, "actions": 1}, DojoError, "expected length >= 1, actions >= 2"),
        ({"landscape": LAND, "render_mode": "human"}, NotFoundError, "unknown render mode 'human'"),
    ],
)
def test_what_cannot_be_played_is_refused(
    arguments: dict[str, Any], error: type[DojoError], message: str
) -> None:
    with pytest.raises(error, match=message) as caught:
        KernelEnv(**arguments)
    assert "\n" not in str(caught.value)


def test_an_unknown_option_of_reset_is_refused() -> None:
    with pytest.raises(NotFoundError, match="unknown option 'kernal'; did you mean 'kernel'"):
        make().reset(options={"kernal": "relu"})


def test_options_of_reset_choose_what_is_played() -> None:
    other = make_landscape(seed=1, nests=2)
    _, info = make().reset(options={"landscape": other})
    assert info["kernel"] == other.name


def test_nothing_can_be_played_before_reset() -> None:
    env = KernelEnv(landscape=LAND)
    for call in (lambda: env.step(1), env.action_masks, lambda: env.replay(())):
        with pytest.raises(gymnasium.error.ResetNeeded, match="call reset before anything else"):
            call()


def test_features_are_computed_where_a_landscape_has_none() -> None:
    plain = {
        name: Node(name, node.text, node.outcome, node.edges)
        for name, node in list(LAND.nodes.items())
    }
    land = Landscape(LAND.name, "made_up", {}, "cpu", "exact", {}, "0", LAND.start, plain)
    observation, _ = KernelEnv(landscape=land).reset()
    assert observation["features"] == pytest.approx(features(parse_kernel(observation["text"])))


def test_feature_observation_has_only_numbers() -> None:
    env = FeatureObservation(make())
    observation, _ = env.reset()
    assert env.observation_space.contains(observation)
    observation, *_ = env.step(STOP)
    assert env.observation_space.contains(observation)


# --------------------------------------------------------------------------------------------
# Measured


def find(info: dict[str, Any], beginning: str) -> str:
    return next(text for text in info["moves"] if text.startswith(beginning))


@pytest.mark.cc
def test_a_measured_game_records_each_program_once(tmp_path: Path) -> None:
    env = KernelEnv(
        kernels=[("relu", {"N": 64, "M": 64}), ("mul", {"N": 32, "M": 64})],
        records=tmp_path / "records.db",
    )
    try:
        _, info = env.reset(seed=0, options={"kernel": "relu", "sizes": {"N": 64, "M": 64}})
        assert info["kernel"].startswith("relu(x: f32[64, 64])")
        assert info["speedup"] == pytest.approx(1.0)
        move = find(info, "split(")
        observation, reward, *_, info = env.step(info["moves"].index(move))
        assert info["move"] == move
        assert ".o in " in observation["text"]
        assert reward == pytest.approx(math.log(info["baseline"] / info["seconds"]))
        twin = env.fork()
        twin.replay([move])
        assert twin._here.outcome == env._here.outcome  # measured once
        assert len({env.reset(seed=seed)[1]["kernel"] for seed in range(8)}) == 2
        twin.close()
    finally:
        env.close()
    from perfdojo.records import open_store

    with open_store(tmp_path / "records.db") as store:
        (run,) = [run for run in store.runs() if run.kernel == "relu"]
        assert [record.steps for record in store.records_of(run)] == [(move,)]
        assert run.status == "finished"


@pytest.mark.cc
def test_a_harness_that_breaks_is_an_outcome(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    env = KernelEnv("relu", {"N": 64, "M": 64}, records=tmp_path / "records.db")
    try:
        _, info = env.reset(seed=0)

        def broken(*_: object) -> None:
            raise OSError("the machine is on fire")

        monkeypatch.setattr("perfdojo.measure.harness.Harness.measure", broken)
        _, reward, over, _, info = env.step(info["moves"].index(find(info, "split(")))
        assert (reward, over, info["stage"]) == (env.failure, False, "lost")
        assert info["reason"] == "OSError: the machine is on fire"
    finally:
        env.close()
