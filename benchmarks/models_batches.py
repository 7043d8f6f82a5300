"""Does the CNN's time lie in its arithmetic? How it grows with the batch, beside an empty call.

    python benchmarks/models_batches.py            # on whatever JAX finds: a GPU, or the CPU

On a CPU a batch of 200 takes many times as long as a single picture. Where it does not, the time
goes into starting kernels, which edits of a model can only save by making fewer of them.
"""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

sys.path.insert(0, str(Path(__file__).parent.parent / "examples" / "models"))

import cnn

BATCHES = (1, 10, 50, 200, 800)
CALLS = 300
NO_WORK = {"parameter", "constant", "get-tuple-element", "bitcast", "tuple"}


def median_ms(function: Callable[..., Any], *arguments: Any) -> float:
    """The median time of a call that waits for its result."""
    jax.block_until_ready(function(*arguments))
    times = []
    for _ in range(CALLS):
        began = time.perf_counter()
        jax.block_until_ready(function(*arguments))
        times.append(time.perf_counter() - began)
    return 1e3 * float(np.median(times))


def count_kernels(program: str) -> int:
    """How many things XLA's compiled program starts, one after the other."""
    entry = program[program.index("ENTRY") :]
    return sum(op not in NO_WORK for op in re.findall(r"= \S+ ([a-z-]+)\(", entry))


def main() -> None:
    rng = np.random.default_rng(0)
    params = jax.device_put(cnn.init(rng, 3, 10))
    print(f"{jax.devices()[0].device_kind}; medians of {CALLS} calls")
    print(f"an empty call: {median_ms(jax.jit(lambda x: x + 1), jnp.zeros(8)):.3f} ms")
    for batch in BATCHES:
        x = jax.device_put(rng.normal(size=(batch, 32, 32, 3)).astype("f"))
        compiled = jax.jit(cnn.predict).lower(params, x).compile()
        kernels = count_kernels(compiled.as_text())
        print(f"batch {batch}: {median_ms(compiled, params, x):.3f} ms, {kernels} kernels")


if __name__ == "__main__":
    main()
