; perfdojo: lu.cu at O3 for sm_90, 0797300eaadf9d12
; ModuleID = '<string>'
source_filename = "lu.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ2luE4tile = internal unnamed_addr addrspace(3) global [32 x [32 x float]] undef, align 4, !dbg !0

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @lu(i32 noundef %n, ptr noundef captures(none) %a) local_unnamed_addr #0 !dbg !2 {
entry:
    #dbg_value(i32 %n, !100, !DIExpression(), !125)
    #dbg_value(ptr %a, !101, !DIExpression(), !125)
  %i = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !126
    #dbg_value(i32 %i, !102, !DIExpression(), !125)
  %i1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !129
    #dbg_value(i32 %i1, !103, !DIExpression(), !125)
  %i2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !132
  %conv = zext nneg i32 %i2 to i64, !dbg !135
  %conv3 = sext i32 %n to i64, !dbg !136
  %mul = mul nsw i64 %conv3, %conv, !dbg !137
  %mul5 = mul i64 %mul, %conv3, !dbg !138
  %add.ptr = getelementptr inbounds nuw float, ptr %a, i64 %mul5, !dbg !139
  %mul6 = mul nsw i32 %n, %i, !dbg !140
  %idx.ext = sext i32 %mul6 to i64, !dbg !141
  %add.ptr7 = getelementptr inbounds float, ptr %add.ptr, i64 %idx.ext, !dbg !141
  %idx.ext8 = zext nneg i32 %i1 to i64, !dbg !142
  %add.ptr9 = getelementptr inbounds nuw float, ptr %add.ptr7, i64 %idx.ext8, !dbg !142
    #dbg_value(ptr %add.ptr9, !104, !DIExpression(), !125)
  %cmp = icmp slt i32 %i, %n, !dbg !143
  %cmp10 = icmp slt i32 %i1, %n, !dbg !144
  %i3 = and i1 %cmp, %cmp10, !dbg !144
    #dbg_value(i1 %i3, !105, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !125)
  br i1 %i3, label %cond.true, label %cond.end, !dbg !145

cond.true:                                        ; preds = %entry
  %i4 = load float, ptr %add.ptr9, align 4, !dbg !146, !tbaa !147
  br label %cond.end, !dbg !145

cond.end:                                         ; preds = %cond.true, %entry
  %cond = phi float [ %i4, %cond.true ], [ 0.000000e+00, %entry ], !dbg !145
  %idxprom = zext nneg i32 %i to i64, !dbg !149
  %arrayidx = getelementptr inbounds nuw [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ2luE4tile to ptr), i64 %idxprom, !dbg !149
  %arrayidx12 = getelementptr inbounds nuw float, ptr %arrayidx, i64 %idx.ext8, !dbg !149
  store float %cond, ptr %arrayidx12, align 4, !dbg !150, !tbaa !147
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !151
    #dbg_value(i32 0, !107, !DIExpression(), !152)
  %invariant.gep = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ2luE4tile to ptr), i64 %idx.ext8, !dbg !153
    #dbg_value(i32 0, !107, !DIExpression(), !152)
  %cmp13114 = icmp sgt i32 %n, 1, !dbg !154
  br i1 %cmp13114, label %for.body.preheader, label %for.cond.cleanup, !dbg !156

for.body.preheader:                               ; preds = %cond.end
  %arrayidx23 = getelementptr inbounds nuw [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ2luE4tile to ptr), i64 %idx.ext8
  %arrayidx25 = getelementptr inbounds nuw float, ptr %arrayidx23, i64 %idx.ext8
  %i5 = add nsw i32 %n, -2
  br label %for.body, !dbg !156

for.cond.cleanup:                                 ; preds = %if.end61, %cond.end
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !157
  br i1 %i3, label %if.then63, label %if.end68, !dbg !158

for.body:                                         ; preds = %if.end61, %for.body.preheader
  %k.0115 = phi i32 [ %inc, %if.end61 ], [ 0, %for.body.preheader ]
    #dbg_value(i32 %k.0115, !107, !DIExpression(), !152)
  %cmp15 = icmp samesign ugt i32 %i, %k.0115
  %or.cond = and i1 %i3, %cmp15, !dbg !160
  %cmp17 = icmp eq i32 %i1, %k.0115
  %or.cond111 = and i1 %cmp17, %or.cond, !dbg !160
  br i1 %or.cond111, label %if.then, label %if.end, !dbg !160

if.then:                                          ; preds = %for.body
  %i6 = load float, ptr %arrayidx12, align 4, !dbg !163, !tbaa !147
  %i7 = load float, ptr %arrayidx25, align 4, !dbg !164, !tbaa !147
  %div = fdiv contract float %i6, %i7, !dbg !165
  store float %div, ptr %arrayidx12, align 4, !dbg !166, !tbaa !147
  br label %if.end, !dbg !167

