"""How is a vector loop written in C? One statement for all lanes, with the compiler's vector types.

What has no vector form (a guard on the lane, arrays of bool, a load that is only safe under a
test) is written lane by lane: iterations of a vector loop have no order, so that is the same.
"""

from __future__ import annotations

from collections.abc import Iterator

from perfdojo.ir import (
    Access,
    Assign,
    Call,
    Const,
    Expr,
    Index,
    loads,
    widened,
)
from perfdojo.ir.nodes import RELATIONS, subexpressions
from perfdojo.ir.types import DTYPES, operand_type, settle, type_of
from perfdojo.targets.c.unit import C_TYPES, Place
from perfdojo.targets.lanes import Lanes, offset_of
from perfdojo.targets.scalar import write_load, write_narrow, write_statement, write_value

NATIVE = frozenset({"f64", "f32", "i64", "i32"})  # stored as they are computed
_LOGIC = {"and": "&", "or": "|"}


def write_vector_statement(statement: Assign, lanes: Lanes, place: Place) -> list[str]:
    """The C statements for all lanes."""
    if _has_vector_form(statement, lanes, place):
        return list(_Writer(lanes, place).statement(statement))
    return list(write_lane_by_lane(statement, lanes, place))


def write_lane_by_lane(statement: Assign, lanes: Lanes, place: Place) -> Iterator[str]:
    """The scalar statement once for each lane."""
    for lane in range(lanes.count):
        yield write_statement(lanes.statement(lane, statement), place)


def _has_vector_form(statement: Assign, lanes: Lanes, place: Place) -> bool:
    buffers = place.unit.buffers
    if buffers[statement.target.buffer].dtype == "bool" or statement.value == Const(True):
        return False
    for part in subexpressions(statement.value):
        match part:
            case Access() if buffers[part.buffer].dtype == "bool":
                return False
            case Call(name="bool"):
                return False
            case Call(name="f16" | "bf16" | "i8") if lanes.varying(part):
                return False
    return all(place.is_in_bounds(load) for load in loads(statement.value))


