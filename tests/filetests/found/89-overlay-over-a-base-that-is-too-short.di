; Laid over all bits of a type, of which the base has fewer: the checker asked for a result that a consumer may lose.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !2, line: 2, type: !3)
; A value of 8 bits as 32, of which 24 are past its end (section 6.2), and rdi laid over it at the byte that rdi says.
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(b8 7), DIOpAddrOf(0), DIOpDeref(b32), DIOpReferrer(u32), DIOpReferrer(u8), DIOpOverlay(b32)))
; At byte 0, all bits of the base are covered, which may fail nevertheless (section 3.3); at byte 1, three of them are not.
;! f+0x4 with rdi=0x0: x = error
;! f+0x4 with rdi=0x1: x = error
