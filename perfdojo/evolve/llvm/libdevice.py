"""How does CUDA's mathematics get into a module? (Tested, not proven: part of `evolve`.)

libdevice is one large module; only what is called is linked, made private, so that a variant costs
milliseconds.
"""

from __future__ import annotations

import functools
import re
from pathlib import Path
from typing import Any

from perfdojo.errors import BuildError
from perfdojo.evolve.llvm.binding import link_text, llvm

_NAME = re.compile(r"@([\w.$]+)")


def link_libdevice(module: Any, missing: tuple[str, ...], library: Path | None) -> None:
    """Define the `missing` functions in `module`, in place. Raises BuildError with the cure."""
    if library is None:
        raise BuildError(
            f"ptx: expected libdevice, which defines '{missing[0]}', got none; "
            "pip install 'cuda-toolkit[nvcc]==13.*', or name it with libdevice="
        )
    link_text(module, _part(library, missing))


@functools.lru_cache(maxsize=64)
def _part(library: Path, wanted: tuple[str, ...]) -> str:
    """The text of what `wanted` needs."""
    head, bodies, tail = _pieces(library)
    unknown = [name for name in wanted if name not in bodies]
    if unknown:
        raise BuildError(f"ptx: expected '{unknown[0]}' in '{library}', but it is not there")
    needed, todo = dict[str, None](), list(wanted)
    while todo:
        name = todo.pop()
        if name in bodies and name not in needed:
            needed[name] = None
            todo += _NAME.findall(bodies[name])
    shown = [bodies[name] for name in sorted(needed)]
    return "\n".join([head, *shown, tail])


@functools.lru_cache(maxsize=2)
def _pieces(library: Path) -> tuple[str, dict[str, str], str]:
    """What stands before functions, each function by name, and what stands after."""
    text = str(llvm().parse_bitcode(library.read_bytes()))
    blocks = re.split(r"\n\n(?=(?:; Function|define|declare|attributes|!))", text)
    bodies = {}
    rest = list[str]()
    for block in blocks[1:]:
        line = next((at for at in block.splitlines() if at.startswith(("define", "declare"))), "")
        name = _NAME.search(line)
        if name:
            bodies[name[1]] = block.replace("define ", "define linkonce_odr ", 1)
        else:
            rest.append(block)
    return blocks[0], bodies, "\n\n".join(rest)
