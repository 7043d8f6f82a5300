; perfdojo: needleman_wunsch.cu at light for sm_90, bdde8521e443e4ca
; ModuleID = '<string>'
source_filename = "needleman_wunsch.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }

@_ZZ5tilesE4cell = internal addrspace(3) global [17 x [17 x i32]] undef, align 4, !dbg !0
@_ZZ5tilesE5score = internal addrspace(3) global [16 x [16 x i32]] undef, align 4, !dbg !98
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tiles(i32 noundef %n, i32 noundef %m, i32 noundef %diagonal, i32 noundef %first, ptr noundef %a, ptr noundef %b, i32 noundef %match, i32 noundef %mismatch, i32 noundef %gap, ptr noundef %h) #0 !dbg !2 {
entry:
    #dbg_value(i32 %n, !104, !DIExpression(), !149)
    #dbg_value(i32 %m, !105, !DIExpression(), !149)
    #dbg_value(i32 %diagonal, !106, !DIExpression(), !149)
    #dbg_value(i32 %first, !107, !DIExpression(), !149)
    #dbg_value(ptr %a, !108, !DIExpression(), !149)
    #dbg_value(ptr %b, !109, !DIExpression(), !149)
    #dbg_value(i32 %match, !110, !DIExpression(), !149)
    #dbg_value(i32 %mismatch, !111, !DIExpression(), !149)
    #dbg_value(i32 %gap, !112, !DIExpression(), !149)
    #dbg_value(ptr %h, !113, !DIExpression(), !149)
  %i = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !150
    #dbg_value(i32 %i, !114, !DIExpression(), !149)
  %add = add nsw i32 %m, 1, !dbg !153
    #dbg_value(i32 %add, !115, !DIExpression(), !149)
  %i69 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !154
  %add2 = add i32 %first, %i69, !dbg !157
    #dbg_value(i32 %add2, !116, !DIExpression(), !149)
  %sub = sub nsw i32 %diagonal, %add2, !dbg !158
    #dbg_value(i32 %sub, !117, !DIExpression(), !149)
  %mul = mul nsw i32 %add2, 16, !dbg !159
    #dbg_value(i32 %mul, !118, !DIExpression(), !149)
  %mul3 = mul nsw i32 %sub, 16, !dbg !160
    #dbg_value(i32 %mul3, !119, !DIExpression(), !149)
    #dbg_value(i32 0, !120, !DIExpression(), !161)
  br label %for.cond, !dbg !162

for.cond:                                         ; preds = %cond.end17, %entry
  %k.0 = phi i32 [ 0, %entry ], [ %inc, %cond.end17 ], !dbg !163
    #dbg_value(i32 %k.0, !120, !DIExpression(), !161)
  %cmp = icmp slt i32 %k.0, 16, !dbg !164
  br i1 %cmp, label %for.body, label %for.end, !dbg !166

for.body:                                         ; preds = %for.cond
  %add4 = add nsw i32 %mul, %k.0, !dbg !167
  %cmp5 = icmp slt i32 %add4, %n, !dbg !168
  %add6 = add nsw i32 %mul3, %i
  %cmp7 = icmp slt i32 %add6, %m
  %or.cond = select i1 %cmp5, i1 %cmp7, i1 false, !dbg !169
  br i1 %or.cond, label %cond.true, label %cond.end17, !dbg !169

cond.true:                                        ; preds = %for.body
  %add8 = add nsw i32 %mul, %k.0, !dbg !170
  %idxprom = sext i32 %add8 to i64, !dbg !171
  %arrayidx = getelementptr inbounds i8, ptr %a, i64 %idxprom, !dbg !171
  %i70 = load i8, ptr %arrayidx, align 1, !dbg !171, !tbaa !172
  %conv = sext i8 %i70 to i32, !dbg !171
  %add9 = add nsw i32 %mul3, %i, !dbg !173
  %idxprom10 = sext i32 %add9 to i64, !dbg !174
  %arrayidx11 = getelementptr inbounds i8, ptr %b, i64 %idxprom10, !dbg !174
  %i71 = load i8, ptr %arrayidx11, align 1, !dbg !174, !tbaa !172
  %conv12 = sext i8 %i71 to i32, !dbg !174
  %cmp13 = icmp eq i32 %conv, %conv12, !dbg !175
  %sub15 = sub nsw i32 0, %mismatch, !dbg !171
  %cond = select i1 %cmp13, i32 %match, i32 %sub15, !dbg !171
  br label %cond.end17, !dbg !176

