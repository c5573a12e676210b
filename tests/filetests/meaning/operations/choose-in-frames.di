; Frame rules whose value is one of two, by a condition: r13 < 0 chooses the first. The other operand
; needs the CFA, or the value that a register had on entry, which replace operations of other sizes.
target "x86_64"

define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
}

frame @f {
  0x0: cfa = rsp+8; ra = [cfa-8]; rbp = [cfa-16]
  0x4: rbx = !DIExpr(DIOpReferrer(i64), DIOpArg(1, i64), DIOpArg(2, i64), DIOpConstant(i64 0), DIOpLt(), DIOpChoose()) of %reg(r12), %reg(r14), %reg(r13)
  0x8: rbx = !DIExpr(DIOpReferrer(i64), DIOpArg(1, i64), DIOpArg(2, i64), DIOpConstant(i64 0), DIOpLt(), DIOpChoose()) of %reg(r12), %slot(cfa-24, 64), %reg(r13)
  0xc: rbx = !DIExpr(DIOpReferrer(i64), DIOpArg(1, i64), DIOpArg(2, i64), DIOpConstant(i64 0), DIOpLt(), DIOpChoose()) of %slot(cfa-24, 64), %reg(r12), %reg(r13)
  0x10: rbx = !DIExpr(DIOpReferrer(i64), DIOpArg(1, i64), DIOpEntryValue(i64), DIOpArg(2, i64), DIOpConstant(i64 0), DIOpLt(), DIOpChoose()) of %reg(r12), %reg(rbp), %reg(r13)
  0x14: rbx = !DIExpr(DIOpArg(1, i64), DIOpEntryValue(i64), DIOpReferrer(i64), DIOpArg(2, i64), DIOpConstant(i64 0), DIOpLt(), DIOpChoose()) of %reg(r12), %reg(rbp), %reg(r13)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1)

; The CFA is 0x7008: cfa-24 is 0x6ff0, and cfa-16, with the caller's rbp, is 0x6ff8.
;! f+0x4 with rsp=0x7000, r12=1, r14=2, r13=0xffffffffffffffff: caller(rbx) = imm(0100000000000000)+0
;! f+0x4 with rsp=0x7000, r12=1, r14=2, r13=0: caller(rbx) = imm(0200000000000000)+0
;! f+0x8 with rsp=0x7000, r12=1, [0x6ff0]=<03 00 00 00 00 00 00 00>, r13=0xffffffffffffffff: caller(rbx) = imm(0100000000000000)+0
;! f+0x8 with rsp=0x7000, r12=1, [0x6ff0]=<03 00 00 00 00 00 00 00>, r13=0: caller(rbx) = imm(0300000000000000)+0
;! f+0xc with rsp=0x7000, r12=1, [0x6ff0]=<03 00 00 00 00 00 00 00>, r13=0xffffffffffffffff: caller(rbx) = imm(0300000000000000)+0
;! f+0xc with rsp=0x7000, r12=1, [0x6ff0]=<03 00 00 00 00 00 00 00>, r13=0: caller(rbx) = imm(0100000000000000)+0
;! f+0x10 with rsp=0x7000, r12=1, [0x6ff8]=<04 00 00 00 00 00 00 00>, r13=0xffffffffffffffff: caller(rbx) = imm(0100000000000000)+0
;! f+0x10 with rsp=0x7000, r12=1, [0x6ff8]=<04 00 00 00 00 00 00 00>, r13=0: caller(rbx) = imm(0400000000000000)+0
;! f+0x14 with rsp=0x7000, r12=1, [0x6ff8]=<04 00 00 00 00 00 00 00>, r13=0xffffffffffffffff: caller(rbx) = imm(0400000000000000)+0
;! f+0x14 with rsp=0x7000, r12=1, [0x6ff8]=<04 00 00 00 00 00 00 00>, r13=0: caller(rbx) = imm(0100000000000000)+0
