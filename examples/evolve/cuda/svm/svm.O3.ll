; perfdojo: svm.cu at O3 for sm_90, 0b71f8f8b451e4bd
; ModuleID = '<string>'
source_filename = "svm.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ7predictE4sums = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4, !dbg !0

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @predict(i32 noundef %vectors, i32 noundef %features, ptr noundef readonly captures(none) %sample, ptr noundef readonly captures(none) %support, ptr noundef readonly captures(none) %weight, float noundef %gamma, float noundef %offset, ptr noundef writeonly captures(none) %decision, ptr noundef writeonly captures(none) %label) local_unnamed_addr #0 !dbg !2 {
entry:
    #dbg_value(i32 %vectors, !100, !DIExpression(), !137)
    #dbg_value(i32 %features, !101, !DIExpression(), !137)
    #dbg_value(ptr %sample, !102, !DIExpression(), !137)
    #dbg_value(ptr %support, !103, !DIExpression(), !137)
    #dbg_value(ptr %weight, !104, !DIExpression(), !137)
    #dbg_value(float %gamma, !105, !DIExpression(), !137)
    #dbg_value(float %offset, !106, !DIExpression(), !137)
    #dbg_value(ptr %decision, !107, !DIExpression(), !137)
    #dbg_value(ptr %label, !108, !DIExpression(), !137)
  %i = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !138
    #dbg_value(i32 %i, !109, !DIExpression(), !137)
  %cmp = icmp eq i32 %i, 0, !dbg !141
  br i1 %cmp, label %for.body, label %if.end, !dbg !141

for.body:                                         ; preds = %for.body, %entry
  %k.074 = phi i32 [ %inc.15, %for.body ], [ 0, %entry ]
    #dbg_value(i32 %k.074, !110, !DIExpression(), !142)
  %idxprom = zext nneg i32 %k.074 to i64, !dbg !143
  %arrayidx = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7predictE4sums to ptr), i64 %idxprom, !dbg !143
  store float 0.000000e+00, ptr %arrayidx, align 4, !dbg !145, !tbaa !146
    #dbg_value(i32 %k.074, !110, !DIExpression(DW_OP_constu, 1, DW_OP_or, DW_OP_stack_value), !142)
  %i1 = zext nneg i32 %k.074 to i64, !dbg !143
  %i2 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7predictE4sums to ptr), i64 %i1, !dbg !143
  %arrayidx.1 = getelementptr inbounds nuw i8, ptr %i2, i64 4, !dbg !143
  store float 0.000000e+00, ptr %arrayidx.1, align 4, !dbg !145, !tbaa !146
    #dbg_value(i32 %k.074, !110, !DIExpression(DW_OP_constu, 2, DW_OP_or, DW_OP_stack_value), !142)
  %i3 = zext nneg i32 %k.074 to i64, !dbg !143
  %i4 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7predictE4sums to ptr), i64 %i3, !dbg !143
  %arrayidx.2 = getelementptr inbounds nuw i8, ptr %i4, i64 8, !dbg !143
  store float 0.000000e+00, ptr %arrayidx.2, align 4, !dbg !145, !tbaa !146
    #dbg_value(i32 %k.074, !110, !DIExpression(DW_OP_constu, 3, DW_OP_or, DW_OP_stack_value), !142)
  %i5 = zext nneg i32 %k.074 to i64, !dbg !143
  %i6 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7predictE4sums to ptr), i64 %i5, !dbg !143
  %arrayidx.3 = getelementptr inbounds nuw i8, ptr %i6, i64 12, !dbg !143
  store float 0.000000e+00, ptr %arrayidx.3, align 4, !dbg !145, !tbaa !146
    #dbg_value(i32 %k.074, !110, !DIExpression(DW_OP_constu, 4, DW_OP_or, DW_OP_stack_value), !142)
  %i7 = zext nneg i32 %k.074 to i64, !dbg !143
  %i8 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7predictE4sums to ptr), i64 %i7, !dbg !143
  %arrayidx.4 = getelementptr inbounds nuw i8, ptr %i8, i64 16, !dbg !143
  store float 0.000000e+00, ptr %arrayidx.4, align 4, !dbg !145, !tbaa !146
    #dbg_value(i32 %k.074, !110, !DIExpression(DW_OP_constu, 5, DW_OP_or, DW_OP_stack_value), !142)
  %i9 = zext nneg i32 %k.074 to i64, !dbg !143
  %i10 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7predictE4sums to ptr), i64 %i9, !dbg !143
  %arrayidx.5 = getelementptr inbounds nuw i8, ptr %i10, i64 20, !dbg !143
  store float 0.000000e+00, ptr %arrayidx.5, align 4, !dbg !145, !tbaa !146
    #dbg_value(i32 %k.074, !110, !DIExpression(DW_OP_constu, 6, DW_OP_or, DW_OP_stack_value), !142)
  %i11 = zext nneg i32 %k.074 to i64, !dbg !143
  %i12 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7predictE4sums to ptr), i64 %i11, !dbg !143
  %arrayidx.6 = getelementptr inbounds nuw i8, ptr %i12, i64 24, !dbg !143
  store float 0.000000e+00, ptr %arrayidx.6, align 4, !dbg !145, !tbaa !146
    #dbg_value(i32 %k.074, !110, !DIExpression(DW_OP_constu, 7, DW_OP_or, DW_OP_stack_value), !142)
  %i13 = zext nneg i32 %k.074 to i64, !dbg !143
  %i14 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7predictE4sums to ptr), i64 %i13, !dbg !143
  %arrayidx.7 = getelementptr inbounds nuw i8, ptr %i14, i64 28, !dbg !143
  store float 0.000000e+00, ptr %arrayidx.7, align 4, !dbg !145, !tbaa !146
    #dbg_value(i32 %k.074, !110, !DIExpression(DW_OP_constu, 8, DW_OP_or, DW_OP_stack_value), !142)
  %i15 = zext nneg i32 %k.074 to i64, !dbg !143
  %i16 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7predictE4sums to ptr), i64 %i15, !dbg !143
  %arrayidx.8 = getelementptr inbounds nuw i8, ptr %i16, i64 32, !dbg !143
  store float 0.000000e+00, ptr %arrayidx.8, align 4, !dbg !145, !tbaa !146
    #dbg_value(i32 %k.074, !110, !DIExpression(DW_OP_constu, 9, DW_OP_or, DW_OP_stack_value), !142)
  %i17 = zext nneg i32 %k.074 to i64, !dbg !143
  %i18 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7predictE4sums to ptr), i64 %i17, !dbg !143
  %arrayidx.9 = getelementptr inbounds nuw i8, ptr %i18, i64 36, !dbg !143
  store float 0.000000e+00, ptr %arrayidx.9, align 4, !dbg !145, !tbaa !146
    #dbg_value(i32 %k.074, !110, !DIExpression(DW_OP_constu, 10, DW_OP_or, DW_OP_stack_value), !142)
  %i19 = zext nneg i32 %k.074 to i64, !dbg !143
  %i20 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7predictE4sums to ptr), i64 %i19, !dbg !143
  %arrayidx.10 = getelementptr inbounds nuw i8, ptr %i20, i64 40, !dbg !143
  store float 0.000000e+00, ptr %arrayidx.10, align 4, !dbg !145, !tbaa !146
    #dbg_value(i32 %k.074, !110, !DIExpression(DW_OP_constu, 11, DW_OP_or, DW_OP_stack_value), !142)
  %i21 = zext nneg i32 %k.074 to i64, !dbg !143
  %i22 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7predictE4sums to ptr), i64 %i21, !dbg !143
  %arrayidx.11 = getelementptr inbounds nuw i8, ptr %i22, i64 44, !dbg !143
  store float 0.000000e+00, ptr %arrayidx.11, align 4, !dbg !145, !tbaa !146
    #dbg_value(i32 %k.074, !110, !DIExpression(DW_OP_constu, 12, DW_OP_or, DW_OP_stack_value), !142)
  %i23 = zext nneg i32 %k.074 to i64, !dbg !143
  %i24 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7predictE4sums to ptr), i64 %i23, !dbg !143
  %arrayidx.12 = getelementptr inbounds nuw i8, ptr %i24, i64 48, !dbg !143
  store float 0.000000e+00, ptr %arrayidx.12, align 4, !dbg !145, !tbaa !146
    #dbg_value(i32 %k.074, !110, !DIExpression(DW_OP_constu, 13, DW_OP_or, DW_OP_stack_value), !142)
  %i25 = zext nneg i32 %k.074 to i64, !dbg !143
  %i26 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7predictE4sums to ptr), i64 %i25, !dbg !143
  %arrayidx.13 = getelementptr inbounds nuw i8, ptr %i26, i64 52, !dbg !143
  store float 0.000000e+00, ptr %arrayidx.13, align 4, !dbg !145, !tbaa !146
    #dbg_value(i32 %k.074, !110, !DIExpression(DW_OP_constu, 14, DW_OP_or, DW_OP_stack_value), !142)
  %i27 = zext nneg i32 %k.074 to i64, !dbg !143
  %i28 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7predictE4sums to ptr), i64 %i27, !dbg !143
  %arrayidx.14 = getelementptr inbounds nuw i8, ptr %i28, i64 56, !dbg !143
  store float 0.000000e+00, ptr %arrayidx.14, align 4, !dbg !145, !tbaa !146
    #dbg_value(i32 %k.074, !110, !DIExpression(DW_OP_constu, 15, DW_OP_or, DW_OP_stack_value), !142)
  %i29 = zext nneg i32 %k.074 to i64, !dbg !143
  %i30 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7predictE4sums to ptr), i64 %i29, !dbg !143
  %arrayidx.15 = getelementptr inbounds nuw i8, ptr %i30, i64 60, !dbg !143
  store float 0.000000e+00, ptr %arrayidx.15, align 4, !dbg !145, !tbaa !146
  %inc.15 = add nuw nsw i32 %k.074, 16, !dbg !148
    #dbg_value(i32 %inc.15, !110, !DIExpression(), !142)
  %exitcond.not.15 = icmp eq i32 %inc.15, 128, !dbg !149
  br i1 %exitcond.not.15, label %if.end, label %for.body, !dbg !150, !llvm.loop !151

