"""Does a nursery get what its driver had?"""

from __future__ import annotations

import os

import pytest

from perfdojo.ir import parse_kernel
from perfdojo.measure.worker import Worker

KERNEL = parse_kernel("kernel k(x: f32[4]) -> y: f32[4]\n  for i in 4:\n    y[i] = x[i]\n")


@pytest.mark.skipif(len(os.sched_getaffinity(0)) < 2, reason="needs two cores")
def test_a_nursery_has_all_cores_when_the_driver_was_bound_to_one() -> None:
    cores = os.sched_getaffinity(0)
    start = {"kernel": str(KERNEL), "folder": None, "memory": 1 << 30}
    worker = Worker("perfdojo.measure.nursery", start)
    os.sched_setaffinity(0, {min(cores)})
    try:
        worker.ask({"do": "load", "seeds": [0]})
        assert worker.pid is not None
        assert os.sched_getaffinity(worker.pid) == cores
    finally:
        os.sched_setaffinity(0, cores)
        worker.close()


def test_a_worker_that_is_warmed_up_runs_before_it_is_asked() -> None:
    start = {"kernel": str(KERNEL), "folder": None, "memory": 1 << 30}
    worker = Worker("perfdojo.measure.nursery", start)
    worker.warm_up()
    try:
        first = worker.pid
        assert first is not None
        worker.ask({"do": "load", "seeds": [0]})
        assert (worker.pid, worker.started) == (first, 1)
    finally:
        worker.close()
