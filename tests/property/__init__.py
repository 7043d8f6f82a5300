"""Which laws hold for every kernel? Hypothesis looks for one that breaks them."""
