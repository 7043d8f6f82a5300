; perfdojo: infection.cu at O3 for sm_90, 1dbbc671191674c5
; ModuleID = '<string>'
source_filename = "infection.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ11count_cellsE4part = internal unnamed_addr addrspace(3) global [3 x [64 x i32]] undef, align 4, !dbg !0

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @spread(i32 noundef %rows, i32 noundef %columns, ptr noundef readonly captures(none) %virus, float noundef %share, float noundef %decay, ptr noundef writeonly captures(none) %spread_to) local_unnamed_addr #0 !dbg !161 {
entry:
    #dbg_value(i32 %rows, !168, !DIExpression(), !185)
    #dbg_value(i32 %columns, !169, !DIExpression(), !185)
    #dbg_value(ptr %virus, !170, !DIExpression(), !185)
    #dbg_value(float %share, !171, !DIExpression(), !185)
    #dbg_value(float %decay, !172, !DIExpression(), !185)
    #dbg_value(ptr %spread_to, !173, !DIExpression(), !185)
  %i = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !186
  %i1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !189
  %mul = mul i32 %i, %i1, !dbg !192
  %i2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !193
  %add = add i32 %mul, %i2, !dbg !196
    #dbg_value(i32 %add, !174, !DIExpression(), !185)
  %i3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !197
  %i4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !200
  %mul5 = mul nuw nsw i32 %i3, %i4, !dbg !203
  %i5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !204
  %add7 = add nuw nsw i32 %mul5, %i5, !dbg !207
    #dbg_value(i32 %add7, !175, !DIExpression(), !185)
  %cmp.not = icmp slt i32 %add7, %rows, !dbg !208
  %cmp8.not = icmp slt i32 %add, %columns
  %or.cond = and i1 %cmp.not, %cmp8.not, !dbg !210
  br i1 %or.cond, label %for.cond10.preheader.preheader, label %cleanup, !dbg !210

for.cond10.preheader.preheader:                   ; preds = %entry
    #dbg_value(i32 -1, !178, !DIExpression(), !211)
    #dbg_value(float 0.000000e+00, !176, !DIExpression(), !185)
    #dbg_value(i32 -1, !180, !DIExpression(), !212)
    #dbg_value(i32 0, !177, !DIExpression(), !185)
  %add17 = add nsw i32 %add7, -1
  %cmp18 = icmp ne i32 %add7, 0
  %mul30 = mul nsw i32 %add17, %columns
  %add31 = add nsw i32 %mul30, %add
    #dbg_value(float 0.000000e+00, !176, !DIExpression(), !185)
    #dbg_value(i32 -1, !180, !DIExpression(), !212)
    #dbg_value(i32 0, !177, !DIExpression(), !185)
  br i1 %cmp18, label %land.lhs.true22, label %for.inc, !dbg !213

land.lhs.true22:                                  ; preds = %for.cond10.preheader.preheader
  %cmp24 = icmp sgt i32 %add, 0, !dbg !216
  %cmp27 = icmp sle i32 %add, %columns
  %or.cond92 = and i1 %cmp24, %cmp27, !dbg !217
  br i1 %or.cond92, label %if.then28, label %for.inc, !dbg !217

if.then28:                                        ; preds = %land.lhs.true22
  %i6 = sext i32 %add31 to i64
  %i7 = getelementptr float, ptr %virus, i64 %i6
  %arrayidx = getelementptr i8, ptr %i7, i64 -4
  %i8 = load float, ptr %arrayidx, align 4, !dbg !218, !tbaa !220
  %add33 = fadd contract float %i8, 0.000000e+00, !dbg !222
    #dbg_value(float %add33, !176, !DIExpression(), !185)
    #dbg_value(i32 1, !177, !DIExpression(), !185)
  br label %for.inc, !dbg !223

for.inc:                                          ; preds = %if.then28, %land.lhs.true22, %for.cond10.preheader.preheader
  %count.2 = phi i32 [ 1, %if.then28 ], [ 0, %for.cond10.preheader.preheader ], [ 0, %land.lhs.true22 ], !dbg !185
  %sum.2 = phi float [ %add33, %if.then28 ], [ 0.000000e+00, %for.cond10.preheader.preheader ], [ 0.000000e+00, %land.lhs.true22 ], !dbg !185
    #dbg_value(float %sum.2, !176, !DIExpression(), !185)
    #dbg_value(i32 %count.2, !177, !DIExpression(), !185)
    #dbg_value(i32 0, !180, !DIExpression(), !212)
  %cmp24.1 = icmp sgt i32 %add, -1
  %or.cond126 = and i1 %cmp18, %cmp24.1, !dbg !213
  br i1 %or.cond126, label %if.then28.1, label %for.inc.1, !dbg !213

if.then28.1:                                      ; preds = %for.inc
  %add34.1 = add nuw nsw i32 %count.2, 1
  %idxprom.1 = sext i32 %add31 to i64
  %arrayidx.1 = getelementptr inbounds float, ptr %virus, i64 %idxprom.1
  %i9 = load float, ptr %arrayidx.1, align 4, !dbg !218, !tbaa !220
  %add33.1 = fadd contract float %sum.2, %i9, !dbg !222
    #dbg_value(float %add33.1, !176, !DIExpression(), !185)
    #dbg_value(i32 %add34.1, !177, !DIExpression(), !185)
  br label %for.inc.1, !dbg !223

for.inc.1:                                        ; preds = %if.then28.1, %for.inc
  %count.2.1 = phi i32 [ %add34.1, %if.then28.1 ], [ %count.2, %for.inc ], !dbg !185
  %sum.2.1 = phi float [ %add33.1, %if.then28.1 ], [ %sum.2, %for.inc ], !dbg !185
    #dbg_value(float %sum.2.1, !176, !DIExpression(), !185)
    #dbg_value(i32 %count.2.1, !177, !DIExpression(), !185)
    #dbg_value(i32 1, !180, !DIExpression(), !212)
  br i1 %cmp18, label %land.lhs.true22.2, label %for.inc.2, !dbg !213

land.lhs.true22.2:                                ; preds = %for.inc.1
  %add23.2 = add nsw i32 %add, 1, !dbg !224
  %cmp24.2 = icmp sgt i32 %add, -2, !dbg !216
  %cmp27.2 = icmp slt i32 %add23.2, %columns
  %or.cond92.2 = and i1 %cmp24.2, %cmp27.2, !dbg !217
  br i1 %or.cond92.2, label %if.then28.2, label %for.inc.2, !dbg !217

if.then28.2:                                      ; preds = %land.lhs.true22.2
  %add34.2 = add nuw nsw i32 %count.2.1, 1
  %i10 = sext i32 %add31 to i64
  %i11 = getelementptr float, ptr %virus, i64 %i10
  %arrayidx.2 = getelementptr i8, ptr %i11, i64 4
  %i12 = load float, ptr %arrayidx.2, align 4, !dbg !218, !tbaa !220
  %add33.2 = fadd contract float %sum.2.1, %i12, !dbg !222
    #dbg_value(float %add33.2, !176, !DIExpression(), !185)
    #dbg_value(i32 %add34.2, !177, !DIExpression(), !185)
  br label %for.inc.2, !dbg !223

for.inc.2:                                        ; preds = %if.then28.2, %land.lhs.true22.2, %for.inc.1
  %count.2.2 = phi i32 [ %add34.2, %if.then28.2 ], [ %count.2.1, %for.inc.1 ], [ %count.2.1, %land.lhs.true22.2 ], !dbg !185
  %sum.2.2 = phi float [ %add33.2, %if.then28.2 ], [ %sum.2.1, %for.inc.1 ], [ %sum.2.1, %land.lhs.true22.2 ], !dbg !185
    #dbg_value(float %sum.2.2, !176, !DIExpression(), !185)
    #dbg_value(i32 %count.2.2, !177, !DIExpression(), !185)
    #dbg_value(i32 2, !180, !DIExpression(), !212)
    #dbg_value(i32 0, !178, !DIExpression(), !211)
    #dbg_value(i32 -1, !180, !DIExpression(), !212)
  %mul30.1 = mul nsw i32 %add7, %columns
  %add31.1 = add nsw i32 %mul30.1, %add
    #dbg_value(float %sum.2.2, !176, !DIExpression(), !185)
    #dbg_value(i32 -1, !180, !DIExpression(), !212)
    #dbg_value(i32 %count.2.2, !177, !DIExpression(), !185)
  %cmp24.1100 = icmp sgt i32 %add, 0, !dbg !216
  %cmp27.1101 = icmp sle i32 %add, %columns
  %or.cond92.1102 = and i1 %cmp24.1100, %cmp27.1101, !dbg !217
  br i1 %or.cond92.1102, label %if.then28.1108, label %land.lhs.true22.2.1, !dbg !217

if.then28.1108:                                   ; preds = %for.inc.2
  %add34.1104 = add nuw nsw i32 %count.2.2, 1
  %i13 = sext i32 %add31.1 to i64
  %i14 = getelementptr float, ptr %virus, i64 %i13
  %arrayidx.1106 = getelementptr i8, ptr %i14, i64 -4
  %i15 = load float, ptr %arrayidx.1106, align 4, !dbg !218, !tbaa !220
  %add33.1107 = fadd contract float %sum.2.2, %i15, !dbg !222
    #dbg_value(float %add33.1107, !176, !DIExpression(), !185)
    #dbg_value(i32 %add34.1104, !177, !DIExpression(), !185)
  br label %land.lhs.true22.2.1, !dbg !223

