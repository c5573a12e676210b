; Objects in pieces: two registers, pieces of 4 and 20 bits, bits of a slot, an overlay and selected elements, on big-endian
; AArch64.
target "aarch64-be"

define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !200, %regs(x3, x4)
  0x0: dbg.def !201, %reg(x3)
  0x0: dbg.def !202, %reg(x4)
  0x0: dbg.def !203, %reg(x3, 8, 8)
  0x0: dbg.def !205, %slot(cfa-16, 32)
  0x0: dbg.def !206, %reg(x3)
  0x0: dbg.def !207, %slot(cfa-15, 8)
  0x0: dbg.def !208, %slot(cfa-16, 8)
  0x0: dbg.def !209, %reg(x3)
  0x0: dbg.def !210, %reg(x4)
  0x0: dbg.def !211, %reg(x3)
  0x0: dbg.def !212, %slot(cfa-16, 32)
}

frame @f { 0x0: cfa = sp+0 }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DICompositeType(tag: DW_TAG_structure_type, name: "s128", size: 128)
!100 = !DILocalVariable(name: "p", scope: !4, file: !1, line: 2, type: !30)
!31 = !DICompositeType(tag: DW_TAG_structure_type, name: "s32", size: 32)
!101 = !DILocalVariable(name: "q", scope: !4, file: !1, line: 3, type: !31)
!102 = distinct !DIFragment()
!103 = distinct !DIFragment()
!104 = distinct !DIFragment()
!105 = distinct !DIFragment()
!106 = distinct !DIFragment()
!107 = distinct !DIFragment()
!32 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!108 = !DILocalVariable(name: "m", scope: !4, file: !1, line: 10, type: !32)
!109 = !DILocalVariable(name: "o", scope: !4, file: !1, line: 11, type: !31)
!33 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!110 = !DILocalVariable(name: "s", scope: !4, file: !1, line: 12, type: !33)
!111 = !DILocalVariable(name: "t", scope: !4, file: !1, line: 13, type: !33)
!35 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, flags: DIFlagVector, elements: !{!37})
!37 = !DISubrange(count: 2)
!112 = !DILocalVariable(name: "u", scope: !4, file: !1, line: 14, type: !36)
!200 = distinct !DILifetime(object: !100, location: !DIExpr(DIOpReferrer(b128)), kind: bounded)
!201 = distinct !DILifetime(object: !102, location: !DIExpr(DIOpReferrer(i4)), kind: bounded)
!202 = distinct !DILifetime(object: !103, location: !DIExpr(DIOpReferrer(i20)), kind: bounded)
!203 = distinct !DILifetime(object: !104, location: !DIExpr(DIOpReferrer(i8)), kind: bounded)
!204 = distinct !DILifetime(object: !101, location: !DIExpr(DIOpArg(0, i4), DIOpArg(1, i20), DIOpArg(2, i8), DIOpComposite(3, b32)), argObjects: {!102, !103, !104}, kind: computed)
!205 = distinct !DILifetime(object: !108, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(u8 3), DIOpBitOffset(i8)), kind: bounded)
!206 = distinct !DILifetime(object: !109, location: !DIExpr(DIOpArg(0, b8), DIOpReferrer(i16), DIOpArg(1, b8), DIOpComposite(3, b32)), argObjects: {!105, !106}, kind: bounded)
!207 = distinct !DILifetime(object: !105, location: !DIExpr(DIOpReferrer(b8)), kind: bounded)
!208 = distinct !DILifetime(object: !106, location: !DIExpr(DIOpReferrer(b8)), kind: bounded)
!209 = distinct !DILifetime(object: !110, location: !DIExpr(DIOpReferrer(i32), DIOpArg(0, i32), DIOpAdd()), argObjects: {!107}, kind: bounded)
!210 = distinct !DILifetime(object: !107, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!211 = distinct !DILifetime(object: !111, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(u16 0x1234), DIOpConstant(u8 1), DIOpOverlay(i32)), kind: bounded)
!212 = distinct !DILifetime(object: !112, location: !DIExpr(DIOpReferrer(<2 x i16>), DIOpArg(0, i32), DIOpReinterpret(<2 x i16>), DIOpConstant(u2 2), DIOpSelect()), argObjects: {!107}, kind: bounded)

;! f+0x4: p = comp[0..8: reg(3)+0, 8..16: reg(4)+0]+0
;! f+0x4: q = comp[0..0.4: reg(3)+0, 0.4..3: reg(4)+0, 3..4: reg(3)+1]+0
;! f+0x4 with cfa=0x7010: m = mem(0)+0x7000.3
;! f+0x4 with cfa=0x7010: o = comp[0..1: mem(0)+0x7001, 1..3: reg(3)+0, 3..4: mem(0)+0x7000]+0
;! f+0x4 with x3=0xfffffff0, x4=0x20: s = imm(00000010)+0
;! f+0x4: t = comp[0..1: reg(3)+3, 1..3: imm(1234)+0, 3..4: reg(3)+0]+0
;! f+0x4 with cfa=0x7010: u = comp[0..2: mem(0)+0x7000, 2..4: reg(4)+0]+0
