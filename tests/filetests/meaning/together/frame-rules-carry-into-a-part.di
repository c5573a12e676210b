; A part begins with the rules that hold where the function was cut, remembered ones too.
target "x86_64"
define @f size 0x60 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2, bb3:
bb1 @ 0x10:
bb2 @ 0x20:
bb3 @ 0x40:
}
parts @f { 
  0x20: @f.cold
  0x40: @f.colder
}
frame @f {
  0x0: cfa = rsp+8; ra = [cfa-8]
  0x1: cfa = rsp+16; rbp = [cfa-16]
  0x4: cfa = rbp+16
  0x6: remember_state
  0x8: rbx = [cfa-24]; r12 = rbx
  0x28: r13 = cfa-40; r14 = undefined
  0x30: restore_state
  0x44: r15 = [cfa-32]
}
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpCFA(0), DIOpReinterpret(i64), DIOpConstant(i64 -8), DIOpAdd()))
;! f+0x50 with cfa=0x7010: x = imm(0870000000000000)+0
; remember at 6: cfa = rbp+16, rbp saved. 8..30 has rbx and r12; 28..30 r13, r14; from 30 on only rbp; 44 r15
;! f+0x0 with rsp=0x7000: cfa = mem(0)+0x7008
;! f+0x1..0x4 with rsp=0x7000: cfa = mem(0)+0x7010
;! f+0x4..0x60 with rbp=0x7000: cfa = mem(0)+0x7010
;! f+0x7 with rbp=0x7000: caller(rbx) = reg(3)+0
;! f+0x8..0x30 with rbp=0x7000: caller(rbx) = mem(0)+0x6ff8
;! f+0x30..0x60 with rbp=0x7000: caller(rbx) = reg(3)+0
;! f+0x8..0x30 with rbp=0x7000: caller(r12) = reg(3)+0
;! f+0x30 with rbp=0x7000: caller(r12) = reg(12)+0
;! f+0x20 with rbp=0x7000: caller(r13) = reg(13)+0
; 7010-28
;! f+0x28..0x30 with rbp=0x7000: caller(r13) = imm(e86f000000000000)+0
;! f+0x28..0x30 with rbp=0x7000: caller(r14) = undef
;! f+0x30 with rbp=0x7000: caller(r14) = reg(14)+0
;! f+0x4..0x60 with rbp=0x7000: caller(rbp) = mem(0)+0x7000
;! f+0x44..0x60 with rbp=0x7000: caller(r15) = mem(0)+0x6ff0
;! f+0x40 with rbp=0x7000: caller(r15) = reg(15)+0
;! f+0x50 with rbp=0x7000: caller(rip) = mem(0)+0x7008
;! f+0x50 with rbp=0x7000: caller(rsp) = imm(1070000000000000)+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
