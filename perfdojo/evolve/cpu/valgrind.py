"""Does a variant touch only what is its own? (Tested, not proven.) valgrind says, if it is there.

The variant is linked with a small C program that calls it on the inputs of a case in memory from
malloc, and runs under valgrind, as the original does: what only the variant does wrong counts.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from perfdojo.evolve.cases import cases_of
from perfdojo.evolve.cpu.bind import Bound, bind
from perfdojo.evolve.llvm.build import to_object
from perfdojo.evolve.llvm.signature import Signature
from perfdojo.evolve.right import make_inputs
from perfdojo.evolve.task import Task
from perfdojo.measure.outcome import Failed

_LIMIT = 120.0  # seconds for one run
_CPU = re.compile(r'"(?:target-cpu|target-features|tune-cpu)"="[^"]*"')
_KIND = re.compile(r"^==\d+== (Invalid \w+|Conditional jump|Use of uninit|Jump to|Process term)")
_TYPES = {"i1": "_Bool", "i32": "int", "i64": "long long", "float": "float", "double": "double"}
_MAIN = """\
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
extern {result} {function}({types});
static void *array(FILE *f, size_t size, int given) {{
  char *p = malloc(size ? size : 1);
  if (!p || (given && fread(p, 1, size, f) != size)) exit(3);
  return p;
}}
int main(int n, char **a) {{
  FILE *f = n > 1 ? fopen(a[1], "rb") : 0;
  if (!f) return 3;
{lines}
  {function}({values});
  return 0;
}}
"""


@dataclass(frozen=True, slots=True)
class Valgrind:
    """Compares a variant's errors with those of the original, on the largest validation case."""

    task: Task
    signature: Signature

    def check(self, original: str, variant: str) -> str | Failed:
        """Both are LLVM IR. What it says; a stage `load` means that it cannot be asked."""
        missing = [name for name in ("valgrind", "cc") if shutil.which(name) is None]
        if missing:
            return Failed("load", f"not asked: {' and '.join(missing)} not found on this machine")
        cases = cases_of(self.task, "validation")
        case = max(cases, key=lambda c: sum(v for _, v in c.sizes if isinstance(v, int)))
        bound = bind(self.signature, make_inputs(self.task, case).values)
        with tempfile.TemporaryDirectory(prefix="perfdojo-valgrind-") as folder:
            found = [self._run(Path(folder), ir, bound) for ir in (original, variant)]
        before, after = found
        if before is None or after is None:
            return Failed("load", "not asked: valgrind cannot run this code")
        new = after - before
        if new:
            kinds = ", ".join(f"{kind} ({count})" for kind, count in new.items())
            return Failed("sanitizer", f"valgrind, {case}: {kinds}; the original does not do that")
        return f"valgrind finds nothing on {case}" + (" that is new" if before else "")

    def _run(self, folder: Path, ir: str, bound: Bound) -> Counter[str] | None:
        """How often each kind of error occurs; None if it does not run here."""
        (folder / "variant.o").write_bytes(to_object(_CPU.sub("", ir), cpu="x86-64"))
        (folder / "main.c").write_text(main_text(self.signature, bound), encoding="utf-8")
        (folder / "data").write_bytes(b"".join(a.tobytes() for a in bound.given.values()))
        link = ["cc", "-O0", "-w", "main.c", "variant.o", "-o", "main", "-lm"]
        if subprocess.run(link, cwd=folder, capture_output=True, check=False).returncode:
            return None
        command = ["valgrind", "--error-limit=no", "--track-origins=no", "./main", "data"]
        try:
            answer = subprocess.run(
                command, cwd=folder, capture_output=True, text=True, errors="replace",
                timeout=_LIMIT, check=False,
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            return None
        if "ERROR SUMMARY" not in answer.stderr:
            return None
        return Counter(m[1] for line in answer.stderr.splitlines() if (m := _KIND.match(line)))


def main_text(signature: Signature, bound: Bound) -> str:
    """A C program that reads the arrays from a file and calls the function once."""
    forms = {form.name: form for form in bound.forms}
    lines, values = [], []
    for place, parameter in enumerate(signature.parameters):
        if parameter.pointer:
            given = int(parameter.name in bound.given)
            size = forms[parameter.name].bytes
            lines.append(f"  void *v{place} = array(f, {size}u, {given});")
        else:
            data = ", ".join(str(byte) for byte in bound.slots[place])
            kind = _TYPES[parameter.type]
            lines.append(f"  {kind} v{place}; unsigned char b{place}[8] = {{{data}}};")
            lines.append(f"  memcpy(&v{place}, b{place}, sizeof v{place});")
        values.append(f"v{place}")
    types = ", ".join(_TYPES.get(p.type, "void *") for p in signature.parameters) or "void"
    return _MAIN.format(
        result=_TYPES.get(signature.returns, "void"), function=signature.name, types=types,
        lines="\n".join(lines), values=", ".join(values),
    )  # fmt: skip
