; perfdojo: infection.cu at light for sm_90, 1dbbc671191674c5
; ModuleID = '<string>'
source_filename = "infection.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@_ZZ11count_cellsE4part = internal addrspace(3) global [3 x [64 x i32]] undef, align 4, !dbg !0

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @spread(i32 noundef %rows, i32 noundef %columns, ptr noundef %virus, float noundef %share, float noundef %decay, ptr noundef %spread_to) #0 !dbg !160 {
entry:
    #dbg_value(i32 %rows, !167, !DIExpression(), !184)
    #dbg_value(i32 %columns, !168, !DIExpression(), !184)
    #dbg_value(ptr %virus, !169, !DIExpression(), !184)
    #dbg_value(float %share, !170, !DIExpression(), !184)
    #dbg_value(float %decay, !171, !DIExpression(), !184)
    #dbg_value(ptr %spread_to, !172, !DIExpression(), !184)
  %i = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !185
  %i40 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !188
  %mul = mul i32 %i, %i40, !dbg !191
  %i41 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !192
  %add = add i32 %mul, %i41, !dbg !195
    #dbg_value(i32 %add, !173, !DIExpression(), !184)
  %i42 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !196
  %i43 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !199
  %mul5 = mul nuw nsw i32 %i42, %i43, !dbg !202
  %i44 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !203
  %add7 = add nuw nsw i32 %mul5, %i44, !dbg !206
    #dbg_value(i32 %add7, !174, !DIExpression(), !184)
  %cmp = icmp sge i32 %add7, %rows, !dbg !207
  %cmp8 = icmp sge i32 %add, %columns
  %or.cond = or i1 %cmp, %cmp8, !dbg !209
  br i1 %or.cond, label %cleanup.cont, label %for.cond, !dbg !209

for.cond:                                         ; preds = %entry, %for.inc36
  %count.0 = phi i32 [ %count.1, %for.inc36 ], [ 0, %entry ], !dbg !210
  %dr.0 = phi i32 [ %inc37, %for.inc36 ], [ -1, %entry ], !dbg !211
  %sum.0 = phi float [ %sum.1, %for.inc36 ], [ 0.000000e+00, %entry ], !dbg !212
    #dbg_value(float %sum.0, !175, !DIExpression(), !184)
    #dbg_value(i32 %dr.0, !177, !DIExpression(), !213)
    #dbg_value(i32 %count.0, !176, !DIExpression(), !184)
  %cmp9 = icmp sle i32 %dr.0, 1, !dbg !214
  br i1 %cmp9, label %for.cond10, label %for.end38, !dbg !215

for.cond10:                                       ; preds = %for.cond, %for.inc
  %count.1 = phi i32 [ %count.2, %for.inc ], [ %count.0, %for.cond ], !dbg !184
  %dc.0 = phi i32 [ %inc, %for.inc ], [ -1, %for.cond ], !dbg !216
  %sum.1 = phi float [ %sum.2, %for.inc ], [ %sum.0, %for.cond ], !dbg !184
    #dbg_value(float %sum.1, !175, !DIExpression(), !184)
    #dbg_value(i32 %dc.0, !179, !DIExpression(), !217)
    #dbg_value(i32 %count.1, !176, !DIExpression(), !184)
  %cmp11 = icmp sle i32 %dc.0, 1, !dbg !218
  br i1 %cmp11, label %for.body13, label %for.inc36, !dbg !220

for.body13:                                       ; preds = %for.cond10
  %cmp14 = icmp ne i32 %dr.0, 0, !dbg !221
  %cmp16 = icmp ne i32 %dc.0, 0
  %or.cond35 = or i1 %cmp14, %cmp16, !dbg !223
  %add17 = add nsw i32 %add7, %dr.0
  %cmp18 = icmp sge i32 %add17, 0
  %or.cond36 = select i1 %or.cond35, i1 %cmp18, i1 false, !dbg !223
  %add20 = add nsw i32 %add7, %dr.0
  %cmp21 = icmp slt i32 %add20, %rows
  %or.cond37 = select i1 %or.cond36, i1 %cmp21, i1 false, !dbg !223
  %add23 = add nsw i32 %add, %dc.0
  %cmp24 = icmp sge i32 %add23, 0
  %or.cond38 = select i1 %or.cond37, i1 %cmp24, i1 false, !dbg !223
  %add26 = add nsw i32 %add, %dc.0
  %cmp27 = icmp slt i32 %add26, %columns
  %or.cond39 = select i1 %or.cond38, i1 %cmp27, i1 false, !dbg !223
  br i1 %or.cond39, label %if.then28, label %for.inc, !dbg !223

if.then28:                                        ; preds = %for.body13
  %add29 = add nsw i32 %add7, %dr.0, !dbg !224
  %mul30 = mul nsw i32 %add29, %columns, !dbg !226
  %add31 = add nsw i32 %mul30, %add, !dbg !227
  %add32 = add nsw i32 %add31, %dc.0, !dbg !228
  %idxprom = sext i32 %add32 to i64, !dbg !229
  %arrayidx = getelementptr inbounds float, ptr %virus, i64 %idxprom, !dbg !229
  %i45 = load float, ptr %arrayidx, align 4, !dbg !229, !tbaa !230
  %add33 = fadd contract float %sum.1, %i45, !dbg !232
    #dbg_value(float %add33, !175, !DIExpression(), !184)
  %add34 = add nsw i32 %count.1, 1, !dbg !233
    #dbg_value(i32 %add34, !176, !DIExpression(), !184)
  br label %for.inc, !dbg !234

