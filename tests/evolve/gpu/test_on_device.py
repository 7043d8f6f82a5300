"""Does a real GPU do what the device of NumPy does? And do NVIDIA's tools find what is planted?"""

from __future__ import annotations

from pathlib import Path

import pytest

from perfdojo.evolve.bench import Mode
from perfdojo.evolve.gates import pass_gates
from perfdojo.evolve.load import load_task
from perfdojo.evolve.run import Options, evolve
from perfdojo.evolve.subject import Subject, make_subject
from perfdojo.measure.gpu.sanitize import find_sanitizer
from perfdojo.measure.outcome import Failed
from perfdojo.records import open_store
from perfdojo.search.budget import Budget
from tests.evolve.gpu.test_examples import SMALL

pytestmark = [pytest.mark.gpu, pytest.mark.llvm]
FOLDER = Path(__file__).parents[3] / "examples/evolve/cuda"


def subject_of(name: str) -> Subject:
    return make_subject(load_task(FOLDER / name / "task.py"))


@pytest.mark.parametrize("name", SMALL)
def test_an_example_is_right_on_all_its_cases_and_can_be_timed(name: str) -> None:
    with subject_of(name).open_bench(Mode()) as bench:
        assert 1e-6 < bench.baseline.seconds < 1e-2
        built = bench.build(())
        assert not isinstance(built, Failed)
        assert not isinstance(bench.inspect(built, "sealed"), Failed)
        # What it reads is the benchmark's business (its column "no edit"): tests may share a GPU.
        assert not isinstance(bench.compare(built, processes=1), Failed)


def barriers(subject: Subject) -> list[str]:
    language = subject.language()
    return [g[0] for g in language.starts() if len(g) == 1 and g[0].startswith("barrier")]


@pytest.mark.skipif(find_sanitizer() is None, reason="no compute-sanitizer")
def test_a_removed_barrier_is_refused_by_a_gate() -> None:
    subject = subject_of("lu")
    language = subject.language()
    with subject.open_bench(Mode()) as bench:
        first = barriers(subject)[0]  # between the tile and its use
        verdict = pass_gates(bench, (first,), subject.sanitizer(language))
    assert verdict.refused is not None
    assert verdict.refused.name in ("validation", "sanitizer", "uninitialised")


def test_the_unoptimised_aligner_gets_much_faster(tmp_path: Path) -> None:
    with open_store(tmp_path / "records.db") as store:
        result = evolve(subject_of("smith_waterman"), Options(budget=Budget(seconds=30)), store)
    assert result.final.speedup > 2
    assert result.verdict.passed
