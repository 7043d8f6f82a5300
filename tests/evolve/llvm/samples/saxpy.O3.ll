; ModuleID = '<string>'
source_filename = "saxpy.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @saxpy(ptr noundef captures(none) %y, ptr noundef readonly captures(none) %x, float noundef %a, i32 noundef %n) local_unnamed_addr #0 !dbg !14 {
entry:
    #dbg_value(ptr %y, !23, !DIExpression(), !29)
    #dbg_value(ptr %x, !24, !DIExpression(), !29)
    #dbg_value(float %a, !25, !DIExpression(), !29)
    #dbg_value(i32 %n, !26, !DIExpression(), !29)
    #dbg_value(i32 0, !27, !DIExpression(), !30)
  %cmp10 = icmp sgt i32 %n, 0, !dbg !31
  br i1 %cmp10, label %for.body.preheader, label %for.cond.cleanup, !dbg !33

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64, !dbg !34
  %min.iters.check = icmp ult i32 %n, 8, !dbg !35
  br i1 %min.iters.check, label %for.body.preheader17, label %vector.memcheck, !dbg !35

vector.memcheck:                                  ; preds = %for.body.preheader
  %i = shl nuw nsw i64 %wide.trip.count, 2, !dbg !35
  %scevgep = getelementptr i8, ptr %y, i64 %i, !dbg !35
  %scevgep13 = getelementptr i8, ptr %x, i64 %i, !dbg !35
  %bound0 = icmp ult ptr %y, %scevgep13, !dbg !35
  %bound1 = icmp ult ptr %x, %scevgep, !dbg !35
  %found.conflict = and i1 %bound0, %bound1, !dbg !35
  br i1 %found.conflict, label %for.body.preheader17, label %vector.ph, !dbg !36

vector.ph:                                        ; preds = %vector.memcheck
  %n.vec = and i64 %wide.trip.count, 2147483640
  %broadcast.splatinsert = insertelement <4 x float> poison, float %a, i64 0
  %broadcast.splat = shufflevector <4 x float> %broadcast.splatinsert, <4 x float> poison, <4 x i32> zeroinitializer
  br label %vector.body, !dbg !36

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ], !dbg !36
  %i1 = getelementptr inbounds nuw float, ptr %x, i64 %index, !dbg !37
  %i2 = getelementptr inbounds nuw i8, ptr %i1, i64 16, !dbg !37
  %wide.load = load <4 x float>, ptr %i1, align 4, !dbg !37, !tbaa !38, !alias.scope !40
  %wide.load14 = load <4 x float>, ptr %i2, align 4, !dbg !37, !tbaa !38, !alias.scope !40
  %i3 = getelementptr inbounds nuw float, ptr %y, i64 %index, !dbg !43
  %i4 = getelementptr inbounds nuw i8, ptr %i3, i64 16, !dbg !43
  %wide.load15 = load <4 x float>, ptr %i3, align 4, !dbg !43, !tbaa !38, !alias.scope !44, !noalias !40
  %wide.load16 = load <4 x float>, ptr %i4, align 4, !dbg !43, !tbaa !38, !alias.scope !44, !noalias !40
  %i5 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %broadcast.splat, <4 x float> %wide.load, <4 x float> %wide.load15), !dbg !46
  %i6 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %broadcast.splat, <4 x float> %wide.load14, <4 x float> %wide.load16), !dbg !46
  store <4 x float> %i5, ptr %i3, align 4, !dbg !47, !tbaa !38, !alias.scope !44, !noalias !40
  store <4 x float> %i6, ptr %i4, align 4, !dbg !47, !tbaa !38, !alias.scope !44, !noalias !40
  %index.next = add nuw i64 %index, 8, !dbg !36
  %i7 = icmp eq i64 %index.next, %n.vec, !dbg !48
  br i1 %i7, label %middle.block, label %vector.body, !dbg !48, !llvm.loop !49

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i64 %n.vec, %wide.trip.count, !dbg !48
  br i1 %cmp.n, label %for.cond.cleanup, label %for.body.preheader17, !dbg !48

