"""What would the plainest loop do? Kernels run one element at a time, every access checked.

Slow and literal on purpose: the interpreter and `verify` are compared with it.
"""

from __future__ import annotations

import math
import operator
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from perfdojo.ir import (
    Access,
    Affine,
    Assign,
    Call,
    Condition,
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
    loops,
    numpy_dtype,
    statements,
    widened,
)
from perfdojo.ir.nodes import UNORDERED_KINDS
from perfdojo.ir.types import DTYPES, operand_type, settle, type_of

RELATIONS: dict[str, Callable[[Any, Any], Any]] = {
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
    "==": operator.eq,
    "!=": operator.ne,
}
EXACT: dict[str, Callable[..., Any]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "/": operator.truediv,
    "neg": operator.neg,
    "abs": abs,
    "square": lambda a: a * a,
    "max": lambda a, b: a if a > b or a != a else b,
    "min": lambda a, b: a if a < b or a != a else b,
}
ROUNDED_ONCE: dict[str, Callable[..., float]] = {
    "exp": np.exp,
    "floor": np.floor,
    "sqrt": np.sqrt,
    "tanh": np.tanh,
}
ACCUMULATE = {"+=": "+", "*=": "*", "max=": "max", "min=": "min"}


class Fault(Exception):
    """What the plain run stumbled over: bounds, unwritten, stale, race."""


Env = Mapping[str, int]
Place = tuple[int, ...]


