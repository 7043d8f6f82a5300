"""Do records survive a killed process, and several that write at once?"""

from __future__ import annotations

import random
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

from perfdojo.records import open_store

WRITE = """
import itertools, sys
from perfdojo.records import open_store
from tests.records.make import add, begin, timed
path, seed, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
with open_store(path) as store:
    run = begin(store, seed=seed)
    for number in range(count) if count else itertools.count():
        add(store, run, f"{seed}.{number}", timed())
        store.note_spent(run, float(number))
        print(number, flush=True)
"""


def write(path: Path, seed: int, count: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", WRITE, str(path), str(seed), str(count)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def test_two_processes_that_write_at_once_lose_nothing(path: Path) -> None:
    count = 300
    writers = [write(path, seed, count) for seed in (1, 2, 3)]  # all of them find no file
    for writer in writers:
        writer.communicate()
        assert writer.returncode == 0
    with open_store(path) as store:
        runs = store.runs()
        assert sorted(run.seed for run in runs) == [1, 2, 3]
        assert [run.spent for run in runs] == [count - 1.0] * 3
        for run in runs:
            found = {record.digest for record in store.records_of(run)}
            assert found == {f"{run.seed}.{number}" for number in range(count)}


def test_a_killed_process_loses_at_most_what_it_was_writing(path: Path) -> None:
    rng = random.Random(0)
    done = 0
    for _ in range(4):
        writer = write(path, 7, 0)
        assert writer.stdout is not None
        writer.stdout.readline()  # it is at work
        time.sleep(rng.uniform(0.0, 0.2))
        writer.kill()
        said = writer.stdout.read().splitlines()
        writer.wait()
        writer.stdout.close()
        if said:
            done = max(done, int(said[-1]) + 1)
        with open_store(path) as store:
            (run,) = store.runs()  # the same run each time
            assert run.status == "running"
            assert len({record.digest for record in store.records_of(run)}) >= done
        plain = sqlite3.connect(path)
        assert plain.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        plain.close()
