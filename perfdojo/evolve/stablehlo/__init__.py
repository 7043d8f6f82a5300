"""Edits of StableHLO modules: whole models. (Tested, not proven: part of `evolve`.)"""
