"""What does another process say? One request, one answer; its memory and threads go with it."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping
from typing import Any

from perfdojo.errors import MeasureError
from perfdojo.measure.worker import environment


def ask_apart(
    module: str, request: Mapping[str, Any], *, limit: float, **variables: str
) -> dict[str, Any]:
    """What `main` of a module prints as its last line, given the request in JSON on its input.

    `variables` are added to its environment. Raises MeasureError, with its last words, if it has
    no answer within `limit` seconds.
    """
    try:
        done = subprocess.run(
            [sys.executable, "-P", "-c", f"from {module} import main; main()"],
            input=json.dumps(request),
            capture_output=True,
            text=True,
            timeout=limit,
            env=environment() | variables,
        )
    except subprocess.TimeoutExpired:
        raise MeasureError(f"did not finish in {limit:.0f} s") from None
    except OSError as error:
        raise MeasureError(str(error)) from error
    try:
        answer: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    except (IndexError, ValueError):
        said = (done.stderr.strip().splitlines() or ["it said nothing"])[-1]
        raise MeasureError(f"exit code {done.returncode}: {said}") from None
    return answer
