; perfdojo: svm.cu at light for sm_90, 0b71f8f8b451e4bd
; ModuleID = '<string>'
source_filename = "svm.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }

@_ZZ7predictE4sums = internal addrspace(3) global [128 x float] undef, align 4, !dbg !0
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"__CUDA_PREC_SQRT\00", align 1

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @predict(i32 noundef %vectors, i32 noundef %features, ptr noundef %sample, ptr noundef %support, ptr noundef %weight, float noundef %gamma, float noundef %offset, ptr noundef %decision, ptr noundef %label) #0 !dbg !2 {
entry:
    #dbg_value(i32 %vectors, !100, !DIExpression(), !136)
    #dbg_value(i32 %features, !101, !DIExpression(), !136)
    #dbg_value(ptr %sample, !102, !DIExpression(), !136)
    #dbg_value(ptr %support, !103, !DIExpression(), !136)
    #dbg_value(ptr %weight, !104, !DIExpression(), !136)
    #dbg_value(float %gamma, !105, !DIExpression(), !136)
    #dbg_value(float %offset, !106, !DIExpression(), !136)
    #dbg_value(ptr %decision, !107, !DIExpression(), !136)
    #dbg_value(ptr %label, !108, !DIExpression(), !136)
  %i = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !137
    #dbg_value(i32 %i, !109, !DIExpression(), !136)
  %cmp = icmp eq i32 %i, 0, !dbg !140
  br i1 %cmp, label %for.cond, label %if.end, !dbg !140

for.cond:                                         ; preds = %entry, %for.body
  %k.0 = phi i32 [ %inc, %for.body ], [ 0, %entry ], !dbg !141
    #dbg_value(i32 %k.0, !110, !DIExpression(), !142)
  %cmp1 = icmp slt i32 %k.0, 128, !dbg !143
  br i1 %cmp1, label %for.body, label %if.end, !dbg !145

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %k.0 to i64, !dbg !146
  %arrayidx = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7predictE4sums to ptr), i64 0, i64 %idxprom, !dbg !146
  store float 0.000000e+00, ptr %arrayidx, align 4, !dbg !147, !tbaa !148
  %inc = add nsw i32 %k.0, 1, !dbg !150
    #dbg_value(i32 %inc, !110, !DIExpression(), !142)
  br label %for.cond, !dbg !151, !llvm.loop !152

if.end:                                           ; preds = %for.cond, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !155
  %i21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !156
  %mul = mul i32 %i21, %features, !dbg !159
  %idx.ext = zext i32 %mul to i64, !dbg !160
  %add.ptr = getelementptr inbounds nuw float, ptr %sample, i64 %idx.ext, !dbg !160
    #dbg_value(ptr %add.ptr, !113, !DIExpression(), !136)
    #dbg_value(i32 %i, !114, !DIExpression(), !161)
  br label %for.cond3, !dbg !162

for.cond3:                                        ; preds = %for.body6, %if.end
  %v.0 = phi i32 [ %i, %if.end ], [ %add22, %for.body6 ], !dbg !163
    #dbg_value(i32 %v.0, !114, !DIExpression(), !161)
  %cmp4 = icmp slt i32 %v.0, %vectors, !dbg !164
  br i1 %cmp4, label %for.body6, label %for.end23, !dbg !165

