; perfdojo: smith_waterman.cu at O3 for sm_90, ed5462672ad7709b
; ModuleID = '<string>'
source_filename = "smith_waterman.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@scratch = external dso_local local_unnamed_addr addrspace(3) global [0 x i32], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @align(i32 noundef %n, i32 noundef %m, ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %match, i32 noundef %mismatch, i32 noundef %open, i32 noundef %extend, ptr noundef writeonly captures(none) %best, ptr noundef writeonly captures(none) %end) local_unnamed_addr #0 !dbg !100 {
entry:
    #dbg_value(i32 %n, !109, !DIExpression(), !156)
    #dbg_value(i32 %m, !110, !DIExpression(), !156)
    #dbg_value(ptr %a, !111, !DIExpression(), !156)
    #dbg_value(ptr %b, !112, !DIExpression(), !156)
    #dbg_value(i32 %match, !113, !DIExpression(), !156)
    #dbg_value(i32 %mismatch, !114, !DIExpression(), !156)
    #dbg_value(i32 %open, !115, !DIExpression(), !156)
    #dbg_value(i32 %extend, !116, !DIExpression(), !156)
    #dbg_value(ptr %best, !117, !DIExpression(), !156)
    #dbg_value(ptr %end, !118, !DIExpression(), !156)
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @scratch to ptr), !119, !DIExpression(), !156)
  %idx.ext = sext i32 %m to i64, !dbg !157
  %add.ptr = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @scratch to ptr), i64 %idx.ext, !dbg !157
    #dbg_value(ptr %add.ptr, !120, !DIExpression(), !156)
  %add.ptr2 = getelementptr inbounds i32, ptr %add.ptr, i64 %idx.ext, !dbg !158
    #dbg_value(ptr %add.ptr2, !121, !DIExpression(), !156)
  %add.ptr4 = getelementptr inbounds i32, ptr %add.ptr2, i64 %idx.ext, !dbg !159
    #dbg_value(ptr %add.ptr4, !122, !DIExpression(), !156)
  %add.ptr6 = getelementptr inbounds i32, ptr %add.ptr4, i64 %idx.ext, !dbg !160
    #dbg_value(ptr %add.ptr6, !123, !DIExpression(), !156)
  %add.ptr8 = getelementptr inbounds i32, ptr %add.ptr6, i64 %idx.ext, !dbg !161
    #dbg_value(ptr %add.ptr8, !124, !DIExpression(), !156)
  %add.ptr10 = getelementptr inbounds i32, ptr %add.ptr8, i64 %idx.ext, !dbg !162
    #dbg_value(ptr %add.ptr10, !125, !DIExpression(), !156)
  %add.ptr12 = getelementptr inbounds i32, ptr %add.ptr10, i64 %idx.ext, !dbg !163
    #dbg_value(ptr %add.ptr12, !126, !DIExpression(), !156)
  %add.ptr14 = getelementptr inbounds i32, ptr %add.ptr12, i64 %idx.ext, !dbg !164
    #dbg_value(ptr %add.ptr14, !127, !DIExpression(), !156)
  %i = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !165
    #dbg_value(i32 %i, !128, !DIExpression(), !156)
  %i1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !168
    #dbg_value(i32 %i1, !129, !DIExpression(), !156)
  %mul = mul nsw i32 %n, %i, !dbg !171
  %idx.ext16 = sext i32 %mul to i64, !dbg !172
  %add.ptr17 = getelementptr inbounds i8, ptr %a, i64 %idx.ext16, !dbg !172
    #dbg_value(ptr %add.ptr17, !130, !DIExpression(), !156)
  %mul18 = mul nsw i32 %m, %i, !dbg !173
  %add = add nsw i32 %mul18, %i1, !dbg !174
  %idxprom = sext i32 %add to i64, !dbg !175
  %arrayidx = getelementptr inbounds i8, ptr %b, i64 %idxprom, !dbg !175
  %i2 = load i8, ptr %arrayidx, align 1, !dbg !175, !tbaa !176
    #dbg_value(i8 %i2, !131, !DIExpression(DW_OP_LLVM_convert, 8, DW_ATE_signed, DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_stack_value), !156)
    #dbg_value(i32 0, !132, !DIExpression(), !156)
    #dbg_value(i32 0, !133, !DIExpression(), !156)
    #dbg_value(i32 0, !134, !DIExpression(), !177)
  %add19 = add i32 %n, -1
  %sub = add i32 %add19, %m
    #dbg_value(i32 0, !132, !DIExpression(), !156)
    #dbg_value(i32 0, !133, !DIExpression(), !156)
    #dbg_value(i32 0, !134, !DIExpression(), !177)
  %cmp289 = icmp sgt i32 %sub, 0, !dbg !178
  br i1 %cmp289, label %for.cond20.preheader.lr.ph, label %entry.for.cond.cleanup_crit_edge, !dbg !179

entry.for.cond.cleanup_crit_edge:                 ; preds = %entry
  %.pre304 = zext nneg i32 %i1 to i64, !dbg !180
  br label %for.cond.cleanup, !dbg !179

for.cond20.preheader.lr.ph:                       ; preds = %entry
  %cmp21287 = icmp sgt i32 %m, 0
  %idxprom34 = zext nneg i32 %i1 to i64
  %arrayidx35 = getelementptr i32, ptr %add.ptr, i64 %idxprom34
  %i3 = add i32 %open, %extend
  %sub42 = sub i32 0, %i3
  %arrayidx39 = getelementptr inbounds nuw i32, ptr %add.ptr10, i64 %idxprom34
  %cmp45 = icmp ne i32 %i1, 0
  %arrayidx49 = getelementptr i8, ptr %arrayidx35, i64 -4
  %i4 = getelementptr i32, ptr %add.ptr6, i64 %idxprom34
  %arrayidx57 = getelementptr i8, ptr %i4, i64 -4
  %i5 = getelementptr i32, ptr %add.ptr2, i64 %idxprom34
  %arrayidx69 = getelementptr i8, ptr %i5, i64 -4
  %arrayidx78 = getelementptr inbounds nuw i32, ptr %add.ptr4, i64 %idxprom34
  %arrayidx84 = getelementptr inbounds nuw i32, ptr %add.ptr8, i64 %idxprom34
  %sub91 = sub nsw i32 0, %mismatch
  %arrayidx103 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @scratch to ptr), i64 %idxprom34
  %xtraiter = and i32 %m, 7
  %i6 = icmp ult i32 %m, 8
  %unroll_iter = and i32 %m, 2147483640
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  %lcmp.mod306 = icmp ne i32 %xtraiter, 0
  br label %for.cond20.preheader, !dbg !179

for.cond20.preheader:                             ; preds = %if.end111, %for.cond20.preheader.lr.ph
  %score.0292 = phi i32 [ 0, %for.cond20.preheader.lr.ph ], [ %score.2, %if.end111 ]
  %row.0291 = phi i32 [ 0, %for.cond20.preheader.lr.ph ], [ %row.2, %if.end111 ]
  %d.0290 = phi i32 [ 0, %for.cond20.preheader.lr.ph ], [ %inc129, %if.end111 ]
    #dbg_value(i32 %score.0292, !132, !DIExpression(), !156)
    #dbg_value(i32 %row.0291, !133, !DIExpression(), !156)
    #dbg_value(i32 %d.0290, !134, !DIExpression(), !177)
    #dbg_value(i32 0, !136, !DIExpression(), !181)
  br i1 %cmp21287, label %for.body23.preheader, label %for.cond.cleanup22, !dbg !182

for.body23.preheader:                             ; preds = %for.cond20.preheader
  br i1 %i6, label %for.body23.epil.preheader, label %for.body23, !dbg !182

