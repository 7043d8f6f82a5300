; ModuleID = '<string>'
source_filename = "stencil.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@weights = dso_local addrspace(4) externally_initialized constant [3 x float] zeroinitializer, align 4
@_ZZ7stencilE4tile = internal unnamed_addr addrspace(3) global [258 x float] undef, align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @weights to ptr)], section "llvm.metadata"

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @stencil(ptr noundef writeonly captures(none) %out, ptr noundef readonly captures(none) %in, i32 noundef %n) local_unnamed_addr #0 !dbg !15 {
entry:
  %i = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %i1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !22
  %mul = mul i32 %i, %i1, !dbg !25
  %i2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !26
  %add = add i32 %mul, %i2, !dbg !29
  %cmp = icmp slt i32 %add, %n, !dbg !30
  br i1 %cmp, label %cond.true, label %cond.end, !dbg !31

cond.true:                                        ; preds = %entry
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds float, ptr %in, i64 %idxprom
  %i3 = load float, ptr %arrayidx, align 4, !dbg !32, !tbaa !33
  br label %cond.end, !dbg !31

cond.end:                                         ; preds = %cond.true, %entry
  %cond = phi float [ %i3, %cond.true ], [ 0.000000e+00, %entry ], !dbg !31
  %i4 = zext nneg i32 %i2 to i64, !dbg !35
  %i5 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7stencilE4tile to ptr), i64 %i4, !dbg !35
  %arrayidx6 = getelementptr inbounds nuw i8, ptr %i5, i64 4, !dbg !35
  store float %cond, ptr %arrayidx6, align 4, !dbg !36, !tbaa !33
  %cmp8 = icmp eq i32 %i2, 0, !dbg !37
  br i1 %cmp8, label %if.then, label %if.end, !dbg !37

if.then:                                          ; preds = %cond.end
  %cmp9 = icmp sgt i32 %add, 0, !dbg !38
  br i1 %cmp9, label %cond.true10, label %cond.end14, !dbg !39

cond.true10:                                      ; preds = %if.then
  %i6 = zext nneg i32 %add to i64
  %i7 = getelementptr float, ptr %in, i64 %i6
  %arrayidx12 = getelementptr i8, ptr %i7, i64 -4
  %i8 = load float, ptr %arrayidx12, align 4, !dbg !40, !tbaa !33
  br label %cond.end14, !dbg !39

cond.end14:                                       ; preds = %cond.true10, %if.then
  %cond15 = phi float [ %i8, %cond.true10 ], [ 0.000000e+00, %if.then ], !dbg !39
  store float %cond15, ptr addrspacecast (ptr addrspace(3) @_ZZ7stencilE4tile to ptr), align 4, !dbg !41, !tbaa !33
  %add16 = add nsw i32 %add, 256, !dbg !42
  %cmp17 = icmp slt i32 %add16, %n, !dbg !43
  br i1 %cmp17, label %cond.true18, label %cond.end23, !dbg !44

cond.true18:                                      ; preds = %cond.end14
  %idxprom20 = sext i32 %add16 to i64
  %arrayidx21 = getelementptr inbounds float, ptr %in, i64 %idxprom20
  %i9 = load float, ptr %arrayidx21, align 4, !dbg !45, !tbaa !33
  br label %cond.end23, !dbg !44

cond.end23:                                       ; preds = %cond.true18, %cond.end14
  %cond24 = phi float [ %i9, %cond.true18 ], [ 0.000000e+00, %cond.end14 ], !dbg !44
  store float %cond24, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ7stencilE4tile to ptr), i64 1028), align 4, !dbg !46, !tbaa !33
  br label %if.end, !dbg !47

if.end:                                           ; preds = %cond.end23, %cond.end
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !48
  br i1 %cmp, label %if.then35, label %if.end39, !dbg !49

