"""perfdojo export: how is a result of `evolve` used without PerfDojo?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from perfdojo.cli.arguments import JsonOption, print_json, print_plain
from perfdojo.cli.subject import RunArgument
from perfdojo.errors import NotFoundError
from perfdojo.records import open_store


def command(
    run: RunArgument,
    output: Annotated[
        str, typer.Option("--output", "-o", help="The folder to write to.", metavar="FOLDER")
    ] = "",
    point: Annotated[
        int, typer.Option(help="Of a model: the point of its front; by default the picked one.")
    ] = -1,
    json: JsonOption = False,
) -> None:
    """Write evolved LLVM IR, object, library and edits; of a model, StableHLO and a jax file."""
    with open_store(create=False) as store:
        found = store.find_run(run)
    if not found.is_evolved:
        raise NotFoundError(
            f"export: run {found.id} is no run of `perfdojo evolve`; "
            "`perfdojo emit --best` prints the code of a kernel"
        )
    if found.is_model:
        from perfdojo.cli.models import export_and_print  # loads jax

        export_and_print(found, None if point < 0 else point, output, json)
        return
    from perfdojo.evolve.export import export  # takes its time to load
    from perfdojo.evolve.recorded import take_up

    files = export(take_up(found), Path(output or f"{found.kernel}-{found.id}"))
    if json:
        print_json(files)
    else:
        for path in files.values():
            print_plain(path)