for.body6:                                        ; preds = %for.cond3
  %mul7 = mul nsw i32 %v.0, %features, !dbg !166
  %idx.ext8 = sext i32 %mul7 to i64, !dbg !167
  %add.ptr9 = getelementptr inbounds float, ptr %support, i64 %idx.ext8, !dbg !167
  %call10 = call contract noundef float @_ZL8distancePKfS0_i(ptr noundef %add.ptr, ptr noundef %add.ptr9, i32 noundef %features) #7, !dbg !168
    #dbg_value(float %call10, !116, !DIExpression(), !169)
  %idxprom11 = zext nneg i32 %i to i64, !dbg !170
  %arrayidx12 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7predictE4sums to ptr), i64 0, i64 %idxprom11, !dbg !170
  %i22 = load float, ptr %arrayidx12, align 4, !dbg !170, !tbaa !148
  %idxprom13 = sext i32 %v.0 to i64, !dbg !171
  %arrayidx14 = getelementptr inbounds float, ptr %weight, i64 %idxprom13, !dbg !171
  %i23 = load float, ptr %arrayidx14, align 4, !dbg !171, !tbaa !148
  %fneg = fneg contract float %gamma, !dbg !172
  %mul15 = fmul contract float %fneg, %call10, !dbg !173
  %mul16 = fmul contract float %mul15, %call10, !dbg !174
    #dbg_value(float %mul16, !175, !DIExpression(), !181)
  %i24 = call float @llvm.nvvm.fma.rn.f(float %mul16, float 0x3F777313A0000000, float 5.000000e-01) #8, !dbg !183
  %i25 = call float @llvm.nvvm.saturate.f(float %i24) #8, !dbg !183
  %i26 = call float @llvm.nvvm.fma.rm.f(float %i25, float 2.520000e+02, float 0x4168000020000000) #8, !dbg !183
  %i27 = fsub float %i26, 0x4168000FE0000000, !dbg !183
  %i28 = fsub float -0.000000e+00, %i27, !dbg !183
  %i29 = call float @llvm.nvvm.fma.rn.f(float %mul16, float 0x3FF7154760000000, float %i28) #8, !dbg !183
  %i30 = call float @llvm.nvvm.fma.rn.f(float %mul16, float 0x3E54AE0C00000000, float %i29) #8, !dbg !183
  %i31 = bitcast float %i26 to i32, !dbg !183
  %i32 = shl i32 %i31, 23, !dbg !183
  %i33 = bitcast i32 %i32 to float, !dbg !183
  %i34 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %i30), !dbg !183
  %i35 = fmul float %i34, %i33, !dbg !183
  %mul18 = fmul contract float %i23, %i35, !dbg !184
  %add = fadd contract float %i22, %mul18, !dbg !185
  %idxprom19 = zext nneg i32 %i to i64, !dbg !186
  %arrayidx20 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7predictE4sums to ptr), i64 0, i64 %idxprom19, !dbg !186
  store float %add, ptr %arrayidx20, align 4, !dbg !187, !tbaa !148
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !188
  %add22 = add nsw i32 %v.0, 128, !dbg !189
    #dbg_value(i32 %add22, !114, !DIExpression(), !161)
  br label %for.cond3, !dbg !190, !llvm.loop !191

for.end23:                                        ; preds = %for.cond3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !193
    #dbg_value(i32 64, !119, !DIExpression(), !194)
  br label %for.cond24, !dbg !195

for.cond24:                                       ; preds = %if.end38, %for.end23
  %step.0 = phi i32 [ 64, %for.end23 ], [ %div, %if.end38 ], !dbg !196
    #dbg_value(i32 %step.0, !119, !DIExpression(), !194)
  %cmp25 = icmp sgt i32 %step.0, 0, !dbg !197
  br i1 %cmp25, label %for.body27, label %for.end40, !dbg !199

for.body27:                                       ; preds = %for.cond24
  %cmp28 = icmp slt i32 %i, %step.0, !dbg !200
  br i1 %cmp28, label %if.then29, label %if.end38, !dbg !200

if.then29:                                        ; preds = %for.body27
  %idxprom30 = zext nneg i32 %i to i64, !dbg !203
  %arrayidx31 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7predictE4sums to ptr), i64 0, i64 %idxprom30, !dbg !203
  %i36 = load float, ptr %arrayidx31, align 4, !dbg !203, !tbaa !148
  %add32 = add nuw nsw i32 %i, %step.0, !dbg !204
  %idxprom33 = zext nneg i32 %add32 to i64, !dbg !205
  %arrayidx34 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7predictE4sums to ptr), i64 0, i64 %idxprom33, !dbg !205
  %i37 = load float, ptr %arrayidx34, align 4, !dbg !205, !tbaa !148
  %add35 = fadd contract float %i36, %i37, !dbg !206
  %idxprom36 = zext nneg i32 %i to i64, !dbg !207
  %arrayidx37 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7predictE4sums to ptr), i64 0, i64 %idxprom36, !dbg !207
  store float %add35, ptr %arrayidx37, align 4, !dbg !208, !tbaa !148
  br label %if.end38, !dbg !207

