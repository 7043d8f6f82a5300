"""Record landscapes of many kernels: what encoders and policies learn from, and are judged on.

python benchmarks/record_landscapes.py --out FOLDER [--seconds 64] [--pairs 1-7] [--only ...]
                                       [--until 540]

Each kernel is recorded by `perfdojo landscape record --played-only` on a pair of cores of its own,
the next one on whichever pair is free; `--pairs 1-7` leaves cores 0 and 1 to the system. What lies
in FOLDER already is not recorded again; `--until` begins nothing that would end later. Kernels in
HELD_OUT are recorded, too: they are what is never learnt from.
"""

from __future__ import annotations

import argparse
import os
import queue
import subprocess
import sys
import threading
import time
from pathlib import Path

HELD_OUT = {
    "batchnorm": "B=8 C=32 H=50 W=50",
    "conv2d": "B=2 C=16 H=34 W=34 F=16 R=3 S=3",
    "log_softmax": "N=1024 M=512",
    "l2norm": "N=1024 M=1024",
}
LEARNT = {
    "softmax": "N=1024 M=512",
    "layernorm": "N=1024 M=1024",
    "rmsnorm": "N=1024 M=1024",
    "bias_gelu": "N=512 M=1024",
    "reducemean": "N=1024 M=2048",
    "matmul": "M=128 K=128 N=128",
    "attention": "H=2 T=128 D=32",
    "bmm": "B=8 M=64 K=64 N=64",
    "swiglu": "B=16 D=128 H=256",
    "depthwise": "B=2 C=16 H=58 W=58 R=3 S=3",
    "maxpool": "B=2 C=16 H=64 W=64",
    "cumsum": "N=512 M=1024",
    "cross_entropy": "N=1024 C=1024",
    "conv1d": "B=4 C=16 L=258 F=16 K=3",
    "conv2d_grouped": "B=2 C=16 H=34 W=34 F=16 R=3 S=3",
    "groupnorm": "B=4 C=32 H=32 W=32",
    "instancenorm": "B=4 C=32 H=32 W=32",
    "residual_layernorm": "N=512 M=1024",
    "masked_softmax": "N=1024 M=512",
    "logsumexp": "N=1024 M=512",
    "mean_var": "N=1024 M=1024",
    "cosine_similarity": "N=1024 D=512",
    "l1norm": "N=1024 M=1024",
    "frobenius_norm": "N=1024 M=1024",
    "kl_div": "N=512 M=1024",
    "sum_first": "N=1024 M=1024",
    "matvec": "M=1024 N=1024",
    "vecmat": "M=1024 N=1024",
    "matmul_tb": "M=128 K=128 N=128",
    "matmul_ta": "M=128 K=128 N=128",
    "matmul_bias_gelu": "M=128 K=128 N=128",
    "gemm": "M=128 K=128 N=128",
    "linear": "N=128 D=128 H=128",
    "mlp": "N=64 D=128 H=128 E=64",
    "gelu_tanh": "N=512 M=1024",
    "silu": "N=1024 M=1024",
    "mul": "N=1024 M=1024",
    "relu": "N=1024 M=1024",
    "transpose": "N=1024 M=1024",
    "nchw_to_nhwc": "B=4 C=32 H=32 W=32",
    "avgpool2d": "B=2 C=16 H=64 W=64",
    "rope": "T=128 H=8 D=64",
    "linear_recurrence": "N=256 T=1024",
    "embedding_bag": "N=512 T=16 V=4096 D=64",
    "batchnorm_inference": "B=4 C=32 H=32 W=32",
}
_END = 12.0  # seconds that a recording takes beyond its budget, about


def record(kernel: str, sizes: str, pair: int, out: Path, seconds: float) -> str:
    """One landscape, on cores 2 * pair and the next; what came of it, in a line."""
    path = out / f"{kernel}.json.xz"
    words = [kernel, *sizes.split(), "--budget", f"{seconds:.0f}s", "--states", "100000"]
    words += ["--played-only", "--out", str(path), "--json"]
    began = time.monotonic()
    done = subprocess.run(
        ["taskset", "-c", f"{2 * pair},{2 * pair + 1}",
         sys.executable, "-m", "perfdojo", "landscape", "record", *words],
        env=os.environ | {"PERFDOJO_RECORDS": str(out / f"{kernel}.sqlite")},
        capture_output=True, text=True,
    )  # fmt: skip
    took = time.monotonic() - began
    if done.returncode:
        reason = (done.stderr.strip().splitlines() or ["it said nothing"])[-1]
        return f"{kernel}: failed after {took:.0f} s: {reason}"
    return f"{kernel}: {path.stat().st_size >> 10} KB after {took:.0f} s on pair {pair}"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=64.0, help="for each kernel")
    parser.add_argument("--pairs", default="1-7", help="pairs of cores, from-to")
    parser.add_argument("--only", default="", help="kernels, separated by commas")
    parser.add_argument("--until", type=float, default=float("inf"), help="seconds in all")
    options = parser.parse_args()
    end = time.monotonic() + options.until
    options.out.mkdir(parents=True, exist_ok=True)
    first, _, last = options.pairs.partition("-")
    todo: queue.Queue[tuple[str, str]] = queue.Queue()
    for kernel, sizes in {**HELD_OUT, **LEARNT}.items():
        wanted = not options.only or kernel in options.only.split(",")
        if wanted and not (options.out / f"{kernel}.json.xz").exists():
            todo.put((kernel, sizes))

    def work(pair: int) -> None:
        while time.monotonic() + options.seconds + _END < end:
            try:
                kernel, sizes = todo.get_nowait()
            except queue.Empty:
                return
            print(record(kernel, sizes, pair, options.out, options.seconds), flush=True)

    workers = [
        threading.Thread(target=work, args=(pair,))
        for pair in range(int(first), int(last or first) + 1)
    ]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()


if __name__ == "__main__":
    main()
