; Extension of a place, of a number and of an element of 16 bits, and then an element of it at a computed index.
target "x86_64"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !11, %reg(rax, 16, 16)
  0x0: dbg.def !12, %reg(rcx)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s128", file: !1, line: 1, size: 128, elements: !{})
!4 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!5 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s64", file: !1, line: 1, size: 64, elements: !{})
!6 = distinct !DIFragment()
!7 = distinct !DIFragment()
!8 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!9 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 4, type: !4)
!10 = !DILocalVariable(name: "z", scope: !2, file: !1, line: 5, type: !5)
!11 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(u16)))
!12 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(u64)))
!13 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, u16), DIOpExtend(8)), argObjects: {!6})
!14 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpArg(0, b128), DIOpArg(1, u64), DIOpConstant(u64 2), DIOpMul(), DIOpByteOffset(u16)), argObjects: {!8, !7})
!15 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u16), DIOpArg(1, u64), DIOpConvert(u16), DIOpAdd(), DIOpExtend(4)), argObjects: {!6, !7})

;! f+0x0: x = comp[0..2: reg(0)+2, 2..4: reg(0)+2, 4..6: reg(0)+2, 6..8: reg(0)+2, 8..10: reg(0)+2, 10..12: reg(0)+2, 12..14: reg(0)+2, 14..16: reg(0)+2]+0
;! f+0x0 with rcx=7: y = reg(0)+2
;! f+0x0 with rcx=8: y = error
;! f+0x0 with rax=0x00050000, rcx=0x10003: z = imm(0800080008000800)+0
