; perfdojo: smith_waterman.cu at light for sm_90, ed5462672ad7709b
; ModuleID = '<string>'
source_filename = "smith_waterman.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

@scratch = external dso_local addrspace(3) global [0 x i32], align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @align(i32 noundef %n, i32 noundef %m, ptr noundef %a, ptr noundef %b, i32 noundef %match, i32 noundef %mismatch, i32 noundef %open, i32 noundef %extend, ptr noundef %best, ptr noundef %end) #0 !dbg !99 {
entry:
    #dbg_value(i32 %n, !108, !DIExpression(), !155)
    #dbg_value(i32 %m, !109, !DIExpression(), !155)
    #dbg_value(ptr %a, !110, !DIExpression(), !155)
    #dbg_value(ptr %b, !111, !DIExpression(), !155)
    #dbg_value(i32 %match, !112, !DIExpression(), !155)
    #dbg_value(i32 %mismatch, !113, !DIExpression(), !155)
    #dbg_value(i32 %open, !114, !DIExpression(), !155)
    #dbg_value(i32 %extend, !115, !DIExpression(), !155)
    #dbg_value(ptr %best, !116, !DIExpression(), !155)
    #dbg_value(ptr %end, !117, !DIExpression(), !155)
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @scratch to ptr), !118, !DIExpression(), !155)
  %idx.ext = sext i32 %m to i64, !dbg !156
  %add.ptr = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @scratch to ptr), i64 %idx.ext, !dbg !156
    #dbg_value(ptr %add.ptr, !119, !DIExpression(), !155)
  %idx.ext1 = sext i32 %m to i64, !dbg !157
  %add.ptr2 = getelementptr inbounds i32, ptr %add.ptr, i64 %idx.ext1, !dbg !157
    #dbg_value(ptr %add.ptr2, !120, !DIExpression(), !155)
  %idx.ext3 = sext i32 %m to i64, !dbg !158
  %add.ptr4 = getelementptr inbounds i32, ptr %add.ptr2, i64 %idx.ext3, !dbg !158
    #dbg_value(ptr %add.ptr4, !121, !DIExpression(), !155)
  %idx.ext5 = sext i32 %m to i64, !dbg !159
  %add.ptr6 = getelementptr inbounds i32, ptr %add.ptr4, i64 %idx.ext5, !dbg !159
    #dbg_value(ptr %add.ptr6, !122, !DIExpression(), !155)
  %idx.ext7 = sext i32 %m to i64, !dbg !160
  %add.ptr8 = getelementptr inbounds i32, ptr %add.ptr6, i64 %idx.ext7, !dbg !160
    #dbg_value(ptr %add.ptr8, !123, !DIExpression(), !155)
  %idx.ext9 = sext i32 %m to i64, !dbg !161
  %add.ptr10 = getelementptr inbounds i32, ptr %add.ptr8, i64 %idx.ext9, !dbg !161
    #dbg_value(ptr %add.ptr10, !124, !DIExpression(), !155)
  %idx.ext11 = sext i32 %m to i64, !dbg !162
  %add.ptr12 = getelementptr inbounds i32, ptr %add.ptr10, i64 %idx.ext11, !dbg !162
    #dbg_value(ptr %add.ptr12, !125, !DIExpression(), !155)
  %idx.ext13 = sext i32 %m to i64, !dbg !163
  %add.ptr14 = getelementptr inbounds i32, ptr %add.ptr12, i64 %idx.ext13, !dbg !163
    #dbg_value(ptr %add.ptr14, !126, !DIExpression(), !155)
  %i = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !164
    #dbg_value(i32 %i, !127, !DIExpression(), !155)
  %i109 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !167
    #dbg_value(i32 %i109, !128, !DIExpression(), !155)
  %mul = mul nsw i32 %i, %n, !dbg !170
  %idx.ext16 = sext i32 %mul to i64, !dbg !171
  %add.ptr17 = getelementptr inbounds i8, ptr %a, i64 %idx.ext16, !dbg !171
    #dbg_value(ptr %add.ptr17, !129, !DIExpression(), !155)
  %mul18 = mul nsw i32 %i, %m, !dbg !172
  %add = add nsw i32 %mul18, %i109, !dbg !173
  %idxprom = sext i32 %add to i64, !dbg !174
  %arrayidx = getelementptr inbounds i8, ptr %b, i64 %idxprom, !dbg !174
  %i110 = load i8, ptr %arrayidx, align 1, !dbg !174, !tbaa !175
  %conv = sext i8 %i110 to i32, !dbg !174
    #dbg_value(i32 %conv, !130, !DIExpression(), !155)
    #dbg_value(i32 0, !131, !DIExpression(), !155)
    #dbg_value(i32 0, !132, !DIExpression(), !155)
    #dbg_value(i32 0, !133, !DIExpression(), !176)
  br label %for.cond, !dbg !177

for.cond:                                         ; preds = %if.end111, %entry
  %d.0 = phi i32 [ 0, %entry ], [ %inc129, %if.end111 ], !dbg !178
  %row.0 = phi i32 [ 0, %entry ], [ %row.1, %if.end111 ], !dbg !155
  %score.0 = phi i32 [ 0, %entry ], [ %score.1, %if.end111 ], !dbg !155
    #dbg_value(i32 %score.0, !131, !DIExpression(), !155)
    #dbg_value(i32 %row.0, !132, !DIExpression(), !155)
    #dbg_value(i32 %d.0, !133, !DIExpression(), !176)
  %add19 = add nsw i32 %n, %m, !dbg !179
  %sub = sub nsw i32 %add19, 1, !dbg !180
  %cmp = icmp slt i32 %d.0, %sub, !dbg !181
  br i1 %cmp, label %for.cond20, label %for.end130, !dbg !182

for.cond20:                                       ; preds = %for.cond, %for.body23
  %k.0 = phi i32 [ %inc, %for.body23 ], [ 0, %for.cond ], !dbg !183
    #dbg_value(i32 %k.0, !135, !DIExpression(), !184)
  %cmp21 = icmp slt i32 %k.0, %m, !dbg !185
  br i1 %cmp21, label %for.body23, label %for.end, !dbg !187