land.lhs.true22.2.1:                              ; preds = %if.then28.1108, %for.inc.2
  %count.2.1109 = phi i32 [ %add34.1104, %if.then28.1108 ], [ %count.2.2, %for.inc.2 ], !dbg !185
  %sum.2.1110 = phi float [ %add33.1107, %if.then28.1108 ], [ %sum.2.2, %for.inc.2 ], !dbg !185
    #dbg_value(float %sum.2.1110, !176, !DIExpression(), !185)
    #dbg_value(i32 %count.2.1109, !177, !DIExpression(), !185)
    #dbg_value(i32 0, !180, !DIExpression(), !212)
    #dbg_value(float %sum.2.1110, !176, !DIExpression(), !185)
    #dbg_value(i32 %count.2.1109, !177, !DIExpression(), !185)
    #dbg_value(i32 1, !180, !DIExpression(), !212)
  %add23.2.1 = add nsw i32 %add, 1, !dbg !224
  %cmp24.2.1 = icmp sgt i32 %add, -2, !dbg !216
  %cmp27.2.1 = icmp slt i32 %add23.2.1, %columns
  %or.cond92.2.1 = and i1 %cmp24.2.1, %cmp27.2.1, !dbg !217
  br i1 %or.cond92.2.1, label %if.then28.2.1, label %for.inc.2.1, !dbg !217

if.then28.2.1:                                    ; preds = %land.lhs.true22.2.1
  %add34.2.1 = add nuw nsw i32 %count.2.1109, 1
  %i16 = sext i32 %add31.1 to i64
  %i17 = getelementptr float, ptr %virus, i64 %i16
  %arrayidx.2.1 = getelementptr i8, ptr %i17, i64 4
  %i18 = load float, ptr %arrayidx.2.1, align 4, !dbg !218, !tbaa !220
  %add33.2.1 = fadd contract float %sum.2.1110, %i18, !dbg !222
    #dbg_value(float %add33.2.1, !176, !DIExpression(), !185)
    #dbg_value(i32 %add34.2.1, !177, !DIExpression(), !185)
  br label %for.inc.2.1, !dbg !223

for.inc.2.1:                                      ; preds = %if.then28.2.1, %land.lhs.true22.2.1
  %count.2.2.1 = phi i32 [ %add34.2.1, %if.then28.2.1 ], [ %count.2.1109, %land.lhs.true22.2.1 ], !dbg !185
  %sum.2.2.1 = phi float [ %add33.2.1, %if.then28.2.1 ], [ %sum.2.1110, %land.lhs.true22.2.1 ], !dbg !185
    #dbg_value(float %sum.2.2.1, !176, !DIExpression(), !185)
    #dbg_value(i32 %count.2.2.1, !177, !DIExpression(), !185)
    #dbg_value(i32 2, !180, !DIExpression(), !212)
    #dbg_value(i32 1, !178, !DIExpression(), !211)
    #dbg_value(i32 -1, !180, !DIExpression(), !212)
  %add17.2 = add nuw nsw i32 %add7, 1
  %cmp21.2.not = icmp samesign ult i32 %add17.2, %rows
  %mul30.2 = mul nsw i32 %add17.2, %columns
  %add31.2 = add nsw i32 %mul30.2, %add
    #dbg_value(float %sum.2.2.1, !176, !DIExpression(), !185)
    #dbg_value(i32 -1, !180, !DIExpression(), !212)
    #dbg_value(i32 %count.2.2.1, !177, !DIExpression(), !185)
  br i1 %cmp21.2.not, label %land.lhs.true22.2116, label %for.inc.2125, !dbg !213

land.lhs.true22.2116:                             ; preds = %for.inc.2.1
  %cmp24.2113 = icmp sgt i32 %add, 0, !dbg !216
  %cmp27.2114 = icmp sle i32 %add, %columns
  %or.cond92.2115 = and i1 %cmp24.2113, %cmp27.2114, !dbg !217
  br i1 %or.cond92.2115, label %if.then28.2122, label %for.inc.2125, !dbg !217

if.then28.2122:                                   ; preds = %land.lhs.true22.2116
  %add34.2117 = add nuw nsw i32 %count.2.2.1, 1
  %i19 = sext i32 %add31.2 to i64
  %i20 = getelementptr float, ptr %virus, i64 %i19
  %arrayidx.2120 = getelementptr i8, ptr %i20, i64 -4
  %i21 = load float, ptr %arrayidx.2120, align 4, !dbg !218, !tbaa !220
  %add33.2121 = fadd contract float %sum.2.2.1, %i21, !dbg !222
    #dbg_value(float %add33.2121, !176, !DIExpression(), !185)
    #dbg_value(i32 %add34.2117, !177, !DIExpression(), !185)
  br label %for.inc.2125, !dbg !223

for.inc.2125:                                     ; preds = %if.then28.2122, %land.lhs.true22.2116, %for.inc.2.1
  %count.2.2123 = phi i32 [ %add34.2117, %if.then28.2122 ], [ %count.2.2.1, %for.inc.2.1 ], [ %count.2.2.1, %land.lhs.true22.2116 ], !dbg !185
  %sum.2.2124 = phi float [ %add33.2121, %if.then28.2122 ], [ %sum.2.2.1, %for.inc.2.1 ], [ %sum.2.2.1, %land.lhs.true22.2116 ], !dbg !185
    #dbg_value(float %sum.2.2124, !176, !DIExpression(), !185)
    #dbg_value(i32 %count.2.2123, !177, !DIExpression(), !185)
    #dbg_value(i32 0, !180, !DIExpression(), !212)
  %cmp24.1.2 = icmp sgt i32 %add, -1
  %or.cond127 = and i1 %cmp21.2.not, %cmp24.1.2, !dbg !213
  br i1 %or.cond127, label %if.then28.1.2, label %for.inc.1.2, !dbg !213

if.then28.1.2:                                    ; preds = %for.inc.2125
  %add34.1.2 = add nuw nsw i32 %count.2.2123, 1
  %idxprom.1.2 = sext i32 %add31.2 to i64
  %arrayidx.1.2 = getelementptr inbounds float, ptr %virus, i64 %idxprom.1.2
  %i22 = load float, ptr %arrayidx.1.2, align 4, !dbg !218, !tbaa !220
  %add33.1.2 = fadd contract float %sum.2.2124, %i22, !dbg !222
    #dbg_value(float %add33.1.2, !176, !DIExpression(), !185)
    #dbg_value(i32 %add34.1.2, !177, !DIExpression(), !185)
  br label %for.inc.1.2, !dbg !223

for.inc.1.2:                                      ; preds = %if.then28.1.2, %for.inc.2125
  %count.2.1.2 = phi i32 [ %add34.1.2, %if.then28.1.2 ], [ %count.2.2123, %for.inc.2125 ], !dbg !185
  %sum.2.1.2 = phi float [ %add33.1.2, %if.then28.1.2 ], [ %sum.2.2124, %for.inc.2125 ], !dbg !185
    #dbg_value(float %sum.2.1.2, !176, !DIExpression(), !185)
    #dbg_value(i32 %count.2.1.2, !177, !DIExpression(), !185)
    #dbg_value(i32 1, !180, !DIExpression(), !212)
  br i1 %cmp21.2.not, label %land.lhs.true22.2.2, label %for.inc.2.2, !dbg !213

land.lhs.true22.2.2:                              ; preds = %for.inc.1.2
  %add23.2.2 = add nsw i32 %add, 1, !dbg !224
  %cmp24.2.2 = icmp sgt i32 %add, -2, !dbg !216
  %cmp27.2.2 = icmp slt i32 %add23.2.2, %columns
  %or.cond92.2.2 = and i1 %cmp24.2.2, %cmp27.2.2, !dbg !217
  br i1 %or.cond92.2.2, label %if.then28.2.2, label %for.inc.2.2, !dbg !217

if.then28.2.2:                                    ; preds = %land.lhs.true22.2.2
  %add34.2.2 = add nuw nsw i32 %count.2.1.2, 1
  %i23 = sext i32 %add31.2 to i64
  %i24 = getelementptr float, ptr %virus, i64 %i23
  %arrayidx.2.2 = getelementptr i8, ptr %i24, i64 4
  %i25 = load float, ptr %arrayidx.2.2, align 4, !dbg !218, !tbaa !220
  %add33.2.2 = fadd contract float %sum.2.1.2, %i25, !dbg !222
    #dbg_value(float %add33.2.2, !176, !DIExpression(), !185)
    #dbg_value(i32 %add34.2.2, !177, !DIExpression(), !185)
  br label %for.inc.2.2, !dbg !223

for.inc.2.2:                                      ; preds = %if.then28.2.2, %land.lhs.true22.2.2, %for.inc.1.2
  %count.2.2.2 = phi i32 [ %add34.2.2, %if.then28.2.2 ], [ %count.2.1.2, %for.inc.1.2 ], [ %count.2.1.2, %land.lhs.true22.2.2 ], !dbg !185
  %sum.2.2.2 = phi float [ %add33.2.2, %if.then28.2.2 ], [ %sum.2.1.2, %for.inc.1.2 ], [ %sum.2.1.2, %land.lhs.true22.2.2 ], !dbg !185
    #dbg_value(float %sum.2.2.2, !176, !DIExpression(), !185)
    #dbg_value(i32 %count.2.2.2, !177, !DIExpression(), !185)
    #dbg_value(i32 2, !180, !DIExpression(), !212)
    #dbg_value(i32 2, !178, !DIExpression(), !211)
  %idxprom41 = sext i32 %add31.1 to i64, !dbg !225
  %arrayidx42 = getelementptr inbounds float, ptr %virus, i64 %idxprom41, !dbg !225
  %i26 = load float, ptr %arrayidx42, align 4, !dbg !225, !tbaa !220
    #dbg_value(float %i26, !183, !DIExpression(), !185)
  %arrayidx46 = getelementptr inbounds float, ptr %spread_to, i64 %idxprom41, !dbg !226
  %cmp47.not = icmp eq i32 %count.2.2.2, 0, !dbg !227
  %conv = uitofp nneg i32 %count.2.2.2 to float
  %div = fdiv contract float %sum.2.2.2, %conv
  %spec.select = select i1 %cmp47.not, float 0.000000e+00, float %div, !dbg !228
    #dbg_value(float %spec.select, !184, !DIExpression(), !185)
  %sub = fsub contract float %spec.select, %i26, !dbg !229
  %mul48 = fmul contract float %share, %sub, !dbg !230
  %add49 = fadd contract float %i26, %mul48, !dbg !231
  %sub50 = fsub contract float 1.000000e+00, %decay, !dbg !232
  %mul51 = fmul contract float %sub50, %add49, !dbg !233
  store float %mul51, ptr %arrayidx46, align 4, !dbg !234, !tbaa !220
  br label %cleanup, !dbg !235

