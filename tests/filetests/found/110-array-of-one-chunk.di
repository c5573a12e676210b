; An object map of an array of one chunk, which is in no register: the number of the chunk was not read, though reading it may fail.
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
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(b64 18), DIOpConstant(b64 19), DIOpConstant(i32 8), DIOpReferrer(i32), DIOpDiv(), DIOpObjectMap(2, 4)))
; Division by zero fails (section 6.4). Chunk 8 / 2 = 4 is past the end of the array.
;! f+0x4 with rdi=0: x = error
