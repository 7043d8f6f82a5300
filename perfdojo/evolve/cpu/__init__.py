"""How do variants run on a CPU? (Tested, not proven.) In children, on watched arrays."""
