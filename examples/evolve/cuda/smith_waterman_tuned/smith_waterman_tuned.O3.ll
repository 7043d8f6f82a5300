; perfdojo: smith_waterman_tuned.cu at O3 for sm_90, 00b96f59af90af79
; ModuleID = '<string>'
source_filename = "smith_waterman_tuned.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @align(i32 noundef %pairs, i32 noundef %n, i32 noundef %m, ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %match, i32 noundef %mismatch, i32 noundef %open, i32 noundef %extend, ptr noundef captures(none) %edge_h, ptr noundef captures(none) %edge_e, ptr noundef writeonly captures(none) %best, ptr noundef writeonly captures(none) %end) local_unnamed_addr #0 !dbg !133 {
entry:
    #dbg_value(i32 %pairs, !141, !DIExpression(), !195)
    #dbg_value(i32 %n, !142, !DIExpression(), !195)
    #dbg_value(i32 %m, !143, !DIExpression(), !195)
    #dbg_value(ptr %a, !144, !DIExpression(), !195)
    #dbg_value(ptr %b, !145, !DIExpression(), !195)
    #dbg_value(i32 %match, !146, !DIExpression(), !195)
    #dbg_value(i32 %mismatch, !147, !DIExpression(), !195)
    #dbg_value(i32 %open, !148, !DIExpression(), !195)
    #dbg_value(i32 %extend, !149, !DIExpression(), !195)
    #dbg_value(ptr %edge_h, !150, !DIExpression(), !195)
    #dbg_value(ptr %edge_e, !151, !DIExpression(), !195)
    #dbg_value(ptr %best, !152, !DIExpression(), !195)
    #dbg_value(ptr %end, !153, !DIExpression(), !195)
  %i = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !196
  %rem = and i32 %i, 31, !dbg !199
    #dbg_value(i32 %rem, !154, !DIExpression(), !195)
  %i1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !200
  %i2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !203
  %div221 = lshr i32 %i2, 5, !dbg !206
  %mul = mul i32 %div221, %i1, !dbg !207
  %div4222 = lshr i32 %i, 5, !dbg !208
  %add = add i32 %mul, %div4222, !dbg !209
    #dbg_value(i32 %add, !155, !DIExpression(), !195)
  %cmp.not = icmp slt i32 %add, %pairs, !dbg !210
  br i1 %cmp.not, label %if.end, label %cleanup, !dbg !210

if.end:                                           ; preds = %entry
  %i3 = add i32 %extend, %open, !dbg !212
  %sub5 = sub i32 0, %i3, !dbg !212
    #dbg_value(i32 %sub5, !156, !DIExpression(), !195)
  %mul6 = mul nsw i32 %add, %n, !dbg !213
  %idx.ext = sext i32 %mul6 to i64, !dbg !214
  %add.ptr = getelementptr inbounds i32, ptr %edge_h, i64 %idx.ext, !dbg !214
    #dbg_value(ptr %add.ptr, !157, !DIExpression(), !195)
  %add.ptr9 = getelementptr inbounds i32, ptr %edge_e, i64 %idx.ext, !dbg !215
    #dbg_value(ptr %add.ptr9, !158, !DIExpression(), !195)
    #dbg_value(i32 0, !159, !DIExpression(), !195)
    #dbg_value(i32 0, !160, !DIExpression(), !195)
    #dbg_value(i32 0, !161, !DIExpression(), !195)
    #dbg_value(i32 0, !162, !DIExpression(), !216)
  %cmp10244 = icmp sgt i32 %m, 0, !dbg !217
  br i1 %cmp10244, label %for.body.lr.ph, label %for.cond104.preheader, !dbg !218

for.body.lr.ph:                                   ; preds = %if.end
  %mul13 = mul nsw i32 %m, %add
  %cmp17233 = icmp sgt i32 %n, -31
  %cmp26 = icmp eq i32 %rem, 0
  %sub75 = sub nsw i32 0, %mismatch
  %cmp93 = icmp eq i32 %rem, 31
  %i4 = add i32 %n, 30, !dbg !218
  %smax = tail call i32 @llvm.smax.i32(i32 %i4, i32 0), !dbg !218
  br label %for.body, !dbg !218

