"""What does a real browser say about a page? Headless Chromium, where there is one."""

from __future__ import annotations

import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")


@dataclass(frozen=True, slots=True)
class Visit:
    """The document as the browser understood it, and what it wrote to its console."""

    document: str
    console: tuple[str, ...]


def find_browser() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def visit(path: Path, profile: Path) -> Visit:
    """Load a file, with no way out to any network. Skips where no Chromium is installed."""
    browser = find_browser()
    if browser is None:
        pytest.skip("no Chromium on the path; install Debian package chromium")
    answer = subprocess.run(
        [
            browser, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
            f"--user-data-dir={profile}", "--host-resolver-rules=MAP * ~NOTFOUND",
            "--enable-logging=stderr", "--v=0", "--dump-dom", path.as_uri(),
        ],
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert answer.returncode == 0, answer.stderr
    lines = re.findall(r"CONSOLE[^\]]*\] (.*)", answer.stderr)
    return Visit(answer.stdout, tuple(lines))
