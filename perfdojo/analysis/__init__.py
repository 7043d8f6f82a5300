"""What is true of a kernel? Facts that moves, searches and reports use; nothing here edits."""

from perfdojo.analysis.cost import Cost, cost_of
from perfdojo.analysis.dependences import Dependence, find_dependences, is_exact_reduction

__all__ = ["Cost", "Dependence", "cost_of", "find_dependences", "is_exact_reduction"]
