"""What do we know? Every outcome, kept in one SQLite file, and the best of them."""

from perfdojo.records.exchange import (
    Imported,
    export_file,
    export_lines,
    import_file,
    import_lines,
)
from perfdojo.records.explain import Explanation, Judged, describe, differences, explain, sizes_of
from perfdojo.records.file import default_path
from perfdojo.records.rank import by_time, settle
from perfdojo.records.record import Record, Run, Status
from perfdojo.records.store import Store, Tally, open_store

__all__ = [
    "Explanation",
    "Imported",
    "Judged",
    "Record",
    "Run",
    "Status",
    "Store",
    "Tally",
    "by_time",
    "default_path",
    "describe",
    "differences",
    "explain",
    "export_file",
    "export_lines",
    "import_file",
    "import_lines",
    "open_store",
    "settle",
    "sizes_of",
]
