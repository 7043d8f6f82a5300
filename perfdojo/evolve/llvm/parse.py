"""How is the text of a module read? (Tested, not proven: part of `evolve`.)

Expects what `canonical` writes: LLVM's own layout, with every value named. Records of variables for
a debugger are left out; they would hold on to values that edits remove.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from perfdojo.errors import BuildError
from perfdojo.evolve.llvm.module import (
    GONE,
    NEW_NODE,
    Argument,
    Block,
    Function,
    Instruction,
    Module,
)
from perfdojo.evolve.llvm.source import canonical
from perfdojo.evolve.llvm.syntax import (
    BINARY,
    NAME,
    Operand,
    find_cuts,
    match_type,
    skip_balanced,
    split_list,
)

_FUNCTION = re.compile(r"^define [^\n]*\{\n.*?^\}", re.MULTILINE | re.DOTALL)
_HEAD = re.compile(rf"(define .*?)(@{NAME})\(")
_STRUCT = re.compile(rf"^(%{NAME}) = type ", re.MULTILINE)
_LABEL = re.compile(rf"({NAME}):(?:\s*;.*)?")
_ID = re.compile(r" ; #([\w.]+)$")
_LINE = re.compile(
    rf"(?:(%{NAME}) = )?(?:(tail|musttail|notail) )?(\w+)"
    r"((?: (?:nuw|nsw|exact|fast|nnan|ninf|nsz|arcp|contract|afn|reassoc|inbounds|nusw|disjoint"
    r"|nneg|samesign|volatile|atomic)\b)*)(?: (.*?))?((?:, ![\w.]+ !\d+)*)",
    re.DOTALL,
)
_ATTACHMENT = re.compile(r", !([\w.]+) (!\d+)")
_ATTRIBUTE = re.compile(r'align \d+|\w+(?:\((?:[^()]|\([^()]*\))*\))?|"[^"]*"(?:="[^"]*")?')
_NUMBERED = re.compile(r"%\d")


def load_module(text: str) -> Module:
    """The module of any LLVM IR, verified by LLVM and with its values named. Raises BuildError."""
    return parse_module(canonical(text))


def parse_module(text: str) -> Module:
    """The module of a canonical text, or of what a module prints. Raises BuildError."""
    structs = frozenset(_STRUCT.findall(text))
    spans = [(found.start(), found.end()) for found in _FUNCTION.finditer(text)]
    ends = [0, *(end for _, end in spans)]
    starts = [*(start for start, _ in spans), len(text)]
    texts = [text[end:start] for end, start in zip(ends, starts, strict=True)]
    texts[-1], nodes = _split_nodes(texts[-1])
    functions = tuple(_function(text[start:end], structs) for start, end in spans)
    return Module(tuple(texts), functions, nodes)


def _split_nodes(text: str) -> tuple[str, tuple[tuple[int, str], ...]]:
    pattern = re.compile(r"^!(\d{7,}) = (.*)\n", re.MULTILINE)
    ours = [(int(n), node) for n, node in pattern.findall(text) if int(n) >= NEW_NODE]
    return (pattern.sub("", text) if ours else text), tuple(ours)


def _function(text: str, structs: frozenset[str]) -> Function:
    first, *lines = text.split("\n")
    head = _HEAD.match(first)
    if head is None:
        raise BuildError(f"module: expected the head of a function, got '{first}'")
    end = skip_balanced(first, head.end() - 1)
    arguments = [_argument(one, structs) for one in split_list(first[head.end() : end - 1])]
    blocks = _with_types(tuple(_blocks(head[2], list(_join(lines[:-1])), structs)))
    return Function(head[2], head[1], tuple(arguments), first[end - 1 :], blocks)


def _with_types(blocks: tuple[Block, ...]) -> tuple[Block, ...]:
    """What a result's users say of its type, where the instruction itself does not."""
    used = {o.value: o.type for block in blocks for one in block.instructions for o in one.operands}
    return tuple(
        Block(
            block.label,
            tuple(
                replace(one, type=used.get(one.result, "?")) if one.type == "?" else one
                for one in block.instructions
            ),
        )
        for block in blocks
    )