for.inc:                                          ; preds = %if.then28, %for.body13
  %count.2 = phi i32 [ %add34, %if.then28 ], [ %count.1, %for.body13 ], !dbg !184
  %sum.2 = phi float [ %add33, %if.then28 ], [ %sum.1, %for.body13 ], !dbg !184
    #dbg_value(float %sum.2, !175, !DIExpression(), !184)
    #dbg_value(i32 %count.2, !176, !DIExpression(), !184)
  %inc = add nsw i32 %dc.0, 1, !dbg !235
    #dbg_value(i32 %inc, !179, !DIExpression(), !217)
  br label %for.cond10, !dbg !236, !llvm.loop !237

for.inc36:                                        ; preds = %for.cond10
  %inc37 = add nsw i32 %dr.0, 1, !dbg !240
    #dbg_value(i32 %inc37, !177, !DIExpression(), !213)
  br label %for.cond, !dbg !241, !llvm.loop !242

for.end38:                                        ; preds = %for.cond
  %mul39 = mul nsw i32 %add7, %columns, !dbg !244
  %add40 = add nsw i32 %mul39, %add, !dbg !245
  %idxprom41 = sext i32 %add40 to i64, !dbg !246
  %arrayidx42 = getelementptr inbounds float, ptr %virus, i64 %idxprom41, !dbg !246
  %i46 = load float, ptr %arrayidx42, align 4, !dbg !246, !tbaa !230
    #dbg_value(float %i46, !182, !DIExpression(), !184)
  %mul43 = mul nsw i32 %add7, %columns, !dbg !247
  %add44 = add nsw i32 %mul43, %add, !dbg !248
  %idxprom45 = sext i32 %add44 to i64, !dbg !249
  %arrayidx46 = getelementptr inbounds float, ptr %spread_to, i64 %idxprom45, !dbg !249
  store float 0.000000e+00, ptr %arrayidx46, align 4, !dbg !250, !tbaa !230
  %cmp47 = icmp sgt i32 %count.0, 0, !dbg !251
  br i1 %cmp47, label %cond.true, label %cond.end, !dbg !252

cond.true:                                        ; preds = %for.end38
  %conv = uitofp nneg i32 %count.0 to float, !dbg !253
  %div = fdiv contract float %sum.0, %conv, !dbg !254
  br label %cond.end, !dbg !252

cond.end:                                         ; preds = %for.end38, %cond.true
  %cond = phi float [ %div, %cond.true ], [ 0.000000e+00, %for.end38 ], !dbg !252
    #dbg_value(float %cond, !183, !DIExpression(), !184)
  %sub = fsub contract float %cond, %i46, !dbg !255
  %mul48 = fmul contract float %share, %sub, !dbg !256
  %add49 = fadd contract float %i46, %mul48, !dbg !257
  %sub50 = fsub contract float 1.000000e+00, %decay, !dbg !258
  %mul51 = fmul contract float %add49, %sub50, !dbg !259
  %mul52 = mul nsw i32 %add7, %columns, !dbg !260
  %add53 = add nsw i32 %mul52, %add, !dbg !261
  %idxprom54 = sext i32 %add53 to i64, !dbg !262
  %arrayidx55 = getelementptr inbounds float, ptr %spread_to, i64 %idxprom54, !dbg !262
  store float %mul51, ptr %arrayidx55, align 4, !dbg !263, !tbaa !230
  br label %cleanup.cont, !dbg !264

cleanup.cont:                                     ; preds = %cond.end, %entry
  ret void, !dbg !264
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @live(i32 noundef %rows, i32 noundef %columns, i32 noundef %day, i32 noundef %seed, ptr noundef %before, i32 noundef %lifetime, float noundef %made, ptr noundef %state, ptr noundef %age, ptr noundef %virus, ptr noundef %new_state, ptr noundef %new_age) #0 !dbg !265 {
entry:
    #dbg_value(i32 %rows, !269, !DIExpression(), !286)
    #dbg_value(i32 %columns, !270, !DIExpression(), !286)
    #dbg_value(i32 %day, !271, !DIExpression(), !286)
    #dbg_value(i32 %seed, !272, !DIExpression(), !286)
    #dbg_value(ptr %before, !273, !DIExpression(), !286)
    #dbg_value(i32 %lifetime, !274, !DIExpression(), !286)
    #dbg_value(float %made, !275, !DIExpression(), !286)
    #dbg_value(ptr %state, !276, !DIExpression(), !286)
    #dbg_value(ptr %age, !277, !DIExpression(), !286)
    #dbg_value(ptr %virus, !278, !DIExpression(), !286)
    #dbg_value(ptr %new_state, !279, !DIExpression(), !286)
    #dbg_value(ptr %new_age, !280, !DIExpression(), !286)
  %i = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !287
  %i33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !289
  %mul = mul i32 %i, %i33, !dbg !291
  %i34 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !292
  %add = add i32 %mul, %i34, !dbg !294
    #dbg_value(i32 %add, !281, !DIExpression(), !286)
  %i35 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !295
  %i36 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !297
  %mul5 = mul nuw nsw i32 %i35, %i36, !dbg !299
  %i37 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !300
  %add7 = add nuw nsw i32 %mul5, %i37, !dbg !302
    #dbg_value(i32 %add7, !282, !DIExpression(), !286)
  %cmp = icmp sge i32 %add7, %rows, !dbg !303
  %cmp8 = icmp sge i32 %add, %columns
  %or.cond = or i1 %cmp, %cmp8, !dbg !305
  br i1 %or.cond, label %cleanup.cont, label %if.end, !dbg !305

