"""Which vectors are known already? One file in the user's cache folder, shared by processes.

A cache only saves time: if its file cannot be used, the work is done without it.
"""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

import numpy as np
import numpy.typing as npt

from perfdojo.targets.cache import cache_folder

Vector = npt.NDArray[np.float32]

_WAIT = 10.0  # seconds for another process that writes
_LIMIT = 512 << 20  # bytes of vectors; then the oldest go
_ASKED = 500  # keys in one question to SQLite
_BROKEN = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)


def key_of(fingerprint: str, text: str) -> bytes:
    """Names the vector of a text by a model."""
    return hashlib.sha256(f"{fingerprint}\0{text}".encode()).digest()[:20]


class VectorCache:
    """Vectors of half precision by key; `path` None keeps them in memory only.

    What is put in comes out with the same bits, in this process and in every other.
    """

    def __init__(self, path: Path | None = None, limit: int = _LIMIT) -> None:
        self.path, self.limit = path, limit
        self.near: dict[bytes, Vector] = {}
        self._connection = None if path is None else _open(path)

    def get(self, keys: Sequence[bytes]) -> dict[bytes, Vector]:
        """The vectors that are known."""
        far = [key for key in dict.fromkeys(keys) if key not in self.near]
        for begin in range(0, len(far) if self._connection else 0, _ASKED):
            self.near |= self._fetch(far[begin : begin + _ASKED])
        return {key: self.near[key] for key in keys if key in self.near}

    def put(self, vectors: Mapping[bytes, Vector]) -> None:
        """Keep them; where the file is full, the oldest make room."""
        rows = {key: vector.astype(np.float16) for key, vector in vectors.items()}
        self.near |= {key: row.astype(np.float32) for key, row in rows.items()}
        if self._connection is None or not rows:
            return
        with suppress(sqlite3.Error), self._connection as connection:
            connection.executemany(
                "INSERT OR IGNORE INTO vectors (key, vector) VALUES (?, ?)",
                [(key, row.tobytes()) for key, row in rows.items()],
            )
            size = max(row.nbytes for row in rows.values()) + 32
            connection.execute(
                "DELETE FROM vectors WHERE id <= (SELECT MAX(id) FROM vectors) - ?",
                (self.limit // size,),
            )

    def _fetch(self, keys: Sequence[bytes]) -> dict[bytes, Vector]:
        assert self._connection is not None
        marks = ", ".join("?" * len(keys))
        with suppress(sqlite3.Error):
            rows = self._connection.execute(
                f"SELECT key, vector FROM vectors WHERE key IN ({marks})", keys
            ).fetchall()
            return {key: np.frombuffer(row, np.float16).astype(np.float32) for key, row in rows}
        return {}


def default_cache() -> VectorCache:
    """The one of this user."""
    return VectorCache(cache_folder() / "perfllm" / "vectors.db")


def _open(path: Path) -> sqlite3.Connection | None:
    """A connection; a file that is damaged is thrown away, one that cannot be used is left."""
    for _ in range(2):
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            return _connect(path)
        except sqlite3.DatabaseError as error:
            if (getattr(error, "sqlite_errorcode", 0) & 0xFF) not in _BROKEN:
                return None
            path.unlink(missing_ok=True)
        except OSError:
            return None
    return None


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=_WAIT, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = OFF")
    connection.execute(
        "CREATE TABLE IF NOT EXISTS vectors ("
        "id INTEGER PRIMARY KEY AUTOINCREMENT, key BLOB UNIQUE, vector BLOB)"
    )
    return connection
