"""Which words does a kernel text consist of? Tokens with their place, indentation included."""

from __future__ import annotations

import re
from dataclasses import dataclass

from perfdojo.errors import ParseError

_PATTERN = re.compile(
    r"""(?P<space>[ ]+|\#.*)
      | (?P<number>\d+(\.\d+)?([eE][+-]?\d+)?)
      | (?P<name>[A-Za-z_]\w*(\.[A-Za-z_0-9]\w*)*)
      | (?P<string>"[^"\n]*")
      | (?P<op>->|\+=|\*=|==|!=|<=|>=|//|\*\*|\.\.|[()\[\]:,;=+\-*/%<>|~])
    """,
    re.VERBOSE | re.ASCII,
)


@dataclass(frozen=True, slots=True)
class Token:
    """A word and its place. Kinds: name, number, string, op, newline, indent, dedent, end."""

    kind: str
    text: str
    line: int
    column: int

    def __str__(self) -> str:
        plain = {"newline": "the end of the line", "end": "the end of the text"}
        indents = {"indent": "an indented line", "dedent": "the end of the block"}
        return plain.get(self.kind) or indents.get(self.kind) or f"'{self.text}'"


def tokenize(source: str) -> list[Token]:
    """The tokens of `source`; raises ParseError for a character or indentation that cannot be."""
    tokens: list[Token] = []
    indents = [0]
    depth = 0  # of open brackets: inside them a line end means nothing
    last, end = 1, 1
    for number, line in enumerate(source.splitlines(), 1):
        words = _words(source, line, number)
        if not words:
            continue
        last, end = number, len(line) + 1
        if depth == 0:
            tokens += _indentation(source, indents, words[0])
        tokens += words
        depth += sum((w.text in "([") - (w.text in ")]") for w in words if w.kind == "op")
        if depth <= 0:
            depth = 0
            tokens.append(Token("newline", "", number, end))
    tokens += [Token("dedent", "", last, end) for _ in indents[1:]]
    tokens.append(Token("end", "", last, end))
    return tokens


def _words(source: str, line: str, number: int) -> list[Token]:
    words = []
    place = 0
    while place < len(line):
        match = _PATTERN.match(line, place)
        if match is None:
            char = line[place]
            what = "a tab; indent with spaces" if char == "\t" else f"the character '{char}'"
            raise ParseError(f"cannot read {what}", source, number, place + 1)
        if match.lastgroup is not None and match["space"] is None:
            kind = next(k for k in ("number", "name", "string", "op") if match[k] is not None)
            words.append(Token(kind, match[0], number, place + 1))
        place = match.end()
    return words


def _indentation(source: str, indents: list[int], first: Token) -> list[Token]:
    width = first.column - 1
    if width > indents[-1]:
        indents.append(width)
        return [Token("indent", "", first.line, first.column)]
    dedents = []
    while width < indents[-1]:
        indents.pop()
        dedents.append(Token("dedent", "", first.line, first.column))
    if width != indents[-1]:
        message = f"expected an indentation of {indents[-1]} spaces, got {width}"
        raise ParseError(message, source, first.line, first.column)
    return dedents