for.cond104.preheader:                            ; preds = %for.cond.cleanup18, %if.end
  %column.0.lcssa = phi i32 [ 0, %if.end ], [ %column.1.lcssa, %for.cond.cleanup18 ], !dbg !219
  %row.0.lcssa = phi i32 [ 0, %if.end ], [ %row.1.lcssa, %for.cond.cleanup18 ], !dbg !220
  %score.0.lcssa = phi i32 [ 0, %if.end ], [ %score.1.lcssa, %for.cond.cleanup18 ], !dbg !221
    #dbg_value(i32 %score.0.lcssa, !159, !DIExpression(), !195)
    #dbg_value(i32 %row.0.lcssa, !160, !DIExpression(), !195)
    #dbg_value(i32 %column.0.lcssa, !161, !DIExpression(), !195)
    #dbg_value(i32 16, !187, !DIExpression(), !222)
    #dbg_value(i32 %score.0.lcssa, !159, !DIExpression(), !195)
    #dbg_value(i32 %row.0.lcssa, !160, !DIExpression(), !195)
    #dbg_value(i32 %column.0.lcssa, !161, !DIExpression(), !195)
    #dbg_value(i32 16, !187, !DIExpression(), !222)
    #dbg_value(i32 -1, !223, !DIExpression(), !232)
    #dbg_value(i32 %score.0.lcssa, !229, !DIExpression(), !232)
    #dbg_value(i32 16, !230, !DIExpression(), !232)
    #dbg_value(i32 32, !231, !DIExpression(), !232)
  %i5 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %score.0.lcssa, i32 16, i32 31), !dbg !234
    #dbg_value(i32 %i5, !189, !DIExpression(), !235)
    #dbg_value(i32 -1, !223, !DIExpression(), !236)
    #dbg_value(i32 %row.0.lcssa, !229, !DIExpression(), !236)
    #dbg_value(i32 16, !230, !DIExpression(), !236)
    #dbg_value(i32 32, !231, !DIExpression(), !236)
  %i6 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %row.0.lcssa, i32 16, i32 31), !dbg !238
    #dbg_value(i32 %i6, !192, !DIExpression(), !235)
    #dbg_value(i32 -1, !223, !DIExpression(), !239)
    #dbg_value(i32 %column.0.lcssa, !229, !DIExpression(), !239)
    #dbg_value(i32 16, !230, !DIExpression(), !239)
    #dbg_value(i32 32, !231, !DIExpression(), !239)
  %i7 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %column.0.lcssa, i32 16, i32 31), !dbg !241
    #dbg_value(i32 %i7, !193, !DIExpression(), !235)
  %cmp111 = icmp slt i32 %i6, %row.0.lcssa, !dbg !242
  %cmp112 = icmp eq i32 %i6, %row.0.lcssa
  %cmp114 = icmp slt i32 %i7, %column.0.lcssa
  %i8 = select i1 %cmp112, i1 %cmp114, i1 false
  %spec.select232 = select i1 %cmp111, i1 true, i1 %i8, !dbg !243
    #dbg_value(i1 %spec.select232, !194, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !235)
  %cmp117 = icmp sgt i32 %i5, %score.0.lcssa, !dbg !244
  %cmp119 = icmp eq i32 %i5, %score.0.lcssa
  %or.cond140 = select i1 %cmp119, i1 %spec.select232, i1 false
  %or.cond227 = select i1 %cmp117, i1 true, i1 %or.cond140, !dbg !246
  %column.5 = select i1 %or.cond227, i32 %i7, i32 %column.0.lcssa, !dbg !246
  %row.5 = select i1 %or.cond227, i32 %i6, i32 %row.0.lcssa, !dbg !246
  %score.5 = select i1 %or.cond227, i32 %i5, i32 %score.0.lcssa, !dbg !246
    #dbg_value(i32 %score.5, !159, !DIExpression(), !195)
    #dbg_value(i32 %row.5, !160, !DIExpression(), !195)
    #dbg_value(i32 %column.5, !161, !DIExpression(), !195)
    #dbg_value(i32 8, !187, !DIExpression(), !222)
    #dbg_value(i32 %score.5, !229, !DIExpression(), !232)
    #dbg_value(i32 8, !230, !DIExpression(), !232)
  %i9 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %score.5, i32 8, i32 31), !dbg !234
    #dbg_value(i32 %i9, !189, !DIExpression(), !235)
    #dbg_value(i32 %row.5, !229, !DIExpression(), !236)
    #dbg_value(i32 8, !230, !DIExpression(), !236)
  %i10 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %row.5, i32 8, i32 31), !dbg !238
    #dbg_value(i32 %i10, !192, !DIExpression(), !235)
    #dbg_value(i32 %column.5, !229, !DIExpression(), !239)
    #dbg_value(i32 8, !230, !DIExpression(), !239)
  %i11 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %column.5, i32 8, i32 31), !dbg !241
    #dbg_value(i32 %i11, !193, !DIExpression(), !235)
  %cmp111.1 = icmp slt i32 %i10, %row.5, !dbg !242
  %cmp112.1 = icmp eq i32 %i10, %row.5
  %cmp114.1 = icmp slt i32 %i11, %column.5
  %i12 = select i1 %cmp112.1, i1 %cmp114.1, i1 false
  %spec.select232.1 = select i1 %cmp111.1, i1 true, i1 %i12, !dbg !243
    #dbg_value(i1 %spec.select232.1, !194, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !235)
  %cmp117.1 = icmp sgt i32 %i9, %score.5, !dbg !244
  %cmp119.1 = icmp eq i32 %i9, %score.5
  %or.cond140.1 = select i1 %cmp119.1, i1 %spec.select232.1, i1 false
  %or.cond227.1 = select i1 %cmp117.1, i1 true, i1 %or.cond140.1, !dbg !246
  %column.5.1 = select i1 %or.cond227.1, i32 %i11, i32 %column.5, !dbg !246
  %row.5.1 = select i1 %or.cond227.1, i32 %i10, i32 %row.5, !dbg !246
  %score.5.1 = select i1 %or.cond227.1, i32 %i9, i32 %score.5, !dbg !246
    #dbg_value(i32 %score.5.1, !159, !DIExpression(), !195)
    #dbg_value(i32 %row.5.1, !160, !DIExpression(), !195)
    #dbg_value(i32 %column.5.1, !161, !DIExpression(), !195)
    #dbg_value(i32 4, !187, !DIExpression(), !222)
    #dbg_value(i32 %score.5.1, !229, !DIExpression(), !232)
    #dbg_value(i32 4, !230, !DIExpression(), !232)
  %i13 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %score.5.1, i32 4, i32 31), !dbg !234
    #dbg_value(i32 %i13, !189, !DIExpression(), !235)
    #dbg_value(i32 %row.5.1, !229, !DIExpression(), !236)
    #dbg_value(i32 4, !230, !DIExpression(), !236)
  %i14 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %row.5.1, i32 4, i32 31), !dbg !238
    #dbg_value(i32 %i14, !192, !DIExpression(), !235)
    #dbg_value(i32 %column.5.1, !229, !DIExpression(), !239)
    #dbg_value(i32 4, !230, !DIExpression(), !239)
  %i15 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %column.5.1, i32 4, i32 31), !dbg !241
    #dbg_value(i32 %i15, !193, !DIExpression(), !235)
  %cmp111.2 = icmp slt i32 %i14, %row.5.1, !dbg !242
  %cmp112.2 = icmp eq i32 %i14, %row.5.1
  %cmp114.2 = icmp slt i32 %i15, %column.5.1
  %i16 = select i1 %cmp112.2, i1 %cmp114.2, i1 false
  %spec.select232.2 = select i1 %cmp111.2, i1 true, i1 %i16, !dbg !243
    #dbg_value(i1 %spec.select232.2, !194, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !235)
  %cmp117.2 = icmp sgt i32 %i13, %score.5.1, !dbg !244
  %cmp119.2 = icmp eq i32 %i13, %score.5.1
  %or.cond140.2 = select i1 %cmp119.2, i1 %spec.select232.2, i1 false
  %or.cond227.2 = select i1 %cmp117.2, i1 true, i1 %or.cond140.2, !dbg !246
  %column.5.2 = select i1 %or.cond227.2, i32 %i15, i32 %column.5.1, !dbg !246
  %row.5.2 = select i1 %or.cond227.2, i32 %i14, i32 %row.5.1, !dbg !246
  %score.5.2 = select i1 %or.cond227.2, i32 %i13, i32 %score.5.1, !dbg !246
    #dbg_value(i32 %score.5.2, !159, !DIExpression(), !195)
    #dbg_value(i32 %row.5.2, !160, !DIExpression(), !195)
    #dbg_value(i32 %column.5.2, !161, !DIExpression(), !195)
    #dbg_value(i32 2, !187, !DIExpression(), !222)
    #dbg_value(i32 %score.5.2, !229, !DIExpression(), !232)
    #dbg_value(i32 2, !230, !DIExpression(), !232)
  %i17 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %score.5.2, i32 2, i32 31), !dbg !234
    #dbg_value(i32 %i17, !189, !DIExpression(), !235)
    #dbg_value(i32 %row.5.2, !229, !DIExpression(), !236)
    #dbg_value(i32 2, !230, !DIExpression(), !236)
  %i18 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %row.5.2, i32 2, i32 31), !dbg !238
    #dbg_value(i32 %i18, !192, !DIExpression(), !235)
    #dbg_value(i32 %column.5.2, !229, !DIExpression(), !239)
    #dbg_value(i32 2, !230, !DIExpression(), !239)
  %i19 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %column.5.2, i32 2, i32 31), !dbg !241
    #dbg_value(i32 %i19, !193, !DIExpression(), !235)
  %cmp111.3 = icmp slt i32 %i18, %row.5.2, !dbg !242
  %cmp112.3 = icmp eq i32 %i18, %row.5.2
  %cmp114.3 = icmp slt i32 %i19, %column.5.2
  %i20 = select i1 %cmp112.3, i1 %cmp114.3, i1 false
  %spec.select232.3 = select i1 %cmp111.3, i1 true, i1 %i20, !dbg !243
    #dbg_value(i1 %spec.select232.3, !194, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !235)
  %cmp117.3 = icmp sgt i32 %i17, %score.5.2, !dbg !244
  %cmp119.3 = icmp eq i32 %i17, %score.5.2
  %or.cond140.3 = select i1 %cmp119.3, i1 %spec.select232.3, i1 false
  %or.cond227.3 = select i1 %cmp117.3, i1 true, i1 %or.cond140.3, !dbg !246
  %column.5.3 = select i1 %or.cond227.3, i32 %i19, i32 %column.5.2, !dbg !246
  %row.5.3 = select i1 %or.cond227.3, i32 %i18, i32 %row.5.2, !dbg !246
  %score.5.3 = select i1 %or.cond227.3, i32 %i17, i32 %score.5.2, !dbg !246
    #dbg_value(i32 %score.5.3, !159, !DIExpression(), !195)
    #dbg_value(i32 %row.5.3, !160, !DIExpression(), !195)
    #dbg_value(i32 %column.5.3, !161, !DIExpression(), !195)
    #dbg_value(i32 1, !187, !DIExpression(), !222)
    #dbg_value(i32 %score.5.3, !229, !DIExpression(), !232)
    #dbg_value(i32 1, !230, !DIExpression(), !232)
  %i21 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %score.5.3, i32 1, i32 31), !dbg !234
    #dbg_value(i32 %i21, !189, !DIExpression(), !235)
    #dbg_value(i32 %row.5.3, !229, !DIExpression(), !236)
    #dbg_value(i32 1, !230, !DIExpression(), !236)
  %i22 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %row.5.3, i32 1, i32 31), !dbg !238
    #dbg_value(i32 %i22, !192, !DIExpression(), !235)
    #dbg_value(i32 %column.5.3, !229, !DIExpression(), !239)
    #dbg_value(i32 1, !230, !DIExpression(), !239)
  %i23 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %column.5.3, i32 1, i32 31), !dbg !241
    #dbg_value(i32 %i23, !193, !DIExpression(), !235)
    #dbg_value(i1 poison, !194, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !235)
    #dbg_value(i32 poison, !159, !DIExpression(), !195)
    #dbg_value(i32 poison, !160, !DIExpression(), !195)
    #dbg_value(i32 poison, !161, !DIExpression(), !195)
    #dbg_value(i32 0, !187, !DIExpression(), !222)
  %cmp127 = icmp eq i32 %rem, 0, !dbg !247
  br i1 %cmp127, label %if.then128, label %cleanup, !dbg !247

