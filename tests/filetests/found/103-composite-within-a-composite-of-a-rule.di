; A number that is computed from a composite, as a part of a saved register: lowering took the second part for the first, and put an
; undefined one before it.
target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}
frame @f {
  0x0: cfa = rsp+16; xmm7 = [!DIExpr(DIOpReferrer(b192), DIOpConstant(u8 1), DIOpByteOffset(u128), DIOpNot()) of %regs(rbx, r12, r13)]
  0x8: cfa = !DIExpr(DIOpReferrer(b128), DIOpConstant(u8 1), DIOpByteOffset(u64), DIOpNot(), DIOpReinterpret(ptr)) of %regs(rbx, r12)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
; Without the first byte, 00 ff 00 ff 00 ff 00 of rbx, 01 and seven zeros of r12, and 55 of r13, all inverted.
;! f+0x4 with rbx=0x00ff00ff00ff00ff, r12=0x1, r13=0x55: caller(xmm7) = imm(ff00ff00ff00fffeffffffffffffffaa)+0
;! f+0x8 with rbx=0x00ff00ff00ff00ff, r12=0x1: cfa = mem(0)+0xfeff00ff00ff00ff