for.cond.cleanup:                                 ; preds = %if.end111, %entry.for.cond.cleanup_crit_edge
  %idxprom131.pre-phi = phi i64 [ %.pre304, %entry.for.cond.cleanup_crit_edge ], [ %idxprom34, %if.end111 ], !dbg !180
  %row.0.lcssa = phi i32 [ 0, %entry.for.cond.cleanup_crit_edge ], [ %row.2, %if.end111 ], !dbg !156
  %score.0.lcssa = phi i32 [ 0, %entry.for.cond.cleanup_crit_edge ], [ %score.2, %if.end111 ], !dbg !156
  %arrayidx132 = getelementptr inbounds nuw i32, ptr %add.ptr12, i64 %idxprom131.pre-phi, !dbg !180
  store i32 %score.0.lcssa, ptr %arrayidx132, align 4, !dbg !183, !tbaa !95
  %arrayidx134 = getelementptr inbounds nuw i32, ptr %add.ptr14, i64 %idxprom131.pre-phi, !dbg !184
  store i32 %row.0.lcssa, ptr %arrayidx134, align 4, !dbg !185, !tbaa !95
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !186
  %cmp135 = icmp eq i32 %i1, 0, !dbg !187
  br i1 %cmp135, label %for.cond138.preheader, label %if.end173, !dbg !187

for.cond138.preheader:                            ; preds = %for.cond.cleanup
    #dbg_value(i32 0, !154, !DIExpression(), !188)
    #dbg_value(i32 0, !153, !DIExpression(), !189)
    #dbg_value(i32 0, !152, !DIExpression(), !189)
    #dbg_value(i32 0, !149, !DIExpression(), !189)
  %cmp139294 = icmp sgt i32 %m, 0, !dbg !190
  br i1 %cmp139294, label %for.body141.preheader, label %for.cond.cleanup140, !dbg !192

for.body141.preheader:                            ; preds = %for.cond138.preheader
  %xtraiter307 = and i32 %m, 1, !dbg !192
  %i7 = icmp eq i32 %m, 1, !dbg !192
  br i1 %i7, label %for.body141.epil.preheader, label %for.body141.preheader.new, !dbg !192

for.body141.preheader.new:                        ; preds = %for.body141.preheader
  %unroll_iter314 = and i32 %m, 2147483646, !dbg !192
  br label %for.body141, !dbg !192

for.cond.cleanup22.loopexit.unr-lcssa:            ; preds = %for.body23
  br i1 %lcmp.mod.not, label %for.cond.cleanup22, label %for.body23.epil.preheader, !dbg !182

for.body23.epil.preheader:                        ; preds = %for.cond.cleanup22.loopexit.unr-lcssa, %for.body23.preheader
  %k.0288.epil.init = phi i32 [ 0, %for.body23.preheader ], [ %inc.7, %for.cond.cleanup22.loopexit.unr-lcssa ]
  tail call void @llvm.assume(i1 %lcmp.mod306), !dbg !182
  br label %for.body23.epil, !dbg !182

for.body23.epil:                                  ; preds = %for.body23.epil, %for.body23.epil.preheader
  %k.0288.epil = phi i32 [ %inc.epil, %for.body23.epil ], [ %k.0288.epil.init, %for.body23.epil.preheader ]
  %epil.iter = phi i32 [ %epil.iter.next, %for.body23.epil ], [ 0, %for.body23.epil.preheader ]
    #dbg_value(i32 %k.0288.epil, !136, !DIExpression(), !181)
  %idxprom24.epil = zext nneg i32 %k.0288.epil to i64, !dbg !193
  %arrayidx25.epil = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @scratch to ptr), i64 %idxprom24.epil, !dbg !193
  store i32 0, ptr %arrayidx25.epil, align 4, !dbg !196, !tbaa !95
  %arrayidx27.epil = getelementptr inbounds nuw i32, ptr %add.ptr4, i64 %idxprom24.epil, !dbg !197
  store i32 0, ptr %arrayidx27.epil, align 4, !dbg !198, !tbaa !95
  %arrayidx29.epil = getelementptr inbounds nuw i32, ptr %add.ptr8, i64 %idxprom24.epil, !dbg !199
  store i32 0, ptr %arrayidx29.epil, align 4, !dbg !200, !tbaa !95
  %inc.epil = add nuw nsw i32 %k.0288.epil, 1, !dbg !201
    #dbg_value(i32 %inc.epil, !136, !DIExpression(), !181)
  %epil.iter.next = add i32 %epil.iter, 1, !dbg !182
  %epil.iter.cmp.not = icmp eq i32 %epil.iter.next, %xtraiter, !dbg !182
  br i1 %epil.iter.cmp.not, label %for.cond.cleanup22, label %for.body23.epil, !dbg !182, !llvm.loop !202

for.cond.cleanup22:                               ; preds = %for.body23.epil, %for.cond.cleanup22.loopexit.unr-lcssa, %for.cond20.preheader
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !204
  %sub30 = sub nsw i32 %d.0290, %i1, !dbg !205
    #dbg_value(i32 %sub30, !140, !DIExpression(), !206)
  %cmp31 = icmp sgt i32 %sub30, -1, !dbg !207
  %cmp32 = icmp slt i32 %sub30, %n
  %or.cond281 = and i1 %cmp31, %cmp32, !dbg !208
  br i1 %or.cond281, label %if.then, label %if.end111, !dbg !208

