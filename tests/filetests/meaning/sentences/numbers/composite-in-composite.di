; A composite within a composite within a composite, with an offset into the inner one
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rax)
  0x0: dbg.def !21, %reg(rcx)
  0x0: dbg.def !22, %reg(rdx)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t48", size: 48, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!15 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i16), DIOpArg(0, u16), DIOpComposite(2, b32), DIOpConstant(u32 0x11223344), DIOpComposite(2, b64), DIOpConstant(u8 0), DIOpByteOffset(b64)), argObjects: {!15})
!21 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(u16)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32), DIOpArg(0, u16), DIOpConstant(u16 0xbeef), DIOpComposite(2, b32), DIOpComposite(2, b64), DIOpConstant(u8 2), DIOpByteOffset(b48)), argObjects: {!15})
;! f+0x0: a = comp[0..2: reg(0)+0, 2..4: reg(2)+0, 4..8: imm(44332211)+0]+0
;! f+0x0: b = comp[0..4: reg(1)+0, 4..6: reg(2)+0, 6..8: imm(efbe)+0]+2
