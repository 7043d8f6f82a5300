; perfdojo: lu.cu at light for sm_90, 0797300eaadf9d12
; ModuleID = '<string>'
source_filename = "lu.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }

@_ZZ2luE4tile = internal addrspace(3) global [32 x [32 x float]] undef, align 4, !dbg !0
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @lu(i32 noundef %n, ptr noundef %a) #0 !dbg !2 {
entry:
    #dbg_value(i32 %n, !100, !DIExpression(), !124)
    #dbg_value(ptr %a, !101, !DIExpression(), !124)
  %i = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !125
    #dbg_value(i32 %i, !102, !DIExpression(), !124)
  %i47 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !128
    #dbg_value(i32 %i47, !103, !DIExpression(), !124)
  %i48 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !131
  %conv = zext nneg i32 %i48 to i64, !dbg !134
  %conv3 = sext i32 %n to i64, !dbg !135
  %mul = mul nsw i64 %conv, %conv3, !dbg !136
  %conv4 = sext i32 %n to i64, !dbg !137
  %mul5 = mul i64 %mul, %conv4, !dbg !138
  %add.ptr = getelementptr inbounds nuw float, ptr %a, i64 %mul5, !dbg !139
  %mul6 = mul nsw i32 %i, %n, !dbg !140
  %idx.ext = sext i32 %mul6 to i64, !dbg !141
  %add.ptr7 = getelementptr inbounds float, ptr %add.ptr, i64 %idx.ext, !dbg !141
  %idx.ext8 = zext nneg i32 %i47 to i64, !dbg !142
  %add.ptr9 = getelementptr inbounds float, ptr %add.ptr7, i64 %idx.ext8, !dbg !142
    #dbg_value(ptr %add.ptr9, !104, !DIExpression(), !124)
  %cmp = icmp slt i32 %i, %n, !dbg !143
  %cmp10 = icmp slt i32 %i47, %n
  %spec.select = select i1 %cmp, i1 %cmp10, i1 false, !dbg !144
  %storedv = zext i1 %spec.select to i8, !dbg !145
    #dbg_value(i8 %storedv, !105, !DIExpression(), !124)
  %loadedv = trunc nuw i8 %storedv to i1, !dbg !146
  br i1 %loadedv, label %cond.true, label %cond.end, !dbg !146

cond.true:                                        ; preds = %entry
  %i49 = load float, ptr %add.ptr9, align 4, !dbg !147, !tbaa !148
  br label %cond.end, !dbg !146

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi float [ %i49, %cond.true ], [ 0.000000e+00, %entry ], !dbg !146
  %idxprom = zext nneg i32 %i to i64, !dbg !150
  %arrayidx = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ2luE4tile to ptr), i64 0, i64 %idxprom, !dbg !150
  %idxprom11 = zext nneg i32 %i47 to i64, !dbg !150
  %arrayidx12 = getelementptr inbounds [32 x float], ptr %arrayidx, i64 0, i64 %idxprom11, !dbg !150
  store float %cond, ptr %arrayidx12, align 4, !dbg !151, !tbaa !148
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !152
    #dbg_value(i32 0, !107, !DIExpression(), !153)
  br label %for.cond, !dbg !154

for.cond:                                         ; preds = %if.end61, %cond.end
  %k.0 = phi i32 [ 0, %cond.end ], [ %inc, %if.end61 ], !dbg !155
    #dbg_value(i32 %k.0, !107, !DIExpression(), !153)
  %sub = sub nsw i32 %n, 1, !dbg !156
  %cmp13 = icmp slt i32 %k.0, %sub, !dbg !158
  br i1 %cmp13, label %for.body, label %for.end, !dbg !159

for.body:                                         ; preds = %for.cond
  %loadedv14 = trunc nuw i8 %storedv to i1, !dbg !160
  %cmp15 = icmp sgt i32 %i, %k.0
  %or.cond = and i1 %loadedv14, %cmp15, !dbg !163
  %cmp17 = icmp eq i32 %i47, %k.0
  %or.cond44 = and i1 %or.cond, %cmp17, !dbg !163
  br i1 %or.cond44, label %if.then, label %if.end, !dbg !163

