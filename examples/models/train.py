"""Train the network of an example, say how good it is, and write its weights.

python examples/models/train.py cnn --data FOLDER --epochs 300 --out FILE

It runs on the first device that jax finds: minutes on a GPU; on two cores an epoch of 10,000
pictures takes the better part of a minute. The same seed gives the same weights on the same CPU; on
a GPU, up to the order of sums.
"""

from __future__ import annotations

import argparse
import os
from functools import partial
from pathlib import Path

import cnn
import jax
import numpy as np
import transformer
import weights

from perfdojo.evolve.models import load_cifar10, load_mnist
from perfdojo.evolve.models.data import FOLDER


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("network", choices=("cnn", "transformer"))
    parser.add_argument("--data", default="", help="the folder of the data; else the digits")
    parser.add_argument("--epochs", type=int, default=300)
    parser.add_argument("--examples", type=int, default=0, help="train on the first few only")
    parser.add_argument("--rate", type=float, default=None)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", default="", help="the file to write; by default what is shipped")
    options = parser.parse_args()
    if options.data:
        os.environ[FOLDER] = options.data
    say = partial(print, flush=True)
    say(f"jax {jax.__version__} on {jax.devices()[0].device_kind}")
    more = {"epochs": options.epochs, "seed": options.seed, "classes": 10, "say": say}
    if options.rate is not None:
        more["rate"] = options.rate
    if options.network == "cnn":
        data, module = load_cifar10(), cnn
        more |= {"flip": not data.is_fallback, "shift": 2 if data.is_fallback else 4}
    else:
        data, module = load_mnist(), transformer
    count = options.examples or len(data.train[1])
    params = module.train(*(array[:count] for array in data.train), **more)
    path = (
        Path(options.out)
        if options.out
        else weights.SHIPPED / weights.file_name(options.network, data)
    )
    weights.write(path, params, weights.digest(data))
    tell(module.predict, weights.read(path, weights.digest(data)), data, say)
    say(path)


def tell(predict, params, data, say) -> None:
    """How good the weights are as they were written, in half precision; never on report data."""
    predict = jax.jit(predict)
    for name in ("search", "validation"):
        x, y = data.parts[name]
        answers = [np.argmax(predict(params, x[i : i + 50]), -1) for i in range(0, len(x), 50)]
        say(f"{name}: {np.mean(np.concatenate(answers) == y):.4f} right")


if __name__ == "__main__":
    main()
