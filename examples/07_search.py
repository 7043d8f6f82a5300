"""How does a kernel get faster on its own? A game, a search, and a measured verdict.

Run it with `python examples/07_search.py`; `docs/search.md` explains what happens.
"""

import tempfile
from pathlib import Path

import perfdojo as dojo
from perfdojo.dojo import Game
from perfdojo.records import open_store
from perfdojo.search.budget import parse_budget
from perfdojo.search.optimise import Options, optimise

kernel = dojo.kernel("rmsnorm", N=256, M=512)

# The game by hand: states are values, so undoing is keeping the one before.
game = Game(kernel, "cpu")
state = game.replay(["fuse(i, i1)", "parallelise(i)"])
print(len(list(game.moves(state))), "legal moves after", "; ".join(state.steps))

# The search plays it. Each outcome is recorded as it comes; a second run would continue.
options = Options(search="auto", budget=parse_budget("16x"), seed=1)
with tempfile.TemporaryDirectory() as folder, open_store(Path(folder) / "records.db") as store:
    verdict = optimise(kernel, "cpu", options, store)
    print(verdict.course.measured, "programs measured, run", verdict.run.id)
    print("verified on inputs the search never saw:", verdict.verified)
    print(f"{verdict.final.speedup:.2f}x over the untouched kernel, {verdict.state.numerics}")
    print(verdict.state.kernel)

    # The best verified result is used when asked for.
    record = store.best(verdict.run.start, verdict.run.fingerprint)
    assert record is not None
    assert record.digest == verdict.state.digest
