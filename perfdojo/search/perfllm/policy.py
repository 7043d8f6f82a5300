"""What is a policy on disk? The weights of a network, and what they were trained for.

One safetensors file; its metadata say which moves and which encoder it knows, and how it was made.
Loading checks both: a network that was trained on other vectors would answer, and mean nothing.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from importlib.resources import files
from pathlib import Path
from typing import Any

import torch
from safetensors import SafetensorError, safe_open
from safetensors.torch import save_file

from perfdojo.dojo.tactics import REGISTRY as TACTICS
from perfdojo.errors import AgentError
from perfdojo.moves import REGISTRY as MOVES
from perfdojo.search.perfllm.encoder import Encoder
from perfdojo.search.perfllm.network import Network, Shape
from perfdojo.search.perfllm.openings import Opening

FORMAT = 3  # 1 had no guess of times, 2 no openings
NAME = "policy.safetensors"
_TRAIN = "train one with `perfdojo train`"


@dataclass(frozen=True, slots=True)
class About:
    """What is known of a policy besides its weights."""

    shape: Shape
    encoder: str  # its name, as `load_encoder` reads it
    encoder_fingerprint: str
    moves: str  # the fingerprint of the set of moves
    options: Mapping[str, Any] = field(default_factory=dict)  # of learning
    made: Mapping[str, Any] = field(default_factory=dict)  # command, seed, versions, steps
    openings: tuple[Opening, ...] = ()


def moves_fingerprint() -> str:
    """Changes when a move or tactic comes, goes or gets another parameter."""
    moves = [(name, [str(f) for f in MOVES[name].__dataclass_fields__]) for name in sorted(MOVES)]
    return hashlib.sha256(repr((moves, sorted(TACTICS))).encode()).hexdigest()[:16]


def shipped_policy() -> Path | None:
    """The policy that comes with the package, if it has one."""
    path = Path(str(files("perfdojo.search.perfllm").joinpath("policy", NAME)))
    return path if path.is_file() else None


def save_policy(path: Path, network: Network, about: About) -> None:
    """Write it; a reader never sees half of a file. Raises AgentError."""
    tensors = {n: t.detach().cpu().contiguous() for n, t in network.state_dict().items()}
    texts = {
        "format": str(FORMAT),
        "shape": json.dumps(asdict(about.shape)),
        "encoder": about.encoder,
        "encoder_fingerprint": about.encoder_fingerprint,
        "moves": about.moves,
        "options": json.dumps(dict(about.options)),
        "made": json.dumps(dict(about.made)),
        "openings": json.dumps([asdict(opening) for opening in about.openings]),
    }
    part = path.with_name(f"{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        save_file(tensors, part, metadata=texts)
        part.replace(path)
    except OSError as error:
        raise AgentError(f"policy: cannot write '{path}': {error.strerror}") from error


def read_about(path: Path) -> About:
    """What a policy says of itself. Raises AgentError if it is missing or damaged."""
    about, _ = _read(path, weights=False)
    return about


def load_policy(path: Path, encoder: Encoder) -> tuple[Network, About]:
    """The network, ready for vectors of `encoder`. Raises AgentError, in one line, if it is not."""
    about, tensors = _read(path)
    check_fits(path, about, encoder)
    network = Network(about.shape)
    try:
        network.load_state_dict(tensors)
    except RuntimeError as error:
        raise _damaged(path, "its weights do not fit its shape") from error
    return network, about


def check_fits(path: Path, about: About, encoder: Encoder) -> None:
    """Raise AgentError unless the policy knows today's moves and this encoder."""
    if about.moves != moves_fingerprint():
        raise AgentError(
            f"policy: '{path}' was trained for another set of moves ({about.moves}, this perfdojo "
            f"has {moves_fingerprint()}); {_TRAIN}"
        )
    if about.encoder_fingerprint != encoder.fingerprint:
        raise AgentError(
            f"policy: '{path}' was trained with the encoder '{about.encoder}' "
            f"({about.encoder_fingerprint}), got '{encoder.name}' ({encoder.fingerprint}); "
            f"use that one, or {_TRAIN}"
        )


def _read(path: Path, weights: bool = True) -> tuple[About, dict[str, torch.Tensor]]:
    if not path.is_file():
        raise AgentError(f"policy: expected a policy, got '{path}', which is no file; {_TRAIN}")
    try:
        with safe_open(str(path), "pt") as file:
            texts = file.metadata() or {}
            tensors = {name: file.get_tensor(name) for name in file.keys() if weights}  # noqa: SIM118
    except (SafetensorError, OSError, ValueError) as error:
        raise _damaged(path, type(error).__name__) from error
    return _about(path, texts), tensors


def _about(path: Path, texts: Mapping[str, str]) -> About:
    try:
        if int(texts["format"]) > FORMAT:
            raise AgentError(f"policy: '{path}' is of a newer perfdojo; upgrade it, or {_TRAIN}")
        if int(texts["format"]) < FORMAT:
            raise AgentError(f"policy: '{path}' is of an older perfdojo; {_TRAIN}")
        return About(
            Shape(**json.loads(texts["shape"])),
            texts["encoder"],
            texts["encoder_fingerprint"],
            texts["moves"],
            json.loads(texts["options"]),
            json.loads(texts["made"]),
            tuple(Opening(o["start"], tuple(o["steps"])) for o in json.loads(texts["openings"])),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise _damaged(path, "it does not say what it was trained for") from error


def _damaged(path: Path, reason: str) -> AgentError:
    return AgentError(f"policy: '{path}' is damaged or no policy ({reason}); {_TRAIN}")
