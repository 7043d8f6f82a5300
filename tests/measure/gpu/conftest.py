"""What do the tests of measuring on a GPU share? A device without a GPU."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.measure.gpu.fake import HERE, FakeTarget


@pytest.fixture
def target(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> FakeTarget:
    """A target for the fake device, which workers use too."""
    monkeypatch.setenv("PERFDOJO_CACHE", str(tmp_path))
    monkeypatch.setattr("perfdojo.measure.gpu.site.DEVICE", HERE)
    return FakeTarget()
