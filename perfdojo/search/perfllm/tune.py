"""How does a language model learn about time? By fine-tuning its last layers.

Two things are learnt at once. The heat of statements must add up to the measured time of their
program, relative to other programs of the same kernel (the scale of a kernel and of a machine
cancels out). And a program must stay near itself under other names, away from others: the
contrastive term. Whole kernels are held out. What it buys is told by the rank correlation, in each
of them alone, of the agent's own guess of times (`guess.py`), fitted to vectors of the model before
and after.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt
import torch
from torch.nn import functional

from perfdojo.search.perfllm.cache import VectorCache
from perfdojo.search.perfllm.encoder import DEFAULT, LanguageEncoder, predicted_times
from perfdojo.search.perfllm.guess import Guess, Played, fit
from perfdojo.search.perfllm.model import Reader, find_layers, load_reader
from perfdojo.search.perfllm.samples import Group, rename_randomly
from perfdojo.search.perfllm.tuned import HeatHead, load_tuned, save_tuned
from perfdojo.search.perfllm.windows import Window, cut

_SHARPNESS = 10.0  # of the contrastive term: the inverse of its temperature
_WATCHED = 9  # one of so many kernels is not learnt from, but says when to stop
_HIDDEN = 128  # of the guess that judges
_UNIT = 4 * math.log(2.0)  # of logarithms of times, as rewards count them
_RISE = 0.1  # of the steps, in which the rate rises


@dataclass(frozen=True, slots=True)
class TuneOptions:
    """How to train. The defaults fit two cores: about 1.5 s a step."""

    model: str = DEFAULT
    layers: int = 2  # of the model that are used at all: a third of the cost of reading
    trained: int = 1  # of them, the last, that learn
    steps: int = 400  # at most
    batch: int = 16  # programs of one kernel
    pairs: int = 4  # of them that are shown under other names, too
    contrast: float = 0.1  # weight of that
    rate: float = 3e-5  # at its highest: it rises, and falls to nothing at the last step
    patience: int = 12  # evaluations without gain before it stops
    every: int = 25  # steps between evaluations
    judged: int = 200  # programs of a group in an evaluation
    warm_up: int = 1200  # steps of the head alone, before: the model is not read again
    warmed: int = 600  # programs of a group in them
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Report:
    """Rank correlations of each group held out, by vectors of the model before and after."""

    before: dict[str, float]
    after: dict[str, float]
    steps: int


Say = Callable[[str], None]


def tune(
    learn: Sequence[Group],
    away: Sequence[Group],
    folder: Path,
    options: TuneOptions,
    notes: Mapping[str, object] | None = None,
    say: Say = lambda line: None,
) -> Report:
    """Train, keep the best in `folder`, and compare on groups that were never looked at."""
    torch.manual_seed(options.seed)
    rng = random.Random(options.seed)
    learn, watched = set_aside(learn, rng)
    watched = [_some(group, options.judged, rng) for group in watched]
    reader = load_reader(options.model, layers=options.layers)
    trainer = _Trainer(reader, options, folder, dict(notes or {}), say)
    trainer.warm_up(learn, rng)
    every = [_some(group, options.warmed, rng) for group in (*learn, *watched)]
    before = judge(LanguageEncoder(reader, trainer.cache), every, away, options.seed)
    say(f"before: {_shown(before)}")
    steps = trainer.run(learn, watched, rng)
    tuned, heat = load_tuned(folder)
    after = judge(LanguageEncoder(tuned, VectorCache(), heat), every, away, options.seed)
    say(f"after:  {_shown(after)}")
    return Report(before, after, steps)


def _shown(found: dict[str, float]) -> str:
    return ", ".join(f"{name} {value:.3f}" for name, value in found.items())


def judge(
    encoder: LanguageEncoder, learn: Sequence[Group], away: Sequence[Group], seed: int = 0
) -> dict[str, float]:
    """How well times of `away` are ranked by a guess that was fitted to `learn`."""
    torch.manual_seed(seed)
    guess = Guess(encoder.dim, _HIDDEN)
    fit(guess, [Played(encoder.encode(g.texts), -g.times / _UNIT) for g in learn], seed=seed)
    return {g.name: spearman(-guess.of(encoder.encode(g.texts)), g.times) for g in away}


def rank_correlation(encoder: LanguageEncoder, group: Group) -> float:
    """Spearman's, between the guessed and the measured times."""
    return spearman(predicted_times(encoder, group.texts), group.times)


