; A struct of four fields: one in memory, one a constant, one in a part of a register, one undefined; then written back to memory as a
; whole while the parts still are active. A member pointer into it.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(rsp+0, 32)
  0x0: dbg.def !21, %const(i16 -2)
  0x4: dbg.def !22, %reg(rdx, 16, 16)
  0x8: dbg.def !23, %slot(rsp+32, 96)
  0x10: dbg.kill !23
}
!10 = !DILocalVariable(name: "s", scope: !2, file: !1, line: 2, type: !8)
!11 = !DILocalVariable(name: "m", scope: !2, file: !1, line: 2, type: !5)
!8 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !1, line: 1, size: 96, elements: !{!50, !51, !52, !53})
!50 = !DIDerivedType(tag: DW_TAG_member, name: "a", baseType: !3, line: 2, size: 32, offset: 0)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "b", baseType: !5, line: 3, size: 16, offset: 32)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "c", baseType: !5, line: 4, size: 16, offset: 48)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "d", baseType: !3, line: 5, size: 32, offset: 64)
!13 = distinct !DIFragment()
!14 = distinct !DIFragment()
!15 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i16)))
!22 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i16)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(b96)), kind: bounded)
!24 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i16), DIOpArg(2, i16), DIOpConstant(i32 undef), DIOpComposite(4, b96)), argObjects: {!13, !14, !15}, kind: computed)
!25 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, b96), DIOpConstant(u8 6), DIOpByteOffset(i16), DIOpConstant(i16 4), DIOpShl()), argObjects: {!10})
;! f+0x0..0x4 with rsp=0x7000: s = comp[0..4: mem(0)+0x7000, 4..6: imm(feff)+0, 6..12: undef]+0
;! f+0x4..0x8 with rsp=0x7000: s = comp[0..4: mem(0)+0x7000, 4..6: imm(feff)+0, 6..8: reg(1)+2, 8..12: undef]+0
;! f+0x8..0x10 with rsp=0x7000: s = mem(0)+0x7020
;! f+0x10 with rsp=0x7000: s = comp[0..4: mem(0)+0x7000, 4..6: imm(feff)+0, 6..8: reg(1)+2, 8..12: undef]+0
;! f+0x0..0x4: m = undef
;! f+0x4..0x8 with rdx=0x12340000: m = imm(4023)+0
;! f+0x8 with rsp=0x7000, [0x7026]=<78 56>: m = imm(8067)+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
