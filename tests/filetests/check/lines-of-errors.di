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

;----
; Calls and frame rules share the rules on referrers, and line rows are at the same positions. Entities may be in any order.
target "aarch64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}
lines @f {
  0x2: !1 1 stmt
  0x8: !1 2 stmt
  0x10: !1 3 stmt
  0x18: !1 4 stmt
}
entity @f 9 {
  0x0..0x44: %reg(x1)
}
entity @f 3 {
  0x0..0x48: %reg(x1)
}
calls @f {
  0x8..0xc: unknown, %reg(x0) = !31
  0x18..0x1c: unknown
}
frame @f {
  0x2: cfa = sp+16
  0x10: x19 = !DIExpr(DIOpConstant(i32 1), DIOpConstant(i64 1), DIOpAdd())
  0x18: x20 = !DIExpr(DIOpReferrer(ptr)) of %reg(dw900)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, flags: DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition)
!9 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 9, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!31 = !DILocalVariable(name: "y", scope: !9, line: 1, type: !10)

;> check
; 65: error[E507] in function `f`: the frame row at 0x2 is not at a multiple of 4 bytes, where the instructions of aarch64 start; move it to the instruction that it holds from
; 61: error[E304] in function `f`: the call at 0x8 names `y`, a variable of `g`; name a variable of the same function
; 66: error[E104] in function `f`: the frame row at 0x10: in the rule's expression, DIOpAdd (operation 2) takes operands of one type, not i32 and i64; convert one of them
; 67: error[E407] in function `f`: the frame row at 0x18: the rule's referrer names register 900, which aarch64 does not have; use a register of the target
; 57: error[E404] in function `f`: value 3 at 0x0..0x48 is outside the function, which has 0x40 bytes; cut the range to the function's code
; 54: error[E404] in function `f`: value 9 at 0x0..0x44 is outside the function, which has 0x40 bytes; cut the range to the function's code

;----
; The place of an argument without a frame.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}
lines @f {
  0x8: !1 2 stmt
}
calls @f {
  0x8..0xc: unknown, %slot(cfa-8, 64) = !30
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, flags: DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)

;> check
; 94: error[E506] in function `f`: the place of argument 0 of the call at 0x8 is %slot(cfa-8, 64), counted from the CFA, but the function has no frame rules; add them, or state that the rules at its entry hold in the whole function
