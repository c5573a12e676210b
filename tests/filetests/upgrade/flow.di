; The extent of records.
target "x86_64"
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!3 = distinct !DISubprogram(name: "f", unit: !2, file: !1, line: 1)
!7400 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_signed)
!640 = !DILocalVariable(name: "x64", scope: !3, type: !7400)
!4200 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_signed)
!320 = !DILocalVariable(name: "x32", scope: !3, type: !4200)
frame @f entry {}

;----
; both sides of a diamond keep the previous record.
define @f size 0x60 !dbg !3 {
a @ 0x0 -> b, c:
  0x4: #dbg_value(i64 %reg(rax), !640, !DIExpression())
b @ 0x10 -> d:
c @ 0x20 -> d:
d @ 0x30:
}

;> upgrade
; 0x4: dbg.def !7, %reg(rax)
; !7 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))

;----
; one side has another record: the location is unknown after the join.
define @f size 0x60 !dbg !3 {
a @ 0x0 -> b, c:
  0x4: #dbg_value(i64 %reg(rax), !640, !DIExpression())
b @ 0x10 -> d:
  0x14: #dbg_value(i64 %reg(rcx), !640, !DIExpression())
c @ 0x20 -> d:
d @ 0x30:
}

;> upgrade
; 0x4: dbg.def !7, %reg(rax)
; 0x14: dbg.kill !7
; 0x14: dbg.def !8, %reg(rcx)
; 0x30: dbg.kill !7
; 0x30: dbg.kill !8
; !7 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))
; !8 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))

;----
; both sides have equal records.
define @f size 0x60 !dbg !3 {
a @ 0x0 -> b, c:
b @ 0x10 -> d:
  0x14: #dbg_value(i64 %reg(rcx), !640, !DIExpression())
c @ 0x20 -> d:
  0x24: #dbg_value(i64 %reg(rcx), !640, !DIExpression())
d @ 0x30:
}

;> upgrade
; 0x14: dbg.def !7, %reg(rcx)
; 0x24: dbg.def !8, %reg(rcx)
; 0x30: dbg.kill !7
; 0x30: dbg.kill !8
; 0x30: dbg.def !9, %reg(rcx)
; !7 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))
; !8 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))
; !9 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))

;----
; both sides have equal records, which end at once.
define @f size 0x60 !dbg !3 {
a @ 0x0 -> b, c:
b @ 0x10 -> d:
  0x14: #dbg_value(i64 %reg(rcx), !640, !DIExpression())
c @ 0x20 -> d:
  0x24: #dbg_value(i64 %reg(rcx), !640, !DIExpression())
d @ 0x30:
  0x30: #dbg_value(i64 poison, !640, !DIExpression())
}

;> upgrade
; 0x14: dbg.def !7, %reg(rcx)
; 0x24: dbg.def !8, %reg(rcx)
; 0x30: dbg.kill !7
; 0x30: dbg.kill !8
; !7 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))
; !8 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))

;----
; one side repeats the known record.
define @f size 0x60 !dbg !3 {
a @ 0x0 -> b, c:
  0x4: #dbg_value(i64 %reg(rax), !640, !DIExpression())
b @ 0x10 -> d:
  0x14: #dbg_value(i64 %reg(rax), !640, !DIExpression())
c @ 0x20 -> d:
d @ 0x30:
}

;> upgrade
; 0x4: dbg.def !7, %reg(rax)
; !7 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))

;----
; a loop with a new record in each iteration.
define @f size 0x60 !dbg !3 {
a @ 0x0 -> b:
  0x4: #dbg_value(i64 %reg(rax), !640, !DIExpression())
b @ 0x10 -> b, c:
  0x18: #dbg_value(i64 %reg(rcx), !640, !DIExpression())
c @ 0x20:
}

;> upgrade
; 0x4: dbg.def !7, %reg(rax)
; 0x10: dbg.kill !7
; 0x10: dbg.kill !8
; 0x18: dbg.def !8, %reg(rcx)
; !7 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))
; !8 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))

;----
; nested loops, the outer of which has the record again.
define @f size 0x60 !dbg !3 {
a @ 0x0 -> b:
  0x4: #dbg_value(i64 %reg(rax), !640, !DIExpression())
b @ 0x10 -> c:
c @ 0x20 -> c, d:
d @ 0x30 -> b, e:
  0x34: #dbg_value(i64 %reg(rcx), !640, !DIExpression())
  0x38: #dbg_value(i64 %reg(rax), !640, !DIExpression())
e @ 0x40:
}

;> upgrade
; 0x4: dbg.def !7, %reg(rax)
; 0x10: dbg.kill !7
; 0x10: dbg.kill !10
; 0x10: dbg.def !8, %reg(rax)
; 0x34: dbg.kill !8
; 0x34: dbg.def !9, %reg(rcx)
; 0x38: dbg.kill !9
; 0x38: dbg.def !10, %reg(rax)
; !7 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))
; !8 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))
; !9 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))
; !10 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))

;----
; an unreachable block.
define @f size 0x60 !dbg !3 {
a @ 0x0 -> c:
  0x4: #dbg_value(i64 %reg(rax), !640, !DIExpression())
b @ 0x10 -> c:
  0x14: #dbg_value(i64 %reg(rcx), !640, !DIExpression())
c @ 0x20:
}

;> upgrade
; 0x4: dbg.def !7, %reg(rax)
; 0x14: dbg.def !8, %reg(rcx)
; 0x20: dbg.kill !8
; !7 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))
; !8 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))

