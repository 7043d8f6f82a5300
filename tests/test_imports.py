"""Do imports between the rooms of the house go one way, and is the core light?"""

from __future__ import annotations

import ast
import graphlib
import importlib
import importlib.metadata
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePosixPath

import pytest

ROOT = Path(__file__).parent.parent

FRONT = "perfdojo"  # the public names, as in `from perfdojo import Kernel`

# What each room may import. `errors` is open to all, and a room may always import itself.
ALLOWED: dict[str, set[str]] = {
    "errors": set(),
    "ir": set(),
    "analysis": {"ir"},
    "kernels": {"ir"},
    "targets": {"ir", "analysis"},
    "moves": {"ir", "analysis", "targets"},  # targets: candidates read the limits of the machine
    "measure": {"ir", "analysis", "targets"},
    "records": {"ir", "kernels", "targets", "measure"},  # measure: what an outcome is
    "report": {"ir", "analysis", "targets", "measure", "records"},
    "dojo": {"ir", "analysis", "kernels", "targets", "moves", "measure", "records"},
    "search": {"ir", "analysis", "kernels", "targets", "moves", "measure", "records", "dojo"},
    # never moves: tested edits, not proven ones; of dojo, how lists of steps are judged
    "evolve": {"measure", "search", "records", "dojo"},
}
# How Python users enter: a kernel from a text, a function from a kernel.
ALLOWED["api"] = {"ir", "kernels", "targets", "measure", "dojo", "records"}
ROOMS = {*ALLOWED, "cli", "testing"}
ALLOWED["cli"] = ALLOWED["testing"] = {*ROOMS, FRONT}
ALLOWED["__main__"] = {"cli"}
ALLOWED["__init__"] = ROOMS - {"cli", "testing"}

# The modules of the extras; the core works without them, and starts without loading them.
EXTRAS = (
    *("cupy", "gymnasium", "jax", "jaxlib", "llvmlite", "safetensors", "tensorboard", "torch"),
    *("matplotlib", "sklearn", "transformers", "tvm"),
)


def find_wrong_imports(sources: Mapping[str, str]) -> list[str]:
    """One line for each import that goes the wrong way; `sources` maps paths to their text."""
    return [
        complaint
        for path, source in sorted(sources.items())
        for complaint in find_wrong_imports_of(PurePosixPath(path), source)
    ]


def find_wrong_imports_of(path: PurePosixPath, source: str) -> Iterator[str]:
    room = PurePosixPath(path.parts[1]).stem
    if room not in ALLOWED:
        yield f"{path}: '{room}' is no room of the house (see ALLOWED in tests/test_imports.py)"
        return
    allowed = sorted({*ALLOWED[room], "errors"} - {room})
    for line, name in find_imports(path, source):
        imported = find_room(name)
        if imported is not None and imported != room and imported not in allowed:
            yield (
                f"{path}:{line}: '{room}' may not import '{imported}' ({name}); "
                f"it may import: {', '.join(allowed) or 'nothing'}"
            )


def find_imports(path: PurePosixPath, source: str) -> Iterator[tuple[int, str]]:
    """Line and dotted name of each import, wherever it stands; `from a import b` is `a.b`."""
    package = path.parent.parts
    for node in ast.walk(ast.parse(source, str(path))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else ()
            module = (*base, *filter(None, [node.module]))
            yield from ((node.lineno, ".".join((*module, alias.name))) for alias in node.names)


def find_room(name: str) -> str | None:
    """The room a dotted name lies in; the front for a public name; None outside the house."""
    first, *rest = name.split(".")
    if first != "perfdojo":
        return None
    return rest[0] if rest and rest[0] in ROOMS else FRONT


def find_private_statements(source: str) -> list[str]:
    """What a front (`perfdojo/__init__.py`) holds beside public names: one line for each."""
    tree = ast.parse(source)
    public, imported, complaints = set[str](), {"__version__"}, list[str]()
    for node in tree.body[1:] if ast.get_docstring(tree) else tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(id="__all__")], value=value):
                public.update(ast.literal_eval(value))
            case ast.ImportFrom(module=module) if module != "__future__":
                imported.update(alias.asname or alias.name for alias in node.names)
            case ast.ImportFrom() | ast.Assign(targets=[ast.Name(id="__version__")]):
                pass
            case _:
                complaints.append(f"line {node.lineno}: {ast.unparse(node).splitlines()[0]}")
    unlisted, absent = imported - public - {"__version__"}, public - imported
    complaints += [f"'{name}' is not in __all__" for name in sorted(unlisted)]
    return complaints + [f"'{name}' is not imported" for name in sorted(absent)]


# --------------------------------------------------------------------------------------------
# The house itself


def test_imports_go_one_way() -> None:
    sources = {
        path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
        for path in (ROOT / "perfdojo").rglob("*.py")
    }
    assert sources
    wrong = find_wrong_imports(sources)
    assert not wrong, "\n".join(["imports that go the wrong way:", *wrong])