for.body.preheader17:                             ; preds = %middle.block, %vector.memcheck, %for.body.preheader
  %indvars.iv.ph = phi i64 [ 0, %vector.memcheck ], [ 0, %for.body.preheader ], [ %n.vec, %middle.block ]
  %xtraiter = and i64 %wide.trip.count, 1, !dbg !35
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0, !dbg !35
  br i1 %lcmp.mod.not, label %for.body.prol.loopexit, label %for.body.prol, !dbg !35

for.body.prol:                                    ; preds = %for.body.preheader17
    #dbg_value(i64 poison, !27, !DIExpression(), !30)
  %arrayidx.prol = getelementptr inbounds nuw float, ptr %x, i64 %indvars.iv.ph, !dbg !37
  %i8 = load float, ptr %arrayidx.prol, align 4, !dbg !37, !tbaa !38
  %arrayidx2.prol = getelementptr inbounds nuw float, ptr %y, i64 %indvars.iv.ph, !dbg !43
  %i9 = load float, ptr %arrayidx2.prol, align 4, !dbg !43, !tbaa !38
  %i10 = tail call float @llvm.fmuladd.f32(float %a, float %i8, float %i9), !dbg !53
  store float %i10, ptr %arrayidx2.prol, align 4, !dbg !54, !tbaa !38
  %indvars.iv.next.prol = or disjoint i64 %indvars.iv.ph, 1, !dbg !55
    #dbg_value(i64 %indvars.iv.next.prol, !27, !DIExpression(), !30)
  br label %for.body.prol.loopexit, !dbg !35

for.body.prol.loopexit:                           ; preds = %for.body.prol, %for.body.preheader17
  %indvars.iv.unr = phi i64 [ %indvars.iv.ph, %for.body.preheader17 ], [ %indvars.iv.next.prol, %for.body.prol ]
  %i11 = add nsw i64 %wide.trip.count, -1, !dbg !35
  %i12 = icmp eq i64 %indvars.iv.ph, %i11, !dbg !35
  br i1 %i12, label %for.cond.cleanup, label %for.body, !dbg !35

for.cond.cleanup:                                 ; preds = %for.body, %for.body.prol.loopexit, %middle.block, %entry
  ret void, !dbg !56

for.body:                                         ; preds = %for.body, %for.body.prol.loopexit
  %indvars.iv = phi i64 [ %indvars.iv.next.1, %for.body ], [ %indvars.iv.unr, %for.body.prol.loopexit ]
    #dbg_value(i64 %indvars.iv, !27, !DIExpression(), !30)
  %arrayidx = getelementptr inbounds nuw float, ptr %x, i64 %indvars.iv, !dbg !37
  %i13 = load float, ptr %arrayidx, align 4, !dbg !37, !tbaa !38
  %arrayidx2 = getelementptr inbounds nuw float, ptr %y, i64 %indvars.iv, !dbg !43
  %i14 = load float, ptr %arrayidx2, align 4, !dbg !43, !tbaa !38
  %i15 = tail call float @llvm.fmuladd.f32(float %a, float %i13, float %i14), !dbg !46
  store float %i15, ptr %arrayidx2, align 4, !dbg !47, !tbaa !38
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1, !dbg !36
    #dbg_value(i64 %indvars.iv.next, !27, !DIExpression(), !30)
  %arrayidx.1 = getelementptr inbounds nuw float, ptr %x, i64 %indvars.iv.next, !dbg !37
  %i16 = load float, ptr %arrayidx.1, align 4, !dbg !37, !tbaa !38
  %arrayidx2.1 = getelementptr inbounds nuw float, ptr %y, i64 %indvars.iv.next, !dbg !43
  %i17 = load float, ptr %arrayidx2.1, align 4, !dbg !43, !tbaa !38
  %i18 = tail call float @llvm.fmuladd.f32(float %a, float %i16, float %i17), !dbg !57
  store float %i18, ptr %arrayidx2.1, align 4, !dbg !58, !tbaa !38
  %indvars.iv.next.1 = add nuw nsw i64 %indvars.iv, 2, !dbg !59
    #dbg_value(i64 %indvars.iv.next.1, !27, !DIExpression(), !30)
  %exitcond.not.1 = icmp eq i64 %indvars.iv.next.1, %wide.trip.count, !dbg !60
  br i1 %exitcond.not.1, label %for.cond.cleanup, label %for.body, !dbg !61, !llvm.loop !62
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @dot(ptr noundef readonly captures(none) %x, ptr noundef readonly captures(none) %y, i64 noundef %n) local_unnamed_addr #2 !dbg !64 {
entry:
    #dbg_value(ptr %x, !72, !DIExpression(), !78)
    #dbg_value(ptr %y, !73, !DIExpression(), !78)
    #dbg_value(i64 %n, !74, !DIExpression(), !78)
    #dbg_value(double 0.000000e+00, !75, !DIExpression(), !78)
    #dbg_value(i64 0, !76, !DIExpression(), !79)
  %cmp6 = icmp sgt i64 %n, 0, !dbg !80
  br i1 %cmp6, label %for.body.preheader, label %for.cond.cleanup, !dbg !82

