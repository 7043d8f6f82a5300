"""How does training go on after it was cut short? From one file that holds all of its state.

The file is written by `torch.save` and holds the state of every generator, so that the steps after
a resumption are, bit for bit, those that would have been.
"""

from __future__ import annotations

import pickle
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import torch

from perfdojo.errors import AgentError
from perfdojo.search.perfllm.agent import Agent
from perfdojo.search.perfllm.memory import Memory
from perfdojo.search.perfllm.policy import moves_fingerprint

_CURE = "remove it to begin anew"


def save_checkpoint(path: Path, agent: Agent, rest: dict[str, Any]) -> None:
    """Write everything; what was there before is replaced at once. Raises AgentError."""
    part = path.with_name(f"{path.name}.part")
    agent.learner.replay.rebuild()  # a resumed run begins with exact sums, so this one does, too
    state = {
        "encoder": agent.encoder.fingerprint,
        "moves": moves_fingerprint(),
        "learner": agent.learner.state(),
        "arrays": {name: torch.from_numpy(a) for name, a in agent.memory.arrays().items()},
        "texts": agent.memory.texts(),
        "rest": pickle.dumps(rest),
    }
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        torch.save(state, part)
        part.replace(path)
    except OSError as error:
        raise AgentError(f"checkpoint: cannot write '{path}': {error.strerror}") from error


def load_checkpoint(path: Path, agent: Agent, landscapes: Sequence[str]) -> dict[str, Any]:
    """Restore the agent; returns the rest. Raises AgentError if the file is not for this run."""
    try:
        # Written by this program on this machine, as a pickle: never load one of a stranger.
        state = torch.load(path, weights_only=False)
        rest: dict[str, Any] = pickle.loads(state["rest"])
        encoder, moves = state["encoder"], state["moves"]
        names = [name for name, *_ in rest["player"]["sites"]]
    except (OSError, EOFError, KeyError, TypeError, AttributeError, RuntimeError,
            ValueError, pickle.UnpicklingError, zipfile.BadZipFile) as error:  # fmt: skip
        raise AgentError(f"checkpoint: '{path}' is damaged or no checkpoint; {_CURE}") from error
    if (encoder, moves) != (agent.encoder.fingerprint, moves_fingerprint()):
        raise AgentError(
            f"checkpoint: '{path}' was made with another encoder or set of moves; {_CURE}"
        )
    if names != list(landscapes):
        raise AgentError(
            f"checkpoint: '{path}' is of a run on {', '.join(names) or 'no landscapes'}; {_CURE}"
        )
    try:
        arrays = {name: tensor.numpy() for name, tensor in state["arrays"].items()}
        agent.learner.memory = Memory.from_arrays(arrays, state["texts"])
        agent.learner.restore(state["learner"])
    except (KeyError, RuntimeError, ValueError) as error:
        raise AgentError(f"checkpoint: '{path}' is of another kind of network; {_CURE}") from error
    return rest
