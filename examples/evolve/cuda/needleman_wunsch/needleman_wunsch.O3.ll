; perfdojo: needleman_wunsch.cu at O3 for sm_90, bdde8521e443e4ca
; ModuleID = '<string>'
source_filename = "needleman_wunsch.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ5tilesE4cell = internal unnamed_addr addrspace(3) global [17 x [17 x i32]] undef, align 4, !dbg !0
@_ZZ5tilesE5score = internal unnamed_addr addrspace(3) global [16 x [16 x i32]] undef, align 4, !dbg !98

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tiles(i32 noundef %n, i32 noundef %m, i32 noundef %diagonal, i32 noundef %first, ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %match, i32 noundef %mismatch, i32 noundef %gap, ptr noundef captures(none) %h) local_unnamed_addr #0 !dbg !2 {
entry:
    #dbg_value(i32 %n, !104, !DIExpression(), !150)
    #dbg_value(i32 %m, !105, !DIExpression(), !150)
    #dbg_value(i32 %diagonal, !106, !DIExpression(), !150)
    #dbg_value(i32 %first, !107, !DIExpression(), !150)
    #dbg_value(ptr %a, !108, !DIExpression(), !150)
    #dbg_value(ptr %b, !109, !DIExpression(), !150)
    #dbg_value(i32 %match, !110, !DIExpression(), !150)
    #dbg_value(i32 %mismatch, !111, !DIExpression(), !150)
    #dbg_value(i32 %gap, !112, !DIExpression(), !150)
    #dbg_value(ptr %h, !113, !DIExpression(), !150)
  %i = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !151
    #dbg_value(i32 %i, !114, !DIExpression(), !150)
    #dbg_value(i32 %add, !115, !DIExpression(), !150)
  %i1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !154
  %add2 = add i32 %first, %i1, !dbg !157
    #dbg_value(i32 %add2, !116, !DIExpression(), !150)
  %sub = sub nsw i32 %diagonal, %add2, !dbg !158
    #dbg_value(i32 %sub, !117, !DIExpression(), !150)
  %mul = shl nsw i32 %add2, 4, !dbg !159
    #dbg_value(i32 %mul, !118, !DIExpression(), !150)
  %mul3 = shl nsw i32 %sub, 4, !dbg !160
    #dbg_value(i32 %mul3, !119, !DIExpression(), !150)
    #dbg_value(i32 0, !120, !DIExpression(), !161)
  %idxprom21 = zext nneg i32 %i to i64
  %invariant.gep = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE5score to ptr), i64 %idxprom21, !dbg !162
    #dbg_value(i32 0, !120, !DIExpression(), !161)
  %add6 = add i32 %mul3, %i
  %cmp7 = icmp sge i32 %add6, %m
  %sub15 = sub nsw i32 0, %mismatch
  %idxprom10 = sext i32 %add6 to i64
  %arrayidx11 = getelementptr inbounds i8, ptr %b, i64 %idxprom10
    #dbg_value(i32 0, !120, !DIExpression(), !161)
  %cmp5 = icmp sge i32 %mul, %n, !dbg !163
  %brmerge222 = select i1 %cmp5, i1 true, i1 %cmp7, !dbg !165
  br i1 %brmerge222, label %cond.end17, label %cond.true, !dbg !165

cond.true:                                        ; preds = %entry
  %idxprom = sext i32 %mul to i64
  %arrayidx = getelementptr inbounds i8, ptr %a, i64 %idxprom
  %i2 = load i8, ptr %arrayidx, align 1, !dbg !166, !tbaa !167
  %i3 = load i8, ptr %arrayidx11, align 1, !dbg !168, !tbaa !167
  %cmp13 = icmp eq i8 %i2, %i3, !dbg !169
  %cond = select i1 %cmp13, i32 %match, i32 %sub15, !dbg !166
  br label %cond.end17, !dbg !170

cond.end17:                                       ; preds = %cond.true, %entry
  %cond18 = phi i32 [ %cond, %cond.true ], [ 0, %entry ], !dbg !170
  store i32 %cond18, ptr %invariant.gep, align 4, !dbg !171, !tbaa !145
    #dbg_value(i32 1, !120, !DIExpression(), !161)
  %add4.1 = or disjoint i32 %mul, 1, !dbg !172
  %cmp5.1 = icmp sge i32 %add4.1, %n, !dbg !163
  %brmerge222.1 = select i1 %cmp5.1, i1 true, i1 %cmp7, !dbg !165
  br i1 %brmerge222.1, label %cond.end17.1, label %cond.true.1, !dbg !165

cond.true.1:                                      ; preds = %cond.end17
  %idxprom.1 = sext i32 %add4.1 to i64
  %arrayidx.1 = getelementptr inbounds i8, ptr %a, i64 %idxprom.1
  %i4 = load i8, ptr %arrayidx.1, align 1, !dbg !166, !tbaa !167
  %i5 = load i8, ptr %arrayidx11, align 1, !dbg !168, !tbaa !167
  %cmp13.1 = icmp eq i8 %i4, %i5, !dbg !169
  %cond.1 = select i1 %cmp13.1, i32 %match, i32 %sub15, !dbg !166
  br label %cond.end17.1, !dbg !170

cond.end17.1:                                     ; preds = %cond.true.1, %cond.end17
  %cond18.1 = phi i32 [ %cond.1, %cond.true.1 ], [ 0, %cond.end17 ], !dbg !170
  %gep.1 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 64, !dbg !173
  store i32 %cond18.1, ptr %gep.1, align 4, !dbg !171, !tbaa !145
    #dbg_value(i32 2, !120, !DIExpression(), !161)
  %add4.2 = or disjoint i32 %mul, 2, !dbg !172
  %cmp5.2 = icmp sge i32 %add4.2, %n, !dbg !163
  %brmerge222.2 = select i1 %cmp5.2, i1 true, i1 %cmp7, !dbg !165
  br i1 %brmerge222.2, label %cond.end17.2, label %cond.true.2, !dbg !165

cond.true.2:                                      ; preds = %cond.end17.1
  %idxprom.2 = sext i32 %add4.2 to i64
  %arrayidx.2 = getelementptr inbounds i8, ptr %a, i64 %idxprom.2
  %i6 = load i8, ptr %arrayidx.2, align 1, !dbg !166, !tbaa !167
  %i7 = load i8, ptr %arrayidx11, align 1, !dbg !168, !tbaa !167
  %cmp13.2 = icmp eq i8 %i6, %i7, !dbg !169
  %cond.2 = select i1 %cmp13.2, i32 %match, i32 %sub15, !dbg !166
  br label %cond.end17.2, !dbg !170

cond.end17.2:                                     ; preds = %cond.true.2, %cond.end17.1
  %cond18.2 = phi i32 [ %cond.2, %cond.true.2 ], [ 0, %cond.end17.1 ], !dbg !170
  %gep.2 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 128, !dbg !173
  store i32 %cond18.2, ptr %gep.2, align 4, !dbg !171, !tbaa !145
    #dbg_value(i32 3, !120, !DIExpression(), !161)
  %add4.3 = or disjoint i32 %mul, 3, !dbg !172
  %cmp5.3 = icmp sge i32 %add4.3, %n, !dbg !163
  %brmerge222.3 = select i1 %cmp5.3, i1 true, i1 %cmp7, !dbg !165
  br i1 %brmerge222.3, label %cond.end17.3, label %cond.true.3, !dbg !165

cond.true.3:                                      ; preds = %cond.end17.2
  %idxprom.3 = sext i32 %add4.3 to i64
  %arrayidx.3 = getelementptr inbounds i8, ptr %a, i64 %idxprom.3
  %i8 = load i8, ptr %arrayidx.3, align 1, !dbg !166, !tbaa !167
  %i9 = load i8, ptr %arrayidx11, align 1, !dbg !168, !tbaa !167
  %cmp13.3 = icmp eq i8 %i8, %i9, !dbg !169
  %cond.3 = select i1 %cmp13.3, i32 %match, i32 %sub15, !dbg !166
  br label %cond.end17.3, !dbg !170

cond.end17.3:                                     ; preds = %cond.true.3, %cond.end17.2
  %cond18.3 = phi i32 [ %cond.3, %cond.true.3 ], [ 0, %cond.end17.2 ], !dbg !170
  %gep.3 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 192, !dbg !173
  store i32 %cond18.3, ptr %gep.3, align 4, !dbg !171, !tbaa !145
    #dbg_value(i32 4, !120, !DIExpression(), !161)
  %add4.4 = or disjoint i32 %mul, 4, !dbg !172
  %cmp5.4 = icmp sge i32 %add4.4, %n, !dbg !163
  %brmerge222.4 = select i1 %cmp5.4, i1 true, i1 %cmp7, !dbg !165
  br i1 %brmerge222.4, label %cond.end17.4, label %cond.true.4, !dbg !165

cond.true.4:                                      ; preds = %cond.end17.3
  %idxprom.4 = sext i32 %add4.4 to i64
  %arrayidx.4 = getelementptr inbounds i8, ptr %a, i64 %idxprom.4
  %i10 = load i8, ptr %arrayidx.4, align 1, !dbg !166, !tbaa !167
  %i11 = load i8, ptr %arrayidx11, align 1, !dbg !168, !tbaa !167
  %cmp13.4 = icmp eq i8 %i10, %i11, !dbg !169
  %cond.4 = select i1 %cmp13.4, i32 %match, i32 %sub15, !dbg !166
  br label %cond.end17.4, !dbg !170