if.end:                                           ; preds = %for.body, %entry
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !154
  %i31 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !155
  %mul = mul i32 %features, %i31, !dbg !158
  %idx.ext = zext i32 %mul to i64, !dbg !159
  %add.ptr = getelementptr inbounds nuw float, ptr %sample, i64 %idx.ext, !dbg !159
    #dbg_value(ptr %add.ptr, !113, !DIExpression(), !137)
    #dbg_value(i32 %i, !114, !DIExpression(), !160)
  %cmp475 = icmp slt i32 %i, %vectors, !dbg !161
  br i1 %cmp475, label %for.body6.lr.ph, label %if.end.for.cond.cleanup5_crit_edge, !dbg !162

if.end.for.cond.cleanup5_crit_edge:               ; preds = %if.end
  %.pre = zext nneg i32 %i to i64
  br label %for.cond.cleanup5, !dbg !162

for.body6.lr.ph:                                  ; preds = %if.end
  %cmp8.i = icmp sgt i32 %features, 0
  %idxprom11 = zext nneg i32 %i to i64
  %arrayidx12 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7predictE4sums to ptr), i64 %idxprom11
  %fneg = fneg contract float %gamma
  %xtraiter = and i32 %features, 7
  %i32 = icmp ult i32 %features, 8
  %unroll_iter = and i32 %features, 2147483640
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  %lcmp.mod79 = icmp ne i32 %xtraiter, 0
  br label %for.body6, !dbg !162

for.cond.cleanup5:                                ; preds = %_ZL8distancePKfS0_i.exit, %if.end.for.cond.cleanup5_crit_edge
  %idxprom30.pre-phi = phi i64 [ %.pre, %if.end.for.cond.cleanup5_crit_edge ], [ %idxprom11, %_ZL8distancePKfS0_i.exit ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !163
    #dbg_value(i32 64, !119, !DIExpression(), !164)
  %arrayidx31 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7predictE4sums to ptr), i64 %idxprom30.pre-phi
    #dbg_value(i32 64, !119, !DIExpression(), !164)
  %cmp28 = icmp samesign ult i32 %i, 64, !dbg !165
  br i1 %cmp28, label %if.then29, label %if.end38, !dbg !165

