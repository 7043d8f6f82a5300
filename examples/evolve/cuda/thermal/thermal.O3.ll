; perfdojo: thermal.cu at O3 for sm_90, ae91d385d5a196da
; ModuleID = '<string>'
source_filename = "thermal.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ4heatE4tile = internal unnamed_addr addrspace(3) global [18 x [18 x float]] undef, align 4, !dbg !0
@_ZZ4heatE4warm = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4, !dbg !98

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @heat(i32 noundef %rows, i32 noundef %columns, ptr noundef readonly captures(none) %power, ptr noundef readonly captures(none) %before, ptr noundef writeonly captures(none) %after, float noundef %step, float noundef %capacity, float noundef %rx, float noundef %ry, float noundef %rz, float noundef %air) local_unnamed_addr #0 !dbg !2 {
entry:
    #dbg_value(i32 %rows, !104, !DIExpression(), !141)
    #dbg_value(i32 %columns, !105, !DIExpression(), !141)
    #dbg_value(ptr %power, !106, !DIExpression(), !141)
    #dbg_value(ptr %before, !107, !DIExpression(), !141)
    #dbg_value(ptr %after, !108, !DIExpression(), !141)
    #dbg_value(float %step, !109, !DIExpression(), !141)
    #dbg_value(float %capacity, !110, !DIExpression(), !141)
    #dbg_value(float %rx, !111, !DIExpression(), !141)
    #dbg_value(float %ry, !112, !DIExpression(), !141)
    #dbg_value(float %rz, !113, !DIExpression(), !141)
    #dbg_value(float %air, !114, !DIExpression(), !141)
  %i = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !142
  %mul = shl i32 %i, 4, !dbg !145
  %i1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !146
  %add = add i32 %mul, %i1, !dbg !149
    #dbg_value(i32 %add, !115, !DIExpression(), !141)
  %i2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !150
  %mul3 = shl nuw nsw i32 %i2, 4, !dbg !153
  %i3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !154
  %add5 = add nuw nsw i32 %mul3, %i3, !dbg !157
    #dbg_value(i32 %add5, !116, !DIExpression(), !141)
  %add7 = add nuw nsw i32 %i1, 1, !dbg !158
    #dbg_value(i32 %add7, !117, !DIExpression(), !141)
    #dbg_value(i32 %i3, !118, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !141)
  %cmp = icmp slt i32 %add5, %rows, !dbg !159
  %cmp10 = icmp slt i32 %add, %columns, !dbg !160
  %i4 = and i1 %cmp, %cmp10, !dbg !160
    #dbg_value(i1 %i4, !119, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !141)
  %i5 = zext nneg i32 %i3 to i64, !dbg !161
  %i6 = getelementptr inbounds nuw [18 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4heatE4tile to ptr), i64 %i5, !dbg !161
  %arrayidx = getelementptr inbounds nuw i8, ptr %i6, i64 72, !dbg !161
  %idxprom11 = zext nneg i32 %add7 to i64, !dbg !161
  %arrayidx12 = getelementptr inbounds nuw float, ptr %arrayidx, i64 %idxprom11, !dbg !161
  store float 0.000000e+00, ptr %arrayidx12, align 4, !dbg !162, !tbaa !163
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !165
  br i1 %i4, label %if.then, label %if.end, !dbg !166

if.then:                                          ; preds = %entry
  %mul13 = mul nsw i32 %columns, %add5
  %add14 = add nsw i32 %mul13, %add
  %idxprom15 = sext i32 %add14 to i64
  %arrayidx16 = getelementptr inbounds float, ptr %before, i64 %idxprom15
  %i7 = load float, ptr %arrayidx16, align 4, !dbg !168, !tbaa !163
  store float %i7, ptr %arrayidx12, align 4, !dbg !169, !tbaa !163
  br label %if.end, !dbg !170

if.end:                                           ; preds = %if.then, %entry
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !171
  br i1 %i4, label %if.then22, label %if.end96, !dbg !172

if.then22:                                        ; preds = %if.end
  %cmp24 = icmp eq i32 %i1, 0, !dbg !174
  br i1 %cmp24, label %if.then25, label %if.end34, !dbg !174

