; Reading a value across two registers and an offset into the list across the border
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %regs(rdx, rax)
  0x0: dbg.def !21, %regs(rdx, rax)
  0x0: dbg.def !22, %regs(rdx, rax)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t128", size: 128, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i128), DIOpConstant(u8 6), DIOpByteOffset(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i128), DIOpConstant(u8 6), DIOpByteOffset(i32), DIOpConvert(i64)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i128), DIOpConstant(i128 1), DIOpAdd()))
;! f+0x0: a = comp[0..8: reg(1)+0, 8..16: reg(0)+0]+6
;! f+0x0 with rdx=0x1234567890abcdef, rax=0x8899aabbccddeeff: b = imm(3412ffeeffffffff)+0
;! f+0x0 with rdx=0xffffffffffffffff, rax=5: c = imm(00000000000000000600000000000000)+0