for.body23:                                       ; preds = %for.body23, %for.body23.preheader
  %k.0288 = phi i32 [ %inc.7, %for.body23 ], [ 0, %for.body23.preheader ]
  %niter = phi i32 [ %niter.next.7, %for.body23 ], [ 0, %for.body23.preheader ]
    #dbg_value(i32 %k.0288, !136, !DIExpression(), !181)
  %idxprom24 = zext nneg i32 %k.0288 to i64, !dbg !193
  %arrayidx25 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @scratch to ptr), i64 %idxprom24, !dbg !193
  store i32 0, ptr %arrayidx25, align 4, !dbg !196, !tbaa !95
  %arrayidx27 = getelementptr inbounds nuw i32, ptr %add.ptr4, i64 %idxprom24, !dbg !197
  store i32 0, ptr %arrayidx27, align 4, !dbg !198, !tbaa !95
  %arrayidx29 = getelementptr inbounds nuw i32, ptr %add.ptr8, i64 %idxprom24, !dbg !199
  store i32 0, ptr %arrayidx29, align 4, !dbg !200, !tbaa !95
  %inc = or disjoint i32 %k.0288, 1, !dbg !201
    #dbg_value(i32 %inc, !136, !DIExpression(), !181)
  %idxprom24.1 = zext nneg i32 %inc to i64, !dbg !193
  %arrayidx25.1 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @scratch to ptr), i64 %idxprom24.1, !dbg !193
  store i32 0, ptr %arrayidx25.1, align 4, !dbg !196, !tbaa !95
  %arrayidx27.1 = getelementptr inbounds nuw i32, ptr %add.ptr4, i64 %idxprom24.1, !dbg !197
  store i32 0, ptr %arrayidx27.1, align 4, !dbg !198, !tbaa !95
  %arrayidx29.1 = getelementptr inbounds nuw i32, ptr %add.ptr8, i64 %idxprom24.1, !dbg !199
  store i32 0, ptr %arrayidx29.1, align 4, !dbg !200, !tbaa !95
  %inc.1 = or disjoint i32 %k.0288, 2, !dbg !201
    #dbg_value(i32 %inc.1, !136, !DIExpression(), !181)
  %idxprom24.2 = zext nneg i32 %inc.1 to i64, !dbg !193
  %arrayidx25.2 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @scratch to ptr), i64 %idxprom24.2, !dbg !193
  store i32 0, ptr %arrayidx25.2, align 4, !dbg !196, !tbaa !95
  %arrayidx27.2 = getelementptr inbounds nuw i32, ptr %add.ptr4, i64 %idxprom24.2, !dbg !197
  store i32 0, ptr %arrayidx27.2, align 4, !dbg !198, !tbaa !95
  %arrayidx29.2 = getelementptr inbounds nuw i32, ptr %add.ptr8, i64 %idxprom24.2, !dbg !199
  store i32 0, ptr %arrayidx29.2, align 4, !dbg !200, !tbaa !95
  %inc.2 = or disjoint i32 %k.0288, 3, !dbg !201
    #dbg_value(i32 %inc.2, !136, !DIExpression(), !181)
  %idxprom24.3 = zext nneg i32 %inc.2 to i64, !dbg !193
  %arrayidx25.3 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @scratch to ptr), i64 %idxprom24.3, !dbg !193
  store i32 0, ptr %arrayidx25.3, align 4, !dbg !196, !tbaa !95
  %arrayidx27.3 = getelementptr inbounds nuw i32, ptr %add.ptr4, i64 %idxprom24.3, !dbg !197
  store i32 0, ptr %arrayidx27.3, align 4, !dbg !198, !tbaa !95
  %arrayidx29.3 = getelementptr inbounds nuw i32, ptr %add.ptr8, i64 %idxprom24.3, !dbg !199
  store i32 0, ptr %arrayidx29.3, align 4, !dbg !200, !tbaa !95
  %inc.3 = or disjoint i32 %k.0288, 4, !dbg !201
    #dbg_value(i32 %inc.3, !136, !DIExpression(), !181)
  %idxprom24.4 = zext nneg i32 %inc.3 to i64, !dbg !193
  %arrayidx25.4 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @scratch to ptr), i64 %idxprom24.4, !dbg !193
  store i32 0, ptr %arrayidx25.4, align 4, !dbg !196, !tbaa !95
  %arrayidx27.4 = getelementptr inbounds nuw i32, ptr %add.ptr4, i64 %idxprom24.4, !dbg !197
  store i32 0, ptr %arrayidx27.4, align 4, !dbg !198, !tbaa !95
  %arrayidx29.4 = getelementptr inbounds nuw i32, ptr %add.ptr8, i64 %idxprom24.4, !dbg !199
  store i32 0, ptr %arrayidx29.4, align 4, !dbg !200, !tbaa !95
  %inc.4 = or disjoint i32 %k.0288, 5, !dbg !201
    #dbg_value(i32 %inc.4, !136, !DIExpression(), !181)
  %idxprom24.5 = zext nneg i32 %inc.4 to i64, !dbg !193
  %arrayidx25.5 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @scratch to ptr), i64 %idxprom24.5, !dbg !193
  store i32 0, ptr %arrayidx25.5, align 4, !dbg !196, !tbaa !95
  %arrayidx27.5 = getelementptr inbounds nuw i32, ptr %add.ptr4, i64 %idxprom24.5, !dbg !197
  store i32 0, ptr %arrayidx27.5, align 4, !dbg !198, !tbaa !95
  %arrayidx29.5 = getelementptr inbounds nuw i32, ptr %add.ptr8, i64 %idxprom24.5, !dbg !199
  store i32 0, ptr %arrayidx29.5, align 4, !dbg !200, !tbaa !95
  %inc.5 = or disjoint i32 %k.0288, 6, !dbg !201
    #dbg_value(i32 %inc.5, !136, !DIExpression(), !181)
  %idxprom24.6 = zext nneg i32 %inc.5 to i64, !dbg !193
  %arrayidx25.6 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @scratch to ptr), i64 %idxprom24.6, !dbg !193
  store i32 0, ptr %arrayidx25.6, align 4, !dbg !196, !tbaa !95
  %arrayidx27.6 = getelementptr inbounds nuw i32, ptr %add.ptr4, i64 %idxprom24.6, !dbg !197
  store i32 0, ptr %arrayidx27.6, align 4, !dbg !198, !tbaa !95
  %arrayidx29.6 = getelementptr inbounds nuw i32, ptr %add.ptr8, i64 %idxprom24.6, !dbg !199
  store i32 0, ptr %arrayidx29.6, align 4, !dbg !200, !tbaa !95
  %inc.6 = or disjoint i32 %k.0288, 7, !dbg !201
    #dbg_value(i32 %inc.6, !136, !DIExpression(), !181)
  %idxprom24.7 = zext nneg i32 %inc.6 to i64, !dbg !193
  %arrayidx25.7 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @scratch to ptr), i64 %idxprom24.7, !dbg !193
  store i32 0, ptr %arrayidx25.7, align 4, !dbg !196, !tbaa !95
  %arrayidx27.7 = getelementptr inbounds nuw i32, ptr %add.ptr4, i64 %idxprom24.7, !dbg !197
  store i32 0, ptr %arrayidx27.7, align 4, !dbg !198, !tbaa !95
  %arrayidx29.7 = getelementptr inbounds nuw i32, ptr %add.ptr8, i64 %idxprom24.7, !dbg !199
  store i32 0, ptr %arrayidx29.7, align 4, !dbg !200, !tbaa !95
  %inc.7 = add nuw nsw i32 %k.0288, 8, !dbg !201
    #dbg_value(i32 %inc.7, !136, !DIExpression(), !181)
  %niter.next.7 = add i32 %niter, 8, !dbg !182
  %niter.ncmp.7 = icmp eq i32 %niter.next.7, %unroll_iter, !dbg !182
  br i1 %niter.ncmp.7, label %for.cond.cleanup22.loopexit.unr-lcssa, label %for.body23, !dbg !182, !llvm.loop !209

if.then:                                          ; preds = %for.cond.cleanup22
  %cmp33 = icmp ne i32 %d.0290, %i1, !dbg !212
  br i1 %cmp33, label %cond.true, label %cond.end, !dbg !213

cond.true:                                        ; preds = %if.then
  %i8 = load i32, ptr %arrayidx35, align 4, !dbg !214, !tbaa !95
  br label %cond.end, !dbg !213

cond.end:                                         ; preds = %cond.true, %if.then
  %cond = phi i32 [ %i8, %cond.true ], [ 0, %if.then ], !dbg !213
    #dbg_value(i32 %cond, !141, !DIExpression(), !215)
  br i1 %cmp33, label %cond.true37, label %cond.end43, !dbg !216

cond.true37:                                      ; preds = %cond.end
  %i9 = load i32, ptr %arrayidx39, align 4, !dbg !217, !tbaa !95
  br label %cond.end43, !dbg !216

cond.end43:                                       ; preds = %cond.true37, %cond.end
  %cond44 = phi i32 [ %i9, %cond.true37 ], [ %sub42, %cond.end ], !dbg !216
    #dbg_value(i32 %cond44, !144, !DIExpression(), !215)
  br i1 %cmp45, label %cond.true46, label %cond.end51, !dbg !218

cond.true46:                                      ; preds = %cond.end43
  %i10 = load i32, ptr %arrayidx49, align 4, !dbg !219, !tbaa !95
  br label %cond.end51, !dbg !218

cond.end51:                                       ; preds = %cond.true46, %cond.end43
  %cond52 = phi i32 [ %i10, %cond.true46 ], [ 0, %cond.end43 ], !dbg !218
    #dbg_value(i32 %cond52, !145, !DIExpression(), !215)
  br i1 %cmp45, label %cond.true54, label %cond.end61, !dbg !220

cond.true54:                                      ; preds = %cond.end51
  %i11 = load i32, ptr %arrayidx57, align 4, !dbg !221, !tbaa !95
  br label %cond.end61, !dbg !220

cond.end61:                                       ; preds = %cond.true54, %cond.end51
  %cond62 = phi i32 [ %i11, %cond.true54 ], [ %sub42, %cond.end51 ], !dbg !220
    #dbg_value(i32 %cond62, !146, !DIExpression(), !215)
  %or.cond = and i1 %cmp45, %cmp33, !dbg !222
  br i1 %or.cond, label %cond.true66, label %cond.end71, !dbg !222

cond.true66:                                      ; preds = %cond.end61
  %i12 = load i32, ptr %arrayidx69, align 4, !dbg !223, !tbaa !95
  br label %cond.end71, !dbg !224

