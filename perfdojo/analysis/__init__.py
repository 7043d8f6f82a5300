"""What is true of a kernel? Facts that moves, searches and reports use; nothing here edits."""

from perfdojo.analysis.cost import Cost, cost_of

__all__ = ["Cost", "cost_of"]