if.end:                                           ; preds = %entry
  %mul9 = mul nsw i32 %add7, %columns, !dbg !306
  %add10 = add nsw i32 %mul9, %add, !dbg !307
    #dbg_value(i32 %add10, !283, !DIExpression(), !286)
  %idxprom = sext i32 %add10 to i64, !dbg !308
  %arrayidx = getelementptr inbounds i32, ptr %state, i64 %idxprom, !dbg !308
  %i38 = load i32, ptr %arrayidx, align 4, !dbg !308, !tbaa !155
  %idxprom11 = sext i32 %add10 to i64, !dbg !309
  %arrayidx12 = getelementptr inbounds i32, ptr %new_state, i64 %idxprom11, !dbg !309
  store i32 %i38, ptr %arrayidx12, align 4, !dbg !310, !tbaa !155
  %idxprom13 = sext i32 %add10 to i64, !dbg !311
  %arrayidx14 = getelementptr inbounds i32, ptr %age, i64 %idxprom13, !dbg !311
  %i39 = load i32, ptr %arrayidx14, align 4, !dbg !311, !tbaa !155
  %idxprom15 = sext i32 %add10 to i64, !dbg !312
  %arrayidx16 = getelementptr inbounds i32, ptr %new_age, i64 %idxprom15, !dbg !312
  store i32 %i39, ptr %arrayidx16, align 4, !dbg !313, !tbaa !155
  %idxprom17 = sext i32 %add10 to i64, !dbg !314
  %arrayidx18 = getelementptr inbounds float, ptr %before, i64 %idxprom17, !dbg !314
  %i40 = load float, ptr %arrayidx18, align 4, !dbg !314, !tbaa !230
  %idxprom19 = sext i32 %add10 to i64, !dbg !315
  %arrayidx20 = getelementptr inbounds float, ptr %virus, i64 %idxprom19, !dbg !315
  store float %i40, ptr %arrayidx20, align 4, !dbg !316, !tbaa !230
  %add21 = add i32 %seed, %day, !dbg !317
  %call22 = call noundef i32 @_ZL4hashj(i32 noundef %add21) #5, !dbg !318
  %xor = xor i32 %call22, %add10, !dbg !319
  %call23 = call noundef i32 @_ZL4hashj(i32 noundef %xor) #5, !dbg !320
  %rem = urem i32 %call23, 1000, !dbg !321
    #dbg_value(i32 %rem, !284, !DIExpression(), !286)
  %idxprom24 = sext i32 %add10 to i64, !dbg !322
  %arrayidx25 = getelementptr inbounds float, ptr %before, i64 %idxprom24, !dbg !322
  %i41 = load float, ptr %arrayidx25, align 4, !dbg !322, !tbaa !230
  %mul26 = fmul contract float %i41, 1.000000e+02, !dbg !323
  %conv = fptosi float %mul26 to i32, !dbg !324
    #dbg_value(i32 %conv, !285, !DIExpression(), !286)
  %idxprom27 = sext i32 %add10 to i64, !dbg !325
  %arrayidx28 = getelementptr inbounds i32, ptr %state, i64 %idxprom27, !dbg !325
  %i42 = load i32, ptr %arrayidx28, align 4, !dbg !325, !tbaa !155
  %cmp29 = icmp eq i32 %i42, 0, !dbg !327
  %cmp30 = icmp slt i32 %rem, %conv
  %or.cond32 = select i1 %cmp29, i1 %cmp30, i1 false, !dbg !328
  br i1 %or.cond32, label %if.then31, label %if.end36, !dbg !328

if.then31:                                        ; preds = %if.end
  %idxprom32 = sext i32 %add10 to i64, !dbg !329
  %arrayidx33 = getelementptr inbounds i32, ptr %new_state, i64 %idxprom32, !dbg !329
  store i32 1, ptr %arrayidx33, align 4, !dbg !331, !tbaa !155
  %idxprom34 = sext i32 %add10 to i64, !dbg !332
  %arrayidx35 = getelementptr inbounds i32, ptr %new_age, i64 %idxprom34, !dbg !332
  store i32 0, ptr %arrayidx35, align 4, !dbg !333, !tbaa !155
  br label %if.end36, !dbg !334

if.end36:                                         ; preds = %if.then31, %if.end
  %idxprom37 = sext i32 %add10 to i64, !dbg !335
  %arrayidx38 = getelementptr inbounds i32, ptr %state, i64 %idxprom37, !dbg !335
  %i43 = load i32, ptr %arrayidx38, align 4, !dbg !335, !tbaa !155
  %cmp39 = icmp eq i32 %i43, 1, !dbg !337
  br i1 %cmp39, label %if.then40, label %cleanup.cont, !dbg !337

if.then40:                                        ; preds = %if.end36
  %idxprom41 = sext i32 %add10 to i64, !dbg !338
  %arrayidx42 = getelementptr inbounds float, ptr %virus, i64 %idxprom41, !dbg !338
  %i44 = load float, ptr %arrayidx42, align 4, !dbg !338, !tbaa !230
  %add43 = fadd contract float %i44, %made, !dbg !340
  %idxprom44 = sext i32 %add10 to i64, !dbg !341
  %arrayidx45 = getelementptr inbounds float, ptr %virus, i64 %idxprom44, !dbg !341
  store float %add43, ptr %arrayidx45, align 4, !dbg !342, !tbaa !230
  %idxprom46 = sext i32 %add10 to i64, !dbg !343
  %arrayidx47 = getelementptr inbounds i32, ptr %age, i64 %idxprom46, !dbg !343
  %i45 = load i32, ptr %arrayidx47, align 4, !dbg !343, !tbaa !155
  %add48 = add nsw i32 %i45, 1, !dbg !344
  %idxprom49 = sext i32 %add10 to i64, !dbg !345
  %arrayidx50 = getelementptr inbounds i32, ptr %new_age, i64 %idxprom49, !dbg !345
  store i32 %add48, ptr %arrayidx50, align 4, !dbg !346, !tbaa !155
  %idxprom51 = sext i32 %add10 to i64, !dbg !347
  %arrayidx52 = getelementptr inbounds i32, ptr %age, i64 %idxprom51, !dbg !347
  %i46 = load i32, ptr %arrayidx52, align 4, !dbg !347, !tbaa !155
  %add53 = add nsw i32 %i46, 1, !dbg !349
  %cmp54 = icmp sge i32 %add53, %lifetime, !dbg !350
  br i1 %cmp54, label %if.then55, label %cleanup.cont, !dbg !350