for.body23:                                       ; preds = %for.cond20
  %idxprom24 = sext i32 %k.0 to i64, !dbg !188
  %arrayidx25 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @scratch to ptr), i64 %idxprom24, !dbg !188
  store i32 0, ptr %arrayidx25, align 4, !dbg !190, !tbaa !94
  %idxprom26 = sext i32 %k.0 to i64, !dbg !191
  %arrayidx27 = getelementptr inbounds i32, ptr %add.ptr4, i64 %idxprom26, !dbg !191
  store i32 0, ptr %arrayidx27, align 4, !dbg !192, !tbaa !94
  %idxprom28 = sext i32 %k.0 to i64, !dbg !193
  %arrayidx29 = getelementptr inbounds i32, ptr %add.ptr8, i64 %idxprom28, !dbg !193
  store i32 0, ptr %arrayidx29, align 4, !dbg !194, !tbaa !94
  %inc = add nsw i32 %k.0, 1, !dbg !195
    #dbg_value(i32 %inc, !135, !DIExpression(), !184)
  br label %for.cond20, !dbg !196, !llvm.loop !197

for.end:                                          ; preds = %for.cond20
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !200
  %sub30 = sub nsw i32 %d.0, %i109, !dbg !201
    #dbg_value(i32 %sub30, !139, !DIExpression(), !202)
  %cmp31 = icmp sge i32 %sub30, 0, !dbg !203
  %cmp32 = icmp slt i32 %sub30, %n
  %or.cond = and i1 %cmp31, %cmp32, !dbg !204
  br i1 %or.cond, label %if.then, label %if.end111, !dbg !204

if.then:                                          ; preds = %for.end
  %cmp33 = icmp sgt i32 %sub30, 0, !dbg !205
  br i1 %cmp33, label %cond.true, label %cond.end, !dbg !206

cond.true:                                        ; preds = %if.then
  %idxprom34 = zext nneg i32 %i109 to i64, !dbg !207
  %arrayidx35 = getelementptr inbounds i32, ptr %add.ptr, i64 %idxprom34, !dbg !207
  %i111 = load i32, ptr %arrayidx35, align 4, !dbg !207, !tbaa !94
  br label %cond.end, !dbg !206

cond.end:                                         ; preds = %if.then, %cond.true
  %cond = phi i32 [ %i111, %cond.true ], [ 0, %if.then ], !dbg !206
    #dbg_value(i32 %cond, !140, !DIExpression(), !208)
  %cmp36 = icmp sgt i32 %sub30, 0, !dbg !209
  br i1 %cmp36, label %cond.true37, label %cond.false40, !dbg !210

cond.true37:                                      ; preds = %cond.end
  %idxprom38 = zext nneg i32 %i109 to i64, !dbg !211
  %arrayidx39 = getelementptr inbounds i32, ptr %add.ptr10, i64 %idxprom38, !dbg !211
  %i112 = load i32, ptr %arrayidx39, align 4, !dbg !211, !tbaa !94
  br label %cond.end43, !dbg !210

cond.false40:                                     ; preds = %cond.end
  %sub41 = sub nsw i32 0, %open, !dbg !212
  %sub42 = sub nsw i32 %sub41, %extend, !dbg !213
  br label %cond.end43, !dbg !210

cond.end43:                                       ; preds = %cond.false40, %cond.true37
  %cond44 = phi i32 [ %i112, %cond.true37 ], [ %sub42, %cond.false40 ], !dbg !210
    #dbg_value(i32 %cond44, !143, !DIExpression(), !208)
  %cmp45 = icmp sgt i32 %i109, 0, !dbg !214
  br i1 %cmp45, label %cond.true46, label %cond.end51, !dbg !215

cond.true46:                                      ; preds = %cond.end43
  %sub47 = sub nuw nsw i32 %i109, 1, !dbg !216
  %idxprom48 = zext nneg i32 %sub47 to i64, !dbg !217
  %arrayidx49 = getelementptr inbounds i32, ptr %add.ptr, i64 %idxprom48, !dbg !217
  %i113 = load i32, ptr %arrayidx49, align 4, !dbg !217, !tbaa !94
  br label %cond.end51, !dbg !215

cond.end51:                                       ; preds = %cond.end43, %cond.true46
  %cond52 = phi i32 [ %i113, %cond.true46 ], [ 0, %cond.end43 ], !dbg !215
    #dbg_value(i32 %cond52, !144, !DIExpression(), !208)
  %cmp53 = icmp sgt i32 %i109, 0, !dbg !218
  br i1 %cmp53, label %cond.true54, label %cond.false58, !dbg !219

cond.true54:                                      ; preds = %cond.end51
  %sub55 = sub nuw nsw i32 %i109, 1, !dbg !220
  %idxprom56 = zext nneg i32 %sub55 to i64, !dbg !221
  %arrayidx57 = getelementptr inbounds i32, ptr %add.ptr6, i64 %idxprom56, !dbg !221
  %i114 = load i32, ptr %arrayidx57, align 4, !dbg !221, !tbaa !94
  br label %cond.end61, !dbg !219

cond.false58:                                     ; preds = %cond.end51
  %sub59 = sub nsw i32 0, %open, !dbg !222
  %sub60 = sub nsw i32 %sub59, %extend, !dbg !223
  br label %cond.end61, !dbg !219

cond.end61:                                       ; preds = %cond.false58, %cond.true54
  %cond62 = phi i32 [ %i114, %cond.true54 ], [ %sub60, %cond.false58 ], !dbg !219
    #dbg_value(i32 %cond62, !145, !DIExpression(), !208)
  %cmp63 = icmp sgt i32 %sub30, 0, !dbg !224
  %cmp65 = icmp sgt i32 %i109, 0
  %or.cond107 = and i1 %cmp63, %cmp65, !dbg !225
  br i1 %or.cond107, label %cond.true66, label %cond.end71, !dbg !225

cond.true66:                                      ; preds = %cond.end61
  %sub67 = sub nuw nsw i32 %i109, 1, !dbg !226
  %idxprom68 = zext nneg i32 %sub67 to i64, !dbg !227
  %arrayidx69 = getelementptr inbounds i32, ptr %add.ptr2, i64 %idxprom68, !dbg !227
  %i115 = load i32, ptr %arrayidx69, align 4, !dbg !227, !tbaa !94
  br label %cond.end71, !dbg !228

