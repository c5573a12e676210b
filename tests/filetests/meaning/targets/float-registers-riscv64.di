; Floats and vectors in registers, structs split over registers, halves of vector registers, on RISC-V.
target "riscv64"

define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !200, %reg(fa0)
  0x0: dbg.def !201, %reg(fa1)
  0x0: dbg.def !202, %reg(fa0)
  0x0: dbg.def !203, %regs(fa1, a0)
  0x0: dbg.def !204, %regs(a2, a3)
  0x0: dbg.def !205, %reg(fa2)
  0x0: dbg.def !206, %regs(%reg(fa0, 0, 32), %reg(fa1, 0, 32))
}

frame @f { 0x0: cfa = x2+0 }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!100 = !DILocalVariable(name: "s", scope: !4, file: !1, line: 2, type: !30)
!31 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!101 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 3, type: !31)
!102 = !DILocalVariable(name: "su", scope: !4, file: !1, line: 4, type: !30)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, elements: !{!34})
!34 = !DISubrange(count: 2)
!103 = !DILocalVariable(name: "mix", scope: !4, file: !1, line: 5, type: !33)
!35 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!104 = !DILocalVariable(name: "lng", scope: !4, file: !1, line: 6, type: !35)
!36 = !DIBasicType(name: "_Float16", size: 16, encoding: DW_ATE_float)
!105 = !DILocalVariable(name: "h", scope: !4, file: !1, line: 7, type: !36)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, elements: !{!39})
!39 = !DISubrange(count: 2)
!106 = !DILocalVariable(name: "pr", scope: !4, file: !1, line: 8, type: !38)
!200 = distinct !DILifetime(object: !100, location: !DIExpr(DIOpReferrer(f32)), kind: bounded)
!201 = distinct !DILifetime(object: !101, location: !DIExpr(DIOpReferrer(f64)), kind: bounded)
!202 = distinct !DILifetime(object: !102, location: !DIExpr(DIOpReferrer(f32), DIOpConstant(f32 1.0), DIOpAdd()), kind: bounded)
!203 = distinct !DILifetime(object: !103, location: !DIExpr(DIOpReferrer(b128)), kind: bounded)
!204 = distinct !DILifetime(object: !104, location: !DIExpr(DIOpReferrer(i128)), kind: bounded)
!205 = distinct !DILifetime(object: !105, location: !DIExpr(DIOpReferrer(f16)), kind: bounded)
!206 = distinct !DILifetime(object: !106, location: !DIExpr(DIOpReferrer(b64)), kind: bounded)

;! f+0x4: s = reg(42)+0
;! f+0x4: pr = comp[0..4: reg(42)+0, 4..8: reg(43)+0]+0
