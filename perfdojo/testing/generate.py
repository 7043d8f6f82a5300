"""Which kernels did nobody think of? Random ones that are right by construction, from a seed.

A kernel is a few stages; each fills one new array, elementwise, by a reduction or by a scan, under
guards now and then, from the arrays before it; some share the loops of the stage before them. Then
loops get kinds and temporaries get storage, as far as `verify` agrees: so what comes out is always
valid.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from perfdojo.ir import (
    Access,
    Affine,
    Assign,
    Buffer,
    Call,
    Condition,
    Const,
    Dim,
    Expr,
    If,
    Index,
    Kernel,
    Loop,
    Node,
    affine,
    constant,
    find_violations,
    widened,
)
from perfdojo.ir.affine import gathers, interval
from perfdojo.ir.formula import neutral
from perfdojo.ir.nodes import index_value, make_call
from perfdojo.ir.sets import GatherRanges
from perfdojo.ir.types import FLOATS

EXTENTS = (1, 2, 3, 4, 5, 7, 8, 13, 16)
_LANES = (2, 4, 8, 16, 32, 64)
_STORED = ("f32", "f32", "f32", "f64", "f16", "bf16", "i32", "i64", "i8", "bool")
_SMOOTH = ("exp", "tanh", "sigmoid", "erf", "log1p", "sqrt", "rsqrt", "log", "fma", "pow")


def random_kernel(seed: int, *, extents: Sequence[int] = EXTENTS) -> Kernel:
    """A valid kernel, the same for the same seed everywhere, with loops of the given extents."""
    rng = np.random.default_rng(seed)
    plain = _Generator(rng, tuple(extents)).kernel()
    return _decorate(plain, rng)


def plain_form(kernel: Kernel) -> Kernel:
    """`kernel` with every loop sequential and every dimension stored: what it must compute."""

    def plain(node: Node) -> Node:
        match node:
            case Assign():
                return node
            case If():
                return If(node.conditions, tuple(map(plain, node.body)))
            case Loop():
                return replace(node, kind="", body=tuple(map(plain, node.body)))

    temporaries = tuple(
        replace(b, storage="heap", dims=tuple(Dim(d.extent) for d in b.dims))
        for b in kernel.temporaries
    )
    return replace(kernel, temporaries=temporaries, body=tuple(map(plain, kernel.body)))


@dataclass(slots=True)
class _Generator:
    rng: np.random.Generator
    extents: tuple[int, ...]
    inputs: list[Buffer] = field(default_factory=list)
    made: list[Buffer] = field(default_factory=list)
    body: list[Node] = field(default_factory=list)
    loops: int = 0

    # -- choices ----------------------------------------------------------------------------

    def chance(self, probability: float) -> bool:
        return bool(self.rng.random() < probability)

    def pick(self, options: Sequence[object]) -> object:
        return options[int(self.rng.integers(len(options)))]

    def extent(self) -> int:
        return int(self.rng.choice(self.extents))

    # -- the whole --------------------------------------------------------------------------

    def kernel(self) -> Kernel:
        for number in range(int(self.rng.integers(1, 4))):
            rank = int(self.rng.integers(0 if number else 1, 4))
            dims = tuple(Dim(self.extent()) for _ in range(rank))
            self.inputs.append(Buffer(f"x{number}", str(self.pick(_STORED)), dims))
        if self.chance(0.3):
            self.inputs.append(
                Buffer("idx", str(self.pick(("i64", "i32"))), (Dim(5),), "heap", 0, 5)
            )
        stages = int(self.rng.integers(1, 5))
        for number in range(stages):
            self.stage(f"t{number}")
        outputs = self.made[-1:] + [b for b in self.made[:-1] if self.chance(0.2)]
        names = {b.name for b in outputs}
        temporaries = tuple(b for b in self.made if b.name not in names)
        return Kernel("random", tuple(self.inputs), tuple(outputs), temporaries, tuple(self.body))

    def stage(self, name: str) -> None:
        dtype = str(self.pick(_STORED))
        shape = tuple(self.extent() for _ in range(int(self.rng.integers(0, 4))))
        buffer = Buffer(name, dtype, tuple(map(Dim, shape)))
        outer = [self.new_loop(n) for n in shape]
        target = Access(name, tuple(affine(loop.name) for loop in outer))
        kind = str(self.pick(("plain", "plain", "reduce", "reduce", "scan", "guard")))
        if dtype == "bool" or (kind == "scan" and not shape):
            kind = "plain"
        target, outer = self.vary_target(target, outer)
        if kind == "plain":
            body: list[Node] = [Assign(target, "=", self.value(dtype, outer, 3))]
        elif kind == "guard":
            body = [
                Assign(target, "=", self.value(dtype, outer, 1)),
                If(self.condition(outer), (Assign(target, "=", self.value(dtype, outer, 2)),)),
            ]
        elif kind == "reduce":
            body = self.reduction(target, dtype, outer)
        else:
            body = self.scan(target, dtype, outer)
        made = [buffer]
        while self.chance(0.3):
            body.append(self.follow_up(made, target, outer))
        for loop in reversed(outer):
            body = [replace(loop, body=tuple(body))]
        self.body += body
        self.made += made

    def follow_up(self, made: list[Buffer], place: Access, outer: list[Loop]) -> Node:
        """A statement in the same loops, from what the one before it made at the same place."""
        before = made[-1]
        dtype = str(self.pick(_STORED))
        buffer = replace(before, name=f"{made[0].name}_{len(made)}", dtype=dtype)
        made.append(buffer)
        load = self.converted(Access(before.name, place.indices), before.dtype, widened(dtype))
        if dtype == "bool":
            value: Expr = Call("or", (load, self.test(outer, 1)))
        else:
            value = make_call(str(self.pick(("+", "*"))), load, self.value(dtype, outer, 2))
        return Assign(Access(buffer.name, place.indices), "=", value)

    def new_loop(self, extent: int | Affine) -> Loop:
        self.loops += 1
        size = constant(extent) if isinstance(extent, int) else extent
        return Loop(f"l{self.loops}", size, "", ())

    def vary_target(self, target: Access, outer: list[Loop]) -> tuple[Access, list[Loop]]:
        """Now and then a dimension runs backwards, or as two loops."""
        indices = list(target.indices)
        loops = list(outer)
        for d, loop in enumerate(outer):
            extent = loop.extent.const
            if self.chance(0.1):
                indices[d] = constant(extent - 1) - affine(loop.name)
            elif extent % 4 == 0 and self.chance(0.4):
                high, low = self.new_loop(extent // 4), self.new_loop(4)
                high, low = (
                    replace(high, name=f"{loop.name}.o"),
                    replace(low, name=f"{loop.name}.i"),
                )
                indices[d] = affine(high.name, 4) + affine(low.name)
                place = loops.index(loop)
                loops[place : place + 1] = [high, low]
        return Access(target.buffer, tuple(indices)), loops

    def reduction(self, target: Access, dtype: str, outer: list[Loop]) -> list[Node]:
        op = str(self.pick(("+=", "+=", "max=", "min=", "*=")))
        inner = [self.new_loop(self.extent()) for _ in range(int(self.rng.integers(1, 3)))]
        if outer and self.chance(0.2):
            inner[0] = replace(inner[0], extent=affine(outer[-1].name) + 1)  # triangular
        around = [*outer, *inner]
        value = self.value(dtype, around, 2)
        if op == "*=":  # keep products from running away
            value = Call(
                "if", (Call(">", (Index(affine(inner[-1].name)), Const(1))), Const(1), value)
            )
        nodes: list[Node] = [Assign(target, op, value)]
        if self.chance(0.4):
            nodes = [If(self.condition(around), tuple(nodes))]
        for loop in reversed(inner):
            nodes = [replace(loop, body=tuple(nodes))]
        return [Assign(target, "=", neutral(op, widened(dtype))), *nodes]

    def scan(self, target: Access, dtype: str, outer: list[Loop]) -> list[Node]:
        """A recurrence along the last dimension: each element reads the one before it."""
        last = target.indices[-1]
        before = Access(target.buffer, (*target.indices[:-1], last - 1))
        forward = all(c > 0 for _, c in last.terms)
        if not forward:
            return [Assign(target, "=", self.value(dtype, outer, 2))]
        first = Call(">", (index_value(last), Const(0)))
        half = Const(0.5) if widened(dtype) in FLOATS else Const(1)
        carried = Call("if", (first, make_call("*", before, half), Const(0)))
        return [Assign(target, "=", make_call("+", carried, self.value(dtype, outer, 1)))]

    # -- expressions ------------------------------------------------------------------------

    def condition(self, loops: list[Loop]) -> tuple[Condition, ...]:
        if not loops:
            return (Condition(constant(0), "<=", constant(0)),)
        left = self.index_sum(loops)
        relation = str(self.pick(("<", "<=", ">=", "==", "!=")))
        conditions = [Condition(left, relation, constant(int(self.rng.integers(0, 9))))]
        if self.chance(0.3):
            value = affine(str(self.some(loops).name)) % int(self.rng.integers(2, 4))
            conditions.append(Condition(value, "==", constant(0)))
        if self.gathered() and self.chance(0.15):
            conditions.append(Condition(self.gather(loops, safe=True), "<", constant(4)))
        return tuple(conditions)

    def some(self, loops: list[Loop]) -> Loop:
        return loops[int(self.rng.integers(len(loops)))]

    def index_sum(self, loops: list[Loop]) -> Affine:
        value = affine(self.some(loops).name) * int(self.rng.integers(1, 3))
        return value + affine(self.some(loops).name) if self.chance(0.4) else value

    def value(self, dtype: str, loops: list[Loop], depth: int) -> Expr:
        """An expression whose type is the one in which `dtype` is computed."""
        kind = widened(dtype)
        if kind == "bool":
            return self.test(loops, depth)
        if depth == 0 or self.chance(0.15):
            return self.leaf(kind, loops)
        left = self.value(kind, loops, depth - 1)
        choice = self.rng.random()
        if choice < 0.45:
            right = self.value(kind, loops, depth - 1)
            return make_call(str(self.pick(("+", "-", "*"))), left, right)
        if choice < 0.6:
            return Call(str(self.pick(("max", "min"))), (left, self.value(kind, loops, depth - 1)))
        if choice < 0.75:
            other = self.value(kind, loops, depth - 1)
            return Call("if", (self.test(loops, depth - 1), left, other))
        if choice < 0.85:
            return make_call(str(self.pick(("abs", "square", "neg"))), left)
        return self.function(kind, left, loops) if kind in FLOATS else self.narrowed(kind, left)

    def narrowed(self, kind: str, value: Expr) -> Expr:
        """A value of `kind` that went through a type to store in."""
        narrow = "i8" if kind not in FLOATS else str(self.pick(("f16", "bf16")))
        value = Call(narrow, (value,))
        return value if kind == widened(narrow) else Call(kind, (value,))

    def function(self, kind: str, arg: Expr, loops: list[Loop]) -> Expr:
        name = str(self.pick(_SMOOTH))
        bounded: Expr = Call("tanh", (arg,)) if self.chance(0.5) else Call("min", (arg, Const(3.0)))
        if name in ("log", "sqrt", "rsqrt", "log1p"):
            bounded = make_call("+", Call("abs", (bounded,)), Const(0.5))
        if self.chance(0.2):
            return make_call("/", arg, make_call("+", Call("abs", (arg,)), Const(1.0)))
        if self.chance(0.2):
            return Call("floor", (arg,)) if self.chance(0.5) else self.narrowed(kind, arg)
        if name == "fma":
            return Call(name, (bounded, self.leaf(kind, loops), Const(0.75)))
        if name == "pow":
            base = make_call("+", Call("abs", (Call("tanh", (arg,)),)), Const(0.5))
            return Call(name, (base, Call("tanh", (self.leaf(kind, loops),))))
        return Call(name, (bounded,))

    def test(self, loops: list[Loop], depth: int) -> Expr:
        relation = str(self.pick(("<", "<=", ">", ">=", "==", "!=")))
        kind = str(self.pick(("f32", "i32", "index", "bool")))
        if kind == "index" and loops:
            bound = Const(int(self.rng.integers(0, 8)))
            return Call(relation, (Index(self.index_sum(loops)), bound))
        if kind == "bool" and depth > 0:
            parts = (self.test(loops, depth - 1), self.test(loops, depth - 1))
            name = str(self.pick(("and", "or")))
            return Call("not", parts[:1]) if self.chance(0.2) else Call(name, parts)
        if self.chance(0.1):
            return Call("bool", (self.leaf(str(self.pick(("f32", "i64"))), loops),))
        kind = kind if kind in ("f32", "i32") else "f32"
        sides = (self.leaf(kind, loops), self.value(kind, loops, max(0, depth - 1)))
        return Call(relation, sides)

    def leaf(self, kind: str, loops: list[Loop]) -> Expr:
        choice = self.rng.random()
        if choice < 0.75:
            buffer = self.pick([*self.inputs, *self.made])
            assert isinstance(buffer, Buffer)
            return self.converted(self.load(buffer, loops), buffer.dtype, kind)
        if choice < 0.85 and loops:
            index = Index(self.index_sum(loops))
            return Call(kind, (index,)) if kind in FLOATS else index
        if kind in FLOATS:
            return Const(round(float(self.rng.normal()), 2))
        return Const(int(self.rng.integers(-5, 6)))

    def converted(self, value: Expr, dtype: str, kind: str) -> Expr:
        """A value that was stored as `dtype`, as a `kind`."""
        own = widened(dtype)
        if own == kind:
            return value
        if own in FLOATS and kind not in FLOATS:  # only small floats have a defined cast
            value = make_call("*", Call("tanh", (value,)), Const(19.37))
        return Call(kind, (value,))

    def load(self, buffer: Buffer, loops: list[Loop]) -> Expr:
        """A load that is in bounds, under a choice if it would not be by itself."""
        ranges = self.ranges(loops)
        first: list[Expr] = []  # what must hold for the gathers in the other tests
        guards: list[Expr] = []
        indices = []
        for extent in buffer.shape:
            index = self.subscript(loops, extent)
            for gather in gathers(index):
                first += _in_bounds(gather.indices[0], 5, ranges)
            guards += _in_bounds(index, extent, ranges)
            indices.append(index)
        load: Expr = Access(buffer.name, tuple(indices))
        literals = {"bool": Const(False), "i32": Const(3), "i64": Const(3)}
        other = literals.get(widened(buffer.dtype), Const(0.25))
        for tests in (guards, first):
            if tests:
                test = functools.reduce(lambda one, two: Call("and", (one, two)), tests)
                load = Call("if", (test, load, other))
        return load

    def ranges(self, loops: list[Loop]) -> GatherRanges:
        ranges = GatherRanges({buffer.name: buffer for buffer in self.inputs})
        for loop in loops:
            ranges[loop.name] = (0, interval(loop.extent, ranges)[1] - 1)
        return ranges

    def gathered(self) -> list[Buffer]:
        """The input of subscripts, if there is one."""
        return [buffer for buffer in self.inputs if buffer.high is not None]

    def gather(self, loops: list[Loop], *, safe: bool) -> Affine:
        """A subscript that is read from an input; a `safe` one is in bounds by itself."""
        place = constant(int(self.rng.integers(0, 5)))
        if loops and self.chance(0.7):
            place = self.index_sum(loops)
            place = place % 5 if safe or self.chance(0.5) else place - 1
        return affine(Access(self.gathered()[0].name, (place,)))

    def subscript(self, loops: list[Loop], extent: int) -> Affine:
        if self.gathered() and self.chance(0.25):
            return self.gather(loops, safe=False)
        if not loops or self.chance(0.1):
            return constant(int(self.rng.integers(0, extent)))
        index = self.index_sum(loops)
        choice = self.rng.random()
        if choice < 0.2:
            return index + int(self.rng.integers(-2, 3))
        if choice < 0.35:
            return index // int(self.rng.integers(2, 4))
        if choice < 0.6:
            return index % extent
        if choice < 0.7:
            return constant(extent - 1) - index
        return affine(self.some(loops).name)


def _in_bounds(index: Affine, extent: int, ranges: GatherRanges) -> list[Expr]:
    """Tests that `index` is within 0 to `extent` - 1, as far as its range does not say so."""
    low, high = interval(index, ranges)
    tests: list[Expr] = []
    if low < 0:
        tests.append(Call(">=", (index_value(index), Const(0))))
    if high >= extent:
        tests.append(Call("<", (index_value(index), Const(extent))))
    return tests


# -- kinds and storage ----------------------------------------------------------------------


def _decorate(kernel: Kernel, rng: np.random.Generator) -> Kernel:
    """Kinds for loops and storage for temporaries, each kept only if the kernel stays valid."""
    from perfdojo.ir import loops

    for loop in list(loops(kernel.body)):
        if rng.random() < 0.6:
            kind = str(rng.choice(["parallel", "vector", "unroll"]))
            if loop.extent.is_constant and loop.extent.const in _LANES and rng.random() < 0.7:
                kind = "vector"
            kernel = _kept(kernel, _with_kind(kernel, loop.name, kind))
    for buffer in kernel.temporaries:
        if rng.random() < 0.5:
            storage = str(rng.choice(["stack", "register"]))
            kernel = _kept(kernel, _with_buffer(kernel, replace(buffer, storage=storage)))
    for buffer in kernel.temporaries:
        for d in range(len(buffer.dims)):
            if rng.random() < 0.4:
                now = kernel.buffers[buffer.name]
                change = {"materialised": False} if rng.random() < 0.6 else {"padding": 3}
                dims = list(now.dims)
                dims[d] = replace(dims[d], **change)
                kernel = _kept(kernel, _with_buffer(kernel, replace(now, dims=tuple(dims))))
    return kernel


def _kept(old: Kernel, new: Kernel) -> Kernel:
    return old if find_violations(new) else new


def _with_buffer(kernel: Kernel, buffer: Buffer) -> Kernel:
    temporaries = tuple(buffer if b.name == buffer.name else b for b in kernel.temporaries)
    return replace(kernel, temporaries=temporaries)


def _with_kind(kernel: Kernel, name: str, kind: str) -> Kernel:
    def change(node: Node) -> Node:
        match node:
            case Assign():
                return node
            case If():
                return If(node.conditions, tuple(map(change, node.body)))
            case Loop():
                body = tuple(map(change, node.body))
                return replace(node, body=body, kind=kind if node.name == name else node.kind)

    return replace(kernel, body=tuple(map(change, kernel.body)))
