"""What is a program? (Tested, not proven: part of `evolve`.) One function in StableHLO, with ids.

Every operation of the function has an id that stays whatever else changes: `dot3`, `add12`. A value
is named by the operation that makes it (`sort4:1` is its second result), arguments are `arg0`, ...
Ids, layers and lines are attributes of the operations, so that the text holds all there is.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from perfdojo.errors import BuildError, IllegalEdit
from perfdojo.evolve.stablehlo.binding import entered, ir

ID, LAYER, LINE, NAMES = "dojo.id", "dojo.layer", "dojo.line", "dojo.arguments"


class Program:
    """A module that edits change in place; `clone` first."""

    def __init__(self, module: Any) -> None:
        self.module = module

    @classmethod
    def parse(cls, text: str | bytes) -> Program:
        """The program of a text. Raises BuildError."""
        with entered():
            try:
                return cls(ir.Module.parse(text))
            except ir.MLIRError as error:
                raise BuildError(f"stablehlo: cannot be read: {first_line(error)}") from error

    def clone(self) -> Program:
        """A copy of its own."""
        with entered():
            return Program(_Holder(self.module.operation.clone()))

    @property
    def text(self) -> str:
        """What `parse` reads."""
        return str(self.module.operation)

    @property
    def function(self) -> Any:
        """The one function."""
        return self.module.operation.regions[0].blocks[0].operations[0]

    @property
    def block(self) -> Any:
        """Its body."""
        return self.function.regions[0].blocks[0]

    @property
    def operations(self) -> list[Any]:
        """Those of the body in order, but for the last, which returns."""
        return [op.operation for op in self.block.operations][:-1]

    @property
    def returns(self) -> Any:
        """The last operation."""
        return list(self.block.operations)[-1].operation

    @property
    def names(self) -> list[str]:
        """What people call the arguments."""
        attributes = self.module.operation.attributes
        count = len(self.block.arguments)
        if NAMES not in attributes:
            return [f"arg{number}" for number in range(count)]
        return [ir.StringAttr(one).value for one in attributes[NAMES]]

    # -- names ------------------------------------------------------------------------------------

    def operation(self, name: str) -> Any:
        """The operation of an id. Raises IllegalEdit."""
        for op in self.operations:
            if id_of(op) == name:
                return op
        raise IllegalEdit(f"stablehlo: there is no operation '{name}'")

    def value(self, ref: str) -> Any:
        """The value of a name. Raises IllegalEdit."""
        arguments = self.block.arguments
        if ref.startswith("arg") and ref[3:].isdigit():
            if int(ref[3:]) >= len(arguments):
                raise IllegalEdit(f"stablehlo: there is no argument '{ref}'")
            return arguments[int(ref[3:])]
        name, _, number = ref.partition(":")
        results = self.operation(name).results
        if int(number or 0) >= len(results):
            raise IllegalEdit(f"stablehlo: '{name}' has {len(results)} results, not '{ref}'")
        return results[int(number or 0)]

    def live(self) -> list[Any]:
        """The operations that something returned depends on, in order."""
        found, stack = set(), list(self.returns.operands)
        while stack:
            owner = owner_of(stack.pop())
            if owner is None or owner in found:
                continue
            found.add(owner)
            stack += [value for op in nested(owner) for value in op.operands]
        return [op for op in self.operations if op in found]

    def places(self) -> dict[str, int]:
        """Where each operation stands, by its id: the hash of an operation changes with it."""
        return {id_of(op): place for place, op in enumerate(self.operations)}

    # -- changing ---------------------------------------------------------------------------------

    def verify(self) -> None:
        """Let MLIR say whether it is well formed. Raises IllegalEdit."""
        with entered():
            try:
                self.module.operation.verify()
            except ir.MLIRError as error:
                raise IllegalEdit(f"stablehlo: {first_line(error)}") from error

    def number(self, tag: str = "") -> None:
        """Give an id to each operation that has none: `TAG.0`, ..., or its kind and a number."""
        counts: dict[str, int] = {}
        with entered():
            for op in self.operations:
                kind = tag or kind_of(op)
                if ID not in op.attributes:
                    number = counts[kind] = counts.get(kind, -1) + 1
                    op.attributes[ID] = ir.StringAttr.get(
                        f"{tag}.{number}" if tag else kind + str(number)
                    )

    def drop_dead(self) -> None:
        """Remove what nothing depends on."""
        alive = set(self.live())
        for op in reversed(self.operations):
            if op not in alive:
                op.erase()


class _Holder:
    """A cloned module is an operation; this is what owns it."""

    def __init__(self, operation: Any) -> None:
        self._view = operation
        self.operation = getattr(operation, "operation", operation)


def kind_of(op: Any) -> str:
    """What an operation is, without its dialect: `dot_general`."""
    return str(op.name).rpartition(".")[2]


def id_of(op: Any) -> str:
    """Its id."""
    return ir.StringAttr(op.attributes[ID]).value if ID in op.attributes else ""


def note_of(op: Any, name: str) -> str:
    """An attribute of ours that is a text."""
    return ir.StringAttr(op.attributes[name]).value if name in op.attributes else ""


def owner_of(value: Any) -> Any | None:
    """The operation that makes a value; None for an argument."""
    owner = value.owner
    return None if isinstance(owner, ir.Block) else owner.operation


def ref_of(value: Any) -> str:
    """The name of a value."""
    owner = owner_of(value)
    if owner is None:
        return f"arg{ir.BlockArgument(value).arg_number}"
    number = ir.OpResult(value).result_number
    return id_of(owner) + (f":{number}" if number else "")


def nested(op: Any) -> Iterator[Any]:
    """An operation and all that is inside of it."""
    yield op
    for region in op.regions:
        for block in region.blocks:
            for inner in block.operations:
                yield from nested(inner.operation)


def shape_of(value: Any) -> tuple[int, ...]:
    """The sizes of a value; negative where they are not known."""
    return tuple(ir.RankedTensorType(value.type).shape)


def is_tensor(value: Any) -> bool:
    """Whether it is a tensor of known sizes."""
    if not isinstance(value.type, ir.RankedTensorType):
        return False
    return bool(ir.RankedTensorType(value.type).has_static_shape)


def element_of(value: Any) -> Any:
    """The type of its elements."""
    return ir.RankedTensorType(value.type).element_type


def is_float(value: Any) -> bool:
    """Whether its elements are floating-point numbers."""
    return is_tensor(value) and str(element_of(value)) in {"f64", "f32", "f16", "bf16"}


def size_of(value: Any) -> int:
    """How many elements it has."""
    return math.prod(shape_of(value))


def tensor(shape: tuple[int, ...] | list[int], element: Any) -> Any:
    """A type."""
    return ir.RankedTensorType.get(list(shape), element)


def first_line(error: BaseException) -> str:
    """Of a message of MLIR, what matters."""
    lines = [line.strip() for line in str(error).splitlines() if "error:" in line]
    found = (lines or str(error).splitlines() or ["no reason given"])[0]
    return found.partition("error: ")[2] or found
