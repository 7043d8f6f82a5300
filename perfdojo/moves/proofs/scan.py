"""Which loops carry a running value? A scan: c op= v(j) in each iteration, and readers of c.

    for j in M:
      .. c ..            # readers before: they see what lies before j
      c op= v(j)         # the step
      .. c ..            # readers behind: they see j too

Whoever computes the running value in another way must know that v(j) can be computed for all j
beforehand: it reads nothing that the loop writes, the running value itself included.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from perfdojo.analysis import is_exact_reduction
from perfdojo.ir import Access, Assign, Kernel, Loop, Node, loads, print_statement
from perfdojo.ir.affine import loop_names
from perfdojo.ir.nodes import loops, map_expr, statements
from perfdojo.ir.types import widened
from perfdojo.moves.base import Move
from perfdojo.moves.proofs.early import arrays_in, written_in


@dataclass(frozen=True, slots=True)
class Scan:
    """`step` is number `place` in the body of `loop`; it accumulates into `carry`."""

    loop: Loop
    place: int
    step: Assign

    @property
    def carry(self) -> Access:
        """The running value."""
        return self.step.target

    def numerics_on(self, kernel: Kernel) -> str:
        """The class of computing it in another order."""
        dtype = kernel.buffers[self.carry.buffer].dtype
        return "exact" if is_exact_reduction(self.step.op, dtype) else "reassociate"


def find_scan(move: Move, kernel: Kernel, loop: Loop) -> Scan:
    """The scan that `loop` is. Raises IllegalMove."""
    if loop.kind:
        raise move.refuse(f"loop '{loop.name}' is {loop.kind}; serialise({loop.name}) first")
    if not loop.extent.is_constant:
        raise move.refuse(f"the extent of loop '{loop.name}' varies: {loop.extent}")
    found = [_as_scan(loop, place, node) for place, node in enumerate(loop.body)]
    scans = [scan for scan in found if scan is not None]
    if not scans:
        raise move.refuse(
            f"expected loop '{loop.name}' to hold a step such as c += x[{loop.name}], and readers "
            "of c"
        )
    scan = scans[0]
    text = f"'{print_statement(scan.step)}'"
    dtype = kernel.buffers[scan.carry.buffer].dtype
    if dtype != widened(dtype):
        raise move.refuse(f"'{scan.carry.buffer}' is {dtype}, too narrow for sums of its parts")
    if common := arrays_in(scan.step.value) & written_in(loop):
        name = min(common)
        raise move.refuse(f"{text} reads '{name}', which loop '{loop.name}' writes")
    for other in statements(loop.body):
        if other is not scan.step and other.target.buffer == scan.carry.buffer:
            raise move.refuse(
                f"'{print_statement(other)}' writes '{scan.carry.buffer}' beside {text}"
            )
        for access in loads(other.value):
            if access.buffer == scan.carry.buffer and access != scan.carry:
                raise move.refuse(
                    f"'{print_statement(other)}' reads {access}, expected {scan.carry}"
                )
    return scan


def _as_scan(loop: Loop, place: int, node: Node) -> Scan | None:
    """The scan whose step is `node`: an accumulation that others in the loop read."""
    if not isinstance(node, Assign) or node.op == "=":
        return None
    inside = {loop.name, *(inner.name for inner in loops(loop.body))}
    if any(inside.intersection(loop_names(index)) for index in node.target.indices):
        return None
    others = (other for other in statements(loop.body) if other is not node)
    read = any(node.target.buffer in arrays_in(other.value) for other in others)
    return Scan(loop, place, node) if read else None


def read_instead(nodes: tuple[Node, ...], carry: Access, new: Access) -> tuple[Node, ...]:
    """`nodes` with `new` read, and accumulated into, wherever they name `carry`."""

    def change(node: Node) -> Node:
        match node:
            case Assign():
                value = map_expr(node.value, lambda part: new if part == carry else part)
                target = new if node.target == carry else node.target
                return replace(node, target=target, value=value)
        return replace(node, body=tuple(map(change, node.body)))

    return tuple(map(change, nodes))
