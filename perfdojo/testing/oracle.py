"""Did a move change what is computed? Judges that share no code with the proofs they judge.

Both unroll a (tiny) kernel into all its statement instances, by plain recursion over the text.

`history` lists, for every element of memory, who wrote it and who read it in between. Two kernels
with equal histories order every pair of conflicting accesses alike.

`meaning` runs the kernel on symbols instead of numbers: each output element becomes the formula
that computed it. Equal formulas give equal bits; formulas that are equal up to the order of sums
give equal reals. Unordered loops can be run in any order, and private memory is forgotten between
iterations, so a race or a value that leaks shows as another formula.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from perfdojo.ir import (
    Access,
    Affine,
    Assign,
    Call,
    Const,
    Expr,
    FloorDiv,
    If,
    Index,
    Kernel,
    Loop,
    Mod,
    Node,
    loads,
)
from perfdojo.ir.nodes import UNORDERED_KINDS
from perfdojo.ir.types import INDEX, POINT, WHOLE, type_of

Element = tuple[object, ...]  # a buffer's name, the stored subscripts, and whose private copy it is
Values = Mapping[str, int]
_TESTS = {
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
    "==": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
}


@dataclass(frozen=True, slots=True)
class Instance:
    """One execution of one statement: the values of the loops around it."""

    statement: Assign
    values: Values


class Machine:
    """Unrolls a kernel. Gathers read from fixed small arrays, made from the declared ranges."""

    def __init__(self, kernel: Kernel, shuffle: random.Random | None = None) -> None:
        self.kernel, self.buffers, self.shuffle = kernel, kernel.buffers, shuffle
        self.private = _private(kernel)

    def instances(self) -> Iterator[Instance]:
        """Every statement instance, in the order of the text (or shuffled, where it is free)."""
        yield from self._nodes(self.kernel.body, {})

    def _nodes(self, nodes: tuple[Node, ...], values: Values) -> Iterator[Instance]:
        for node in nodes:
            match node:
                case Assign():
                    yield Instance(node, values)
                case If():
                    if all(
                        _TESTS[c.relation](self.index(c.left, values), self.index(c.right, values))
                        for c in node.conditions
                    ):
                        yield from self._nodes(node.body, values)
                case Loop():
                    steps = list(range(self.index(node.extent, values)))
                    if self.shuffle is not None and node.kind in UNORDERED_KINDS:
                        self.shuffle.shuffle(steps)
                    for step in steps:
                        yield from self._nodes(node.body, {**values, node.name: step})

    def index(self, value: Affine, values: Values) -> int:
        """An index expression, as a number."""
        total = value.const
        for atom, coefficient in value.terms:
            match atom:
                case str():
                    part = values[atom]
                case FloorDiv():
                    part = self.index(atom.value, values) // atom.divisor
                case Mod():
                    part = self.index(atom.value, values) % atom.divisor
                case Access():
                    part = self.gathered(atom, values)
            total += coefficient * part
        return total

    def gathered(self, access: Access, values: Values) -> int:
        """A made-up value of an array of subscripts, within its range."""
        buffer = self.buffers[access.buffer]
        low, high = int(buffer.low or 0), int(buffer.high or 1)
        places = [self.index(index, values) for index in access.indices]
        return low + hash((access.buffer, *places, 7)) % (high - low)

    def element(self, access: Access, instance: Instance) -> Element:
        """The place in memory."""
        buffer = self.buffers[access.buffer]
        stored = tuple(
            self.index(index, instance.values)
            for index, dim in zip(access.indices, buffer.dims, strict=True)
            if dim.materialised
        )
        keepers = self.private.get(access.buffer, ())
        return access.buffer, stored, tuple((name, instance.values[name]) for name in keepers)


_KEPT = {"parallel": "heap stack register shared"}
_KEPT |= dict.fromkeys(("grid", "team"), "stack register shared")
_KEPT |= dict.fromkeys(("block", "warp"), "stack register")


def _private(kernel: Kernel) -> dict[str, list[str]]:
    """For each temporary, the loops around all its accesses that give each iteration a copy."""
    around: dict[str, list[Loop]] = {}

    def visit(nodes: tuple[Node, ...], outer: list[Loop]) -> None:
        for node in nodes:
            match node:
                case Assign():
                    for access in (node.target, *loads(node.value)):
                        seen = around.setdefault(access.buffer, outer)
                        around[access.buffer] = [loop for loop in seen if loop in outer]
                case If():
                    visit(node.body, outer)
                case Loop():
                    visit(node.body, [*outer, node])

    visit(kernel.body, [])
    return {
        buffer.name: [
            loop.name
            for loop in around.get(buffer.name, ())
            if buffer.storage in _KEPT.get(loop.kind, "").split()
        ]
        for buffer in kernel.temporaries
    }


# -- the order of conflicting accesses -----------------------------------------------------


def history(kernel: Kernel, *, free_sums: bool = False) -> dict[Element, list[object]]:
    """For every element: the reads before each write, the write, and so on.

    With `free_sums`, neighbouring accumulations with one operator count as one, in any order.
    """
    machine = Machine(kernel)
    told: dict[Element, list[object]] = {}
    for instance in machine.instances():
        name = _spell(instance, machine)
        target = machine.element(instance.statement.target, instance)
        op = instance.statement.op
        for access in loads(instance.statement.value):
            place = machine.element(access, instance)
            _note(told.setdefault(place, []), "read", name)
        if free_sums and op != "=":
            _note(told.setdefault(target, []), op, name)
        else:
            told.setdefault(target, []).append(name)
    return told


def _note(story: list[object], what: str, name: str) -> None:
    """Add to the last group if it is of the same kind: members of a group have no order."""
    if not (story and isinstance(story[-1], tuple) and story[-1][0] == what):
        story.append((what, Counter()))
    last = story[-1]
    assert isinstance(last, tuple)
    last[1][name] += 1


def _spell(instance: Instance, machine: Machine) -> str:
    """A statement instance with numbers for its loops, so that renamed loops do not matter."""

    def expr(value: Expr) -> str:
        match value:
            case Const():
                return repr(value.value)
            case Index():
                return str(machine.index(value.value, instance.values))
            case Access():
                places = [str(machine.index(i, instance.values)) for i in value.indices]
                return f"{value.buffer}[{','.join(places)}]"
            case Call():
                return f"{value.name}({','.join(map(expr, value.args))})"

    statement = instance.statement
    return f"{expr(statement.target)}{statement.op}{expr(statement.value)}"


# -- symbolic execution --------------------------------------------------------------------


@dataclass(slots=True)
class _Symbols:
    """Formulas, each stored once and known by a number."""

    sums_are_free: bool
    known: dict[object, int] = field(default_factory=dict)
    shapes: list[tuple[Any, ...]] = field(default_factory=list)

    def make(self, name: str, *args: Any) -> int:
        if self.sums_are_free or name.endswith(" of integers"):
            name, args = self._normal(name, args)
        shape = (name, *args)
        if name.startswith("round to") and self.shapes[args[0]][0] == name:
            return int(args[0])  # rounding twice is rounding once
        if shape not in self.known:
            self.known[shape] = len(self.shapes)
            self.shapes.append(shape)
        return self.known[shape]

    def _normal(self, name: str, args: tuple[Any, ...]) -> tuple[str, tuple[Any, ...]]:
        """Sums, products and extremes flattened and sorted, with neutral elements left out."""
        if name == "fma":
            return self._normal("+", (self.make("*", *args[:2]), args[2]))
        if name == "/":
            return self._normal("*", (args[0], self.make("inverse", args[1])))
        if name == "square":
            return self._normal("*", (args[0], args[0]))
        if name not in _NEUTRAL:
            return name, args
        flat: list[int] = []
        for arg in args:
            shape = self.shapes[arg]
            if shape[0] == name:
                flat += shape[1:]
            elif not (shape[0] == "const" and shape[1] in _NEUTRAL[name]):
                flat.append(arg)
        flat = flat or [args[0]]  # nothing but neutral elements
        if len(flat) == 1:
            only = self.shapes[flat[0]]
            return only[0], only[1:]
        return name, tuple(sorted(flat))


_LOWEST = {"-inf", str(-(2**31)), str(-(2**63)), "-128"}
_HIGHEST = {"inf", str(2**31 - 1), str(2**63 - 1), "127"}
_NEUTRAL: dict[str, set[str]] = {
    "+": {"0.0", "0", "-0.0"},
    "*": {"1.0", "1"},
    "max": _LOWEST,
    "min": _HIGHEST,
}
_NEUTRAL |= {f"{name} of integers": values for name, values in _NEUTRAL.items()}


def meaning(
    kernel: Kernel,
    *,
    free_sums: bool = False,
    shuffle: random.Random | None = None,
    symbols: _Symbols | None = None,
) -> tuple[dict[Element, int], _Symbols]:
    """The formula of every output element. Share `symbols` to compare two kernels."""
    symbols = symbols or _Symbols(free_sums)
    machine = Machine(kernel, shuffle)
    memory: dict[Element, int] = {}
    inputs = {buffer.name for buffer in kernel.inputs}

    def load(access: Access, instance: Instance) -> int:
        place = machine.element(access, instance)
        if access.buffer in inputs:
            return symbols.make("input", access.buffer, place[1])
        return memory.get(place, symbols.make("unwritten", access.buffer))

    def test(expr: Expr, instance: Instance) -> bool | None:
        """A test on indices alone, decided."""
        match expr:
            case Const():
                return bool(expr.value)
            case Call(name="and" | "or" | "not"):
                parts = [test(arg, instance) for arg in expr.args]
                if expr.name == "not":
                    return None if parts[0] is None else not parts[0]
                decisive = expr.name == "or"
                if decisive in parts:
                    return decisive
                return None if None in parts else not decisive
            case Call(name=name, args=(left, right)) if name in _TESTS:
                sides = [number(side, instance) for side in (left, right)]
                return None if None in sides else _TESTS[name](*sides)
        return None

    def number(expr: Expr, instance: Instance) -> int | None:
        match expr:
            case Index():
                return machine.index(expr.value, instance.values)
            case Const(value=value) if type(value) is int:
                return value
        return None

    def value(expr: Expr, instance: Instance) -> int:
        match expr:
            case Const():
                return symbols.make("const", repr(expr.value))
            case Index():
                return symbols.make("const", str(machine.index(expr.value, instance.values)))
            case Access():
                return load(expr, instance)
            case Call(name="if"):
                outcome = test(expr.args[0], instance)
                if outcome is not None:
                    return value(expr.args[1 if outcome else 2], instance)
            case Call(name="f64" | "f32" | "i64" | "i32", args=(arg,)):
                if type_of(arg, machine.buffers) in (WHOLE, POINT, INDEX):
                    return value(arg, instance)  # the cast says what a store would have decided
            case Call(name="f16" | "bf16" | "i8", args=(Access() as arg,)):
                if machine.buffers[arg.buffer].dtype == expr.name:
                    return load(arg, instance)  # it is rounded already
        name = f"round to {expr.name}" if expr.name in ("f16", "bf16", "i8") else expr.name
        return symbols.make(name, *(value(arg, instance) for arg in expr.args))

    for instance in machine.instances():
        statement = instance.statement
        place = machine.element(statement.target, instance)
        new = value(statement.value, instance)
        dtype = machine.buffers[statement.target.buffer].dtype
        if statement.op != "=":
            # integers wrap, so their sums have the same bits in any order
            whole = " of integers" if dtype in ("i32", "i64") and not free_sums else ""
            name = statement.op.removesuffix("=") + whole
            new = symbols.make(name, load(statement.target, instance), new)
        source = statement.value.buffer if isinstance(statement.value, Access) else None
        copies = source is not None and machine.buffers[source].dtype == dtype
        if _rounds(dtype, statement.op, free_sums) and not (copies and statement.op == "="):
            new = symbols.make(f"round to {dtype}", new)
        memory[place] = new
    outputs = {buffer.name for buffer in kernel.outputs}
    return {place: term for place, term in memory.items() if place[0] in outputs}, symbols


def _rounds(dtype: str, op: str, free_sums: bool) -> bool:
    """Whether a store changes the formula: where sums are free, steps of accumulation do not."""
    if dtype == "i8":
        return not (free_sums and op in ("+=", "*="))
    return dtype in ("f16", "bf16") and not (free_sums and op != "=")


def same_meaning(before: Kernel, after: Kernel, *, free_sums: bool = False, seed: int = 0) -> bool:
    """Whether every output is computed by the same formula, also with unordered loops shuffled.

    Arguments of both kernels must have the same names.
    """
    wanted, symbols = meaning(before, free_sums=free_sums)
    orders = [None, random.Random(seed), random.Random(seed + 1)]
    return all(
        meaning(after, free_sums=free_sums, shuffle=order, symbols=symbols)[0] == wanted
        for order in orders
    )


def count_instances(kernel: Kernel, limit: int) -> int:
    """How many statement instances run; stops counting at `limit`."""
    count = 0
    for _ in Machine(kernel).instances():
        count += 1
        if count >= limit:
            break
    return count
