; ModuleID = '<string>'
source_filename = "saxpy.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind uwtable
define dso_local void @saxpy(ptr noundef %y, ptr noundef %x, float noundef %a, i32 noundef %n) #0 !dbg !13 {
entry:
    #dbg_value(ptr %y, !22, !DIExpression(), !28)
    #dbg_value(ptr %x, !23, !DIExpression(), !28)
    #dbg_value(float %a, !24, !DIExpression(), !28)
    #dbg_value(i32 %n, !25, !DIExpression(), !28)
    #dbg_value(i32 0, !26, !DIExpression(), !29)
  br label %for.cond, !dbg !30

for.cond:                                         ; preds = %for.body, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.body ], !dbg !31
    #dbg_value(i32 %i.0, !26, !DIExpression(), !29)
  %cmp = icmp slt i32 %i.0, %n, !dbg !32
  br i1 %cmp, label %for.body, label %for.end, !dbg !34

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64, !dbg !35
  %arrayidx = getelementptr inbounds float, ptr %x, i64 %idxprom, !dbg !35
  %i = load float, ptr %arrayidx, align 4, !dbg !35, !tbaa !36
  %idxprom1 = sext i32 %i.0 to i64, !dbg !38
  %arrayidx2 = getelementptr inbounds float, ptr %y, i64 %idxprom1, !dbg !38
  %i6 = load float, ptr %arrayidx2, align 4, !dbg !38, !tbaa !36
  %i7 = call float @llvm.fmuladd.f32(float %a, float %i, float %i6), !dbg !39
  %idxprom3 = sext i32 %i.0 to i64, !dbg !40
  %arrayidx4 = getelementptr inbounds float, ptr %y, i64 %idxprom3, !dbg !40
  store float %i7, ptr %arrayidx4, align 4, !dbg !41, !tbaa !36
  %inc = add nsw i32 %i.0, 1, !dbg !42
    #dbg_value(i32 %inc, !26, !DIExpression(), !29)
  br label %for.cond, !dbg !43, !llvm.loop !44

for.end:                                          ; preds = %for.cond
  ret void, !dbg !48
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind uwtable
define dso_local double @dot(ptr noundef %x, ptr noundef %y, i64 noundef %n) #0 !dbg !49 {
entry:
    #dbg_value(ptr %x, !57, !DIExpression(), !63)
    #dbg_value(ptr %y, !58, !DIExpression(), !63)
    #dbg_value(i64 %n, !59, !DIExpression(), !63)
    #dbg_value(double 0.000000e+00, !60, !DIExpression(), !63)
    #dbg_value(i64 0, !61, !DIExpression(), !64)
  br label %for.cond, !dbg !65

for.cond:                                         ; preds = %for.body, %entry
  %sum.0 = phi double [ 0.000000e+00, %entry ], [ %i6, %for.body ], !dbg !63
  %i.0 = phi i64 [ 0, %entry ], [ %inc, %for.body ], !dbg !66
    #dbg_value(i64 %i.0, !61, !DIExpression(), !64)
    #dbg_value(double %sum.0, !60, !DIExpression(), !63)
  %cmp = icmp slt i64 %i.0, %n, !dbg !67
  br i1 %cmp, label %for.body, label %for.end, !dbg !69

for.body:                                         ; preds = %for.cond
  %arrayidx = getelementptr inbounds double, ptr %x, i64 %i.0, !dbg !70
  %i = load double, ptr %arrayidx, align 8, !dbg !70, !tbaa !71
  %arrayidx1 = getelementptr inbounds double, ptr %y, i64 %i.0, !dbg !73
  %i5 = load double, ptr %arrayidx1, align 8, !dbg !73, !tbaa !71
  %i6 = call double @llvm.fmuladd.f64(double %i, double %i5, double %sum.0), !dbg !74
    #dbg_value(double %i6, !60, !DIExpression(), !63)
  %inc = add nsw i64 %i.0, 1, !dbg !75
    #dbg_value(i64 %inc, !61, !DIExpression(), !64)
  br label %for.cond, !dbg !76, !llvm.loop !77

