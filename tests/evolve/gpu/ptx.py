"""A GPU without a GPU: PTX, run by NumPy, all threads of a block at once.

Threads that are furthest behind go first, which brings them together again after a branch; barriers
hold them until all that still run are there. Counts instructions of warps, which stand for time.
With `by_warp` the last warp runs to its next barrier first, then the one before: races show.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass, field
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]
SHARED, LOCAL, WARP = 1 << 48, 1 << 49, 32
MOST_STEPS = 400_000  # of one block: what takes more is said to hang
_DTYPES = {
    "pred": np.bool_, "b8": np.uint8, "u8": np.uint8, "s8": np.int8, "b16": np.uint16,
    "u16": np.uint16, "s16": np.int16, "b32": np.uint32, "u32": np.uint32, "s32": np.int32,
    "b64": np.uint64, "u64": np.uint64, "s64": np.int64, "f32": np.float32, "f64": np.float64,
}  # fmt: skip
_COMPARE = {
    "eq": np.equal, "ne": np.not_equal, "lt": np.less, "le": np.less_equal, "gt": np.greater,
    "ge": np.greater_equal, "lo": np.less, "ls": np.less_equal, "hi": np.greater,
    "hs": np.greater_equal,
}  # fmt: skip
_PLAIN: dict[str, Any] = {
    "add": np.add, "sub": np.subtract, "and": np.bitwise_and, "or": np.bitwise_or,
    "xor": np.bitwise_xor, "not": np.invert, "neg": np.negative, "abs": np.abs,
    "sqrt": np.sqrt, "rcp": lambda a: (1 / a).astype(a.dtype), "ex2": np.exp2, "lg2": np.log2,
    "rsqrt": lambda a: (1 / np.sqrt(a)).astype(a.dtype), "fma": lambda a, b, c: a * b + c,
}  # fmt: skip
_TOGETHER = ("shfl.sync", "vote.sync", "bar.warp.sync")
_NUMBER = re.compile(r"0[fF]([0-9a-fA-F]{8})|0[dD]([0-9a-fA-F]{16})|-?\d+|0x[0-9a-fA-F]+")


class Trap(Exception):
    """What a device would call an error: its number."""

    def __init__(self, code: int) -> None:
        super().__init__(str(code))
        self.code = code


@dataclass
class Entry:
    """A kernel: parameters, instructions, labels, its shared and local memory."""

    parameters: list[str]
    code: list[tuple[str, list[str], str]] = field(default_factory=list)  # opcode, operands, guard
    labels: dict[str, int] = field(default_factory=dict)
    local: int = 0


@dataclass
class Program:
    """What a text of PTX defines: kernels, variables with their sizes, shared memory by name."""

    entries: dict[str, Entry]
    variables: dict[str, tuple[int, bytes]]
    shared: dict[str, tuple[int, int]]  # offset, size; dynamic ones come last


def parse(text: str) -> Program:
    text = re.sub(r"//[^\n]*", "", text)
    variables, shared, offset = {}, {}, 0
    pattern = (
        r"\.(const|global|shared)[^;{]*?\.(b\d+|u\d+|f\d+)\s+([\w$]+)(?:\[(\d*)\])?\s*(=[^;]*)?;"
    )
    for space, kind, name, count, value in re.findall(pattern, text):
        size = int(count or 1) * int(kind[1:]) // 8 if count != "" or "[" not in name else 0
        is_dynamic = bool(re.search(rf"\.extern [^;]*\b{re.escape(name)}\[\]", text))
        size = 0 if is_dynamic else size
        if space == "shared":
            shared[name] = (offset, size)
            offset = -(-(offset + size) // 16) * 16
        else:
            numbers = [int(n, 0) & 0xFF for n in re.findall(r"-?\w+", value[1:])] if value else []
            variables[name] = (size, bytes(numbers).ljust(size, b"\0"))
    dynamic = {name: (offset, 0) for name, (_, size) in shared.items() if size == 0}
    entries = {}
    for name, given, body in re.findall(r"\.entry (\w+)\(([^)]*)\)[^{]*\{(.*?)\n\}", text, re.S):
        entries[name] = _parse_entry(re.findall(r"(\w+)\s*(?:,|$)", given.strip()), body)
    return Program(entries, variables, shared | dynamic)


def _parse_entry(parameters: list[str], body: str) -> Entry:
    entry = Entry(parameters)
    depot = re.search(r"\.local [^;]*__local_depot\d+\[(\d+)\]", body)
    entry.local = int(depot[1]) if depot else 0
    body = re.sub(r"\{\s*//.*", "", body)
    for line in re.split(r";|(?<=:)\s", body):
        line = (
            " ".join(line.split()).strip("{} ") if "{" not in line[1:] else " ".join(line.split())
        )
        if not line or line.startswith("."):
            continue
        if line.endswith(":"):
            entry.labels[line[:-1]] = len(entry.code)
            continue
        guard = re.match(r"@(!?%\w+) ", line)
        line = line[guard.end() :] if guard else line
        opcode, _, rest = line.partition(" ")
        operands = [one.strip() for one in re.findall(r"\{[^}]*\}|\[[^\]]*\]|[^,{}\[\]]+", rest)]
        entry.code.append((opcode, [one for one in operands if one], guard[1] if guard else ""))
    return entry


class Block:
    """One block of a launch."""

    def __init__(self, memory: Any, program: Program, entry: Entry, values: list[int],
                 shape: tuple[int, ...], index: tuple[int, int, int], dynamic: int,
                 stain: int, by_warp: bool = False) -> None:  # fmt: skip
        self.memory, self.program, self.entry = memory, program, entry
        self.count = math.prod(shape[3:])
        number = np.arange(self.count)
        x, y = shape[3], shape[4]
        self.special: dict[str, Any] = {
            "%tid.x": number % x, "%tid.y": number // x % y, "%tid.z": number // (x * y),
            "%laneid": number % WARP, "%warpid": number // WARP,
        }  # fmt: skip
        for axis, place in zip("xyz", range(3), strict=True):
            self.special[f"%nctaid.{axis}"] = np.full(self.count, shape[place])
            self.special[f"%ntid.{axis}"] = np.full(self.count, shape[3 + place])
            self.special[f"%ctaid.{axis}"] = np.full(self.count, index[place])
        self.parameters = dict(zip(entry.parameters, values, strict=True))
        size = max((o + s for o, s in program.shared.values()), default=0) + dynamic
        self.shared = np.full(size + 64, stain, np.uint8)
        self.local = np.full((self.count, entry.local), stain, np.uint8)
        self.registers: dict[str, Array] = {}
        self.pc = np.zeros(self.count, np.int64)
        self.alive = np.ones(self.count, bool)
        self.waiting = np.zeros(self.count, bool)
        self.parked = np.zeros(self.count, bool)
        self.by_warp = by_warp
        self.issued = 0

    def run(self) -> int:
        """To the end; how many instructions warps have issued."""
        for _ in range(MOST_STEPS):
            ready = self.alive & ~self.waiting & ~self.parked
            if not ready.any():
                if not self.alive.any():
                    return self.issued
                if not self.waiting.any():
                    raise Trap(702)  # a warp waits for threads that never come
                self.waiting[:] = False
                continue
            if self.by_warp:
                ready &= np.arange(self.count) // WARP == np.flatnonzero(ready)[-1] // WARP
            self.step(ready)
        raise Trap(702)

    def step(self, ready: Array) -> None:
        at = int(self.pc[ready].min())
        if at >= len(self.entry.code):
            self.alive[ready & (self.pc == at)] = False
            return
        active = ready & (self.pc == at)
        if self.entry.code[at][0].startswith(_TOGETHER):
            active = self.gather(at)
        self.issued += len(np.unique(np.flatnonzero(active) // WARP))
        self.pc[active] += 1
        opcode, operands, guard = self.entry.code[at]
        if guard:
            held = self.registers[guard.strip("!")].astype(bool)
            active = active & (~held if guard[0] == "!" else held)
        if active.any():
            self.do(opcode.split("."), operands, np.flatnonzero(active))

    def gather(self, at: int) -> Array:
        """Of the threads at an instruction that warps do together, those whose warp is complete;
        the others wait there.
        """
        here = self.alive & (self.pc == at)
        missing = np.unique(np.flatnonzero(self.alive & ~here) // WARP)
        incomplete = np.isin(np.arange(self.count) // WARP, missing)
        self.parked = (self.parked & ~here) | (here & incomplete)
        return here & ~incomplete

    # -- values -------------------------------------------------------------------------------

    def get(self, text: str, kind: str, who: Array) -> Array:
        dtype = _DTYPES[kind]
        if text.startswith("%"):
            if text in self.special:
                return self.special[text][who].astype(dtype)
            return _as(self.registers.setdefault(text, np.zeros(self.count, np.uint64))[who], dtype)
        number = _NUMBER.fullmatch(text)
        if number is None:
            return np.full(len(who), self.address(text), np.uint64).astype(dtype)
        if number[1] or number[2]:
            bits = np.full(len(who), int(number[1] or number[2], 16), np.uint64)
            return _as(bits, np.float32 if number[1] else np.float64)
        return np.full(len(who), int(text, 0) & (2**64 - 1), np.uint64).astype(dtype)

    def set(self, name: str, values: Array, who: Array) -> None:
        if name == "_":
            return
        room = self.registers.setdefault(name, np.zeros(self.count, np.uint64))
        room[who] = _bits(values)

    def address(self, name: str) -> int:
        if name in self.program.shared:
            return SHARED + self.program.shared[name][0]
        if name.startswith("__local_depot"):
            return LOCAL
        if name in self.parameters:
            return 0
        return int(self.memory.variable(name))

    def places(self, text: str, who: Array) -> Array:
        base, _, offset = text.strip("[] ").partition("+")
        start = self.get(base, "u64", who).astype(np.int64)
        return start + int(offset or 0)

    def rooms(self, places: Array, size: int, who: Array) -> tuple[Array, Array]:
        """The memory that all these places lie in, and where; they must be in one piece of it."""
        low, high = int(places.min()), int(places.max()) + size
        if low >= LOCAL:
            if high > LOCAL + self.entry.local:
                raise Trap(719)
            return self.local.reshape(-1), places - LOCAL + who * self.entry.local
        if low >= SHARED:
            if high > SHARED + self.shared.size:
                raise Trap(719)
            return self.shared, places - SHARED
        start, room = self.memory.room_of(low, high)
        if room is None:
            raise Trap(700)
        return room, places - start

    # -- instructions -------------------------------------------------------------------------

    def do(self, words: list[str], given: list[str], who: Array) -> None:
        name, kind = words[0], words[-1]
        special = getattr(self, f"do_{name}", None)
        if special is not None:
            special(words, given, who)
        elif name in _PLAIN:
            kind = kind if kind in _DTYPES else words[-2]
            values = [self.get(one, kind, who) for one in given[1:]]
            with np.errstate(all="ignore"):
                self.set(given[0], _PLAIN[name](*values).astype(_DTYPES[kind]), who)
        else:
            raise ValueError(f"ptx: expected an instruction that this plays, got {'.'.join(words)}")

    def do_ret(self, words: list[str], given: list[str], who: Array) -> None:
        self.alive[who] = False

    do_exit = do_ret

    def do_trap(self, words: list[str], given: list[str], who: Array) -> None:
        raise Trap(719)

    def do_bra(self, words: list[str], given: list[str], who: Array) -> None:
        self.pc[who] = self.entry.labels[given[0]]

    def do_bar(self, words: list[str], given: list[str], who: Array) -> None:
        if "warp" not in words:
            self.waiting[who] = True

    do_barrier = do_bar

    def do_membar(self, words: list[str], given: list[str], who: Array) -> None:
        pass

    do_fence = do_membar

    def do_mov(self, words: list[str], given: list[str], who: Array) -> None:
        kind = words[-1]
        if given[1].startswith("{"):
            parts = [self.get(p.strip(), "u32", who) for p in given[1].strip("{}").split(",")]
            values = parts[0].astype(np.uint64) | parts[1].astype(np.uint64) << np.uint64(32)
            self.set(given[0], values, who)
        elif given[0].startswith("{"):
            value = self.get(given[1], "u64", who)
            for place, part in enumerate(given[0].strip("{}").split(",")):
                self.set(part.strip(), (value >> np.uint64(32 * place)).astype(np.uint32), who)
        else:
            self.set(given[0], self.get(given[1], kind, who), who)

    def do_cvta(self, words: list[str], given: list[str], who: Array) -> None:
        self.set(given[0], self.get(given[1], "u64", who), who)

    def do_cvt(self, words: list[str], given: list[str], who: Array) -> None:
        to, source = words[-2], words[-1]
        value = self.get(given[1], source, who)
        with np.errstate(all="ignore"):
            if to[0] != "f" and source[0] == "f":
                rounding = {"rzi": np.trunc, "rni": np.rint, "rmi": np.floor, "rpi": np.ceil}
                value = rounding[words[1]](value)
            elif to[0] == "f" and source[0] == "f" and words[1] in ("rmi", "rpi", "rzi", "rni"):
                value = {"rmi": np.floor, "rpi": np.ceil, "rzi": np.trunc, "rni": np.rint}[
                    words[1]
                ](value)
            self.set(given[0], value.astype(_DTYPES[to]), who)

    def do_ld(self, words: list[str], given: list[str], who: Array) -> None:
        dtype = np.dtype(_DTYPES[words[-1]])
        targets = [one.strip() for one in given[0].strip("{}").split(",")]
        if "param" in words:
            value = np.full(
                len(who), self.parameters[given[1].strip("[] ").split("+")[0]], np.uint64
            )
            self.set(targets[0], _as(value, dtype.type), who)
            return
        places, size = self.places(given[1], who), dtype.itemsize
        for number, target in enumerate(targets):
            room, at = self.rooms(places + number * size, size, who)
            data = room[at[:, None] + np.arange(size)]
            self.set(target, np.ascontiguousarray(data).view(dtype)[:, 0], who)

    def do_st(self, words: list[str], given: list[str], who: Array) -> None:
        dtype = np.dtype(_DTYPES[words[-1]])
        places, size = self.places(given[0], who), dtype.itemsize
        for number, source in enumerate(given[1].strip("{}").split(",")):
            values = np.ascontiguousarray(self.get(source.strip(), words[-1], who))
            room, at = self.rooms(places + number * size, size, who)
            room[at[:, None] + np.arange(size)] = values.view(np.uint8).reshape(len(who), size)

    def do_atom(self, words: list[str], given: list[str], who: Array) -> None:
        reduces = words[0] == "red"
        target, place, *rest = ["_", *given] if reduces else given
        kind = words[-1]
        operation = next(w for w in words if w in ("add", "max", "min", "exch", "cas", "inc", "or"))
        dtype, old = np.dtype(_DTYPES[kind]), []
        values = [self.get(one, kind, who) for one in rest]
        for number, at in enumerate(self.places(place, who)):
            whole, start = self.rooms(np.array([at]), dtype.itemsize, who[number : number + 1])
            room = whole[start[0] : start[0] + dtype.itemsize]
            before = np.frombuffer(room.tobytes(), dtype)[0]
            mine = values[0][number]
            after = {"add": before + mine, "max": max(before, mine), "min": min(before, mine),
                     "exch": mine, "or": before | mine if kind[0] != "f" else mine,
                     "cas": values[-1][number] if before == mine else before,
                     "inc": 0 if before >= mine else before + 1}[operation]  # fmt: skip
            old.append(before)
            room[:] = np.frombuffer(np.array(after).astype(dtype).tobytes(), np.uint8)
        self.set(target, np.array(old, dtype), who)

    do_red = do_atom

    def do_setp(self, words: list[str], given: list[str], who: Array) -> None:
        kind = words[-1]
        a, b = self.get(given[1], kind, who), self.get(given[2], kind, who)
        compare = words[1]
        if compare in ("num", "nan"):
            odd = np.isnan(a) | np.isnan(b)
            found = odd if compare == "nan" else ~odd
        elif compare.endswith("u") and kind[0] == "f":
            found = _COMPARE[compare[:-1]](a, b) | np.isnan(a) | np.isnan(b)
        else:
            found = _COMPARE[compare](a, b)
            if compare == "ne" and kind[0] == "f":
                found = found & ~(np.isnan(a) | np.isnan(b))
        if len(given) > 3:
            other = self.get(given[3].strip("!"), "pred", who)
            other = ~other if given[3][0] == "!" else other
            found = {"and": found & other, "or": found | other, "xor": found ^ other}[words[2]]
        self.set(given[0], found, who)

    def do_selp(self, words: list[str], given: list[str], who: Array) -> None:
        one, two = self.get(given[1], words[-1], who), self.get(given[2], words[-1], who)
        self.set(given[0], np.where(self.get(given[3], "pred", who), one, two), who)

    def do_min(self, words: list[str], given: list[str], who: Array) -> None:
        both = [self.get(one, words[-1], who) for one in given[1:3]]
        choose: Any = {"min": np.fmin, "max": np.fmax}[words[0]]
        self.set(given[0], choose(*both), who)

    do_max = do_min

    def do_mul(self, words: list[str], given: list[str], who: Array) -> None:
        kind = words[-1]
        values = [self.get(one, kind, who) for one in given[1:3]]
        extra = given[3] if len(given) > 3 else None
        with np.errstate(all="ignore"):
            if "wide" in words:
                wide = {"s32": "s64", "u32": "u64", "s16": "s32", "u16": "u32"}[kind]
                found = values[0].astype(_DTYPES[wide]) * values[1].astype(_DTYPES[wide])
                kind = wide
            elif "hi" in words:
                bits = 8 * values[0].itemsize
                high = [(int(a) * int(b)) >> bits for a, b in zip(*values, strict=True)]
                mask = (1 << bits) - 1
                found = np.array([h & mask for h in high], np.uint64).astype(_DTYPES[kind])
            else:
                found = values[0] * values[1]
            if extra is not None:
                found = found + self.get(extra, kind, who)
        self.set(given[0], found, who)

    do_mad = do_mul

    def do_div(self, words: list[str], given: list[str], who: Array) -> None:
        a, b = (self.get(one, words[-1], who) for one in given[1:3])
        with np.errstate(all="ignore"):
            if words[-1][0] == "f":
                found = a / b
            else:
                safe = np.where(b == 0, 1, b)
                quotient = np.abs(a.astype(object)) // np.abs(safe.astype(object))
                signs = np.where((a < 0) != (b < 0), -1, 1)
                quotient = quotient * signs
                found = quotient if words[0] == "div" else a.astype(object) - quotient * safe
                found = np.array([int(v) & (2**64 - 1) for v in found], np.uint64)
        self.set(given[0], found.astype(_DTYPES[words[-1]]), who)

    do_rem = do_div

    def do_shl(self, words: list[str], given: list[str], who: Array) -> None:
        kind = words[-1]
        value, by = self.get(given[1], kind, who), self.get(given[2], "u32", who)
        bits = 8 * value.itemsize
        shift = np.minimum(by, bits - 1).astype(value.dtype)
        found = value << shift if words[0] == "shl" else value >> shift
        beyond = np.where(value < 0, -1, 0) if kind[0] == "s" else np.zeros_like(value)
        self.set(given[0], np.where(by < bits, found, beyond).astype(value.dtype), who)

    do_shr = do_shl

    def do_shf(self, words: list[str], given: list[str], who: Array) -> None:
        low, high, by = (self.get(one, "u32", who).astype(np.uint64) for one in given[1:4])
        both, by = low | high << np.uint64(32), by & np.uint64(31)
        found = both << by >> np.uint64(32) if "l" in words else both >> by
        self.set(given[0], found.astype(np.uint32), who)

    def do_popc(self, words: list[str], given: list[str], who: Array) -> None:
        values = self.get(given[1], words[-1], who)
        self.set(given[0], np.array([bin(int(v)).count("1") for v in values], np.uint32), who)

    def do_shfl(self, words: list[str], given: list[str], who: Array) -> None:
        target, *flag = given[0].split("|")
        values = self.get(given[1], "u32", np.arange(self.count))
        by, clamp = self.get(given[2], "s32", who), int(given[3], 0)
        lanes, base = who % WARP, who - who % WARP
        segment = (clamp >> 8) & 31
        top = (lanes & segment) | (~segment & 31) if words[2] != "up" else lanes & segment
        source = {"up": lanes - by, "down": lanes + by, "bfly": lanes ^ by,
                  "idx": (lanes & segment) | (by & ~segment & 31)}[words[2]]  # fmt: skip
        valid = source >= (lanes & segment) if words[2] == "up" else source <= top
        pick = np.where(valid, source, lanes) + base
        pick = np.minimum(pick, self.count - 1)
        self.set(target.strip(), values[pick], who)
        if flag:
            self.set(flag[0].strip(), valid, who)

    def do_vote(self, words: list[str], given: list[str], who: Array) -> None:
        held = self.get(given[1].strip("!"), "pred", who)
        held = ~held if given[1][0] == "!" else held
        warps, found = who // WARP, np.zeros(len(who), np.uint32)
        for warp in np.unique(warps):
            mine = warps == warp
            mask = sum(1 << int(lane) for lane in who[mine & held] % WARP)
            found[mine] = {"ballot": mask, "any": int(mask != 0),
                           "all": int(held[mine].all())}[words[2]]  # fmt: skip
        self.set(given[0], found.astype(bool) if words[2] != "ballot" else found, who)

    def do_activemask(self, words: list[str], given: list[str], who: Array) -> None:
        self.set(given[0], np.full(len(who), 0xFFFFFFFF, np.uint32), who)


def _bits(values: Array) -> Array:
    """As registers hold them; signed numbers fill the register with their sign."""
    if values.dtype.kind == "f":
        values = np.ascontiguousarray(values).view(f"u{values.itemsize}")
    return (
        values.astype(np.int64).astype(np.uint64)
        if values.dtype.kind == "i"
        else values.astype(np.uint64)
    )


def _as(bits: Array, dtype: Any) -> Array:
    kind = np.dtype(dtype)
    if kind.kind == "f":
        return np.ascontiguousarray(bits.astype(f"u{kind.itemsize}")).view(kind)
    return bits.astype(dtype)
