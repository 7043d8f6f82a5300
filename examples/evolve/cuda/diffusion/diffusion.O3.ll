; perfdojo: diffusion.cu at O3 for sm_90, 908476481bdd2669
; ModuleID = '<string>'
source_filename = "diffusion.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @conduct(i32 noundef %rows, i32 noundef %columns, ptr noundef readonly captures(none) %image, float noundef %kappa, ptr noundef writeonly captures(none) %north, ptr noundef writeonly captures(none) %south, ptr noundef writeonly captures(none) %west, ptr noundef writeonly captures(none) %east) local_unnamed_addr #0 !dbg !128 {
entry:
    #dbg_value(i32 %rows, !137, !DIExpression(), !153)
    #dbg_value(i32 %columns, !138, !DIExpression(), !153)
    #dbg_value(ptr %image, !139, !DIExpression(), !153)
    #dbg_value(float %kappa, !140, !DIExpression(), !153)
    #dbg_value(ptr %north, !141, !DIExpression(), !153)
    #dbg_value(ptr %south, !142, !DIExpression(), !153)
    #dbg_value(ptr %west, !143, !DIExpression(), !153)
    #dbg_value(ptr %east, !144, !DIExpression(), !153)
  %i = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !154
  %i1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !157
  %mul = mul i32 %i, %i1, !dbg !160
  %i2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !161
  %add = add i32 %mul, %i2, !dbg !164
    #dbg_value(i32 %add, !145, !DIExpression(), !153)
  %i3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !165
  %i4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !168
  %mul5 = mul nuw nsw i32 %i3, %i4, !dbg !171
  %i5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !172
  %add7 = add nuw nsw i32 %mul5, %i5, !dbg !175
    #dbg_value(i32 %add7, !146, !DIExpression(), !153)
  %cmp.not = icmp slt i32 %add7, %rows, !dbg !176
  %cmp8.not = icmp slt i32 %add, %columns
  %or.cond = and i1 %cmp.not, %cmp8.not, !dbg !178
  br i1 %or.cond, label %if.end, label %cleanup, !dbg !178

