"""Whose fault is an error of the device? That of the code which ran, unless it sticks."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from perfdojo.measure.gpu.device import DeviceError
from perfdojo.measure.trial import Fault


@contextlib.contextmanager
def blamed(what: str) -> Iterator[None]:
    """Errors of the device are the candidate's; those that stick go on, for the process to end."""
    try:
        yield
    except DeviceError as error:
        if error.is_sticky:
            raise
        raise Fault(error.stage, f"{what}: {error}") from error
