"""How is a model evolved? (Tested, not proven: part of `evolve`.) As `evolve/language.py` asks."""

from __future__ import annotations

import contextlib
import difflib
import functools
import hashlib
import io
import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from perfdojo.errors import BuildError, IllegalEdit
from perfdojo.evolve.language import Changed, Code, Explanation, Genome
from perfdojo.evolve.stablehlo import build
from perfdojo.evolve.stablehlo.binding import entered, ir, run_passes
from perfdojo.evolve.stablehlo.edits import REGISTRY, Edit, edited, line_of, parse_edit
from perfdojo.evolve.stablehlo.edits.constant import number_of
from perfdojo.evolve.stablehlo.edits.narrow import first_cuts
from perfdojo.evolve.stablehlo.edits.spread import can_spread
from perfdojo.evolve.stablehlo.program import (
    ID,
    LAYER,
    LINE,
    NAMES,
    Program,
    id_of,
    kind_of,
    nested,
)
from perfdojo.evolve.stablehlo.xla import Engine

_TUNED, _FIRST = 4, (0.25, 4.0, 10.0)  # constants that are scaled first, and by what
_CUT = 4  # sizes that are lowered first
_TRIES = 4  # kinds that are asked until one knows an edit
_LONGEST = 20_000  # characters of a change that are shown
_LARGEST = 4  # times as long as the pristine text: what grew so far is refused


class StablehloLanguage:
    """The edits of one program. `parameters` are arrays that become constants when it is built."""

    def __init__(self, pristine: str, parameters: list[NDArray[Any]], platform: str) -> None:
        self.pristine = pristine
        self._parameters, self._platform = parameters, platform
        self._program = Program.parse(pristine)
        self.proposed = self.verified = 0  # edits, by `propose`

    def kinds(self) -> tuple[str, ...]:
        """All kinds of edits."""
        return tuple(sorted(REGISTRY))

    def kind_of(self, edit: str) -> str:
        """The word before the parenthesis."""
        return edit.partition("(")[0].strip()

    def starts(self) -> tuple[Genome, ...]:
        """What a person would try first: convolutions as sums, fewer bits, other rates, halves."""
        live = self._program.live()
        spread: Genome = ("spread(all)",) if any(map(can_spread, live)) else ()
        found: list[Genome] = [spread]
        for kind in ("bf16", "f16"):
            everything = f"precision({id_of(live[0])}, {id_of(live[-1])}, {kind})"
            found += [(everything,), (*spread, everything)]
        numbers = [op for op in live if kind_of(op) == "constant" and number_of(op.results[0])]
        for op in numbers[:_TUNED]:
            found += [(f"constant({id_of(op)}, 0, {factor:g})",) for factor in _FIRST]
        found += [(str(cut),) for cut in first_cuts(self._program, _CUT)]
        fitting = (self.apply(genome).edits for genome in found if genome)
        return tuple(dict.fromkeys(genome for genome in fitting if genome))

    def propose(
        self, edits: Genome, rng: random.Random, weights: Mapping[str, float]
    ) -> str | None:
        """An edit of the program after `edits` that MLIR verifies; those it refuses are counted."""
        program = self._after(edits)
        kinds = list(weights)
        chances = [weights[kind] * REGISTRY[kind].weight for kind in kinds]
        for _ in range(_TRIES):
            edit = REGISTRY[rng.choices(kinds, chances)[0]].propose(program, rng)
            if edit is None:
                continue
            self.proposed += 1
            try:
                edited(program, edit)
            except IllegalEdit:
                return None
            self.verified += 1
            return str(edit)
        return None

    def vary(self, edits: Genome, place: int, rng: random.Random) -> str | None:
        """The edit at that place with another number, which MLIR verifies there."""
        program, edit = self._after(edits[:place]), _parse(edits[place])
        for _ in range(_TRIES):
            varied = edit.vary(rng)
            if varied is None:
                return None
            with contextlib.suppress(IllegalEdit):
                edited(program, varied)
                return str(varied)
        return None

    def apply(self, edits: Genome) -> Changed:
        """The program after `edits`; those that no longer apply, or do not verify, are dropped."""
        program, kept, dropped = self._program, [], []
        for text in edits:
            try:
                program = edited(program, _parse(text))
                kept.append(text)
            except IllegalEdit:
                dropped.append(text)
        return Changed(program.text, tuple(kept), tuple(dropped))

    def build(self, text: str) -> Code:
        """Verified, cleaned up, and compiled by XLA. Raises BuildError."""
        if len(text) > _LARGEST * len(self.pristine) + 100_000:
            raise BuildError("stablehlo: the program grew too long")
        clean = self.clean(text)
        return Code(_key(clean), self._compile(clean))

    def key(self, edits: Genome) -> str:
        """The key of the code that these edits lead to, without compiling it."""
        return self.key_of_text(self.apply(edits).text)

    def key_of_text(self, text: str) -> str:
        """The key that `build` would give."""
        return _key(self.clean(text))

    def clean(self, text: str) -> str:
        """What is compiled, but for the parameters: no notes, nothing dead, nothing twice."""
        program = Program.parse(text)
        strip(program)
        run_passes(program.module, "canonicalize", "cse", "canonicalize")
        program.drop_dead()
        return program.text

    def optimise(self, text: str) -> str:
        """XLA has no text that could be optimised twice."""
        return text

    def explain(self, edits: Genome, place: int) -> Explanation:
        """What an edit does to the model: which layer, which shape; and the change of its text."""
        before = self._after(edits[:place])
        edit = _parse(edits[place])
        try:
            after = edited(before, edit)
            summary, line = edit.tell(before), _line(before, edit)
        except IllegalEdit as error:
            return Explanation(edits[place], f"no longer applies: {error}", "", "")
        return Explanation(edits[place], summary, line, _diff(before, after))

    def promises(self, edits: Genome) -> tuple[str, ...]:
        """None: a model is judged on data, and says so."""
        return ()

    @functools.lru_cache(maxsize=256)  # noqa: B019  # as many programs as a population has
    def _after(self, edits: Genome) -> Program:
        if not edits:
            return self._program
        before = self._after(edits[:-1])
        try:
            return edited(before, _parse(edits[-1]))
        except IllegalEdit:
            return before

    @functools.lru_cache(maxsize=512)  # noqa: B019  # programs that are the same
    def _compile(self, clean: str) -> bytes:
        module = to_bytes(bake(Program.parse(clean), self._parameters))
        return _engine(self._platform).pack(module)