for.end:                                          ; preds = %for.cond
  ret double %sum.0, !dbg !80
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "saxpy.c", directory: ".", checksumkind: CSK_MD5, checksum: "88dee4a1f3ab8a82b0c93d52ee4db993")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{!"clang"}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = distinct !DISubprogram(name: "saxpy", scope: !1, file: !1, line: 3, type: !14, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !21, keyInstructions: true)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !16, !18, !17, !20}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{!22, !23, !24, !25, !26}
!22 = !DILocalVariable(name: "y", arg: 1, scope: !13, file: !1, line: 3, type: !16)
!23 = !DILocalVariable(name: "x", arg: 2, scope: !13, file: !1, line: 3, type: !18)
!24 = !DILocalVariable(name: "a", arg: 3, scope: !13, file: !1, line: 3, type: !17)
!25 = !DILocalVariable(name: "n", arg: 4, scope: !13, file: !1, line: 3, type: !20)
!26 = !DILocalVariable(name: "i", scope: !27, file: !1, line: 4, type: !20)
!27 = distinct !DILexicalBlock(scope: !13, file: !1, line: 4, column: 3)
!28 = !DILocation(line: 0, scope: !13)
!29 = !DILocation(line: 0, scope: !27)
!30 = !DILocation(line: 4, column: 8, scope: !27)
!31 = !DILocation(line: 4, scope: !27, atomGroup: 1, atomRank: 1)
!32 = !DILocation(line: 4, column: 21, scope: !33, atomGroup: 2, atomRank: 1)
!33 = distinct !DILexicalBlock(scope: !27, file: !1, line: 4, column: 3)
!34 = !DILocation(line: 4, column: 3, scope: !27, atomGroup: 3, atomRank: 1)
!35 = !DILocation(line: 5, column: 16, scope: !33)
!36 = !{!37, !37, i64 0}
!37 = !{!"float", !11, i64 0}
!38 = !DILocation(line: 5, column: 23, scope: !33)
!39 = !DILocation(line: 5, column: 21, scope: !33, atomGroup: 4, atomRank: 2)
!40 = !DILocation(line: 5, column: 5, scope: !33)
!41 = !DILocation(line: 5, column: 10, scope: !33, atomGroup: 4, atomRank: 1)
!42 = !DILocation(line: 4, column: 27, scope: !33, atomGroup: 5, atomRank: 2)
!43 = !DILocation(line: 4, column: 3, scope: !33)
!44 = distinct !{!44, !45, !46, !47}
!45 = !DILocation(line: 4, column: 3, scope: !27)
!46 = !DILocation(line: 5, column: 26, scope: !27)
!47 = !{!"llvm.loop.mustprogress"}
!48 = !DILocation(line: 6, column: 1, scope: !13, atomGroup: 7, atomRank: 1)
!49 = distinct !DISubprogram(name: "dot", scope: !1, file: !1, line: 8, type: !50, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !56, keyInstructions: true)
!50 = !DISubroutineType(types: !51)
!51 = !{!52, !53, !53, !55}
!52 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !54, size: 64)
!54 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !52)
!55 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!56 = !{!57, !58, !59, !60, !61}
!57 = !DILocalVariable(name: "x", arg: 1, scope: !49, file: !1, line: 8, type: !53)
!58 = !DILocalVariable(name: "y", arg: 2, scope: !49, file: !1, line: 8, type: !53)
!59 = !DILocalVariable(name: "n", arg: 3, scope: !49, file: !1, line: 8, type: !55)
!60 = !DILocalVariable(name: "sum", scope: !49, file: !1, line: 9, type: !52)
!61 = !DILocalVariable(name: "i", scope: !62, file: !1, line: 10, type: !55)
!62 = distinct !DILexicalBlock(scope: !49, file: !1, line: 10, column: 3)
!63 = !DILocation(line: 0, scope: !49)
!64 = !DILocation(line: 0, scope: !62)
!65 = !DILocation(line: 10, column: 8, scope: !62)
!66 = !DILocation(line: 10, scope: !62, atomGroup: 2, atomRank: 1)
!67 = !DILocation(line: 10, column: 22, scope: !68, atomGroup: 3, atomRank: 1)
!68 = distinct !DILexicalBlock(scope: !62, file: !1, line: 10, column: 3)
!69 = !DILocation(line: 10, column: 3, scope: !62, atomGroup: 4, atomRank: 1)
!70 = !DILocation(line: 11, column: 12, scope: !68)
!71 = !{!72, !72, i64 0}
!72 = !{!"double", !11, i64 0}
!73 = !DILocation(line: 11, column: 19, scope: !68)
!74 = !DILocation(line: 11, column: 9, scope: !68, atomGroup: 5, atomRank: 2)
!75 = !DILocation(line: 10, column: 28, scope: !68, atomGroup: 6, atomRank: 2)
!76 = !DILocation(line: 10, column: 3, scope: !68)
!77 = distinct !{!77, !78, !79, !47}
!78 = !DILocation(line: 10, column: 3, scope: !62)
!79 = !DILocation(line: 11, column: 22, scope: !62)
!80 = !DILocation(line: 12, column: 3, scope: !49, atomGroup: 9, atomRank: 1)