for.body6:                                        ; preds = %_ZL8distancePKfS0_i.exit, %for.body6.lr.ph
  %v.076 = phi i32 [ %i, %for.body6.lr.ph ], [ %add22, %_ZL8distancePKfS0_i.exit ]
    #dbg_value(i32 %v.076, !114, !DIExpression(), !160)
  %mul7 = mul nsw i32 %v.076, %features, !dbg !169
  %idx.ext8 = sext i32 %mul7 to i64, !dbg !170
  %add.ptr9 = getelementptr inbounds float, ptr %support, i64 %idx.ext8, !dbg !170
    #dbg_value(ptr %add.ptr, !171, !DIExpression(), !184)
    #dbg_value(ptr %add.ptr9, !176, !DIExpression(), !184)
    #dbg_value(i32 %features, !177, !DIExpression(), !184)
    #dbg_value(float 0.000000e+00, !178, !DIExpression(), !184)
    #dbg_value(i32 0, !179, !DIExpression(), !186)
  br i1 %cmp8.i, label %for.body.i.preheader, label %_ZL8distancePKfS0_i.exit, !dbg !187

for.body.i.preheader:                             ; preds = %for.body6
  br i1 %i32, label %for.body.i.epil.preheader, label %for.body.i, !dbg !187

for.body.i:                                       ; preds = %for.body.i, %for.body.i.preheader
  %sum.010.i = phi float [ %add.i.7, %for.body.i ], [ 0.000000e+00, %for.body.i.preheader ]
  %k.09.i = phi i32 [ %inc.i.7, %for.body.i ], [ 0, %for.body.i.preheader ]
  %niter = phi i32 [ %niter.next.7, %for.body.i ], [ 0, %for.body.i.preheader ]
    #dbg_value(float %sum.010.i, !178, !DIExpression(), !184)
    #dbg_value(i32 %k.09.i, !179, !DIExpression(), !186)
  %idxprom.i = zext nneg i32 %k.09.i to i64, !dbg !188
  %arrayidx.i = getelementptr inbounds nuw float, ptr %add.ptr, i64 %idxprom.i, !dbg !188
  %i33 = load float, ptr %arrayidx.i, align 4, !dbg !188, !tbaa !146
  %arrayidx2.i = getelementptr inbounds nuw float, ptr %add.ptr9, i64 %idxprom.i, !dbg !189
  %i34 = load float, ptr %arrayidx2.i, align 4, !dbg !189, !tbaa !146
  %sub.i = fsub contract float %i33, %i34, !dbg !190
    #dbg_value(float %sub.i, !181, !DIExpression(), !191)
  %mul.i = fmul contract float %sub.i, %sub.i, !dbg !192
  %add.i = fadd contract float %sum.010.i, %mul.i, !dbg !193
    #dbg_value(float %add.i, !178, !DIExpression(), !184)
  %inc.i = or disjoint i32 %k.09.i, 1, !dbg !194
    #dbg_value(i32 %inc.i, !179, !DIExpression(), !186)
  %idxprom.i.1 = zext nneg i32 %inc.i to i64, !dbg !188
  %arrayidx.i.1 = getelementptr inbounds nuw float, ptr %add.ptr, i64 %idxprom.i.1, !dbg !188
  %i35 = load float, ptr %arrayidx.i.1, align 4, !dbg !188, !tbaa !146
  %arrayidx2.i.1 = getelementptr inbounds nuw float, ptr %add.ptr9, i64 %idxprom.i.1, !dbg !189
  %i36 = load float, ptr %arrayidx2.i.1, align 4, !dbg !189, !tbaa !146
  %sub.i.1 = fsub contract float %i35, %i36, !dbg !190
    #dbg_value(float %sub.i.1, !181, !DIExpression(), !191)
  %mul.i.1 = fmul contract float %sub.i.1, %sub.i.1, !dbg !192
  %add.i.1 = fadd contract float %add.i, %mul.i.1, !dbg !193
    #dbg_value(float %add.i.1, !178, !DIExpression(), !184)
  %inc.i.1 = or disjoint i32 %k.09.i, 2, !dbg !194
    #dbg_value(i32 %inc.i.1, !179, !DIExpression(), !186)
  %idxprom.i.2 = zext nneg i32 %inc.i.1 to i64, !dbg !188
  %arrayidx.i.2 = getelementptr inbounds nuw float, ptr %add.ptr, i64 %idxprom.i.2, !dbg !188
  %i37 = load float, ptr %arrayidx.i.2, align 4, !dbg !188, !tbaa !146
  %arrayidx2.i.2 = getelementptr inbounds nuw float, ptr %add.ptr9, i64 %idxprom.i.2, !dbg !189
  %i38 = load float, ptr %arrayidx2.i.2, align 4, !dbg !189, !tbaa !146
  %sub.i.2 = fsub contract float %i37, %i38, !dbg !190
    #dbg_value(float %sub.i.2, !181, !DIExpression(), !191)
  %mul.i.2 = fmul contract float %sub.i.2, %sub.i.2, !dbg !192
  %add.i.2 = fadd contract float %add.i.1, %mul.i.2, !dbg !193
    #dbg_value(float %add.i.2, !178, !DIExpression(), !184)
  %inc.i.2 = or disjoint i32 %k.09.i, 3, !dbg !194
    #dbg_value(i32 %inc.i.2, !179, !DIExpression(), !186)
  %idxprom.i.3 = zext nneg i32 %inc.i.2 to i64, !dbg !188
  %arrayidx.i.3 = getelementptr inbounds nuw float, ptr %add.ptr, i64 %idxprom.i.3, !dbg !188
  %i39 = load float, ptr %arrayidx.i.3, align 4, !dbg !188, !tbaa !146
  %arrayidx2.i.3 = getelementptr inbounds nuw float, ptr %add.ptr9, i64 %idxprom.i.3, !dbg !189
  %i40 = load float, ptr %arrayidx2.i.3, align 4, !dbg !189, !tbaa !146
  %sub.i.3 = fsub contract float %i39, %i40, !dbg !190
    #dbg_value(float %sub.i.3, !181, !DIExpression(), !191)
  %mul.i.3 = fmul contract float %sub.i.3, %sub.i.3, !dbg !192
  %add.i.3 = fadd contract float %add.i.2, %mul.i.3, !dbg !193
    #dbg_value(float %add.i.3, !178, !DIExpression(), !184)
  %inc.i.3 = or disjoint i32 %k.09.i, 4, !dbg !194
    #dbg_value(i32 %inc.i.3, !179, !DIExpression(), !186)
  %idxprom.i.4 = zext nneg i32 %inc.i.3 to i64, !dbg !188
  %arrayidx.i.4 = getelementptr inbounds nuw float, ptr %add.ptr, i64 %idxprom.i.4, !dbg !188
  %i41 = load float, ptr %arrayidx.i.4, align 4, !dbg !188, !tbaa !146
  %arrayidx2.i.4 = getelementptr inbounds nuw float, ptr %add.ptr9, i64 %idxprom.i.4, !dbg !189
  %i42 = load float, ptr %arrayidx2.i.4, align 4, !dbg !189, !tbaa !146
  %sub.i.4 = fsub contract float %i41, %i42, !dbg !190
    #dbg_value(float %sub.i.4, !181, !DIExpression(), !191)
  %mul.i.4 = fmul contract float %sub.i.4, %sub.i.4, !dbg !192
  %add.i.4 = fadd contract float %add.i.3, %mul.i.4, !dbg !193
    #dbg_value(float %add.i.4, !178, !DIExpression(), !184)
  %inc.i.4 = or disjoint i32 %k.09.i, 5, !dbg !194
    #dbg_value(i32 %inc.i.4, !179, !DIExpression(), !186)
  %idxprom.i.5 = zext nneg i32 %inc.i.4 to i64, !dbg !188
  %arrayidx.i.5 = getelementptr inbounds nuw float, ptr %add.ptr, i64 %idxprom.i.5, !dbg !188
  %i43 = load float, ptr %arrayidx.i.5, align 4, !dbg !188, !tbaa !146
  %arrayidx2.i.5 = getelementptr inbounds nuw float, ptr %add.ptr9, i64 %idxprom.i.5, !dbg !189
  %i44 = load float, ptr %arrayidx2.i.5, align 4, !dbg !189, !tbaa !146
  %sub.i.5 = fsub contract float %i43, %i44, !dbg !190
    #dbg_value(float %sub.i.5, !181, !DIExpression(), !191)
  %mul.i.5 = fmul contract float %sub.i.5, %sub.i.5, !dbg !192
  %add.i.5 = fadd contract float %add.i.4, %mul.i.5, !dbg !193
    #dbg_value(float %add.i.5, !178, !DIExpression(), !184)
  %inc.i.5 = or disjoint i32 %k.09.i, 6, !dbg !194
    #dbg_value(i32 %inc.i.5, !179, !DIExpression(), !186)
  %idxprom.i.6 = zext nneg i32 %inc.i.5 to i64, !dbg !188
  %arrayidx.i.6 = getelementptr inbounds nuw float, ptr %add.ptr, i64 %idxprom.i.6, !dbg !188
  %i45 = load float, ptr %arrayidx.i.6, align 4, !dbg !188, !tbaa !146
  %arrayidx2.i.6 = getelementptr inbounds nuw float, ptr %add.ptr9, i64 %idxprom.i.6, !dbg !189
  %i46 = load float, ptr %arrayidx2.i.6, align 4, !dbg !189, !tbaa !146
  %sub.i.6 = fsub contract float %i45, %i46, !dbg !190
    #dbg_value(float %sub.i.6, !181, !DIExpression(), !191)
  %mul.i.6 = fmul contract float %sub.i.6, %sub.i.6, !dbg !192
  %add.i.6 = fadd contract float %add.i.5, %mul.i.6, !dbg !193
    #dbg_value(float %add.i.6, !178, !DIExpression(), !184)
  %inc.i.6 = or disjoint i32 %k.09.i, 7, !dbg !194
    #dbg_value(i32 %inc.i.6, !179, !DIExpression(), !186)
  %idxprom.i.7 = zext nneg i32 %inc.i.6 to i64, !dbg !188
  %arrayidx.i.7 = getelementptr inbounds nuw float, ptr %add.ptr, i64 %idxprom.i.7, !dbg !188
  %i47 = load float, ptr %arrayidx.i.7, align 4, !dbg !188, !tbaa !146
  %arrayidx2.i.7 = getelementptr inbounds nuw float, ptr %add.ptr9, i64 %idxprom.i.7, !dbg !189
  %i48 = load float, ptr %arrayidx2.i.7, align 4, !dbg !189, !tbaa !146
  %sub.i.7 = fsub contract float %i47, %i48, !dbg !190
    #dbg_value(float %sub.i.7, !181, !DIExpression(), !191)
  %mul.i.7 = fmul contract float %sub.i.7, %sub.i.7, !dbg !192
  %add.i.7 = fadd contract float %add.i.6, %mul.i.7, !dbg !193
    #dbg_value(float %add.i.7, !178, !DIExpression(), !184)
  %inc.i.7 = add nuw nsw i32 %k.09.i, 8, !dbg !194
    #dbg_value(i32 %inc.i.7, !179, !DIExpression(), !186)
  %niter.next.7 = add i32 %niter, 8, !dbg !187
  %niter.ncmp.7 = icmp eq i32 %niter.next.7, %unroll_iter, !dbg !187
  br i1 %niter.ncmp.7, label %_ZL8distancePKfS0_i.exit.loopexit.unr-lcssa, label %for.body.i, !dbg !187, !llvm.loop !195

