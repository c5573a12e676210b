; Big-endian: the elements of a constant vector, of an extension of a number and of a selection between them, as one number and one by one.
; element 0 is at offset 0: elements 0 and 2 from the constants
target "s390x"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !11, %reg(r2)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!5 = distinct !DIFragment()
!6 = distinct !DIFragment()
!7 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!8 = !DILocalVariable(name: "e0", scope: !2, file: !1, line: 4, type: !4)
!9 = !DILocalVariable(name: "e3", scope: !2, file: !1, line: 5, type: !4)
!10 = !DILocalVariable(name: "n", scope: !2, file: !1, line: 6, type: !3)
!11 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(u16)))
!12 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpArg(0, u16), DIOpExtend(4), DIOpConstant(u16 0x7788), DIOpConstant(u16 0x5566), DIOpConstant(u16 0x3344), DIOpConstant(u16 0x1122), DIOpComposite(4, <4 x u16>), DIOpConstant(u4 5), DIOpSelect()), argObjects: {!5})
!13 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpArg(0, <4 x u16>), DIOpReinterpret(u64)), argObjects: {!6})
!14 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, <4 x u16>), DIOpConstant(u8 0), DIOpByteOffset(u16)), argObjects: {!6})
!15 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpArg(0, <4 x u16>), DIOpConstant(u8 6), DIOpByteOffset(u16)), argObjects: {!6})
!16 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u64), DIOpConstant(u64 1), DIOpAdd()), argObjects: {!7})

;! f+0x0: x = comp[0..2: imm(7788), 2..4: reg(2)+0, 4..6: imm(3344), 6..8: reg(2)+0]+0
;! f+0x0: e0 = imm(7788)+0
;! f+0x0: e3 = reg(2)+0
;! f+0x0 with r2=0xabcd0102: n = imm(7788010233440103)+0