if.end38:                                         ; preds = %if.then29, %for.body27
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !209
  %div = udiv i32 %step.0, 2, !dbg !210
    #dbg_value(i32 %div, !119, !DIExpression(), !194)
  br label %for.cond24, !dbg !211, !llvm.loop !212

for.end40:                                        ; preds = %for.cond24
  %cmp41 = icmp eq i32 %i, 0, !dbg !214
  br i1 %cmp41, label %if.then42, label %if.end52, !dbg !214

if.then42:                                        ; preds = %for.end40
  %i38 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ7predictE4sums to ptr), align 4, !dbg !216, !tbaa !148
  %add43 = fadd contract float %i38, %offset, !dbg !218
  %i39 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !219
  %idxprom45 = zext nneg i32 %i39 to i64, !dbg !221
  %arrayidx46 = getelementptr inbounds nuw float, ptr %decision, i64 %idxprom45, !dbg !221
  store float %add43, ptr %arrayidx46, align 4, !dbg !222, !tbaa !148
  %i40 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ7predictE4sums to ptr), align 4, !dbg !223, !tbaa !148
  %add47 = fadd contract float %i40, %offset, !dbg !224
  %cmp48 = fcmp contract ogt float %add47, 0.000000e+00, !dbg !225
  %cond = select i1 %cmp48, i32 1, i32 -1, !dbg !223
  %i41 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !226
  %idxprom50 = zext nneg i32 %i41 to i64, !dbg !228
  %arrayidx51 = getelementptr inbounds nuw i32, ptr %label, i64 %idxprom50, !dbg !228
  store i32 %cond, ptr %arrayidx51, align 4, !dbg !229, !tbaa !131
  br label %if.end52, !dbg !230

if.end52:                                         ; preds = %if.then42, %for.end40
  ret void, !dbg !231
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent nounwind
define internal noundef float @_ZL8distancePKfS0_i(ptr noundef %x, ptr noundef %y, i32 noundef %features) #3 !dbg !232 {
entry:
    #dbg_value(ptr %x, !236, !DIExpression(), !245)
    #dbg_value(ptr %y, !237, !DIExpression(), !245)
    #dbg_value(i32 %features, !238, !DIExpression(), !245)
    #dbg_value(float 0.000000e+00, !239, !DIExpression(), !245)
    #dbg_value(i32 0, !240, !DIExpression(), !246)
  br label %for.cond, !dbg !247

for.cond:                                         ; preds = %for.body, %entry
  %k.0 = phi i32 [ 0, %entry ], [ %inc, %for.body ], !dbg !248
  %sum.0 = phi float [ 0.000000e+00, %entry ], [ %add, %for.body ], !dbg !245
    #dbg_value(float %sum.0, !239, !DIExpression(), !245)
    #dbg_value(i32 %k.0, !240, !DIExpression(), !246)
  %cmp = icmp slt i32 %k.0, %features, !dbg !249
  br i1 %cmp, label %for.body, label %for.end, !dbg !250

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %k.0 to i64, !dbg !251
  %arrayidx = getelementptr inbounds float, ptr %x, i64 %idxprom, !dbg !251
  %i = load float, ptr %arrayidx, align 4, !dbg !251, !tbaa !148
  %idxprom1 = sext i32 %k.0 to i64, !dbg !252
  %arrayidx2 = getelementptr inbounds float, ptr %y, i64 %idxprom1, !dbg !252
  %i6 = load float, ptr %arrayidx2, align 4, !dbg !252, !tbaa !148
  %sub = fsub contract float %i, %i6, !dbg !253
    #dbg_value(float %sub, !242, !DIExpression(), !254)
  %mul = fmul contract float %sub, %sub, !dbg !255
  %add = fadd contract float %sum.0, %mul, !dbg !256
    #dbg_value(float %add, !239, !DIExpression(), !245)
  %inc = add nsw i32 %k.0, 1, !dbg !257
    #dbg_value(i32 %inc, !240, !DIExpression(), !246)
  br label %for.cond, !dbg !258, !llvm.loop !259

