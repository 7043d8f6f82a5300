"""How is a whole program tried? (Tested, not proven.) Built and run by commands, files compared."""

from __future__ import annotations

import os
import re
import resource
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from perfdojo.errors import TaskError
from perfdojo.evolve.cases import Case, cases_of
from perfdojo.evolve.judge import OutputJudge, make_judge
from perfdojo.evolve.load import call_site
from perfdojo.evolve.site import MEMORY, Effort, Output
from perfdojo.evolve.task import Part, Program
from perfdojo.measure.outcome import Failed
from perfdojo.measure.trial import CANDIDATE, INCUMBENT, Fault, Trial

_BUILD_LIMIT = 60.0  # seconds
_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*(?:[eE][-+]?\d+)?|\.\d+(?:[eE][-+]?\d+)?|inf|nan)", re.I)
_PERTURB = (0x55, 0x85)  # how malloc fills what it gives, as in `cpu/ground.py`


@dataclass(frozen=True, slots=True)
class Contents:
    """What a file says: its numbers, and the words between them, which must be equal."""

    numbers: NDArray[Any]
    words: tuple[str, ...] = ()


def read_contents(path: Path) -> Contents:
    """The content of an output file: `.npy`, numbers in text, or bytes. Raises Fault."""
    try:
        if path.suffix == ".npy":
            return Contents(np.load(path, allow_pickle=False))
        data = path.read_bytes()
    except (OSError, ValueError) as error:
        raise Fault("wrong", f"'{path.name}' cannot be read: {error}") from error
    try:
        tokens = data.decode("utf-8").split()
    except UnicodeDecodeError:
        return Contents(np.frombuffer(data, np.uint8))
    numbers = [token for token in tokens if _NUMBER.fullmatch(token)]
    words = tuple("" if _NUMBER.fullmatch(token) else token for token in tokens)
    if all(re.fullmatch(r"[-+]?\d{1,18}", number) for number in numbers):
        return Contents(np.array([int(number) for number in numbers], np.int64), words)
    # a text seldom has more digits than a float32
    return Contents(np.array([float(number) for number in numbers], np.float32), words)


@dataclass(frozen=True, slots=True)
class Prepared:
    """A case with its folder of inputs, and what is right for each output file."""

    case: Case
    folder: Path
    judges: Mapping[str, OutputJudge]
    words: Mapping[str, tuple[str, ...]]

    @property
    def seed(self) -> int:
        """The number of its case."""
        return self.case.seed


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
        if path not in self._built:
            exe = self.root / f"{Path(path).stem}.exe"
            values = {"object": path, "exe": str(exe), "folder": str(self.task.file.parent)}
            command = _fill(self.task.build, values)
            _run(command, self.root, _BUILD_LIMIT, {}, "compile")
            if not exe.exists():
                raise Fault("compile", f"`{command}` did not make {{exe}}")
            self._built[path] = exe
        return self._built[path]


class ProgramGround:
    """Runs one program, and the incumbent, in folders of their own."""

    def __init__(self, site: ProgramSite, candidate: str, against: str | None) -> None:
        self._site = site
        self._exes = {CANDIDATE: site.build(candidate)}
        self.has_incumbent = against is not None
        if against is not None:
            self._exes[INCUMBENT] = site.build(against)
        self.outputs = tuple(site.task.outputs)
        self._case: Prepared | None = None
        self._perturb = 0
        self._kept: dict[int, list[bytes]] = {}

    @property
    def folder(self) -> Path:
        """Where the program runs."""
        return self._site.root / "work"

    def fill(self, case: Prepared) -> None:
        """A fresh folder with the inputs."""
        self._case = case
        shutil.rmtree(self.folder, ignore_errors=True)
        shutil.copytree(case.folder, self.folder)

    def poison(self, byte: int) -> None:
        """Remove the outputs, and let malloc give rubbish."""
        self._perturb = byte & 0xFF
        for name in self.outputs:
            (self.folder / name).unlink(missing_ok=True)

    def time(self, who: str, calls: int = 1) -> float:
        """Seconds that so many runs take."""
        assert self._case is not None
        values = {"exe": str(self._exes[who]), "folder": str(self._site.task.file.parent)}
        command = _fill(self._site.task.run, values | dict(self._case.case.sizes))
        env = {"MALLOC_PERTURB_": str(self._perturb)} if self._perturb else {}
        self._perturb = 0
        start = time.perf_counter()
        for _ in range(calls):
            _run(command, self.folder, self._site.limit, env, "crash")
        return time.perf_counter() - start

    def settle(self, who: str, seconds: float) -> None:
        """Each run is a process of its own: nothing is at hand."""

    def find_overrun(self) -> str | None:
        """The system watches over processes."""
        return None

    def find_changed(self, case: Prepared) -> str | None:
        """The input file that is no longer what it was."""
        for path in case.folder.iterdir():
            mine = self.folder / path.name
            if (
                path.is_file()
                and path.name not in self.outputs
                and (not mine.exists() or mine.read_bytes() != path.read_bytes())
            ):
                return path.name
        return None

    def keep(self, seed: int) -> None:
        """Remember the outputs as right for that seed."""
        self._kept[seed] = self._bits()

    def is_kept(self, seed: int) -> bool:
        """Whether the outputs are, byte by byte, what was kept."""
        return self._kept[seed] == self._bits()

    def _bits(self) -> list[bytes]:
        paths = [self.folder / name for name in self.outputs]
        return [path.read_bytes() if path.exists() else b"" for path in paths]

    def read(self, output: str) -> Contents:
        """What an output file says. Raises Fault if it is not there."""
        return read_contents(self.folder / output)

    def error(self, output: str, case: Prepared) -> float:
        """The error of the numbers in a file; infinite if its words differ."""
        content = self.read(output)
        if content.words != case.words[output]:
            return float("inf")
        return case.judges[output].error(content.numbers)

    def poison_spots(self) -> None:
        """Remove the outputs: each run must write them anew."""
        self.poison(0)

    def lacks_spot(self) -> bool:
        """Whether one of them was not written since."""
        return not all((self.folder / name).exists() for name in self.outputs)


def _fill(command: str, values: Mapping[str, Any]) -> str:
    try:
        return command.format(**values)
    except (KeyError, IndexError, ValueError) as error:
        known = ", ".join(f"{{{name}}}" for name in values)
        raise TaskError(f"task: `{command}` has no meaning for {error} (known: {known})") from error


def _run(command: str, folder: Path, limit: float, env: Mapping[str, str], stage: Any) -> None:
    """Run a shell command in a process group of its own. Raises Fault if it fails or is late."""
    process = subprocess.Popen(
        command, shell=True, cwd=folder, env={**os.environ, **env}, preexec_fn=_limit,
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
        start_new_session=True,
    )  # fmt: skip
    try:
        _, said = process.communicate(timeout=limit)
    except subprocess.TimeoutExpired as error:
        raise Fault("timeout", f"`{command}` did not finish in {limit:g} s") from error
    finally:
        _kill_group(process)
    if process.returncode:
        last: Sequence[str] = said.decode(errors="replace").strip().splitlines()[-1:]
        raise Fault(stage, ": ".join([f"`{command}` ended with {process.returncode}", *last]))


def _kill_group(process: subprocess.Popen[bytes]) -> None:
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        return
    process.wait()


def _limit() -> None:
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