class _Writer:
    def __init__(self, lanes: Lanes, place: Place) -> None:
        self.lanes, self.place, self.unit = lanes, place, place.unit

    def statement(self, statement: Assign) -> Iterator[str]:
        buffer = self.unit.buffers[statement.target.buffer]
        dtype = widened(buffer.dtype)
        value = self.vector(statement.value, dtype)
        if statement.op in ("+=", "*="):
            value = f"{self.load(statement.target)} {statement.op[0]} {value}"
        elif statement.op != "=":
            function = self.unit.function(statement.op[:3], dtype, self.lanes.count)
            value = f"{function}({self.load(statement.target)}, {value})"
        if self.is_contiguous(statement.target) and buffer.dtype in NATIVE:
            if statement.nontemporal:
                stream = self.unit.stream(buffer.dtype, self.lanes.count)
                yield f"{stream}(&{self.start(statement.target)}, {value});"
                return
            yield f"{self.memory(statement.target, const=False)} = {value};"
            return
        lanes = range(self.lanes.count)
        yield f"{{ const {self.unit.vector(dtype, self.lanes.count)} lanes = {value};"
        for lane in lanes:
            element = self.place.element(self.lanes.access(lane, statement.target))
            yield f"  {element} = {write_narrow(f'lanes[{lane}]', buffer.dtype, self.place)};"
        yield "}"

    def is_contiguous(self, access: Access) -> bool:
        """Whether the lanes are neighbours in memory."""
        return self.stride(access) == 1

    def stride(self, access: Access) -> int:
        """How far apart in memory neighbouring lanes are; 0 if that is not the same for all."""
        return self.lanes.stride(offset_of(access, self.unit.buffers))

    def memory(self, access: Access, const: bool = True, beyond: int = 0) -> str:
        """The vector that begins `beyond` elements after the first lane."""
        dtype = self.unit.buffers[access.buffer].dtype
        name = self.unit.vector(dtype, self.lanes.count)
        start = self.start(access, beyond)
        return f"*({'const ' if const else ''}{name}u *)&{start}"

    def start(self, access: Access, beyond: int = 0) -> str:
        """The element in the first lane; across the end of a row it is counted from the start."""
        buffer = self.unit.buffers[access.buffer]
        varying = [i for i in access.indices if self.lanes.varies(i)]
        if len(varying) == 1 and not beyond:
            return self.place.element(self.lanes.access(0, access))
        offset = self.lanes.at(0, offset_of(access, self.unit.buffers)) + beyond
        name = self.unit.names[access.buffer]
        return f"(({C_TYPES[buffer.dtype]} *){name})[{self.place.index(offset)}]"

    def load(self, access: Access) -> str:
        dtype = self.unit.buffers[access.buffer].dtype
        if self.is_contiguous(access) and dtype in NATIVE:
            return self.memory(access)
        if self.stride(access) == 2 and dtype in NATIVE:
            return self.every_other(access)
        parts = [
            write_load(self.lanes.access(lane, access), self.place)
            for lane in range(self.lanes.count)
        ]
        return f"({self.unit.vector(widened(dtype), self.lanes.count)}){{{', '.join(parts)}}}"

    def every_other(self, access: Access) -> str:
        """Lanes two apart: two loads that overlap by one, so that nothing beyond is touched."""
        count = self.lanes.count
        wanted = [*range(0, count, 2), *range(count + 1, 2 * count, 2)]
        picks = ", ".join(map(str, wanted))
        later = self.memory(access, beyond=count - 1)
        return f"__builtin_shufflevector({self.memory(access)}, {later}, {picks})"

    def vector(self, expr: Expr, dtype: str) -> str:
        """`expr` as a vector of `dtype`, in parentheses if it needs any."""
        count = self.lanes.count
        if not self.lanes.varying(expr):
            splat = self.unit.function("splat", dtype, count)
            return f"{splat}({write_value(expr, dtype, self.place)})"
        match expr:
            case Access():
                return self.load(expr)
            case Index():
                places = [self.lanes.at(lane, expr.value) for lane in range(count)]
                parts = ", ".join(f"({C_TYPES[dtype]})({self.place.index(p)})" for p in places)
                return f"({self.unit.vector(dtype, count)}){{{parts}}}"
        assert isinstance(expr, Call)
        name, args = expr.name, expr.args
        if name == "if":
            select = self.unit.function("select", dtype, count)
            mask = self.mask(args[0], dtype)
            return f"{select}({mask}, {self.vector(args[1], dtype)}, {self.vector(args[2], dtype)})"
        if name in DTYPES:
            return self.cast(args[0], name)
        operands = operand_type(args, self.unit.buffers, dtype)
        if name == "neg":
            return f"(-{self.operand(args[0], operands)})"
        if name in ("+", "-", "*", "/"):
            left, right = self.operand(args[0], operands), self.operand(args[1], operands)
            return f"({left} {name} {right})"
        parts = ", ".join(self.vector(arg, operands) for arg in args)
        return f"{self.unit.function(name, operands, count)}({parts})"

    def operand(self, expr: Expr, dtype: str) -> str:
        """A side of an operator: a value that all lanes share may stay a scalar."""
        if self.lanes.varying(expr):
            return self.vector(expr, dtype)
        text = write_value(expr, dtype, self.place)
        plain = isinstance(expr, Const | Access) and dtype in ("f32", "f64")
        return text if plain else f"({C_TYPES[dtype]})({text})"

    def cast(self, arg: Expr, dtype: str) -> str:
        source = settle(type_of(arg, self.unit.buffers), widened(dtype))
        value = self.vector(arg, source) if source != "bool" else self.number_of(arg, dtype)
        if source in (dtype, "bool"):
            return value
        name = self.unit.vector(dtype, self.lanes.count)
        return f"__builtin_convertvector({value}, {name})"

    def number_of(self, test: Expr, dtype: str) -> str:
        """A truth value as 0 or 1."""
        select = self.unit.function("select", dtype, self.lanes.count)
        splat = self.unit.function("splat", dtype, self.lanes.count)
        return f"{select}({self.mask(test, dtype)}, {splat}(1), {splat}(0))"

    def mask(self, test: Expr, dtype: str) -> str:
        """`test` as a vector of all ones or zeros, each as wide as a `dtype`."""
        wide = "i64" if dtype in ("f64", "i64") else "i32"
        count = self.lanes.count
        if not self.lanes.varying(test):
            splat = self.unit.function("splat", wide, count)
            return f"{splat}(-({C_TYPES[wide]})({write_value(test, 'bool', self.place)}))"
        assert isinstance(test, Call), "arrays of bool are written lane by lane"
        if test.name == "not":
            return f"(~{self.mask(test.args[0], dtype)})"
        if test.name in _LOGIC:
            left, right = (self.mask(arg, dtype) for arg in test.args)
            return f"({left} {_LOGIC[test.name]} {right})"
        if test.name == "if":
            chosen, then, other = (self.mask(arg, dtype) for arg in test.args)
            return f"(({chosen} & {then}) | (~{chosen} & {other}))"
        assert test.name in RELATIONS
        operands = operand_type(test.args, self.unit.buffers, "i64")
        if operands == "bool":
            left, right = (self.mask(arg, dtype) for arg in test.args)
            return f"({right} {test.name} {left})"  # in a mask true is -1, below false
        left, right = (self.vector(arg, operands) for arg in test.args)
        own = "i64" if operands in ("f64", "i64") else "i32"
        text = f"({left} {test.name} {right})"
        if own == wide:
            return text
        return f"__builtin_convertvector({text}, {self.unit.vector(wide, count)})"
