"""Does a run survive the death of its driver? kill -9 at random moments, then the same command."""

from __future__ import annotations

import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from perfdojo.records import open_store

COMMAND = (
    *(sys.executable, "-m", "perfdojo", "optimize", "softmax", "N=64", "M=96"),
    *("--budget", "40x", "--seed", "7", "--no-torch", "--json"),
)
pytestmark = pytest.mark.cc


def start(path: Path, *more: str) -> subprocess.Popen[str]:
    environment = os.environ | {"PERFDOJO_RECORDS": str(path)}
    return subprocess.Popen(
        [*COMMAND, *more], env=environment, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip


def find_left_behind(path: Path) -> list[str]:
    """Every process that still works for the store, whose place is in its environment."""
    found = []
    for folder in Path("/proc").iterdir():
        try:
            if folder.name.isdigit() and str(path).encode() in (folder / "environ").read_bytes():
                found.append((folder / "cmdline").read_text().replace("\0", " "))
        except OSError:
            continue  # it ended meanwhile
    return found


def wait_for_silence(path: Path) -> list[str]:
    for _ in range(100):
        left = find_left_behind(path)
        if not left:
            return []
        time.sleep(0.1)
    return left


def check_intact(path: Path) -> None:
    if path.exists():
        with sqlite3.connect(path) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def kill_and_continue(path: Path, kills: int, seed: int) -> None:
    rng = random.Random(seed)
    known: set[str] = set()
    for _ in range(kills):
        driver = start(path)
        time.sleep(rng.uniform(0.2, 4.0))
        driver.send_signal(signal.SIGKILL)
        driver.communicate()
        assert wait_for_silence(path) == []
        check_intact(path)
        if path.exists():
            with open_store(path) as store:
                _, records = store.everything()
            assert known <= {record.digest for record in records}, "something was lost"
            known = {record.digest for record in records}
    answer, complaint = start(path).communicate()
    assert answer, complaint
    summary = json.loads(answer)
    with open_store(path) as store:
        runs, records = store.everything()
    assert len(runs) == 1, "the same command continues its run"
    assert runs[0].status == "finished"
    assert summary["verified"]
    assert summary["measured"] == 40
    searched = [record.digest for record in records if not record.verified]
    again = {digest for digest in searched if searched.count(digest) > 1} - {runs[0].start}
    assert not again, "a program that was measured before was measured again"
    assert wait_for_silence(path) == []


def test_a_killed_driver_continues_where_it_stopped(tmp_path: Path) -> None:
    kill_and_continue(tmp_path / "records.db", kills=2, seed=1)


@pytest.mark.slow
def test_ten_kills_lose_nothing(tmp_path: Path) -> None:
    kill_and_continue(tmp_path / "records.db", kills=10, seed=2)


def test_two_drivers_on_one_store_lose_nothing(tmp_path: Path) -> None:
    path = tmp_path / "records.db"
    drivers = [start(path, "--seed", str(seed)) for seed in (11, 12)]
    summaries = [json.loads(driver.communicate()[0]) for driver in drivers]
    assert len({summary["run"] for summary in summaries}) == 2
    with open_store(path) as store:
        for summary in summaries:
            kept = {record.digest for record in store.records_of(summary["run"])}
            assert len(kept) >= summary["measured"]
    check_intact(path)


def test_ctrl_c_prints_the_best_and_the_same_command_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "records.db"
    driver = start(path, "--budget", "4000x")
    with_records = 0
    for _ in range(300):
        time.sleep(0.1)
        if path.exists():
            with open_store(path) as store:
                with_records = len(store.everything()[1])
        if with_records > 5:
            break
    driver.send_signal(signal.SIGINT)
    answer, complaint = driver.communicate()
    assert driver.returncode == 130, complaint
    first = json.loads(answer)
    assert first["interrupted"]
    assert first["verified"]
    second = json.loads(start(path, "--budget", f"{first['measured'] + 4}x").communicate()[0])
    assert second["run"] == first["run"]
    assert not second["interrupted"]
    assert second["measured"] == first["measured"] + 4
