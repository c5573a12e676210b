; Bit fields on a big-endian target: the first field is in the high bits of the first byte.
target "ppc64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !20, %reg(r3, 0, 3)
  0x0: dbg.def !21, %reg(r4, 7, 13)
  0x4: dbg.def !22, %const(i16 -3)
bb1 @ 0x20:
  0x28: dbg.kill !20
  0x28: dbg.def !23, %slot(r1+24, 8)
}
!5 = !DICompositeType(tag: DW_TAG_structure_type, name: "bits", file: !1, line: 1, size: 32, elements: !{!50, !51, !52})
!50 = !DIDerivedType(tag: DW_TAG_member, name: "a", baseType: !3, line: 2, size: 3, offset: 0, flags: DIFlagBitField)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "b", baseType: !3, line: 3, size: 13, offset: 3, flags: DIFlagBitField)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "c", baseType: !3, line: 4, size: 16, offset: 16, flags: DIFlagBitField)
!10 = !DILocalVariable(name: "bits", scope: !2, file: !1, line: 2, type: !5)
!11 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 3, type: !3)
!12 = !DILocalVariable(name: "half", scope: !2, file: !1, line: 4, type: !7)
!7 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!13 = distinct !DIFragment()
!14 = distinct !DIFragment()
!15 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u3)))
!21 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(u13)))
!22 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i16)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u8), DIOpConstant(u8 5), DIOpBitOffset(u3)))
!24 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u3), DIOpArg(1, u13), DIOpArg(2, i16), DIOpComposite(3, b32)), argObjects: {!13, !14, !15})
!25 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, b32), DIOpConstant(u8 3), DIOpBitOffset(i13), DIOpSExt(i32)), argObjects: {!10})
!26 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, b32), DIOpConstant(u8 0), DIOpByteOffset(u16), DIOpRead()), argObjects: {!10})
;! f+0x0..0x4: bits = comp[0..0.3: reg(3)+0, 0.3..2: reg(4)+0.7, 2..4: undef]+0
;! f+0x4..0x28: bits = comp[0..0.3: reg(3)+0, 0.3..2: reg(4)+0.7, 2..4: imm(fffd)+0]+0
; the three lowest bits of the byte at 0x7018, which are the last
;! f+0x28..0x40 with r1=0x7000: bits = comp[0..0.3: mem(0)+0x7018.5, 0.3..2: reg(4)+0.7, 2..4: imm(fffd)+0]+0
;! f+0x4..0x28 with r4=0xfff80: b = imm(ffffffff)+0
;! f+0x4..0x28 with r4=0x91a00: b = imm(fffff234)+0
; 5 << 13 | 0x1234 = 0xb234
;! f+0x4..0x28 with r3=0xd, r4=0x91a00: half = imm(b234)+0
;! f+0x28..0x40 with r1=0x7000, [0x7018]=<05>, r4=0x91a00: half = imm(b234)+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
