"""How long does an operator take without its memory? The recipes on arrays that stay in a cache.

    python benchmarks/arithmetic_alone.py [--budget 4]

The operators are timed in turn, with all threads; printed is the best time of an element, since
noise only adds, and what all elements of the suite's size would take at that rate.
"""

from __future__ import annotations

import argparse
import math

from perfdojo.api import kernel as make_kernel
from perfdojo.kernels import find_recipe, load_formula
from perfdojo.measure import random_inputs
from perfdojo.measure.paired import time_in_turn
from perfdojo.moves.recipe import play_recipe
from perfdojo.targets import build_function, find_target
from perfdojo.targets.arrays import make_output

SIZES = {
    "bias_gelu": {"N": 64, "M": 1024},
    "softmax": {"N": 128, "M": 512},
    "cross_entropy": {"N": 32, "C": 4096},
    "cumsum": {"N": 64, "M": 1024},
    "maxpool": {"B": 1, "C": 8, "H": 112, "W": 112, "K": 3, "stride": 2},
}


def main() -> None:
    """Print a table of Markdown."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--budget", type=float, default=4.0, help="seconds for all together")
    budget = parser.parse_args().budget
    calls, elements = {}, {}
    for name, sizes in SIZES.items():
        recipe = find_recipe(name, "cpu")
        assert recipe is not None
        kernel, _ = play_recipe(
            make_kernel(name, like=(), **sizes), recipe, find_target("cpu").machine
        )
        elements[name] = math.prod(kernel.inputs[0].shape)
        out = make_output(kernel.outputs[0], None)
        calls[name] = build_function(kernel).prepare(*random_inputs(kernel).values(), out=out)
    samples = time_in_turn(calls, budget=budget)
    print("| operator | ns an element | for all elements, ms |\n|---|---:|---:|")
    for name in SIZES:
        each = min(samples.seconds[name]) / elements[name]
        whole = make_kernel(name, like=(), **load_formula(name).bindings("cpu")[0])
        full = math.prod(whole.inputs[0].shape)
        print(f"| {name} | {each * 1e9:.3f} | {each * full * 1e3:.1f} |")


if __name__ == "__main__":
    main()
