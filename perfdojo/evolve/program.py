"""How is a whole program tried? (Tested, not proven.) Built and run by commands, files compared."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from perfdojo.errors import TaskError
from perfdojo.evolve.cases import Case, cases_of
from perfdojo.evolve.judge import make_judge
from perfdojo.evolve.load import call_site
from perfdojo.evolve.program_ground import Prepared, ProgramGround
from perfdojo.evolve.shell import fill, run
from perfdojo.evolve.site import Effort, Output
from perfdojo.evolve.task import Part, Program
from perfdojo.measure.outcome import Failed
from perfdojo.measure.trial import CANDIDATE, Fault, Trial

_BUILD_LIMIT = 60.0  # seconds
_PERTURB = (0x55, 0x85)  # how malloc fills what it gives, as in `cpu/ground.py`
_CODE = re.compile(r"\{(?:object|ptx)\}")  # without it, one program serves all variants


@dataclass(frozen=True, slots=True)
class _Order:
    tolerances: Mapping[str, float]
    budget: float
    rounds: int
    patient: bool


class ProgramSite:
    """Runs programs that are built around an evolved object file."""

    def __init__(self, task: Program, original: str, limit: float) -> None:
        self.task, self.limit = task, limit
        self._original = original
        self._folder = tempfile.TemporaryDirectory(prefix="perfdojo-program-")
        self.root = Path(self._folder.name)
        self._cases: dict[Part, list[Prepared]] = {}
        self._built: dict[str, Path] = {}

    def close(self) -> None:
        """Remove what was built."""
        self._folder.cleanup()

    def hurry(self, seconds: float) -> None:
        """The original takes so long a run: what takes far longer hangs."""
        self.limit = min(self.limit, 1.0 + 20 * seconds)

    def load(self, part: Part) -> Mapping[str, Output]:
        """Make the inputs of a part and run the original on them. Raises TaskError."""
        found: list[Prepared] = []
        types: dict[str, np.dtype[Any]] = {}
        for case in cases_of(self.task, part):
            folder = self._make_inputs(case)
            bare = Prepared(case, folder, {}, {})
            try:
                ground = ProgramGround(self, self._original, None)
                ground.fill(bare)
                ground.poison(0)
                ground.time(CANDIDATE)
                contents = {name: ground.read(name) for name in self.task.outputs}
            except Fault as fault:
                raise TaskError(
                    f"task: the original fails on {case}: {fault.failed.stage}: "
                    f"{fault.failed.reason}; mend the commands build= and run="
                ) from fault
            judges = {
                name: make_judge(content.numbers, content.numbers.dtype, self.task.error)
                for name, content in contents.items()
            }
            words = {name: content.words for name, content in contents.items()}
            types |= {name: content.numbers.dtype for name, content in contents.items()}
            found.append(Prepared(case, folder, judges, words))
        self._cases[part] = found
        return {name: Output(0.0, dtype) for name, dtype in types.items()}

    def measure(
        self, candidate: str, against: str | None, tolerances: Mapping[str, float], effort: Effort
    ) -> dict[str, Any] | Failed:
        """Check on the search cases and time whole runs in turn."""
        order = _Order(tolerances, effort.budget, effort.rounds, effort.patient)
        try:
            ground = ProgramGround(self, candidate, against)
            return asdict(Trial(ground, order).measure(self._cases["search"]))
        except Fault as fault:
            return fault.failed

    def inspect(
        self, candidate: str, part: Part, tolerances: Mapping[str, float]
    ) -> float | Failed:
        """The largest error on a part; what malloc gives must not matter."""
        worst = 0.0
        try:
            ground = ProgramGround(self, candidate, None)
            for case in self._cases[part]:
                for perturb in _PERTURB:
                    ground.fill(case)
                    ground.poison(perturb)
                    ground.time(CANDIDATE)
                    for name, tolerance in tolerances.items():
                        error = ground.error(name, case)
                        if not error <= tolerance:
                            amount = f"error {error:.3g}, more than {tolerance:.3g}"
                            raise Fault("wrong", f"{case.case}: '{name}' is wrong: {amount}")
                        worst = max(worst, error)
                    if perturb == _PERTURB[0]:
                        ground.keep(case.seed)
                    elif not ground.is_kept(case.seed):
                        reason = f"{case.case}: results depend on memory that nobody wrote"
                        raise Fault("uninitialised", reason)
        except Fault as fault:
            return fault.failed
        return worst

    def _make_inputs(self, case: Case) -> Path:
        folder = self.root / f"case{case.seed}"
        folder.mkdir()
        if self.task.inputs is not None:
            try:
                self.task.inputs(case.rng(), folder, **dict(case.sizes))
            except Exception as error:
                raise call_site(error, self.task, f"inputs() for {case}") from error
        return folder

    def build(self, path: str) -> Path:
        """The program around an object file. Raises Fault."""
        name = Path(path).stem if _CODE.search(self.task.build) else "program"
        if name not in self._built:
            exe = self.root / f"{name}.exe"
            command = fill(self.task.build, self.values(path) | {"exe": str(exe)})
            run(command, self.root, _BUILD_LIMIT, {}, "compile")
            if not exe.exists():
                raise Fault("compile", f"`{command}` did not make {{exe}}")
            self._built[name] = exe
        return self._built[name]

    def values(self, path: str) -> dict[str, str]:
        """What placeholders of commands stand for; `path` is that of the evolved code."""
        return {"object": path, "ptx": path, "folder": str(self.task.file.parent)}