cond.end71:                                       ; preds = %cond.end61, %cond.true66
  %cond72 = phi i32 [ %i115, %cond.true66 ], [ 0, %cond.end61 ], !dbg !228
    #dbg_value(i32 %cond72, !146, !DIExpression(), !208)
  %sub73 = sub nsw i32 %cond62, %extend, !dbg !229
  %sub74 = sub nsw i32 %cond52, %open, !dbg !230
  %sub75 = sub nsw i32 %sub74, %extend, !dbg !231
  %call76 = call noundef i32 @_ZL4max2ii(i32 noundef %sub73, i32 noundef %sub75) #5, !dbg !232
  %idxprom77 = zext nneg i32 %i109 to i64, !dbg !233
  %arrayidx78 = getelementptr inbounds i32, ptr %add.ptr4, i64 %idxprom77, !dbg !233
  store i32 %call76, ptr %arrayidx78, align 4, !dbg !234, !tbaa !94
  %sub79 = sub nsw i32 %cond44, %extend, !dbg !235
  %sub80 = sub nsw i32 %cond, %open, !dbg !236
  %sub81 = sub nsw i32 %sub80, %extend, !dbg !237
  %call82 = call noundef i32 @_ZL4max2ii(i32 noundef %sub79, i32 noundef %sub81) #5, !dbg !238
  %idxprom83 = zext nneg i32 %i109 to i64, !dbg !239
  %arrayidx84 = getelementptr inbounds i32, ptr %add.ptr8, i64 %idxprom83, !dbg !239
  store i32 %call82, ptr %arrayidx84, align 4, !dbg !240, !tbaa !94
  %idxprom85 = zext nneg i32 %sub30 to i64, !dbg !241
  %arrayidx86 = getelementptr inbounds i8, ptr %add.ptr17, i64 %idxprom85, !dbg !241
  %i116 = load i8, ptr %arrayidx86, align 1, !dbg !241, !tbaa !175
  %conv87 = sext i8 %i116 to i32, !dbg !241
  %cmp88 = icmp eq i32 %conv87, %conv, !dbg !242
  %sub91 = sub nsw i32 0, %mismatch, !dbg !241
  %cond93 = select i1 %cmp88, i32 %match, i32 %sub91, !dbg !241
  %add94 = add nsw i32 %cond72, %cond93, !dbg !243
    #dbg_value(i32 %add94, !147, !DIExpression(), !208)
  %call95 = call noundef i32 @_ZL4max2ii(i32 noundef 0, i32 noundef %add94) #5, !dbg !244
  %idxprom96 = zext nneg i32 %i109 to i64, !dbg !245
  %arrayidx97 = getelementptr inbounds i32, ptr %add.ptr4, i64 %idxprom96, !dbg !245
  %i117 = load i32, ptr %arrayidx97, align 4, !dbg !245, !tbaa !94
  %idxprom98 = zext nneg i32 %i109 to i64, !dbg !246
  %arrayidx99 = getelementptr inbounds i32, ptr %add.ptr8, i64 %idxprom98, !dbg !246
  %i118 = load i32, ptr %arrayidx99, align 4, !dbg !246, !tbaa !94
  %call100 = call noundef i32 @_ZL4max2ii(i32 noundef %i117, i32 noundef %i118) #5, !dbg !247
  %call101 = call noundef i32 @_ZL4max2ii(i32 noundef %call95, i32 noundef %call100) #5, !dbg !248
  %idxprom102 = zext nneg i32 %i109 to i64, !dbg !249
  %arrayidx103 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @scratch to ptr), i64 %idxprom102, !dbg !249
  store i32 %call101, ptr %arrayidx103, align 4, !dbg !250, !tbaa !94
  %idxprom104 = zext nneg i32 %i109 to i64, !dbg !251
  %arrayidx105 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @scratch to ptr), i64 %idxprom104, !dbg !251
  %i119 = load i32, ptr %arrayidx105, align 4, !dbg !251, !tbaa !94
  %cmp106 = icmp sgt i32 %i119, %score.0, !dbg !253
  br i1 %cmp106, label %if.then107, label %if.end111, !dbg !253

if.then107:                                       ; preds = %cond.end71
  %idxprom108 = zext nneg i32 %i109 to i64, !dbg !254
  %arrayidx109 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @scratch to ptr), i64 %idxprom108, !dbg !254
  %i120 = load i32, ptr %arrayidx109, align 4, !dbg !254, !tbaa !94
    #dbg_value(i32 %i120, !131, !DIExpression(), !155)
  %add110 = add nuw nsw i32 %sub30, 1, !dbg !256
    #dbg_value(i32 %add110, !132, !DIExpression(), !155)
  br label %if.end111, !dbg !257

if.end111:                                        ; preds = %cond.end71, %if.then107, %for.end
  %row.1 = phi i32 [ %row.0, %for.end ], [ %add110, %if.then107 ], [ %row.0, %cond.end71 ], !dbg !155
  %score.1 = phi i32 [ %score.0, %for.end ], [ %i120, %if.then107 ], [ %score.0, %cond.end71 ], !dbg !155
    #dbg_value(i32 %score.1, !131, !DIExpression(), !155)
    #dbg_value(i32 %row.1, !132, !DIExpression(), !155)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !258
  %idxprom112 = zext nneg i32 %i109 to i64, !dbg !259
  %arrayidx113 = getelementptr inbounds i32, ptr %add.ptr, i64 %idxprom112, !dbg !259
  %i121 = load i32, ptr %arrayidx113, align 4, !dbg !259, !tbaa !94
  %idxprom114 = zext nneg i32 %i109 to i64, !dbg !260
  %arrayidx115 = getelementptr inbounds i32, ptr %add.ptr2, i64 %idxprom114, !dbg !260
  store i32 %i121, ptr %arrayidx115, align 4, !dbg !261, !tbaa !94
  %idxprom116 = zext nneg i32 %i109 to i64, !dbg !262
  %arrayidx117 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @scratch to ptr), i64 %idxprom116, !dbg !262
  %i122 = load i32, ptr %arrayidx117, align 4, !dbg !262, !tbaa !94
  %idxprom118 = zext nneg i32 %i109 to i64, !dbg !263
  %arrayidx119 = getelementptr inbounds i32, ptr %add.ptr, i64 %idxprom118, !dbg !263
  store i32 %i122, ptr %arrayidx119, align 4, !dbg !264, !tbaa !94
  %idxprom120 = zext nneg i32 %i109 to i64, !dbg !265
  %arrayidx121 = getelementptr inbounds i32, ptr %add.ptr4, i64 %idxprom120, !dbg !265
  %i123 = load i32, ptr %arrayidx121, align 4, !dbg !265, !tbaa !94
  %idxprom122 = zext nneg i32 %i109 to i64, !dbg !266
  %arrayidx123 = getelementptr inbounds i32, ptr %add.ptr6, i64 %idxprom122, !dbg !266
  store i32 %i123, ptr %arrayidx123, align 4, !dbg !267, !tbaa !94
  %idxprom124 = zext nneg i32 %i109 to i64, !dbg !268
  %arrayidx125 = getelementptr inbounds i32, ptr %add.ptr8, i64 %idxprom124, !dbg !268
  %i124 = load i32, ptr %arrayidx125, align 4, !dbg !268, !tbaa !94
  %idxprom126 = zext nneg i32 %i109 to i64, !dbg !269
  %arrayidx127 = getelementptr inbounds i32, ptr %add.ptr10, i64 %idxprom126, !dbg !269
  store i32 %i124, ptr %arrayidx127, align 4, !dbg !270, !tbaa !94
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !271
  %inc129 = add nsw i32 %d.0, 1, !dbg !272
    #dbg_value(i32 %inc129, !133, !DIExpression(), !176)
  br label %for.cond, !dbg !273, !llvm.loop !274

