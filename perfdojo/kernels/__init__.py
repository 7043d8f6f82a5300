"""Which operators are built in? One text file each; adding a file adds an operator."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from perfdojo.errors import NotFoundError, did_you_mean
from perfdojo.ir import Formula, parse_formula

__all__ = ["find_recipe", "kernel_names", "load_formula"]

_ENDING = ".dojo"


@cache
def kernel_names() -> tuple[str, ...]:
    """The names of all built-in operators, sorted."""
    names = (entry.name for entry in files(__name__).iterdir())
    return tuple(sorted(n.removesuffix(_ENDING) for n in names if n.endswith(_ENDING)))


@cache
def load_formula(name: str) -> Formula:
    """The built-in operator `name`. Raises NotFoundError with the nearest name."""
    if name not in kernel_names():
        raise NotFoundError(f"unknown kernel '{name}'{did_you_mean(name, kernel_names())}")
    return parse_formula(files(__name__).joinpath(name + _ENDING).read_text(encoding="utf-8"))


def find_recipe(name: str, target: str) -> str | None:
    """The expert's recipe for an operator on a target, as text; None if there is none."""
    place = files(__name__).joinpath(f"{name}.{target}.recipe")
    return place.read_text(encoding="utf-8") if place.is_file() else None
