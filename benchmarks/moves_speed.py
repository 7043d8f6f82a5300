"""How fast is the game? Listing the legal moves, and checking and applying one.

python benchmarks/moves_speed.py [--json]

Bars: softmax and layernorm under 150 ms, a tiled matmul of eight loops under 500 ms, one move
under 5 ms (median); the whole recipe of softmax for a GPU, about 90 moves, under 500 ms.
"""

from __future__ import annotations

import json
import statistics
import sys
import time

from cold import forget

from perfdojo.api import kernel as make_kernel
from perfdojo.ir import Kernel, loops
from perfdojo.kernels import find_recipe, kernel_names, load_formula
from perfdojo.moves import REGISTRY, parse_moves, play
from perfdojo.moves.recipe import play_recipe
from perfdojo.targets import find_target
from perfdojo.targets.cuda.machine import H200

MACHINE = find_target("cpu").machine
TILED = """
split(i, 6); split(i.o, 8); split(j, 16); split(j.i, 8); split(k, 64)
interchange(i.i); interchange(i.o.i)
"""
LISTED = {
    "softmax": ({"N": 24576, "M": 512}, "", 150),
    "layernorm": ({"N": 16384, "M": 1024}, "", 150),
    "matmul": ({"M": 768, "K": 1024, "N": 1024}, TILED, 500),
}


def list_moves(kernel: Kernel) -> int:
    return sum(1 for name in REGISTRY for _ in REGISTRY[name].candidates(kernel, MACHINE))


def time_listing(kernel: Kernel) -> tuple[float, int]:
    """The median milliseconds of five listings, each with empty caches, and the count."""
    samples = []
    count = 0
    for _ in range(5):
        forget()
        start = time.perf_counter()
        count = list_moves(kernel)
        samples.append((time.perf_counter() - start) * 1e3)
    return statistics.median(samples), count


def time_moves() -> list[float]:
    """Milliseconds of checking and applying each move of every recipe."""
    samples = []
    for name in kernel_names():
        recipe = find_recipe(name, "cpu")
        if recipe is None:
            continue
        sizes = load_formula(name).bindings("cpu")[0]
        kernel = make_kernel(name, like=(), **sizes)
        _, moves = play_recipe(kernel, recipe, MACHINE)
        forget()  # nothing that playing has proven helps here
        for move in moves:
            start = time.perf_counter()
            assert move.is_legal(kernel)
            kernel = move.apply(kernel)
            samples.append((time.perf_counter() - start) * 1e3)
    return samples


def time_gpu_recipe() -> tuple[float, int]:
    """The median milliseconds of playing softmax for a GPU, with empty caches; and the moves."""
    recipe = find_recipe("softmax", "cuda")
    assert recipe is not None
    kernel = make_kernel("softmax", like=(), N=65536, M=4096)
    samples = []
    for _ in range(5):
        forget()
        start = time.process_time()
        _, moves = play_recipe(kernel, recipe, H200)
        samples.append((time.process_time() - start) * 1e3)
    return statistics.median(samples), len(moves)


def main() -> None:
    report: dict[str, object] = {}
    fine = True
    for name, (sizes, moves, bar) in LISTED.items():
        kernel = play(make_kernel(name, like=(), **sizes), *parse_moves(moves))
        took, count = time_listing(kernel)
        depth = sum(1 for _ in loops(kernel.body))
        report[name] = {"ms": took, "moves": count, "loops": depth, "bar": bar}
        fine = fine and took < bar
    samples = time_moves()
    median = statistics.median(samples)
    report["one move"] = {"ms": median, "worst ms": max(samples), "moves": len(samples), "bar": 5}
    fine = fine and median < 5
    took, count = time_gpu_recipe()
    report["softmax for a GPU"] = {"ms": took, "moves": count, "bar": 500}
    fine = fine and took < 500
    if "--json" in sys.argv:
        print(json.dumps(report, indent=2))
    else:
        for name, row in report.items():
            print(name, row)
    sys.exit(0 if fine else 1)


if __name__ == "__main__":
    main()
