"""perfdojo show: what does a kernel look like?"""

from __future__ import annotations

from perfdojo.api import load
from perfdojo.cli.arguments import (
    JsonOption,
    KernelArgument,
    SizesArgument,
    load_kernel,
    print_json,
    print_plain,
)
from perfdojo.ir import Formula, digest, print_formula, print_kernel, size_names


def command(source: KernelArgument, sizes: SizesArgument = None, json: JsonOption = False) -> None:
    """Print a kernel: its formula, and with sizes its loops too."""
    found = load(source)
    formula = print_formula(found) if isinstance(found, Formula) else None
    open_sizes = size_names(found) if isinstance(found, Formula) else ()
    kernel = load_kernel(source, sizes) if sizes or not open_sizes else None
    if json:
        print_json(
            {
                "name": found.name,
                "formula": formula,
                "loops": print_kernel(kernel) if kernel else None,
                "digest": digest(kernel) if kernel else None,
            }
        )
        return
    parts = [formula, print_kernel(kernel) if kernel else None]
    print_plain("\n".join(part for part in parts if part))
