; perfdojo: smith_waterman_tuned.cu at light for sm_90, 00b96f59af90af79
; ModuleID = '<string>'
source_filename = "smith_waterman_tuned.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }

$_Z14__shfl_up_syncjiji = comdat any

$_Z10__syncwarpj = comdat any

$_Z16__shfl_down_syncjiji = comdat any

@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @align(i32 noundef %pairs, i32 noundef %n, i32 noundef %m, ptr noundef %a, ptr noundef %b, i32 noundef %match, i32 noundef %mismatch, i32 noundef %open, i32 noundef %extend, ptr noundef %edge_h, ptr noundef %edge_e, ptr noundef %best, ptr noundef %end) #0 !dbg !132 {
entry:
    #dbg_value(i32 %pairs, !140, !DIExpression(), !194)
    #dbg_value(i32 %n, !141, !DIExpression(), !194)
    #dbg_value(i32 %m, !142, !DIExpression(), !194)
    #dbg_value(ptr %a, !143, !DIExpression(), !194)
    #dbg_value(ptr %b, !144, !DIExpression(), !194)
    #dbg_value(i32 %match, !145, !DIExpression(), !194)
    #dbg_value(i32 %mismatch, !146, !DIExpression(), !194)
    #dbg_value(i32 %open, !147, !DIExpression(), !194)
    #dbg_value(i32 %extend, !148, !DIExpression(), !194)
    #dbg_value(ptr %edge_h, !149, !DIExpression(), !194)
    #dbg_value(ptr %edge_e, !150, !DIExpression(), !194)
    #dbg_value(ptr %best, !151, !DIExpression(), !194)
    #dbg_value(ptr %end, !152, !DIExpression(), !194)
  %i = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !195
  %rem = urem i32 %i, 32, !dbg !198
    #dbg_value(i32 %rem, !153, !DIExpression(), !194)
  %i86 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !199
  %i87 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !202
  %div = udiv i32 %i87, 32, !dbg !205
  %mul = mul i32 %i86, %div, !dbg !206
  %i88 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !207
  %div4 = udiv i32 %i88, 32, !dbg !209
  %add = add i32 %mul, %div4, !dbg !210
    #dbg_value(i32 %add, !154, !DIExpression(), !194)
  %cmp = icmp sge i32 %add, %pairs, !dbg !211
  br i1 %cmp, label %cleanup.cont, label %if.end, !dbg !211

if.end:                                           ; preds = %entry
  %sub = sub nsw i32 0, %open, !dbg !213
  %sub5 = sub nsw i32 %sub, %extend, !dbg !214
    #dbg_value(i32 %sub5, !155, !DIExpression(), !194)
  %mul6 = mul nsw i32 %add, %n, !dbg !215
  %idx.ext = sext i32 %mul6 to i64, !dbg !216
  %add.ptr = getelementptr inbounds i32, ptr %edge_h, i64 %idx.ext, !dbg !216
    #dbg_value(ptr %add.ptr, !156, !DIExpression(), !194)
  %mul7 = mul nsw i32 %add, %n, !dbg !217
  %idx.ext8 = sext i32 %mul7 to i64, !dbg !218
  %add.ptr9 = getelementptr inbounds i32, ptr %edge_e, i64 %idx.ext8, !dbg !218
    #dbg_value(ptr %add.ptr9, !157, !DIExpression(), !194)
    #dbg_value(i32 0, !158, !DIExpression(), !194)
    #dbg_value(i32 0, !159, !DIExpression(), !194)
    #dbg_value(i32 0, !160, !DIExpression(), !194)
    #dbg_value(i32 0, !161, !DIExpression(), !219)
  br label %for.cond, !dbg !220

for.cond:                                         ; preds = %for.end, %if.end
  %first.0 = phi i32 [ 0, %if.end ], [ %add102, %for.end ], !dbg !221
  %column.0 = phi i32 [ 0, %if.end ], [ %column.1, %for.end ], !dbg !222
  %row.0 = phi i32 [ 0, %if.end ], [ %row.1, %for.end ], !dbg !223
  %score.0 = phi i32 [ 0, %if.end ], [ %score.1, %for.end ], !dbg !224
    #dbg_value(i32 %score.0, !158, !DIExpression(), !194)
    #dbg_value(i32 %row.0, !159, !DIExpression(), !194)
    #dbg_value(i32 %column.0, !160, !DIExpression(), !194)
    #dbg_value(i32 %first.0, !161, !DIExpression(), !219)
  %cmp10 = icmp slt i32 %first.0, %m, !dbg !225
  br i1 %cmp10, label %for.body, label %for.cond104, !dbg !226

for.body:                                         ; preds = %for.cond
  %add11 = add nsw i32 %first.0, %rem, !dbg !227
    #dbg_value(i32 %add11, !163, !DIExpression(), !228)
  %cmp12 = icmp slt i32 %add11, %m, !dbg !229
  br i1 %cmp12, label %cond.true, label %cond.end, !dbg !230

cond.true:                                        ; preds = %for.body
  %mul13 = mul nsw i32 %add, %m, !dbg !231
  %add14 = add nsw i32 %mul13, %add11, !dbg !232
  %idxprom = sext i32 %add14 to i64, !dbg !233
  %arrayidx = getelementptr inbounds i8, ptr %b, i64 %idxprom, !dbg !233
  %i89 = load i8, ptr %arrayidx, align 1, !dbg !233, !tbaa !234
  %conv = sext i8 %i89 to i32, !dbg !233
  br label %cond.end, !dbg !230

cond.end:                                         ; preds = %for.body, %cond.true
  %cond = phi i32 [ %conv, %cond.true ], [ -1, %for.body ], !dbg !230
    #dbg_value(i32 %cond, !166, !DIExpression(), !228)
    #dbg_value(i32 0, !167, !DIExpression(), !228)
    #dbg_value(i32 %sub5, !168, !DIExpression(), !228)
    #dbg_value(i32 %sub5, !169, !DIExpression(), !228)
    #dbg_value(i32 0, !170, !DIExpression(), !228)
    #dbg_value(i32 0, !171, !DIExpression(), !235)
  br label %for.cond15, !dbg !236

for.cond15:                                       ; preds = %if.end100, %cond.end
  %d.0 = phi i32 [ 0, %cond.end ], [ %inc, %if.end100 ], !dbg !237
  %left_before.0 = phi i32 [ 0, %cond.end ], [ %left.0, %if.end100 ], !dbg !228
  %f.0 = phi i32 [ %sub5, %cond.end ], [ %f.1, %if.end100 ], !dbg !228
  %e.0 = phi i32 [ %sub5, %cond.end ], [ %e.1, %if.end100 ], !dbg !228
  %h.0 = phi i32 [ 0, %cond.end ], [ %h.1, %if.end100 ], !dbg !228
  %column.1 = phi i32 [ %column.0, %cond.end ], [ %column.2, %if.end100 ], !dbg !194
  %row.1 = phi i32 [ %row.0, %cond.end ], [ %row.2, %if.end100 ], !dbg !194
  %score.1 = phi i32 [ %score.0, %cond.end ], [ %score.2, %if.end100 ], !dbg !194
    #dbg_value(i32 %score.1, !158, !DIExpression(), !194)
    #dbg_value(i32 %row.1, !159, !DIExpression(), !194)
    #dbg_value(i32 %column.1, !160, !DIExpression(), !194)
    #dbg_value(i32 %h.0, !167, !DIExpression(), !228)
    #dbg_value(i32 %e.0, !168, !DIExpression(), !228)
    #dbg_value(i32 %f.0, !169, !DIExpression(), !228)
    #dbg_value(i32 %left_before.0, !170, !DIExpression(), !228)
    #dbg_value(i32 %d.0, !171, !DIExpression(), !235)
  %add16 = add nsw i32 %n, 31, !dbg !238
  %cmp17 = icmp slt i32 %d.0, %add16, !dbg !239
  br i1 %cmp17, label %for.body19, label %for.end, !dbg !240

