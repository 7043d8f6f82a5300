"""How does an expert play? A recipe: moves as text, with parameters that fit machine and sizes.

    fuse(i, i1)
    split(j, {lanes}) | split(j, {lanes}, guard)     # the first that is legal
    ? tree(j.i.q)                                    # only if it is legal
    nontemporal(y:0) when {bytes > l3}               # only if it pays

    reduce: m 1 j                                    # a phrase: see phrases.recipe

    when {size(x, 1) > 1024}:                        # a section: its lines are indented
      split(j, 1024)
    else:                                            # where it does not hold
      split(j, {lanes})

Braces hold whole-number arithmetic and comparisons over `lanes` (f32 in a vector register),
`threads`, `registers`, `l1`, `l2`, `l3` (bytes of cache), `bytes` (of all arguments),
`extent(loop)`, `size(array, dimension)`, `divisor(n, most)`: the largest divisor of n that is at
most `most`, and `lanes_in(n)`: the widest vector that fits n without a rest. On a GPU there are
also `warp` (lanes of one), `block` (threads of one at most), `shared` (bytes of a block),
`multiprocessors` and `capability` (90 for 9.0).
"""

from __future__ import annotations

import ast
import math
import operator
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files

from perfdojo.errors import IllegalMove, did_you_mean
from perfdojo.ir import Kernel, bytes_of
from perfdojo.ir.rewrite import find_loop
from perfdojo.moves.base import Move, parse_move, play
from perfdojo.targets import Machine

_CALL = re.compile(r"(\?? *)([a-z_]+): (.+)")
_SECTION = re.compile(r"when (\{.*\}):")
_BRACES = re.compile(r"\{([^{}]*)\}")
_OPERATORS: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
}
_RELATIONS: dict[type[ast.cmpop], Callable[[int, int], bool]] = {
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
    ast.Eq: operator.eq,
}


@dataclass(frozen=True, slots=True)
class Step:
    """One line of a recipe: alternatives, of which the first legal one is played."""

    alternatives: tuple[str, ...]
    optional: bool
    conditions: tuple[str, ...] = ()  # numbers; if one is 0 when its turn comes, it is left out


def parse_recipe(text: str) -> tuple[Step, ...]:
    """The steps of a recipe, phrases written out; `#` starts a comment."""
    steps: list[Step] = []
    section: tuple[str, ...] = ()
    for line in text.splitlines():
        bare = line.partition("#")[0].strip()
        if head := _SECTION.fullmatch(bare):
            section = (head[1],)
            continue
        if bare == "else:":
            section = (_opposite(section),)
            continue
        if bare and not line.startswith(" "):
            section = ()
        steps += [replace(st, conditions=section + st.conditions) for st in _parse_line(bare)]
    return tuple(steps)


def _opposite(section: tuple[str, ...]) -> str:
    """The condition of what stands behind `else:`."""
    if not section:
        raise IllegalMove("recipe: expected 'else:' right behind a section 'when {...}:'")
    (condition,) = section
    return f"{{({condition[1:-1]}) == 0}}"


def _parse_line(line: str) -> Iterator[Step]:
    """The steps of one line: those of a phrase, or moves."""
    call = _CALL.fullmatch(line)
    if call is not None:
        for step in parse_recipe(write_phrase(call[2], call[3].split())):
            yield replace(step, optional=step.optional or bool(call[1]))
        return
    for word in filter(None, (part.strip() for part in line.split(";"))):
        move, _, condition = word.removeprefix("?").partition(" when ")
        parts = tuple(part.strip() for part in move.split("|"))
        conditions = (condition.strip(),) if condition else ()
        yield Step(parts, word.startswith("?"), conditions)


def write_phrase(name: str, arguments: list[str]) -> str:
    """The text of a phrase with its parameters ($j) replaced by the arguments."""
    phrases = load_phrases()
    if name not in phrases:
        raise IllegalMove(f"unknown phrase '{name}'{did_you_mean(name, phrases)}")
    parameters, text = phrases[name]
    if len(parameters) != len(arguments):
        wanted = " ".join(parameters)
        raise IllegalMove(f"phrase '{name}': expected {name}: {wanted}, got {len(arguments)}")
    values = dict(zip(parameters, arguments, strict=True))
    for parameter in sorted(parameters, key=len, reverse=True):  # $ar is not $a and an r
        text = text.replace(f"${parameter}", values[parameter])
    return text


