"""Does a GPU site judge, time and survive? With a device of NumPy in real processes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from perfdojo.errors import MeasureError, TaskError
from perfdojo.evolve.gpu.site import CudaSite
from perfdojo.evolve.kept import compile_cuda
from perfdojo.evolve.llvm.build import to_ptx
from perfdojo.evolve.site import Effort
from perfdojo.evolve.task import PARTS
from perfdojo.measure.outcome import Failed
from tests.evolve.gpu.conftest import SCALE, TASK, Write
from tests.evolve.gpu.fake import HERE

pytestmark = pytest.mark.llvm
RACY = HERE.replace("FakeGpu", "RacyGpu")
TURN = """\
extern "C" __global__ void scale(int n, const float *x, float a, float *y) {
  __shared__ float all[64];
  int i = threadIdx.x;
  all[i] = i < n ? x[i] : 0.f;
  BARRIER
  if (i < n) y[i] = a * all[n - 1 - i];
}
"""
BODIES = {
    "right": "if (i < n) y[i] = x[i] + x[i];",
    "wrong": "if (i < n) y[i] = a + x[i];",
    "nothing": "",
    "some": "if (i < 96) y[i] = a * x[i < n ? i : 0];",
    "too_far": "if (i <= n) y[i] = a * x[i < n ? i : 0];",
    "input": "if (i < n) { y[i] = a * x[i]; ((float *)x)[0] = 3.f; }",
    "reads_beside": "if (i < n) y[i] = a * x[i] * (1.f + 1e-12f * x[n + 1]) + 0.f * x[n + 1];",
    "shared": "__shared__ int old[64]; if (n < 0) old[i] = 1;"
    " if (i < n) y[i] = a * x[i] + 1e-9f * (float)(old[3] & 255);",
    "far": "if (i < n) y[i] = a * x[i + (n == 96 ? 1 << 28 : 0)];",
    "endless": "volatile int on = 1; while (on) {} y[i] = x[i];",
}


class Variants:
    """A site, and paths of PTX by name."""

    def __init__(self, site: CudaSite, paths: dict[str, str]) -> None:
        self.site, self.paths = site, paths
        self.tolerances = {"y": 1e-5}

    def measure(self, name: str):  # type: ignore[no-untyped-def]
        original = self.paths["original"]
        return self.site.measure(self.paths[name], original, self.tolerances, Effort())

    def inspect(self, name: str, part: str = "validation"):  # type: ignore[no-untyped-def]
        return self.site.inspect(self.paths[name], part, self.tolerances)  # type: ignore[arg-type]


@contextmanager
def variants(
    write: Write, sources: Mapping[str, str], task: str = TASK, device: str = HERE
) -> Iterator[Variants]:
    paths, ir = {}, ""
    for name, code in sources.items():
        loaded = write(code, task)
        text = compile_cuda(loaded, "O3", "sm_90")
        ir = ir or text
        path = loaded.file.parent / f"{name}.ptx"
        path.write_text(to_ptx(text))
        paths[name] = str(path)
    for name in ("hang", "die"):
        path = loaded.file.parent / f"{name}.ptx"
        path.write_text(f"!{name}")
        paths[name] = str(path)
    site = CudaSite(loaded, ir, paths["original"], 20.0, device)
    try:
        yield Variants(site, paths)
    finally:
        site.close()


@pytest.fixture(scope="module")
def scale(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Variants]:
    """All bodies in one source, which is compiled once; each file gives one of them the name."""
    folder = tmp_path_factory.mktemp("scale")
    head = SCALE.split("if (i < n)")[0]
    kernels = [f"{head.replace('scale(', f'v_{n}(')}{b}\n}}\n" for n, b in BODIES.items()]
    with variants(make_write(folder), {"original": "".join([SCALE, *kernels])}) as found:
        code = Path(found.paths["original"]).read_text()
        for name in BODIES:
            path = folder / f"{name}.ptx"
            path.write_text(re.sub(rf"\bv_{name}\b", "scale", re.sub(r"\bscale\b", "other", code)))
            found.paths[name] = str(path)
        for part in PARTS:
            found.site.load(part)
        yield found


def make_write(folder: Path) -> Write:
    from perfdojo.evolve.load import load_task
    from tests.evolve.llvm.test_source import find_missing_cuda

    def write(code: str, task: str):  # type: ignore[no-untyped-def]
        if missing := find_missing_cuda():
            pytest.skip(f"cuda: {missing}")
        (folder / "k.cu").write_text(code)
        (folder / "task.py").write_text(task.replace("{source}", "k.cu"))
        return load_task(folder / "task.py")

    return write


def test_what_is_right_is_timed_in_turn_with_the_original(scale: Variants) -> None:
    found = scale.measure("right")
    assert not isinstance(found, Failed)
    assert set(found["seconds"]) == {"candidate", "incumbent"}
    assert scale.inspect("right") == 0.0
    assert scale.inspect("right", "sealed") == 0.0


@pytest.mark.parametrize(
    ("name", "stage"),
    [
        ("wrong", "wrong"), ("nothing", "wrong"), ("too_far", "bounds"), ("input", "input"),
        ("far", "bounds"), ("hang", "timeout"), ("die", "crash"), ("endless", "timeout"),
    ],
)  # fmt: skip
def test_the_search_refuses_what_shows_on_its_cases(scale: Variants, name: str, stage: str) -> None:
    scale.site.hurry(1e-3 if name in ("hang", "endless") else 0.05)
    found = scale.measure(name)
    assert isinstance(found, Failed)
    assert found.stage == stage
    assert not isinstance(scale.measure("right"), Failed), "the next one finds a process that works"


def test_a_bound_that_matters_only_at_another_size_is_refused(scale: Variants) -> None:
    assert not isinstance(scale.measure("some"), Failed)
    found = scale.inspect("some")
    assert isinstance(found, Failed)
    assert found.stage == "bounds"


@pytest.mark.parametrize("name", ["reads_beside", "shared"])
def test_what_depends_on_memory_that_nobody_wrote_is_refused(scale: Variants, name: str) -> None:
    found = scale.inspect(name)
    assert isinstance(found, Failed)
    assert found.stage in ("uninitialised", "wrong")


def test_a_removed_barrier_is_refused_where_warps_do_not_run_in_step(write: Write) -> None:
    sources = {
        "original": TURN.replace("BARRIER", "__syncthreads();"),
        "racy": TURN.replace("BARRIER", ""),
    }
    task = TASK.replace("-(-n // 64)", "1").replace("n=96", "n=64").replace("n=70", "n=61")
    with variants(write, sources, task, RACY) as found:
        found.site.load("search")
        assert isinstance(found.measure("racy"), Failed)


def test_what_hangs_costs_little_once_it_is_known_how_long_others_take(
    monkeypatch: pytest.MonkeyPatch, scale: Variants
) -> None:
    asked: list[float] = []
    ask = scale.site.ask

    def listen(request, limit):  # type: ignore[no-untyped-def]
        asked.append(limit)
        return ask(request, limit)

    monkeypatch.setattr(scale.site, "ask", listen)
    scale.site.hurry(10.0)
    for _ in range(21):
        assert not isinstance(scale.measure("right"), Failed)
    assert asked[-1] < scale.site.limit


def test_what_a_call_changes_is_restored_before_each(write: Write) -> None:
    code = SCALE.replace("const float *x, float a, float *y", "float *x, float a").replace(
        "y[i] = a * x[i]", "x[i] = a * x[i]"
    )
    task = TASK.replace(", y=out(n, np.float32)", "")
    with variants(write, {"original": code}, task) as found:
        found.tolerances = {"x": 1e-6}
        assert set(found.site.load("search")) == {"x"}
        assert not isinstance(found.measure("original"), Failed)


def test_an_original_that_fails_its_reference_is_told(write: Write) -> None:
    task = TASK.replace("search=", "reference=lambda x: x, search=")
    with (
        variants(write, {"original": SCALE}, task) as found,
        pytest.raises(TaskError, match="the original fails its own search case 0"),
    ):
        found.site.load("search")


def test_an_original_that_leaves_its_arrays_is_told(write: Write) -> None:
    code = SCALE.replace("i < n", "i <= n")
    with (
        variants(write, {"original": code}) as found,
        pytest.raises(
            TaskError,
            match="it wrote outside 'y'; it touches memory beside its arrays: make them larg",
        ),
    ):
        found.site.load("search")


def test_a_machine_without_a_gpu_is_told(write: Write) -> None:
    with (
        variants(write, {"original": SCALE}, device=f"{__name__}:NoGpu") as found,
        pytest.raises((TaskError, MeasureError), match="can begin to run variants: no driver"),
    ):
        found.site.load("search")


class NoGpu:
    """A device that is not there."""

    def __init__(self) -> None:
        raise RuntimeError("no driver")
