; What a call and a tail call clobber: by the ABI, also through other names of the registers, on RISC-V.
target "riscv64"

define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !200, %reg(ra)
  0x0: dbg.def !201, %reg(gp)
  0x0: dbg.def !202, %reg(tp)
  0x0: dbg.def !203, %reg(t0)
  0x0: dbg.def !204, %reg(s0)
  0x0: dbg.def !205, %reg(s1)
  0x0: dbg.def !206, %reg(a0)
  0x0: dbg.def !207, %reg(s2)
  0x0: dbg.def !208, %reg(s11)
  0x0: dbg.def !209, %reg(t3)
  0x0: dbg.def !210, %reg(fa0)
  0x0: dbg.def !211, %reg(fs0)
  0x0: dbg.def !212, %reg(fs1)
  0x0: dbg.def !213, %reg(fs2)
  0x0: dbg.def !214, %reg(fs11)
  0x0: dbg.def !215, %reg(ft8)
  0x0: dbg.def !216, %reg(sp)
  0x0: dbg.def !217, %reg(zero)
}

frame @f { 0x0: cfa = x2+0 }
calls @f {
  0x10..0x14: unknown
  0x3c..0x40: unknown tail
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, flags: DIFlagAllCallsDescribed)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!100 = !DILocalVariable(name: "q0", scope: !4, file: !1, line: 2, type: !30)
!101 = !DILocalVariable(name: "q1", scope: !4, file: !1, line: 3, type: !30)
!102 = !DILocalVariable(name: "q2", scope: !4, file: !1, line: 4, type: !30)
!103 = !DILocalVariable(name: "q3", scope: !4, file: !1, line: 5, type: !30)
!104 = !DILocalVariable(name: "q4", scope: !4, file: !1, line: 6, type: !30)
!105 = !DILocalVariable(name: "q5", scope: !4, file: !1, line: 7, type: !30)
!106 = !DILocalVariable(name: "q6", scope: !4, file: !1, line: 8, type: !30)
!107 = !DILocalVariable(name: "q7", scope: !4, file: !1, line: 9, type: !30)
!108 = !DILocalVariable(name: "q8", scope: !4, file: !1, line: 10, type: !30)
!109 = !DILocalVariable(name: "q9", scope: !4, file: !1, line: 11, type: !30)
!110 = !DILocalVariable(name: "q10", scope: !4, file: !1, line: 12, type: !30)
!111 = !DILocalVariable(name: "q11", scope: !4, file: !1, line: 13, type: !30)
!112 = !DILocalVariable(name: "q12", scope: !4, file: !1, line: 14, type: !30)
!113 = !DILocalVariable(name: "q13", scope: !4, file: !1, line: 15, type: !30)
!114 = !DILocalVariable(name: "q14", scope: !4, file: !1, line: 16, type: !30)
!115 = !DILocalVariable(name: "q15", scope: !4, file: !1, line: 17, type: !30)
!116 = !DILocalVariable(name: "q16", scope: !4, file: !1, line: 18, type: !30)
!117 = !DILocalVariable(name: "q17", scope: !4, file: !1, line: 19, type: !30)
!200 = distinct !DILifetime(object: !100, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!201 = distinct !DILifetime(object: !101, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!202 = distinct !DILifetime(object: !102, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!203 = distinct !DILifetime(object: !103, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!204 = distinct !DILifetime(object: !104, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!205 = distinct !DILifetime(object: !105, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!206 = distinct !DILifetime(object: !106, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!207 = distinct !DILifetime(object: !107, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!208 = distinct !DILifetime(object: !108, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!209 = distinct !DILifetime(object: !109, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!210 = distinct !DILifetime(object: !110, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!211 = distinct !DILifetime(object: !111, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!212 = distinct !DILifetime(object: !112, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!213 = distinct !DILifetime(object: !113, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!214 = distinct !DILifetime(object: !114, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!215 = distinct !DILifetime(object: !115, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!216 = distinct !DILifetime(object: !116, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!217 = distinct !DILifetime(object: !117, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)

;! f+0x12: q0 = reg(1)+0
;! f+0x13: q0 = undef
;! f+0x14: q0 = reg(1)+0
;! f+0x3f: q0 = undef
;! f+0x12: q1 = reg(3)+0
;! f+0x13: q1 = reg(3)+0
;! f+0x14: q1 = reg(3)+0
;! f+0x3f: q1 = reg(3)+0
;! f+0x12: q2 = reg(4)+0
;! f+0x13: q2 = reg(4)+0
;! f+0x14: q2 = reg(4)+0
;! f+0x3f: q2 = reg(4)+0
;! f+0x12: q3 = reg(5)+0
;! f+0x13: q3 = undef
;! f+0x14: q3 = reg(5)+0
;! f+0x3f: q3 = undef
;! f+0x12: q4 = reg(8)+0
;! f+0x13: q4 = reg(8)+0
;! f+0x14: q4 = reg(8)+0
;! f+0x3f: q4 = reg(8)+0
;! f+0x12: q5 = reg(9)+0
;! f+0x13: q5 = reg(9)+0
;! f+0x14: q5 = reg(9)+0
;! f+0x3f: q5 = reg(9)+0
;! f+0x12: q6 = reg(10)+0
;! f+0x13: q6 = undef
;! f+0x14: q6 = reg(10)+0
;! f+0x3f: q6 = undef
;! f+0x12: q7 = reg(18)+0
;! f+0x13: q7 = reg(18)+0
;! f+0x14: q7 = reg(18)+0
;! f+0x3f: q7 = reg(18)+0
;! f+0x12: q8 = reg(27)+0
;! f+0x13: q8 = reg(27)+0
;! f+0x14: q8 = reg(27)+0
;! f+0x3f: q8 = reg(27)+0
;! f+0x12: q9 = reg(28)+0
;! f+0x13: q9 = undef
;! f+0x14: q9 = reg(28)+0
;! f+0x3f: q9 = undef
;! f+0x12: q10 = reg(42)+0
;! f+0x13: q10 = undef
;! f+0x14: q10 = reg(42)+0
;! f+0x3f: q10 = undef
;! f+0x12: q11 = reg(40)+0
;! f+0x13: q11 = reg(40)+0
;! f+0x14: q11 = reg(40)+0
;! f+0x3f: q11 = reg(40)+0
;! f+0x12: q12 = reg(41)+0
;! f+0x13: q12 = reg(41)+0
;! f+0x14: q12 = reg(41)+0
;! f+0x3f: q12 = reg(41)+0
;! f+0x12: q13 = reg(50)+0
;! f+0x13: q13 = reg(50)+0
;! f+0x14: q13 = reg(50)+0
;! f+0x3f: q13 = reg(50)+0
;! f+0x12: q14 = reg(59)+0
;! f+0x13: q14 = reg(59)+0
;! f+0x14: q14 = reg(59)+0
;! f+0x3f: q14 = reg(59)+0
;! f+0x12: q15 = reg(60)+0
;! f+0x13: q15 = undef
;! f+0x14: q15 = reg(60)+0
;! f+0x3f: q15 = undef
;! f+0x12: q16 = reg(2)+0
;! f+0x13: q16 = reg(2)+0
;! f+0x14: q16 = reg(2)+0
;! f+0x3f: q16 = reg(2)+0
;! f+0x12: q17 = reg(0)+0
;! f+0x13: q17 = reg(0)+0
;! f+0x14: q17 = reg(0)+0
;! f+0x3f: q17 = reg(0)+0
