; ModuleID = '<string>'
source_filename = "stencil.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

@weights = dso_local addrspace(4) externally_initialized constant [3 x float] zeroinitializer, align 4
@_ZZ7stencilE4tile = internal addrspace(3) global [258 x float] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @weights to ptr)], section "llvm.metadata"
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @stencil(ptr noundef %out, ptr noundef %in, i32 noundef %n) #0 !dbg !15 {
entry:
  %i = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %i16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !22
  %mul = mul i32 %i, %i16, !dbg !25
  %i17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !26
  %add = add i32 %mul, %i17, !dbg !29
  %cmp = icmp slt i32 %add, %n, !dbg !30
  br i1 %cmp, label %cond.true, label %cond.end, !dbg !31

cond.true:                                        ; preds = %entry
  %idxprom = sext i32 %add to i64, !dbg !32
  %arrayidx = getelementptr inbounds float, ptr %in, i64 %idxprom, !dbg !32
  %i18 = load float, ptr %arrayidx, align 4, !dbg !32, !tbaa !33
  br label %cond.end, !dbg !31

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi float [ %i18, %cond.true ], [ 0.000000e+00, %entry ], !dbg !31
  %i19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !35
  %add4 = add nuw nsw i32 %i19, 1, !dbg !37
  %idxprom5 = zext nneg i32 %add4 to i64, !dbg !38
  %arrayidx6 = getelementptr inbounds nuw [258 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7stencilE4tile to ptr), i64 0, i64 %idxprom5, !dbg !38
  store float %cond, ptr %arrayidx6, align 4, !dbg !39, !tbaa !33
  %i20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !40
  %cmp8 = icmp eq i32 %i20, 0, !dbg !42
  br i1 %cmp8, label %if.then, label %if.end, !dbg !42

if.then:                                          ; preds = %cond.end
  %cmp9 = icmp sgt i32 %add, 0, !dbg !43
  br i1 %cmp9, label %cond.true10, label %cond.end14, !dbg !44

cond.true10:                                      ; preds = %if.then
  %sub = sub nuw nsw i32 %add, 1, !dbg !45
  %idxprom11 = zext nneg i32 %sub to i64, !dbg !46
  %arrayidx12 = getelementptr inbounds float, ptr %in, i64 %idxprom11, !dbg !46
  %i21 = load float, ptr %arrayidx12, align 4, !dbg !46, !tbaa !33
  br label %cond.end14, !dbg !44

cond.end14:                                       ; preds = %if.then, %cond.true10
  %cond15 = phi float [ %i21, %cond.true10 ], [ 0.000000e+00, %if.then ], !dbg !44
  store float %cond15, ptr addrspacecast (ptr addrspace(3) @_ZZ7stencilE4tile to ptr), align 4, !dbg !47, !tbaa !33
  %add16 = add nsw i32 %add, 256, !dbg !48
  %cmp17 = icmp slt i32 %add16, %n, !dbg !49
  br i1 %cmp17, label %cond.true18, label %cond.end23, !dbg !50

cond.true18:                                      ; preds = %cond.end14
  %add19 = add nsw i32 %add, 256, !dbg !51
  %idxprom20 = sext i32 %add19 to i64, !dbg !52
  %arrayidx21 = getelementptr inbounds float, ptr %in, i64 %idxprom20, !dbg !52
  %i22 = load float, ptr %arrayidx21, align 4, !dbg !52, !tbaa !33
  br label %cond.end23, !dbg !50

cond.end23:                                       ; preds = %cond.end14, %cond.true18
  %cond24 = phi float [ %i22, %cond.true18 ], [ 0.000000e+00, %cond.end14 ], !dbg !50
  store float %cond24, ptr getelementptr inbounds ([258 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7stencilE4tile to ptr), i64 0, i64 257), align 4, !dbg !53, !tbaa !33
  br label %if.end, !dbg !54

if.end:                                           ; preds = %cond.end23, %cond.end
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !55
  br label %for.cond, !dbg !56

for.cond:                                         ; preds = %for.body, %if.end
  %sum.0 = phi float [ 0.000000e+00, %if.end ], [ %add33, %for.body ], !dbg !57
  %k.0 = phi i32 [ 0, %if.end ], [ %inc, %for.body ], !dbg !58
  %cmp25 = icmp slt i32 %k.0, 3, !dbg !59
  br i1 %cmp25, label %for.body, label %for.end, !dbg !60

for.body:                                         ; preds = %for.cond
  %idxprom26 = sext i32 %k.0 to i64, !dbg !61
  %arrayidx27 = getelementptr inbounds [3 x float], ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 0, i64 %idxprom26, !dbg !61
  %i23 = load float, ptr %arrayidx27, align 4, !dbg !61, !tbaa !33
  %i24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !62
  %add29 = add nsw i32 %i24, %k.0, !dbg !64
  %idxprom30 = zext i32 %add29 to i64, !dbg !65
  %arrayidx31 = getelementptr inbounds nuw [258 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7stencilE4tile to ptr), i64 0, i64 %idxprom30, !dbg !65
  %i25 = load float, ptr %arrayidx31, align 4, !dbg !65, !tbaa !33
  %mul32 = fmul contract float %i23, %i25, !dbg !66
  %add33 = fadd contract float %sum.0, %mul32, !dbg !67
  %inc = add nsw i32 %k.0, 1, !dbg !68
  br label %for.cond, !dbg !60, !llvm.loop !69

