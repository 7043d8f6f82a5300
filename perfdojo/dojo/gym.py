"""How does an agent of any library play? A Gymnasium environment: texts in, moves out.

    import gymnasium
    import perfdojo.dojo.gym

    env = gymnasium.make("perfdojo/Kernel-v0", kernel="softmax", sizes={"N": 64, "M": 128})
    env = gymnasium.make("perfdojo/Kernel-v0", landscape="softmax-1024x512-cpu")

docs/environment.md explains observations, actions, rewards and `info`.
"""

from __future__ import annotations

import copy
import math
import operator
import string
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from perfdojo.dojo.board import Board, MeasuredBoard, Position, seconds_of
from perfdojo.dojo.boards import Boards, KernelSpec, LandscapeSpec, make_subjects
from perfdojo.dojo.features import FEATURE_NAMES, LARGEST
from perfdojo.dojo.landscape import Landscape
from perfdojo.dojo.slots import STOP, Slots, assign_slots
from perfdojo.errors import DojoError, IllegalMove, NotFoundError, did_you_mean
from perfdojo.ir import Kernel
from perfdojo.measure.outcome import Failed

ID = "perfdojo/Kernel-v0"
CHARACTERS = string.ascii_letters + string.digits + string.punctuation + " \n"

Observation = dict[str, Any]
REWARDS: dict[str, Callable[[float, float], float]] = {
    "log": lambda baseline, seconds: math.log(baseline / seconds),
    "inverse": lambda baseline, seconds: baseline / seconds,
}


