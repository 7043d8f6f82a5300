"""Train the network of an example, say how good it is, and write its weights.

python examples/models/train.py cnn --data FOLDER --epochs 60
"""

from __future__ import annotations

import argparse
import os

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
    parser.add_argument("--epochs", type=int, default=30)
    parser.add_argument("--rate", type=float, default=None)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--output", default=str(weights.SHIPPED), help="the folder to write to")
    options = parser.parse_args()
    if options.data:
        os.environ[FOLDER] = options.data
    more = {"epochs": options.epochs, "seed": options.seed, "classes": 10}
    if options.rate is not None:
        more["rate"] = options.rate
    if options.network == "cnn":
        data, module = load_cifar10(), cnn
        more |= {"flip": not data.is_fallback, "shift": 2 if data.is_fallback else 4}
    else:
        data, module = load_mnist(), transformer
    params = module.train(*data.train, **more)
    predict = jax.jit(module.predict)
    for name in ("search", "validation"):
        x, y = data.parts[name]
        answers = [np.argmax(predict(params, x[i : i + 50]), -1) for i in range(0, len(x), 50)]
        print(f"{name}: {np.mean(np.concatenate(answers) == y):.4f} right")
    short = "".join(c for c in data.source.partition(" (")[0].lower() if c.isalnum())
    path = weights.SHIPPED.__class__(options.output) / f"{options.network}-{short}.npz"
    weights.write(path, params, weights.digest(data))
    print(path)


if __name__ == "__main__":
    main()