cond.end17.4:                                     ; preds = %cond.true.4, %cond.end17.3
  %cond18.4 = phi i32 [ %cond.4, %cond.true.4 ], [ 0, %cond.end17.3 ], !dbg !170
  %gep.4 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 256, !dbg !173
  store i32 %cond18.4, ptr %gep.4, align 4, !dbg !171, !tbaa !145
    #dbg_value(i32 5, !120, !DIExpression(), !161)
  %add4.5 = or disjoint i32 %mul, 5, !dbg !172
  %cmp5.5 = icmp sge i32 %add4.5, %n, !dbg !163
  %brmerge222.5 = select i1 %cmp5.5, i1 true, i1 %cmp7, !dbg !165
  br i1 %brmerge222.5, label %cond.end17.5, label %cond.true.5, !dbg !165

cond.true.5:                                      ; preds = %cond.end17.4
  %idxprom.5 = sext i32 %add4.5 to i64
  %arrayidx.5 = getelementptr inbounds i8, ptr %a, i64 %idxprom.5
  %i12 = load i8, ptr %arrayidx.5, align 1, !dbg !166, !tbaa !167
  %i13 = load i8, ptr %arrayidx11, align 1, !dbg !168, !tbaa !167
  %cmp13.5 = icmp eq i8 %i12, %i13, !dbg !169
  %cond.5 = select i1 %cmp13.5, i32 %match, i32 %sub15, !dbg !166
  br label %cond.end17.5, !dbg !170

cond.end17.5:                                     ; preds = %cond.true.5, %cond.end17.4
  %cond18.5 = phi i32 [ %cond.5, %cond.true.5 ], [ 0, %cond.end17.4 ], !dbg !170
  %gep.5 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 320, !dbg !173
  store i32 %cond18.5, ptr %gep.5, align 4, !dbg !171, !tbaa !145
    #dbg_value(i32 6, !120, !DIExpression(), !161)
  %add4.6 = or disjoint i32 %mul, 6, !dbg !172
  %cmp5.6 = icmp sge i32 %add4.6, %n, !dbg !163
  %brmerge222.6 = select i1 %cmp5.6, i1 true, i1 %cmp7, !dbg !165
  br i1 %brmerge222.6, label %cond.end17.6, label %cond.true.6, !dbg !165

cond.true.6:                                      ; preds = %cond.end17.5
  %idxprom.6 = sext i32 %add4.6 to i64
  %arrayidx.6 = getelementptr inbounds i8, ptr %a, i64 %idxprom.6
  %i14 = load i8, ptr %arrayidx.6, align 1, !dbg !166, !tbaa !167
  %i15 = load i8, ptr %arrayidx11, align 1, !dbg !168, !tbaa !167
  %cmp13.6 = icmp eq i8 %i14, %i15, !dbg !169
  %cond.6 = select i1 %cmp13.6, i32 %match, i32 %sub15, !dbg !166
  br label %cond.end17.6, !dbg !170

cond.end17.6:                                     ; preds = %cond.true.6, %cond.end17.5
  %cond18.6 = phi i32 [ %cond.6, %cond.true.6 ], [ 0, %cond.end17.5 ], !dbg !170
  %gep.6 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 384, !dbg !173
  store i32 %cond18.6, ptr %gep.6, align 4, !dbg !171, !tbaa !145
    #dbg_value(i32 7, !120, !DIExpression(), !161)
  %add4.7 = or disjoint i32 %mul, 7, !dbg !172
  %cmp5.7 = icmp sge i32 %add4.7, %n, !dbg !163
  %brmerge222.7 = select i1 %cmp5.7, i1 true, i1 %cmp7, !dbg !165
  br i1 %brmerge222.7, label %cond.end17.7, label %cond.true.7, !dbg !165

cond.true.7:                                      ; preds = %cond.end17.6
  %idxprom.7 = sext i32 %add4.7 to i64
  %arrayidx.7 = getelementptr inbounds i8, ptr %a, i64 %idxprom.7
  %i16 = load i8, ptr %arrayidx.7, align 1, !dbg !166, !tbaa !167
  %i17 = load i8, ptr %arrayidx11, align 1, !dbg !168, !tbaa !167
  %cmp13.7 = icmp eq i8 %i16, %i17, !dbg !169
  %cond.7 = select i1 %cmp13.7, i32 %match, i32 %sub15, !dbg !166
  br label %cond.end17.7, !dbg !170

cond.end17.7:                                     ; preds = %cond.true.7, %cond.end17.6
  %cond18.7 = phi i32 [ %cond.7, %cond.true.7 ], [ 0, %cond.end17.6 ], !dbg !170
  %gep.7 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 448, !dbg !173
  store i32 %cond18.7, ptr %gep.7, align 4, !dbg !171, !tbaa !145
    #dbg_value(i32 8, !120, !DIExpression(), !161)
  %add4.8 = or disjoint i32 %mul, 8, !dbg !172
  %cmp5.8 = icmp sge i32 %add4.8, %n, !dbg !163
  %brmerge222.8 = select i1 %cmp5.8, i1 true, i1 %cmp7, !dbg !165
  br i1 %brmerge222.8, label %cond.end17.8, label %cond.true.8, !dbg !165

cond.true.8:                                      ; preds = %cond.end17.7
  %idxprom.8 = sext i32 %add4.8 to i64
  %arrayidx.8 = getelementptr inbounds i8, ptr %a, i64 %idxprom.8
  %i18 = load i8, ptr %arrayidx.8, align 1, !dbg !166, !tbaa !167
  %i19 = load i8, ptr %arrayidx11, align 1, !dbg !168, !tbaa !167
  %cmp13.8 = icmp eq i8 %i18, %i19, !dbg !169
  %cond.8 = select i1 %cmp13.8, i32 %match, i32 %sub15, !dbg !166
  br label %cond.end17.8, !dbg !170

cond.end17.8:                                     ; preds = %cond.true.8, %cond.end17.7
  %cond18.8 = phi i32 [ %cond.8, %cond.true.8 ], [ 0, %cond.end17.7 ], !dbg !170
  %gep.8 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 512, !dbg !173
  store i32 %cond18.8, ptr %gep.8, align 4, !dbg !171, !tbaa !145
    #dbg_value(i32 9, !120, !DIExpression(), !161)
  %add4.9 = or disjoint i32 %mul, 9, !dbg !172
  %cmp5.9 = icmp sge i32 %add4.9, %n, !dbg !163
  %brmerge222.9 = select i1 %cmp5.9, i1 true, i1 %cmp7, !dbg !165
  br i1 %brmerge222.9, label %cond.end17.9, label %cond.true.9, !dbg !165

cond.true.9:                                      ; preds = %cond.end17.8
  %idxprom.9 = sext i32 %add4.9 to i64
  %arrayidx.9 = getelementptr inbounds i8, ptr %a, i64 %idxprom.9
  %i20 = load i8, ptr %arrayidx.9, align 1, !dbg !166, !tbaa !167
  %i21 = load i8, ptr %arrayidx11, align 1, !dbg !168, !tbaa !167
  %cmp13.9 = icmp eq i8 %i20, %i21, !dbg !169
  %cond.9 = select i1 %cmp13.9, i32 %match, i32 %sub15, !dbg !166
  br label %cond.end17.9, !dbg !170

cond.end17.9:                                     ; preds = %cond.true.9, %cond.end17.8
  %cond18.9 = phi i32 [ %cond.9, %cond.true.9 ], [ 0, %cond.end17.8 ], !dbg !170
  %gep.9 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 576, !dbg !173
  store i32 %cond18.9, ptr %gep.9, align 4, !dbg !171, !tbaa !145
    #dbg_value(i32 10, !120, !DIExpression(), !161)
  %add4.10 = or disjoint i32 %mul, 10, !dbg !172
  %cmp5.10 = icmp sge i32 %add4.10, %n, !dbg !163
  %brmerge222.10 = select i1 %cmp5.10, i1 true, i1 %cmp7, !dbg !165
  br i1 %brmerge222.10, label %cond.end17.10, label %cond.true.10, !dbg !165

cond.true.10:                                     ; preds = %cond.end17.9
  %idxprom.10 = sext i32 %add4.10 to i64
  %arrayidx.10 = getelementptr inbounds i8, ptr %a, i64 %idxprom.10
  %i22 = load i8, ptr %arrayidx.10, align 1, !dbg !166, !tbaa !167
  %i23 = load i8, ptr %arrayidx11, align 1, !dbg !168, !tbaa !167
  %cmp13.10 = icmp eq i8 %i22, %i23, !dbg !169
  %cond.10 = select i1 %cmp13.10, i32 %match, i32 %sub15, !dbg !166
  br label %cond.end17.10, !dbg !170

cond.end17.10:                                    ; preds = %cond.true.10, %cond.end17.9
  %cond18.10 = phi i32 [ %cond.10, %cond.true.10 ], [ 0, %cond.end17.9 ], !dbg !170
  %gep.10 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 640, !dbg !173
  store i32 %cond18.10, ptr %gep.10, align 4, !dbg !171, !tbaa !145
    #dbg_value(i32 11, !120, !DIExpression(), !161)
  %add4.11 = or disjoint i32 %mul, 11, !dbg !172
  %cmp5.11 = icmp sge i32 %add4.11, %n, !dbg !163
  %brmerge222.11 = select i1 %cmp5.11, i1 true, i1 %cmp7, !dbg !165
  br i1 %brmerge222.11, label %cond.end17.11, label %cond.true.11, !dbg !165

cond.true.11:                                     ; preds = %cond.end17.10
  %idxprom.11 = sext i32 %add4.11 to i64
  %arrayidx.11 = getelementptr inbounds i8, ptr %a, i64 %idxprom.11
  %i24 = load i8, ptr %arrayidx.11, align 1, !dbg !166, !tbaa !167
  %i25 = load i8, ptr %arrayidx11, align 1, !dbg !168, !tbaa !167
  %cmp13.11 = icmp eq i8 %i24, %i25, !dbg !169
  %cond.11 = select i1 %cmp13.11, i32 %match, i32 %sub15, !dbg !166
  br label %cond.end17.11, !dbg !170

