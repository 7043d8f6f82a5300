"""How many steps a second does the environment play on a landscape?

python benchmarks/env_speed.py [--json] [--landscape NAME] [--steps 20000] [--seed 0]

A random player that keeps to the mask, on each landscape that comes with the package (a made-up one
if there is none), through `gymnasium.make` with its usual wrappers and resets included. The bar is
2,000 steps a second.
"""

from __future__ import annotations

import argparse
import json
import time

import gymnasium
import numpy as np

from perfdojo.dojo.gym import ID
from perfdojo.dojo.landscape import Landscape, list_landscapes, load_landscape
from perfdojo.testing import make_landscape


def steps_a_second(landscape: Landscape, steps: int, seed: int) -> float:
    """Play at random for so many steps."""
    env = gymnasium.make(ID, landscape=[landscape])
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    began = time.perf_counter()
    for _ in range(steps):
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        _, _, terminated, truncated, info = env.step(action)
        if terminated or truncated:
            _, info = env.reset()
    elapsed = time.perf_counter() - began
    env.close()
    return steps / elapsed


def main() -> None:
    """Print a line for each landscape."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--landscape")
    parser.add_argument("--steps", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    names = [options.landscape] if options.landscape else list_landscapes()
    lands = [load_landscape(name) for name in names] or [make_landscape(nests=5)]
    rows = [
        {
            "landscape": land.name,
            "states": len(land.nodes),
            "steps_a_second": round(steps_a_second(land, options.steps, options.seed)),
        }
        for land in lands
    ]
    if options.json:
        print(json.dumps(rows, indent=2))
        return
    print("| landscape | states | steps a second |\n|---|---:|---:|")
    for row in rows:
        print(f"| {row['landscape']} | {row['states']} | {row['steps_a_second']} |")


if __name__ == "__main__":
    main()
