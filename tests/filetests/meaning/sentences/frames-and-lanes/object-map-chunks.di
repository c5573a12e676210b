; An object map lays the registers over the array at the chunk; chunk 0 is none, and the part after it is memory
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(rsp+0, 512)
  0x10: dbg.def !21, %reg(xmm3)
  0x10: dbg.def !22, %reg(rcx)
  0x30: dbg.kill !22
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!6 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, elements: !{!8})
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DISubrange(count: 16)
!10 = !DILocalVariable(name: "arr", scope: !4, file: !1, line: 2, type: !6)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(b512)))
!21 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(b128)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, b512), DIOpArg(1, b128), DIOpReferrer(u64), DIOpObjectMap(4, 4)), argObjects: {!11, !12})
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, b512)), argObjects: {!11}, kind: computed)
;! f+0x0..0x10 with rsp=0x1000: arr = mem(0)+0x1000
;! f+0x10..0x30 with rsp=0x1000, rcx=0: arr = mem(0)+0x1000
;! f+0x10..0x30 with rsp=0x1000, rcx=1: arr = comp[0..16: mem(0)+0x1000, 16..32: reg(20)+0, 32..64: mem(0)+0x1020]+0
;! f+0x10..0x30 with rsp=0x1000, rcx=3: arr = comp[0..48: mem(0)+0x1000, 48..64: reg(20)+0]+0
;! f+0x30 with rsp=0x1000, rcx=1: arr = mem(0)+0x1000
