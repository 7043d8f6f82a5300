"""What did edits change, and where in the source? (Tested, not proven: part of `evolve`.)"""

from __future__ import annotations

import difflib
from collections.abc import Iterator

from perfdojo.evolve.llvm.metadata import find_line
from perfdojo.evolve.llvm.module import Function, Module


def location(module: Module, id: str) -> str:
    """`file:line` of an instruction such as `@f#17`; "" if the IR does not say. NotFoundError."""
    node = module.instruction(id).find_attachment("dbg")
    return find_line(module.texts[-1], node) if node else ""


def show_diff(before: Module, after: Module) -> str:
    """The lines that differ, as a unified diff, each with its id and, where known, its source."""
    lines = difflib.unified_diff(
        list(_lines(before)), list(_lines(after)), "before", "after", n=2, lineterm=""
    )
    return "\n".join(lines)


def _lines(module: Module) -> Iterator[str]:
    for function in module.functions:
        yield from _function_lines(module, function)
    for number, node in module.nodes:
        yield f"!{number} = {node}"


def _function_lines(module: Module, function: Function) -> Iterator[str]:
    given = ", ".join(" ".join((a.type, *a.attributes, a.name)) for a in function.arguments)
    yield f"define {function.name}({given})"
    for block in function.blocks:
        yield f"{block.label}:"
        for one in block.instructions:
            if not one.is_alive:
                continue
            node = one.find_attachment("dbg")
            source = find_line(module.texts[-1], node) if node else ""
            number = one.id.rpartition("#")[2]
            yield f"  {one.show(debug=False)} ; #{number}{f' {source}' if source else ''}"