cleanup:                                          ; preds = %for.inc.2.2, %entry
  ret void, !dbg !235
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @live(i32 noundef %rows, i32 noundef %columns, i32 noundef %day, i32 noundef %seed, ptr noundef readonly captures(none) %before, i32 noundef %lifetime, float noundef %made, ptr noundef readonly captures(none) %state, ptr noundef readonly captures(none) %age, ptr noundef writeonly captures(none) %virus, ptr noundef writeonly captures(none) %new_state, ptr noundef writeonly captures(none) %new_age) local_unnamed_addr #0 !dbg !236 {
entry:
    #dbg_value(i32 %rows, !240, !DIExpression(), !257)
    #dbg_value(i32 %columns, !241, !DIExpression(), !257)
    #dbg_value(i32 %day, !242, !DIExpression(), !257)
    #dbg_value(i32 %seed, !243, !DIExpression(), !257)
    #dbg_value(ptr %before, !244, !DIExpression(), !257)
    #dbg_value(i32 %lifetime, !245, !DIExpression(), !257)
    #dbg_value(float %made, !246, !DIExpression(), !257)
    #dbg_value(ptr %state, !247, !DIExpression(), !257)
    #dbg_value(ptr %age, !248, !DIExpression(), !257)
    #dbg_value(ptr %virus, !249, !DIExpression(), !257)
    #dbg_value(ptr %new_state, !250, !DIExpression(), !257)
    #dbg_value(ptr %new_age, !251, !DIExpression(), !257)
  %i = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !258
  %i1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !260
  %mul = mul i32 %i, %i1, !dbg !262
  %i2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !263
  %add = add i32 %mul, %i2, !dbg !265
    #dbg_value(i32 %add, !252, !DIExpression(), !257)
  %i3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !266
  %i4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !268
  %mul5 = mul nuw nsw i32 %i3, %i4, !dbg !270
  %i5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !271
  %add7 = add nuw nsw i32 %mul5, %i5, !dbg !273
    #dbg_value(i32 %add7, !253, !DIExpression(), !257)
  %cmp.not = icmp slt i32 %add7, %rows, !dbg !274
  %cmp8.not = icmp slt i32 %add, %columns
  %or.cond = and i1 %cmp.not, %cmp8.not, !dbg !276
  br i1 %or.cond, label %if.end, label %cleanup, !dbg !276

if.end:                                           ; preds = %entry
  %mul9 = mul nsw i32 %columns, %add7, !dbg !277
  %add10 = add nsw i32 %mul9, %add, !dbg !278
    #dbg_value(i32 %add10, !254, !DIExpression(), !257)
  %idxprom = sext i32 %add10 to i64, !dbg !279
  %arrayidx = getelementptr inbounds i32, ptr %state, i64 %idxprom, !dbg !279
  %i6 = load i32, ptr %arrayidx, align 4, !dbg !279, !tbaa !156
  %arrayidx12 = getelementptr inbounds i32, ptr %new_state, i64 %idxprom, !dbg !280
  store i32 %i6, ptr %arrayidx12, align 4, !dbg !281, !tbaa !156
  %arrayidx14 = getelementptr inbounds i32, ptr %age, i64 %idxprom, !dbg !282
  %i7 = load i32, ptr %arrayidx14, align 4, !dbg !282, !tbaa !156
  %arrayidx16 = getelementptr inbounds i32, ptr %new_age, i64 %idxprom, !dbg !283
  store i32 %i7, ptr %arrayidx16, align 4, !dbg !284, !tbaa !156
  %arrayidx18 = getelementptr inbounds float, ptr %before, i64 %idxprom, !dbg !285
  %i8 = load float, ptr %arrayidx18, align 4, !dbg !285, !tbaa !220
  %arrayidx20 = getelementptr inbounds float, ptr %virus, i64 %idxprom, !dbg !286
  store float %i8, ptr %arrayidx20, align 4, !dbg !287, !tbaa !220
    #dbg_value(!DIArgList(i32 %seed, i32 %day), !288, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !293)
    #dbg_value(!DIArgList(i32 %seed, i32 %seed, i32 %day, i32 %day), !288, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 1, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_xor, DW_OP_stack_value), !293)
    #dbg_value(!DIArgList(i32 %seed, i32 %seed, i32 %day, i32 %day), !288, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 1, DW_OP_LLVM_arg, 3, DW_OP_plus, DW_OP_xor, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_stack_value), !293)
    #dbg_value(!DIArgList(i32 %seed, i32 %seed, i32 %seed, i32 %seed, i32 %day, i32 %day, i32 %day, i32 %day), !288, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 2, DW_OP_LLVM_arg, 6, DW_OP_plus, DW_OP_xor, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_constu, 15, DW_OP_shr, DW_OP_LLVM_arg, 1, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 3, DW_OP_LLVM_arg, 7, DW_OP_plus, DW_OP_xor, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_xor, DW_OP_stack_value), !293)
    #dbg_value(!DIArgList(i32 %seed, i32 %seed, i32 %seed, i32 %seed, i32 %day, i32 %day, i32 %day, i32 %day), !288, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 4, DW_OP_plus, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 2, DW_OP_LLVM_arg, 6, DW_OP_plus, DW_OP_xor, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_constu, 15, DW_OP_shr, DW_OP_LLVM_arg, 1, DW_OP_LLVM_arg, 5, DW_OP_plus, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 3, DW_OP_LLVM_arg, 7, DW_OP_plus, DW_OP_xor, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_xor, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_stack_value), !293)
    #dbg_value(!DIArgList(i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison), !288, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 5, DW_OP_xor, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_constu, 15, DW_OP_shr, DW_OP_LLVM_arg, 3, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 7, DW_OP_xor, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_xor, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 2, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 6, DW_OP_xor, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_constu, 15, DW_OP_shr, DW_OP_LLVM_arg, 4, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 8, DW_OP_xor, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_xor, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_xor, DW_OP_LLVM_arg, 1, DW_OP_xor, DW_OP_stack_value), !295)
    #dbg_value(!DIArgList(i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison), !288, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_constu, 15, DW_OP_shr, DW_OP_LLVM_arg, 6, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_xor, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 4, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_constu, 15, DW_OP_shr, DW_OP_LLVM_arg, 8, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_xor, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_xor, DW_OP_LLVM_arg, 2, DW_OP_xor, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 1, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_constu, 15, DW_OP_shr, DW_OP_LLVM_arg, 7, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_xor, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 5, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_constu, 15, DW_OP_shr, DW_OP_LLVM_arg, 9, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_xor, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_xor, DW_OP_LLVM_arg, 3, DW_OP_xor, DW_OP_xor, DW_OP_stack_value), !295)
    #dbg_value(!DIArgList(i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison), !288, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_constu, 15, DW_OP_shr, DW_OP_LLVM_arg, 6, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_xor, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 4, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_constu, 15, DW_OP_shr, DW_OP_LLVM_arg, 8, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_xor, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_xor, DW_OP_LLVM_arg, 2, DW_OP_xor, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 1, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_constu, 15, DW_OP_shr, DW_OP_LLVM_arg, 7, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_xor, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 5, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_constu, 15, DW_OP_shr, DW_OP_LLVM_arg, 9, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_xor, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_xor, DW_OP_LLVM_arg, 3, DW_OP_xor, DW_OP_xor, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_stack_value), !295)
    #dbg_value(!DIArgList(i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison), !288, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 8, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_xor, DW_OP_LLVM_arg, 4, DW_OP_xor, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 2, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 10, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_xor, DW_OP_LLVM_arg, 6, DW_OP_xor, DW_OP_xor, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_constu, 15, DW_OP_shr, DW_OP_LLVM_arg, 1, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 9, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_xor, DW_OP_LLVM_arg, 5, DW_OP_xor, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 3, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 11, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_xor, DW_OP_LLVM_arg, 7, DW_OP_xor, DW_OP_xor, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_xor, DW_OP_stack_value), !295)
    #dbg_value(!DIArgList(i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison), !288, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 8, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_xor, DW_OP_LLVM_arg, 4, DW_OP_xor, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 2, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 10, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_xor, DW_OP_LLVM_arg, 6, DW_OP_xor, DW_OP_xor, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_constu, 15, DW_OP_shr, DW_OP_LLVM_arg, 1, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 9, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_xor, DW_OP_LLVM_arg, 5, DW_OP_xor, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 3, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 11, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_xor, DW_OP_LLVM_arg, 7, DW_OP_xor, DW_OP_xor, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_xor, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_stack_value), !295)
    #dbg_value(i32 poison, !255, !DIExpression(), !257)
    #dbg_value(i32 poison, !256, !DIExpression(), !257)
  %i9 = load i32, ptr %arrayidx, align 4, !dbg !297, !tbaa !156
  %cmp29 = icmp eq i32 %i9, 0, !dbg !299
  br i1 %cmp29, label %land.lhs.true, label %if.end36, !dbg !300