if.then55:                                        ; preds = %if.then40
  %idxprom56 = sext i32 %add10 to i64, !dbg !351
  %arrayidx57 = getelementptr inbounds i32, ptr %new_state, i64 %idxprom56, !dbg !351
  store i32 2, ptr %arrayidx57, align 4, !dbg !352, !tbaa !155
  br label %cleanup.cont, !dbg !351

cleanup.cont:                                     ; preds = %entry, %if.then40, %if.then55, %if.end36
  ret void, !dbg !353
}

; Function Attrs: convergent mustprogress nounwind
define internal noundef i32 @_ZL4hashj(i32 noundef %x) #2 !dbg !354 {
entry:
    #dbg_value(i32 %x, !358, !DIExpression(), !359)
  %shr = lshr i32 %x, 16, !dbg !360
  %xor = xor i32 %x, %shr, !dbg !361
    #dbg_value(i32 %xor, !358, !DIExpression(), !359)
  %mul = mul i32 %xor, 2146121005, !dbg !362
    #dbg_value(i32 %mul, !358, !DIExpression(), !359)
  %shr1 = lshr i32 %mul, 15, !dbg !363
  %xor2 = xor i32 %mul, %shr1, !dbg !364
    #dbg_value(i32 %xor2, !358, !DIExpression(), !359)
  %mul3 = mul i32 %xor2, -2073254261, !dbg !365
    #dbg_value(i32 %mul3, !358, !DIExpression(), !359)
  %shr4 = lshr i32 %mul3, 16, !dbg !366
  %xor5 = xor i32 %mul3, %shr4, !dbg !367
  ret i32 %xor5, !dbg !368
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @count_cells(i32 noundef %cells, ptr noundef %state, ptr noundef %counts) #0 !dbg !2 {
entry:
    #dbg_value(i32 %cells, !127, !DIExpression(), !369)
    #dbg_value(ptr %state, !128, !DIExpression(), !369)
    #dbg_value(ptr %counts, !129, !DIExpression(), !369)
  %i = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !370
    #dbg_value(i32 %i, !130, !DIExpression(), !369)
    #dbg_value(i32 0, !131, !DIExpression(), !372)
  br label %for.cond, !dbg !373

for.cond:                                         ; preds = %for.body, %entry
  %kind.0 = phi i32 [ 0, %entry ], [ %inc, %for.body ], !dbg !374
    #dbg_value(i32 %kind.0, !131, !DIExpression(), !372)
  %cmp = icmp slt i32 %kind.0, 3, !dbg !375
  br i1 %cmp, label %for.body, label %for.end, !dbg !377

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %kind.0 to i64, !dbg !378
  %arrayidx = getelementptr inbounds [3 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ11count_cellsE4part to ptr), i64 0, i64 %idxprom, !dbg !378
  %idxprom1 = zext nneg i32 %i to i64, !dbg !378
  %arrayidx2 = getelementptr inbounds [64 x i32], ptr %arrayidx, i64 0, i64 %idxprom1, !dbg !378
  store i32 0, ptr %arrayidx2, align 4, !dbg !379, !tbaa !155
  %inc = add nsw i32 %kind.0, 1, !dbg !380
    #dbg_value(i32 %inc, !131, !DIExpression(), !372)
  br label %for.cond, !dbg !381, !llvm.loop !382

for.end:                                          ; preds = %for.cond
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !384
    #dbg_value(i32 %i, !133, !DIExpression(), !385)
  br label %for.cond3, !dbg !386

for.cond3:                                        ; preds = %for.inc22, %for.end
  %at.0 = phi i32 [ %i, %for.end ], [ %add23, %for.inc22 ], !dbg !387
    #dbg_value(i32 %at.0, !133, !DIExpression(), !385)
  %cmp4 = icmp slt i32 %at.0, %cells, !dbg !388
  br i1 %cmp4, label %for.cond8, label %for.end24, !dbg !389

for.cond8:                                        ; preds = %for.cond3, %for.inc19
  %kind7.0 = phi i32 [ %inc20, %for.inc19 ], [ 0, %for.cond3 ], !dbg !390
    #dbg_value(i32 %kind7.0, !135, !DIExpression(), !391)
  %cmp9 = icmp slt i32 %kind7.0, 3, !dbg !392
  br i1 %cmp9, label %for.body11, label %for.inc22, !dbg !394

for.body11:                                       ; preds = %for.cond8
  %idxprom12 = sext i32 %at.0 to i64, !dbg !395
  %arrayidx13 = getelementptr inbounds i32, ptr %state, i64 %idxprom12, !dbg !395
  %i16 = load i32, ptr %arrayidx13, align 4, !dbg !395, !tbaa !155
  %cmp14 = icmp eq i32 %i16, %kind7.0, !dbg !397
  br i1 %cmp14, label %if.then, label %for.inc19, !dbg !397

if.then:                                          ; preds = %for.body11
  %idxprom15 = sext i32 %kind7.0 to i64, !dbg !398
  %arrayidx16 = getelementptr inbounds [3 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ11count_cellsE4part to ptr), i64 0, i64 %idxprom15, !dbg !398
  %idxprom17 = zext nneg i32 %i to i64, !dbg !398
  %arrayidx18 = getelementptr inbounds [64 x i32], ptr %arrayidx16, i64 0, i64 %idxprom17, !dbg !398
  %i17 = load i32, ptr %arrayidx18, align 4, !dbg !399, !tbaa !155
  %add = add nsw i32 %i17, 1, !dbg !399
  store i32 %add, ptr %arrayidx18, align 4, !dbg !399, !tbaa !155
  br label %for.inc19, !dbg !398

for.inc19:                                        ; preds = %for.body11, %if.then
  %inc20 = add nsw i32 %kind7.0, 1, !dbg !400
    #dbg_value(i32 %inc20, !135, !DIExpression(), !391)
  br label %for.cond8, !dbg !401, !llvm.loop !402