def spearman(one: np.ndarray, two: np.ndarray) -> float:
    """The correlation of ranks; equal values share a rank. 0 where one side is constant."""
    first, second = (_ranks(np.asarray(values)) for values in (one, two))
    if first.std() == 0 or second.std() == 0:
        return 0.0
    return float(np.corrcoef(first, second)[0, 1])


def _ranks(values: np.ndarray) -> npt.NDArray[np.float64]:
    _, inverse, counts = np.unique(values, return_inverse=True, return_counts=True)
    last = np.cumsum(counts)
    ranks: npt.NDArray[np.float64] = (last - (counts - 1) / 2)[inverse]
    return ranks


def set_aside(groups: Sequence[Group], rng: random.Random) -> tuple[list[Group], list[Group]]:
    """What is learnt from, and what says when to stop: kernels of their own if there are enough."""
    kernels = sorted({group.kernel for group in groups})
    if len(kernels) >= 3:
        chosen = rng.sample(kernels, max(1, len(kernels) // _WATCHED))
        return (
            [group for group in groups if group.kernel not in chosen],
            [group for group in groups if group.kernel in chosen],
        )
    learn, watched = [], []
    for group in groups:
        places = list(range(len(group.texts)))
        rng.shuffle(places)
        few = max(2, len(places) // 8)
        watched.append(group.part(places[:few]))
        learn.append(group.part(places[few:]))
    return learn, watched


def _some(group: Group, count: int, rng: random.Random) -> Group:
    places = range(len(group.texts))
    return group.part(sorted(rng.sample(places, min(count, len(places)))))


def share_of_rate(step: int, steps: int) -> float:
    """The share of the highest rate at a step: it rises first, then falls to nothing."""
    return min((step + 1) / (_RISE * steps), 1.0, (1 - step / steps) / (1 - _RISE))


class _Trainer:
    """The model, its head, and one step of learning."""

    def __init__(
        self,
        reader: Reader,
        options: TuneOptions,
        folder: Path,
        notes: dict[str, object],
        say: Say,
    ) -> None:
        self.reader, self.options, self.folder, self.say = reader, options, folder, say
        self.head = HeatHead(reader.dim).to(reader.device)
        self.notes = {"options": asdict(options), **notes}
        self.cache = VectorCache()  # of the untrained model, for the warm-up
        self.pieces: dict[str, list[int]] = {}  # the tokens of each window
        for parameter in reader.model.parameters():
            parameter.requires_grad_(False)

    def warm_up(self, learn: Sequence[Group], rng: random.Random) -> None:
        """Train the head alone on vectors of the model as it is."""
        encoder = LanguageEncoder(self.reader, self.cache)
        chosen = [_some(group, self.options.warmed, rng) for group in learn]
        known = encoder.windows({w.text for g in chosen for text in g.texts for w in cut(text)})
        optimiser = torch.optim.AdamW(self.head.parameters(), 1e-3, weight_decay=0.01)
        for _ in range(self.options.warm_up):
            group = _some(rng.choice(chosen), 4 * self.options.batch, rng)
            programs = [cut(text) for text in group.texts]
            places, rows = _rows(programs)
            vectors = torch.from_numpy(np.stack([known[t] for t in rows])).to(self.reader.device)
            loss = _time_loss(_totals(self.head(vectors), programs, places), group.times)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()

    def run(self, learn: Sequence[Group], watched: Sequence[Group], rng: random.Random) -> int:
        """Train until it no longer gets better; the best is in the folder."""
        layers = find_layers(self.reader.model)[-self.options.trained :]
        trained = [p for layer in layers for p in layer.parameters()]
        for parameter in trained:
            parameter.requires_grad_(True)
        optimiser = torch.optim.AdamW(
            [
                {"params": trained, "lr": self.options.rate},
                {"params": list(self.head.parameters()), "lr": 3 * self.options.rate},
            ],
            weight_decay=0.01,
        )
        rates = torch.optim.lr_scheduler.LambdaLR(
            optimiser, lambda step: share_of_rate(step, self.options.steps)
        )
        best, waited, step = self._look(watched, 0, 0.0), 0, 0
        self._save()
        while step < self.options.steps and waited < self.options.patience:
            loss = 0.0
            for _ in range(self.options.every):
                step += 1
                loss += self._step(rng.choice(list(learn)), optimiser, rng) / self.options.every
                rates.step()
            found = self._look(watched, step, loss)
            waited = 0 if found > best else waited + 1
            if found > best:
                best = found
                self._save()
        return step

    def judge(self, groups: Sequence[Group]) -> dict[str, float]:
        """The rank correlation of each group, as the model is now."""
        encoder = LanguageEncoder(self.reader, VectorCache(), self.head.numpy)
        return {group.name: rank_correlation(encoder, group) for group in groups}

    def _look(self, watched: Sequence[Group], step: int, loss: float) -> float:
        mean = float(np.mean(list(self.judge(watched).values())))
        self.say(f"step {step}: loss {loss:.3f}, rank correlation {mean:.3f} on what is watched")
        return mean

    def _save(self) -> None:
        save_tuned(self.folder, self.reader, self.head, self.options.layers, self.notes)

    def _step(self, group: Group, optimiser: torch.optim.Optimizer, rng: random.Random) -> float:
        group = _some(group, self.options.batch, rng)
        twins = [rename_randomly(text, rng) for text in group.texts[: self.options.pairs]]
        programs = [cut(text) for text in (*group.texts, *twins)]
        places, rows = _rows(programs)
        vectors = self.reader.forward(self._tokens(rows))
        heats = self.head(vectors)
        count = len(group.texts)
        loss = _time_loss(_totals(heats, programs[:count], places), group.times)
        loss = loss + self.options.contrast * _contrast(vectors, programs, places, count)
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(
            [p for g in optimiser.param_groups for p in g["params"]], 1.0
        )
        optimiser.step()
        return float(loss.detach())

    def _tokens(self, rows: Sequence[str]) -> list[list[int]]:
        """Of each window, its first piece; each window is cut into tokens once."""
        new = [text for text in rows if text not in self.pieces]
        for text, tokens in zip(new, self.reader.tokens(new), strict=True):
            self.pieces[text] = self.reader.pieces(tokens)[0]
        return [self.pieces[text] for text in rows]


Programs = Sequence[tuple[Window, ...]]


def _rows(programs: Programs) -> tuple[dict[str, int], list[str]]:
    """The distinct windows, and where each is: what many programs share is read once."""
    rows = list(dict.fromkeys(window.text for program in programs for window in program))
    return {text: place for place, text in enumerate(rows)}, rows


def _totals(heats: torch.Tensor, programs: Programs, places: dict[str, int]) -> torch.Tensor:
    """For each program, the logarithm of the sum of what its windows take, all in one go."""
    rows = [places[window.text] for program in programs for window in program]
    weights = [window.weight for program in programs for window in program]
    owners = np.repeat(np.arange(len(programs)), [len(program) for program in programs])
    owner = torch.from_numpy(owners).to(heats.device)
    terms = heats[torch.tensor(rows).to(heats.device)] + torch.tensor(weights).to(heats.device)
    tops = torch.full((len(programs),), -torch.inf, device=heats.device)
    tops = tops.scatter_reduce(0, owner, terms.detach(), "amax")
    sums = torch.zeros_like(tops).index_add(0, owner, (terms - tops[owner]).exp())
    return tops + sums.log()


def _time_loss(totals: torch.Tensor, times: np.ndarray) -> torch.Tensor:
    """How far differences of totals are from differences of times, within the batch."""
    wanted = torch.from_numpy(times - times.mean()).to(totals.device)
    return functional.smooth_l1_loss(totals - totals.mean(), wanted, beta=0.5)


def _contrast(
    vectors: torch.Tensor, programs: Programs, places: dict[str, int], count: int
) -> torch.Tensor:
    """Each twin must be nearer to its program than to all others of the batch."""
    pooled = torch.stack([vectors[[places[w.text] for w in p]].mean(0) for p in programs])
    pooled = functional.normalize(pooled - pooled.mean(0), dim=-1)
    alike = _SHARPNESS * pooled[count:] @ pooled[:count].T
    return functional.cross_entropy(alike, torch.arange(len(alike), device=alike.device))
