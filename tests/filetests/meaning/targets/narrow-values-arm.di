; Narrow values in a wide register: parts, offsets in storage order, extension and arithmetic of 3, 5 and 16 bits, on 32-bit Arm.
target "arm"

define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !200, %reg(r3)
  0x0: dbg.def !201, %reg(r3, 8, 16)
  0x0: dbg.def !202, %reg(r3)
  0x0: dbg.def !203, %reg(r3)
  0x0: dbg.def !204, %reg(r3)
  0x0: dbg.def !205, %reg(r3)
  0x0: dbg.def !206, %reg(r3)
  0x0: dbg.def !207, %reg(r3)
  0x0: dbg.def !208, %reg(r3)
  0x0: dbg.def !209, %reg(r3)
}

frame @f { 0x0: cfa = sp+0 }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!100 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 2, type: !30)
!31 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!101 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 3, type: !31)
!102 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 4, type: !31)
!103 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 5, type: !31)
!104 = !DILocalVariable(name: "e", scope: !4, file: !1, line: 6, type: !31)
!32 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!105 = !DILocalVariable(name: "g", scope: !4, file: !1, line: 7, type: !32)
!33 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!106 = !DILocalVariable(name: "h", scope: !4, file: !1, line: 8, type: !33)
!107 = !DILocalVariable(name: "i", scope: !4, file: !1, line: 9, type: !33)
!108 = !DILocalVariable(name: "j", scope: !4, file: !1, line: 10, type: !30)
!109 = !DILocalVariable(name: "k", scope: !4, file: !1, line: 11, type: !30)
!200 = distinct !DILifetime(object: !100, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!201 = distinct !DILifetime(object: !101, location: !DIExpr(DIOpReferrer(i16)), kind: bounded)
!202 = distinct !DILifetime(object: !102, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(u8 1), DIOpByteOffset(i16)), kind: bounded)
!203 = distinct !DILifetime(object: !103, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(u8 2), DIOpByteOffset(i16)), kind: bounded)
!204 = distinct !DILifetime(object: !104, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(u8 0), DIOpByteOffset(i16)), kind: bounded)
!205 = distinct !DILifetime(object: !105, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(u8 4), DIOpBitOffset(i8)), kind: bounded)
!206 = distinct !DILifetime(object: !106, location: !DIExpr(DIOpReferrer(i16), DIOpConvert(i64)), kind: bounded)
!207 = distinct !DILifetime(object: !107, location: !DIExpr(DIOpReferrer(i16), DIOpZExt(i64)), kind: bounded)
!208 = distinct !DILifetime(object: !108, location: !DIExpr(DIOpReferrer(i5), DIOpConstant(i5 4), DIOpShl(), DIOpConstant(i5 1), DIOpAdd(), DIOpSExt(i32)), kind: bounded)
!209 = distinct !DILifetime(object: !109, location: !DIExpr(DIOpReferrer(u3), DIOpConstant(u3 1), DIOpAdd(), DIOpConvert(i32)), kind: bounded)

;! f+0x4: a = reg(3)+0
;! f+0x4: b = reg(3)+1
;! f+0x4: c = reg(3)+1
;! f+0x4: d = reg(3)+2
;! f+0x4: e = reg(3)+0
;! f+0x4: g = reg(3)+0.4
;! f+0x4 with r3=0x12348001: h = imm(0180ffffffffffff)+0
;! f+0x4 with r3=0x12348001: i = imm(0180000000000000)+0
;! f+0x4 with r3=0x12348001: j = imm(f1ffffff)+0
;! f+0x4 with r3=0x12348001: k = imm(02000000)+0
