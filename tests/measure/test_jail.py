"""Does a child lose no time on its way into the jail?"""

from __future__ import annotations

import subprocess
import sys

import pytest

SCRIPT = """
import os, sys
import perfdojo.measure.nursery
from perfdojo.measure.jail import lock_up
known = set(sys.modules)
child = os.fork()
if child == 0:
    lock_up(1 << 32)
    os.write(1, " ".join(sorted(set(sys.modules) - known)).encode())
    os._exit(0)
sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="needs Linux")
def test_a_child_imports_nothing_that_its_parent_has_not() -> None:
    command = [sys.executable, "-c", SCRIPT]
    found = subprocess.run(command, capture_output=True, text=True, check=True)
    assert found.stdout == ""
