; perfdojo: thermal.cu at light for sm_90, ae91d385d5a196da
; ModuleID = '<string>'
source_filename = "thermal.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

@_ZZ4heatE4tile = internal addrspace(3) global [18 x [18 x float]] undef, align 4, !dbg !0
@_ZZ4heatE4warm = internal addrspace(3) global [16 x [16 x float]] undef, align 4, !dbg !98
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @heat(i32 noundef %rows, i32 noundef %columns, ptr noundef %power, ptr noundef %before, ptr noundef %after, float noundef %step, float noundef %capacity, float noundef %rx, float noundef %ry, float noundef %rz, float noundef %air) #0 !dbg !2 {
entry:
    #dbg_value(i32 %rows, !104, !DIExpression(), !140)
    #dbg_value(i32 %columns, !105, !DIExpression(), !140)
    #dbg_value(ptr %power, !106, !DIExpression(), !140)
    #dbg_value(ptr %before, !107, !DIExpression(), !140)
    #dbg_value(ptr %after, !108, !DIExpression(), !140)
    #dbg_value(float %step, !109, !DIExpression(), !140)
    #dbg_value(float %capacity, !110, !DIExpression(), !140)
    #dbg_value(float %rx, !111, !DIExpression(), !140)
    #dbg_value(float %ry, !112, !DIExpression(), !140)
    #dbg_value(float %rz, !113, !DIExpression(), !140)
    #dbg_value(float %air, !114, !DIExpression(), !140)
  %i = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !141
  %mul = mul i32 %i, 16, !dbg !144
  %i65 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !145
  %add = add i32 %mul, %i65, !dbg !148
    #dbg_value(i32 %add, !115, !DIExpression(), !140)
  %i66 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !149
  %mul3 = mul nuw nsw i32 %i66, 16, !dbg !152
  %i67 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !153
  %add5 = add nuw nsw i32 %mul3, %i67, !dbg !156
    #dbg_value(i32 %add5, !116, !DIExpression(), !140)
  %i68 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !157
  %add7 = add nuw nsw i32 %i68, 1, !dbg !159
    #dbg_value(i32 %add7, !117, !DIExpression(), !140)
  %i69 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !160
  %add9 = add nuw nsw i32 %i69, 1, !dbg !162
    #dbg_value(i32 %add9, !118, !DIExpression(), !140)
  %cmp = icmp slt i32 %add5, %rows, !dbg !163
  %cmp10 = icmp slt i32 %add, %columns
  %spec.select = select i1 %cmp, i1 %cmp10, i1 false, !dbg !164
  %storedv = zext i1 %spec.select to i8, !dbg !165
    #dbg_value(i8 %storedv, !119, !DIExpression(), !140)
  %idxprom = zext nneg i32 %add9 to i64, !dbg !166
  %arrayidx = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4heatE4tile to ptr), i64 0, i64 %idxprom, !dbg !166
  %idxprom11 = zext nneg i32 %add7 to i64, !dbg !166
  %arrayidx12 = getelementptr inbounds [18 x float], ptr %arrayidx, i64 0, i64 %idxprom11, !dbg !166
  store float 0.000000e+00, ptr %arrayidx12, align 4, !dbg !167, !tbaa !168
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !170
  %loadedv = trunc nuw i8 %storedv to i1, !dbg !171
  br i1 %loadedv, label %if.then, label %if.end, !dbg !171

if.then:                                          ; preds = %entry
  %mul13 = mul nsw i32 %add5, %columns, !dbg !173
  %add14 = add nsw i32 %mul13, %add, !dbg !174
  %idxprom15 = sext i32 %add14 to i64, !dbg !175
  %arrayidx16 = getelementptr inbounds float, ptr %before, i64 %idxprom15, !dbg !175
  %i70 = load float, ptr %arrayidx16, align 4, !dbg !175, !tbaa !168
  %idxprom17 = zext nneg i32 %add9 to i64, !dbg !176
  %arrayidx18 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4heatE4tile to ptr), i64 0, i64 %idxprom17, !dbg !176
  %idxprom19 = zext nneg i32 %add7 to i64, !dbg !176
  %arrayidx20 = getelementptr inbounds [18 x float], ptr %arrayidx18, i64 0, i64 %idxprom19, !dbg !176
  store float %i70, ptr %arrayidx20, align 4, !dbg !177, !tbaa !168
  br label %if.end, !dbg !176

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !178
  %loadedv21 = trunc nuw i8 %storedv to i1, !dbg !179
  br i1 %loadedv21, label %if.then22, label %if.end96, !dbg !179

