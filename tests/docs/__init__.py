"""Is what the documents say still true? Their code runs, their kernels parse, their files exist."""
