"""Which kernels for a GPU did nobody think of? Any kernel, with loops and storage of one at random.

Each change is kept only if `verify` agrees, so what comes out is always valid.
"""

from __future__ import annotations

import random
from dataclasses import replace

from perfdojo.ir import Assign, If, Kernel, Loop, Node, constant, find_violations, loops
from perfdojo.ir.device import has_device_loops
from perfdojo.ir.rewrite import find_loop, fresh_name, replace_buffer, replace_node

_KINDS = ("block", "block", "warp", "grid", "team")
_STORAGES = ("shared", "shared", "register", "stack")


def bind_randomly(kernel: Kernel, seed: int) -> Kernel:
    """`kernel` with some loops for blocks, threads and lanes, and some temporaries near them."""
    rng = random.Random(seed)
    kernel = _without_kinds(kernel)
    if rng.random() < 0.7:  # one block runs it all: what follows meets what came before
        name = fresh_name(kernel, "all")
        kernel = replace(kernel, body=(Loop(name, constant(1), "grid", kernel.body),))
    names = [loop.name for loop in loops(kernel.body)] + [b.name for b in kernel.temporaries]
    for name in rng.sample(names, len(names)) + rng.sample(names, len(names)):
        kernel = _kept(kernel, _changed(kernel, name, rng))
    return kernel


def _without_kinds(kernel: Kernel) -> Kernel:
    def plain(node: Node) -> Node:
        match node:
            case Loop():
                return replace(node, kind="", body=tuple(map(plain, node.body)))
            case If():
                return replace(node, body=tuple(map(plain, node.body)))
            case Assign():
                return node

    heap = tuple(replace(buffer, storage="heap") for buffer in kernel.temporaries)
    return replace(kernel, body=tuple(map(plain, kernel.body)), temporaries=heap)


def _changed(kernel: Kernel, name: str, rng: random.Random) -> Kernel:
    buffer = kernel.buffers.get(name)
    if buffer is not None:
        return replace_buffer(kernel, replace(buffer, storage=rng.choice(_STORAGES)))
    loop = find_loop(kernel, name)
    return replace_node(kernel, loop, replace(loop, kind=rng.choice(_KINDS)))


def _kept(old: Kernel, new: Kernel) -> Kernel:
    return new if has_device_loops(new) and not find_violations(new) else old
