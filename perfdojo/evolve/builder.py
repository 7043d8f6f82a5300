"""Who makes code of genomes? (Tested, not proven.) Processes that a fatal error of LLVM may end.

`python -m perfdojo.evolve.builder` applies lists of edits to one pristine program and writes what
comes out as object files, named by the key of their code.
"""

from __future__ import annotations

import hashlib
import os
import queue
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from perfdojo.errors import DojoError
from perfdojo.evolve.language import (
    Code,
    Drafts,
    Genome,
    Keyed,
    Language,
    Spec,
    Staged,
    make_language,
)
from perfdojo.measure.outcome import Failed
from perfdojo.measure.serve import Reply, serve
from perfdojo.measure.worker import Lost, Worker

_LIMIT = 20.0  # seconds that building one genome may take
_NICE = 10  # what is timed comes first
_SCREENED = 1  # drafts that are looked at while all processes build


@dataclass(frozen=True, slots=True)
class Built:
    """Code on disk: its key, its file, and the edits that are in it."""

    key: str
    path: str
    edits: Genome
    is_draft: bool = False


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
        self._threads = ThreadPoolExecutor(jobs + _SCREENED)

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
            if isinstance(draft, Built) and not draft.is_draft:
                return draft
            refused = self.screen(draft) if isinstance(draft, Built) else draft
            if refused is not None:
                return refused
        found = self._ask({"do": "again" if again else "build", "edits": list(genome)})
        assert found is not None
        return found

    def _ask(self, request: Reply) -> Built | Failed | None:
        """What a process has built: code instead of a draft, if that is known already.

        None if its language makes no drafts.
        """
        worker = self._idle.get()
        try:
            reply = worker.ask(request, _LIMIT)
        except Lost as lost:
            return Failed("compile", f"it took more than {_LIMIT:g} s" if lost.late else str(lost))
        finally:
            self._idle.put(worker)
        if "stage" in reply:
            return Failed(reply["stage"], reply["reason"])
        if not reply:
            return None
        return Built(reply["key"], reply["path"], tuple(reply["edits"]), reply["is_draft"])


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
        return asdict(Built(made.key, made.path, changed.edits, made.is_draft))

    def _make(self, do: str, text: str) -> Built | None:
        """A draft, or the code; "again": after another optimisation.

        What any builder has made is not made again. None if the language makes no drafts.
        """
        if do == "draft":
            return self._find(text) or self._draft(text)
        return self._once(self.language.optimise(text) if do == "again" else text, self._compile)

    def _draft(self, text: str) -> Built | None:
        draft = self.language.draft(text) if isinstance(self.language, Drafts) else None
        return None if draft is None else replace(self._write(draft), is_draft=True)

    def _compile(self, text: str) -> Built:
        """The code of a program; edits that the optimiser undoes need no code generation."""
        language = self.language
        if isinstance(language, Staged):
            return self._once(
                language.prepare(text), lambda ready: self._write(language.emit(ready))
            )
        if isinstance(language, Keyed):
            path = self._path(language.key_of_text(text))
            if path.exists():
                return Built(path.stem, str(path), ())
        return self._write(language.build(text))

    def _once(self, text: str, make: Callable[[str], Built]) -> Built:
        """What was made of a text, by this builder or by another one, now or before."""
        found = self._find(text)
        if found is None:
            found = make(text)
            self._put(self._note(text), found.key.encode("ascii"))
        return found

    def _find(self, text: str) -> Built | None:
        """The code of a text that some builder has seen."""
        note = self._note(text)
        if not note.exists():
            return None
        key = note.read_text(encoding="ascii")
        return Built(key, str(self._path(key)), ())

    def _note(self, text: str) -> Path:
        digest = hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
        return self.folder / f"{digest}.key"

    def _path(self, key: str) -> Path:
        return self.folder / f"{key}.o"

    def _write(self, code: Code) -> Built:
        path = self._path(code.key)
        if not path.exists():
            self._put(path, code.data)
        return Built(code.key, str(path), ())

    def _put(self, path: Path, data: bytes) -> None:
        """A whole file at once: others may look at any time."""
        part = path.with_suffix(f".{os.getpid()}")
        part.write_bytes(data)
        part.rename(path)

    def tidy(self) -> None:
        """Nothing is left."""


def make_server(start: Reply) -> Server:
    """The server that the driver's first line asks for."""
    os.nice(_NICE)
    return Server(make_language(Spec(**start["language"])), Path(start["folder"]))


if __name__ == "__main__":
    serve(make_server)
