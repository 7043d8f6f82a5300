define i32 @f(i32 %n) {
entry:
  br label %loop
loop:
  %next = phi i32 [ 0, %entry ], [ %more, %loop ]
  %more = add i32 %next, 1
  %again = icmp slt i32 %more, %n
  br i1 %again, label %loop, label %done
done:
  %last = phi i32 [ %more, %loop ]
  ret i32 %last
}
