; Locals, globals and operands of every size as values, in lists and parts, as pointers and as the bases of slots.
target "wasm32"

define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !200, %reg(local0)
  0x0: dbg.def !201, %reg(i64.local1)
  0x0: dbg.def !202, %reg(local2)
  0x0: dbg.def !203, %reg(i64.local3)
  0x0: dbg.def !204, %reg(local0)
  0x0: dbg.def !205, %reg(local0)
  0x0: dbg.def !206, %reg(global1)
  0x0: dbg.def !207, %reg(operand2)
  0x0: dbg.def !208, %regs(local4, local5)
  0x0: dbg.def !209, %regs(local4, %reg(local5, 0, 16), %reg(local6, 16, 16))
  0x0: dbg.def !210, %reg(v128.local7)
  0x0: dbg.def !211, %reg(local8)
  0x0: dbg.def !212, %reg(local8)
  0x0: dbg.def !213, %slot(local9+12, 32)
  0x0: dbg.def !214, %reg(local0)
  0x0: dbg.def !215, %reg(i64.local3)
  0x0: dbg.def !216, %reg(local0, 16, 16)
  0x0: dbg.def !217, %reg(i64.local1, 32, 32)
  0x0: dbg.def !218, %slot(global0+8, 32)
  0x0: dbg.def !219, %reg(local2)
}



!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!100 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 2, type: !30)
!31 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!101 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 3, type: !31)
!32 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!102 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 4, type: !32)
!33 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!103 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 5, type: !33)
!34 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!104 = !DILocalVariable(name: "e", scope: !4, file: !1, line: 6, type: !34)
!105 = !DILocalVariable(name: "g", scope: !4, file: !1, line: 7, type: !30)
!106 = !DILocalVariable(name: "h", scope: !4, file: !1, line: 8, type: !30)
!107 = !DILocalVariable(name: "k", scope: !4, file: !1, line: 9, type: !30)
!108 = !DILocalVariable(name: "m", scope: !4, file: !1, line: 10, type: !31)
!35 = !DICompositeType(tag: DW_TAG_structure_type, name: "s64", size: 64)
!109 = !DILocalVariable(name: "n", scope: !4, file: !1, line: 11, type: !35)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, flags: DIFlagVector, elements: !{!38})
!38 = !DISubrange(count: 4)
!110 = !DILocalVariable(name: "o", scope: !4, file: !1, line: 12, type: !37)
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5)
!111 = !DILocalVariable(name: "p", scope: !4, file: !1, line: 13, type: !39)
!112 = !DILocalVariable(name: "q", scope: !4, file: !1, line: 14, type: !30)
!113 = !DILocalVariable(name: "r", scope: !4, file: !1, line: 15, type: !30)
!114 = !DILocalVariable(name: "s", scope: !4, file: !1, line: 16, type: !31)
!115 = !DILocalVariable(name: "t", scope: !4, file: !1, line: 17, type: !33)
!40 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!116 = !DILocalVariable(name: "u", scope: !4, file: !1, line: 18, type: !40)
!117 = !DILocalVariable(name: "v", scope: !4, file: !1, line: 19, type: !30)
!118 = !DILocalVariable(name: "w", scope: !4, file: !1, line: 20, type: !30)
!119 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 21, type: !32)
!200 = distinct !DILifetime(object: !100, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!201 = distinct !DILifetime(object: !101, location: !DIExpr(DIOpReferrer(i64)), kind: bounded)
!202 = distinct !DILifetime(object: !102, location: !DIExpr(DIOpReferrer(f32)), kind: bounded)
!203 = distinct !DILifetime(object: !103, location: !DIExpr(DIOpReferrer(f64)), kind: bounded)
!204 = distinct !DILifetime(object: !104, location: !DIExpr(DIOpReferrer(i8)), kind: bounded)
!205 = distinct !DILifetime(object: !105, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 5), DIOpAdd()), kind: bounded)
!206 = distinct !DILifetime(object: !106, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!207 = distinct !DILifetime(object: !107, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!208 = distinct !DILifetime(object: !108, location: !DIExpr(DIOpReferrer(i64)), kind: bounded)
!209 = distinct !DILifetime(object: !109, location: !DIExpr(DIOpReferrer(b64)), kind: bounded)
!210 = distinct !DILifetime(object: !110, location: !DIExpr(DIOpReferrer(<4 x i32>)), kind: bounded)
!211 = distinct !DILifetime(object: !111, location: !DIExpr(DIOpReferrer(ptr)), kind: bounded)
!212 = distinct !DILifetime(object: !112, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32)), kind: bounded)
!213 = distinct !DILifetime(object: !113, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!214 = distinct !DILifetime(object: !114, location: !DIExpr(DIOpReferrer(i32), DIOpSExt(i64)), kind: bounded)
!215 = distinct !DILifetime(object: !115, location: !DIExpr(DIOpReferrer(f64), DIOpConstant(f64 1.0), DIOpAdd()), kind: bounded)
!216 = distinct !DILifetime(object: !116, location: !DIExpr(DIOpReferrer(i16)), kind: bounded)
!217 = distinct !DILifetime(object: !117, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!218 = distinct !DILifetime(object: !118, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!219 = distinct !DILifetime(object: !119, location: !DIExpr(DIOpReferrer(f32), DIOpConstant(f32 1.0), DIOpAdd()), kind: bounded)

;! f+0x4: a = reg(0)+0
;! f+0x4: b = reg(1)+0
;! f+0x4: c = reg(2)+0
;! f+0x4: d = reg(3)+0
;! f+0x4: e = reg(0)+0
;! f+0x4 with local0=0xffffffff: g = imm(04000000)+0
;! f+0x4: h = reg(16385)+0
;! f+0x4: k = reg(32770)+0
;! f+0x4: m = comp[0..4: reg(4)+0, 4..8: reg(5)+0]+0
;! f+0x4: n = comp[0..4: reg(4)+0, 4..6: reg(5)+0, 6..8: reg(6)+2]+0
;! f+0x4: o = reg(7)+0
;! f+0x4 with local8=0x1000: q = mem(0)+0x1000
;! f+0x4 with local9=0x2000: r = mem(0)+0x200c
;! f+0x4 with local0=0xfffffffe: s = imm(feffffffffffffff)+0
;! f+0x4 with i64.local3=0x3ff0000000000000: t = imm(0000000000000040)+0
;! f+0x4: u = reg(0)+2
;! f+0x4: v = reg(1)+4
;! f+0x4 with global0=0x3000: w = mem(0)+0x3008
;! f+0x4 with local2=0x3f800000: x = imm(00000040)+0
