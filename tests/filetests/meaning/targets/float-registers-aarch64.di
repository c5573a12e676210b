; Floats and vectors in registers, structs split over registers, halves of vector registers, on AArch64.
target "aarch64"

define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !200, %reg(h1)
  0x0: dbg.def !201, %reg(s2)
  0x0: dbg.def !202, %reg(d3)
  0x0: dbg.def !203, %reg(q4)
  0x0: dbg.def !204, %reg(v5)
  0x0: dbg.def !205, %regs(s0, s1, s2, s3)
  0x0: dbg.def !206, %regs(d3, x5)
  0x0: dbg.def !207, %reg(s2)
  0x0: dbg.def !208, %reg(d3)
  0x0: dbg.def !209, %reg(v5, 64, 64)
  0x0: dbg.def !210, %reg(s2)
  0x0: dbg.def !211, %regs(x6, x7)
}

frame @f { 0x0: cfa = sp+0 }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DIBasicType(name: "_Float16", size: 16, encoding: DW_ATE_float)
!100 = !DILocalVariable(name: "h", scope: !4, file: !1, line: 2, type: !30)
!31 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!101 = !DILocalVariable(name: "s", scope: !4, file: !1, line: 3, type: !31)
!32 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!102 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 4, type: !32)
!33 = !DIBasicType(name: "_Float128", size: 128, encoding: DW_ATE_float)
!103 = !DILocalVariable(name: "q", scope: !4, file: !1, line: 5, type: !33)
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, flags: DIFlagVector, elements: !{!37})
!37 = !DISubrange(count: 4)
!104 = !DILocalVariable(name: "v", scope: !4, file: !1, line: 6, type: !36)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, elements: !{!40})
!40 = !DISubrange(count: 4)
!105 = !DILocalVariable(name: "hfa", scope: !4, file: !1, line: 7, type: !39)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, elements: !{!43})
!43 = !DISubrange(count: 2)
!106 = !DILocalVariable(name: "mix", scope: !4, file: !1, line: 8, type: !42)
!107 = !DILocalVariable(name: "su", scope: !4, file: !1, line: 9, type: !31)
!108 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 10, type: !31)
!109 = !DILocalVariable(name: "hi", scope: !4, file: !1, line: 11, type: !32)
!110 = !DILocalVariable(name: "cv", scope: !4, file: !1, line: 12, type: !35)
!44 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!111 = !DILocalVariable(name: "lng", scope: !4, file: !1, line: 13, type: !44)
!200 = distinct !DILifetime(object: !100, location: !DIExpr(DIOpReferrer(f16)), kind: bounded)
!201 = distinct !DILifetime(object: !101, location: !DIExpr(DIOpReferrer(f32)), kind: bounded)
!202 = distinct !DILifetime(object: !102, location: !DIExpr(DIOpReferrer(f64)), kind: bounded)
!203 = distinct !DILifetime(object: !103, location: !DIExpr(DIOpReferrer(f128)), kind: bounded)
!204 = distinct !DILifetime(object: !104, location: !DIExpr(DIOpReferrer(<4 x i32>)), kind: bounded)
!205 = distinct !DILifetime(object: !105, location: !DIExpr(DIOpReferrer(b128)), kind: bounded)
!206 = distinct !DILifetime(object: !106, location: !DIExpr(DIOpReferrer(b128)), kind: bounded)
!207 = distinct !DILifetime(object: !107, location: !DIExpr(DIOpReferrer(f32), DIOpConstant(f32 1.5), DIOpAdd()), kind: bounded)
!208 = distinct !DILifetime(object: !108, location: !DIExpr(DIOpReferrer(f64), DIOpConvert(f32)), kind: bounded)
!209 = distinct !DILifetime(object: !109, location: !DIExpr(DIOpReferrer(f64)), kind: bounded)
!210 = distinct !DILifetime(object: !110, location: !DIExpr(DIOpReferrer(f32), DIOpConvert(i32)), kind: bounded)
!211 = distinct !DILifetime(object: !111, location: !DIExpr(DIOpReferrer(i128)), kind: bounded)

;! f+0x4: h = reg(65)+0
;! f+0x4: q = reg(68)+0
;! f+0x4: hfa = comp[0..4: reg(64)+0, 4..8: reg(65)+0, 8..12: reg(66)+0, 12..16: reg(67)+0]+0
;! f+0x4: hi = reg(69)+8
;! f+0x4 with s2=0x40200000: cv = imm(02000000)+0