for.body:                                         ; preds = %for.cond.cleanup18, %for.body.lr.ph
  %score.0248 = phi i32 [ 0, %for.body.lr.ph ], [ %score.1.lcssa, %for.cond.cleanup18 ]
  %row.0247 = phi i32 [ 0, %for.body.lr.ph ], [ %row.1.lcssa, %for.cond.cleanup18 ]
  %column.0246 = phi i32 [ 0, %for.body.lr.ph ], [ %column.1.lcssa, %for.cond.cleanup18 ]
  %first.0245 = phi i32 [ 0, %for.body.lr.ph ], [ %add102, %for.cond.cleanup18 ]
    #dbg_value(i32 %score.0248, !159, !DIExpression(), !195)
    #dbg_value(i32 %row.0247, !160, !DIExpression(), !195)
    #dbg_value(i32 %column.0246, !161, !DIExpression(), !195)
    #dbg_value(i32 %first.0245, !162, !DIExpression(), !216)
  %add11 = or disjoint i32 %first.0245, %rem, !dbg !249
    #dbg_value(i32 %add11, !164, !DIExpression(), !250)
  %cmp12 = icmp slt i32 %add11, %m, !dbg !251
  br i1 %cmp12, label %cond.true, label %cond.end, !dbg !252

cond.true:                                        ; preds = %for.body
  %add14 = add nsw i32 %add11, %mul13
  %idxprom = sext i32 %add14 to i64
  %arrayidx = getelementptr inbounds i8, ptr %b, i64 %idxprom
  %i24 = load i8, ptr %arrayidx, align 1, !dbg !253, !tbaa !254
  %conv = sext i8 %i24 to i32, !dbg !253
  br label %cond.end, !dbg !252

cond.end:                                         ; preds = %cond.true, %for.body
  %cond = phi i32 [ %conv, %cond.true ], [ -1, %for.body ], !dbg !252
    #dbg_value(i32 %cond, !167, !DIExpression(), !250)
    #dbg_value(i32 0, !168, !DIExpression(), !250)
    #dbg_value(i32 %sub5, !169, !DIExpression(), !250)
    #dbg_value(i32 %sub5, !170, !DIExpression(), !250)
    #dbg_value(i32 0, !171, !DIExpression(), !250)
    #dbg_value(i32 0, !172, !DIExpression(), !255)
    #dbg_value(i32 %score.0248, !159, !DIExpression(), !195)
    #dbg_value(i32 %row.0247, !160, !DIExpression(), !195)
    #dbg_value(i32 %column.0246, !161, !DIExpression(), !195)
    #dbg_value(i32 0, !168, !DIExpression(), !250)
    #dbg_value(i32 %sub5, !169, !DIExpression(), !250)
    #dbg_value(i32 %sub5, !170, !DIExpression(), !250)
    #dbg_value(i32 0, !171, !DIExpression(), !250)
    #dbg_value(i32 0, !172, !DIExpression(), !255)
  br i1 %cmp17233, label %for.body19.lr.ph, label %for.cond.cleanup18, !dbg !256

for.body19.lr.ph:                                 ; preds = %cond.end
  %cmp30.not = icmp eq i32 %first.0245, 0
  %add91 = add nuw nsw i32 %add11, 1
  br label %for.body19, !dbg !256

for.cond.cleanup18:                               ; preds = %if.end100, %cond.end
  %column.1.lcssa = phi i32 [ %column.0246, %cond.end ], [ %column.3, %if.end100 ], !dbg !195
  %row.1.lcssa = phi i32 [ %row.0247, %cond.end ], [ %row.3, %if.end100 ], !dbg !195
  %score.1.lcssa = phi i32 [ %score.0248, %cond.end ], [ %score.3, %if.end100 ], !dbg !195
    #dbg_value(i32 -1, !257, !DIExpression(), !262)
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !264
  %add102 = add nuw nsw i32 %first.0245, 32, !dbg !265
    #dbg_value(i32 %score.1.lcssa, !159, !DIExpression(), !195)
    #dbg_value(i32 %row.1.lcssa, !160, !DIExpression(), !195)
    #dbg_value(i32 %column.1.lcssa, !161, !DIExpression(), !195)
    #dbg_value(i32 %add102, !162, !DIExpression(), !216)
  %cmp10 = icmp slt i32 %add102, %m, !dbg !217
  br i1 %cmp10, label %for.body, label %for.cond104.preheader, !dbg !218, !llvm.loop !266

for.body19:                                       ; preds = %if.end100, %for.body19.lr.ph
  %score.1241 = phi i32 [ %score.0248, %for.body19.lr.ph ], [ %score.3, %if.end100 ]
  %row.1240 = phi i32 [ %row.0247, %for.body19.lr.ph ], [ %row.3, %if.end100 ]
  %column.1239 = phi i32 [ %column.0246, %for.body19.lr.ph ], [ %column.3, %if.end100 ]
  %h.0238 = phi i32 [ 0, %for.body19.lr.ph ], [ %h.1, %if.end100 ]
  %e.0237 = phi i32 [ %sub5, %for.body19.lr.ph ], [ %e.1, %if.end100 ]
  %f.0236 = phi i32 [ %sub5, %for.body19.lr.ph ], [ %f.1, %if.end100 ]
  %left_before.0235 = phi i32 [ 0, %for.body19.lr.ph ], [ %left.0, %if.end100 ]
  %d.0234 = phi i32 [ 0, %for.body19.lr.ph ], [ %inc, %if.end100 ]
    #dbg_value(i32 %score.1241, !159, !DIExpression(), !195)
    #dbg_value(i32 %row.1240, !160, !DIExpression(), !195)
    #dbg_value(i32 %column.1239, !161, !DIExpression(), !195)
    #dbg_value(i32 %h.0238, !168, !DIExpression(), !250)
    #dbg_value(i32 %e.0237, !169, !DIExpression(), !250)
    #dbg_value(i32 %f.0236, !170, !DIExpression(), !250)
    #dbg_value(i32 %left_before.0235, !171, !DIExpression(), !250)
    #dbg_value(i32 %d.0234, !172, !DIExpression(), !255)
  %sub20 = sub nsw i32 %d.0234, %rem, !dbg !269
    #dbg_value(i32 %sub20, !174, !DIExpression(), !270)
  %cmp21 = icmp sgt i32 %sub20, -1, !dbg !271
  %cmp22 = icmp slt i32 %sub20, %n
  %or.cond224 = and i1 %cmp21, %cmp22, !dbg !272
  %spec.select = and i1 %cmp12, %or.cond224, !dbg !272
    #dbg_value(i1 %spec.select, !177, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !270)
    #dbg_value(i32 -1, !273, !DIExpression(), !279)
    #dbg_value(i32 %h.0238, !276, !DIExpression(), !279)
    #dbg_value(i32 1, !277, !DIExpression(), !279)
    #dbg_value(i32 32, !278, !DIExpression(), !279)
  %i25 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %h.0238, i32 1, i32 0), !dbg !281
    #dbg_value(i32 %i25, !179, !DIExpression(), !270)
    #dbg_value(i32 -1, !273, !DIExpression(), !282)
    #dbg_value(i32 %e.0237, !276, !DIExpression(), !282)
    #dbg_value(i32 1, !277, !DIExpression(), !282)
    #dbg_value(i32 32, !278, !DIExpression(), !282)
  %i26 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %e.0237, i32 1, i32 0), !dbg !284
    #dbg_value(i32 %i26, !180, !DIExpression(), !270)
  %cmp28 = icmp slt i32 %d.0234, %n
  %or.cond225 = and i1 %cmp26, %cmp28, !dbg !285
  br i1 %or.cond225, label %if.then29, label %if.end44, !dbg !285

if.then29:                                        ; preds = %for.body19
  br i1 %cmp30.not, label %cond.end35, label %cond.true31, !dbg !287

cond.true31:                                      ; preds = %if.then29
  %idxprom32 = zext nneg i32 %d.0234 to i64
  %arrayidx33 = getelementptr inbounds nuw i32, ptr %add.ptr, i64 %idxprom32
  %i27 = load i32, ptr %arrayidx33, align 4, !dbg !289, !tbaa !128
  br label %cond.end35, !dbg !287

