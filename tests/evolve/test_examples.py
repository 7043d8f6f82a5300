"""Do the examples of `evolve` work? Each original passes its own cases, all three sets."""

from __future__ import annotations

from pathlib import Path

import pytest

from perfdojo.evolve.bench import Mode
from perfdojo.evolve.load import load_task
from perfdojo.evolve.subject import make_subject
from perfdojo.measure.outcome import Failed

pytestmark = [pytest.mark.llvm, pytest.mark.clang]
FOLDER = Path(__file__).parents[2] / "examples/evolve"
QUICK = ("lu",)  # the others are tried with --slow
EXAMPLES = sorted(FOLDER.glob("*/task.py"))


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 4


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(
            path, id=path.parent.name, marks=() if path.parent.name in QUICK else pytest.mark.slow
        )
        for path in EXAMPLES
    ],
)
def test_an_example_is_right_on_all_its_cases(path: Path) -> None:
    subject = make_subject(load_task(path))
    with subject.open_bench(Mode()) as bench:
        assert 1e-6 < bench.baseline.seconds < 1e-2
        built = bench.build(())
        assert not isinstance(built, Failed)
        assert not isinstance(bench.inspect(built, "sealed"), Failed)
