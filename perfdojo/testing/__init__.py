"""How are new moves, targets and searches tested? Reusable checks, shipped with the package."""

from perfdojo.testing.generate import random_kernel
from perfdojo.testing.landscape import make_landscape
from perfdojo.testing.measurer import PaperMeasurer, landscape_measurer, recorded_measurer
from perfdojo.testing.move import (
    GPU_TEST_MACHINE,
    TEST_MACHINE,
    check_candidates,
    check_meaning,
    check_move,
)
from perfdojo.testing.search import check_search
from perfdojo.testing.target import check_target, check_text

__all__ = [
    "GPU_TEST_MACHINE",
    "TEST_MACHINE",
    "PaperMeasurer",
    "check_candidates",
    "check_meaning",
    "check_move",
    "check_search",
    "check_target",
    "check_text",
    "landscape_measurer",
    "make_landscape",
    "random_kernel",
    "recorded_measurer",
]