for.end130:                                       ; preds = %for.cond
  %idxprom131 = zext nneg i32 %i109 to i64, !dbg !276
  %arrayidx132 = getelementptr inbounds i32, ptr %add.ptr12, i64 %idxprom131, !dbg !276
  store i32 %score.0, ptr %arrayidx132, align 4, !dbg !277, !tbaa !94
  %idxprom133 = zext nneg i32 %i109 to i64, !dbg !278
  %arrayidx134 = getelementptr inbounds i32, ptr %add.ptr14, i64 %idxprom133, !dbg !278
  store i32 %row.0, ptr %arrayidx134, align 4, !dbg !279, !tbaa !94
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !280
  %cmp135 = icmp eq i32 %i109, 0, !dbg !281
  br i1 %cmp135, label %for.cond138, label %if.end173, !dbg !281

for.cond138:                                      ; preds = %for.end130, %for.inc161
  %top.0 = phi i32 [ %top.1, %for.inc161 ], [ 0, %for.end130 ], !dbg !282
  %at_row.0 = phi i32 [ %at_row.1, %for.inc161 ], [ 0, %for.end130 ], !dbg !282
  %at_column.0 = phi i32 [ %at_column.1, %for.inc161 ], [ 0, %for.end130 ], !dbg !282
  %k137.0 = phi i32 [ %inc162, %for.inc161 ], [ 0, %for.end130 ], !dbg !283
    #dbg_value(i32 %k137.0, !153, !DIExpression(), !284)
    #dbg_value(i32 %at_column.0, !152, !DIExpression(), !282)
    #dbg_value(i32 %at_row.0, !151, !DIExpression(), !282)
    #dbg_value(i32 %top.0, !148, !DIExpression(), !282)
  %cmp139 = icmp slt i32 %k137.0, %m, !dbg !285
  br i1 %cmp139, label %for.body141, label %for.end163, !dbg !287

for.body141:                                      ; preds = %for.cond138
  %idxprom142 = sext i32 %k137.0 to i64, !dbg !288
  %arrayidx143 = getelementptr inbounds i32, ptr %add.ptr12, i64 %idxprom142, !dbg !288
  %i125 = load i32, ptr %arrayidx143, align 4, !dbg !288, !tbaa !94
  %cmp144 = icmp sgt i32 %i125, %top.0, !dbg !290
  br i1 %cmp144, label %if.then154, label %lor.lhs.false, !dbg !291

lor.lhs.false:                                    ; preds = %for.body141
  %idxprom145 = sext i32 %k137.0 to i64, !dbg !292
  %arrayidx146 = getelementptr inbounds i32, ptr %add.ptr12, i64 %idxprom145, !dbg !292
  %i126 = load i32, ptr %arrayidx146, align 4, !dbg !292, !tbaa !94
  %cmp147 = icmp eq i32 %i126, %top.0, !dbg !293
  %cmp149 = icmp sgt i32 %top.0, 0
  %or.cond108 = and i1 %cmp147, %cmp149, !dbg !294
  br i1 %or.cond108, label %land.lhs.true150, label %for.inc161, !dbg !294

land.lhs.true150:                                 ; preds = %lor.lhs.false
  %idxprom151 = sext i32 %k137.0 to i64, !dbg !295
  %arrayidx152 = getelementptr inbounds i32, ptr %add.ptr14, i64 %idxprom151, !dbg !295
  %i127 = load i32, ptr %arrayidx152, align 4, !dbg !295, !tbaa !94
  %cmp153 = icmp slt i32 %i127, %at_row.0, !dbg !296
  br i1 %cmp153, label %if.then154, label %for.inc161, !dbg !291

if.then154:                                       ; preds = %land.lhs.true150, %for.body141
  %idxprom155 = sext i32 %k137.0 to i64, !dbg !297
  %arrayidx156 = getelementptr inbounds i32, ptr %add.ptr12, i64 %idxprom155, !dbg !297
  %i128 = load i32, ptr %arrayidx156, align 4, !dbg !297, !tbaa !94
    #dbg_value(i32 %i128, !148, !DIExpression(), !282)
  %idxprom157 = sext i32 %k137.0 to i64, !dbg !299
  %arrayidx158 = getelementptr inbounds i32, ptr %add.ptr14, i64 %idxprom157, !dbg !299
  %i129 = load i32, ptr %arrayidx158, align 4, !dbg !299, !tbaa !94
    #dbg_value(i32 %i129, !151, !DIExpression(), !282)
  %add159 = add nsw i32 %k137.0, 1, !dbg !300
    #dbg_value(i32 %add159, !152, !DIExpression(), !282)
  br label %for.inc161, !dbg !301

for.inc161:                                       ; preds = %lor.lhs.false, %land.lhs.true150, %if.then154
  %top.1 = phi i32 [ %i128, %if.then154 ], [ %top.0, %land.lhs.true150 ], [ %top.0, %lor.lhs.false ], !dbg !282
  %at_row.1 = phi i32 [ %i129, %if.then154 ], [ %at_row.0, %land.lhs.true150 ], [ %at_row.0, %lor.lhs.false ], !dbg !282
  %at_column.1 = phi i32 [ %add159, %if.then154 ], [ %at_column.0, %land.lhs.true150 ], [ %at_column.0, %lor.lhs.false ], !dbg !282
    #dbg_value(i32 %at_column.1, !152, !DIExpression(), !282)
    #dbg_value(i32 %at_row.1, !151, !DIExpression(), !282)
    #dbg_value(i32 %top.1, !148, !DIExpression(), !282)
  %inc162 = add nsw i32 %k137.0, 1, !dbg !302
    #dbg_value(i32 %inc162, !153, !DIExpression(), !284)
  br label %for.cond138, !dbg !303, !llvm.loop !304