for.inc22:                                        ; preds = %for.cond8
  %add23 = add nsw i32 %at.0, 64, !dbg !404
    #dbg_value(i32 %add23, !133, !DIExpression(), !385)
  br label %for.cond3, !dbg !405, !llvm.loop !406

for.end24:                                        ; preds = %for.cond3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !408
  %cmp25 = icmp slt i32 %i, 3, !dbg !409
  br i1 %cmp25, label %for.cond27, label %if.end41, !dbg !409

for.cond27:                                       ; preds = %for.end24, %for.body30
  %sum.0 = phi i32 [ %add35, %for.body30 ], [ 0, %for.end24 ], !dbg !410
  %k.0 = phi i32 [ %inc37, %for.body30 ], [ 0, %for.end24 ], !dbg !411
    #dbg_value(i32 %k.0, !142, !DIExpression(), !412)
    #dbg_value(i32 %sum.0, !139, !DIExpression(), !410)
  %cmp28 = icmp slt i32 %k.0, 64, !dbg !413
  br i1 %cmp28, label %for.body30, label %for.end38, !dbg !415

for.body30:                                       ; preds = %for.cond27
  %idxprom31 = zext nneg i32 %i to i64, !dbg !416
  %arrayidx32 = getelementptr inbounds [3 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ11count_cellsE4part to ptr), i64 0, i64 %idxprom31, !dbg !416
  %idxprom33 = sext i32 %k.0 to i64, !dbg !416
  %arrayidx34 = getelementptr inbounds [64 x i32], ptr %arrayidx32, i64 0, i64 %idxprom33, !dbg !416
  %i18 = load i32, ptr %arrayidx34, align 4, !dbg !416, !tbaa !155
  %add35 = add nsw i32 %sum.0, %i18, !dbg !417
    #dbg_value(i32 %add35, !139, !DIExpression(), !410)
  %inc37 = add nsw i32 %k.0, 1, !dbg !418
    #dbg_value(i32 %inc37, !142, !DIExpression(), !412)
  br label %for.cond27, !dbg !419, !llvm.loop !420

for.end38:                                        ; preds = %for.cond27
  %idxprom39 = zext nneg i32 %i to i64, !dbg !422
  %arrayidx40 = getelementptr inbounds i32, ptr %counts, i64 %idxprom39, !dbg !422
  store i32 %sum.0, ptr %arrayidx40, align 4, !dbg !423, !tbaa !155
  br label %if.end41, !dbg !424

