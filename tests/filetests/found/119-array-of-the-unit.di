; An object map of a variable whose scope is the unit: its list of locations referred to an entry in the function, which has none for it.
target "generic64-be"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(dw2)
  0x0: dbg.def !21, %reg(dw3, 0, 32)
  0x0: dbg.def !22, %reg(dw4)
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t", size: 16, encoding: DW_ATE_unsigned)
!4 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !{!5})
!5 = !DISubrange(count: 4)
!10 = !DILocalVariable(name: "a", scope: !0, file: !1, line: 2, type: !4)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!32 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b64)))
!21 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(b32)))
!22 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(u64)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, b64), DIOpArg(1, b32), DIOpArg(2, u64), DIOpObjectMap(2, 2)), argObjects: {!30, !31, !32})
; Chunk 1 is the bytes from 4 to 8.
;! f+0x4 with dw2=0x1000, dw4=1: a = comp[0..4: mem(0)+0x1000, 4..8: reg(3)+0]+0
;! f+0x4 with dw2=0x1000, dw4=0: a = mem(0)+0x1000
