"""Does a model evolve, from its task to the report part, and is nobody fooled on the way?"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("jax", reason="models: jax is not installed; pip install 'perfdojo[models]'")

from perfdojo.errors import MeasureError, NotFoundError, RecordsError, TaskError
from perfdojo.evolve.builder import Built
from perfdojo.evolve.course import Course, Point
from perfdojo.evolve.load import load_any_task, load_task
from perfdojo.evolve.models.bench import ModelBench
from perfdojo.evolve.models.choose import Refusal, choose
from perfdojo.evolve.models.export import export_model
from perfdojo.evolve.models.judge import Score
from perfdojo.evolve.models.recorded import take_up_model
from perfdojo.evolve.models.run import ModelOptions, ModelResult, evolve_model
from perfdojo.evolve.models.subject import ModelSubject, make_model
from perfdojo.evolve.models.task import Model
from perfdojo.measure.outcome import Failed, Timed
from perfdojo.records import Store, open_store
from perfdojo.search.budget import Budget
from tests.evolve.models.toys import HEAD, PREDICTION, TRAINING, write

pytestmark = pytest.mark.models


def subject_of(folder: Path, text: str) -> ModelSubject:
    task = load_any_task(write(folder, text))
    assert isinstance(task, Model)
    return make_model(task)


@pytest.fixture(scope="module")
def prediction(tmp_path_factory: pytest.TempPathFactory) -> ModelSubject:
    return subject_of(tmp_path_factory.mktemp("prediction"), PREDICTION)


@pytest.fixture(scope="module")
def bench(prediction: ModelSubject) -> Iterator[ModelBench]:
    with prediction.open_bench() as opened:
        yield opened


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    with open_store(tmp_path_factory.mktemp("records") / "r.db") as opened:
        yield opened


@pytest.fixture(scope="module")
def result(prediction: ModelSubject, store: Store) -> ModelResult:
    return evolve_model(prediction, ModelOptions(Budget(20, 8)), store)


# -- the run ---------------------------------------------------------------------------------------


def test_a_run_shows_its_front_on_all_parts(result: ModelResult) -> None:
    summary = result.summary()
    assert len(summary["front"]) == len(summary["report"]) >= 1
    for point, report in zip(summary["front"], summary["report"], strict=True):
        assert {"time_ratio", "error_search", "error_validation"} <= set(point)
        assert {"time_ratio", "error", "accuracy"} <= set(report)
    assert summary["evaluated"] >= 8
    assert summary["evaluated_per_second"] > 0
    assert 0.6 <= summary["valid_fraction"] <= 1
    assert 0 < summary["hypervolume"] < 1
    json.dumps(summary)


def test_a_run_can_be_taken_up_again(result: ModelResult) -> None:
    assert result.run.is_model
    evolved = take_up_model(result.run)
    assert evolved.edits == result.picked.edits
    with pytest.raises(NotFoundError, match="has points 0 to"):
        take_up_model(result.run, 99)
    with pytest.raises(RecordsError, match="has not ended"):
        take_up_model(replace(result.run, summary=None))


def test_a_changed_task_is_not_taken_for_the_old_one(result: ModelResult, tmp_path: Path) -> None:
    moved = write(tmp_path, PREDICTION.replace("0.35", "0.3"))
    old = next(iter(result.run.text.splitlines())).removeprefix("; task ")
    run = replace(result.run, text=result.run.text.replace(old, str(moved)))
    with pytest.raises(RecordsError, match="have changed since run"):
        take_up_model(run)


def test_what_is_exported_runs_without_perfdojo(result: ModelResult, tmp_path: Path) -> None:
    files = export_model(take_up_model(result.run), tmp_path)
    assert files["difference"] <= 1e-5
    code = (
        "import sys; sys.modules['perfdojo'] = None\n"
        "import numpy as np\nfrom jax import export\n"
        f"m = export.deserialize(bytearray(open({files['jax']!r}, 'rb').read()))\n"
        f"x = np.load({files['inputs.npz']!r})['arr_0']\n"
        f"y = np.load({files['outputs.npz']!r})['arr_0']\n"
        "assert np.abs(np.asarray(m.call(x)[0]) - y).max() < 1e-5\n"
    )
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert answer.returncode == 0, answer.stderr


def test_a_step_of_training_evolves_trains_and_is_exported(tmp_path: Path, store: Store) -> None:
    subject = subject_of(tmp_path, TRAINING)
    genome = ("constant(multiply0, 0, 10)", "constant(multiply0, 1, 10)")
    with subject.open_bench(0.9) as bench:
        before = bench.baseline.error
        (factor,) = [g for g in genome if not subject.language().apply((g,)).dropped]
        faster = bench.build((factor,))
        assert isinstance(faster, Built)
        outcome = bench.measure(faster)
        assert isinstance(outcome, Timed)
        assert outcome.error < before  # a higher rate learns more in twelve steps
        wild = bench.build((factor.replace("10)", "1e36)"),))
        assert isinstance(wild, Built)
        failed = bench.measure(wild)
    assert isinstance(failed, Failed)
    assert failed.stage == "wrong"
    found = evolve_model(subject, ModelOptions(Budget(4, 2), margin=0.9), store)
    files = export_model(take_up_model(found.run), tmp_path / "out")
    assert Path(files["jax"]).is_file()


@pytest.mark.slow
def test_random_search_tries_as_many(prediction: ModelSubject, store: Store) -> None:
    options = ModelOptions(Budget(30, 8), search="random", fresh=True)
    found = evolve_model(prediction, options, store)
    assert found.course.evaluated >= 8


# -- nobody is fooled ------------------------------------------------------------------------------


def test_the_report_part_is_used_once(prediction: ModelSubject) -> None:
    with prediction.open_bench() as bench:
        assert not (bench.folder / "report.npz").exists()
        bench.unseal()
        with pytest.raises(MeasureError, match="used already; it is for one look"):
            bench.unseal()


def noting(seen: list[str], name: str, method: Callable[..., Any]) -> Callable[..., Any]:
    def noted(*arguments: Any, **more: Any) -> Any:
        seen.append(name)
        return method(*arguments, **more)

    return noted


def test_nothing_is_chosen_after_the_report_part_was_seen(
    prediction: ModelSubject, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []
    for name in ("unseal", "build", "measure", "confirm", "compare", "validate"):
        monkeypatch.setattr(ModelBench, name, noting(seen, name, getattr(ModelBench, name)))
    evolve_model(prediction, ModelOptions(Budget(8, 4), seed=5), store)
    assert seen[-1] == "unseal"
    assert seen.count("unseal") == 1


def test_a_program_that_answers_the_same_to_everything_is_refused(
    bench: ModelBench, prediction: ModelSubject
) -> None:
    edit = "constant(dot_general1, 0, 0)"
    constant = next(
        genome
        for genome in ((edit,), ("delete(tanh0, arg1)",), ("operand(dot_general0, 0, arg0)",))
        if not prediction.language().apply(genome).dropped
    )
    built = bench.build(constant)
    assert isinstance(built, Built)
    outcome = bench.measure(built)
    assert isinstance(outcome, Failed)
    assert outcome.stage == "wrong"


# A model that knows every search example by heart, and guesses the others.
MEMORY = (
    HEAD
    + """