land.lhs.true:                                    ; preds = %if.end
  %add21 = add i32 %seed, %day, !dbg !301
    #dbg_value(!DIArgList(i32 %add21, i32 %add10, i32 %add21, i32 %add21, i32 %add21, i32 %add21, i32 %add21, i32 %add21, i32 %add21), !288, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 5, DW_OP_xor, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_constu, 15, DW_OP_shr, DW_OP_LLVM_arg, 3, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 7, DW_OP_xor, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_xor, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 2, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 6, DW_OP_xor, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_constu, 15, DW_OP_shr, DW_OP_LLVM_arg, 4, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 8, DW_OP_xor, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_xor, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_xor, DW_OP_LLVM_arg, 1, DW_OP_xor, DW_OP_stack_value), !295)
    #dbg_value(!DIArgList(i32 %add21, i32 %add21, i32 %add21, i32 %add21), !288, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 2, DW_OP_xor, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_constu, 15, DW_OP_shr, DW_OP_LLVM_arg, 1, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 3, DW_OP_xor, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_xor, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_stack_value), !293)
  %shr.i = lshr i32 %add21, 16, !dbg !302
    #dbg_value(!DIArgList(i32 %shr.i, i32 %add10, i32 %shr.i, i32 %shr.i, i32 %shr.i, i32 %add21, i32 %add21, i32 %add21, i32 %add21), !288, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 5, DW_OP_xor, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_constu, 15, DW_OP_shr, DW_OP_LLVM_arg, 3, DW_OP_LLVM_arg, 7, DW_OP_xor, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_xor, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 2, DW_OP_LLVM_arg, 6, DW_OP_xor, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_constu, 15, DW_OP_shr, DW_OP_LLVM_arg, 4, DW_OP_LLVM_arg, 8, DW_OP_xor, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_xor, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_xor, DW_OP_LLVM_arg, 1, DW_OP_xor, DW_OP_stack_value), !295)
    #dbg_value(!DIArgList(i32 %shr.i, i32 %shr.i, i32 %add21, i32 %add21), !288, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 2, DW_OP_xor, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_constu, 15, DW_OP_shr, DW_OP_LLVM_arg, 1, DW_OP_LLVM_arg, 3, DW_OP_xor, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_xor, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_stack_value), !293)
  %xor.i = xor i32 %shr.i, %add21, !dbg !303
    #dbg_value(!DIArgList(i32 %xor.i, i32 %xor.i), !288, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_constu, 15, DW_OP_shr, DW_OP_LLVM_arg, 1, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_xor, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_stack_value), !293)
  %mul.i = mul i32 %xor.i, 2146121005, !dbg !304
    #dbg_value(!DIArgList(i32 %mul.i, i32 %mul.i), !288, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_constu, 15, DW_OP_shr, DW_OP_LLVM_arg, 1, DW_OP_xor, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_stack_value), !293)
  %shr1.i = lshr i32 %mul.i, 15, !dbg !305
    #dbg_value(!DIArgList(i32 %shr1.i, i32 %mul.i), !288, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_xor, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_stack_value), !293)
  %xor2.i = xor i32 %shr1.i, %mul.i, !dbg !306
    #dbg_value(!DIArgList(i32 %xor2.i, i32 %xor2.i, i32 %xor2.i, i32 %xor2.i, i32 %add10, i32 %add10, i32 %add10, i32 %add10, i32 %xor2.i, i32 %xor2.i, i32 %xor2.i, i32 %xor2.i), !288, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 8, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_xor, DW_OP_LLVM_arg, 4, DW_OP_xor, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 2, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 10, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_xor, DW_OP_LLVM_arg, 6, DW_OP_xor, DW_OP_xor, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_constu, 15, DW_OP_shr, DW_OP_LLVM_arg, 1, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 9, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_xor, DW_OP_LLVM_arg, 5, DW_OP_xor, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 3, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 11, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_xor, DW_OP_LLVM_arg, 7, DW_OP_xor, DW_OP_xor, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_xor, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_stack_value), !295)
    #dbg_value(i32 %xor2.i, !288, !DIExpression(DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_stack_value), !293)
  %mul3.i = mul i32 %xor2.i, -2073254261, !dbg !307
    #dbg_value(!DIArgList(i32 %mul3.i, i32 %mul3.i, i32 %mul3.i, i32 %mul3.i, i32 %add10, i32 %add10, i32 %add10, i32 %add10, i32 %mul3.i, i32 %mul3.i, i32 %mul3.i, i32 %mul3.i), !288, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 8, DW_OP_xor, DW_OP_LLVM_arg, 4, DW_OP_xor, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 2, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 10, DW_OP_xor, DW_OP_LLVM_arg, 6, DW_OP_xor, DW_OP_xor, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_constu, 15, DW_OP_shr, DW_OP_LLVM_arg, 1, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 9, DW_OP_xor, DW_OP_LLVM_arg, 5, DW_OP_xor, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 3, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 11, DW_OP_xor, DW_OP_LLVM_arg, 7, DW_OP_xor, DW_OP_xor, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_xor, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_stack_value), !295)
    #dbg_value(i32 %mul3.i, !288, !DIExpression(), !293)
  %shr4.i = lshr i32 %mul3.i, 16, !dbg !308
    #dbg_value(!DIArgList(i32 %shr4.i, i32 %shr4.i, i32 %shr4.i, i32 %shr4.i, i32 %add10, i32 %add10, i32 %add10, i32 %add10, i32 %mul3.i, i32 %mul3.i, i32 %mul3.i, i32 %mul3.i), !288, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 8, DW_OP_xor, DW_OP_LLVM_arg, 4, DW_OP_xor, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 2, DW_OP_LLVM_arg, 10, DW_OP_xor, DW_OP_LLVM_arg, 6, DW_OP_xor, DW_OP_xor, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_constu, 15, DW_OP_shr, DW_OP_LLVM_arg, 1, DW_OP_LLVM_arg, 9, DW_OP_xor, DW_OP_LLVM_arg, 5, DW_OP_xor, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 3, DW_OP_LLVM_arg, 11, DW_OP_xor, DW_OP_LLVM_arg, 7, DW_OP_xor, DW_OP_xor, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_xor, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_stack_value), !295)
    #dbg_value(!DIArgList(i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison), !288, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 4, DW_OP_xor, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 2, DW_OP_LLVM_arg, 6, DW_OP_xor, DW_OP_xor, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_constu, 15, DW_OP_shr, DW_OP_LLVM_arg, 1, DW_OP_LLVM_arg, 5, DW_OP_xor, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 3, DW_OP_LLVM_arg, 7, DW_OP_xor, DW_OP_xor, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_xor, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_stack_value), !295)
  %i10 = xor i32 %add10, %shr4.i, !dbg !309
  %xor = xor i32 %i10, %mul3.i, !dbg !309
    #dbg_value(!DIArgList(i32 %xor, i32 %xor, i32 %xor, i32 %xor), !288, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 2, DW_OP_xor, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_constu, 15, DW_OP_shr, DW_OP_LLVM_arg, 1, DW_OP_constu, 16, DW_OP_shr, DW_OP_LLVM_arg, 3, DW_OP_xor, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_xor, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_stack_value), !295)
  %shr.i92 = lshr i32 %xor, 16, !dbg !310
    #dbg_value(!DIArgList(i32 %shr.i92, i32 %shr.i92, i32 %xor, i32 %xor), !288, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 2, DW_OP_xor, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_constu, 15, DW_OP_shr, DW_OP_LLVM_arg, 1, DW_OP_LLVM_arg, 3, DW_OP_xor, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_xor, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_stack_value), !295)
  %xor.i93 = xor i32 %shr.i92, %xor, !dbg !311
    #dbg_value(!DIArgList(i32 %xor.i93, i32 %xor.i93), !288, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_constu, 15, DW_OP_shr, DW_OP_LLVM_arg, 1, DW_OP_constu, 2146121005, DW_OP_mul, DW_OP_xor, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_stack_value), !295)
  %mul.i94 = mul i32 %xor.i93, 2146121005, !dbg !312
    #dbg_value(!DIArgList(i32 %mul.i94, i32 %mul.i94), !288, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_constu, 15, DW_OP_shr, DW_OP_LLVM_arg, 1, DW_OP_xor, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_stack_value), !295)
  %shr1.i95 = lshr i32 %mul.i94, 15, !dbg !313
    #dbg_value(!DIArgList(i32 %shr1.i95, i32 %mul.i94), !288, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_xor, DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_stack_value), !295)
  %xor2.i96 = xor i32 %shr1.i95, %mul.i94, !dbg !314
    #dbg_value(i32 %xor2.i96, !288, !DIExpression(DW_OP_constu, 18446744071636297355, DW_OP_mul, DW_OP_stack_value), !295)
  %mul3.i97 = mul i32 %xor2.i96, -2073254261, !dbg !315
    #dbg_value(i32 %mul3.i97, !288, !DIExpression(), !295)
  %shr4.i98 = lshr i32 %mul3.i97, 16, !dbg !316
  %xor5.i99 = xor i32 %shr4.i98, %mul3.i97, !dbg !317
  %mul26 = fmul contract float %i8, 1.000000e+02, !dbg !318
  %conv = fptosi float %mul26 to i32, !dbg !319
    #dbg_value(i32 %conv, !256, !DIExpression(), !257)
  %rem = urem i32 %xor5.i99, 1000, !dbg !320
    #dbg_value(i32 %rem, !255, !DIExpression(), !257)
  %cmp30 = icmp slt i32 %rem, %conv, !dbg !321
  br i1 %cmp30, label %if.then31, label %if.end36, !dbg !300

if.then31:                                        ; preds = %land.lhs.true
  store i32 1, ptr %arrayidx12, align 4, !dbg !322, !tbaa !156
  store i32 0, ptr %arrayidx16, align 4, !dbg !324, !tbaa !156
  %.pre = load i32, ptr %arrayidx, align 4, !dbg !325, !tbaa !156
  br label %if.end36, !dbg !327

