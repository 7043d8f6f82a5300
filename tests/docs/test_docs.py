"""Do README and docs tell the truth? Their code runs, their kernels parse, their files exist."""

from __future__ import annotations

import contextlib
import doctest
import io
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from perfdojo.ir import Formula, find_violations, parse, parse_kernel, verify
from tests.docs.blocks import (
    ROOT,
    Block,
    Command,
    find_blocks,
    find_commands,
    find_documents,
)

DOCUMENTS = find_documents()
BLOCKS = [block for path in DOCUMENTS for block in find_blocks(path)]
COMMANDS = [c for block in BLOCKS if block.kind == "console" for c in find_commands(block)]

each_document = pytest.mark.parametrize(
    "path", DOCUMENTS, ids=[path.relative_to(ROOT).as_posix() for path in DOCUMENTS]
)


def check_output(place: str, shown: str, got: str) -> None:
    got = "".join(f"{line.rstrip()}\n" for line in got.strip("\n").splitlines())
    same = doctest.OutputChecker().check_output(shown, got, doctest.ELLIPSIS)
    assert same, f"{place} shows\n{shown}\nbut this came out:\n{got}"


def write_files(path: Path, folder: Path) -> None:
    """The kernels of a document that have a name, as files."""
    for block in BLOCKS:
        if block.path == path and block.file_name:
            (folder / block.file_name).write_text(block.text, encoding="utf-8")


# --------------------------------------------------------------------------------------------
# Code


@pytest.mark.cc
@each_document
def test_the_python_of_a_document_runs(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_files(path, tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PERFDOJO_RECORDS", str(tmp_path / "records.db"))
    names = {"__name__": "__main__"}
    for block in BLOCKS:
        if block.path != path or block.kind != "python":
            continue
        printed = io.StringIO()
        code = compile("\n" * (block.line - 1) + block.text, str(path), "exec")
        with contextlib.redirect_stdout(printed):
            exec(code, names)
        if block.output is not None:
            check_output(block.place, block.output, printed.getvalue())


@pytest.mark.cc
@pytest.mark.parametrize("command", COMMANDS, ids=[f"{c.place} {c.line}" for c in COMMANDS])
def test_a_command_of_a_document_runs(command: Command, tmp_path: Path) -> None:
    write_files(ROOT / command.place.rpartition(":")[0], tmp_path)
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    answer = subprocess.run(
        ["bash", "-o", "pipefail", "-c", command.line],
        cwd=tmp_path, timeout=300,
        env={**os.environ, "PATH": path, "COLUMNS": "100", "PERFDOJO_RECORDS": "./records.db"},
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
    )  # fmt: skip
    shows_error = command.output.startswith("error:")
    assert (answer.returncode != 0) == shows_error, answer.stdout
    if command.output:
        check_output(command.place, command.output, answer.stdout)


# --------------------------------------------------------------------------------------------
# Kernels


def find_params(blocks: list[Block]) -> list[pytest.param]:
    return [pytest.param(block, id=block.place) for block in blocks]


@pytest.mark.parametrize("block", find_params([b for b in BLOCKS if b.is_kernel]))
def test_a_kernel_of_a_document_is_right(block: Block) -> None:
    found = parse(block.text)
    if not isinstance(found, Formula):
        verify(found)


@pytest.mark.parametrize("block", find_params([b for b in BLOCKS if b.is_wrong]))
def test_a_wrong_kernel_is_refused_with_the_message_it_shows(block: Block) -> None:
    shown = block.text.splitlines()[-1].removeprefix("# ")
    assert shown in find_violations(parse_kernel(block.text))


# --------------------------------------------------------------------------------------------
# Excerpts


def check_excerpt(block: Block, text: str) -> None:
    """Every piece of the block stands in `text`, in this order."""
    place = 0
    for piece in block.pieces:
        found = text.find(piece, place)
        assert found >= 0, f"{block.place}: {block.words[1]} does not say\n{piece}"
        place = found + len(piece)


@pytest.mark.parametrize("block", find_params([b for b in BLOCKS if b.source is not None]))
def test_an_excerpt_is_what_its_file_says(block: Block) -> None:
    assert block.source is not None
    check_excerpt(block, block.source.read_text(encoding="utf-8"))


# --------------------------------------------------------------------------------------------
# Files

LINK = re.compile(r"\]\((?!https?:|#)(?P<path>[^)#]+)[^)]*\)")
QUOTED = re.compile(r"`(?P<text>[^`\n]+)`")
FILE = re.compile(r"(?:\.?[\w*-]+/)+[\w*.-]*|[\w*-]+\.(?:c|dojo|md|py|toml|txt)\b")


def find_mentions(path: Path) -> Iterator[str]:
    """What looks like a file: the ends of links, and paths in backquotes, outside of blocks."""
    text = re.sub(r"^ *```.*?^ *```$", "", path.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
    yield from (match["path"] for match in LINK.finditer(text))
    for quoted in QUOTED.finditer(text):
        yield from (m[0] for m in FILE.finditer(quoted["text"]) if "<" not in quoted["text"])


def exists(mention: str, path: Path) -> bool:
    """Beside the document, in the repository or in the package; `*` is for any name."""
    if mention in {block.file_name for block in BLOCKS if block.path == path}:
        return True
    places = (path.parent, ROOT, ROOT / "perfdojo")
    return any((place / mention).exists() or any(place.glob(mention)) for place in places)


@each_document
def test_a_document_names_only_files_that_exist(path: Path) -> None:
    missing = sorted({mention for mention in find_mentions(path) if not exists(mention, path)})
    assert not missing, f"{path.relative_to(ROOT)} names files that do not exist: {missing}"


def test_every_document_is_reached_from_the_readme() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    linked = {match["path"] for match in LINK.finditer(readme)}
    for path in (*ROOT.glob("docs/*.md"), *ROOT.glob("benchmarks/*.md"), ROOT / "CONTRIBUTING.md"):
        assert path.relative_to(ROOT).as_posix() in linked, path
