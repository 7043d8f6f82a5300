"""Which unproven edits help? Tested, not proven: edits of other IRs, by evolution."""

from perfdojo.evolve.task import Program, Task, out

__all__ = ["Program", "Task", "out"]