if.end:                                           ; preds = %if.then, %for.body
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !168
  %cmp34 = icmp samesign ugt i32 %i1, %k.0115
  %or.cond113 = and i1 %cmp34, %or.cond, !dbg !169
  br i1 %or.cond113, label %if.then35, label %if.end54, !dbg !169

if.then35:                                        ; preds = %if.end
  %i8 = load float, ptr %arrayidx12, align 4, !dbg !171, !tbaa !147
  %idxprom42 = zext nneg i32 %k.0115 to i64, !dbg !172
  %arrayidx43 = getelementptr inbounds nuw float, ptr %arrayidx, i64 %idxprom42, !dbg !172
  %i9 = load float, ptr %arrayidx43, align 4, !dbg !172, !tbaa !147
  %gep = getelementptr inbounds nuw [32 x float], ptr %invariant.gep, i64 %idxprom42, !dbg !173
  %i10 = load float, ptr %gep, align 4, !dbg !173, !tbaa !147
  %mul48 = fmul contract float %i9, %i10, !dbg !174
  %sub49 = fsub contract float %i8, %mul48, !dbg !175
  store float %sub49, ptr %arrayidx12, align 4, !dbg !176, !tbaa !147
  br label %if.end54, !dbg !177

if.end54:                                         ; preds = %if.then35, %if.end
  br i1 %i3, label %if.then56, label %if.end61, !dbg !178

if.then56:                                        ; preds = %if.end54
  %i11 = load float, ptr %arrayidx12, align 4, !dbg !180, !tbaa !147
  store float %i11, ptr %add.ptr9, align 4, !dbg !181, !tbaa !147
  br label %if.end61, !dbg !182

if.end61:                                         ; preds = %if.then56, %if.end54
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !183
  %inc = add nuw nsw i32 %k.0115, 1, !dbg !184
    #dbg_value(i32 %inc, !107, !DIExpression(), !152)
  %exitcond.not = icmp eq i32 %k.0115, %i5, !dbg !154
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !dbg !156, !llvm.loop !185

if.then63:                                        ; preds = %for.cond.cleanup
  %i12 = load float, ptr %arrayidx12, align 4, !dbg !188, !tbaa !147
  store float %i12, ptr %add.ptr9, align 4, !dbg !189, !tbaa !147
  br label %if.end68, !dbg !190