cond.end17.11:                                    ; preds = %cond.true.11, %cond.end17.10
  %cond18.11 = phi i32 [ %cond.11, %cond.true.11 ], [ 0, %cond.end17.10 ], !dbg !170
  %gep.11 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 704, !dbg !173
  store i32 %cond18.11, ptr %gep.11, align 4, !dbg !171, !tbaa !145
    #dbg_value(i32 12, !120, !DIExpression(), !161)
  %add4.12 = or disjoint i32 %mul, 12, !dbg !172
  %cmp5.12 = icmp sge i32 %add4.12, %n, !dbg !163
  %brmerge222.12 = select i1 %cmp5.12, i1 true, i1 %cmp7, !dbg !165
  br i1 %brmerge222.12, label %cond.end17.12, label %cond.true.12, !dbg !165

cond.true.12:                                     ; preds = %cond.end17.11
  %idxprom.12 = sext i32 %add4.12 to i64
  %arrayidx.12 = getelementptr inbounds i8, ptr %a, i64 %idxprom.12
  %i26 = load i8, ptr %arrayidx.12, align 1, !dbg !166, !tbaa !167
  %i27 = load i8, ptr %arrayidx11, align 1, !dbg !168, !tbaa !167
  %cmp13.12 = icmp eq i8 %i26, %i27, !dbg !169
  %cond.12 = select i1 %cmp13.12, i32 %match, i32 %sub15, !dbg !166
  br label %cond.end17.12, !dbg !170

cond.end17.12:                                    ; preds = %cond.true.12, %cond.end17.11
  %cond18.12 = phi i32 [ %cond.12, %cond.true.12 ], [ 0, %cond.end17.11 ], !dbg !170
  %gep.12 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 768, !dbg !173
  store i32 %cond18.12, ptr %gep.12, align 4, !dbg !171, !tbaa !145
    #dbg_value(i32 13, !120, !DIExpression(), !161)
  %add4.13 = or disjoint i32 %mul, 13, !dbg !172
  %cmp5.13 = icmp sge i32 %add4.13, %n, !dbg !163
  %brmerge222.13 = select i1 %cmp5.13, i1 true, i1 %cmp7, !dbg !165
  br i1 %brmerge222.13, label %cond.end17.13, label %cond.true.13, !dbg !165

cond.true.13:                                     ; preds = %cond.end17.12
  %idxprom.13 = sext i32 %add4.13 to i64
  %arrayidx.13 = getelementptr inbounds i8, ptr %a, i64 %idxprom.13
  %i28 = load i8, ptr %arrayidx.13, align 1, !dbg !166, !tbaa !167
  %i29 = load i8, ptr %arrayidx11, align 1, !dbg !168, !tbaa !167
  %cmp13.13 = icmp eq i8 %i28, %i29, !dbg !169
  %cond.13 = select i1 %cmp13.13, i32 %match, i32 %sub15, !dbg !166
  br label %cond.end17.13, !dbg !170

cond.end17.13:                                    ; preds = %cond.true.13, %cond.end17.12
  %cond18.13 = phi i32 [ %cond.13, %cond.true.13 ], [ 0, %cond.end17.12 ], !dbg !170
  %gep.13 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 832, !dbg !173
  store i32 %cond18.13, ptr %gep.13, align 4, !dbg !171, !tbaa !145
    #dbg_value(i32 14, !120, !DIExpression(), !161)
  %add4.14 = or disjoint i32 %mul, 14, !dbg !172
  %cmp5.14 = icmp sge i32 %add4.14, %n, !dbg !163
  %brmerge222.14 = select i1 %cmp5.14, i1 true, i1 %cmp7, !dbg !165
  br i1 %brmerge222.14, label %cond.end17.14, label %cond.true.14, !dbg !165

cond.true.14:                                     ; preds = %cond.end17.13
  %idxprom.14 = sext i32 %add4.14 to i64
  %arrayidx.14 = getelementptr inbounds i8, ptr %a, i64 %idxprom.14
  %i30 = load i8, ptr %arrayidx.14, align 1, !dbg !166, !tbaa !167
  %i31 = load i8, ptr %arrayidx11, align 1, !dbg !168, !tbaa !167
  %cmp13.14 = icmp eq i8 %i30, %i31, !dbg !169
  %cond.14 = select i1 %cmp13.14, i32 %match, i32 %sub15, !dbg !166
  br label %cond.end17.14, !dbg !170

cond.end17.14:                                    ; preds = %cond.true.14, %cond.end17.13
  %cond18.14 = phi i32 [ %cond.14, %cond.true.14 ], [ 0, %cond.end17.13 ], !dbg !170
  %gep.14 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 896, !dbg !173
  store i32 %cond18.14, ptr %gep.14, align 4, !dbg !171, !tbaa !145
    #dbg_value(i32 15, !120, !DIExpression(), !161)
  %add4.15 = or disjoint i32 %mul, 15, !dbg !172
  %cmp5.15 = icmp sge i32 %add4.15, %n, !dbg !163
  %brmerge222.15 = select i1 %cmp5.15, i1 true, i1 %cmp7, !dbg !165
  br i1 %brmerge222.15, label %cond.end17.15, label %cond.true.15, !dbg !165

cond.true.15:                                     ; preds = %cond.end17.14
  %idxprom.15 = sext i32 %add4.15 to i64
  %arrayidx.15 = getelementptr inbounds i8, ptr %a, i64 %idxprom.15
  %i32 = load i8, ptr %arrayidx.15, align 1, !dbg !166, !tbaa !167
  %i33 = load i8, ptr %arrayidx11, align 1, !dbg !168, !tbaa !167
  %cmp13.15 = icmp eq i8 %i32, %i33, !dbg !169
  %cond.15 = select i1 %cmp13.15, i32 %match, i32 %sub15, !dbg !166
  br label %cond.end17.15, !dbg !170

cond.end17.15:                                    ; preds = %cond.true.15, %cond.end17.14
  %cond18.15 = phi i32 [ %cond.15, %cond.true.15 ], [ 0, %cond.end17.14 ], !dbg !170
  %gep.15 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 960, !dbg !173
  store i32 %cond18.15, ptr %gep.15, align 4, !dbg !171, !tbaa !145
    #dbg_value(i32 16, !120, !DIExpression(), !161)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !174
    #dbg_value(i32 0, !122, !DIExpression(), !175)
  %cmp29215 = icmp samesign ult i32 %i, 17
    #dbg_value(i32 0, !122, !DIExpression(), !175)
    #dbg_value(i32 %i, !124, !DIExpression(), !176)
  br i1 %cmp29215, label %for.body31.peel, label %for.cond.cleanup30.16, !dbg !177

for.body31.peel:                                  ; preds = %cond.end17.15
    #dbg_value(i32 %i, !124, !DIExpression(), !176)
  %idxprom34.peel = zext nneg i32 %i to i64, !dbg !178
  %arrayidx35.peel = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 %idxprom34.peel, !dbg !178
  store i32 0, ptr %arrayidx35.peel, align 4, !dbg !180, !tbaa !145
    #dbg_value(i32 %i, !124, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !176)
  %cmp29.peel = icmp eq i32 %i, 0, !dbg !181
  br i1 %cmp29.peel, label %for.body31.preheader.peel.newph, label %for.body31.1.peel, !dbg !177

for.body31.preheader.peel.newph:                  ; preds = %for.body31.peel
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 64), align 4, !tbaa !145
    #dbg_value(i32 16, !124, !DIExpression(), !176)
    #dbg_value(i32 16, !124, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !176)
  br label %for.body31.1.peel, !dbg !177

for.body31.2.peel:                                ; preds = %for.body31.1.preheader.peel.newph, %for.body31.1.peel
    #dbg_value(i32 %i, !124, !DIExpression(), !176)
  %idxprom34.2.peel = zext nneg i32 %i to i64, !dbg !178
  %arrayidx35.2.peel = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 136), i64 %idxprom34.2.peel, !dbg !178
  store i32 0, ptr %arrayidx35.2.peel, align 4, !dbg !180, !tbaa !145
    #dbg_value(i32 %i, !124, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !176)
  %cmp29.2.peel = icmp eq i32 %i, 0, !dbg !181
  br i1 %cmp29.2.peel, label %for.body31.2.preheader.peel.newph, label %for.body31.3.peel, !dbg !177

for.body31.2.preheader.peel.newph:                ; preds = %for.body31.2.peel
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 200), align 4, !tbaa !145
    #dbg_value(i32 16, !124, !DIExpression(), !176)
    #dbg_value(i32 16, !124, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !176)
  br label %for.body31.3.peel, !dbg !177

for.body31.3.peel:                                ; preds = %for.body31.2.preheader.peel.newph, %for.body31.2.peel
    #dbg_value(i32 %i, !124, !DIExpression(), !176)
  %idxprom34.3.peel = zext nneg i32 %i to i64, !dbg !178
  %arrayidx35.3.peel = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 204), i64 %idxprom34.3.peel, !dbg !178
  store i32 0, ptr %arrayidx35.3.peel, align 4, !dbg !180, !tbaa !145
    #dbg_value(i32 %i, !124, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !176)
  %cmp29.3.peel = icmp eq i32 %i, 0, !dbg !181
  br i1 %cmp29.3.peel, label %for.body31.3.preheader.peel.newph, label %for.body31.4.peel, !dbg !177

