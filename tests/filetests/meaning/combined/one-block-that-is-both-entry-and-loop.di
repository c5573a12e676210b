; A function of one block that branches to itself: a lifetime defined in it is active before its definition too, one that is killed is not.
target "s390x"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0 -> bb0:
  0x6: dbg.kill !8
  0x8: dbg.def !7, %reg(r2)
  0xc: dbg.def !8, %slot(r15+164, 32)
  0x20: dbg.def !9, %reg(r4)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!5 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!6 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 4, type: !4)
!7 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(u32)))
!8 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(u32)))
!9 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(u32)))
!10 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpArg(0, u32), DIOpConstant(u8 2), DIOpByteOffset(u16)), argObjects: {!5})

;! f+0x0..0x6 with r15=0x7000: x = multi{mem(0)+0x70a4 | reg(2)+0 | reg(4)+0}+0
;! f+0x6..0xc: x = multi{reg(2)+0 | reg(4)+0}+0
;! f+0xc..0x20 with r15=0x7000: x = multi{mem(0)+0x70a4 | reg(2)+0 | reg(4)+0}+0
;! f+0xc..0x20 with r15=0x7000: y = multi{mem(0)+0x70a6 | reg(2)+0 | reg(4)+0}+0
