"""Do inputs and launches fit the kernels? (Tested, not proven.) Arguments by name, checked."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from perfdojo.errors import TaskError, did_you_mean
from perfdojo.evolve.cpu.bind import SCALARS, as_array, as_slot, check_element
from perfdojo.evolve.llvm.signature import Parameter, Signature, functions, signature
from perfdojo.evolve.load import call_site
from perfdojo.evolve.right import Values, wanted_by
from perfdojo.evolve.task import Launch, Out, Task
from perfdojo.measure.arena import Form

_VARIABLE = re.compile(
    r"^@(\w+) = [^\n]*addrspace\([14]\) (?:externally_initialized )?(?:global|constant) "
    r"((?:\[\d+ x )*(?:i\d+|float|double|half)\]*)",
    re.MULTILINE,
)
_BYTES = {"i1": 1, "i8": 1, "i16": 2, "i32": 4, "i64": 8, "half": 2, "float": 4, "double": 8}
_MOST_THREADS = 1024


@dataclass(frozen=True, slots=True)
class Call:
    """One launch with all arguments: names of arrays, and the eight bytes of numbers."""

    kernel: str
    shape: tuple[int, ...]  # blocks, then threads, three dimensions each
    shared: int
    values: tuple[str | bytes, ...]


@dataclass(frozen=True, slots=True)
class Bound:
    """One case, ready to run: its arrays, what lies in variables of the source, its launches."""

    forms: tuple[Form, ...]
    given: Mapping[str, NDArray[Any]]
    variables: Mapping[str, bytes]
    calls: tuple[Call, ...]


@dataclass(frozen=True)
class Kernels:
    """The kernels and variables of a module, as its LLVM IR declares them."""

    ir: str

    @cache  # noqa: B019  # as many as a module has, for as long as it is there
    def find(self, name: str) -> Signature:
        """The kernel of that name, as written in the source or as C++ spells it. TaskError."""
        known = functions(self.ir)
        spelled = [one for one in known if one == name or one.startswith(f"_Z{len(name)}{name}")]
        if not spelled:
            raise TaskError(f"task: the source defines no kernel '{name}'{_suggest(name, known)}")
        found = signature(self.ir, spelled[0])
        if not found.kernel:
            raise TaskError(f"task: expected '{name}' to be a kernel (__global__), got a function")
        _check_parameters(found, self.ir)
        return found

    @property
    def variables(self) -> dict[str, str]:
        """Variables of the source in global or constant memory, with their LLVM types."""
        return dict(_VARIABLE.findall(self.ir))


def _suggest(name: str, known: Sequence[str]) -> str:
    plain = (re.match(r"_Z(\d+)(\w+)", one) for one in known)
    return did_you_mean(name, [*known, *(m[2][: int(m[1])] for m in plain if m)])


def _check_parameters(found: Signature, ir: str) -> None:
    header = re.search(rf'^define [^\n]*@"?{re.escape(found.name)}"?\([^\n]*', ir, re.MULTILINE)
    for place, parameter in enumerate(found.parameters, 1):
        struct = header is not None and re.search(rf"byval[^,]*%{parameter.name}\b", header[0])
        if struct or not (parameter.pointer or parameter.type in SCALARS):
            got = "a struct" if struct else parameter.type
            raise TaskError(
                f"task: cannot launch '{found.name}': expected argument {place} "
                f"('{parameter.name}') to be a pointer or one of {', '.join(SCALARS)}, got {got}; "
                "write a kernel that takes those"
            )


def bind(task: Task, kernels: Kernels, values: Values) -> Bound:
    """All launches of a case with their arguments. Raises TaskError where they do not fit."""
    launches = _ask_launches(task, values)
    calls = tuple(_bind(one, kernels, values.values) for one in launches)
    arrays = dict.fromkeys(v for one in calls for v in one.values if isinstance(v, str))
    elements = _elements(kernels, launches, calls)
    forms, given = [], {}
    for name in arrays:
        value = values.values[name]
        if not isinstance(value, Out):
            value = given[name] = as_array(name, value)
        for parameter in elements[name]:
            check_element(parameter, name, value.dtype)
        forms.append(Form(name, value.dtype, tuple(value.shape)))
    used = {*arrays, *(p.name for one in launches for p in kernels.find(one.kernel).parameters)}
    rest = {name: value for name, value in values.values.items() if name not in used}
    variables = _bind_variables(task, kernels, rest)
    return Bound(tuple(forms), given, variables, calls)


def _ask_launches(task: Task, values: Values) -> Sequence[Launch]:
    assert task.launches is not None
    given = {**dict(values.case.sizes), **values.values}
    try:
        found = list(task.launches(**wanted_by(task.launches, given)))
    except Exception as error:
        raise call_site(error, task, f"launches() for {values.case}") from error
    if not found or not all(isinstance(one, Launch) for one in found):
        got = "nothing" if not found else f"{found!r:.60}"
        raise TaskError(f"task: expected launches() to return a list of launch(...), got {got}")
    for one in found:
        threads = math.prod(one.block)
        if min(*one.grid, *one.block) < 1 or threads > _MOST_THREADS:
            raise TaskError(
                f"task: expected '{one.kernel}' to be launched with at least one block of 1 to "
                f"{_MOST_THREADS} threads, got grid={one.grid}, block={one.block} for {values.case}"
            )
    return found


def _bind(one: Launch, kernels: Kernels, inputs: Mapping[str, Any]) -> Call:
    found = kernels.find(one.kernel)
    names = [parameter.name for parameter in found.parameters]
    for name in one.values:
        if name not in names:
            raise TaskError(
                f"task: launch('{one.kernel}', {name}=...): the kernel takes no such argument"
                f"{did_you_mean(name, names)}"
            )
    values = tuple(_value(one, parameter, inputs) for parameter in found.parameters)
    return Call(found.name, (*one.grid, *one.block), one.shared, values)


def _value(one: Launch, parameter: Parameter, inputs: Mapping[str, Any]) -> str | bytes:
    value = one.values.get(parameter.name, inputs.get(parameter.name))
    if parameter.pointer:
        name = value if isinstance(value, str) else parameter.name
        if name not in inputs or (parameter.name in one.values and not isinstance(value, str)):
            raise TaskError(
                f"task: expected '{parameter.name}' of '{one.kernel}' to be an array that inputs() "
                f"returns, got {value!r:.40}; give it by name: {parameter.name}='...'"
            )
        return name
    if value is None:
        raise TaskError(
            f"task: expected inputs() or launch(...) to give '{parameter.name}', which "
            f"'{one.kernel}' takes, got neither"
        )
    return as_slot(parameter, value)


def _elements(
    kernels: Kernels, launches: Iterable[Launch], calls: Iterable[Call]
) -> dict[str, list[Parameter]]:
    """The parameters that each array is given to."""
    found: dict[str, list[Parameter]] = {}
    for one, call in zip(launches, calls, strict=True):
        for parameter, value in zip(kernels.find(one.kernel).parameters, call.values, strict=True):
            if isinstance(value, str):
                found.setdefault(value, []).append(parameter)
    return found


def _bind_variables(task: Task, kernels: Kernels, rest: Mapping[str, Any]) -> dict[str, bytes]:
    """What lies in variables of the source; what else is there must be used by somebody."""
    assert task.launches is not None
    known, found = kernels.variables, {}
    users = [task.launches, *([task.reference] if task.reference else [])]
    for name, value in rest.items():
        if name in known:
            found[name] = _variable(name, known[name], value)
        elif not any(name in wanted_by(user, rest) for user in users):
            raise TaskError(
                f"task: inputs() returns '{name}', but no kernel that is launched takes it, and "
                f"the source has no such variable{did_you_mean(name, known)}"
            )
    return found


def _variable(name: str, kind: str, value: Any) -> bytes:
    """The bytes of a variable of that LLVM type."""
    sizes = [int(size) for size in re.findall(r"\[(\d+) x", kind)]
    element = re.sub(r"\[\d+ x |\]", "", kind)
    if not sizes and np.ndim(value) == 0 and element in SCALARS:
        return as_slot(Parameter(name, element, False), value)[: _BYTES[element]]
    data = np.ascontiguousarray(value)
    wanted = math.prod(sizes) * _BYTES[element]
    if data.dtype.hasobject or data.nbytes != wanted:
        raise TaskError(
            f"task: expected '{name}' to fill {wanted} bytes ({kind} in the source), got an array "
            f"of {data.nbytes} bytes ({data.dtype.name}, shape {data.shape})"
        )
    return data.tobytes()
