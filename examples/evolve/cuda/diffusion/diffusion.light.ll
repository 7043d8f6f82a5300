; perfdojo: diffusion.cu at light for sm_90, 908476481bdd2669
; ModuleID = '<string>'
source_filename = "diffusion.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @conduct(i32 noundef %rows, i32 noundef %columns, ptr noundef %image, float noundef %kappa, ptr noundef %north, ptr noundef %south, ptr noundef %west, ptr noundef %east) #0 !dbg !127 {
entry:
    #dbg_value(i32 %rows, !136, !DIExpression(), !152)
    #dbg_value(i32 %columns, !137, !DIExpression(), !152)
    #dbg_value(ptr %image, !138, !DIExpression(), !152)
    #dbg_value(float %kappa, !139, !DIExpression(), !152)
    #dbg_value(ptr %north, !140, !DIExpression(), !152)
    #dbg_value(ptr %south, !141, !DIExpression(), !152)
    #dbg_value(ptr %west, !142, !DIExpression(), !152)
    #dbg_value(ptr %east, !143, !DIExpression(), !152)
  %i = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !153
  %i52 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !156
  %mul = mul i32 %i, %i52, !dbg !159
  %i53 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !160
  %add = add i32 %mul, %i53, !dbg !163
    #dbg_value(i32 %add, !144, !DIExpression(), !152)
  %i54 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !164
  %i55 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !167
  %mul5 = mul nuw nsw i32 %i54, %i55, !dbg !170
  %i56 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !171
  %add7 = add nuw nsw i32 %mul5, %i56, !dbg !174
    #dbg_value(i32 %add7, !145, !DIExpression(), !152)
  %cmp = icmp sge i32 %add7, %rows, !dbg !175
  %cmp8 = icmp sge i32 %add, %columns
  %or.cond = or i1 %cmp, %cmp8, !dbg !177
  br i1 %or.cond, label %cleanup.cont, label %if.end, !dbg !177

