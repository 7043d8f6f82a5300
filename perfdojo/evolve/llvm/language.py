"""How is LLVM IR evolved? (Tested, not proven: part of `evolve`.) As `evolve/language.py` asks."""

from __future__ import annotations

import functools
import random
import re
import sys
from collections.abc import Mapping, Sequence

from perfdojo.errors import BuildError, IllegalEdit, NotFoundError
from perfdojo.evolve.gpu.tools import assemble
from perfdojo.evolve.language import Changed, Code, Explanation, Genome
from perfdojo.evolve.llvm.build import numbered, optimise, to_object, to_ptx
from perfdojo.evolve.llvm.edits import REGISTRY, Edit, apply_edits, default_weights, parse_edit
from perfdojo.evolve.llvm.edits import propose as propose_edit
from perfdojo.evolve.llvm.key import code_key
from perfdojo.evolve.llvm.module import Module
from perfdojo.evolve.llvm.parse import load_module
from perfdojo.evolve.llvm.show import location, show_diff
from perfdojo.evolve.llvm.source import arch_of
from perfdojo.evolve.llvm.starts import promises, removals

_ID = re.compile(r"@[\w.$-]+#[\w.]+")
# Code generation takes seconds for what was unrolled many times over, which was never seen to be
# fast: what is so many characters long, and so many times longer than usual, is not built.
_LONG, _GROWTH = 100_000, 6
# What a kind of edit promises in the caller's name: no test can show that every caller keeps it.
_PROMISES = {
    "noalias": "the arrays that are passed do not overlap",
    "align": "arrays begin at multiples of the promised bytes",
}


class LlvmLanguage:
    """The edits of one module. At level "light" the optimiser runs after them.

    A module for a GPU is built for the one it was compiled for, or for a newer one, `arch`.
    """

    def __init__(
        self, pristine: str, functions: Sequence[str], level: str, arch: str, as_text: bool
    ) -> None:
        self.pristine = pristine
        self._arch, self._as_text = arch or arch_of(pristine), as_text
        self._functions, self._level = tuple(functions), 3 if level == "light" else 0
        self._module = load_module(pristine)

    def kinds(self) -> tuple[str, ...]:
        """The kinds that can do something to this module."""
        return tuple(sorted(name for name, weight in default_weights().items() if weight > 0))

    def kind_of(self, edit: str) -> str:
        """The word before the parenthesis."""
        return edit.partition("(")[0].strip()

    def starts(self) -> tuple[Genome, ...]:
        """What a person would try first, as far as it applies."""
        found = promises(self._functions)
        if self._arch:
            found += removals(self._module, self._functions)
        fitting = (self.apply(genome).edits for genome in found)
        return tuple(dict.fromkeys(genome for genome in fitting if genome))

    def propose(
        self, edits: Genome, rng: random.Random, weights: Mapping[str, float]
    ) -> str | None:
        """An edit of the module after `edits`."""
        usual = default_weights()
        chances = {kind: weight * usual.get(kind, 0.0) for kind, weight in weights.items()}
        try:
            return str(propose_edit(self._after(edits), rng, self._functions, chances))
        except IllegalEdit:
            return None

    def apply(self, edits: Genome) -> Changed:
        """The module after `edits`, without debug information: the code is the same."""
        applied = apply_edits(self._module, [_parse(edit) for edit in edits])
        dropped = {str(edit) for edit, _ in applied.dropped}
        kept = tuple(edit for edit in edits if edit not in dropped)
        return Changed(applied.module.show(debug=False), kept, tuple(dropped))

    def build(self, text: str) -> Code:
        """Verified, optimised and compiled. Raises BuildError."""
        return self.emit(self.prepare(text))

    def prepare(self, text: str) -> str:
        """The IR that code is generated from, or PTX: verified and optimised. Raises BuildError."""
        if self._arch:
            return to_ptx(text, self._arch, level=self._level)
        ready = self._optimised(text)
        if len(ready) > max(_LONG, _GROWTH * self._usual):
            raise BuildError(
                f"llvm: expected a program at most {_GROWTH} times as long as the original after "
                f"-O3, got {len(ready) / self._usual:.0f} times; unroll less"
            )
        return numbered(ready)

    def emit(self, ready: str) -> Code:
        """An object, a binary, or the PTX itself. Raises BuildError."""
        if self._arch:
            return _assemble(ready, "" if self._as_text else self._arch)
        return _emit(ready)

    def draft(self, text: str) -> Code | None:
        """Objects that are not optimised at all: most mutants are wrong, and need no better."""
        if self._arch:
            return None
        data = to_object(text, effort=0)
        return Code(code_key(data), data)

    def optimise(self, text: str) -> str:
        """After -O3; at level "light" another one follows when it is built."""
        return optimise(text, cpu=self._arch or "host")

    def explain(self, edits: Genome, place: int) -> Explanation:
        """Where in the source an edit acts, and what it changes."""
        before = self._after(edits[:place])
        after = self._after(edits[: place + 1])
        text = edits[place]
        summary = _summary(self.kind_of(text))
        return Explanation(text, summary, _line(before, text), show_diff(before, after))

    def promises(self, edits: Genome) -> tuple[str, ...]:
        """What callers must keep to after these edits, beyond what the original asks of them."""
        kinds = {self.kind_of(edit) for edit in edits}
        return tuple(text for kind, text in _PROMISES.items() if kind in kinds)

    def _optimised(self, text: str) -> str:
        return optimise(text, self._level) if self._level else text

    @functools.cached_property
    def _usual(self) -> int:
        """How long the text of the pristine program is after the optimiser."""
        return len(self._optimised(self._module.show(debug=False)))

    @functools.lru_cache(maxsize=256)  # noqa: B019  # as many modules as a population has
    def _after(self, edits: Genome) -> Module:
        return apply_edits(self._module, [_parse(edit) for edit in edits]).module


def _emit(text: str) -> Code:
    data = to_object(text)
    return Code(code_key(data), data)


def _assemble(ptx: str, arch: str) -> Code:
    """A binary, or the PTX itself if there is no `arch` or nothing that makes binaries."""
    data = assemble(ptx, arch) if arch else ptx.encode()
    is_text = data == ptx.encode()
    return Code(code_key(ptx if is_text else data), data)


@functools.lru_cache(maxsize=4096)
def _parse(text: str) -> Edit:
    return parse_edit(text)


def _summary(kind: str) -> str:
    """The first sentence of the edit's own file, without its name."""
    text = (sys.modules[REGISTRY[kind].__module__].__doc__ or kind).partition("\n")[0]
    return text.removeprefix(f"{kind}: ").partition(" (Tested")[0].rstrip(".")


def _line(module: Module, edit: str) -> str:
    """The source line of the first instruction that an edit names, or of its function."""
    for name in _ID.findall(edit):
        try:
            if line := location(module, name):
                return line
        except NotFoundError:  # made by an edit that no longer applies
            continue
    return ""


def make(
    pristine: str,
    functions: Sequence[str],
    level: str,
    arch: str = "",
    as_text: bool = False,
) -> LlvmLanguage:
    """The language of a module, as `make_language` calls it; `as_text`: PTX, not a binary."""
    return LlvmLanguage(pristine, functions, level, arch, as_text)
