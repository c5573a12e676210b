; Numbers in both halves of the floating-point registers, and in the ends of the vector registers.
target "s390x"

define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !200, %reg(f2, 32, 32)
  0x0: dbg.def !201, %reg(f2, 32, 32)
  0x0: dbg.def !202, %reg(f2)
  0x0: dbg.def !203, %reg(f2)
  0x0: dbg.def !204, %reg(f2)
  0x0: dbg.def !205, %reg(f2)
  0x0: dbg.def !206, %reg(f2)
  0x0: dbg.def !207, %reg(v17, 64, 64)
  0x0: dbg.def !208, %reg(v17, 96, 32)
  0x0: dbg.def !209, %reg(v17, 96, 32)
  0x0: dbg.def !210, %reg(v17, 64, 64)
  0x0: dbg.def !211, %reg(v17)
}

frame @f { 0x0: cfa = r15+160 }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!100 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !30)
!31 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!101 = !DILocalVariable(name: "y", scope: !4, file: !1, line: 3, type: !31)
!102 = !DILocalVariable(name: "z", scope: !4, file: !1, line: 4, type: !31)
!103 = !DILocalVariable(name: "w", scope: !4, file: !1, line: 5, type: !30)
!32 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!104 = !DILocalVariable(name: "i", scope: !4, file: !1, line: 6, type: !32)
!105 = !DILocalVariable(name: "u", scope: !4, file: !1, line: 7, type: !31)
!33 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!106 = !DILocalVariable(name: "l", scope: !4, file: !1, line: 8, type: !33)
!107 = !DILocalVariable(name: "v", scope: !4, file: !1, line: 9, type: !31)
!108 = !DILocalVariable(name: "vf", scope: !4, file: !1, line: 10, type: !30)
!109 = !DILocalVariable(name: "g", scope: !4, file: !1, line: 11, type: !30)
!110 = !DILocalVariable(name: "h", scope: !4, file: !1, line: 12, type: !31)
!111 = !DILocalVariable(name: "e", scope: !4, file: !1, line: 13, type: !32)
!200 = distinct !DILifetime(object: !100, location: !DIExpr(DIOpReferrer(f32)), kind: bounded)
!201 = distinct !DILifetime(object: !101, location: !DIExpr(DIOpReferrer(f32), DIOpConvert(f64)), kind: bounded)
!202 = distinct !DILifetime(object: !102, location: !DIExpr(DIOpReferrer(f64), DIOpConstant(f64 2.0), DIOpMul()), kind: bounded)
!203 = distinct !DILifetime(object: !103, location: !DIExpr(DIOpReferrer(f64), DIOpConvert(f32)), kind: bounded)
!204 = distinct !DILifetime(object: !104, location: !DIExpr(DIOpReferrer(i32), DIOpConvert(i64)), kind: bounded)
!205 = distinct !DILifetime(object: !106, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!206 = distinct !DILifetime(object: !105, location: !DIExpr(DIOpReferrer(f64)), kind: bounded)
!207 = distinct !DILifetime(object: !107, location: !DIExpr(DIOpReferrer(f64)), kind: bounded)
!208 = distinct !DILifetime(object: !108, location: !DIExpr(DIOpReferrer(f32)), kind: bounded)
!209 = distinct !DILifetime(object: !109, location: !DIExpr(DIOpReferrer(f32), DIOpConstant(f32 1.0), DIOpAdd()), kind: bounded)
!210 = distinct !DILifetime(object: !110, location: !DIExpr(DIOpReferrer(f64), DIOpConstant(f64 1.0), DIOpAdd()), kind: bounded)
!211 = distinct !DILifetime(object: !111, location: !DIExpr(DIOpReferrer(i32), DIOpSExt(i64)), kind: bounded)

;! f+0x4: x = reg(17)+4
;! f+0x4: u = reg(17)+0
;! f+0x4: l = reg(17)+0
;! f+0x4: v = reg(72)+8
;! f+0x4: vf = reg(72)+12
;! f+0x4 with f2=0x3ff8000000000000: z = imm(4008000000000000)+0
;! f+0x4 with f2=0x3ff8000000000000: w = imm(3fc00000)+0
;! f+0x4 with f2=0x3fc0000012345678: y = imm(3ff8000000000000)+0
;! f+0x4 with f2=0x3fc00000f2345678: i = imm(fffffffff2345678)+0
;! f+0x4 with v17=<00 00 00 00 00 00 00 00 00 00 00 00 00 00 c0 3f>: g = imm(40200000)+0
;! f+0x4 with v17=<00 00 00 00 00 00 00 00 00 00 00 00 00 00 f8 3f>: h = imm(4004000000000000)+0
;! f+0x4 with v17=<fe ff ff ff 00 00 00 00 00 00 00 00 00 00 f8 3f>: e = imm(fffffffffffffffe)+0
