"""What does a model task come down to? (Tested, not proven.) A program, parameters, a bench."""

from __future__ import annotations

import hashlib
import os
from dataclasses import dataclass
from importlib.metadata import version

import numpy as np

from perfdojo.evolve.cpu.platform import processor
from perfdojo.evolve.models.bench import ModelBench
from perfdojo.evolve.models.lower import Lowered, lower
from perfdojo.evolve.models.task import Model, Training
from perfdojo.evolve.stablehlo.language import StablehloLanguage
from perfdojo.evolve.stablehlo.xla import Engine


@dataclass(frozen=True, slots=True)
class ModelSubject:
    """What is evolved, and on which device."""

    task: Model
    lowered: Lowered
    platform: str

    @property
    def kind(self) -> str:
        """prediction or training."""
        return "training" if isinstance(self.task, Training) else "prediction"

    @property
    def pristine(self) -> str:
        """The untouched program."""
        return self.lowered.program.text

    @property
    def digest(self) -> str:
        """Of all that decides what an outcome means: program, parameters, task and data."""
        found = hashlib.blake2b(digest_size=16)
        predict = self.lowered.predict
        for text in (self.pristine, predict.text if predict else "", self.task.data.digest()):
            found.update(text.encode() + b"\0")
        for array in self.lowered.params:
            found.update(np.ascontiguousarray(array).tobytes())
        for number in (self.task.batch, getattr(self.task, "steps", 0)):
            found.update(f"{number} ".encode())
        return found.hexdigest()

    def language(self) -> StablehloLanguage:
        """The edits of the program."""
        params = [] if isinstance(self.task, Training) else list(self.lowered.params)
        return StablehloLanguage(self.pristine, params, self.platform)

    def open_bench(self, margin: float = 0.0) -> ModelBench:
        """Builders and a nursery for it; a context manager."""
        return ModelBench(self.task, self.lowered, self.platform, margin or self.task.margin)

    def fingerprint(self) -> dict[str, str]:
        """The machine and the compiler: what must be the same for a time to mean the same."""
        return {
            "target": self.platform,
            "language": "stablehlo",
            "device": Engine(self.platform).name,
            "processor": f"{processor()}, {len(os.sched_getaffinity(0))} cores",
            "compiler": f"XLA of jaxlib {version('jaxlib')}",
        }


def make_model(task: Model, platform: str = "cpu") -> ModelSubject:
    """Lower a task for a device. Raises DojoError."""
    Engine(platform)
    return ModelSubject(task, lower(task), platform)