for.body31.3.preheader.peel.newph:                ; preds = %for.body31.3.peel
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 268), align 4, !tbaa !145
    #dbg_value(i32 16, !124, !DIExpression(), !176)
    #dbg_value(i32 16, !124, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !176)
  br label %for.body31.4.peel, !dbg !177

for.body31.4.peel:                                ; preds = %for.body31.3.preheader.peel.newph, %for.body31.3.peel
    #dbg_value(i32 %i, !124, !DIExpression(), !176)
  %idxprom34.4.peel = zext nneg i32 %i to i64, !dbg !178
  %arrayidx35.4.peel = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 272), i64 %idxprom34.4.peel, !dbg !178
  store i32 0, ptr %arrayidx35.4.peel, align 4, !dbg !180, !tbaa !145
    #dbg_value(i32 %i, !124, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !176)
  %cmp29.4.peel = icmp eq i32 %i, 0, !dbg !181
  br i1 %cmp29.4.peel, label %for.body31.4.preheader.peel.newph, label %for.body31.5.peel, !dbg !177

for.body31.4.preheader.peel.newph:                ; preds = %for.body31.4.peel
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 336), align 4, !tbaa !145
    #dbg_value(i32 16, !124, !DIExpression(), !176)
    #dbg_value(i32 16, !124, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !176)
  br label %for.body31.5.peel, !dbg !177

for.body31.5.peel:                                ; preds = %for.body31.4.preheader.peel.newph, %for.body31.4.peel
    #dbg_value(i32 %i, !124, !DIExpression(), !176)
  %idxprom34.5.peel = zext nneg i32 %i to i64, !dbg !178
  %arrayidx35.5.peel = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 340), i64 %idxprom34.5.peel, !dbg !178
  store i32 0, ptr %arrayidx35.5.peel, align 4, !dbg !180, !tbaa !145
    #dbg_value(i32 %i, !124, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !176)
  %cmp29.5.peel = icmp eq i32 %i, 0, !dbg !181
  br i1 %cmp29.5.peel, label %for.body31.5.preheader.peel.newph, label %for.body31.6.peel, !dbg !177

for.body31.5.preheader.peel.newph:                ; preds = %for.body31.5.peel
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 404), align 4, !tbaa !145
    #dbg_value(i32 16, !124, !DIExpression(), !176)
    #dbg_value(i32 16, !124, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !176)
  br label %for.body31.6.peel, !dbg !177

for.body31.6.peel:                                ; preds = %for.body31.5.preheader.peel.newph, %for.body31.5.peel
    #dbg_value(i32 %i, !124, !DIExpression(), !176)
  %idxprom34.6.peel = zext nneg i32 %i to i64, !dbg !178
  %arrayidx35.6.peel = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 408), i64 %idxprom34.6.peel, !dbg !178
  store i32 0, ptr %arrayidx35.6.peel, align 4, !dbg !180, !tbaa !145
    #dbg_value(i32 %i, !124, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !176)
  %cmp29.6.peel = icmp eq i32 %i, 0, !dbg !181
  br i1 %cmp29.6.peel, label %for.body31.6.preheader.peel.newph, label %for.body31.7.peel, !dbg !177

for.body31.6.preheader.peel.newph:                ; preds = %for.body31.6.peel
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 472), align 4, !tbaa !145
    #dbg_value(i32 16, !124, !DIExpression(), !176)
    #dbg_value(i32 16, !124, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !176)
  br label %for.body31.7.peel, !dbg !177

for.body31.7.peel:                                ; preds = %for.body31.6.preheader.peel.newph, %for.body31.6.peel
    #dbg_value(i32 %i, !124, !DIExpression(), !176)
  %idxprom34.7.peel = zext nneg i32 %i to i64, !dbg !178
  %arrayidx35.7.peel = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 476), i64 %idxprom34.7.peel, !dbg !178
  store i32 0, ptr %arrayidx35.7.peel, align 4, !dbg !180, !tbaa !145
    #dbg_value(i32 %i, !124, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !176)
  %cmp29.7.peel = icmp eq i32 %i, 0, !dbg !181
  br i1 %cmp29.7.peel, label %for.body31.7.preheader.peel.newph, label %for.body31.8.peel, !dbg !177

for.body31.7.preheader.peel.newph:                ; preds = %for.body31.7.peel
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 540), align 4, !tbaa !145
    #dbg_value(i32 16, !124, !DIExpression(), !176)
    #dbg_value(i32 16, !124, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !176)
  br label %for.body31.8.peel, !dbg !177

for.body31.8.peel:                                ; preds = %for.body31.7.preheader.peel.newph, %for.body31.7.peel
    #dbg_value(i32 %i, !124, !DIExpression(), !176)
  %idxprom34.8.peel = zext nneg i32 %i to i64, !dbg !178
  %arrayidx35.8.peel = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 544), i64 %idxprom34.8.peel, !dbg !178
  store i32 0, ptr %arrayidx35.8.peel, align 4, !dbg !180, !tbaa !145
    #dbg_value(i32 %i, !124, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !176)
  %cmp29.8.peel = icmp eq i32 %i, 0, !dbg !181
  br i1 %cmp29.8.peel, label %for.body31.8.preheader.peel.newph, label %for.body31.9.peel, !dbg !177

for.body31.8.preheader.peel.newph:                ; preds = %for.body31.8.peel
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 608), align 4, !tbaa !145
    #dbg_value(i32 16, !124, !DIExpression(), !176)
    #dbg_value(i32 16, !124, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !176)
  br label %for.body31.9.peel, !dbg !177

for.body31.9.peel:                                ; preds = %for.body31.8.preheader.peel.newph, %for.body31.8.peel
    #dbg_value(i32 %i, !124, !DIExpression(), !176)
  %idxprom34.9.peel = zext nneg i32 %i to i64, !dbg !178
  %arrayidx35.9.peel = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 612), i64 %idxprom34.9.peel, !dbg !178
  store i32 0, ptr %arrayidx35.9.peel, align 4, !dbg !180, !tbaa !145
    #dbg_value(i32 %i, !124, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !176)
  %cmp29.9.peel = icmp eq i32 %i, 0, !dbg !181
  br i1 %cmp29.9.peel, label %for.body31.9.preheader.peel.newph, label %for.body31.10.peel, !dbg !177

for.body31.9.preheader.peel.newph:                ; preds = %for.body31.9.peel
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 676), align 4, !tbaa !145
    #dbg_value(i32 16, !124, !DIExpression(), !176)
    #dbg_value(i32 16, !124, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !176)
  br label %for.body31.10.peel, !dbg !177

for.body31.10.peel:                               ; preds = %for.body31.9.preheader.peel.newph, %for.body31.9.peel
    #dbg_value(i32 %i, !124, !DIExpression(), !176)
  %idxprom34.10.peel = zext nneg i32 %i to i64, !dbg !178
  %arrayidx35.10.peel = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 680), i64 %idxprom34.10.peel, !dbg !178
  store i32 0, ptr %arrayidx35.10.peel, align 4, !dbg !180, !tbaa !145
    #dbg_value(i32 %i, !124, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !176)
  %cmp29.10.peel = icmp eq i32 %i, 0, !dbg !181
  br i1 %cmp29.10.peel, label %for.body31.10.preheader.peel.newph, label %for.body31.11.peel, !dbg !177

for.body31.10.preheader.peel.newph:               ; preds = %for.body31.10.peel
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 744), align 4, !tbaa !145
    #dbg_value(i32 16, !124, !DIExpression(), !176)
    #dbg_value(i32 16, !124, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !176)
  br label %for.body31.11.peel, !dbg !177

for.body31.11.peel:                               ; preds = %for.body31.10.preheader.peel.newph, %for.body31.10.peel
    #dbg_value(i32 %i, !124, !DIExpression(), !176)
  %idxprom34.11.peel = zext nneg i32 %i to i64, !dbg !178
  %arrayidx35.11.peel = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 748), i64 %idxprom34.11.peel, !dbg !178
  store i32 0, ptr %arrayidx35.11.peel, align 4, !dbg !180, !tbaa !145
    #dbg_value(i32 %i, !124, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !176)
  %cmp29.11.peel = icmp eq i32 %i, 0, !dbg !181
  br i1 %cmp29.11.peel, label %for.body31.11.preheader.peel.newph, label %for.body31.12.peel, !dbg !177

for.body31.11.preheader.peel.newph:               ; preds = %for.body31.11.peel
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 812), align 4, !tbaa !145
    #dbg_value(i32 16, !124, !DIExpression(), !176)
    #dbg_value(i32 16, !124, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !176)
  br label %for.body31.12.peel, !dbg !177

for.body31.12.peel:                               ; preds = %for.body31.11.preheader.peel.newph, %for.body31.11.peel
    #dbg_value(i32 %i, !124, !DIExpression(), !176)
  %idxprom34.12.peel = zext nneg i32 %i to i64, !dbg !178
  %arrayidx35.12.peel = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 816), i64 %idxprom34.12.peel, !dbg !178
  store i32 0, ptr %arrayidx35.12.peel, align 4, !dbg !180, !tbaa !145
    #dbg_value(i32 %i, !124, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !176)
  %cmp29.12.peel = icmp eq i32 %i, 0, !dbg !181
  br i1 %cmp29.12.peel, label %for.body31.12.preheader.peel.newph, label %for.body31.13.peel, !dbg !177

for.body31.12.preheader.peel.newph:               ; preds = %for.body31.12.peel
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 880), align 4, !tbaa !145
    #dbg_value(i32 16, !124, !DIExpression(), !176)
    #dbg_value(i32 16, !124, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !176)
  br label %for.body31.13.peel, !dbg !177