for.end:                                          ; preds = %for.cond
  %cmp34 = icmp slt i32 %add, %n, !dbg !72
  br i1 %cmp34, label %if.then35, label %if.end39, !dbg !72

if.then35:                                        ; preds = %for.end
  %i26 = call float @llvm.nvvm.fma.rn.f(float %sum.0, float 0x3F777313A0000000, float 5.000000e-01) #6, !dbg !73
  %i27 = call float @llvm.nvvm.saturate.f(float %i26) #6, !dbg !73
  %i28 = call float @llvm.nvvm.fma.rm.f(float %i27, float 2.520000e+02, float 0x4168000020000000) #6, !dbg !73
  %i29 = fsub float %i28, 0x4168000FE0000000, !dbg !73
  %i30 = fsub float -0.000000e+00, %i29, !dbg !73
  %i31 = call float @llvm.nvvm.fma.rn.f(float %sum.0, float 0x3FF7154760000000, float %i30) #6, !dbg !73
  %i32 = call float @llvm.nvvm.fma.rn.f(float %sum.0, float 0x3E54AE0C00000000, float %i31) #6, !dbg !73
  %i33 = bitcast float %i28 to i32, !dbg !73
  %i34 = shl i32 %i33, 23, !dbg !73
  %i35 = bitcast i32 %i34 to float, !dbg !73
  %i36 = call float @llvm.nvvm.ex2.approx.ftz.f32(float %i32), !dbg !73
  %i37 = fmul float %i36, %i35, !dbg !73
  %idxprom37 = sext i32 %add to i64, !dbg !77
  %arrayidx38 = getelementptr inbounds float, ptr %out, i64 %idxprom37, !dbg !77
  store float %i37, ptr %arrayidx38, align 4, !dbg !78, !tbaa !33
  br label %if.end39, !dbg !77

if.end39:                                         ; preds = %if.then35, %for.end
  ret void, !dbg !79
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nounwind
declare i32 @__nvvm_reflect(ptr) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.ftz.f(float, float, float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.f(float, float, float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.saturate.ftz.f(float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.saturate.f(float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rm.ftz.f(float, float, float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rm.f(float, float, float) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.ftz.f32(float) #5

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { nounwind }

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
!35 = !DILocation(line: 53, column: 27, scope: !27, inlinedAt: !36)
!36 = distinct !DILocation(line: 6, column: 8, scope: !15)
!37 = !DILocation(line: 6, column: 20, scope: !15)
!38 = !DILocation(line: 6, column: 3, scope: !15)
!39 = !DILocation(line: 6, column: 25, scope: !15)
!40 = !DILocation(line: 53, column: 27, scope: !27, inlinedAt: !41)
!41 = distinct !DILocation(line: 7, column: 7, scope: !15)
!42 = !DILocation(line: 7, column: 19, scope: !15)
!43 = !DILocation(line: 8, column: 17, scope: !15)
!44 = !DILocation(line: 8, column: 15, scope: !15)
!45 = !DILocation(line: 8, column: 28, scope: !15)
!46 = !DILocation(line: 8, column: 23, scope: !15)
!47 = !DILocation(line: 8, column: 13, scope: !15)
!48 = !DILocation(line: 9, column: 19, scope: !15)
!49 = !DILocation(line: 9, column: 25, scope: !15)
!50 = !DILocation(line: 9, column: 17, scope: !15)
!51 = !DILocation(line: 9, column: 36, scope: !15)
!52 = !DILocation(line: 9, column: 31, scope: !15)
!53 = !DILocation(line: 9, column: 15, scope: !15)
!54 = !DILocation(line: 10, column: 3, scope: !15)
!55 = !DILocation(line: 11, column: 3, scope: !15)
!56 = !DILocation(line: 13, column: 8, scope: !15)
!57 = !DILocation(line: 0, scope: !15)
!58 = !DILocation(line: 13, scope: !15)
!59 = !DILocation(line: 13, column: 21, scope: !15)
!60 = !DILocation(line: 13, column: 3, scope: !15)
!61 = !DILocation(line: 14, column: 12, scope: !15)
!62 = !DILocation(line: 53, column: 27, scope: !27, inlinedAt: !63)
!63 = distinct !DILocation(line: 14, column: 30, scope: !15)
!64 = !DILocation(line: 14, column: 42, scope: !15)
!65 = !DILocation(line: 14, column: 25, scope: !15)
!66 = !DILocation(line: 14, column: 23, scope: !15)
!67 = !DILocation(line: 14, column: 9, scope: !15)
!68 = !DILocation(line: 13, column: 27, scope: !15)
!69 = distinct !{!69, !60, !70, !71}
!70 = !DILocation(line: 14, column: 45, scope: !15)
!71 = !{!"llvm.loop.mustprogress"}
!72 = !DILocation(line: 15, column: 9, scope: !15)
!73 = !DILocation(line: 113, column: 43, scope: !74, inlinedAt: !76)
!74 = distinct !DISubprogram(name: "expf", scope: !75, file: !75, line: 113, type: !16, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!75 = !DIFile(filename: "__clang_cuda_math.h", directory: "")
!76 = distinct !DILocation(line: 16, column: 14, scope: !15)
!77 = !DILocation(line: 16, column: 5, scope: !15)
!78 = !DILocation(line: 16, column: 12, scope: !15)
!79 = !DILocation(line: 17, column: 1, scope: !15)