_ZL8distancePKfS0_i.exit.loopexit.unr-lcssa:      ; preds = %for.body.i
  br i1 %lcmp.mod.not, label %_ZL8distancePKfS0_i.exit, label %for.body.i.epil.preheader, !dbg !187

for.body.i.epil.preheader:                        ; preds = %_ZL8distancePKfS0_i.exit.loopexit.unr-lcssa, %for.body.i.preheader
  %sum.010.i.epil.init = phi float [ 0.000000e+00, %for.body.i.preheader ], [ %add.i.7, %_ZL8distancePKfS0_i.exit.loopexit.unr-lcssa ]
  %k.09.i.epil.init = phi i32 [ 0, %for.body.i.preheader ], [ %inc.i.7, %_ZL8distancePKfS0_i.exit.loopexit.unr-lcssa ]
  tail call void @llvm.assume(i1 %lcmp.mod79), !dbg !187
  br label %for.body.i.epil, !dbg !187

for.body.i.epil:                                  ; preds = %for.body.i.epil, %for.body.i.epil.preheader
  %sum.010.i.epil = phi float [ %add.i.epil, %for.body.i.epil ], [ %sum.010.i.epil.init, %for.body.i.epil.preheader ]
  %k.09.i.epil = phi i32 [ %inc.i.epil, %for.body.i.epil ], [ %k.09.i.epil.init, %for.body.i.epil.preheader ]
  %epil.iter = phi i32 [ %epil.iter.next, %for.body.i.epil ], [ 0, %for.body.i.epil.preheader ]
    #dbg_value(float %sum.010.i.epil, !178, !DIExpression(), !184)
    #dbg_value(i32 %k.09.i.epil, !179, !DIExpression(), !186)
  %idxprom.i.epil = zext nneg i32 %k.09.i.epil to i64, !dbg !188
  %arrayidx.i.epil = getelementptr inbounds nuw float, ptr %add.ptr, i64 %idxprom.i.epil, !dbg !188
  %i49 = load float, ptr %arrayidx.i.epil, align 4, !dbg !188, !tbaa !146
  %arrayidx2.i.epil = getelementptr inbounds nuw float, ptr %add.ptr9, i64 %idxprom.i.epil, !dbg !189
  %i50 = load float, ptr %arrayidx2.i.epil, align 4, !dbg !189, !tbaa !146
  %sub.i.epil = fsub contract float %i49, %i50, !dbg !190
    #dbg_value(float %sub.i.epil, !181, !DIExpression(), !191)
  %mul.i.epil = fmul contract float %sub.i.epil, %sub.i.epil, !dbg !192
  %add.i.epil = fadd contract float %sum.010.i.epil, %mul.i.epil, !dbg !193
    #dbg_value(float %add.i.epil, !178, !DIExpression(), !184)
  %inc.i.epil = add nuw nsw i32 %k.09.i.epil, 1, !dbg !194
    #dbg_value(i32 %inc.i.epil, !179, !DIExpression(), !186)
  %epil.iter.next = add i32 %epil.iter, 1, !dbg !187
  %epil.iter.cmp.not = icmp eq i32 %epil.iter.next, %xtraiter, !dbg !187
  br i1 %epil.iter.cmp.not, label %_ZL8distancePKfS0_i.exit, label %for.body.i.epil, !dbg !187, !llvm.loop !197