cond.end35:                                       ; preds = %cond.true31, %if.then29
  %cond36 = phi i32 [ %i27, %cond.true31 ], [ 0, %if.then29 ], !dbg !287
    #dbg_value(i32 %cond36, !179, !DIExpression(), !270)
  br i1 %cmp30.not, label %if.end44, label %cond.true38, !dbg !290

cond.true38:                                      ; preds = %cond.end35
  %idxprom39 = zext nneg i32 %d.0234 to i64
  %arrayidx40 = getelementptr inbounds nuw i32, ptr %add.ptr9, i64 %idxprom39
  %i28 = load i32, ptr %arrayidx40, align 4, !dbg !291, !tbaa !128
  br label %if.end44, !dbg !290

if.end44:                                         ; preds = %cond.true38, %cond.end35, %for.body19
  %left.0 = phi i32 [ %i25, %for.body19 ], [ %cond36, %cond.end35 ], [ %cond36, %cond.true38 ], !dbg !270
  %e_left.0 = phi i32 [ %i26, %for.body19 ], [ %sub5, %cond.end35 ], [ %i28, %cond.true38 ], !dbg !270
    #dbg_value(i32 %e_left.0, !180, !DIExpression(), !270)
    #dbg_value(i32 %left.0, !179, !DIExpression(), !270)
    #dbg_value(i32 poison, !181, !DIExpression(), !270)
    #dbg_value(i32 %left.0, !171, !DIExpression(), !250)
  br i1 %spec.select, label %if.then50, label %if.end100, !dbg !292

if.then50:                                        ; preds = %if.end44
  %cmp45.not = icmp eq i32 %d.0234, %rem, !dbg !293
  %cond49 = select i1 %cmp45.not, i32 0, i32 %left_before.0235, !dbg !294
    #dbg_value(i32 %cond49, !181, !DIExpression(), !270)
  %cond55 = select i1 %cmp45.not, i32 0, i32 %h.0238, !dbg !295
    #dbg_value(i32 %cond55, !182, !DIExpression(), !296)
  %cond60 = select i1 %cmp45.not, i32 %sub5, i32 %f.0236, !dbg !297
    #dbg_value(i32 %cond60, !185, !DIExpression(), !296)
  %sub61 = sub nsw i32 %e_left.0, %extend, !dbg !298
  %add62 = sub i32 %left.0, %i3, !dbg !299
    #dbg_value(i32 %sub61, !300, !DIExpression(), !306)
    #dbg_value(i32 %add62, !305, !DIExpression(), !306)
  %cond.i = tail call noundef i32 @llvm.smax.i32(i32 %sub61, i32 %add62), !dbg !308
    #dbg_value(i32 %cond.i, !169, !DIExpression(), !250)
  %sub64 = sub nsw i32 %cond60, %extend, !dbg !309
  %add65 = sub i32 %cond55, %i3, !dbg !310
    #dbg_value(i32 %sub64, !300, !DIExpression(), !311)
    #dbg_value(i32 %add65, !305, !DIExpression(), !311)
  %cond.i228 = tail call noundef i32 @llvm.smax.i32(i32 %sub64, i32 %add65), !dbg !313
    #dbg_value(i32 %cond.i228, !170, !DIExpression(), !250)
  %add68 = add nsw i32 %sub20, %mul6, !dbg !314
  %idxprom69 = sext i32 %add68 to i64, !dbg !315
  %arrayidx70 = getelementptr inbounds i8, ptr %a, i64 %idxprom69, !dbg !315
  %i29 = load i8, ptr %arrayidx70, align 1, !dbg !315, !tbaa !254
  %conv71 = sext i8 %i29 to i32, !dbg !315
  %cmp72 = icmp eq i32 %cond, %conv71, !dbg !316
  %cond77 = select i1 %cmp72, i32 %match, i32 %sub75, !dbg !315
  %add78 = add nsw i32 %cond77, %cond49, !dbg !317
    #dbg_value(i32 %add78, !186, !DIExpression(), !296)
    #dbg_value(i32 0, !300, !DIExpression(), !318)
    #dbg_value(i32 %add78, !305, !DIExpression(), !318)
    #dbg_value(i32 %cond.i, !300, !DIExpression(), !320)
    #dbg_value(i32 %cond.i228, !305, !DIExpression(), !320)
  %cond.i230 = tail call noundef i32 @llvm.smax.i32(i32 %cond.i, i32 %cond.i228), !dbg !322
    #dbg_value(i32 poison, !300, !DIExpression(), !323)
    #dbg_value(i32 %cond.i230, !305, !DIExpression(), !323)
  %cond.i229 = tail call i32 @llvm.smax.i32(i32 %add78, i32 %cond.i230), !dbg !325
  %cond.i231 = tail call i32 @llvm.smax.i32(i32 %cond.i229, i32 0), !dbg !325
    #dbg_value(i32 %cond.i231, !168, !DIExpression(), !250)
  %cmp82 = icmp sgt i32 %cond.i231, %score.1241, !dbg !326
  br i1 %cmp82, label %if.then50.if.then89_crit_edge, label %lor.lhs.false, !dbg !328

if.then50.if.then89_crit_edge:                    ; preds = %if.then50
  %.pre = add nuw nsw i32 %sub20, 1, !dbg !329
  br label %if.end92, !dbg !328

lor.lhs.false:                                    ; preds = %if.then50
  %cmp83 = icmp eq i32 %cond.i231, %score.1241, !dbg !331
  %cmp85 = icmp sgt i32 %cond.i229, 0
  %or.cond = and i1 %cmp85, %cmp83, !dbg !332
  %add87 = add nuw nsw i32 %sub20, 1
  %cmp88 = icmp slt i32 %add87, %row.1240
  %or.cond226 = select i1 %or.cond, i1 %cmp88, i1 false, !dbg !332
  br i1 %or.cond226, label %if.then89, label %if.end92, !dbg !332

if.then89:                                        ; preds = %lor.lhs.false
    #dbg_value(i32 %cond.i231, !159, !DIExpression(), !195)
    #dbg_value(i32 poison, !160, !DIExpression(), !195)
    #dbg_value(i32 %add91, !161, !DIExpression(), !195)
  br label %if.end92, !dbg !333

if.end92:                                         ; preds = %if.then89, %lor.lhs.false, %if.then50.if.then89_crit_edge
  %column.2 = phi i32 [ %column.1239, %lor.lhs.false ], [ %add91, %if.then50.if.then89_crit_edge ], [ %add91, %if.then89 ], !dbg !195
  %row.2 = phi i32 [ %row.1240, %lor.lhs.false ], [ %.pre, %if.then50.if.then89_crit_edge ], [ %add87, %if.then89 ], !dbg !195
  %score.2 = phi i32 [ %score.1241, %lor.lhs.false ], [ %cond.i231, %if.then50.if.then89_crit_edge ], [ %cond.i231, %if.then89 ], !dbg !195
    #dbg_value(i32 %score.2, !159, !DIExpression(), !195)
    #dbg_value(i32 %row.2, !160, !DIExpression(), !195)
    #dbg_value(i32 %column.2, !161, !DIExpression(), !195)
  br i1 %cmp93, label %if.then94, label %if.end100, !dbg !334

if.then94:                                        ; preds = %if.end92
  %idxprom95 = zext nneg i32 %sub20 to i64
  %arrayidx98 = getelementptr inbounds nuw i32, ptr %add.ptr9, i64 %idxprom95
  %arrayidx96 = getelementptr inbounds nuw i32, ptr %add.ptr, i64 %idxprom95
  store i32 %cond.i231, ptr %arrayidx96, align 4, !dbg !336, !tbaa !128
  store i32 %cond.i, ptr %arrayidx98, align 4, !dbg !338, !tbaa !128
  br label %if.end100, !dbg !339

