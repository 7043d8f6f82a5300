"""Are the blocks of a document found, and is a document that lies found out?"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs import test_docs
from tests.docs.blocks import ROOT, Block, find_blocks, find_commands

DOCUMENT = """\
# Title

```python
print("one")
```

```text
one
```

- a list

  ```dojo tour.dojo
  kernel k(x: f32[N]) -> y: f32[N]
    y[i] = x[i]
  ```

```
kernel    = "kernel" NAME
```

```console
$ make demo
$ perfdojo show tour.dojo
kernel k
  ...
$ perfdojo kernels | head -n 1
```
"""


@pytest.fixture
def blocks(tmp_path: Path) -> list[Block]:
    path = tmp_path / "page.md"
    path.write_text(DOCUMENT, encoding="utf-8")
    return find_blocks(path)


def test_blocks_have_their_words_and_lines(blocks: list[Block]) -> None:
    assert [(block.kind, block.line) for block in blocks] == [
        ("python", 4),
        ("text", 8),
        ("dojo", 14),
        ("", 19),
        ("console", 23),
    ]


def test_a_text_block_right_below_python_is_its_output(blocks: list[Block]) -> None:
    assert blocks[0].output == "one\n"


def test_a_kernel_inside_a_list_loses_its_indentation(blocks: list[Block]) -> None:
    assert blocks[2].text == "kernel k(x: f32[N]) -> y: f32[N]\n  y[i] = x[i]\n"
    assert blocks[2].file_name == "tour.dojo"


def test_a_grammar_is_no_kernel(blocks: list[Block]) -> None:
    assert [block.is_kernel for block in blocks] == [False, False, True, False, False]


def test_only_commands_of_perfdojo_run() -> None:
    block = Block(ROOT / "README.md", 23, ("console",), DOCUMENT[DOCUMENT.index("$ make") : -4])
    assert [(command.line, command.output) for command in find_commands(block)] == [
        ("perfdojo show tour.dojo", "kernel k\n  ...\n"),
        ("perfdojo kernels | head -n 1", ""),
    ]


def test_an_output_that_differs_is_found_out() -> None:
    test_docs.check_output("here", "a\n  ...\nb\n", "a  \n  anything\nb\n")
    with pytest.raises(AssertionError, match="here shows"):
        test_docs.check_output("here", "a\n", "b\n")


def test_an_excerpt_has_pieces_and_a_source() -> None:
    words = ("py", "perfdojo/moves/split.py")
    block = Block(ROOT / "README.md", 1, words, "one\n    ...\ntwo\n...\n")
    assert block.source == ROOT / "perfdojo/moves/split.py"
    assert block.pieces == ["one\n", "two\n"]
    assert Block(ROOT / "README.md", 1, ("dojo", "tour.dojo"), "").source is None


def test_an_excerpt_that_its_file_does_not_say_is_found_out() -> None:
    block = Block(ROOT / "README.md", 1, ("py", "perfdojo/x.py"), "one\n...\ntwo\n")
    test_docs.check_excerpt(block, "one\nthree\ntwo\n")
    for text in ("one\n", "two\none\n"):
        with pytest.raises(AssertionError, match="does not say"):
            test_docs.check_excerpt(block, text)


def test_a_file_that_does_not_exist_is_found_out(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "`perfdojo/ir/verify.py`, `ir/*.py`, `torch.compile`, `tests/nowhere.py`, [a](b.md)",
        "utf-8",
    )
    mentions = list(test_docs.find_mentions(page))
    assert [m for m in mentions if not test_docs.exists(m, page)] == ["b.md", "tests/nowhere.py"]
