"""How is PerfDojo used from a shell? One file a command.

Exit codes: 0 all is well; 1 the result is wrong; 2 the input is (a name, a text, a size);
3 the machine lacks something (a compiler); 130 interrupted.
"""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from perfdojo import __version__
from perfdojo.cli import (
    analyse,
    apply,
    bench,
    doctor,
    emit,
    evolve,
    explain,
    export,
    kernels,
    landscape,
    minimise,
    moves,
    optimize,
    records,
    replay,
    report,
    run,
    show,
    train,
    train_encoder,
)
from perfdojo.errors import BuildError, DojoError

__all__ = ["app", "main"]

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)
for command in (
    *(kernels, show, moves, apply, emit, run, optimize, bench),
    *(train, train_encoder),
    *(evolve, minimise, analyse, report, export),
    *(records, explain, replay, doctor),
):
    app.command(name=command.__name__.rpartition(".")[2].replace("_", "-"))(command.command)
app.add_typer(landscape.app, name="landscape")


def _say_version(wanted: bool) -> None:
    if wanted:
        print(f"perfdojo {__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool,
        typer.Option("--version", help="Print the version.", callback=_say_version, is_eager=True),
    ] = False,
) -> None:
    """Make numerical programs faster by search, and prove that they are still right."""


def main() -> None:
    """The entry point of `perfdojo`: runs a command, and says errors in words."""
    try:
        app()
    except DojoError as error:
        _say(str(error))
        sys.exit(3 if isinstance(error, BuildError) else 2)
    except MemoryError as error:
        _say(f"not enough memory: {error}" if str(error) else "not enough memory")
        sys.exit(3)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:  # the reader of a pipe left, as `head` does
        sys.stderr.close()
        sys.exit(0)


def _say(message: str) -> None:
    Console(stderr=True, soft_wrap=True).print(f"[bold red]error:[/] {escape(message)}")