_ZL8distancePKfS0_i.exit:                         ; preds = %for.body.i.epil, %_ZL8distancePKfS0_i.exit.loopexit.unr-lcssa, %for.body6
  %sum.0.lcssa.i = phi float [ 0.000000e+00, %for.body6 ], [ %add.i.7, %_ZL8distancePKfS0_i.exit.loopexit.unr-lcssa ], [ %add.i.epil, %for.body.i.epil ], !dbg !184
    #dbg_value(float %sum.0.lcssa.i, !199, !DIExpression(), !205)
  %i51 = tail call noundef float @llvm.nvvm.sqrt.approx.f(float %sum.0.lcssa.i) #6, !dbg !207
    #dbg_value(float %i51, !116, !DIExpression(), !208)
  %i52 = load float, ptr %arrayidx12, align 4, !dbg !209, !tbaa !146
  %idxprom13 = zext nneg i32 %v.076 to i64, !dbg !210
  %arrayidx14 = getelementptr inbounds nuw float, ptr %weight, i64 %idxprom13, !dbg !210
  %i53 = load float, ptr %arrayidx14, align 4, !dbg !210, !tbaa !146
  %mul15 = fmul contract float %i51, %fneg, !dbg !211
  %mul16 = fmul contract float %i51, %mul15, !dbg !212
    #dbg_value(float %mul16, !213, !DIExpression(), !216)
  %i54 = tail call float @llvm.fma.f32(float %mul16, float 0x3F777313A0000000, float 5.000000e-01), !dbg !218
  %i55 = tail call float @llvm.nvvm.saturate.f(float %i54) #6, !dbg !218
  %i56 = tail call float @llvm.nvvm.fma.rm.f(float %i55, float 2.520000e+02, float 0x4168000020000000) #6, !dbg !218
  %i57 = fadd float %i56, 0xC168000FE0000000, !dbg !218
  %i58 = fneg float %i57, !dbg !218
  %i59 = tail call float @llvm.fma.f32(float %mul16, float 0x3FF7154760000000, float %i58), !dbg !218
  %i60 = tail call float @llvm.fma.f32(float %mul16, float 0x3E54AE0C00000000, float %i59), !dbg !218
  %i61 = bitcast float %i56 to i32, !dbg !218
  %i62 = shl i32 %i61, 23, !dbg !218
  %i63 = bitcast i32 %i62 to float, !dbg !218
  %i64 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %i60), !dbg !218
  %i65 = fmul float %i64, %i63, !dbg !218
  %mul18 = fmul contract float %i53, %i65, !dbg !219
  %add = fadd contract float %i52, %mul18, !dbg !220
  store float %add, ptr %arrayidx12, align 4, !dbg !221, !tbaa !146
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !222
  %add22 = add nuw nsw i32 %v.076, 128, !dbg !223
    #dbg_value(i32 %add22, !114, !DIExpression(), !160)
  %cmp4 = icmp slt i32 %add22, %vectors, !dbg !161
  br i1 %cmp4, label %for.body6, label %for.cond.cleanup5, !dbg !162, !llvm.loop !224

if.then29:                                        ; preds = %for.cond.cleanup5
  %i66 = zext nneg i32 %i to i64
  %i67 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7predictE4sums to ptr), i64 %i66
  %arrayidx34 = getelementptr inbounds nuw i8, ptr %i67, i64 256
  %i68 = load float, ptr %arrayidx31, align 4, !dbg !226, !tbaa !146
  %i69 = load float, ptr %arrayidx34, align 4, !dbg !227, !tbaa !146
  %add35 = fadd contract float %i68, %i69, !dbg !228
  store float %add35, ptr %arrayidx31, align 4, !dbg !229, !tbaa !146
  br label %if.end38, !dbg !230

if.end38:                                         ; preds = %if.then29, %for.cond.cleanup5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !231
    #dbg_value(i32 32, !119, !DIExpression(), !164)
  %cmp28.1 = icmp samesign ult i32 %i, 32, !dbg !165
  br i1 %cmp28.1, label %if.then29.1, label %if.end38.1, !dbg !165

