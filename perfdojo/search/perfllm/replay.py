"""Which transition is learnt from next? Those whose value was most wrong are drawn most often.

Prioritised experience replay (arXiv 1511.05952) on a sum tree: drawing and changing a priority
take a logarithm of the count.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

_SHARPNESS = 0.6  # 0 draws all alike
_CORRECTION = 0.4  # of the bias that unequal draws bring; 1 removes it
_LEAST = 1e-3  # so that nothing is forgotten


class Replay:
    """Items by number, each with a priority."""

    def __init__(self, capacity: int = 1 << 17) -> None:
        self.capacity = capacity
        self.items: list[int] = []  # by place; the oldest is replaced when it is full
        self.places: dict[int, int] = {}
        self.tree = np.zeros(2 * capacity, np.float64)
        self.next = 0
        self.highest = 1.0

    def __len__(self) -> int:
        return len(self.items)

    def add(self, item: int) -> None:
        """A new one gets the highest priority; one that is there stays as it is."""
        if item in self.places:
            return
        if len(self.items) < self.capacity:
            self.items.append(item)
        else:
            del self.places[self.items[self.next]]
            self.items[self.next] = item
        self.places[item] = self.next
        self._set(self.next, self.highest)
        self.next = (self.next + 1) % self.capacity

    def draw(
        self, count: int, rng: np.random.Generator
    ) -> tuple[list[int], npt.NDArray[np.float32]]:
        """Items, and the weight each should have in a loss; one may be drawn twice."""
        total = self.tree[1]
        marks = (np.arange(count) + rng.random(count)) * (total / count)
        places = [self._find(mark) for mark in marks]
        shares = np.array([self.tree[self.capacity + place] for place in places]) / total
        weights = (len(self.items) * np.maximum(shares, 1e-12)) ** -_CORRECTION
        return [self.items[p] for p in places], (weights / weights.max()).astype(np.float32)

    def note(self, items: list[int], errors: npt.NDArray[np.float32]) -> None:
        """How wrong the value of each was: its new priority."""
        for item, error in zip(items, errors, strict=True):
            priority = float((abs(error) + _LEAST) ** _SHARPNESS)
            self.highest = max(self.highest, priority)
            if item in self.places:
                self._set(self.places[item], priority)

    def _set(self, place: int, priority: float) -> None:
        node = place + self.capacity
        change = priority - self.tree[node]
        while node:
            self.tree[node] += change
            node //= 2

    def _find(self, mark: float) -> int:
        node = 1
        while node < self.capacity:
            node *= 2
            if mark >= self.tree[node] and self.tree[node + 1] > 0:
                mark -= self.tree[node]
                node += 1
        return min(node - self.capacity, len(self.items) - 1)

    def state(self) -> dict[str, Any]:
        """For a checkpoint."""
        leaves = self.tree[self.capacity : self.capacity + len(self.items)]
        return {
            "items": np.array(self.items, np.int64),
            "priorities": leaves.copy(),
            "next": self.next,
            "highest": self.highest,
        }

    def restore(self, state: dict[str, Any]) -> None:
        """Become what `state` was taken from. The sums are rebuilt, so they are exact again."""
        self.items = [int(item) for item in state["items"]]
        self.places = {item: place for place, item in enumerate(self.items)}
        self.next, self.highest = int(state["next"]), float(state["highest"])
        self.tree[:] = 0.0
        self.tree[self.capacity : self.capacity + len(self.items)] = state["priorities"]
        self.rebuild()

    def rebuild(self) -> None:
        """Sums from the leaves up, rid of what rounding has piled up."""
        level = self.capacity
        while level > 1:
            pairs = self.tree[level : 2 * level].reshape(-1, 2)
            self.tree[level // 2 : level] = pairs.sum(1)
            level //= 2