if.then:                                          ; preds = %for.body
  %idxprom18 = zext nneg i32 %i to i64, !dbg !164
  %arrayidx19 = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ2luE4tile to ptr), i64 0, i64 %idxprom18, !dbg !164
  %idxprom20 = zext nneg i32 %k.0 to i64, !dbg !164
  %arrayidx21 = getelementptr inbounds [32 x float], ptr %arrayidx19, i64 0, i64 %idxprom20, !dbg !164
  %i50 = load float, ptr %arrayidx21, align 4, !dbg !164, !tbaa !148
  %idxprom22 = zext nneg i32 %k.0 to i64, !dbg !165
  %arrayidx23 = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ2luE4tile to ptr), i64 0, i64 %idxprom22, !dbg !165
  %idxprom24 = zext nneg i32 %k.0 to i64, !dbg !165
  %arrayidx25 = getelementptr inbounds [32 x float], ptr %arrayidx23, i64 0, i64 %idxprom24, !dbg !165
  %i51 = load float, ptr %arrayidx25, align 4, !dbg !165, !tbaa !148
  %div = fdiv contract float %i50, %i51, !dbg !166
  %idxprom26 = zext nneg i32 %i to i64, !dbg !167
  %arrayidx27 = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ2luE4tile to ptr), i64 0, i64 %idxprom26, !dbg !167
  %idxprom28 = zext nneg i32 %k.0 to i64, !dbg !167
  %arrayidx29 = getelementptr inbounds [32 x float], ptr %arrayidx27, i64 0, i64 %idxprom28, !dbg !167
  store float %div, ptr %arrayidx29, align 4, !dbg !168, !tbaa !148
  br label %if.end, !dbg !167

if.end:                                           ; preds = %if.then, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !169
  %loadedv30 = trunc nuw i8 %storedv to i1, !dbg !170
  %cmp32 = icmp sgt i32 %i, %k.0
  %or.cond45 = and i1 %loadedv30, %cmp32, !dbg !172
  %cmp34 = icmp sgt i32 %i47, %k.0
  %or.cond46 = and i1 %or.cond45, %cmp34, !dbg !172
  br i1 %or.cond46, label %if.then35, label %if.end54, !dbg !172

if.then35:                                        ; preds = %if.end
  %idxprom36 = zext nneg i32 %i to i64, !dbg !173
  %arrayidx37 = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ2luE4tile to ptr), i64 0, i64 %idxprom36, !dbg !173
  %idxprom38 = zext nneg i32 %i47 to i64, !dbg !173
  %arrayidx39 = getelementptr inbounds [32 x float], ptr %arrayidx37, i64 0, i64 %idxprom38, !dbg !173
  %i52 = load float, ptr %arrayidx39, align 4, !dbg !173, !tbaa !148
  %idxprom40 = zext nneg i32 %i to i64, !dbg !174
  %arrayidx41 = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ2luE4tile to ptr), i64 0, i64 %idxprom40, !dbg !174
  %idxprom42 = sext i32 %k.0 to i64, !dbg !174
  %arrayidx43 = getelementptr inbounds [32 x float], ptr %arrayidx41, i64 0, i64 %idxprom42, !dbg !174
  %i53 = load float, ptr %arrayidx43, align 4, !dbg !174, !tbaa !148
  %idxprom44 = sext i32 %k.0 to i64, !dbg !175
  %arrayidx45 = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ2luE4tile to ptr), i64 0, i64 %idxprom44, !dbg !175
  %idxprom46 = zext nneg i32 %i47 to i64, !dbg !175
  %arrayidx47 = getelementptr inbounds [32 x float], ptr %arrayidx45, i64 0, i64 %idxprom46, !dbg !175
  %i54 = load float, ptr %arrayidx47, align 4, !dbg !175, !tbaa !148
  %mul48 = fmul contract float %i53, %i54, !dbg !176
  %sub49 = fsub contract float %i52, %mul48, !dbg !177
  %idxprom50 = zext nneg i32 %i to i64, !dbg !178
  %arrayidx51 = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ2luE4tile to ptr), i64 0, i64 %idxprom50, !dbg !178
  %idxprom52 = zext nneg i32 %i47 to i64, !dbg !178
  %arrayidx53 = getelementptr inbounds [32 x float], ptr %arrayidx51, i64 0, i64 %idxprom52, !dbg !178
  store float %sub49, ptr %arrayidx53, align 4, !dbg !179, !tbaa !148
  br label %if.end54, !dbg !178

