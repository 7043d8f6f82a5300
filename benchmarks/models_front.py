"""How much faster for how much accuracy? Evolve the three example models and check the bars.

    python benchmarks/models_front.py --data FOLDER --budget 600s             # on the CPU
    python benchmarks/models_front.py --data FOLDER --budget 300s --on gpu    # on a GPU

One JSON file with everything goes to --output; the table says what the front is on report data.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
import time
from pathlib import Path
from typing import Any

from perfdojo.evolve.load import load_any_task
from perfdojo.evolve.models import Model
from perfdojo.evolve.models.data import FOLDER, SPLIT
from perfdojo.evolve.models.export import export_model
from perfdojo.evolve.models.recorded import take_up_model
from perfdojo.evolve.models.run import ModelOptions, evolve_model
from perfdojo.evolve.models.subject import ModelSubject, make_model
from perfdojo.measure.outcome import Failed
from perfdojo.records import open_store
from perfdojo.search.budget import parse_budget

TASKS = ("mnist_training", "cifar_cnn", "transformer_block")
EXAMPLES = Path(__file__).parent.parent / "examples" / "models"


def run(name: str, options: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """One model from task to exported file."""
    task = load_any_task(EXAMPLES / f"{name}.py")
    assert isinstance(task, Model)
    subject = make_model(task, options.on)
    shown = 0.0

    def watch(progress: Any, volume: float) -> None:
        nonlocal shown
        if time.monotonic() > shown + 20:
            shown = time.monotonic()
            course = progress.course
            print(f"  {course.elapsed:.0f} s: {course.evaluated} tried, {volume:.4f}", flush=True)

    seeded = seeded_alone(subject)
    search = ModelOptions(parse_budget(options.budget), options.seed, fresh=True)
    with open_store(folder / "records.db") as store:
        result = evolve_model(subject, search, store, watch, lambda text: None)
    summary = result.summary() | {"seeded": seeded}
    summary["export"] = export_model(take_up_model(result.run), folder / name)["difference"]
    return summary


def seeded_alone(subject: ModelSubject) -> dict[str, float]:
    """How many times faster the start `spread(all)` is by itself: what the search is given."""
    starts = [genome for genome in subject.language().starts() if genome == ("spread(all)",)]
    if not starts:
        return {}
    with subject.open_bench() as bench:
        built = bench.build(starts[0])
        outcome = built if isinstance(built, Failed) else bench.compare(built)
    return {} if isinstance(outcome, Failed) else {starts[0][0]: outcome.speedup}


def tell(summary: dict[str, Any]) -> None:
    """The front on report data, and the bars."""
    before = summary["original"]["report"]["accuracy"]
    print(f"\n{summary['task']} ({summary['data']}, {summary['device']}): original {before:.2%}, "
          f"{1e3 * summary['original_seconds']:.3f} ms")  # fmt: skip
    for point, report in zip(summary["front"], summary["report"], strict=True):
        lost = 100 * (before - report["accuracy"])
        print(f"  {point['speedup']:6.2f}x  report {report['accuracy']:.2%} ({-lost:+.2f} points)  "
              f"validation {point['accuracy_validation']:.2%}  "
              f"{len(point['edits'])} edits")  # fmt: skip
    print(f"  {summary['evaluated']} variants, {summary['evaluated_per_second']:.2f}/s, "
          f"{summary['valid_fraction']:.0%} of edits verify, "
          f"exported within {summary['export']:.1g}")  # fmt: skip
    for edit, speedup in summary["seeded"].items():
        print(f"  {speedup:6.2f}x by {edit} alone, which the search is given")
    pairs = list(zip(summary["front"], summary["report"], strict=True))
    if summary["kind"] == "prediction":
        good = [p["speedup"] for p, r in pairs if before - r["accuracy"] <= 0.02]
        print(f"  fastest within 2 points: {max(good, default=1.0):.2f}x (bar: 1.9x)")
        return
    better = [r["accuracy"] - before for p, r in pairs if p["time_ratio"] <= 1.0]
    same = [p["time_ratio"] for p, r in pairs if r["accuracy"] >= before]
    print(f"  best at no more time: {100 * max(better, default=0.0):+.2f} points (bar: +3); "
          f"least time at no less accuracy: {min(same, default=1.0):.2f}x (bar: 0.5x)")  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--data", default="", help="the folder of MNIST and CIFAR-10")
    parser.add_argument("--tasks", default=",".join(TASKS))
    parser.add_argument("--budget", default="300s")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--split", type=int, default=0, help="which way to cut data into parts")
    parser.add_argument("--on", default="cpu", choices=("cpu", "gpu"))
    parser.add_argument("--output", default="models_front.json")
    options = parser.parse_args()
    if options.data:
        os.environ[FOLDER] = options.data
    os.environ[SPLIT] = str(options.split)
    found = []
    with tempfile.TemporaryDirectory() as folder:
        for name in options.tasks.split(","):
            print(name, flush=True)
            found.append(run(name, options, Path(folder)))
            tell(found[-1])
            Path(options.output).write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
