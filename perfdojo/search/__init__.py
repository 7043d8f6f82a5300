"""Which step next? One file a search; the driver keeps budget, records and progress."""

from perfdojo.search import anneal, auto, beam, evolution, heuristic, perfllm, walks
from perfdojo.search.base import REGISTRY, Result, Search, find_search, register

__all__ = [
    "REGISTRY",
    "Result",
    "Search",
    "anneal",
    "auto",
    "beam",
    "evolution",
    "find_search",
    "heuristic",
    "perfllm",
    "register",
    "walks",
]
