; A tail call clobbers registers as a call does, also at the end of the function and with arguments: gdb shows the frame that it left.
target "riscv64"
define @f size 0x30 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
  0x0: dbg.def !20, %reg(a0)
  0x0: dbg.def !21, %reg(s1)
bb1 @ 0x10:
bb2 @ 0x20:
  0x24: dbg.kill !20
}
calls @f {
  0x8..0xc: unknown
  0x1c..0x20: !2 tail, %reg(a0) = !10, %reg(a1) = !11
  0x2c..0x30: unknown tail, %reg(a0) = !11
}
frame @f {
  0x0: cfa = sp+0; ra = ra
  0x2: cfa = sp+32; ra = [cfa-8]; s1 = [cfa-16]
  0x1a: cfa = sp+0; ra = same_value; s1 = same_value
  0x20: cfa = sp+32; ra = [cfa-8]; s1 = [cfa-16]
}
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !4)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 3, type: !4)
!12 = !DILocalVariable(name: "z", scope: !2, file: !1, line: 4, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpOr()), argObjects: {!10, !11})
; a0 is 10, s1 is 9
;! f+0x0..0xb: x = reg(10)+0
;! f+0xb: x = undef
;! f+0xc..0x1f: x = reg(10)+0
;! f+0x1f: x = undef
;! f+0x20..0x24: x = reg(10)+0
;! f+0x24..0x30: x = undef
;! f+0x0..0x30: y = reg(9)+0
;! f+0xb: z = undef
;! f+0x1e with a0=8, s1=1: z = imm(0900000000000000)+0
;! f+0x1f: z = undef
;! f+0x1a..0x20 with sp=0x7000: cfa = mem(0)+0x7000
;! f+0x1a..0x20 with sp=0x7000: caller(s1) = reg(9)+0
;! f+0x20..0x30 with sp=0x7000, cfa=0x7020: caller(s1) = mem(0)+0x7010
;! f+0x20..0x30 with sp=0x7000, cfa=0x7020: caller(ra) = mem(0)+0x7018
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