if.end41:                                         ; preds = %for.end38, %for.end24
  ret void, !dbg !425
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!148, !149, !150, !151, !152, !153}
!llvm.dbg.cu = !{!10}
!llvm.ident = !{!154, !154}
!llvm.errno.tbaa = !{!155}
!nvvmir.version = !{!159}

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
!154 = !{!"clang"}
!155 = !{!156, !156, i64 0}
!156 = !{!"int", !157, i64 0}
!157 = !{!"omnipotent char", !158, i64 0}
!158 = !{!"Simple C++ TBAA"}
!159 = !{i32 2, i32 0}
!160 = distinct !DISubprogram(name: "spread", scope: !3, file: !3, line: 18, type: !161, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !166)
!161 = !DISubroutineType(types: !162)
!162 = !{null, !6, !6, !163, !12, !12, !165}
!163 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !164, size: 64)
!164 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!165 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!166 = !{!167, !168, !169, !170, !171, !172, !173, !174, !175, !176, !177, !179, !182, !183}
!167 = !DILocalVariable(name: "rows", arg: 1, scope: !160, file: !3, line: 18, type: !6)
!168 = !DILocalVariable(name: "columns", arg: 2, scope: !160, file: !3, line: 18, type: !6)
!169 = !DILocalVariable(name: "virus", arg: 3, scope: !160, file: !3, line: 18, type: !163)
!170 = !DILocalVariable(name: "share", arg: 4, scope: !160, file: !3, line: 18, type: !12)
!171 = !DILocalVariable(name: "decay", arg: 5, scope: !160, file: !3, line: 19, type: !12)
!172 = !DILocalVariable(name: "spread_to", arg: 6, scope: !160, file: !3, line: 19, type: !165)
!173 = !DILocalVariable(name: "c", scope: !160, file: !3, line: 20, type: !6)
!174 = !DILocalVariable(name: "r", scope: !160, file: !3, line: 20, type: !6)
!175 = !DILocalVariable(name: "sum", scope: !160, file: !3, line: 23, type: !12)
!176 = !DILocalVariable(name: "count", scope: !160, file: !3, line: 24, type: !6)
!177 = !DILocalVariable(name: "dr", scope: !178, file: !3, line: 25, type: !6)
!178 = distinct !DILexicalBlock(scope: !160, file: !3, line: 25, column: 3)
!179 = !DILocalVariable(name: "dc", scope: !180, file: !3, line: 26, type: !6)
!180 = distinct !DILexicalBlock(scope: !181, file: !3, line: 26, column: 5)
!181 = distinct !DILexicalBlock(scope: !178, file: !3, line: 25, column: 3)
!182 = !DILocalVariable(name: "here", scope: !160, file: !3, line: 31, type: !12)
!183 = !DILocalVariable(name: "mean", scope: !160, file: !3, line: 33, type: !12)
!184 = !DILocation(line: 0, scope: !160)
!185 = !DILocation(line: 66, column: 27, scope: !186, inlinedAt: !187)
!186 = distinct !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv", scope: !38, file: !39, line: 66, type: !42, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !41)
!187 = distinct !DILocation(line: 20, column: 11, scope: !160)
!188 = !DILocation(line: 79, column: 27, scope: !189, inlinedAt: !190)
!189 = distinct !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv", scope: !69, file: !39, line: 79, type: !42, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !71)
!190 = distinct !DILocation(line: 20, column: 24, scope: !160)
!191 = !DILocation(line: 20, column: 22, scope: !160)
!192 = !DILocation(line: 53, column: 27, scope: !193, inlinedAt: !194)
!193 = distinct !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv", scope: !97, file: !39, line: 53, type: !42, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !99)
!194 = distinct !DILocation(line: 20, column: 37, scope: !160)
!195 = !DILocation(line: 20, column: 35, scope: !160)
!196 = !DILocation(line: 67, column: 27, scope: !197, inlinedAt: !198)
!197 = distinct !DISubprogram(name: "__fetch_builtin_y", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv", scope: !38, file: !39, line: 67, type: !42, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !44)
!198 = distinct !DILocation(line: 20, column: 54, scope: !160)
!199 = !DILocation(line: 80, column: 27, scope: !200, inlinedAt: !201)
!200 = distinct !DISubprogram(name: "__fetch_builtin_y", linkageName: "_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv", scope: !69, file: !39, line: 80, type: !42, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !72)
!201 = distinct !DILocation(line: 20, column: 67, scope: !160)
!202 = !DILocation(line: 20, column: 65, scope: !160)
!203 = !DILocation(line: 54, column: 27, scope: !204, inlinedAt: !205)
!204 = distinct !DISubprogram(name: "__fetch_builtin_y", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv", scope: !97, file: !39, line: 54, type: !42, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !100)
!205 = distinct !DILocation(line: 20, column: 80, scope: !160)
!206 = !DILocation(line: 20, column: 78, scope: !160)
!207 = !DILocation(line: 21, column: 9, scope: !208)
!208 = distinct !DILexicalBlock(scope: !160, file: !3, line: 21, column: 7)
!209 = !DILocation(line: 21, column: 17, scope: !208)
!210 = !DILocation(line: 24, column: 7, scope: !160)
!211 = !DILocation(line: 25, scope: !178)
!212 = !DILocation(line: 23, column: 9, scope: !160)
!213 = !DILocation(line: 0, scope: !178)
!214 = !DILocation(line: 25, column: 24, scope: !181)
!215 = !DILocation(line: 25, column: 3, scope: !178)
!216 = !DILocation(line: 26, scope: !180)
!217 = !DILocation(line: 0, scope: !180)
!218 = !DILocation(line: 26, column: 26, scope: !219)
!219 = distinct !DILexicalBlock(scope: !180, file: !3, line: 26, column: 5)
!220 = !DILocation(line: 26, column: 5, scope: !180)
!221 = !DILocation(line: 27, column: 15, scope: !222)
!222 = distinct !DILexicalBlock(scope: !219, file: !3, line: 27, column: 11)
!223 = !DILocation(line: 27, column: 20, scope: !222)
!224 = !DILocation(line: 28, column: 25, scope: !225)
!225 = distinct !DILexicalBlock(scope: !222, file: !3, line: 27, column: 100)
!226 = !DILocation(line: 28, column: 31, scope: !225)
!227 = !DILocation(line: 28, column: 41, scope: !225)
!228 = !DILocation(line: 28, column: 45, scope: !225)
!229 = !DILocation(line: 28, column: 16, scope: !225)
!230 = !{!231, !231, i64 0}
!231 = !{!"float", !157, i64 0}
!232 = !DILocation(line: 28, column: 13, scope: !225)
!233 = !DILocation(line: 29, column: 15, scope: !225)
!234 = !DILocation(line: 30, column: 7, scope: !225)
!235 = !DILocation(line: 26, column: 32, scope: !219)
!236 = !DILocation(line: 26, column: 5, scope: !219)
!237 = distinct !{!237, !220, !238, !239}
!238 = !DILocation(line: 30, column: 7, scope: !180)
!239 = !{!"llvm.loop.mustprogress"}
!240 = !DILocation(line: 25, column: 30, scope: !181)
!241 = !DILocation(line: 25, column: 3, scope: !181)
!242 = distinct !{!242, !215, !243, !239}
!243 = !DILocation(line: 30, column: 7, scope: !178)
!244 = !DILocation(line: 31, column: 24, scope: !160)
!245 = !DILocation(line: 31, column: 34, scope: !160)
!246 = !DILocation(line: 31, column: 16, scope: !160)
!247 = !DILocation(line: 32, column: 15, scope: !160)
!248 = !DILocation(line: 32, column: 25, scope: !160)
!249 = !DILocation(line: 32, column: 3, scope: !160)
!250 = !DILocation(line: 32, column: 30, scope: !160)
!251 = !DILocation(line: 33, column: 22, scope: !160)
!252 = !DILocation(line: 33, column: 16, scope: !160)
!253 = !DILocation(line: 33, column: 41, scope: !160)
!254 = !DILocation(line: 33, column: 32, scope: !160)
!255 = !DILocation(line: 34, column: 54, scope: !160)
!256 = !DILocation(line: 34, column: 46, scope: !160)
!257 = !DILocation(line: 34, column: 38, scope: !160)
!258 = !DILocation(line: 34, column: 70, scope: !160)
!259 = !DILocation(line: 34, column: 63, scope: !160)
!260 = !DILocation(line: 34, column: 15, scope: !160)
!261 = !DILocation(line: 34, column: 25, scope: !160)
!262 = !DILocation(line: 34, column: 3, scope: !160)
!263 = !DILocation(line: 34, column: 30, scope: !160)
!264 = !DILocation(line: 35, column: 1, scope: !160)
!265 = distinct !DISubprogram(name: "live", scope: !3, file: !3, line: 37, type: !266, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !268)
!266 = !DISubroutineType(types: !267)
!267 = !{null, !6, !6, !6, !17, !163, !6, !12, !7, !7, !165, !9, !9}
!268 = !{!269, !270, !271, !272, !273, !274, !275, !276, !277, !278, !279, !280, !281, !282, !283, !284, !285}
!269 = !DILocalVariable(name: "rows", arg: 1, scope: !265, file: !3, line: 37, type: !6)
!270 = !DILocalVariable(name: "columns", arg: 2, scope: !265, file: !3, line: 37, type: !6)
!271 = !DILocalVariable(name: "day", arg: 3, scope: !265, file: !3, line: 37, type: !6)
!272 = !DILocalVariable(name: "seed", arg: 4, scope: !265, file: !3, line: 37, type: !17)
!273 = !DILocalVariable(name: "before", arg: 5, scope: !265, file: !3, line: 37, type: !163)
!274 = !DILocalVariable(name: "lifetime", arg: 6, scope: !265, file: !3, line: 38, type: !6)
!275 = !DILocalVariable(name: "made", arg: 7, scope: !265, file: !3, line: 38, type: !12)
!276 = !DILocalVariable(name: "state", arg: 8, scope: !265, file: !3, line: 38, type: !7)
!277 = !DILocalVariable(name: "age", arg: 9, scope: !265, file: !3, line: 38, type: !7)
!278 = !DILocalVariable(name: "virus", arg: 10, scope: !265, file: !3, line: 39, type: !165)
!279 = !DILocalVariable(name: "new_state", arg: 11, scope: !265, file: !3, line: 39, type: !9)
!280 = !DILocalVariable(name: "new_age", arg: 12, scope: !265, file: !3, line: 39, type: !9)
!281 = !DILocalVariable(name: "c", scope: !265, file: !3, line: 40, type: !6)
!282 = !DILocalVariable(name: "r", scope: !265, file: !3, line: 40, type: !6)
!283 = !DILocalVariable(name: "at", scope: !265, file: !3, line: 43, type: !6)
!284 = !DILocalVariable(name: "chance", scope: !265, file: !3, line: 47, type: !17)
!285 = !DILocalVariable(name: "limit", scope: !265, file: !3, line: 48, type: !6)
!286 = !DILocation(line: 0, scope: !265)
!287 = !DILocation(line: 66, column: 27, scope: !186, inlinedAt: !288)
!288 = distinct !DILocation(line: 40, column: 11, scope: !265)
!289 = !DILocation(line: 79, column: 27, scope: !189, inlinedAt: !290)
!290 = distinct !DILocation(line: 40, column: 24, scope: !265)
!291 = !DILocation(line: 40, column: 22, scope: !265)
!292 = !DILocation(line: 53, column: 27, scope: !193, inlinedAt: !293)
!293 = distinct !DILocation(line: 40, column: 37, scope: !265)
!294 = !DILocation(line: 40, column: 35, scope: !265)
!295 = !DILocation(line: 67, column: 27, scope: !197, inlinedAt: !296)
!296 = distinct !DILocation(line: 40, column: 54, scope: !265)
!297 = !DILocation(line: 80, column: 27, scope: !200, inlinedAt: !298)
!298 = distinct !DILocation(line: 40, column: 67, scope: !265)
!299 = !DILocation(line: 40, column: 65, scope: !265)
!300 = !DILocation(line: 54, column: 27, scope: !204, inlinedAt: !301)
!301 = distinct !DILocation(line: 40, column: 80, scope: !265)
!302 = !DILocation(line: 40, column: 78, scope: !265)
!303 = !DILocation(line: 41, column: 9, scope: !304)
!304 = distinct !DILexicalBlock(scope: !265, file: !3, line: 41, column: 7)
!305 = !DILocation(line: 41, column: 17, scope: !304)
!306 = !DILocation(line: 43, column: 14, scope: !265)
!307 = !DILocation(line: 43, column: 24, scope: !265)
!308 = !DILocation(line: 44, column: 19, scope: !265)
!309 = !DILocation(line: 44, column: 3, scope: !265)
!310 = !DILocation(line: 44, column: 17, scope: !265)
!311 = !DILocation(line: 45, column: 17, scope: !265)
!312 = !DILocation(line: 45, column: 3, scope: !265)
!313 = !DILocation(line: 45, column: 15, scope: !265)
!314 = !DILocation(line: 46, column: 15, scope: !265)
!315 = !DILocation(line: 46, column: 3, scope: !265)
!316 = !DILocation(line: 46, column: 13, scope: !265)
!317 = !DILocation(line: 47, column: 36, scope: !265)
!318 = !DILocation(line: 47, column: 26, scope: !265)
!319 = !DILocation(line: 47, column: 43, scope: !265)
!320 = !DILocation(line: 47, column: 21, scope: !265)
!321 = !DILocation(line: 47, column: 49, scope: !265)
!322 = !DILocation(line: 48, column: 21, scope: !265)
!323 = !DILocation(line: 48, column: 32, scope: !265)
!324 = !DILocation(line: 48, column: 20, scope: !265)
!325 = !DILocation(line: 49, column: 7, scope: !326)
!326 = distinct !DILexicalBlock(scope: !265, file: !3, line: 49, column: 7)
!327 = !DILocation(line: 49, column: 17, scope: !326)
!328 = !DILocation(line: 49, column: 28, scope: !326)
!329 = !DILocation(line: 50, column: 5, scope: !330)
!330 = distinct !DILexicalBlock(scope: !326, file: !3, line: 49, column: 52)
!331 = !DILocation(line: 50, column: 19, scope: !330)
!332 = !DILocation(line: 51, column: 5, scope: !330)
!333 = !DILocation(line: 51, column: 17, scope: !330)
!334 = !DILocation(line: 52, column: 3, scope: !330)
!335 = !DILocation(line: 53, column: 7, scope: !336)
!336 = distinct !DILexicalBlock(scope: !265, file: !3, line: 53, column: 7)
!337 = !DILocation(line: 53, column: 17, scope: !336)
!338 = !DILocation(line: 54, column: 17, scope: !339)
!339 = distinct !DILexicalBlock(scope: !336, file: !3, line: 53, column: 30)
!340 = !DILocation(line: 54, column: 27, scope: !339)
!341 = !DILocation(line: 54, column: 5, scope: !339)
!342 = !DILocation(line: 54, column: 15, scope: !339)
!343 = !DILocation(line: 55, column: 19, scope: !339)
!344 = !DILocation(line: 55, column: 27, scope: !339)
!345 = !DILocation(line: 55, column: 5, scope: !339)
!346 = !DILocation(line: 55, column: 17, scope: !339)
!347 = !DILocation(line: 56, column: 9, scope: !348)
!348 = distinct !DILexicalBlock(scope: !339, file: !3, line: 56, column: 9)
!349 = !DILocation(line: 56, column: 17, scope: !348)
!350 = !DILocation(line: 56, column: 21, scope: !348)
!351 = !DILocation(line: 57, column: 7, scope: !348)
!352 = !DILocation(line: 57, column: 21, scope: !348)
!353 = !DILocation(line: 59, column: 1, scope: !265)
!354 = distinct !DISubprogram(name: "hash", linkageName: "_ZL4hashj", scope: !3, file: !3, line: 10, type: !355, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !357)
!355 = !DISubroutineType(types: !356)
!356 = !{!17, !17}
!357 = !{!358}
!358 = !DILocalVariable(name: "x", arg: 1, scope: !354, file: !3, line: 10, type: !17)
!359 = !DILocation(line: 0, scope: !354)
!360 = !DILocation(line: 11, column: 10, scope: !354)
!361 = !DILocation(line: 11, column: 5, scope: !354)
!362 = !DILocation(line: 12, column: 5, scope: !354)
!363 = !DILocation(line: 13, column: 10, scope: !354)
!364 = !DILocation(line: 13, column: 5, scope: !354)
!365 = !DILocation(line: 14, column: 5, scope: !354)
!366 = !DILocation(line: 15, column: 16, scope: !354)
!367 = !DILocation(line: 15, column: 12, scope: !354)
!368 = !DILocation(line: 15, column: 3, scope: !354)
!369 = !DILocation(line: 0, scope: !2)
!370 = !DILocation(line: 53, column: 27, scope: !193, inlinedAt: !371)
!371 = distinct !DILocation(line: 64, column: 11, scope: !2)
!372 = !DILocation(line: 0, scope: !132)
!373 = !DILocation(line: 65, column: 8, scope: !132)
!374 = !DILocation(line: 65, scope: !132)
!375 = !DILocation(line: 65, column: 27, scope: !376)
!376 = distinct !DILexicalBlock(scope: !132, file: !3, line: 65, column: 3)
!377 = !DILocation(line: 65, column: 3, scope: !132)
!378 = !DILocation(line: 66, column: 5, scope: !376)
!379 = !DILocation(line: 66, column: 19, scope: !376)
!380 = !DILocation(line: 65, column: 32, scope: !376)
!381 = !DILocation(line: 65, column: 3, scope: !376)
!382 = distinct !{!382, !377, !383, !239}
!383 = !DILocation(line: 66, column: 21, scope: !132)
!384 = !DILocation(line: 67, column: 3, scope: !2)
!385 = !DILocation(line: 0, scope: !134)
!386 = !DILocation(line: 68, column: 8, scope: !134)
!387 = !DILocation(line: 68, scope: !134)
!388 = !DILocation(line: 68, column: 23, scope: !138)
!389 = !DILocation(line: 68, column: 3, scope: !134)
!390 = !DILocation(line: 69, scope: !136)
!391 = !DILocation(line: 0, scope: !136)
!392 = !DILocation(line: 69, column: 29, scope: !393)
!393 = distinct !DILexicalBlock(scope: !136, file: !3, line: 69, column: 5)
!394 = !DILocation(line: 69, column: 5, scope: !136)
!395 = !DILocation(line: 70, column: 11, scope: !396)
!396 = distinct !DILexicalBlock(scope: !393, file: !3, line: 70, column: 11)
!397 = !DILocation(line: 70, column: 21, scope: !396)
!398 = !DILocation(line: 71, column: 9, scope: !396)
!399 = !DILocation(line: 71, column: 23, scope: !396)
!400 = !DILocation(line: 69, column: 34, scope: !393)
!401 = !DILocation(line: 69, column: 5, scope: !393)
!402 = distinct !{!402, !394, !403, !239}
!403 = !DILocation(line: 71, column: 26, scope: !136)
!404 = !DILocation(line: 68, column: 35, scope: !138)
!405 = !DILocation(line: 68, column: 3, scope: !138)
!406 = distinct !{!406, !389, !407, !239}
!407 = !DILocation(line: 72, column: 3, scope: !134)
!408 = !DILocation(line: 73, column: 3, scope: !2)
!409 = !DILocation(line: 74, column: 9, scope: !141)
!410 = !DILocation(line: 0, scope: !140)
!411 = !DILocation(line: 76, scope: !143)
!412 = !DILocation(line: 0, scope: !143)
!413 = !DILocation(line: 76, column: 23, scope: !414)
!414 = distinct !DILexicalBlock(scope: !143, file: !3, line: 76, column: 5)
!415 = !DILocation(line: 76, column: 5, scope: !143)
!416 = !DILocation(line: 77, column: 14, scope: !414)
!417 = !DILocation(line: 77, column: 11, scope: !414)
!418 = !DILocation(line: 76, column: 29, scope: !414)
!419 = !DILocation(line: 76, column: 5, scope: !414)
!420 = distinct !{!420, !415, !421, !239}
!421 = !DILocation(line: 77, column: 23, scope: !143)
!422 = !DILocation(line: 78, column: 5, scope: !140)
!423 = !DILocation(line: 78, column: 15, scope: !140)
!424 = !DILocation(line: 79, column: 3, scope: !140)
!425 = !DILocation(line: 80, column: 1, scope: !2)
