; An overlay of a fragment that begins later and ends earlier than the base: while the fragment is nowhere, the bytes that it covers are
; undefined, not those of the base.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(rsp+0, 64)
  0x8: dbg.def !21, %reg(rbx)
  0x10: dbg.kill !21
  0x18: dbg.kill !20
  0x18: dbg.def !22, %reg(rbx)
}
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !4)
!13 = distinct !DIFragment()
!14 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i16)))
!22 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpReferrer(i16)))
!24 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i16), DIOpConstant(u8 3), DIOpOverlay(i64)), argObjects: {!13, !14})
;! f+0x0..0x8 with rsp=0x7000: x = comp[0..3: mem(0)+0x7000, 3..5: undef, 5..8: mem(0)+0x7005]+0
;! f+0x8..0x10 with rsp=0x7000: x = comp[0..3: mem(0)+0x7000, 3..5: reg(3)+0, 5..8: mem(0)+0x7005]+0
;! f+0x10..0x18 with rsp=0x7000: x = comp[0..3: mem(0)+0x7000, 3..5: undef, 5..8: mem(0)+0x7005]+0
;! f+0x18: x = comp[0..3: undef, 3..5: reg(3)+0, 5..8: undef]+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
