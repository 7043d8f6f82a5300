"""How does a result leave the house? (Tested, not proven.) As IR, as a library, as edits."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from perfdojo.errors import BuildError, RecordsError
from perfdojo.evolve.llvm.build import optimise, to_object, to_ptx
from perfdojo.evolve.llvm.compilers import find_compiler
from perfdojo.evolve.llvm.source import arch_of
from perfdojo.evolve.recorded import Evolved


def export(evolved: Evolved, folder: Path) -> dict[str, str]:
    """Write NAME.ll, NAME.edits, which replays on NAME.pristine.ll, and NAME.o and NAME.so, or for
    a GPU NAME.ptx.
    """
    changed = evolved.language().apply(evolved.edits)
    if changed.dropped:
        raise RecordsError(
            f"records: {len(changed.dropped)} of {len(evolved.edits)} edits of run "
            f"{evolved.run.id} no longer apply; this perfdojo is not the one that found them"
        )
    cpu = arch_of(evolved.pristine) or "host"
    text = optimise(changed.text, cpu=cpu) if evolved.level == "light" else changed.text
    folder.mkdir(parents=True, exist_ok=True)
    name = evolved.run.kernel
    arch = arch_of(text)
    kinds = ("pristine.ll", "ll", "edits", *(("ptx",) if arch else ("o", "so")))
    files = {kind: folder / f"{name}.{kind}" for kind in kinds}
    files["pristine.ll"].write_text(evolved.pristine, encoding="utf-8")
    files["ll"].write_text(text, encoding="utf-8")
    head = f"; edits of {name} at {evolved.level}, run {evolved.run.id}, in this order\n"
    files["edits"].write_text(head + "".join(f"{e}\n" for e in evolved.edits), encoding="utf-8")
    if arch:
        files["ptx"].write_text(to_ptx(text, arch), encoding="utf-8")
    else:
        files["o"].write_bytes(to_object(text))
        _link(files["o"], files["so"])
    facts = {kind: str(path) for kind, path in files.items()}
    (folder / f"{name}.json").write_text(json.dumps(evolved.run.summary, indent=2) + "\n")
    return facts


def _link(source: Path, target: Path) -> None:
    command = [*find_compiler().command, "-shared", "-o", str(target), str(source), "-lm"]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    if answer.returncode:
        last = (answer.stderr.strip().splitlines() or ["no reason given"])[-1]
        raise BuildError(f"export: cannot link '{target.name}': {last}")
