; Three parts, begun and ended on different ways through a loop, the whole beside it in one place.
target "x86_64"
define @f size 0x80 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !20, %reg(rbx, 0, 32)
bb1 @ 0x10 -> bb2, bb3:
  0x14: dbg.def !21, %entity(1)
bb2 @ 0x20 -> bb4:
  0x24: dbg.kill !20
  0x28: dbg.def !22, %const(i64 0x100000002)
bb3 @ 0x30 -> bb4, bb5:
  0x38: dbg.kill !21
bb4 @ 0x40 -> bb1, bb5:
  0x44: dbg.kill !22
  0x48: dbg.def !23, %slot(rsp+40, 128)
bb5 @ 0x60:
  0x68: dbg.kill !23
}
entity @f 1 {
  0x14..0x30: %reg(r12, 16, 32)
  0x24..0x38: %slot(rsp+8, 32)
  0x40..0x60: %reg(r13, 0, 32)
}
!9 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !1, line: 1, size: 128, elements: !{!60, !61})
!60 = !DIDerivedType(tag: DW_TAG_member, name: "a", baseType: !5, line: 1)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "b", baseType: !4, line: 1, offset: 64)
!10 = !DILocalVariable(name: "s", scope: !2, file: !1, line: 2, type: !9)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!13 = distinct !DIFragment()
!14 = !DILocalVariable(name: "b", scope: !2, file: !1, line: 3, type: !4)
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i64)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(b128)))
!24 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpArg(2, i64), DIOpComposite(3, b128)), argObjects: {!11, !12, !13})
!25 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, b128), DIOpConstant(u8 8), DIOpByteOffset(i64)), argObjects: {!10})
; !23: 48..60, bb1, bb2, bb3, bb4, bb5 up to 68, all over the back edge: the whole is in its slot there, and the parts do not count
;! f+0x0..0x10: s = comp[0..4: reg(3)+0, 4..16: undef]+0
;! f+0x10..0x68 with rsp=0x7000: s = mem(0)+0x7028
;! f+0x10..0x68 with rsp=0x7000: b = mem(0)+0x7030
; !20 reaches bb5 by bb3, !21 by bb4 (it has no place there), !22 is killed in bb4
;! f+0x68..0x80: s = comp[0..4: reg(3)+0, 4..16: undef]+0
;! f+0x68..0x80: b = undef
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!5 = !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !1, line: 1, size: 64, elements: !{!6, !7})
!6 = !DIDerivedType(tag: DW_TAG_member, name: "lo", baseType: !3, line: 1)
!7 = !DIDerivedType(tag: DW_TAG_member, name: "hi", baseType: !3, line: 1, offset: 32)
