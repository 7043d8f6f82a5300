"""Does everything agree on kernels that nobody thought of: text, interpreter, compiled C?

A kernel that fails is known by its seed: `random_kernel(seed)`.
"""

from __future__ import annotations

import functools
import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from perfdojo.ir import (
    Access,
    Affine,
    Assign,
    Call,
    FloorDiv,
    If,
    Index,
    Kernel,
    Loop,
    Mod,
    interpret,
    loads,
    verify,
    walk,
)
from perfdojo.ir.nodes import subexpressions
from perfdojo.measure import random_inputs
from perfdojo.targets import CTarget
from perfdojo.targets.c.emit import private_buffers
from perfdojo.testing import check_target, check_text, random_kernel
from perfdojo.testing.generate import plain_form

QUICK = [range(start, start + 10) for start in range(0, 60, 10)]
SLOW = [range(start, start + 100) for start in range(1000, 3000, 100)]
each_quick = pytest.mark.parametrize("seeds", QUICK, ids=lambda r: f"{r.start}-{r.stop - 1}")
each_slow = pytest.mark.parametrize("seeds", SLOW, ids=lambda r: f"{r.start}-{r.stop - 1}")


@pytest.fixture(scope="module")
def strict_cpu(tmp_path_factory: pytest.TempPathFactory) -> CTarget:
    """The CPU, with a compiler that takes every warning for an error."""
    real = shutil.which("gcc") or shutil.which("clang")
    program = tmp_path_factory.mktemp("compiler") / "strict"
    program.write_text(
        f'#!/bin/sh\n[ "$1" = --version ] && exec {real} --version\n'
        f'exec {real} -Wall -Wextra -Werror "$@"\n',
        encoding="utf-8",
    )
    program.chmod(0o755)
    return CTarget(str(program))


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Thousands of libraries that nobody needs again stay out of the user's cache."""
    monkeypatch.setenv("PERFDOJO_CACHE", str(tmp_path))


@functools.lru_cache(maxsize=512)
def make(seed: int) -> Kernel:
    """Making one takes longer than most checks of it."""
    return random_kernel(seed)


def check_meaning(seed: int) -> None:
    """The text parses back, and kinds and storage change no bit of any output."""
    kernel = make(seed)
    check_text(kernel)
    inputs = random_inputs(kernel, seed)
    found, wanted = interpret(kernel, inputs), interpret(plain_form(kernel), inputs)
    for name, array in wanted.items():
        same = found[name].dtype == array.dtype and found[name].tobytes() == array.tobytes()
        assert same, f"seed {seed}: '{name}' differs from that of the plain form\n{kernel}"


def check_compiled(seed: int, target: CTarget) -> None:
    kernel = make(seed)
    try:
        check_target(kernel, target, seed)
    except Exception as error:
        error.add_note(f"seed {seed}\n{kernel}")
        raise


@each_quick
def test_random_kernels_mean_what_their_plain_form_does(seeds: range) -> None:
    for seed in seeds:
        check_meaning(seed)


@pytest.mark.cc
@each_quick
def test_random_kernels_compile_to_what_the_interpreter_computes(
    seeds: range, strict_cpu: CTarget, cache: None
) -> None:
    for seed in seeds:
        check_compiled(seed, strict_cpu)


@pytest.mark.cc
@pytest.mark.slow
@each_slow
def test_two_thousand_random_kernels(seeds: range, strict_cpu: CTarget, cache: None) -> None:
    for seed in seeds:
        check_meaning(seed)
        check_compiled(seed, strict_cpu)


# --------------------------------------------------------------------------------------------
# The generator


def test_a_seed_gives_the_same_kernel_again() -> None:
    assert [random_kernel(seed) for seed in range(10)] == [make(seed) for seed in range(10)]


def test_seeds_give_different_kernels() -> None:
    assert len({str(make(seed)) for seed in range(50)}) == 50


@pytest.mark.parametrize("seed", range(20))
def test_plain_kernels_have_no_kinds_and_store_everything(seed: int) -> None:
    kernel = plain_form(make(seed))
    verify(kernel)
    assert {node.kind for node in walk(kernel.body) if isinstance(node, Loop)} <= {""}
    assert {buffer.storage for buffer in kernel.temporaries} <= {"heap"}
    assert all(d.materialised and not d.padding for b in kernel.temporaries for d in b.dims)
    assert plain_form(kernel) == kernel


