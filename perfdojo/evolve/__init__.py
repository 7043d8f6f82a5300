"""Which unproven edits help? Tested, not proven: edits of other IRs, by evolution."""

from perfdojo.evolve.task import Launch, Program, Task, launch, out

__all__ = ["Launch", "Program", "Task", "launch", "out"]