for.body19:                                       ; preds = %for.cond15
  %sub20 = sub nsw i32 %d.0, %rem, !dbg !241
    #dbg_value(i32 %sub20, !173, !DIExpression(), !242)
  %cmp21 = icmp sge i32 %sub20, 0, !dbg !243
  %cmp22 = icmp slt i32 %sub20, %n
  %or.cond = and i1 %cmp21, %cmp22, !dbg !244
  %cmp23 = icmp slt i32 %add11, %m
  %spec.select85 = select i1 %or.cond, i1 %cmp23, i1 false, !dbg !244
  %storedv = zext i1 %spec.select85 to i8, !dbg !245
    #dbg_value(i8 %storedv, !176, !DIExpression(), !242)
  %call24 = call noundef i32 @_Z14__shfl_up_syncjiji(i32 noundef -1, i32 noundef %h.0, i32 noundef 1, i32 noundef 32) #7, !dbg !246
    #dbg_value(i32 %call24, !178, !DIExpression(), !242)
  %call25 = call noundef i32 @_Z14__shfl_up_syncjiji(i32 noundef -1, i32 noundef %e.0, i32 noundef 1, i32 noundef 32) #7, !dbg !247
    #dbg_value(i32 %call25, !179, !DIExpression(), !242)
  %cmp26 = icmp eq i32 %rem, 0, !dbg !248
  %cmp28 = icmp slt i32 %d.0, %n
  %or.cond81 = and i1 %cmp26, %cmp28, !dbg !250
  br i1 %or.cond81, label %if.then29, label %if.end44, !dbg !250

if.then29:                                        ; preds = %for.body19
  %cmp30 = icmp sgt i32 %first.0, 0, !dbg !251
  br i1 %cmp30, label %cond.true31, label %cond.end35, !dbg !253

cond.true31:                                      ; preds = %if.then29
  %idxprom32 = sext i32 %d.0 to i64, !dbg !254
  %arrayidx33 = getelementptr inbounds i32, ptr %add.ptr, i64 %idxprom32, !dbg !254
  %i90 = load i32, ptr %arrayidx33, align 4, !dbg !254, !tbaa !127
  br label %cond.end35, !dbg !253

cond.end35:                                       ; preds = %if.then29, %cond.true31
  %cond36 = phi i32 [ %i90, %cond.true31 ], [ 0, %if.then29 ], !dbg !253
    #dbg_value(i32 %cond36, !178, !DIExpression(), !242)
  %cmp37 = icmp sgt i32 %first.0, 0, !dbg !255
  br i1 %cmp37, label %cond.true38, label %if.end44, !dbg !256

cond.true38:                                      ; preds = %cond.end35
  %idxprom39 = sext i32 %d.0 to i64, !dbg !257
  %arrayidx40 = getelementptr inbounds i32, ptr %add.ptr9, i64 %idxprom39, !dbg !257
  %i91 = load i32, ptr %arrayidx40, align 4, !dbg !257, !tbaa !127
  br label %if.end44, !dbg !256

if.end44:                                         ; preds = %cond.true38, %cond.end35, %for.body19
  %left.0 = phi i32 [ %call24, %for.body19 ], [ %cond36, %cond.end35 ], [ %cond36, %cond.true38 ], !dbg !242
  %e_left.0 = phi i32 [ %call25, %for.body19 ], [ %i91, %cond.true38 ], [ %sub5, %cond.end35 ], !dbg !242
    #dbg_value(i32 %e_left.0, !179, !DIExpression(), !242)
    #dbg_value(i32 %left.0, !178, !DIExpression(), !242)
  %cmp45 = icmp sgt i32 %sub20, 0, !dbg !258
  %left_before.0. = select i1 %cmp45, i32 %left_before.0, i32 0, !dbg !259
    #dbg_value(i32 %left_before.0., !180, !DIExpression(), !242)
    #dbg_value(i32 %left.0, !170, !DIExpression(), !228)
  %loadedv = trunc nuw i8 %storedv to i1, !dbg !260
  br i1 %loadedv, label %if.then50, label %if.end100, !dbg !260

if.then50:                                        ; preds = %if.end44
  %cmp51 = icmp sgt i32 %sub20, 0, !dbg !261
  %h.0. = select i1 %cmp51, i32 %h.0, i32 0, !dbg !262
    #dbg_value(i32 %h.0., !181, !DIExpression(), !263)
  %cmp56 = icmp sgt i32 %sub20, 0, !dbg !264
  %cond60 = select i1 %cmp56, i32 %f.0, i32 %sub5, !dbg !265
    #dbg_value(i32 %cond60, !184, !DIExpression(), !263)
  %sub61 = sub nsw i32 %e_left.0, %extend, !dbg !266
  %add62 = add nsw i32 %left.0, %sub5, !dbg !267
  %call63 = call noundef i32 @_ZL4max2ii(i32 noundef %sub61, i32 noundef %add62) #7, !dbg !268
    #dbg_value(i32 %call63, !168, !DIExpression(), !228)
  %sub64 = sub nsw i32 %cond60, %extend, !dbg !269
  %add65 = add nsw i32 %h.0., %sub5, !dbg !270
  %call66 = call noundef i32 @_ZL4max2ii(i32 noundef %sub64, i32 noundef %add65) #7, !dbg !271
    #dbg_value(i32 %call66, !169, !DIExpression(), !228)
  %mul67 = mul nsw i32 %add, %n, !dbg !272
  %add68 = add nsw i32 %mul67, %sub20, !dbg !273
  %idxprom69 = sext i32 %add68 to i64, !dbg !274
  %arrayidx70 = getelementptr inbounds i8, ptr %a, i64 %idxprom69, !dbg !274
  %i92 = load i8, ptr %arrayidx70, align 1, !dbg !274, !tbaa !234
  %conv71 = sext i8 %i92 to i32, !dbg !274
  %cmp72 = icmp eq i32 %conv71, %cond, !dbg !275
  %sub75 = sub nsw i32 0, %mismatch, !dbg !274
  %cond77 = select i1 %cmp72, i32 %match, i32 %sub75, !dbg !274
  %add78 = add nsw i32 %left_before.0., %cond77, !dbg !276
    #dbg_value(i32 %add78, !185, !DIExpression(), !263)
  %call79 = call noundef i32 @_ZL4max2ii(i32 noundef 0, i32 noundef %add78) #7, !dbg !277
  %call80 = call noundef i32 @_ZL4max2ii(i32 noundef %call63, i32 noundef %call66) #7, !dbg !278
  %call81 = call noundef i32 @_ZL4max2ii(i32 noundef %call79, i32 noundef %call80) #7, !dbg !279
    #dbg_value(i32 %call81, !167, !DIExpression(), !228)
  %cmp82 = icmp sgt i32 %call81, %score.1, !dbg !280
  br i1 %cmp82, label %if.then89, label %lor.lhs.false, !dbg !282

