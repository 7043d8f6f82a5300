"""How do kernels become libraries? Several compilers at once, each with a limit.

What compiles in no time is compiled in groups, since a third of that time is the compiler's start.
A group that fails, or takes long, is built one by one, so that each has an outcome of its own.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import chain

from perfdojo.errors import DojoError, MeasureError, TargetError
from perfdojo.ir import Buffer, Kernel, bytes_of
from perfdojo.measure.compare import tolerance_of
from perfdojo.measure.outcome import Failed
from perfdojo.targets import Target
from perfdojo.targets.source import symbol

_LIMIT = 20.0  # seconds a compiler may take
_GROUP = 8  # kernels for one run of a compiler, at most
_SHORT = 2.0  # seconds a kernel: where it takes longer, starting the compiler costs little


@dataclass(frozen=True, slots=True)
class Built:
    """A kernel as a library: its path, the function in it, and the tolerance of each output."""

    kernel: Kernel
    library: str
    symbol: str
    tolerances: dict[str, float]


class Builder:
    """Builds variants of `kernel` for `target`, `jobs` at once."""

    def __init__(self, kernel: Kernel, target: Target, jobs: int) -> None:
        self.kernel, self.target = kernel, target
        self._jobs, self._in_groups = jobs, True
        self._tolerances = {b.name: tolerance_of(kernel, b.dtype) for b in kernel.outputs}
        self._pool: ThreadPoolExecutor | None = ThreadPoolExecutor(jobs, "compile")

    def build(self, kernel: Kernel, library: str | None = None) -> Built:
        """One variant, which may be a library already. Raises TargetError or BuildError.

        A variant that stores in narrower types gets the tolerance that these allow.
        """
        if arguments_of(kernel) != arguments_of(self.kernel):
            raise TargetError(f"harness: '{kernel.name}' has other arguments than the kernel")
        library = library or self.target.compile(kernel, limit=_LIMIT)
        tolerances = {
            b.name: max(self._tolerances[b.name], tolerance_of(kernel, b.dtype))
            for b in kernel.outputs
        }
        return Built(kernel, library, symbol(kernel), tolerances)

    def build_all(self, kernels: Sequence[Kernel]) -> list[Built | Failed]:
        """All of them, in order; when it returns, no compiler runs."""
        if self._pool is None:
            raise MeasureError("harness: it is closed; use it in a `with` statement")
        size = max(1, min(_GROUP, -(-len(kernels) // (2 * self._jobs))))
        groups = [kernels[at : at + size] for at in range(0, len(kernels), size)]
        libraries = chain.from_iterable(self._pool.map(self._build_together, groups))
        return list(self._pool.map(self._attempt, kernels, libraries))

    def close(self) -> None:
        """Wait for the compilers, and start no more."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None

    def _build_together(self, kernels: Sequence[Kernel]) -> list[str | None]:
        """What came of a group; nothing, if anything is wrong with any of them."""
        if len(kernels) > 1 and self._in_groups:
            limit = _SHORT * len(kernels)
            begin = time.monotonic()
            try:
                return self.target.compile_together(kernels, limit=limit)
            except Exception:  # noqa: BLE001  # alone, each gets to know what is wrong with it
                if time.monotonic() - begin >= limit:
                    self._in_groups = False
        return [None] * len(kernels)

    def _attempt(self, kernel: Kernel, library: str | None) -> Built | Failed:
        try:
            return self.build(kernel, library)
        except TargetError as error:
            return Failed("emit", str(error))
        except DojoError as error:
            return Failed("compile", str(error))
        except Exception as error:  # noqa: BLE001  # a bug of ours fails a candidate, not a search
            return Failed("emit", f"internal error: {type(error).__name__}: {error}")


def arguments_of(kernel: Kernel) -> tuple[Buffer, ...]:
    """Inputs, then outputs: how the function is called."""
    return (*kernel.inputs, *kernel.outputs)


def bytes_of_arguments(kernel: Kernel) -> int:
    """What they take together."""
    return sum(map(bytes_of, arguments_of(kernel)))
