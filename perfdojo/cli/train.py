"""perfdojo train: teach an agent to play, on landscapes and by measuring."""

from __future__ import annotations

import importlib.metadata
import re
import shlex
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Annotated, Any

import typer

from perfdojo.api import load, make_kernel
from perfdojo.cli.arguments import JsonOption, SeedOption, TargetOption, print_json, progress
from perfdojo.dojo.landscape import ENDING, Landscape, list_landscapes, load_landscape
from perfdojo.errors import AgentError
from perfdojo.ir import Formula, Kernel
from perfdojo.search.budget import Budget, parse_budget
from perfdojo.search.perfllm.needs import AGENT, need
from perfdojo.search.perfllm.samples import check_held_out

_SIZE = re.compile(r"([A-Za-z_]\w*)=(\d+)")
_VERSIONS = ("perfdojo", "torch", "transformers", "numpy")

KernelsOption = Annotated[
    str,
    typer.Option(
        help="Kernels to play for real: 'softmax N=1024 M=512; rmsnorm N=512 M=1024'; "
        "without sizes, all of the suite."
    ),
]
LandscapesOption = Annotated[
    str,
    typer.Option(help="Landscapes: names, files or folders, separated by commas; 'all' that ship."),
]


def command(
    kernels: KernelsOption = "",
    landscapes: LandscapesOption = "",
    held_out: Annotated[
        str, typer.Option(help="Kernels whose landscapes are left out, separated by commas.")
    ] = "",
    budget: Annotated[
        str, typer.Option(help="How long: 10m, 5000x (measurements), '10m 5000x'.")
    ] = "5000x",
    out: Annotated[Path, typer.Option(help="The policy to write.")] = Path("policy.safetensors"),
    encoder: Annotated[
        str, typer.Option(help="minilm, features, shipped, or a model's folder or name.")
    ] = "minilm",
    policy: Annotated[str, typer.Option(help="A policy to begin with.")] = "",
    backup: Annotated[
        str, typer.Option(help="max (the best reward ahead) or sum (ordinary Q-learning).")
    ] = "max",
    gamma: Annotated[float, typer.Option(min=0.0, max=1.0, help="Worth of a step later.")] = 0.9,
    double: Annotated[bool, typer.Option(help="Double Q-learning.")] = True,
    dueling: Annotated[bool, typer.Option(help="Worth of the state apart.")] = False,
    prioritised: Annotated[bool, typer.Option(help="Draw what was most wrong most often.")] = True,
    result: Annotated[bool, typer.Option(help="Look at the program a move leads to.")] = True,
    seed: SeedOption = 0,
    target: TargetOption = "cpu",
    logs: Annotated[Path | None, typer.Option(help="Folder for TensorBoard.")] = None,
    json: JsonOption = False,
) -> None:
    """Train a policy for `optimize --search perfllm`. Ctrl-C keeps it; the same command goes on."""
    if backup not in ("max", "sum"):
        raise AgentError(f"train: expected --backup max or sum, got '{backup}'")
    spend = parse_budget(budget)
    need(AGENT, "train")
    lands = [load_landscape(name) for name in landscape_names(landscapes)]
    lands = without(lands, [name.strip() for name in held_out.split(",") if name.strip()])
    played = read_kernels(kernels)
    if not lands and not played:
        raise AgentError(
            "train: expected --kernels or --landscapes, got neither; for example --landscapes all"
        )
    from perfdojo.search.perfllm.agent import load_agent, new_agent
    from perfdojo.search.perfllm.encoder import load_encoder
    from perfdojo.search.perfllm.learner import LearnOptions
    from perfdojo.search.perfllm.train import Training

    reader = load_encoder(encoder)
    options = LearnOptions("max" if backup == "max" else "sum", gamma, double, prioritised)
    if policy:
        agent = load_agent(Path(policy).expanduser(), reader, seed=seed)
    else:
        agent = new_agent(reader, options, seed=seed, dueling=dueling, result=result)
    checkpoint = out.with_name(f"{out.name}.checkpoint")
    with progress.status("reading the landscapes"):
        training = Training(agent, lands, played, seed=seed, target=target, checkpoint=checkpoint)
    with _shown(spend, logs) as watch:
        try:
            training.run(spend, watch)
        except KeyboardInterrupt:
            progress.print("interrupted: the same command goes on from here")
    with progress.status("fitting the guess of times"):
        training.finish()
    agent.save(out, {"command": this_command(), "seed": seed, "steps": training.step, **versions()})
    summary = {
        "policy": str(out),
        "steps": training.step,
        "seconds": training.spent,
        "encoder": reader.name,
        "best": training.best,
    }
    if json:
        print_json(summary)
        return
    typer.echo(f"{out}: {training.step} measurements in {training.spent:.0f} s")
    for name, gain in training.best.items():
        typer.echo(f"  {name}: best {gain:.2f}x the start")