for.end163:                                       ; preds = %for.cond138
  %idxprom164 = zext nneg i32 %i to i64, !dbg !306
  %arrayidx165 = getelementptr inbounds i32, ptr %best, i64 %idxprom164, !dbg !306
  store i32 %top.0, ptr %arrayidx165, align 4, !dbg !307, !tbaa !94
  %mul166 = mul nuw nsw i32 2, %i, !dbg !308
  %idxprom167 = zext nneg i32 %mul166 to i64, !dbg !309
  %arrayidx168 = getelementptr inbounds i32, ptr %end, i64 %idxprom167, !dbg !309
  store i32 %at_row.0, ptr %arrayidx168, align 4, !dbg !310, !tbaa !94
  %mul169 = mul nuw nsw i32 2, %i, !dbg !311
  %add170 = add nuw nsw i32 %mul169, 1, !dbg !312
  %idxprom171 = zext nneg i32 %add170 to i64, !dbg !313
  %arrayidx172 = getelementptr inbounds i32, ptr %end, i64 %idxprom171, !dbg !313
  store i32 %at_column.0, ptr %arrayidx172, align 4, !dbg !314, !tbaa !94
  br label %if.end173, !dbg !315

if.end173:                                        ; preds = %for.end163, %for.end130
  ret void, !dbg !316
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress nounwind
define internal noundef i32 @_ZL4max2ii(i32 noundef %a, i32 noundef %b) #3 !dbg !317 {
entry:
    #dbg_value(i32 %a, !321, !DIExpression(), !323)
    #dbg_value(i32 %b, !322, !DIExpression(), !323)
  %cmp = icmp sgt i32 %a, %b, !dbg !324
  %a.b = select i1 %cmp, i32 %a, i32 %b, !dbg !325
  ret i32 %a.b, !dbg !326
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}
!llvm.dbg.cu = !{!6}
!llvm.ident = !{!93, !93}
!llvm.errno.tbaa = !{!94}
!nvvmir.version = !{!98}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 9]}
!1 = !{i32 7, !"Dwarf Version", i32 2}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"wchar_size", i32 4}
!4 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !7, producer: "clang", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !8, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "smith_waterman.cu", directory: "")
!8 = !{!9, !34, !65}
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
!34 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__cuda_builtin_blockIdx_t", file: !35, line: 65, size: 8, flags: DIFlagTypePassByReference, elements: !36, identifier: "_ZTS25__cuda_builtin_blockIdx_t")
!35 = !DIFile(filename: "__clang_cuda_builtin_vars.h", directory: "")
!36 = !{!37, !40, !41, !42, !47, !50, !54, !58, !61}
!37 = !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv", scope: !34, file: !35, line: 66, type: !38, scopeLine: 66, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!38 = !DISubroutineType(types: !39)
!39 = !{!13}
!40 = !DISubprogram(name: "__fetch_builtin_y", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv", scope: !34, file: !35, line: 67, type: !38, scopeLine: 67, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!41 = !DISubprogram(name: "__fetch_builtin_z", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_zEv", scope: !34, file: !35, line: 68, type: !38, scopeLine: 68, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!42 = !DISubprogram(name: "operator dim3", linkageName: "_ZNK25__cuda_builtin_blockIdx_tcv4dim3Ev", scope: !34, file: !35, line: 71, type: !43, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!43 = !DISubroutineType(types: !44)
!44 = !{!9, !45}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !34)
!47 = !DISubprogram(name: "operator uint3", linkageName: "_ZNK25__cuda_builtin_blockIdx_tcv5uint3Ev", scope: !34, file: !35, line: 72, type: !48, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!48 = !DISubroutineType(types: !49)
!49 = !{!24, !45}
!50 = !DISubprogram(name: "__cuda_builtin_blockIdx_t", linkageName: "_ZN25__cuda_builtin_blockIdx_tC4Ev", scope: !34, file: !35, line: 75, type: !51, scopeLine: 75, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!51 = !DISubroutineType(types: !52)
!52 = !{null, !53}
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!54 = !DISubprogram(name: "__cuda_builtin_blockIdx_t", linkageName: "_ZN25__cuda_builtin_blockIdx_tC4ERKS_", scope: !34, file: !35, line: 75, type: !55, scopeLine: 75, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!55 = !DISubroutineType(types: !56)
!56 = !{null, !53, !57}
!57 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !46, size: 64)
!58 = !DISubprogram(name: "operator=", linkageName: "_ZNK25__cuda_builtin_blockIdx_taSERKS_", scope: !34, file: !35, line: 75, type: !59, scopeLine: 75, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!59 = !DISubroutineType(types: !60)
!60 = !{null, !45, !57}
!61 = !DISubprogram(name: "operator&", linkageName: "_ZNK25__cuda_builtin_blockIdx_tadEv", scope: !34, file: !35, line: 75, type: !62, scopeLine: 75, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!62 = !DISubroutineType(types: !63)
!63 = !{!64, !45}
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!65 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__cuda_builtin_threadIdx_t", file: !35, line: 52, size: 8, flags: DIFlagTypePassByReference, elements: !66, identifier: "_ZTS26__cuda_builtin_threadIdx_t")
!66 = !{!67, !68, !69, !70, !75, !78, !82, !86, !89}
!67 = !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv", scope: !65, file: !35, line: 53, type: !38, scopeLine: 53, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!68 = !DISubprogram(name: "__fetch_builtin_y", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv", scope: !65, file: !35, line: 54, type: !38, scopeLine: 54, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!69 = !DISubprogram(name: "__fetch_builtin_z", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_zEv", scope: !65, file: !35, line: 55, type: !38, scopeLine: 55, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagOptimized)
!70 = !DISubprogram(name: "operator dim3", linkageName: "_ZNK26__cuda_builtin_threadIdx_tcv4dim3Ev", scope: !65, file: !35, line: 58, type: !71, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!71 = !DISubroutineType(types: !72)
!72 = !{!9, !73}
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !74, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!74 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !65)
!75 = !DISubprogram(name: "operator uint3", linkageName: "_ZNK26__cuda_builtin_threadIdx_tcv5uint3Ev", scope: !65, file: !35, line: 59, type: !76, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!76 = !DISubroutineType(types: !77)
!77 = !{!24, !73}
!78 = !DISubprogram(name: "__cuda_builtin_threadIdx_t", linkageName: "_ZN26__cuda_builtin_threadIdx_tC4Ev", scope: !65, file: !35, line: 62, type: !79, scopeLine: 62, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!79 = !DISubroutineType(types: !80)
!80 = !{null, !81}
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !65, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!82 = !DISubprogram(name: "__cuda_builtin_threadIdx_t", linkageName: "_ZN26__cuda_builtin_threadIdx_tC4ERKS_", scope: !65, file: !35, line: 62, type: !83, scopeLine: 62, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!83 = !DISubroutineType(types: !84)
!84 = !{null, !81, !85}
!85 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !74, size: 64)
!86 = !DISubprogram(name: "operator=", linkageName: "_ZNK26__cuda_builtin_threadIdx_taSERKS_", scope: !65, file: !35, line: 62, type: !87, scopeLine: 62, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!87 = !DISubroutineType(types: !88)
!88 = !{null, !73, !85}
!89 = !DISubprogram(name: "operator&", linkageName: "_ZNK26__cuda_builtin_threadIdx_tadEv", scope: !65, file: !35, line: 62, type: !90, scopeLine: 62, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!90 = !DISubroutineType(types: !91)
!91 = !{!92, !73}
!92 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !65, size: 64)
!93 = !{!"clang"}
!94 = !{!95, !95, i64 0}
!95 = !{!"int", !96, i64 0}
!96 = !{!"omnipotent char", !97, i64 0}
!97 = !{!"Simple C++ TBAA"}
!98 = !{i32 2, i32 0}
!99 = distinct !DISubprogram(name: "align", scope: !7, file: !7, line: 11, type: !100, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, retainedNodes: !107)
!100 = !DISubroutineType(types: !101)
!101 = !{null, !102, !102, !103, !103, !102, !102, !102, !102, !106, !106}
!102 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!103 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !104, size: 64)
!104 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !105)
!105 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!106 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !102, size: 64)
!107 = !{!108, !109, !110, !111, !112, !113, !114, !115, !116, !117, !118, !119, !120, !121, !122, !123, !124, !125, !126, !127, !128, !129, !130, !131, !132, !133, !135, !139, !140, !143, !144, !145, !146, !147, !148, !151, !152, !153}
!108 = !DILocalVariable(name: "n", arg: 1, scope: !99, file: !7, line: 11, type: !102)
!109 = !DILocalVariable(name: "m", arg: 2, scope: !99, file: !7, line: 11, type: !102)
!110 = !DILocalVariable(name: "a", arg: 3, scope: !99, file: !7, line: 11, type: !103)
!111 = !DILocalVariable(name: "b", arg: 4, scope: !99, file: !7, line: 11, type: !103)
!112 = !DILocalVariable(name: "match", arg: 5, scope: !99, file: !7, line: 12, type: !102)
!113 = !DILocalVariable(name: "mismatch", arg: 6, scope: !99, file: !7, line: 12, type: !102)
!114 = !DILocalVariable(name: "open", arg: 7, scope: !99, file: !7, line: 12, type: !102)
!115 = !DILocalVariable(name: "extend", arg: 8, scope: !99, file: !7, line: 12, type: !102)
!116 = !DILocalVariable(name: "best", arg: 9, scope: !99, file: !7, line: 12, type: !106)
!117 = !DILocalVariable(name: "end", arg: 10, scope: !99, file: !7, line: 13, type: !106)
!118 = !DILocalVariable(name: "h", scope: !99, file: !7, line: 15, type: !106)
!119 = !DILocalVariable(name: "h_last", scope: !99, file: !7, line: 15, type: !106)
!120 = !DILocalVariable(name: "h_before", scope: !99, file: !7, line: 15, type: !106)
!121 = !DILocalVariable(name: "e", scope: !99, file: !7, line: 16, type: !106)
!122 = !DILocalVariable(name: "e_last", scope: !99, file: !7, line: 16, type: !106)
!123 = !DILocalVariable(name: "f", scope: !99, file: !7, line: 16, type: !106)
!124 = !DILocalVariable(name: "f_last", scope: !99, file: !7, line: 16, type: !106)
!125 = !DILocalVariable(name: "score_of", scope: !99, file: !7, line: 17, type: !106)
!126 = !DILocalVariable(name: "row_of", scope: !99, file: !7, line: 17, type: !106)
!127 = !DILocalVariable(name: "pair", scope: !99, file: !7, line: 18, type: !102)
!128 = !DILocalVariable(name: "j", scope: !99, file: !7, line: 18, type: !102)
!129 = !DILocalVariable(name: "letters", scope: !99, file: !7, line: 19, type: !103)
!130 = !DILocalVariable(name: "letter", scope: !99, file: !7, line: 20, type: !102)
!131 = !DILocalVariable(name: "score", scope: !99, file: !7, line: 21, type: !102)
!132 = !DILocalVariable(name: "row", scope: !99, file: !7, line: 21, type: !102)
!133 = !DILocalVariable(name: "d", scope: !134, file: !7, line: 22, type: !102)
!134 = distinct !DILexicalBlock(scope: !99, file: !7, line: 22, column: 3)
!135 = !DILocalVariable(name: "k", scope: !136, file: !7, line: 23, type: !102)
!136 = distinct !DILexicalBlock(scope: !137, file: !7, line: 23, column: 5)
!137 = distinct !DILexicalBlock(scope: !138, file: !7, line: 22, column: 39)
!138 = distinct !DILexicalBlock(scope: !134, file: !7, line: 22, column: 3)
!139 = !DILocalVariable(name: "i", scope: !137, file: !7, line: 29, type: !102)
!140 = !DILocalVariable(name: "up", scope: !141, file: !7, line: 31, type: !102)
!141 = distinct !DILexicalBlock(scope: !142, file: !7, line: 30, column: 26)
!142 = distinct !DILexicalBlock(scope: !137, file: !7, line: 30, column: 9)
!143 = !DILocalVariable(name: "f_up", scope: !141, file: !7, line: 31, type: !102)
!144 = !DILocalVariable(name: "left", scope: !141, file: !7, line: 32, type: !102)
!145 = !DILocalVariable(name: "e_left", scope: !141, file: !7, line: 32, type: !102)
!146 = !DILocalVariable(name: "corner", scope: !141, file: !7, line: 33, type: !102)
!147 = !DILocalVariable(name: "here", scope: !141, file: !7, line: 36, type: !102)
!148 = !DILocalVariable(name: "top", scope: !149, file: !7, line: 54, type: !102)
!149 = distinct !DILexicalBlock(scope: !150, file: !7, line: 53, column: 15)
!150 = distinct !DILexicalBlock(scope: !99, file: !7, line: 53, column: 7)
!151 = !DILocalVariable(name: "at_row", scope: !149, file: !7, line: 54, type: !102)
!152 = !DILocalVariable(name: "at_column", scope: !149, file: !7, line: 54, type: !102)
!153 = !DILocalVariable(name: "k", scope: !154, file: !7, line: 55, type: !102)
!154 = distinct !DILexicalBlock(scope: !149, file: !7, line: 55, column: 5)
!155 = !DILocation(line: 0, scope: !99)
!156 = !DILocation(line: 15, column: 33, scope: !99)
!157 = !DILocation(line: 15, column: 57, scope: !99)
!158 = !DILocation(line: 16, column: 21, scope: !99)
!159 = !DILocation(line: 16, column: 38, scope: !99)
!160 = !DILocation(line: 16, column: 55, scope: !99)
!161 = !DILocation(line: 16, column: 72, scope: !99)
!162 = !DILocation(line: 17, column: 26, scope: !99)
!163 = !DILocation(line: 17, column: 50, scope: !99)
!164 = !DILocation(line: 66, column: 27, scope: !165, inlinedAt: !166)
!165 = distinct !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv", scope: !34, file: !35, line: 66, type: !38, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, declaration: !37)
!166 = distinct !DILocation(line: 18, column: 14, scope: !99)
!167 = !DILocation(line: 53, column: 27, scope: !168, inlinedAt: !169)
!168 = distinct !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv", scope: !65, file: !35, line: 53, type: !38, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, declaration: !67)
!169 = distinct !DILocation(line: 18, column: 30, scope: !99)
!170 = !DILocation(line: 19, column: 41, scope: !99)
!171 = !DILocation(line: 19, column: 34, scope: !99)
!172 = !DILocation(line: 20, column: 23, scope: !99)
!173 = !DILocation(line: 20, column: 27, scope: !99)
!174 = !DILocation(line: 20, column: 16, scope: !99)
!175 = !{!96, !96, i64 0}
!176 = !DILocation(line: 0, scope: !134)
!177 = !DILocation(line: 22, column: 8, scope: !134)
!178 = !DILocation(line: 22, scope: !134)
!179 = !DILocation(line: 22, column: 25, scope: !138)
!180 = !DILocation(line: 22, column: 29, scope: !138)
!181 = !DILocation(line: 22, column: 21, scope: !138)
!182 = !DILocation(line: 22, column: 3, scope: !134)
!183 = !DILocation(line: 23, scope: !136)
!184 = !DILocation(line: 0, scope: !136)
!185 = !DILocation(line: 23, column: 23, scope: !186)
!186 = distinct !DILexicalBlock(scope: !136, file: !7, line: 23, column: 5)
!187 = !DILocation(line: 23, column: 5, scope: !136)
!188 = !DILocation(line: 24, column: 7, scope: !189)
!189 = distinct !DILexicalBlock(scope: !186, file: !7, line: 23, column: 33)
!190 = !DILocation(line: 24, column: 12, scope: !189)
!191 = !DILocation(line: 25, column: 7, scope: !189)
!192 = !DILocation(line: 25, column: 12, scope: !189)
!193 = !DILocation(line: 26, column: 7, scope: !189)
!194 = !DILocation(line: 26, column: 12, scope: !189)
!195 = !DILocation(line: 23, column: 28, scope: !186)
!196 = !DILocation(line: 23, column: 5, scope: !186)
!197 = distinct !{!197, !187, !198, !199}
!198 = !DILocation(line: 27, column: 5, scope: !136)
!199 = !{!"llvm.loop.mustprogress"}
!200 = !DILocation(line: 28, column: 5, scope: !137)
!201 = !DILocation(line: 29, column: 15, scope: !137)
!202 = !DILocation(line: 0, scope: !137)
!203 = !DILocation(line: 30, column: 11, scope: !142)
!204 = !DILocation(line: 30, column: 16, scope: !142)
!205 = !DILocation(line: 31, column: 18, scope: !141)
!206 = !DILocation(line: 31, column: 16, scope: !141)
!207 = !DILocation(line: 31, column: 24, scope: !141)
!208 = !DILocation(line: 0, scope: !141)
!209 = !DILocation(line: 31, column: 48, scope: !141)
!210 = !DILocation(line: 31, column: 46, scope: !141)
!211 = !DILocation(line: 31, column: 54, scope: !141)
!212 = !DILocation(line: 31, column: 66, scope: !141)
!213 = !DILocation(line: 31, column: 72, scope: !141)
!214 = !DILocation(line: 32, column: 20, scope: !141)
!215 = !DILocation(line: 32, column: 18, scope: !141)
!216 = !DILocation(line: 32, column: 35, scope: !141)
!217 = !DILocation(line: 32, column: 26, scope: !141)
!218 = !DILocation(line: 32, column: 56, scope: !141)
!219 = !DILocation(line: 32, column: 54, scope: !141)
!220 = !DILocation(line: 32, column: 71, scope: !141)
!221 = !DILocation(line: 32, column: 62, scope: !141)
!222 = !DILocation(line: 32, column: 78, scope: !141)
!223 = !DILocation(line: 32, column: 84, scope: !141)
!224 = !DILocation(line: 33, column: 22, scope: !141)
!225 = !DILocation(line: 33, column: 26, scope: !141)
!226 = !DILocation(line: 33, column: 48, scope: !141)
!227 = !DILocation(line: 33, column: 37, scope: !141)
!228 = !DILocation(line: 33, column: 20, scope: !141)
!229 = !DILocation(line: 34, column: 26, scope: !141)
!230 = !DILocation(line: 34, column: 41, scope: !141)
!231 = !DILocation(line: 34, column: 48, scope: !141)
!232 = !DILocation(line: 34, column: 14, scope: !141)
!233 = !DILocation(line: 34, column: 7, scope: !141)
!234 = !DILocation(line: 34, column: 12, scope: !141)
!235 = !DILocation(line: 35, column: 24, scope: !141)
!236 = !DILocation(line: 35, column: 37, scope: !141)
!237 = !DILocation(line: 35, column: 44, scope: !141)
!238 = !DILocation(line: 35, column: 14, scope: !141)
!239 = !DILocation(line: 35, column: 7, scope: !141)
!240 = !DILocation(line: 35, column: 12, scope: !141)
!241 = !DILocation(line: 36, column: 28, scope: !141)
!242 = !DILocation(line: 36, column: 39, scope: !141)
!243 = !DILocation(line: 36, column: 25, scope: !141)
!244 = !DILocation(line: 37, column: 19, scope: !141)
!245 = !DILocation(line: 37, column: 39, scope: !141)
!246 = !DILocation(line: 37, column: 45, scope: !141)
!247 = !DILocation(line: 37, column: 34, scope: !141)
!248 = !DILocation(line: 37, column: 14, scope: !141)
!249 = !DILocation(line: 37, column: 7, scope: !141)
!250 = !DILocation(line: 37, column: 12, scope: !141)
!251 = !DILocation(line: 38, column: 11, scope: !252)
!252 = distinct !DILexicalBlock(scope: !141, file: !7, line: 38, column: 11)
!253 = !DILocation(line: 38, column: 16, scope: !252)
!254 = !DILocation(line: 39, column: 17, scope: !255)
!255 = distinct !DILexicalBlock(scope: !252, file: !7, line: 38, column: 25)
!256 = !DILocation(line: 40, column: 17, scope: !255)
!257 = !DILocation(line: 41, column: 7, scope: !255)
!258 = !DILocation(line: 43, column: 5, scope: !137)
!259 = !DILocation(line: 44, column: 19, scope: !137)
!260 = !DILocation(line: 44, column: 5, scope: !137)
!261 = !DILocation(line: 44, column: 17, scope: !137)
!262 = !DILocation(line: 45, column: 17, scope: !137)
!263 = !DILocation(line: 45, column: 5, scope: !137)
!264 = !DILocation(line: 45, column: 15, scope: !137)
!265 = !DILocation(line: 46, column: 17, scope: !137)
!266 = !DILocation(line: 46, column: 5, scope: !137)
!267 = !DILocation(line: 46, column: 15, scope: !137)
!268 = !DILocation(line: 47, column: 17, scope: !137)
!269 = !DILocation(line: 47, column: 5, scope: !137)
!270 = !DILocation(line: 47, column: 15, scope: !137)
!271 = !DILocation(line: 48, column: 5, scope: !137)
!272 = !DILocation(line: 22, column: 34, scope: !138)
!273 = !DILocation(line: 22, column: 3, scope: !138)
!274 = distinct !{!274, !182, !275, !199}
!275 = !DILocation(line: 49, column: 3, scope: !134)
!276 = !DILocation(line: 50, column: 3, scope: !99)
!277 = !DILocation(line: 50, column: 15, scope: !99)
!278 = !DILocation(line: 51, column: 3, scope: !99)
!279 = !DILocation(line: 51, column: 13, scope: !99)
!280 = !DILocation(line: 52, column: 3, scope: !99)
!281 = !DILocation(line: 53, column: 9, scope: !150)
!282 = !DILocation(line: 0, scope: !149)
!283 = !DILocation(line: 55, scope: !154)
!284 = !DILocation(line: 0, scope: !154)
!285 = !DILocation(line: 55, column: 23, scope: !286)
!286 = distinct !DILexicalBlock(scope: !154, file: !7, line: 55, column: 5)
!287 = !DILocation(line: 55, column: 5, scope: !154)
!288 = !DILocation(line: 56, column: 11, scope: !289)
!289 = distinct !DILexicalBlock(scope: !286, file: !7, line: 56, column: 11)
!290 = !DILocation(line: 56, column: 23, scope: !289)
!291 = !DILocation(line: 56, column: 29, scope: !289)
!292 = !DILocation(line: 56, column: 33, scope: !289)
!293 = !DILocation(line: 56, column: 45, scope: !289)
!294 = !DILocation(line: 56, column: 52, scope: !289)
!295 = !DILocation(line: 56, column: 66, scope: !289)
!296 = !DILocation(line: 56, column: 76, scope: !289)
!297 = !DILocation(line: 57, column: 15, scope: !298)
!298 = distinct !DILexicalBlock(scope: !289, file: !7, line: 56, column: 87)
!299 = !DILocation(line: 58, column: 18, scope: !298)
!300 = !DILocation(line: 59, column: 23, scope: !298)
!301 = !DILocation(line: 60, column: 7, scope: !298)
!302 = !DILocation(line: 55, column: 28, scope: !286)
!303 = !DILocation(line: 55, column: 5, scope: !286)
!304 = distinct !{!304, !287, !305, !199}
!305 = !DILocation(line: 60, column: 7, scope: !154)
!306 = !DILocation(line: 61, column: 5, scope: !149)
!307 = !DILocation(line: 61, column: 16, scope: !149)
!308 = !DILocation(line: 62, column: 11, scope: !149)
!309 = !DILocation(line: 62, column: 5, scope: !149)
!310 = !DILocation(line: 62, column: 19, scope: !149)
!311 = !DILocation(line: 63, column: 11, scope: !149)
!312 = !DILocation(line: 63, column: 18, scope: !149)
!313 = !DILocation(line: 63, column: 5, scope: !149)
!314 = !DILocation(line: 63, column: 23, scope: !149)
!315 = !DILocation(line: 64, column: 3, scope: !149)
!316 = !DILocation(line: 65, column: 1, scope: !99)
!317 = distinct !DISubprogram(name: "max2", linkageName: "_ZL4max2ii", scope: !7, file: !7, line: 7, type: !318, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, retainedNodes: !320)
!318 = !DISubroutineType(types: !319)
!319 = !{!102, !102, !102}
!320 = !{!321, !322}
!321 = !DILocalVariable(name: "a", arg: 1, scope: !317, file: !7, line: 7, type: !102)
!322 = !DILocalVariable(name: "b", arg: 2, scope: !317, file: !7, line: 7, type: !102)
!323 = !DILocation(line: 0, scope: !317)
!324 = !DILocation(line: 7, column: 53, scope: !317)
!325 = !DILocation(line: 7, column: 51, scope: !317)
!326 = !DILocation(line: 7, column: 44, scope: !317)
