"""What do all commands have in common? Their arguments, and how they print."""

from __future__ import annotations

import json
import math
import re
from typing import Annotated, Any

import typer
from rich.console import Console

from perfdojo.api import load, make_kernel
from perfdojo.dojo import explain_best, find_best
from perfdojo.errors import DojoError, NotFoundError, SizeError
from perfdojo.ir import Formula, Kernel
from perfdojo.kernels import find_recipe
from perfdojo.moves import parse_moves, play
from perfdojo.moves.recipe import play_recipe
from perfdojo.records import describe, open_store
from perfdojo.targets import Target, find_target

_NUMBER = re.compile(r"-?[0-9]{1,18}")
console = Console()
progress = Console(stderr=True)  # so that what a command prints can be piped

KernelArgument = Annotated[
    str, typer.Argument(help="A built-in operator, or the path of a kernel text.", metavar="KERNEL")
]
SizesArgument = Annotated[
    list[str] | None, typer.Argument(help="Sizes, such as N=64 M=100.", metavar="[NAME=NUMBER]...")
]
TargetOption = Annotated[str, typer.Option(help="Where it runs: cpu or cuda.")]
MovesOption = Annotated[
    str,
    typer.Option("--moves", "-m", help="Moves to play first: 'fuse(i, i1); split(j, 8)'."),
]
RecipeOption = Annotated[
    bool, typer.Option("--recipe", help="Play the operator's expert recipe first.")
]
BestOption = Annotated[
    bool, typer.Option("--best", help="Play the best recorded result for this machine first.")
]
NumericsOption = Annotated[
    str, typer.Option(help="The weakest class to accept: exact, reassociate or approximate.")
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON for machines.")]
SeedOption = Annotated[int, typer.Option(min=0, help="Seed of the random inputs.")]


def parse_sizes(words: list[str] | None) -> dict[str, int]:
    """`["N=64", "M=100"]` as a mapping."""
    sizes: dict[str, int] = {}
    for word in words or []:
        name, equals, number = word.partition("=")
        if not equals or not name.isidentifier() or not _NUMBER.fullmatch(number):
            raise SizeError(f"expected a size such as N=64, got '{word}'")
        if name in sizes:
            raise SizeError(f"size '{name}' is given twice")
        sizes[name] = int(number)
    return sizes


def load_kernel(
    source: str,
    words: list[str] | None,
    moves: str = "",
    recipe: str = "",
    best: str = "",
    numerics: str = "reassociate",
) -> Kernel:
    """The verified kernel of a command line, after its moves.

    `recipe` names the target whose expert recipe is played before them, `best` the one whose best
    record of the class `numerics` or better is.
    """
    kernel = _load_plain(source, words)
    if recipe and best:
        raise DojoError("expected --recipe or --best, got both")
    if recipe:
        kernel = play_expert(kernel, find_target(recipe))
    if best:
        kernel = play_best(kernel, find_target(best), numerics)
    return play(kernel, *parse_moves(moves))


def play_best(kernel: Kernel, target: Target, numerics: str) -> Kernel:
    """`kernel` after the moves of its best record. Raises NotFoundError that says why not."""
    with open_store(create=False) as store:
        found = find_best(store, kernel, target, numerics=numerics)
        if found is not None:
            return found.kernel
        answer = explain_best(store, kernel, target, numerics=numerics)
    if not answer.others:
        raise NotFoundError(
            f"nothing is recorded of '{kernel.name}'; `perfdojo optimize` finds something"
        )
    nearest = answer.others[0]
    raise NotFoundError(
        f"no record of '{kernel.name}' applies here; the nearest, {describe(nearest.record)}: "
        f"{'; '.join(nearest.reasons)} (`perfdojo explain` tells more)"
    )


def play_expert(kernel: Kernel, target: Target) -> Kernel:
    """`kernel` after the recipe of its operator on `target`."""
    text = find_recipe(kernel.name, target.name)
    if text is None:
        raise NotFoundError(f"there is no recipe for '{kernel.name}' on {target.name}")
    return play_recipe(kernel, text, target.machine)[0]


def _load_plain(source: str, words: list[str] | None) -> Kernel:
    """The kernel as its text says; a missing size is answered with an example."""
    sizes = parse_sizes(words)
    found = load(source)
    try:
        return make_kernel(found, sizes)
    except SizeError as error:
        examples = found.bindings("test") if isinstance(found, Formula) else ()
        if not examples or "add" not in str(error):
            raise
        text = " ".join(f"{name}={value}" for name, value in examples[-1].items())
        raise SizeError(f"{error}; for example: {text}") from None


def print_json(value: Any) -> None:
    """One JSON document on standard output."""
    typer.echo(json.dumps(_finite(value), indent=2, allow_nan=False))


def _finite(value: Any) -> Any:
    """`value` with null for each number that JSON cannot say: inf and nan."""
    match value:
        case dict():
            return {key: _finite(part) for key, part in value.items()}
        case list() | tuple():
            return [_finite(part) for part in value]
        case float() if not math.isfinite(value):
            return None
    return value


def print_plain(text: str) -> None:
    """Text as it is: no colours, no wrapping."""
    typer.echo(text, nl=not text.endswith("\n"))
