; ModuleID = '<string>'
source_filename = "walk.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.point = type { float, float, i32 }

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite, errnomem: write) uwtable
define dso_local float @walk(ptr noundef captures(none) %points, ptr noundef writeonly captures(none) %out, ptr noundef readonly captures(none) %order, i32 noundef %n) local_unnamed_addr #0 !dbg !19 {
entry:
    #dbg_value(ptr %points, !32, !DIExpression(), !45)
    #dbg_value(ptr %out, !33, !DIExpression(), !45)
    #dbg_value(ptr %order, !34, !DIExpression(), !45)
    #dbg_value(i32 %n, !35, !DIExpression(), !45)
    #dbg_value(float 0.000000e+00, !36, !DIExpression(), !45)
    #dbg_value(float 1.000000e+00, !37, !DIExpression(), !45)
    #dbg_value(i32 0, !38, !DIExpression(), !45)
    #dbg_value(i32 0, !39, !DIExpression(), !46)
  %cmp45 = icmp sgt i32 %n, 0, !dbg !47
  br i1 %cmp45, label %for.body.preheader, label %for.cond.cleanup, !dbg !48

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64, !dbg !49
  br label %for.body, !dbg !50

for.cond.cleanup.loopexit:                        ; preds = %sw.epilog
  %i = fmul float %product.1, %sum.2, !dbg !51
  br label %for.cond.cleanup, !dbg !51

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %entry
  %mul24 = phi float [ 0.000000e+00, %entry ], [ %i, %for.cond.cleanup.loopexit ], !dbg !51
  ret float %mul24, !dbg !52

for.body:                                         ; preds = %sw.epilog, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %sw.epilog ]
  %sum.049 = phi float [ 0.000000e+00, %for.body.preheader ], [ %sum.2, %sw.epilog ]
  %product.048 = phi float [ 1.000000e+00, %for.body.preheader ], [ %product.1, %sw.epilog ]
  %count.047 = phi i32 [ 0, %for.body.preheader ], [ %count.1, %sw.epilog ]
    #dbg_value(float %sum.049, !36, !DIExpression(), !45)
    #dbg_value(float %product.048, !37, !DIExpression(), !45)
    #dbg_value(i32 %count.047, !38, !DIExpression(), !45)
    #dbg_value(i64 %indvars.iv, !39, !DIExpression(), !46)
  %arrayidx = getelementptr inbounds nuw i32, ptr %order, i64 %indvars.iv, !dbg !53
  %i1 = load i32, ptr %arrayidx, align 4, !dbg !53, !tbaa !15
  %rem = srem i32 %i1, %n, !dbg !54
  %idxprom1 = sext i32 %rem to i64, !dbg !55
  %arrayidx2 = getelementptr inbounds %struct.point, ptr %points, i64 %idxprom1, !dbg !55
  %p.sroa.0.0.copyload = load float, ptr %arrayidx2, align 4, !dbg !56, !tbaa !57
  %p.sroa.5.0.arrayidx2.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx2, i64 4, !dbg !56
  %p.sroa.5.0.copyload = load float, ptr %p.sroa.5.0.arrayidx2.sroa_idx, align 4, !dbg !56, !tbaa !57
  %p.sroa.7.0.arrayidx2.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx2, i64 8, !dbg !56
  %p.sroa.7.0.copyload = load i32, ptr %p.sroa.7.0.arrayidx2.sroa_idx, align 4, !dbg !56, !tbaa !15
    #dbg_value(float %p.sroa.0.0.copyload, !41, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !59)
    #dbg_value(float %p.sroa.5.0.copyload, !41, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !59)
    #dbg_value(i32 %p.sroa.7.0.copyload, !41, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !59)
  %and = and i32 %p.sroa.7.0.copyload, 3, !dbg !60
  switch i32 %and, label %sw.default [
    i32 0, label %sw.bb
    i32 1, label %sw.bb3
  ], !dbg !61

sw.bb:                                            ; preds = %for.body
  %add = fadd float %sum.049, %p.sroa.0.0.copyload, !dbg !62
    #dbg_value(float %add, !36, !DIExpression(), !45)
  br label %sw.epilog, !dbg !64

sw.bb3:                                           ; preds = %for.body
    #dbg_value(float %p.sroa.5.0.copyload, !65, !DIExpression(), !71)
    #dbg_value(float %p.sroa.0.0.copyload, !70, !DIExpression(), !71)
  %cmp.i = fcmp ogt float %p.sroa.5.0.copyload, %p.sroa.0.0.copyload, !dbg !73
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i, !dbg !74

