"""`python -m perfdojo` is the command `perfdojo`."""

from perfdojo.cli import main

if __name__ == "__main__":
    main()
