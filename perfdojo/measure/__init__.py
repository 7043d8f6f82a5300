"""Is it right, and how fast? Inputs, comparison with the oracle, timing, the machine's ceilings."""

from perfdojo.measure.ceilings import Ceilings, measure_ceilings
from perfdojo.measure.compare import Comparison, compare, scaled_error, tolerance_of
from perfdojo.measure.inputs import random_inputs
from perfdojo.measure.timing import Timing, time_call

__all__ = [
    "Ceilings",
    "Comparison",
    "Timing",
    "compare",
    "measure_ceilings",
    "random_inputs",
    "scaled_error",
    "time_call",
    "tolerance_of",
]