cond.true.i:                                      ; preds = %sw.bb3
  %mul.i = fmul float %p.sroa.0.0.copyload, %p.sroa.5.0.copyload, !dbg !75
  br label %mix.exit, !dbg !76

cond.false.i:                                     ; preds = %sw.bb3
  %i2 = tail call float @llvm.fabs.f32(float %p.sroa.5.0.copyload), !dbg !77
  %sqrt.i = tail call float @llvm.sqrt.f32(float %i2), !dbg !78
  %sub.i = fsub float %sqrt.i, %p.sroa.0.0.copyload, !dbg !79
  br label %mix.exit, !dbg !76

mix.exit:                                         ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi float [ %mul.i, %cond.true.i ], [ %sub.i, %cond.false.i ], !dbg !80
  %add5 = fadd float %sum.049, %cond.i, !dbg !81
    #dbg_value(float %add5, !36, !DIExpression(), !45)
  %inc = add nsw i32 %count.047, 1, !dbg !82
    #dbg_value(i32 %inc, !38, !DIExpression(), !45)
  br label %sw.epilog, !dbg !83

sw.default:                                       ; preds = %for.body
  %call7 = tail call float @expf(float noundef %p.sroa.5.0.copyload) #3, !dbg !84, !tbaa !15
  %add8 = fadd float %call7, 1.500000e+00, !dbg !85
  %mul = fmul float %product.048, %add8, !dbg !86
    #dbg_value(float %mul, !37, !DIExpression(), !45)
  br label %sw.epilog, !dbg !87

sw.epilog:                                        ; preds = %sw.default, %mix.exit, %sw.bb
  %count.1 = phi i32 [ %count.047, %sw.default ], [ %count.047, %sw.bb ], [ %inc, %mix.exit ], !dbg !45
  %product.1 = phi float [ %mul, %sw.default ], [ %product.048, %sw.bb ], [ %product.048, %mix.exit ], !dbg !45
  %sum.1 = phi float [ %sum.049, %sw.default ], [ %add, %sw.bb ], [ %add5, %mix.exit ], !dbg !45
    #dbg_value(float %sum.1, !36, !DIExpression(), !45)
    #dbg_value(float %product.1, !37, !DIExpression(), !45)
    #dbg_value(i32 %count.1, !38, !DIExpression(), !45)
  %cmp9 = fcmp ogt float %sum.1, 1.000000e+02, !dbg !88
  %sum.2 = select i1 %cmp9, float 0.000000e+00, float %sum.1, !dbg !90
    #dbg_value(float %sum.2, !36, !DIExpression(), !45)
  %i3 = trunc nuw nsw i64 %indvars.iv to i32, !dbg !91
  %mul10 = mul i32 %i3, -1640531535, !dbg !91
    #dbg_value(i32 %mul10, !44, !DIExpression(), !59)
  %shr = lshr i32 %mul10, 13, !dbg !92
  %xor = xor i32 %shr, %mul10, !dbg !93
    #dbg_value(i32 %xor, !44, !DIExpression(), !59)
  %i4 = tail call float @llvm.minnum.f32(float %sum.2, float %product.1), !dbg !94
  %conv = sitofp i32 %count.1 to float, !dbg !95
  %add11 = fadd float %i4, %conv, !dbg !96
  %rem12 = urem i32 %xor, %n, !dbg !97
  %idxprom13 = zext nneg i32 %rem12 to i64, !dbg !98
  %arrayidx14 = getelementptr inbounds nuw float, ptr %out, i64 %idxprom13, !dbg !98
  store float %add11, ptr %arrayidx14, align 4, !dbg !99, !tbaa !57
  %conv15 = zext i32 %xor to i64, !dbg !100
  %mul17 = mul nuw nsw i64 %indvars.iv, %conv15, !dbg !101
  %shr18 = lshr i64 %mul17, 3, !dbg !102
  %conv19 = trunc i64 %shr18 to i32, !dbg !103
  %arrayidx21 = getelementptr inbounds nuw %struct.point, ptr %points, i64 %indvars.iv, !dbg !104
  %kind22 = getelementptr inbounds nuw i8, ptr %arrayidx21, i64 8, !dbg !105
  store i32 %conv19, ptr %kind22, align 4, !dbg !106, !tbaa !107
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1, !dbg !109
    #dbg_value(i64 %indvars.iv.next, !39, !DIExpression(), !46)
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count, !dbg !49
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body, !dbg !110, !llvm.loop !111
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare !dbg !114 float @expf(float noundef) local_unnamed_addr #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #2