if.end36:                                         ; preds = %if.then31, %land.lhs.true, %if.end
  %i11 = phi i32 [ %.pre, %if.then31 ], [ 0, %land.lhs.true ], [ %i9, %if.end ], !dbg !325
  %cmp39 = icmp eq i32 %i11, 1, !dbg !328
  br i1 %cmp39, label %if.then40, label %cleanup, !dbg !328

if.then40:                                        ; preds = %if.end36
  %add43 = fadd contract float %made, %i8, !dbg !329
  store float %add43, ptr %arrayidx20, align 4, !dbg !331, !tbaa !220
  %i12 = load i32, ptr %arrayidx14, align 4, !dbg !332, !tbaa !156
  %add48 = add nsw i32 %i12, 1, !dbg !333
  store i32 %add48, ptr %arrayidx16, align 4, !dbg !334, !tbaa !156
  %i13 = load i32, ptr %arrayidx14, align 4, !dbg !335, !tbaa !156
  %add53 = add nsw i32 %i13, 1, !dbg !337
  %cmp54.not = icmp slt i32 %add53, %lifetime, !dbg !338
  br i1 %cmp54.not, label %cleanup, label %if.then55, !dbg !338

if.then55:                                        ; preds = %if.then40
  store i32 2, ptr %arrayidx12, align 4, !dbg !339, !tbaa !156
  br label %cleanup, !dbg !340

cleanup:                                          ; preds = %if.then55, %if.then40, %if.end36, %entry
  ret void, !dbg !341
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @count_cells(i32 noundef %cells, ptr noundef readonly captures(none) %state, ptr noundef writeonly captures(none) %counts) local_unnamed_addr #1 !dbg !2 {
entry:
    #dbg_value(i32 %cells, !127, !DIExpression(), !342)
    #dbg_value(ptr %state, !128, !DIExpression(), !342)
    #dbg_value(ptr %counts, !129, !DIExpression(), !342)
  %i = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !343
    #dbg_value(i32 %i, !130, !DIExpression(), !342)
    #dbg_value(i32 0, !131, !DIExpression(), !345)
  %idxprom1 = zext nneg i32 %i to i64
  %invariant.gep = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11count_cellsE4part to ptr), i64 %idxprom1, !dbg !346
    #dbg_value(i32 0, !131, !DIExpression(), !345)
    #dbg_value(i32 0, !131, !DIExpression(), !345)
  store i32 0, ptr %invariant.gep, align 4, !dbg !347, !tbaa !156
    #dbg_value(i32 1, !131, !DIExpression(), !345)
  %gep.1 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 256, !dbg !349
  store i32 0, ptr %gep.1, align 4, !dbg !347, !tbaa !156
    #dbg_value(i32 2, !131, !DIExpression(), !345)
  %gep.2 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 512, !dbg !349
  store i32 0, ptr %gep.2, align 4, !dbg !347, !tbaa !156
    #dbg_value(i32 3, !131, !DIExpression(), !345)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !350
    #dbg_value(i32 %i, !133, !DIExpression(), !351)
  %cmp461 = icmp slt i32 %i, %cells, !dbg !352
  br i1 %cmp461, label %for.cond8.preheader, label %for.cond.cleanup5, !dbg !353

for.cond8.preheader:                              ; preds = %for.inc19.2, %entry
  %at.062 = phi i32 [ %add23, %for.inc19.2 ], [ %i, %entry ]
    #dbg_value(i32 %at.062, !133, !DIExpression(), !351)
  %idxprom12 = zext nneg i32 %at.062 to i64
  %arrayidx13 = getelementptr inbounds nuw i32, ptr %state, i64 %idxprom12
  %i1 = load i32, ptr %arrayidx13, align 4, !tbaa !156
    #dbg_value(i32 0, !135, !DIExpression(), !354)
    #dbg_value(i32 0, !135, !DIExpression(), !354)
  switch i32 %i1, label %for.inc19.2 [
    i32 0, label %if.then
    i32 1, label %if.then.1
    i32 2, label %if.then.2
  ], !dbg !355

for.cond.cleanup5:                                ; preds = %for.inc19.2, %entry
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !358
  %cmp25 = icmp samesign ult i32 %i, 3, !dbg !359
  br i1 %cmp25, label %for.cond27.preheader, label %if.end41, !dbg !359

for.cond27.preheader:                             ; preds = %for.cond.cleanup5
  %arrayidx32 = getelementptr inbounds nuw [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11count_cellsE4part to ptr), i64 %idxprom1
    #dbg_value(i32 0, !142, !DIExpression(), !360)
    #dbg_value(i32 0, !139, !DIExpression(), !361)
  br label %for.body30, !dbg !362

if.then:                                          ; preds = %for.cond8.preheader
  %i2 = load i32, ptr %invariant.gep, align 4, !dbg !363, !tbaa !156
  %add = add nsw i32 %i2, 1, !dbg !363
  store i32 %add, ptr %invariant.gep, align 4, !dbg !363, !tbaa !156
    #dbg_value(i32 1, !135, !DIExpression(), !354)
  br label %for.inc19.2, !dbg !355

if.then.1:                                        ; preds = %for.cond8.preheader
  %i3 = load i32, ptr %gep.1, align 4, !dbg !363, !tbaa !156
  %add.1 = add nsw i32 %i3, 1, !dbg !363
  store i32 %add.1, ptr %gep.1, align 4, !dbg !363, !tbaa !156
    #dbg_value(i32 2, !135, !DIExpression(), !354)
  br label %for.inc19.2, !dbg !355

if.then.2:                                        ; preds = %for.cond8.preheader
  %i4 = load i32, ptr %gep.2, align 4, !dbg !363, !tbaa !156
  %add.2 = add nsw i32 %i4, 1, !dbg !363
  store i32 %add.2, ptr %gep.2, align 4, !dbg !363, !tbaa !156
  br label %for.inc19.2, !dbg !364

for.inc19.2:                                      ; preds = %if.then.2, %if.then.1, %if.then, %for.cond8.preheader
    #dbg_value(i32 3, !135, !DIExpression(), !354)
  %add23 = add nuw nsw i32 %at.062, 64, !dbg !365
    #dbg_value(i32 %add23, !133, !DIExpression(), !351)
  %cmp4 = icmp slt i32 %add23, %cells, !dbg !352
  br i1 %cmp4, label %for.cond8.preheader, label %for.cond.cleanup5, !dbg !353, !llvm.loop !366

for.cond.cleanup29:                               ; preds = %for.body30
  %arrayidx40 = getelementptr inbounds nuw i32, ptr %counts, i64 %idxprom1, !dbg !369
  store i32 %add35.7, ptr %arrayidx40, align 4, !dbg !370, !tbaa !156
  br label %if.end41, !dbg !371

