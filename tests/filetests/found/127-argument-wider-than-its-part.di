; The first 8 bits of rdi pass an argument of 32 bits. The call site named all of rdi, so that a debugger would have taken
; the other 24 bits from it; now that argument is lost and reported. The place of the second argument has all of its bits.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rbx)
  0x0: dbg.def !21, %reg(r12)
}
calls @f {
  0x4..0x9: unknown, %reg(rdi, 0, 8) = !10, %reg(rsi, 0, 32) = !11
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !2, line: 2, type: !3)
!11 = !DILocalVariable(name: "b", scope: !2, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u32)))
; rbx and r12 are preserved by the call (section 3.4).
;! f+0x8: a = reg(3)+0
;! f+0x8: b = reg(12)+0