if.end:                                           ; preds = %entry
  %mul9 = mul nsw i32 %columns, %add7, !dbg !179
  %add10 = add i32 %mul9, %add, !dbg !180
    #dbg_value(i32 %add10, !147, !DIExpression(), !153)
  %idxprom = sext i32 %add10 to i64, !dbg !181
  %arrayidx = getelementptr inbounds float, ptr %north, i64 %idxprom, !dbg !181
  store float 0.000000e+00, ptr %arrayidx, align 4, !dbg !182, !tbaa !183
  %arrayidx12 = getelementptr inbounds float, ptr %south, i64 %idxprom, !dbg !185
  store float 0.000000e+00, ptr %arrayidx12, align 4, !dbg !186, !tbaa !183
  %arrayidx14 = getelementptr inbounds float, ptr %west, i64 %idxprom, !dbg !187
  store float 0.000000e+00, ptr %arrayidx14, align 4, !dbg !188, !tbaa !183
  %arrayidx16 = getelementptr inbounds float, ptr %east, i64 %idxprom, !dbg !189
  store float 0.000000e+00, ptr %arrayidx16, align 4, !dbg !190, !tbaa !183
  %arrayidx18 = getelementptr inbounds float, ptr %image, i64 %idxprom, !dbg !191
  %i6 = load float, ptr %arrayidx18, align 4, !dbg !191, !tbaa !183
    #dbg_value(float %i6, !148, !DIExpression(), !153)
  %cmp19 = icmp ne i32 %add7, 0, !dbg !192
  %sub = sext i1 %cmp19 to i32, !dbg !193
  %cond = add nsw i32 %add7, %sub, !dbg !193
  %mul20 = mul nsw i32 %cond, %columns, !dbg !194
  %add21 = add nsw i32 %mul20, %add, !dbg !195
  %idxprom22 = sext i32 %add21 to i64, !dbg !196
  %arrayidx23 = getelementptr inbounds float, ptr %image, i64 %idxprom22, !dbg !196
  %i7 = load float, ptr %arrayidx23, align 4, !dbg !196, !tbaa !183
  %sub24 = fsub contract float %i7, %i6, !dbg !197
    #dbg_value(float %sub24, !149, !DIExpression(), !153)
  %sub25 = add nsw i32 %rows, -1, !dbg !198
  %cmp26 = icmp samesign ult i32 %add7, %sub25, !dbg !199
  %add28 = zext i1 %cmp26 to i32, !dbg !200
  %cond31 = add nuw nsw i32 %add7, %add28, !dbg !200
  %mul32 = mul nsw i32 %cond31, %columns, !dbg !201
  %add33 = add nsw i32 %mul32, %add, !dbg !202
  %idxprom34 = sext i32 %add33 to i64, !dbg !203
  %arrayidx35 = getelementptr inbounds float, ptr %image, i64 %idxprom34, !dbg !203
  %i8 = load float, ptr %arrayidx35, align 4, !dbg !203, !tbaa !183
  %sub36 = fsub contract float %i8, %i6, !dbg !204
    #dbg_value(float %sub36, !150, !DIExpression(), !153)
  %cmp38 = icmp sgt i32 %add, 0, !dbg !205
  %sub40 = sext i1 %cmp38 to i32, !dbg !206
  %add44 = add i32 %add10, %sub40, !dbg !207
  %idxprom45 = sext i32 %add44 to i64, !dbg !208
  %arrayidx46 = getelementptr inbounds float, ptr %image, i64 %idxprom45, !dbg !208
  %i9 = load float, ptr %arrayidx46, align 4, !dbg !208, !tbaa !183
  %sub47 = fsub contract float %i9, %i6, !dbg !209
    #dbg_value(float %sub47, !151, !DIExpression(), !153)
  %sub49 = add nsw i32 %columns, -1, !dbg !210
  %cmp50 = icmp slt i32 %add, %sub49, !dbg !211
  %add52 = zext i1 %cmp50 to i32, !dbg !212
  %add56 = add i32 %add10, %add52, !dbg !213
  %idxprom57 = sext i32 %add56 to i64, !dbg !214
  %arrayidx58 = getelementptr inbounds float, ptr %image, i64 %idxprom57, !dbg !214
  %i10 = load float, ptr %arrayidx58, align 4, !dbg !214, !tbaa !183
  %sub59 = fsub contract float %i10, %i6, !dbg !215
    #dbg_value(float %sub59, !152, !DIExpression(), !153)
    #dbg_value(float %sub24, !216, !DIExpression(), !223)
    #dbg_value(float %kappa, !221, !DIExpression(), !223)
  %div.i = fdiv contract float %sub24, %kappa, !dbg !225
    #dbg_value(float %div.i, !222, !DIExpression(), !223)
  %mul.i = fmul contract float %div.i, %div.i, !dbg !226
  %add.i = fadd contract float %mul.i, 1.000000e+00, !dbg !227
  %div1.i = fdiv contract float 1.000000e+00, %add.i, !dbg !228
  %mul61 = fmul contract float %sub24, %div1.i, !dbg !229
  store float %mul61, ptr %arrayidx, align 4, !dbg !230, !tbaa !183
    #dbg_value(float %sub36, !216, !DIExpression(), !231)
    #dbg_value(float %kappa, !221, !DIExpression(), !231)
  %div.i128 = fdiv contract float %sub36, %kappa, !dbg !233
    #dbg_value(float %div.i128, !222, !DIExpression(), !231)
  %mul.i129 = fmul contract float %div.i128, %div.i128, !dbg !234
  %add.i130 = fadd contract float %mul.i129, 1.000000e+00, !dbg !235
  %div1.i131 = fdiv contract float 1.000000e+00, %add.i130, !dbg !236
  %mul65 = fmul contract float %sub36, %div1.i131, !dbg !237
  store float %mul65, ptr %arrayidx12, align 4, !dbg !238, !tbaa !183
    #dbg_value(float %sub47, !216, !DIExpression(), !239)
    #dbg_value(float %kappa, !221, !DIExpression(), !239)
  %div.i132 = fdiv contract float %sub47, %kappa, !dbg !241
    #dbg_value(float %div.i132, !222, !DIExpression(), !239)
  %mul.i133 = fmul contract float %div.i132, %div.i132, !dbg !242
  %add.i134 = fadd contract float %mul.i133, 1.000000e+00, !dbg !243
  %div1.i135 = fdiv contract float 1.000000e+00, %add.i134, !dbg !244
  %mul69 = fmul contract float %sub47, %div1.i135, !dbg !245
  store float %mul69, ptr %arrayidx14, align 4, !dbg !246, !tbaa !183
    #dbg_value(float %sub59, !216, !DIExpression(), !247)
    #dbg_value(float %kappa, !221, !DIExpression(), !247)
  %div.i136 = fdiv contract float %sub59, %kappa, !dbg !249
    #dbg_value(float %div.i136, !222, !DIExpression(), !247)
  %mul.i137 = fmul contract float %div.i136, %div.i136, !dbg !250
  %add.i138 = fadd contract float %mul.i137, 1.000000e+00, !dbg !251
  %div1.i139 = fdiv contract float 1.000000e+00, %add.i138, !dbg !252
  %mul73 = fmul contract float %sub59, %div1.i139, !dbg !253
  store float %mul73, ptr %arrayidx16, align 4, !dbg !254, !tbaa !183
  br label %cleanup, !dbg !255

