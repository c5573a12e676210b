; An object map of two chunks whose number, of one bit, names none of them: the number was not read, though it may have no value.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t", size: 16, encoding: DW_ATE_unsigned)
!4 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !{!5})
!5 = !DISubrange(count: 4)
!10 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(b64 18), DIOpConstant(b32 19), DIOpReferrer(i1), DIOpConstant(i1 0), DIOpReferrer(u1), DIOpChoose(), DIOpEntryValue(i1), DIOpObjectMap(2, 2)))
; If rdi is even, the number on entry is asked of a constant, which is not a register (section 6.3).
;! f+0x4 with rdi=2: x = error
