"""Where do MLIR's Python bindings come from? (Tested, not proven: part of `evolve`.) From jaxlib.

The one place that knows how this package finds jax; the extra `models` brings it.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from perfdojo.errors import BuildError

try:
    from jax.interpreters.mlir import make_ir_context
    from jaxlib.mlir import ir, passmanager
    from jaxlib.mlir.dialects import stablehlo
except ImportError as error:
    raise BuildError(
        "evolve: models need jax, which is not installed; pip install 'perfdojo[models]'"
    ) from error

__all__ = ["context", "entered", "ir", "run_passes", "stablehlo"]


@functools.cache
def context() -> Any:
    """The one context of this process, with every dialect that jax lowers to."""
    return make_ir_context()


@contextmanager
def entered(point: Any = None) -> Iterator[None]:
    """Inside of it, operations can be made; at an insertion point, if one is given."""
    with context(), ir.Location.unknown():
        if point is None:
            yield
        else:
            with point:
                yield


def run_passes(module: Any, *names: str) -> None:
    """Run passes of MLIR over a module."""
    with entered():
        passmanager.PassManager.parse(f"builtin.module({','.join(names)})").run(module.operation)