if.end:                                           ; preds = %entry
  %mul9 = mul nsw i32 %add7, %columns, !dbg !178
  %add10 = add nsw i32 %mul9, %add, !dbg !179
    #dbg_value(i32 %add10, !146, !DIExpression(), !152)
  %idxprom = sext i32 %add10 to i64, !dbg !180
  %arrayidx = getelementptr inbounds float, ptr %north, i64 %idxprom, !dbg !180
  store float 0.000000e+00, ptr %arrayidx, align 4, !dbg !181, !tbaa !182
  %idxprom11 = sext i32 %add10 to i64, !dbg !184
  %arrayidx12 = getelementptr inbounds float, ptr %south, i64 %idxprom11, !dbg !184
  store float 0.000000e+00, ptr %arrayidx12, align 4, !dbg !185, !tbaa !182
  %idxprom13 = sext i32 %add10 to i64, !dbg !186
  %arrayidx14 = getelementptr inbounds float, ptr %west, i64 %idxprom13, !dbg !186
  store float 0.000000e+00, ptr %arrayidx14, align 4, !dbg !187, !tbaa !182
  %idxprom15 = sext i32 %add10 to i64, !dbg !188
  %arrayidx16 = getelementptr inbounds float, ptr %east, i64 %idxprom15, !dbg !188
  store float 0.000000e+00, ptr %arrayidx16, align 4, !dbg !189, !tbaa !182
  %idxprom17 = sext i32 %add10 to i64, !dbg !190
  %arrayidx18 = getelementptr inbounds float, ptr %image, i64 %idxprom17, !dbg !190
  %i57 = load float, ptr %arrayidx18, align 4, !dbg !190, !tbaa !182
    #dbg_value(float %i57, !147, !DIExpression(), !152)
  %cmp19 = icmp sgt i32 %add7, 0, !dbg !191
  %sub = sub nuw nsw i32 %add7, 1, !dbg !192
  %cond = select i1 %cmp19, i32 %sub, i32 0, !dbg !192
  %mul20 = mul nsw i32 %cond, %columns, !dbg !193
  %add21 = add nsw i32 %mul20, %add, !dbg !194
  %idxprom22 = sext i32 %add21 to i64, !dbg !195
  %arrayidx23 = getelementptr inbounds float, ptr %image, i64 %idxprom22, !dbg !195
  %i58 = load float, ptr %arrayidx23, align 4, !dbg !195, !tbaa !182
  %sub24 = fsub contract float %i58, %i57, !dbg !196
    #dbg_value(float %sub24, !148, !DIExpression(), !152)
  %sub25 = sub nuw nsw i32 %rows, 1, !dbg !197
  %cmp26 = icmp slt i32 %add7, %sub25, !dbg !198
  %add28 = add nuw nsw i32 %add7, 1, !dbg !199
  %cond31 = select i1 %cmp26, i32 %add28, i32 %add7, !dbg !199
  %mul32 = mul nsw i32 %cond31, %columns, !dbg !200
  %add33 = add nsw i32 %mul32, %add, !dbg !201
  %idxprom34 = sext i32 %add33 to i64, !dbg !202
  %arrayidx35 = getelementptr inbounds float, ptr %image, i64 %idxprom34, !dbg !202
  %i59 = load float, ptr %arrayidx35, align 4, !dbg !202, !tbaa !182
  %sub36 = fsub contract float %i59, %i57, !dbg !203
    #dbg_value(float %sub36, !149, !DIExpression(), !152)
  %mul37 = mul nsw i32 %add7, %columns, !dbg !204
  %cmp38 = icmp sgt i32 %add, 0, !dbg !205
  %sub40 = sub nuw nsw i32 %add, 1, !dbg !206
  %cond43 = select i1 %cmp38, i32 %sub40, i32 %add, !dbg !206
  %add44 = add nsw i32 %mul37, %cond43, !dbg !207
  %idxprom45 = sext i32 %add44 to i64, !dbg !208
  %arrayidx46 = getelementptr inbounds float, ptr %image, i64 %idxprom45, !dbg !208
  %i60 = load float, ptr %arrayidx46, align 4, !dbg !208, !tbaa !182
  %sub47 = fsub contract float %i60, %i57, !dbg !209
    #dbg_value(float %sub47, !150, !DIExpression(), !152)
  %mul48 = mul nsw i32 %add7, %columns, !dbg !210
  %sub49 = sub nsw i32 %columns, 1, !dbg !211
  %cmp50 = icmp slt i32 %add, %sub49, !dbg !212
  %add52 = add nsw i32 %add, 1, !dbg !213
  %cond55 = select i1 %cmp50, i32 %add52, i32 %add, !dbg !213
  %add56 = add nsw i32 %mul48, %cond55, !dbg !214
  %idxprom57 = sext i32 %add56 to i64, !dbg !215
  %arrayidx58 = getelementptr inbounds float, ptr %image, i64 %idxprom57, !dbg !215
  %i61 = load float, ptr %arrayidx58, align 4, !dbg !215, !tbaa !182
  %sub59 = fsub contract float %i61, %i57, !dbg !216
    #dbg_value(float %sub59, !151, !DIExpression(), !152)
  %call60 = call contract noundef float @_ZL4flowff(float noundef %sub24, float noundef %kappa) #4, !dbg !217
  %mul61 = fmul contract float %call60, %sub24, !dbg !218
  %idxprom62 = sext i32 %add10 to i64, !dbg !219
  %arrayidx63 = getelementptr inbounds float, ptr %north, i64 %idxprom62, !dbg !219
  store float %mul61, ptr %arrayidx63, align 4, !dbg !220, !tbaa !182
  %call64 = call contract noundef float @_ZL4flowff(float noundef %sub36, float noundef %kappa) #4, !dbg !221
  %mul65 = fmul contract float %call64, %sub36, !dbg !222
  %idxprom66 = sext i32 %add10 to i64, !dbg !223
  %arrayidx67 = getelementptr inbounds float, ptr %south, i64 %idxprom66, !dbg !223
  store float %mul65, ptr %arrayidx67, align 4, !dbg !224, !tbaa !182
  %call68 = call contract noundef float @_ZL4flowff(float noundef %sub47, float noundef %kappa) #4, !dbg !225
  %mul69 = fmul contract float %call68, %sub47, !dbg !226
  %idxprom70 = sext i32 %add10 to i64, !dbg !227
  %arrayidx71 = getelementptr inbounds float, ptr %west, i64 %idxprom70, !dbg !227
  store float %mul69, ptr %arrayidx71, align 4, !dbg !228, !tbaa !182
  %call72 = call contract noundef float @_ZL4flowff(float noundef %sub59, float noundef %kappa) #4, !dbg !229
  %mul73 = fmul contract float %call72, %sub59, !dbg !230
  %idxprom74 = sext i32 %add10 to i64, !dbg !231
  %arrayidx75 = getelementptr inbounds float, ptr %east, i64 %idxprom74, !dbg !231
  store float %mul73, ptr %arrayidx75, align 4, !dbg !232, !tbaa !182
  br label %cleanup.cont, !dbg !233

cleanup.cont:                                     ; preds = %if.end, %entry
  ret void, !dbg !233
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nounwind
define internal noundef float @_ZL4flowff(float noundef %gradient, float noundef %kappa) #2 !dbg !234 {
entry:
    #dbg_value(float %gradient, !238, !DIExpression(), !241)
    #dbg_value(float %kappa, !239, !DIExpression(), !241)
  %div = fdiv contract float %gradient, %kappa, !dbg !242
    #dbg_value(float %div, !240, !DIExpression(), !241)
  %mul = fmul contract float %div, %div, !dbg !243
  %add = fadd contract float 1.000000e+00, %mul, !dbg !244
  %div1 = fdiv contract float 1.000000e+00, %add, !dbg !245
  ret float %div1, !dbg !246
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @exchange(i32 noundef %rows, i32 noundef %columns, ptr noundef %image, float noundef %rate, ptr noundef %north, ptr noundef %south, ptr noundef %west, ptr noundef %east, ptr noundef %result) #0 !dbg !247 {
entry:
    #dbg_value(i32 %rows, !251, !DIExpression(), !263)
    #dbg_value(i32 %columns, !252, !DIExpression(), !263)
    #dbg_value(ptr %image, !253, !DIExpression(), !263)
    #dbg_value(float %rate, !254, !DIExpression(), !263)
    #dbg_value(ptr %north, !255, !DIExpression(), !263)
    #dbg_value(ptr %south, !256, !DIExpression(), !263)
    #dbg_value(ptr %west, !257, !DIExpression(), !263)
    #dbg_value(ptr %east, !258, !DIExpression(), !263)
    #dbg_value(ptr %result, !259, !DIExpression(), !263)
  %i = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !264
  %i28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !266
  %mul = mul i32 %i, %i28, !dbg !268
  %i29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !269
  %add = add i32 %mul, %i29, !dbg !271
    #dbg_value(i32 %add, !260, !DIExpression(), !263)
  %i30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !272
  %i31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !274
  %mul5 = mul nuw nsw i32 %i30, %i31, !dbg !276
  %i32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !277
  %add7 = add nuw nsw i32 %mul5, %i32, !dbg !279
    #dbg_value(i32 %add7, !261, !DIExpression(), !263)
  %cmp = icmp sge i32 %add7, %rows, !dbg !280
  %cmp8 = icmp sge i32 %add, %columns
  %or.cond = or i1 %cmp, %cmp8, !dbg !282
  br i1 %or.cond, label %cleanup.cont, label %if.end, !dbg !282