cond.end71:                                       ; preds = %cond.true66, %cond.end61
  %cond72 = phi i32 [ %i12, %cond.true66 ], [ 0, %cond.end61 ], !dbg !224
    #dbg_value(i32 %cond72, !147, !DIExpression(), !215)
  %sub73 = sub nsw i32 %cond62, %extend, !dbg !225
  %sub75 = sub i32 %cond52, %i3, !dbg !226
    #dbg_value(i32 %sub73, !227, !DIExpression(), !233)
    #dbg_value(i32 %sub75, !232, !DIExpression(), !233)
  %cond.i = tail call noundef i32 @llvm.smax.i32(i32 %sub73, i32 %sub75), !dbg !235
  store i32 %cond.i, ptr %arrayidx78, align 4, !dbg !236, !tbaa !95
  %sub79 = sub nsw i32 %cond44, %extend, !dbg !237
  %sub81 = sub i32 %cond, %i3, !dbg !238
    #dbg_value(i32 %sub79, !227, !DIExpression(), !239)
    #dbg_value(i32 %sub81, !232, !DIExpression(), !239)
  %cond.i283 = tail call noundef i32 @llvm.smax.i32(i32 %sub79, i32 %sub81), !dbg !241
  store i32 %cond.i283, ptr %arrayidx84, align 4, !dbg !242, !tbaa !95
  %idxprom85 = zext nneg i32 %sub30 to i64, !dbg !243
  %arrayidx86 = getelementptr inbounds nuw i8, ptr %add.ptr17, i64 %idxprom85, !dbg !243
  %i13 = load i8, ptr %arrayidx86, align 1, !dbg !243, !tbaa !176
  %cmp88 = icmp eq i8 %i13, %i2, !dbg !244
  %cond93 = select i1 %cmp88, i32 %match, i32 %sub91, !dbg !243
  %add94 = add nsw i32 %cond93, %cond72, !dbg !245
    #dbg_value(i32 %add94, !148, !DIExpression(), !215)
    #dbg_value(i32 0, !227, !DIExpression(), !246)
    #dbg_value(i32 %add94, !232, !DIExpression(), !246)
  %i14 = load i32, ptr %arrayidx78, align 4, !dbg !248, !tbaa !95
    #dbg_value(i32 %i14, !227, !DIExpression(), !249)
    #dbg_value(i32 %cond.i283, !232, !DIExpression(), !249)
  %cond.i285 = tail call noundef i32 @llvm.smax.i32(i32 %i14, i32 %cond.i283), !dbg !251
    #dbg_value(i32 poison, !227, !DIExpression(), !252)
    #dbg_value(i32 %cond.i285, !232, !DIExpression(), !252)
  %cond.i284 = tail call i32 @llvm.smax.i32(i32 %add94, i32 %cond.i285), !dbg !254
  %cond.i286 = tail call i32 @llvm.smax.i32(i32 %cond.i284, i32 0), !dbg !254
  store i32 %cond.i286, ptr %arrayidx103, align 4, !dbg !255, !tbaa !95
  %cmp106 = icmp sgt i32 %cond.i286, %score.0292, !dbg !256
  %add110 = add nuw nsw i32 %sub30, 1
  %spec.select = select i1 %cmp106, i32 %add110, i32 %row.0291, !dbg !256
  %spec.select282 = tail call i32 @llvm.smax.i32(i32 %cond.i286, i32 %score.0292), !dbg !256
    #dbg_value(i32 %spec.select282, !132, !DIExpression(), !156)
    #dbg_value(i32 %spec.select, !133, !DIExpression(), !156)
  br label %if.end111, !dbg !258

if.end111:                                        ; preds = %cond.end71, %for.cond.cleanup22
  %row.2 = phi i32 [ %spec.select, %cond.end71 ], [ %row.0291, %for.cond.cleanup22 ], !dbg !156
  %score.2 = phi i32 [ %spec.select282, %cond.end71 ], [ %score.0292, %for.cond.cleanup22 ], !dbg !156
    #dbg_value(i32 %score.2, !132, !DIExpression(), !156)
    #dbg_value(i32 %row.2, !133, !DIExpression(), !156)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !259
  %i15 = load i32, ptr %arrayidx35, align 4, !dbg !260, !tbaa !95
  store i32 %i15, ptr %i5, align 4, !dbg !261, !tbaa !95
  %i16 = load i32, ptr %arrayidx103, align 4, !dbg !262, !tbaa !95
  store i32 %i16, ptr %arrayidx35, align 4, !dbg !263, !tbaa !95
  %i17 = load i32, ptr %arrayidx78, align 4, !dbg !264, !tbaa !95
  store i32 %i17, ptr %i4, align 4, !dbg !265, !tbaa !95
  %i18 = load i32, ptr %arrayidx84, align 4, !dbg !266, !tbaa !95
  store i32 %i18, ptr %arrayidx39, align 4, !dbg !267, !tbaa !95
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !268
  %inc129 = add nuw nsw i32 %d.0290, 1, !dbg !269
    #dbg_value(i32 %inc129, !134, !DIExpression(), !177)
  %exitcond302.not = icmp eq i32 %inc129, %sub, !dbg !178
  br i1 %exitcond302.not, label %for.cond.cleanup, label %for.cond20.preheader, !dbg !179, !llvm.loop !270

for.cond.cleanup140.loopexit.unr-lcssa:           ; preds = %for.inc161.1
  %lcmp.mod309.not = icmp eq i32 %xtraiter307, 0, !dbg !272
  br i1 %lcmp.mod309.not, label %for.cond.cleanup140, label %for.body141.epil.preheader, !dbg !272

for.body141.epil.preheader:                       ; preds = %for.cond.cleanup140.loopexit.unr-lcssa, %for.body141.preheader
  %k137.0298.epil.init = phi i32 [ 0, %for.body141.preheader ], [ %inc162.1, %for.cond.cleanup140.loopexit.unr-lcssa ]
  %at_column.0297.epil.init = phi i32 [ 0, %for.body141.preheader ], [ %at_column.1.1, %for.cond.cleanup140.loopexit.unr-lcssa ]
  %at_row.0296.epil.init = phi i32 [ 0, %for.body141.preheader ], [ %at_row.1.1, %for.cond.cleanup140.loopexit.unr-lcssa ]
  %top.0295.epil.init = phi i32 [ 0, %for.body141.preheader ], [ %top.1.1, %for.cond.cleanup140.loopexit.unr-lcssa ]
  %lcmp.mod313 = icmp ne i32 %xtraiter307, 0, !dbg !272
  tail call void @llvm.assume(i1 %lcmp.mod313), !dbg !272
    #dbg_value(i32 %k137.0298.epil.init, !154, !DIExpression(), !188)
    #dbg_value(i32 %at_column.0297.epil.init, !153, !DIExpression(), !189)
    #dbg_value(i32 %at_row.0296.epil.init, !152, !DIExpression(), !189)
    #dbg_value(i32 %top.0295.epil.init, !149, !DIExpression(), !189)
  %idxprom142.epil = zext nneg i32 %k137.0298.epil.init to i64, !dbg !274
  %arrayidx143.epil = getelementptr inbounds nuw i32, ptr %add.ptr12, i64 %idxprom142.epil, !dbg !274
  %i19 = load i32, ptr %arrayidx143.epil, align 4, !dbg !274, !tbaa !95
  %cmp144.epil = icmp sgt i32 %i19, %top.0295.epil.init, !dbg !275
  br i1 %cmp144.epil, label %for.body141.if.then154_crit_edge.epil, label %lor.lhs.false.epil, !dbg !272

lor.lhs.false.epil:                               ; preds = %for.body141.epil.preheader
  %cmp147.epil = icmp eq i32 %i19, %top.0295.epil.init, !dbg !276
  %cmp149.epil = icmp sgt i32 %top.0295.epil.init, 0
  %or.cond174.epil = and i1 %cmp149.epil, %cmp147.epil, !dbg !277
  br i1 %or.cond174.epil, label %land.lhs.true150.epil, label %for.cond.cleanup140, !dbg !277

land.lhs.true150.epil:                            ; preds = %lor.lhs.false.epil
  %arrayidx152.epil = getelementptr inbounds nuw i32, ptr %add.ptr14, i64 %idxprom142.epil, !dbg !278
  %i20 = load i32, ptr %arrayidx152.epil, align 4, !dbg !278, !tbaa !95
  %cmp153.epil = icmp slt i32 %i20, %at_row.0296.epil.init, !dbg !279
  br i1 %cmp153.epil, label %if.then154.epil, label %for.cond.cleanup140, !dbg !272

for.body141.if.then154_crit_edge.epil:            ; preds = %for.body141.epil.preheader
  %arrayidx158.phi.trans.insert.epil = getelementptr inbounds nuw i32, ptr %add.ptr14, i64 %idxprom142.epil
  %.pre.epil = load i32, ptr %arrayidx158.phi.trans.insert.epil, align 4, !dbg !280, !tbaa !95
  br label %if.then154.epil, !dbg !272