cond.end17:                                       ; preds = %for.body, %cond.true
  %cond18 = phi i32 [ %cond, %cond.true ], [ 0, %for.body ], !dbg !176
  %idxprom19 = sext i32 %k.0 to i64, !dbg !177
  %arrayidx20 = getelementptr inbounds [16 x [16 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE5score to ptr), i64 0, i64 %idxprom19, !dbg !177
  %idxprom21 = zext nneg i32 %i to i64, !dbg !177
  %arrayidx22 = getelementptr inbounds [16 x i32], ptr %arrayidx20, i64 0, i64 %idxprom21, !dbg !177
  store i32 %cond18, ptr %arrayidx22, align 4, !dbg !178, !tbaa !144
  %inc = add nsw i32 %k.0, 1, !dbg !179
    #dbg_value(i32 %inc, !120, !DIExpression(), !161)
  br label %for.cond, !dbg !180, !llvm.loop !181

for.end:                                          ; preds = %for.cond
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !184
    #dbg_value(i32 0, !122, !DIExpression(), !185)
  br label %for.cond24, !dbg !186

for.cond24:                                       ; preds = %for.inc39, %for.end
  %k23.0 = phi i32 [ 0, %for.end ], [ %inc40, %for.inc39 ], !dbg !187
    #dbg_value(i32 %k23.0, !122, !DIExpression(), !185)
  %cmp25 = icmp sle i32 %k23.0, 16, !dbg !188
  br i1 %cmp25, label %for.cond28, label %for.end41, !dbg !189

for.cond28:                                       ; preds = %for.cond24, %for.body31
  %c.0 = phi i32 [ %add37, %for.body31 ], [ %i, %for.cond24 ], !dbg !190
    #dbg_value(i32 %c.0, !124, !DIExpression(), !191)
  %cmp29 = icmp sle i32 %c.0, 16, !dbg !192
  br i1 %cmp29, label %for.body31, label %for.inc39, !dbg !194

for.body31:                                       ; preds = %for.cond28
  %idxprom32 = sext i32 %k23.0 to i64, !dbg !195
  %arrayidx33 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 0, i64 %idxprom32, !dbg !195
  %idxprom34 = zext nneg i32 %c.0 to i64, !dbg !195
  %arrayidx35 = getelementptr inbounds [17 x i32], ptr %arrayidx33, i64 0, i64 %idxprom34, !dbg !195
  store i32 0, ptr %arrayidx35, align 4, !dbg !196, !tbaa !144
  %add37 = add nuw nsw i32 %c.0, 16, !dbg !197
    #dbg_value(i32 %add37, !124, !DIExpression(), !191)
  br label %for.cond28, !dbg !198, !llvm.loop !199

for.inc39:                                        ; preds = %for.cond28
  %inc40 = add nsw i32 %k23.0, 1, !dbg !201
    #dbg_value(i32 %inc40, !122, !DIExpression(), !185)
  br label %for.cond24, !dbg !202, !llvm.loop !203

for.end41:                                        ; preds = %for.cond24
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !205
  %cmp42 = icmp eq i32 %i, 0, !dbg !206
  br i1 %cmp42, label %if.then, label %if.end, !dbg !206

if.then:                                          ; preds = %for.end41
  %mul43 = mul nsw i32 %mul, %add, !dbg !208
  %add44 = add nsw i32 %mul43, %mul3, !dbg !209
  %idxprom45 = sext i32 %add44 to i64, !dbg !210
  %arrayidx46 = getelementptr inbounds i32, ptr %h, i64 %idxprom45, !dbg !210
  %i72 = load i32, ptr %arrayidx46, align 4, !dbg !210, !tbaa !144
  store i32 %i72, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), align 4, !dbg !211, !tbaa !144
  br label %if.end, !dbg !212

if.end:                                           ; preds = %if.then, %for.end41
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !213
  %add47 = add nsw i32 %mul, %i, !dbg !214
  %cmp48 = icmp slt i32 %add47, %n, !dbg !215
  br i1 %cmp48, label %cond.true49, label %cond.end57, !dbg !216

cond.true49:                                      ; preds = %if.end
  %add50 = add nsw i32 %mul, %i, !dbg !217
  %add51 = add nsw i32 %add50, 1, !dbg !218
  %mul52 = mul nsw i32 %add51, %add, !dbg !219
  %add53 = add nsw i32 %mul52, %mul3, !dbg !220
  %idxprom54 = sext i32 %add53 to i64, !dbg !221
  %arrayidx55 = getelementptr inbounds i32, ptr %h, i64 %idxprom54, !dbg !221
  %i73 = load i32, ptr %arrayidx55, align 4, !dbg !221, !tbaa !144
  br label %cond.end57, !dbg !216

cond.end57:                                       ; preds = %if.end, %cond.true49
  %cond58 = phi i32 [ %i73, %cond.true49 ], [ 0, %if.end ], !dbg !216
  %add59 = add nuw nsw i32 %i, 1, !dbg !222
  %idxprom60 = zext nneg i32 %add59 to i64, !dbg !223
  %arrayidx61 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 0, i64 %idxprom60, !dbg !223
  %arrayidx62 = getelementptr inbounds nuw [17 x i32], ptr %arrayidx61, i64 0, i64 0, !dbg !223
  store i32 %cond58, ptr %arrayidx62, align 4, !dbg !224, !tbaa !144
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !225
  %add63 = add nsw i32 %mul3, %i, !dbg !226
  %cmp64 = icmp slt i32 %add63, %m, !dbg !227
  br i1 %cmp64, label %cond.true65, label %cond.end73, !dbg !228

