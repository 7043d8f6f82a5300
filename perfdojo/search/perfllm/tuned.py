"""How is a fine-tuned model kept? The weights that changed, and the name of the rest.

`encoder.json` names the model and its layers; `encoder.safetensors` holds, in half precision, the
tensors that training has changed and the head that tells heat.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import torch
from safetensors import SafetensorError
from safetensors.torch import load_file, save_file

from perfdojo.errors import AgentError
from perfdojo.search.perfllm.cache import Vector
from perfdojo.search.perfllm.model import Reader, load_reader

TUNED = "encoder.json"
_WEIGHTS = "encoder.safetensors"
_HIDDEN = 64


class HeatHead(torch.nn.Module):
    """From the vector of a statement to the logarithm of the time of one run, roughly."""

    def __init__(self, dim: int) -> None:
        super().__init__()
        self.layers = torch.nn.Sequential(
            torch.nn.LayerNorm(dim),
            torch.nn.Linear(dim, _HIDDEN),
            torch.nn.GELU(),
            torch.nn.Linear(_HIDDEN, 1),
        )

    def forward(self, vectors: torch.Tensor) -> torch.Tensor:
        """One number for each row."""
        return self.layers(vectors).squeeze(-1)

    def numpy(self, vectors: Vector) -> Vector:
        """The same for arrays."""
        with torch.inference_mode():
            rows = torch.from_numpy(np.ascontiguousarray(vectors))
            found: Vector = self(rows.to(next(self.parameters()).device)).cpu().numpy()
        return found


def save_tuned(
    folder: Path, reader: Reader, head: HeatHead, layers: int, notes: Mapping[str, Any]
) -> None:
    """Write what `load_tuned` reads; what was there is replaced, file by file."""
    trained = {f"model.{n}": p for n, p in reader.model.named_parameters() if p.requires_grad}
    trained |= {f"head.{n}": p for n, p in head.named_parameters()}
    tensors = {n: p.detach().cpu().half().contiguous() for n, p in trained.items()}
    about = {"model": reader.name, "layers": layers, "base": reader.fingerprint, **notes}
    folder.mkdir(parents=True, exist_ok=True)
    part = folder / f"{_WEIGHTS}.part"
    save_file(tensors, part)
    part.replace(folder / _WEIGHTS)
    (folder / TUNED).write_text(json.dumps(about, indent=1) + "\n")


def load_tuned(folder: Path) -> tuple[Reader, Any]:
    """The reader with its trained weights, and the function that tells heat. Raises AgentError."""
    try:
        about = json.loads((folder / TUNED).read_text())
        tensors = load_file(folder / _WEIGHTS)
        name, layers, base = about["model"], int(about["layers"]), about["base"]
    except (OSError, ValueError, KeyError, TypeError, SafetensorError) as error:
        raise AgentError(
            f"encoder: '{folder}' is damaged ({type(error).__name__}); "
            "train it again with `perfdojo train-encoder`"
        ) from error
    reader = load_reader(name, layers=layers)
    if reader.fingerprint != base:
        raise AgentError(
            f"encoder: '{folder}' was trained on another version of the model '{name}'; "
            "install that one, or train again with `perfdojo train-encoder`"
        )
    head = HeatHead(reader.dim)
    try:
        _fill(reader.model, tensors, "model.")
        _fill(head, tensors, "head.")
    except (KeyError, RuntimeError) as error:
        raise AgentError(f"encoder: '{folder}' does not fit the model '{name}'") from error
    head.eval()
    reader.name = str(folder)
    reader.fingerprint = _fingerprint(folder, base)
    return reader, head.numpy


def _fill(module: Any, tensors: Mapping[str, torch.Tensor], prefix: str) -> None:
    own = dict(module.named_parameters())
    found = {n.removeprefix(prefix): t for n, t in tensors.items() if n.startswith(prefix)}
    if prefix == "head." and found.keys() != own.keys():
        raise KeyError(prefix)
    with torch.no_grad():
        for name, tensor in found.items():
            own[name].copy_(tensor)


def _fingerprint(folder: Path, base: str) -> str:
    weights = hashlib.sha256((folder / _WEIGHTS).read_bytes()).hexdigest()[:16]
    return f"{base}-{weights}"