if.then35:                                        ; preds = %if.end
  %i10 = load float, ptr addrspacecast (ptr addrspace(4) @weights to ptr), align 4, !dbg !50, !tbaa !33
  %i11 = load float, ptr %i5, align 4, !dbg !51, !tbaa !33
  %mul32 = fmul contract float %i10, %i11, !dbg !52
  %add33 = fadd contract float %mul32, 0.000000e+00, !dbg !53
  %i12 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 4), align 4, !dbg !50, !tbaa !33
  %i13 = zext nneg i32 %i2 to i64, !dbg !51
  %i14 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7stencilE4tile to ptr), i64 %i13, !dbg !51
  %arrayidx31.1 = getelementptr inbounds nuw i8, ptr %i14, i64 4, !dbg !51
  %i15 = load float, ptr %arrayidx31.1, align 4, !dbg !51, !tbaa !33
  %mul32.1 = fmul contract float %i12, %i15, !dbg !52
  %add33.1 = fadd contract float %add33, %mul32.1, !dbg !53
  %i16 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 8), align 4, !dbg !50, !tbaa !33
  %i17 = zext nneg i32 %i2 to i64, !dbg !51
  %i18 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7stencilE4tile to ptr), i64 %i17, !dbg !51
  %arrayidx31.2 = getelementptr inbounds nuw i8, ptr %i18, i64 8, !dbg !51
  %i19 = load float, ptr %arrayidx31.2, align 4, !dbg !51, !tbaa !33
  %mul32.2 = fmul contract float %i16, %i19, !dbg !52
  %add33.2 = fadd contract float %add33.1, %mul32.2, !dbg !53
  %i20 = tail call float @llvm.fma.f32(float %add33.2, float 0x3F777313A0000000, float 5.000000e-01), !dbg !54
  %i21 = tail call float @llvm.nvvm.saturate.f(float %i20) #5, !dbg !54
  %i22 = tail call float @llvm.nvvm.fma.rm.f(float %i21, float 2.520000e+02, float 0x4168000020000000) #5, !dbg !54
  %i23 = fadd float %i22, 0xC168000FE0000000, !dbg !54
  %i24 = fneg float %i23, !dbg !54
  %i25 = tail call float @llvm.fma.f32(float %add33.2, float 0x3FF7154760000000, float %i24), !dbg !54
  %i26 = tail call float @llvm.fma.f32(float %add33.2, float 0x3E54AE0C00000000, float %i25), !dbg !54
  %i27 = bitcast float %i22 to i32, !dbg !54
  %i28 = shl i32 %i27, 23, !dbg !54
  %i29 = bitcast i32 %i28 to float, !dbg !54
  %i30 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %i26), !dbg !54
  %i31 = fmul float %i30, %i29, !dbg !54
  %idxprom37 = sext i32 %add to i64, !dbg !58
  %arrayidx38 = getelementptr inbounds float, ptr %out, i64 %idxprom37, !dbg !58
  store float %i31, ptr %arrayidx38, align 4, !dbg !59, !tbaa !33
  br label %if.end39, !dbg !58

if.end39:                                         ; preds = %if.then35, %if.end
  ret void, !dbg !60
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.saturate.f(float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rm.f(float, float, float) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.ftz.f32(float) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #4

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}
!llvm.dbg.cu = !{!6}
!llvm.ident = !{!8, !9}
!llvm.errno.tbaa = !{!10}
!nvvmir.version = !{!14}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 9]}
!1 = !{i32 7, !"Dwarf Version", i32 2}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"wchar_size", i32 4}
!4 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !7, producer: "clang", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "stencil.cu", directory: ".")
!8 = !{!"clang"}
!9 = !{!"clang"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{i32 2, i32 0}
!15 = distinct !DISubprogram(name: "stencil", scope: !7, file: !7, line: 3, type: !16, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 66, column: 27, scope: !19, inlinedAt: !21)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !20, file: !20, line: 66, type: !16, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!20 = !DIFile(filename: "__clang_cuda_builtin_vars.h", directory: "")
!21 = distinct !DILocation(line: 5, column: 11, scope: !15)
!22 = !DILocation(line: 79, column: 27, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !20, file: !20, line: 79, type: !16, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!24 = distinct !DILocation(line: 5, column: 24, scope: !15)
!25 = !DILocation(line: 5, column: 22, scope: !15)
!26 = !DILocation(line: 53, column: 27, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !20, file: !20, line: 53, type: !16, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!28 = distinct !DILocation(line: 5, column: 37, scope: !15)
!29 = !DILocation(line: 5, column: 35, scope: !15)
!30 = !DILocation(line: 6, column: 29, scope: !15)
!31 = !DILocation(line: 6, column: 27, scope: !15)
!32 = !DILocation(line: 6, column: 35, scope: !15)
!33 = !{!34, !34, i64 0}
!34 = !{!"float", !12, i64 0}
!35 = !DILocation(line: 6, column: 3, scope: !15)
!36 = !DILocation(line: 6, column: 25, scope: !15)
!37 = !DILocation(line: 7, column: 19, scope: !15)
!38 = !DILocation(line: 8, column: 17, scope: !15)
!39 = !DILocation(line: 8, column: 15, scope: !15)
!40 = !DILocation(line: 8, column: 23, scope: !15)
!41 = !DILocation(line: 8, column: 13, scope: !15)
!42 = !DILocation(line: 9, column: 19, scope: !15)
!43 = !DILocation(line: 9, column: 25, scope: !15)
!44 = !DILocation(line: 9, column: 17, scope: !15)
!45 = !DILocation(line: 9, column: 31, scope: !15)
!46 = !DILocation(line: 9, column: 15, scope: !15)
!47 = !DILocation(line: 10, column: 3, scope: !15)
!48 = !DILocation(line: 11, column: 3, scope: !15)
!49 = !DILocation(line: 15, column: 9, scope: !15)
!50 = !DILocation(line: 14, column: 12, scope: !15)
!51 = !DILocation(line: 14, column: 25, scope: !15)
!52 = !DILocation(line: 14, column: 23, scope: !15)
!53 = !DILocation(line: 14, column: 9, scope: !15)
!54 = !DILocation(line: 113, column: 43, scope: !55, inlinedAt: !57)
!55 = distinct !DISubprogram(name: "expf", scope: !56, file: !56, line: 113, type: !16, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!56 = !DIFile(filename: "__clang_cuda_math.h", directory: "")
!57 = distinct !DILocation(line: 16, column: 14, scope: !15)
!58 = !DILocation(line: 16, column: 5, scope: !15)
!59 = !DILocation(line: 16, column: 12, scope: !15)
!60 = !DILocation(line: 17, column: 1, scope: !15)
