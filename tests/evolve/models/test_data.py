"""Are data found, kept apart, and is what is wrong with them said in one line?"""

from __future__ import annotations

import gzip
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from perfdojo.errors import TaskError
from perfdojo.evolve.models.data import (
    FOLDER,
    PARTS,
    SPLIT,
    Data,
    load_cifar10,
    load_mnist,
    make_data,
    read_idx,
)


def some(count: int = 400, seed: int = 0) -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(seed)
    return rng.normal(size=(count, 5)).astype(np.float32), rng.integers(0, 3, count)


def test_parts_share_no_example_and_the_same_seed_gives_the_same() -> None:
    x, y = some()
    data = make_data(np.concatenate([x, x]), np.concatenate([y, y]))
    data.check(10)
    assert sum(len(labels) for _, labels in data.parts.values()) == 400
    assert data.digest() == make_data(np.concatenate([x, x]), np.concatenate([y, y])).digest()
    assert data.digest() != make_data(x, y, seed=1).digest()


@given(split=st.integers(0, 10_000), other=st.integers(0, 10_000))
@settings(max_examples=25, deadline=None)
def test_whatever_the_split_parts_share_nothing_and_hold_everything(split: int, other: int) -> None:
    x, y = some()
    data = make_data(x, y, seed=split)
    rows = [row.tobytes() for examples, _ in data.parts.values() for row in examples]
    assert sorted(rows) == sorted(row.tobytes() for row in x)
    again = make_data(x, y, seed=other)
    assert (data.digest() == again.digest()) == (split == other)


def write_mnist(folder: Path, count: int = 200) -> None:
    rng = np.random.default_rng(0)
    for name, array in (
        ("t10k-images-idx3-ubyte.gz", rng.integers(0, 255, (count, 28, 28))),
        ("t10k-labels-idx1-ubyte.gz", rng.integers(0, 10, (count,))),
    ):
        head = bytes([0, 0, 8, array.ndim]) + b"".join(s.to_bytes(4, "big") for s in array.shape)
        (folder / name).write_bytes(gzip.compress(head + array.astype(np.uint8).tobytes()))


def rows_of(part: tuple[np.ndarray, np.ndarray]) -> set[bytes]:
    return {row.tobytes() for row in part[0]}


def test_another_split_of_mnist_reports_on_other_pictures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_mnist(tmp_path)
    monkeypatch.setenv(FOLDER, str(tmp_path))
    monkeypatch.setenv(SPLIT, "")
    first = load_mnist()
    monkeypatch.setenv(SPLIT, "7")
    fresh = load_mnist()
    fresh.check(20)
    assert fresh.source == "MNIST (split 7)"
    assert len(rows_of(fresh.report) & rows_of(first.report)) < len(first.report[1]) / 2
    for name in ("train", "search", "validation"):
        assert not rows_of(fresh.report) & rows_of(fresh.parts[name])


def test_a_split_that_is_no_number_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_mnist(tmp_path)
    monkeypatch.setenv(FOLDER, str(tmp_path))
    monkeypatch.setenv(SPLIT, "new")
    with pytest.raises(TaskError, match="expected --split or PERFDOJO_SPLIT to be a number"):
        load_mnist()


@pytest.mark.models
def test_without_a_folder_the_digits_stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(FOLDER, raising=False)
    flat, pictures = load_mnist(), load_cifar10()
    assert flat.is_fallback
    assert "fallback" in flat.source
    assert flat.search[0].shape[1:] == (64,)
    assert pictures.search[0].shape[1:] == (16, 16, 1)
    flat.check(32)


def test_mnist_is_read_from_its_usual_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_mnist(tmp_path)
    monkeypatch.setenv(FOLDER, str(tmp_path))
    data = load_mnist()
    assert data.source == "MNIST"
    assert data.train is not None
    assert data.train[0].shape == (110, 784)


def test_cifar_keeps_its_test_pictures_for_the_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = np.random.default_rng(0)
    arrays = {f"{n}_x": rng.integers(0, 255, (c, 32, 32, 3)).astype(np.uint8) for n, c in
              (("train", 120), ("test", 40))}  # fmt: skip
    arrays |= {"train_y": rng.integers(0, 10, 120), "test_y": rng.integers(0, 10, 40)}
    np.savez(tmp_path / "cifar10-small.npz", **arrays)
    monkeypatch.setenv(FOLDER, str(tmp_path))
    data = load_cifar10(train=60)
    assert [len(y) for _, y in data.parts.values()] == [60, 30, 30, 40]
    assert data.report[0].shape == (40, 32, 32, 3)
    monkeypatch.setenv(SPLIT, "3")
    fresh = load_cifar10(train=60)
    assert rows_of(fresh.train) == rows_of(data.train)  # type: ignore[arg-type]
    held = set().union(*(rows_of(data.parts[name]) for name in PARTS))
    assert set().union(*(rows_of(fresh.parts[name]) for name in PARTS)) == held
    assert rows_of(fresh.report) != rows_of(data.report)


@pytest.mark.parametrize("load", [load_mnist, load_cifar10])
def test_a_folder_without_the_files_is_told(
    load: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FOLDER, str(tmp_path))
    with pytest.raises(TaskError, match=r"has no (MNIST|CIFAR-10): expected"):
        load()  # type: ignore[operator]


def test_a_missing_folder_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER, "/nowhere/at/all")
    with pytest.raises(
        TaskError, match=r"data: there is no folder '/nowhere/at/all'; name another"
    ):
        load_mnist()


def test_damaged_files_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "x").write_bytes(b"\0\0\x08\x01\0\0\0\x09ab")
    with pytest.raises(TaskError, match="'x' is no idx file of bytes"):
        read_idx(tmp_path / "x")
    np.savez(tmp_path / "cifar10.npz", train_x=np.zeros((2, 2)))
    monkeypatch.setenv(FOLDER, str(tmp_path))
    with pytest.raises(TaskError, match=r"'cifar10\.npz' has no array"):
        load_cifar10()
    names = ("train_x", "train_y", "test_x", "test_y")
    np.savez(tmp_path / "cifar10.npz", **{name: np.zeros((4, 4)) for name in names})
    with pytest.raises(TaskError, match="expected pictures of 32x32x3"):
        load_cifar10()


def parts(**changes: tuple[np.ndarray, np.ndarray]) -> Data:
    found = {name: some(60, seed) for seed, name in enumerate(("search", "validation", "report"))}
    return Data(**(found | changes))


def with_label() -> tuple[np.ndarray, np.ndarray]:
    x, y = some(60, 5)
    x[:, 2] = 3 * y + 1
    return x, y


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (parts(report=(some(60, 9)[0], some(50, 9)[1])), "'report' has 60 examples, but 50 labels"),
        (parts(report=some(5, 9)), "expected at least 20 examples in 'report', got 5"),
        (parts(report=(some(60, 9)[0][:, :2], some(60, 9)[1])), "examples of 'report' have the"),
        (parts(report=(some(60, 9)[0] * np.nan, some(60, 9)[1])), "numbers that are not finite"),
        (parts(report=with_label()), "feature 2 of 'report' is the label; take it out of x"),
        (parts(report=some(60, 0)), "an example of 'report' is also in 'search'"),
    ],
)
def test_data_that_do_not_fit_are_told(data: Data, said: str) -> None:
    with pytest.raises(TaskError) as error:
        data.check(10)
    assert said in str(error.value)