if.then22:                                        ; preds = %if.end
  %i71 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !181
  %cmp24 = icmp eq i32 %i71, 0, !dbg !185
  br i1 %cmp24, label %if.then25, label %if.end34, !dbg !185

if.then25:                                        ; preds = %if.then22
  %mul26 = mul nsw i32 %add5, %columns, !dbg !186
  %cmp27 = icmp sgt i32 %add, 0, !dbg !187
  %sub = sub nuw nsw i32 %add, 1, !dbg !188
  %cond = select i1 %cmp27, i32 %sub, i32 %add, !dbg !188
  %add28 = add nsw i32 %mul26, %cond, !dbg !189
  %idxprom29 = sext i32 %add28 to i64, !dbg !190
  %arrayidx30 = getelementptr inbounds float, ptr %before, i64 %idxprom29, !dbg !190
  %i72 = load float, ptr %arrayidx30, align 4, !dbg !190, !tbaa !168
  %idxprom31 = zext nneg i32 %add9 to i64, !dbg !191
  %arrayidx32 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4heatE4tile to ptr), i64 0, i64 %idxprom31, !dbg !191
  %arrayidx33 = getelementptr inbounds nuw [18 x float], ptr %arrayidx32, i64 0, i64 0, !dbg !191
  store float %i72, ptr %arrayidx33, align 4, !dbg !192, !tbaa !168
  br label %if.end34, !dbg !191

if.end34:                                         ; preds = %if.then25, %if.then22
  %i73 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !193
  %cmp36 = icmp eq i32 %i73, 15, !dbg !196
  %sub37 = sub nsw i32 %columns, 1
  %cmp38 = icmp eq i32 %add, %sub37
  %or.cond = select i1 %cmp36, i1 true, i1 %cmp38, !dbg !197
  br i1 %or.cond, label %if.then39, label %if.end56, !dbg !197

if.then39:                                        ; preds = %if.end34
  %mul40 = mul nsw i32 %add5, %columns, !dbg !198
  %sub41 = sub nsw i32 %columns, 1, !dbg !199
  %cmp42 = icmp slt i32 %add, %sub41, !dbg !200
  %add44 = add nsw i32 %add, 1, !dbg !201
  %cond47 = select i1 %cmp42, i32 %add44, i32 %add, !dbg !201
  %add48 = add nsw i32 %mul40, %cond47, !dbg !202
  %idxprom49 = sext i32 %add48 to i64, !dbg !203
  %arrayidx50 = getelementptr inbounds float, ptr %before, i64 %idxprom49, !dbg !203
  %i74 = load float, ptr %arrayidx50, align 4, !dbg !203, !tbaa !168
  %idxprom51 = zext nneg i32 %add9 to i64, !dbg !204
  %arrayidx52 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4heatE4tile to ptr), i64 0, i64 %idxprom51, !dbg !204
  %add53 = add nuw nsw i32 %add7, 1, !dbg !205
  %idxprom54 = zext nneg i32 %add53 to i64, !dbg !204
  %arrayidx55 = getelementptr inbounds [18 x float], ptr %arrayidx52, i64 0, i64 %idxprom54, !dbg !204
  store float %i74, ptr %arrayidx55, align 4, !dbg !206, !tbaa !168
  br label %if.end56, !dbg !204

if.end56:                                         ; preds = %if.end34, %if.then39
  %i75 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !207
  %cmp58 = icmp eq i32 %i75, 0, !dbg !210
  br i1 %cmp58, label %if.then59, label %if.end72, !dbg !210

