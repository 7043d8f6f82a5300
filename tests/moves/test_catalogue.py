"""Is docs/moves.md what the moves say of themselves?"""

from pathlib import Path

from perfdojo.moves import REGISTRY
from perfdojo.moves.catalogue import moves_page

PAGE = Path(__file__).parents[2] / "docs" / "moves.md"


def test_the_page_of_moves_is_current() -> None:
    cure = "run: python -m perfdojo.moves.catalogue > docs/moves.md"
    assert PAGE.read_text(encoding="utf-8") == moves_page(), cure


def test_every_move_has_a_picture_and_says_when_it_is_legal() -> None:
    page = moves_page()
    for name in REGISTRY:
        entry = page.split(f"## {name}\n")[1].split("\n## ")[0]
        assert "->" in entry, name
        assert "egal" in entry, name


def test_there_are_at_least_thirty_moves() -> None:
    assert len(REGISTRY) >= 30
