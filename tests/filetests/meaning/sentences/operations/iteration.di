; The focused iteration as a number of several widths, and an offset by it
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(rsp+0, 256)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t8", size: 8, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!20 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(b256), DIOpPushIteration(u16), DIOpConstant(u16 2), DIOpMul(), DIOpByteOffset(u16)))
!21 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpPushIteration(i64)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpPushIteration(u8), DIOpConstant(u8 1), DIOpAdd()))
;! f+0x0 iteration 3: a = imm(0300000000000000)+0
;! f+0x0 iteration 5: b = imm(06)+0
;! f+0x0 iteration 7 with rsp=0x1000: c = mem(0)+0x100e
;! f+0x0: a = imm(0000000000000000)+0