;----
; several records at one position: the last counts.
define @f size 0x60 !dbg !3 {
a @ 0x0:
  0x4: #dbg_value(i64 %reg(rax), !640, !DIExpression())
  0x4: #dbg_value(i64 poison, !640, !DIExpression())
  0x4: #dbg_value(i64 %reg(rcx), !640, !DIExpression())
}

;> upgrade
; 0x4: dbg.def !7, %reg(rcx)
; !7 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))

;----
; halves, a whole, and a byte across.
define @f size 0x60 !dbg !3 {
a @ 0x0:
  0x0: #dbg_value(i32 %reg(rax), !640, !DIExpression(DW_OP_LLVM_fragment, 0, 32))
  0x4: #dbg_value(i32 %reg(rcx), !640, !DIExpression(DW_OP_LLVM_fragment, 32, 32))
  0x8: #dbg_value(i64 %reg(rdx), !640, !DIExpression())
  0xc: #dbg_value(i8 %reg(rbx), !640, !DIExpression(DW_OP_LLVM_fragment, 28, 8))
}

;> upgrade
; 0x0: dbg.def !11, %reg(rax)
; 0x0: dbg.def !13, %reg(rax)
; 0x4: dbg.def !16, %reg(rcx)
; 0x4: dbg.def !19, %reg(rcx)
; 0x8: dbg.kill !11
; 0x8: dbg.def !12, %reg(rdx)
; 0x8: dbg.kill !13
; 0x8: dbg.def !14, %reg(rdx)
; 0x8: dbg.kill !16
; 0x8: dbg.def !17, %reg(rdx)
; 0x8: dbg.kill !19
; 0x8: dbg.def !20, %reg(rdx)
; 0xc: dbg.kill !14
; 0xc: dbg.def !15, %reg(rbx)
; 0xc: dbg.kill !17
; 0xc: dbg.def !18, %reg(rbx)
; !7 = distinct !DIFragment()
; !8 = distinct !DIFragment()
; !9 = distinct !DIFragment()
; !10 = distinct !DIFragment()
; !11 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(u64 0), DIOpBitOffset(b28)))
; !12 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(u64 0), DIOpBitOffset(b28)))
; !13 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(u64 28), DIOpBitOffset(b4)))
; !14 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(u64 28), DIOpBitOffset(b4)))
; !15 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(i8), DIOpConstant(u64 0), DIOpBitOffset(b4)))
; !16 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(u64 0), DIOpBitOffset(b4)))
; !17 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(u64 32), DIOpBitOffset(b4)))
; !18 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpReferrer(i8), DIOpConstant(u64 4), DIOpBitOffset(b4)))
; !19 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(u64 4), DIOpBitOffset(b28)))
; !20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(u64 36), DIOpBitOffset(b28)))
; !21 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpArg(0, b28), DIOpArg(1, b4), DIOpArg(2, b4), DIOpArg(3, b28), DIOpComposite(4, b64)), argObjects: {!7, !8, !9, !10})

;----
; a declaration holds everywhere, also in unreachable code.
define @f size 0x60 !dbg !3 {
a @ 0x0 -> c:
  0x8: #dbg_declare(ptr %addr(cfa-24), !640, !DIExpression())
b @ 0x10 -> c:
c @ 0x20:
}

;> upgrade
; 0x0: dbg.def !7, %addr(cfa-24)
; 0x10: dbg.def !8, %addr(cfa-24)
; 0x20: dbg.kill !8
; !7 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b64)))
; !8 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b64)))

;----
; a declaration beside other records is one of them.
define @f size 0x60 !dbg !3 {
a @ 0x0:
  0x8: #dbg_declare(ptr %addr(cfa-24), !640, !DIExpression())
  0xc: #dbg_value(i64 %reg(rax), !640, !DIExpression())
}

;> upgrade
; 0x8: dbg.def !7, %addr(cfa-24)
; 0xc: dbg.kill !7
; 0xc: dbg.def !8, %reg(rax)
; !7 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b64)))
; !8 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))

;----
; a record that cannot be expressed ends the previous one.
define @f size 0x60 !dbg !3 {
a @ 0x0:
  0x4: #dbg_value(i64 %reg(rax), !640, !DIExpression())
  0x8: #dbg_value(i32 %reg(rcx), !640, !DIExpression())
  0xc: #dbg_value(i64 %reg(rcx), !640, !DIExpression())
}

;> upgrade
; 0x4: dbg.def !7, %reg(rax)
; 0x8: dbg.kill !7
; 0xc: dbg.def !8, %reg(rcx)
; !7 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))
; !8 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))
; 256: warning: this record gives `x64` no location: the record's value has 32 bits, but describes 64 bits

;----
; records of several variables.
define @f size 0x60 !dbg !3 {
a @ 0x0:
  0x4: #dbg_value(i64 %reg(rax), !640, !DIExpression())
  0x4: #dbg_value(i32 %reg(rcx), !320, !DIExpression())
  0x8: #dbg_value(i64 %reg(rcx), !640, !DIExpression())
}

;> upgrade
; 0x4: dbg.def !7, %reg(rax)
; 0x4: dbg.def !9, %reg(rcx)
; 0x8: dbg.kill !7
; 0x8: dbg.def !8, %reg(rcx)
; !7 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))
; !8 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i64)))
; !9 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(i32)))
