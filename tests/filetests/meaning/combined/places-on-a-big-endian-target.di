; Big-endian: a number of 16 bits in the low bits of a register, in the middle of one and in a slot; its upper byte.
target "s390x"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !10, %entity(1)
}
entity @f 1 {
  0x0..0x10: %reg(r3)
  0x8..0x18: %reg(r4, 24, 16)
  0x10..0x20: %slot(r15+166, 16)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!6 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!7 = !DILocalVariable(name: "high", scope: !2, file: !1, line: 4, type: !4)
!8 = !DILocalVariable(name: "low", scope: !2, file: !1, line: 5, type: !4)
!9 = !DILocalVariable(name: "sum", scope: !2, file: !1, line: 6, type: !5)
!10 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(u16)))
!11 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpArg(0, u16), DIOpConstant(u8 0), DIOpByteOffset(u8)), argObjects: {!6})
!12 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, u16), DIOpConstant(u8 1), DIOpByteOffset(u8)), argObjects: {!6})
!13 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpArg(0, u16), DIOpConvert(u32), DIOpArg(1, u8), DIOpConvert(u32), DIOpAdd()), argObjects: {!6, !7})

;! f+0x0..0x8: x = reg(3)+0
;! f+0x0..0x8: high = reg(3)+1
;! f+0x0..0x8: low = reg(3)+0
;! f+0x8..0x10: high = multi{reg(3)+1 | reg(4)+4}+0
;! f+0x8..0x10: low = multi{reg(3)+0 | reg(4)+3}+0
;! f+0x10..0x18 with r15=0x7000: x = multi{mem(0)+0x70a6 | reg(4)+3}+0
;! f+0x18..0x20 with r15=0x7000: low = mem(0)+0x70a7
;! f+0x0..0x8 with r3=0x9999888877771234: sum = imm(00001246)+0
;! f+0x18..0x20 with r15=0x7000, [0x70a6]=<ff 02>: sum = imm(00010001)+0
