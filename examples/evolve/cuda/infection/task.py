"""A tissue after some days: virus, the state of each cell, and how many there are of each."""

import numpy as np

from perfdojo.evolve import Task, launch, out


def inputs(rng, rows, columns, days):
    shape = (rows, columns)
    return {
        "rows": rows, "columns": columns, "cells": rows * columns, "days": days,
        "seed": int(rng.integers(1, 1 << 20)),
        "virus": (8 * (rng.random(shape) < 0.01)).astype(np.float32),
        "state": np.zeros(shape, np.int32), "age": np.zeros(shape, np.int32),
        "spread_to": out(shape, np.float32),
        "state_b": out(shape, np.int32), "age_b": out(shape, np.int32),
        "counts": out(3, np.int32),
        "share": 0.5, "decay": 0.125, "made": 2.0, "lifetime": 3,
    }  # fmt: skip


def launches(rows, columns, days):
    grid, block = (-(-columns // 16), -(-rows // 16)), (16, 16)
    names = (("state", "age"), ("state_b", "age_b"))
    found = []
    for day in range(days):
        (state, age), (new_state, new_age) = names[day % 2], names[(day + 1) % 2]
        cells = {"state": state, "age": age, "new_state": new_state, "new_age": new_age}
        found.append(launch("spread", grid, block))
        found.append(launch("live", grid, block, before="spread_to", day=day, **cells))
    found.append(launch("count_cells", 1, 64, state=names[days % 2][0]))
    return found


def reference(rows, columns, days, seed, virus, state, age, share, decay, made, lifetime):
    """In float32, as the kernels round: a cell falls ill by comparing whole numbers."""
    one = np.float32
    at = np.arange(rows * columns, dtype=np.uint32).reshape(rows, columns)
    neighbours = _sum_around(np.ones((rows, columns), one))
    states = [(state, age)]
    for day in range(days):
        mean = _sum_around(virus) / np.maximum(neighbours, 1)
        spread = (virus + one(share) * (mean - virus)) * (one(1) - one(decay))
        state, age = states[-1]
        chance = _hash(_hash(np.uint32(seed + day)) ^ at) % 1000
        falls = (state == 0) & (chance.astype(int) < (spread * one(100)).astype(int))
        is_ill = state == 1
        virus = np.where(is_ill, spread + one(made), spread)
        new_age = np.where(falls, 0, np.where(is_ill, age + 1, age))
        dies = is_ill & (age + 1 >= lifetime)
        states.append((np.where(falls, 1, np.where(dies, 2, state)), new_age))
    even, odd = (-1, -2) if days % 2 == 0 else (-2, -1)
    counts = np.bincount(states[-1][0].reshape(-1), minlength=3)
    return {
        "virus": virus, "counts": counts, "state": states[even][0], "age": states[even][1],
        "state_b": states[odd][0], "age_b": states[odd][1],
    }  # fmt: skip


def _sum_around(x):
    rows, columns = x.shape
    p = np.pad(x, 1)
    total = np.zeros_like(x)
    for r in range(3):  # in the order of the kernel
        for c in range(3):
            if (r, c) != (1, 1):
                total = total + p[r : r + rows, c : c + columns]
    return total


def _hash(x):
    x = np.asarray(x, np.uint32)
    with np.errstate(over="ignore"):
        x = x ^ (x >> np.uint32(16))
        x = x * np.uint32(0x7FEB352D)
        x = x ^ (x >> np.uint32(15))
        x = x * np.uint32(0x846CA68B)
        return x ^ (x >> np.uint32(16))


task = Task(
    source="infection.cu",
    inputs=inputs,
    launches=launches,
    reference=reference,
    search=[{"rows": 128, "columns": 128, "days": 6}, {"rows": 21, "columns": 35, "days": 4}],
    validation=[
        {"rows": 100, "columns": 91, "days": 9},
        {"rows": 17, "columns": 40, "days": 5},
    ],
    sealed=[{"rows": 67, "columns": 130, "days": 12}, {"rows": 5, "columns": 9, "days": 7}],
)
