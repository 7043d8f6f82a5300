"""Do the example models lower, and do their weights fit the data at hand?"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("jax", reason="models: jax is not installed; pip install 'perfdojo[models]'")

from perfdojo.evolve.load import load_any_task
from perfdojo.evolve.models import Model
from perfdojo.evolve.models.data import FOLDER
from perfdojo.evolve.models.subject import make_model

pytestmark = pytest.mark.models
EXAMPLES = Path(__file__).parents[3] / "examples" / "models"


@pytest.mark.parametrize("name", ["mnist_training", "cifar_cnn", "transformer_block"])
def test_an_example_lowers_with_the_weights_that_are_shipped(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(FOLDER, raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    task = load_any_task(EXAMPLES / f"{name}.py")
    assert isinstance(task, Model)
    assert task.data.is_fallback
    language = make_model(task).language()
    assert language.pristine.count("dojo.id") > 20
    assert not list(tmp_path.rglob("*.npz"))  # nothing had to be trained


@pytest.mark.slow
def test_the_network_is_trained_by_one_command_and_the_same_seed_gives_the_same(
    tmp_path: Path,
) -> None:
    found = []
    for name in ("one.npz", "two.npz"):
        command = [
            sys.executable, str(EXAMPLES / "train.py"), "cnn", "--epochs", "2", "--examples", "200",
            "--out", str(tmp_path / name),
        ]  # fmt: skip
        env = {**os.environ, FOLDER: ""}
        answer = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
        assert answer.returncode == 0, answer.stderr
        assert "epoch 2 of 2: loss " in answer.stdout
        assert "s left" in answer.stdout
        with np.load(tmp_path / name) as file:
            found.append({key: file[key] for key in file.files})
    assert all(np.array_equal(found[0][key], found[1][key]) for key in found[0])