def test_the_rules_have_no_cycle() -> None:
    rooms = {room: ALLOWED[room] for room in ROOMS - {"cli", "testing"}}
    graphlib.TopologicalSorter(rooms).prepare()


def test_the_front_holds_public_names_and_nothing_else() -> None:
    private = find_private_statements((ROOT / "perfdojo/__init__.py").read_text(encoding="utf-8"))
    assert not private, "\n".join(["perfdojo/__init__.py holds more than public names:", *private])


def test_every_public_name_exists() -> None:
    front = importlib.import_module("perfdojo")
    assert [name for name in front.__all__ if not hasattr(front, name)] == []


def test_the_version_is_that_of_the_package() -> None:
    front = importlib.import_module("perfdojo")
    assert front.__version__ == importlib.metadata.version("perfdojo")


def test_the_core_imports_without_the_extras() -> None:
    run_python(
        f"import sys; sys.modules.update(dict.fromkeys({EXTRAS}))",
        "from perfdojo.cli import main",
    )


def test_the_command_line_starts_without_loading_an_extra() -> None:
    run_python(
        "import sys; from perfdojo.cli import main",
        f"sys.exit(sorted(sys.modules.keys() & {EXTRAS}) or 0)",
    )


def test_the_command_line_starts_without_loading_evolution() -> None:
    run_python(
        "import sys; from perfdojo.cli import main",
        "sys.exit([name for name in sys.modules if name.startswith('perfdojo.evolve.')] or 0)",
    )


def run_python(*lines: str) -> None:
    answer = subprocess.run(
        [sys.executable, "-c", "\n".join(lines)],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert answer.returncode == 0, answer.stderr


# --------------------------------------------------------------------------------------------
# Planted violations


@pytest.mark.parametrize(
    "line",
    [
        "import perfdojo.moves.split",
        "import perfdojo.moves as m",
        "from perfdojo.moves import Split",
        "from perfdojo.moves.split import Split",
        "from perfdojo import moves",
        "from .. import moves",
        "from ..moves import Split",
        "def late():\n    from perfdojo.moves import Split",
        "if TYPE_CHECKING:\n    from perfdojo.moves import Split",
    ],
)
def test_a_planted_violation_is_found(line: str) -> None:
    (complaint,) = find_wrong_imports({"perfdojo/ir/text.py": f"import ast\n{line}\n"})
    assert complaint.startswith("perfdojo/ir/text.py:")
    assert "'ir' may not import 'moves' (perfdojo.moves" in complaint
    assert complaint.endswith("it may import: errors")


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("perfdojo/ir/text.py", "from perfdojo import Kernel"),
        ("perfdojo/errors.py", "import perfdojo.ir"),
        ("perfdojo/kernels/__init__.py", "import perfdojo.targets"),
        ("perfdojo/kernels/__init__.py", "from ..targets import C"),
        ("perfdojo/evolve/llvm/edit.py", "from perfdojo.moves import Move"),
        ("perfdojo/evolve/llvm/edit.py", "from ...moves import Move"),
        ("perfdojo/search/anneal.py", "from perfdojo.cli import main"),
        ("perfdojo/__init__.py", "from perfdojo.cli import main"),
        ("perfdojo/utils.py", "import numpy"),
    ],
)
def test_other_violations_are_found(path: str, line: str) -> None:
    assert len(find_wrong_imports({path: line})) == 1


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("perfdojo/ir/__init__.py", "from . import nodes"),
        ("perfdojo/ir/text.py", "from perfdojo.ir.nodes import Kernel\nfrom .nodes import Loop"),
        ("perfdojo/ir/text.py", "from perfdojo.errors import DojoError"),
        ("perfdojo/ir/text.py", "import numpy\nfrom perfdojo_plugins import moves"),
        ("perfdojo/dojo/state.py", "from perfdojo.kernels import load"),
        ("perfdojo/cli/emit.py", "from perfdojo import Kernel, moves"),
        ("perfdojo/__init__.py", "from perfdojo.ir import Kernel"),
        ("perfdojo/__main__.py", "from perfdojo.cli import main"),
    ],
)
def test_lawful_imports_pass(path: str, line: str) -> None:
    assert find_wrong_imports({path: line}) == []


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("def f(): ...", "line 1: def f():"),
        ("import numpy", "line 1: import numpy"),
        ("LIMIT = 3", "line 1: LIMIT = 3"),
        ("from perfdojo.ir import Kernel", "'Kernel' is not in __all__"),
        ("__all__ = ['Kernel']", "'Kernel' is not imported"),
    ],
)
def test_a_front_with_more_than_public_names_is_found(source: str, complaint: str) -> None:
    assert find_private_statements(source)[0].startswith(complaint)


def test_a_front_of_public_names_passes() -> None:
    source = (
        '"""What it is."""\n'
        "from __future__ import annotations\n"
        "from perfdojo.ir import Kernel\n"
        "__all__ = ['Kernel']\n"
        "__version__ = '1'\n"
    )
    assert find_private_statements(source) == []