if.then25:                                        ; preds = %if.then22
  %mul26 = mul nsw i32 %columns, %add5
  %cmp27 = icmp sgt i32 %add, 0
  %sub = sext i1 %cmp27 to i32
  %cond = add nsw i32 %add, %sub
  %add28 = add nsw i32 %cond, %mul26
  %idxprom29 = sext i32 %add28 to i64
  %arrayidx30 = getelementptr inbounds float, ptr %before, i64 %idxprom29
  %i8 = load float, ptr %arrayidx30, align 4, !dbg !177, !tbaa !163
  store float %i8, ptr %arrayidx, align 4, !dbg !178, !tbaa !163
  br label %if.end34, !dbg !179

if.end34:                                         ; preds = %if.then25, %if.then22
  %cmp36 = icmp eq i32 %i1, 15, !dbg !180
  %sub37 = add nsw i32 %columns, -1
  %cmp38 = icmp eq i32 %add, %sub37
  %or.cond = select i1 %cmp36, i1 true, i1 %cmp38, !dbg !182
  br i1 %or.cond, label %if.then39, label %if.end56, !dbg !182

if.then39:                                        ; preds = %if.end34
  %mul40 = mul nsw i32 %columns, %add5, !dbg !183
  %cmp42 = icmp slt i32 %add, %sub37, !dbg !184
  %add44 = zext i1 %cmp42 to i32, !dbg !185
  %cond47 = add i32 %mul40, %add, !dbg !185
  %add48 = add i32 %cond47, %add44, !dbg !186
  %idxprom49 = sext i32 %add48 to i64, !dbg !187
  %arrayidx50 = getelementptr inbounds float, ptr %before, i64 %idxprom49, !dbg !187
  %i9 = load float, ptr %arrayidx50, align 4, !dbg !187, !tbaa !163
  %i10 = zext nneg i32 %i1 to i64, !dbg !188
  %i11 = getelementptr inbounds nuw float, ptr %arrayidx, i64 %i10, !dbg !188
  %arrayidx55 = getelementptr inbounds nuw i8, ptr %i11, i64 8, !dbg !188
  store float %i9, ptr %arrayidx55, align 4, !dbg !189, !tbaa !163
  br label %if.end56, !dbg !188

if.end56:                                         ; preds = %if.then39, %if.end34
  %cmp58 = icmp eq i32 %i3, 0, !dbg !190
  br i1 %cmp58, label %if.then59, label %if.end72, !dbg !190

if.then59:                                        ; preds = %if.end56
  %cmp60 = icmp ne i32 %add5, 0, !dbg !192
  %sub62 = sext i1 %cmp60 to i32, !dbg !193
  %cond65 = add nsw i32 %add5, %sub62, !dbg !193
  %mul66 = mul nsw i32 %cond65, %columns, !dbg !194
  %add67 = add nsw i32 %mul66, %add, !dbg !195
  %idxprom68 = sext i32 %add67 to i64, !dbg !196
  %arrayidx69 = getelementptr inbounds float, ptr %before, i64 %idxprom68, !dbg !196
  %i12 = load float, ptr %arrayidx69, align 4, !dbg !196, !tbaa !163
  %arrayidx71 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ4heatE4tile to ptr), i64 %idxprom11, !dbg !197
  store float %i12, ptr %arrayidx71, align 4, !dbg !198, !tbaa !163
  br label %if.end72, !dbg !197

if.end72:                                         ; preds = %if.then59, %if.end56
  %cmp74 = icmp eq i32 %i3, 15, !dbg !199
  %sub76 = add nsw i32 %rows, -1
  %cmp77 = icmp eq i32 %add5, %sub76
  %or.cond225 = select i1 %cmp74, i1 true, i1 %cmp77, !dbg !201
  br i1 %or.cond225, label %if.then78, label %if.end96, !dbg !201