if.end100:                                        ; preds = %if.then94, %if.end92, %if.end44
  %f.1 = phi i32 [ %f.0236, %if.end44 ], [ %cond.i228, %if.then94 ], [ %cond.i228, %if.end92 ], !dbg !250
  %e.1 = phi i32 [ %e.0237, %if.end44 ], [ %cond.i, %if.then94 ], [ %cond.i, %if.end92 ], !dbg !250
  %h.1 = phi i32 [ %h.0238, %if.end44 ], [ %cond.i231, %if.then94 ], [ %cond.i231, %if.end92 ], !dbg !250
  %column.3 = phi i32 [ %column.1239, %if.end44 ], [ %column.2, %if.then94 ], [ %column.2, %if.end92 ], !dbg !195
  %row.3 = phi i32 [ %row.1240, %if.end44 ], [ %row.2, %if.then94 ], [ %row.2, %if.end92 ], !dbg !195
  %score.3 = phi i32 [ %score.1241, %if.end44 ], [ %score.2, %if.then94 ], [ %score.2, %if.end92 ], !dbg !195
    #dbg_value(i32 %score.3, !159, !DIExpression(), !195)
    #dbg_value(i32 %row.3, !160, !DIExpression(), !195)
    #dbg_value(i32 %column.3, !161, !DIExpression(), !195)
    #dbg_value(i32 %h.1, !168, !DIExpression(), !250)
    #dbg_value(i32 %e.1, !169, !DIExpression(), !250)
    #dbg_value(i32 %f.1, !170, !DIExpression(), !250)
    #dbg_value(i32 -1, !257, !DIExpression(), !340)
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !342
  %inc = add nuw i32 %d.0234, 1, !dbg !343
    #dbg_value(i32 %left.0, !171, !DIExpression(), !250)
    #dbg_value(i32 %inc, !172, !DIExpression(), !255)
  %exitcond.not = icmp eq i32 %d.0234, %smax, !dbg !344
  br i1 %exitcond.not, label %for.cond.cleanup18, label %for.body19, !dbg !256, !llvm.loop !345

if.then128:                                       ; preds = %for.cond104.preheader
  %cmp117.4 = icmp sgt i32 %i21, %score.5.3, !dbg !244
  %cmp119.4 = icmp eq i32 %i21, %score.5.3
  %cmp111.4 = icmp slt i32 %i22, %row.5.3, !dbg !242
  %cmp112.4 = icmp eq i32 %i22, %row.5.3
  %cmp114.4 = icmp slt i32 %i23, %column.5.3
  %i30 = select i1 %cmp112.4, i1 %cmp114.4, i1 false
  %spec.select232.4 = select i1 %cmp111.4, i1 true, i1 %i30, !dbg !243
    #dbg_value(i1 %spec.select232.4, !194, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !235)
  %or.cond140.4 = select i1 %cmp119.4, i1 %spec.select232.4, i1 false
  %or.cond227.4 = select i1 %cmp117.4, i1 true, i1 %or.cond140.4, !dbg !246
  %score.5.4 = select i1 %or.cond227.4, i32 %i21, i32 %score.5.3, !dbg !246
    #dbg_value(i32 %score.5.4, !159, !DIExpression(), !195)
  %row.5.4 = select i1 %or.cond227.4, i32 %i22, i32 %row.5.3, !dbg !246
    #dbg_value(i32 %row.5.4, !160, !DIExpression(), !195)
  %column.5.4 = select i1 %or.cond227.4, i32 %i23, i32 %column.5.3, !dbg !246
    #dbg_value(i32 %column.5.4, !161, !DIExpression(), !195)
  %mul131 = shl nsw i32 %add, 1
  %idxprom132 = sext i32 %mul131 to i64
  %arrayidx133 = getelementptr inbounds i32, ptr %end, i64 %idxprom132
  %arrayidx137 = getelementptr i8, ptr %arrayidx133, i64 4
  %idxprom129 = sext i32 %add to i64
  %arrayidx130 = getelementptr inbounds i32, ptr %best, i64 %idxprom129
  store i32 %score.5.4, ptr %arrayidx130, align 4, !dbg !347, !tbaa !128
  store i32 %row.5.4, ptr %arrayidx133, align 4, !dbg !349, !tbaa !128
  store i32 %column.5.4, ptr %arrayidx137, align 4, !dbg !350, !tbaa !128
  br label %cleanup, !dbg !351