for.body30:                                       ; preds = %for.body30, %for.cond27.preheader
  %k.064 = phi i32 [ 0, %for.cond27.preheader ], [ %inc37.7, %for.body30 ]
  %sum.063 = phi i32 [ 0, %for.cond27.preheader ], [ %add35.7, %for.body30 ]
    #dbg_value(i32 %k.064, !142, !DIExpression(), !360)
    #dbg_value(i32 %sum.063, !139, !DIExpression(), !361)
  %idxprom33 = zext nneg i32 %k.064 to i64, !dbg !372
  %arrayidx34 = getelementptr inbounds nuw i32, ptr %arrayidx32, i64 %idxprom33, !dbg !372
  %i5 = load i32, ptr %arrayidx34, align 4, !dbg !372, !tbaa !156
  %add35 = add nsw i32 %i5, %sum.063, !dbg !374
    #dbg_value(i32 %add35, !139, !DIExpression(), !361)
    #dbg_value(i32 %k.064, !142, !DIExpression(DW_OP_constu, 1, DW_OP_or, DW_OP_stack_value), !360)
  %i6 = zext nneg i32 %k.064 to i64, !dbg !372
  %i7 = getelementptr inbounds nuw i32, ptr %arrayidx32, i64 %i6, !dbg !372
  %arrayidx34.1 = getelementptr inbounds nuw i8, ptr %i7, i64 4, !dbg !372
  %i8 = load i32, ptr %arrayidx34.1, align 4, !dbg !372, !tbaa !156
  %add35.1 = add nsw i32 %i8, %add35, !dbg !374
    #dbg_value(i32 %add35.1, !139, !DIExpression(), !361)
    #dbg_value(i32 %k.064, !142, !DIExpression(DW_OP_constu, 2, DW_OP_or, DW_OP_stack_value), !360)
  %i9 = zext nneg i32 %k.064 to i64, !dbg !372
  %i10 = getelementptr inbounds nuw i32, ptr %arrayidx32, i64 %i9, !dbg !372
  %arrayidx34.2 = getelementptr inbounds nuw i8, ptr %i10, i64 8, !dbg !372
  %i11 = load i32, ptr %arrayidx34.2, align 4, !dbg !372, !tbaa !156
  %add35.2 = add nsw i32 %i11, %add35.1, !dbg !374
    #dbg_value(i32 %add35.2, !139, !DIExpression(), !361)
    #dbg_value(i32 %k.064, !142, !DIExpression(DW_OP_constu, 3, DW_OP_or, DW_OP_stack_value), !360)
  %i12 = zext nneg i32 %k.064 to i64, !dbg !372
  %i13 = getelementptr inbounds nuw i32, ptr %arrayidx32, i64 %i12, !dbg !372
  %arrayidx34.3 = getelementptr inbounds nuw i8, ptr %i13, i64 12, !dbg !372
  %i14 = load i32, ptr %arrayidx34.3, align 4, !dbg !372, !tbaa !156
  %add35.3 = add nsw i32 %i14, %add35.2, !dbg !374
    #dbg_value(i32 %add35.3, !139, !DIExpression(), !361)
    #dbg_value(i32 %k.064, !142, !DIExpression(DW_OP_constu, 4, DW_OP_or, DW_OP_stack_value), !360)
  %i15 = zext nneg i32 %k.064 to i64, !dbg !372
  %i16 = getelementptr inbounds nuw i32, ptr %arrayidx32, i64 %i15, !dbg !372
  %arrayidx34.4 = getelementptr inbounds nuw i8, ptr %i16, i64 16, !dbg !372
  %i17 = load i32, ptr %arrayidx34.4, align 4, !dbg !372, !tbaa !156
  %add35.4 = add nsw i32 %i17, %add35.3, !dbg !374
    #dbg_value(i32 %add35.4, !139, !DIExpression(), !361)
    #dbg_value(i32 %k.064, !142, !DIExpression(DW_OP_constu, 5, DW_OP_or, DW_OP_stack_value), !360)
  %i18 = zext nneg i32 %k.064 to i64, !dbg !372
  %i19 = getelementptr inbounds nuw i32, ptr %arrayidx32, i64 %i18, !dbg !372
  %arrayidx34.5 = getelementptr inbounds nuw i8, ptr %i19, i64 20, !dbg !372
  %i20 = load i32, ptr %arrayidx34.5, align 4, !dbg !372, !tbaa !156
  %add35.5 = add nsw i32 %i20, %add35.4, !dbg !374
    #dbg_value(i32 %add35.5, !139, !DIExpression(), !361)
    #dbg_value(i32 %k.064, !142, !DIExpression(DW_OP_constu, 6, DW_OP_or, DW_OP_stack_value), !360)
  %i21 = zext nneg i32 %k.064 to i64, !dbg !372
  %i22 = getelementptr inbounds nuw i32, ptr %arrayidx32, i64 %i21, !dbg !372
  %arrayidx34.6 = getelementptr inbounds nuw i8, ptr %i22, i64 24, !dbg !372
  %i23 = load i32, ptr %arrayidx34.6, align 4, !dbg !372, !tbaa !156
  %add35.6 = add nsw i32 %i23, %add35.5, !dbg !374
    #dbg_value(i32 %add35.6, !139, !DIExpression(), !361)
    #dbg_value(i32 %k.064, !142, !DIExpression(DW_OP_constu, 7, DW_OP_or, DW_OP_stack_value), !360)
  %i24 = zext nneg i32 %k.064 to i64, !dbg !372
  %i25 = getelementptr inbounds nuw i32, ptr %arrayidx32, i64 %i24, !dbg !372
  %arrayidx34.7 = getelementptr inbounds nuw i8, ptr %i25, i64 28, !dbg !372
  %i26 = load i32, ptr %arrayidx34.7, align 4, !dbg !372, !tbaa !156
  %add35.7 = add nsw i32 %i26, %add35.6, !dbg !374
    #dbg_value(i32 %add35.7, !139, !DIExpression(), !361)
  %inc37.7 = add nuw nsw i32 %k.064, 8, !dbg !375
    #dbg_value(i32 %inc37.7, !142, !DIExpression(), !360)
  %exitcond.not.7 = icmp eq i32 %inc37.7, 64, !dbg !376
  br i1 %exitcond.not.7, label %for.cond.cleanup29, label %for.body30, !dbg !362, !llvm.loop !377

