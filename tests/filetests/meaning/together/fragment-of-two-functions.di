; A global made of two parts, one of which is in a register in one function, and in a slot in the other.
target "x86_64"
global @g !dbg.def !30
define @f size 0x20 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x8: dbg.def !20, %reg(rbx, 0, 32)
bb1 @ 0x10:
  0x18: dbg.kill !20
}
define @h size 0x20 !dbg !9 {
bb0 @ 0x0:
  0x8: dbg.def !21, %slot(rsp+24, 32)
  0x10: dbg.def !22, %reg(r12, 32, 32)
}
!9 = distinct !DISubprogram(name: "h", unit: !0, file: !1, line: 21, spFlags: DISPFlagDefinition)
!10 = distinct !DIGlobalVariable(name: "g", scope: !0, file: !1, line: 30, type: !5)
!12 = distinct !DIFragment()
!13 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i32)), argObjects: {!30})
!24 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b64), DIOpConstant(u8 4), DIOpByteOffset(i32)), argObjects: {!30})
!25 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, b64)), argObjects: {!12, !13})
!30 = distinct !DIFragment()
;! f+0x0..0x8 with @g=0x5000: g = mem(0)+0x5000
;! f+0x8..0x18 with @g=0x5000: g = comp[0..4: reg(3)+0, 4..8: mem(0)+0x5004]+0
;! f+0x18..0x20 with @g=0x5000: g = mem(0)+0x5000
;! h+0x0..0x8 with @g=0x5000: g = mem(0)+0x5000
;! h+0x8..0x10 with @g=0x5000, rsp=0x7000: g = comp[0..4: mem(0)+0x7018, 4..8: mem(0)+0x5004]+0
;! h+0x10..0x20 with @g=0x5000, rsp=0x7000: g = multi{comp[0..4: mem(0)+0x7018, 4..8: mem(0)+0x5004]+0 | comp[0..4: reg(12)+4, 4..8: mem(0)+0x5004]+0}+0
;! elsewhere with @g=0x5000: g = mem(0)+0x5000
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !1, line: 1, size: 64, elements: !{!6, !7})
!6 = !DIDerivedType(tag: DW_TAG_member, name: "lo", baseType: !3, line: 1)
!7 = !DIDerivedType(tag: DW_TAG_member, name: "hi", baseType: !3, line: 1, offset: 32)