if.then154.epil:                                  ; preds = %for.body141.if.then154_crit_edge.epil, %land.lhs.true150.epil
  %i21 = phi i32 [ %.pre.epil, %for.body141.if.then154_crit_edge.epil ], [ %i20, %land.lhs.true150.epil ], !dbg !280
    #dbg_value(i32 %i19, !149, !DIExpression(), !189)
    #dbg_value(i32 %i21, !152, !DIExpression(), !189)
  %add159.epil = add nuw nsw i32 %k137.0298.epil.init, 1, !dbg !282
    #dbg_value(i32 %add159.epil, !153, !DIExpression(), !189)
  br label %for.cond.cleanup140, !dbg !283

for.cond.cleanup140:                              ; preds = %if.then154.epil, %land.lhs.true150.epil, %lor.lhs.false.epil, %for.cond.cleanup140.loopexit.unr-lcssa, %for.cond138.preheader
  %top.0.lcssa = phi i32 [ 0, %for.cond138.preheader ], [ %top.1.1, %for.cond.cleanup140.loopexit.unr-lcssa ], [ %i19, %if.then154.epil ], [ %top.0295.epil.init, %land.lhs.true150.epil ], [ %top.0295.epil.init, %lor.lhs.false.epil ], !dbg !189
  %at_row.0.lcssa = phi i32 [ 0, %for.cond138.preheader ], [ %at_row.1.1, %for.cond.cleanup140.loopexit.unr-lcssa ], [ %i21, %if.then154.epil ], [ %at_row.0296.epil.init, %land.lhs.true150.epil ], [ %at_row.0296.epil.init, %lor.lhs.false.epil ], !dbg !189
  %at_column.0.lcssa = phi i32 [ 0, %for.cond138.preheader ], [ %at_column.1.1, %for.cond.cleanup140.loopexit.unr-lcssa ], [ %add159.epil, %if.then154.epil ], [ %at_column.0297.epil.init, %land.lhs.true150.epil ], [ %at_column.0297.epil.init, %lor.lhs.false.epil ], !dbg !189
  %idxprom164 = zext nneg i32 %i to i64, !dbg !284
  %arrayidx165 = getelementptr inbounds nuw i32, ptr %best, i64 %idxprom164, !dbg !284
  store i32 %top.0.lcssa, ptr %arrayidx165, align 4, !dbg !285, !tbaa !95
  %mul166 = shl nuw nsw i32 %i, 1, !dbg !286
  %idxprom167 = zext nneg i32 %mul166 to i64, !dbg !287
  %arrayidx168 = getelementptr inbounds nuw i32, ptr %end, i64 %idxprom167, !dbg !287
  store i32 %at_row.0.lcssa, ptr %arrayidx168, align 4, !dbg !288, !tbaa !95
  %arrayidx172 = getelementptr i8, ptr %arrayidx168, i64 4, !dbg !289
  store i32 %at_column.0.lcssa, ptr %arrayidx172, align 4, !dbg !290, !tbaa !95
  br label %if.end173, !dbg !291

for.body141:                                      ; preds = %for.inc161.1, %for.body141.preheader.new
  %k137.0298 = phi i32 [ 0, %for.body141.preheader.new ], [ %inc162.1, %for.inc161.1 ]
  %at_column.0297 = phi i32 [ 0, %for.body141.preheader.new ], [ %at_column.1.1, %for.inc161.1 ]
  %at_row.0296 = phi i32 [ 0, %for.body141.preheader.new ], [ %at_row.1.1, %for.inc161.1 ]
  %top.0295 = phi i32 [ 0, %for.body141.preheader.new ], [ %top.1.1, %for.inc161.1 ]
  %niter315 = phi i32 [ 0, %for.body141.preheader.new ], [ %niter315.next.1, %for.inc161.1 ]
    #dbg_value(i32 %k137.0298, !154, !DIExpression(), !188)
    #dbg_value(i32 %at_column.0297, !153, !DIExpression(), !189)
    #dbg_value(i32 %at_row.0296, !152, !DIExpression(), !189)
    #dbg_value(i32 %top.0295, !149, !DIExpression(), !189)
  %idxprom142 = zext nneg i32 %k137.0298 to i64, !dbg !274
  %arrayidx143 = getelementptr inbounds nuw i32, ptr %add.ptr12, i64 %idxprom142, !dbg !274
  %i22 = load i32, ptr %arrayidx143, align 4, !dbg !274, !tbaa !95
  %cmp144 = icmp sgt i32 %i22, %top.0295, !dbg !275
  br i1 %cmp144, label %for.body141.if.then154_crit_edge, label %lor.lhs.false, !dbg !272

for.body141.if.then154_crit_edge:                 ; preds = %for.body141
  %arrayidx158.phi.trans.insert = getelementptr inbounds nuw i32, ptr %add.ptr14, i64 %idxprom142
  %.pre = load i32, ptr %arrayidx158.phi.trans.insert, align 4, !dbg !280, !tbaa !95
  br label %if.then154, !dbg !272

lor.lhs.false:                                    ; preds = %for.body141
  %cmp147 = icmp eq i32 %i22, %top.0295, !dbg !276
  %cmp149 = icmp sgt i32 %top.0295, 0
  %or.cond174 = and i1 %cmp149, %cmp147, !dbg !277
  br i1 %or.cond174, label %land.lhs.true150, label %for.inc161, !dbg !277

land.lhs.true150:                                 ; preds = %lor.lhs.false
  %arrayidx152 = getelementptr inbounds nuw i32, ptr %add.ptr14, i64 %idxprom142, !dbg !278
  %i23 = load i32, ptr %arrayidx152, align 4, !dbg !278, !tbaa !95
  %cmp153 = icmp slt i32 %i23, %at_row.0296, !dbg !279
  br i1 %cmp153, label %if.then154, label %for.inc161, !dbg !272

if.then154:                                       ; preds = %land.lhs.true150, %for.body141.if.then154_crit_edge
  %i24 = phi i32 [ %.pre, %for.body141.if.then154_crit_edge ], [ %i23, %land.lhs.true150 ], !dbg !280
    #dbg_value(i32 %i22, !149, !DIExpression(), !189)
    #dbg_value(i32 %i24, !152, !DIExpression(), !189)
  %add159 = or disjoint i32 %k137.0298, 1, !dbg !282
    #dbg_value(i32 %add159, !153, !DIExpression(), !189)
  br label %for.inc161, !dbg !283

for.inc161:                                       ; preds = %if.then154, %land.lhs.true150, %lor.lhs.false
  %top.1 = phi i32 [ %i22, %if.then154 ], [ %top.0295, %land.lhs.true150 ], [ %top.0295, %lor.lhs.false ], !dbg !189
  %at_row.1 = phi i32 [ %i24, %if.then154 ], [ %at_row.0296, %land.lhs.true150 ], [ %at_row.0296, %lor.lhs.false ], !dbg !189
  %at_column.1 = phi i32 [ %add159, %if.then154 ], [ %at_column.0297, %land.lhs.true150 ], [ %at_column.0297, %lor.lhs.false ], !dbg !189
    #dbg_value(i32 %at_column.1, !153, !DIExpression(), !189)
    #dbg_value(i32 %at_row.1, !152, !DIExpression(), !189)
    #dbg_value(i32 %top.1, !149, !DIExpression(), !189)
  %inc162 = or disjoint i32 %k137.0298, 1, !dbg !292
    #dbg_value(i32 %inc162, !154, !DIExpression(), !188)
  %idxprom142.1 = zext nneg i32 %inc162 to i64, !dbg !274
  %arrayidx143.1 = getelementptr inbounds nuw i32, ptr %add.ptr12, i64 %idxprom142.1, !dbg !274
  %i25 = load i32, ptr %arrayidx143.1, align 4, !dbg !274, !tbaa !95
  %cmp144.1 = icmp sgt i32 %i25, %top.1, !dbg !275
  br i1 %cmp144.1, label %for.body141.if.then154_crit_edge.1, label %lor.lhs.false.1, !dbg !272

lor.lhs.false.1:                                  ; preds = %for.inc161
  %cmp147.1 = icmp eq i32 %i25, %top.1, !dbg !276
  %cmp149.1 = icmp sgt i32 %top.1, 0
  %or.cond174.1 = and i1 %cmp149.1, %cmp147.1, !dbg !277
  br i1 %or.cond174.1, label %land.lhs.true150.1, label %for.inc161.1, !dbg !277