if.then29.1:                                      ; preds = %if.end38
  %i70 = zext nneg i32 %i to i64
  %i71 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7predictE4sums to ptr), i64 %i70
  %arrayidx34.1 = getelementptr inbounds nuw i8, ptr %i71, i64 128
  %i72 = load float, ptr %arrayidx31, align 4, !dbg !226, !tbaa !146
  %i73 = load float, ptr %arrayidx34.1, align 4, !dbg !227, !tbaa !146
  %add35.1 = fadd contract float %i72, %i73, !dbg !228
  store float %add35.1, ptr %arrayidx31, align 4, !dbg !229, !tbaa !146
  br label %if.end38.1, !dbg !230

if.end38.1:                                       ; preds = %if.then29.1, %if.end38
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !231
    #dbg_value(i32 16, !119, !DIExpression(), !164)
  %cmp28.2 = icmp samesign ult i32 %i, 16, !dbg !165
  br i1 %cmp28.2, label %if.then29.2, label %if.end38.2, !dbg !165

if.then29.2:                                      ; preds = %if.end38.1
  %i74 = zext nneg i32 %i to i64
  %i75 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7predictE4sums to ptr), i64 %i74
  %arrayidx34.2 = getelementptr inbounds nuw i8, ptr %i75, i64 64
  %i76 = load float, ptr %arrayidx31, align 4, !dbg !226, !tbaa !146
  %i77 = load float, ptr %arrayidx34.2, align 4, !dbg !227, !tbaa !146
  %add35.2 = fadd contract float %i76, %i77, !dbg !228
  store float %add35.2, ptr %arrayidx31, align 4, !dbg !229, !tbaa !146
  br label %if.end38.2, !dbg !230

if.end38.2:                                       ; preds = %if.then29.2, %if.end38.1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !231
    #dbg_value(i32 8, !119, !DIExpression(), !164)
  %cmp28.3 = icmp samesign ult i32 %i, 8, !dbg !165
  br i1 %cmp28.3, label %if.then29.3, label %if.end38.3, !dbg !165

if.then29.3:                                      ; preds = %if.end38.2
  %i78 = zext nneg i32 %i to i64
  %i79 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7predictE4sums to ptr), i64 %i78
  %arrayidx34.3 = getelementptr inbounds nuw i8, ptr %i79, i64 32
  %i80 = load float, ptr %arrayidx31, align 4, !dbg !226, !tbaa !146
  %i81 = load float, ptr %arrayidx34.3, align 4, !dbg !227, !tbaa !146
  %add35.3 = fadd contract float %i80, %i81, !dbg !228
  store float %add35.3, ptr %arrayidx31, align 4, !dbg !229, !tbaa !146
  br label %if.end38.3, !dbg !230

if.end38.3:                                       ; preds = %if.then29.3, %if.end38.2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !231
    #dbg_value(i32 4, !119, !DIExpression(), !164)
  %cmp28.4 = icmp samesign ult i32 %i, 4, !dbg !165
  br i1 %cmp28.4, label %if.then29.4, label %if.end38.4, !dbg !165

if.then29.4:                                      ; preds = %if.end38.3
  %i82 = zext nneg i32 %i to i64
  %i83 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7predictE4sums to ptr), i64 %i82
  %arrayidx34.4 = getelementptr inbounds nuw i8, ptr %i83, i64 16
  %i84 = load float, ptr %arrayidx31, align 4, !dbg !226, !tbaa !146
  %i85 = load float, ptr %arrayidx34.4, align 4, !dbg !227, !tbaa !146
  %add35.4 = fadd contract float %i84, %i85, !dbg !228
  store float %add35.4, ptr %arrayidx31, align 4, !dbg !229, !tbaa !146
  br label %if.end38.4, !dbg !230

if.end38.4:                                       ; preds = %if.then29.4, %if.end38.3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !231
    #dbg_value(i32 2, !119, !DIExpression(), !164)
  %cmp28.5 = icmp samesign ult i32 %i, 2, !dbg !165
  br i1 %cmp28.5, label %if.then29.5, label %if.end38.5, !dbg !165

if.then29.5:                                      ; preds = %if.end38.4
  %i86 = zext nneg i32 %i to i64
  %i87 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7predictE4sums to ptr), i64 %i86
  %arrayidx34.5 = getelementptr inbounds nuw i8, ptr %i87, i64 8
  %i88 = load float, ptr %arrayidx31, align 4, !dbg !226, !tbaa !146
  %i89 = load float, ptr %arrayidx34.5, align 4, !dbg !227, !tbaa !146
  %add35.5 = fadd contract float %i88, %i89, !dbg !228
  store float %add35.5, ptr %arrayidx31, align 4, !dbg !229, !tbaa !146
  br label %if.end38.5, !dbg !230

if.end38.5:                                       ; preds = %if.then29.5, %if.end38.4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !231
    #dbg_value(i32 1, !119, !DIExpression(), !164)
  %cmp28.6 = icmp eq i32 %i, 0, !dbg !165
  br i1 %cmp28.6, label %if.then29.6, label %if.end38.6, !dbg !165

if.then29.6:                                      ; preds = %if.end38.5
  %i90 = load float, ptr %arrayidx31, align 4, !dbg !226, !tbaa !146
  %i91 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ7predictE4sums to ptr), i64 4), align 4, !dbg !227, !tbaa !146
  %add35.6 = fadd contract float %i90, %i91, !dbg !228
  store float %add35.6, ptr %arrayidx31, align 4, !dbg !229, !tbaa !146
  br label %if.end38.6, !dbg !230

if.end38.6:                                       ; preds = %if.then29.6, %if.end38.5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !231
    #dbg_value(i32 0, !119, !DIExpression(), !164)
  br i1 %cmp, label %if.then42, label %if.end52, !dbg !232

if.then42:                                        ; preds = %if.end38.6
  %i92 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ7predictE4sums to ptr), align 4, !dbg !234, !tbaa !146
  %add43 = fadd contract float %offset, %i92, !dbg !236
  %idxprom45 = zext nneg i32 %i31 to i64, !dbg !237
  %arrayidx46 = getelementptr inbounds nuw float, ptr %decision, i64 %idxprom45, !dbg !237
  store float %add43, ptr %arrayidx46, align 4, !dbg !238, !tbaa !146
  %cmp48 = fcmp contract ogt float %add43, 0.000000e+00, !dbg !239
  %cond = select i1 %cmp48, i32 1, i32 -1, !dbg !240
  %arrayidx51 = getelementptr inbounds nuw i32, ptr %label, i64 %idxprom45, !dbg !241
  store i32 %cond, ptr %arrayidx51, align 4, !dbg !242, !tbaa !132
  br label %if.end52, !dbg !243