for.body.preheader:                               ; preds = %entry
  %xtraiter = and i64 %n, 3, !dbg !83
  %i = icmp ult i64 %n, 4, !dbg !83
  br i1 %i, label %for.body.epil.preheader, label %for.body.preheader.new, !dbg !83

for.body.preheader.new:                           ; preds = %for.body.preheader
  %unroll_iter = and i64 %n, 9223372036854775804, !dbg !83
  br label %for.body, !dbg !83

for.cond.cleanup.loopexit.unr-lcssa:              ; preds = %for.body
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0, !dbg !83
  br i1 %lcmp.mod.not, label %for.cond.cleanup, label %for.body.epil.preheader, !dbg !83

for.body.epil.preheader:                          ; preds = %for.cond.cleanup.loopexit.unr-lcssa, %for.body.preheader
  %i.08.epil.init = phi i64 [ 0, %for.body.preheader ], [ %inc.3, %for.cond.cleanup.loopexit.unr-lcssa ]
  %sum.07.epil.init = phi double [ 0.000000e+00, %for.body.preheader ], [ %i15, %for.cond.cleanup.loopexit.unr-lcssa ]
  %lcmp.mod10 = icmp ne i64 %xtraiter, 0, !dbg !84
  tail call void @llvm.assume(i1 %lcmp.mod10), !dbg !84
  br label %for.body.epil, !dbg !84

for.body.epil:                                    ; preds = %for.body.epil, %for.body.epil.preheader
  %i.08.epil = phi i64 [ %inc.epil, %for.body.epil ], [ %i.08.epil.init, %for.body.epil.preheader ]
  %sum.07.epil = phi double [ %i3, %for.body.epil ], [ %sum.07.epil.init, %for.body.epil.preheader ]
  %epil.iter = phi i64 [ %epil.iter.next, %for.body.epil ], [ 0, %for.body.epil.preheader ]
    #dbg_value(i64 %i.08.epil, !76, !DIExpression(), !79)
    #dbg_value(double %sum.07.epil, !75, !DIExpression(), !78)
  %arrayidx.epil = getelementptr inbounds nuw double, ptr %x, i64 %i.08.epil, !dbg !85
  %i1 = load double, ptr %arrayidx.epil, align 8, !dbg !85, !tbaa !86
  %arrayidx1.epil = getelementptr inbounds nuw double, ptr %y, i64 %i.08.epil, !dbg !88
  %i2 = load double, ptr %arrayidx1.epil, align 8, !dbg !88, !tbaa !86
  %i3 = tail call double @llvm.fmuladd.f64(double %i1, double %i2, double %sum.07.epil), !dbg !89
    #dbg_value(double %i3, !75, !DIExpression(), !78)
  %inc.epil = add nuw nsw i64 %i.08.epil, 1, !dbg !90
    #dbg_value(i64 %inc.epil, !76, !DIExpression(), !79)
  %epil.iter.next = add i64 %epil.iter, 1, !dbg !91
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter, !dbg !91
  br i1 %epil.iter.cmp.not, label %for.cond.cleanup, label %for.body.epil, !dbg !91, !llvm.loop !92

