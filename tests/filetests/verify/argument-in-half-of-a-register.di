; Calls on AArch64 preserve the low 64 bits of v8 to v15, in either byte order (AAPCS64, section 6.1.2).
; DWARF 4 has no operation that reads a register that is wider than an address.

;----
; The low half, plus 1.
target "aarch64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !5, %reg(v8, 0, 64)
}
calls @f {
  0x10..0x14: unknown, %reg(x0) = !4
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = distinct !DIFragment()
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 1), DIOpAdd()))

;> verify
; dwarf4: less
;   degraded: argument 0 of the call at 0x10 in `f` at 0x10..0x14: the dialect has no operations on this type
; dwarf5, llvm, llvm-legacy, dwarf6-draft: exact

;----
; The high half, plus 1.
target "aarch64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !5, %reg(v8, 64, 64)
}
calls @f {
  0x10..0x14: unknown, %reg(x0) = !4
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = distinct !DIFragment()
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 1), DIOpAdd()))

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: less
;   degraded: argument 0 of the call at 0x10 in `f` at 0x10..0x14: no location that is preserved across the call has the value

;----
; The low half, plus 1.
target "aarch64-be"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !5, %reg(v8, 0, 64)
}
calls @f {
  0x10..0x14: unknown, %reg(x0) = !4
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = distinct !DIFragment()
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 1), DIOpAdd()))

;> verify
; dwarf4: less
;   degraded: argument 0 of the call at 0x10 in `f` at 0x10..0x14: the dialect has no operations on this type
; dwarf5, llvm, llvm-legacy, dwarf6-draft: exact

;----
; The high half, plus 1.
target "aarch64-be"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !5, %reg(v8, 64, 64)
}
calls @f {
  0x10..0x14: unknown, %reg(x0) = !4
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = distinct !DIFragment()
!5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i64), DIOpConstant(i64 1), DIOpAdd()))

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: less
;   degraded: argument 0 of the call at 0x10 in `f` at 0x10..0x14: no location that is preserved across the call has the value