if.end54:                                         ; preds = %if.then35, %if.end
  %loadedv55 = trunc nuw i8 %storedv to i1, !dbg !180
  br i1 %loadedv55, label %if.then56, label %if.end61, !dbg !180

if.then56:                                        ; preds = %if.end54
  %idxprom57 = zext nneg i32 %i to i64, !dbg !182
  %arrayidx58 = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ2luE4tile to ptr), i64 0, i64 %idxprom57, !dbg !182
  %idxprom59 = zext nneg i32 %i47 to i64, !dbg !182
  %arrayidx60 = getelementptr inbounds [32 x float], ptr %arrayidx58, i64 0, i64 %idxprom59, !dbg !182
  %i55 = load float, ptr %arrayidx60, align 4, !dbg !182, !tbaa !148
  store float %i55, ptr %add.ptr9, align 4, !dbg !183, !tbaa !148
  br label %if.end61, !dbg !184

if.end61:                                         ; preds = %if.then56, %if.end54
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !185
  %inc = add nsw i32 %k.0, 1, !dbg !186
    #dbg_value(i32 %inc, !107, !DIExpression(), !153)
  br label %for.cond, !dbg !187, !llvm.loop !188

for.end:                                          ; preds = %for.cond
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !191
  %loadedv62 = trunc nuw i8 %storedv to i1, !dbg !192
  br i1 %loadedv62, label %if.then63, label %if.end68, !dbg !192

if.then63:                                        ; preds = %for.end
  %idxprom64 = zext nneg i32 %i to i64, !dbg !194
  %arrayidx65 = getelementptr inbounds [32 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ2luE4tile to ptr), i64 0, i64 %idxprom64, !dbg !194
  %idxprom66 = zext nneg i32 %i47 to i64, !dbg !194
  %arrayidx67 = getelementptr inbounds [32 x float], ptr %arrayidx65, i64 0, i64 %idxprom66, !dbg !194
  %i56 = load float, ptr %arrayidx67, align 4, !dbg !194, !tbaa !148
  store float %i56, ptr %add.ptr9, align 4, !dbg !195, !tbaa !148
  br label %if.end68, !dbg !196

