; What a call and a tail call clobber: by the ABI, also through other names of the registers, on 32-bit Arm.
target "arm"

define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !200, %reg(r0)
  0x0: dbg.def !201, %reg(r3)
  0x0: dbg.def !202, %reg(r4)
  0x0: dbg.def !203, %reg(r11)
  0x0: dbg.def !204, %reg(r12)
  0x0: dbg.def !205, %reg(lr)
  0x0: dbg.def !206, %reg(d0)
  0x0: dbg.def !207, %reg(d7)
  0x0: dbg.def !208, %reg(d8)
  0x0: dbg.def !209, %reg(d15)
  0x0: dbg.def !210, %reg(d16)
  0x0: dbg.def !211, %reg(sb)
  0x0: dbg.def !212, %reg(ip)
  0x0: dbg.def !213, %reg(fp)
}

frame @f { 0x0: cfa = sp+0 }
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

;! f+0x12: q0 = reg(0)+0
;! f+0x13: q0 = undef
;! f+0x14: q0 = reg(0)+0
;! f+0x3f: q0 = undef
;! f+0x12: q1 = reg(3)+0
;! f+0x13: q1 = undef
;! f+0x14: q1 = reg(3)+0
;! f+0x3f: q1 = undef
;! f+0x12: q2 = reg(4)+0
;! f+0x13: q2 = reg(4)+0
;! f+0x14: q2 = reg(4)+0
;! f+0x3f: q2 = reg(4)+0
;! f+0x12: q3 = reg(11)+0
;! f+0x13: q3 = reg(11)+0
;! f+0x14: q3 = reg(11)+0
;! f+0x3f: q3 = reg(11)+0
;! f+0x12: q4 = reg(12)+0
;! f+0x13: q4 = undef
;! f+0x14: q4 = reg(12)+0
;! f+0x3f: q4 = undef
;! f+0x12: q5 = reg(14)+0
;! f+0x13: q5 = undef
;! f+0x14: q5 = reg(14)+0
;! f+0x3f: q5 = undef
;! f+0x12: q6 = reg(256)+0
;! f+0x13: q6 = undef
;! f+0x14: q6 = reg(256)+0
;! f+0x3f: q6 = undef
;! f+0x12: q7 = reg(263)+0
;! f+0x13: q7 = undef
;! f+0x14: q7 = reg(263)+0
;! f+0x3f: q7 = undef
;! f+0x12: q8 = reg(264)+0
;! f+0x13: q8 = reg(264)+0
;! f+0x14: q8 = reg(264)+0
;! f+0x3f: q8 = reg(264)+0
;! f+0x12: q9 = reg(271)+0
;! f+0x13: q9 = reg(271)+0
;! f+0x14: q9 = reg(271)+0
;! f+0x3f: q9 = reg(271)+0
;! f+0x12: q10 = reg(272)+0
;! f+0x13: q10 = undef
;! f+0x14: q10 = reg(272)+0
;! f+0x3f: q10 = undef
;! f+0x12: q11 = reg(9)+0
;! f+0x13: q11 = reg(9)+0
;! f+0x14: q11 = reg(9)+0
;! f+0x3f: q11 = reg(9)+0
;! f+0x12: q12 = reg(12)+0
;! f+0x13: q12 = undef
;! f+0x14: q12 = reg(12)+0
;! f+0x3f: q12 = undef
;! f+0x12: q13 = reg(11)+0
;! f+0x13: q13 = reg(11)+0
;! f+0x14: q13 = reg(11)+0
;! f+0x3f: q13 = reg(11)+0