for.body31.13.peel:                               ; preds = %for.body31.12.preheader.peel.newph, %for.body31.12.peel
    #dbg_value(i32 %i, !124, !DIExpression(), !176)
  %idxprom34.13.peel = zext nneg i32 %i to i64, !dbg !178
  %arrayidx35.13.peel = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 884), i64 %idxprom34.13.peel, !dbg !178
  store i32 0, ptr %arrayidx35.13.peel, align 4, !dbg !180, !tbaa !145
    #dbg_value(i32 %i, !124, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !176)
  %cmp29.13.peel = icmp eq i32 %i, 0, !dbg !181
  br i1 %cmp29.13.peel, label %for.body31.13.preheader.peel.newph, label %for.body31.14.peel, !dbg !177

for.body31.13.preheader.peel.newph:               ; preds = %for.body31.13.peel
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 948), align 4, !tbaa !145
    #dbg_value(i32 16, !124, !DIExpression(), !176)
    #dbg_value(i32 16, !124, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !176)
  br label %for.body31.14.peel, !dbg !177

for.body31.14.peel:                               ; preds = %for.body31.13.preheader.peel.newph, %for.body31.13.peel
    #dbg_value(i32 %i, !124, !DIExpression(), !176)
  %idxprom34.14.peel = zext nneg i32 %i to i64, !dbg !178
  %arrayidx35.14.peel = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 952), i64 %idxprom34.14.peel, !dbg !178
  store i32 0, ptr %arrayidx35.14.peel, align 4, !dbg !180, !tbaa !145
    #dbg_value(i32 %i, !124, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !176)
  %cmp29.14.peel = icmp eq i32 %i, 0, !dbg !181
  br i1 %cmp29.14.peel, label %for.body31.14.preheader.peel.newph, label %for.body31.15.peel, !dbg !177

for.body31.14.preheader.peel.newph:               ; preds = %for.body31.14.peel
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 1016), align 4, !tbaa !145
    #dbg_value(i32 16, !124, !DIExpression(), !176)
    #dbg_value(i32 16, !124, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !176)
  br label %for.body31.15.peel, !dbg !177

for.body31.15.peel:                               ; preds = %for.body31.14.preheader.peel.newph, %for.body31.14.peel
    #dbg_value(i32 %i, !124, !DIExpression(), !176)
  %idxprom34.15.peel = zext nneg i32 %i to i64, !dbg !178
  %arrayidx35.15.peel = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 1020), i64 %idxprom34.15.peel, !dbg !178
  store i32 0, ptr %arrayidx35.15.peel, align 4, !dbg !180, !tbaa !145
    #dbg_value(i32 %i, !124, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !176)
  %cmp29.15.peel = icmp eq i32 %i, 0, !dbg !181
  br i1 %cmp29.15.peel, label %for.body31.15.preheader.peel.newph, label %for.body31.16.peel, !dbg !177

for.body31.15.preheader.peel.newph:               ; preds = %for.body31.15.peel
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 1084), align 4, !tbaa !145
    #dbg_value(i32 16, !124, !DIExpression(), !176)
    #dbg_value(i32 16, !124, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !176)
  br label %for.body31.16.peel, !dbg !177

for.body31.16.peel:                               ; preds = %for.body31.15.preheader.peel.newph, %for.body31.15.peel
    #dbg_value(i32 %i, !124, !DIExpression(), !176)
  %idxprom34.16.peel = zext nneg i32 %i to i64, !dbg !178
  %arrayidx35.16.peel = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 1088), i64 %idxprom34.16.peel, !dbg !178
  store i32 0, ptr %arrayidx35.16.peel, align 4, !dbg !180, !tbaa !145
    #dbg_value(i32 %i, !124, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !176)
  %cmp29.16.peel = icmp eq i32 %i, 0, !dbg !181
  br i1 %cmp29.16.peel, label %for.body31.16.preheader.peel.newph, label %for.cond.cleanup30.16, !dbg !177

for.body31.16.preheader.peel.newph:               ; preds = %for.body31.16.peel
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 1152), align 4, !tbaa !145
    #dbg_value(i32 16, !124, !DIExpression(), !176)
    #dbg_value(i32 16, !124, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !176)
  br label %for.cond.cleanup30.16, !dbg !182

for.cond.cleanup30.16:                            ; preds = %for.body31.16.preheader.peel.newph, %for.body31.16.peel, %cond.end17.15
    #dbg_value(i32 17, !122, !DIExpression(), !175)
  %add = add nsw i32 %m, 1, !dbg !182
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !183
  %cmp42 = icmp eq i32 %i, 0, !dbg !184
  br i1 %cmp42, label %if.then, label %if.end, !dbg !184

for.body31.1.peel:                                ; preds = %for.body31.preheader.peel.newph, %for.body31.peel
    #dbg_value(i32 %i, !124, !DIExpression(), !176)
  %idxprom34.1.peel = zext nneg i32 %i to i64, !dbg !178
  %arrayidx35.1.peel = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 68), i64 %idxprom34.1.peel, !dbg !178
  store i32 0, ptr %arrayidx35.1.peel, align 4, !dbg !180, !tbaa !145
    #dbg_value(i32 %i, !124, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !176)
  %cmp29.1.peel = icmp eq i32 %i, 0, !dbg !181
  br i1 %cmp29.1.peel, label %for.body31.1.preheader.peel.newph, label %for.body31.2.peel, !dbg !177

for.body31.1.preheader.peel.newph:                ; preds = %for.body31.1.peel
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 132), align 4, !tbaa !145
    #dbg_value(i32 16, !124, !DIExpression(), !176)
    #dbg_value(i32 16, !124, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_stack_value), !176)
  br label %for.body31.2.peel, !dbg !177

if.then:                                          ; preds = %for.cond.cleanup30.16
  %mul43 = mul nsw i32 %mul, %add
  %add44 = add nsw i32 %mul43, %mul3
  %idxprom45 = sext i32 %add44 to i64
  %arrayidx46 = getelementptr inbounds i32, ptr %h, i64 %idxprom45
  %i34 = load i32, ptr %arrayidx46, align 4, !dbg !186, !tbaa !145
  store i32 %i34, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), align 4, !dbg !187, !tbaa !145
  br label %if.end, !dbg !188

if.end:                                           ; preds = %if.then, %for.cond.cleanup30.16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !189
  %add47 = add nsw i32 %mul, %i, !dbg !190
  %cmp48 = icmp slt i32 %add47, %n, !dbg !191
  br i1 %cmp48, label %cond.true49, label %cond.end57, !dbg !192

cond.true49:                                      ; preds = %if.end
  %add51 = add nsw i32 %add47, 1
  %mul52 = mul nsw i32 %add51, %add
  %add53 = add nsw i32 %mul52, %mul3
  %idxprom54 = sext i32 %add53 to i64
  %arrayidx55 = getelementptr inbounds i32, ptr %h, i64 %idxprom54
  %i35 = load i32, ptr %arrayidx55, align 4, !dbg !193, !tbaa !145
  br label %cond.end57, !dbg !192

