"""Does evolution find better trades than chance? The same number of variants, seed by seed.

    python benchmarks/models_yardstick.py --data FOLDER --variants 300 --seeds 5

Both draw the same kinds of edits from the same starts; only selection differs.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
from pathlib import Path

from perfdojo.evolve.load import load_any_task
from perfdojo.evolve.models import Model
from perfdojo.evolve.models.data import FOLDER, SPLIT
from perfdojo.evolve.models.run import ModelOptions, evolve_model
from perfdojo.evolve.models.subject import make_model
from perfdojo.records import open_store
from perfdojo.search.budget import Budget

EXAMPLES = Path(__file__).parent.parent / "examples" / "models"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--task", default="mnist_training")
    parser.add_argument("--data", default="", help="the folder of MNIST and CIFAR-10")
    parser.add_argument("--variants", type=int, default=300)
    parser.add_argument("--seeds", type=int, default=5)
    parser.add_argument("--split", type=int, default=0, help="which way to cut data into parts")
    parser.add_argument("--on", default="cpu", choices=("cpu", "gpu"))
    parser.add_argument("--output", default="models_yardstick.json")
    options = parser.parse_args()
    if options.data:
        os.environ[FOLDER] = options.data
    os.environ[SPLIT] = str(options.split)
    task = load_any_task(EXAMPLES / f"{options.task}.py")
    assert isinstance(task, Model)
    subject = make_model(task, options.on)
    rows = []
    for seed in range(options.seeds):
        row: dict[str, object] = {"seed": seed}
        for search in ("evolve", "random"):
            with (
                tempfile.TemporaryDirectory() as folder,
                open_store(Path(folder) / "r.db") as store,
            ):
                budget = Budget(measurements=options.variants)
                made = ModelOptions(budget, seed, search=search, fresh=True)
                summary = evolve_model(subject, made, store).summary()
            row[search] = {
                name: summary[name]
                for name in ("hypervolume", "hypervolume_validation", "evaluated", "seconds",
                             "evaluated_per_second", "valid_fraction")
            }  # fmt: skip
        rows.append(row)
        one, two = (row[name]["hypervolume"] for name in ("evolve", "random"))  # type: ignore[index]
        print(f"seed {seed}: evolution {one:.4f}, random {two:.4f}", flush=True)
        Path(options.output).write_text(json.dumps(rows, indent=1) + "\n")
    wins = sum(r["evolve"]["hypervolume"] > r["random"]["hypervolume"] for r in rows)  # type: ignore[index]
    print(f"evolution beats random search in {wins} of {len(rows)} seeds")


if __name__ == "__main__":
    main()