lor.lhs.false:                                    ; preds = %if.then50
  %cmp83 = icmp eq i32 %call81, %score.1, !dbg !283
  %cmp85 = icmp sgt i32 %call81, 0
  %or.cond82 = and i1 %cmp83, %cmp85, !dbg !284
  %add87 = add nsw i32 %sub20, 1
  %cmp88 = icmp slt i32 %add87, %row.1
  %or.cond83 = select i1 %or.cond82, i1 %cmp88, i1 false, !dbg !284
  br i1 %or.cond83, label %if.then89, label %if.end92, !dbg !284

if.then89:                                        ; preds = %lor.lhs.false, %if.then50
    #dbg_value(i32 %call81, !158, !DIExpression(), !194)
  %add90 = add nsw i32 %sub20, 1, !dbg !285
    #dbg_value(i32 %add90, !159, !DIExpression(), !194)
  %add91 = add nsw i32 %add11, 1, !dbg !287
    #dbg_value(i32 %add91, !160, !DIExpression(), !194)
  br label %if.end92, !dbg !288

if.end92:                                         ; preds = %if.then89, %lor.lhs.false
  %column.3 = phi i32 [ %add91, %if.then89 ], [ %column.1, %lor.lhs.false ], !dbg !194
  %row.3 = phi i32 [ %add90, %if.then89 ], [ %row.1, %lor.lhs.false ], !dbg !194
  %score.3 = phi i32 [ %call81, %if.then89 ], [ %score.1, %lor.lhs.false ], !dbg !194
    #dbg_value(i32 %score.3, !158, !DIExpression(), !194)
    #dbg_value(i32 %row.3, !159, !DIExpression(), !194)
    #dbg_value(i32 %column.3, !160, !DIExpression(), !194)
  %cmp93 = icmp eq i32 %rem, 31, !dbg !289
  br i1 %cmp93, label %if.then94, label %if.end100, !dbg !289

if.then94:                                        ; preds = %if.end92
  %idxprom95 = sext i32 %sub20 to i64, !dbg !291
  %arrayidx96 = getelementptr inbounds i32, ptr %add.ptr, i64 %idxprom95, !dbg !291
  store i32 %call81, ptr %arrayidx96, align 4, !dbg !293, !tbaa !127
  %idxprom97 = sext i32 %sub20 to i64, !dbg !294
  %arrayidx98 = getelementptr inbounds i32, ptr %add.ptr9, i64 %idxprom97, !dbg !294
  store i32 %call63, ptr %arrayidx98, align 4, !dbg !295, !tbaa !127
  br label %if.end100, !dbg !296

if.end100:                                        ; preds = %if.end92, %if.then94, %if.end44
  %f.1 = phi i32 [ %f.0, %if.end44 ], [ %call66, %if.then94 ], [ %call66, %if.end92 ], !dbg !228
  %e.1 = phi i32 [ %e.0, %if.end44 ], [ %call63, %if.then94 ], [ %call63, %if.end92 ], !dbg !228
  %h.1 = phi i32 [ %h.0, %if.end44 ], [ %call81, %if.then94 ], [ %call81, %if.end92 ], !dbg !228
  %column.2 = phi i32 [ %column.1, %if.end44 ], [ %column.3, %if.then94 ], [ %column.3, %if.end92 ], !dbg !194
  %row.2 = phi i32 [ %row.1, %if.end44 ], [ %row.3, %if.then94 ], [ %row.3, %if.end92 ], !dbg !194
  %score.2 = phi i32 [ %score.1, %if.end44 ], [ %score.3, %if.then94 ], [ %score.3, %if.end92 ], !dbg !194
    #dbg_value(i32 %score.2, !158, !DIExpression(), !194)
    #dbg_value(i32 %row.2, !159, !DIExpression(), !194)
    #dbg_value(i32 %column.2, !160, !DIExpression(), !194)
    #dbg_value(i32 %h.1, !167, !DIExpression(), !228)
    #dbg_value(i32 %e.1, !168, !DIExpression(), !228)
    #dbg_value(i32 %f.1, !169, !DIExpression(), !228)
  call void @_Z10__syncwarpj(i32 noundef -1) #7, !dbg !297
  %inc = add nsw i32 %d.0, 1, !dbg !298
    #dbg_value(i32 %inc, !171, !DIExpression(), !235)
  br label %for.cond15, !dbg !299, !llvm.loop !300

for.end:                                          ; preds = %for.cond15
  call void @_Z10__syncwarpj(i32 noundef -1) #7, !dbg !303
  %add102 = add nsw i32 %first.0, 32, !dbg !304
    #dbg_value(i32 %add102, !161, !DIExpression(), !219)
  br label %for.cond, !dbg !305, !llvm.loop !306

for.cond104:                                      ; preds = %for.cond, %for.inc124
  %step.0 = phi i32 [ %div125, %for.inc124 ], [ 16, %for.cond ], !dbg !308
  %column.4 = phi i32 [ %column.5, %for.inc124 ], [ %column.0, %for.cond ], !dbg !194
  %row.4 = phi i32 [ %row.5, %for.inc124 ], [ %row.0, %for.cond ], !dbg !194
  %score.4 = phi i32 [ %score.5, %for.inc124 ], [ %score.0, %for.cond ], !dbg !194
    #dbg_value(i32 %score.4, !158, !DIExpression(), !194)
    #dbg_value(i32 %row.4, !159, !DIExpression(), !194)
    #dbg_value(i32 %column.4, !160, !DIExpression(), !194)
    #dbg_value(i32 %step.0, !186, !DIExpression(), !309)
  %cmp105 = icmp sgt i32 %step.0, 0, !dbg !310
  br i1 %cmp105, label %for.body107, label %for.end126, !dbg !311

for.body107:                                      ; preds = %for.cond104
  %call108 = call noundef i32 @_Z16__shfl_down_syncjiji(i32 noundef -1, i32 noundef %score.4, i32 noundef %step.0, i32 noundef 32) #7, !dbg !312
    #dbg_value(i32 %call108, !188, !DIExpression(), !313)
  %call109 = call noundef i32 @_Z16__shfl_down_syncjiji(i32 noundef -1, i32 noundef %row.4, i32 noundef %step.0, i32 noundef 32) #7, !dbg !314
    #dbg_value(i32 %call109, !191, !DIExpression(), !313)
  %call110 = call noundef i32 @_Z16__shfl_down_syncjiji(i32 noundef -1, i32 noundef %column.4, i32 noundef %step.0, i32 noundef 32) #7, !dbg !315
    #dbg_value(i32 %call110, !192, !DIExpression(), !313)
  %cmp111 = icmp slt i32 %call109, %row.4, !dbg !316
  br i1 %cmp111, label %lor.end, label %lor.rhs, !dbg !317

