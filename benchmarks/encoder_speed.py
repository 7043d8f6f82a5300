"""How many kernels a second does an encoder read?

python benchmarks/encoder_speed.py [--encoder minilm] [--count 48] [--seed 0] [--json]

Programs as a search meets them: plans of four operators, and changes of them. `cold`: nothing is
in the cache; `search`: one program after the other, each with a cache of those before; `warm`:
everything was read before. On a GPU if PyTorch has one.
"""

from __future__ import annotations

import argparse
import json
import random
import time

import torch

from perfdojo.api import kernel as make_kernel
from perfdojo.dojo import Game
from perfdojo.dojo.tactics import make_plan
from perfdojo.ir import print_kernel
from perfdojo.search.perfllm.cache import VectorCache
from perfdojo.search.perfllm.encoder import load_encoder
from perfdojo.search.perfllm.windows import cut
from perfdojo.search.vary import mutate

OPERATORS = {
    "softmax": {"N": 24576, "M": 512},
    "layernorm": {"N": 16384, "M": 1024},
    "matmul": {"M": 256, "K": 256, "N": 256},
    "batchnorm": {"B": 8, "C": 64, "H": 150, "W": 150},
}


def programs(count: int, seed: int) -> list[str]:
    """Distinct texts, those of one operator after the other."""
    rng = random.Random(seed)
    texts: dict[str, None] = {}
    for name, sizes in OPERATORS.items():
        game = Game(make_kernel(name, like=(), **sizes))
        states = [make_plan(game, rng) for _ in range(max(1, count // 16))]
        found = dict.fromkeys(print_kernel(state.kernel) for state in states)
        for _ in range(4 * count):
            if len(found) >= count // len(OPERATORS):
                break
            states.append(mutate(game, rng.choice(states), rng))
            found[print_kernel(states[-1].kernel)] = None
        texts |= found
    return list(texts)


def rate(encoder_name: str, texts: list[str], *, one_by_one: bool) -> tuple[float, float]:
    """Texts a second with an empty cache, and again when it is full."""
    encoder = load_encoder(encoder_name, VectorCache())
    encoder.encode(["kernel k() -> y: f32[1]\n  y[0] = 0.0\n"])  # what is lazy is done here
    batches = [[text] for text in texts] if one_by_one else [texts]
    rates = []
    for _ in range(2):
        begin = time.perf_counter()
        for batch in batches:
            encoder.encode(batch)
        rates.append(len(texts) / (time.perf_counter() - begin))
    return rates[0], rates[1]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--encoder", default="minilm")
    parser.add_argument("--count", type=int, default=48)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    texts = programs(options.count, options.seed)
    windows = [cut(text) for text in texts]
    cold, warm = rate(options.encoder, texts, one_by_one=False)
    search, _ = rate(options.encoder, texts, one_by_one=True)
    found = {
        "encoder": options.encoder,
        "device": torch.cuda.get_device_name() if torch.cuda.is_available() else "cpu",
        "threads": torch.get_num_threads(),
        "texts": len(texts),
        "windows_of_a_text": sum(map(len, windows)) / len(texts),
        "new_windows_of_a_text": len({w for ws in windows for w in ws}) / len(texts),
        "cold_per_second": cold,
        "search_per_second": search,
        "warm_per_second": warm,
    }
    if options.json:
        print(json.dumps(found))
        return
    print("| what | found |\n|---|---:|")
    for name, value in found.items():
        shown = f"{value:.1f}" if isinstance(value, float) else value
        print(f"| {name.replace('_', ' ')} | {shown} |")


if __name__ == "__main__":
    main()