cond.end57:                                       ; preds = %cond.true49, %if.end
  %cond58 = phi i32 [ %i35, %cond.true49 ], [ 0, %if.end ], !dbg !192
  %add59 = add nuw nsw i32 %i, 1, !dbg !194
  %idxprom60 = zext nneg i32 %add59 to i64, !dbg !195
  %arrayidx61 = getelementptr inbounds nuw [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 %idxprom60, !dbg !195
  store i32 %cond58, ptr %arrayidx61, align 4, !dbg !196, !tbaa !145
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !197
  br i1 %cmp7, label %cond.end73, label %cond.true65, !dbg !198

cond.true65:                                      ; preds = %cond.end57
  %mul66 = mul nsw i32 %mul, %add
  %add68 = add i32 %add6, %mul66
  %i36 = sext i32 %add68 to i64
  %i37 = getelementptr i32, ptr %h, i64 %i36
  %arrayidx71 = getelementptr i8, ptr %i37, i64 4
  %i38 = load i32, ptr %arrayidx71, align 4, !dbg !199, !tbaa !145
  br label %cond.end73, !dbg !198

cond.end73:                                       ; preds = %cond.true65, %cond.end57
  %cond74 = phi i32 [ %i38, %cond.true65 ], [ 0, %cond.end57 ], !dbg !198
  %arrayidx77 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 %idxprom60, !dbg !200
  store i32 %cond74, ptr %arrayidx77, align 4, !dbg !201, !tbaa !145
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !202
    #dbg_value(i32 0, !127, !DIExpression(), !203)
  br label %for.body81, !dbg !204

for.cond120.preheader:                            ; preds = %if.end115
    #dbg_value(i32 0, !132, !DIExpression(), !205)
    #dbg_value(i32 0, !132, !DIExpression(), !205)
  %brmerge = or i1 %cmp7, %cmp5, !dbg !206
  br i1 %brmerge, label %for.inc145, label %if.then129, !dbg !206

for.body81:                                       ; preds = %if.end115, %cond.end73
  %d.0218 = phi i32 [ 0, %cond.end73 ], [ %inc117, %if.end115 ]
    #dbg_value(i32 %d.0218, !127, !DIExpression(), !203)
  %sub82 = sub nsw i32 %d.0218, %i, !dbg !209
    #dbg_value(i32 %sub82, !129, !DIExpression(), !210)
  %or.cond = icmp ult i32 %sub82, 16, !dbg !211
  br i1 %or.cond, label %if.then86, label %if.end115, !dbg !211

if.then86:                                        ; preds = %for.body81
  %idxprom87 = zext nneg i32 %sub82 to i64, !dbg !213
  %arrayidx88 = getelementptr inbounds nuw [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 %idxprom87, !dbg !213
  %arrayidx90 = getelementptr inbounds nuw i32, ptr %arrayidx88, i64 %idxprom21, !dbg !213
  %i39 = load i32, ptr %arrayidx90, align 4, !dbg !213, !tbaa !145
  %gep220 = getelementptr inbounds nuw [16 x i32], ptr %invariant.gep, i64 %idxprom87, !dbg !214
  %i40 = load i32, ptr %gep220, align 4, !dbg !214, !tbaa !145
  %add95 = add nsw i32 %i40, %i39, !dbg !215
  %arrayidx98 = getelementptr inbounds nuw i8, ptr %arrayidx88, i64 68, !dbg !216
  %arrayidx100 = getelementptr inbounds nuw i32, ptr %arrayidx98, i64 %idxprom21, !dbg !216
  %i41 = load i32, ptr %arrayidx100, align 4, !dbg !216, !tbaa !145
  %sub101 = sub nsw i32 %i41, %gap, !dbg !217
  %arrayidx106 = getelementptr inbounds nuw i32, ptr %arrayidx88, i64 %idxprom60, !dbg !218
  %i42 = load i32, ptr %arrayidx106, align 4, !dbg !218, !tbaa !145
  %sub107 = sub nsw i32 %i42, %gap, !dbg !219
    #dbg_value(i32 %add95, !220, !DIExpression(), !228)
    #dbg_value(i32 %sub101, !225, !DIExpression(), !228)
    #dbg_value(i32 %sub107, !226, !DIExpression(), !228)
  %cond.i = tail call i32 @llvm.smax.i32(i32 %add95, i32 %sub101), !dbg !230
    #dbg_value(i32 %cond.i, !227, !DIExpression(), !228)
  %cond5.i = tail call noundef i32 @llvm.smax.i32(i32 %cond.i, i32 %sub107), !dbg !231
  %arrayidx114 = getelementptr inbounds nuw i32, ptr %arrayidx98, i64 %idxprom60, !dbg !232
  store i32 %cond5.i, ptr %arrayidx114, align 4, !dbg !233, !tbaa !145
  br label %if.end115, !dbg !232

if.end115:                                        ; preds = %if.then86, %for.body81
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !234
  %inc117 = add nuw nsw i32 %d.0218, 1, !dbg !235
    #dbg_value(i32 %inc117, !127, !DIExpression(), !203)
  %exitcond.not = icmp eq i32 %inc117, 31, !dbg !236
  br i1 %exitcond.not, label %for.cond120.preheader, label %for.body81, !dbg !204, !llvm.loop !237

if.then129:                                       ; preds = %for.cond120.preheader
  %arrayidx135 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 68), i64 %idxprom60, !dbg !240
  %i43 = load i32, ptr %arrayidx135, align 4, !dbg !240, !tbaa !145
  %add137 = or disjoint i32 %mul, 1, !dbg !241
  %mul138 = mul nsw i32 %add137, %add, !dbg !242
  %add140 = add i32 %add6, %mul138, !dbg !243
  %i44 = sext i32 %add140 to i64, !dbg !244
  %i45 = getelementptr i32, ptr %h, i64 %i44, !dbg !244
  %arrayidx143 = getelementptr i8, ptr %i45, i64 4, !dbg !244
  store i32 %i43, ptr %arrayidx143, align 4, !dbg !245, !tbaa !145
  br label %for.inc145, !dbg !244

for.inc145:                                       ; preds = %if.then129, %for.cond120.preheader
    #dbg_value(i32 1, !132, !DIExpression(), !205)
  %brmerge.1 = or i1 %cmp7, %cmp5.1, !dbg !206
  br i1 %brmerge.1, label %for.inc145.1, label %if.then129.1, !dbg !206

if.then129.1:                                     ; preds = %for.inc145
  %arrayidx135.1 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 136), i64 %idxprom60, !dbg !240
  %i46 = load i32, ptr %arrayidx135.1, align 4, !dbg !240, !tbaa !145
  %add137.1 = or disjoint i32 %mul, 2, !dbg !241
  %mul138.1 = mul nsw i32 %add137.1, %add, !dbg !242
  %add140.1 = add i32 %add6, %mul138.1, !dbg !243
  %i47 = sext i32 %add140.1 to i64, !dbg !244
  %i48 = getelementptr i32, ptr %h, i64 %i47, !dbg !244
  %arrayidx143.1 = getelementptr i8, ptr %i48, i64 4, !dbg !244
  store i32 %i46, ptr %arrayidx143.1, align 4, !dbg !245, !tbaa !145
  br label %for.inc145.1, !dbg !244

for.inc145.1:                                     ; preds = %if.then129.1, %for.inc145
    #dbg_value(i32 2, !132, !DIExpression(), !205)
  %brmerge.2 = or i1 %cmp7, %cmp5.2, !dbg !206
  br i1 %brmerge.2, label %for.inc145.2, label %if.then129.2, !dbg !206

if.then129.2:                                     ; preds = %for.inc145.1
  %arrayidx135.2 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 204), i64 %idxprom60, !dbg !240
  %i49 = load i32, ptr %arrayidx135.2, align 4, !dbg !240, !tbaa !145
  %add137.2 = or disjoint i32 %mul, 3, !dbg !241
  %mul138.2 = mul nsw i32 %add137.2, %add, !dbg !242
  %add140.2 = add i32 %add6, %mul138.2, !dbg !243
  %i50 = sext i32 %add140.2 to i64, !dbg !244
  %i51 = getelementptr i32, ptr %h, i64 %i50, !dbg !244
  %arrayidx143.2 = getelementptr i8, ptr %i51, i64 4, !dbg !244
  store i32 %i49, ptr %arrayidx143.2, align 4, !dbg !245, !tbaa !145
  br label %for.inc145.2, !dbg !244

for.inc145.2:                                     ; preds = %if.then129.2, %for.inc145.1
    #dbg_value(i32 3, !132, !DIExpression(), !205)
  %brmerge.3 = or i1 %cmp7, %cmp5.3, !dbg !206
  br i1 %brmerge.3, label %for.inc145.3, label %if.then129.3, !dbg !206

if.then129.3:                                     ; preds = %for.inc145.2
  %arrayidx135.3 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 272), i64 %idxprom60, !dbg !240
  %i52 = load i32, ptr %arrayidx135.3, align 4, !dbg !240, !tbaa !145
  %add137.3 = or disjoint i32 %mul, 4, !dbg !241
  %mul138.3 = mul nsw i32 %add137.3, %add, !dbg !242
  %add140.3 = add i32 %add6, %mul138.3, !dbg !243
  %i53 = sext i32 %add140.3 to i64, !dbg !244
  %i54 = getelementptr i32, ptr %h, i64 %i53, !dbg !244
  %arrayidx143.3 = getelementptr i8, ptr %i54, i64 4, !dbg !244
  store i32 %i52, ptr %arrayidx143.3, align 4, !dbg !245, !tbaa !145
  br label %for.inc145.3, !dbg !244

for.inc145.3:                                     ; preds = %if.then129.3, %for.inc145.2
    #dbg_value(i32 4, !132, !DIExpression(), !205)
  %brmerge.4 = or i1 %cmp7, %cmp5.4, !dbg !206
  br i1 %brmerge.4, label %for.inc145.4, label %if.then129.4, !dbg !206

if.then129.4:                                     ; preds = %for.inc145.3
  %arrayidx135.4 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 340), i64 %idxprom60, !dbg !240
  %i55 = load i32, ptr %arrayidx135.4, align 4, !dbg !240, !tbaa !145
  %add137.4 = or disjoint i32 %mul, 5, !dbg !241
  %mul138.4 = mul nsw i32 %add137.4, %add, !dbg !242
  %add140.4 = add i32 %add6, %mul138.4, !dbg !243
  %i56 = sext i32 %add140.4 to i64, !dbg !244
  %i57 = getelementptr i32, ptr %h, i64 %i56, !dbg !244
  %arrayidx143.4 = getelementptr i8, ptr %i57, i64 4, !dbg !244
  store i32 %i55, ptr %arrayidx143.4, align 4, !dbg !245, !tbaa !145
  br label %for.inc145.4, !dbg !244

for.inc145.4:                                     ; preds = %if.then129.4, %for.inc145.3
    #dbg_value(i32 5, !132, !DIExpression(), !205)
  %brmerge.5 = or i1 %cmp7, %cmp5.5, !dbg !206
  br i1 %brmerge.5, label %for.inc145.5, label %if.then129.5, !dbg !206

if.then129.5:                                     ; preds = %for.inc145.4
  %arrayidx135.5 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 408), i64 %idxprom60, !dbg !240
  %i58 = load i32, ptr %arrayidx135.5, align 4, !dbg !240, !tbaa !145
  %add137.5 = or disjoint i32 %mul, 6, !dbg !241
  %mul138.5 = mul nsw i32 %add137.5, %add, !dbg !242
  %add140.5 = add i32 %add6, %mul138.5, !dbg !243
  %i59 = sext i32 %add140.5 to i64, !dbg !244
  %i60 = getelementptr i32, ptr %h, i64 %i59, !dbg !244
  %arrayidx143.5 = getelementptr i8, ptr %i60, i64 4, !dbg !244
  store i32 %i58, ptr %arrayidx143.5, align 4, !dbg !245, !tbaa !145
  br label %for.inc145.5, !dbg !244

for.inc145.5:                                     ; preds = %if.then129.5, %for.inc145.4
    #dbg_value(i32 6, !132, !DIExpression(), !205)
  %brmerge.6 = or i1 %cmp7, %cmp5.6, !dbg !206
  br i1 %brmerge.6, label %for.inc145.6, label %if.then129.6, !dbg !206