cleanup:                                          ; preds = %if.then128, %for.cond104.preheader, %entry
  ret void, !dbg !352
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5, !6}
!llvm.dbg.cu = !{!7}
!llvm.ident = !{!127, !127}
!llvm.errno.tbaa = !{!128}
!nvvmir.version = !{!132}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 9]}
!1 = !{i32 7, !"Dwarf Version", i32 2}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"wchar_size", i32 4}
!4 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!7 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !8, producer: "clang", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !9, globals: !122, splitDebugInlining: false, nameTableKind: None)
!8 = !DIFile(filename: "smith_waterman_tuned.cu", directory: "")
!9 = !{!10, !35, !66, !94}
!10 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "dim3", file: !11, line: 576, size: 96, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !12, identifier: "_ZTS4dim3")
!11 = !DIFile(filename: "vector_types.h", directory: "")
!12 = !{!13, !15, !16, !17, !21, !30}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !10, file: !11, line: 578, baseType: !14, size: 32)
!14 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !10, file: !11, line: 578, baseType: !14, size: 32, offset: 32)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !10, file: !11, line: 578, baseType: !14, size: 32, offset: 64)
!17 = !DISubprogram(name: "dim3", linkageName: "_ZN4dim3C4Ejjj", scope: !10, file: !11, line: 584, type: !18, scopeLine: 584, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !14, !14, !14}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!21 = !DISubprogram(name: "dim3", linkageName: "_ZN4dim3C4E5uint3", scope: !10, file: !11, line: 585, type: !22, scopeLine: 585, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!22 = !DISubroutineType(types: !23)
!23 = !{null, !20, !24}
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint3", file: !11, line: 522, baseType: !25)
!25 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "uint3", file: !11, line: 267, size: 96, flags: DIFlagTypePassByValue, elements: !26, identifier: "_ZTS5uint3")
!26 = !{!27, !28, !29}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !25, file: !11, line: 269, baseType: !14, size: 32)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !25, file: !11, line: 269, baseType: !14, size: 32, offset: 32)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !25, file: !11, line: 269, baseType: !14, size: 32, offset: 64)
!30 = !DISubprogram(name: "operator uint3", linkageName: "_ZNK4dim3cv5uint3Ev", scope: !10, file: !11, line: 586, type: !31, scopeLine: 586, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!31 = !DISubroutineType(types: !32)
!32 = !{!24, !33}
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!34 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!35 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__cuda_builtin_threadIdx_t", file: !36, line: 52, size: 8, flags: DIFlagTypePassByReference, elements: !37, identifier: "_ZTS26__cuda_builtin_threadIdx_t")
!36 = !DIFile(filename: "__clang_cuda_builtin_vars.h", directory: "")
!37 = !{!38, !41, !42, !43, !48, !51, !55, !59, !62}
!38 = !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv", scope: !35, file: !36, line: 53, type: !39, scopeLine: 53, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!39 = !DISubroutineType(types: !40)
!40 = !{!14}
!41 = !DISubprogram(name: "__fetch_builtin_y", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv", scope: !35, file: !36, line: 54, type: !39, scopeLine: 54, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!42 = !DISubprogram(name: "__fetch_builtin_z", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_zEv", scope: !35, file: !36, line: 55, type: !39, scopeLine: 55, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!43 = !DISubprogram(name: "operator dim3", linkageName: "_ZNK26__cuda_builtin_threadIdx_tcv4dim3Ev", scope: !35, file: !36, line: 58, type: !44, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!44 = !DISubroutineType(types: !45)
!45 = !{!10, !46}
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!47 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!48 = !DISubprogram(name: "operator uint3", linkageName: "_ZNK26__cuda_builtin_threadIdx_tcv5uint3Ev", scope: !35, file: !36, line: 59, type: !49, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!49 = !DISubroutineType(types: !50)
!50 = !{!25, !46}
!51 = !DISubprogram(name: "__cuda_builtin_threadIdx_t", linkageName: "_ZN26__cuda_builtin_threadIdx_tC4Ev", scope: !35, file: !36, line: 62, type: !52, scopeLine: 62, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!52 = !DISubroutineType(types: !53)
!53 = !{null, !54}
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!55 = !DISubprogram(name: "__cuda_builtin_threadIdx_t", linkageName: "_ZN26__cuda_builtin_threadIdx_tC4ERKS_", scope: !35, file: !36, line: 62, type: !56, scopeLine: 62, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!56 = !DISubroutineType(types: !57)
!57 = !{null, !54, !58}
!58 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !47, size: 64)
!59 = !DISubprogram(name: "operator=", linkageName: "_ZNK26__cuda_builtin_threadIdx_taSERKS_", scope: !35, file: !36, line: 62, type: !60, scopeLine: 62, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!60 = !DISubroutineType(types: !61)
!61 = !{null, !46, !58}
!62 = !DISubprogram(name: "operator&", linkageName: "_ZNK26__cuda_builtin_threadIdx_tadEv", scope: !35, file: !36, line: 62, type: !63, scopeLine: 62, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!63 = !DISubroutineType(types: !64)
!64 = !{!65, !46}
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!66 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__cuda_builtin_blockIdx_t", file: !36, line: 65, size: 8, flags: DIFlagTypePassByReference, elements: !67, identifier: "_ZTS25__cuda_builtin_blockIdx_t")
!67 = !{!68, !69, !70, !71, !76, !79, !83, !87, !90}
!68 = !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv", scope: !66, file: !36, line: 66, type: !39, scopeLine: 66, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!69 = !DISubprogram(name: "__fetch_builtin_y", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv", scope: !66, file: !36, line: 67, type: !39, scopeLine: 67, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!70 = !DISubprogram(name: "__fetch_builtin_z", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_zEv", scope: !66, file: !36, line: 68, type: !39, scopeLine: 68, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!71 = !DISubprogram(name: "operator dim3", linkageName: "_ZNK25__cuda_builtin_blockIdx_tcv4dim3Ev", scope: !66, file: !36, line: 71, type: !72, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!72 = !DISubroutineType(types: !73)
!73 = !{!10, !74}
!74 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !75, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!75 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !66)
!76 = !DISubprogram(name: "operator uint3", linkageName: "_ZNK25__cuda_builtin_blockIdx_tcv5uint3Ev", scope: !66, file: !36, line: 72, type: !77, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!77 = !DISubroutineType(types: !78)
!78 = !{!25, !74}
!79 = !DISubprogram(name: "__cuda_builtin_blockIdx_t", linkageName: "_ZN25__cuda_builtin_blockIdx_tC4Ev", scope: !66, file: !36, line: 75, type: !80, scopeLine: 75, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!80 = !DISubroutineType(types: !81)
!81 = !{null, !82}
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!83 = !DISubprogram(name: "__cuda_builtin_blockIdx_t", linkageName: "_ZN25__cuda_builtin_blockIdx_tC4ERKS_", scope: !66, file: !36, line: 75, type: !84, scopeLine: 75, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!84 = !DISubroutineType(types: !85)
!85 = !{null, !82, !86}
!86 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !75, size: 64)
!87 = !DISubprogram(name: "operator=", linkageName: "_ZNK25__cuda_builtin_blockIdx_taSERKS_", scope: !66, file: !36, line: 75, type: !88, scopeLine: 75, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!88 = !DISubroutineType(types: !89)
!89 = !{null, !74, !86}
!90 = !DISubprogram(name: "operator&", linkageName: "_ZNK25__cuda_builtin_blockIdx_tadEv", scope: !66, file: !36, line: 75, type: !91, scopeLine: 75, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!91 = !DISubroutineType(types: !92)
!92 = !{!93, !74}
!93 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!94 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__cuda_builtin_blockDim_t", file: !36, line: 78, size: 8, flags: DIFlagTypePassByReference, elements: !95, identifier: "_ZTS25__cuda_builtin_blockDim_t")
!95 = !{!96, !97, !98, !99, !104, !107, !111, !115, !118}
!96 = !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv", scope: !94, file: !36, line: 79, type: !39, scopeLine: 79, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!97 = !DISubprogram(name: "__fetch_builtin_y", linkageName: "_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv", scope: !94, file: !36, line: 80, type: !39, scopeLine: 80, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!98 = !DISubprogram(name: "__fetch_builtin_z", linkageName: "_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_zEv", scope: !94, file: !36, line: 81, type: !39, scopeLine: 81, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!99 = !DISubprogram(name: "operator dim3", linkageName: "_ZNK25__cuda_builtin_blockDim_tcv4dim3Ev", scope: !94, file: !36, line: 84, type: !100, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!100 = !DISubroutineType(types: !101)
!101 = !{!10, !102}
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !103, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!103 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !94)
!104 = !DISubprogram(name: "operator uint3", linkageName: "_ZNK25__cuda_builtin_blockDim_tcv5uint3Ev", scope: !94, file: !36, line: 85, type: !105, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!105 = !DISubroutineType(types: !106)
!106 = !{!25, !102}
!107 = !DISubprogram(name: "__cuda_builtin_blockDim_t", linkageName: "_ZN25__cuda_builtin_blockDim_tC4Ev", scope: !94, file: !36, line: 88, type: !108, scopeLine: 88, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!108 = !DISubroutineType(types: !109)
!109 = !{null, !110}
!110 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !94, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!111 = !DISubprogram(name: "__cuda_builtin_blockDim_t", linkageName: "_ZN25__cuda_builtin_blockDim_tC4ERKS_", scope: !94, file: !36, line: 88, type: !112, scopeLine: 88, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!112 = !DISubroutineType(types: !113)
!113 = !{null, !110, !114}
!114 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !103, size: 64)
!115 = !DISubprogram(name: "operator=", linkageName: "_ZNK25__cuda_builtin_blockDim_taSERKS_", scope: !94, file: !36, line: 88, type: !116, scopeLine: 88, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!116 = !DISubroutineType(types: !117)
!117 = !{null, !102, !114}
!118 = !DISubprogram(name: "operator&", linkageName: "_ZNK25__cuda_builtin_blockDim_tadEv", scope: !94, file: !36, line: 88, type: !119, scopeLine: 88, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!119 = !DISubroutineType(types: !120)
!120 = !{!121, !102}
!121 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !94, size: 64)
!122 = !{!123}
!123 = !DIGlobalVariableExpression(var: !124, expr: !DIExpression(DW_OP_constu, 32, DW_OP_stack_value))
!124 = distinct !DIGlobalVariable(name: "warpSize", scope: !7, file: !36, line: 114, type: !125, isLocal: true, isDefinition: true)
!125 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !126)
!126 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!127 = !{!"clang"}
!128 = !{!129, !129, i64 0}
!129 = !{!"int", !130, i64 0}
!130 = !{!"omnipotent char", !131, i64 0}
!131 = !{!"Simple C++ TBAA"}
!132 = !{i32 2, i32 0}
!133 = distinct !DISubprogram(name: "align", scope: !8, file: !8, line: 10, type: !134, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !140)
!134 = !DISubroutineType(types: !135)
!135 = !{null, !126, !126, !126, !136, !136, !126, !126, !126, !126, !139, !139, !139, !139}
!136 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !137, size: 64)
!137 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !138)
!138 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!139 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !126, size: 64)
!140 = !{!141, !142, !143, !144, !145, !146, !147, !148, !149, !150, !151, !152, !153, !154, !155, !156, !157, !158, !159, !160, !161, !162, !164, !167, !168, !169, !170, !171, !172, !174, !177, !179, !180, !181, !182, !185, !186, !187, !189, !192, !193, !194}
!141 = !DILocalVariable(name: "pairs", arg: 1, scope: !133, file: !8, line: 10, type: !126)
!142 = !DILocalVariable(name: "n", arg: 2, scope: !133, file: !8, line: 10, type: !126)
!143 = !DILocalVariable(name: "m", arg: 3, scope: !133, file: !8, line: 10, type: !126)
!144 = !DILocalVariable(name: "a", arg: 4, scope: !133, file: !8, line: 10, type: !136)
!145 = !DILocalVariable(name: "b", arg: 5, scope: !133, file: !8, line: 11, type: !136)
!146 = !DILocalVariable(name: "match", arg: 6, scope: !133, file: !8, line: 11, type: !126)
!147 = !DILocalVariable(name: "mismatch", arg: 7, scope: !133, file: !8, line: 11, type: !126)
!148 = !DILocalVariable(name: "open", arg: 8, scope: !133, file: !8, line: 11, type: !126)
!149 = !DILocalVariable(name: "extend", arg: 9, scope: !133, file: !8, line: 12, type: !126)
!150 = !DILocalVariable(name: "edge_h", arg: 10, scope: !133, file: !8, line: 12, type: !139)
!151 = !DILocalVariable(name: "edge_e", arg: 11, scope: !133, file: !8, line: 12, type: !139)
!152 = !DILocalVariable(name: "best", arg: 12, scope: !133, file: !8, line: 12, type: !139)
!153 = !DILocalVariable(name: "end", arg: 13, scope: !133, file: !8, line: 12, type: !139)
!154 = !DILocalVariable(name: "lane", scope: !133, file: !8, line: 13, type: !126)
!155 = !DILocalVariable(name: "pair", scope: !133, file: !8, line: 13, type: !126)
!156 = !DILocalVariable(name: "low", scope: !133, file: !8, line: 16, type: !125)
!157 = !DILocalVariable(name: "h_edge", scope: !133, file: !8, line: 17, type: !139)
!158 = !DILocalVariable(name: "e_edge", scope: !133, file: !8, line: 17, type: !139)
!159 = !DILocalVariable(name: "score", scope: !133, file: !8, line: 18, type: !126)
!160 = !DILocalVariable(name: "row", scope: !133, file: !8, line: 18, type: !126)
!161 = !DILocalVariable(name: "column", scope: !133, file: !8, line: 18, type: !126)
!162 = !DILocalVariable(name: "first", scope: !163, file: !8, line: 19, type: !126)
!163 = distinct !DILexicalBlock(scope: !133, file: !8, line: 19, column: 3)
!164 = !DILocalVariable(name: "j", scope: !165, file: !8, line: 20, type: !126)
!165 = distinct !DILexicalBlock(scope: !166, file: !8, line: 19, column: 47)
!166 = distinct !DILexicalBlock(scope: !163, file: !8, line: 19, column: 3)
!167 = !DILocalVariable(name: "letter", scope: !165, file: !8, line: 21, type: !126)
!168 = !DILocalVariable(name: "h", scope: !165, file: !8, line: 22, type: !126)
!169 = !DILocalVariable(name: "e", scope: !165, file: !8, line: 22, type: !126)
!170 = !DILocalVariable(name: "f", scope: !165, file: !8, line: 22, type: !126)
!171 = !DILocalVariable(name: "left_before", scope: !165, file: !8, line: 22, type: !126)
!172 = !DILocalVariable(name: "d", scope: !173, file: !8, line: 23, type: !126)
!173 = distinct !DILexicalBlock(scope: !165, file: !8, line: 23, column: 5)
!174 = !DILocalVariable(name: "i", scope: !175, file: !8, line: 24, type: !126)
!175 = distinct !DILexicalBlock(scope: !176, file: !8, line: 23, column: 38)
!176 = distinct !DILexicalBlock(scope: !173, file: !8, line: 23, column: 5)
!177 = !DILocalVariable(name: "is_inside", scope: !175, file: !8, line: 25, type: !178)
!178 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!179 = !DILocalVariable(name: "left", scope: !175, file: !8, line: 26, type: !126)
!180 = !DILocalVariable(name: "e_left", scope: !175, file: !8, line: 26, type: !126)
!181 = !DILocalVariable(name: "corner", scope: !175, file: !8, line: 31, type: !126)
!182 = !DILocalVariable(name: "up", scope: !183, file: !8, line: 34, type: !126)
!183 = distinct !DILexicalBlock(scope: !184, file: !8, line: 33, column: 22)
!184 = distinct !DILexicalBlock(scope: !175, file: !8, line: 33, column: 11)
!185 = !DILocalVariable(name: "f_up", scope: !183, file: !8, line: 34, type: !126)
!186 = !DILocalVariable(name: "here", scope: !183, file: !8, line: 37, type: !126)
!187 = !DILocalVariable(name: "step", scope: !188, file: !8, line: 53, type: !126)
!188 = distinct !DILexicalBlock(scope: !133, file: !8, line: 53, column: 3)
!189 = !DILocalVariable(name: "other", scope: !190, file: !8, line: 54, type: !126)
!190 = distinct !DILexicalBlock(scope: !191, file: !8, line: 53, column: 44)
!191 = distinct !DILexicalBlock(scope: !188, file: !8, line: 53, column: 3)
!192 = !DILocalVariable(name: "other_row", scope: !190, file: !8, line: 55, type: !126)
!193 = !DILocalVariable(name: "other_column", scope: !190, file: !8, line: 56, type: !126)
!194 = !DILocalVariable(name: "is_first", scope: !190, file: !8, line: 57, type: !178)
!195 = !DILocation(line: 0, scope: !133)
!196 = !DILocation(line: 53, column: 27, scope: !197, inlinedAt: !198)
!197 = distinct !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv", scope: !35, file: !36, line: 53, type: !39, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !38)
!198 = distinct !DILocation(line: 13, column: 14, scope: !133)
!199 = !DILocation(line: 13, column: 26, scope: !133)
!200 = !DILocation(line: 66, column: 27, scope: !201, inlinedAt: !202)
!201 = distinct !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv", scope: !66, file: !36, line: 66, type: !39, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !68)
!202 = distinct !DILocation(line: 13, column: 39, scope: !133)
!203 = !DILocation(line: 79, column: 27, scope: !204, inlinedAt: !205)
!204 = distinct !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv", scope: !94, file: !36, line: 79, type: !39, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !96)
!205 = distinct !DILocation(line: 13, column: 53, scope: !133)
!206 = !DILocation(line: 13, column: 64, scope: !133)
!207 = !DILocation(line: 13, column: 50, scope: !133)
!208 = !DILocation(line: 13, column: 84, scope: !133)
!209 = !DILocation(line: 13, column: 70, scope: !133)
!210 = !DILocation(line: 14, column: 12, scope: !211)
!211 = distinct !DILexicalBlock(scope: !133, file: !8, line: 14, column: 7)
!212 = !DILocation(line: 16, column: 25, scope: !133)
!213 = !DILocation(line: 17, column: 31, scope: !133)
!214 = !DILocation(line: 17, column: 24, scope: !133)
!215 = !DILocation(line: 17, column: 53, scope: !133)
!216 = !DILocation(line: 0, scope: !163)
!217 = !DILocation(line: 19, column: 29, scope: !166)
!218 = !DILocation(line: 19, column: 3, scope: !163)
!219 = !DILocation(line: 18, column: 27, scope: !133)
!220 = !DILocation(line: 18, column: 18, scope: !133)
!221 = !DILocation(line: 18, column: 7, scope: !133)
!222 = !DILocation(line: 0, scope: !188)
!223 = !DILocalVariable(name: "__mask", arg: 1, scope: !224, file: !225, line: 179, type: !14)
!224 = distinct !DISubprogram(name: "__shfl_down_sync", linkageName: "_Z16__shfl_down_syncjiji", scope: !225, file: !225, line: 179, type: !226, scopeLine: 179, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !228)
!225 = !DIFile(filename: "__clang_cuda_intrinsics.h", directory: "")
!226 = !DISubroutineType(types: !227)
!227 = !{!126, !14, !126, !14, !126}
!228 = !{!223, !229, !230, !231}
!229 = !DILocalVariable(name: "__val", arg: 2, scope: !224, file: !225, line: 179, type: !126)
!230 = !DILocalVariable(name: "__offset", arg: 3, scope: !224, file: !225, line: 179, type: !14)
!231 = !DILocalVariable(name: "__width", arg: 4, scope: !224, file: !225, line: 179, type: !126)
!232 = !DILocation(line: 0, scope: !224, inlinedAt: !233)
!233 = distinct !DILocation(line: 54, column: 17, scope: !190)
!234 = !DILocation(line: 179, column: 40, scope: !224, inlinedAt: !233)
!235 = !DILocation(line: 0, scope: !190)
!236 = !DILocation(line: 0, scope: !224, inlinedAt: !237)
!237 = distinct !DILocation(line: 55, column: 21, scope: !190)
!238 = !DILocation(line: 179, column: 40, scope: !224, inlinedAt: !237)
!239 = !DILocation(line: 0, scope: !224, inlinedAt: !240)
!240 = distinct !DILocation(line: 56, column: 24, scope: !190)
!241 = !DILocation(line: 179, column: 40, scope: !224, inlinedAt: !240)
!242 = !DILocation(line: 57, column: 31, scope: !190)
!243 = !DILocation(line: 57, column: 37, scope: !190)
!244 = !DILocation(line: 58, column: 15, scope: !245)
!245 = distinct !DILexicalBlock(scope: !190, file: !8, line: 58, column: 9)
!246 = !DILocation(line: 58, column: 23, scope: !245)
!247 = !DILocation(line: 64, column: 12, scope: !248)
!248 = distinct !DILexicalBlock(scope: !133, file: !8, line: 64, column: 7)
!249 = !DILocation(line: 20, column: 19, scope: !165)
!250 = !DILocation(line: 0, scope: !165)
!251 = !DILocation(line: 21, column: 20, scope: !165)
!252 = !DILocation(line: 21, column: 18, scope: !165)
!253 = !DILocation(line: 21, column: 26, scope: !165)
!254 = !{!130, !130, i64 0}
!255 = !DILocation(line: 0, scope: !173)
!256 = !DILocation(line: 23, column: 5, scope: !173)
!257 = !DILocalVariable(name: "mask", arg: 1, scope: !258, file: !225, line: 185, type: !14)
!258 = distinct !DISubprogram(name: "__syncwarp", linkageName: "_Z10__syncwarpj", scope: !225, file: !225, line: 185, type: !259, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !261)
!259 = !DISubroutineType(types: !260)
!260 = !{null, !14}
!261 = !{!257}
!262 = !DILocation(line: 0, scope: !258, inlinedAt: !263)
!263 = distinct !DILocation(line: 51, column: 5, scope: !165)
!264 = !DILocation(line: 186, column: 10, scope: !258, inlinedAt: !263)
!265 = !DILocation(line: 19, column: 40, scope: !166)
!266 = distinct !{!266, !218, !267, !268}
!267 = !DILocation(line: 52, column: 3, scope: !163)
!268 = !{!"llvm.loop.mustprogress"}
!269 = !DILocation(line: 24, column: 17, scope: !175)
!270 = !DILocation(line: 0, scope: !175)
!271 = !DILocation(line: 25, column: 26, scope: !175)
!272 = !DILocation(line: 25, column: 31, scope: !175)
!273 = !DILocalVariable(name: "__mask", arg: 1, scope: !274, file: !225, line: 177, type: !14)
!274 = distinct !DISubprogram(name: "__shfl_up_sync", linkageName: "_Z14__shfl_up_syncjiji", scope: !225, file: !225, line: 177, type: !226, scopeLine: 177, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !275)
!275 = !{!273, !276, !277, !278}
!276 = !DILocalVariable(name: "__val", arg: 2, scope: !274, file: !225, line: 177, type: !126)
!277 = !DILocalVariable(name: "__offset", arg: 3, scope: !274, file: !225, line: 177, type: !14)
!278 = !DILocalVariable(name: "__width", arg: 4, scope: !274, file: !225, line: 177, type: !126)
!279 = !DILocation(line: 0, scope: !274, inlinedAt: !280)
!280 = distinct !DILocation(line: 26, column: 18, scope: !175)
!281 = !DILocation(line: 177, column: 38, scope: !274, inlinedAt: !280)
!282 = !DILocation(line: 0, scope: !274, inlinedAt: !283)
!283 = distinct !DILocation(line: 26, column: 54, scope: !175)
!284 = !DILocation(line: 177, column: 38, scope: !274, inlinedAt: !283)
!285 = !DILocation(line: 27, column: 21, scope: !286)
!286 = distinct !DILexicalBlock(scope: !175, file: !8, line: 27, column: 11)
!287 = !DILocation(line: 28, column: 16, scope: !288)
!288 = distinct !DILexicalBlock(scope: !286, file: !8, line: 27, column: 31)
!289 = !DILocation(line: 28, column: 28, scope: !288)
!290 = !DILocation(line: 29, column: 18, scope: !288)
!291 = !DILocation(line: 29, column: 30, scope: !288)
!292 = !DILocation(line: 33, column: 11, scope: !184)
!293 = !DILocation(line: 31, column: 22, scope: !175)
!294 = !DILocation(line: 31, column: 20, scope: !175)
!295 = !DILocation(line: 34, column: 18, scope: !183)
!296 = !DILocation(line: 0, scope: !183)
!297 = !DILocation(line: 34, column: 40, scope: !183)
!298 = !DILocation(line: 35, column: 25, scope: !183)
!299 = !DILocation(line: 35, column: 40, scope: !183)
!300 = !DILocalVariable(name: "a", arg: 1, scope: !301, file: !8, line: 7, type: !126)
!301 = distinct !DISubprogram(name: "max2", linkageName: "_ZL4max2ii", scope: !8, file: !8, line: 7, type: !302, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !304)
!302 = !DISubroutineType(types: !303)
!303 = !{!126, !126, !126}
!304 = !{!300, !305}
!305 = !DILocalVariable(name: "b", arg: 2, scope: !301, file: !8, line: 7, type: !126)
!306 = !DILocation(line: 0, scope: !301, inlinedAt: !307)
!307 = distinct !DILocation(line: 35, column: 13, scope: !183)
!308 = !DILocation(line: 7, column: 51, scope: !301, inlinedAt: !307)
!309 = !DILocation(line: 36, column: 23, scope: !183)
!310 = !DILocation(line: 36, column: 36, scope: !183)
!311 = !DILocation(line: 0, scope: !301, inlinedAt: !312)
!312 = distinct !DILocation(line: 36, column: 13, scope: !183)
!313 = !DILocation(line: 7, column: 51, scope: !301, inlinedAt: !312)
!314 = !DILocation(line: 37, column: 41, scope: !183)
!315 = !DILocation(line: 37, column: 30, scope: !183)
!316 = !DILocation(line: 37, column: 46, scope: !183)
!317 = !DILocation(line: 37, column: 27, scope: !183)
!318 = !DILocation(line: 0, scope: !301, inlinedAt: !319)
!319 = distinct !DILocation(line: 38, column: 18, scope: !183)
!320 = !DILocation(line: 0, scope: !301, inlinedAt: !321)
!321 = distinct !DILocation(line: 38, column: 33, scope: !183)
!322 = !DILocation(line: 7, column: 51, scope: !301, inlinedAt: !321)
!323 = !DILocation(line: 0, scope: !301, inlinedAt: !324)
!324 = distinct !DILocation(line: 38, column: 13, scope: !183)
!325 = !DILocation(line: 7, column: 51, scope: !301, inlinedAt: !324)
!326 = !DILocation(line: 39, column: 15, scope: !327)
!327 = distinct !DILexicalBlock(scope: !183, file: !8, line: 39, column: 13)
!328 = !DILocation(line: 39, column: 23, scope: !327)
!329 = !DILocation(line: 41, column: 19, scope: !330)
!330 = distinct !DILexicalBlock(scope: !327, file: !8, line: 39, column: 64)
!331 = !DILocation(line: 39, column: 29, scope: !327)
!332 = !DILocation(line: 39, column: 38, scope: !327)
!333 = !DILocation(line: 43, column: 9, scope: !330)
!334 = !DILocation(line: 44, column: 18, scope: !335)
!335 = distinct !DILexicalBlock(scope: !183, file: !8, line: 44, column: 13)
!336 = !DILocation(line: 45, column: 21, scope: !337)
!337 = distinct !DILexicalBlock(scope: !335, file: !8, line: 44, column: 25)
!338 = !DILocation(line: 46, column: 21, scope: !337)
!339 = !DILocation(line: 47, column: 9, scope: !337)
!340 = !DILocation(line: 0, scope: !258, inlinedAt: !341)
!341 = distinct !DILocation(line: 49, column: 7, scope: !175)
!342 = !DILocation(line: 186, column: 10, scope: !258, inlinedAt: !341)
!343 = !DILocation(line: 23, column: 33, scope: !176)
!344 = !DILocation(line: 23, column: 23, scope: !176)
!345 = distinct !{!345, !256, !346, !268}
!346 = !DILocation(line: 50, column: 5, scope: !173)
!347 = !DILocation(line: 65, column: 16, scope: !348)
!348 = distinct !DILexicalBlock(scope: !248, file: !8, line: 64, column: 18)
!349 = !DILocation(line: 66, column: 19, scope: !348)
!350 = !DILocation(line: 67, column: 23, scope: !348)
!351 = !DILocation(line: 68, column: 3, scope: !348)
!352 = !DILocation(line: 69, column: 1, scope: !133)
