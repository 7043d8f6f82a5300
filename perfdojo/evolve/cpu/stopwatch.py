"""How is a function of any signature called and timed? (Tested, not proven.) By IR made for it.

Arrays that the function changes are restored before each call, outside of what is timed.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any

from perfdojo.evolve.llvm.build import make_engine, to_object
from perfdojo.evolve.llvm.signature import Signature

_STACK = 1 << 16  # bytes of the stack that are stained before a watched call
_EXTENDED = {"i1": "zeroext"}  # how a caller widens what is narrower than a register
_TEXT = """\
declare i32 @clock_gettime(i32, ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define internal i64 @now() {{
  %t = alloca {{ i64, i64 }}
  %done = call i32 @clock_gettime(i32 1, ptr %t)
  %s = load i64, ptr %t
  %p = getelementptr i8, ptr %t, i64 8
  %n = load i64, ptr %p
  %m = mul i64 %s, 1000000000
  %r = add i64 %m, %n
  ret i64 %r
}}

; what a function finds on the stack that it has not written
define internal void @stain(i8 %byte) noinline {{
  %room = alloca [{stack} x i8]
  call void @llvm.memset.p0.i64(ptr %room, i8 %byte, i64 {stack}, i1 true)
  ret void
}}

; nanoseconds of so many calls, one after the other
define i64 @dojo_batch(ptr %f, ptr %slots, i64 %calls, ptr %result) {{
entry:
{loads}  %start = call i64 @now()
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
{call}  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %calls
  br i1 %more, label %loop, label %done
done:
  %end = call i64 @now()
  %spent = sub i64 %end, %start
  ret i64 %spent
}}

; the same, with arrays restored before each: triples of where to, where from, how many bytes
define i64 @dojo_each(ptr %f, ptr %slots, i64 %calls, ptr %result, ptr %restore, i64 %count) {{
entry:
{loads}  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %timed ]
  %sum = phi i64 [ 0, %entry ], [ %total, %timed ]
  %any = icmp sgt i64 %count, 0
  br i1 %any, label %copy, label %timed
copy:
  %k = phi i64 [ 0, %loop ], [ %k.next, %copy ]
  %at = mul i64 %k, 24
  %to.at = getelementptr i8, ptr %restore, i64 %at
  %from.at = getelementptr i8, ptr %to.at, i64 8
  %size.at = getelementptr i8, ptr %to.at, i64 16
  %to = load ptr, ptr %to.at
  %from = load ptr, ptr %from.at
  %size = load i64, ptr %size.at
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 %size, i1 false)
  %k.next = add i64 %k, 1
  %again = icmp slt i64 %k.next, %count
  br i1 %again, label %copy, label %timed
timed:
  %start = call i64 @now()
{call}  %end = call i64 @now()
  %spent = sub i64 %end, %start
  %total = add i64 %sum, %spent
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %calls
  br i1 %more, label %loop, label %done
done:
  ret i64 %total
}}

; one call on a stack that holds `byte`
define i64 @dojo_once(ptr %f, ptr %slots, ptr %result, i8 %byte) {{
entry:
{loads}  call void @stain(i8 %byte)
  %start = call i64 @now()
{call}  %end = call i64 @now()
  %spent = sub i64 %end, %start
  ret i64 %spent
}}
"""


def stopwatch_text(signature: Signature) -> str:
    """LLVM IR that calls functions of that signature; each argument lies in a slot of 8 bytes."""
    loads, values = [], []
    for place, parameter in enumerate(signature.parameters):
        slot = f"  %slot{place} = getelementptr i8, ptr %slots, i64 {8 * place}\n"
        loads.append(f"{slot}  %v{place} = load {parameter.type}, ptr %slot{place}\n")
        values.append(f"{parameter.type} {_EXTENDED.get(parameter.type, '')} %v{place}")
    call = f"call {signature.returns} %f({', '.join(values)})\n"
    if signature.returns == "void":
        call = f"  {call}"
    else:
        call = f"  %value = {call}  store {signature.returns} %value, ptr %result\n"
    return _TEXT.format(stack=_STACK, loads="".join(loads), call=call)


class Stopwatch:
    """Calls functions of one signature. Made once; children that are forked later may use it."""

    def __init__(self, signature: Signature) -> None:
        self._engine = make_engine(to_object(stopwatch_text(signature)))
        long, pointer, byte = ctypes.c_long, ctypes.c_void_p, ctypes.c_uint8
        first = (long, pointer, pointer)
        self._batch = self._find("dojo_batch", *first, long, pointer)
        self._each = self._find("dojo_each", *first, long, pointer, pointer, long)
        self._once = self._find("dojo_once", *first, pointer, byte)

    def _find(self, name: str, *types: Any) -> Any:
        return ctypes.CFUNCTYPE(*types)(self._engine.address(name))

    def once(self, function: int, slots: int, result: int, byte: int) -> float:
        """Seconds of one call, with `byte` all over the stack before."""
        return 1e-9 * float(self._once(function, slots, result, byte))

    def time(
        self, function: int, slots: int, calls: int, result: int, restore: Sequence[int] = ()
    ) -> float:
        """Seconds of so many calls; `restore` are addresses and sizes, three for each array."""
        if not restore:
            return 1e-9 * float(self._batch(function, slots, calls, result))
        triples = (ctypes.c_uint64 * len(restore))(*restore)
        count = len(restore) // 3
        return 1e-9 * float(self._each(function, slots, calls, result, triples, count))
