; Blocks, line rows, ranges of scopes, calls and frame rules that begin at one position: each error is at its own line.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}
lines @f {
  0x0: !1 1 stmt
  0x20: !1 2 stmt
  0x30: !1 3
  0x48: !1 3
}
scopes @f {
  !32: 0x0..0x4
}
frame @f {
  0x0: dw900 = [cfa-16]
  0x20: dw901 = [cfa-16]
  0x48: cfa = rsp+16
}
calls @f {
  0x0..0x0: unknown
  0x20..0x25: unknown preserves(dw950)
}
parts @f {
  0x20: @f.cold
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!9 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 9, spFlags: DISPFlagDefinition)
!32 = distinct !DILexicalBlock(scope: !9, file: !1, line: 3)

;> check
; 13: error[E414] in function `f`: the range 0x0..0x4 is of lexical block !32, which is in `g`; move the range there
; 21: error[E416] in function `f`: the call at 0x0 returns to 0x0, in a function of 0x40 bytes; name the call's first byte and the byte after it
; 16: error[E501] in function `f`: the frame row at 0x0 names register 900, which x86_64 does not have; use a register of the target
; 22: error[E407] in function `f`: the call at 0x20 preserves register 950, which x86_64 does not have; use a register of the target
; 17: error[E501] in function `f`: the frame row at 0x20 names register 901, which x86_64 does not have; use a register of the target
; 10: error[E412] in function `f`: the row for line 3 at 0x48 is outside the function, which has 0x40 bytes; remove it
; 18: error[E504] in function `f`: the frame row at 0x48 is outside the function, which has 0x40 bytes; remove it
