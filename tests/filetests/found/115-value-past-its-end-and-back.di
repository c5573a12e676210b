; An offset past the end of a value, and another one back into it: they were added.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
  0x0: dbg.def !21, %reg(rdi)
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t", size: 16, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 3, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u64), DIOpRead(), DIOpConstant(u32 8), DIOpByteOffset(b8), DIOpConstant(i5 -3), DIOpSExt(i16), DIOpByteOffset(u16)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u64), DIOpConstant(u32 8), DIOpByteOffset(b8), DIOpConstant(i5 -3), DIOpSExt(i16), DIOpByteOffset(u16)))
; The value and rdi have 8 bytes: a move by 8 fails, whatever follows (section 6.2).
;! f+0x4 with rdi=0x1122334455667788: x = error
;! f+0x4: y = error
