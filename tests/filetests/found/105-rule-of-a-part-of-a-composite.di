; A frame rule that gives some bits of two registers for a wider register: lowering left out the bits that follow.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}
frame @f {
  0x0: cfa = rsp+16; r12 = [!DIExpr(DIOpReferrer(u64), DIOpConstant(u8 0), DIOpByteOffset(u12)) of %regs(%reg(rax, 0, 32), %reg(rdi, 0, 32))]
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
; DIOpByteOffset moves the location by nothing; its type does not end it. rax is register 0, rdi is 5.
;! f+0x4: caller(r12) = comp[0..4: reg(0)+0, 4..8: reg(5)+0]+0
