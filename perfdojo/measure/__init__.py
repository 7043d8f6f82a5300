"""Is it right, and how fast? Inputs, comparison with the oracle, timing, the machine's ceilings."""

from perfdojo.measure.ceilings import Ceilings, measure_ceilings
from perfdojo.measure.compare import Comparison, compare, scaled_error, tolerance_of
from perfdojo.measure.harness import Harness
from perfdojo.measure.inputs import random_inputs
from perfdojo.measure.outcome import Failed, Outcome, Timed
from perfdojo.measure.timing import Timing, time_call

__all__ = [
    "Ceilings",
    "Comparison",
    "Failed",
    "Harness",
    "Outcome",
    "Timed",
    "Timing",
    "compare",
    "measure_ceilings",
    "random_inputs",
    "scaled_error",
    "time_call",
    "tolerance_of",
]