land.lhs.true150.1:                               ; preds = %lor.lhs.false.1
  %arrayidx152.1 = getelementptr inbounds nuw i32, ptr %add.ptr14, i64 %idxprom142.1, !dbg !278
  %i26 = load i32, ptr %arrayidx152.1, align 4, !dbg !278, !tbaa !95
  %cmp153.1 = icmp slt i32 %i26, %at_row.1, !dbg !279
  br i1 %cmp153.1, label %if.then154.1, label %for.inc161.1, !dbg !272

for.body141.if.then154_crit_edge.1:               ; preds = %for.inc161
  %arrayidx158.phi.trans.insert.1 = getelementptr inbounds nuw i32, ptr %add.ptr14, i64 %idxprom142.1
  %.pre.1 = load i32, ptr %arrayidx158.phi.trans.insert.1, align 4, !dbg !280, !tbaa !95
  br label %if.then154.1, !dbg !272

if.then154.1:                                     ; preds = %for.body141.if.then154_crit_edge.1, %land.lhs.true150.1
  %i27 = phi i32 [ %.pre.1, %for.body141.if.then154_crit_edge.1 ], [ %i26, %land.lhs.true150.1 ], !dbg !280
    #dbg_value(i32 %i25, !149, !DIExpression(), !189)
    #dbg_value(i32 %i27, !152, !DIExpression(), !189)
  %add159.1 = add nuw nsw i32 %k137.0298, 2, !dbg !282
    #dbg_value(i32 %add159.1, !153, !DIExpression(), !189)
  br label %for.inc161.1, !dbg !283

for.inc161.1:                                     ; preds = %if.then154.1, %land.lhs.true150.1, %lor.lhs.false.1
  %top.1.1 = phi i32 [ %i25, %if.then154.1 ], [ %top.1, %land.lhs.true150.1 ], [ %top.1, %lor.lhs.false.1 ], !dbg !189
  %at_row.1.1 = phi i32 [ %i27, %if.then154.1 ], [ %at_row.1, %land.lhs.true150.1 ], [ %at_row.1, %lor.lhs.false.1 ], !dbg !189
  %at_column.1.1 = phi i32 [ %add159.1, %if.then154.1 ], [ %at_column.1, %land.lhs.true150.1 ], [ %at_column.1, %lor.lhs.false.1 ], !dbg !189
    #dbg_value(i32 %at_column.1.1, !153, !DIExpression(), !189)
    #dbg_value(i32 %at_row.1.1, !152, !DIExpression(), !189)
    #dbg_value(i32 %top.1.1, !149, !DIExpression(), !189)
  %inc162.1 = add nuw nsw i32 %k137.0298, 2, !dbg !292
    #dbg_value(i32 %inc162.1, !154, !DIExpression(), !188)
  %niter315.next.1 = add i32 %niter315, 2, !dbg !192
  %niter315.ncmp.1 = icmp eq i32 %niter315.next.1, %unroll_iter314, !dbg !192
  br i1 %niter315.ncmp.1, label %for.cond.cleanup140.loopexit.unr-lcssa, label %for.body141, !dbg !192, !llvm.loop !293