cleanup:                                          ; preds = %if.end, %entry
  ret void, !dbg !255
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @exchange(i32 noundef %rows, i32 noundef %columns, ptr noundef readonly captures(none) %image, float noundef %rate, ptr noundef readonly captures(none) %north, ptr noundef readonly captures(none) %south, ptr noundef readonly captures(none) %west, ptr noundef readonly captures(none) %east, ptr noundef writeonly captures(none) %result) local_unnamed_addr #0 !dbg !256 {
entry:
    #dbg_value(i32 %rows, !260, !DIExpression(), !272)
    #dbg_value(i32 %columns, !261, !DIExpression(), !272)
    #dbg_value(ptr %image, !262, !DIExpression(), !272)
    #dbg_value(float %rate, !263, !DIExpression(), !272)
    #dbg_value(ptr %north, !264, !DIExpression(), !272)
    #dbg_value(ptr %south, !265, !DIExpression(), !272)
    #dbg_value(ptr %west, !266, !DIExpression(), !272)
    #dbg_value(ptr %east, !267, !DIExpression(), !272)
    #dbg_value(ptr %result, !268, !DIExpression(), !272)
  %i = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !273
  %i1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !275
  %mul = mul i32 %i, %i1, !dbg !277
  %i2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !278
  %add = add i32 %mul, %i2, !dbg !280
    #dbg_value(i32 %add, !269, !DIExpression(), !272)
  %i3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !281
  %i4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !283
  %mul5 = mul nuw nsw i32 %i3, %i4, !dbg !285
  %i5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !286
  %add7 = add nuw nsw i32 %mul5, %i5, !dbg !288
    #dbg_value(i32 %add7, !270, !DIExpression(), !272)
  %cmp.not = icmp slt i32 %add7, %rows, !dbg !289
  %cmp8.not = icmp slt i32 %add, %columns
  %or.cond = and i1 %cmp.not, %cmp8.not, !dbg !291
  br i1 %or.cond, label %if.end, label %cleanup, !dbg !291

if.end:                                           ; preds = %entry
  %mul9 = mul nsw i32 %columns, %add7, !dbg !292
  %add10 = add nsw i32 %mul9, %add, !dbg !293
    #dbg_value(i32 %add10, !271, !DIExpression(), !272)
  %idxprom = sext i32 %add10 to i64, !dbg !294
  %arrayidx = getelementptr inbounds float, ptr %image, i64 %idxprom, !dbg !294
  %i6 = load float, ptr %arrayidx, align 4, !dbg !294, !tbaa !183
  %arrayidx12 = getelementptr inbounds float, ptr %result, i64 %idxprom, !dbg !295
  store float %i6, ptr %arrayidx12, align 4, !dbg !296, !tbaa !183
  %arrayidx16 = getelementptr inbounds float, ptr %north, i64 %idxprom, !dbg !297
  %i7 = load float, ptr %arrayidx16, align 4, !dbg !297, !tbaa !183
  %mul17 = fmul contract float %rate, %i7, !dbg !298
  %add18 = fadd contract float %i6, %mul17, !dbg !299
  store float %add18, ptr %arrayidx12, align 4, !dbg !300, !tbaa !183
  %arrayidx24 = getelementptr inbounds float, ptr %south, i64 %idxprom, !dbg !301
  %i8 = load float, ptr %arrayidx24, align 4, !dbg !301, !tbaa !183
  %mul25 = fmul contract float %rate, %i8, !dbg !302
  %add26 = fadd contract float %add18, %mul25, !dbg !303
  store float %add26, ptr %arrayidx12, align 4, !dbg !304, !tbaa !183
  %arrayidx32 = getelementptr inbounds float, ptr %west, i64 %idxprom, !dbg !305
  %i9 = load float, ptr %arrayidx32, align 4, !dbg !305, !tbaa !183
  %mul33 = fmul contract float %rate, %i9, !dbg !306
  %add34 = fadd contract float %add26, %mul33, !dbg !307
  store float %add34, ptr %arrayidx12, align 4, !dbg !308, !tbaa !183
  %arrayidx40 = getelementptr inbounds float, ptr %east, i64 %idxprom, !dbg !309
  %i10 = load float, ptr %arrayidx40, align 4, !dbg !309, !tbaa !183
  %mul41 = fmul contract float %rate, %i10, !dbg !310
  %add42 = fadd contract float %add34, %mul41, !dbg !311
  store float %add42, ptr %arrayidx12, align 4, !dbg !312, !tbaa !183
  br label %cleanup, !dbg !313

