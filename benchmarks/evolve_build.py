"""What does a variant of LLVM IR cost, and how many proposed edits does LLVM accept?

python benchmarks/evolve_build.py [--json] [--edits 1200]

On a function of about 1,000 instructions, made here: proposing an edit, applying a list of 20,
printing, and building (reading, verifying and generating code) for this CPU and as PTX. Then, for
each kind of edit, the share that LLVM's verifier accepts, on the samples of the tests. Bars: a
build under 50 ms, 80 % accepted.
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


def make_long(triple: str, count: int = 62) -> Module:
    """A loop over an array whose body does `count` times the same mixture of 16 instructions."""
    body = "".join(
        f"""
  %q{n} = getelementptr inbounds float, ptr %x, i64 %i{n}
  %l{n} = load float, ptr %q{n}, align 4
  %a{n} = fmul float %l{n}, %s{n}
  %b{n} = fadd float %a{n}, {n}.0
  %c{n} = fcmp ogt float %b{n}, %l{n}
  %d{n} = select i1 %c{n}, float %b{n}, float %a{n}
  %e{n} = fsub float %d{n}, %l{n}
  %f{n} = call float @llvm.sqrt.f32(float %e{n})
  %t{n} = fptosi float %f{n} to i32
  %u{n} = xor i32 %t{n}, {n}
  %v{n} = lshr i32 %u{n}, 3
  %w{n} = zext i32 %v{n} to i64
  %z{n} = and i64 %w{n}, 1023
  %i{n + 1} = add i64 %z{n}, %i{n}
  %s{n + 1} = fdiv float %e{n}, %b{n}
  store float %s{n + 1}, ptr %q{n}, align 4"""
        for n in range(count)
    )
    return load_module(f"""target triple = "{triple}"
declare float @llvm.sqrt.f32(float)
define void @long(ptr %x, i64 %n) {{
entry:
  br label %loop
loop:
  %i0 = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s0 = phi float [ 1.0, %entry ], [ %s{count}, %loop ]{body}
  %next = add i64 %i0, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}}
""")


def median_ms(work: Callable[[], object], rounds: int = 15) -> float:
    samples = []
    for _ in range(rounds):
        start = time.perf_counter()
        work()
        samples.append((time.perf_counter() - start) * 1e3)
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
        "instructions": sum(1 for _ in long.function("long").instructions()),
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
    print("| step | ms |\n|---|---:|")
    for step, took in steps.items():
        print(f"| {step} | {took:.3g} |")
    print("\n| edit | proposed | accepted |\n|---|---:|---:|")
    for kind in sorted(REGISTRY):
        print(f"| {kind} | {proposed[kind]} | {accepted[kind]} |")
    print(f"| all | {proposed.total()} | {rate:.1%} |")


if __name__ == "__main__":
    main()
