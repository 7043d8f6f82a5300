"""What is true of a kernel? Facts that moves, searches and reports use; nothing here edits."""

from perfdojo.analysis.cost import Cost, cost_of
from perfdojo.analysis.dependences import Dependence, find_dependences, is_exact_reduction
from perfdojo.analysis.estimate import PARTS as ESTIMATE_PARTS
from perfdojo.analysis.estimate import Estimate, estimate

__all__ = [
    "ESTIMATE_PARTS",
    "Cost",
    "Dependence",
    "Estimate",
    "cost_of",
    "estimate",
    "find_dependences",
    "is_exact_reduction",
]
