"""Do records survive a killed process, and several that write at once?"""

from __future__ import annotations

import itertools
import multiprocessing
import random
import sqlite3
import time
from multiprocessing.connection import Connection
from pathlib import Path

from perfdojo.records import open_store
from tests.records.make import add, begin, timed

processes = multiprocessing.get_context("fork")  # nothing here is shared, and it starts at once


def write(path: Path, seed: int, count: int | None, line: Connection) -> None:
    """Write records without end, or so many, and say the number of each that is written."""
    with open_store(path) as store:
        run = begin(store, seed=seed)
        done = len(store.records_of(run))
        for number in itertools.count(done) if count is None else range(count):
            add(store, run, f"{seed}.{number}", timed())
            store.note_spent(run, float(number))
            line.send(number)


def test_processes_that_write_at_once_lose_nothing(path: Path) -> None:
    count = 150
    ends = [processes.Pipe() for _ in range(3)]
    writers = [
        processes.Process(target=write, args=(path, seed, count, theirs))
        for seed, (_, theirs) in enumerate(ends)
    ]
    for writer in writers:  # all of them find no file
        writer.start()
    for writer in writers:
        writer.join()
        assert writer.exitcode == 0
    with open_store(path) as store:
        runs = store.runs()
        assert sorted(run.seed for run in runs) == [0, 1, 2]
        assert [run.spent for run in runs] == [count - 1.0] * 3
        for run in runs:
            found = {record.digest for record in store.records_of(run)}
            assert found == {f"{run.seed}.{number}" for number in range(count)}


def test_a_killed_process_loses_at_most_what_it_was_writing(path: Path) -> None:
    rng = random.Random(0)
    for _ in range(10):
        ours, theirs = processes.Pipe(duplex=False)
        writer = processes.Process(target=write, args=(path, 7, None, theirs))
        writer.start()
        theirs.close()
        last = ours.recv()  # it is at work
        time.sleep(rng.uniform(0.0, 0.05))
        writer.kill()
        writer.join()
        while ours.poll():
            try:
                last = ours.recv()
            except EOFError:
                break
        ours.close()
        with open_store(path) as store:
            (run,) = store.runs()  # the same run each time
            found = [record.digest for record in store.records_of(run)]
            assert run.status == "running"
            assert last + 1 <= len(found) <= last + 2
            assert found == [f"7.{number}" for number in range(len(found))]
            assert last - 1 <= run.spent <= last + 1
        plain = sqlite3.connect(path)
        assert plain.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        plain.close()
