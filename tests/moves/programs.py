"""Which programs tempt a move to be wrong? Small random ones, where everything touches everything.

Unlike `random_kernel`, whose stages are tidy, statements here share a few tiny arrays, overwrite
and accumulate in turns, and stand under guards and loops of any kind: most moves are illegal on
most of them, and a move that is wrong about that computes something else.
"""

from __future__ import annotations

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
    Kernel,
    Loop,
    Node,
    affine,
    constant,
    find_violations,
    loops,
)
from perfdojo.ir.nodes import index_value, make_call
from perfdojo.ir.rewrite import replace_buffer, replace_node

SHAPES: dict[str, tuple[int, ...]] = {"y": (4,), "z": (3, 4), "a": (4,), "b": (3, 4), "t": ()}


def random_program(seed: int) -> Kernel:
    """A valid kernel, the same for the same seed everywhere."""
    rng = np.random.default_rng(seed)
    while True:
        kernel = _Writer(rng).kernel()
        if not find_violations(kernel):
            return _decorated(kernel, rng)


@dataclass(slots=True)
class _Writer:
    rng: np.random.Generator
    count: int = 0
    most: dict[str, int] = field(default_factory=dict)  # how often a loop runs at most

    def chance(self, probability: float) -> bool:
        return bool(self.rng.random() < probability)

    def pick(self, *options: object) -> object:
        return options[int(self.rng.integers(len(options)))]

    def kernel(self) -> Kernel:
        dtype = str(self.pick("i32", "i32", "f32"))
        x = Buffer("x", dtype, (Dim(7),))
        idx = Buffer("idx", "i64", (Dim(4),), "heap", 0, 4)
        buffers = [Buffer(n, dtype, tuple(map(Dim, shape))) for n, shape in SHAPES.items()]
        body: list[Node] = []
        for buffer in buffers:
            if buffer.name in "yz" or self.chance(0.8):
                body.append(self.fill(buffer))
        body += self.block((), 0)
        if self.chance(0.5):
            body += [self.shown("y", "a"), self.shown("z", "b")]
        if self.chance(0.6):  # one loop around it all, as time would be
            inner = tuple(body)
            body = [Loop(self.name(), constant(int(self.rng.integers(1, 4))), "", inner)]
        return Kernel("program", (x, idx), tuple(buffers[:2]), tuple(buffers[2:]), tuple(body))

    def name(self) -> str:
        self.count += 1
        return f"l{self.count}"

    def fill(self, buffer: Buffer) -> Node:
        names = [self.name() for _ in buffer.dims]
        self.most |= dict(zip(names, buffer.shape, strict=True))
        target = Access(buffer.name, tuple(map(affine, names)))
        node: Node = Assign(target, "=", self.leaf(tuple(names)))
        for name, dim in reversed(list(zip(names, buffer.dims, strict=True))):
            node = Loop(name, constant(dim.extent), "", (node,))
        return node

    def shown(self, output: str, temporary: str) -> Node:
        """What a temporary holds at the end, added to an output."""
        names = [self.name() for _ in SHAPES[output]]
        places = tuple(map(affine, names))
        value = make_call("+", Access(temporary, places), Access("t"))
        node: Node = Assign(Access(output, places), "+=", value)
        for name, extent in reversed(list(zip(names, SHAPES[output], strict=True))):
            node = Loop(name, constant(extent), "", (node,))
        return node

    def block(self, names: tuple[str, ...], depth: int) -> list[Node]:
        count = int(self.rng.integers(1, max(2, 4 - depth)))
        return [self.node(names, depth) for _ in range(count)]

    def node(self, names: tuple[str, ...], depth: int) -> Node:
        choice = self.rng.random()
        if depth < 3 and choice < (0.9 if depth == 0 else 0.4):
            name = self.name()
            self.most[name] = int(self.rng.choice([1, 2, 3, 4, 4]))
            extent = constant(self.most[name])
            if names and self.chance(0.2):
                outer = str(self.pick(*names))
                extent, self.most[name] = affine(outer) + 1, self.most[outer]
                if self.chance(0.5):
                    extent, self.most[name] = affine(outer), max(1, self.most[outer] - 1)
            body = tuple(self.block((*names, name), depth + 1))
            return Loop(name, extent, "", body)
        if names and depth < 4 and choice < 0.55:
            return If(self.conditions(names), tuple(self.block(names, depth + 1)))
        return self.statement(names)

    def conditions(self, names: tuple[str, ...]) -> tuple[Condition, ...]:
        found = []
        for _ in range(1 + self.chance(0.3)):
            relation = str(self.pick("<", "<=", ">", ">=", "==", "!="))
            right = constant(int(self.rng.integers(0, 5)))
            if self.chance(0.3):
                right = affine(str(self.pick(*names)))
            found.append(Condition(affine(str(self.pick(*names))), relation, right))
        return tuple(found)

    def statement(self, names: tuple[str, ...]) -> Assign:
        buffer = str(self.pick(*SHAPES))
        op = str(self.pick("=", "=", "=", "+=", "+=", "max=", "*="))
        value = self.value(names)
        return Assign(self.place(buffer, names), op, value)

    def value(self, names: tuple[str, ...]) -> Expr:
        left = self.leaf(names)
        if self.chance(0.3):
            return left
        return make_call(str(self.pick("+", "-", "*")), left, self.leaf(names))

    def leaf(self, names: tuple[str, ...]) -> Expr:
        choice = self.rng.random()
        if choice < 0.15:
            return Const(int(self.rng.integers(-3, 4)))
        if choice < 0.35:
            return Access("x", (self.index(names, 7),))
        buffer = str(self.pick(*SHAPES))
        load = self.place(buffer, names)
        if names and choice < 0.5:
            test = Call("<", (index_value(affine(str(self.pick(*names)))), Const(2)))
            return Call("if", (test, load, Access("x", (self.index(names, 7),))))
        return load

    def place(self, buffer: str, names: tuple[str, ...]) -> Access:
        return Access(buffer, tuple(self.index(names, extent) for extent in SHAPES[buffer]))

    def index(self, names: tuple[str, ...], extent: int) -> Affine:
        choice = self.rng.random()
        if not names or choice < 0.1:
            return constant(int(self.rng.integers(0, extent)))
        value = affine(str(self.pick(*names)))
        if choice < 0.15 and extent >= 4:
            return affine(Access("idx", (value % 4,)))
        if choice < 0.3:
            return (value + affine(str(self.pick(*names)))) % extent
        if choice < 0.4:
            return (value + 1) % extent
        if choice < 0.45:
            return constant(extent - 1) - value % extent
        return value if self.most[str(value)] <= extent and choice < 0.9 else value % extent


def _decorated(kernel: Kernel, rng: np.random.Generator) -> Kernel:
    """Kinds and storage, each kept only if the kernel stays valid."""
    for name in [loop.name for loop in loops(kernel.body)]:
        if rng.random() < 0.5:
            loop = next(loop for loop in loops(kernel.body) if loop.name == name)
            kind = str(rng.choice(["parallel", "parallel", "vector", "unroll"]))
            kernel = _kept(kernel, replace_node(kernel, loop, replace(loop, kind=kind)))
    for buffer in kernel.temporaries:
        storage = str(rng.choice(["heap", "stack", "register"]))
        kernel = _kept(kernel, replace_buffer(kernel, replace(buffer, storage=storage)))
        for d in range(len(buffer.dims)):
            if rng.random() < 0.5:
                now = kernel.buffers[buffer.name]
                dims = list(now.dims)
                dims[d] = replace(dims[d], materialised=False)
                kernel = _kept(kernel, replace_buffer(kernel, replace(now, dims=tuple(dims))))
    return kernel


def _kept(old: Kernel, new: Kernel) -> Kernel:
    return old if find_violations(new) else new
