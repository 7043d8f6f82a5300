"""How were the samples made? With a clang of LLVM 22, CUDA's headers, and no trace of the machine.

python tests/evolve/llvm/samples/make.py
"""

from __future__ import annotations

import os
import re
from pathlib import Path

from perfdojo.evolve.llvm import to_ir

HERE = Path(__file__).parent


def make(source: str, level: str) -> str:
    target = "cuda" if source.endswith(".cu") else "cpu"
    machine = () if target == "cuda" else ("-march=x86-64",)
    lines = ("-Xclang", "-debug-info-kind=line-tables-only") if target == "cuda" else ()
    text = to_ir(
        Path(source), target=target, level=level,
        arguments=(*machine, *lines, "-fdebug-compilation-dir=.", "-fno-stack-protector"),
    )  # fmt: skip
    text = re.sub(r'"[^"]*/(include/[^"]*|[^"/]*\.h)"', r'"\1"', text)
    return re.sub(r"[\w ]*clang version [^\"]*", "clang", text)


if __name__ == "__main__":
    os.chdir(HERE)
    for source in ("saxpy.c", "walk.c", "stencil.cu"):
        for level in ("O3", "light"):
            Path(f"{Path(source).stem}.{level}.ll").write_text(make(source, level))
