; A call of one byte, which starts where debuggers look while it runs: its target was read without what the call clobbers.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
}
calls @f {
  0x8..0x9: indirect !10
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "callee", scope: !2, line: 2, type: !3)
; Right before the call all of it is there; while the call runs (section 3.4), what rdi holds is not.
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpConstant(u32 9), DIOpConstant(u16 5), DIOpReferrer(u16), DIOpComposite(2, b32), DIOpComposite(2, b64)))
;! f+0x4: callee = comp[0..6: imm(090000000500)+0, 6..8: reg(5)+0]+0
;! f+0x8: callee = comp[0..6: imm(090000000500)+0, 6..8: undef]+0
