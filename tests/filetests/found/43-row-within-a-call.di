; The checker looked for the register that the frame is found by at the start of a call, and not at its last byte.
target "generic64-be"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x2f: dbg.def !20, %reg(dw3)
}
calls @f {
  0x39..0x3e: indirect !10
}
frame @f {
  0x0: cfa = dw7+0
  0x3b: cfa = dw3+40
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "callee", scope: !2, file: !1, line: 2, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(b64)))
