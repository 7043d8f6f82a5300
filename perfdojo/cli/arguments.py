"""What do all commands have in common? Their arguments, and how they print."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich.console import Console

from perfdojo.api import kernel, load
from perfdojo.errors import SizeError
from perfdojo.ir import Formula, Kernel

console = Console()
progress = Console(stderr=True)  # so that what a command prints can be piped

KernelArgument = Annotated[
    str, typer.Argument(help="A built-in operator, or the path of a kernel text.", metavar="KERNEL")
]
SizesArgument = Annotated[
    list[str] | None, typer.Argument(help="Sizes, such as N=64 M=100.", metavar="[NAME=NUMBER]...")
]
TargetOption = Annotated[str, typer.Option(help="Where it runs: cpu.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON for machines.")]
SeedOption = Annotated[int, typer.Option(help="Seed of the random inputs.")]


def parse_sizes(words: list[str] | None) -> dict[str, int]:
    """`["N=64", "M=100"]` as a mapping."""
    sizes: dict[str, int] = {}
    for word in words or []:
        name, equals, number = word.partition("=")
        if not equals or not name.isidentifier() or not number.lstrip("-").isdigit():
            raise SizeError(f"expected a size such as N=64, got '{word}'")
        if name in sizes:
            raise SizeError(f"size '{name}' is given twice")
        sizes[name] = int(number)
    return sizes


def load_kernel(source: str, words: list[str] | None) -> Kernel:
    """The verified kernel of a command line; a missing size is answered with an example."""
    sizes = parse_sizes(words)
    try:
        return kernel(source, like=(), **sizes)
    except SizeError as error:
        found = load(source)
        examples = found.bindings("test") if isinstance(found, Formula) else ()
        if not examples or "add" not in str(error):
            raise
        text = " ".join(f"{name}={value}" for name, value in examples[-1].items())
        raise SizeError(f"{error}; for example: {text}") from None


def print_json(value: Any) -> None:
    """One JSON document on standard output."""
    typer.echo(json.dumps(value, indent=2))


def print_plain(text: str) -> None:
    """Text as it is: no colours, no wrapping."""
    typer.echo(text, nl=not text.endswith("\n"))
