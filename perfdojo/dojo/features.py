"""What does a kernel look like in numbers? A fixed list of features, made by hand.

Counts, extents and bytes are `log2(1 + n)`, shares lie between 0 and 1, so all are between 0 and
64 and of similar size. "Work" is statement instances: how often each statement runs, guards taken
as open.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from perfdojo.analysis.cost import cost_of
from perfdojo.ir import Access, Call, If, Kernel, bytes_of, loads, loops, size_of, walk
from perfdojo.ir.affine import loop_names
from perfdojo.ir.nodes import KINDS, STORAGES, subexpressions
from perfdojo.ir.sets import Spot, find_spots, loop_ranges
from perfdojo.ir.types import FUNCTIONS

LARGEST = 64.0
_KINDS = {kind: kind or "sequential" for kind in KINDS}
_PLACES = ("argument", *STORAGES)
_STRIDES = ("fixed", "unit", "strided")

FEATURES: dict[str, str] = {
    **{f"loops_{kind}": f"loops of kind {kind}, log2" for kind in _KINDS.values()},
    **{f"extent_{kind}": f"largest extent of a {kind} loop, log2" for kind in _KINDS.values()},
    **{f"work_{kind}": f"share of the work inside a {kind} loop" for kind in _KINDS.values()},
    "nests": "loop nests one after the other, log2",
    "depth_most": "loops around the statement that has most of them",
    "depth_mean": "loops around a statement, the mean over the work",
    "copies": "copies of a statement that unrolling makes, at most, log2",
    "guards": "conditions (if) in the text, log2",
    "statements": "statements in the text, log2",
    "accumulations": "share of the work that accumulates (+=, max=, ...)",
    "work": "statement instances, log2",
    "operations": "arithmetic operations of one call, log2",
    "functions": "calls of exp, log, sqrt, ..., log2 of one call's",
    "divisions": "divisions, log2 of one call's",
    "floor_bytes": "bytes of all arguments, each counted once, log2",
    "intensity": "operations for each byte of the arguments, log2",
    **{f"bytes_{kind}": f"bytes of {kind} temporaries, log2" for kind in STORAGES},
    "temporaries": "temporaries, log2",
    "dropped": "dimensions of temporaries that are not stored (~), log2",
    **{f"traffic_{kind}": f"bytes read and written in {kind} memory, log2" for kind in _PLACES},
    **{f"stride_{kind}": f"share of accesses {kind} along the innermost loop" for kind in _STRIDES},
    "nontemporal": "statements with the hint nontemporal, log2",
    "prefetch": "statements with the hint prefetch, log2",
    "async": "statements with the hint async, log2",
}
FEATURE_NAMES = tuple(FEATURES)


def features(kernel: Kernel) -> npt.NDArray[np.float32]:
    """The features of `kernel`, in the order of FEATURE_NAMES, each between 0 and 64."""
    found = dict(_of_text(kernel))
    found |= _of_work(kernel)
    values = [found[name] for name in FEATURE_NAMES]
    return np.clip(np.array(values, dtype=np.float32), 0.0, LARGEST)


def _log(count: float) -> float:
    return math.log2(1 + max(0.0, count))


def _of_text(kernel: Kernel) -> Iterator[tuple[str, float]]:
    """What can be counted by looking."""
    every = list(loops(kernel.body))
    for kind, name in _KINDS.items():
        found = [loop for loop in every if loop.kind == kind]
        extents = [loop.extent.const for loop in found if loop.extent.is_constant]
        yield f"loops_{name}", _log(len(found))
        yield f"extent_{name}", _log(max(extents, default=0))
    yield "nests", _log(len(kernel.body))
    yield "guards", _log(sum(isinstance(node, If) for node in walk(kernel.body)))
    for storage in STORAGES:
        held = sum(bytes_of(b) for b in kernel.temporaries if b.storage == storage)
        yield f"bytes_{storage}", _log(held)
    yield "temporaries", _log(len(kernel.temporaries))
    dims = [dim for buffer in kernel.temporaries for dim in buffer.dims]
    yield "dropped", _log(sum(not dim.materialised for dim in dims))


def _of_work(kernel: Kernel) -> dict[str, float]:
    """What follows from how often each statement runs."""
    spots = find_spots(kernel)
    total: Counter[str] = Counter()
    most: Counter[str] = Counter(depth_most=0, copies=0)
    for spot in spots:
        work = _instances(spot, kernel)
        total.update(_weigh(spot, kernel, work))
        most["depth_most"] = max(most["depth_most"], len(spot.loops))
        copies = math.prod(n.extent.const for n in spot.loops if n.kind == "unroll")
        most["copies"] = max(most["copies"], copies)
    work, touches = max(total["work"], 1), max(sum(total[f"stride_{s}"] for s in _STRIDES), 1)
    cost = cost_of(kernel)
    logs = ("work", "functions", "divisions", *(f"traffic_{place}" for place in _PLACES))
    shares = ("depth_mean", "accumulations", *(f"work_{name}" for name in _KINDS.values()))
    hints = [spot.statement for spot in spots]
    return {
        **{name: _log(total[name]) for name in logs},
        **{name: total[name] / work for name in shares},
        **{f"stride_{s}": total[f"stride_{s}"] / touches for s in _STRIDES},
        "depth_most": float(most["depth_most"]),
        "copies": _log(most["copies"]),
        "statements": _log(len(spots)),
        "operations": _log(cost.operations),
        "floor_bytes": _log(cost.bytes),
        "intensity": _log(cost.operations / max(cost.bytes, 1)),
        "nontemporal": _log(sum(st.nontemporal for st in hints)),
        "prefetch": _log(sum(st.prefetch is not None for st in hints)),
        "async": _log(sum(st.asynchronous for st in hints)),
    }


def _instances(spot: Spot, kernel: Kernel) -> int:
    ranges = loop_ranges(spot, kernel.buffers)
    return math.prod(max(0, ranges[loop.name][1] + 1) for loop in spot.loops)


def _weigh(spot: Spot, kernel: Kernel, work: int) -> Counter[str]:
    """What one statement adds to the totals, running `work` times."""
    statement = spot.statement
    calls = [part.name for part in subexpressions(statement.value) if isinstance(part, Call)]
    found: Counter[str] = Counter(
        work=work,
        depth_mean=work * len(spot.loops),
        accumulations=work * (statement.op != "="),
        functions=work * sum(name in FUNCTIONS and name != "fma" for name in calls),
        divisions=work * calls.count("/"),
    )
    found.update({f"work_{_KINDS[kind]}": work for kind in {loop.kind for loop in spot.loops}})
    innermost = spot.loops[-1].name if spot.loops else ""
    arguments = {buffer.name for buffer in (*kernel.inputs, *kernel.outputs)}
    for access in (statement.target, *loads(statement.value)):
        buffer = kernel.buffers[access.buffer]
        place = "argument" if buffer.name in arguments else buffer.storage
        found[f"traffic_{place}"] += work * size_of(buffer.dtype)
        found[f"stride_{_stride(access, innermost)}"] += work
    return found


def _stride(access: Access, loop: str) -> str:
    """How far apart neighbouring iterations of `loop` touch: the same, next, or elsewhere."""
    places = [n for n, index in enumerate(access.indices) if loop in loop_names(index)]
    if not places:
        return "fixed"
    last = len(access.indices) - 1
    unit = places == [last] and dict(access.indices[last].terms).get(loop) == 1
    return "unit" if unit else "strided"