lor.rhs:                                          ; preds = %for.body107
  %cmp112 = icmp eq i32 %call109, %row.4, !dbg !318
  %cmp114 = icmp slt i32 %call110, %column.4
  %spec.select = select i1 %cmp112, i1 %cmp114, i1 false, !dbg !319
  br label %lor.end, !dbg !317

lor.end:                                          ; preds = %lor.rhs, %for.body107
  %i93 = phi i1 [ true, %for.body107 ], [ %spec.select, %lor.rhs ]
  %storedv116 = zext i1 %i93 to i8, !dbg !320
    #dbg_value(i8 %storedv116, !193, !DIExpression(), !313)
  %cmp117 = icmp sgt i32 %call108, %score.4, !dbg !321
  br i1 %cmp117, label %if.then122, label %lor.lhs.false118, !dbg !323

lor.lhs.false118:                                 ; preds = %lor.end
  %cmp119 = icmp eq i32 %call108, %score.4, !dbg !324
  %loadedv121 = trunc nuw i8 %storedv116 to i1
  %or.cond84 = select i1 %cmp119, i1 %loadedv121, i1 false, !dbg !325
  br i1 %or.cond84, label %if.then122, label %for.inc124, !dbg !325

if.then122:                                       ; preds = %lor.lhs.false118, %lor.end
    #dbg_value(i32 %call108, !158, !DIExpression(), !194)
    #dbg_value(i32 %call109, !159, !DIExpression(), !194)
    #dbg_value(i32 %call110, !160, !DIExpression(), !194)
  br label %for.inc124, !dbg !326

for.inc124:                                       ; preds = %lor.lhs.false118, %if.then122
  %column.5 = phi i32 [ %call110, %if.then122 ], [ %column.4, %lor.lhs.false118 ], !dbg !194
  %row.5 = phi i32 [ %call109, %if.then122 ], [ %row.4, %lor.lhs.false118 ], !dbg !194
  %score.5 = phi i32 [ %call108, %if.then122 ], [ %score.4, %lor.lhs.false118 ], !dbg !194
    #dbg_value(i32 %score.5, !158, !DIExpression(), !194)
    #dbg_value(i32 %row.5, !159, !DIExpression(), !194)
    #dbg_value(i32 %column.5, !160, !DIExpression(), !194)
  %div125 = udiv i32 %step.0, 2, !dbg !328
    #dbg_value(i32 %div125, !186, !DIExpression(), !309)
  br label %for.cond104, !dbg !329, !llvm.loop !330

for.end126:                                       ; preds = %for.cond104
  %cmp127 = icmp eq i32 %rem, 0, !dbg !332
  br i1 %cmp127, label %if.then128, label %cleanup.cont, !dbg !332

if.then128:                                       ; preds = %for.end126
  %idxprom129 = sext i32 %add to i64, !dbg !334
  %arrayidx130 = getelementptr inbounds i32, ptr %best, i64 %idxprom129, !dbg !334
  store i32 %score.4, ptr %arrayidx130, align 4, !dbg !336, !tbaa !127
  %mul131 = mul nsw i32 2, %add, !dbg !337
  %idxprom132 = sext i32 %mul131 to i64, !dbg !338
  %arrayidx133 = getelementptr inbounds i32, ptr %end, i64 %idxprom132, !dbg !338
  store i32 %row.4, ptr %arrayidx133, align 4, !dbg !339, !tbaa !127
  %mul134 = mul nsw i32 2, %add, !dbg !340
  %add135 = add nsw i32 %mul134, 1, !dbg !341
  %idxprom136 = sext i32 %add135 to i64, !dbg !342
  %arrayidx137 = getelementptr inbounds i32, ptr %end, i64 %idxprom136, !dbg !342
  store i32 %column.4, ptr %arrayidx137, align 4, !dbg !343, !tbaa !127
  br label %cleanup.cont, !dbg !344

cleanup.cont:                                     ; preds = %entry, %if.then128, %for.end126
  ret void, !dbg !345
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_Z14__shfl_up_syncjiji(i32 noundef %__mask, i32 noundef %__val, i32 noundef %__offset, i32 noundef %__width) #2 comdat !dbg !346 {
entry:
    #dbg_value(i32 %__mask, !351, !DIExpression(), !355)
    #dbg_value(i32 %__val, !352, !DIExpression(), !355)
    #dbg_value(i32 %__offset, !353, !DIExpression(), !355)
    #dbg_value(i32 %__width, !354, !DIExpression(), !355)
  %sub = sub nsw i32 32, %__width, !dbg !356
  %shl = shl i32 %sub, 8, !dbg !356
  %or = or i32 %shl, 0, !dbg !356
  %i = call i32 @llvm.nvvm.shfl.sync.up.i32(i32 %__mask, i32 %__val, i32 %__offset, i32 %or), !dbg !357
  ret i32 %i, !dbg !356
}

