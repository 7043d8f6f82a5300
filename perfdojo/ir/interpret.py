"""What does a kernel compute? The reference: NumPy, slow, obvious, and independent of any target.

Statements run in the order of the text. A loop whose iterations cannot meet (they touch different
elements) runs as one NumPy axis, or in long parts, instead of a Python loop; sums keep their order,
so the bits are those of the plain loop. Storage is what the text says: dropped dimensions really
share memory. With `oracle=True` every float is a float64, nothing rounds to a narrower type, and
sums of products may add up in any order (see `products.py`).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from perfdojo.errors import CallError
from perfdojo.ir.affine import Access, Affine, FloorDiv, Mod, interval
from perfdojo.ir.nodes import (
    Assign,
    Buffer,
    Call,
    Condition,
    Const,
    Expr,
    If,
    Index,
    Kernel,
    Loop,
    Node,
    loads,
    loops,
    statements,
)
from perfdojo.ir.products import find_factors, loops_of, sum_products
from perfdojo.ir.sets import GatherRanges
from perfdojo.ir.types import DTYPES, FLOATS, numpy_dtype, operand_type, settle, type_of, widened

Array = NDArray[Any]
_AXIS_LIMIT = 1 << 22  # elements that one NumPy operation may hold
_PART = 1 << 18  # elements at once of a loop that does not fit as a whole


def interpret(
    kernel: Kernel, inputs: Mapping[str, Array], *, oracle: bool = False
) -> dict[str, Array]:
    """The outputs of `kernel` by name. Inputs are not changed."""
    run = Run(kernel, oracle)
    run.take(inputs)
    for buffer in (*kernel.outputs, *kernel.temporaries):
        run.memory[buffer.name] = poisoned(buffer.stored_shape or (1,), run.stored(buffer))
    with np.errstate(all="ignore"):
        for node in kernel.body:
            run.node(node, Standing())
    return {buffer.name: run.memory[buffer.name].reshape(buffer.shape) for buffer in kernel.outputs}


@dataclass(frozen=True, slots=True)
class Standing:
    """Where execution stands: the value of each loop, the axes in use, which elements take part."""

    values: Mapping[str, int | NDArray[np.int64]] = field(default_factory=dict)
    axes: Mapping[str, int] = field(default_factory=dict)  # loop -> axis, if run as an axis
    extents: Mapping[str, int] = field(default_factory=dict)
    mask: NDArray[np.bool_] | None = None

    def narrowed(self, mask: NDArray[np.bool_] | bool) -> Standing:
        both = np.asarray(mask) if self.mask is None else self.mask & mask
        return Standing(self.values, self.axes, self.extents, both)


class Run:
    """One run of a kernel: its memory, and how nodes and expressions act on it."""

    def __init__(self, kernel: Kernel, oracle: bool) -> None:
        self.kernel = kernel
        self.buffers = kernel.buffers
        self.oracle = oracle
        self.memory: dict[str, Array] = {}
        self.depth = _depth(kernel.body)
        self.axis_of = _axes(kernel.body, 0)
        self.as_axis: dict[str, bool] = {}

    def take(self, inputs: Mapping[str, Array]) -> None:
        """Copy the inputs into memory. Raises CallError for one that is missing or has no fit."""
        for buffer in self.kernel.inputs:
            if buffer.name not in inputs:
                raise CallError(f"{self.kernel.name}: expected an input '{buffer.name}'")
            value = np.asarray(inputs[buffer.name])
            if value.shape != buffer.shape:
                raise CallError(
                    f"{self.kernel.name}: expected '{buffer.name}' of shape {buffer.shape}, "
                    f"got {value.shape}"
                )
            self.memory[buffer.name] = value.astype(self.stored(buffer)).reshape(
                value.shape or (1,)
            )

    def stored(self, buffer: Buffer) -> np.dtype[Any]:
        """How `buffer` is held here."""
        wide = widened(buffer.dtype)
        return self.number(wide if self.oracle and wide in FLOATS else buffer.dtype)

    def number(self, dtype: str) -> np.dtype[Any]:
        """How a value of type `dtype` is held here."""
        return np.dtype(np.float64) if self.oracle and dtype in FLOATS else numpy_dtype(dtype)

    # -- control ----------------------------------------------------------------------------

    def node(self, node: Node, frame: Standing) -> None:
        match node:
            case Assign():
                self.assign(node, frame)
            case If():
                mask: NDArray[np.bool_] | bool = True
                for condition in node.conditions:
                    mask = mask & self.condition(condition, frame)
                if np.any(mask):
                    inner = frame if np.all(mask) else frame.narrowed(mask)
                    for part in node.body:
                        self.node(part, inner)
            case Loop():
                self.loop(node, frame)

    def loop(self, loop: Loop, frame: Standing) -> None:
        extents = self.index(loop.extent, frame)
        extent = int(np.max(extents))
        uneven = np.ndim(extents) > 0
        axes = dict(frame.axes)
        steps: list[Any] = list(range(extent))
        at_once = self.iterations_at_once(loop, extent, frame)
        if at_once > 1:
            axes[loop.name] = self.axis_of[loop.name]
            shape = [1] * self.depth
            shape[axes[loop.name]] = -1
            every = np.arange(extent, dtype=np.int64)
            steps = [every[n : n + at_once].reshape(shape) for n in range(0, extent, at_once)]
        for step in steps:
            values = {**frame.values, loop.name: step}
            inner = Standing(values, axes, {**frame.extents, loop.name: extent}, frame.mask)
            if uneven:
                inner = inner.narrowed(step < extents)
            for part in loop.body:
                self.node(part, inner)

    def iterations_at_once(self, loop: Loop, extent: int, frame: Standing) -> int:
        """How many iterations run as one axis: all that fit, or parts that a cache can hold."""
        if not self.may_be_axis(loop):
            return 1
        axes = {name: int(np.size(frame.values[name])) for name in frame.axes}
        extents = {**frame.extents, loop.name: extent}
        masked = frame.mask is not None or not loop.extent.is_constant
        if self.most_held(loop.body, {**axes, loop.name: extent}, extents, masked) <= _AXIS_LIMIT:
            return extent
        return max(1, _PART // self.most_held(loop.body, axes, extents, masked))

    def most_held(
        self,
        nodes: tuple[Node, ...],
        axes: Mapping[str, int],
        extents: Mapping[str, int],
        masked: bool,
    ) -> int:
        """The most elements at once of any statement below, if all loops that may be are axes.

        `axes` are those around, each with its elements; `masked` says that some may take no part.
        """
        most = 1
        for node in nodes:
            match node:
                case Assign():
                    most = max(most, self.held(node, axes, masked))
                case Loop():
                    ranges = GatherRanges(self.buffers)
                    ranges |= {name: (0, max(0, extent - 1)) for name, extent in extents.items()}
                    extent = max(0, interval(node.extent, ranges)[1])
                    inner = {**axes, node.name: extent} if self.may_be_axis(node) else axes
                    uneven = masked or not node.extent.is_constant
                    known = {**extents, node.name: extent}
                    most = max(most, self.most_held(node.body, inner, known, uneven))
                case If():
                    most = max(most, self.most_held(node.body, axes, extents, True))
        return most

    def held(self, statement: Assign, axes: Mapping[str, int], masked: bool) -> int:
        """How many elements it holds: one for each iteration, unless it multiplies matrices."""
        factors = None if masked else self.factors(statement)
        if factors is None:
            return math.prod(axes.values())
        parts = (statement.target, *factors)
        return max(math.prod(axes.get(name, 1) for name in loops_of(part)) for part in parts)

    def factors(self, statement: Assign) -> tuple[Access, Access] | None:
        """What a statement multiplies, if that is a product of matrices and order is free."""
        return find_factors(statement, self.buffers) if self.oracle else None

    def may_be_axis(self, loop: Loop) -> bool:
        if loop.name not in self.as_axis:
            self.as_axis[loop.name] = self.meets_nothing(loop)
        return self.as_axis[loop.name]

    def meets_nothing(self, loop: Loop) -> bool:
        """Whether all iterations may run at once, statement by statement."""
        body = list(statements(loop.body))
        ranges = _inner_ranges(loop)
        for name in {statement.target.buffer for statement in body}:
            places = [st.target for st in body if st.target.buffer == name]
            reads = [a for st in body for a in loads(st.value) if a.buffer == name]
            buffer = self.buffers[name]
            if self.are_apart(loop.name, buffer, [*places, *reads], ranges):
                continue
            if not self.is_sum_over(loop, buffer, body, reads):
                return False
        return True

    def are_apart(
        self, loop: str, buffer: Buffer, places: list[Access], ranges: Mapping[str, int]
    ) -> bool:
        """Whether some subscript alone tells the iterations of `loop` apart."""
        for d, dim in enumerate(buffer.dims):
            index = places[0].indices[d]
            step = abs(index.coefficient(loop))
            if not dim.materialised or not step:
                continue
            if any(place.indices[d] != index for place in places):
                continue
            if not all(isinstance(atom, str) for atom, _ in index.terms):
                continue
            span = sum(abs(c) * ranges.get(str(atom), 0) for atom, c in index.terms)
            if step > span:
                return True
        return False

    def is_sum_over(
        self, loop: Loop, buffer: Buffer, body: list[Assign], reads: list[Access]
    ) -> bool:
        """Whether the loop only accumulates into `buffer`, in an order that axes keep."""
        writers = [st for st in body if st.target.buffer == buffer.name]
        if reads or len(writers) != 1 or writers[0].op == "=":
            return False
        if self.stored(buffer) != self.number(widened(buffer.dtype)):
            return False  # every step rounds or wraps, which NumPy's accumulate would not do
        return loop.name not in loops_of(writers[0].target) and all(
            map(self.may_be_axis, loops(loop.body))
        )

    # -- values -----------------------------------------------------------------------------

    def index(self, value: Affine, frame: Standing) -> int | NDArray[np.int64]:
        result: int | NDArray[np.int64] = value.const
        for atom, coefficient in value.terms:
            match atom:
                case str():
                    part = frame.values[atom]
                case FloorDiv():
                    part = self.index(atom.value, frame) // atom.divisor
                case Mod():
                    part = self.index(atom.value, frame) % atom.divisor
                case Access():
                    part = self.load(atom, frame).astype(np.int64)
            result = result + coefficient * part
        return result

    def condition(self, c: Condition, frame: Standing) -> NDArray[np.bool_] | bool:
        return _RELATIONS[c.relation](self.index(c.left, frame), self.index(c.right, frame))

    def place(self, access: Access, frame: Standing) -> tuple[int | NDArray[np.int64], ...]:
        """The subscripts into memory; where the mask is off they are 0, which is always there."""
        dims = self.stored_dims(access.buffer)
        places = [self.index(access.indices[d], frame) for d in dims] or [0]  # a scalar is one
        if frame.mask is None:
            return tuple(places)
        return tuple(np.where(frame.mask, place, 0) for place in places)

    def stored_dims(self, name: str) -> Sequence[int]:
        """The dimensions in which a buffer is held here."""
        return [d for d, dim in enumerate(self.buffers[name].dims) if dim.materialised]

    def load(self, access: Access, frame: Standing) -> Array:
        dtype = self.number(widened(self.buffers[access.buffer].dtype))
        return np.asarray(self.memory[access.buffer][self.place(access, frame)]).astype(dtype)

    def value(self, expr: Expr, dtype: str, frame: Standing) -> Array:
        """`expr` computed in `dtype` (which its own type allows)."""
        match expr:
            case Const():
                return np.asarray(expr.value).astype(self.number(dtype))
            case Index():
                return np.asarray(self.index(expr.value, frame)).astype(self.number(dtype))
            case Access():
                return self.load(expr, frame)
            case Call(name="if"):
                test = self.value(expr.args[0], "bool", frame).astype(np.bool_)
                then = self.value(expr.args[1], dtype, frame.narrowed(test))
                other = self.value(expr.args[2], dtype, frame.narrowed(~test))
                return np.where(test, then, other)
            case Call(name="and" | "or" | "not"):
                parts = [self.value(arg, "bool", frame) for arg in expr.args]
                return np.asarray(_LOGIC[expr.name](*parts))
            case Call(name=name) if name in DTYPES:
                return self.cast(expr.args[0], name, frame)
        operands = operand_type(expr.args, self.buffers, dtype)
        args = [self.value(arg, operands, frame) for arg in expr.args]
        return np.asarray(self.apply(expr.name, args, operands))

    def apply(self, name: str, args: list[Array], dtype: str) -> Array:
        if name in _RELATIONS:
            return _RELATIONS[name](*args)
        if name in _EXACT:
            return _EXACT[name](*args)
        wide = [arg.astype(np.float64) for arg in args]  # rounded once, at the end
        return _FUNCTIONS[name](*wide).astype(self.number(dtype))

    def cast(self, arg: Expr, dtype: str, frame: Standing) -> Array:
        source = settle(type_of(arg, self.buffers), widened(dtype))
        value = self.value(arg, source, frame)
        if source in FLOATS and dtype in ("i64", "i32", "i8"):
            value = np.trunc(value)
        if not self.oracle or dtype not in ("f32", "f16", "bf16"):
            value = value.astype(numpy_dtype(dtype))
        return value.astype(self.number(widened(dtype)))

    # -- statements -------------------------------------------------------------------------

    def assign(self, statement: Assign, frame: Standing) -> None:
        buffer = self.buffers[statement.target.buffer]
        memory = self.memory[buffer.name]
        place = self.place(statement.target, frame)
        shape = [1] * self.depth
        for name, axis in frame.axes.items():
            shape[axis] = np.size(frame.values[name])
        mentioned = loops_of(statement.target)
        summed = tuple(axis for name, axis in frame.axes.items() if name not in mentioned)
        factors = None if frame.mask is not None else self.factors(statement)
        if factors is not None:
            one, two = (self.as_axes(self.load(factor, frame)) for factor in factors)
            value = sum_products(one, two, shape, summed)
            shape = [1 if axis in summed else size for axis, size in enumerate(shape)]
        else:
            value = self.value(statement.value, widened(buffer.dtype), frame)
        if statement.op == "=":
            chosen = ... if frame.mask is None else np.broadcast_to(frame.mask, shape)
            where = tuple(np.broadcast_to(p, shape)[chosen] for p in place)
            memory[where] = np.broadcast_to(value, shape)[chosen].astype(memory.dtype)
            return
        self.accumulate(statement.op, memory, place, value, shape, summed, frame)

    def as_axes(self, value: Array) -> Array:
        """`value` with an axis for every depth, also if no loop runs as one."""
        return value.reshape([1] * (self.depth - value.ndim) + list(value.shape))

    def accumulate(
        self,
        op: str,
        memory: Array,
        place: tuple[int | NDArray[np.int64], ...],
        value: Array,
        shape: list[int],
        summed: tuple[int, ...],
        frame: Standing,
    ) -> None:
        """memory[place] op= value, the elements along `summed` axes one after the other."""
        function, start = _ACCUMULATE[op]
        value = np.broadcast_to(value, shape)
        if frame.mask is not None:
            value = np.where(frame.mask, value, _neutral(start, value.dtype))
        kept = [axis for axis in range(self.depth) if axis not in summed]
        rows = [shape[axis] for axis in kept]
        steps = value.transpose([*kept, *summed]).reshape([*rows, -1])
        first = [0 if axis in summed else slice(None) for axis in range(self.depth)]
        where = [np.broadcast_to(p, shape)[tuple(first)] for p in place]
        if frame.mask is not None:
            mask = np.broadcast_to(frame.mask, shape)
            taken = mask.any(axis=summed)
            # a masked place reads as 0; the largest along the summed axes is the real one
            where = [np.where(mask, p, 0).max(axis=summed) for p in place]
            where, steps = [w[taken] for w in where], steps[taken]
        old = np.broadcast_to(memory[tuple(where)], steps.shape[:-1])
        chain = np.concatenate([old[..., None].astype(value.dtype), steps], axis=-1)
        memory[tuple(where)] = function(chain, axis=-1)[..., -1].astype(memory.dtype)


def _maximum(a: Array, b: Array) -> Array:
    return np.where((a > b) | (a != a), a, b)


def _minimum(a: Array, b: Array) -> Array:
    return np.where((a < b) | (a != a), a, b)


_RELATIONS: dict[str, Callable[..., Array]] = {
    "<": np.less,
    "<=": np.less_equal,
    ">": np.greater,
    ">=": np.greater_equal,
    "==": np.equal,
    "!=": np.not_equal,
}
_LOGIC: dict[str, Callable[..., Array]] = {
    "and": np.logical_and,
    "or": np.logical_or,
    "not": np.logical_not,
}
_EXACT: dict[str, Callable[..., Array]] = {
    "+": np.add,
    "-": np.subtract,
    "*": np.multiply,
    "/": np.divide,
    "neg": np.negative,
    "abs": np.abs,
    "square": np.square,
    "max": _maximum,
    "min": _minimum,
}
_erf = np.frompyfunc(math.erf, 1, 1)
_FUNCTIONS: dict[str, Callable[..., Array]] = {
    "erf": lambda x: np.asarray(_erf(x)).astype(np.float64),
    "exp": np.exp,
    "floor": np.floor,
    "fma": lambda a, b, c: a * b + c,  # in float64 the product of two f32 is exact
    "log": np.log,
    "log1p": np.log1p,
    "pow": np.power,
    "rsqrt": lambda x: 1.0 / np.sqrt(x),
    "sigmoid": lambda x: 1.0 / (1.0 + np.exp(-x)),
    "sqrt": np.sqrt,
    "tanh": np.tanh,
}
_ACCUMULATE: dict[str, tuple[Callable[..., Array], str]] = {
    "+=": (np.add.accumulate, "zero"),
    "*=": (np.multiply.accumulate, "one"),
    "max=": (np.maximum.accumulate, "low"),
    "min=": (np.minimum.accumulate, "high"),
}


def _neutral(start: str, dtype: np.dtype[Any]) -> float:
    if start == "one":
        return 1
    if start == "zero":  # adding -0.0 keeps every float, 0.0 and -0.0 included
        return 0 if np.issubdtype(dtype, np.integer) else -0.0
    if np.issubdtype(dtype, np.integer):
        limits = np.iinfo(dtype)
        return int(limits.min if start == "low" else limits.max)
    return -math.inf if start == "low" else math.inf


def poisoned(shape: tuple[int, ...], dtype: np.dtype[Any]) -> Array:
    """Memory that makes a read of an unwritten value show."""
    array = np.zeros(shape, dtype)
    if np.issubdtype(dtype, np.integer):
        array[...] = np.iinfo(dtype).min + 3
    elif dtype != np.bool_:
        array[...] = math.nan
    return array


def _depth(nodes: tuple[Node, ...]) -> int:
    deepest = 0
    for node in nodes:
        if not isinstance(node, Assign):
            deepest = max(deepest, _depth(node.body) + isinstance(node, Loop))
    return deepest


def _axes(nodes: tuple[Node, ...], depth: int) -> dict[str, int]:
    found: dict[str, int] = {}
    for node in nodes:
        match node:
            case Loop():
                found[node.name] = depth
                found |= _axes(node.body, depth + 1)
            case If():
                found |= _axes(node.body, depth)
    return found


def _inner_ranges(loop: Loop) -> dict[str, int]:
    """The last value of each loop inside `loop`; loops of varying extent count as endless."""
    return {
        inner.name: inner.extent.const - 1 if inner.extent.is_constant else 1 << 60
        for inner in loops(loop.body)
    }
