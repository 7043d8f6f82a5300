"""Which unproven edits help? Tested, not proven: edits of other IRs, by evolution."""