for.cond.cleanup:                                 ; preds = %for.body.epil, %for.cond.cleanup.loopexit.unr-lcssa, %entry
  %sum.0.lcssa = phi double [ 0.000000e+00, %entry ], [ %i15, %for.cond.cleanup.loopexit.unr-lcssa ], [ %i3, %for.body.epil ], !dbg !78
  ret double %sum.0.lcssa, !dbg !94

for.body:                                         ; preds = %for.body, %for.body.preheader.new
  %i.08 = phi i64 [ 0, %for.body.preheader.new ], [ %inc.3, %for.body ]
  %sum.07 = phi double [ 0.000000e+00, %for.body.preheader.new ], [ %i15, %for.body ]
  %niter = phi i64 [ 0, %for.body.preheader.new ], [ %niter.next.3, %for.body ]
    #dbg_value(i64 %i.08, !76, !DIExpression(), !79)
    #dbg_value(double %sum.07, !75, !DIExpression(), !78)
  %arrayidx = getelementptr inbounds nuw double, ptr %x, i64 %i.08, !dbg !85
  %i4 = load double, ptr %arrayidx, align 8, !dbg !85, !tbaa !86
  %arrayidx1 = getelementptr inbounds nuw double, ptr %y, i64 %i.08, !dbg !88
  %i5 = load double, ptr %arrayidx1, align 8, !dbg !88, !tbaa !86
  %i6 = tail call double @llvm.fmuladd.f64(double %i4, double %i5, double %sum.07), !dbg !95
    #dbg_value(double %i6, !75, !DIExpression(), !78)
  %inc = or disjoint i64 %i.08, 1, !dbg !96
    #dbg_value(i64 %inc, !76, !DIExpression(), !79)
  %arrayidx.1 = getelementptr inbounds nuw double, ptr %x, i64 %inc, !dbg !85
  %i7 = load double, ptr %arrayidx.1, align 8, !dbg !85, !tbaa !86
  %arrayidx1.1 = getelementptr inbounds nuw double, ptr %y, i64 %inc, !dbg !88
  %i8 = load double, ptr %arrayidx1.1, align 8, !dbg !88, !tbaa !86
  %i9 = tail call double @llvm.fmuladd.f64(double %i7, double %i8, double %i6), !dbg !97
    #dbg_value(double %i9, !75, !DIExpression(), !78)
  %inc.1 = or disjoint i64 %i.08, 2, !dbg !98
    #dbg_value(i64 %inc.1, !76, !DIExpression(), !79)
  %arrayidx.2 = getelementptr inbounds nuw double, ptr %x, i64 %inc.1, !dbg !85
  %i10 = load double, ptr %arrayidx.2, align 8, !dbg !85, !tbaa !86
  %arrayidx1.2 = getelementptr inbounds nuw double, ptr %y, i64 %inc.1, !dbg !88
  %i11 = load double, ptr %arrayidx1.2, align 8, !dbg !88, !tbaa !86
  %i12 = tail call double @llvm.fmuladd.f64(double %i10, double %i11, double %i9), !dbg !99
    #dbg_value(double %i12, !75, !DIExpression(), !78)
  %inc.2 = or disjoint i64 %i.08, 3, !dbg !100
    #dbg_value(i64 %inc.2, !76, !DIExpression(), !79)
  %arrayidx.3 = getelementptr inbounds nuw double, ptr %x, i64 %inc.2, !dbg !85
  %i13 = load double, ptr %arrayidx.3, align 8, !dbg !85, !tbaa !86
  %arrayidx1.3 = getelementptr inbounds nuw double, ptr %y, i64 %inc.2, !dbg !88
  %i14 = load double, ptr %arrayidx1.3, align 8, !dbg !88, !tbaa !86
  %i15 = tail call double @llvm.fmuladd.f64(double %i13, double %i14, double %i12), !dbg !101
    #dbg_value(double %i15, !75, !DIExpression(), !78)
  %inc.3 = add nuw nsw i64 %i.08, 4, !dbg !102
    #dbg_value(i64 %inc.3, !76, !DIExpression(), !79)
  %niter.next.3 = add i64 %niter, 4, !dbg !103
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter, !dbg !103
  br i1 %niter.ncmp.3, label %for.cond.cleanup.loopexit.unr-lcssa, label %for.body, !dbg !103, !llvm.loop !104
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}
!llvm.errno.tbaa = !{!10}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "saxpy.c", directory: ".", checksumkind: CSK_MD5, checksum: "88dee4a1f3ab8a82b0c93d52ee4db993")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!9 = !{!"clang"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C/C++ TBAA"}
!14 = distinct !DISubprogram(name: "saxpy", scope: !1, file: !1, line: 3, type: !15, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !22, keyInstructions: true)
!15 = !DISubroutineType(types: !16)
!16 = !{null, !17, !19, !18, !21}
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{!23, !24, !25, !26, !27}
!23 = !DILocalVariable(name: "y", arg: 1, scope: !14, file: !1, line: 3, type: !17)
!24 = !DILocalVariable(name: "x", arg: 2, scope: !14, file: !1, line: 3, type: !19)
!25 = !DILocalVariable(name: "a", arg: 3, scope: !14, file: !1, line: 3, type: !18)
!26 = !DILocalVariable(name: "n", arg: 4, scope: !14, file: !1, line: 3, type: !21)
!27 = !DILocalVariable(name: "i", scope: !28, file: !1, line: 4, type: !21)
!28 = distinct !DILexicalBlock(scope: !14, file: !1, line: 4, column: 3)
!29 = !DILocation(line: 0, scope: !14)
!30 = !DILocation(line: 0, scope: !28)
!31 = !DILocation(line: 4, column: 21, scope: !32, atomGroup: 10, atomRank: 1)
!32 = distinct !DILexicalBlock(scope: !28, file: !1, line: 4, column: 3)
!33 = !DILocation(line: 4, column: 3, scope: !28, atomGroup: 11, atomRank: 1)
!34 = !DILocation(line: 4, column: 21, scope: !32, atomGroup: 2, atomRank: 1)
!35 = !DILocation(line: 4, column: 3, scope: !28)
!36 = !DILocation(line: 4, column: 27, scope: !32, atomGroup: 5, atomRank: 2)
!37 = !DILocation(line: 5, column: 16, scope: !32)
!38 = !{!39, !39, i64 0}
!39 = !{!"float", !12, i64 0}
!40 = !{!41}
!41 = distinct !{!41, !42}
!42 = distinct !{!42, !"LVerDomain"}
!43 = !DILocation(line: 5, column: 23, scope: !32)
!44 = !{!45}
!45 = distinct !{!45, !42}
!46 = !DILocation(line: 5, column: 21, scope: !32, atomGroup: 4, atomRank: 2)
!47 = !DILocation(line: 5, column: 10, scope: !32, atomGroup: 4, atomRank: 1)
!48 = !DILocation(line: 4, column: 3, scope: !28, atomGroup: 3, atomRank: 1)
!49 = distinct !{!49, !50, !51, !52}
!50 = !{!"llvm.loop.mustprogress"}
!51 = !{!"llvm.loop.isvectorized", i32 1}
!52 = !{!"llvm.loop.unroll.runtime.disable"}
!53 = !DILocation(line: 5, column: 21, scope: !32, atomGroup: 14, atomRank: 2)
!54 = !DILocation(line: 5, column: 10, scope: !32, atomGroup: 14, atomRank: 1)
!55 = !DILocation(line: 4, column: 27, scope: !32, atomGroup: 15, atomRank: 2)
!56 = !DILocation(line: 6, column: 1, scope: !14, atomGroup: 7, atomRank: 1)
!57 = !DILocation(line: 5, column: 21, scope: !32, atomGroup: 18, atomRank: 2)
!58 = !DILocation(line: 5, column: 10, scope: !32, atomGroup: 18, atomRank: 1)
!59 = !DILocation(line: 4, column: 27, scope: !32, atomGroup: 19, atomRank: 2)
!60 = !DILocation(line: 4, column: 21, scope: !32, atomGroup: 20, atomRank: 1)
!61 = !DILocation(line: 4, column: 3, scope: !28, atomGroup: 21, atomRank: 1)
!62 = distinct !{!62, !35, !63, !50, !51}
!63 = !DILocation(line: 5, column: 26, scope: !28)
!64 = distinct !DISubprogram(name: "dot", scope: !1, file: !1, line: 8, type: !65, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !71, keyInstructions: true)
!65 = !DISubroutineType(types: !66)
!66 = !{!67, !68, !68, !70}
!67 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !69, size: 64)
!69 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !67)
!70 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!71 = !{!72, !73, !74, !75, !76}
!72 = !DILocalVariable(name: "x", arg: 1, scope: !64, file: !1, line: 8, type: !68)
!73 = !DILocalVariable(name: "y", arg: 2, scope: !64, file: !1, line: 8, type: !68)
!74 = !DILocalVariable(name: "n", arg: 3, scope: !64, file: !1, line: 8, type: !70)
!75 = !DILocalVariable(name: "sum", scope: !64, file: !1, line: 9, type: !67)
!76 = !DILocalVariable(name: "i", scope: !77, file: !1, line: 10, type: !70)
!77 = distinct !DILexicalBlock(scope: !64, file: !1, line: 10, column: 3)
!78 = !DILocation(line: 0, scope: !64)
!79 = !DILocation(line: 0, scope: !77)
!80 = !DILocation(line: 10, column: 22, scope: !81, atomGroup: 12, atomRank: 1)
!81 = distinct !DILexicalBlock(scope: !77, file: !1, line: 10, column: 3)
!82 = !DILocation(line: 10, column: 3, scope: !77, atomGroup: 13, atomRank: 1)
!83 = !DILocation(line: 10, column: 3, scope: !77)
!84 = !DILocation(line: 10, column: 3, scope: !77, atomGroup: 4, atomRank: 1)
!85 = !DILocation(line: 11, column: 12, scope: !81)
!86 = !{!87, !87, i64 0}
!87 = !{!"double", !12, i64 0}
!88 = !DILocation(line: 11, column: 19, scope: !81)
!89 = !DILocation(line: 11, column: 9, scope: !81, atomGroup: 22, atomRank: 2)
!90 = !DILocation(line: 10, column: 28, scope: !81, atomGroup: 23, atomRank: 2)
!91 = !DILocation(line: 10, column: 3, scope: !77, atomGroup: 25, atomRank: 1)
!92 = distinct !{!92, !93}
!93 = !{!"llvm.loop.unroll.disable"}
!94 = !DILocation(line: 12, column: 3, scope: !64, atomGroup: 9, atomRank: 1)
!95 = !DILocation(line: 11, column: 9, scope: !81, atomGroup: 5, atomRank: 2)
!96 = !DILocation(line: 10, column: 28, scope: !81, atomGroup: 6, atomRank: 2)
!97 = !DILocation(line: 11, column: 9, scope: !81, atomGroup: 26, atomRank: 2)
!98 = !DILocation(line: 10, column: 28, scope: !81, atomGroup: 27, atomRank: 2)
!99 = !DILocation(line: 11, column: 9, scope: !81, atomGroup: 30, atomRank: 2)
!100 = !DILocation(line: 10, column: 28, scope: !81, atomGroup: 31, atomRank: 2)
!101 = !DILocation(line: 11, column: 9, scope: !81, atomGroup: 34, atomRank: 2)
!102 = !DILocation(line: 10, column: 28, scope: !81, atomGroup: 35, atomRank: 2)
!103 = !DILocation(line: 10, column: 3, scope: !77, atomGroup: 37, atomRank: 1)
!104 = distinct !{!104, !83, !105, !50}
!105 = !DILocation(line: 11, column: 22, scope: !77)
