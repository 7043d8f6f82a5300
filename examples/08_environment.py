"""How does an agent play? Through Gymnasium; here one that learns which moves paid, by their texts.

Run it with `python examples/08_environment.py` (it needs the extra `perfllm`, and no compiler);
`docs/environment.md` explains the environment.
"""

from collections import defaultdict

import gymnasium
import numpy as np

import perfdojo.dojo.gym  # noqa: F401  # registers the environment
from perfdojo.testing import make_landscape

# A made-up landscape with traps and a known optimum. With kernel="softmax", sizes={...} instead,
# the same loop would compile, check and time every state.
land = make_landscape(seed=2, nests=4)
env = gymnasium.make("perfdojo/Kernel-v0", landscape=[land], length=12)
rng = np.random.default_rng(0)
value: defaultdict[str, float] = defaultdict(float)  # of a move: the best reward that followed it
best, at = 0.0, 0

for episode in range(200):
    _, info = env.reset(seed=episode)
    played: list[tuple[str, float]] = []
    terminated = truncated = False
    while not (terminated or truncated):
        legal = np.flatnonzero(info["action_mask"])
        scores = [value[info["moves"][action]] for action in legal]
        explore = rng.random() < 0.5
        action = int(rng.choice(legal) if explore else legal[int(np.argmax(scores))])
        move = info["moves"][action]
        _, reward, terminated, truncated, info = env.step(action)
        played.append((move, reward))
    reached = 0.0
    for move, reward in reversed(played):
        reached = max(reached, reward)  # the best along the trajectory counts, not the sum
        value[move] += 0.2 * (reached - value[move])
    if reached > best:
        best, at = reached, episode

found, possible = np.exp(best), land.speedup
print(f"best found: {found:.2f}x in episode {at}; the optimum is {possible:.2f}x")
env.close()
