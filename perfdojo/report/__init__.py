"""How is a run shown? Its story as plain values, and the one page that tells it."""

from perfdojo.report.page import make_page
from perfdojo.report.story import Entry, Story, Trial

__all__ = ["Entry", "Story", "Trial", "make_page"]