if.end52:                                         ; preds = %if.then42, %if.end38.6
  ret void, !dbg !244
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.saturate.f(float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rm.f(float, float, float) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.ftz.f32(float) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #6 = { nounwind }

!llvm.module.flags = !{!124, !125, !126, !127, !128, !129, !130}
!llvm.dbg.cu = !{!12}
!llvm.ident = !{!131, !131}
!llvm.errno.tbaa = !{!132}
!nvvmir.version = !{!136}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "sums", scope: !2, file: !3, line: 18, type: !121, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "predict", scope: !3, file: !3, line: 15, type: !4, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !12, retainedNodes: !99)
!3 = !DIFile(filename: "svm.cu", directory: "")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !6, !7, !7, !7, !9, !9, !10, !11}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!9 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!12 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !13, globals: !98, splitDebugInlining: false, nameTableKind: None)
!13 = !{!14, !39, !70}
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
!99 = !{!100, !101, !102, !103, !104, !105, !106, !107, !108, !109, !110, !113, !114, !116, !119}
!100 = !DILocalVariable(name: "vectors", arg: 1, scope: !2, file: !3, line: 15, type: !6)
!101 = !DILocalVariable(name: "features", arg: 2, scope: !2, file: !3, line: 15, type: !6)
!102 = !DILocalVariable(name: "sample", arg: 3, scope: !2, file: !3, line: 15, type: !7)
!103 = !DILocalVariable(name: "support", arg: 4, scope: !2, file: !3, line: 16, type: !7)
!104 = !DILocalVariable(name: "weight", arg: 5, scope: !2, file: !3, line: 16, type: !7)
!105 = !DILocalVariable(name: "gamma", arg: 6, scope: !2, file: !3, line: 16, type: !9)
!106 = !DILocalVariable(name: "offset", arg: 7, scope: !2, file: !3, line: 17, type: !9)
!107 = !DILocalVariable(name: "decision", arg: 8, scope: !2, file: !3, line: 17, type: !10)
!108 = !DILocalVariable(name: "label", arg: 9, scope: !2, file: !3, line: 17, type: !11)
!109 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 19, type: !6)
!110 = !DILocalVariable(name: "k", scope: !111, file: !3, line: 21, type: !6)
!111 = distinct !DILexicalBlock(scope: !112, file: !3, line: 21, column: 5)
!112 = distinct !DILexicalBlock(scope: !2, file: !3, line: 20, column: 7)
!113 = !DILocalVariable(name: "mine", scope: !2, file: !3, line: 24, type: !7)
!114 = !DILocalVariable(name: "v", scope: !115, file: !3, line: 25, type: !6)
!115 = distinct !DILexicalBlock(scope: !2, file: !3, line: 25, column: 3)
!116 = !DILocalVariable(name: "far", scope: !117, file: !3, line: 26, type: !9)
!117 = distinct !DILexicalBlock(scope: !118, file: !3, line: 25, column: 46)
!118 = distinct !DILexicalBlock(scope: !115, file: !3, line: 25, column: 3)
!119 = !DILocalVariable(name: "step", scope: !120, file: !3, line: 31, type: !6)
!120 = distinct !DILexicalBlock(scope: !2, file: !3, line: 31, column: 3)
!121 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 4096, elements: !122)
!122 = !{!123}
!123 = !DISubrange(count: 128)
!124 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 9]}
!125 = !{i32 7, !"Dwarf Version", i32 2}
!126 = !{i32 2, !"Debug Info Version", i32 3}
!127 = !{i32 1, !"wchar_size", i32 4}
!128 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!129 = !{i32 7, !"frame-pointer", i32 2}
!130 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!131 = !{!"clang"}
!132 = !{!133, !133, i64 0}
!133 = !{!"int", !134, i64 0}
!134 = !{!"omnipotent char", !135, i64 0}
!135 = !{!"Simple C++ TBAA"}
!136 = !{i32 2, i32 0}
!137 = !DILocation(line: 0, scope: !2)
!138 = !DILocation(line: 53, column: 27, scope: !139, inlinedAt: !140)
!139 = distinct !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv", scope: !39, file: !40, line: 53, type: !43, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !12, declaration: !42)
!140 = distinct !DILocation(line: 19, column: 11, scope: !2)
!141 = !DILocation(line: 20, column: 9, scope: !112)
!142 = !DILocation(line: 0, scope: !111)
!143 = !DILocation(line: 22, column: 7, scope: !144)
!144 = distinct !DILexicalBlock(scope: !111, file: !3, line: 21, column: 5)
!145 = !DILocation(line: 22, column: 15, scope: !144)
!146 = !{!147, !147, i64 0}
!147 = !{!"float", !134, i64 0}
!148 = !DILocation(line: 21, column: 34, scope: !144)
!149 = !DILocation(line: 21, column: 23, scope: !144)
!150 = !DILocation(line: 21, column: 5, scope: !111)
!151 = distinct !{!151, !150, !152, !153}
!152 = !DILocation(line: 22, column: 17, scope: !111)
!153 = !{!"llvm.loop.mustprogress"}
!154 = !DILocation(line: 23, column: 3, scope: !2)
!155 = !DILocation(line: 66, column: 27, scope: !156, inlinedAt: !157)
!156 = distinct !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv", scope: !70, file: !40, line: 66, type: !43, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !12, declaration: !72)
!157 = distinct !DILocation(line: 24, column: 32, scope: !2)
!158 = !DILocation(line: 24, column: 43, scope: !2)
!159 = !DILocation(line: 24, column: 30, scope: !2)
!160 = !DILocation(line: 0, scope: !115)
!161 = !DILocation(line: 25, column: 21, scope: !118)
!162 = !DILocation(line: 25, column: 3, scope: !115)
!163 = !DILocation(line: 30, column: 3, scope: !2)
!164 = !DILocation(line: 0, scope: !120)
!165 = !DILocation(line: 32, column: 11, scope: !166)
!166 = distinct !DILexicalBlock(scope: !167, file: !3, line: 32, column: 9)
!167 = distinct !DILexicalBlock(scope: !168, file: !3, line: 31, column: 53)
!168 = distinct !DILexicalBlock(scope: !120, file: !3, line: 31, column: 3)
!169 = !DILocation(line: 26, column: 44, scope: !117)
!170 = !DILocation(line: 26, column: 40, scope: !117)
!171 = !DILocalVariable(name: "x", arg: 1, scope: !172, file: !3, line: 6, type: !7)
!172 = distinct !DISubprogram(name: "distance", linkageName: "_ZL8distancePKfS0_i", scope: !3, file: !3, line: 6, type: !173, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !12, retainedNodes: !175)
!173 = !DISubroutineType(types: !174)
!174 = !{!9, !7, !7, !6}
!175 = !{!171, !176, !177, !178, !179, !181}
!176 = !DILocalVariable(name: "y", arg: 2, scope: !172, file: !3, line: 6, type: !7)
!177 = !DILocalVariable(name: "features", arg: 3, scope: !172, file: !3, line: 6, type: !6)
!178 = !DILocalVariable(name: "sum", scope: !172, file: !3, line: 7, type: !9)
!179 = !DILocalVariable(name: "k", scope: !180, file: !3, line: 8, type: !6)
!180 = distinct !DILexicalBlock(scope: !172, file: !3, line: 8, column: 3)
!181 = !DILocalVariable(name: "difference", scope: !182, file: !3, line: 9, type: !9)
!182 = distinct !DILexicalBlock(scope: !183, file: !3, line: 8, column: 38)
!183 = distinct !DILexicalBlock(scope: !180, file: !3, line: 8, column: 3)
!184 = !DILocation(line: 0, scope: !172, inlinedAt: !185)
!185 = distinct !DILocation(line: 26, column: 17, scope: !117)
!186 = !DILocation(line: 0, scope: !180, inlinedAt: !185)
!187 = !DILocation(line: 8, column: 3, scope: !180, inlinedAt: !185)
!188 = !DILocation(line: 9, column: 24, scope: !182, inlinedAt: !185)
!189 = !DILocation(line: 9, column: 31, scope: !182, inlinedAt: !185)
!190 = !DILocation(line: 9, column: 29, scope: !182, inlinedAt: !185)
!191 = !DILocation(line: 0, scope: !182, inlinedAt: !185)
!192 = !DILocation(line: 10, column: 23, scope: !182, inlinedAt: !185)
!193 = !DILocation(line: 10, column: 9, scope: !182, inlinedAt: !185)
!194 = !DILocation(line: 8, column: 33, scope: !183, inlinedAt: !185)
!195 = distinct !{!195, !187, !196, !153}
!196 = !DILocation(line: 11, column: 3, scope: !180, inlinedAt: !185)
!197 = distinct !{!197, !198}
!198 = !{!"llvm.loop.unroll.disable"}
!199 = !DILocalVariable(name: "__a", arg: 1, scope: !200, file: !201, line: 318, type: !9)
!200 = distinct !DISubprogram(name: "sqrtf", linkageName: "_ZL5sqrtff", scope: !201, file: !201, line: 318, type: !202, scopeLine: 318, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !12, retainedNodes: !204)
!201 = !DIFile(filename: "__clang_cuda_math.h", directory: "")
!202 = !DISubroutineType(types: !203)
!203 = !{!9, !9}
!204 = !{!199}
!205 = !DILocation(line: 0, scope: !200, inlinedAt: !206)
!206 = distinct !DILocation(line: 12, column: 10, scope: !172, inlinedAt: !185)
!207 = !DILocation(line: 318, column: 44, scope: !200, inlinedAt: !206)
!208 = !DILocation(line: 0, scope: !117)
!209 = !DILocation(line: 27, column: 15, scope: !117)
!210 = !DILocation(line: 27, column: 25, scope: !117)
!211 = !DILocation(line: 27, column: 49, scope: !117)
!212 = !DILocation(line: 27, column: 55, scope: !117)
!213 = !DILocalVariable(name: "__a", arg: 1, scope: !214, file: !201, line: 113, type: !9)
!214 = distinct !DISubprogram(name: "expf", linkageName: "_ZL4expff", scope: !201, file: !201, line: 113, type: !202, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !12, retainedNodes: !215)
!215 = !{!213}
!216 = !DILocation(line: 0, scope: !214, inlinedAt: !217)
!217 = distinct !DILocation(line: 27, column: 37, scope: !117)
!218 = !DILocation(line: 113, column: 43, scope: !214, inlinedAt: !217)
!219 = !DILocation(line: 27, column: 35, scope: !117)
!220 = !DILocation(line: 27, column: 23, scope: !117)
!221 = !DILocation(line: 27, column: 13, scope: !117)
!222 = !DILocation(line: 28, column: 5, scope: !117)
!223 = !DILocation(line: 25, column: 34, scope: !118)
!224 = distinct !{!224, !162, !225, !153}
!225 = !DILocation(line: 29, column: 3, scope: !115)
!226 = !DILocation(line: 33, column: 17, scope: !166)
!227 = !DILocation(line: 33, column: 27, scope: !166)
!228 = !DILocation(line: 33, column: 25, scope: !166)
!229 = !DILocation(line: 33, column: 15, scope: !166)
!230 = !DILocation(line: 33, column: 7, scope: !166)
!231 = !DILocation(line: 34, column: 5, scope: !167)
!232 = !DILocation(line: 36, column: 9, scope: !233)
!233 = distinct !DILexicalBlock(scope: !2, file: !3, line: 36, column: 7)
!234 = !DILocation(line: 37, column: 28, scope: !235)
!235 = distinct !DILexicalBlock(scope: !233, file: !3, line: 36, column: 15)
!236 = !DILocation(line: 37, column: 36, scope: !235)
!237 = !DILocation(line: 37, column: 5, scope: !235)
!238 = !DILocation(line: 37, column: 26, scope: !235)
!239 = !DILocation(line: 38, column: 42, scope: !235)
!240 = !DILocation(line: 38, column: 25, scope: !235)
!241 = !DILocation(line: 38, column: 5, scope: !235)
!242 = !DILocation(line: 38, column: 23, scope: !235)
!243 = !DILocation(line: 39, column: 3, scope: !235)
!244 = !DILocation(line: 40, column: 1, scope: !2)