if.then59:                                        ; preds = %if.end56
  %cmp60 = icmp sgt i32 %add5, 0, !dbg !211
  %sub62 = sub nuw nsw i32 %add5, 1, !dbg !212
  %cond65 = select i1 %cmp60, i32 %sub62, i32 0, !dbg !212
  %mul66 = mul nsw i32 %cond65, %columns, !dbg !213
  %add67 = add nsw i32 %mul66, %add, !dbg !214
  %idxprom68 = sext i32 %add67 to i64, !dbg !215
  %arrayidx69 = getelementptr inbounds float, ptr %before, i64 %idxprom68, !dbg !215
  %i76 = load float, ptr %arrayidx69, align 4, !dbg !215, !tbaa !168
  %idxprom70 = zext nneg i32 %add7 to i64, !dbg !216
  %arrayidx71 = getelementptr inbounds [18 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4heatE4tile to ptr), i64 0, i64 %idxprom70, !dbg !216
  store float %i76, ptr %arrayidx71, align 4, !dbg !217, !tbaa !168
  br label %if.end72, !dbg !216

if.end72:                                         ; preds = %if.then59, %if.end56
  %i77 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !218
  %cmp74 = icmp eq i32 %i77, 15, !dbg !221
  %sub76 = sub nsw i32 %rows, 1
  %cmp77 = icmp eq i32 %add5, %sub76
  %or.cond64 = select i1 %cmp74, i1 true, i1 %cmp77, !dbg !222
  br i1 %or.cond64, label %if.then78, label %if.end96, !dbg !222

if.then78:                                        ; preds = %if.end72
  %sub79 = sub nsw i32 %rows, 1, !dbg !223
  %cmp80 = icmp slt i32 %add5, %sub79, !dbg !224
  %add82 = add nuw nsw i32 %add5, 1, !dbg !225
  %cond85 = select i1 %cmp80, i32 %add82, i32 %add5, !dbg !225
  %mul86 = mul nsw i32 %cond85, %columns, !dbg !226
  %add87 = add nsw i32 %mul86, %add, !dbg !227
  %idxprom88 = sext i32 %add87 to i64, !dbg !228
  %arrayidx89 = getelementptr inbounds float, ptr %before, i64 %idxprom88, !dbg !228
  %i78 = load float, ptr %arrayidx89, align 4, !dbg !228, !tbaa !168
  %add90 = add nuw nsw i32 %add9, 1, !dbg !229
  %idxprom91 = zext nneg i32 %add90 to i64, !dbg !230
  %arrayidx92 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4heatE4tile to ptr), i64 0, i64 %idxprom91, !dbg !230
  %idxprom93 = zext nneg i32 %add7 to i64, !dbg !230
  %arrayidx94 = getelementptr inbounds [18 x float], ptr %arrayidx92, i64 0, i64 %idxprom93, !dbg !230
  store float %i78, ptr %arrayidx94, align 4, !dbg !231, !tbaa !168
  br label %if.end96, !dbg !230

if.end96:                                         ; preds = %if.then78, %if.end72, %if.end
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !232
  %loadedv97 = trunc nuw i8 %storedv to i1, !dbg !233
  br i1 %loadedv97, label %if.then98, label %if.end148, !dbg !233