if.end:                                           ; preds = %entry
  %mul9 = mul nsw i32 %add7, %columns, !dbg !283
  %add10 = add nsw i32 %mul9, %add, !dbg !284
    #dbg_value(i32 %add10, !262, !DIExpression(), !263)
  %idxprom = sext i32 %add10 to i64, !dbg !285
  %arrayidx = getelementptr inbounds float, ptr %image, i64 %idxprom, !dbg !285
  %i33 = load float, ptr %arrayidx, align 4, !dbg !285, !tbaa !182
  %idxprom11 = sext i32 %add10 to i64, !dbg !286
  %arrayidx12 = getelementptr inbounds float, ptr %result, i64 %idxprom11, !dbg !286
  store float %i33, ptr %arrayidx12, align 4, !dbg !287, !tbaa !182
  %idxprom13 = sext i32 %add10 to i64, !dbg !288
  %arrayidx14 = getelementptr inbounds float, ptr %result, i64 %idxprom13, !dbg !288
  %i34 = load float, ptr %arrayidx14, align 4, !dbg !288, !tbaa !182
  %idxprom15 = sext i32 %add10 to i64, !dbg !289
  %arrayidx16 = getelementptr inbounds float, ptr %north, i64 %idxprom15, !dbg !289
  %i35 = load float, ptr %arrayidx16, align 4, !dbg !289, !tbaa !182
  %mul17 = fmul contract float %rate, %i35, !dbg !290
  %add18 = fadd contract float %i34, %mul17, !dbg !291
  %idxprom19 = sext i32 %add10 to i64, !dbg !292
  %arrayidx20 = getelementptr inbounds float, ptr %result, i64 %idxprom19, !dbg !292
  store float %add18, ptr %arrayidx20, align 4, !dbg !293, !tbaa !182
  %idxprom21 = sext i32 %add10 to i64, !dbg !294
  %arrayidx22 = getelementptr inbounds float, ptr %result, i64 %idxprom21, !dbg !294
  %i36 = load float, ptr %arrayidx22, align 4, !dbg !294, !tbaa !182
  %idxprom23 = sext i32 %add10 to i64, !dbg !295
  %arrayidx24 = getelementptr inbounds float, ptr %south, i64 %idxprom23, !dbg !295
  %i37 = load float, ptr %arrayidx24, align 4, !dbg !295, !tbaa !182
  %mul25 = fmul contract float %rate, %i37, !dbg !296
  %add26 = fadd contract float %i36, %mul25, !dbg !297
  %idxprom27 = sext i32 %add10 to i64, !dbg !298
  %arrayidx28 = getelementptr inbounds float, ptr %result, i64 %idxprom27, !dbg !298
  store float %add26, ptr %arrayidx28, align 4, !dbg !299, !tbaa !182
  %idxprom29 = sext i32 %add10 to i64, !dbg !300
  %arrayidx30 = getelementptr inbounds float, ptr %result, i64 %idxprom29, !dbg !300
  %i38 = load float, ptr %arrayidx30, align 4, !dbg !300, !tbaa !182
  %idxprom31 = sext i32 %add10 to i64, !dbg !301
  %arrayidx32 = getelementptr inbounds float, ptr %west, i64 %idxprom31, !dbg !301
  %i39 = load float, ptr %arrayidx32, align 4, !dbg !301, !tbaa !182
  %mul33 = fmul contract float %rate, %i39, !dbg !302
  %add34 = fadd contract float %i38, %mul33, !dbg !303
  %idxprom35 = sext i32 %add10 to i64, !dbg !304
  %arrayidx36 = getelementptr inbounds float, ptr %result, i64 %idxprom35, !dbg !304
  store float %add34, ptr %arrayidx36, align 4, !dbg !305, !tbaa !182
  %idxprom37 = sext i32 %add10 to i64, !dbg !306
  %arrayidx38 = getelementptr inbounds float, ptr %result, i64 %idxprom37, !dbg !306
  %i40 = load float, ptr %arrayidx38, align 4, !dbg !306, !tbaa !182
  %idxprom39 = sext i32 %add10 to i64, !dbg !307
  %arrayidx40 = getelementptr inbounds float, ptr %east, i64 %idxprom39, !dbg !307
  %i41 = load float, ptr %arrayidx40, align 4, !dbg !307, !tbaa !182
  %mul41 = fmul contract float %rate, %i41, !dbg !308
  %add42 = fadd contract float %i40, %mul41, !dbg !309
  %idxprom43 = sext i32 %add10 to i64, !dbg !310
  %arrayidx44 = getelementptr inbounds float, ptr %result, i64 %idxprom43, !dbg !310
  store float %add42, ptr %arrayidx44, align 4, !dbg !311, !tbaa !182
  br label %cleanup.cont, !dbg !312