def _argument(text: str, structs: frozenset[str]) -> Argument:
    end = match_type(text, 0, structs)
    name = re.search(rf" (%{NAME})$", text)
    if end < 0 or name is None:
        raise BuildError(f"module: expected a named argument, got '{text}'; use load_module")
    between = text[end : name.start()]
    return Argument(text[:end], tuple(_ATTRIBUTE.findall(between)), name[1])


def _join(lines: list[str]) -> Iterator[str]:
    """One line an instruction: switches and what unwinds stand on several."""
    held = ""
    for line in lines:
        if not line.strip() or line.startswith("    #dbg_"):
            continue
        goes_on = line.startswith(("    ", "  ]"))
        if held and not goes_on:
            yield held
        held = f"{held}\n{line}" if goes_on else line
    if held:
        yield held


def _blocks(function: str, lines: list[str], structs: frozenset[str]) -> Iterator[Block]:
    label, held, count = "", list[Instruction](), 0
    for line in lines:
        found = None if line.startswith(" ") else _LABEL.fullmatch(line)
        if found:
            if held:
                yield Block(label, tuple(held))
            label, held = found[1], []
            continue
        if not label:
            raise BuildError(f"module: expected a label, got '{line.strip()}'; use load_module")
        held.append(_instruction(function, line.strip(), count, structs))
        count += 1
    yield Block(label, tuple(held))


def _instruction(function: str, line: str, number: int, structs: frozenset[str]) -> Instruction:
    if line.startswith("; gone #"):
        return Instruction(f"{function}#{line.partition('#')[2]}", "", "void", GONE)
    given = _ID.search(line)
    id = f"{function}#{given[1] if given else number}"
    text = line[: given.start()] if given else line
    match = _LINE.fullmatch(text)
    if match is None or _NUMBERED.match(match[1] or ""):
        raise BuildError(f"module: expected an instruction with a name, got '{text}'")
    result, prefix, opcode, flags, body, tail = match.groups()
    body = body or ""
    cuts = find_cuts(opcode, body, structs)
    edges = [0, *(edge for cut in cuts for edge in cut[:2]), len(body)]
    parts = tuple(body[a:b] for a, b in zip(edges[::2], edges[1::2], strict=True))
    operands = tuple(cut.operand for cut in cuts)
    kind = result_type(opcode, body, operands, structs) if result else "void"
    return Instruction(
        id, result or "", kind, opcode, parts, operands, tuple((flags or "").split()),
        prefix or "", tuple(_ATTACHMENT.findall(tail or "")),
    )  # fmt: skip


def result_type(
    opcode: str, body: str, operands: tuple[Operand, ...], structs: frozenset[str]
) -> str:
    """The type of what an instruction gives; "?" where only its users say it."""
    if opcode in BINARY or opcode in ("fneg", "freeze", "phi", "insertelement", "insertvalue"):
        return operands[0].type
    match opcode:
        case "icmp" | "fcmp":
            return re.sub(r" x .*>$", " x i1>", operands[0].type) if _vector(operands[0]) else "i1"
        case "load" | "call":
            return _first_type(body, structs)
        case "select":
            return operands[1].type
        case "alloca":
            space = re.search(r"addrspace\((\d+)\)", body)
            return f"ptr addrspace({space[1]})" if space else "ptr"
        case "getelementptr":
            return "?" if any(map(_vector, operands)) else operands[0].type
        case "extractelement":
            return operands[0].type.partition(" x ")[2].removesuffix(">")
        case "atomicrmw":
            return operands[1].type
    cast = re.search(r" to (.*)$", body)
    return cast[1] if cast else "?"


def _vector(operand: Operand) -> bool:
    return operand.type.startswith("<")


def _first_type(body: str, structs: frozenset[str]) -> str:
    """The type a load or a call begins with, behind attributes and conventions."""
    at = 0
    while (end := match_type(body, at, structs)) < 0:
        word = re.compile(r"[a-z_]+(?: \d+)?").match(body, at)
        at = word.end() if word else at + 1
        at = skip_balanced(body, at) if body[at : at + 1] == "(" else at
    return body[at:end]
