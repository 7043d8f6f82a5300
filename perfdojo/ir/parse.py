"""How is a kernel text read? A recursive-descent parser for both forms; its errors point.

The grammar is on one screen in docs/ir.md; each method here reads one rule of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Literal, NoReturn, TypeVar, overload

from perfdojo.errors import ParseError, did_you_mean
from perfdojo.ir import syntax as s
from perfdojo.ir.nodes import ASSIGN_OPS, KINDS, RELATIONS, STORAGES
from perfdojo.ir.tokens import Token, tokenize
from perfdojo.ir.types import DTYPES, FUNCTIONS

REDUCTIONS = ("sum", "prod", "max", "min", "mean", "argmax", "argmin")
SCANS = ("cumsum", "cumprod", "cummax", "cummin")
_KEYWORDS = ("kernel", "for", "in", "if", "else", "and", "or", "not", "sizes", "where")
_LITERALS: dict[str, bool | float] = {
    "inf": float("inf"),
    "nan": float("nan"),
    "true": True,
    "false": False,
}
_LARGEST = 1 << 63  # with a minus sign it is the smallest i64
RESERVED = frozenset((*_KEYWORDS, *_LITERALS, *DTYPES, *FUNCTIONS, *REDUCTIONS, *SCANS))

T = TypeVar("T")


@overload
def parse_tree(source: str, *, loop_form: Literal[True]) -> s.LoopText: ...
@overload
def parse_tree(source: str) -> s.Formula | s.LoopText: ...
def parse_tree(source: str, *, loop_form: bool = False) -> s.Formula | s.LoopText:
    """The tree of `source`: loop form if it declares, loops, guards or accumulates."""
    with check_depth():
        return _Parser(source).kernel(loop_form)


@contextmanager
def check_depth() -> Iterator[None]:
    """Turn Python's own limit on nesting into an error that the author of a text can cure."""
    try:
        yield
    except RecursionError:
        message = "expressions are nested too deeply; give parts of them names of their own"
        raise ParseError(message) from None


