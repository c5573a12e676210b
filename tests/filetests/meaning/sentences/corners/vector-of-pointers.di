; A vector of pointers: one of them followed, on a 64-bit and by a mask
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(xmm3)
  0x0: dbg.def !21, %reg(xmm4)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!15 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(<2 x ptr>)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, <2 x ptr>), DIOpConstant(u8 8), DIOpByteOffset(ptr), DIOpDeref(b64), DIOpConstant(u8 4), DIOpByteOffset(i32)), argObjects: {!15})
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(<2 x ptr>), DIOpConstant(ptr 0), DIOpExtend(2), DIOpConstant(u2 2), DIOpSelect()))
;! f+0x0 with xmm3=<00 10 00 00 00 00 00 00 00 20 00 00 00 00 00 00>: a = mem(0)+0x2004
;! f+0x0: b = comp[0..8: reg(21)+0, 8..16: imm(0000000000000000)+0]+0
