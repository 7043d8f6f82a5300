"""How is a kernel made faster by hand? Moves, each proven legal before it is applied.

Run it with `python examples/06_play_by_hand.py`; `docs/recipes.md` explains a whole game.
"""

import difflib
from collections import Counter

import numpy as np

import perfdojo as dojo
from perfdojo.errors import IllegalMove
from perfdojo.moves import REGISTRY, parse_move, parse_moves, play
from perfdojo.targets import find_target

kernel = dojo.kernel("softmax", N=64, M=128)
machine = find_target("cpu").machine
print(kernel)

# Every move lists its legal instances; limits, such as the width of a vector, are the machine's.
legal = [move for kind in REGISTRY.values() for move in kind.candidates(kernel, machine)]
print(len(legal), "legal moves; by kind:", dict(Counter(move.name for move in legal)))

# What is not legal says why, in terms of the kernel.
for text in ("vectorise(j)", "drop(m, 0)", "interchange(i)"):
    try:
        parse_move(text).check(kernel)
    except IllegalMove as error:
        print("refused:", error)

# Moves are played on values: each gives a new kernel. These keep every bit.
exact = parse_moves("""
    fuse(i, i1); fuse(i, i2); fuse(i, i3)     # one row at a time
    reorder(j1); fuse(j1, j2)                 # add up while computing
    drop(m, 0); drop(e, 0); drop(s, 0)        # rows share their temporaries
    parallelise(i)
""")
rows = play(kernel, *exact)
inputs = dojo.random_inputs(kernel)
before, after = dojo.interpret(kernel, inputs)["y"], dojo.interpret(rows, inputs)["y"]
print("\nthe same bits after", len(exact), "moves:", np.array_equal(before, after))

# One that rounds otherwise says so.
divide = parse_move("reciprocal(y:0)")
print(divide, "is", divide.numerics_on(rows))
fast = play(rows, divide, *parse_moves("split(j3, 8); vectorise(j3.i)"))

print("\nwhat changed:")
changes = difflib.unified_diff(str(kernel).splitlines(), str(fast).splitlines(), lineterm="", n=99)
print(*list(changes)[3:], sep="\n")

# Built, it is judged by the kernel that we started from, interpreted in float64.
result = dojo.compare(kernel, {"y": dojo.build(fast)(**inputs)}, inputs)
print("still right:", result.correct)