attributes #0 = { nofree norecurse nounwind memory(argmem: readwrite, errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!7, !8, !9, !10, !11, !12, !13}
!llvm.ident = !{!14}
!llvm.errno.tbaa = !{!15}

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
!13 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!14 = !{!"clang"}
!15 = !{!16, !16, i64 0}
!16 = !{!"int", !17, i64 0}
!17 = !{!"omnipotent char", !18, i64 0}
!18 = !{!"Simple C/C++ TBAA"}
!19 = distinct !DISubprogram(name: "walk", scope: !1, file: !1, line: 11, type: !20, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !31, keyInstructions: true)
!20 = !DISubroutineType(types: !21)
!21 = !{!4, !22, !28, !29, !5}
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "point", file: !1, line: 3, size: 96, elements: !24)
!24 = !{!25, !26, !27}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !23, file: !1, line: 4, baseType: !4, size: 32)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !23, file: !1, line: 4, baseType: !4, size: 32, offset: 32)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !23, file: !1, line: 5, baseType: !5, size: 32, offset: 64)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!30 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!31 = !{!32, !33, !34, !35, !36, !37, !38, !39, !41, !44}
!32 = !DILocalVariable(name: "points", arg: 1, scope: !19, file: !1, line: 11, type: !22)
!33 = !DILocalVariable(name: "out", arg: 2, scope: !19, file: !1, line: 11, type: !28)
!34 = !DILocalVariable(name: "order", arg: 3, scope: !19, file: !1, line: 11, type: !29)
!35 = !DILocalVariable(name: "n", arg: 4, scope: !19, file: !1, line: 11, type: !5)
!36 = !DILocalVariable(name: "sum", scope: !19, file: !1, line: 12, type: !4)
!37 = !DILocalVariable(name: "product", scope: !19, file: !1, line: 12, type: !4)
!38 = !DILocalVariable(name: "count", scope: !19, file: !1, line: 13, type: !5)
!39 = !DILocalVariable(name: "i", scope: !40, file: !1, line: 14, type: !5)
!40 = distinct !DILexicalBlock(scope: !19, file: !1, line: 14, column: 3)
!41 = !DILocalVariable(name: "p", scope: !42, file: !1, line: 15, type: !23)
!42 = distinct !DILexicalBlock(scope: !43, file: !1, line: 14, column: 31)
!43 = distinct !DILexicalBlock(scope: !40, file: !1, line: 14, column: 3)
!44 = !DILocalVariable(name: "hash", scope: !42, file: !1, line: 29, type: !3)
!45 = !DILocation(line: 0, scope: !19)
!46 = !DILocation(line: 0, scope: !40)
!47 = !DILocation(line: 14, column: 21, scope: !43, atomGroup: 25, atomRank: 1)
!48 = !DILocation(line: 14, column: 3, scope: !40, atomGroup: 26, atomRank: 1)
!49 = !DILocation(line: 14, column: 21, scope: !43, atomGroup: 5, atomRank: 1)
!50 = !DILocation(line: 14, column: 3, scope: !40)
!51 = !DILocation(line: 34, column: 14, scope: !19, atomGroup: 24, atomRank: 2)
!52 = !DILocation(line: 34, column: 3, scope: !19, atomGroup: 24, atomRank: 1)
!53 = !DILocation(line: 15, column: 29, scope: !42)
!54 = !DILocation(line: 15, column: 38, scope: !42)
!55 = !DILocation(line: 15, column: 22, scope: !42)
!56 = !DILocation(line: 15, column: 22, scope: !42, atomGroup: 7, atomRank: 1)
!57 = !{!58, !58, i64 0}
!58 = !{!"float", !17, i64 0}
!59 = !DILocation(line: 0, scope: !42)
!60 = !DILocation(line: 16, column: 20, scope: !42, atomGroup: 8, atomRank: 2)
!61 = !DILocation(line: 16, column: 5, scope: !42, atomGroup: 8, atomRank: 1)
!62 = !DILocation(line: 18, column: 11, scope: !63, atomGroup: 9, atomRank: 2)
!63 = distinct !DILexicalBlock(scope: !42, file: !1, line: 16, column: 25)
!64 = !DILocation(line: 19, column: 7, scope: !63, atomGroup: 10, atomRank: 1)
!65 = !DILocalVariable(name: "a", arg: 1, scope: !66, file: !1, line: 8, type: !4)
!66 = distinct !DISubprogram(name: "mix", scope: !1, file: !1, line: 8, type: !67, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !69, keyInstructions: true)
!67 = !DISubroutineType(types: !68)
!68 = !{!4, !4, !4}
!69 = !{!65, !70}
!70 = !DILocalVariable(name: "b", arg: 2, scope: !66, file: !1, line: 8, type: !4)
!71 = !DILocation(line: 0, scope: !66, inlinedAt: !72)
!72 = distinct !DILocation(line: 21, column: 14, scope: !63)
!73 = !DILocation(line: 8, column: 47, scope: !66, inlinedAt: !72, atomGroup: 2, atomRank: 2)
!74 = !DILocation(line: 8, column: 45, scope: !66, inlinedAt: !72, atomGroup: 2, atomRank: 1)
!75 = !DILocation(line: 8, column: 55, scope: !66, inlinedAt: !72)
!76 = !DILocation(line: 8, column: 45, scope: !66, inlinedAt: !72)
!77 = !DILocation(line: 8, column: 67, scope: !66, inlinedAt: !72)
!78 = !DILocation(line: 8, column: 61, scope: !66, inlinedAt: !72)
!79 = !DILocation(line: 8, column: 77, scope: !66, inlinedAt: !72)
!80 = !DILocation(line: 8, column: 45, scope: !66, inlinedAt: !72, atomGroup: 1, atomRank: 2)
!81 = !DILocation(line: 21, column: 11, scope: !63, atomGroup: 11, atomRank: 2)
!82 = !DILocation(line: 22, column: 12, scope: !63, atomGroup: 12, atomRank: 2)
!83 = !DILocation(line: 23, column: 7, scope: !63, atomGroup: 13, atomRank: 1)
!84 = !DILocation(line: 25, column: 25, scope: !63)
!85 = !DILocation(line: 25, column: 23, scope: !63)
!86 = !DILocation(line: 25, column: 15, scope: !63, atomGroup: 14, atomRank: 2)
!87 = !DILocation(line: 26, column: 5, scope: !63)
!88 = !DILocation(line: 27, column: 13, scope: !89, atomGroup: 15, atomRank: 2)
!89 = distinct !DILexicalBlock(scope: !42, file: !1, line: 27, column: 9)
!90 = !DILocation(line: 27, column: 13, scope: !89, atomGroup: 15, atomRank: 1)
!91 = !DILocation(line: 29, column: 33, scope: !42, atomGroup: 17, atomRank: 2)
!92 = !DILocation(line: 30, column: 18, scope: !42)
!93 = !DILocation(line: 30, column: 10, scope: !42, atomGroup: 18, atomRank: 2)
!94 = !DILocation(line: 31, column: 31, scope: !42)
!95 = !DILocation(line: 31, column: 53, scope: !42)
!96 = !DILocation(line: 31, column: 51, scope: !42, atomGroup: 19, atomRank: 2)
!97 = !DILocation(line: 31, column: 14, scope: !42)
!98 = !DILocation(line: 31, column: 5, scope: !42)
!99 = !DILocation(line: 31, column: 29, scope: !42, atomGroup: 19, atomRank: 1)
!100 = !DILocation(line: 32, column: 29, scope: !42)
!101 = !DILocation(line: 32, column: 40, scope: !42)
!102 = !DILocation(line: 32, column: 45, scope: !42, atomGroup: 20, atomRank: 3)
!103 = !DILocation(line: 32, column: 22, scope: !42, atomGroup: 20, atomRank: 2)
!104 = !DILocation(line: 32, column: 5, scope: !42)
!105 = !DILocation(line: 32, column: 15, scope: !42)
!106 = !DILocation(line: 32, column: 20, scope: !42, atomGroup: 20, atomRank: 1)
!107 = !{!108, !16, i64 8}
!108 = !{!"point", !58, i64 0, !58, i64 4, !16, i64 8}
!109 = !DILocation(line: 14, column: 27, scope: !43, atomGroup: 21, atomRank: 2)
!110 = !DILocation(line: 14, column: 3, scope: !40, atomGroup: 6, atomRank: 1)
!111 = distinct !{!111, !50, !112, !113}
!112 = !DILocation(line: 33, column: 3, scope: !40)
!113 = !{!"llvm.loop.mustprogress"}
!114 = !DISubprogram(name: "expf", scope: !115, file: !115, line: 95, type: !116, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!115 = !DIFile(filename: "mathcalls.h", directory: "", checksumkind: CSK_MD5, checksum: "8c6e2d0d2bda65bc5ba1ca02b65383b7")
!116 = !DISubroutineType(types: !117)
!117 = !{!4, !4}