cleanup:                                          ; preds = %if.end, %entry
  ret void, !dbg !313
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5, !6}
!llvm.dbg.cu = !{!7}
!llvm.ident = !{!122, !122}
!llvm.errno.tbaa = !{!123}
!nvvmir.version = !{!127}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 9]}
!1 = !{i32 7, !"Dwarf Version", i32 2}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"wchar_size", i32 4}
!4 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!7 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !8, producer: "clang", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !9, splitDebugInlining: false, nameTableKind: None)
!8 = !DIFile(filename: "diffusion.cu", directory: "")
!9 = !{!10, !35, !66, !94}
!10 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "dim3", file: !11, line: 576, size: 96, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !12, identifier: "_ZTS4dim3")
!11 = !DIFile(filename: "vector_types.h", directory: "")
!12 = !{!13, !15, !16, !17, !21, !30}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !10, file: !11, line: 578, baseType: !14, size: 32)
!14 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !10, file: !11, line: 578, baseType: !14, size: 32, offset: 32)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !10, file: !11, line: 578, baseType: !14, size: 32, offset: 64)
!17 = !DISubprogram(name: "dim3", linkageName: "_ZN4dim3C4Ejjj", scope: !10, file: !11, line: 584, type: !18, scopeLine: 584, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !14, !14, !14}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!21 = !DISubprogram(name: "dim3", linkageName: "_ZN4dim3C4E5uint3", scope: !10, file: !11, line: 585, type: !22, scopeLine: 585, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!22 = !DISubroutineType(types: !23)
!23 = !{null, !20, !24}
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint3", file: !11, line: 522, baseType: !25)
!25 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "uint3", file: !11, line: 267, size: 96, flags: DIFlagTypePassByValue, elements: !26, identifier: "_ZTS5uint3")
!26 = !{!27, !28, !29}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !25, file: !11, line: 269, baseType: !14, size: 32)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !25, file: !11, line: 269, baseType: !14, size: 32, offset: 32)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !25, file: !11, line: 269, baseType: !14, size: 32, offset: 64)
!30 = !DISubprogram(name: "operator uint3", linkageName: "_ZNK4dim3cv5uint3Ev", scope: !10, file: !11, line: 586, type: !31, scopeLine: 586, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!31 = !DISubroutineType(types: !32)
!32 = !{!24, !33}
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!34 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!35 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__cuda_builtin_blockIdx_t", file: !36, line: 65, size: 8, flags: DIFlagTypePassByReference, elements: !37, identifier: "_ZTS25__cuda_builtin_blockIdx_t")
!36 = !DIFile(filename: "__clang_cuda_builtin_vars.h", directory: "")
!37 = !{!38, !41, !42, !43, !48, !51, !55, !59, !62}
!38 = !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv", scope: !35, file: !36, line: 66, type: !39, scopeLine: 66, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!39 = !DISubroutineType(types: !40)
!40 = !{!14}
!41 = !DISubprogram(name: "__fetch_builtin_y", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv", scope: !35, file: !36, line: 67, type: !39, scopeLine: 67, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!42 = !DISubprogram(name: "__fetch_builtin_z", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_zEv", scope: !35, file: !36, line: 68, type: !39, scopeLine: 68, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!43 = !DISubprogram(name: "operator dim3", linkageName: "_ZNK25__cuda_builtin_blockIdx_tcv4dim3Ev", scope: !35, file: !36, line: 71, type: !44, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!44 = !DISubroutineType(types: !45)
!45 = !{!10, !46}
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!47 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!48 = !DISubprogram(name: "operator uint3", linkageName: "_ZNK25__cuda_builtin_blockIdx_tcv5uint3Ev", scope: !35, file: !36, line: 72, type: !49, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!49 = !DISubroutineType(types: !50)
!50 = !{!25, !46}
!51 = !DISubprogram(name: "__cuda_builtin_blockIdx_t", linkageName: "_ZN25__cuda_builtin_blockIdx_tC4Ev", scope: !35, file: !36, line: 75, type: !52, scopeLine: 75, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!52 = !DISubroutineType(types: !53)
!53 = !{null, !54}
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!55 = !DISubprogram(name: "__cuda_builtin_blockIdx_t", linkageName: "_ZN25__cuda_builtin_blockIdx_tC4ERKS_", scope: !35, file: !36, line: 75, type: !56, scopeLine: 75, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!56 = !DISubroutineType(types: !57)
!57 = !{null, !54, !58}
!58 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !47, size: 64)
!59 = !DISubprogram(name: "operator=", linkageName: "_ZNK25__cuda_builtin_blockIdx_taSERKS_", scope: !35, file: !36, line: 75, type: !60, scopeLine: 75, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!60 = !DISubroutineType(types: !61)
!61 = !{null, !46, !58}
!62 = !DISubprogram(name: "operator&", linkageName: "_ZNK25__cuda_builtin_blockIdx_tadEv", scope: !35, file: !36, line: 75, type: !63, scopeLine: 75, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!63 = !DISubroutineType(types: !64)
!64 = !{!65, !46}
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!66 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__cuda_builtin_blockDim_t", file: !36, line: 78, size: 8, flags: DIFlagTypePassByReference, elements: !67, identifier: "_ZTS25__cuda_builtin_blockDim_t")
!67 = !{!68, !69, !70, !71, !76, !79, !83, !87, !90}
!68 = !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv", scope: !66, file: !36, line: 79, type: !39, scopeLine: 79, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!69 = !DISubprogram(name: "__fetch_builtin_y", linkageName: "_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv", scope: !66, file: !36, line: 80, type: !39, scopeLine: 80, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!70 = !DISubprogram(name: "__fetch_builtin_z", linkageName: "_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_zEv", scope: !66, file: !36, line: 81, type: !39, scopeLine: 81, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!71 = !DISubprogram(name: "operator dim3", linkageName: "_ZNK25__cuda_builtin_blockDim_tcv4dim3Ev", scope: !66, file: !36, line: 84, type: !72, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!72 = !DISubroutineType(types: !73)
!73 = !{!10, !74}
!74 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !75, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!75 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !66)
!76 = !DISubprogram(name: "operator uint3", linkageName: "_ZNK25__cuda_builtin_blockDim_tcv5uint3Ev", scope: !66, file: !36, line: 85, type: !77, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!77 = !DISubroutineType(types: !78)
!78 = !{!25, !74}
!79 = !DISubprogram(name: "__cuda_builtin_blockDim_t", linkageName: "_ZN25__cuda_builtin_blockDim_tC4Ev", scope: !66, file: !36, line: 88, type: !80, scopeLine: 88, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!80 = !DISubroutineType(types: !81)
!81 = !{null, !82}
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!83 = !DISubprogram(name: "__cuda_builtin_blockDim_t", linkageName: "_ZN25__cuda_builtin_blockDim_tC4ERKS_", scope: !66, file: !36, line: 88, type: !84, scopeLine: 88, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!84 = !DISubroutineType(types: !85)
!85 = !{null, !82, !86}
!86 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !75, size: 64)
!87 = !DISubprogram(name: "operator=", linkageName: "_ZNK25__cuda_builtin_blockDim_taSERKS_", scope: !66, file: !36, line: 88, type: !88, scopeLine: 88, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!88 = !DISubroutineType(types: !89)
!89 = !{null, !74, !86}
!90 = !DISubprogram(name: "operator&", linkageName: "_ZNK25__cuda_builtin_blockDim_tadEv", scope: !66, file: !36, line: 88, type: !91, scopeLine: 88, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!91 = !DISubroutineType(types: !92)
!92 = !{!93, !74}
!93 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!94 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__cuda_builtin_threadIdx_t", file: !36, line: 52, size: 8, flags: DIFlagTypePassByReference, elements: !95, identifier: "_ZTS26__cuda_builtin_threadIdx_t")
!95 = !{!96, !97, !98, !99, !104, !107, !111, !115, !118}
!96 = !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv", scope: !94, file: !36, line: 53, type: !39, scopeLine: 53, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!97 = !DISubprogram(name: "__fetch_builtin_y", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv", scope: !94, file: !36, line: 54, type: !39, scopeLine: 54, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!98 = !DISubprogram(name: "__fetch_builtin_z", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_zEv", scope: !94, file: !36, line: 55, type: !39, scopeLine: 55, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!99 = !DISubprogram(name: "operator dim3", linkageName: "_ZNK26__cuda_builtin_threadIdx_tcv4dim3Ev", scope: !94, file: !36, line: 58, type: !100, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!100 = !DISubroutineType(types: !101)
!101 = !{!10, !102}
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !103, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!103 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !94)
!104 = !DISubprogram(name: "operator uint3", linkageName: "_ZNK26__cuda_builtin_threadIdx_tcv5uint3Ev", scope: !94, file: !36, line: 59, type: !105, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!105 = !DISubroutineType(types: !106)
!106 = !{!25, !102}
!107 = !DISubprogram(name: "__cuda_builtin_threadIdx_t", linkageName: "_ZN26__cuda_builtin_threadIdx_tC4Ev", scope: !94, file: !36, line: 62, type: !108, scopeLine: 62, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!108 = !DISubroutineType(types: !109)
!109 = !{null, !110}
!110 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !94, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!111 = !DISubprogram(name: "__cuda_builtin_threadIdx_t", linkageName: "_ZN26__cuda_builtin_threadIdx_tC4ERKS_", scope: !94, file: !36, line: 62, type: !112, scopeLine: 62, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!112 = !DISubroutineType(types: !113)
!113 = !{null, !110, !114}
!114 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !103, size: 64)
!115 = !DISubprogram(name: "operator=", linkageName: "_ZNK26__cuda_builtin_threadIdx_taSERKS_", scope: !94, file: !36, line: 62, type: !116, scopeLine: 62, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!116 = !DISubroutineType(types: !117)
!117 = !{null, !102, !114}
!118 = !DISubprogram(name: "operator&", linkageName: "_ZNK26__cuda_builtin_threadIdx_tadEv", scope: !94, file: !36, line: 62, type: !119, scopeLine: 62, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!119 = !DISubroutineType(types: !120)
!120 = !{!121, !102}
!121 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !94, size: 64)
!122 = !{!"clang"}
!123 = !{!124, !124, i64 0}
!124 = !{!"int", !125, i64 0}
!125 = !{!"omnipotent char", !126, i64 0}
!126 = !{!"Simple C++ TBAA"}
!127 = !{i32 2, i32 0}
!128 = distinct !DISubprogram(name: "conduct", scope: !8, file: !8, line: 10, type: !129, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !136)
!129 = !DISubroutineType(types: !130)
!130 = !{null, !131, !131, !132, !134, !135, !135, !135, !135}
!131 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!132 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !133, size: 64)
!133 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !134)
!134 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!135 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !134, size: 64)
!136 = !{!137, !138, !139, !140, !141, !142, !143, !144, !145, !146, !147, !148, !149, !150, !151, !152}
!137 = !DILocalVariable(name: "rows", arg: 1, scope: !128, file: !8, line: 10, type: !131)
!138 = !DILocalVariable(name: "columns", arg: 2, scope: !128, file: !8, line: 10, type: !131)
!139 = !DILocalVariable(name: "image", arg: 3, scope: !128, file: !8, line: 10, type: !132)
!140 = !DILocalVariable(name: "kappa", arg: 4, scope: !128, file: !8, line: 10, type: !134)
!141 = !DILocalVariable(name: "north", arg: 5, scope: !128, file: !8, line: 11, type: !135)
!142 = !DILocalVariable(name: "south", arg: 6, scope: !128, file: !8, line: 11, type: !135)
!143 = !DILocalVariable(name: "west", arg: 7, scope: !128, file: !8, line: 11, type: !135)
!144 = !DILocalVariable(name: "east", arg: 8, scope: !128, file: !8, line: 11, type: !135)
!145 = !DILocalVariable(name: "c", scope: !128, file: !8, line: 12, type: !131)
!146 = !DILocalVariable(name: "r", scope: !128, file: !8, line: 12, type: !131)
!147 = !DILocalVariable(name: "at", scope: !128, file: !8, line: 15, type: !131)
!148 = !DILocalVariable(name: "here", scope: !128, file: !8, line: 20, type: !134)
!149 = !DILocalVariable(name: "n", scope: !128, file: !8, line: 21, type: !134)
!150 = !DILocalVariable(name: "s", scope: !128, file: !8, line: 22, type: !134)
!151 = !DILocalVariable(name: "w", scope: !128, file: !8, line: 23, type: !134)
!152 = !DILocalVariable(name: "e", scope: !128, file: !8, line: 24, type: !134)
!153 = !DILocation(line: 0, scope: !128)
!154 = !DILocation(line: 66, column: 27, scope: !155, inlinedAt: !156)
!155 = distinct !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv", scope: !35, file: !36, line: 66, type: !39, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !38)
!156 = distinct !DILocation(line: 12, column: 11, scope: !128)
!157 = !DILocation(line: 79, column: 27, scope: !158, inlinedAt: !159)
!158 = distinct !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv", scope: !66, file: !36, line: 79, type: !39, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !68)
!159 = distinct !DILocation(line: 12, column: 24, scope: !128)
!160 = !DILocation(line: 12, column: 22, scope: !128)
!161 = !DILocation(line: 53, column: 27, scope: !162, inlinedAt: !163)
!162 = distinct !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv", scope: !94, file: !36, line: 53, type: !39, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !96)
!163 = distinct !DILocation(line: 12, column: 37, scope: !128)
!164 = !DILocation(line: 12, column: 35, scope: !128)
!165 = !DILocation(line: 67, column: 27, scope: !166, inlinedAt: !167)
!166 = distinct !DISubprogram(name: "__fetch_builtin_y", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv", scope: !35, file: !36, line: 67, type: !39, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !41)
!167 = distinct !DILocation(line: 12, column: 54, scope: !128)
!168 = !DILocation(line: 80, column: 27, scope: !169, inlinedAt: !170)
!169 = distinct !DISubprogram(name: "__fetch_builtin_y", linkageName: "_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv", scope: !66, file: !36, line: 80, type: !39, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !69)
!170 = distinct !DILocation(line: 12, column: 67, scope: !128)
!171 = !DILocation(line: 12, column: 65, scope: !128)
!172 = !DILocation(line: 54, column: 27, scope: !173, inlinedAt: !174)
!173 = distinct !DISubprogram(name: "__fetch_builtin_y", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv", scope: !94, file: !36, line: 54, type: !39, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !97)
!174 = distinct !DILocation(line: 12, column: 80, scope: !128)
!175 = !DILocation(line: 12, column: 78, scope: !128)
!176 = !DILocation(line: 13, column: 9, scope: !177)
!177 = distinct !DILexicalBlock(scope: !128, file: !8, line: 13, column: 7)
!178 = !DILocation(line: 13, column: 17, scope: !177)
!179 = !DILocation(line: 15, column: 14, scope: !128)
!180 = !DILocation(line: 15, column: 24, scope: !128)
!181 = !DILocation(line: 16, column: 3, scope: !128)
!182 = !DILocation(line: 16, column: 13, scope: !128)
!183 = !{!184, !184, i64 0}
!184 = !{!"float", !125, i64 0}
!185 = !DILocation(line: 17, column: 3, scope: !128)
!186 = !DILocation(line: 17, column: 13, scope: !128)
!187 = !DILocation(line: 18, column: 3, scope: !128)
!188 = !DILocation(line: 18, column: 12, scope: !128)
!189 = !DILocation(line: 19, column: 3, scope: !128)
!190 = !DILocation(line: 19, column: 12, scope: !128)
!191 = !DILocation(line: 20, column: 16, scope: !128)
!192 = !DILocation(line: 21, column: 22, scope: !128)
!193 = !DILocation(line: 21, column: 20, scope: !128)
!194 = !DILocation(line: 21, column: 39, scope: !128)
!195 = !DILocation(line: 21, column: 49, scope: !128)
!196 = !DILocation(line: 21, column: 13, scope: !128)
!197 = !DILocation(line: 21, column: 54, scope: !128)
!198 = !DILocation(line: 22, column: 29, scope: !128)
!199 = !DILocation(line: 22, column: 22, scope: !128)
!200 = !DILocation(line: 22, column: 20, scope: !128)
!201 = !DILocation(line: 22, column: 46, scope: !128)
!202 = !DILocation(line: 22, column: 56, scope: !128)
!203 = !DILocation(line: 22, column: 13, scope: !128)
!204 = !DILocation(line: 22, column: 61, scope: !128)
!205 = !DILocation(line: 23, column: 36, scope: !128)
!206 = !DILocation(line: 23, column: 34, scope: !128)
!207 = !DILocation(line: 23, column: 31, scope: !128)
!208 = !DILocation(line: 23, column: 13, scope: !128)
!209 = !DILocation(line: 23, column: 54, scope: !128)
!210 = !DILocation(line: 24, column: 46, scope: !128)
!211 = !DILocation(line: 24, column: 36, scope: !128)
!212 = !DILocation(line: 24, column: 34, scope: !128)
!213 = !DILocation(line: 24, column: 31, scope: !128)
!214 = !DILocation(line: 24, column: 13, scope: !128)
!215 = !DILocation(line: 24, column: 64, scope: !128)
!216 = !DILocalVariable(name: "gradient", arg: 1, scope: !217, file: !8, line: 5, type: !134)
!217 = distinct !DISubprogram(name: "flow", linkageName: "_ZL4flowff", scope: !8, file: !8, line: 5, type: !218, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !220)
!218 = !DISubroutineType(types: !219)
!219 = !{!134, !134, !134}
!220 = !{!216, !221, !222}
!221 = !DILocalVariable(name: "kappa", arg: 2, scope: !217, file: !8, line: 5, type: !134)
!222 = !DILocalVariable(name: "ratio", scope: !217, file: !8, line: 6, type: !134)
!223 = !DILocation(line: 0, scope: !217, inlinedAt: !224)
!224 = distinct !DILocation(line: 25, column: 15, scope: !128)
!225 = !DILocation(line: 6, column: 26, scope: !217, inlinedAt: !224)
!226 = !DILocation(line: 7, column: 29, scope: !217, inlinedAt: !224)
!227 = !DILocation(line: 7, column: 21, scope: !217, inlinedAt: !224)
!228 = !DILocation(line: 7, column: 14, scope: !217, inlinedAt: !224)
!229 = !DILocation(line: 25, column: 30, scope: !128)
!230 = !DILocation(line: 25, column: 13, scope: !128)
!231 = !DILocation(line: 0, scope: !217, inlinedAt: !232)
!232 = distinct !DILocation(line: 26, column: 15, scope: !128)
!233 = !DILocation(line: 6, column: 26, scope: !217, inlinedAt: !232)
!234 = !DILocation(line: 7, column: 29, scope: !217, inlinedAt: !232)
!235 = !DILocation(line: 7, column: 21, scope: !217, inlinedAt: !232)
!236 = !DILocation(line: 7, column: 14, scope: !217, inlinedAt: !232)
!237 = !DILocation(line: 26, column: 30, scope: !128)
!238 = !DILocation(line: 26, column: 13, scope: !128)
!239 = !DILocation(line: 0, scope: !217, inlinedAt: !240)
!240 = distinct !DILocation(line: 27, column: 14, scope: !128)
!241 = !DILocation(line: 6, column: 26, scope: !217, inlinedAt: !240)
!242 = !DILocation(line: 7, column: 29, scope: !217, inlinedAt: !240)
!243 = !DILocation(line: 7, column: 21, scope: !217, inlinedAt: !240)
!244 = !DILocation(line: 7, column: 14, scope: !217, inlinedAt: !240)
!245 = !DILocation(line: 27, column: 29, scope: !128)
!246 = !DILocation(line: 27, column: 12, scope: !128)
!247 = !DILocation(line: 0, scope: !217, inlinedAt: !248)
!248 = distinct !DILocation(line: 28, column: 14, scope: !128)
!249 = !DILocation(line: 6, column: 26, scope: !217, inlinedAt: !248)
!250 = !DILocation(line: 7, column: 29, scope: !217, inlinedAt: !248)
!251 = !DILocation(line: 7, column: 21, scope: !217, inlinedAt: !248)
!252 = !DILocation(line: 7, column: 14, scope: !217, inlinedAt: !248)
!253 = !DILocation(line: 28, column: 29, scope: !128)
!254 = !DILocation(line: 28, column: 12, scope: !128)
!255 = !DILocation(line: 29, column: 1, scope: !128)
!256 = distinct !DISubprogram(name: "exchange", scope: !8, file: !8, line: 31, type: !257, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !259)
!257 = !DISubroutineType(types: !258)
!258 = !{null, !131, !131, !132, !134, !132, !132, !132, !132, !135}
!259 = !{!260, !261, !262, !263, !264, !265, !266, !267, !268, !269, !270, !271}
!260 = !DILocalVariable(name: "rows", arg: 1, scope: !256, file: !8, line: 31, type: !131)
!261 = !DILocalVariable(name: "columns", arg: 2, scope: !256, file: !8, line: 31, type: !131)
!262 = !DILocalVariable(name: "image", arg: 3, scope: !256, file: !8, line: 31, type: !132)
!263 = !DILocalVariable(name: "rate", arg: 4, scope: !256, file: !8, line: 31, type: !134)
!264 = !DILocalVariable(name: "north", arg: 5, scope: !256, file: !8, line: 32, type: !132)
!265 = !DILocalVariable(name: "south", arg: 6, scope: !256, file: !8, line: 32, type: !132)
!266 = !DILocalVariable(name: "west", arg: 7, scope: !256, file: !8, line: 32, type: !132)
!267 = !DILocalVariable(name: "east", arg: 8, scope: !256, file: !8, line: 33, type: !132)
!268 = !DILocalVariable(name: "result", arg: 9, scope: !256, file: !8, line: 33, type: !135)
!269 = !DILocalVariable(name: "c", scope: !256, file: !8, line: 34, type: !131)
!270 = !DILocalVariable(name: "r", scope: !256, file: !8, line: 34, type: !131)
!271 = !DILocalVariable(name: "at", scope: !256, file: !8, line: 37, type: !131)
!272 = !DILocation(line: 0, scope: !256)
!273 = !DILocation(line: 66, column: 27, scope: !155, inlinedAt: !274)
!274 = distinct !DILocation(line: 34, column: 11, scope: !256)
!275 = !DILocation(line: 79, column: 27, scope: !158, inlinedAt: !276)
!276 = distinct !DILocation(line: 34, column: 24, scope: !256)
!277 = !DILocation(line: 34, column: 22, scope: !256)
!278 = !DILocation(line: 53, column: 27, scope: !162, inlinedAt: !279)
!279 = distinct !DILocation(line: 34, column: 37, scope: !256)
!280 = !DILocation(line: 34, column: 35, scope: !256)
!281 = !DILocation(line: 67, column: 27, scope: !166, inlinedAt: !282)
!282 = distinct !DILocation(line: 34, column: 54, scope: !256)
!283 = !DILocation(line: 80, column: 27, scope: !169, inlinedAt: !284)
!284 = distinct !DILocation(line: 34, column: 67, scope: !256)
!285 = !DILocation(line: 34, column: 65, scope: !256)
!286 = !DILocation(line: 54, column: 27, scope: !173, inlinedAt: !287)
!287 = distinct !DILocation(line: 34, column: 80, scope: !256)
!288 = !DILocation(line: 34, column: 78, scope: !256)
!289 = !DILocation(line: 35, column: 9, scope: !290)
!290 = distinct !DILexicalBlock(scope: !256, file: !8, line: 35, column: 7)
!291 = !DILocation(line: 35, column: 17, scope: !290)
!292 = !DILocation(line: 37, column: 14, scope: !256)
!293 = !DILocation(line: 37, column: 24, scope: !256)
!294 = !DILocation(line: 38, column: 16, scope: !256)
!295 = !DILocation(line: 38, column: 3, scope: !256)
!296 = !DILocation(line: 38, column: 14, scope: !256)
!297 = !DILocation(line: 39, column: 36, scope: !256)
!298 = !DILocation(line: 39, column: 34, scope: !256)
!299 = !DILocation(line: 39, column: 27, scope: !256)
!300 = !DILocation(line: 39, column: 14, scope: !256)
!301 = !DILocation(line: 40, column: 36, scope: !256)
!302 = !DILocation(line: 40, column: 34, scope: !256)
!303 = !DILocation(line: 40, column: 27, scope: !256)
!304 = !DILocation(line: 40, column: 14, scope: !256)
!305 = !DILocation(line: 41, column: 36, scope: !256)
!306 = !DILocation(line: 41, column: 34, scope: !256)
!307 = !DILocation(line: 41, column: 27, scope: !256)
!308 = !DILocation(line: 41, column: 14, scope: !256)
!309 = !DILocation(line: 42, column: 36, scope: !256)
!310 = !DILocation(line: 42, column: 34, scope: !256)
!311 = !DILocation(line: 42, column: 27, scope: !256)
!312 = !DILocation(line: 42, column: 14, scope: !256)
!313 = !DILocation(line: 43, column: 1, scope: !256)