if.then98:                                        ; preds = %if.end96
  %idxprom99 = zext nneg i32 %add9 to i64, !dbg !234
  %arrayidx100 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4heatE4tile to ptr), i64 0, i64 %idxprom99, !dbg !234
  %idxprom101 = zext nneg i32 %add7 to i64, !dbg !234
  %arrayidx102 = getelementptr inbounds [18 x float], ptr %arrayidx100, i64 0, i64 %idxprom101, !dbg !234
  %i79 = load float, ptr %arrayidx102, align 4, !dbg !234, !tbaa !168
    #dbg_value(float %i79, !121, !DIExpression(), !235)
  %mul103 = mul nsw i32 %add5, %columns, !dbg !236
  %add104 = add nsw i32 %mul103, %add, !dbg !237
  %idxprom105 = sext i32 %add104 to i64, !dbg !238
  %arrayidx106 = getelementptr inbounds float, ptr %power, i64 %idxprom105, !dbg !238
  %i80 = load float, ptr %arrayidx106, align 4, !dbg !238, !tbaa !168
  %add107 = add nuw nsw i32 %add9, 1, !dbg !239
  %idxprom108 = zext nneg i32 %add107 to i64, !dbg !240
  %arrayidx109 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4heatE4tile to ptr), i64 0, i64 %idxprom108, !dbg !240
  %idxprom110 = zext nneg i32 %add7 to i64, !dbg !240
  %arrayidx111 = getelementptr inbounds [18 x float], ptr %arrayidx109, i64 0, i64 %idxprom110, !dbg !240
  %i81 = load float, ptr %arrayidx111, align 4, !dbg !240, !tbaa !168
  %sub112 = sub nuw nsw i32 %add9, 1, !dbg !241
  %idxprom113 = zext nneg i32 %sub112 to i64, !dbg !242
  %arrayidx114 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4heatE4tile to ptr), i64 0, i64 %idxprom113, !dbg !242
  %idxprom115 = zext nneg i32 %add7 to i64, !dbg !242
  %arrayidx116 = getelementptr inbounds [18 x float], ptr %arrayidx114, i64 0, i64 %idxprom115, !dbg !242
  %i82 = load float, ptr %arrayidx116, align 4, !dbg !242, !tbaa !168
  %add117 = fadd contract float %i81, %i82, !dbg !243
  %mul118 = fmul contract float 2.000000e+00, %i79, !dbg !244
  %sub119 = fsub contract float %add117, %mul118, !dbg !245
  %div = fdiv contract float %sub119, %ry, !dbg !246
  %add120 = fadd contract float %i80, %div, !dbg !247
  %idxprom121 = zext nneg i32 %add9 to i64, !dbg !248
  %arrayidx122 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4heatE4tile to ptr), i64 0, i64 %idxprom121, !dbg !248
  %add123 = add nuw nsw i32 %add7, 1, !dbg !249
  %idxprom124 = zext nneg i32 %add123 to i64, !dbg !248
  %arrayidx125 = getelementptr inbounds [18 x float], ptr %arrayidx122, i64 0, i64 %idxprom124, !dbg !248
  %i83 = load float, ptr %arrayidx125, align 4, !dbg !248, !tbaa !168
  %idxprom126 = zext nneg i32 %add9 to i64, !dbg !250
  %arrayidx127 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4heatE4tile to ptr), i64 0, i64 %idxprom126, !dbg !250
  %sub128 = sub nuw nsw i32 %add7, 1, !dbg !251
  %idxprom129 = zext nneg i32 %sub128 to i64, !dbg !250
  %arrayidx130 = getelementptr inbounds [18 x float], ptr %arrayidx127, i64 0, i64 %idxprom129, !dbg !250
  %i84 = load float, ptr %arrayidx130, align 4, !dbg !250, !tbaa !168
  %add131 = fadd contract float %i83, %i84, !dbg !252
  %mul132 = fmul contract float 2.000000e+00, %i79, !dbg !253
  %sub133 = fsub contract float %add131, %mul132, !dbg !254
  %div134 = fdiv contract float %sub133, %rx, !dbg !255
  %add135 = fadd contract float %add120, %div134, !dbg !256
  %sub136 = fsub contract float %air, %i79, !dbg !257
  %div137 = fdiv contract float %sub136, %rz, !dbg !258
  %add138 = fadd contract float %add135, %div137, !dbg !259
    #dbg_value(float %add138, !124, !DIExpression(), !235)
  %div139 = fdiv contract float %step, %capacity, !dbg !260
  %mul140 = fmul contract float %div139, %add138, !dbg !261
  %add141 = fadd contract float %i79, %mul140, !dbg !262
  %i85 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !263
  %idxprom143 = zext nneg i32 %i85 to i64, !dbg !265
  %arrayidx144 = getelementptr inbounds nuw [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4heatE4warm to ptr), i64 0, i64 %idxprom143, !dbg !265
  %i86 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !266
  %idxprom146 = zext nneg i32 %i86 to i64, !dbg !265
  %arrayidx147 = getelementptr inbounds nuw [16 x float], ptr %arrayidx144, i64 0, i64 %idxprom146, !dbg !265
  store float %add141, ptr %arrayidx147, align 4, !dbg !268, !tbaa !168
  br label %if.end148, !dbg !269

