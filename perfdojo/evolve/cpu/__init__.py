"""How do variants run on a CPU? (Tested, not proven.) In children of a nursery, on watched arrays."""