if.then129.6:                                     ; preds = %for.inc145.5
  %arrayidx135.6 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 476), i64 %idxprom60, !dbg !240
  %i61 = load i32, ptr %arrayidx135.6, align 4, !dbg !240, !tbaa !145
  %add137.6 = or disjoint i32 %mul, 7, !dbg !241
  %mul138.6 = mul nsw i32 %add137.6, %add, !dbg !242
  %add140.6 = add i32 %add6, %mul138.6, !dbg !243
  %i62 = sext i32 %add140.6 to i64, !dbg !244
  %i63 = getelementptr i32, ptr %h, i64 %i62, !dbg !244
  %arrayidx143.6 = getelementptr i8, ptr %i63, i64 4, !dbg !244
  store i32 %i61, ptr %arrayidx143.6, align 4, !dbg !245, !tbaa !145
  br label %for.inc145.6, !dbg !244

for.inc145.6:                                     ; preds = %if.then129.6, %for.inc145.5
    #dbg_value(i32 7, !132, !DIExpression(), !205)
  %brmerge.7 = or i1 %cmp7, %cmp5.7, !dbg !206
  br i1 %brmerge.7, label %for.inc145.7, label %if.then129.7, !dbg !206

if.then129.7:                                     ; preds = %for.inc145.6
  %arrayidx135.7 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 544), i64 %idxprom60, !dbg !240
  %i64 = load i32, ptr %arrayidx135.7, align 4, !dbg !240, !tbaa !145
  %add137.7 = or disjoint i32 %mul, 8, !dbg !241
  %mul138.7 = mul nsw i32 %add137.7, %add, !dbg !242
  %add140.7 = add i32 %add6, %mul138.7, !dbg !243
  %i65 = sext i32 %add140.7 to i64, !dbg !244
  %i66 = getelementptr i32, ptr %h, i64 %i65, !dbg !244
  %arrayidx143.7 = getelementptr i8, ptr %i66, i64 4, !dbg !244
  store i32 %i64, ptr %arrayidx143.7, align 4, !dbg !245, !tbaa !145
  br label %for.inc145.7, !dbg !244

for.inc145.7:                                     ; preds = %if.then129.7, %for.inc145.6
    #dbg_value(i32 8, !132, !DIExpression(), !205)
  %brmerge.8 = or i1 %cmp7, %cmp5.8, !dbg !206
  br i1 %brmerge.8, label %for.inc145.8, label %if.then129.8, !dbg !206

if.then129.8:                                     ; preds = %for.inc145.7
  %arrayidx135.8 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 612), i64 %idxprom60, !dbg !240
  %i67 = load i32, ptr %arrayidx135.8, align 4, !dbg !240, !tbaa !145
  %add137.8 = or disjoint i32 %mul, 9, !dbg !241
  %mul138.8 = mul nsw i32 %add137.8, %add, !dbg !242
  %add140.8 = add i32 %add6, %mul138.8, !dbg !243
  %i68 = sext i32 %add140.8 to i64, !dbg !244
  %i69 = getelementptr i32, ptr %h, i64 %i68, !dbg !244
  %arrayidx143.8 = getelementptr i8, ptr %i69, i64 4, !dbg !244
  store i32 %i67, ptr %arrayidx143.8, align 4, !dbg !245, !tbaa !145
  br label %for.inc145.8, !dbg !244

for.inc145.8:                                     ; preds = %if.then129.8, %for.inc145.7
    #dbg_value(i32 9, !132, !DIExpression(), !205)
  %brmerge.9 = or i1 %cmp7, %cmp5.9, !dbg !206
  br i1 %brmerge.9, label %for.inc145.9, label %if.then129.9, !dbg !206

if.then129.9:                                     ; preds = %for.inc145.8
  %arrayidx135.9 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 680), i64 %idxprom60, !dbg !240
  %i70 = load i32, ptr %arrayidx135.9, align 4, !dbg !240, !tbaa !145
  %add137.9 = or disjoint i32 %mul, 10, !dbg !241
  %mul138.9 = mul nsw i32 %add137.9, %add, !dbg !242
  %add140.9 = add i32 %add6, %mul138.9, !dbg !243
  %i71 = sext i32 %add140.9 to i64, !dbg !244
  %i72 = getelementptr i32, ptr %h, i64 %i71, !dbg !244
  %arrayidx143.9 = getelementptr i8, ptr %i72, i64 4, !dbg !244
  store i32 %i70, ptr %arrayidx143.9, align 4, !dbg !245, !tbaa !145
  br label %for.inc145.9, !dbg !244

for.inc145.9:                                     ; preds = %if.then129.9, %for.inc145.8
    #dbg_value(i32 10, !132, !DIExpression(), !205)
  %brmerge.10 = or i1 %cmp7, %cmp5.10, !dbg !206
  br i1 %brmerge.10, label %for.inc145.10, label %if.then129.10, !dbg !206

if.then129.10:                                    ; preds = %for.inc145.9
  %arrayidx135.10 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 748), i64 %idxprom60, !dbg !240
  %i73 = load i32, ptr %arrayidx135.10, align 4, !dbg !240, !tbaa !145
  %add137.10 = or disjoint i32 %mul, 11, !dbg !241
  %mul138.10 = mul nsw i32 %add137.10, %add, !dbg !242
  %add140.10 = add i32 %add6, %mul138.10, !dbg !243
  %i74 = sext i32 %add140.10 to i64, !dbg !244
  %i75 = getelementptr i32, ptr %h, i64 %i74, !dbg !244
  %arrayidx143.10 = getelementptr i8, ptr %i75, i64 4, !dbg !244
  store i32 %i73, ptr %arrayidx143.10, align 4, !dbg !245, !tbaa !145
  br label %for.inc145.10, !dbg !244

for.inc145.10:                                    ; preds = %if.then129.10, %for.inc145.9
    #dbg_value(i32 11, !132, !DIExpression(), !205)
  %brmerge.11 = or i1 %cmp7, %cmp5.11, !dbg !206
  br i1 %brmerge.11, label %for.inc145.11, label %if.then129.11, !dbg !206

if.then129.11:                                    ; preds = %for.inc145.10
  %arrayidx135.11 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 816), i64 %idxprom60, !dbg !240
  %i76 = load i32, ptr %arrayidx135.11, align 4, !dbg !240, !tbaa !145
  %add137.11 = or disjoint i32 %mul, 12, !dbg !241
  %mul138.11 = mul nsw i32 %add137.11, %add, !dbg !242
  %add140.11 = add i32 %add6, %mul138.11, !dbg !243
  %i77 = sext i32 %add140.11 to i64, !dbg !244
  %i78 = getelementptr i32, ptr %h, i64 %i77, !dbg !244
  %arrayidx143.11 = getelementptr i8, ptr %i78, i64 4, !dbg !244
  store i32 %i76, ptr %arrayidx143.11, align 4, !dbg !245, !tbaa !145
  br label %for.inc145.11, !dbg !244

for.inc145.11:                                    ; preds = %if.then129.11, %for.inc145.10
    #dbg_value(i32 12, !132, !DIExpression(), !205)
  %brmerge.12 = or i1 %cmp7, %cmp5.12, !dbg !206
  br i1 %brmerge.12, label %for.inc145.12, label %if.then129.12, !dbg !206

if.then129.12:                                    ; preds = %for.inc145.11
  %arrayidx135.12 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 884), i64 %idxprom60, !dbg !240
  %i79 = load i32, ptr %arrayidx135.12, align 4, !dbg !240, !tbaa !145
  %add137.12 = or disjoint i32 %mul, 13, !dbg !241
  %mul138.12 = mul nsw i32 %add137.12, %add, !dbg !242
  %add140.12 = add i32 %add6, %mul138.12, !dbg !243
  %i80 = sext i32 %add140.12 to i64, !dbg !244
  %i81 = getelementptr i32, ptr %h, i64 %i80, !dbg !244
  %arrayidx143.12 = getelementptr i8, ptr %i81, i64 4, !dbg !244
  store i32 %i79, ptr %arrayidx143.12, align 4, !dbg !245, !tbaa !145
  br label %for.inc145.12, !dbg !244

for.inc145.12:                                    ; preds = %if.then129.12, %for.inc145.11
    #dbg_value(i32 13, !132, !DIExpression(), !205)
  %brmerge.13 = or i1 %cmp7, %cmp5.13, !dbg !206
  br i1 %brmerge.13, label %for.inc145.13, label %if.then129.13, !dbg !206

if.then129.13:                                    ; preds = %for.inc145.12
  %arrayidx135.13 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 952), i64 %idxprom60, !dbg !240
  %i82 = load i32, ptr %arrayidx135.13, align 4, !dbg !240, !tbaa !145
  %add137.13 = or disjoint i32 %mul, 14, !dbg !241
  %mul138.13 = mul nsw i32 %add137.13, %add, !dbg !242
  %add140.13 = add i32 %add6, %mul138.13, !dbg !243
  %i83 = sext i32 %add140.13 to i64, !dbg !244
  %i84 = getelementptr i32, ptr %h, i64 %i83, !dbg !244
  %arrayidx143.13 = getelementptr i8, ptr %i84, i64 4, !dbg !244
  store i32 %i82, ptr %arrayidx143.13, align 4, !dbg !245, !tbaa !145
  br label %for.inc145.13, !dbg !244

for.inc145.13:                                    ; preds = %if.then129.13, %for.inc145.12
    #dbg_value(i32 14, !132, !DIExpression(), !205)
  %brmerge.14 = or i1 %cmp7, %cmp5.14, !dbg !206
  br i1 %brmerge.14, label %for.inc145.14, label %if.then129.14, !dbg !206