if.end173:                                        ; preds = %for.cond.cleanup140, %for.cond.cleanup
  ret void, !dbg !295
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5, !6}
!llvm.dbg.cu = !{!7}
!llvm.ident = !{!94, !94}
!llvm.errno.tbaa = !{!95}
!nvvmir.version = !{!99}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 9]}
!1 = !{i32 7, !"Dwarf Version", i32 2}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"wchar_size", i32 4}
!4 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!7 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !8, producer: "clang", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !9, splitDebugInlining: false, nameTableKind: None)
!8 = !DIFile(filename: "smith_waterman.cu", directory: "")
!9 = !{!10, !35, !66}
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
!35 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__cuda_builtin_blockIdx_t", file: !36, line: 65, size: 8, flags: DIFlagTypePassByReference, elements: !37, identifier: "_ZTS25__cuda_builtin_blockIdx_t")
!36 = !DIFile(filename: "__clang_cuda_builtin_vars.h", directory: "")
!37 = !{!38, !41, !42, !43, !48, !51, !55, !59, !62}
!38 = !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv", scope: !35, file: !36, line: 66, type: !39, scopeLine: 66, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!39 = !DISubroutineType(types: !40)
!40 = !{!14}
!41 = !DISubprogram(name: "__fetch_builtin_y", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv", scope: !35, file: !36, line: 67, type: !39, scopeLine: 67, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!42 = !DISubprogram(name: "__fetch_builtin_z", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_zEv", scope: !35, file: !36, line: 68, type: !39, scopeLine: 68, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!43 = !DISubprogram(name: "operator dim3", linkageName: "_ZNK25__cuda_builtin_blockIdx_tcv4dim3Ev", scope: !35, file: !36, line: 71, type: !44, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!44 = !DISubroutineType(types: !45)
!45 = !{!10, !46}
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!47 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!48 = !DISubprogram(name: "operator uint3", linkageName: "_ZNK25__cuda_builtin_blockIdx_tcv5uint3Ev", scope: !35, file: !36, line: 72, type: !49, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!49 = !DISubroutineType(types: !50)
!50 = !{!25, !46}
!51 = !DISubprogram(name: "__cuda_builtin_blockIdx_t", linkageName: "_ZN25__cuda_builtin_blockIdx_tC4Ev", scope: !35, file: !36, line: 75, type: !52, scopeLine: 75, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!52 = !DISubroutineType(types: !53)
!53 = !{null, !54}
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!55 = !DISubprogram(name: "__cuda_builtin_blockIdx_t", linkageName: "_ZN25__cuda_builtin_blockIdx_tC4ERKS_", scope: !35, file: !36, line: 75, type: !56, scopeLine: 75, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!56 = !DISubroutineType(types: !57)
!57 = !{null, !54, !58}
!58 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !47, size: 64)
!59 = !DISubprogram(name: "operator=", linkageName: "_ZNK25__cuda_builtin_blockIdx_taSERKS_", scope: !35, file: !36, line: 75, type: !60, scopeLine: 75, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!60 = !DISubroutineType(types: !61)
!61 = !{null, !46, !58}
!62 = !DISubprogram(name: "operator&", linkageName: "_ZNK25__cuda_builtin_blockIdx_tadEv", scope: !35, file: !36, line: 75, type: !63, scopeLine: 75, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!63 = !DISubroutineType(types: !64)
!64 = !{!65, !46}
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!66 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__cuda_builtin_threadIdx_t", file: !36, line: 52, size: 8, flags: DIFlagTypePassByReference, elements: !67, identifier: "_ZTS26__cuda_builtin_threadIdx_t")
!67 = !{!68, !69, !70, !71, !76, !79, !83, !87, !90}
!68 = !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv", scope: !66, file: !36, line: 53, type: !39, scopeLine: 53, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!69 = !DISubprogram(name: "__fetch_builtin_y", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv", scope: !66, file: !36, line: 54, type: !39, scopeLine: 54, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!70 = !DISubprogram(name: "__fetch_builtin_z", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_zEv", scope: !66, file: !36, line: 55, type: !39, scopeLine: 55, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!71 = !DISubprogram(name: "operator dim3", linkageName: "_ZNK26__cuda_builtin_threadIdx_tcv4dim3Ev", scope: !66, file: !36, line: 58, type: !72, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!72 = !DISubroutineType(types: !73)
!73 = !{!10, !74}
!74 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !75, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!75 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !66)
!76 = !DISubprogram(name: "operator uint3", linkageName: "_ZNK26__cuda_builtin_threadIdx_tcv5uint3Ev", scope: !66, file: !36, line: 59, type: !77, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!77 = !DISubroutineType(types: !78)
!78 = !{!25, !74}
!79 = !DISubprogram(name: "__cuda_builtin_threadIdx_t", linkageName: "_ZN26__cuda_builtin_threadIdx_tC4Ev", scope: !66, file: !36, line: 62, type: !80, scopeLine: 62, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!80 = !DISubroutineType(types: !81)
!81 = !{null, !82}
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!83 = !DISubprogram(name: "__cuda_builtin_threadIdx_t", linkageName: "_ZN26__cuda_builtin_threadIdx_tC4ERKS_", scope: !66, file: !36, line: 62, type: !84, scopeLine: 62, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!84 = !DISubroutineType(types: !85)
!85 = !{null, !82, !86}
!86 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !75, size: 64)
!87 = !DISubprogram(name: "operator=", linkageName: "_ZNK26__cuda_builtin_threadIdx_taSERKS_", scope: !66, file: !36, line: 62, type: !88, scopeLine: 62, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!88 = !DISubroutineType(types: !89)
!89 = !{null, !74, !86}
!90 = !DISubprogram(name: "operator&", linkageName: "_ZNK26__cuda_builtin_threadIdx_tadEv", scope: !66, file: !36, line: 62, type: !91, scopeLine: 62, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!91 = !DISubroutineType(types: !92)
!92 = !{!93, !74}
!93 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!94 = !{!"clang"}
!95 = !{!96, !96, i64 0}
!96 = !{!"int", !97, i64 0}
!97 = !{!"omnipotent char", !98, i64 0}
!98 = !{!"Simple C++ TBAA"}
!99 = !{i32 2, i32 0}
!100 = distinct !DISubprogram(name: "align", scope: !8, file: !8, line: 11, type: !101, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !108)
!101 = !DISubroutineType(types: !102)
!102 = !{null, !103, !103, !104, !104, !103, !103, !103, !103, !107, !107}
!103 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!104 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !105, size: 64)
!105 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !106)
!106 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!107 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !103, size: 64)
!108 = !{!109, !110, !111, !112, !113, !114, !115, !116, !117, !118, !119, !120, !121, !122, !123, !124, !125, !126, !127, !128, !129, !130, !131, !132, !133, !134, !136, !140, !141, !144, !145, !146, !147, !148, !149, !152, !153, !154}
!109 = !DILocalVariable(name: "n", arg: 1, scope: !100, file: !8, line: 11, type: !103)
!110 = !DILocalVariable(name: "m", arg: 2, scope: !100, file: !8, line: 11, type: !103)
!111 = !DILocalVariable(name: "a", arg: 3, scope: !100, file: !8, line: 11, type: !104)
!112 = !DILocalVariable(name: "b", arg: 4, scope: !100, file: !8, line: 11, type: !104)
!113 = !DILocalVariable(name: "match", arg: 5, scope: !100, file: !8, line: 12, type: !103)
!114 = !DILocalVariable(name: "mismatch", arg: 6, scope: !100, file: !8, line: 12, type: !103)
!115 = !DILocalVariable(name: "open", arg: 7, scope: !100, file: !8, line: 12, type: !103)
!116 = !DILocalVariable(name: "extend", arg: 8, scope: !100, file: !8, line: 12, type: !103)
!117 = !DILocalVariable(name: "best", arg: 9, scope: !100, file: !8, line: 12, type: !107)
!118 = !DILocalVariable(name: "end", arg: 10, scope: !100, file: !8, line: 13, type: !107)
!119 = !DILocalVariable(name: "h", scope: !100, file: !8, line: 15, type: !107)
!120 = !DILocalVariable(name: "h_last", scope: !100, file: !8, line: 15, type: !107)
!121 = !DILocalVariable(name: "h_before", scope: !100, file: !8, line: 15, type: !107)
!122 = !DILocalVariable(name: "e", scope: !100, file: !8, line: 16, type: !107)
!123 = !DILocalVariable(name: "e_last", scope: !100, file: !8, line: 16, type: !107)
!124 = !DILocalVariable(name: "f", scope: !100, file: !8, line: 16, type: !107)
!125 = !DILocalVariable(name: "f_last", scope: !100, file: !8, line: 16, type: !107)
!126 = !DILocalVariable(name: "score_of", scope: !100, file: !8, line: 17, type: !107)
!127 = !DILocalVariable(name: "row_of", scope: !100, file: !8, line: 17, type: !107)
!128 = !DILocalVariable(name: "pair", scope: !100, file: !8, line: 18, type: !103)
!129 = !DILocalVariable(name: "j", scope: !100, file: !8, line: 18, type: !103)
!130 = !DILocalVariable(name: "letters", scope: !100, file: !8, line: 19, type: !104)
!131 = !DILocalVariable(name: "letter", scope: !100, file: !8, line: 20, type: !103)
!132 = !DILocalVariable(name: "score", scope: !100, file: !8, line: 21, type: !103)
!133 = !DILocalVariable(name: "row", scope: !100, file: !8, line: 21, type: !103)
!134 = !DILocalVariable(name: "d", scope: !135, file: !8, line: 22, type: !103)
!135 = distinct !DILexicalBlock(scope: !100, file: !8, line: 22, column: 3)
!136 = !DILocalVariable(name: "k", scope: !137, file: !8, line: 23, type: !103)
!137 = distinct !DILexicalBlock(scope: !138, file: !8, line: 23, column: 5)
!138 = distinct !DILexicalBlock(scope: !139, file: !8, line: 22, column: 39)
!139 = distinct !DILexicalBlock(scope: !135, file: !8, line: 22, column: 3)
!140 = !DILocalVariable(name: "i", scope: !138, file: !8, line: 29, type: !103)
!141 = !DILocalVariable(name: "up", scope: !142, file: !8, line: 31, type: !103)
!142 = distinct !DILexicalBlock(scope: !143, file: !8, line: 30, column: 26)
!143 = distinct !DILexicalBlock(scope: !138, file: !8, line: 30, column: 9)
!144 = !DILocalVariable(name: "f_up", scope: !142, file: !8, line: 31, type: !103)
!145 = !DILocalVariable(name: "left", scope: !142, file: !8, line: 32, type: !103)
!146 = !DILocalVariable(name: "e_left", scope: !142, file: !8, line: 32, type: !103)
!147 = !DILocalVariable(name: "corner", scope: !142, file: !8, line: 33, type: !103)
!148 = !DILocalVariable(name: "here", scope: !142, file: !8, line: 36, type: !103)
!149 = !DILocalVariable(name: "top", scope: !150, file: !8, line: 54, type: !103)
!150 = distinct !DILexicalBlock(scope: !151, file: !8, line: 53, column: 15)
!151 = distinct !DILexicalBlock(scope: !100, file: !8, line: 53, column: 7)
!152 = !DILocalVariable(name: "at_row", scope: !150, file: !8, line: 54, type: !103)
!153 = !DILocalVariable(name: "at_column", scope: !150, file: !8, line: 54, type: !103)
!154 = !DILocalVariable(name: "k", scope: !155, file: !8, line: 55, type: !103)
!155 = distinct !DILexicalBlock(scope: !150, file: !8, line: 55, column: 5)
!156 = !DILocation(line: 0, scope: !100)
!157 = !DILocation(line: 15, column: 33, scope: !100)
!158 = !DILocation(line: 15, column: 57, scope: !100)
!159 = !DILocation(line: 16, column: 21, scope: !100)
!160 = !DILocation(line: 16, column: 38, scope: !100)
!161 = !DILocation(line: 16, column: 55, scope: !100)
!162 = !DILocation(line: 16, column: 72, scope: !100)
!163 = !DILocation(line: 17, column: 26, scope: !100)
!164 = !DILocation(line: 17, column: 50, scope: !100)
!165 = !DILocation(line: 66, column: 27, scope: !166, inlinedAt: !167)
!166 = distinct !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv", scope: !35, file: !36, line: 66, type: !39, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !38)
!167 = distinct !DILocation(line: 18, column: 14, scope: !100)
!168 = !DILocation(line: 53, column: 27, scope: !169, inlinedAt: !170)
!169 = distinct !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv", scope: !66, file: !36, line: 53, type: !39, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, declaration: !68)
!170 = distinct !DILocation(line: 18, column: 30, scope: !100)
!171 = !DILocation(line: 19, column: 41, scope: !100)
!172 = !DILocation(line: 19, column: 34, scope: !100)
!173 = !DILocation(line: 20, column: 23, scope: !100)
!174 = !DILocation(line: 20, column: 27, scope: !100)
!175 = !DILocation(line: 20, column: 16, scope: !100)
!176 = !{!97, !97, i64 0}
!177 = !DILocation(line: 0, scope: !135)
!178 = !DILocation(line: 22, column: 21, scope: !139)
!179 = !DILocation(line: 22, column: 3, scope: !135)
!180 = !DILocation(line: 50, column: 3, scope: !100)
!181 = !DILocation(line: 0, scope: !137)
!182 = !DILocation(line: 23, column: 5, scope: !137)
!183 = !DILocation(line: 50, column: 15, scope: !100)
!184 = !DILocation(line: 51, column: 3, scope: !100)
!185 = !DILocation(line: 51, column: 13, scope: !100)
!186 = !DILocation(line: 52, column: 3, scope: !100)
!187 = !DILocation(line: 53, column: 9, scope: !151)
!188 = !DILocation(line: 0, scope: !155)
!189 = !DILocation(line: 0, scope: !150)
!190 = !DILocation(line: 55, column: 23, scope: !191)
!191 = distinct !DILexicalBlock(scope: !155, file: !8, line: 55, column: 5)
!192 = !DILocation(line: 55, column: 5, scope: !155)
!193 = !DILocation(line: 24, column: 7, scope: !194)
!194 = distinct !DILexicalBlock(scope: !195, file: !8, line: 23, column: 33)
!195 = distinct !DILexicalBlock(scope: !137, file: !8, line: 23, column: 5)
!196 = !DILocation(line: 24, column: 12, scope: !194)
!197 = !DILocation(line: 25, column: 7, scope: !194)
!198 = !DILocation(line: 25, column: 12, scope: !194)
!199 = !DILocation(line: 26, column: 7, scope: !194)
!200 = !DILocation(line: 26, column: 12, scope: !194)
!201 = !DILocation(line: 23, column: 28, scope: !195)
!202 = distinct !{!202, !203}
!203 = !{!"llvm.loop.unroll.disable"}
!204 = !DILocation(line: 28, column: 5, scope: !138)
!205 = !DILocation(line: 29, column: 15, scope: !138)
!206 = !DILocation(line: 0, scope: !138)
!207 = !DILocation(line: 30, column: 11, scope: !143)
!208 = !DILocation(line: 30, column: 16, scope: !143)
!209 = distinct !{!209, !182, !210, !211}
!210 = !DILocation(line: 27, column: 5, scope: !137)
!211 = !{!"llvm.loop.mustprogress"}
!212 = !DILocation(line: 31, column: 18, scope: !142)
!213 = !DILocation(line: 31, column: 16, scope: !142)
!214 = !DILocation(line: 31, column: 24, scope: !142)
!215 = !DILocation(line: 0, scope: !142)
!216 = !DILocation(line: 31, column: 46, scope: !142)
!217 = !DILocation(line: 31, column: 54, scope: !142)
!218 = !DILocation(line: 32, column: 18, scope: !142)
!219 = !DILocation(line: 32, column: 26, scope: !142)
!220 = !DILocation(line: 32, column: 54, scope: !142)
!221 = !DILocation(line: 32, column: 62, scope: !142)
!222 = !DILocation(line: 33, column: 26, scope: !142)
!223 = !DILocation(line: 33, column: 37, scope: !142)
!224 = !DILocation(line: 33, column: 20, scope: !142)
!225 = !DILocation(line: 34, column: 26, scope: !142)
!226 = !DILocation(line: 34, column: 48, scope: !142)
!227 = !DILocalVariable(name: "a", arg: 1, scope: !228, file: !8, line: 7, type: !103)
!228 = distinct !DISubprogram(name: "max2", linkageName: "_ZL4max2ii", scope: !8, file: !8, line: 7, type: !229, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !231)
!229 = !DISubroutineType(types: !230)
!230 = !{!103, !103, !103}
!231 = !{!227, !232}
!232 = !DILocalVariable(name: "b", arg: 2, scope: !228, file: !8, line: 7, type: !103)
!233 = !DILocation(line: 0, scope: !228, inlinedAt: !234)
!234 = distinct !DILocation(line: 34, column: 14, scope: !142)
!235 = !DILocation(line: 7, column: 51, scope: !228, inlinedAt: !234)
!236 = !DILocation(line: 34, column: 12, scope: !142)
!237 = !DILocation(line: 35, column: 24, scope: !142)
!238 = !DILocation(line: 35, column: 44, scope: !142)
!239 = !DILocation(line: 0, scope: !228, inlinedAt: !240)
!240 = distinct !DILocation(line: 35, column: 14, scope: !142)
!241 = !DILocation(line: 7, column: 51, scope: !228, inlinedAt: !240)
!242 = !DILocation(line: 35, column: 12, scope: !142)
!243 = !DILocation(line: 36, column: 28, scope: !142)
!244 = !DILocation(line: 36, column: 39, scope: !142)
!245 = !DILocation(line: 36, column: 25, scope: !142)
!246 = !DILocation(line: 0, scope: !228, inlinedAt: !247)
!247 = distinct !DILocation(line: 37, column: 19, scope: !142)
!248 = !DILocation(line: 37, column: 39, scope: !142)
!249 = !DILocation(line: 0, scope: !228, inlinedAt: !250)
!250 = distinct !DILocation(line: 37, column: 34, scope: !142)
!251 = !DILocation(line: 7, column: 51, scope: !228, inlinedAt: !250)
!252 = !DILocation(line: 0, scope: !228, inlinedAt: !253)
!253 = distinct !DILocation(line: 37, column: 14, scope: !142)
!254 = !DILocation(line: 7, column: 51, scope: !228, inlinedAt: !253)
!255 = !DILocation(line: 37, column: 12, scope: !142)
!256 = !DILocation(line: 38, column: 16, scope: !257)
!257 = distinct !DILexicalBlock(scope: !142, file: !8, line: 38, column: 11)
!258 = !DILocation(line: 42, column: 5, scope: !142)
!259 = !DILocation(line: 43, column: 5, scope: !138)
!260 = !DILocation(line: 44, column: 19, scope: !138)
!261 = !DILocation(line: 44, column: 17, scope: !138)
!262 = !DILocation(line: 45, column: 17, scope: !138)
!263 = !DILocation(line: 45, column: 15, scope: !138)
!264 = !DILocation(line: 46, column: 17, scope: !138)
!265 = !DILocation(line: 46, column: 15, scope: !138)
!266 = !DILocation(line: 47, column: 17, scope: !138)
!267 = !DILocation(line: 47, column: 15, scope: !138)
!268 = !DILocation(line: 48, column: 5, scope: !138)
!269 = !DILocation(line: 22, column: 34, scope: !139)
!270 = distinct !{!270, !179, !271, !211}
!271 = !DILocation(line: 49, column: 3, scope: !135)
!272 = !DILocation(line: 56, column: 29, scope: !273)
!273 = distinct !DILexicalBlock(scope: !191, file: !8, line: 56, column: 11)
!274 = !DILocation(line: 56, column: 11, scope: !273)
!275 = !DILocation(line: 56, column: 23, scope: !273)
!276 = !DILocation(line: 56, column: 45, scope: !273)
!277 = !DILocation(line: 56, column: 52, scope: !273)
!278 = !DILocation(line: 56, column: 66, scope: !273)
!279 = !DILocation(line: 56, column: 76, scope: !273)
!280 = !DILocation(line: 58, column: 18, scope: !281)
!281 = distinct !DILexicalBlock(scope: !273, file: !8, line: 56, column: 87)
!282 = !DILocation(line: 59, column: 23, scope: !281)
!283 = !DILocation(line: 60, column: 7, scope: !281)
!284 = !DILocation(line: 61, column: 5, scope: !150)
!285 = !DILocation(line: 61, column: 16, scope: !150)
!286 = !DILocation(line: 62, column: 11, scope: !150)
!287 = !DILocation(line: 62, column: 5, scope: !150)
!288 = !DILocation(line: 62, column: 19, scope: !150)
!289 = !DILocation(line: 63, column: 5, scope: !150)
!290 = !DILocation(line: 63, column: 23, scope: !150)
!291 = !DILocation(line: 64, column: 3, scope: !150)
!292 = !DILocation(line: 55, column: 28, scope: !191)
!293 = distinct !{!293, !192, !294, !211}
!294 = !DILocation(line: 60, column: 7, scope: !155)
!295 = !DILocation(line: 65, column: 1, scope: !100)
