; An object map of two chunks whose number, of one bit, names none of them: the number was not read, though its register ends before it.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(xmm3)
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_unsigned)
!4 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !{!5})
!5 = !DISubrange(count: 2)
!10 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(b64 18), DIOpConstant(b32 19), DIOpReferrer(b96), DIOpConstant(i8 20), DIOpSExt(i32), DIOpByteOffset(i1), DIOpObjectMap(4, 1)))
; xmm3 has 16 bytes, though ymm3 has more bits of the same register: byte 20 is past its end (section 6.2).
;! f+0x4: x = error
