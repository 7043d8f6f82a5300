"""Candidates that mean ill: C for `softmax` over rows, and the stage at which each must end."""

from __future__ import annotations

from dataclasses import replace

from perfdojo.api import kernel as make_kernel
from perfdojo.ir import Kernel
from perfdojo.targets import CTarget

ROWS, COLUMNS = 64, 96
HONEST = make_kernel("softmax", N=ROWS, M=COLUMNS)

HEAD = f"""
#define _GNU_SOURCE
#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>
enum {{ N = {ROWS}, M = {COLUMNS} }};

static void softmax(const float *x, float *y) {{
  for (int i = 0; i < N; ++i) {{
    float m = -INFINITY, s = 0;
    for (int j = 0; j < M; ++j) m = fmaxf(m, x[i * M + j]);
    for (int j = 0; j < M; ++j) s += y[i * M + j] = expf(x[i * M + j] - m);
    for (int j = 0; j < M; ++j) y[i * M + j] /= s;
  }}
}}
static void rest(long milliseconds) {{
  struct timespec t = {{milliseconds / 1000, milliseconds % 1000 * 1000000}};
  nanosleep(&t, 0);
}}
static volatile int calls;
"""
HONESTLY = "softmax(x, y);"

# name: (what the function does, the stages it may end at)
ADVERSARIES: dict[str, tuple[str, tuple[str, ...]]] = {
    "segfault": ("*(volatile int *)8 = 1;", ("crash",)),
    "abort": ("abort();", ("crash",)),
    "illegal": ("__builtin_trap();", ("crash",)),
    "endless": ("for (;;) ++calls;", ("timeout",)),
    "endless_asleep": ("for (;;) pause();", ("timeout",)),
    "endless_threads": ("#pragma omp parallel\n  for (;;) ++calls;", ("timeout",)),
    "deaf": (
        "for (int s = 1; s < 32; ++s) signal(s, SIG_IGN);\n  for (;;) ++calls;",
        ("timeout",),
    ),
    "fork_bomb": ("for (;;) fork();", ("crash",)),
    "vfork_bomb": ("for (;;) if (vfork() == 0) pause();", ("crash",)),
    "shell": (f'{HONESTLY} if (system("sleep 600 &")) return 0;', ("crash",)),
    "daemon": (f"{HONESTLY} setsid();", ("crash",)),
    "patricide": (f"{HONESTLY} kill(getppid(), SIGKILL);", ("crash",)),
    "group_murder": (f"{HONESTLY} kill(0, SIGKILL);", ("crash",)),
    "closes_files": (f"{HONESTLY} for (int n = 0; n < 4096; ++n) close(n);", ("crash",)),
    "babbles": (
        f'{HONESTLY} for (int n = 3; n < 4096; ++n) if (write(n, "nonsense", 8)) continue;',
        ("crash",),
    ),
    "exits": (f"{HONESTLY} exit(0);", ("crash",)),
    "exits_at_once": (f"{HONESTLY} _exit(0);", ("crash",)),
    "exits_later": (f"{HONESTLY} if (++calls == 5) _exit(0);", ("crash",)),
    "too_far": (f"{HONESTLY} y[N * M] = 1;", ("bounds",)),
    "before": (f"{HONESTLY} y[-1] = 1;", ("bounds",)),
    "beside_input": (f"{HONESTLY} ((float *)x)[N * M] = 1;", ("bounds",)),
    "far_away": (f"{HONESTLY} y[1 << 26] = 1;", ("crash",)),
    "too_far_later": (f"{HONESTLY} if (++calls > 3) y[N * M] = 1;", ("bounds",)),
    "reads_guard": (f"{HONESTLY} y[0] += 0 * x[-1025];", ("crash",)),
    "nothing": ("(void)x; (void)y;", ("wrong",)),
    "all_but_one": ("softmax(x, y); y[N * M - 1] = 0;", ("wrong",)),
    "zeros": ("memset(y, 0, sizeof(float) * N * M);", ("wrong",)),
    "uniform": ("for (int i = 0; i < N * M; ++i) y[i] = 1.0f / M;", ("wrong",)),
    "copies": ("memcpy(y, x, sizeof(float) * N * M);", ("wrong",)),
    "nan": ("for (int i = 0; i < N * M; ++i) y[i] = NAN;", ("wrong",)),
    "infinite": (f"{HONESTLY} y[7] = INFINITY;", ("wrong",)),
    "input": (f"{HONESTLY} ((float *)x)[5] += 1;", ("input",)),
    "input_later": (f"{HONESTLY} if (++calls > 3) ((float *)x)[5] += 1;", ("input",)),
    "only_first": ("if (calls++ == 0) softmax(x, y);", ("unstable",)),
    "only_later": ("if (calls++ > 0) softmax(x, y);", ("wrong",)),
    "checked_calls_only": ("if (calls++ < 2 || calls > 9) softmax(x, y);", ("unstable",)),
    "computes_once": (
        "static float kept[N * M]; if (calls++ == 0) softmax(x, kept); "
        "memcpy(y, kept, sizeof kept);",
        ("unstable",),
    ),
    "previous": (
        "static float kept[N * M]; memcpy(y, kept, sizeof kept); softmax(x, kept);",
        ("wrong",),
    ),
    "accumulates": (f"{HONESTLY} y[3] += 0.01f * calls++;", ("unstable",)),
    "racy": (
        """static volatile float s;
  for (int i = 0; i < N; ++i) {
    s = 0;
    #pragma omp parallel for num_threads(2) schedule(static, 1)
    for (int j = 0; j < 4000 * M; ++j) s += expf(x[i * M + j % M]) / 4000;
    for (int j = 0; j < M; ++j) y[i * M + j] = expf(x[i * M + j]) / s;
  }""",
        ("wrong", "unstable"),
    ),
    "all_memory": (
        "for (char *p; (p = malloc(1 << 24));) memset(p, 1, 1 << 24);\n  return 1;",
        ("memory",),
    ),
    "all_memory_blindly": ("for (;;) memset(malloc(1 << 24), 1, 1 << 24);", ("memory",)),
    "deep": (
        "volatile char big[1 << 16]; big[0] = 1; extern int dojo_deep(const float *, float *);\n"
        "  return dojo_deep(x, y) + big[0];",
        ("crash",),
    ),
    "says_no_memory": (f"{HONESTLY} return 1;", ("memory",)),
}
# These are right; what they do beside costs them time, or nothing.
HARMLESS: dict[str, str] = {
    "prints": f'{HONESTLY} for (int n = 0; n < 20000; ++n) puts("{"x" * 99}"); fflush(stdout);',
    "complains": f'{HONESTLY} for (int n = 0; n < 2000; ++n) fputs("{"x" * 99}", stderr);',
    "sleeps_before": f"rest(5); {HONESTLY}",
    "sleeps_after": f"{HONESTLY} rest(5);",
    "threads": f"#pragma omp parallel num_threads(2)\n  ++calls;\n  {HONESTLY}",
}
BROKEN = {"refused": "this is no C;", "unresolved": "extern int nowhere(void); return nowhere();"}


class Villain(CTarget):
    """The CPU, where a kernel named after an adversary is written as that one."""

    def emit(self, kernel: Kernel) -> str:
        """The adversary's C, or what any kernel becomes."""
        known = {name: body for name, (body, _) in ADVERSARIES.items()} | HARMLESS | BROKEN
        if kernel.name not in known:
            return super().emit(kernel)
        body = f"  {known[kernel.name]}\n  return 0;\n"
        return f"{HEAD}\nint dojo_{kernel.name}(const float *x, float *y) {{\n{body}}}\n"


def named(name: str) -> Kernel:
    """The honest kernel under another name: what the villain looks at."""
    return replace(HONEST, name=name)
