; ModuleID = '<string>'
source_filename = "walk.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.point = type { float, float, i32 }

; Function Attrs: nounwind uwtable
define dso_local float @walk(ptr noundef %points, ptr noundef %out, ptr noundef %order, i32 noundef %n) #0 !dbg !18 {
entry:
    #dbg_value(ptr %points, !31, !DIExpression(), !44)
    #dbg_value(ptr %out, !32, !DIExpression(), !44)
    #dbg_value(ptr %order, !33, !DIExpression(), !44)
    #dbg_value(i32 %n, !34, !DIExpression(), !44)
    #dbg_value(float 0.000000e+00, !35, !DIExpression(), !44)
    #dbg_value(float 1.000000e+00, !36, !DIExpression(), !44)
    #dbg_value(i32 0, !37, !DIExpression(), !44)
    #dbg_value(i32 0, !38, !DIExpression(), !45)
  br label %for.cond, !dbg !46

for.cond:                                         ; preds = %sw.epilog, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc23, %sw.epilog ], !dbg !47
  %count.0 = phi i32 [ 0, %entry ], [ %count.1, %sw.epilog ], !dbg !48
  %product.0 = phi float [ 1.000000e+00, %entry ], [ %product.1, %sw.epilog ], !dbg !44
  %sum.0 = phi float [ 0.000000e+00, %entry ], [ %sum.2, %sw.epilog ], !dbg !44
    #dbg_value(float %sum.0, !35, !DIExpression(), !44)
    #dbg_value(float %product.0, !36, !DIExpression(), !44)
    #dbg_value(i32 %count.0, !37, !DIExpression(), !44)
    #dbg_value(i32 %i.0, !38, !DIExpression(), !45)
  %cmp = icmp slt i32 %i.0, %n, !dbg !49
  br i1 %cmp, label %for.body, label %for.end, !dbg !50

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64, !dbg !51
  %arrayidx = getelementptr inbounds i32, ptr %order, i64 %idxprom, !dbg !51
  %i = load i32, ptr %arrayidx, align 4, !dbg !51, !tbaa !14
  %rem = srem i32 %i, %n, !dbg !52
  %idxprom1 = sext i32 %rem to i64, !dbg !53
  %arrayidx2 = getelementptr inbounds %struct.point, ptr %points, i64 %idxprom1, !dbg !53
  %p.sroa.0.0.copyload = load float, ptr %arrayidx2, align 4, !dbg !54, !tbaa !55
    #dbg_value(float %p.sroa.0.0.copyload, !40, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !57)
  %p.sroa.5.0.arrayidx2.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx2, i64 4, !dbg !54
  %p.sroa.5.0.copyload = load float, ptr %p.sroa.5.0.arrayidx2.sroa_idx, align 4, !dbg !54, !tbaa !55
    #dbg_value(float %p.sroa.5.0.copyload, !40, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !57)
  %p.sroa.7.0.arrayidx2.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx2, i64 8, !dbg !54
  %p.sroa.7.0.copyload = load i32, ptr %p.sroa.7.0.arrayidx2.sroa_idx, align 4, !dbg !54, !tbaa !14
    #dbg_value(i32 %p.sroa.7.0.copyload, !40, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !57)
  %and = and i32 %p.sroa.7.0.copyload, 3, !dbg !58
  switch i32 %and, label %sw.default [
    i32 0, label %sw.bb
    i32 1, label %sw.bb3
  ], !dbg !59

sw.bb:                                            ; preds = %for.body
  %add = fadd float %sum.0, %p.sroa.0.0.copyload, !dbg !60
    #dbg_value(float %add, !35, !DIExpression(), !44)
  br label %sw.epilog, !dbg !62

sw.bb3:                                           ; preds = %for.body
  %call = call float @mix(float noundef %p.sroa.5.0.copyload, float noundef %p.sroa.0.0.copyload), !dbg !63
  %add5 = fadd float %sum.0, %call, !dbg !64
    #dbg_value(float %add5, !35, !DIExpression(), !44)
  %inc = add nsw i32 %count.0, 1, !dbg !65
    #dbg_value(i32 %inc, !37, !DIExpression(), !44)
  br label %sw.epilog, !dbg !66

sw.default:                                       ; preds = %for.body
  %call7 = call float @expf(float noundef %p.sroa.5.0.copyload) #5, !dbg !67, !tbaa !14
  %add8 = fadd float 1.500000e+00, %call7, !dbg !68
  %mul = fmul float %product.0, %add8, !dbg !69
    #dbg_value(float %mul, !36, !DIExpression(), !44)
  br label %sw.epilog, !dbg !70