cleanup.cont:                                     ; preds = %if.end, %entry
  ret void, !dbg !312
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}
!llvm.dbg.cu = !{!6}
!llvm.ident = !{!121, !121}
!llvm.errno.tbaa = !{!122}
!nvvmir.version = !{!126}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 9]}
!1 = !{i32 7, !"Dwarf Version", i32 2}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"wchar_size", i32 4}
!4 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !7, producer: "clang", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !8, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "diffusion.cu", directory: "")
!8 = !{!9, !34, !65, !93}
!9 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "dim3", file: !10, line: 576, size: 96, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !11, identifier: "_ZTS4dim3")
!10 = !DIFile(filename: "vector_types.h", directory: "")
!11 = !{!12, !14, !15, !16, !20, !29}
!12 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !9, file: !10, line: 578, baseType: !13, size: 32)
!13 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !9, file: !10, line: 578, baseType: !13, size: 32, offset: 32)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !9, file: !10, line: 578, baseType: !13, size: 32, offset: 64)
!16 = !DISubprogram(name: "dim3", linkageName: "_ZN4dim3C4Ejjj", scope: !9, file: !10, line: 584, type: !17, scopeLine: 584, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!17 = !DISubroutineType(types: !18)
!18 = !{null, !19, !13, !13, !13}
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!20 = !DISubprogram(name: "dim3", linkageName: "_ZN4dim3C4E5uint3", scope: !9, file: !10, line: 585, type: !21, scopeLine: 585, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!21 = !DISubroutineType(types: !22)
!22 = !{null, !19, !23}
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint3", file: !10, line: 522, baseType: !24)
!24 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "uint3", file: !10, line: 267, size: 96, flags: DIFlagTypePassByValue, elements: !25, identifier: "_ZTS5uint3")
!25 = !{!26, !27, !28}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !24, file: !10, line: 269, baseType: !13, size: 32)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !24, file: !10, line: 269, baseType: !13, size: 32, offset: 32)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !24, file: !10, line: 269, baseType: !13, size: 32, offset: 64)
!29 = !DISubprogram(name: "operator uint3", linkageName: "_ZNK4dim3cv5uint3Ev", scope: !9, file: !10, line: 586, type: !30, scopeLine: 586, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!30 = !DISubroutineType(types: !31)
!31 = !{!23, !32}
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!33 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!34 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__cuda_builtin_blockIdx_t", file: !35, line: 65, size: 8, flags: DIFlagTypePassByReference, elements: !36, identifier: "_ZTS25__cuda_builtin_blockIdx_t")
!35 = !DIFile(filename: "__clang_cuda_builtin_vars.h", directory: "")
!36 = !{!37, !40, !41, !42, !47, !50, !54, !58, !61}
!37 = !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv", scope: !34, file: !35, line: 66, type: !38, scopeLine: 66, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!38 = !DISubroutineType(types: !39)
!39 = !{!13}
!40 = !DISubprogram(name: "__fetch_builtin_y", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv", scope: !34, file: !35, line: 67, type: !38, scopeLine: 67, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!41 = !DISubprogram(name: "__fetch_builtin_z", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_zEv", scope: !34, file: !35, line: 68, type: !38, scopeLine: 68, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!42 = !DISubprogram(name: "operator dim3", linkageName: "_ZNK25__cuda_builtin_blockIdx_tcv4dim3Ev", scope: !34, file: !35, line: 71, type: !43, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!43 = !DISubroutineType(types: !44)
!44 = !{!9, !45}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !34)
!47 = !DISubprogram(name: "operator uint3", linkageName: "_ZNK25__cuda_builtin_blockIdx_tcv5uint3Ev", scope: !34, file: !35, line: 72, type: !48, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!48 = !DISubroutineType(types: !49)
!49 = !{!24, !45}
!50 = !DISubprogram(name: "__cuda_builtin_blockIdx_t", linkageName: "_ZN25__cuda_builtin_blockIdx_tC4Ev", scope: !34, file: !35, line: 75, type: !51, scopeLine: 75, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!51 = !DISubroutineType(types: !52)
!52 = !{null, !53}
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!54 = !DISubprogram(name: "__cuda_builtin_blockIdx_t", linkageName: "_ZN25__cuda_builtin_blockIdx_tC4ERKS_", scope: !34, file: !35, line: 75, type: !55, scopeLine: 75, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!55 = !DISubroutineType(types: !56)
!56 = !{null, !53, !57}
!57 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !46, size: 64)
!58 = !DISubprogram(name: "operator=", linkageName: "_ZNK25__cuda_builtin_blockIdx_taSERKS_", scope: !34, file: !35, line: 75, type: !59, scopeLine: 75, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!59 = !DISubroutineType(types: !60)
!60 = !{null, !45, !57}
!61 = !DISubprogram(name: "operator&", linkageName: "_ZNK25__cuda_builtin_blockIdx_tadEv", scope: !34, file: !35, line: 75, type: !62, scopeLine: 75, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!62 = !DISubroutineType(types: !63)
!63 = !{!64, !45}
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!65 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__cuda_builtin_blockDim_t", file: !35, line: 78, size: 8, flags: DIFlagTypePassByReference, elements: !66, identifier: "_ZTS25__cuda_builtin_blockDim_t")
!66 = !{!67, !68, !69, !70, !75, !78, !82, !86, !89}
!67 = !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv", scope: !65, file: !35, line: 79, type: !38, scopeLine: 79, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!68 = !DISubprogram(name: "__fetch_builtin_y", linkageName: "_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv", scope: !65, file: !35, line: 80, type: !38, scopeLine: 80, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!69 = !DISubprogram(name: "__fetch_builtin_z", linkageName: "_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_zEv", scope: !65, file: !35, line: 81, type: !38, scopeLine: 81, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!70 = !DISubprogram(name: "operator dim3", linkageName: "_ZNK25__cuda_builtin_blockDim_tcv4dim3Ev", scope: !65, file: !35, line: 84, type: !71, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!71 = !DISubroutineType(types: !72)
!72 = !{!9, !73}
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !74, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!74 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !65)
!75 = !DISubprogram(name: "operator uint3", linkageName: "_ZNK25__cuda_builtin_blockDim_tcv5uint3Ev", scope: !65, file: !35, line: 85, type: !76, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!76 = !DISubroutineType(types: !77)
!77 = !{!24, !73}
!78 = !DISubprogram(name: "__cuda_builtin_blockDim_t", linkageName: "_ZN25__cuda_builtin_blockDim_tC4Ev", scope: !65, file: !35, line: 88, type: !79, scopeLine: 88, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!79 = !DISubroutineType(types: !80)
!80 = !{null, !81}
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !65, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!82 = !DISubprogram(name: "__cuda_builtin_blockDim_t", linkageName: "_ZN25__cuda_builtin_blockDim_tC4ERKS_", scope: !65, file: !35, line: 88, type: !83, scopeLine: 88, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!83 = !DISubroutineType(types: !84)
!84 = !{null, !81, !85}
!85 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !74, size: 64)
!86 = !DISubprogram(name: "operator=", linkageName: "_ZNK25__cuda_builtin_blockDim_taSERKS_", scope: !65, file: !35, line: 88, type: !87, scopeLine: 88, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!87 = !DISubroutineType(types: !88)
!88 = !{null, !73, !85}
!89 = !DISubprogram(name: "operator&", linkageName: "_ZNK25__cuda_builtin_blockDim_tadEv", scope: !65, file: !35, line: 88, type: !90, scopeLine: 88, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!90 = !DISubroutineType(types: !91)
!91 = !{!92, !73}
!92 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !65, size: 64)
!93 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__cuda_builtin_threadIdx_t", file: !35, line: 52, size: 8, flags: DIFlagTypePassByReference, elements: !94, identifier: "_ZTS26__cuda_builtin_threadIdx_t")
!94 = !{!95, !96, !97, !98, !103, !106, !110, !114, !117}
!95 = !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv", scope: !93, file: !35, line: 53, type: !38, scopeLine: 53, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!96 = !DISubprogram(name: "__fetch_builtin_y", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv", scope: !93, file: !35, line: 54, type: !38, scopeLine: 54, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!97 = !DISubprogram(name: "__fetch_builtin_z", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_zEv", scope: !93, file: !35, line: 55, type: !38, scopeLine: 55, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!98 = !DISubprogram(name: "operator dim3", linkageName: "_ZNK26__cuda_builtin_threadIdx_tcv4dim3Ev", scope: !93, file: !35, line: 58, type: !99, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!99 = !DISubroutineType(types: !100)
!100 = !{!9, !101}
!101 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !102, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!102 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !93)
!103 = !DISubprogram(name: "operator uint3", linkageName: "_ZNK26__cuda_builtin_threadIdx_tcv5uint3Ev", scope: !93, file: !35, line: 59, type: !104, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!104 = !DISubroutineType(types: !105)
!105 = !{!24, !101}
!106 = !DISubprogram(name: "__cuda_builtin_threadIdx_t", linkageName: "_ZN26__cuda_builtin_threadIdx_tC4Ev", scope: !93, file: !35, line: 62, type: !107, scopeLine: 62, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!107 = !DISubroutineType(types: !108)
!108 = !{null, !109}
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !93, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!110 = !DISubprogram(name: "__cuda_builtin_threadIdx_t", linkageName: "_ZN26__cuda_builtin_threadIdx_tC4ERKS_", scope: !93, file: !35, line: 62, type: !111, scopeLine: 62, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!111 = !DISubroutineType(types: !112)
!112 = !{null, !109, !113}
!113 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !102, size: 64)
!114 = !DISubprogram(name: "operator=", linkageName: "_ZNK26__cuda_builtin_threadIdx_taSERKS_", scope: !93, file: !35, line: 62, type: !115, scopeLine: 62, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!115 = !DISubroutineType(types: !116)
!116 = !{null, !101, !113}
!117 = !DISubprogram(name: "operator&", linkageName: "_ZNK26__cuda_builtin_threadIdx_tadEv", scope: !93, file: !35, line: 62, type: !118, scopeLine: 62, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!118 = !DISubroutineType(types: !119)
!119 = !{!120, !101}
!120 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !93, size: 64)
!121 = !{!"clang"}
!122 = !{!123, !123, i64 0}
!123 = !{!"int", !124, i64 0}
!124 = !{!"omnipotent char", !125, i64 0}
!125 = !{!"Simple C++ TBAA"}
!126 = !{i32 2, i32 0}
!127 = distinct !DISubprogram(name: "conduct", scope: !7, file: !7, line: 10, type: !128, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, retainedNodes: !135)
!128 = !DISubroutineType(types: !129)
!129 = !{null, !130, !130, !131, !133, !134, !134, !134, !134}
!130 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!131 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !132, size: 64)
!132 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !133)
!133 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!134 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !133, size: 64)
!135 = !{!136, !137, !138, !139, !140, !141, !142, !143, !144, !145, !146, !147, !148, !149, !150, !151}
!136 = !DILocalVariable(name: "rows", arg: 1, scope: !127, file: !7, line: 10, type: !130)
!137 = !DILocalVariable(name: "columns", arg: 2, scope: !127, file: !7, line: 10, type: !130)
!138 = !DILocalVariable(name: "image", arg: 3, scope: !127, file: !7, line: 10, type: !131)
!139 = !DILocalVariable(name: "kappa", arg: 4, scope: !127, file: !7, line: 10, type: !133)
!140 = !DILocalVariable(name: "north", arg: 5, scope: !127, file: !7, line: 11, type: !134)
!141 = !DILocalVariable(name: "south", arg: 6, scope: !127, file: !7, line: 11, type: !134)
!142 = !DILocalVariable(name: "west", arg: 7, scope: !127, file: !7, line: 11, type: !134)
!143 = !DILocalVariable(name: "east", arg: 8, scope: !127, file: !7, line: 11, type: !134)
!144 = !DILocalVariable(name: "c", scope: !127, file: !7, line: 12, type: !130)
!145 = !DILocalVariable(name: "r", scope: !127, file: !7, line: 12, type: !130)
!146 = !DILocalVariable(name: "at", scope: !127, file: !7, line: 15, type: !130)
!147 = !DILocalVariable(name: "here", scope: !127, file: !7, line: 20, type: !133)
!148 = !DILocalVariable(name: "n", scope: !127, file: !7, line: 21, type: !133)
!149 = !DILocalVariable(name: "s", scope: !127, file: !7, line: 22, type: !133)
!150 = !DILocalVariable(name: "w", scope: !127, file: !7, line: 23, type: !133)
!151 = !DILocalVariable(name: "e", scope: !127, file: !7, line: 24, type: !133)
!152 = !DILocation(line: 0, scope: !127)
!153 = !DILocation(line: 66, column: 27, scope: !154, inlinedAt: !155)
!154 = distinct !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv", scope: !34, file: !35, line: 66, type: !38, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, declaration: !37)
!155 = distinct !DILocation(line: 12, column: 11, scope: !127)
!156 = !DILocation(line: 79, column: 27, scope: !157, inlinedAt: !158)
!157 = distinct !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv", scope: !65, file: !35, line: 79, type: !38, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, declaration: !67)
!158 = distinct !DILocation(line: 12, column: 24, scope: !127)
!159 = !DILocation(line: 12, column: 22, scope: !127)
!160 = !DILocation(line: 53, column: 27, scope: !161, inlinedAt: !162)
!161 = distinct !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv", scope: !93, file: !35, line: 53, type: !38, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, declaration: !95)
!162 = distinct !DILocation(line: 12, column: 37, scope: !127)
!163 = !DILocation(line: 12, column: 35, scope: !127)
!164 = !DILocation(line: 67, column: 27, scope: !165, inlinedAt: !166)
!165 = distinct !DISubprogram(name: "__fetch_builtin_y", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv", scope: !34, file: !35, line: 67, type: !38, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, declaration: !40)
!166 = distinct !DILocation(line: 12, column: 54, scope: !127)
!167 = !DILocation(line: 80, column: 27, scope: !168, inlinedAt: !169)
!168 = distinct !DISubprogram(name: "__fetch_builtin_y", linkageName: "_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv", scope: !65, file: !35, line: 80, type: !38, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, declaration: !68)
!169 = distinct !DILocation(line: 12, column: 67, scope: !127)
!170 = !DILocation(line: 12, column: 65, scope: !127)
!171 = !DILocation(line: 54, column: 27, scope: !172, inlinedAt: !173)
!172 = distinct !DISubprogram(name: "__fetch_builtin_y", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv", scope: !93, file: !35, line: 54, type: !38, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, declaration: !96)
!173 = distinct !DILocation(line: 12, column: 80, scope: !127)
!174 = !DILocation(line: 12, column: 78, scope: !127)
!175 = !DILocation(line: 13, column: 9, scope: !176)
!176 = distinct !DILexicalBlock(scope: !127, file: !7, line: 13, column: 7)
!177 = !DILocation(line: 13, column: 17, scope: !176)
!178 = !DILocation(line: 15, column: 14, scope: !127)
!179 = !DILocation(line: 15, column: 24, scope: !127)
!180 = !DILocation(line: 16, column: 3, scope: !127)
!181 = !DILocation(line: 16, column: 13, scope: !127)
!182 = !{!183, !183, i64 0}
!183 = !{!"float", !124, i64 0}
!184 = !DILocation(line: 17, column: 3, scope: !127)
!185 = !DILocation(line: 17, column: 13, scope: !127)
!186 = !DILocation(line: 18, column: 3, scope: !127)
!187 = !DILocation(line: 18, column: 12, scope: !127)
!188 = !DILocation(line: 19, column: 3, scope: !127)
!189 = !DILocation(line: 19, column: 12, scope: !127)
!190 = !DILocation(line: 20, column: 16, scope: !127)
!191 = !DILocation(line: 21, column: 22, scope: !127)
!192 = !DILocation(line: 21, column: 20, scope: !127)
!193 = !DILocation(line: 21, column: 39, scope: !127)
!194 = !DILocation(line: 21, column: 49, scope: !127)
!195 = !DILocation(line: 21, column: 13, scope: !127)
!196 = !DILocation(line: 21, column: 54, scope: !127)
!197 = !DILocation(line: 22, column: 29, scope: !127)
!198 = !DILocation(line: 22, column: 22, scope: !127)
!199 = !DILocation(line: 22, column: 20, scope: !127)
!200 = !DILocation(line: 22, column: 46, scope: !127)
!201 = !DILocation(line: 22, column: 56, scope: !127)
!202 = !DILocation(line: 22, column: 13, scope: !127)
!203 = !DILocation(line: 22, column: 61, scope: !127)
!204 = !DILocation(line: 23, column: 21, scope: !127)
!205 = !DILocation(line: 23, column: 36, scope: !127)
!206 = !DILocation(line: 23, column: 34, scope: !127)
!207 = !DILocation(line: 23, column: 31, scope: !127)
!208 = !DILocation(line: 23, column: 13, scope: !127)
!209 = !DILocation(line: 23, column: 54, scope: !127)
!210 = !DILocation(line: 24, column: 21, scope: !127)
!211 = !DILocation(line: 24, column: 46, scope: !127)
!212 = !DILocation(line: 24, column: 36, scope: !127)
!213 = !DILocation(line: 24, column: 34, scope: !127)
!214 = !DILocation(line: 24, column: 31, scope: !127)
!215 = !DILocation(line: 24, column: 13, scope: !127)
!216 = !DILocation(line: 24, column: 64, scope: !127)
!217 = !DILocation(line: 25, column: 15, scope: !127)
!218 = !DILocation(line: 25, column: 30, scope: !127)
!219 = !DILocation(line: 25, column: 3, scope: !127)
!220 = !DILocation(line: 25, column: 13, scope: !127)
!221 = !DILocation(line: 26, column: 15, scope: !127)
!222 = !DILocation(line: 26, column: 30, scope: !127)
!223 = !DILocation(line: 26, column: 3, scope: !127)
!224 = !DILocation(line: 26, column: 13, scope: !127)
!225 = !DILocation(line: 27, column: 14, scope: !127)
!226 = !DILocation(line: 27, column: 29, scope: !127)
!227 = !DILocation(line: 27, column: 3, scope: !127)
!228 = !DILocation(line: 27, column: 12, scope: !127)
!229 = !DILocation(line: 28, column: 14, scope: !127)
!230 = !DILocation(line: 28, column: 29, scope: !127)
!231 = !DILocation(line: 28, column: 3, scope: !127)
!232 = !DILocation(line: 28, column: 12, scope: !127)
!233 = !DILocation(line: 29, column: 1, scope: !127)
!234 = distinct !DISubprogram(name: "flow", linkageName: "_ZL4flowff", scope: !7, file: !7, line: 5, type: !235, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, retainedNodes: !237)
!235 = !DISubroutineType(types: !236)
!236 = !{!133, !133, !133}
!237 = !{!238, !239, !240}
!238 = !DILocalVariable(name: "gradient", arg: 1, scope: !234, file: !7, line: 5, type: !133)
!239 = !DILocalVariable(name: "kappa", arg: 2, scope: !234, file: !7, line: 5, type: !133)
!240 = !DILocalVariable(name: "ratio", scope: !234, file: !7, line: 6, type: !133)
!241 = !DILocation(line: 0, scope: !234)
!242 = !DILocation(line: 6, column: 26, scope: !234)
!243 = !DILocation(line: 7, column: 29, scope: !234)
!244 = !DILocation(line: 7, column: 21, scope: !234)
!245 = !DILocation(line: 7, column: 14, scope: !234)
!246 = !DILocation(line: 7, column: 3, scope: !234)
!247 = distinct !DISubprogram(name: "exchange", scope: !7, file: !7, line: 31, type: !248, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, retainedNodes: !250)
!248 = !DISubroutineType(types: !249)
!249 = !{null, !130, !130, !131, !133, !131, !131, !131, !131, !134}
!250 = !{!251, !252, !253, !254, !255, !256, !257, !258, !259, !260, !261, !262}
!251 = !DILocalVariable(name: "rows", arg: 1, scope: !247, file: !7, line: 31, type: !130)
!252 = !DILocalVariable(name: "columns", arg: 2, scope: !247, file: !7, line: 31, type: !130)
!253 = !DILocalVariable(name: "image", arg: 3, scope: !247, file: !7, line: 31, type: !131)
!254 = !DILocalVariable(name: "rate", arg: 4, scope: !247, file: !7, line: 31, type: !133)
!255 = !DILocalVariable(name: "north", arg: 5, scope: !247, file: !7, line: 32, type: !131)
!256 = !DILocalVariable(name: "south", arg: 6, scope: !247, file: !7, line: 32, type: !131)
!257 = !DILocalVariable(name: "west", arg: 7, scope: !247, file: !7, line: 32, type: !131)
!258 = !DILocalVariable(name: "east", arg: 8, scope: !247, file: !7, line: 33, type: !131)
!259 = !DILocalVariable(name: "result", arg: 9, scope: !247, file: !7, line: 33, type: !134)
!260 = !DILocalVariable(name: "c", scope: !247, file: !7, line: 34, type: !130)
!261 = !DILocalVariable(name: "r", scope: !247, file: !7, line: 34, type: !130)
!262 = !DILocalVariable(name: "at", scope: !247, file: !7, line: 37, type: !130)
!263 = !DILocation(line: 0, scope: !247)
!264 = !DILocation(line: 66, column: 27, scope: !154, inlinedAt: !265)
!265 = distinct !DILocation(line: 34, column: 11, scope: !247)
!266 = !DILocation(line: 79, column: 27, scope: !157, inlinedAt: !267)
!267 = distinct !DILocation(line: 34, column: 24, scope: !247)
!268 = !DILocation(line: 34, column: 22, scope: !247)
!269 = !DILocation(line: 53, column: 27, scope: !161, inlinedAt: !270)
!270 = distinct !DILocation(line: 34, column: 37, scope: !247)
!271 = !DILocation(line: 34, column: 35, scope: !247)
!272 = !DILocation(line: 67, column: 27, scope: !165, inlinedAt: !273)
!273 = distinct !DILocation(line: 34, column: 54, scope: !247)
!274 = !DILocation(line: 80, column: 27, scope: !168, inlinedAt: !275)
!275 = distinct !DILocation(line: 34, column: 67, scope: !247)
!276 = !DILocation(line: 34, column: 65, scope: !247)
!277 = !DILocation(line: 54, column: 27, scope: !172, inlinedAt: !278)
!278 = distinct !DILocation(line: 34, column: 80, scope: !247)
!279 = !DILocation(line: 34, column: 78, scope: !247)
!280 = !DILocation(line: 35, column: 9, scope: !281)
!281 = distinct !DILexicalBlock(scope: !247, file: !7, line: 35, column: 7)
!282 = !DILocation(line: 35, column: 17, scope: !281)
!283 = !DILocation(line: 37, column: 14, scope: !247)
!284 = !DILocation(line: 37, column: 24, scope: !247)
!285 = !DILocation(line: 38, column: 16, scope: !247)
!286 = !DILocation(line: 38, column: 3, scope: !247)
!287 = !DILocation(line: 38, column: 14, scope: !247)
!288 = !DILocation(line: 39, column: 16, scope: !247)
!289 = !DILocation(line: 39, column: 36, scope: !247)
!290 = !DILocation(line: 39, column: 34, scope: !247)
!291 = !DILocation(line: 39, column: 27, scope: !247)
!292 = !DILocation(line: 39, column: 3, scope: !247)
!293 = !DILocation(line: 39, column: 14, scope: !247)
!294 = !DILocation(line: 40, column: 16, scope: !247)
!295 = !DILocation(line: 40, column: 36, scope: !247)
!296 = !DILocation(line: 40, column: 34, scope: !247)
!297 = !DILocation(line: 40, column: 27, scope: !247)
!298 = !DILocation(line: 40, column: 3, scope: !247)
!299 = !DILocation(line: 40, column: 14, scope: !247)
!300 = !DILocation(line: 41, column: 16, scope: !247)
!301 = !DILocation(line: 41, column: 36, scope: !247)
!302 = !DILocation(line: 41, column: 34, scope: !247)
!303 = !DILocation(line: 41, column: 27, scope: !247)
!304 = !DILocation(line: 41, column: 3, scope: !247)
!305 = !DILocation(line: 41, column: 14, scope: !247)
!306 = !DILocation(line: 42, column: 16, scope: !247)
!307 = !DILocation(line: 42, column: 36, scope: !247)
!308 = !DILocation(line: 42, column: 34, scope: !247)
!309 = !DILocation(line: 42, column: 27, scope: !247)
!310 = !DILocation(line: 42, column: 3, scope: !247)
!311 = !DILocation(line: 42, column: 14, scope: !247)
!312 = !DILocation(line: 43, column: 1, scope: !247)
