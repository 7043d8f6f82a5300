"""How do kernels become libraries? Several compilers at once, each with a limit."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from perfdojo.errors import DojoError, MeasureError, TargetError
from perfdojo.ir import Buffer, Kernel, bytes_of
from perfdojo.measure.compare import tolerance_of
from perfdojo.measure.outcome import Failed
from perfdojo.targets import Target
from perfdojo.targets.source import symbol

_LIMIT = 20.0  # seconds a compiler may take


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
        self._tolerances = {b.name: tolerance_of(kernel, b.dtype) for b in kernel.outputs}
        self._pool: ThreadPoolExecutor | None = ThreadPoolExecutor(jobs, "compile")

    def build(self, kernel: Kernel) -> Built:
        """One variant. Raises TargetError or BuildError.

        A variant that stores in narrower types gets the tolerance that these allow.
        """
        if arguments_of(kernel) != arguments_of(self.kernel):
            raise TargetError(f"harness: '{kernel.name}' has other arguments than the kernel")
        library = self.target.compile(kernel, limit=_LIMIT)
        tolerances = {
            b.name: max(self._tolerances[b.name], tolerance_of(kernel, b.dtype))
            for b in kernel.outputs
        }
        return Built(kernel, library, symbol(kernel), tolerances)

    def build_all(self, kernels: Sequence[Kernel]) -> list[Built | Failed]:
        """All of them, in order; when it returns, no compiler runs."""
        if self._pool is None:
            raise MeasureError("harness: it is closed; use it in a `with` statement")
        return list(self._pool.map(self._attempt, kernels))

    def close(self) -> None:
        """Wait for the compilers, and start no more."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None

    def _attempt(self, kernel: Kernel) -> Built | Failed:
        try:
            return self.build(kernel)
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