@dataclass(slots=True)
class Plain:
    """One run. `memory` maps a stored place to the logical place it holds, and its value."""

    kernel: Kernel
    memory: dict[str, dict[Place, tuple[Place, Any]]]
    touches: list[tuple[Env, str, Place, bool]] = field(default_factory=list)

    # -- control ----------------------------------------------------------------------------

    def node(self, node: Node, env: Env) -> None:
        match node:
            case Assign():
                self.assign(node, env)
            case If():
                if all(self.holds(condition, env) for condition in node.conditions):
                    for part in node.body:
                        self.node(part, env)
            case Loop():
                private = find_private(self.kernel, node)
                for step in range(self.index(node.extent, env)):
                    for name in private:
                        self.memory[name].clear()
                    for part in node.body:
                        self.node(part, {**env, node.name: step})

    def assign(self, statement: Assign, env: Env) -> None:
        buffer = self.kernel.buffers[statement.target.buffer]
        wide = widened(buffer.dtype)
        value = self.value(statement.value, wide, env)
        if statement.op != "=":
            old = self.load(statement.target, env)
            value = EXACT[ACCUMULATE[statement.op]](old, value)
        key, place = self.find_place(statement.target, env, True)
        self.memory[buffer.name][key] = (place, numpy_dtype(buffer.dtype).type(value))

    # -- values -----------------------------------------------------------------------------

    def index(self, value: Affine, env: Env) -> int:
        total = value.const
        for atom, coefficient in value.terms:
            match atom:
                case str():
                    total += coefficient * env[atom]
                case FloorDiv():
                    total += coefficient * (self.index(atom.value, env) // atom.divisor)
                case Mod():
                    total += coefficient * (self.index(atom.value, env) % atom.divisor)
                case Access():
                    total += coefficient * int(self.load(atom, env))
        return total

    def holds(self, condition: Condition, env: Env) -> bool:
        sides = self.index(condition.left, env), self.index(condition.right, env)
        return bool(RELATIONS[condition.relation](*sides))

    def find_place(self, access: Access, env: Env, writes: bool) -> tuple[Place, Place]:
        dims = self.kernel.buffers[access.buffer].dims
        place = tuple(self.index(index, env) for index in access.indices)
        if any(not 0 <= i < dim.extent for i, dim in zip(place, dims, strict=True)):
            raise Fault("bounds")
        key = tuple(i for i, dim in zip(place, dims, strict=True) if dim.materialised)
        self.touches.append((env, access.buffer, key, writes))
        return key, place

    def load(self, access: Access, env: Env) -> Any:
        key, place = self.find_place(access, env, False)
        held = self.memory[access.buffer].get(key)
        if held is None:
            raise Fault("unwritten")
        if held[0] != place:
            raise Fault("stale")
        return numpy_dtype(widened(self.kernel.buffers[access.buffer].dtype)).type(held[1])

    def value(self, expr: Expr, dtype: str, env: Env) -> Any:
        make = numpy_dtype(dtype).type
        match expr:
            case Const():
                return make(expr.value)
            case Index():
                return make(self.index(expr.value, env))
            case Access():
                return self.load(expr, env)
            case Call(name="if", args=(test, then, other)):
                return self.value(then if self.value(test, "bool", env) else other, dtype, env)
            case Call(name="and" | "or" | "not" as name):
                parts = [bool(self.value(arg, "bool", env)) for arg in expr.args]
                return {"and": all(parts), "or": any(parts), "not": not parts[0]}[name]
            case Call(name=name) if name in DTYPES:
                source = settle(type_of(expr.args[0], self.kernel.buffers), widened(name))
                value = self.value(expr.args[0], source, env)
                if name[0] == "i" and source[0] == "f":
                    value = math.trunc(float(value))
                return numpy_dtype(widened(name)).type(numpy_dtype(name).type(value))
        operands = operand_type(expr.args, self.kernel.buffers, dtype)
        args = [self.value(arg, operands, env) for arg in expr.args]
        if expr.name in RELATIONS:
            return RELATIONS[expr.name](*args)
        if expr.name in EXACT:
            return EXACT[expr.name](*args)
        wide = [np.float64(arg) for arg in args]
        return numpy_dtype(operands).type(ROUNDED_ONCE[expr.name](*wide))


def run_plainly(kernel: Kernel, inputs: Mapping[str, np.ndarray]) -> dict[str, np.ndarray]:
    """The outputs by name. Raises Fault for whatever a kernel must not do."""
    memory: dict[str, dict[Place, tuple[Place, Any]]] = defaultdict(dict)
    for buffer in kernel.inputs:
        stored = np.asarray(inputs[buffer.name]).astype(numpy_dtype(buffer.dtype))
        memory[buffer.name] = {p: (p, stored[p]) for p in np.ndindex(buffer.shape)}
    run = Plain(kernel, memory)
    with np.errstate(all="ignore"):
        for node in kernel.body:
            run.node(node, {})
    if any(True for loop in loops(kernel.body) for _ in find_races(run, loop)):
        raise Fault("race")
    return {b.name: collect(memory[b.name], b.shape, b.dtype) for b in kernel.outputs}


def collect(held: Mapping[Place, tuple[Place, Any]], shape: Place, dtype: str) -> np.ndarray:
    array = np.zeros(shape, numpy_dtype(dtype))
    for place in np.ndindex(shape):
        if place not in held:
            raise Fault("output")
        array[place] = held[place][1]
    return array


def find_private(kernel: Kernel, loop: Loop) -> list[str]:
    """The temporaries of which each iteration of `loop` has its own."""
    if loop.kind != "parallel":
        return []
    inside, everywhere = count_accesses(loop.body), count_accesses(kernel.body)
    return [b.name for b in kernel.temporaries if inside[b.name] == everywhere[b.name]]


def count_accesses(nodes: tuple[Node, ...]) -> dict[str, int]:
    counts: dict[str, int] = defaultdict(int)
    for statement in statements(nodes):
        for access in (statement.target, *loads(statement.value)):
            counts[access.buffer] += 1
    return counts


def find_races(run: Plain, loop: Loop) -> Iterator[str]:
    """Arrays of which two iterations of an unordered loop touch one element, one writing it."""
    if loop.kind not in UNORDERED_KINDS:
        return
    private = find_private(run.kernel, loop)
    writers: dict[Any, set[int]] = defaultdict(set)
    touchers: dict[Any, set[int]] = defaultdict(set)
    for env, buffer, key, writes in run.touches:
        if loop.name not in env or buffer in private:
            continue
        outer = tuple(env.items())[: list(env).index(loop.name)]
        touchers[outer, buffer, key].add(env[loop.name])
        if writes:
            writers[outer, buffer, key].add(env[loop.name])
    for (outer, buffer, key), steps in writers.items():
        if len(touchers[outer, buffer, key] | steps) > 1:
            yield buffer