class KernelEnv(gymnasium.Env[Observation, np.int64]):
    """A kernel that is made faster move by move.

    It plays `kernel` at `sizes`, or one of `kernels` (names with sizes, or kernels), measured on
    `target`; or it plays on a landscape, or on one of several. An episode has at most `length`
    steps. `reward` is "log" or "inverse"; `failure` is the reward of a program that fails, and
    `illegal` that of an action which means nothing. Raises DojoError for what does not exist.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        kernel: str | Kernel | None = None,
        sizes: Mapping[str, int] | None = None,
        *,
        kernels: Sequence[KernelSpec] = (),
        landscape: LandscapeSpec | Sequence[LandscapeSpec] | None = None,
        target: str = "cpu",
        numerics: str = "reassociate",
        length: int = 64,
        actions: int = 512,
        reward: str = "log",
        failure: float = -1.0,
        illegal: float = -1.0,
        text_length: int = 8192,
        limit: float = 5.0,
        records: str | Path | None = None,
        render_mode: str | None = None,
    ) -> None:
        if reward not in REWARDS:
            raise NotFoundError(f"unknown reward '{reward}'{did_you_mean(reward, REWARDS)}")
        if min(length, actions - 1, text_length) < 1:
            raise DojoError(
                "environment: expected length >= 1, actions >= 2 and text_length >= 1, got "
                f"{length}, {actions} and {text_length}"
            )
        _check_render_mode(render_mode)
        self.length, self.reward, self.render_mode = length, reward, render_mode
        self.failure, self.illegal, self._longest = failure, illegal, text_length
        self._boards = Boards(
            lambda made: MeasuredBoard(
                made, target, numerics=numerics, limit=limit, records=records
            )
        )
        self._subjects = make_subjects(kernel, sizes, kernels, landscape)
        self.action_space = spaces.Discrete(actions)
        self.observation_space = spaces.Dict(
            {
                "text": spaces.Text(text_length, min_length=0, charset=CHARACTERS),
                "features": spaces.Box(0.0, LARGEST, (len(FEATURE_NAMES),), np.float32),
            }
        )
        self._subject: Kernel | Landscape | None = None
        self._position: Position | None = None
        self._steps: tuple[str, ...] = ()
        self._count, self._over, self._best = 0, False, math.inf

    # -- playing ----------------------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin an episode: with one of the kernels, drawn with the seed.

        `options` may say which one instead (`kernel` and `sizes`, or `landscape`), and `steps`,
        the texts of moves that are played first. Raises DojoError.
        """
        super().reset(seed=seed)
        asked = dict(options or {})
        steps = asked.pop("steps", ())
        self._subject = self._choose(asked)
        return self.replay(steps)

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play the move that `action` stands for; whatever happens is a reward and a reason."""
        move = _find_move(self._slots(), action)
        self._count += 1
        if move is None:
            reason = f"action {action} means no move here"
            return self._answer(self.illegal, reason=reason)
        if self._over:
            return self._answer(self.illegal, reason="the episode is over; call reset")
        if action == STOP:
            self._over = True
            return self._answer(self._value())
        try:
            self._position = self._board.play(self._here, move)
        except IllegalMove as error:
            return self._answer(self.illegal, reason=str(error))
        except Exception as error:  # noqa: BLE001  # no single move may end a long training
            return self._answer(self.failure, reason=f"{type(error).__name__}: {error}")
        self._steps = (*self._steps, move)
        return self._answer(self._value())

    def replay(self, steps: Iterable[str]) -> tuple[Observation, dict[str, Any]]:
        """Begin this kernel anew and play moves by their texts; only the last state is measured.

        In a measured game every legal move may be played, also one that is not offered. Raises
        IllegalMove.
        """
        played = tuple(steps)
        start = self._board.begin()
        self._position = self._board.play(start, *played) if played else start
        self._steps, self._count, self._over = played, 0, False
        self._best = math.inf
        self._note_best()
        return self._observe(), self._inform("")

    def fork(self) -> KernelEnv:
        """A twin in the same state, with the same chance ahead; both go on by themselves."""
        twin = copy.copy(self)
        twin._boards = self._boards.share()
        twin._np_random = copy.deepcopy(self._np_random)
        twin.action_space = copy.deepcopy(self.action_space)
        twin.observation_space = copy.deepcopy(self.observation_space)
        return twin

    @property
    def trajectory(self) -> tuple[str, ...]:
        """The texts of the moves so far: what `replay` plays."""
        return self._steps

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions mean something now, as sb3-contrib asks for it."""
        return self._slots().mask.astype(np.bool_)

    def render(self) -> str | None:
        """With `render_mode="ansi"`: where the episode stands, and the kernel."""
        if self.render_mode is None:
            return None
        outcome, baseline = self._here.outcome, self._board.baseline
        seconds = seconds_of(outcome)
        told = f"{seconds * 1e3:.4g} ms, {baseline / seconds:.2f}x"
        if isinstance(outcome, Failed):
            told = f"failed ({outcome.stage}): {outcome.reason}"
        last = f" after {self._steps[-1]}" if self._steps else ""
        return f"step {len(self._steps)}{last}: {told}\n{self._here.text}"

    def close(self) -> None:
        """End all processes, unless a twin still uses them."""
        self._boards.close()

    # -- the parts --------------------------------------------------------------------------

    def _choose(self, asked: dict[str, Any]) -> Kernel | Landscape:
        unknown = asked.keys() - {"kernel", "sizes", "landscape"}
        if unknown:
            known = ("kernel", "sizes", "landscape", "steps")
            first = min(unknown)
            raise NotFoundError(f"unknown option '{first}'{did_you_mean(first, known)}")
        subjects = make_subjects(**asked) if asked else self._subjects
        return subjects[int(self.np_random.integers(len(subjects)))]

    def _slots(self) -> Slots:
        return assign_slots(self._here.moves, int(self.action_space.n))

    def _value(self) -> float:
        """The reward of being where we are."""
        seconds = seconds_of(self._here.outcome)
        if math.isnan(seconds):
            return self.failure
        return REWARDS[self.reward](self._board.baseline, seconds)

    def _note_best(self) -> None:
        seconds = seconds_of(self._here.outcome)
        if not math.isnan(seconds):
            self._best = min(self._best, seconds)

    def _answer(
        self, reward: float, reason: str = ""
    ) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self._note_best()
        truncated = self._count >= self.length and not self._over
        return self._observe(), reward, self._over, truncated, self._inform(reason)

    def _observe(self) -> Observation:
        text = self._here.text[: self._longest]
        if not text.isascii():  # names may be of any script
            text = text.encode("ascii", "replace").decode()
        return {"text": text, "features": self._here.features.copy()}

    def _inform(self, reason: str) -> dict[str, Any]:
        position, slots, board = self._here, self._slots(), self._board
        outcome = position.outcome
        stage = ""
        if isinstance(outcome, Failed):
            stage, reason = outcome.stage, reason or outcome.reason
        seconds = seconds_of(outcome)
        return {
            "kernel": board.name,
            "digest": position.digest,
            "seconds": seconds,
            "baseline": board.baseline,
            "speedup": board.baseline / seconds,
            "best_seconds": self._best,
            "stage": stage,
            "reason": reason,
            "move": self._steps[-1] if self._steps else "",
            "moves": slots.texts,
            "action_mask": slots.mask.copy(),
            "left_out": slots.left_out,
            "text_cut": max(0, len(position.text) - self._longest),
        }

    @property
    def _board(self) -> Board:
        if self._subject is None:
            raise _reset_needed()
        return self._boards.open(self._subject)

    @property
    def _here(self) -> Position:
        if self._position is None:
            raise _reset_needed()
        return self._position


class FeatureObservation(
    gymnasium.ObservationWrapper[npt.NDArray[np.float32], np.int64, Observation]
):
    """Only the features: for agents that read numbers, such as those of Stable-Baselines3."""

    def __init__(self, env: gymnasium.Env[Observation, np.int64]) -> None:
        super().__init__(env)
        self.observation_space = env.observation_space["features"]

    def observation(self, observation: Observation) -> npt.NDArray[np.float32]:
        """The numbers of an observation."""
        found: npt.NDArray[np.float32] = observation["features"]
        return found

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Those of the environment."""
        masks: npt.NDArray[np.bool_] = self.env.get_wrapper_attr("action_masks")()
        return masks


def _reset_needed() -> Exception:
    needed: Exception = gymnasium.error.ResetNeeded("environment: call reset before anything else")
    return needed


def _find_move(slots: Slots, action: Any) -> str | None:
    """The text that an action stands for; None if it is no number, or stands for nothing."""
    try:
        number = operator.index(action)
    except TypeError:
        return None
    return slots.texts[number] or None if 0 <= number < len(slots.texts) else None


def _check_render_mode(mode: str | None) -> None:
    known = KernelEnv.metadata["render_modes"]
    if mode is not None and mode not in known:
        raise NotFoundError(f"unknown render mode '{mode}'{did_you_mean(mode, known)}")


if ID not in gymnasium.registry:
    gymnasium.register(ID, entry_point="perfdojo.dojo.gym:KernelEnv")
