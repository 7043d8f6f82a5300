"""What does a variant of LLVM IR cost, and how many proposed edits does LLVM accept?

python benchmarks/evolve_build.py [--json] [--edits 1200]

On a function of 942 instructions, made here: proposing an edit, applying a list of 20,
printing, and building (reading, verifying and generating code) for this CPU and as PTX. Then, for
each kind of edit, the share that LLVM's verifier accepts, on the samples of the tests. Bars: a
build without passes under 50 ms, 80 % accepted.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from perfdojo.errors import BuildError
from perfdojo.evolve.llvm import (
    Module,
    apply_edits,
    load_module,
    parse_module,
    propose,
    to_object,
    to_ptx,
    verify_ir,
)
from perfdojo.evolve.llvm.edits import REGISTRY

SAMPLES = Path(__file__).parents[1] / "tests" / "evolve" / "llvm" / "samples"
NAMES = ("saxpy.O3", "saxpy.light", "walk.O3", "walk.light", "stencil.O3", "stencil.light")


def make_long(triple: str, count: int = 58) -> Module:
    """A loop whose body is a chain of `count` blocks of 17 instructions, as branches leave it."""
    body = "".join(
        f"""
part{n}:
  %s{n} = phi float [ %t{n}, %head{n} ], [ %e{n}, %other{n} ]
  %k{n} = add nsw i64 %i, {n}
  %q{n} = getelementptr inbounds float, ptr %y, i64 %k{n}
  store float %s{n}, ptr %q{n}, align 4
  br label %head{n + 1}
other{n}:
  %d{n} = fsub float %l{n}, %a{n}
  %e{n} = call float @llvm.sqrt.f32(float %d{n})
  br label %part{n}
head{n + 1}:
  %m{n + 1} = mul nsw i64 %i, {n + 3}
  %o{n + 1} = and i64 %m{n + 1}, 1023
  %p{n + 1} = getelementptr inbounds float, ptr %x, i64 %o{n + 1}
  %l{n + 1} = load float, ptr %p{n + 1}, align 4
  %a{n + 1} = fmul float %l{n + 1}, %s{n}
  %t{n + 1} = fadd float %a{n + 1}, {n}.0
  %c{n + 1} = fcmp ogt float %t{n + 1}, %l{n + 1}
  br i1 %c{n + 1}, label %part{n + 1}, label %other{n + 1}"""
        for n in range(1, count + 1)
    )
    last = count + 1
    return load_module(f"""target triple = "{triple}"
declare float @llvm.sqrt.f32(float)
define void @long(ptr %x, ptr %y, i64 %n) {{
entry:
  br label %head1
head1:
  %i = phi i64 [ 0, %entry ], [ %next, %other{last} ], [ %next1, %part{last} ]
  %l1 = load float, ptr %x, align 4
  %a1 = fmul float %l1, 3.0
  %t1 = fadd float %a1, 1.0
  %c1 = fcmp ogt float %t1, %l1
  br i1 %c1, label %part1, label %other1{body}
part{last}:
  %next1 = add nsw i64 %i, 1
  %more1 = icmp slt i64 %next1, %n
  br i1 %more1, label %head1, label %done
other{last}:
  %next = add nsw i64 %i, 2
  %more = icmp slt i64 %next, %n
  br i1 %more, label %head1, label %done
done:
  ret void
}}
""")


def median_ms(work: Callable[[], object], rounds: int = 15) -> float:
    """CPU time: one thread does the work, and other work on the machine does not count."""
    samples = []
    for _ in range(rounds):
        start = time.process_time()
        work()
        samples.append((time.process_time() - start) * 1e3)
    return statistics.median(samples)


def time_steps() -> dict[str, float]:
    long, gpu = make_long("x86_64-unknown-linux-gnu"), make_long("nvptx64-nvidia-cuda")
    rng = random.Random(0)
    edits, at = [], long
    for _ in range(20):
        edits.append(propose(at, rng, ["long"]))
        at = edits[-1].apply(at)
    text, ptx = long.show(debug=False), gpu.show(debug=False)
    return {
        "propose an edit": median_ms(lambda: propose(long, rng, ["long"]), 60),
        "apply 20 edits": median_ms(lambda: apply_edits(long, edits)),
        "print": median_ms(lambda: long.show(debug=False)),
        "build for the CPU": median_ms(lambda: to_object(text)),
        "build for the CPU after -O3": median_ms(lambda: to_object(text, level=3)),
        "build as PTX": median_ms(lambda: to_ptx(ptx)),
        "build as PTX after -O3": median_ms(lambda: to_ptx(ptx, level=3)),
    }


def count_accepted(count: int) -> tuple[Counter[str], Counter[str]]:
    """How many of each kind were proposed, and how many LLVM accepted."""
    proposed, accepted = Counter[str](), Counter[str]()
    rng = random.Random(0)
    for name in NAMES:
        module = parse_module((SAMPLES / f"{name}.ll").read_text(encoding="utf-8"))
        functions = [function.name for function in module.functions]
        for _ in range(count // len(NAMES)):
            edit = propose(module, rng, functions)
            proposed[edit.name] += 1
            accepted[edit.name] += is_accepted(edit.apply(module))
    return proposed, accepted


def is_accepted(module: Module) -> bool:
    try:
        verify_ir(module.show(debug=False))
    except BuildError:
        return False
    return True


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--edits", type=int, default=1200)
    options = parser.parse_args()
    steps = time_steps()
    proposed, accepted = count_accepted(options.edits)
    rate = accepted.total() / proposed.total()
    if options.json:
        print(json.dumps({"ms": steps, "proposed": proposed, "accepted": accepted, "rate": rate}))
        return
    print("| step | ms of CPU time |\n|---|---:|")
    for step, took in steps.items():
        print(f"| {step} | {took:.3g} |")
    print("\n| edit | proposed | accepted |\n|---|---:|---:|")
    for kind in sorted(REGISTRY):
        print(f"| {kind} | {proposed[kind]} | {accepted[kind]} |")
    print(f"| all | {proposed.total()} | {rate:.1%} |")


if __name__ == "__main__":
    main()
