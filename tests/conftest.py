"""What do all tests share? Options, golden files, skips that say what is missing, Hypothesis."""

from __future__ import annotations

import difflib
import functools
import importlib.util
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import hypothesis
import pytest

from perfdojo.errors import BuildError
from perfdojo.evolve.llvm.compilers import find_compiler as find_clang
from perfdojo.targets.cuda.nvrtc import find_nvrtc

TESTS = Path(__file__).parent

# What a shell starts in the background ignores Ctrl-C, and so does all that it starts in turn: here
# the commands that tests interrupt.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Every run looks at new examples; a failure prints the line that reproduces it. The time an example
# takes says nothing on a loaded machine. Another profile: `pytest --hypothesis-profile=thorough`.
hypothesis.settings.register_profile("dev", deadline=None, print_blob=True, max_examples=50)
hypothesis.settings.register_profile("ci", deadline=None, print_blob=True, derandomize=False)
hypothesis.settings.register_profile("thorough", deadline=None, print_blob=True, max_examples=2000)
hypothesis.settings.load_profile("ci" if os.environ.get("CI") else "dev")


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("perfdojo")
    group.addoption("--slow", action="store_true", help="run the tests marked slow too")
    group.addoption("--update-golden", action="store_true", help="rewrite the golden files")


# --------------------------------------------------------------------------------------------
# What a test needs, and why it is skipped


def pytest_runtest_setup(item: pytest.Item) -> None:
    if item.get_closest_marker("slow") and not item.config.getoption("--slow"):
        pytest.skip("slow: run with --slow")
    needs = (
        ("cc", find_missing_compiler),
        ("clang", find_missing_clang),
        ("llvm", find_missing_llvm),
        ("models", find_missing_models),
        ("nvrtc", find_missing_nvrtc),
        ("gpu", find_missing_gpu),
    )
    for marker, find_missing in needs:
        if item.get_closest_marker(marker) and (missing := find_missing()):
            pytest.skip(f"{marker}: {missing}")


def find_missing_compiler() -> str | None:
    if shutil.which("gcc") or shutil.which("clang"):
        return None
    return "no C compiler on the path; install gcc or clang"


@functools.cache
def find_missing_clang() -> str | None:
    try:
        find_clang()
    except BuildError as error:
        return str(error)
    return None


def find_missing_llvm() -> str | None:
    if importlib.util.find_spec("llvmlite") is None:
        return "llvmlite is not installed; pip install 'perfdojo[evolve]'"
    return None


def find_missing_models() -> str | None:
    for module in ("jax", "sklearn", "flatbuffers"):
        if importlib.util.find_spec(module) is None:
            return f"{module} is not installed; pip install 'perfdojo[models]'"
    return None


def find_missing_nvrtc() -> str | None:
    try:
        find_nvrtc()
    except BuildError as error:
        return str(error)
    return None


@functools.cache
def find_missing_gpu() -> str | None:
    # Asked in another process: a process that has touched CUDA can no longer fork workers.
    answer = subprocess.run([sys.executable, "-c", COUNT_GPUS], capture_output=True, check=False)
    if answer.returncode != 0:
        return "no CUDA device that the driver can use"
    if importlib.util.find_spec("cupy") is None:
        return "CuPy is not installed; pip install 'perfdojo[cuda]'"
    return None


COUNT_GPUS = """
import ctypes, sys
cuda, count = ctypes.CDLL("libcuda.so.1"), ctypes.c_int()
sys.exit(cuda.cuInit(0) or cuda.cuDeviceGetCount(ctypes.byref(count)) or count.value == 0)
"""


# --------------------------------------------------------------------------------------------
# Golden files


@dataclass(frozen=True, slots=True)
class Golden:
    """Compares text with `tests/golden/<room>/<test_file>/<test_name>.txt`.

    A test that holds several texts gives each a name: `golden(text, "after")` is
    `<test_name>.after.txt`.
    """

    stem: Path
    cure: str
    update: bool

    def __call__(self, text: str, name: str = "") -> None:
        """Fail, with a diff and the cure, unless the file holds exactly this text."""
        __tracebackhide__ = True
        path = self.stem.with_name(".".join(filter(None, (self.stem.name, name, "txt"))))
        text = text if text.endswith("\n") else text + "\n"
        if self.update:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            return
        shown = path.relative_to(TESTS.parent)
        if not path.exists():
            pytest.fail(f"golden: no file {shown}; to write it, run\n  {self.cure}", pytrace=False)
        wanted = path.read_text(encoding="utf-8")
        if text != wanted:
            diff = difflib.unified_diff(
                wanted.splitlines(), text.splitlines(), str(shown), "this run", lineterm=""
            )
            pytest.fail(
                f"golden: {shown} differs; if the new text is right, run\n  {self.cure}\n"
                + "\n".join(diff),
                pytrace=False,
            )


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Golden:
    """`golden(text)` compares text with the file named after this test."""
    folder = TESTS / "golden" / request.path.relative_to(TESTS).with_suffix("")
    return Golden(
        stem=folder / make_file_name(request.node.name),
        cure=f"pytest {shlex.quote(request.node.nodeid)} --update-golden",
        update=request.config.getoption("--update-golden"),
    )


def make_file_name(test_name: str) -> str:
    """A test's name without what file names dislike: `test_x[a, b]` -> `test_x-a-b`."""
    return re.sub(r"[^\w.=+]+", "-", test_name).strip("-")
