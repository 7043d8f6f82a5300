"""Is the extra installed? The agent needs more than the core, and says so before it starts."""

from __future__ import annotations

import importlib.util
from collections.abc import Sequence

from perfdojo.errors import AgentError

AGENT = ("torch", "safetensors")
READER = ("torch", "safetensors", "transformers")
CURE = "pip install 'perfdojo[perfllm]'"


def need(modules: Sequence[str], who: str) -> None:
    """Raise AgentError, in one line, unless every module can be imported."""
    missing = [name for name in modules if _is_missing(name)]
    if missing:
        raise AgentError(f"{who}: expected {', '.join(missing)} to be installed; {CURE}")


def _is_missing(name: str) -> bool:
    try:
        return importlib.util.find_spec(name) is None
    except ValueError:  # a test, or a user, has put None in its place
        return True
