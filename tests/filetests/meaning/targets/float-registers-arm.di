; Floats and vectors in registers, structs split over registers, halves of vector registers, on 32-bit Arm.
target "arm"

define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !200, %reg(d1, 0, 32)
  0x0: dbg.def !201, %reg(d1, 32, 32)
  0x0: dbg.def !202, %reg(d2)
  0x0: dbg.def !203, %regs(r2, r3)
  0x0: dbg.def !204, %regs(%reg(d1, 0, 32), %reg(d1, 32, 32), %reg(d2, 0, 32))
  0x0: dbg.def !205, %reg(d1, 0, 32)
  0x0: dbg.def !206, %reg(d1, 32, 32)
  0x0: dbg.def !207, %regs(d2, d3)
  0x0: dbg.def !208, %regs(d1, d2)
}

frame @f { 0x0: cfa = sp+0 }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!100 = !DILocalVariable(name: "s", scope: !4, file: !1, line: 2, type: !30)
!101 = !DILocalVariable(name: "so", scope: !4, file: !1, line: 3, type: !30)
!31 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!102 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 4, type: !31)
!32 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!103 = !DILocalVariable(name: "pair", scope: !4, file: !1, line: 5, type: !32)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, elements: !{!35})
!35 = !DISubrange(count: 3)
!104 = !DILocalVariable(name: "hfa", scope: !4, file: !1, line: 6, type: !34)
!105 = !DILocalVariable(name: "su", scope: !4, file: !1, line: 7, type: !30)
!106 = !DILocalVariable(name: "so2", scope: !4, file: !1, line: 8, type: !30)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, elements: !{!38})
!38 = !DISubrange(count: 2)
!107 = !DILocalVariable(name: "q", scope: !4, file: !1, line: 9, type: !37)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, flags: DIFlagVector, elements: !{!41})
!41 = !DISubrange(count: 4)
!108 = !DILocalVariable(name: "vf", scope: !4, file: !1, line: 10, type: !40)
!200 = distinct !DILifetime(object: !100, location: !DIExpr(DIOpReferrer(f32)), kind: bounded)
!201 = distinct !DILifetime(object: !101, location: !DIExpr(DIOpReferrer(f32)), kind: bounded)
!202 = distinct !DILifetime(object: !102, location: !DIExpr(DIOpReferrer(f64)), kind: bounded)
!203 = distinct !DILifetime(object: !103, location: !DIExpr(DIOpReferrer(i64)), kind: bounded)
!204 = distinct !DILifetime(object: !104, location: !DIExpr(DIOpReferrer(b96)), kind: bounded)
!205 = distinct !DILifetime(object: !105, location: !DIExpr(DIOpReferrer(f32), DIOpConstant(f32 1.0), DIOpAdd()), kind: bounded)
!206 = distinct !DILifetime(object: !106, location: !DIExpr(DIOpReferrer(f32), DIOpConstant(f32 1.0), DIOpAdd()), kind: bounded)
!207 = distinct !DILifetime(object: !107, location: !DIExpr(DIOpReferrer(b128)), kind: bounded)
!208 = distinct !DILifetime(object: !108, location: !DIExpr(DIOpReferrer(<4 x f32>)), kind: bounded)

;! f+0x4: s = reg(257)+0
;! f+0x4: so = reg(257)+4
;! f+0x4: hfa = comp[0..8: reg(257)+0, 8..12: reg(258)+0]+0
;! f+0x4 with d1=0x3f80000040000000: so2 = imm(00000040)+0
