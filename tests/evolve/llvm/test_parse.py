"""Is the text of a module read as it was written?"""

from __future__ import annotations

import re

import pytest

from perfdojo.errors import BuildError
from perfdojo.evolve.llvm import Module, load_module, parse_module
from tests.evolve.llvm.sample import NAMES, module, text

ODD = """\
%pair = type { i32, float }

define { i32, i1 } @odd(i32 %a, <4 x float> %v, ptr %p) {
entry:
  %s = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 1)
  %x = extractvalue { i32, i1 } %s, 0
  %w = shufflevector <4 x float> %v, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %e = extractelement <2 x float> %w, i64 0
  %c = cmpxchg ptr %p, i32 %x, i32 2 seq_cst seq_cst
  %o = extractvalue { i32, i1 } %c, 1
  %r = atomicrmw add ptr %p, i32 %x monotonic
  %g = getelementptr %pair, ptr %p, i64 1, i32 1
  store float %e, ptr %g
  %m = icmp eq <4 x i32> zeroinitializer, zeroinitializer
  %l = alloca i32, align 4
  br i1 %o, label %yes, label %no
yes:
  unreachable
no:
  ret { i32, i1 } %s
}

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
"""


@pytest.mark.parametrize("name", NAMES)
def test_what_is_printed_is_read_back(name: str) -> None:
    assert parse_module(str(module(name))) == module(name)
    assert parse_module(module(name).show()) == module(name)


@pytest.mark.llvm
@pytest.mark.parametrize("name", NAMES)
def test_llvm_reads_the_print_as_the_same_code(name: str) -> None:
    def code(at: Module) -> list[str]:
        lines = (str(one) for function in at.functions for one in function.instructions())
        return [re.sub(r"!\d+", "!", line) for line in lines]  # LLVM numbers metadata anew

    assert code(load_module(module(name).show())) == code(module(name))
    assert code(load_module(text(name))) == code(module(name))


@pytest.mark.llvm
@pytest.mark.parametrize("name", NAMES)
def test_types_are_those_that_llvm_gives(name: str) -> None:
    from perfdojo.evolve.llvm.binding import read_ir

    theirs = read_ir(module(name).show())
    for function in module(name).functions:
        blocks = theirs.get_function(function.name.removeprefix("@")).blocks
        types = [str(one.type) for block in blocks for one in block.instructions]
        assert [one.type for one in function.instructions()] == types


@pytest.mark.llvm
def test_odd_instructions_are_read() -> None:
    odd = load_module(ODD).function("odd")
    types = {one.result: one.type for one in odd.instructions() if one.result}
    assert types == {
        "%s": "{ i32, i1 }",
        "%x": "i32",
        "%w": "<2 x float>",
        "%e": "float",
        "%c": "{ i32, i1 }",
        "%o": "i1",
        "%r": "i32",
        "%g": "ptr",
        "%m": "<4 x i1>",
        "%l": "ptr",
    }


@pytest.mark.llvm
def test_values_without_a_name_get_one() -> None:
    loaded = load_module("define i32 @f(i32 %0) {\n  %2 = add i32 %0, 1\n  ret i32 %2\n}\n")
    assert [str(one) for one in loaded.function("f").instructions()] == [
        "%i = add i32 %arg, 1",
        "ret i32 %i",
    ]


@pytest.mark.llvm
def test_text_that_llvm_rejects_is_refused_in_its_words() -> None:
    with pytest.raises(BuildError, match=r"ir: llvm: expected valid LLVM IR, got: .*expected"):
        load_module("define i32 @f( {")


def test_a_text_without_labels_is_refused() -> None:
    with pytest.raises(BuildError, match="expected a label, got 'ret void'; use load_module"):
        parse_module("define void @f() {\n  ret void\n}\n")


def test_an_argument_without_a_name_is_refused() -> None:
    with pytest.raises(BuildError, match="expected a named argument, got 'i32'; use load_module"):
        parse_module("define void @f(i32) {\nentry:\n  ret void\n}\n")


def test_a_value_without_a_name_is_refused() -> None:
    with pytest.raises(BuildError, match="expected an instruction with a name, got '%2 = add"):
        parse_module("define void @f(i32 %a) {\nentry:\n  %2 = add i32 %a, 1\n  ret void\n}\n")


def test_a_function_without_a_name_is_refused() -> None:
    with pytest.raises(BuildError, match="expected the head of a function, got 'define oops"):
        parse_module("define oops {\nentry:\n  ret void\n}\n")
