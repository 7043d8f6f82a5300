"""How does one play well on a GPU? Tactics that give loops to blocks, threads and lanes."""

from perfdojo.dojo.tactics.gpu import naive, rows, scans, streams

__all__ = ["naive", "rows", "scans", "streams"]
