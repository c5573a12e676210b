; On s390x, a call does not change the stack pointer, and the CFA of the called function is 160 bytes above it (s390x ELF ABI): the
; argument at its CFA+0 is at r15+160 in the caller, and that at its r15+8 on entry is at r15+8.
target "s390x"
define @f size 0x10 !dbg !4 {
bb0 @ 0x0:
}
define @g size 0x40 !dbg !6 {
bb0 @ 0x0:
  0x0: dbg.def !30, %reg(r8)
}
calls @g {
  0x8..0xe: !4, %slot(cfa+0, 64) = !40, %slot(r15+8, 64) = !40
}
frame @f { 0x0: cfa = r15+160 }
frame @g { 0x0: cfa = r15+320; r15 = cfa-160; r14 = [cfa-48]; r8 = [cfa-96] }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!6 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, flags: DIFlagAllCallsDescribed)
!40 = distinct !DIFragment()
!30 = distinct !DILifetime(object: !40, location: !DIExpr(DIOpReferrer(i64)))

;> lower dwarf5
; f:
; g:
;   call at 0x8
;     argument in DW_OP_breg15 160: DW_OP_breg8 0
;       78 00
;     argument in DW_OP_breg15 8: DW_OP_breg8 0
;       78 00
;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: exact