def landscape_names(text: str) -> list[str]:
    """The names in a list with commas; `all` stands for those that ship, a folder for its files."""
    found: list[str] = []
    for name in filter(None, (part.strip() for part in text.split(","))):
        folder = Path(name).expanduser()
        if name == "all":
            found += list_landscapes()
        elif folder.is_dir():
            found += sorted(str(path) for path in folder.glob(f"*{ENDING}"))
        else:
            found.append(name)
    return found


def without(lands: Sequence[Landscape], held_out: Sequence[str]) -> list[Landscape]:
    """Those of other kernels. Raises AgentError if a kernel that is held out has none."""
    check_held_out("train", sorted({land.kernel for land in lands}), held_out)
    return [land for land in lands if land.kernel not in held_out]


def read_kernels(text: str) -> list[Kernel]:
    """The kernels of `softmax N=64 M=100; rmsnorm`, each with its sizes or those of the suite."""
    found: list[Kernel] = []
    for part in filter(None, (part.strip() for part in text.split(";"))):
        name, *words = part.split()
        sizes = {}
        for word in words:
            match = _SIZE.fullmatch(word)
            if match is None:
                raise AgentError(f"train: expected a size such as N=64, got '{word}'")
            sizes[match[1]] = int(match[2])
        loaded = load(name)
        every = loaded.bindings("cpu") if isinstance(loaded, Formula) and not sizes else ()
        found += [make_kernel(loaded, binding) for binding in (every or (sizes,))]
    return found


def this_command() -> str:
    """What was typed, as a shell reads it."""
    return shlex.join(["perfdojo", *sys.argv[1:]])


def versions() -> dict[str, str]:
    """Of what the result depends on."""
    found = {}
    for name in _VERSIONS:
        with suppress(importlib.metadata.PackageNotFoundError):  # absent, or run where it lies
            found[name] = importlib.metadata.version(name)
    return found


@contextmanager
def _shown(budget: Budget, logs: Path | None) -> Iterator[Any]:
    """Progress on standard error and, if wanted, curves for TensorBoard."""
    writer = None
    if logs is not None:
        need(("tensorboard",), "train --logs")
        from torch.utils.tensorboard import SummaryWriter

        writer = SummaryWriter(str(logs))
    with progress.status("training") as status:

        def watch(report: Any) -> None:
            done = max(report.step / budget.measurements, report.elapsed / budget.seconds)
            best = max(report.best.values(), default=1.0)
            rate = report.step / max(report.elapsed, 1e-9)
            status.update(
                f"{report.step} measured · {rate:.0f}/s · {done:.0%} · "
                f"error {report.error:.3f} · best {best:.2f}x"
            )
            if writer is not None:
                writer.add_scalar("error", report.error, report.step)
                for name, gain in report.best.items():
                    writer.add_scalar(f"best/{name}", gain, report.step)

        yield watch
    if writer is not None:
        writer.close()
