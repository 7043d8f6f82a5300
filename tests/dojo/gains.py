"""On which made-up gains are lists of moves taken apart? No compiler, no clock."""

from __future__ import annotations

from dataclasses import dataclass

from perfdojo.dojo import Game, State
from perfdojo.ir import parse_kernel, print_kernel
from perfdojo.measure.outcome import Failed
from perfdojo.measure.paired import Ratio
from perfdojo.moves import Move, parse_moves

# Loops of different lengths, so that each is known by its shape, whatever its name.
EXTENTS = {"a": 6, "b": 10, "c": 14, "d": 22}
_ARRAYS = ", ".join(f"x{name}: f32[{n}]" for name, n in EXTENTS.items())
_OUTPUTS = ", ".join(f"y{name}: f32[{n}]" for name, n in EXTENTS.items())
KERNEL = parse_kernel(
    f"kernel four({_ARRAYS}) -> {_OUTPUTS}\n"
    + "\n".join(
        f"  for {name} in {n}:\n    y{name}[{name}] = x{name}[{name}] * 2.0"
        for name, n in EXTENTS.items()
    )
)
# For each loop: cut it, then (only legal after that) make its inner part a vector.
MOVES = parse_moves("".join(f"split({name}, 2); vectorise({name}.i);" for name in EXTENTS))


def make_game() -> Game:
    return Game(KERNEL)


def features(state: State) -> frozenset[str]:
    """What was done to the kernel, read from its text: `a` is cut, `a.i` is a vector."""
    lines = print_kernel(state.kernel).splitlines()
    heads = [line.split()[1:] for line in lines if line.split()[:1] == ["for"]]
    cut = {head[0].removesuffix(".o") for head in heads if head[0].endswith(".o")}
    return frozenset(cut | {head[0] for head in heads if head[-1] == "vector:"})


def feature_of(move: Move) -> str:
    text = str(move)
    return text[text.index("(") + 1 : -1].split(",")[0]


@dataclass(frozen=True, slots=True)
class Gains:
    """Each feature divides the time by its gain."""

    gains: dict[str, float]

    def seconds(self, state: State) -> float:
        time = 1.0
        for feature in sorted(features(state)):
            time /= self.gains.get(feature, 1.0)
        return time

    def measure(self, fast: State, slow: State) -> Ratio | Failed:
        value = self.seconds(slow) / self.seconds(fast)
        return Ratio(value, value * 0.99, value * 1.01)
