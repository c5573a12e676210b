; A property of a type that is the address of the instance, as a number: lowering left it out and said nothing.
target "x86_64"
define @f size 0x20 !dbg !2 {
}
!0 = distinct !DICompileUnit(language: DW_LANG_Fortran08, file: !1, producer: "test")
!1 = !DIFile(filename: "a.f90", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_signed)
!4 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, associated: !12, elements: !{!5})
!5 = !DISubrange(count: 4)
!10 = distinct !DIGlobalVariable(name: "x", scope: !0, line: 2, type: !4)
!12 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpTypeObject(b128), DIOpAddrOf(0)))
; The instance is memory at a whole byte, so the pointer is its address (section 6.2).
;! elsewhere with object=0x5000: !12 = imm(0050000000000000)+0
