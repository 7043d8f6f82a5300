"""Do the examples run, print what they promise, and stay short?"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
LONGEST = 60  # lines

# Something that each prints, if all went well.
PROMISES = {
    "01_first_kernel.py": "each row sums to one",
    "02_write_a_formula.py": "peaks never fall: True",
    "03_read_the_c.py": "int dojo_sum_last(",
    "04_torch_tensors.py": "a tensor comes out: Tensor",
    "05_oracle_and_errors.py": "a promise that is broken (CallError)",
    "06_play_by_hand.py": "still right: True",
    "07_search.py": "verified on inputs the search never saw: True",
    "08_environment.py": "the optimum is",
}
HIDE_TORCH = "import sys, runpy; sys.modules['torch'] = None; runpy.run_path(sys.argv[1])"

each_example = pytest.mark.parametrize("name", PROMISES)


def run_python(*arguments: str) -> str:
    answer = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT, capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert answer.returncode == 0, answer.stderr
    return answer.stdout


def test_every_example_is_tested() -> None:
    assert sorted(PROMISES) == sorted(path.name for path in (ROOT / "examples").glob("*.py"))


@each_example
def test_an_example_is_short(name: str) -> None:
    assert len((ROOT / "examples" / name).read_text(encoding="utf-8").splitlines()) < LONGEST


@pytest.mark.cc
@each_example
def test_an_example_keeps_its_promise(name: str) -> None:
    if "torch" in name:
        pytest.importorskip("torch", reason="the example shows PyTorch tensors; pip install torch")
    if "environment" in name:
        pytest.importorskip("gymnasium", reason="pip install 'perfdojo[perfllm]'")
    assert PROMISES[name] in run_python(f"examples/{name}")


def test_the_torch_example_says_what_is_missing() -> None:
    assert "pip install torch" in run_python("-c", HIDE_TORCH, "examples/04_torch_tensors.py")
