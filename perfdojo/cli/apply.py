"""perfdojo apply: what does a kernel look like after some moves?"""

from __future__ import annotations

import difflib
from typing import Annotated

import typer

from perfdojo.cli.arguments import (
    BestOption,
    JsonOption,
    KernelArgument,
    MovesOption,
    RecipeOption,
    SizesArgument,
    TargetOption,
    load_kernel,
    print_json,
    print_plain,
)
from perfdojo.ir import digest, print_kernel


def command(
    source: KernelArgument,
    sizes: SizesArgument = None,
    moves: MovesOption = "",
    recipe: RecipeOption = False,
    best: BestOption = False,
    target: TargetOption = "cpu",
    diff: Annotated[bool, typer.Option("--diff", help="Print what changed, as a diff.")] = False,
    json: JsonOption = False,
) -> None:
    """Print a kernel after moves: -m 'fuse(i, i1); split(j, 8)'."""
    kernel = load_kernel(source, sizes, moves, target if recipe else "", target if best else "")
    text = print_kernel(kernel)
    if json:
        print_json({"kernel": kernel.name, "digest": digest(kernel), "loops": text})
    elif diff:
        before = print_kernel(load_kernel(source, sizes)).splitlines()
        lines = difflib.unified_diff(
            before, text.splitlines(), "before", "after", lineterm="", n=99
        )
        print_plain("\n".join(lines))
    else:
        print_plain(text)
