"""perfdojo kernels: which operators are built in?"""

from __future__ import annotations

from rich.table import Table

from perfdojo.cli.arguments import JsonOption, console, print_json
from perfdojo.ir import Formula, size_names
from perfdojo.kernels import kernel_names, load_formula


def command(json: JsonOption = False) -> None:
    """List the built-in operators."""
    formulas = [load_formula(name) for name in kernel_names()]
    if json:
        print_json([describe(formula) for formula in formulas])
        return
    table = Table(box=None, header_style="bold")
    table.add_column("kernel", no_wrap=True)
    table.add_column("sizes", style="dim")
    table.add_column("what it does")
    for formula in formulas:
        table.add_row(formula.name, " ".join(size_names(formula)), formula.description)
    console.print(table)
    console.print(f"\n{len(formulas)} operators; `perfdojo show NAME` prints one.", style="dim")


def describe(formula: Formula) -> dict[str, object]:
    """A formula as JSON: `sizes` maps a group ("test", "cpu", "cuda") to lists of bindings."""
    return {
        "name": formula.name,
        "description": formula.description,
        "size_names": list(size_names(formula)),
        "sizes": {group: list(formula.bindings(group)) for group, _ in formula.sizes},
    }