if.end148:                                        ; preds = %if.then98, %if.end96
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !270
  %loadedv149 = trunc nuw i8 %storedv to i1, !dbg !271
  br i1 %loadedv149, label %if.then150, label %if.end161, !dbg !271

if.then150:                                       ; preds = %if.end148
  %i87 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !273
  %idxprom152 = zext nneg i32 %i87 to i64, !dbg !275
  %arrayidx153 = getelementptr inbounds nuw [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4heatE4warm to ptr), i64 0, i64 %idxprom152, !dbg !275
  %i88 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !276
  %idxprom155 = zext nneg i32 %i88 to i64, !dbg !275
  %arrayidx156 = getelementptr inbounds nuw [16 x float], ptr %arrayidx153, i64 0, i64 %idxprom155, !dbg !275
  %i89 = load float, ptr %arrayidx156, align 4, !dbg !275, !tbaa !168
  %mul157 = mul nsw i32 %add5, %columns, !dbg !278
  %add158 = add nsw i32 %mul157, %add, !dbg !279
  %idxprom159 = sext i32 %add158 to i64, !dbg !280
  %arrayidx160 = getelementptr inbounds float, ptr %after, i64 %idxprom159, !dbg !280
  store float %i89, ptr %arrayidx160, align 4, !dbg !281, !tbaa !168
  br label %if.end161, !dbg !280

