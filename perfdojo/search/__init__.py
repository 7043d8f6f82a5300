"""Which step next? One file a search; the driver keeps budget, records and progress."""

from perfdojo.search.base import REGISTRY, Result, Search, find_search, register

__all__ = ["REGISTRY", "Result", "Search", "find_search", "register"]