if.then129.14:                                    ; preds = %for.inc145.13
  %arrayidx135.14 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 1020), i64 %idxprom60, !dbg !240
  %i85 = load i32, ptr %arrayidx135.14, align 4, !dbg !240, !tbaa !145
  %add137.14 = or disjoint i32 %mul, 15, !dbg !241
  %mul138.14 = mul nsw i32 %add137.14, %add, !dbg !242
  %add140.14 = add i32 %add6, %mul138.14, !dbg !243
  %i86 = sext i32 %add140.14 to i64, !dbg !244
  %i87 = getelementptr i32, ptr %h, i64 %i86, !dbg !244
  %arrayidx143.14 = getelementptr i8, ptr %i87, i64 4, !dbg !244
  store i32 %i85, ptr %arrayidx143.14, align 4, !dbg !245, !tbaa !145
  br label %for.inc145.14, !dbg !244

for.inc145.14:                                    ; preds = %if.then129.14, %for.inc145.13
    #dbg_value(i32 15, !132, !DIExpression(), !205)
  %brmerge.15 = or i1 %cmp7, %cmp5.15, !dbg !206
  br i1 %brmerge.15, label %for.inc145.15, label %if.then129.15, !dbg !206

if.then129.15:                                    ; preds = %for.inc145.14
  %arrayidx135.15 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ5tilesE4cell to ptr), i64 1088), i64 %idxprom60, !dbg !240
  %i88 = load i32, ptr %arrayidx135.15, align 4, !dbg !240, !tbaa !145
  %add137.15 = add nsw i32 %mul, 16, !dbg !241
  %mul138.15 = mul nsw i32 %add137.15, %add, !dbg !242
  %add140.15 = add i32 %add6, %mul138.15, !dbg !243
  %i89 = sext i32 %add140.15 to i64, !dbg !244
  %i90 = getelementptr i32, ptr %h, i64 %i89, !dbg !244
  %arrayidx143.15 = getelementptr i8, ptr %i90, i64 4, !dbg !244
  store i32 %i88, ptr %arrayidx143.15, align 4, !dbg !245, !tbaa !145
  br label %for.inc145.15, !dbg !244

for.inc145.15:                                    ; preds = %if.then129.15, %for.inc145.14
    #dbg_value(i32 16, !132, !DIExpression(), !205)
  ret void, !dbg !246
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!137, !138, !139, !140, !141, !142, !143}
!llvm.dbg.cu = !{!11}
!llvm.ident = !{!144, !144}
!llvm.errno.tbaa = !{!145}
!nvvmir.version = !{!149}

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
!143 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!144 = !{!"clang"}
!145 = !{!146, !146, i64 0}
!146 = !{!"int", !147, i64 0}
!147 = !{!"omnipotent char", !148, i64 0}
!148 = !{!"Simple C++ TBAA"}
!149 = !{i32 2, i32 0}
!150 = !DILocation(line: 0, scope: !2)
!151 = !DILocation(line: 53, column: 27, scope: !152, inlinedAt: !153)
!152 = distinct !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv", scope: !38, file: !39, line: 53, type: !42, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, declaration: !41)
!153 = distinct !DILocation(line: 16, column: 11, scope: !2)
!154 = !DILocation(line: 66, column: 27, scope: !155, inlinedAt: !156)
!155 = distinct !DISubprogram(name: "__fetch_builtin_x", linkageName: "_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv", scope: !69, file: !39, line: 66, type: !42, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, declaration: !71)
!156 = distinct !DILocation(line: 17, column: 26, scope: !2)
!157 = !DILocation(line: 17, column: 24, scope: !2)
!158 = !DILocation(line: 17, column: 61, scope: !2)
!159 = !DILocation(line: 18, column: 22, scope: !2)
!160 = !DILocation(line: 18, column: 49, scope: !2)
!161 = !DILocation(line: 0, scope: !121)
!162 = !DILocation(line: 19, column: 8, scope: !121)
!163 = !DILocation(line: 20, column: 27, scope: !164)
!164 = distinct !DILexicalBlock(scope: !121, file: !3, line: 19, column: 3)
!165 = !DILocation(line: 20, column: 31, scope: !164)
!166 = !DILocation(line: 21, column: 26, scope: !164)
!167 = !{!147, !147, i64 0}
!168 = !DILocation(line: 21, column: 40, scope: !164)
!169 = !DILocation(line: 21, column: 37, scope: !164)
!170 = !DILocation(line: 20, column: 19, scope: !164)
!171 = !DILocation(line: 20, column: 17, scope: !164)
!172 = !DILocation(line: 20, column: 23, scope: !164)
!173 = !DILocation(line: 20, column: 5, scope: !164)
!174 = !DILocation(line: 23, column: 3, scope: !2)
!175 = !DILocation(line: 0, scope: !123)
!176 = !DILocation(line: 0, scope: !125)
!177 = !DILocation(line: 25, column: 5, scope: !125)
!178 = !DILocation(line: 26, column: 7, scope: !179)
!179 = distinct !DILexicalBlock(scope: !125, file: !3, line: 25, column: 5)
!180 = !DILocation(line: 26, column: 18, scope: !179)
!181 = !DILocation(line: 25, column: 23, scope: !179)
!182 = !DILocation(line: 16, column: 34, scope: !2)
!183 = !DILocation(line: 27, column: 3, scope: !2)
!184 = !DILocation(line: 28, column: 9, scope: !185)
!185 = distinct !DILexicalBlock(scope: !2, file: !3, line: 28, column: 7)
!186 = !DILocation(line: 29, column: 18, scope: !185)
!187 = !DILocation(line: 29, column: 16, scope: !185)
!188 = !DILocation(line: 29, column: 5, scope: !185)
!189 = !DILocation(line: 30, column: 3, scope: !2)
!190 = !DILocation(line: 31, column: 24, scope: !2)
!191 = !DILocation(line: 31, column: 28, scope: !2)
!192 = !DILocation(line: 31, column: 20, scope: !2)
!193 = !DILocation(line: 31, column: 34, scope: !2)
!194 = !DILocation(line: 31, column: 10, scope: !2)
!195 = !DILocation(line: 31, column: 3, scope: !2)
!196 = !DILocation(line: 31, column: 18, scope: !2)
!197 = !DILocation(line: 32, column: 3, scope: !2)
!198 = !DILocation(line: 33, column: 20, scope: !2)
!199 = !DILocation(line: 33, column: 35, scope: !2)
!200 = !DILocation(line: 33, column: 3, scope: !2)
!201 = !DILocation(line: 33, column: 18, scope: !2)
!202 = !DILocation(line: 34, column: 3, scope: !2)
!203 = !DILocation(line: 0, scope: !128)
!204 = !DILocation(line: 35, column: 3, scope: !128)
!205 = !DILocation(line: 0, scope: !133)
!206 = !DILocation(line: 43, column: 21, scope: !207)
!207 = distinct !DILexicalBlock(scope: !208, file: !3, line: 43, column: 9)
!208 = distinct !DILexicalBlock(scope: !133, file: !3, line: 42, column: 3)
!209 = !DILocation(line: 36, column: 17, scope: !130)
!210 = !DILocation(line: 0, scope: !130)
!211 = !DILocation(line: 37, column: 18, scope: !212)
!212 = distinct !DILexicalBlock(scope: !130, file: !3, line: 37, column: 9)
!213 = !DILocation(line: 38, column: 35, scope: !212)
!214 = !DILocation(line: 38, column: 50, scope: !212)
!215 = !DILocation(line: 38, column: 48, scope: !212)
!216 = !DILocation(line: 38, column: 65, scope: !212)
!217 = !DILocation(line: 38, column: 82, scope: !212)
!218 = !DILocation(line: 39, column: 35, scope: !212)
!219 = !DILocation(line: 39, column: 52, scope: !212)
!220 = !DILocalVariable(name: "a", arg: 1, scope: !221, file: !3, line: 6, type: !6)
!221 = distinct !DISubprogram(name: "max3", linkageName: "_ZL4max3iii", scope: !3, file: !3, line: 6, type: !222, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !224)
!222 = !DISubroutineType(types: !223)
!223 = !{!6, !6, !6, !6}
!224 = !{!220, !225, !226, !227}
!225 = !DILocalVariable(name: "b", arg: 2, scope: !221, file: !3, line: 6, type: !6)
!226 = !DILocalVariable(name: "c", arg: 3, scope: !221, file: !3, line: 6, type: !6)
!227 = !DILocalVariable(name: "top", scope: !221, file: !3, line: 7, type: !6)
!228 = !DILocation(line: 0, scope: !221, inlinedAt: !229)
!229 = distinct !DILocation(line: 38, column: 30, scope: !212)
!230 = !DILocation(line: 7, column: 13, scope: !221, inlinedAt: !229)
!231 = !DILocation(line: 8, column: 10, scope: !221, inlinedAt: !229)
!232 = !DILocation(line: 38, column: 7, scope: !212)
!233 = !DILocation(line: 38, column: 28, scope: !212)
!234 = !DILocation(line: 40, column: 5, scope: !130)
!235 = !DILocation(line: 35, column: 37, scope: !131)
!236 = !DILocation(line: 35, column: 21, scope: !131)
!237 = distinct !{!237, !204, !238, !239}
!238 = !DILocation(line: 41, column: 3, scope: !128)
!239 = !{!"llvm.loop.mustprogress"}
!240 = !DILocation(line: 44, column: 49, scope: !207)
!241 = !DILocation(line: 44, column: 18, scope: !207)
!242 = !DILocation(line: 44, column: 23, scope: !207)
!243 = !DILocation(line: 44, column: 38, scope: !207)
!244 = !DILocation(line: 44, column: 7, scope: !207)
!245 = !DILocation(line: 44, column: 47, scope: !207)
!246 = !DILocation(line: 45, column: 1, scope: !2)
