"""Do the shared fixtures and skips keep their word?"""

from __future__ import annotations

from pathlib import Path

import pytest

GOLDEN_TEST = "def test_greets(golden):\n    golden('hello')\n"


@pytest.fixture
def suite(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """An empty test suite that uses our conftest."""
    monkeypatch.delenv("PYTEST_ADDOPTS", raising=False)
    pytester.makeconftest(Path(__file__).with_name("conftest.py").read_text(encoding="utf-8"))
    pytester.makeini("[pytest]\nmarkers =\n    cc\n    gpu\n    slow\n")
    return pytester


def run(suite: pytest.Pytester, *args: str) -> pytest.RunResult:
    return suite.runpytest("-rs", "-p", "no:cacheprovider", "-p", "no:xdist", *args)


def test_a_missing_golden_file_fails_with_the_cure(suite: pytest.Pytester) -> None:
    suite.makepyfile(test_a=GOLDEN_TEST)
    result = run(suite)
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(
        ["golden: no file */golden/test_a/test_greets.txt*", "*--update-golden*"]
    )


def test_update_golden_writes_what_the_next_run_compares(suite: pytest.Pytester) -> None:
    suite.makepyfile(test_a=GOLDEN_TEST)
    run(suite, "--update-golden").assert_outcomes(passed=1)
    written = suite.path / "golden" / "test_a" / "test_greets.txt"
    assert written.read_text(encoding="utf-8") == "hello\n"
    run(suite).assert_outcomes(passed=1)


def test_a_golden_file_that_differs_fails_with_a_diff_and_the_cure(suite: pytest.Pytester) -> None:
    suite.makepyfile(test_a=GOLDEN_TEST)
    run(suite, "--update-golden")
    (suite.path / "golden/test_a/test_greets.txt").write_text("goodbye\n", encoding="utf-8")
    result = run(suite)
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*differs*", "*--update-golden*", "-goodbye", "+hello"])


def test_golden_files_of_two_rooms_do_not_meet(suite: pytest.Pytester) -> None:
    for room in ("moves", "targets"):
        suite.mkdir(room).joinpath("test_base.py").write_text(
            f"def test_it(golden):\n    golden('{room}')\n", encoding="utf-8"
        )
    run(suite, "--import-mode=importlib", "--update-golden").assert_outcomes(passed=2)
    run(suite, "--import-mode=importlib").assert_outcomes(passed=2)


def test_golden_names_follow_parameters_and_parts(suite: pytest.Pytester) -> None:
    suite.makepyfile(
        test_a="""
        import pytest

        @pytest.mark.parametrize("size", ["N=4, M=2"])
        def test_grows(golden, size):
            golden("small", "before")
            golden("large", "after")
        """
    )
    run(suite, "--update-golden").assert_outcomes(passed=1)
    written = sorted(path.name for path in (suite.path / "golden" / "test_a").iterdir())
    assert written == ["test_grows-N=4-M=2.after.txt", "test_grows-N=4-M=2.before.txt"]


def test_slow_tests_run_only_when_asked_for(suite: pytest.Pytester) -> None:
    suite.makepyfile("import pytest\n\n@pytest.mark.slow\ndef test_it():\n    pass\n")
    result = run(suite)
    result.assert_outcomes(skipped=1)
    result.stdout.fnmatch_lines(["SKIPPED*slow: run with --slow"])
    run(suite, "--slow").assert_outcomes(passed=1)


def test_cc_tests_skip_without_a_compiler_and_say_so(
    suite: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    suite.makepyfile("import pytest\n\n@pytest.mark.cc\ndef test_it():\n    pass\n")
    monkeypatch.setenv("PATH", str(suite.path))
    result = run(suite)
    result.assert_outcomes(skipped=1)
    result.stdout.fnmatch_lines(["SKIPPED*cc: no C compiler on the path*"])


def test_gpu_tests_skip_without_a_device_and_say_so(
    suite: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    suite.makepyfile("import pytest\n\n@pytest.mark.gpu\ndef test_it():\n    pass\n")
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "")
    result = run(suite)
    result.assert_outcomes(skipped=1)
    result.stdout.fnmatch_lines(["SKIPPED*gpu: no CUDA device that the driver can use"])
