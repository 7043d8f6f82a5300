"""On which landscape is an agent tested? A made-up one: small, seeded, with traps and an optimum.

Its kernel has a few independent nests; a state says for each whether its loop is sequential, a
vector, unrolled or parallel. All moves are real and legal; the times are made up. In each nest
one kind, the bait, pays at once; the kinds of the optimum pay only when neighbouring nests have
theirs too, and cost a little alone. So who climbs greedily ends in a local optimum.
"""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Iterator, Sequence

from perfdojo.dojo.features import FEATURE_NAMES, features
from perfdojo.dojo.landscape import Landscape, Node
from perfdojo.ir import Kernel, digest, parse_kernel, print_kernel
from perfdojo.measure.outcome import Failed, Outcome, Timed

_MOVES = {"vector": "vectorise", "unroll": "unroll", "parallel": "parallelise"}
_KINDS = ("", *_MOVES)
_NAMES = "abcdef"  # of the loops; their extents differ, so that each is known by its shape
_START = 1e-3  # seconds
_BAIT, _PAIR, _ALONE = 0.4, 0.9, -0.15  # log of the gain of a bait, of a pair, of one without
_NOISE = 0.1

State = tuple[str, ...]  # the kind of each loop


def make_landscape(*, seed: int = 0, nests: int = 4, failing: float = 0.05) -> Landscape:
    """A landscape of 4 ** `nests` states (`nests` from 2 to 6) whose optimum is `best`.

    The share `failing` of the states fails: never the start or the optimum.
    """
    if not 2 <= nests <= len(_NAMES):
        raise ValueError(f"make_landscape: expected 2 to {len(_NAMES)} nests, got {nests}")
    states = list(itertools.product(_KINDS, repeat=nests))
    times = _times(states, nests, random.Random(seed))
    outcomes = _outcomes(times, failing, random.Random(seed + 1))
    kernels = {state: _kernel(state) for state in states}
    names = {state: digest(kernel) for state, kernel in kernels.items()}
    nodes = [
        Node(
            names[state],
            print_kernel(kernels[state]),
            outcomes[state],
            tuple((move, names[there]) for move, there in _moves(state)),
            tuple(f"{_MOVES[kind]}({_NAMES[n]})" for n, kind in enumerate(state) if kind),
            tuple(features(kernels[state]).tolist()),
        )
        for state in states
    ]
    return Landscape(
        name=f"made-up-{nests}-{seed}", kernel="made_up", sizes={}, target="cpu",
        numerics="exact", fingerprint={"target": "made up"}, version="0", start=names[states[0]],
        nodes={node.digest: node for node in nodes}, feature_names=FEATURE_NAMES,
    )  # fmt: skip


def _moves(state: State) -> Iterator[tuple[str, State]]:
    """A sequential loop can become anything, anything sequential."""
    for n, kind in enumerate(state):
        for other in (name for name in _KINDS if bool(name) != bool(kind)):
            move = f"{_MOVES.get(other, 'serialise')}({_NAMES[n]})"
            yield move, (*state[:n], other, *state[n + 1 :])


def _times(states: Sequence[State], nests: int, rng: random.Random) -> dict[State, float]:
    baits = [rng.choice(list(_MOVES)) for _ in range(nests)]
    best = [rng.choice([kind for kind in _MOVES if kind != bait]) for bait in baits]
    noise = {state: rng.uniform(-_NOISE, _NOISE) for state in states}
    noise[states[0]] = 0.0

    def gain(state: State) -> float:
        right = [kind == wanted for kind, wanted in zip(state, best, strict=True)]
        pairs = sum(map(min, right, right[1:]))
        baited = sum(kind == bait for kind, bait in zip(state, baits, strict=True))
        return _BAIT * baited + _PAIR * pairs + _ALONE * sum(right)

    return {state: _START * math.exp(-gain(state) + noise[state]) for state in states}


def _outcomes(
    times: dict[State, float], failing: float, rng: random.Random
) -> dict[State, Outcome]:
    kept = {next(iter(times)), min(times, key=lambda state: times[state])}
    first = times[next(iter(times))]
    return {
        state: Failed("compile", "made up")
        if rng.random() < failing and state not in kept
        else Timed(seconds, first / seconds, first / seconds, first / seconds, 0.0, 1)
        for state, seconds in times.items()
    }


def _kernel(state: State) -> Kernel:
    """One nest for each loop, twice as long as the one before."""
    extents = {_NAMES[n]: 2 << n for n in range(len(state))}
    inputs = ", ".join(f"x{name}: f32[{extent}]" for name, extent in extents.items())
    outputs = ", ".join(f"y{name}: f32[{extent}]" for name, extent in extents.items())
    nests = [
        f"  for {name} in {extent} {kind}:\n    y{name}[{name}] = x{name}[{name}] * 2.0"
        for (name, extent), kind in zip(extents.items(), state, strict=True)
    ]
    return parse_kernel("\n".join([f"kernel made_up({inputs}) -> {outputs}", *nests, ""]))
