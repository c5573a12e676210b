; Constants: vectors of small elements, offsets in bits and bytes, composites and overlays, numbers of 80 and 128 bits, on a
; little-endian machine of 32 bits.
target "generic32-le"

define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
}

frame @f { 0x0: cfa = dw7+4; ra = [cfa-4] }

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DICompositeType(tag: DW_TAG_structure_type, name: "s16", size: 16)
!100 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 2, type: !30)
!31 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!101 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 3, type: !31)
!32 = !DIBasicType(name: "uchar", size: 8, encoding: DW_ATE_unsigned_char)
!102 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 4, type: !32)
!103 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 5, type: !30)
!104 = !DILocalVariable(name: "e", scope: !4, file: !1, line: 6, type: !31)
!105 = !DILocalVariable(name: "f", scope: !4, file: !1, line: 7, type: !31)
!33 = !DICompositeType(tag: DW_TAG_structure_type, name: "s64", size: 64)
!106 = !DILocalVariable(name: "g", scope: !4, file: !1, line: 8, type: !33)
!34 = !DIBasicType(name: "ushort", size: 16, encoding: DW_ATE_unsigned)
!107 = !DILocalVariable(name: "h", scope: !4, file: !1, line: 9, type: !34)
!35 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!108 = !DILocalVariable(name: "k", scope: !4, file: !1, line: 10, type: !35)
!36 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!109 = !DILocalVariable(name: "m", scope: !4, file: !1, line: 11, type: !36)
!37 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!110 = !DILocalVariable(name: "n", scope: !4, file: !1, line: 12, type: !37)
!38 = !DICompositeType(tag: DW_TAG_structure_type, name: "s96", size: 96)
!111 = !DILocalVariable(name: "o", scope: !4, file: !1, line: 13, type: !38)
!39 = !DICompositeType(tag: DW_TAG_structure_type, name: "s24", size: 24)
!112 = !DILocalVariable(name: "p", scope: !4, file: !1, line: 14, type: !39)
!113 = !DILocalVariable(name: "q", scope: !4, file: !1, line: 15, type: !31)
!114 = !DILocalVariable(name: "r", scope: !4, file: !1, line: 16, type: !35)
!40 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!115 = !DILocalVariable(name: "s", scope: !4, file: !1, line: 17, type: !40)
!41 = !DICompositeType(tag: DW_TAG_structure_type, name: "s80", size: 80)
!116 = !DILocalVariable(name: "t", scope: !4, file: !1, line: 18, type: !41)
!117 = !DILocalVariable(name: "u", scope: !4, file: !1, line: 19, type: !40)
!42 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!118 = !DILocalVariable(name: "v", scope: !4, file: !1, line: 20, type: !42)
!43 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!119 = !DILocalVariable(name: "w", scope: !4, file: !1, line: 21, type: !43)
!200 = distinct !DILifetime(object: !100, location: !DIExpr(DIOpConstant(<4 x u4> <21 43>), DIOpReinterpret(b16)), kind: computed)
!201 = distinct !DILifetime(object: !101, location: !DIExpr(DIOpConstant(<2 x i16> <01 00 02 00>), DIOpReinterpret(i32), DIOpConstant(i32 1), DIOpAdd()), kind: computed)
!202 = distinct !DILifetime(object: !102, location: !DIExpr(DIOpConstant(u16 0xabcd), DIOpConstant(u8 2), DIOpBitOffset(u8)), kind: computed)
!203 = distinct !DILifetime(object: !103, location: !DIExpr(DIOpConstant(u4 10), DIOpConstant(u12 0xbcd), DIOpComposite(2, b16)), kind: computed)
!204 = distinct !DILifetime(object: !104, location: !DIExpr(DIOpConstant(i32 0x11223344), DIOpConstant(u8 0xff), DIOpConstant(u8 1), DIOpOverlay(i32)), kind: computed)
!205 = distinct !DILifetime(object: !105, location: !DIExpr(DIOpConstant(u4 10), DIOpConstant(u12 0xbcd), DIOpConstant(u16 0x1234), DIOpComposite(3, i32), DIOpConstant(i32 1), DIOpAdd()), kind: computed)
!206 = distinct !DILifetime(object: !106, location: !DIExpr(DIOpConstant(b64 <01 02 03 04 05 06 07 08>)), kind: computed)
!207 = distinct !DILifetime(object: !107, location: !DIExpr(DIOpConstant(b64 <01 02 03 04 05 06 07 08>), DIOpConstant(i8 2), DIOpByteOffset(u16)), kind: computed)
!208 = distinct !DILifetime(object: !108, location: !DIExpr(DIOpConstant(i128 -2)), kind: computed)
!209 = distinct !DILifetime(object: !109, location: !DIExpr(DIOpConstant(f64 1.5)), kind: computed)
!210 = distinct !DILifetime(object: !110, location: !DIExpr(DIOpConstant(f32 -0.5)), kind: computed)
!211 = distinct !DILifetime(object: !111, location: !DIExpr(DIOpConstant(i32 7), DIOpConstant(f64 1.5), DIOpComposite(2, b96)), kind: computed)
!212 = distinct !DILifetime(object: !112, location: !DIExpr(DIOpConstant(i7 -1), DIOpConstant(u17 1), DIOpComposite(2, b24)), kind: computed)
!213 = distinct !DILifetime(object: !113, location: !DIExpr(DIOpConstant(i5 15), DIOpConstant(i5 1), DIOpAdd(), DIOpSExt(i32)), kind: computed)
!214 = distinct !DILifetime(object: !114, location: !DIExpr(DIOpConstant(u64 0xffffffffffffffff), DIOpConvert(i128), DIOpConstant(i128 1), DIOpAdd()), kind: computed)
!215 = distinct !DILifetime(object: !115, location: !DIExpr(DIOpConstant(i128 0x123456789abcdef00fedcba987654321), DIOpConstant(u8 4), DIOpBitOffset(i64)), kind: computed)
!216 = distinct !DILifetime(object: !116, location: !DIExpr(DIOpConstant(f80 0x3fffc000000000000000), DIOpReinterpret(b80)), kind: computed)
!217 = distinct !DILifetime(object: !117, location: !DIExpr(DIOpConstant(f32 -3.99), DIOpConvert(i64)), kind: computed)
!218 = distinct !DILifetime(object: !118, location: !DIExpr(DIOpConstant(i16 -7), DIOpConstant(i16 2), DIOpMod()), kind: computed)
!219 = distinct !DILifetime(object: !119, location: !DIExpr(DIOpConstant(<8 x u1> <a5>), DIOpReinterpret(i8)), kind: computed)

;! f+0x4: a = imm(2143)+0
;! f+0x4: b = imm(02000200)+0
;! f+0x4: c = imm(f3)+0
;! f+0x4: d = imm(dabc)+0
;! f+0x4: e = imm(44ff2211)+0
;! f+0x4: f = imm(dbbc3412)+0
;! f+0x4: g = imm(0102030405060708)+0
;! f+0x4: h = imm(0304)+0
;! f+0x4: k = imm(feffffffffffffffffffffffffffffff)+0
;! f+0x4: m = imm(000000000000f83f)+0
;! f+0x4: n = imm(000000bf)+0
;! f+0x4: o = comp[0..12: imm(07000000000000000000f83f)+0]+0
;! f+0x4: p = comp[0..3: imm(ff0000)+0]+0
;! f+0x4: q = imm(f0ffffff)+0
;! f+0x4: r = imm(00000000000000000100000000000000)+0
;! f+0x4: s = imm(32547698badcfe00)+0
;! f+0x4: t = imm(00000000000000c0ff3f)+0
;! f+0x4: u = imm(fdffffffffffffff)+0
;! f+0x4: v = imm(ffff)+0
;! f+0x4: w = imm(a5)+0
