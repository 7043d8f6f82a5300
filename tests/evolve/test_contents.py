"""Is an output file read as numbers and words?"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from perfdojo.evolve.contents import read_contents
from perfdojo.measure.trial import Fault


def test_words_between_numbers_count(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("cost 1.5\nsteps 3\n")
    found = read_contents(tmp_path / "a")
    assert found.words == ("cost", "", "steps", "")
    assert found.numbers.tolist() == [1.5, 3.0]


def test_whole_numbers_in_text_are_exact(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("3 -4")
    assert read_contents(tmp_path / "a").numbers.dtype == np.int64


def test_arrays_of_numpy_are_read(tmp_path: Path) -> None:
    np.save(tmp_path / "a.npy", np.arange(3.0))
    assert read_contents(tmp_path / "a.npy").numbers.tolist() == [0.0, 1.0, 2.0]


def test_a_file_that_is_not_there_is_wrong(tmp_path: Path) -> None:
    with pytest.raises(Fault, match="'a' cannot be read"):
        read_contents(tmp_path / "a")