if.end161:                                        ; preds = %if.then150, %if.end148
  ret void, !dbg !282
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
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!128, !129, !130, !131, !132, !133}
!llvm.dbg.cu = !{!11}
!llvm.ident = !{!134, !134}
!llvm.errno.tbaa = !{!135}
!nvvmir.version = !{!139}

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
!134 = !{!"clang"}
!135 = !{!136, !136, i64 0}
!136 = !{!"int", !137, i64 0}
!137 = !{!"omnipotent char", !138, i64 0}
!138 = !{!"Simple C++ TBAA"}
!139 = !{i32 2, i32 0}
!140 = !DILocation(line: 0, scope: !2)
!141 = !DILocation(line: 66, column: 27, scope: !142, inlinedAt: !143)
!142 = distinct !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv", scope: !38, file: !39, line: 66, type: !42, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, declaration: !41)
!143 = distinct !DILocation(line: 11, column: 11, scope: !2)
!144 = !DILocation(line: 11, column: 22, scope: !2)
!145 = !DILocation(line: 53, column: 27, scope: !146, inlinedAt: !147)
!146 = distinct !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv", scope: !69, file: !39, line: 53, type: !42, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, declaration: !71)
!147 = distinct !DILocation(line: 11, column: 31, scope: !2)
!148 = !DILocation(line: 11, column: 29, scope: !2)
!149 = !DILocation(line: 67, column: 27, scope: !150, inlinedAt: !151)
!150 = distinct !DISubprogram(name: "__fetch_builtin_y", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv", scope: !38, file: !39, line: 67, type: !42, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, declaration: !44)
!151 = distinct !DILocation(line: 11, column: 48, scope: !2)
!152 = !DILocation(line: 11, column: 59, scope: !2)
!153 = !DILocation(line: 54, column: 27, scope: !154, inlinedAt: !155)
!154 = distinct !DISubprogram(name: "__fetch_builtin_y", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv", scope: !69, file: !39, line: 54, type: !42, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, declaration: !72)
!155 = distinct !DILocation(line: 11, column: 68, scope: !2)
!156 = !DILocation(line: 11, column: 66, scope: !2)
!157 = !DILocation(line: 53, column: 27, scope: !146, inlinedAt: !158)
!158 = distinct !DILocation(line: 12, column: 12, scope: !2)
!159 = !DILocation(line: 12, column: 24, scope: !2)
!160 = !DILocation(line: 54, column: 27, scope: !154, inlinedAt: !161)
!161 = distinct !DILocation(line: 12, column: 34, scope: !2)
!162 = !DILocation(line: 12, column: 46, scope: !2)
!163 = !DILocation(line: 13, column: 22, scope: !2)
!164 = !DILocation(line: 13, column: 29, scope: !2)
!165 = !DILocation(line: 13, column: 8, scope: !2)
!166 = !DILocation(line: 14, column: 3, scope: !2)
!167 = !DILocation(line: 14, column: 16, scope: !2)
!168 = !{!169, !169, i64 0}
!169 = !{!"float", !137, i64 0}
!170 = !DILocation(line: 15, column: 3, scope: !2)
!171 = !DILocation(line: 16, column: 7, scope: !172)
!172 = distinct !DILexicalBlock(scope: !2, file: !3, line: 16, column: 7)
!173 = !DILocation(line: 17, column: 29, scope: !172)
!174 = !DILocation(line: 17, column: 39, scope: !172)
!175 = !DILocation(line: 17, column: 20, scope: !172)
!176 = !DILocation(line: 17, column: 5, scope: !172)
!177 = !DILocation(line: 17, column: 18, scope: !172)
!178 = !DILocation(line: 18, column: 3, scope: !2)
!179 = !DILocation(line: 19, column: 7, scope: !180)
!180 = distinct !DILexicalBlock(scope: !2, file: !3, line: 19, column: 7)
!181 = !DILocation(line: 53, column: 27, scope: !146, inlinedAt: !182)
!182 = distinct !DILocation(line: 20, column: 9, scope: !183)
!183 = distinct !DILexicalBlock(scope: !184, file: !3, line: 20, column: 9)
!184 = distinct !DILexicalBlock(scope: !180, file: !3, line: 19, column: 18)
!185 = !DILocation(line: 20, column: 21, scope: !183)
!186 = !DILocation(line: 21, column: 30, scope: !183)
!187 = !DILocation(line: 21, column: 45, scope: !183)
!188 = !DILocation(line: 21, column: 43, scope: !183)
!189 = !DILocation(line: 21, column: 40, scope: !183)
!190 = !DILocation(line: 21, column: 21, scope: !183)
!191 = !DILocation(line: 21, column: 7, scope: !183)
!192 = !DILocation(line: 21, column: 19, scope: !183)
!193 = !DILocation(line: 53, column: 27, scope: !146, inlinedAt: !194)
!194 = distinct !DILocation(line: 22, column: 9, scope: !195)
!195 = distinct !DILexicalBlock(scope: !184, file: !3, line: 22, column: 9)
!196 = !DILocation(line: 22, column: 21, scope: !195)
!197 = !DILocation(line: 22, column: 33, scope: !195)
!198 = !DILocation(line: 23, column: 35, scope: !195)
!199 = !DILocation(line: 23, column: 60, scope: !195)
!200 = !DILocation(line: 23, column: 50, scope: !195)
!201 = !DILocation(line: 23, column: 48, scope: !195)
!202 = !DILocation(line: 23, column: 45, scope: !195)
!203 = !DILocation(line: 23, column: 26, scope: !195)
!204 = !DILocation(line: 23, column: 7, scope: !195)
!205 = !DILocation(line: 23, column: 19, scope: !195)
!206 = !DILocation(line: 23, column: 24, scope: !195)
!207 = !DILocation(line: 54, column: 27, scope: !154, inlinedAt: !208)
!208 = distinct !DILocation(line: 24, column: 9, scope: !209)
!209 = distinct !DILexicalBlock(scope: !184, file: !3, line: 24, column: 9)
!210 = !DILocation(line: 24, column: 21, scope: !209)
!211 = !DILocation(line: 25, column: 31, scope: !209)
!212 = !DILocation(line: 25, column: 29, scope: !209)
!213 = !DILocation(line: 25, column: 48, scope: !209)
!214 = !DILocation(line: 25, column: 58, scope: !209)
!215 = !DILocation(line: 25, column: 21, scope: !209)
!216 = !DILocation(line: 25, column: 7, scope: !209)
!217 = !DILocation(line: 25, column: 19, scope: !209)
!218 = !DILocation(line: 54, column: 27, scope: !154, inlinedAt: !219)
!219 = distinct !DILocation(line: 26, column: 9, scope: !220)
!220 = distinct !DILexicalBlock(scope: !184, file: !3, line: 26, column: 9)
!221 = !DILocation(line: 26, column: 21, scope: !220)
!222 = !DILocation(line: 26, column: 33, scope: !220)
!223 = !DILocation(line: 27, column: 43, scope: !220)
!224 = !DILocation(line: 27, column: 36, scope: !220)
!225 = !DILocation(line: 27, column: 34, scope: !220)
!226 = !DILocation(line: 27, column: 60, scope: !220)
!227 = !DILocation(line: 27, column: 70, scope: !220)
!228 = !DILocation(line: 27, column: 26, scope: !220)
!229 = !DILocation(line: 27, column: 15, scope: !220)
!230 = !DILocation(line: 27, column: 7, scope: !220)
!231 = !DILocation(line: 27, column: 24, scope: !220)
!232 = !DILocation(line: 29, column: 3, scope: !2)
!233 = !DILocation(line: 30, column: 7, scope: !123)
!234 = !DILocation(line: 31, column: 18, scope: !122)
!235 = !DILocation(line: 0, scope: !122)
!236 = !DILocation(line: 32, column: 26, scope: !122)
!237 = !DILocation(line: 32, column: 36, scope: !122)
!238 = !DILocation(line: 32, column: 18, scope: !122)
!239 = !DILocation(line: 32, column: 52, scope: !122)
!240 = !DILocation(line: 32, column: 44, scope: !122)
!241 = !DILocation(line: 32, column: 71, scope: !122)
!242 = !DILocation(line: 32, column: 63, scope: !122)
!243 = !DILocation(line: 32, column: 61, scope: !122)
!244 = !DILocation(line: 32, column: 86, scope: !122)
!245 = !DILocation(line: 32, column: 80, scope: !122)
!246 = !DILocation(line: 32, column: 94, scope: !122)
!247 = !DILocation(line: 32, column: 41, scope: !122)
!248 = !DILocation(line: 33, column: 19, scope: !122)
!249 = !DILocation(line: 33, column: 31, scope: !122)
!250 = !DILocation(line: 33, column: 38, scope: !122)
!251 = !DILocation(line: 33, column: 50, scope: !122)
!252 = !DILocation(line: 33, column: 36, scope: !122)
!253 = !DILocation(line: 33, column: 61, scope: !122)
!254 = !DILocation(line: 33, column: 55, scope: !122)
!255 = !DILocation(line: 33, column: 69, scope: !122)
!256 = !DILocation(line: 32, column: 99, scope: !122)
!257 = !DILocation(line: 33, column: 81, scope: !122)
!258 = !DILocation(line: 33, column: 89, scope: !122)
!259 = !DILocation(line: 33, column: 74, scope: !122)
!260 = !DILocation(line: 34, column: 50, scope: !122)
!261 = !DILocation(line: 34, column: 61, scope: !122)
!262 = !DILocation(line: 34, column: 43, scope: !122)
!263 = !DILocation(line: 54, column: 27, scope: !154, inlinedAt: !264)
!264 = distinct !DILocation(line: 34, column: 10, scope: !122)
!265 = !DILocation(line: 34, column: 5, scope: !122)
!266 = !DILocation(line: 53, column: 27, scope: !146, inlinedAt: !267)
!267 = distinct !DILocation(line: 34, column: 23, scope: !122)
!268 = !DILocation(line: 34, column: 36, scope: !122)
!269 = !DILocation(line: 35, column: 3, scope: !122)
!270 = !DILocation(line: 36, column: 3, scope: !2)
!271 = !DILocation(line: 37, column: 7, scope: !272)
!272 = distinct !DILexicalBlock(scope: !2, file: !3, line: 37, column: 7)
!273 = !DILocation(line: 54, column: 27, scope: !154, inlinedAt: !274)
!274 = distinct !DILocation(line: 38, column: 35, scope: !272)
!275 = !DILocation(line: 38, column: 30, scope: !272)
!276 = !DILocation(line: 53, column: 27, scope: !146, inlinedAt: !277)
!277 = distinct !DILocation(line: 38, column: 48, scope: !272)
!278 = !DILocation(line: 38, column: 13, scope: !272)
!279 = !DILocation(line: 38, column: 23, scope: !272)
!280 = !DILocation(line: 38, column: 5, scope: !272)
!281 = !DILocation(line: 38, column: 28, scope: !272)
!282 = !DILocation(line: 39, column: 1, scope: !2)
