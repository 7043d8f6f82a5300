"""Do spare processes take over when one is spoilt, dies or hangs?"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from typing import Any

import pytest

from perfdojo.errors import MeasureError
from perfdojo.evolve.pool import Pool


class Echo:
    def answer(self, request: Any) -> dict[str, Any]:
        if request == "hang":
            time.sleep(600)
        if request == "die":
            os._exit(3)
        return {"said": request, "pid": os.getpid(), "spoilt": request == "spoil"}


@pytest.fixture
def pool() -> Iterator[Pool]:
    found = Pool(Echo, 2)
    yield found
    found.close()


def test_one_process_answers_for_as_long_as_it_is_whole(pool: Pool) -> None:
    one, two = pool.ask("a", 5.0), pool.ask("b", 5.0)
    assert (one["said"], two["said"]) == ("a", "b")
    assert one["pid"] == two["pid"]
    assert pool.forked == 3


@pytest.mark.parametrize(
    ("request_", "stage"), [("hang", "timeout"), ("die", "crash"), ("spoil", None)]
)
def test_another_one_takes_over(pool: Pool, request_: str, stage: str | None) -> None:
    first = pool.ask("a", 5.0)["pid"]
    found = pool.ask(request_, 0.3)
    assert found.get("stage") == stage
    assert pool.ask("b", 5.0)["pid"] != first
    assert pool.forked == 4


def test_children_know_what_the_parent_knew_when_they_were_forked() -> None:
    known: list[str] = []

    class Knows:
        def answer(self, request: Any) -> dict[str, Any]:
            return {"known": list(known)}

    pool = Pool(Knows, 0)
    assert pool.ask("", 5.0)["known"] == []
    known.append("more")
    assert pool.ask("", 5.0)["known"] == []
    pool.renew()
    assert pool.ask("", 5.0)["known"] == ["more"]
    pool.close()


def test_what_no_process_can_open_is_told() -> None:
    def fail() -> Echo:
        raise RuntimeError("no device")

    pool = Pool(fail, 0)
    with pytest.raises(MeasureError, match="no process can begin to run variants: no device"):
        pool.ask("a", 5.0)
    pool.close()