cond.true65:                                      ; preds = %cond.end57
  %mul66 = mul nsw i32 %mul, %add, !dbg !229
  %add67 = add nsw i32 %mul66, %mul3, !dbg !230
  %add68 = add nsw i32 %add67, %i, !dbg !231
  %add69 = add nsw i32 %add68, 1, !dbg !232
  %idxprom70 = sext i32 %add69 to i64, !dbg !233
  %arrayidx71 = getelementptr inbounds i32, ptr %h, i64 %idxprom70, !dbg !233
  %i74 = load i32, ptr %arrayidx71, align 4, !dbg !233, !tbaa !144
  br label %cond.end73, !dbg !228

cond.end73:                                       ; preds = %cond.end57, %cond.true65
  %cond74 = phi i32 [ %i74, %cond.true65 ], [ 0, %cond.end57 ], !dbg !228
  %add75 = add nuw nsw i32 %i, 1, !dbg !234
  %idxprom76 = zext nneg i32 %add75 to i64, !dbg !235
  %arrayidx77 = getelementptr inbounds [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 0, i64 %idxprom76, !dbg !235
  store i32 %cond74, ptr %arrayidx77, align 4, !dbg !236, !tbaa !144
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !237
    #dbg_value(i32 0, !127, !DIExpression(), !238)
  br label %for.cond78, !dbg !239

for.cond78:                                       ; preds = %if.end115, %cond.end73
  %d.0 = phi i32 [ 0, %cond.end73 ], [ %inc117, %if.end115 ], !dbg !240
    #dbg_value(i32 %d.0, !127, !DIExpression(), !238)
  %cmp79 = icmp slt i32 %d.0, 31, !dbg !241
  br i1 %cmp79, label %for.body81, label %for.cond120, !dbg !242

for.body81:                                       ; preds = %for.cond78
  %sub82 = sub nsw i32 %d.0, %i, !dbg !243
    #dbg_value(i32 %sub82, !129, !DIExpression(), !244)
  %cmp83 = icmp sge i32 %sub82, 0, !dbg !245
  %cmp85 = icmp slt i32 %sub82, 16
  %or.cond67 = and i1 %cmp83, %cmp85, !dbg !247
  br i1 %or.cond67, label %if.then86, label %if.end115, !dbg !247

if.then86:                                        ; preds = %for.body81
  %idxprom87 = zext nneg i32 %sub82 to i64, !dbg !248
  %arrayidx88 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 0, i64 %idxprom87, !dbg !248
  %idxprom89 = zext nneg i32 %i to i64, !dbg !248
  %arrayidx90 = getelementptr inbounds [17 x i32], ptr %arrayidx88, i64 0, i64 %idxprom89, !dbg !248
  %i75 = load i32, ptr %arrayidx90, align 4, !dbg !248, !tbaa !144
  %idxprom91 = zext nneg i32 %sub82 to i64, !dbg !249
  %arrayidx92 = getelementptr inbounds [16 x [16 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE5score to ptr), i64 0, i64 %idxprom91, !dbg !249
  %idxprom93 = zext nneg i32 %i to i64, !dbg !249
  %arrayidx94 = getelementptr inbounds [16 x i32], ptr %arrayidx92, i64 0, i64 %idxprom93, !dbg !249
  %i76 = load i32, ptr %arrayidx94, align 4, !dbg !249, !tbaa !144
  %add95 = add nsw i32 %i75, %i76, !dbg !250
  %add96 = add nuw nsw i32 %sub82, 1, !dbg !251
  %idxprom97 = zext nneg i32 %add96 to i64, !dbg !252
  %arrayidx98 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 0, i64 %idxprom97, !dbg !252
  %idxprom99 = zext nneg i32 %i to i64, !dbg !252
  %arrayidx100 = getelementptr inbounds [17 x i32], ptr %arrayidx98, i64 0, i64 %idxprom99, !dbg !252
  %i77 = load i32, ptr %arrayidx100, align 4, !dbg !252, !tbaa !144
  %sub101 = sub nsw i32 %i77, %gap, !dbg !253
  %idxprom102 = zext nneg i32 %sub82 to i64, !dbg !254
  %arrayidx103 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 0, i64 %idxprom102, !dbg !254
  %add104 = add nuw nsw i32 %i, 1, !dbg !255
  %idxprom105 = zext nneg i32 %add104 to i64, !dbg !254
  %arrayidx106 = getelementptr inbounds [17 x i32], ptr %arrayidx103, i64 0, i64 %idxprom105, !dbg !254
  %i78 = load i32, ptr %arrayidx106, align 4, !dbg !254, !tbaa !144
  %sub107 = sub nsw i32 %i78, %gap, !dbg !256
  %call108 = call noundef i32 @_ZL4max3iii(i32 noundef %add95, i32 noundef %sub101, i32 noundef %sub107) #5, !dbg !257
  %add109 = add nuw nsw i32 %sub82, 1, !dbg !258
  %idxprom110 = zext nneg i32 %add109 to i64, !dbg !259
  %arrayidx111 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 0, i64 %idxprom110, !dbg !259
  %add112 = add nuw nsw i32 %i, 1, !dbg !260
  %idxprom113 = zext nneg i32 %add112 to i64, !dbg !259
  %arrayidx114 = getelementptr inbounds [17 x i32], ptr %arrayidx111, i64 0, i64 %idxprom113, !dbg !259
  store i32 %call108, ptr %arrayidx114, align 4, !dbg !261, !tbaa !144
  br label %if.end115, !dbg !259

if.end115:                                        ; preds = %if.then86, %for.body81
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !262
  %inc117 = add nsw i32 %d.0, 1, !dbg !263
    #dbg_value(i32 %inc117, !127, !DIExpression(), !238)
  br label %for.cond78, !dbg !264, !llvm.loop !265

for.cond120:                                      ; preds = %for.cond78, %for.inc145
  %k119.0 = phi i32 [ %inc146, %for.inc145 ], [ 0, %for.cond78 ], !dbg !267
    #dbg_value(i32 %k119.0, !132, !DIExpression(), !268)
  %cmp121 = icmp slt i32 %k119.0, 16, !dbg !269
  br i1 %cmp121, label %for.body123, label %for.end147, !dbg !271

for.body123:                                      ; preds = %for.cond120
  %add124 = add nsw i32 %mul, %k119.0, !dbg !272
  %cmp125 = icmp slt i32 %add124, %n, !dbg !274
  %add127 = add nsw i32 %mul3, %i
  %cmp128 = icmp slt i32 %add127, %m
  %or.cond68 = select i1 %cmp125, i1 %cmp128, i1 false, !dbg !275
  br i1 %or.cond68, label %if.then129, label %for.inc145, !dbg !275

if.then129:                                       ; preds = %for.body123
  %add130 = add nsw i32 %k119.0, 1, !dbg !276
  %idxprom131 = sext i32 %add130 to i64, !dbg !277
  %arrayidx132 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 0, i64 %idxprom131, !dbg !277
  %add133 = add nuw nsw i32 %i, 1, !dbg !278
  %idxprom134 = zext nneg i32 %add133 to i64, !dbg !277
  %arrayidx135 = getelementptr inbounds [17 x i32], ptr %arrayidx132, i64 0, i64 %idxprom134, !dbg !277
  %i79 = load i32, ptr %arrayidx135, align 4, !dbg !277, !tbaa !144
  %add136 = add nsw i32 %mul, %k119.0, !dbg !279
  %add137 = add nsw i32 %add136, 1, !dbg !280
  %mul138 = mul nsw i32 %add137, %add, !dbg !281
  %add139 = add nsw i32 %mul138, %mul3, !dbg !282
  %add140 = add nsw i32 %add139, %i, !dbg !283
  %add141 = add nsw i32 %add140, 1, !dbg !284
  %idxprom142 = sext i32 %add141 to i64, !dbg !285
  %arrayidx143 = getelementptr inbounds i32, ptr %h, i64 %idxprom142, !dbg !285
  store i32 %i79, ptr %arrayidx143, align 4, !dbg !286, !tbaa !144
  br label %for.inc145, !dbg !285

for.inc145:                                       ; preds = %for.body123, %if.then129
  %inc146 = add nsw i32 %k119.0, 1, !dbg !287
    #dbg_value(i32 %inc146, !132, !DIExpression(), !268)
  br label %for.cond120, !dbg !288, !llvm.loop !289

for.end147:                                       ; preds = %for.cond120
  ret void, !dbg !291
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress nounwind
define internal noundef i32 @_ZL4max3iii(i32 noundef %a, i32 noundef %b, i32 noundef %c) #3 !dbg !292 {
entry:
    #dbg_value(i32 %a, !296, !DIExpression(), !300)
    #dbg_value(i32 %b, !297, !DIExpression(), !300)
    #dbg_value(i32 %c, !298, !DIExpression(), !300)
  %cmp = icmp sgt i32 %a, %b, !dbg !301
  %a.b = select i1 %cmp, i32 %a, i32 %b, !dbg !302
    #dbg_value(i32 %a.b, !299, !DIExpression(), !300)
  %cmp1 = icmp sgt i32 %a.b, %c, !dbg !303
  %cond5 = select i1 %cmp1, i32 %a.b, i32 %c, !dbg !304
  ret i32 %cond5, !dbg !305
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!137, !138, !139, !140, !141, !142}
!llvm.dbg.cu = !{!11}
!llvm.ident = !{!143, !143}
!llvm.errno.tbaa = !{!144}
!nvvmir.version = !{!148}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "cell", scope: !2, file: !3, line: 14, type: !134, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "tiles", scope: !3, file: !3, line: 12, type: !4, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !103)
!3 = !DIFile(filename: "needleman_wunsch.cu", directory: "")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !6, !6, !6, !7, !7, !6, !6, !6, !10}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!9 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
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
!38 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__cuda_builtin_threadIdx_t", file: !39, line: 52, size: 8, flags: DIFlagTypePassByReference, elements: !40, identifier: "_ZTS26__cuda_builtin_threadIdx_t")
!39 = !DIFile(filename: "__clang_cuda_builtin_vars.h", directory: "")
!40 = !{!41, !44, !45, !46, !51, !54, !58, !62, !65}
!41 = !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv", scope: !38, file: !39, line: 53, type: !42, scopeLine: 53, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!42 = !DISubroutineType(types: !43)
!43 = !{!17}
!44 = !DISubprogram(name: "__fetch_builtin_y", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv", scope: !38, file: !39, line: 54, type: !42, scopeLine: 54, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!45 = !DISubprogram(name: "__fetch_builtin_z", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_zEv", scope: !38, file: !39, line: 55, type: !42, scopeLine: 55, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!46 = !DISubprogram(name: "operator dim3", linkageName: "_ZNK26__cuda_builtin_threadIdx_tcv4dim3Ev", scope: !38, file: !39, line: 58, type: !47, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!47 = !DISubroutineType(types: !48)
!48 = !{!13, !49}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!50 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !38)
!51 = !DISubprogram(name: "operator uint3", linkageName: "_ZNK26__cuda_builtin_threadIdx_tcv5uint3Ev", scope: !38, file: !39, line: 59, type: !52, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!52 = !DISubroutineType(types: !53)
!53 = !{!28, !49}
!54 = !DISubprogram(name: "__cuda_builtin_threadIdx_t", linkageName: "_ZN26__cuda_builtin_threadIdx_tC4Ev", scope: !38, file: !39, line: 62, type: !55, scopeLine: 62, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!55 = !DISubroutineType(types: !56)
!56 = !{null, !57}
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!58 = !DISubprogram(name: "__cuda_builtin_threadIdx_t", linkageName: "_ZN26__cuda_builtin_threadIdx_tC4ERKS_", scope: !38, file: !39, line: 62, type: !59, scopeLine: 62, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!59 = !DISubroutineType(types: !60)
!60 = !{null, !57, !61}
!61 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !50, size: 64)
!62 = !DISubprogram(name: "operator=", linkageName: "_ZNK26__cuda_builtin_threadIdx_taSERKS_", scope: !38, file: !39, line: 62, type: !63, scopeLine: 62, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!63 = !DISubroutineType(types: !64)
!64 = !{null, !49, !61}
!65 = !DISubprogram(name: "operator&", linkageName: "_ZNK26__cuda_builtin_threadIdx_tadEv", scope: !38, file: !39, line: 62, type: !66, scopeLine: 62, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!66 = !DISubroutineType(types: !67)
!67 = !{!68, !49}
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!69 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__cuda_builtin_blockIdx_t", file: !39, line: 65, size: 8, flags: DIFlagTypePassByReference, elements: !70, identifier: "_ZTS25__cuda_builtin_blockIdx_t")
!70 = !{!71, !72, !73, !74, !79, !82, !86, !90, !93}
!71 = !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv", scope: !69, file: !39, line: 66, type: !42, scopeLine: 66, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!72 = !DISubprogram(name: "__fetch_builtin_y", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv", scope: !69, file: !39, line: 67, type: !42, scopeLine: 67, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!73 = !DISubprogram(name: "__fetch_builtin_z", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_zEv", scope: !69, file: !39, line: 68, type: !42, scopeLine: 68, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!74 = !DISubprogram(name: "operator dim3", linkageName: "_ZNK25__cuda_builtin_blockIdx_tcv4dim3Ev", scope: !69, file: !39, line: 71, type: !75, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!75 = !DISubroutineType(types: !76)
!76 = !{!13, !77}
!77 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !78, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!78 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !69)
!79 = !DISubprogram(name: "operator uint3", linkageName: "_ZNK25__cuda_builtin_blockIdx_tcv5uint3Ev", scope: !69, file: !39, line: 72, type: !80, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!80 = !DISubroutineType(types: !81)
!81 = !{!28, !77}
!82 = !DISubprogram(name: "__cuda_builtin_blockIdx_t", linkageName: "_ZN25__cuda_builtin_blockIdx_tC4Ev", scope: !69, file: !39, line: 75, type: !83, scopeLine: 75, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!83 = !DISubroutineType(types: !84)
!84 = !{null, !85}
!85 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !69, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!86 = !DISubprogram(name: "__cuda_builtin_blockIdx_t", linkageName: "_ZN25__cuda_builtin_blockIdx_tC4ERKS_", scope: !69, file: !39, line: 75, type: !87, scopeLine: 75, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!87 = !DISubroutineType(types: !88)
!88 = !{null, !85, !89}
!89 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !78, size: 64)
!90 = !DISubprogram(name: "operator=", linkageName: "_ZNK25__cuda_builtin_blockIdx_taSERKS_", scope: !69, file: !39, line: 75, type: !91, scopeLine: 75, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!91 = !DISubroutineType(types: !92)
!92 = !{null, !77, !89}
!93 = !DISubprogram(name: "operator&", linkageName: "_ZNK25__cuda_builtin_blockIdx_tadEv", scope: !69, file: !39, line: 75, type: !94, scopeLine: 75, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!94 = !DISubroutineType(types: !95)
!95 = !{!96, !77}
!96 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !69, size: 64)
!97 = !{!0, !98}
!98 = !DIGlobalVariableExpression(var: !99, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!99 = distinct !DIGlobalVariable(name: "score", scope: !2, file: !3, line: 15, type: !100, isLocal: true, isDefinition: true)
!100 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 8192, elements: !101)
!101 = !{!102, !102}
!102 = !DISubrange(count: 16)
!103 = !{!104, !105, !106, !107, !108, !109, !110, !111, !112, !113, !114, !115, !116, !117, !118, !119, !120, !122, !124, !127, !129, !132}
!104 = !DILocalVariable(name: "n", arg: 1, scope: !2, file: !3, line: 12, type: !6)
!105 = !DILocalVariable(name: "m", arg: 2, scope: !2, file: !3, line: 12, type: !6)
!106 = !DILocalVariable(name: "diagonal", arg: 3, scope: !2, file: !3, line: 12, type: !6)
!107 = !DILocalVariable(name: "first", arg: 4, scope: !2, file: !3, line: 12, type: !6)
!108 = !DILocalVariable(name: "a", arg: 5, scope: !2, file: !3, line: 12, type: !7)
!109 = !DILocalVariable(name: "b", arg: 6, scope: !2, file: !3, line: 13, type: !7)
!110 = !DILocalVariable(name: "match", arg: 7, scope: !2, file: !3, line: 13, type: !6)
!111 = !DILocalVariable(name: "mismatch", arg: 8, scope: !2, file: !3, line: 13, type: !6)
!112 = !DILocalVariable(name: "gap", arg: 9, scope: !2, file: !3, line: 13, type: !6)
!113 = !DILocalVariable(name: "h", arg: 10, scope: !2, file: !3, line: 13, type: !10)
!114 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 16, type: !6)
!115 = !DILocalVariable(name: "width", scope: !2, file: !3, line: 16, type: !6)
!116 = !DILocalVariable(name: "tile_row", scope: !2, file: !3, line: 17, type: !6)
!117 = !DILocalVariable(name: "tile_column", scope: !2, file: !3, line: 17, type: !6)
!118 = !DILocalVariable(name: "top", scope: !2, file: !3, line: 18, type: !6)
!119 = !DILocalVariable(name: "left", scope: !2, file: !3, line: 18, type: !6)
!120 = !DILocalVariable(name: "k", scope: !121, file: !3, line: 19, type: !6)
!121 = distinct !DILexicalBlock(scope: !2, file: !3, line: 19, column: 3)
!122 = !DILocalVariable(name: "k", scope: !123, file: !3, line: 24, type: !6)
!123 = distinct !DILexicalBlock(scope: !2, file: !3, line: 24, column: 3)
!124 = !DILocalVariable(name: "c", scope: !125, file: !3, line: 25, type: !6)
!125 = distinct !DILexicalBlock(scope: !126, file: !3, line: 25, column: 5)
!126 = distinct !DILexicalBlock(scope: !123, file: !3, line: 24, column: 3)
!127 = !DILocalVariable(name: "d", scope: !128, file: !3, line: 35, type: !6)
!128 = distinct !DILexicalBlock(scope: !2, file: !3, line: 35, column: 3)
!129 = !DILocalVariable(name: "row", scope: !130, file: !3, line: 36, type: !6)
!130 = distinct !DILexicalBlock(scope: !131, file: !3, line: 35, column: 42)
!131 = distinct !DILexicalBlock(scope: !128, file: !3, line: 35, column: 3)
!132 = !DILocalVariable(name: "k", scope: !133, file: !3, line: 42, type: !6)
!133 = distinct !DILexicalBlock(scope: !2, file: !3, line: 42, column: 3)
!134 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 9248, elements: !135)
!135 = !{!136, !136}
!136 = !DISubrange(count: 17)
!137 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 9]}
!138 = !{i32 7, !"Dwarf Version", i32 2}
!139 = !{i32 2, !"Debug Info Version", i32 3}
!140 = !{i32 1, !"wchar_size", i32 4}
!141 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!142 = !{i32 7, !"frame-pointer", i32 2}
!143 = !{!"clang"}
!144 = !{!145, !145, i64 0}
!145 = !{!"int", !146, i64 0}
!146 = !{!"omnipotent char", !147, i64 0}
!147 = !{!"Simple C++ TBAA"}
!148 = !{i32 2, i32 0}
!149 = !DILocation(line: 0, scope: !2)
!150 = !DILocation(line: 53, column: 27, scope: !151, inlinedAt: !152)
!151 = distinct !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv", scope: !38, file: !39, line: 53, type: !42, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, declaration: !41)
!152 = distinct !DILocation(line: 16, column: 11, scope: !2)
!153 = !DILocation(line: 16, column: 34, scope: !2)
!154 = !DILocation(line: 66, column: 27, scope: !155, inlinedAt: !156)
!155 = distinct !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv", scope: !69, file: !39, line: 66, type: !42, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, declaration: !71)
!156 = distinct !DILocation(line: 17, column: 26, scope: !2)
!157 = !DILocation(line: 17, column: 24, scope: !2)
!158 = !DILocation(line: 17, column: 61, scope: !2)
!159 = !DILocation(line: 18, column: 22, scope: !2)
!160 = !DILocation(line: 18, column: 49, scope: !2)
!161 = !DILocation(line: 0, scope: !121)
!162 = !DILocation(line: 19, column: 8, scope: !121)
!163 = !DILocation(line: 19, scope: !121)
!164 = !DILocation(line: 19, column: 21, scope: !165)
!165 = distinct !DILexicalBlock(scope: !121, file: !3, line: 19, column: 3)
!166 = !DILocation(line: 19, column: 3, scope: !121)
!167 = !DILocation(line: 20, column: 23, scope: !165)
!168 = !DILocation(line: 20, column: 27, scope: !165)
!169 = !DILocation(line: 20, column: 31, scope: !165)
!170 = !DILocation(line: 21, column: 32, scope: !165)
!171 = !DILocation(line: 21, column: 26, scope: !165)
!172 = !{!146, !146, i64 0}
!173 = !DILocation(line: 21, column: 47, scope: !165)
!174 = !DILocation(line: 21, column: 40, scope: !165)
!175 = !DILocation(line: 21, column: 37, scope: !165)
!176 = !DILocation(line: 20, column: 19, scope: !165)
!177 = !DILocation(line: 20, column: 5, scope: !165)
!178 = !DILocation(line: 20, column: 17, scope: !165)
!179 = !DILocation(line: 19, column: 29, scope: !165)
!180 = !DILocation(line: 19, column: 3, scope: !165)
!181 = distinct !{!181, !166, !182, !183}
!182 = !DILocation(line: 22, column: 25, scope: !121)
!183 = !{!"llvm.loop.mustprogress"}
!184 = !DILocation(line: 23, column: 3, scope: !2)
!185 = !DILocation(line: 0, scope: !123)
!186 = !DILocation(line: 24, column: 8, scope: !123)
!187 = !DILocation(line: 24, scope: !123)
!188 = !DILocation(line: 24, column: 21, scope: !126)
!189 = !DILocation(line: 24, column: 3, scope: !123)
!190 = !DILocation(line: 25, scope: !125)
!191 = !DILocation(line: 0, scope: !125)
!192 = !DILocation(line: 25, column: 23, scope: !193)
!193 = distinct !DILexicalBlock(scope: !125, file: !3, line: 25, column: 5)
!194 = !DILocation(line: 25, column: 5, scope: !125)
!195 = !DILocation(line: 26, column: 7, scope: !193)
!196 = !DILocation(line: 26, column: 18, scope: !193)
!197 = !DILocation(line: 25, column: 34, scope: !193)
!198 = !DILocation(line: 25, column: 5, scope: !193)
!199 = distinct !{!199, !194, !200, !183}
!200 = !DILocation(line: 26, column: 20, scope: !125)
!201 = !DILocation(line: 24, column: 30, scope: !126)
!202 = !DILocation(line: 24, column: 3, scope: !126)
!203 = distinct !{!203, !189, !204, !183}
!204 = !DILocation(line: 26, column: 20, scope: !123)
!205 = !DILocation(line: 27, column: 3, scope: !2)
!206 = !DILocation(line: 28, column: 9, scope: !207)
!207 = distinct !DILexicalBlock(scope: !2, file: !3, line: 28, column: 7)
!208 = !DILocation(line: 29, column: 24, scope: !207)
!209 = !DILocation(line: 29, column: 32, scope: !207)
!210 = !DILocation(line: 29, column: 18, scope: !207)
!211 = !DILocation(line: 29, column: 16, scope: !207)
!212 = !DILocation(line: 29, column: 5, scope: !207)
!213 = !DILocation(line: 30, column: 3, scope: !2)
!214 = !DILocation(line: 31, column: 24, scope: !2)
!215 = !DILocation(line: 31, column: 28, scope: !2)
!216 = !DILocation(line: 31, column: 20, scope: !2)
!217 = !DILocation(line: 31, column: 41, scope: !2)
!218 = !DILocation(line: 31, column: 45, scope: !2)
!219 = !DILocation(line: 31, column: 50, scope: !2)
!220 = !DILocation(line: 31, column: 58, scope: !2)
!221 = !DILocation(line: 31, column: 34, scope: !2)
!222 = !DILocation(line: 31, column: 10, scope: !2)
!223 = !DILocation(line: 31, column: 3, scope: !2)
!224 = !DILocation(line: 31, column: 18, scope: !2)
!225 = !DILocation(line: 32, column: 3, scope: !2)
!226 = !DILocation(line: 33, column: 25, scope: !2)
!227 = !DILocation(line: 33, column: 29, scope: !2)
!228 = !DILocation(line: 33, column: 20, scope: !2)
!229 = !DILocation(line: 33, column: 41, scope: !2)
!230 = !DILocation(line: 33, column: 49, scope: !2)
!231 = !DILocation(line: 33, column: 56, scope: !2)
!232 = !DILocation(line: 33, column: 60, scope: !2)
!233 = !DILocation(line: 33, column: 35, scope: !2)
!234 = !DILocation(line: 33, column: 13, scope: !2)
!235 = !DILocation(line: 33, column: 3, scope: !2)
!236 = !DILocation(line: 33, column: 18, scope: !2)
!237 = !DILocation(line: 34, column: 3, scope: !2)
!238 = !DILocation(line: 0, scope: !128)
!239 = !DILocation(line: 35, column: 8, scope: !128)
!240 = !DILocation(line: 35, scope: !128)
!241 = !DILocation(line: 35, column: 21, scope: !131)
!242 = !DILocation(line: 35, column: 3, scope: !128)
!243 = !DILocation(line: 36, column: 17, scope: !130)
!244 = !DILocation(line: 0, scope: !130)
!245 = !DILocation(line: 37, column: 13, scope: !246)
!246 = distinct !DILexicalBlock(scope: !130, file: !3, line: 37, column: 9)
!247 = !DILocation(line: 37, column: 18, scope: !246)
!248 = !DILocation(line: 38, column: 35, scope: !246)
!249 = !DILocation(line: 38, column: 50, scope: !246)
!250 = !DILocation(line: 38, column: 48, scope: !246)
!251 = !DILocation(line: 38, column: 74, scope: !246)
!252 = !DILocation(line: 38, column: 65, scope: !246)
!253 = !DILocation(line: 38, column: 82, scope: !246)
!254 = !DILocation(line: 39, column: 35, scope: !246)
!255 = !DILocation(line: 39, column: 47, scope: !246)
!256 = !DILocation(line: 39, column: 52, scope: !246)
!257 = !DILocation(line: 38, column: 30, scope: !246)
!258 = !DILocation(line: 38, column: 16, scope: !246)
!259 = !DILocation(line: 38, column: 7, scope: !246)
!260 = !DILocation(line: 38, column: 23, scope: !246)
!261 = !DILocation(line: 38, column: 28, scope: !246)
!262 = !DILocation(line: 40, column: 5, scope: !130)
!263 = !DILocation(line: 35, column: 37, scope: !131)
!264 = !DILocation(line: 35, column: 3, scope: !131)
!265 = distinct !{!265, !242, !266, !183}
!266 = !DILocation(line: 41, column: 3, scope: !128)
!267 = !DILocation(line: 42, scope: !133)
!268 = !DILocation(line: 0, scope: !133)
!269 = !DILocation(line: 42, column: 21, scope: !270)
!270 = distinct !DILexicalBlock(scope: !133, file: !3, line: 42, column: 3)
!271 = !DILocation(line: 42, column: 3, scope: !133)
!272 = !DILocation(line: 43, column: 13, scope: !273)
!273 = distinct !DILexicalBlock(scope: !270, file: !3, line: 43, column: 9)
!274 = !DILocation(line: 43, column: 17, scope: !273)
!275 = !DILocation(line: 43, column: 21, scope: !273)
!276 = !DILocation(line: 44, column: 56, scope: !273)
!277 = !DILocation(line: 44, column: 49, scope: !273)
!278 = !DILocation(line: 44, column: 63, scope: !273)
!279 = !DILocation(line: 44, column: 14, scope: !273)
!280 = !DILocation(line: 44, column: 18, scope: !273)
!281 = !DILocation(line: 44, column: 23, scope: !273)
!282 = !DILocation(line: 44, column: 31, scope: !273)
!283 = !DILocation(line: 44, column: 38, scope: !273)
!284 = !DILocation(line: 44, column: 42, scope: !273)
!285 = !DILocation(line: 44, column: 7, scope: !273)
!286 = !DILocation(line: 44, column: 47, scope: !273)
!287 = !DILocation(line: 42, column: 29, scope: !270)
!288 = !DILocation(line: 42, column: 3, scope: !270)
!289 = distinct !{!289, !271, !290, !183}
!290 = !DILocation(line: 44, column: 66, scope: !133)
!291 = !DILocation(line: 45, column: 1, scope: !2)
!292 = distinct !DISubprogram(name: "max3", linkageName: "_ZL4max3iii", scope: !3, file: !3, line: 6, type: !293, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !295)
!293 = !DISubroutineType(types: !294)
!294 = !{!6, !6, !6, !6}
!295 = !{!296, !297, !298, !299}
!296 = !DILocalVariable(name: "a", arg: 1, scope: !292, file: !3, line: 6, type: !6)
!297 = !DILocalVariable(name: "b", arg: 2, scope: !292, file: !3, line: 6, type: !6)
!298 = !DILocalVariable(name: "c", arg: 3, scope: !292, file: !3, line: 6, type: !6)
!299 = !DILocalVariable(name: "top", scope: !292, file: !3, line: 7, type: !6)
!300 = !DILocation(line: 0, scope: !292)
!301 = !DILocation(line: 7, column: 15, scope: !292)
!302 = !DILocation(line: 7, column: 13, scope: !292)
!303 = !DILocation(line: 8, column: 14, scope: !292)
!304 = !DILocation(line: 8, column: 10, scope: !292)
!305 = !DILocation(line: 8, column: 3, scope: !292)
