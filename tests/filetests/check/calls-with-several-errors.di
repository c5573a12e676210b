; Each wrong call is reported, and each register that a call preserves and the target does not have.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}
calls @f {
  0x4..0x8: !3 preserves(dw950, rcx)
  0x10..0x10: !3
  0x18..0x1c: !3, %entity(3) = !30
  0x20..0x44: !3
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, flags: DIFlagAllCallsDescribed)
!3 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 9, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)

;> check
; 7: error[E407] in function `f`: the call at 0x4 preserves register 950, which x86_64 does not have; use a register of the target
; 8: error[E416] in function `f`: the call at 0x10 returns to 0x10, in a function of 0x40 bytes; name the call's first byte and the byte after it
; 9: error[E417] in function `f`: the place of argument 0 of the call at 0x18 is %entity(3); name the register, lane or slot in which the called function receives the argument
; 10: error[E416] in function `f`: the call at 0x20 returns to 0x44, in a function of 0x40 bytes; name the call's first byte and the byte after it
