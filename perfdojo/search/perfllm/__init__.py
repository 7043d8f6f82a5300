"""The agent: a language model reads the kernel, and Max Q-learning plays the game.

This front needs no extra; what does is imported when an agent is made.
"""

from perfdojo.search.perfllm.search import PerfLLM, make_agent

__all__ = ["PerfLLM", "make_agent"]