class _Parser:
    def __init__(self, source: str) -> None:
        self.source = source
        self.tokens = tokenize(source)
        self.place = 0

    # -- looking at tokens ------------------------------------------------------------------

    @property
    def token(self) -> Token:
        return self.tokens[self.place]

    def fail(self, message: str, at: Token | None = None) -> NoReturn:
        at = at or self.token
        raise ParseError(message, self.source, at.line, at.column)

    def advance(self) -> Token:
        token = self.token
        self.place += 1
        return token

    def peek(self, ahead: int = 1) -> Token:
        return self.tokens[min(self.place + ahead, len(self.tokens) - 1)]

    def sees(self, *texts: str) -> bool:
        return self.token.kind in ("op", "name") and self.token.text in texts

    def accept(self, *texts: str) -> Token | None:
        return self.advance() if self.sees(*texts) else None

    def expect(self, text: str, what: str = "") -> Token:
        if not self.sees(text):
            self.fail(f"expected {what or repr(text)}, got {self.token}")
        return self.advance()

    def expect_kind(self, kind: str, what: str) -> Token:
        if self.token.kind != kind:
            self.fail(f"expected {what}, got {self.token}")
        return self.advance()

    def new_name(self, what: str) -> Token:
        token = self.expect_kind("name", f"the name of {what}")
        if token.text in RESERVED:
            self.fail(f"'{token.text}' is a word of the language; choose another name", token)
        return token

    def one_of(self, what: str, options: tuple[str, ...]) -> str:
        token = self.expect_kind("name", f"{what} ({', '.join(o for o in options if o)})")
        if token.text not in options:
            known = [o for o in options if o]
            self.fail(f"unknown {what} '{token.text}'{did_you_mean(token.text, known)}", token)
        return token.text

    def integer(self, what: str) -> int:
        token = self.expect_kind("number", what)
        if not token.text.isdigit():
            self.fail(f"expected {what}, a whole number, got '{token.text}'", token)
        return int(token.text)

    def listed(self, rule: Callable[[], T], close: str) -> tuple[T, ...]:
        """`rule {"," rule} close`; the opening bracket has been read."""
        items = [rule()]
        while self.accept(","):
            items.append(rule())
        if not self.sees(close):
            self.fail(f"expected ',' or '{close}', got {self.token}")
        self.advance()
        return tuple(items)

    # -- the kernel -------------------------------------------------------------------------

    def kernel(self, loop_form: bool) -> s.Formula | s.LoopText:
        header = self.header()
        self.expect_kind("indent", "an indented body below the header")
        description = ""
        if self.token.kind == "string":
            description = self.advance().text[1:-1]
            self.end_of_line()
        before_body = self.token
        sizes: list[tuple[str, tuple[tuple[tuple[str, int], ...], ...]]] = []
        while self.sees("sizes"):
            sizes.append(self.size_line())
        where: list[tuple[str, s.Tree]] = []
        requirements: list[s.Tree] = []
        while self.sees("where"):
            self.where(where, requirements)
        declarations = []
        while self.at_declaration():
            declarations.append(self.declaration())
        body: list[s.Line | s.Block] = []
        while self.token.kind not in ("dedent", "end"):
            body.append(self.block(top=True))
        if self.token.kind == "dedent":
            self.advance()
        if self.token.kind != "end":
            self.fail(f"expected one kernel in a text, got {self.token} after its body")
        if not body:
            self.fail("expected at least one line in the kernel's body")
        if loop_form or declarations or any(not isinstance(part, s.Line) for part in body):
            if sizes or where or requirements:
                message = "'sizes' and 'where' belong to the formula form; write numbers"
                self.fail(message, before_body)
            stores = tuple(self.as_store(part) for part in body)
            return s.LoopText(header, tuple(declarations), stores, self.source)
        lines = tuple(part for part in body if isinstance(part, s.Line))
        return s.Formula(
            header, description, tuple(sizes), tuple(where), tuple(requirements), lines, self.source
        )

    def header(self) -> s.Header:
        at = self.expect("kernel", "a text that begins with 'kernel'")
        name = self.expect_kind("name", "the name of the kernel").text
        self.expect("(")
        inputs = () if self.accept(")") else self.listed(self.argument, ")")
        self.expect("->", "'->' and the outputs")
        outputs = [self.argument()]
        while self.accept(","):
            outputs.append(self.argument())
        self.end_of_line()
        return s.Header(name, inputs, tuple(outputs), at)

    def argument(self) -> s.Argument:
        at = self.new_name("an array")
        self.expect(":", f"':' and the type of '{at.text}'")
        dtype = self.one_of("type", DTYPES)
        shape = self.listed(self.sum, "]") if self.accept("[") else ()
        low, high = self.value_range() if self.accept("in") else (None, None)
        return s.Argument(at.text, dtype, shape, low, high, at)

    def value_range(self) -> tuple[s.Tree, s.Tree]:
        first = self.sum()
        if self.accept(".."):
            return first, self.sum()
        return s.Number(0), first

    def end_of_line(self) -> None:
        self.expect_kind("newline", "the end of the line")

    # -- lines before the body --------------------------------------------------------------

    def size_line(self) -> tuple[str, tuple[tuple[tuple[str, int], ...], ...]]:
        self.advance()
        group = self.expect_kind("name", "the name of a group of sizes").text
        self.expect(":")
        bindings = [self.binding()]
        while self.accept(";"):
            bindings.append(self.binding())
        self.end_of_line()
        return group, tuple(bindings)

    def binding(self) -> tuple[tuple[str, int], ...]:
        pairs: list[tuple[str, int]] = []
        while self.token.kind == "name":
            at = self.advance()
            self.check_new_size(at, pairs)
            self.expect("=")
            pairs.append((at.text, self.integer(f"the size of '{at.text}'")))
        if not pairs:
            self.fail(f"expected a binding such as N=64, got {self.token}")
        return tuple(pairs)

    def where(self, pairs: list[tuple[str, s.Tree]], requirements: list[s.Tree]) -> None:
        """Defaults and derived sizes (`O = ...`), and what sizes must fulfil (`C % G == 0`)."""
        self.advance()
        while True:
            if self.peek().text == "=":
                name = self.new_name("a size")
                self.check_new_size(name, pairs)
                self.advance()
                pairs.append((name.text, self.sum()))
            else:
                at = self.token
                requirement = self.comparison()
                if not isinstance(requirement, s.Apply) or requirement.name not in RELATIONS:
                    self.fail("expected a size such as 'pad = 1' or a condition on sizes", at)
                requirements.append(requirement)
            if not self.accept(","):
                break
        self.end_of_line()

    def check_new_size(self, at: Token, pairs: list[tuple[str, T]]) -> None:
        if any(name == at.text for name, _ in pairs):
            self.fail(f"the size '{at.text}' is given twice", at)

    def at_declaration(self) -> bool:
        """NAME ":" DTYPE not followed by "=" on this line (that is a scalar line of a formula)."""
        if self.token.kind != "name" or self.peek().text != ":":
            return False
        ahead = 2
        while self.peek(ahead).kind not in ("newline", "end"):
            if self.peek(ahead).text == "=":
                return False
            ahead += 1
        return True

    def declaration(self) -> s.Declaration:
        at = self.new_name("a temporary")
        self.expect(":")
        dtype = self.one_of("type", DTYPES)
        dims = self.listed(self.dim, "]") if self.accept("[") else ()
        storage = self.one_of("storage", STORAGES)
        self.end_of_line()
        return s.Declaration(at.text, dtype, dims, storage, at)

    def dim(self) -> s.DimTree:
        materialised = self.accept("~") is None
        extent = self.integer("an extent")
        padding = self.integer("the padding") if self.accept("+") else 0
        return s.DimTree(extent, materialised, padding)

    # -- the body ---------------------------------------------------------------------------

    def block(self, top: bool = False) -> s.Line | s.Block:
        if self.token.kind == "indent":
            self.fail("unexpected indentation")
        if at := self.accept("for"):
            name = self.new_name("a loop").text
            self.expect("in", f"'in' and the extent of loop '{name}'")
            extent = self.sum()
            kind = self.one_of("kind of loop", KINDS) if self.token.kind == "name" else ""
            return s.For(name, extent, kind, self.suite(), at)
        if at := self.accept("if"):
            return s.Guard(self.disjunction(), self.suite(), at)
        return self.line() if top else self.as_store(self.line())

    def suite(self) -> tuple[s.Block, ...]:
        self.expect(":")
        self.end_of_line()
        self.expect_kind("indent", "an indented block")
        body: list[s.Block] = []
        while self.token.kind not in ("dedent", "end"):
            body.append(self.as_store(self.block()))
        self.advance()
        return tuple(body)

    def line(self) -> s.Line | s.Block:
        """A line of a formula, or a statement that accumulates (which only the loop form has)."""
        at = self.expect_kind("name", "a line such as 'y[i] = ...'")
        if at.text in RESERVED:
            self.fail(f"'{at.text}' is a word of the language; choose another name", at)
        indices = self.listed(self.left_index, "]") if self.accept("[") else ()
        dtype = self.one_of("type", DTYPES) if self.accept(":") else None
        if dtype is not None and self.sees("[", *STORAGES):
            self.fail("a declaration comes before the first loop and the first statement", at)
        op = self.assign_op()
        value = self.ternary()
        nontemporal = self.accept("nontemporal") is not None
        asynchronous = self.accept("async") is not None
        prefetch = self.prefetch() if self.accept("prefetch") else None
        self.end_of_line()
        line = s.Line(at.text, indices, dtype, value, at)
        if op == "=" and not nontemporal and not asynchronous and prefetch is None:
            return line
        store = self.as_store(line, op)
        assert isinstance(store, s.Store)
        return replace(store, nontemporal=nontemporal, asynchronous=asynchronous, prefetch=prefetch)

    def prefetch(self) -> s.Name | s.Item:
        place = self.atom()
        if not isinstance(place, s.Name | s.Item):
            self.fail("expected a place such as x[i + 8, j] after 'prefetch'", place.at)
        return place

    def assign_op(self) -> str:
        if self.sees("max", "min") and self.peek().text == "=":
            return self.advance().text + self.advance().text
        if not self.sees(*ASSIGN_OPS):
            self.fail(f"expected one of {' '.join(ASSIGN_OPS)}, got {self.token}")
        return self.advance().text

    def left_index(self) -> s.Over | s.Tree:
        if self.token.kind == "name" and self.peek().text == "in":
            at = self.advance()
            self.advance()
            return s.Over(at.text, self.sum(), at)
        return self.sum()

    def as_store(self, part: s.Line | s.Block, op: str = "=") -> s.Block:
        """A formula's line read as a statement of the loop form."""
        if not isinstance(part, s.Line):
            return part
        if part.dtype is not None:
            self.fail("a statement of the loop form has no type; declare the temporary", part.at)
        for index in part.indices:
            if isinstance(index, s.Over):
                self.fail("'in' belongs to the formula form; write a 'for' loop", index.at)
        indices = tuple(i for i in part.indices if not isinstance(i, s.Over))
        item = s.Item(part.target, indices, part.at) if indices else s.Name(part.target, part.at)
        return s.Store(item, op, part.value, at=part.at)

    # -- expressions, loosest binding first -------------------------------------------------

    def ternary(self) -> s.Tree:
        value = self.disjunction()
        if at := self.accept("if"):
            test = self.disjunction()
            self.expect("else", "'else' and the other value")
            return s.Apply("if", (test, value, self.ternary()), at)
        return value

    def disjunction(self) -> s.Tree:
        return self.chain(self.conjunction, "or")

    def conjunction(self) -> s.Tree:
        return self.chain(self.negation, "and")

    def chain(self, rule: Callable[[], s.Tree], *ops: str) -> s.Tree:
        left = rule()
        while at := self.accept(*ops):
            left = s.Apply(at.text, (left, rule()), at)
        return left

    def negation(self) -> s.Tree:
        if at := self.accept("not"):
            return s.Apply("not", (self.negation(),), at)
        return self.comparison()

    def comparison(self) -> s.Tree:
        """`a < b < c` means `a < b and b < c`."""
        left = self.sum()
        parts: list[s.Tree] = []
        while at := self.accept(*RELATIONS):
            right = self.sum()
            parts.append(s.Apply(at.text, (left, right), at))
            left = right
        result = parts[0] if parts else left
        for part in parts[1:]:
            result = s.Apply("and", (result, part), part.at)
        return result

    def sum(self) -> s.Tree:
        return self.chain(self.product, "+", "-")

    def product(self) -> s.Tree:
        return self.chain(self.unary, "*", "/", "//", "%")

    def unary(self) -> s.Tree:
        if at := self.accept("-"):
            return s.Apply("neg", (self.unary(),), at)
        return self.power()

    def power(self) -> s.Tree:
        base = self.atom()
        if at := self.accept("**"):
            exponent = self.unary()
            if isinstance(exponent, s.Number) and exponent.value == 2:
                return s.Apply("square", (base,), at)
            return s.Apply("pow", (base, exponent), at)
        return base

    def atom(self) -> s.Tree:
        token = self.advance()
        if token.kind == "number":
            number = int(token.text) if token.text.isdigit() else float(token.text)
            if isinstance(number, int) and number > _LARGEST:
                self.fail(f"the number {number} does not fit in 64 bits", token)
            return s.Number(number, token)
        if token.kind == "op" and token.text == "(":
            value = self.ternary()
            self.expect(")")
            return value
        if token.kind != "name" or token.text in _KEYWORDS:
            self.place -= 1
            self.fail(f"expected a value, got {token}", token)
        if token.text in _LITERALS:
            return s.Number(_LITERALS[token.text], token)
        if self.sees("("):
            return self.apply(token)
        if self.sees("["):
            if token.text in (*REDUCTIONS, *SCANS):
                return self.reduce(token)
            self.advance()
            return s.Item(token.text, self.listed(self.sum, "]"), token)
        if token.text in RESERVED:
            example = "[j] x[i, j]" if token.text in (*REDUCTIONS, *SCANS) else "(...)"
            self.fail(f"'{token.text}' needs brackets: {token.text}{example}", token)
        return s.Name(token.text, token)

    def apply(self, token: Token) -> s.Tree:
        known = (*FUNCTIONS, *DTYPES)
        if token.text not in known:
            cure = did_you_mean(token.text, known)
            if token.text in (*REDUCTIONS, *SCANS):
                cure = f"; a reduction has square brackets: {token.text}[j] x[i, j]"
            self.fail(f"unknown function '{token.text}'{cure}", token)
        self.advance()
        args = () if self.accept(")") else self.listed(self.ternary, ")")
        arity = FUNCTIONS[token.text].arity if token.text in FUNCTIONS else 1
        if len(args) != arity:
            plural = "s" if arity != 1 else ""
            self.fail(f"{token.text}: expected {arity} argument{plural}, got {len(args)}", token)
        return s.Apply(token.text, args, token)

    def reduce(self, token: Token) -> s.Reduce:
        self.advance()
        over = [self.over()]
        while self.accept(","):
            over.append(self.over())
        modifiers = []
        while self.sees("reverse", "exclusive"):
            modifiers.append(self.advance().text)
        condition = self.disjunction() if self.accept("|") else None
        self.expect("]", "',' '|' or ']'")
        if token.text in SCANS and (len(over) != 1 or condition is not None):
            self.fail(f"{token.text} runs over one index, without a condition", token)
        if token.text not in SCANS and modifiers:
            self.fail(f"'{modifiers[0]}' is for scans ({', '.join(SCANS)})", token)
        if token.text == "mean" and condition is not None:
            self.fail("mean has no condition; write a sum divided by the count you mean", token)
        body = self.product()
        return s.Reduce(token.text, tuple(over), condition, body, tuple(modifiers), token)

    def over(self) -> s.Over:
        at = self.new_name("an index")
        extent = self.sum() if self.accept("in") else None
        return s.Over(at.text, extent, at)
