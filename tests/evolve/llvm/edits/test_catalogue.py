"""Is the list in docs/evolve-llvm.md what the edits say of themselves?"""

from __future__ import annotations

from pathlib import Path

from perfdojo.evolve.llvm.edits import REGISTRY
from perfdojo.evolve.llvm.edits.catalogue import with_catalogue

ROOT = Path(__file__).parents[4]
PAGE = (ROOT / "docs" / "evolve-llvm.md").read_text(encoding="utf-8")


def test_the_list_of_edits_is_current() -> None:
    cure = "run: python -m perfdojo.evolve.llvm.edits.catalogue docs/evolve-llvm.md"
    assert with_catalogue(PAGE) == PAGE, cure


def test_every_edit_has_a_picture_and_says_what_its_fields_are() -> None:
    for name in REGISTRY:
        entry = PAGE.split(f"### {name}\n")[1].split("\n### ")[0]
        assert "->" in entry, name
        assert "`: \n" not in entry, name


def test_every_file_says_that_it_is_tested_and_not_proven() -> None:
    for path in (ROOT / "perfdojo" / "evolve" / "llvm").rglob("*.py"):
        first = path.read_text(encoding="utf-8").partition("\n")[0]
        assert "ested, not proven" in first, path
