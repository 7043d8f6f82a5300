"""How does a worker serve its driver? It answers line by line, and ends when the driver does."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable
from typing import Any, Protocol

from perfdojo.measure.jail import die_with

Reply = dict[str, Any]


class Server(Protocol):
    """Answers requests about one kernel."""

    def answer(self, request: Reply) -> Reply:
        """What came of one request: a result, or `stage` and `reason`."""

    def tidy(self) -> None:
        """What is left to do when the answer is out."""


def serve(make: Callable[[Reply], Server]) -> None:
    """Serve until the driver closes the pipe; what is printed goes to standard error."""
    requests = os.fdopen(os.dup(0), encoding="utf-8")
    replies = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)
    start = json.loads(requests.readline())
    die_with(start["driver"])
    server = make(start)
    for line in requests:
        reply = server.answer(json.loads(line))
        replies.write(json.dumps(reply) + "\n")
        replies.flush()
        server.tidy()
