"""Are types, values and operands found in the text of an instruction?"""

from __future__ import annotations

import pytest

from perfdojo.evolve.llvm.syntax import find_cuts, split_list

STRUCTS = frozenset({"%struct.s"})


def operands(text: str) -> list[tuple[str, str]]:
    opcode, _, body = text.partition(" ")
    return [tuple(cut.operand) for cut in find_cuts(opcode, body, STRUCTS)]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("add i32 %a, -1", [("i32", "%a"), ("i32", "-1")]),
        ("fadd <4 x float> %a, %b", [("<4 x float>", "%a"), ("<4 x float>", "%b")]),
        ("icmp slt i64 %i, %n", [("i64", "%i"), ("i64", "%n")]),
        ("fmul float %a, 0x3F777313A0000000", [("float", "%a"), ("float", "0x3F777313A0000000")]),
        ("load float, ptr %p, align 4", [("ptr", "%p")]),
        ("store float 1.000000e+00, ptr %p", [("float", "1.000000e+00"), ("ptr", "%p")]),
        ("sext i32 %a to i64", [("i32", "%a")]),
        ("select i1 %c, float %a, float 0.000000e+00",
         [("i1", "%c"), ("float", "%a"), ("float", "0.000000e+00")]),
        ("br i1 %c, label %a, label %b", [("i1", "%c"), ("label", "%a"), ("label", "%b")]),
        ("phi i32 [ 0, %entry ], [ %i, %loop ]",
         [("i32", "0"), ("label", "%entry"), ("i32", "%i"), ("label", "%loop")]),
        ("call i32 @f(i32 noundef %x, ptr nonnull align 8 dereferenceable(8) %p)",
         [("i32", "%x"), ("ptr", "%p")]),
        ("call noundef range(i32 0, 9) i32 @f()", []),
        ("call i32 (ptr, ...) @printf(ptr @text, double %x)",
         [("ptr", "@text"), ("double", "%x")]),
        ('call float asm sideeffect "ld.cg $0, [$1];", "=f,l"(ptr %p)', [("ptr", "%p")]),
        ("load float, ptr addrspacecast (ptr addrspace(3) @t to ptr), align 4",
         [("ptr", "addrspacecast (ptr addrspace(3) @t to ptr)")]),
        ("store i8 %x, ptr getelementptr inbounds nuw (i8, ptr @t, i64 4)",
         [("i8", "%x"), ("ptr", "getelementptr inbounds nuw (i8, ptr @t, i64 4)")]),
        ("fadd <2 x float> %a, splat (float 1.0)",
         [("<2 x float>", "%a"), ("<2 x float>", "splat (float 1.0)")]),
        ('getelementptr float, ptr %"odd name", i64 %i', [("ptr", '%"odd name"'), ("i64", "%i")]),
        ("insertvalue { i32, i1 } %a, i32 %b, 0", [("{ i32, i1 }", "%a"), ("i32", "%b")]),
        ("store %struct.s %v, ptr %p", [("%struct.s", "%v"), ("ptr", "%p")]),
        ("ret void", []),
    ],
)  # fmt: skip
def test_operands_are_found(text: str, found: list[tuple[str, str]]) -> None:
    assert operands(text) == found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("switch i32 %x, label %d [\n    i32 0, label %a\n  ]",
         [("i32", "%x"), ("label", "%d"), ("label", "%a")]),
        ("shufflevector <2 x i32> %a, <2 x i32> %b, <2 x i32> <i32 0, i32 3>",
         [("<2 x i32>", "%a"), ("<2 x i32>", "%b")]),
        ("getelementptr inbounds %struct.s, ptr %p, i64 %i, i32 2", [("ptr", "%p"), ("i64", "%i")]),
        ("getelementptr inbounds { i32, i8 }, ptr %p, i32 0, i32 1", [("ptr", "%p")]),
        ("call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 %n, i1 false)",
         [("ptr", "%p"), ("i64", "%n")]),
        ("call i32 @llvm.smax.i32(i32 %a, i32 0)", [("i32", "%a"), ("i32", "0")]),
        ("alloca float, i32 4, align 4", []),
    ],
)  # fmt: skip
def test_what_has_to_be_a_certain_constant_is_no_operand(
    text: str, found: list[tuple[str, str]]
) -> None:
    assert operands(text) == found


def test_a_list_is_split_at_its_own_commas() -> None:
    assert split_list('ptr %a, { i32, i8 } %b, !{!"x, y", i32 1}') == [
        "ptr %a",
        "{ i32, i8 } %b",
        '!{!"x, y", i32 1}',
    ]