if.end68:                                         ; preds = %if.then63, %for.cond.cleanup
  ret void, !dbg !191
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!112, !113, !114, !115, !116, !117, !118}
!llvm.dbg.cu = !{!9}
!llvm.ident = !{!119, !119}
!llvm.errno.tbaa = !{!120}
!nvvmir.version = !{!124}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 8, type: !109, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "lu", scope: !3, file: !3, line: 7, type: !4, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !99)
!3 = !DIFile(filename: "lu.cu", directory: "")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !7}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !10, globals: !98, splitDebugInlining: false, nameTableKind: None)
!10 = !{!11, !14, !39, !70}
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !12, line: 18, baseType: !13)
!12 = !DIFile(filename: "__stddef_size_t.h", directory: "")
!13 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
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
!99 = !{!100, !101, !102, !103, !104, !105, !107}
!100 = !DILocalVariable(name: "n", arg: 1, scope: !2, file: !3, line: 7, type: !6)
!101 = !DILocalVariable(name: "a", arg: 2, scope: !2, file: !3, line: 7, type: !7)
!102 = !DILocalVariable(name: "row", scope: !2, file: !3, line: 9, type: !6)
!103 = !DILocalVariable(name: "column", scope: !2, file: !3, line: 9, type: !6)
!104 = !DILocalVariable(name: "mine", scope: !2, file: !3, line: 10, type: !7)
!105 = !DILocalVariable(name: "is_inside", scope: !2, file: !3, line: 11, type: !106)
!106 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!107 = !DILocalVariable(name: "k", scope: !108, file: !3, line: 14, type: !6)
!108 = distinct !DILexicalBlock(scope: !2, file: !3, line: 14, column: 3)
!109 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 32768, elements: !110)
!110 = !{!111, !111}
!111 = !DISubrange(count: 32)
!112 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 9]}
!113 = !{i32 7, !"Dwarf Version", i32 2}
!114 = !{i32 2, !"Debug Info Version", i32 3}
!115 = !{i32 1, !"wchar_size", i32 4}
!116 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!117 = !{i32 7, !"frame-pointer", i32 2}
!118 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!119 = !{!"clang"}
!120 = !{!121, !121, i64 0}
!121 = !{!"int", !122, i64 0}
!122 = !{!"omnipotent char", !123, i64 0}
!123 = !{!"Simple C++ TBAA"}
!124 = !{i32 2, i32 0}
!125 = !DILocation(line: 0, scope: !2)
!126 = !DILocation(line: 54, column: 27, scope: !127, inlinedAt: !128)
!127 = distinct !DISubprogram(name: "__fetch_builtin_y", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv", scope: !39, file: !40, line: 54, type: !43, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9, declaration: !45)
!128 = distinct !DILocation(line: 9, column: 13, scope: !2)
!129 = !DILocation(line: 53, column: 27, scope: !130, inlinedAt: !131)
!130 = distinct !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv", scope: !39, file: !40, line: 53, type: !43, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9, declaration: !42)
!131 = distinct !DILocation(line: 9, column: 35, scope: !2)
!132 = !DILocation(line: 66, column: 27, scope: !133, inlinedAt: !134)
!133 = distinct !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv", scope: !70, file: !40, line: 66, type: !43, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9, declaration: !72)
!134 = distinct !DILocation(line: 10, column: 29, scope: !2)
!135 = !DILocation(line: 10, column: 29, scope: !2)
!136 = !DILocation(line: 10, column: 42, scope: !2)
!137 = !DILocation(line: 10, column: 40, scope: !2)
!138 = !DILocation(line: 10, column: 44, scope: !2)
!139 = !DILocation(line: 10, column: 19, scope: !2)
!140 = !DILocation(line: 10, column: 54, scope: !2)
!141 = !DILocation(line: 10, column: 48, scope: !2)
!142 = !DILocation(line: 10, column: 58, scope: !2)
!143 = !DILocation(line: 11, column: 24, scope: !2)
!144 = !DILocation(line: 11, column: 28, scope: !2)
!145 = !DILocation(line: 12, column: 23, scope: !2)
!146 = !DILocation(line: 12, column: 35, scope: !2)
!147 = !{!148, !148, i64 0}
!148 = !{!"float", !122, i64 0}
!149 = !DILocation(line: 12, column: 3, scope: !2)
!150 = !DILocation(line: 12, column: 21, scope: !2)
!151 = !DILocation(line: 13, column: 3, scope: !2)
!152 = !DILocation(line: 0, scope: !108)
!153 = !DILocation(line: 14, column: 8, scope: !108)
!154 = !DILocation(line: 14, column: 21, scope: !155)
!155 = distinct !DILexicalBlock(scope: !108, file: !3, line: 14, column: 3)
!156 = !DILocation(line: 14, column: 3, scope: !108)
!157 = !DILocation(line: 24, column: 3, scope: !2)
!158 = !DILocation(line: 25, column: 7, scope: !159)
!159 = distinct !DILexicalBlock(scope: !2, file: !3, line: 25, column: 7)
!160 = !DILocation(line: 15, column: 19, scope: !161)
!161 = distinct !DILexicalBlock(scope: !162, file: !3, line: 15, column: 9)
!162 = distinct !DILexicalBlock(scope: !155, file: !3, line: 14, column: 35)
!163 = !DILocation(line: 16, column: 22, scope: !161)
!164 = !DILocation(line: 16, column: 37, scope: !161)
!165 = !DILocation(line: 16, column: 35, scope: !161)
!166 = !DILocation(line: 16, column: 20, scope: !161)
!167 = !DILocation(line: 16, column: 7, scope: !161)
!168 = !DILocation(line: 17, column: 5, scope: !162)
!169 = !DILocation(line: 18, column: 19, scope: !170)
!170 = distinct !DILexicalBlock(scope: !162, file: !3, line: 18, column: 9)
!171 = !DILocation(line: 19, column: 27, scope: !170)
!172 = !DILocation(line: 19, column: 47, scope: !170)
!173 = !DILocation(line: 19, column: 62, scope: !170)
!174 = !DILocation(line: 19, column: 60, scope: !170)
!175 = !DILocation(line: 19, column: 45, scope: !170)
!176 = !DILocation(line: 19, column: 25, scope: !170)
!177 = !DILocation(line: 19, column: 7, scope: !170)
!178 = !DILocation(line: 20, column: 9, scope: !179)
!179 = distinct !DILexicalBlock(scope: !162, file: !3, line: 20, column: 9)
!180 = !DILocation(line: 21, column: 15, scope: !179)
!181 = !DILocation(line: 21, column: 13, scope: !179)
!182 = !DILocation(line: 21, column: 7, scope: !179)
!183 = !DILocation(line: 22, column: 5, scope: !162)
!184 = !DILocation(line: 14, column: 30, scope: !155)
!185 = distinct !{!185, !156, !186, !187}
!186 = !DILocation(line: 23, column: 3, scope: !108)
!187 = !{!"llvm.loop.mustprogress"}
!188 = !DILocation(line: 26, column: 13, scope: !159)
!189 = !DILocation(line: 26, column: 11, scope: !159)
!190 = !DILocation(line: 26, column: 5, scope: !159)
!191 = !DILocation(line: 27, column: 1, scope: !2)
