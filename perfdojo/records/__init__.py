"""What do we know? Every outcome, kept in one SQLite file, and the best of them."""
