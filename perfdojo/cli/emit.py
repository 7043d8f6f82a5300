"""perfdojo emit: what source does a target build from a kernel?"""

from __future__ import annotations

from perfdojo.cli.arguments import (
    BestOption,
    JsonOption,
    KernelArgument,
    MovesOption,
    NumericsOption,
    RecipeOption,
    SizesArgument,
    TargetOption,
    load_kernel,
    print_json,
    print_plain,
)
from perfdojo.ir import digest
from perfdojo.targets import find_target


def command(
    source: KernelArgument,
    sizes: SizesArgument = None,
    moves: MovesOption = "",
    recipe: RecipeOption = False,
    best: BestOption = False,
    numerics: NumericsOption = "reassociate",
    target: TargetOption = "cpu",
    json: JsonOption = False,
) -> None:
    """Print the source that a target builds."""
    kernel = load_kernel(
        source, sizes, moves, target if recipe else "", target if best else "", numerics
    )
    text = find_target(target).emit(kernel)
    if json:
        print_json(
            {"kernel": kernel.name, "target": target, "digest": digest(kernel), "source": text}
        )
    else:
        print_plain(text)
