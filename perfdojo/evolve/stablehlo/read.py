"""How does a module become a program? (Tested, not proven: part of `evolve`.)

Calls are inlined, so that one function is left; operations get ids, and notes of their layer and
line; sizes must be known.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import PurePath
from typing import Any

from perfdojo.errors import BuildError, TaskError
from perfdojo.evolve.stablehlo.binding import context, entered, ir, run_passes, stablehlo
from perfdojo.evolve.stablehlo.program import (
    LAYER,
    LINE,
    NAMES,
    Program,
    is_tensor,
    kind_of,
    nested,
    note_of,
)

_NAME = re.compile(r'"((?:jit|pjit)\([^"]*)"')
_PLACE = re.compile(r'"([^"]+\.py)":(\d+)')
_DEPTH = 64  # rounds of inlining: functions that call functions


def read_program(text: str | bytes, names: Sequence[str] = ()) -> Program:
    """The program of a module: text, bytecode, or a portable artefact. Raises TaskError."""
    module = _parse(text)
    with entered():
        _annotate(module)
        _inline(module)
    program = Program(module)
    _check(program)
    run_passes(module, "canonicalize", "cse")
    program.drop_dead()
    program.number()
    with entered():
        if names:
            found = ir.ArrayAttr.get([ir.StringAttr.get(name) for name in names])
            module.operation.attributes[NAMES] = found
    program.verify()
    return Program.parse(program.text)


def _parse(text: str | bytes) -> Any:
    if isinstance(text, bytes) and text[:4] == b"ML\xefR":
        try:  # a portable artefact is bytecode in the versioned dialect
            with entered():
                return stablehlo.deserialize_portable_artifact(context(), text)
        except (ValueError, RuntimeError, ir.MLIRError):
            pass  # then it is plain bytecode
    try:
        return Program.parse(text).module
    except BuildError as error:
        raise TaskError(f"task: the module is no StableHLO: {error}") from error


def _check(program: Program) -> None:
    for value in [*program.block.arguments, *(v for op in program.operations for v in op.results)]:
        if not is_tensor(value):
            raise TaskError(
                f"task: expected tensors of known sizes, got {value.type}; "
                "lower the function for fixed shapes"
            )
    for op in program.operations:
        if kind_of(op) == "call":
            raise TaskError("task: the module calls a function that calls itself")


# -- inlining -------------------------------------------------------------------------------------


def _inline(module: Any) -> None:
    """Put the body of each called function where it is called; one function is left."""
    functions = {_symbol(op): op.operation for op in module.body.operations}
    main = functions.get("main") or next(iter(functions.values()), None)
    if main is None:
        raise TaskError("task: the module has no function")
    for _ in range(_DEPTH):
        block = main.regions[0].blocks[0]
        calls = [op.operation for op in block.operations if op.operation.name == "func.call"]
        if not calls:
            break
        for call in calls:
            _inline_call(call, functions)
    for op in list(module.body.operations):
        if op.operation != main:
            op.operation.erase()


def _symbol(op: Any) -> str:
    return str(ir.StringAttr(op.operation.attributes["sym_name"]).value)


def _inline_call(call: Any, functions: dict[str, Any]) -> None:
    name = ir.FlatSymbolRefAttr(call.attributes["callee"]).value
    block = functions[name].regions[0].blocks[0]
    values = dict(zip(block.arguments, call.operands, strict=True))
    layer = note_of(call, LAYER).rpartition("/")[0]
    for op in block.operations:
        old = op.operation
        if old.name == "func.return":
            for result, value in zip(call.results, old.operands, strict=True):
                result.replace_all_uses_with(values.get(value, value))
            continue
        new = old.clone(ip=ir.InsertionPoint(call)).operation
        for one in nested(new):
            for place, value in enumerate(one.operands):
                if value in values:
                    one.operands[place] = values[value]
        _note(new, "/".join(filter(None, [layer, note_of(old, LAYER)])), note_of(call, LINE))
        values.update(zip(old.results, new.results, strict=True))
    call.erase()


# -- layers and lines -----------------------------------------------------------------------------


def _annotate(module: Any) -> None:
    """What jax notes as locations becomes attributes, which a text keeps."""
    for function in module.body.operations:
        for op in function.regions[0].blocks[0].operations:
            where = str(op.operation.location)
            named, places = _NAME.search(where), _PLACE.findall(where)
            layer = "" if named is None else _layer(named[1])
            line = f"{PurePath(places[0][0]).name}:{places[0][1]}" if places else ""
            _note(op.operation, layer, line)


def _layer(name: str) -> str:
    """`jit(predict)/block0/conv_general_dilated` without its first part."""
    parts = [part for part in name.split("/")[1:] if part not in {"jvp()", "transpose(jvp())"}]
    return "/".join(parts)


def _note(op: Any, layer: str, line: str) -> None:
    for name, text in ((LAYER, layer), (LINE, line)):
        if text:
            op.attributes[name] = ir.StringAttr.get(text)
