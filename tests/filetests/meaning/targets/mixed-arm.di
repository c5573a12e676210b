; Computed offsets into a register, a choice of places, several places, pointers to parts, memory through pointers, on 32-bit Arm.
target "arm"

define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !200, %reg(r3)
  0x0: dbg.def !201, %reg(r4)
  0x0: dbg.def !202, %reg(r3)
  0x0: dbg.def !203, %slot(cfa-16, 32)
  0x0: dbg.def !204, %entity(1)
  0x0: dbg.def !205, %reg(r3)
  0x0: dbg.def !206, %slot(cfa-16, 32)
  0x0: dbg.def !207, %reg(r3)
  0x0: dbg.def !208, %reg(r3)
  0x0: dbg.def !209, %slot(cfa-32, 128)
  0x0: dbg.def !210, %reg(r3)
  0x0: dbg.def !211, %reg(r3)
  0x0: dbg.def !212, %reg(r3)
  0x0: dbg.def !213, %addr(cfa-24)
}

frame @f { 0x0: cfa = sp+0 }
entity @f 1 {
  0x0..0x10: %reg(r3), %slot(cfa-8, 32)
  0x10..0x20: %slot(cfa-8, 32)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!100 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 2, type: !30)
!31 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!101 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 3, type: !31)
!102 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 4, type: !31)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5)
!103 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 5, type: !32)
!33 = !DICompositeType(tag: DW_TAG_structure_type, name: "s16", size: 16)
!104 = !DILocalVariable(name: "e", scope: !4, file: !1, line: 6, type: !33)
!105 = !DILocalVariable(name: "g", scope: !4, file: !1, line: 7, type: !31)
!34 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!106 = !DILocalVariable(name: "h", scope: !4, file: !1, line: 8, type: !34)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, elements: !{!37})
!37 = !DISubrange(count: 4)
!107 = !DILocalVariable(name: "k", scope: !4, file: !1, line: 9, type: !36)
!108 = !DILocalVariable(name: "m", scope: !4, file: !1, line: 10, type: !31)
!109 = !DILocalVariable(name: "o", scope: !4, file: !1, line: 11, type: !30)
!110 = distinct !DIFragment()
!111 = distinct !DIFragment()
!112 = distinct !DIFragment()
!113 = !DILocalVariable(name: "q", scope: !4, file: !1, line: 15, type: !31)
!200 = distinct !DILifetime(object: !100, location: !DIExpr(DIOpReferrer(b32), DIOpArg(0, u32), DIOpByteOffset(i8)), argObjects: {!112}, kind: bounded)
!201 = distinct !DILifetime(object: !112, location: !DIExpr(DIOpReferrer(u32)), kind: bounded)
!202 = distinct !DILifetime(object: !101, location: !DIExpr(DIOpReferrer(i32), DIOpArg(0, i32), DIOpArg(1, u32), DIOpConstant(u32 3), DIOpLt(), DIOpChoose()), argObjects: {!111, !112}, kind: bounded)
!203 = distinct !DILifetime(object: !111, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!204 = distinct !DILifetime(object: !102, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!205 = distinct !DILifetime(object: !103, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(u8 2), DIOpByteOffset(i16), DIOpAddrOf(0)), kind: bounded)
!206 = distinct !DILifetime(object: !104, location: !DIExpr(DIOpReferrer(b32), DIOpConstant(u8 3), DIOpByteOffset(b8), DIOpConstant(u8 0x5a), DIOpComposite(2, b16)), kind: bounded)
!207 = distinct !DILifetime(object: !105, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b64), DIOpConstant(i8 4), DIOpByteOffset(i32)), kind: bounded)
!208 = distinct !DILifetime(object: !106, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(i32), DIOpConstant(i32 1), DIOpAdd(), DIOpConvert(i16)), kind: bounded)
!209 = distinct !DILifetime(object: !107, location: !DIExpr(DIOpReferrer(b128), DIOpArg(0, i32), DIOpArg(1, u32), DIOpConstant(u32 4), DIOpMul(), DIOpOverlay(b128)), argObjects: {!110, !112}, kind: bounded)
!210 = distinct !DILifetime(object: !110, location: !DIExpr(DIOpReferrer(i32)), kind: bounded)
!211 = distinct !DILifetime(object: !108, location: !DIExpr(DIOpReferrer(u16), DIOpRead(), DIOpConvert(i32)), kind: bounded)
!212 = distinct !DILifetime(object: !109, location: !DIExpr(DIOpReferrer(i16), DIOpConstant(i16 0), DIOpGe(), DIOpConvert(i8)), kind: bounded)
!213 = distinct !DILifetime(object: !113, location: !DIExpr(DIOpReferrer(ptr), DIOpReinterpret(u32), DIOpConstant(u32 8), DIOpAdd(), DIOpReinterpret(ptr), DIOpDeref(i32)), kind: bounded)

;! f+0x4 with r4=1: a = reg(3)+1
;! f+0x4 with r4=3: a = reg(3)+3
;! f+0x4 with r4=4: a = error
;! f+0x4 with r4=2: b = reg(3)+0
;! f+0x4 with r4=3, cfa=0x7010: b = mem(0)+0x7000
;! f+0x4 with cfa=0x7010: c = multi{mem(0)+0x7008 | reg(3)+0}+0
;! f+0x14 with cfa=0x7010: c = mem(0)+0x7008
;! f+0x4: d = ptr(reg(3)+2)+0
;! f+0x4 with cfa=0x7010: e = comp[0..1: mem(0)+0x7003, 1..2: imm(5a)+0]+0
;! f+0x4 with r3=0x5000: g = mem(0)+0x5004
;! f+0x4 with r3=0x5000, [0x5000]=<ff ff 34 12>: h = imm(0000)+0
;! f+0x4 with r4=2, cfa=0x7020: k = comp[0..8: mem(0)+0x7000, 8..12: reg(3)+0, 12..16: mem(0)+0x700c]+0
;! f+0x4 with r3=0xabcd8001: m = imm(01800000)+0
;! f+0x4 with r3=0xabcd8001: o = imm(00)+0
;! f+0x4 with r3=0xabcd0001: o = imm(01)+0
;! f+0x4 with cfa=0x7018: q = mem(0)+0x7008