if.then78:                                        ; preds = %if.end72
  %cmp80 = icmp samesign ult i32 %add5, %sub76, !dbg !202
  %add82 = zext i1 %cmp80 to i32, !dbg !203
  %cond85 = add nuw nsw i32 %add5, %add82, !dbg !203
  %mul86 = mul nsw i32 %cond85, %columns, !dbg !204
  %add87 = add nsw i32 %mul86, %add, !dbg !205
  %idxprom88 = sext i32 %add87 to i64, !dbg !206
  %arrayidx89 = getelementptr inbounds float, ptr %before, i64 %idxprom88, !dbg !206
  %i13 = load float, ptr %arrayidx89, align 4, !dbg !206, !tbaa !163
  %arrayidx92 = getelementptr inbounds nuw i8, ptr %i6, i64 144, !dbg !207
  %arrayidx94 = getelementptr inbounds nuw float, ptr %arrayidx92, i64 %idxprom11, !dbg !207
  store float %i13, ptr %arrayidx94, align 4, !dbg !208, !tbaa !163
  br label %if.end96, !dbg !207

if.end96:                                         ; preds = %if.then78, %if.end72, %if.end
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !209
  br i1 %i4, label %if.then98, label %if.end148, !dbg !210

if.then98:                                        ; preds = %if.end96
  %i14 = load float, ptr %arrayidx12, align 4, !dbg !211, !tbaa !163
    #dbg_value(float %i14, !121, !DIExpression(), !212)
  %mul103 = mul nsw i32 %columns, %add5, !dbg !213
  %add104 = add nsw i32 %mul103, %add, !dbg !214
  %idxprom105 = sext i32 %add104 to i64, !dbg !215
  %arrayidx106 = getelementptr inbounds float, ptr %power, i64 %idxprom105, !dbg !215
  %i15 = load float, ptr %arrayidx106, align 4, !dbg !215, !tbaa !163
  %arrayidx109 = getelementptr inbounds nuw i8, ptr %i6, i64 144, !dbg !216
  %arrayidx111 = getelementptr inbounds nuw float, ptr %arrayidx109, i64 %idxprom11, !dbg !216
  %i16 = load float, ptr %arrayidx111, align 4, !dbg !216, !tbaa !163
  %arrayidx116 = getelementptr inbounds nuw float, ptr %i6, i64 %idxprom11, !dbg !217
  %i17 = load float, ptr %arrayidx116, align 4, !dbg !217, !tbaa !163
  %add117 = fadd contract float %i16, %i17, !dbg !218
  %mul118 = fmul contract float %i14, 2.000000e+00, !dbg !219
  %sub119 = fsub contract float %add117, %mul118, !dbg !220
  %div = fdiv contract float %sub119, %ry, !dbg !221
  %add120 = fadd contract float %i15, %div, !dbg !222
  %i18 = zext nneg i32 %i1 to i64, !dbg !223
  %i19 = getelementptr inbounds nuw float, ptr %arrayidx, i64 %i18, !dbg !223
  %arrayidx125 = getelementptr inbounds nuw i8, ptr %i19, i64 8, !dbg !223
  %i20 = load float, ptr %arrayidx125, align 4, !dbg !223, !tbaa !163
  %i21 = load float, ptr %i19, align 4, !dbg !224, !tbaa !163
  %add131 = fadd contract float %i20, %i21, !dbg !225
  %sub133 = fsub contract float %add131, %mul118, !dbg !226
  %div134 = fdiv contract float %sub133, %rx, !dbg !227
  %add135 = fadd contract float %add120, %div134, !dbg !228
  %sub136 = fsub contract float %air, %i14, !dbg !229
  %div137 = fdiv contract float %sub136, %rz, !dbg !230
  %add138 = fadd contract float %div137, %add135, !dbg !231
    #dbg_value(float %add138, !124, !DIExpression(), !212)
  %div139 = fdiv contract float %step, %capacity, !dbg !232
  %mul140 = fmul contract float %div139, %add138, !dbg !233
  %add141 = fadd contract float %i14, %mul140, !dbg !234
  %arrayidx144 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4heatE4warm to ptr), i64 %i5, !dbg !235
  %arrayidx147 = getelementptr inbounds nuw float, ptr %arrayidx144, i64 %i18, !dbg !235
  store float %add141, ptr %arrayidx147, align 4, !dbg !236, !tbaa !163
  br label %if.end148, !dbg !237