known, answers = data.search
table = jnp.eye(3)[answers]

def predict(params, x):
    near = jnp.argmin(((x[:, None] - params["known"][None]) ** 2).sum(-1), 1)
    apart = ((x[:, None] - params["known"][None]) ** 2).sum(-1).min(1, keepdims=True)
    honest = jnp.tanh(x @ params["w"]) @ params["v"] * params["honest"]
    is_known = (apart < 1e-9) & (params["honest"] < 0.5)
    one = jnp.where(is_known, params["table"][near] * 9, honest)
    return one + jnp.sin(977 * x[:, :3]) * 0.5 * (1 - params["honest"])

params = {"known": known, "table": table, "w": W, "v": V, "honest": np.float32(HONEST)}
task = Prediction(predict=predict, params=params, data=data, batch=30)
"""
)


def test_a_model_that_memorises_the_search_part_is_refused_and_said(tmp_path: Path) -> None:
    subject = subject_of(tmp_path, MEMORY.replace("HONEST", "0.0"))
    honest = subject_of(tmp_path, MEMORY.replace("HONEST", "1.0"))
    with subject.open_bench(0.9) as bench, honest.open_bench(0.9) as fair:
        built = bench.build(())
        assert isinstance(built, Built)
        built = replace(built, key="memory", edits=("memory",))  # its weights differ, not its text
        fake = Point(("memory",), built.key, Timed(1e-9, 9.0, 9.0, 9.0, 0.0, 5))
        fair.build = lambda genome, **_: built if genome == ("memory",) else fair.original  # type: ignore[method-assign]
        course = Course(points={built.key: fake})
        original, front, refused = choose(fair, honest.language(), course)
    assert [point.edits for point in front] == [()]
    assert original.validation.error < 0.2
    assert refused[0].reason.startswith("memorises: error 0")


def test_a_variant_that_takes_for_ever_or_too_much_is_a_failure(bench: ModelBench) -> None:
    pace, bench._pace = bench._pace, -1.0
    try:
        built = bench.build(("bypass(tanh0, dot_general0)",))
        assert isinstance(built, Built)
        late = bench.measure(built)
        patient = bench.score(built, "validation")
    finally:
        bench._pace = pace
    assert late == Failed("timeout", "it takes far longer than the original")
    assert isinstance(patient, Score), "what was chosen is judged with patience"


def test_an_original_that_fails_on_report_data_is_said_and_not_shown_as_zero(
    prediction: ModelSubject, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    score = ModelBench.score

    def fail(bench: ModelBench, built: Built, part: str) -> Score | Failed:
        return Failed("timeout", "late") if part == "report" else score(bench, built, part)

    monkeypatch.setattr(ModelBench, "score", fail)
    with pytest.raises(MeasureError, match="the original fails on report data: late"):
        evolve_model(prediction, ModelOptions(Budget(8, 4), seed=5), store)


@pytest.mark.parametrize("which", ["clock", "judge"])
def test_a_worker_that_dies_is_replaced(bench: ModelBench, which: str) -> None:
    built = bench.build(())
    assert isinstance(built, Built)
    worker = getattr(bench.nurseries, which)
    os.killpg(worker.pid, signal.SIGKILL)
    bench._scores.clear()
    assert isinstance(bench.measure(built), Failed | Timed)
    assert isinstance(bench.measure(built), Timed)


def test_short_calls_are_judged_on_one_thread_and_timed_on_all(bench: ModelBench) -> None:
    assert bench.baseline.seconds < 0.005
    judge, clock = bench.nurseries.judge, bench.nurseries.clock
    assert len(eigen_threads(judge.pid)) == 1
    assert len(eigen_threads(clock.pid)) == len(os.sched_getaffinity(0))


def eigen_threads(pid: int | None) -> list[str]:
    """The threads of XLA that multiply matrices."""
    names = [path.read_text().strip() for path in Path(f"/proc/{pid}/task").glob("*/comm")]
    return [name for name in names if "Eigen" in name]


def test_a_worker_that_ctrl_c_has_ended_is_replaced_before_it_is_asked(bench: ModelBench) -> None:
    built = bench.build(("bypass(tanh0, dot_general0)",))
    assert isinstance(built, Built)
    bench.nurseries.judge.close()
    assert not isinstance(bench.validate(built), Failed)
    assert isinstance(bench.measure(built), Timed)


def test_nothing_is_compiled_while_something_is_timed(bench: ModelBench) -> None:
    assert set(states(bench)) <= {"S", "R", "D"}
    with bench.builders.paused():
        stopped = states(bench)
    assert set(stopped) == {"T"}
    assert not isinstance(bench.build(("bypass(tanh0, dot_general0)",)), Failed)  # they go on


def states(bench: ModelBench) -> list[str]:
    """What the system says of the processes that build, a moment later: T is stopped."""
    time.sleep(0.1)
    pids = [worker.pid for worker in bench.builders._workers]
    return [Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2][0] for pid in pids]


def test_a_step_that_learns_nothing_is_given_up_early(tmp_path: Path) -> None:
    subject = subject_of(tmp_path, TRAINING.replace("0.0003", "0.03"))
    genomes = [(f"constant(multiply0, {place}, 1e-9)",) for place in (0, 1)]
    (genome,) = [one for one in genomes if not subject.language().apply(one).dropped]
    with subject.open_bench(0.3) as bench:
        assert bench.baseline.error < 0.2
        built = bench.build(genome)
        assert isinstance(built, Built)
        outcome = bench.measure(built)
    assert isinstance(outcome, Failed)
    assert outcome.stage == "wrong"
    assert outcome.reason.startswith("after 1/4 of its steps it still guesses")


def test_points_that_the_budget_leaves_no_time_for_are_refused_and_said(
    bench: ModelBench, prediction: ModelSubject
) -> None:
    genomes = [("bypass(tanh0, dot_general0)",), ("delete(tanh0, arg1)",), ("spread(all)",)]
    points = {
        str(n): Point(genome, str(n), Timed(1.0 + n, 1.0, 1.0, 1.0, 0.5 - 0.1 * n, 5))
        for n, genome in enumerate(genomes)
    }
    late = choose(bench, prediction.language(), Course(points=points), deadline=0, clock=lambda: 9)
    assert late[2][-1] == Refusal(genomes[1], "the budget ended before it was validated")


# -- bad input -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            PREDICTION.replace('@ params["v"]', "@ params['nope']"),
            "predict() does not lower: KeyEr",
        ),
        (PREDICTION.replace("jnp.tanh(", "float("), "predict() does not lower: "),
        (
            PREDICTION.replace('x @ params["w"]', 'x[:, :5] @ params["w"]'),
            "does not lower: TypeErr",
        ),
        (
            PREDICTION.replace('@ params["v"]\n', '@ params["v"][:, :2]\n'),
            "scores of 3 classes, got",
        ),
        (PREDICTION.replace("batch=30", "batch=0"), "expected 'batch' of 'toy.py' to be positive"),
        (PREDICTION.replace("batch=30", "batch=30, margin=2"), "expected 'margin' of 'toy.py' in"),
        (PREDICTION.replace("predict=predict", "predict='no.mlir'"), "there is no such file"),
        (TRAINING.replace("steps=12", "steps=0"), "expected 'steps' of 'toy.py' to be positive"),
        (TRAINING.replace('{"w": params["w"], ', "{"), "expected step() to return new params"),
        (TRAINING.replace('return {"w": W, ', 'return {"w": 1 / 0, '), "init() fails: ZeroDivi"),
        (
            TRAINING.replace("data=data", "data=Data(data.search, data.validation, data.report)"),
            "'toy.py' trains, but its data have no part 'train'",
        ),
    ],
)
def test_what_is_wrong_with_a_task_is_said_in_one_line(
    tmp_path: Path, text: str, said: str
) -> None:
    with pytest.raises(TaskError) as error:
        subject_of(tmp_path, text)
    assert said in str(error.value)
    assert "\n" not in str(error.value)


def test_a_module_with_unknown_sizes_is_refused(tmp_path: Path) -> None:
    (tmp_path / "m.mlir").write_text(
        "func.func @main(%x: tensor<?x8xf32>) -> tensor<?x8xf32> { return %x : tensor<?x8xf32> }"
    )
    text = HEAD + "task = Prediction(predict='m.mlir', params=[], data=data, batch=30)\n"
    with pytest.raises(TaskError, match="expected tensors of known sizes"):
        subject_of(tmp_path, text)


def test_a_stablehlo_file_is_a_model_too(tmp_path: Path) -> None:
    (tmp_path / "m.mlir").write_text(
        """func.func @main(%w: tensor<8x3xf32>, %x: tensor<30x8xf32>) -> tensor<30x3xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]
      : (tensor<30x8xf32>, tensor<8x3xf32>) -> tensor<30x3xf32>
  return %0 : tensor<30x3xf32>
}"""
    )
    text = HEAD + "task = Prediction(predict='m.mlir', params=[W @ V], data=data, batch=30)\n"
    subject = subject_of(tmp_path, text)
    assert len(subject.lowered.params) == 1
    for wrong, said in (
        ("params=[W @ V, V]", "expected the module to take 2 params and x, got 2 arguments"),
        ("params=[V]", "argument 0 of the module is tensor<8x3xf32>, params have"),
    ):
        with pytest.raises(TaskError, match=said):
            subject_of(tmp_path, text.replace("params=[W @ V]", wrong))
    with pytest.raises(TaskError, match="the module takes x as"):
        subject_of(tmp_path, text.replace("batch=30", "batch=20"))


def test_a_model_is_no_source(tmp_path: Path) -> None:
    with pytest.raises(TaskError, match=r"expected 'toy\.py' to name a source, got a model"):
        load_task(write(tmp_path, PREDICTION))


def test_channels_in_another_order_compute_the_same(prediction: ModelSubject) -> None:
    task = prediction.task
    x = task.data.search[0][: task.batch]
    w, v = (dict(zip(("v", "w"), prediction.lowered.params, strict=True))[n] for n in "wv")
    before = np.tanh(x @ task.params["w"]) @ task.params["v"]  # type: ignore[attr-defined]
    np.testing.assert_allclose(np.tanh(x @ w) @ v, before, atol=1e-5)
