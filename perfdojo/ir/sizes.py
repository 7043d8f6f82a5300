"""How large is each dimension? Sizes bound from what the user gave or from the shapes of arrays."""

from __future__ import annotations

import operator
from collections.abc import Iterator, Mapping, Sequence

from perfdojo.errors import SizeError, did_you_mean
from perfdojo.ir import syntax as s
from perfdojo.ir.parse import check_depth
from perfdojo.ir.resolve import Scope, resolve_conditions, resolve_extent

_RELATIONS = {
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
    "==": operator.eq,
    "!=": operator.ne,
}
_LEVELS = {"+": 1, "-": 1, "*": 2, "//": 2, "%": 2}  # how tightly each binds


def size_names(formula: s.Formula) -> tuple[str, ...]:
    """Every size that the text mentions, those of shapes first, in the order of the text."""
    found: dict[str, None] = {}
    for argument in (*formula.header.inputs, *formula.header.outputs):
        ends = [end for end in (argument.low, argument.high) if end is not None]
        for tree in (*argument.shape, *ends):
            found.update(dict.fromkeys(names_in(tree)))
    for _, tree in formula.where:
        found.update(dict.fromkeys(names_in(tree)))
    for tree in formula.requirements:
        found.update(dict.fromkeys(names_in(tree)))
    for line in formula.lines:
        for over in _overs(line):
            if over.extent is not None:
                found.update(dict.fromkeys(names_in(over.extent)))
    found.update(dict.fromkeys(name for name, _ in formula.where))
    return tuple(found)


@check_depth()
def bind_sizes(formula: s.Formula, given: Mapping[str, int]) -> dict[str, int]:
    """Every size of `formula` as a number. Raises SizeError for unknown, missing or bad ones."""
    names = size_names(formula)
    where = dict(formula.where)
    derived = {name for name, tree in formula.where if any(True for _ in names_in(tree))}
    sizes: dict[str, int] = {}
    for name, value in given.items():
        if name not in names:
            raise SizeError(f"{formula.name}: unknown size '{name}'{did_you_mean(name, names)}")
        if name in derived:
            raise SizeError(f"{formula.name}: size '{name}' follows from others; leave it out")
        try:
            sizes[name] = int(operator.index(value))
        except TypeError:
            message = f"{formula.name}: expected a whole number as size '{name}', got {value!r}"
            raise SizeError(message) from None
        if value < 0 or (value == 0 and name not in where):
            raise SizeError(f"{formula.name}: expected a positive size '{name}', got {value}")
    missing = [name for name in names if name not in given and name not in where]
    if missing:
        _check_no_index(formula, missing)
        cure = " ".join(f"{name}=..." for name in missing)
        raise SizeError(f"{formula.name}: expected a value for every size, add {cure}")
    for name, tree in formula.where:
        if name not in sizes:
            later = next((other for other in names_in(tree) if other not in sizes), None)
            if later is not None:
                raise SizeError(f"{formula.name}: give size '{later}' before '{name}' needs it")
            sizes[name] = resolve_extent(tree, Scope(formula.source, {}, {}, sizes))
    _check_requirements(formula, sizes)
    _check_shapes(formula, sizes)
    return {name: sizes[name] for name in names}


def sizes_from_shapes(
    formula: s.Formula, shapes: Sequence[tuple[int, ...]], given: Mapping[str, int]
) -> dict[str, int]:
    """Sizes read off the shapes of the inputs, in their order, joined with those `given`."""
    inputs = formula.header.inputs
    if len(shapes) != len(inputs):
        raise SizeError(f"{formula.name}: expected {len(inputs)} inputs, got {len(shapes)}")
    sizes = dict(given)
    for argument, shape in zip(inputs, shapes, strict=True):
        if len(argument.shape) != len(shape):
            raise SizeError(
                f"{formula.name}: expected '{argument.name}' with {len(argument.shape)} "
                f"dimensions, got shape {tuple(shape)}"
            )
        for tree, extent in zip(argument.shape, shape, strict=True):
            if not isinstance(tree, s.Name) or tree.name in dict(formula.where):
                continue
            if sizes.setdefault(tree.name, extent) != extent:
                raise SizeError(
                    f"{formula.name}: size '{tree.name}' is {sizes[tree.name]} elsewhere, "
                    f"but {extent} in '{argument.name}'"
                )
    return sizes


def names_in(tree: s.Tree) -> Iterator[str]:
    """Every lone name inside `tree`."""
    match tree:
        case s.Name():
            yield tree.name
        case s.Item():
            for index in tree.indices:
                yield from names_in(index)
        case s.Apply():
            for arg in tree.args:
                yield from names_in(arg)
        case s.Reduce():
            yield from names_in(tree.body)
            if tree.condition is not None:
                yield from names_in(tree.condition)


def reductions(tree: s.Tree) -> Iterator[s.Reduce]:
    """Every reduction inside `tree`, outermost first."""
    match tree:
        case s.Apply():
            for arg in tree.args:
                yield from reductions(arg)
        case s.Reduce():
            yield tree
            yield from reductions(tree.body)


def _overs(line: s.Line) -> Iterator[s.Over]:
    yield from (index for index in line.indices if isinstance(index, s.Over))
    for reduction in reductions(line.value):
        yield from reduction.over


def _check_requirements(formula: s.Formula, sizes: Mapping[str, int]) -> None:
    scope = Scope(formula.source, {}, {}, sizes)
    for tree in formula.requirements:
        (condition,) = resolve_conditions(tree, scope)
        if not _RELATIONS[condition.relation](condition.left.const, condition.right.const):
            values = ", ".join(f"{n}={sizes[n]}" for n in dict.fromkeys(names_in(tree)))
            raise SizeError(f"{formula.name}: expected {_spell(tree)}, got {values}")


def _check_no_index(formula: s.Formula, missing: Sequence[str]) -> None:
    """Raise the better message if what looks like a size is the index of a line."""
    for line in formula.lines:
        lone = [index.name for index in line.indices if isinstance(index, s.Name)]
        for name in (*lone, *(over.name for over in _overs(line))):
            if name in missing:
                raise SizeError(
                    f"{formula.name}: the range of an index cannot depend on index '{name}'; "
                    f"write a condition, as in sum[j | j < {name}]"
                )


def _check_shapes(formula: s.Formula, sizes: Mapping[str, int]) -> None:
    scope = Scope(formula.source, {}, {}, sizes)
    for argument in (*formula.header.inputs, *formula.header.outputs):
        for place, tree in enumerate(argument.shape):
            extent = resolve_extent(tree, scope)
            if extent < 1:
                values = ", ".join(f"{n}={sizes[n]}" for n in dict.fromkeys(names_in(tree)))
                given = f" with {values}" if values else ""
                raise SizeError(
                    f"{formula.name}: dimension {place} of '{argument.name}' is {extent}{given}; "
                    "expected at least 1"
                )


def _spell(tree: s.Tree, level: int = 0) -> str:
    """A condition on sizes as text, in parentheses if it binds more loosely than `level`."""
    match tree:
        case s.Name():
            return tree.name
        case s.Number():
            return str(tree.value)
        case s.Apply(name="neg", args=(value,)):
            return f"-{_spell(value, 3)}"
        case s.Apply(name=name, args=(left, right)):
            own = _LEVELS.get(name, 0)
            text = f"{_spell(left, own)} {name} {_spell(right, own + 1)}"
            return f"({text})" if own < level else text
    return "a condition"