def _key(clean: str) -> str:
    return hashlib.blake2b(clean.encode(), digest_size=12).hexdigest()


def strip(program: Program) -> None:
    """Remove every note of ours."""
    for op in (*program.operations, program.returns):
        for one in nested(op):
            for name in (ID, LAYER, LINE):
                if name in one.attributes:
                    del one.attributes[name]
    if NAMES in program.module.operation.attributes:
        del program.module.operation.attributes[NAMES]


def bake(program: Program, parameters: list[NDArray[Any]]) -> Program:
    """The function of the other arguments: the first ones are these constants."""
    if not parameters:
        return program
    function, block = program.function, program.block
    with entered(ir.InsertionPoint.at_block_begin(block)):
        for argument, array in zip(list(block.arguments), parameters, strict=False):
            data = build.elements(np.asarray(array), argument.type)
            made = build.create("constant", [], argument.type, {"value": data})
            argument.replace_all_uses_with(made)
        for _ in parameters:
            block.erase_argument(0)
        inputs = [argument.type for argument in block.arguments]
        results = [value.type for value in program.returns.operands]
        kind = ir.FunctionType.get(inputs, results)
        function.operation.attributes["function_type"] = ir.TypeAttr.get(kind)
        if "arg_attrs" in function.operation.attributes:
            del function.operation.attributes["arg_attrs"]
    program.verify()
    return program


def to_bytes(program: Program) -> bytes:
    """MLIR bytecode."""
    out = io.BytesIO()
    program.module.operation.write_bytecode(file=out)
    return out.getvalue()


@functools.cache
def _engine(platform: str) -> Engine:
    return Engine(platform)


@functools.lru_cache(maxsize=4096)
def _parse(text: str) -> Edit:
    return parse_edit(text)


def _line(program: Program, edit: Edit) -> str:
    first = str(edit).partition("(")[2].partition(",")[0].rstrip(")")
    try:
        return line_of(program, first)
    except IllegalEdit:  # it is about no operation in particular
        return ""


def _diff(before: Program, after: Program) -> str:
    old, new = _shown(before), _shown(after)
    lines = list(difflib.unified_diff(old, new, lineterm="", n=1))[2:]
    return "\n".join(line for line in lines if not line.startswith("@@"))[:_LONGEST]


def _shown(program: Program) -> list[str]:
    shown = program.clone()
    strip(shown)
    shown.drop_dead()
    return shown.text.splitlines()


def make(pristine: str, parameters: str, platform: str) -> StablehloLanguage:
    """The language of a program, as `make_language` calls it; `parameters` is a file or nothing."""
    return StablehloLanguage(pristine, read_parameters(parameters), platform)


def read_parameters(path: str) -> list[NDArray[Any]]:
    """The arrays of a file, in order."""
    if not path:
        return []
    with np.load(Path(path)) as file:
        return [file[f"arr_{number}"] for number in range(len(file.files))]
