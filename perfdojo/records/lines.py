"""How is a record, or a run, written as JSON? One object, one line; strict when it is read."""

from __future__ import annotations

import dataclasses
import hashlib
import json
import math
from typing import Any, TypeVar, cast, get_args

from perfdojo.errors import RecordsError
from perfdojo.ir.numerics import NUMERICS
from perfdojo.measure.outcome import Failed, Outcome, Stage, Timed
from perfdojo.records.record import STATUSES, Record, Run

FORMAT = 1  # of one line; newer lines are refused, not guessed at
_Value = TypeVar("_Value")


def dump(value: Any) -> str:
    """Compact JSON in ASCII, with sorted keys: equal values give equal texts."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), allow_nan=False)


def key_of(record: Record) -> str:
    """A name for the record that follows from all of its content."""
    return hashlib.sha256(dump(record_to_json(record)).encode()).hexdigest()[:32]


def record_to_json(record: Record) -> dict[str, Any]:
    """The record as JSON; `record_from_json` gives it back."""
    fields = {field.name: getattr(record, field.name) for field in dataclasses.fields(record)}
    outcome = outcome_to_json(record.outcome)
    return {"type": "record", "format": FORMAT, **fields, "outcome": outcome}


def run_to_json(run: Run) -> dict[str, Any]:
    """The run as JSON; `run_from_json` gives it back."""
    fields = {field.name: getattr(run, field.name) for field in dataclasses.fields(run)}
    return {"type": "run", "format": FORMAT, **fields, "summary": finite(run.summary)}


def outcome_to_json(outcome: Outcome) -> dict[str, Any]:
    """An outcome by its fields; which class it is follows from them."""
    return {name: _number(value) for name, value in dataclasses.asdict(outcome).items()}


def _number(value: Any) -> Any:
    """JSON has no infinity: such a float is written as a text that `float` reads."""
    return str(value) if isinstance(value, float) and not math.isfinite(value) else value


def finite(value: Any) -> Any:
    """`value` as plain JSON: null for infinity and nan, text for what JSON does not know."""
    match value:
        case dict():
            return {str(key): finite(part) for key, part in value.items()}
        case list() | tuple():
            return [finite(part) for part in value]
        case float() if not math.isfinite(value):
            return None
        case str() | int() | float() | None:
            return value
    return str(value)


# --------------------------------------------------------------------------------------------
# Reading


def from_line(line: str) -> Record | Run:
    """What one line of an exported file holds. Raises RecordsError that says what is wrong."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise RecordsError(f"expected JSON: {error}") from None
    if not isinstance(data, dict) or data.get("type") not in ("record", "run"):
        raise RecordsError('expected an object with "type": "record" or "run"')
    if _get(data, "format", int) > FORMAT:
        raise RecordsError(
            f"format {data['format']} is of a newer perfdojo, this one reads {FORMAT}; upgrade it"
        )
    return record_from_json(data) if data["type"] == "record" else run_from_json(data)


def record_from_json(data: dict[str, Any]) -> Record:
    """The record that `data` holds. Raises RecordsError."""
    return Record(
        kernel=_text(data, "kernel"),
        start=_text(data, "start"),
        digest=_text(data, "digest"),
        fingerprint=_texts_by_name(data, "fingerprint"),
        steps=_texts(data, "steps"),
        numerics=_one_of(data, "numerics", NUMERICS),
        outcome=outcome_from_json(_get(data, "outcome", dict)),
        run=_text(data, "run"),
        when=_text(data, "when"),
        version=_text(data, "version"),
        verified=_get(data, "verified", bool),
    )


def run_from_json(data: dict[str, Any]) -> Run:
    """The run that `data` holds. Raises RecordsError."""
    return Run(
        id=_text(data, "id"),
        kernel=_text(data, "kernel"),
        start=_text(data, "start"),
        text=_text(data, "text"),
        fingerprint=_texts_by_name(data, "fingerprint"),
        search=_text(data, "search"),
        seed=_get(data, "seed", int),
        numerics=_one_of(data, "numerics", NUMERICS),
        budget=_text(data, "budget"),
        status=_one_of(data, "status", STATUSES),
        spent=_float(data, "spent"),
        created=_text(data, "created"),
        summary=None if data.get("summary") is None else _get(data, "summary", dict),
    )


def outcome_from_json(data: dict[str, Any]) -> Outcome:
    """The outcome that `data` holds. Raises RecordsError."""
    if "stage" in data:
        stage = _one_of(data, "stage", get_args(Stage))
        return Failed(cast(Stage, stage), _get(data, "reason", str))
    return Timed(
        seconds=_float(data, "seconds"),
        speedup=_float(data, "speedup"),
        speedup_low=_float(data, "speedup_low"),
        speedup_high=_float(data, "speedup_high"),
        error=_float(data, "error"),
        samples=_get(data, "samples", int),
        stopped=_get(data, "stopped", bool),
    )


def _get(data: dict[str, Any], name: str, kind: type[_Value]) -> _Value:
    value = data.get(name)
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise RecordsError(f"expected '{name}' of type {kind.__name__}, got {_shown(value)}")
    return value


def _text(data: dict[str, Any], name: str) -> str:
    """A text that has a column of its own, which holds Unicode only."""
    value = _get(data, name, str)
    try:
        value.encode()
    except UnicodeEncodeError:
        raise RecordsError(f"expected '{name}' to be Unicode, got {_shown(value)}") from None
    return value


def _one_of(data: dict[str, Any], name: str, known: tuple[_Value, ...]) -> _Value:
    value = data.get(name)
    if value not in known:
        expected = ", ".join(map(str, known))
        raise RecordsError(f"expected '{name}' to be one of {expected}, got {_shown(value)}")
    return cast(_Value, value)


def _float(data: dict[str, Any], name: str) -> float:
    value = data.get(name)
    try:
        if isinstance(value, str | int | float) and not isinstance(value, bool):
            return float(value)
    except (ValueError, OverflowError):
        pass
    raise RecordsError(f"expected '{name}' to be a number, got {_shown(value)}")


def _texts(data: dict[str, Any], name: str) -> tuple[str, ...]:
    values = _get(data, name, list)
    if not all(isinstance(value, str) for value in values):
        raise RecordsError(f"expected '{name}' to be a list of texts, got {_shown(values)}")
    return tuple(values)


def _texts_by_name(data: dict[str, Any], name: str) -> dict[str, str]:
    values = _get(data, name, dict)
    if not all(isinstance(value, str) for value in values.values()):
        raise RecordsError(f"expected '{name}' to map names to texts, got {_shown(values)}")
    return values


def _shown(value: Any) -> str:
    text = "nothing" if value is None else repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."
