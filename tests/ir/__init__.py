"""Is the language what docs/ir.md says? One test file for each file of the room."""
