"""Is code that some builder has made found again, however it is asked for?"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from perfdojo.evolve.builder import Server
from perfdojo.evolve.language import Code
from tests.evolve.toys import Letters


class Steps(Letters):
    """Letters that are made in two steps, the first of which does not see an `x`."""

    def __init__(self) -> None:
        self.made: Counter[str] = Counter()

    def prepare(self, text: str) -> str:
        self.made["prepared"] += 1
        return f"ready {text.replace('x', '')}"

    def emit(self, ready: str) -> Code:
        self.made["emitted"] += 1
        return Code(ready.removeprefix("ready ") or "-", ready.encode())

    def draft(self, text: str) -> Code:
        self.made["drafted"] += 1
        return Code(f"draft{text}", b"draft")


def ask(server: Server, do: str, *edits: str) -> dict[str, Any]:
    return server.answer({"do": do, "edits": list(edits)})


@pytest.fixture
def language() -> Steps:
    return Steps()


def test_what_one_builder_has_made_another_one_finds(tmp_path: Path, language: Steps) -> None:
    one, two = Server(language, tmp_path), Server(language, tmp_path)
    first, second = ask(one, "build", "set(a)"), ask(two, "build", "set(a)")
    assert first == second
    assert Path(first["path"]).read_bytes() == b"ready a"
    assert language.made == {"prepared": 1, "emitted": 1}


def test_what_the_optimiser_makes_equal_needs_code_once(tmp_path: Path, language: Steps) -> None:
    server = Server(language, tmp_path)
    first, second = ask(server, "build", "set(a)"), ask(server, "build", "set(a)", "set(x)")
    assert first["key"] == second["key"] == "a"
    assert second["edits"] == ("set(a)", "set(x)")
    assert language.made == {"prepared": 2, "emitted": 1}
    ask(server, "build", "set(b)")
    assert language.made["emitted"] == 2


def test_there_is_no_draft_of_what_was_built(tmp_path: Path, language: Steps) -> None:
    server = Server(language, tmp_path)
    draft = ask(server, "draft", "set(a)")
    assert (draft["key"], draft["is_draft"]) == ("drafta", True)
    code = ask(server, "build", "set(a)")
    assert (code["key"], code["is_draft"]) == ("a", False)
    known = ask(server, "draft", "set(a)", "neutral(n)")
    assert known == {**code, "edits": ("set(a)", "neutral(n)")}
    assert language.made["drafted"] == 1


def test_a_language_without_drafts_says_so(tmp_path: Path) -> None:
    assert ask(Server(Letters(), tmp_path), "draft", "set(a)") == {}


def test_nothing_is_kept_of_what_does_not_build(tmp_path: Path) -> None:
    server = Server(Letters(), tmp_path)
    assert ask(server, "build", "set(!)")["stage"] == "compile"
    assert list(tmp_path.iterdir()) == []