sw.epilog:                                        ; preds = %sw.default, %sw.bb3, %sw.bb
  %count.1 = phi i32 [ %count.0, %sw.default ], [ %count.0, %sw.bb ], [ %inc, %sw.bb3 ], !dbg !44
  %product.1 = phi float [ %mul, %sw.default ], [ %product.0, %sw.bb ], [ %product.0, %sw.bb3 ], !dbg !44
  %sum.1 = phi float [ %sum.0, %sw.default ], [ %add, %sw.bb ], [ %add5, %sw.bb3 ], !dbg !44
    #dbg_value(float %sum.1, !35, !DIExpression(), !44)
    #dbg_value(float %product.1, !36, !DIExpression(), !44)
    #dbg_value(i32 %count.1, !37, !DIExpression(), !44)
  %cmp9 = fcmp ogt float %sum.1, 1.000000e+02, !dbg !71
  %sum.2 = select i1 %cmp9, float 0.000000e+00, float %sum.1, !dbg !73
    #dbg_value(float %sum.2, !35, !DIExpression(), !44)
  %mul10 = mul i32 %i.0, -1640531535, !dbg !74
    #dbg_value(i32 %mul10, !43, !DIExpression(), !57)
  %shr = lshr i32 %mul10, 13, !dbg !75
  %xor = xor i32 %mul10, %shr, !dbg !76
    #dbg_value(i32 %xor, !43, !DIExpression(), !57)
  %i21 = call float @llvm.minnum.f32(float %sum.2, float %product.1), !dbg !77
  %conv = sitofp i32 %count.1 to float, !dbg !78
  %add11 = fadd float %i21, %conv, !dbg !79
  %rem12 = urem i32 %xor, %n, !dbg !80
  %idxprom13 = zext i32 %rem12 to i64, !dbg !81
  %arrayidx14 = getelementptr inbounds nuw float, ptr %out, i64 %idxprom13, !dbg !81
  store float %add11, ptr %arrayidx14, align 4, !dbg !82, !tbaa !55
  %conv15 = zext i32 %xor to i64, !dbg !83
  %conv16 = sext i32 %i.0 to i64, !dbg !84
  %mul17 = mul nsw i64 %conv15, %conv16, !dbg !85
  %shr18 = ashr i64 %mul17, 3, !dbg !86
  %conv19 = trunc i64 %shr18 to i32, !dbg !87
  %idxprom20 = sext i32 %i.0 to i64, !dbg !88
  %arrayidx21 = getelementptr inbounds %struct.point, ptr %points, i64 %idxprom20, !dbg !88
  %kind22 = getelementptr inbounds nuw %struct.point, ptr %arrayidx21, i32 0, i32 2, !dbg !89
  store i32 %conv19, ptr %kind22, align 4, !dbg !90, !tbaa !91
  %inc23 = add nsw i32 %i.0, 1, !dbg !93
    #dbg_value(i32 %inc23, !38, !DIExpression(), !45)
  br label %for.cond, !dbg !94, !llvm.loop !95

for.end:                                          ; preds = %for.cond
  %mul24 = fmul float %sum.0, %product.0, !dbg !99
  ret float %mul24, !dbg !100
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nounwind uwtable
define internal float @mix(float noundef %a, float noundef %b) #0 !dbg !101 {
entry:
    #dbg_value(float %a, !105, !DIExpression(), !107)
    #dbg_value(float %b, !106, !DIExpression(), !107)
  %cmp = fcmp ogt float %a, %b, !dbg !108
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !109

cond.true:                                        ; preds = %entry
  %mul = fmul float %a, %b, !dbg !110
  br label %cond.end, !dbg !111

cond.false:                                       ; preds = %entry
  %i = call float @llvm.fabs.f32(float %a), !dbg !112
  %call = call float @sqrtf(float noundef %i) #5, !dbg !113, !tbaa !14
  %sub = fsub float %call, %b, !dbg !114
  br label %cond.end, !dbg !111

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi float [ %mul, %cond.true ], [ %sub, %cond.false ], !dbg !115
  ret float %cond, !dbg !116
}

