"""Variants as C sources: what an edit could have made, put before the search and the gates."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from perfdojo.evolve.bench import Mode
from perfdojo.evolve.builder import Built
from perfdojo.evolve.language import Genome
from perfdojo.evolve.llvm.build import to_object
from perfdojo.evolve.llvm.source import to_ir
from perfdojo.evolve.load import load_task
from perfdojo.evolve.site import CSite, Effort, Output
from perfdojo.evolve.task import PARTS, Part, Task
from perfdojo.measure.outcome import Failed


def compile_c(folder: Path, name: str, code: str) -> tuple[str, str]:
    """IR of some C, and the path of its object."""
    source = folder / f"{name}.c"
    source.write_text(code)
    ir = to_ir(source)
    path = folder / f"{name}.o"
    path.write_bytes(to_object(ir))
    return ir, str(path)


class Variants:
    """A site, and objects by name; a genome is the name of one. As gates see the bench."""

    def __init__(self, site: CSite, paths: Mapping[str, str], mode: Mode) -> None:
        self.site, self.paths = site, paths
        outputs: dict[str, Output] = {}
        for part in PARTS:
            for name, output in site.load(part).items():
                worst = max(output.error, outputs.get(name, output).error)
                outputs[name] = Output(worst, output.dtype)
        self.tolerances = mode.tolerances(outputs)

    def build(self, genome: Genome, *, again: bool = False) -> Built | Failed:
        """`NAME again`, where there is one, is what another -O3 makes of it."""
        (name,) = genome
        path = self.paths.get(f"{name} again" if again else name, self.paths[name])
        return Built(path, path, genome)

    def inspect(self, built: Built, part: Part) -> float | Failed:
        return self.site.inspect(built.path, part, self.tolerances)

    def search(self, name: str) -> Failed | dict[str, object]:
        """What the search would say of it."""
        path = self.paths[name]
        return self.site.measure(path, self.paths["original"], self.tolerances, Effort())


@contextmanager
def variants(
    folder: Path, task: str, sources: Mapping[str, str], mode: Mode | None = None
) -> Iterator[Variants]:
    """`sources` by name, one of which is the original; `task` is the text of a task file."""
    built = {name: compile_c(folder, name, code) for name, code in sources.items()}
    file = folder / "task.py"
    file.write_text(task)
    loaded = load_task(file)
    assert isinstance(loaded, Task)
    ir, original = built["original"]
    site = CSite(loaded, ir, original, 10.0)
    try:
        yield Variants(site, {name: path for name, (_, path) in built.items()}, mode or Mode())
    finally:
        site.close()
