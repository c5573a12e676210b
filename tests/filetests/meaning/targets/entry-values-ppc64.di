; Values on entry: parts of a register, floats and vectors, on big-endian Power.
target "ppc64"

define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !200, %reg(r5)
  0x0: dbg.def !201, %reg(r5, 16, 16)
  0x0: dbg.def !202, %reg(r5)
  0x0: dbg.def !203, %reg(r5)
  0x0: dbg.def !204, %reg(r5, 56, 8)
  0x0: dbg.def !205, %reg(f1)
  0x0: dbg.def !206, %reg(v2)
  0x0: dbg.def !207, %reg(v2, 96, 32)
}

frame @f { 0x0: cfa = r1+0 }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!100 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 2, type: !30)
!31 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!101 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 3, type: !31)
!32 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!102 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 4, type: !32)
!33 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!103 = !DILocalVariable(name: "f", scope: !4, file: !1, line: 5, type: !33)
!104 = !DILocalVariable(name: "g", scope: !4, file: !1, line: 6, type: !30)
!34 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!105 = !DILocalVariable(name: "h", scope: !4, file: !1, line: 7, type: !34)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, flags: DIFlagVector, elements: !{!37})
!37 = !DISubrange(count: 4)
!106 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 8, type: !36)
!107 = !DILocalVariable(name: "e", scope: !4, file: !1, line: 9, type: !30)
!200 = distinct !DILifetime(object: !100, location: !DIExpr(DIOpReferrer(i32), DIOpEntryValue(i32)), kind: bounded)
!201 = distinct !DILifetime(object: !101, location: !DIExpr(DIOpReferrer(i16), DIOpEntryValue(i16)), kind: bounded)
!202 = distinct !DILifetime(object: !103, location: !DIExpr(DIOpReferrer(i64), DIOpEntryValue(i64), DIOpConstant(i64 1), DIOpAdd(), DIOpConvert(i64)), kind: bounded)
!203 = distinct !DILifetime(object: !104, location: !DIExpr(DIOpReferrer(i16), DIOpEntryValue(i16), DIOpSExt(i32)), kind: bounded)
!204 = distinct !DILifetime(object: !105, location: !DIExpr(DIOpReferrer(i8), DIOpEntryValue(i8)), kind: bounded)
!205 = distinct !DILifetime(object: !102, location: !DIExpr(DIOpReferrer(f64), DIOpEntryValue(f64)), kind: bounded)
!206 = distinct !DILifetime(object: !106, location: !DIExpr(DIOpReferrer(<4 x i32>), DIOpEntryValue(<4 x i32>)), kind: bounded)
!207 = distinct !DILifetime(object: !107, location: !DIExpr(DIOpReferrer(i32), DIOpEntryValue(i32)), kind: bounded)

;! f+0x4 with r5=5, entry.r5=0x80017ffe: a = imm(80017ffe)+0
;! f+0x4 with entry.r5=0x80017ffe: b = imm(8001)+0
;! f+0x4 with entry.r5=0x7fffffff: f = imm(0000000080000000)+0
;! f+0x4 with entry.r5=0x1800f: g = imm(ffff800f)+0
;! f+0x4 with entry.r5=0x1200000000000000: h = imm(12)+0
;! f+0x4 with entry.f1=0x400c000000000000: c = imm(400c000000000000)+0
;! f+0x4 with entry.v2=0x00000001000000020000000300000004: d = imm(00000001000000020000000300000004)+0
;! f+0x4 with entry.v2=0x00000001000000020000000300000004: e = imm(00000001)+0