if.end148:                                        ; preds = %if.then98, %if.end96
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !238
  br i1 %i4, label %if.then150, label %if.end161, !dbg !239

if.then150:                                       ; preds = %if.end148
  %arrayidx153 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4heatE4warm to ptr), i64 %i5, !dbg !241
  %idxprom155 = zext nneg i32 %i1 to i64, !dbg !241
  %arrayidx156 = getelementptr inbounds nuw float, ptr %arrayidx153, i64 %idxprom155, !dbg !241
  %i22 = load float, ptr %arrayidx156, align 4, !dbg !241, !tbaa !163
  %mul157 = mul nsw i32 %columns, %add5, !dbg !242
  %add158 = add nsw i32 %mul157, %add, !dbg !243
  %idxprom159 = sext i32 %add158 to i64, !dbg !244
  %arrayidx160 = getelementptr inbounds float, ptr %after, i64 %idxprom159, !dbg !244
  store float %i22, ptr %arrayidx160, align 4, !dbg !245, !tbaa !163
  br label %if.end161, !dbg !244

if.end161:                                        ; preds = %if.then150, %if.end148
  ret void, !dbg !246
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!128, !129, !130, !131, !132, !133, !134}
!llvm.dbg.cu = !{!11}
!llvm.ident = !{!135, !135}
!llvm.errno.tbaa = !{!136}
!nvvmir.version = !{!140}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 9, type: !125, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "heat", scope: !3, file: !3, line: 6, type: !4, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !103)
!3 = !DIFile(filename: "thermal.cu", directory: "")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !6, !7, !7, !10, !9, !9, !9, !9, !9, !9}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!9 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !12, globals: !97, splitDebugInlining: false, nameTableKind: None)
!12 = !{!13, !38, !69}
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "dim3", file: !14, line: 576, size: 96, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !15, identifier: "_ZTS4dim3")
!14 = !DIFile(filename: "vector_types.h", directory: "")
!15 = !{!16, !18, !19, !20, !24, !33}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !13, file: !14, line: 578, baseType: !17, size: 32)
!17 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !13, file: !14, line: 578, baseType: !17, size: 32, offset: 32)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !13, file: !14, line: 578, baseType: !17, size: 32, offset: 64)
!20 = !DISubprogram(name: "dim3", linkageName: "_ZN4dim3C4Ejjj", scope: !13, file: !14, line: 584, type: !21, scopeLine: 584, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!21 = !DISubroutineType(types: !22)
!22 = !{null, !23, !17, !17, !17}
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!24 = !DISubprogram(name: "dim3", linkageName: "_ZN4dim3C4E5uint3", scope: !13, file: !14, line: 585, type: !25, scopeLine: 585, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!25 = !DISubroutineType(types: !26)
!26 = !{null, !23, !27}
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint3", file: !14, line: 522, baseType: !28)
!28 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "uint3", file: !14, line: 267, size: 96, flags: DIFlagTypePassByValue, elements: !29, identifier: "_ZTS5uint3")
!29 = !{!30, !31, !32}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !28, file: !14, line: 269, baseType: !17, size: 32)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !28, file: !14, line: 269, baseType: !17, size: 32, offset: 32)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !28, file: !14, line: 269, baseType: !17, size: 32, offset: 64)
!33 = !DISubprogram(name: "operator uint3", linkageName: "_ZNK4dim3cv5uint3Ev", scope: !13, file: !14, line: 586, type: !34, scopeLine: 586, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!34 = !DISubroutineType(types: !35)
!35 = !{!27, !36}
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!37 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!38 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__cuda_builtin_blockIdx_t", file: !39, line: 65, size: 8, flags: DIFlagTypePassByReference, elements: !40, identifier: "_ZTS25__cuda_builtin_blockIdx_t")
!39 = !DIFile(filename: "__clang_cuda_builtin_vars.h", directory: "")
!40 = !{!41, !44, !45, !46, !51, !54, !58, !62, !65}
!41 = !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv", scope: !38, file: !39, line: 66, type: !42, scopeLine: 66, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!42 = !DISubroutineType(types: !43)
!43 = !{!17}
!44 = !DISubprogram(name: "__fetch_builtin_y", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv", scope: !38, file: !39, line: 67, type: !42, scopeLine: 67, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!45 = !DISubprogram(name: "__fetch_builtin_z", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_zEv", scope: !38, file: !39, line: 68, type: !42, scopeLine: 68, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!46 = !DISubprogram(name: "operator dim3", linkageName: "_ZNK25__cuda_builtin_blockIdx_tcv4dim3Ev", scope: !38, file: !39, line: 71, type: !47, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!47 = !DISubroutineType(types: !48)
!48 = !{!13, !49}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!50 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !38)
!51 = !DISubprogram(name: "operator uint3", linkageName: "_ZNK25__cuda_builtin_blockIdx_tcv5uint3Ev", scope: !38, file: !39, line: 72, type: !52, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!52 = !DISubroutineType(types: !53)
!53 = !{!28, !49}
!54 = !DISubprogram(name: "__cuda_builtin_blockIdx_t", linkageName: "_ZN25__cuda_builtin_blockIdx_tC4Ev", scope: !38, file: !39, line: 75, type: !55, scopeLine: 75, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!55 = !DISubroutineType(types: !56)
!56 = !{null, !57}
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!58 = !DISubprogram(name: "__cuda_builtin_blockIdx_t", linkageName: "_ZN25__cuda_builtin_blockIdx_tC4ERKS_", scope: !38, file: !39, line: 75, type: !59, scopeLine: 75, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!59 = !DISubroutineType(types: !60)
!60 = !{null, !57, !61}
!61 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !50, size: 64)
!62 = !DISubprogram(name: "operator=", linkageName: "_ZNK25__cuda_builtin_blockIdx_taSERKS_", scope: !38, file: !39, line: 75, type: !63, scopeLine: 75, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!63 = !DISubroutineType(types: !64)
!64 = !{null, !49, !61}
!65 = !DISubprogram(name: "operator&", linkageName: "_ZNK25__cuda_builtin_blockIdx_tadEv", scope: !38, file: !39, line: 75, type: !66, scopeLine: 75, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!66 = !DISubroutineType(types: !67)
!67 = !{!68, !49}
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!69 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__cuda_builtin_threadIdx_t", file: !39, line: 52, size: 8, flags: DIFlagTypePassByReference, elements: !70, identifier: "_ZTS26__cuda_builtin_threadIdx_t")
!70 = !{!71, !72, !73, !74, !79, !82, !86, !90, !93}
!71 = !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv", scope: !69, file: !39, line: 53, type: !42, scopeLine: 53, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!72 = !DISubprogram(name: "__fetch_builtin_y", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv", scope: !69, file: !39, line: 54, type: !42, scopeLine: 54, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!73 = !DISubprogram(name: "__fetch_builtin_z", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_zEv", scope: !69, file: !39, line: 55, type: !42, scopeLine: 55, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!74 = !DISubprogram(name: "operator dim3", linkageName: "_ZNK26__cuda_builtin_threadIdx_tcv4dim3Ev", scope: !69, file: !39, line: 58, type: !75, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!75 = !DISubroutineType(types: !76)
!76 = !{!13, !77}
!77 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !78, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!78 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !69)
!79 = !DISubprogram(name: "operator uint3", linkageName: "_ZNK26__cuda_builtin_threadIdx_tcv5uint3Ev", scope: !69, file: !39, line: 59, type: !80, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!80 = !DISubroutineType(types: !81)
!81 = !{!28, !77}
!82 = !DISubprogram(name: "__cuda_builtin_threadIdx_t", linkageName: "_ZN26__cuda_builtin_threadIdx_tC4Ev", scope: !69, file: !39, line: 62, type: !83, scopeLine: 62, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!83 = !DISubroutineType(types: !84)
!84 = !{null, !85}
!85 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !69, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!86 = !DISubprogram(name: "__cuda_builtin_threadIdx_t", linkageName: "_ZN26__cuda_builtin_threadIdx_tC4ERKS_", scope: !69, file: !39, line: 62, type: !87, scopeLine: 62, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!87 = !DISubroutineType(types: !88)
!88 = !{null, !85, !89}
!89 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !78, size: 64)
!90 = !DISubprogram(name: "operator=", linkageName: "_ZNK26__cuda_builtin_threadIdx_taSERKS_", scope: !69, file: !39, line: 62, type: !91, scopeLine: 62, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!91 = !DISubroutineType(types: !92)
!92 = !{null, !77, !89}
!93 = !DISubprogram(name: "operator&", linkageName: "_ZNK26__cuda_builtin_threadIdx_tadEv", scope: !69, file: !39, line: 62, type: !94, scopeLine: 62, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!94 = !DISubroutineType(types: !95)
!95 = !{!96, !77}
!96 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !69, size: 64)
!97 = !{!0, !98}
!98 = !DIGlobalVariableExpression(var: !99, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!99 = distinct !DIGlobalVariable(name: "warm", scope: !2, file: !3, line: 10, type: !100, isLocal: true, isDefinition: true)
!100 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 8192, elements: !101)
!101 = !{!102, !102}
!102 = !DISubrange(count: 16)
!103 = !{!104, !105, !106, !107, !108, !109, !110, !111, !112, !113, !114, !115, !116, !117, !118, !119, !121, !124}
!104 = !DILocalVariable(name: "rows", arg: 1, scope: !2, file: !3, line: 6, type: !6)
!105 = !DILocalVariable(name: "columns", arg: 2, scope: !2, file: !3, line: 6, type: !6)
!106 = !DILocalVariable(name: "power", arg: 3, scope: !2, file: !3, line: 6, type: !7)
!107 = !DILocalVariable(name: "before", arg: 4, scope: !2, file: !3, line: 6, type: !7)
!108 = !DILocalVariable(name: "after", arg: 5, scope: !2, file: !3, line: 7, type: !10)
!109 = !DILocalVariable(name: "step", arg: 6, scope: !2, file: !3, line: 7, type: !9)
!110 = !DILocalVariable(name: "capacity", arg: 7, scope: !2, file: !3, line: 7, type: !9)
!111 = !DILocalVariable(name: "rx", arg: 8, scope: !2, file: !3, line: 7, type: !9)
!112 = !DILocalVariable(name: "ry", arg: 9, scope: !2, file: !3, line: 7, type: !9)
!113 = !DILocalVariable(name: "rz", arg: 10, scope: !2, file: !3, line: 8, type: !9)
!114 = !DILocalVariable(name: "air", arg: 11, scope: !2, file: !3, line: 8, type: !9)
!115 = !DILocalVariable(name: "c", scope: !2, file: !3, line: 11, type: !6)
!116 = !DILocalVariable(name: "r", scope: !2, file: !3, line: 11, type: !6)
!117 = !DILocalVariable(name: "tx", scope: !2, file: !3, line: 12, type: !6)
!118 = !DILocalVariable(name: "ty", scope: !2, file: !3, line: 12, type: !6)
!119 = !DILocalVariable(name: "is_inside", scope: !2, file: !3, line: 13, type: !120)
!120 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!121 = !DILocalVariable(name: "here", scope: !122, file: !3, line: 31, type: !9)
!122 = distinct !DILexicalBlock(scope: !123, file: !3, line: 30, column: 18)
!123 = distinct !DILexicalBlock(scope: !2, file: !3, line: 30, column: 7)
!124 = !DILocalVariable(name: "flow", scope: !122, file: !3, line: 32, type: !9)
!125 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 10368, elements: !126)
!126 = !{!127, !127}
!127 = !DISubrange(count: 18)
!128 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 9]}
!129 = !{i32 7, !"Dwarf Version", i32 2}
!130 = !{i32 2, !"Debug Info Version", i32 3}
!131 = !{i32 1, !"wchar_size", i32 4}
!132 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!133 = !{i32 7, !"frame-pointer", i32 2}
!134 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!135 = !{!"clang"}
!136 = !{!137, !137, i64 0}
!137 = !{!"int", !138, i64 0}
!138 = !{!"omnipotent char", !139, i64 0}
!139 = !{!"Simple C++ TBAA"}
!140 = !{i32 2, i32 0}
!141 = !DILocation(line: 0, scope: !2)
!142 = !DILocation(line: 66, column: 27, scope: !143, inlinedAt: !144)
!143 = distinct !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv", scope: !38, file: !39, line: 66, type: !42, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, declaration: !41)
!144 = distinct !DILocation(line: 11, column: 11, scope: !2)
!145 = !DILocation(line: 11, column: 22, scope: !2)
!146 = !DILocation(line: 53, column: 27, scope: !147, inlinedAt: !148)
!147 = distinct !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv", scope: !69, file: !39, line: 53, type: !42, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, declaration: !71)
!148 = distinct !DILocation(line: 11, column: 31, scope: !2)
!149 = !DILocation(line: 11, column: 29, scope: !2)
!150 = !DILocation(line: 67, column: 27, scope: !151, inlinedAt: !152)
!151 = distinct !DISubprogram(name: "__fetch_builtin_y", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv", scope: !38, file: !39, line: 67, type: !42, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, declaration: !44)
!152 = distinct !DILocation(line: 11, column: 48, scope: !2)
!153 = !DILocation(line: 11, column: 59, scope: !2)
!154 = !DILocation(line: 54, column: 27, scope: !155, inlinedAt: !156)
!155 = distinct !DISubprogram(name: "__fetch_builtin_y", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv", scope: !69, file: !39, line: 54, type: !42, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, declaration: !72)
!156 = distinct !DILocation(line: 11, column: 68, scope: !2)
!157 = !DILocation(line: 11, column: 66, scope: !2)
!158 = !DILocation(line: 12, column: 24, scope: !2)
!159 = !DILocation(line: 13, column: 22, scope: !2)
!160 = !DILocation(line: 13, column: 29, scope: !2)
!161 = !DILocation(line: 14, column: 3, scope: !2)
!162 = !DILocation(line: 14, column: 16, scope: !2)
!163 = !{!164, !164, i64 0}
!164 = !{!"float", !138, i64 0}
!165 = !DILocation(line: 15, column: 3, scope: !2)
!166 = !DILocation(line: 16, column: 7, scope: !167)
!167 = distinct !DILexicalBlock(scope: !2, file: !3, line: 16, column: 7)
!168 = !DILocation(line: 17, column: 20, scope: !167)
!169 = !DILocation(line: 17, column: 18, scope: !167)
!170 = !DILocation(line: 17, column: 5, scope: !167)
!171 = !DILocation(line: 18, column: 3, scope: !2)
!172 = !DILocation(line: 19, column: 7, scope: !173)
!173 = distinct !DILexicalBlock(scope: !2, file: !3, line: 19, column: 7)
!174 = !DILocation(line: 20, column: 21, scope: !175)
!175 = distinct !DILexicalBlock(scope: !176, file: !3, line: 20, column: 9)
!176 = distinct !DILexicalBlock(scope: !173, file: !3, line: 19, column: 18)
!177 = !DILocation(line: 21, column: 21, scope: !175)
!178 = !DILocation(line: 21, column: 19, scope: !175)
!179 = !DILocation(line: 21, column: 7, scope: !175)
!180 = !DILocation(line: 22, column: 21, scope: !181)
!181 = distinct !DILexicalBlock(scope: !176, file: !3, line: 22, column: 9)
!182 = !DILocation(line: 22, column: 33, scope: !181)
!183 = !DILocation(line: 23, column: 35, scope: !181)
!184 = !DILocation(line: 23, column: 50, scope: !181)
!185 = !DILocation(line: 23, column: 48, scope: !181)
!186 = !DILocation(line: 23, column: 45, scope: !181)
!187 = !DILocation(line: 23, column: 26, scope: !181)
!188 = !DILocation(line: 23, column: 7, scope: !181)
!189 = !DILocation(line: 23, column: 24, scope: !181)
!190 = !DILocation(line: 24, column: 21, scope: !191)
!191 = distinct !DILexicalBlock(scope: !176, file: !3, line: 24, column: 9)
!192 = !DILocation(line: 25, column: 31, scope: !191)
!193 = !DILocation(line: 25, column: 29, scope: !191)
!194 = !DILocation(line: 25, column: 48, scope: !191)
!195 = !DILocation(line: 25, column: 58, scope: !191)
!196 = !DILocation(line: 25, column: 21, scope: !191)
!197 = !DILocation(line: 25, column: 7, scope: !191)
!198 = !DILocation(line: 25, column: 19, scope: !191)
!199 = !DILocation(line: 26, column: 21, scope: !200)
!200 = distinct !DILexicalBlock(scope: !176, file: !3, line: 26, column: 9)
!201 = !DILocation(line: 26, column: 33, scope: !200)
!202 = !DILocation(line: 27, column: 36, scope: !200)
!203 = !DILocation(line: 27, column: 34, scope: !200)
!204 = !DILocation(line: 27, column: 60, scope: !200)
!205 = !DILocation(line: 27, column: 70, scope: !200)
!206 = !DILocation(line: 27, column: 26, scope: !200)
!207 = !DILocation(line: 27, column: 7, scope: !200)
!208 = !DILocation(line: 27, column: 24, scope: !200)
!209 = !DILocation(line: 29, column: 3, scope: !2)
!210 = !DILocation(line: 30, column: 7, scope: !123)
!211 = !DILocation(line: 31, column: 18, scope: !122)
!212 = !DILocation(line: 0, scope: !122)
!213 = !DILocation(line: 32, column: 26, scope: !122)
!214 = !DILocation(line: 32, column: 36, scope: !122)
!215 = !DILocation(line: 32, column: 18, scope: !122)
!216 = !DILocation(line: 32, column: 44, scope: !122)
!217 = !DILocation(line: 32, column: 63, scope: !122)
!218 = !DILocation(line: 32, column: 61, scope: !122)
!219 = !DILocation(line: 32, column: 86, scope: !122)
!220 = !DILocation(line: 32, column: 80, scope: !122)
!221 = !DILocation(line: 32, column: 94, scope: !122)
!222 = !DILocation(line: 32, column: 41, scope: !122)
!223 = !DILocation(line: 33, column: 19, scope: !122)
!224 = !DILocation(line: 33, column: 38, scope: !122)
!225 = !DILocation(line: 33, column: 36, scope: !122)
!226 = !DILocation(line: 33, column: 55, scope: !122)
!227 = !DILocation(line: 33, column: 69, scope: !122)
!228 = !DILocation(line: 32, column: 99, scope: !122)
!229 = !DILocation(line: 33, column: 81, scope: !122)
!230 = !DILocation(line: 33, column: 89, scope: !122)
!231 = !DILocation(line: 33, column: 74, scope: !122)
!232 = !DILocation(line: 34, column: 50, scope: !122)
!233 = !DILocation(line: 34, column: 61, scope: !122)
!234 = !DILocation(line: 34, column: 43, scope: !122)
!235 = !DILocation(line: 34, column: 5, scope: !122)
!236 = !DILocation(line: 34, column: 36, scope: !122)
!237 = !DILocation(line: 35, column: 3, scope: !122)
!238 = !DILocation(line: 36, column: 3, scope: !2)
!239 = !DILocation(line: 37, column: 7, scope: !240)
!240 = distinct !DILexicalBlock(scope: !2, file: !3, line: 37, column: 7)
!241 = !DILocation(line: 38, column: 30, scope: !240)
!242 = !DILocation(line: 38, column: 13, scope: !240)
!243 = !DILocation(line: 38, column: 23, scope: !240)
!244 = !DILocation(line: 38, column: 5, scope: !240)
!245 = !DILocation(line: 38, column: 28, scope: !240)
!246 = !DILocation(line: 39, column: 1, scope: !2)
