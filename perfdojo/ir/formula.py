"""How does a formula become loops? One nest a line, and one more for each reduction inside a line.

s[i] = sum[j] e[i, j]      ->      for i in N:
                                     s[i] = 0.0
                                     for j in M:
                                       s[i] += e[i, j]
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace

import numpy as np

from perfdojo.errors import KernelError
from perfdojo.ir import syntax as s
from perfdojo.ir.affine import (
    Access,
    Affine,
    Atom,
    Interval,
    affine,
    constant,
    gathers,
    interval,
    loop_names,
)
from perfdojo.ir.nodes import (
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
)
from perfdojo.ir.parse import SCANS, check_depth
from perfdojo.ir.resolve import (
    Scope,
    check_line,
    make_buffer,
    resolve_access,
    resolve_conditions,
    resolve_extent,
    resolve_value,
)
from perfdojo.ir.sizes import bind_sizes, names_in, reductions
from perfdojo.ir.types import FLOATS, numpy_dtype, settle, type_of, widened

_OPS = {"sum": "+=", "mean": "+=", "prod": "*=", "max": "max=", "min": "min="}
_OPS |= {"cumsum": "+=", "cumprod": "*=", "cummax": "max=", "cummin": "min="}
_OPS |= {"argmax": "max=", "argmin": "min="}


def expand(formula: s.Formula, **sizes: int) -> Kernel:
    """The kernel in loop form, for the given sizes. Raises SizeError or ParseError."""
    with check_depth():
        return _Expansion(formula, bind_sizes(formula, sizes)).kernel()


def neutral(op: str, dtype: str) -> Const:
    """The value that accumulating with `op` starts from."""
    floating = dtype in FLOATS
    if op in ("+=", "*="):
        number = 0 if op == "+=" else 1
        return Const(float(number) if floating else number)
    if floating:
        return Const(float("-inf") if op == "max=" else float("inf"))
    limits = np.iinfo(numpy_dtype(dtype))
    return Const(int(limits.min if op == "max=" else limits.max))


@dataclass(frozen=True, slots=True)
class _Index:
    """An index of a line: its name in the text, its extent, and the loop that runs it."""

    name: str
    extent: int
    loop: str


@dataclass(slots=True)
class _Expansion:
    """The state of one expansion: what has been declared and emitted so far."""

    formula: s.Formula
    sizes: Mapping[str, int]
    buffers: dict[str, Buffer] = field(default_factory=dict)
    temporaries: list[str] = field(default_factory=list)
    taken: set[str] = field(default_factory=set)
    body: list[Node] = field(default_factory=list)
    extents: dict[Atom, Interval] = field(default_factory=dict)

    # -- the whole --------------------------------------------------------------------------

    def kernel(self) -> Kernel:
        header = self.formula.header
        self.check_names()
        arguments = (*header.inputs, *header.outputs)
        self.buffers = {arg.name: make_buffer(arg, self.scope()) for arg in arguments}
        self.taken = {*self.buffers, *self.sizes, *(line.target for line in self.formula.lines)}
        for line in self.formula.lines:
            self.line(line)
        inputs = tuple(self.buffers[arg.name] for arg in header.inputs)
        outputs = tuple(self.buffers[arg.name] for arg in header.outputs)
        temporaries = tuple(self.buffers[name] for name in self.temporaries)
        return Kernel(header.name, inputs, outputs, temporaries, tuple(self.body))

    def check_names(self) -> None:
        header = self.formula.header
        seen: set[str] = set()
        for arg in (*header.inputs, *header.outputs):
            if arg.name in seen or arg.name in self.sizes:
                self.scope().fail(f"the name '{arg.name}' is used twice; names are unique", arg.at)
            seen.add(arg.name)
        inputs = {arg.name for arg in header.inputs}
        for line in self.formula.lines:
            if line.target in inputs:
                self.scope().fail(f"cannot assign to '{line.target}': it is an input", line.at)
            if line.target in self.sizes:
                self.scope().fail(f"cannot assign to '{line.target}': it is a size", line.at)

    def scope(self, indices: Mapping[str, _Index] | None = None) -> Scope:
        loops = {name: affine(i.loop) for name, i in (indices or {}).items()}
        return Scope(self.formula.source, self.buffers, loops, self.sizes)

    def fresh(self, name: str) -> str:
        """`name`, or `name1`, `name2`, ...: the first that is not taken."""
        candidate, number = name, 0
        while candidate in self.taken:
            number += 1
            candidate = f"{name}{number}"
        self.taken.add(candidate)
        return candidate

    # -- one line ---------------------------------------------------------------------------

    def line(self, line: s.Line) -> None:
        ranges = self.infer_ranges(line)
        value = self.hoist_inner(line, ranges)
        left = self.left_names(line)
        if line.target not in self.buffers:
            self.declare(line, value, left, ranges)
        known = self.buffers[line.target].dtype
        if line.dtype not in (None, known):
            message = f"'{line.target}' is {known} already, not {line.dtype}; leave the type out"
            self.scope().fail(message, line.at)
        if isinstance(value, s.Reduce):
            self.reduce(line, value, left, ranges)
            return
        indices = self.enter(left, ranges)
        scope = self.scope(indices)
        statement = Assign(self.target(line, scope), "=", resolve_value(value, scope))
        self.body += _nest(indices.values(), [check_line(statement, scope, line.at)])

    def left_names(self, line: s.Line) -> list[str]:
        """The indices on the left side, in order."""
        names: dict[str, None] = {}
        for index in line.indices:
            found = [index.name] if isinstance(index, s.Over) else names_in(index)
            for name in found:
                if name not in self.sizes and name not in self.buffers:
                    names[name] = None
        return list(names)

    def target(self, line: s.Line, scope: Scope) -> Access:
        trees = tuple(s.Name(i.name, i.at) if isinstance(i, s.Over) else i for i in line.indices)
        tree = s.Item(line.target, trees, line.at) if trees else s.Name(line.target, line.at)
        return resolve_access(tree, scope)

    def declare(
        self, line: s.Line, value: s.Tree, left: list[str], ranges: Mapping[str, int]
    ) -> None:
        """Add the temporary that this line assigns for the first time."""
        for index in line.indices:
            if not isinstance(index, s.Over | s.Name):
                message = f"the first line of temporary '{line.target}' needs lone indices"
                self.scope().fail(f"{message}, as in {line.target}[i, j] = ...", index.at)
        if len(left) != len(line.indices):
            self.scope().fail(f"'{line.target}' has an index twice or a size as index", line.at)
        dtype = line.dtype or self.type_of(value, {**ranges}, line)
        self.add_temporary(line.target, dtype, tuple(ranges[name] for name in left))

    def add_temporary(self, name: str, dtype: str, shape: tuple[int, ...]) -> None:
        self.buffers[name] = Buffer(name, dtype, tuple(map(Dim, shape)))
        self.temporaries.append(name)

    def type_of(self, value: s.Tree, ranges: Mapping[str, int], line: s.Line) -> str:
        """The type that `value` suggests for a new temporary."""
        if isinstance(value, s.Reduce) and value.word in ("argmax", "argmin"):
            return "i64"
        if any(name == line.target for name in _arrays_in(value)):
            message = (
                f"'{line.target}' reads itself, so say its type: {line.target}[...]: f32 = ..."
            )
            self.scope().fail(message, line.at)
        tree = value.body if isinstance(value, s.Reduce) else value
        loops = {name: affine(name) for name in ranges}
        scope = Scope(self.formula.source, self.buffers, loops, self.sizes)
        try:
            return settle(type_of(resolve_value(tree, scope), self.buffers), "f32")
        except KernelError as error:
            scope.fail(str(error), line.at)

    # -- ranges of indices ------------------------------------------------------------------

    def infer_ranges(self, line: s.Line) -> dict[str, int]:
        """The extent of every index of `line`."""
        left = self.left_names(line)
        overs = {o.name: o for o in line.indices if isinstance(o, s.Over)}
        for reduction in reductions(line.value):
            for over in reduction.over:
                if over.name in self.sizes or over.name in self.buffers:
                    self.scope().fail(f"'{over.name}' is not free to be an index here", over.at)
                if reduction.word in SCANS:
                    if over.name not in left:
                        message = f"{reduction.word} runs over '{over.name}', which must be an"
                        self.scope().fail(f"{message} index of '{line.target}'", over.at)
                elif over.name in overs or over.name in left:
                    message = f"index '{over.name}' is already in use; choose another name"
                    self.scope().fail(message, over.at)
                overs.setdefault(over.name, over)
        return {
            name: self.infer_range(name, line, overs.get(name))
            for name in dict.fromkeys((*left, *overs))
        }

    def infer_range(self, name: str, line: s.Line, over: s.Over | None) -> int:
        if over is not None and over.extent is not None:
            extent = resolve_extent(over.extent, self.scope())
            if extent < 1:
                self.scope().fail(f"index '{name}' runs over {extent} values", over.at)
            return extent
        target = self.buffers.get(line.target)
        if target is not None and len(target.dims) == len(line.indices):
            for dim, index in zip(target.dims, line.indices, strict=True):
                if isinstance(index, s.Name) and index.name == name:
                    return dim.extent
        found: dict[int, str] = {}
        for item in _items_in(line.value):
            buffer = self.buffers.get(item.name)
            if buffer is None or len(buffer.dims) != len(item.indices):
                continue
            for dim, index in zip(buffer.dims, item.indices, strict=True):
                if isinstance(index, s.Name) and index.name == name:
                    found.setdefault(dim.extent, item.name)
        at = over.at if over is not None else line.at
        if not found:
            message = f"cannot tell the range of index '{name}'; write it: '{name} in ...'"
            self.scope().fail(message, at)
        if len(found) > 1:
            (one, first), (two, second), *_ = found.items()
            message = f"index '{name}' runs over {one} in '{first}' and over {two} in '{second}'"
            self.scope().fail(f"{message}; write which: '{name} in ...'", at)
        return next(iter(found))

    # -- loops ------------------------------------------------------------------------------

    def enter(self, names: list[str], ranges: Mapping[str, int]) -> dict[str, _Index]:
        """New loops for `names`."""
        indices = {name: _Index(name, ranges[name], self.fresh(name)) for name in names}
        self.extents |= {index.loop: (0, index.extent - 1) for index in indices.values()}
        return indices

    # -- reductions -------------------------------------------------------------------------

    def hoist_inner(self, line: s.Line, ranges: Mapping[str, int]) -> s.Tree:
        """The line's value with each reduction inside it replaced by a temporary.

        A reduction that is the whole value stays, unless its target cannot accumulate.
        """
        value = line.value
        if not isinstance(value, s.Reduce):
            return self.hoist(value, line, self.left_names(line), ranges)
        left = self.left_names(line)
        inner = [*left, *(o.name for o in value.over if o.name not in left)]
        value = replace(value, body=self.hoist(value.body, line, inner, ranges))
        target = self.buffers.get(line.target)
        dtype = target.dtype if target is not None else line.dtype
        rounds = dtype is not None and widened(dtype) != dtype
        reads_itself = any(name == line.target for name in _arrays_in(value))
        lone = all(isinstance(index, s.Over | s.Name) for index in line.indices)
        if value.word in SCANS or (lone and not rounds and not reads_itself):
            return value
        return self.hoist(value, line, left, ranges)

    def hoist(
        self, tree: s.Tree, line: s.Line, free: list[str], ranges: Mapping[str, int]
    ) -> s.Tree:
        match tree:
            case s.Apply():
                args = tuple(self.hoist(arg, line, free, ranges) for arg in tree.args)
                return replace(tree, args=args)
            case s.Reduce():
                return self.hoist_reduce(tree, line, free, ranges)
        return tree

    def hoist_reduce(
        self, tree: s.Reduce, line: s.Line, free: list[str], ranges: Mapping[str, int]
    ) -> s.Tree:
        """Assign the reduction to a temporary of its own, over the free indices that it uses."""
        inner = [*free, *(o.name for o in tree.over if o.name not in free)]
        tree = replace(tree, body=self.hoist(tree.body, line, inner, ranges))
        used = set(names_in(tree))
        scanned = {o.name for o in tree.over} if tree.word in SCANS else set()
        kept = [name for name in free if name in used or name in scanned]
        name = self.fresh(f"{line.target}_{tree.word}")
        target = self.buffers.get(line.target)
        wanted = line.dtype or (target.dtype if target is not None else None)
        over_all = {**ranges, **{n: ranges[n] for n in inner}}
        dtype = self.reduced_type(tree, over_all, line, wanted)
        indices = tuple(s.Over(n, s.Number(ranges[n]), line.at) for n in kept)
        self.add_temporary(name, dtype, tuple(ranges[n] for n in kept))
        self.reduce(s.Line(name, indices, dtype, tree, line.at), tree, kept, ranges)
        trees = tuple(s.Name(n, line.at) for n in kept)
        return s.Item(name, trees, tree.at) if trees else s.Name(name, tree.at)

    def reduced_type(
        self, tree: s.Reduce, ranges: Mapping[str, int], line: s.Line, wanted: str | None
    ) -> str:
        if tree.word in ("argmax", "argmin"):
            return "i64"
        loops = {name: affine(name) for name in ranges}
        scope = Scope(self.formula.source, self.buffers, loops, self.sizes)
        try:
            found = type_of(resolve_value(tree.body, scope), self.buffers)
        except KernelError as error:
            scope.fail(str(error), line.at)
        return settle(found, widened(wanted) if wanted else "f32")

    def reduce(
        self, line: s.Line, tree: s.Reduce, left: list[str], ranges: Mapping[str, int]
    ) -> None:
        """Emit the nest that accumulates `tree` in the line's target."""
        if tree.word in SCANS:
            self.scan(line, tree, left, ranges)
            return
        outer = self.enter(left, ranges)
        inner = self.enter([o.name for o in tree.over], ranges)
        scope, deep = self.scope(outer), self.scope({**outer, **inner})
        target = self.target(line, scope)
        op = _OPS[tree.word]
        body = resolve_value(tree.body, deep)
        dtype = self.buffers[line.target].dtype
        self.accumulated_type(tree, body, widened(dtype), line)
        if tree.word in ("argmax", "argmin"):
            nest = self.argument_of_extreme(line, tree, target, body, outer, inner, scope, deep)
        else:
            step = check_line(Assign(target, op, body), scope, line.at)
            start = Assign(target, "=", neutral(op, widened(dtype)))
            nest = [start, *self.guarded(tree, inner, [step], deep)]
        if tree.word == "mean":
            count = 1
            for index in inner.values():
                count *= index.extent
            mean = Assign(target, "=", Call("/", (target, Const(float(count)))))
            nest.append(check_line(mean, scope, line.at))
        self.body += _nest(outer.values(), nest)

    def accumulated_type(self, tree: s.Reduce, body: Expr, expected: str, line: s.Line) -> str:
        """The type in which `tree` accumulates `body`."""
        try:
            dtype = settle(type_of(body, self.buffers), expected)
        except KernelError as error:
            self.scope().fail(str(error), line.at)
        if dtype == "bool":
            message = f"{tree.word}: expected numbers, got bool; write '1 if ... else 0'"
            self.scope().fail(message, tree.at)
        if tree.word == "mean" and dtype not in FLOATS:
            self.scope().fail(f"mean: expected floats, got {dtype}; cast them: f32(...)", tree.at)
        return dtype

    def guarded(
        self, tree: s.Reduce, inner: Mapping[str, _Index], nodes: list[Node], scope: Scope
    ) -> list[Node]:
        """`nodes` inside the loops of a reduction, each condition as far out as it may stand.

        Conditions that the ranges of the loops imply are left out.
        """
        conditions: list[Condition] = []
        if tree.condition is not None:
            conditions = list(resolve_conditions(tree.condition, scope))
        conditions = [c for c in conditions if not self.always_holds(c)]
        for index in reversed(list(inner.values())):
            here = [c for c in conditions if index.loop in _names_of(c)]
            conditions = [c for c in conditions if c not in here]
            nodes = [If(tuple(here), tuple(nodes))] if here else nodes
            nodes = [Loop(index.loop, constant(index.extent), "", tuple(nodes))]
        return [If(tuple(conditions), tuple(nodes))] if conditions else nodes

    def always_holds(self, condition: Condition) -> bool:
        if any(True for side in (condition.left, condition.right) for _ in gathers(side)):
            return False
        low, high = interval(condition.left - condition.right, self.extents)
        holds = {"<": high < 0, "<=": high <= 0, ">": low > 0, ">=": low >= 0}
        return holds.get(condition.relation, condition.relation == "==" and low == high == 0)

    def argument_of_extreme(
        self,
        line: s.Line,
        tree: s.Reduce,
        target: Access,
        body: Expr,
        outer: Mapping[str, _Index],
        inner: Mapping[str, _Index],
        scope: Scope,
        deep: Scope,
    ) -> list[Node]:
        """The place of the largest or smallest value: the first one, or the first NaN."""
        if len(inner) != 1:
            scope.fail(f"{tree.word} runs over one index", tree.at)
        op = _OPS[tree.word]
        dtype = self.accumulated_type(tree, body, "f32", line)
        best = self.beside(line, tree.word[3:], dtype, outer)
        (index,) = inner.values()
        place = Index(affine(index.loop))
        better = Call(">" if op == "max=" else "<", (body, best))
        if dtype in FLOATS:
            either = Call("or", (better, Call("!=", (body, body))))
            better = Call("and", (either, Call("==", (best, best))))
        steps: list[Node] = [
            Assign(target, "=", Call("if", (better, place, target))),
            Assign(best, op, body),
        ]
        start: list[Node] = [
            Assign(best, "=", neutral(op, dtype)),
            Assign(target, "=", Const(0)),
        ]
        check_line(Assign(target, "=", place), scope, line.at)
        return [*start, *self.guarded(tree, inner, steps, deep)]

    def beside(self, line: s.Line, word: str, dtype: str, indices: Mapping[str, _Index]) -> Access:
        """A new temporary over `indices`, named after the line's target."""
        name = self.fresh(f"{line.target}_{word}")
        self.add_temporary(name, dtype, tuple(i.extent for i in indices.values()))
        return Access(name, tuple(affine(i.loop) for i in indices.values()))

    def scan(
        self, line: s.Line, tree: s.Reduce, left: list[str], ranges: Mapping[str, int]
    ) -> None:
        """Emit the nest that carries a value along one index."""
        (over,) = tree.over
        outer = self.enter([name for name in left if name != over.name], ranges)
        (index,) = self.enter([over.name], ranges).values()
        place: Affine = affine(index.loop)
        if "reverse" in tree.modifiers:
            place = constant(index.extent - 1) - place
        scope = self.scope(outer).with_loop(over.name, place)
        body = resolve_value(tree.body, scope)
        op = _OPS[tree.word]
        wanted = widened(self.buffers[line.target].dtype)
        dtype = self.accumulated_type(tree, body, wanted, line)
        carry = self.beside(line, "carry", dtype, outer)
        step: Node = Assign(carry, op, body)
        store = check_line(Assign(self.target(line, scope), "=", carry), scope, line.at)
        pair = [store, step] if "exclusive" in tree.modifiers else [step, store]
        start = Assign(carry, "=", neutral(op, dtype))
        self.body += _nest(outer.values(), [start, *_nest([index], pair)])


def _nest(indices: Iterable[_Index], body: list[Node]) -> list[Node]:
    """`body` inside one loop for each index, the first outermost."""
    for index in reversed(list(indices)):
        body = [Loop(index.loop, constant(index.extent), "", tuple(body))]
    return body


def _names_of(condition: Condition) -> set[str]:
    return {*loop_names(condition.left), *loop_names(condition.right)}


def _items_in(tree: s.Tree) -> Iterator[s.Item]:
    match tree:
        case s.Item():
            yield tree
            for index in tree.indices:
                yield from _items_in(index)
        case s.Apply():
            for arg in tree.args:
                yield from _items_in(arg)
        case s.Reduce():
            yield from _items_in(tree.body)


def _arrays_in(tree: s.Tree) -> Iterator[str]:
    yield from (item.name for item in _items_in(tree))
    yield from names_in(tree)