for.end:                                          ; preds = %for.cond
    #dbg_value(float %sum.0, !261, !DIExpression(), !264)
  %i7 = call float @llvm.nvvm.sqrt.approx.f(float %sum.0) #8, !dbg !266
  ret float %i7, !dbg !267
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: convergent nounwind
declare i32 @__nvvm_reflect(ptr) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.ftz.f(float) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.ftz.f(float) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.f(float) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.ftz.f(float, float, float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.f(float, float, float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.saturate.ftz.f(float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.saturate.f(float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rm.ftz.f(float, float, float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rm.f(float, float, float) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.ftz.f32(float) #6

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind }
attributes #8 = { nounwind }

!llvm.module.flags = !{!124, !125, !126, !127, !128, !129}
!llvm.dbg.cu = !{!12}
!llvm.ident = !{!130, !130}
!llvm.errno.tbaa = !{!131}
!nvvmir.version = !{!135}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "sums", scope: !2, file: !3, line: 18, type: !121, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "predict", scope: !3, file: !3, line: 15, type: !4, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !12, retainedNodes: !99)
!3 = !DIFile(filename: "svm.cu", directory: "")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !6, !7, !7, !7, !9, !9, !10, !11}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!9 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!12 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !13, globals: !98, splitDebugInlining: false, nameTableKind: None)
!13 = !{!14, !39, !70}
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "dim3", file: !15, line: 576, size: 96, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !16, identifier: "_ZTS4dim3")
!15 = !DIFile(filename: "vector_types.h", directory: "")
!16 = !{!17, !19, !20, !21, !25, !34}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !14, file: !15, line: 578, baseType: !18, size: 32)
!18 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !14, file: !15, line: 578, baseType: !18, size: 32, offset: 32)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !14, file: !15, line: 578, baseType: !18, size: 32, offset: 64)
!21 = !DISubprogram(name: "dim3", linkageName: "_ZN4dim3C4Ejjj", scope: !14, file: !15, line: 584, type: !22, scopeLine: 584, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!22 = !DISubroutineType(types: !23)
!23 = !{null, !24, !18, !18, !18}
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!25 = !DISubprogram(name: "dim3", linkageName: "_ZN4dim3C4E5uint3", scope: !14, file: !15, line: 585, type: !26, scopeLine: 585, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!26 = !DISubroutineType(types: !27)
!27 = !{null, !24, !28}
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint3", file: !15, line: 522, baseType: !29)
!29 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "uint3", file: !15, line: 267, size: 96, flags: DIFlagTypePassByValue, elements: !30, identifier: "_ZTS5uint3")
!30 = !{!31, !32, !33}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !29, file: !15, line: 269, baseType: !18, size: 32)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !29, file: !15, line: 269, baseType: !18, size: 32, offset: 32)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !29, file: !15, line: 269, baseType: !18, size: 32, offset: 64)
!34 = !DISubprogram(name: "operator uint3", linkageName: "_ZNK4dim3cv5uint3Ev", scope: !14, file: !15, line: 586, type: !35, scopeLine: 586, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!35 = !DISubroutineType(types: !36)
!36 = !{!28, !37}
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!38 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!39 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__cuda_builtin_threadIdx_t", file: !40, line: 52, size: 8, flags: DIFlagTypePassByReference, elements: !41, identifier: "_ZTS26__cuda_builtin_threadIdx_t")
!40 = !DIFile(filename: "__clang_cuda_builtin_vars.h", directory: "")
!41 = !{!42, !45, !46, !47, !52, !55, !59, !63, !66}
!42 = !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv", scope: !39, file: !40, line: 53, type: !43, scopeLine: 53, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!43 = !DISubroutineType(types: !44)
!44 = !{!18}
!45 = !DISubprogram(name: "__fetch_builtin_y", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv", scope: !39, file: !40, line: 54, type: !43, scopeLine: 54, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!46 = !DISubprogram(name: "__fetch_builtin_z", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_zEv", scope: !39, file: !40, line: 55, type: !43, scopeLine: 55, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!47 = !DISubprogram(name: "operator dim3", linkageName: "_ZNK26__cuda_builtin_threadIdx_tcv4dim3Ev", scope: !39, file: !40, line: 58, type: !48, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!48 = !DISubroutineType(types: !49)
!49 = !{!14, !50}
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!51 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !39)
!52 = !DISubprogram(name: "operator uint3", linkageName: "_ZNK26__cuda_builtin_threadIdx_tcv5uint3Ev", scope: !39, file: !40, line: 59, type: !53, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!53 = !DISubroutineType(types: !54)
!54 = !{!29, !50}
!55 = !DISubprogram(name: "__cuda_builtin_threadIdx_t", linkageName: "_ZN26__cuda_builtin_threadIdx_tC4Ev", scope: !39, file: !40, line: 62, type: !56, scopeLine: 62, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!56 = !DISubroutineType(types: !57)
!57 = !{null, !58}
!58 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!59 = !DISubprogram(name: "__cuda_builtin_threadIdx_t", linkageName: "_ZN26__cuda_builtin_threadIdx_tC4ERKS_", scope: !39, file: !40, line: 62, type: !60, scopeLine: 62, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!60 = !DISubroutineType(types: !61)
!61 = !{null, !58, !62}
!62 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !51, size: 64)
!63 = !DISubprogram(name: "operator=", linkageName: "_ZNK26__cuda_builtin_threadIdx_taSERKS_", scope: !39, file: !40, line: 62, type: !64, scopeLine: 62, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!64 = !DISubroutineType(types: !65)
!65 = !{null, !50, !62}
!66 = !DISubprogram(name: "operator&", linkageName: "_ZNK26__cuda_builtin_threadIdx_tadEv", scope: !39, file: !40, line: 62, type: !67, scopeLine: 62, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!67 = !DISubroutineType(types: !68)
!68 = !{!69, !50}
!69 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!70 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__cuda_builtin_blockIdx_t", file: !40, line: 65, size: 8, flags: DIFlagTypePassByReference, elements: !71, identifier: "_ZTS25__cuda_builtin_blockIdx_t")
!71 = !{!72, !73, !74, !75, !80, !83, !87, !91, !94}
!72 = !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv", scope: !70, file: !40, line: 66, type: !43, scopeLine: 66, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!73 = !DISubprogram(name: "__fetch_builtin_y", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv", scope: !70, file: !40, line: 67, type: !43, scopeLine: 67, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!74 = !DISubprogram(name: "__fetch_builtin_z", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_zEv", scope: !70, file: !40, line: 68, type: !43, scopeLine: 68, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!75 = !DISubprogram(name: "operator dim3", linkageName: "_ZNK25__cuda_builtin_blockIdx_tcv4dim3Ev", scope: !70, file: !40, line: 71, type: !76, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!76 = !DISubroutineType(types: !77)
!77 = !{!14, !78}
!78 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !79, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!79 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !70)
!80 = !DISubprogram(name: "operator uint3", linkageName: "_ZNK25__cuda_builtin_blockIdx_tcv5uint3Ev", scope: !70, file: !40, line: 72, type: !81, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!81 = !DISubroutineType(types: !82)
!82 = !{!29, !78}
!83 = !DISubprogram(name: "__cuda_builtin_blockIdx_t", linkageName: "_ZN25__cuda_builtin_blockIdx_tC4Ev", scope: !70, file: !40, line: 75, type: !84, scopeLine: 75, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!84 = !DISubroutineType(types: !85)
!85 = !{null, !86}
!86 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !70, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!87 = !DISubprogram(name: "__cuda_builtin_blockIdx_t", linkageName: "_ZN25__cuda_builtin_blockIdx_tC4ERKS_", scope: !70, file: !40, line: 75, type: !88, scopeLine: 75, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!88 = !DISubroutineType(types: !89)
!89 = !{null, !86, !90}
!90 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !79, size: 64)
!91 = !DISubprogram(name: "operator=", linkageName: "_ZNK25__cuda_builtin_blockIdx_taSERKS_", scope: !70, file: !40, line: 75, type: !92, scopeLine: 75, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!92 = !DISubroutineType(types: !93)
!93 = !{null, !78, !90}
!94 = !DISubprogram(name: "operator&", linkageName: "_ZNK25__cuda_builtin_blockIdx_tadEv", scope: !70, file: !40, line: 75, type: !95, scopeLine: 75, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!95 = !DISubroutineType(types: !96)
!96 = !{!97, !78}
!97 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !70, size: 64)
!98 = !{!0}
!99 = !{!100, !101, !102, !103, !104, !105, !106, !107, !108, !109, !110, !113, !114, !116, !119}
!100 = !DILocalVariable(name: "vectors", arg: 1, scope: !2, file: !3, line: 15, type: !6)
!101 = !DILocalVariable(name: "features", arg: 2, scope: !2, file: !3, line: 15, type: !6)
!102 = !DILocalVariable(name: "sample", arg: 3, scope: !2, file: !3, line: 15, type: !7)
!103 = !DILocalVariable(name: "support", arg: 4, scope: !2, file: !3, line: 16, type: !7)
!104 = !DILocalVariable(name: "weight", arg: 5, scope: !2, file: !3, line: 16, type: !7)
!105 = !DILocalVariable(name: "gamma", arg: 6, scope: !2, file: !3, line: 16, type: !9)
!106 = !DILocalVariable(name: "offset", arg: 7, scope: !2, file: !3, line: 17, type: !9)
!107 = !DILocalVariable(name: "decision", arg: 8, scope: !2, file: !3, line: 17, type: !10)
!108 = !DILocalVariable(name: "label", arg: 9, scope: !2, file: !3, line: 17, type: !11)
!109 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 19, type: !6)
!110 = !DILocalVariable(name: "k", scope: !111, file: !3, line: 21, type: !6)
!111 = distinct !DILexicalBlock(scope: !112, file: !3, line: 21, column: 5)
!112 = distinct !DILexicalBlock(scope: !2, file: !3, line: 20, column: 7)
!113 = !DILocalVariable(name: "mine", scope: !2, file: !3, line: 24, type: !7)
!114 = !DILocalVariable(name: "v", scope: !115, file: !3, line: 25, type: !6)
!115 = distinct !DILexicalBlock(scope: !2, file: !3, line: 25, column: 3)
!116 = !DILocalVariable(name: "far", scope: !117, file: !3, line: 26, type: !9)
!117 = distinct !DILexicalBlock(scope: !118, file: !3, line: 25, column: 46)
!118 = distinct !DILexicalBlock(scope: !115, file: !3, line: 25, column: 3)
!119 = !DILocalVariable(name: "step", scope: !120, file: !3, line: 31, type: !6)
!120 = distinct !DILexicalBlock(scope: !2, file: !3, line: 31, column: 3)
!121 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 4096, elements: !122)
!122 = !{!123}
!123 = !DISubrange(count: 128)
!124 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 9]}
!125 = !{i32 7, !"Dwarf Version", i32 2}
!126 = !{i32 2, !"Debug Info Version", i32 3}
!127 = !{i32 1, !"wchar_size", i32 4}
!128 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!129 = !{i32 7, !"frame-pointer", i32 2}
!130 = !{!"clang"}
!131 = !{!132, !132, i64 0}
!132 = !{!"int", !133, i64 0}
!133 = !{!"omnipotent char", !134, i64 0}
!134 = !{!"Simple C++ TBAA"}
!135 = !{i32 2, i32 0}
!136 = !DILocation(line: 0, scope: !2)
!137 = !DILocation(line: 53, column: 27, scope: !138, inlinedAt: !139)
!138 = distinct !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv", scope: !39, file: !40, line: 53, type: !43, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !12, declaration: !42)
!139 = distinct !DILocation(line: 19, column: 11, scope: !2)
!140 = !DILocation(line: 20, column: 9, scope: !112)
!141 = !DILocation(line: 21, scope: !111)
!142 = !DILocation(line: 0, scope: !111)
!143 = !DILocation(line: 21, column: 23, scope: !144)
!144 = distinct !DILexicalBlock(scope: !111, file: !3, line: 21, column: 5)
!145 = !DILocation(line: 21, column: 5, scope: !111)
!146 = !DILocation(line: 22, column: 7, scope: !144)
!147 = !DILocation(line: 22, column: 15, scope: !144)
!148 = !{!149, !149, i64 0}
!149 = !{!"float", !133, i64 0}
!150 = !DILocation(line: 21, column: 34, scope: !144)
!151 = !DILocation(line: 21, column: 5, scope: !144)
!152 = distinct !{!152, !145, !153, !154}
!153 = !DILocation(line: 22, column: 17, scope: !111)
!154 = !{!"llvm.loop.mustprogress"}
!155 = !DILocation(line: 23, column: 3, scope: !2)
!156 = !DILocation(line: 66, column: 27, scope: !157, inlinedAt: !158)
!157 = distinct !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv", scope: !70, file: !40, line: 66, type: !43, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !12, declaration: !72)
!158 = distinct !DILocation(line: 24, column: 32, scope: !2)
!159 = !DILocation(line: 24, column: 43, scope: !2)
!160 = !DILocation(line: 24, column: 30, scope: !2)
!161 = !DILocation(line: 0, scope: !115)
!162 = !DILocation(line: 25, column: 8, scope: !115)
!163 = !DILocation(line: 25, scope: !115)
!164 = !DILocation(line: 25, column: 21, scope: !118)
!165 = !DILocation(line: 25, column: 3, scope: !115)
!166 = !DILocation(line: 26, column: 44, scope: !117)
!167 = !DILocation(line: 26, column: 40, scope: !117)
!168 = !DILocation(line: 26, column: 17, scope: !117)
!169 = !DILocation(line: 0, scope: !117)
!170 = !DILocation(line: 27, column: 15, scope: !117)
!171 = !DILocation(line: 27, column: 25, scope: !117)
!172 = !DILocation(line: 27, column: 42, scope: !117)
!173 = !DILocation(line: 27, column: 49, scope: !117)
!174 = !DILocation(line: 27, column: 55, scope: !117)
!175 = !DILocalVariable(name: "__a", arg: 1, scope: !176, file: !177, line: 113, type: !9)
!176 = distinct !DISubprogram(name: "expf", linkageName: "_ZL4expff", scope: !177, file: !177, line: 113, type: !178, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !12, retainedNodes: !180)
!177 = !DIFile(filename: "__clang_cuda_math.h", directory: "")
!178 = !DISubroutineType(types: !179)
!179 = !{!9, !9}
!180 = !{!175}
!181 = !DILocation(line: 0, scope: !176, inlinedAt: !182)
!182 = distinct !DILocation(line: 27, column: 37, scope: !117)
!183 = !DILocation(line: 113, column: 43, scope: !176, inlinedAt: !182)
!184 = !DILocation(line: 27, column: 35, scope: !117)
!185 = !DILocation(line: 27, column: 23, scope: !117)
!186 = !DILocation(line: 27, column: 5, scope: !117)
!187 = !DILocation(line: 27, column: 13, scope: !117)
!188 = !DILocation(line: 28, column: 5, scope: !117)
!189 = !DILocation(line: 25, column: 34, scope: !118)
!190 = !DILocation(line: 25, column: 3, scope: !118)
!191 = distinct !{!191, !165, !192, !154}
!192 = !DILocation(line: 29, column: 3, scope: !115)
!193 = !DILocation(line: 30, column: 3, scope: !2)
!194 = !DILocation(line: 0, scope: !120)
!195 = !DILocation(line: 31, column: 8, scope: !120)
!196 = !DILocation(line: 31, scope: !120)
!197 = !DILocation(line: 31, column: 37, scope: !198)
!198 = distinct !DILexicalBlock(scope: !120, file: !3, line: 31, column: 3)
!199 = !DILocation(line: 31, column: 3, scope: !120)
!200 = !DILocation(line: 32, column: 11, scope: !201)
!201 = distinct !DILexicalBlock(scope: !202, file: !3, line: 32, column: 9)
!202 = distinct !DILexicalBlock(scope: !198, file: !3, line: 31, column: 53)
!203 = !DILocation(line: 33, column: 17, scope: !201)
!204 = !DILocation(line: 33, column: 34, scope: !201)
!205 = !DILocation(line: 33, column: 27, scope: !201)
!206 = !DILocation(line: 33, column: 25, scope: !201)
!207 = !DILocation(line: 33, column: 7, scope: !201)
!208 = !DILocation(line: 33, column: 15, scope: !201)
!209 = !DILocation(line: 34, column: 5, scope: !202)
!210 = !DILocation(line: 31, column: 47, scope: !198)
!211 = !DILocation(line: 31, column: 3, scope: !198)
!212 = distinct !{!212, !199, !213, !154}
!213 = !DILocation(line: 35, column: 3, scope: !120)
!214 = !DILocation(line: 36, column: 9, scope: !215)
!215 = distinct !DILexicalBlock(scope: !2, file: !3, line: 36, column: 7)
!216 = !DILocation(line: 37, column: 28, scope: !217)
!217 = distinct !DILexicalBlock(scope: !215, file: !3, line: 36, column: 15)
!218 = !DILocation(line: 37, column: 36, scope: !217)
!219 = !DILocation(line: 66, column: 27, scope: !157, inlinedAt: !220)
!220 = distinct !DILocation(line: 37, column: 14, scope: !217)
!221 = !DILocation(line: 37, column: 5, scope: !217)
!222 = !DILocation(line: 37, column: 26, scope: !217)
!223 = !DILocation(line: 38, column: 25, scope: !217)
!224 = !DILocation(line: 38, column: 33, scope: !217)
!225 = !DILocation(line: 38, column: 42, scope: !217)
!226 = !DILocation(line: 66, column: 27, scope: !157, inlinedAt: !227)
!227 = distinct !DILocation(line: 38, column: 11, scope: !217)
!228 = !DILocation(line: 38, column: 5, scope: !217)
!229 = !DILocation(line: 38, column: 23, scope: !217)
!230 = !DILocation(line: 39, column: 3, scope: !217)
!231 = !DILocation(line: 40, column: 1, scope: !2)
!232 = distinct !DISubprogram(name: "distance", linkageName: "_ZL8distancePKfS0_i", scope: !3, file: !3, line: 6, type: !233, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !12, retainedNodes: !235)
!233 = !DISubroutineType(types: !234)
!234 = !{!9, !7, !7, !6}
!235 = !{!236, !237, !238, !239, !240, !242}
!236 = !DILocalVariable(name: "x", arg: 1, scope: !232, file: !3, line: 6, type: !7)
!237 = !DILocalVariable(name: "y", arg: 2, scope: !232, file: !3, line: 6, type: !7)
!238 = !DILocalVariable(name: "features", arg: 3, scope: !232, file: !3, line: 6, type: !6)
!239 = !DILocalVariable(name: "sum", scope: !232, file: !3, line: 7, type: !9)
!240 = !DILocalVariable(name: "k", scope: !241, file: !3, line: 8, type: !6)
!241 = distinct !DILexicalBlock(scope: !232, file: !3, line: 8, column: 3)
!242 = !DILocalVariable(name: "difference", scope: !243, file: !3, line: 9, type: !9)
!243 = distinct !DILexicalBlock(scope: !244, file: !3, line: 8, column: 38)
!244 = distinct !DILexicalBlock(scope: !241, file: !3, line: 8, column: 3)
!245 = !DILocation(line: 0, scope: !232)
!246 = !DILocation(line: 0, scope: !241)
!247 = !DILocation(line: 8, column: 8, scope: !241)
!248 = !DILocation(line: 8, scope: !241)
!249 = !DILocation(line: 8, column: 21, scope: !244)
!250 = !DILocation(line: 8, column: 3, scope: !241)
!251 = !DILocation(line: 9, column: 24, scope: !243)
!252 = !DILocation(line: 9, column: 31, scope: !243)
!253 = !DILocation(line: 9, column: 29, scope: !243)
!254 = !DILocation(line: 0, scope: !243)
!255 = !DILocation(line: 10, column: 23, scope: !243)
!256 = !DILocation(line: 10, column: 9, scope: !243)
!257 = !DILocation(line: 8, column: 33, scope: !244)
!258 = !DILocation(line: 8, column: 3, scope: !244)
!259 = distinct !{!259, !250, !260, !154}
!260 = !DILocation(line: 11, column: 3, scope: !241)
!261 = !DILocalVariable(name: "__a", arg: 1, scope: !262, file: !177, line: 318, type: !9)
!262 = distinct !DISubprogram(name: "sqrtf", linkageName: "_ZL5sqrtff", scope: !177, file: !177, line: 318, type: !178, scopeLine: 318, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !12, retainedNodes: !263)
!263 = !{!261}
!264 = !DILocation(line: 0, scope: !262, inlinedAt: !265)
!265 = distinct !DILocation(line: 12, column: 10, scope: !232)
!266 = !DILocation(line: 318, column: 44, scope: !262, inlinedAt: !265)
!267 = !DILocation(line: 12, column: 3, scope: !232)
