"""How is a run shown? Its story as plain values, and the one page that tells it."""

from perfdojo.report.page import make_page
from perfdojo.report.story import Entry, Story, Trial
from perfdojo.report.tell import tell

__all__ = ["Entry", "Story", "Trial", "make_page", "tell"]