; Function Attrs: convergent mustprogress nounwind
define internal noundef i32 @_ZL4max2ii(i32 noundef %a, i32 noundef %b) #3 !dbg !358 {
entry:
    #dbg_value(i32 %a, !362, !DIExpression(), !364)
    #dbg_value(i32 %b, !363, !DIExpression(), !364)
  %cmp = icmp sgt i32 %a, %b, !dbg !365
  %a.b = select i1 %cmp, i32 %a, i32 %b, !dbg !366
  ret i32 %a.b, !dbg !367
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_Z10__syncwarpj(i32 noundef %mask) #2 comdat !dbg !368 {
entry:
    #dbg_value(i32 %mask, !372, !DIExpression(), !373)
  call void @llvm.nvvm.bar.warp.sync(i32 %mask), !dbg !374
  ret void, !dbg !375
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_Z16__shfl_down_syncjiji(i32 noundef %__mask, i32 noundef %__val, i32 noundef %__offset, i32 noundef %__width) #2 comdat !dbg !376 {
entry:
    #dbg_value(i32 %__mask, !378, !DIExpression(), !382)
    #dbg_value(i32 %__val, !379, !DIExpression(), !382)
    #dbg_value(i32 %__offset, !380, !DIExpression(), !382)
    #dbg_value(i32 %__width, !381, !DIExpression(), !382)
  %sub = sub nsw i32 32, %__width, !dbg !383
  %shl = shl i32 %sub, 8, !dbg !383
  %or = or i32 %shl, 31, !dbg !383
  %i = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %__mask, i32 %__val, i32 %__offset, i32 %or), !dbg !384
  ret i32 %i, !dbg !383
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #5

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #6

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #3 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #6 = { convergent nocallback nounwind }
attributes #7 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}
!llvm.dbg.cu = !{!6}
!llvm.ident = !{!126, !126}
!llvm.errno.tbaa = !{!127}
!nvvmir.version = !{!131}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 9]}
!1 = !{i32 7, !"Dwarf Version", i32 2}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"wchar_size", i32 4}
!4 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !7, producer: "clang", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !8, globals: !121, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "smith_waterman_tuned.cu", directory: "")
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
!34 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__cuda_builtin_threadIdx_t", file: !35, line: 52, size: 8, flags: DIFlagTypePassByReference, elements: !36, identifier: "_ZTS26__cuda_builtin_threadIdx_t")
!35 = !DIFile(filename: "__clang_cuda_builtin_vars.h", directory: "")
!36 = !{!37, !40, !41, !42, !47, !50, !54, !58, !61}
!37 = !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv", scope: !34, file: !35, line: 53, type: !38, scopeLine: 53, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!38 = !DISubroutineType(types: !39)
!39 = !{!13}
!40 = !DISubprogram(name: "__fetch_builtin_y", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv", scope: !34, file: !35, line: 54, type: !38, scopeLine: 54, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!41 = !DISubprogram(name: "__fetch_builtin_z", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_zEv", scope: !34, file: !35, line: 55, type: !38, scopeLine: 55, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!42 = !DISubprogram(name: "operator dim3", linkageName: "_ZNK26__cuda_builtin_threadIdx_tcv4dim3Ev", scope: !34, file: !35, line: 58, type: !43, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!43 = !DISubroutineType(types: !44)
!44 = !{!9, !45}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !34)
!47 = !DISubprogram(name: "operator uint3", linkageName: "_ZNK26__cuda_builtin_threadIdx_tcv5uint3Ev", scope: !34, file: !35, line: 59, type: !48, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!48 = !DISubroutineType(types: !49)
!49 = !{!24, !45}
!50 = !DISubprogram(name: "__cuda_builtin_threadIdx_t", linkageName: "_ZN26__cuda_builtin_threadIdx_tC4Ev", scope: !34, file: !35, line: 62, type: !51, scopeLine: 62, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!51 = !DISubroutineType(types: !52)
!52 = !{null, !53}
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!54 = !DISubprogram(name: "__cuda_builtin_threadIdx_t", linkageName: "_ZN26__cuda_builtin_threadIdx_tC4ERKS_", scope: !34, file: !35, line: 62, type: !55, scopeLine: 62, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!55 = !DISubroutineType(types: !56)
!56 = !{null, !53, !57}
!57 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !46, size: 64)
!58 = !DISubprogram(name: "operator=", linkageName: "_ZNK26__cuda_builtin_threadIdx_taSERKS_", scope: !34, file: !35, line: 62, type: !59, scopeLine: 62, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!59 = !DISubroutineType(types: !60)
!60 = !{null, !45, !57}
!61 = !DISubprogram(name: "operator&", linkageName: "_ZNK26__cuda_builtin_threadIdx_tadEv", scope: !34, file: !35, line: 62, type: !62, scopeLine: 62, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!62 = !DISubroutineType(types: !63)
!63 = !{!64, !45}
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!65 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__cuda_builtin_blockIdx_t", file: !35, line: 65, size: 8, flags: DIFlagTypePassByReference, elements: !66, identifier: "_ZTS25__cuda_builtin_blockIdx_t")
!66 = !{!67, !68, !69, !70, !75, !78, !82, !86, !89}
!67 = !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv", scope: !65, file: !35, line: 66, type: !38, scopeLine: 66, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!68 = !DISubprogram(name: "__fetch_builtin_y", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv", scope: !65, file: !35, line: 67, type: !38, scopeLine: 67, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!69 = !DISubprogram(name: "__fetch_builtin_z", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_zEv", scope: !65, file: !35, line: 68, type: !38, scopeLine: 68, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!70 = !DISubprogram(name: "operator dim3", linkageName: "_ZNK25__cuda_builtin_blockIdx_tcv4dim3Ev", scope: !65, file: !35, line: 71, type: !71, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!71 = !DISubroutineType(types: !72)
!72 = !{!9, !73}
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !74, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!74 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !65)
!75 = !DISubprogram(name: "operator uint3", linkageName: "_ZNK25__cuda_builtin_blockIdx_tcv5uint3Ev", scope: !65, file: !35, line: 72, type: !76, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!76 = !DISubroutineType(types: !77)
!77 = !{!24, !73}
!78 = !DISubprogram(name: "__cuda_builtin_blockIdx_t", linkageName: "_ZN25__cuda_builtin_blockIdx_tC4Ev", scope: !65, file: !35, line: 75, type: !79, scopeLine: 75, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!79 = !DISubroutineType(types: !80)
!80 = !{null, !81}
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !65, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!82 = !DISubprogram(name: "__cuda_builtin_blockIdx_t", linkageName: "_ZN25__cuda_builtin_blockIdx_tC4ERKS_", scope: !65, file: !35, line: 75, type: !83, scopeLine: 75, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!83 = !DISubroutineType(types: !84)
!84 = !{null, !81, !85}
!85 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !74, size: 64)
!86 = !DISubprogram(name: "operator=", linkageName: "_ZNK25__cuda_builtin_blockIdx_taSERKS_", scope: !65, file: !35, line: 75, type: !87, scopeLine: 75, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!87 = !DISubroutineType(types: !88)
!88 = !{null, !73, !85}
!89 = !DISubprogram(name: "operator&", linkageName: "_ZNK25__cuda_builtin_blockIdx_tadEv", scope: !65, file: !35, line: 75, type: !90, scopeLine: 75, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!90 = !DISubroutineType(types: !91)
!91 = !{!92, !73}
!92 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !65, size: 64)
!93 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__cuda_builtin_blockDim_t", file: !35, line: 78, size: 8, flags: DIFlagTypePassByReference, elements: !94, identifier: "_ZTS25__cuda_builtin_blockDim_t")
!94 = !{!95, !96, !97, !98, !103, !106, !110, !114, !117}
!95 = !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv", scope: !93, file: !35, line: 79, type: !38, scopeLine: 79, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!96 = !DISubprogram(name: "__fetch_builtin_y", linkageName: "_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv", scope: !93, file: !35, line: 80, type: !38, scopeLine: 80, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!97 = !DISubprogram(name: "__fetch_builtin_z", linkageName: "_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_zEv", scope: !93, file: !35, line: 81, type: !38, scopeLine: 81, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!98 = !DISubprogram(name: "operator dim3", linkageName: "_ZNK25__cuda_builtin_blockDim_tcv4dim3Ev", scope: !93, file: !35, line: 84, type: !99, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!99 = !DISubroutineType(types: !100)
!100 = !{!9, !101}
!101 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !102, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!102 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !93)
!103 = !DISubprogram(name: "operator uint3", linkageName: "_ZNK25__cuda_builtin_blockDim_tcv5uint3Ev", scope: !93, file: !35, line: 85, type: !104, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!104 = !DISubroutineType(types: !105)
!105 = !{!24, !101}
!106 = !DISubprogram(name: "__cuda_builtin_blockDim_t", linkageName: "_ZN25__cuda_builtin_blockDim_tC4Ev", scope: !93, file: !35, line: 88, type: !107, scopeLine: 88, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!107 = !DISubroutineType(types: !108)
!108 = !{null, !109}
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !93, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!110 = !DISubprogram(name: "__cuda_builtin_blockDim_t", linkageName: "_ZN25__cuda_builtin_blockDim_tC4ERKS_", scope: !93, file: !35, line: 88, type: !111, scopeLine: 88, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!111 = !DISubroutineType(types: !112)
!112 = !{null, !109, !113}
!113 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !102, size: 64)
!114 = !DISubprogram(name: "operator=", linkageName: "_ZNK25__cuda_builtin_blockDim_taSERKS_", scope: !93, file: !35, line: 88, type: !115, scopeLine: 88, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!115 = !DISubroutineType(types: !116)
!116 = !{null, !101, !113}
!117 = !DISubprogram(name: "operator&", linkageName: "_ZNK25__cuda_builtin_blockDim_tadEv", scope: !93, file: !35, line: 88, type: !118, scopeLine: 88, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!118 = !DISubroutineType(types: !119)
!119 = !{!120, !101}
!120 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !93, size: 64)
!121 = !{!122}
!122 = !DIGlobalVariableExpression(var: !123, expr: !DIExpression(DW_OP_constu, 32, DW_OP_stack_value))
!123 = distinct !DIGlobalVariable(name: "warpSize", scope: !6, file: !35, line: 114, type: !124, isLocal: true, isDefinition: true)
!124 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !125)
!125 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!126 = !{!"clang"}
!127 = !{!128, !128, i64 0}
!128 = !{!"int", !129, i64 0}
!129 = !{!"omnipotent char", !130, i64 0}
!130 = !{!"Simple C++ TBAA"}
!131 = !{i32 2, i32 0}
!132 = distinct !DISubprogram(name: "align", scope: !7, file: !7, line: 10, type: !133, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, retainedNodes: !139)
!133 = !DISubroutineType(types: !134)
!134 = !{null, !125, !125, !125, !135, !135, !125, !125, !125, !125, !138, !138, !138, !138}
!135 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !136, size: 64)
!136 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !137)
!137 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!138 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !125, size: 64)
!139 = !{!140, !141, !142, !143, !144, !145, !146, !147, !148, !149, !150, !151, !152, !153, !154, !155, !156, !157, !158, !159, !160, !161, !163, !166, !167, !168, !169, !170, !171, !173, !176, !178, !179, !180, !181, !184, !185, !186, !188, !191, !192, !193}
!140 = !DILocalVariable(name: "pairs", arg: 1, scope: !132, file: !7, line: 10, type: !125)
!141 = !DILocalVariable(name: "n", arg: 2, scope: !132, file: !7, line: 10, type: !125)
!142 = !DILocalVariable(name: "m", arg: 3, scope: !132, file: !7, line: 10, type: !125)
!143 = !DILocalVariable(name: "a", arg: 4, scope: !132, file: !7, line: 10, type: !135)
!144 = !DILocalVariable(name: "b", arg: 5, scope: !132, file: !7, line: 11, type: !135)
!145 = !DILocalVariable(name: "match", arg: 6, scope: !132, file: !7, line: 11, type: !125)
!146 = !DILocalVariable(name: "mismatch", arg: 7, scope: !132, file: !7, line: 11, type: !125)
!147 = !DILocalVariable(name: "open", arg: 8, scope: !132, file: !7, line: 11, type: !125)
!148 = !DILocalVariable(name: "extend", arg: 9, scope: !132, file: !7, line: 12, type: !125)
!149 = !DILocalVariable(name: "edge_h", arg: 10, scope: !132, file: !7, line: 12, type: !138)
!150 = !DILocalVariable(name: "edge_e", arg: 11, scope: !132, file: !7, line: 12, type: !138)
!151 = !DILocalVariable(name: "best", arg: 12, scope: !132, file: !7, line: 12, type: !138)
!152 = !DILocalVariable(name: "end", arg: 13, scope: !132, file: !7, line: 12, type: !138)
!153 = !DILocalVariable(name: "lane", scope: !132, file: !7, line: 13, type: !125)
!154 = !DILocalVariable(name: "pair", scope: !132, file: !7, line: 13, type: !125)
!155 = !DILocalVariable(name: "low", scope: !132, file: !7, line: 16, type: !124)
!156 = !DILocalVariable(name: "h_edge", scope: !132, file: !7, line: 17, type: !138)
!157 = !DILocalVariable(name: "e_edge", scope: !132, file: !7, line: 17, type: !138)
!158 = !DILocalVariable(name: "score", scope: !132, file: !7, line: 18, type: !125)
!159 = !DILocalVariable(name: "row", scope: !132, file: !7, line: 18, type: !125)
!160 = !DILocalVariable(name: "column", scope: !132, file: !7, line: 18, type: !125)
!161 = !DILocalVariable(name: "first", scope: !162, file: !7, line: 19, type: !125)
!162 = distinct !DILexicalBlock(scope: !132, file: !7, line: 19, column: 3)
!163 = !DILocalVariable(name: "j", scope: !164, file: !7, line: 20, type: !125)
!164 = distinct !DILexicalBlock(scope: !165, file: !7, line: 19, column: 47)
!165 = distinct !DILexicalBlock(scope: !162, file: !7, line: 19, column: 3)
!166 = !DILocalVariable(name: "letter", scope: !164, file: !7, line: 21, type: !125)
!167 = !DILocalVariable(name: "h", scope: !164, file: !7, line: 22, type: !125)
!168 = !DILocalVariable(name: "e", scope: !164, file: !7, line: 22, type: !125)
!169 = !DILocalVariable(name: "f", scope: !164, file: !7, line: 22, type: !125)
!170 = !DILocalVariable(name: "left_before", scope: !164, file: !7, line: 22, type: !125)
!171 = !DILocalVariable(name: "d", scope: !172, file: !7, line: 23, type: !125)
!172 = distinct !DILexicalBlock(scope: !164, file: !7, line: 23, column: 5)
!173 = !DILocalVariable(name: "i", scope: !174, file: !7, line: 24, type: !125)
!174 = distinct !DILexicalBlock(scope: !175, file: !7, line: 23, column: 38)
!175 = distinct !DILexicalBlock(scope: !172, file: !7, line: 23, column: 5)
!176 = !DILocalVariable(name: "is_inside", scope: !174, file: !7, line: 25, type: !177)
!177 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!178 = !DILocalVariable(name: "left", scope: !174, file: !7, line: 26, type: !125)
!179 = !DILocalVariable(name: "e_left", scope: !174, file: !7, line: 26, type: !125)
!180 = !DILocalVariable(name: "corner", scope: !174, file: !7, line: 31, type: !125)
!181 = !DILocalVariable(name: "up", scope: !182, file: !7, line: 34, type: !125)
!182 = distinct !DILexicalBlock(scope: !183, file: !7, line: 33, column: 22)
!183 = distinct !DILexicalBlock(scope: !174, file: !7, line: 33, column: 11)
!184 = !DILocalVariable(name: "f_up", scope: !182, file: !7, line: 34, type: !125)
!185 = !DILocalVariable(name: "here", scope: !182, file: !7, line: 37, type: !125)
!186 = !DILocalVariable(name: "step", scope: !187, file: !7, line: 53, type: !125)
!187 = distinct !DILexicalBlock(scope: !132, file: !7, line: 53, column: 3)
!188 = !DILocalVariable(name: "other", scope: !189, file: !7, line: 54, type: !125)
!189 = distinct !DILexicalBlock(scope: !190, file: !7, line: 53, column: 44)
!190 = distinct !DILexicalBlock(scope: !187, file: !7, line: 53, column: 3)
!191 = !DILocalVariable(name: "other_row", scope: !189, file: !7, line: 55, type: !125)
!192 = !DILocalVariable(name: "other_column", scope: !189, file: !7, line: 56, type: !125)
!193 = !DILocalVariable(name: "is_first", scope: !189, file: !7, line: 57, type: !177)
!194 = !DILocation(line: 0, scope: !132)
!195 = !DILocation(line: 53, column: 27, scope: !196, inlinedAt: !197)
!196 = distinct !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv", scope: !34, file: !35, line: 53, type: !38, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, declaration: !37)
!197 = distinct !DILocation(line: 13, column: 14, scope: !132)
!198 = !DILocation(line: 13, column: 26, scope: !132)
!199 = !DILocation(line: 66, column: 27, scope: !200, inlinedAt: !201)
!200 = distinct !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv", scope: !65, file: !35, line: 66, type: !38, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, declaration: !67)
!201 = distinct !DILocation(line: 13, column: 39, scope: !132)
!202 = !DILocation(line: 79, column: 27, scope: !203, inlinedAt: !204)
!203 = distinct !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv", scope: !93, file: !35, line: 79, type: !38, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, declaration: !95)
!204 = distinct !DILocation(line: 13, column: 53, scope: !132)
!205 = !DILocation(line: 13, column: 64, scope: !132)
!206 = !DILocation(line: 13, column: 50, scope: !132)
!207 = !DILocation(line: 53, column: 27, scope: !196, inlinedAt: !208)
!208 = distinct !DILocation(line: 13, column: 72, scope: !132)
!209 = !DILocation(line: 13, column: 84, scope: !132)
!210 = !DILocation(line: 13, column: 70, scope: !132)
!211 = !DILocation(line: 14, column: 12, scope: !212)
!212 = distinct !DILexicalBlock(scope: !132, file: !7, line: 14, column: 7)
!213 = !DILocation(line: 16, column: 19, scope: !132)
!214 = !DILocation(line: 16, column: 25, scope: !132)
!215 = !DILocation(line: 17, column: 31, scope: !132)
!216 = !DILocation(line: 17, column: 24, scope: !132)
!217 = !DILocation(line: 17, column: 60, scope: !132)
!218 = !DILocation(line: 17, column: 53, scope: !132)
!219 = !DILocation(line: 0, scope: !162)
!220 = !DILocation(line: 19, column: 8, scope: !162)
!221 = !DILocation(line: 19, scope: !162)
!222 = !DILocation(line: 18, column: 27, scope: !132)
!223 = !DILocation(line: 18, column: 18, scope: !132)
!224 = !DILocation(line: 18, column: 7, scope: !132)
!225 = !DILocation(line: 19, column: 29, scope: !165)
!226 = !DILocation(line: 19, column: 3, scope: !162)
!227 = !DILocation(line: 20, column: 19, scope: !164)
!228 = !DILocation(line: 0, scope: !164)
!229 = !DILocation(line: 21, column: 20, scope: !164)
!230 = !DILocation(line: 21, column: 18, scope: !164)
!231 = !DILocation(line: 21, column: 33, scope: !164)
!232 = !DILocation(line: 21, column: 37, scope: !164)
!233 = !DILocation(line: 21, column: 26, scope: !164)
!234 = !{!129, !129, i64 0}
!235 = !DILocation(line: 0, scope: !172)
!236 = !DILocation(line: 23, column: 10, scope: !172)
!237 = !DILocation(line: 23, scope: !172)
!238 = !DILocation(line: 23, column: 27, scope: !175)
!239 = !DILocation(line: 23, column: 23, scope: !175)
!240 = !DILocation(line: 23, column: 5, scope: !172)
!241 = !DILocation(line: 24, column: 17, scope: !174)
!242 = !DILocation(line: 0, scope: !174)
!243 = !DILocation(line: 25, column: 26, scope: !174)
!244 = !DILocation(line: 25, column: 31, scope: !174)
!245 = !DILocation(line: 25, column: 12, scope: !174)
!246 = !DILocation(line: 26, column: 18, scope: !174)
!247 = !DILocation(line: 26, column: 54, scope: !174)
!248 = !DILocation(line: 27, column: 16, scope: !249)
!249 = distinct !DILexicalBlock(scope: !174, file: !7, line: 27, column: 11)
!250 = !DILocation(line: 27, column: 21, scope: !249)
!251 = !DILocation(line: 28, column: 22, scope: !252)
!252 = distinct !DILexicalBlock(scope: !249, file: !7, line: 27, column: 31)
!253 = !DILocation(line: 28, column: 16, scope: !252)
!254 = !DILocation(line: 28, column: 28, scope: !252)
!255 = !DILocation(line: 29, column: 24, scope: !252)
!256 = !DILocation(line: 29, column: 18, scope: !252)
!257 = !DILocation(line: 29, column: 30, scope: !252)
!258 = !DILocation(line: 31, column: 22, scope: !174)
!259 = !DILocation(line: 31, column: 20, scope: !174)
!260 = !DILocation(line: 33, column: 11, scope: !183)
!261 = !DILocation(line: 34, column: 20, scope: !182)
!262 = !DILocation(line: 34, column: 18, scope: !182)
!263 = !DILocation(line: 0, scope: !182)
!264 = !DILocation(line: 34, column: 42, scope: !182)
!265 = !DILocation(line: 34, column: 40, scope: !182)
!266 = !DILocation(line: 35, column: 25, scope: !182)
!267 = !DILocation(line: 35, column: 40, scope: !182)
!268 = !DILocation(line: 35, column: 13, scope: !182)
!269 = !DILocation(line: 36, column: 23, scope: !182)
!270 = !DILocation(line: 36, column: 36, scope: !182)
!271 = !DILocation(line: 36, column: 13, scope: !182)
!272 = !DILocation(line: 37, column: 37, scope: !182)
!273 = !DILocation(line: 37, column: 41, scope: !182)
!274 = !DILocation(line: 37, column: 30, scope: !182)
!275 = !DILocation(line: 37, column: 46, scope: !182)
!276 = !DILocation(line: 37, column: 27, scope: !182)
!277 = !DILocation(line: 38, column: 18, scope: !182)
!278 = !DILocation(line: 38, column: 33, scope: !182)
!279 = !DILocation(line: 38, column: 13, scope: !182)
!280 = !DILocation(line: 39, column: 15, scope: !281)
!281 = distinct !DILexicalBlock(scope: !182, file: !7, line: 39, column: 13)
!282 = !DILocation(line: 39, column: 23, scope: !281)
!283 = !DILocation(line: 39, column: 29, scope: !281)
!284 = !DILocation(line: 39, column: 38, scope: !281)
!285 = !DILocation(line: 41, column: 19, scope: !286)
!286 = distinct !DILexicalBlock(scope: !281, file: !7, line: 39, column: 64)
!287 = !DILocation(line: 42, column: 22, scope: !286)
!288 = !DILocation(line: 43, column: 9, scope: !286)
!289 = !DILocation(line: 44, column: 18, scope: !290)
!290 = distinct !DILexicalBlock(scope: !182, file: !7, line: 44, column: 13)
!291 = !DILocation(line: 45, column: 11, scope: !292)
!292 = distinct !DILexicalBlock(scope: !290, file: !7, line: 44, column: 25)
!293 = !DILocation(line: 45, column: 21, scope: !292)
!294 = !DILocation(line: 46, column: 11, scope: !292)
!295 = !DILocation(line: 46, column: 21, scope: !292)
!296 = !DILocation(line: 47, column: 9, scope: !292)
!297 = !DILocation(line: 49, column: 7, scope: !174)
!298 = !DILocation(line: 23, column: 33, scope: !175)
!299 = !DILocation(line: 23, column: 5, scope: !175)
!300 = distinct !{!300, !240, !301, !302}
!301 = !DILocation(line: 50, column: 5, scope: !172)
!302 = !{!"llvm.loop.mustprogress"}
!303 = !DILocation(line: 51, column: 5, scope: !164)
!304 = !DILocation(line: 19, column: 40, scope: !165)
!305 = !DILocation(line: 19, column: 3, scope: !165)
!306 = distinct !{!306, !226, !307, !302}
!307 = !DILocation(line: 52, column: 3, scope: !162)
!308 = !DILocation(line: 53, scope: !187)
!309 = !DILocation(line: 0, scope: !187)
!310 = !DILocation(line: 53, column: 28, scope: !190)
!311 = !DILocation(line: 53, column: 3, scope: !187)
!312 = !DILocation(line: 54, column: 17, scope: !189)
!313 = !DILocation(line: 0, scope: !189)
!314 = !DILocation(line: 55, column: 21, scope: !189)
!315 = !DILocation(line: 56, column: 24, scope: !189)
!316 = !DILocation(line: 57, column: 31, scope: !189)
!317 = !DILocation(line: 57, column: 37, scope: !189)
!318 = !DILocation(line: 57, column: 51, scope: !189)
!319 = !DILocation(line: 57, column: 58, scope: !189)
!320 = !DILocation(line: 57, column: 10, scope: !189)
!321 = !DILocation(line: 58, column: 15, scope: !322)
!322 = distinct !DILexicalBlock(scope: !189, file: !7, line: 58, column: 9)
!323 = !DILocation(line: 58, column: 23, scope: !322)
!324 = !DILocation(line: 58, column: 33, scope: !322)
!325 = !DILocation(line: 58, column: 42, scope: !322)
!326 = !DILocation(line: 62, column: 5, scope: !327)
!327 = distinct !DILexicalBlock(scope: !322, file: !7, line: 58, column: 56)
!328 = !DILocation(line: 53, column: 38, scope: !190)
!329 = !DILocation(line: 53, column: 3, scope: !190)
!330 = distinct !{!330, !311, !331, !302}
!331 = !DILocation(line: 63, column: 3, scope: !187)
!332 = !DILocation(line: 64, column: 12, scope: !333)
!333 = distinct !DILexicalBlock(scope: !132, file: !7, line: 64, column: 7)
!334 = !DILocation(line: 65, column: 5, scope: !335)
!335 = distinct !DILexicalBlock(scope: !333, file: !7, line: 64, column: 18)
!336 = !DILocation(line: 65, column: 16, scope: !335)
!337 = !DILocation(line: 66, column: 11, scope: !335)
!338 = !DILocation(line: 66, column: 5, scope: !335)
!339 = !DILocation(line: 66, column: 19, scope: !335)
!340 = !DILocation(line: 67, column: 11, scope: !335)
!341 = !DILocation(line: 67, column: 18, scope: !335)
!342 = !DILocation(line: 67, column: 5, scope: !335)
!343 = !DILocation(line: 67, column: 23, scope: !335)
!344 = !DILocation(line: 68, column: 3, scope: !335)
!345 = !DILocation(line: 69, column: 1, scope: !132)
!346 = distinct !DISubprogram(name: "__shfl_up_sync", linkageName: "_Z14__shfl_up_syncjiji", scope: !347, file: !347, line: 177, type: !348, scopeLine: 177, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, retainedNodes: !350)
!347 = !DIFile(filename: "__clang_cuda_intrinsics.h", directory: "")
!348 = !DISubroutineType(types: !349)
!349 = !{!125, !13, !125, !13, !125}
!350 = !{!351, !352, !353, !354}
!351 = !DILocalVariable(name: "__mask", arg: 1, scope: !346, file: !347, line: 177, type: !13)
!352 = !DILocalVariable(name: "__val", arg: 2, scope: !346, file: !347, line: 177, type: !125)
!353 = !DILocalVariable(name: "__offset", arg: 3, scope: !346, file: !347, line: 177, type: !13)
!354 = !DILocalVariable(name: "__width", arg: 4, scope: !346, file: !347, line: 177, type: !125)
!355 = !DILocation(line: 0, scope: !346)
!356 = !DILocation(line: 177, column: 1, scope: !346)
!357 = !DILocation(line: 177, column: 38, scope: !346)
!358 = distinct !DISubprogram(name: "max2", linkageName: "_ZL4max2ii", scope: !7, file: !7, line: 7, type: !359, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, retainedNodes: !361)
!359 = !DISubroutineType(types: !360)
!360 = !{!125, !125, !125}
!361 = !{!362, !363}
!362 = !DILocalVariable(name: "a", arg: 1, scope: !358, file: !7, line: 7, type: !125)
!363 = !DILocalVariable(name: "b", arg: 2, scope: !358, file: !7, line: 7, type: !125)
!364 = !DILocation(line: 0, scope: !358)
!365 = !DILocation(line: 7, column: 53, scope: !358)
!366 = !DILocation(line: 7, column: 51, scope: !358)
!367 = !DILocation(line: 7, column: 44, scope: !358)
!368 = distinct !DISubprogram(name: "__syncwarp", linkageName: "_Z10__syncwarpj", scope: !347, file: !347, line: 185, type: !369, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, retainedNodes: !371)
!369 = !DISubroutineType(types: !370)
!370 = !{null, !13}
!371 = !{!372}
!372 = !DILocalVariable(name: "mask", arg: 1, scope: !368, file: !347, line: 185, type: !13)
!373 = !DILocation(line: 0, scope: !368)
!374 = !DILocation(line: 186, column: 10, scope: !368)
!375 = !DILocation(line: 186, column: 3, scope: !368)
!376 = distinct !DISubprogram(name: "__shfl_down_sync", linkageName: "_Z16__shfl_down_syncjiji", scope: !347, file: !347, line: 179, type: !348, scopeLine: 179, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, retainedNodes: !377)
!377 = !{!378, !379, !380, !381}
!378 = !DILocalVariable(name: "__mask", arg: 1, scope: !376, file: !347, line: 179, type: !13)
!379 = !DILocalVariable(name: "__val", arg: 2, scope: !376, file: !347, line: 179, type: !125)
!380 = !DILocalVariable(name: "__offset", arg: 3, scope: !376, file: !347, line: 179, type: !13)
!381 = !DILocalVariable(name: "__width", arg: 4, scope: !376, file: !347, line: 179, type: !125)
!382 = !DILocation(line: 0, scope: !376)
!383 = !DILocation(line: 179, column: 1, scope: !376)
!384 = !DILocation(line: 179, column: 40, scope: !376)
