"""When must a sample be preceded by a call that does not count?"""

from __future__ import annotations

import pytest

from perfdojo.measure.ground import needs_settling

MB = 1 << 20


@pytest.mark.parametrize(
    ("seconds", "size", "patient", "settles"),
    [
        (1e-4, MB, False, True),  # its threads sleep, its data are gone
        (1e-4, 1000 * MB, False, True),
        (5e-3, 50 * MB, False, False),  # a search has no time for that
        (5e-3, 50 * MB, True, True),  # the other one may have left the inputs in the last cache
        (5e-2, 1000 * MB, True, False),  # nothing stays in any cache
    ],
)
def test_calls_are_settled_where_what_ran_before_would_show(
    seconds: float, size: int, patient: bool, settles: bool
) -> None:
    assert needs_settling(seconds, size, patient=patient) is settles