@cache
def load_phrases() -> dict[str, tuple[list[str], str]]:
    """Each phrase by name: its parameters and its text."""
    source = files("perfdojo.moves").joinpath("phrases.recipe").read_text(encoding="utf-8")
    found: dict[str, tuple[list[str], str]] = {}
    for block in re.split(r"^\[", source, flags=re.MULTILINE)[1:]:
        head, _, body = block.partition("]")
        name, *parameters = head.split()
        found[name] = (parameters, body)
    return found


def play_recipe(kernel: Kernel, text: str, machine: Machine) -> tuple[Kernel, tuple[Move, ...]]:
    """`kernel` after a recipe, and the moves that were played.

    Raises IllegalMove if a step has no legal alternative; says which step, and why.
    """
    played: list[Move] = []
    for step in parse_recipe(text):
        if any(fill(number, kernel, machine) == "0" for number in step.conditions):
            continue
        refusals = []
        for alternative in step.alternatives:
            try:
                move = parse_move(fill(alternative, kernel, machine))
                kernel = play(kernel, move)
            except IllegalMove as error:
                refusals.append(str(error))
                continue
            played.append(move)
            break
        else:
            if not step.optional:
                raise IllegalMove(f"step {len(played) + 1} of the recipe: {'; or '.join(refusals)}")
    return kernel, tuple(played)


def fill(text: str, kernel: Kernel, machine: Machine) -> str:
    """`text` with each pair of braces replaced by the number inside."""
    arguments = (*kernel.inputs, *kernel.outputs)
    caches = (*machine.cache_bytes, *(machine.cache_bytes[-1],) * 3)[:3]
    names = {
        "lanes": machine.vector_bytes // 4,
        "threads": machine.threads,
        "registers": machine.vector_registers,
        "bytes": sum(map(bytes_of, arguments)),
        **{f"l{level}": size for level, size in enumerate(caches, 1)},
        **_gpu_names(machine),
    }
    return _BRACES.sub(lambda match: str(_evaluate(match[1], names, kernel)), text)


def _gpu_names(machine: Machine) -> dict[str, int]:
    gpu = machine.gpu
    if gpu is None:
        return {}
    return {
        "warp": gpu.warp,
        "block": gpu.threads,
        "shared": gpu.shared_bytes,
        "multiprocessors": gpu.multiprocessors,
        "capability": 10 * gpu.capability[0] + gpu.capability[1],
    }


def _evaluate(text: str, names: Mapping[str, int], kernel: Kernel) -> int:
    def value(node: ast.expr) -> int:
        match node:
            case ast.Constant(value=int(number)):
                return number
            case ast.Name(id=name) if name in names:
                return names[name]
            case ast.Name(id=name):
                raise IllegalMove(f"unknown name '{name}' in '{text}'{did_you_mean(name, names)}")
            case ast.BinOp(left=left, op=op, right=right) if type(op) in _OPERATORS:
                return _OPERATORS[type(op)](value(left), value(right))
            case ast.Compare(left=left, ops=[op], comparators=[right]) if type(op) in _RELATIONS:
                return int(_RELATIONS[type(op)](value(left), value(right)))
            case ast.Call(func=ast.Name(id="extent"), args=[loop]):
                return find_loop(kernel, ast.unparse(loop)).extent.const
            case ast.Call(func=ast.Name(id="size"), args=[array, dim]):
                return _size(kernel, ast.unparse(array), value(dim))
            case ast.Call(func=ast.Name(id="divisor"), args=[number, most]):
                return largest_divisor(value(number), value(most))
            case ast.Call(func=ast.Name(id="lanes_in"), args=[number]):
                return math.gcd(value(number), names["lanes"])
            case ast.Call(func=ast.Name(id="min" | "max" as name), args=args):
                return (min if name == "min" else max)(value(arg) for arg in args)
        raise IllegalMove(f"cannot evaluate '{text}' in a recipe")

    try:
        return value(ast.parse(text.strip(), mode="eval").body)
    except SyntaxError:
        raise IllegalMove(f"cannot evaluate '{text}' in a recipe") from None


def _size(kernel: Kernel, array: str, dim: int) -> int:
    if array not in kernel.buffers:
        raise IllegalMove(f"unknown array '{array}'{did_you_mean(array, kernel.buffers)}")
    shape = kernel.buffers[array].shape
    if not 0 <= dim < len(shape):
        raise IllegalMove(f"'{array}' has {len(shape)} dimensions, got {dim}")
    return shape[dim]


def largest_divisor(number: int, most: int) -> int:
    """The largest divisor of `number` that is at most `most`."""
    return next(d for d in range(max(1, min(number, most)), 0, -1) if number % d == 0)
