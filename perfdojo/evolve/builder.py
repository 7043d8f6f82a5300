"""Who makes code of genomes? (Tested, not proven.) Processes that a fatal error of LLVM may end.

`python -m perfdojo.evolve.builder` applies lists of edits to one pristine program and writes what
comes out as object files, named by the key of their code.
"""

from __future__ import annotations

import os
import queue
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from pathlib import Path

from perfdojo.errors import DojoError
from perfdojo.evolve.language import (
    Code,
    Drafts,
    Genome,
    Keyed,
    Language,
    Spec,
    make_language,
)
from perfdojo.measure.outcome import Failed
from perfdojo.measure.serve import Reply, serve
from perfdojo.measure.worker import Lost, Worker

_LIMIT = 20.0  # seconds that building one genome may take
_NICE = 10  # what is timed comes first


@dataclass(frozen=True, slots=True)
class Built:
    """Code on disk: its key, its file, and the edits that are in it."""

    key: str
    path: str
    edits: Genome


Screen = Callable[[Built], Failed | None]  # why a draft is wrong


class Builders:
    """Builds genomes in so many processes at once. A context of its own: `close` ends them."""

    def __init__(self, spec: Spec, folder: Path, jobs: int) -> None:
        self.screen: Screen | None = None
        start = {"language": asdict(spec), "folder": str(folder)}
        module = "perfdojo.evolve.builder"
        self._workers = [Worker(module, start, grace=0.0) for _ in range(jobs)]
        self._idle: queue.SimpleQueue[Worker] = queue.SimpleQueue()
        for worker in self._workers:
            self._idle.put(worker)
        self._threads = ThreadPoolExecutor(jobs)

    def warm_up(self) -> None:
        """Start all processes now."""
        for worker in self._workers:
            worker.warm_up()

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Inside of it nothing is built: what is timed has the machine to itself."""
        groups = [worker.pid for worker in self._workers if worker.pid is not None]
        _signal(groups, signal.SIGSTOP)
        try:
            yield
        finally:
            _signal(groups, signal.SIGCONT)

    def close(self) -> None:
        """End all processes."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in self._workers:  # whoever waits for one is told that it is lost
            worker.close()
        self._threads.shutdown(wait=True)

    def submit(
        self, genome: Genome, *, again: bool = False, screened: bool = False
    ) -> Future[Built | Failed]:
        """Begin to build; with `again`, the optimiser runs once more at the end.

        With `screened`, what `screen` refuses in a draft is not built: it fails at its stage.
        """
        return self._threads.submit(self._build, genome, again, screened)

    def build_all(self, genomes: Iterable[Genome]) -> list[Built | Failed]:
        """Build all of them."""
        return [future.result() for future in [self.submit(genome) for genome in genomes]]

    def _build(self, genome: Genome, again: bool, screened: bool) -> Built | Failed:
        if self.screen is not None and screened:
            draft = self._ask({"do": "draft", "edits": list(genome)})
            refused = self.screen(draft) if isinstance(draft, Built) else draft
            if refused is not None:
                return refused
        found = self._ask({"do": "again" if again else "build", "edits": list(genome)})
        assert found is not None
        return found

    def _ask(self, request: Reply) -> Built | Failed | None:
        """What a process has built; None if its language makes no drafts."""
        worker = self._idle.get()
        try:
            reply = worker.ask(request, _LIMIT)
        except Lost as lost:
            return Failed("compile", f"it took more than {_LIMIT:g} s" if lost.late else str(lost))
        finally:
            self._idle.put(worker)
        if "stage" in reply:
            return Failed(reply["stage"], reply["reason"])
        return Built(reply["key"], reply["path"], tuple(reply["edits"])) if reply else None


def _signal(groups: list[int], number: signal.Signals) -> None:
    for group in groups:
        with suppress(ProcessLookupError):  # it died meanwhile, and is replaced when it is asked
            os.killpg(group, number)


class Server:
    """Answers requests to build."""

    def __init__(self, language: Language, folder: Path) -> None:
        self.language, self.folder = language, folder

    def answer(self, request: Reply) -> Reply:
        """Where the code is, or `stage` and `reason`."""
        try:
            changed = self.language.apply(tuple(request["edits"]))
            made = self._make(request["do"], changed.text)
        except DojoError as error:
            return asdict(Failed("compile", str(error)))
        if made is None:
            return {}
        key, path = made
        return {"key": key, "path": str(path), "edits": list(changed.edits)}

    def _make(self, do: str, text: str) -> tuple[str, Path] | None:
        """The key and the file of a draft, or of the code; "again": after another optimisation.

        What any builder has made is not made again. None if the language makes no drafts.
        """
        if do == "draft":
            draft = self.language.draft(text) if isinstance(self.language, Drafts) else None
            return None if draft is None else self._write(draft)
        text = self.language.optimise(text) if do == "again" else text
        if isinstance(self.language, Keyed):
            key = self.language.key_of_text(text)
            if (self.folder / f"{key}.o").exists():
                return key, self.folder / f"{key}.o"
        return self._write(self.language.build(text))

    def _write(self, code: Code) -> tuple[str, Path]:
        path = self.folder / f"{code.key}.o"
        if not path.exists():
            part = path.with_suffix(f".{os.getpid()}")
            part.write_bytes(code.data)
            part.rename(path)
        return code.key, path

    def tidy(self) -> None:
        """Nothing is left."""


def make_server(start: Reply) -> Server:
    """The server that the driver's first line asks for."""
    os.nice(_NICE)
    return Server(make_language(Spec(**start["language"])), Path(start["folder"]))


if __name__ == "__main__":
    serve(make_server)
