"""Do the example models lower, and do their weights fit the data at hand?"""

from __future__ import annotations

from pathlib import Path

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
