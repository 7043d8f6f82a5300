"""Are vectors kept, with the same bits, by several processes, in bounds?"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np

from perfdojo.search.perfllm.cache import VectorCache, key_of

VECTOR = np.array([0.1, 1e-3, -7.5], np.float32)


def test_what_is_put_in_comes_out_with_the_same_bits(tmp_path: Path) -> None:
    key = key_of("model", "text")
    first = VectorCache(tmp_path / "v.db")
    first.put({key: VECTOR})
    again = VectorCache(tmp_path / "v.db")
    assert again.get([key])[key].tobytes() == first.get([key])[key].tobytes()
    assert np.allclose(again.get([key])[key], VECTOR, rtol=1e-3)


def test_models_do_not_share_vectors(tmp_path: Path) -> None:
    cache = VectorCache(tmp_path / "v.db")
    cache.put({key_of("one", "text"): VECTOR})
    assert cache.get([key_of("two", "text")]) == {}


def test_the_oldest_make_room(tmp_path: Path) -> None:
    cache = VectorCache(tmp_path / "v.db", limit=10 * (6 + 32))
    for number in range(40):
        cache.put({key_of("m", str(number)): VECTOR})
    again = VectorCache(tmp_path / "v.db")
    kept = [n for n in range(40) if again.get([key_of("m", str(n))])]
    assert kept == list(range(30, 40))


def test_a_damaged_file_is_thrown_away(tmp_path: Path) -> None:
    path = tmp_path / "v.db"
    path.write_bytes(b"no database" * 500)
    cache = VectorCache(path)
    cache.put({b"k": VECTOR})
    assert b"k" in VectorCache(path).get([b"k"])


def test_without_a_place_to_write_it_works_in_memory(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    cache = VectorCache(tmp_path / "file" / "v.db")
    cache.put({b"k": VECTOR})
    assert b"k" in cache.get([b"k"])


def test_several_processes_write_at_once(tmp_path: Path) -> None:
    script = (
        "import sys, numpy as np; from pathlib import Path\n"
        "from perfdojo.search.perfllm.cache import VectorCache, key_of\n"
        "cache = VectorCache(Path(sys.argv[1]))\n"
        "for n in range(50):\n"
        "    cache.put({key_of(sys.argv[2], str(n)): np.ones(8, np.float32)})\n"
    )
    path = tmp_path / "v.db"
    jobs = [subprocess.Popen([sys.executable, "-c", script, path, who]) for who in "ab"]
    assert [job.wait(60) for job in jobs] == [0, 0]
    keys = [key_of(who, str(n)) for who in "ab" for n in range(50)]
    assert len(VectorCache(path).get(keys)) == 100
