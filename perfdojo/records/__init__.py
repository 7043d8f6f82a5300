"""What do we know? Every outcome, kept in one SQLite file, and the best of them."""

from perfdojo.records.file import default_path
from perfdojo.records.record import Record, Run, Status
from perfdojo.records.store import Store, Tally, open_store

__all__ = ["Record", "Run", "Status", "Store", "Tally", "default_path", "open_store"]