if.end41:                                         ; preds = %for.cond.cleanup29, %for.cond.cleanup5
  ret void, !dbg !379
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!148, !149, !150, !151, !152, !153, !154}
!llvm.dbg.cu = !{!10}
!llvm.ident = !{!155, !155}
!llvm.errno.tbaa = !{!156}
!nvvmir.version = !{!160}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "part", scope: !2, file: !3, line: 63, type: !144, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "count_cells", scope: !3, file: !3, line: 62, type: !4, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !126)
!3 = !DIFile(filename: "infection.cu", directory: "")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !7, !9}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !125, splitDebugInlining: false, nameTableKind: None)
!11 = !{!12, !6, !13, !38, !69, !97}
!12 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
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
!69 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__cuda_builtin_blockDim_t", file: !39, line: 78, size: 8, flags: DIFlagTypePassByReference, elements: !70, identifier: "_ZTS25__cuda_builtin_blockDim_t")
!70 = !{!71, !72, !73, !74, !79, !82, !86, !90, !93}
!71 = !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv", scope: !69, file: !39, line: 79, type: !42, scopeLine: 79, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!72 = !DISubprogram(name: "__fetch_builtin_y", linkageName: "_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv", scope: !69, file: !39, line: 80, type: !42, scopeLine: 80, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!73 = !DISubprogram(name: "__fetch_builtin_z", linkageName: "_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_zEv", scope: !69, file: !39, line: 81, type: !42, scopeLine: 81, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!74 = !DISubprogram(name: "operator dim3", linkageName: "_ZNK25__cuda_builtin_blockDim_tcv4dim3Ev", scope: !69, file: !39, line: 84, type: !75, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!75 = !DISubroutineType(types: !76)
!76 = !{!13, !77}
!77 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !78, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!78 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !69)
!79 = !DISubprogram(name: "operator uint3", linkageName: "_ZNK25__cuda_builtin_blockDim_tcv5uint3Ev", scope: !69, file: !39, line: 85, type: !80, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!80 = !DISubroutineType(types: !81)
!81 = !{!28, !77}
!82 = !DISubprogram(name: "__cuda_builtin_blockDim_t", linkageName: "_ZN25__cuda_builtin_blockDim_tC4Ev", scope: !69, file: !39, line: 88, type: !83, scopeLine: 88, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!83 = !DISubroutineType(types: !84)
!84 = !{null, !85}
!85 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !69, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!86 = !DISubprogram(name: "__cuda_builtin_blockDim_t", linkageName: "_ZN25__cuda_builtin_blockDim_tC4ERKS_", scope: !69, file: !39, line: 88, type: !87, scopeLine: 88, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!87 = !DISubroutineType(types: !88)
!88 = !{null, !85, !89}
!89 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !78, size: 64)
!90 = !DISubprogram(name: "operator=", linkageName: "_ZNK25__cuda_builtin_blockDim_taSERKS_", scope: !69, file: !39, line: 88, type: !91, scopeLine: 88, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!91 = !DISubroutineType(types: !92)
!92 = !{null, !77, !89}
!93 = !DISubprogram(name: "operator&", linkageName: "_ZNK25__cuda_builtin_blockDim_tadEv", scope: !69, file: !39, line: 88, type: !94, scopeLine: 88, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!94 = !DISubroutineType(types: !95)
!95 = !{!96, !77}
!96 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !69, size: 64)
!97 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__cuda_builtin_threadIdx_t", file: !39, line: 52, size: 8, flags: DIFlagTypePassByReference, elements: !98, identifier: "_ZTS26__cuda_builtin_threadIdx_t")
!98 = !{!99, !100, !101, !102, !107, !110, !114, !118, !121}
!99 = !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv", scope: !97, file: !39, line: 53, type: !42, scopeLine: 53, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!100 = !DISubprogram(name: "__fetch_builtin_y", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv", scope: !97, file: !39, line: 54, type: !42, scopeLine: 54, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!101 = !DISubprogram(name: "__fetch_builtin_z", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_zEv", scope: !97, file: !39, line: 55, type: !42, scopeLine: 55, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!102 = !DISubprogram(name: "operator dim3", linkageName: "_ZNK26__cuda_builtin_threadIdx_tcv4dim3Ev", scope: !97, file: !39, line: 58, type: !103, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!103 = !DISubroutineType(types: !104)
!104 = !{!13, !105}
!105 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !106, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!106 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !97)
!107 = !DISubprogram(name: "operator uint3", linkageName: "_ZNK26__cuda_builtin_threadIdx_tcv5uint3Ev", scope: !97, file: !39, line: 59, type: !108, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!108 = !DISubroutineType(types: !109)
!109 = !{!28, !105}
!110 = !DISubprogram(name: "__cuda_builtin_threadIdx_t", linkageName: "_ZN26__cuda_builtin_threadIdx_tC4Ev", scope: !97, file: !39, line: 62, type: !111, scopeLine: 62, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!111 = !DISubroutineType(types: !112)
!112 = !{null, !113}
!113 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !97, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!114 = !DISubprogram(name: "__cuda_builtin_threadIdx_t", linkageName: "_ZN26__cuda_builtin_threadIdx_tC4ERKS_", scope: !97, file: !39, line: 62, type: !115, scopeLine: 62, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!115 = !DISubroutineType(types: !116)
!116 = !{null, !113, !117}
!117 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !106, size: 64)
!118 = !DISubprogram(name: "operator=", linkageName: "_ZNK26__cuda_builtin_threadIdx_taSERKS_", scope: !97, file: !39, line: 62, type: !119, scopeLine: 62, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!119 = !DISubroutineType(types: !120)
!120 = !{null, !105, !117}
!121 = !DISubprogram(name: "operator&", linkageName: "_ZNK26__cuda_builtin_threadIdx_tadEv", scope: !97, file: !39, line: 62, type: !122, scopeLine: 62, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!122 = !DISubroutineType(types: !123)
!123 = !{!124, !105}
!124 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !97, size: 64)
!125 = !{!0}
!126 = !{!127, !128, !129, !130, !131, !133, !135, !139, !142}
!127 = !DILocalVariable(name: "cells", arg: 1, scope: !2, file: !3, line: 62, type: !6)
!128 = !DILocalVariable(name: "state", arg: 2, scope: !2, file: !3, line: 62, type: !7)
!129 = !DILocalVariable(name: "counts", arg: 3, scope: !2, file: !3, line: 62, type: !9)
!130 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 64, type: !6)
!131 = !DILocalVariable(name: "kind", scope: !132, file: !3, line: 65, type: !6)
!132 = distinct !DILexicalBlock(scope: !2, file: !3, line: 65, column: 3)
!133 = !DILocalVariable(name: "at", scope: !134, file: !3, line: 68, type: !6)
!134 = distinct !DILexicalBlock(scope: !2, file: !3, line: 68, column: 3)
!135 = !DILocalVariable(name: "kind", scope: !136, file: !3, line: 69, type: !6)
!136 = distinct !DILexicalBlock(scope: !137, file: !3, line: 69, column: 5)
!137 = distinct !DILexicalBlock(scope: !138, file: !3, line: 68, column: 42)
!138 = distinct !DILexicalBlock(scope: !134, file: !3, line: 68, column: 3)
!139 = !DILocalVariable(name: "sum", scope: !140, file: !3, line: 75, type: !6)
!140 = distinct !DILexicalBlock(scope: !141, file: !3, line: 74, column: 14)
!141 = distinct !DILexicalBlock(scope: !2, file: !3, line: 74, column: 7)
!142 = !DILocalVariable(name: "k", scope: !143, file: !3, line: 76, type: !6)
!143 = distinct !DILexicalBlock(scope: !140, file: !3, line: 76, column: 5)
!144 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 6144, elements: !145)
!145 = !{!146, !147}
!146 = !DISubrange(count: 3)
!147 = !DISubrange(count: 64)
!148 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 9]}
!149 = !{i32 7, !"Dwarf Version", i32 2}
!150 = !{i32 2, !"Debug Info Version", i32 3}
!151 = !{i32 1, !"wchar_size", i32 4}
!152 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!153 = !{i32 7, !"frame-pointer", i32 2}
!154 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!155 = !{!"clang"}
!156 = !{!157, !157, i64 0}
!157 = !{!"int", !158, i64 0}
!158 = !{!"omnipotent char", !159, i64 0}
!159 = !{!"Simple C++ TBAA"}
!160 = !{i32 2, i32 0}
!161 = distinct !DISubprogram(name: "spread", scope: !3, file: !3, line: 18, type: !162, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !167)
!162 = !DISubroutineType(types: !163)
!163 = !{null, !6, !6, !164, !12, !12, !166}
!164 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !165, size: 64)
!165 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!166 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!167 = !{!168, !169, !170, !171, !172, !173, !174, !175, !176, !177, !178, !180, !183, !184}
!168 = !DILocalVariable(name: "rows", arg: 1, scope: !161, file: !3, line: 18, type: !6)
!169 = !DILocalVariable(name: "columns", arg: 2, scope: !161, file: !3, line: 18, type: !6)
!170 = !DILocalVariable(name: "virus", arg: 3, scope: !161, file: !3, line: 18, type: !164)
!171 = !DILocalVariable(name: "share", arg: 4, scope: !161, file: !3, line: 18, type: !12)
!172 = !DILocalVariable(name: "decay", arg: 5, scope: !161, file: !3, line: 19, type: !12)
!173 = !DILocalVariable(name: "spread_to", arg: 6, scope: !161, file: !3, line: 19, type: !166)
!174 = !DILocalVariable(name: "c", scope: !161, file: !3, line: 20, type: !6)
!175 = !DILocalVariable(name: "r", scope: !161, file: !3, line: 20, type: !6)
!176 = !DILocalVariable(name: "sum", scope: !161, file: !3, line: 23, type: !12)
!177 = !DILocalVariable(name: "count", scope: !161, file: !3, line: 24, type: !6)
!178 = !DILocalVariable(name: "dr", scope: !179, file: !3, line: 25, type: !6)
!179 = distinct !DILexicalBlock(scope: !161, file: !3, line: 25, column: 3)
!180 = !DILocalVariable(name: "dc", scope: !181, file: !3, line: 26, type: !6)
!181 = distinct !DILexicalBlock(scope: !182, file: !3, line: 26, column: 5)
!182 = distinct !DILexicalBlock(scope: !179, file: !3, line: 25, column: 3)
!183 = !DILocalVariable(name: "here", scope: !161, file: !3, line: 31, type: !12)
!184 = !DILocalVariable(name: "mean", scope: !161, file: !3, line: 33, type: !12)
!185 = !DILocation(line: 0, scope: !161)
!186 = !DILocation(line: 66, column: 27, scope: !187, inlinedAt: !188)
!187 = distinct !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv", scope: !38, file: !39, line: 66, type: !42, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !41)
!188 = distinct !DILocation(line: 20, column: 11, scope: !161)
!189 = !DILocation(line: 79, column: 27, scope: !190, inlinedAt: !191)
!190 = distinct !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv", scope: !69, file: !39, line: 79, type: !42, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !71)
!191 = distinct !DILocation(line: 20, column: 24, scope: !161)
!192 = !DILocation(line: 20, column: 22, scope: !161)
!193 = !DILocation(line: 53, column: 27, scope: !194, inlinedAt: !195)
!194 = distinct !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv", scope: !97, file: !39, line: 53, type: !42, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !99)
!195 = distinct !DILocation(line: 20, column: 37, scope: !161)
!196 = !DILocation(line: 20, column: 35, scope: !161)
!197 = !DILocation(line: 67, column: 27, scope: !198, inlinedAt: !199)
!198 = distinct !DISubprogram(name: "__fetch_builtin_y", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv", scope: !38, file: !39, line: 67, type: !42, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !44)
!199 = distinct !DILocation(line: 20, column: 54, scope: !161)
!200 = !DILocation(line: 80, column: 27, scope: !201, inlinedAt: !202)
!201 = distinct !DISubprogram(name: "__fetch_builtin_y", linkageName: "_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv", scope: !69, file: !39, line: 80, type: !42, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !72)
!202 = distinct !DILocation(line: 20, column: 67, scope: !161)
!203 = !DILocation(line: 20, column: 65, scope: !161)
!204 = !DILocation(line: 54, column: 27, scope: !205, inlinedAt: !206)
!205 = distinct !DISubprogram(name: "__fetch_builtin_y", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv", scope: !97, file: !39, line: 54, type: !42, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !100)
!206 = distinct !DILocation(line: 20, column: 80, scope: !161)
!207 = !DILocation(line: 20, column: 78, scope: !161)
!208 = !DILocation(line: 21, column: 9, scope: !209)
!209 = distinct !DILexicalBlock(scope: !161, file: !3, line: 21, column: 7)
!210 = !DILocation(line: 21, column: 17, scope: !209)
!211 = !DILocation(line: 0, scope: !179)
!212 = !DILocation(line: 0, scope: !181)
!213 = !DILocation(line: 27, column: 20, scope: !214)
!214 = distinct !DILexicalBlock(scope: !215, file: !3, line: 27, column: 11)
!215 = distinct !DILexicalBlock(scope: !181, file: !3, line: 26, column: 5)
!216 = !DILocation(line: 27, column: 74, scope: !214)
!217 = !DILocation(line: 27, column: 79, scope: !214)
!218 = !DILocation(line: 28, column: 16, scope: !219)
!219 = distinct !DILexicalBlock(scope: !214, file: !3, line: 27, column: 100)
!220 = !{!221, !221, i64 0}
!221 = !{!"float", !158, i64 0}
!222 = !DILocation(line: 28, column: 13, scope: !219)
!223 = !DILocation(line: 30, column: 7, scope: !219)
!224 = !DILocation(line: 27, column: 69, scope: !214)
!225 = !DILocation(line: 31, column: 16, scope: !161)
!226 = !DILocation(line: 32, column: 3, scope: !161)
!227 = !DILocation(line: 33, column: 22, scope: !161)
!228 = !DILocation(line: 33, column: 16, scope: !161)
!229 = !DILocation(line: 34, column: 54, scope: !161)
!230 = !DILocation(line: 34, column: 46, scope: !161)
!231 = !DILocation(line: 34, column: 38, scope: !161)
!232 = !DILocation(line: 34, column: 70, scope: !161)
!233 = !DILocation(line: 34, column: 63, scope: !161)
!234 = !DILocation(line: 34, column: 30, scope: !161)
!235 = !DILocation(line: 35, column: 1, scope: !161)
!236 = distinct !DISubprogram(name: "live", scope: !3, file: !3, line: 37, type: !237, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !239)
!237 = !DISubroutineType(types: !238)
!238 = !{null, !6, !6, !6, !17, !164, !6, !12, !7, !7, !166, !9, !9}
!239 = !{!240, !241, !242, !243, !244, !245, !246, !247, !248, !249, !250, !251, !252, !253, !254, !255, !256}
!240 = !DILocalVariable(name: "rows", arg: 1, scope: !236, file: !3, line: 37, type: !6)
!241 = !DILocalVariable(name: "columns", arg: 2, scope: !236, file: !3, line: 37, type: !6)
!242 = !DILocalVariable(name: "day", arg: 3, scope: !236, file: !3, line: 37, type: !6)
!243 = !DILocalVariable(name: "seed", arg: 4, scope: !236, file: !3, line: 37, type: !17)
!244 = !DILocalVariable(name: "before", arg: 5, scope: !236, file: !3, line: 37, type: !164)
!245 = !DILocalVariable(name: "lifetime", arg: 6, scope: !236, file: !3, line: 38, type: !6)
!246 = !DILocalVariable(name: "made", arg: 7, scope: !236, file: !3, line: 38, type: !12)
!247 = !DILocalVariable(name: "state", arg: 8, scope: !236, file: !3, line: 38, type: !7)
!248 = !DILocalVariable(name: "age", arg: 9, scope: !236, file: !3, line: 38, type: !7)
!249 = !DILocalVariable(name: "virus", arg: 10, scope: !236, file: !3, line: 39, type: !166)
!250 = !DILocalVariable(name: "new_state", arg: 11, scope: !236, file: !3, line: 39, type: !9)
!251 = !DILocalVariable(name: "new_age", arg: 12, scope: !236, file: !3, line: 39, type: !9)
!252 = !DILocalVariable(name: "c", scope: !236, file: !3, line: 40, type: !6)
!253 = !DILocalVariable(name: "r", scope: !236, file: !3, line: 40, type: !6)
!254 = !DILocalVariable(name: "at", scope: !236, file: !3, line: 43, type: !6)
!255 = !DILocalVariable(name: "chance", scope: !236, file: !3, line: 47, type: !17)
!256 = !DILocalVariable(name: "limit", scope: !236, file: !3, line: 48, type: !6)
!257 = !DILocation(line: 0, scope: !236)
!258 = !DILocation(line: 66, column: 27, scope: !187, inlinedAt: !259)
!259 = distinct !DILocation(line: 40, column: 11, scope: !236)
!260 = !DILocation(line: 79, column: 27, scope: !190, inlinedAt: !261)
!261 = distinct !DILocation(line: 40, column: 24, scope: !236)
!262 = !DILocation(line: 40, column: 22, scope: !236)
!263 = !DILocation(line: 53, column: 27, scope: !194, inlinedAt: !264)
!264 = distinct !DILocation(line: 40, column: 37, scope: !236)
!265 = !DILocation(line: 40, column: 35, scope: !236)
!266 = !DILocation(line: 67, column: 27, scope: !198, inlinedAt: !267)
!267 = distinct !DILocation(line: 40, column: 54, scope: !236)
!268 = !DILocation(line: 80, column: 27, scope: !201, inlinedAt: !269)
!269 = distinct !DILocation(line: 40, column: 67, scope: !236)
!270 = !DILocation(line: 40, column: 65, scope: !236)
!271 = !DILocation(line: 54, column: 27, scope: !205, inlinedAt: !272)
!272 = distinct !DILocation(line: 40, column: 80, scope: !236)
!273 = !DILocation(line: 40, column: 78, scope: !236)
!274 = !DILocation(line: 41, column: 9, scope: !275)
!275 = distinct !DILexicalBlock(scope: !236, file: !3, line: 41, column: 7)
!276 = !DILocation(line: 41, column: 17, scope: !275)
!277 = !DILocation(line: 43, column: 14, scope: !236)
!278 = !DILocation(line: 43, column: 24, scope: !236)
!279 = !DILocation(line: 44, column: 19, scope: !236)
!280 = !DILocation(line: 44, column: 3, scope: !236)
!281 = !DILocation(line: 44, column: 17, scope: !236)
!282 = !DILocation(line: 45, column: 17, scope: !236)
!283 = !DILocation(line: 45, column: 3, scope: !236)
!284 = !DILocation(line: 45, column: 15, scope: !236)
!285 = !DILocation(line: 46, column: 15, scope: !236)
!286 = !DILocation(line: 46, column: 3, scope: !236)
!287 = !DILocation(line: 46, column: 13, scope: !236)
!288 = !DILocalVariable(name: "x", arg: 1, scope: !289, file: !3, line: 10, type: !17)
!289 = distinct !DISubprogram(name: "hash", linkageName: "_ZL4hashj", scope: !3, file: !3, line: 10, type: !290, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !292)
!290 = !DISubroutineType(types: !291)
!291 = !{!17, !17}
!292 = !{!288}
!293 = !DILocation(line: 0, scope: !289, inlinedAt: !294)
!294 = distinct !DILocation(line: 47, column: 26, scope: !236)
!295 = !DILocation(line: 0, scope: !289, inlinedAt: !296)
!296 = distinct !DILocation(line: 47, column: 21, scope: !236)
!297 = !DILocation(line: 49, column: 7, scope: !298)
!298 = distinct !DILexicalBlock(scope: !236, file: !3, line: 49, column: 7)
!299 = !DILocation(line: 49, column: 17, scope: !298)
!300 = !DILocation(line: 49, column: 28, scope: !298)
!301 = !DILocation(line: 47, column: 36, scope: !236)
!302 = !DILocation(line: 11, column: 10, scope: !289, inlinedAt: !294)
!303 = !DILocation(line: 11, column: 5, scope: !289, inlinedAt: !294)
!304 = !DILocation(line: 12, column: 5, scope: !289, inlinedAt: !294)
!305 = !DILocation(line: 13, column: 10, scope: !289, inlinedAt: !294)
!306 = !DILocation(line: 13, column: 5, scope: !289, inlinedAt: !294)
!307 = !DILocation(line: 14, column: 5, scope: !289, inlinedAt: !294)
!308 = !DILocation(line: 15, column: 16, scope: !289, inlinedAt: !294)
!309 = !DILocation(line: 47, column: 43, scope: !236)
!310 = !DILocation(line: 11, column: 10, scope: !289, inlinedAt: !296)
!311 = !DILocation(line: 11, column: 5, scope: !289, inlinedAt: !296)
!312 = !DILocation(line: 12, column: 5, scope: !289, inlinedAt: !296)
!313 = !DILocation(line: 13, column: 10, scope: !289, inlinedAt: !296)
!314 = !DILocation(line: 13, column: 5, scope: !289, inlinedAt: !296)
!315 = !DILocation(line: 14, column: 5, scope: !289, inlinedAt: !296)
!316 = !DILocation(line: 15, column: 16, scope: !289, inlinedAt: !296)
!317 = !DILocation(line: 15, column: 12, scope: !289, inlinedAt: !296)
!318 = !DILocation(line: 48, column: 32, scope: !236)
!319 = !DILocation(line: 48, column: 20, scope: !236)
!320 = !DILocation(line: 47, column: 49, scope: !236)
!321 = !DILocation(line: 49, column: 43, scope: !298)
!322 = !DILocation(line: 50, column: 19, scope: !323)
!323 = distinct !DILexicalBlock(scope: !298, file: !3, line: 49, column: 52)
!324 = !DILocation(line: 51, column: 17, scope: !323)
!325 = !DILocation(line: 53, column: 7, scope: !326)
!326 = distinct !DILexicalBlock(scope: !236, file: !3, line: 53, column: 7)
!327 = !DILocation(line: 52, column: 3, scope: !323)
!328 = !DILocation(line: 53, column: 17, scope: !326)
!329 = !DILocation(line: 54, column: 27, scope: !330)
!330 = distinct !DILexicalBlock(scope: !326, file: !3, line: 53, column: 30)
!331 = !DILocation(line: 54, column: 15, scope: !330)
!332 = !DILocation(line: 55, column: 19, scope: !330)
!333 = !DILocation(line: 55, column: 27, scope: !330)
!334 = !DILocation(line: 55, column: 17, scope: !330)
!335 = !DILocation(line: 56, column: 9, scope: !336)
!336 = distinct !DILexicalBlock(scope: !330, file: !3, line: 56, column: 9)
!337 = !DILocation(line: 56, column: 17, scope: !336)
!338 = !DILocation(line: 56, column: 21, scope: !336)
!339 = !DILocation(line: 57, column: 21, scope: !336)
!340 = !DILocation(line: 57, column: 7, scope: !336)
!341 = !DILocation(line: 59, column: 1, scope: !236)
!342 = !DILocation(line: 0, scope: !2)
!343 = !DILocation(line: 53, column: 27, scope: !194, inlinedAt: !344)
!344 = distinct !DILocation(line: 64, column: 11, scope: !2)
!345 = !DILocation(line: 0, scope: !132)
!346 = !DILocation(line: 65, column: 8, scope: !132)
!347 = !DILocation(line: 66, column: 19, scope: !348)
!348 = distinct !DILexicalBlock(scope: !132, file: !3, line: 65, column: 3)
!349 = !DILocation(line: 66, column: 5, scope: !348)
!350 = !DILocation(line: 67, column: 3, scope: !2)
!351 = !DILocation(line: 0, scope: !134)
!352 = !DILocation(line: 68, column: 23, scope: !138)
!353 = !DILocation(line: 68, column: 3, scope: !134)
!354 = !DILocation(line: 0, scope: !136)
!355 = !DILocation(line: 70, column: 21, scope: !356)
!356 = distinct !DILexicalBlock(scope: !357, file: !3, line: 70, column: 11)
!357 = distinct !DILexicalBlock(scope: !136, file: !3, line: 69, column: 5)
!358 = !DILocation(line: 73, column: 3, scope: !2)
!359 = !DILocation(line: 74, column: 9, scope: !141)
!360 = !DILocation(line: 0, scope: !143)
!361 = !DILocation(line: 0, scope: !140)
!362 = !DILocation(line: 76, column: 5, scope: !143)
!363 = !DILocation(line: 71, column: 23, scope: !356)
!364 = !DILocation(line: 71, column: 9, scope: !356)
!365 = !DILocation(line: 68, column: 35, scope: !138)
!366 = distinct !{!366, !353, !367, !368}
!367 = !DILocation(line: 72, column: 3, scope: !134)
!368 = !{!"llvm.loop.mustprogress"}
!369 = !DILocation(line: 78, column: 5, scope: !140)
!370 = !DILocation(line: 78, column: 15, scope: !140)
!371 = !DILocation(line: 79, column: 3, scope: !140)
!372 = !DILocation(line: 77, column: 14, scope: !373)
!373 = distinct !DILexicalBlock(scope: !143, file: !3, line: 76, column: 5)
!374 = !DILocation(line: 77, column: 11, scope: !373)
!375 = !DILocation(line: 76, column: 29, scope: !373)
!376 = !DILocation(line: 76, column: 23, scope: !373)
!377 = distinct !{!377, !362, !378, !368}
!378 = !DILocation(line: 77, column: 23, scope: !143)
!379 = !DILocation(line: 80, column: 1, scope: !2)
