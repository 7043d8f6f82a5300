"""Where does one program run? (Tested, not proven.) In folders with its inputs, beside another."""

from __future__ import annotations

import shutil
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from perfdojo.evolve.cases import Case
from perfdojo.evolve.contents import Contents, read_contents
from perfdojo.evolve.judge import OutputJudge
from perfdojo.evolve.shell import fill, run
from perfdojo.measure.trial import CANDIDATE, INCUMBENT

if TYPE_CHECKING:
    from perfdojo.evolve.program import ProgramSite


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


class ProgramGround:
    """Runs one program, and the incumbent, in folders of their own."""

    def __init__(self, site: ProgramSite, candidate: str, against: str | None) -> None:
        self._site = site
        self._paths = {CANDIDATE: candidate, INCUMBENT: against or ""}
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
        values = self._site.values(self._paths[who]) | {"exe": str(self._exes[who])}
        command = fill(self._site.task.run, values | dict(self._case.case.sizes))
        env = {"MALLOC_PERTURB_": str(self._perturb)} if self._perturb else {}
        self._perturb = 0
        start = time.perf_counter()
        for _ in range(calls):
            run(command, self.folder, self._site.limit, env, "crash")
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
