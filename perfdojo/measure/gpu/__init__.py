"""The same questions on a GPU: is it right, and how fast? In a process that stays warm."""
