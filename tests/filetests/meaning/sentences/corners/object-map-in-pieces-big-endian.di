; An object map on a big-endian machine over memory, with a computed chunk
target "ppc64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(r3)
  0x0: dbg.def !21, %regs(r4, r5)
  0x0: dbg.def !22, %reg(r6)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!6 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, elements: !{!8})
!7 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!8 = !DISubrange(count: 16)
!10 = !DILocalVariable(name: "arr", scope: !4, file: !1, line: 2, type: !6)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b256)))
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(b128)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, b256), DIOpArg(1, b128), DIOpReferrer(u8), DIOpObjectMap(2, 8)), argObjects: {!11, !12})
;! f+0x0 with r3=0x1000, r6=0: arr = mem(0)+0x1000
;! f+0x0 with r3=0x1000, r6=1: arr = comp[0..16: mem(0)+0x1000, 16..24: reg(4)+0, 24..32: reg(5)+0]+0
;! f+0x0 with r3=0x1000, r6=0x101: arr = comp[0..16: mem(0)+0x1000, 16..24: reg(4)+0, 24..32: reg(5)+0]+0