if.end68:                                         ; preds = %if.then63, %for.end
  ret void, !dbg !197
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!112, !113, !114, !115, !116, !117}
!llvm.dbg.cu = !{!9}
!llvm.ident = !{!118, !118}
!llvm.errno.tbaa = !{!119}
!nvvmir.version = !{!123}

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
!118 = !{!"clang"}
!119 = !{!120, !120, i64 0}
!120 = !{!"int", !121, i64 0}
!121 = !{!"omnipotent char", !122, i64 0}
!122 = !{!"Simple C++ TBAA"}
!123 = !{i32 2, i32 0}
!124 = !DILocation(line: 0, scope: !2)
!125 = !DILocation(line: 54, column: 27, scope: !126, inlinedAt: !127)
!126 = distinct !DISubprogram(name: "__fetch_builtin_y", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv", scope: !39, file: !40, line: 54, type: !43, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9, declaration: !45)
!127 = distinct !DILocation(line: 9, column: 13, scope: !2)
!128 = !DILocation(line: 53, column: 27, scope: !129, inlinedAt: !130)
!129 = distinct !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv", scope: !39, file: !40, line: 53, type: !43, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9, declaration: !42)
!130 = distinct !DILocation(line: 9, column: 35, scope: !2)
!131 = !DILocation(line: 66, column: 27, scope: !132, inlinedAt: !133)
!132 = distinct !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv", scope: !70, file: !40, line: 66, type: !43, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9, declaration: !72)
!133 = distinct !DILocation(line: 10, column: 29, scope: !2)
!134 = !DILocation(line: 10, column: 29, scope: !2)
!135 = !DILocation(line: 10, column: 42, scope: !2)
!136 = !DILocation(line: 10, column: 40, scope: !2)
!137 = !DILocation(line: 10, column: 46, scope: !2)
!138 = !DILocation(line: 10, column: 44, scope: !2)
!139 = !DILocation(line: 10, column: 19, scope: !2)
!140 = !DILocation(line: 10, column: 54, scope: !2)
!141 = !DILocation(line: 10, column: 48, scope: !2)
!142 = !DILocation(line: 10, column: 58, scope: !2)
!143 = !DILocation(line: 11, column: 24, scope: !2)
!144 = !DILocation(line: 11, column: 28, scope: !2)
!145 = !DILocation(line: 11, column: 8, scope: !2)
!146 = !DILocation(line: 12, column: 23, scope: !2)
!147 = !DILocation(line: 12, column: 35, scope: !2)
!148 = !{!149, !149, i64 0}
!149 = !{!"float", !121, i64 0}
!150 = !DILocation(line: 12, column: 3, scope: !2)
!151 = !DILocation(line: 12, column: 21, scope: !2)
!152 = !DILocation(line: 13, column: 3, scope: !2)
!153 = !DILocation(line: 0, scope: !108)
!154 = !DILocation(line: 14, column: 8, scope: !108)
!155 = !DILocation(line: 14, scope: !108)
!156 = !DILocation(line: 14, column: 25, scope: !157)
!157 = distinct !DILexicalBlock(scope: !108, file: !3, line: 14, column: 3)
!158 = !DILocation(line: 14, column: 21, scope: !157)
!159 = !DILocation(line: 14, column: 3, scope: !108)
!160 = !DILocation(line: 15, column: 9, scope: !161)
!161 = distinct !DILexicalBlock(scope: !162, file: !3, line: 15, column: 9)
!162 = distinct !DILexicalBlock(scope: !157, file: !3, line: 14, column: 35)
!163 = !DILocation(line: 15, column: 19, scope: !161)
!164 = !DILocation(line: 16, column: 22, scope: !161)
!165 = !DILocation(line: 16, column: 37, scope: !161)
!166 = !DILocation(line: 16, column: 35, scope: !161)
!167 = !DILocation(line: 16, column: 7, scope: !161)
!168 = !DILocation(line: 16, column: 20, scope: !161)
!169 = !DILocation(line: 17, column: 5, scope: !162)
!170 = !DILocation(line: 18, column: 9, scope: !171)
!171 = distinct !DILexicalBlock(scope: !162, file: !3, line: 18, column: 9)
!172 = !DILocation(line: 18, column: 19, scope: !171)
!173 = !DILocation(line: 19, column: 27, scope: !171)
!174 = !DILocation(line: 19, column: 47, scope: !171)
!175 = !DILocation(line: 19, column: 62, scope: !171)
!176 = !DILocation(line: 19, column: 60, scope: !171)
!177 = !DILocation(line: 19, column: 45, scope: !171)
!178 = !DILocation(line: 19, column: 7, scope: !171)
!179 = !DILocation(line: 19, column: 25, scope: !171)
!180 = !DILocation(line: 20, column: 9, scope: !181)
!181 = distinct !DILexicalBlock(scope: !162, file: !3, line: 20, column: 9)
!182 = !DILocation(line: 21, column: 15, scope: !181)
!183 = !DILocation(line: 21, column: 13, scope: !181)
!184 = !DILocation(line: 21, column: 7, scope: !181)
!185 = !DILocation(line: 22, column: 5, scope: !162)
!186 = !DILocation(line: 14, column: 30, scope: !157)
!187 = !DILocation(line: 14, column: 3, scope: !157)
!188 = distinct !{!188, !159, !189, !190}
!189 = !DILocation(line: 23, column: 3, scope: !108)
!190 = !{!"llvm.loop.mustprogress"}
!191 = !DILocation(line: 24, column: 3, scope: !2)
!192 = !DILocation(line: 25, column: 7, scope: !193)
!193 = distinct !DILexicalBlock(scope: !2, file: !3, line: 25, column: 7)
!194 = !DILocation(line: 26, column: 13, scope: !193)
!195 = !DILocation(line: 26, column: 11, scope: !193)
!196 = !DILocation(line: 26, column: 5, scope: !193)
!197 = !DILocation(line: 27, column: 1, scope: !2)
