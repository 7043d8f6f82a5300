"""Every kind of edit of a model, and lists of them. (Tested, not proven: part of `evolve`.)"""

from perfdojo.evolve.stablehlo.edits.base import REGISTRY, Edit, edited, line_of, parse_edit
from perfdojo.evolve.stablehlo.edits.bypass import Bypass
from perfdojo.evolve.stablehlo.edits.coarsen import Coarsen
from perfdojo.evolve.stablehlo.edits.constant import Constant
from perfdojo.evolve.stablehlo.edits.copy import Copy
from perfdojo.evolve.stablehlo.edits.delete import Delete
from perfdojo.evolve.stablehlo.edits.narrow import Narrow
from perfdojo.evolve.stablehlo.edits.operand import Operand
from perfdojo.evolve.stablehlo.edits.precision import Precision
from perfdojo.evolve.stablehlo.edits.quantise import Quantise
from perfdojo.evolve.stablehlo.edits.replace import Replace
from perfdojo.evolve.stablehlo.edits.reuse import Reuse
from perfdojo.evolve.stablehlo.edits.spread import Spread
from perfdojo.evolve.stablehlo.edits.swap import Swap

__all__ = [
    "REGISTRY", "Bypass", "Coarsen", "Constant", "Copy", "Delete", "Edit", "Narrow", "Operand",
    "Precision", "Quantise", "Replace", "Reuse", "Spread", "Swap", "edited", "line_of",
    "parse_edit",
]  # fmt: skip