; Function Attrs: nounwind
declare !dbg !117 float @expf(float noundef) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind
declare !dbg !121 float @sqrtf(float noundef) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #4

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!7, !8, !9, !10, !11, !12}
!llvm.ident = !{!13}
!llvm.errno.tbaa = !{!14}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "walk.c", directory: ".", checksumkind: CSK_MD5, checksum: "2e623b5f48b4619cb075a1238602f3ea")
!2 = !{!3, !4, !5, !6}
!3 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!7 = !{i32 7, !"Dwarf Version", i32 5}
!8 = !{i32 2, !"Debug Info Version", i32 3}
!9 = !{i32 1, !"wchar_size", i32 4}
!10 = !{i32 8, !"PIC Level", i32 2}
!11 = !{i32 7, !"PIE Level", i32 2}
!12 = !{i32 7, !"uwtable", i32 2}
!13 = !{!"clang"}
!14 = !{!15, !15, i64 0}
!15 = !{!"int", !16, i64 0}
!16 = !{!"omnipotent char", !17, i64 0}
!17 = !{!"Simple C/C++ TBAA"}
!18 = distinct !DISubprogram(name: "walk", scope: !1, file: !1, line: 11, type: !19, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !30, keyInstructions: true)
!19 = !DISubroutineType(types: !20)
!20 = !{!4, !21, !27, !28, !5}
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "point", file: !1, line: 3, size: 96, elements: !23)
!23 = !{!24, !25, !26}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !22, file: !1, line: 4, baseType: !4, size: 32)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !22, file: !1, line: 4, baseType: !4, size: 32, offset: 32)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !22, file: !1, line: 5, baseType: !5, size: 32, offset: 64)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!29 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!30 = !{!31, !32, !33, !34, !35, !36, !37, !38, !40, !43}
!31 = !DILocalVariable(name: "points", arg: 1, scope: !18, file: !1, line: 11, type: !21)
!32 = !DILocalVariable(name: "out", arg: 2, scope: !18, file: !1, line: 11, type: !27)
!33 = !DILocalVariable(name: "order", arg: 3, scope: !18, file: !1, line: 11, type: !28)
!34 = !DILocalVariable(name: "n", arg: 4, scope: !18, file: !1, line: 11, type: !5)
!35 = !DILocalVariable(name: "sum", scope: !18, file: !1, line: 12, type: !4)
!36 = !DILocalVariable(name: "product", scope: !18, file: !1, line: 12, type: !4)
!37 = !DILocalVariable(name: "count", scope: !18, file: !1, line: 13, type: !5)
!38 = !DILocalVariable(name: "i", scope: !39, file: !1, line: 14, type: !5)
!39 = distinct !DILexicalBlock(scope: !18, file: !1, line: 14, column: 3)
!40 = !DILocalVariable(name: "p", scope: !41, file: !1, line: 15, type: !22)
!41 = distinct !DILexicalBlock(scope: !42, file: !1, line: 14, column: 31)
!42 = distinct !DILexicalBlock(scope: !39, file: !1, line: 14, column: 3)
!43 = !DILocalVariable(name: "hash", scope: !41, file: !1, line: 29, type: !3)
!44 = !DILocation(line: 0, scope: !18)
!45 = !DILocation(line: 0, scope: !39)
!46 = !DILocation(line: 14, column: 8, scope: !39)
!47 = !DILocation(line: 14, scope: !39, atomGroup: 4, atomRank: 1)
!48 = !DILocation(line: 13, column: 7, scope: !18, atomGroup: 3, atomRank: 1)
!49 = !DILocation(line: 14, column: 21, scope: !42, atomGroup: 5, atomRank: 1)
!50 = !DILocation(line: 14, column: 3, scope: !39, atomGroup: 6, atomRank: 1)
!51 = !DILocation(line: 15, column: 29, scope: !41)
!52 = !DILocation(line: 15, column: 38, scope: !41)
!53 = !DILocation(line: 15, column: 22, scope: !41)
!54 = !DILocation(line: 15, column: 22, scope: !41, atomGroup: 7, atomRank: 1)
!55 = !{!56, !56, i64 0}
!56 = !{!"float", !16, i64 0}
!57 = !DILocation(line: 0, scope: !41)
!58 = !DILocation(line: 16, column: 20, scope: !41, atomGroup: 8, atomRank: 2)
!59 = !DILocation(line: 16, column: 5, scope: !41, atomGroup: 8, atomRank: 1)
!60 = !DILocation(line: 18, column: 11, scope: !61, atomGroup: 9, atomRank: 2)
!61 = distinct !DILexicalBlock(scope: !41, file: !1, line: 16, column: 25)
!62 = !DILocation(line: 19, column: 7, scope: !61, atomGroup: 10, atomRank: 1)
!63 = !DILocation(line: 21, column: 14, scope: !61)
!64 = !DILocation(line: 21, column: 11, scope: !61, atomGroup: 11, atomRank: 2)
!65 = !DILocation(line: 22, column: 12, scope: !61, atomGroup: 12, atomRank: 2)
!66 = !DILocation(line: 23, column: 7, scope: !61, atomGroup: 13, atomRank: 1)
!67 = !DILocation(line: 25, column: 25, scope: !61)
!68 = !DILocation(line: 25, column: 23, scope: !61)
!69 = !DILocation(line: 25, column: 15, scope: !61, atomGroup: 14, atomRank: 2)
!70 = !DILocation(line: 26, column: 5, scope: !61)
!71 = !DILocation(line: 27, column: 13, scope: !72, atomGroup: 15, atomRank: 2)
!72 = distinct !DILexicalBlock(scope: !41, file: !1, line: 27, column: 9)
!73 = !DILocation(line: 27, column: 13, scope: !72, atomGroup: 15, atomRank: 1)
!74 = !DILocation(line: 29, column: 33, scope: !41, atomGroup: 17, atomRank: 2)
!75 = !DILocation(line: 30, column: 18, scope: !41)
!76 = !DILocation(line: 30, column: 10, scope: !41, atomGroup: 18, atomRank: 2)
!77 = !DILocation(line: 31, column: 31, scope: !41)
!78 = !DILocation(line: 31, column: 53, scope: !41)
!79 = !DILocation(line: 31, column: 51, scope: !41, atomGroup: 19, atomRank: 2)
!80 = !DILocation(line: 31, column: 14, scope: !41)
!81 = !DILocation(line: 31, column: 5, scope: !41)
!82 = !DILocation(line: 31, column: 29, scope: !41, atomGroup: 19, atomRank: 1)
!83 = !DILocation(line: 32, column: 29, scope: !41)
!84 = !DILocation(line: 32, column: 42, scope: !41)
!85 = !DILocation(line: 32, column: 40, scope: !41)
!86 = !DILocation(line: 32, column: 45, scope: !41, atomGroup: 20, atomRank: 3)
!87 = !DILocation(line: 32, column: 22, scope: !41, atomGroup: 20, atomRank: 2)
!88 = !DILocation(line: 32, column: 5, scope: !41)
!89 = !DILocation(line: 32, column: 15, scope: !41)
!90 = !DILocation(line: 32, column: 20, scope: !41, atomGroup: 20, atomRank: 1)
!91 = !{!92, !15, i64 8}
!92 = !{!"point", !56, i64 0, !56, i64 4, !15, i64 8}
!93 = !DILocation(line: 14, column: 27, scope: !42, atomGroup: 21, atomRank: 2)
!94 = !DILocation(line: 14, column: 3, scope: !42)
!95 = distinct !{!95, !96, !97, !98}
!96 = !DILocation(line: 14, column: 3, scope: !39)
!97 = !DILocation(line: 33, column: 3, scope: !39)
!98 = !{!"llvm.loop.mustprogress"}
!99 = !DILocation(line: 34, column: 14, scope: !18, atomGroup: 24, atomRank: 2)
!100 = !DILocation(line: 34, column: 3, scope: !18, atomGroup: 24, atomRank: 1)
!101 = distinct !DISubprogram(name: "mix", scope: !1, file: !1, line: 8, type: !102, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !104, keyInstructions: true)
!102 = !DISubroutineType(types: !103)
!103 = !{!4, !4, !4}
!104 = !{!105, !106}
!105 = !DILocalVariable(name: "a", arg: 1, scope: !101, file: !1, line: 8, type: !4)
!106 = !DILocalVariable(name: "b", arg: 2, scope: !101, file: !1, line: 8, type: !4)
!107 = !DILocation(line: 0, scope: !101)
!108 = !DILocation(line: 8, column: 47, scope: !101, atomGroup: 2, atomRank: 2)
!109 = !DILocation(line: 8, column: 45, scope: !101, atomGroup: 2, atomRank: 1)
!110 = !DILocation(line: 8, column: 55, scope: !101)
!111 = !DILocation(line: 8, column: 45, scope: !101)
!112 = !DILocation(line: 8, column: 67, scope: !101)
!113 = !DILocation(line: 8, column: 61, scope: !101)
!114 = !DILocation(line: 8, column: 77, scope: !101)
!115 = !DILocation(line: 8, column: 45, scope: !101, atomGroup: 1, atomRank: 2)
!116 = !DILocation(line: 8, column: 38, scope: !101, atomGroup: 1, atomRank: 1)
!117 = !DISubprogram(name: "expf", scope: !118, file: !118, line: 95, type: !119, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!118 = !DIFile(filename: "mathcalls.h", directory: "", checksumkind: CSK_MD5, checksum: "8c6e2d0d2bda65bc5ba1ca02b65383b7")
!119 = !DISubroutineType(types: !120)
!120 = !{!4, !4}
!121 = !DISubprogram(name: "sqrtf", scope: !118, file: !118, line: 143, type: !119, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
