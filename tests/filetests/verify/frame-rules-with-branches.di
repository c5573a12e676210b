; Frame rules whose value is one of two, by a condition, which becomes branches.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)

;----
; Of registers alone.
frame @f {
  0x0: cfa = rsp+8; ra = [cfa-8]
  0x4: rbx = !DIExpr(DIOpReferrer(i64), DIOpArg(1, i64), DIOpArg(2, i64), DIOpConstant(i64 0), DIOpLt(), DIOpChoose()) of %reg(r12), %reg(r14), %reg(r13)
}

;> verify
; dwarf4, dwarf5, llvm, llvm-legacy, dwarf6-draft: exact
