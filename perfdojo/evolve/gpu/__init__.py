"""How do variants run on a GPU? (Tested, not proven.) In warm children, on watched memory."""