def test_extents_may_be_chosen() -> None:
    for seed in range(10):
        for node in walk(random_kernel(seed, extents=(4,)).body):
            if isinstance(node, Loop) and node.extent.is_constant:
                assert node.extent.const in (1, 4)


EXPECTED = (
    *(f"dtype {t}" for t in ("f64", "f32", "f16", "bf16", "i64", "i32", "i8", "bool")),
    *(f"kind {k}" for k in ("", "parallel", "vector", "unroll")),
    *(f"op {op}" for op in ("=", "+=", "*=", "max=", "min=")),
    *(f"storage {s}" for s in ("heap", "stack", "register")),
    *(f"private {s}" for s in ("heap", "stack", "register")),
    *(f"call {f}" for f in ("abs", "erf", "exp", "floor", "fma", "log", "log1p", "max", "min")),
    *(f"call {f}" for f in ("pow", "rsqrt", "sigmoid", "sqrt", "square", "tanh", "if", "neg")),
    *(f"call {f}" for f in ("+", "-", "*", "/", "and", "or", "not")),
    *(f"call {f}" for f in ("<", "<=", ">", ">=", "==", "!=")),
    *(f"call {t}" for t in ("f64", "f32", "f16", "bf16", "i64", "i32", "i8", "bool")),
    *("guard", "guard on a gather", "guard on a lane", "scan", "triangular loop"),
    *("dropped dimension", "padded dimension", "two statements in a vector loop"),
    *("FloorDiv", "Mod", "gather", "gather by a loop", "gather by a lane", "several outputs"),
)


def test_the_generator_is_varied() -> None:
    counts: Counter[str] = Counter()
    for seed in range(300):
        counts.update(set(features(make(seed))))
    missing = [feature for feature in EXPECTED if not counts[feature]]
    assert not missing, f"none of 300 kernels has: {', '.join(missing)}"
    assert counts["kind vector"] >= 30
    assert counts["dropped dimension"] >= 30


def features(kernel: Kernel) -> Iterator[str]:
    """Everything in a kernel that a target has to get right."""
    if len(kernel.outputs) > 1:
        yield "several outputs"
    for buffer in kernel.buffers.values():
        yield f"dtype {buffer.dtype}"
    for buffer in kernel.temporaries:
        yield f"storage {buffer.storage}"
        if any(not dim.materialised for dim in buffer.dims):
            yield "dropped dimension"
        if any(dim.padding for dim in buffer.dims):
            yield "padded dimension"
    for found in private_buffers(kernel).values():
        yield from (f"private {buffer.storage}" for buffer in found)
    lanes = {n.name for n in walk(kernel.body) if isinstance(n, Loop) and n.kind == "vector"}
    for node in walk(kernel.body):
        match node:
            case Loop():
                yield f"kind {node.kind}"
                if not node.extent.is_constant:
                    yield "triangular loop"
                if node.kind == "vector" and len(node.body) > 1:
                    yield "two statements in a vector loop"
            case If():
                yield "guard"
                sides = [side for c in node.conditions for side in (c.left, c.right)]
                for word in index_features(sides, lanes):
                    yield f"guard on a {word}" if word in ("gather", "lane") else word
            case Assign():
                yield from statement_features(node, lanes)


def statement_features(statement: Assign, lanes: set[str]) -> Iterator[str]:
    yield f"op {statement.op}"
    if any(load.buffer == statement.target.buffer for load in loads(statement.value)):
        yield "scan"
    for part in subexpressions(statement.value):
        match part:
            case Call():
                yield f"call {part.name}"
            case Access():
                yield from index_features(part.indices, lanes)
            case Index():
                yield from index_features([part.value], lanes)


def index_features(indices: tuple[Affine, ...] | list[Affine], lanes: set[str]) -> Iterator[str]:
    for index in indices:
        for atom, _ in index.terms:
            match atom:
                case FloorDiv() | Mod():
                    yield type(atom).__name__
                    yield from index_features([atom.value], lanes)
                case Access():
                    yield "gather"
                    inner = set(index_features(atom.indices, lanes))
                    yield from (f"gather by a {word}" for word in ("loop", "lane") if word in inner)
                case str():
                    yield "loop"
                    if atom in lanes:
                        yield "lane"


def test_random_inputs_of_random_kernels_keep_their_promises() -> None:
    for seed in range(40):
        kernel = make(seed)
        for buffer in kernel.inputs:
            values = random_inputs(kernel, seed)[buffer.name]
            if buffer.high is not None:
                assert np.all((values >= buffer.low) & (values < buffer.high))
