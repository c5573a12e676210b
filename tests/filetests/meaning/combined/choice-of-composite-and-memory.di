; A choice between a composite and memory by a comparison of numbers of 24 bits; a part of what was chosen.
target "aarch64"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !12, %regs(%reg(x1, 0, 32), %reg(x2, 0, 32))
  0x0: dbg.def !13, %slot(sp+8, 64)
  0x0: dbg.def !14, %reg(x3, 8, 24)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s64", file: !1, line: 1, size: 64, elements: !{})
!4 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!6 = distinct !DIFragment()
!7 = distinct !DIFragment()
!8 = distinct !DIFragment()
!9 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!10 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 4, type: !4)
!11 = !DILocalVariable(name: "z", scope: !2, file: !1, line: 5, type: !5)
!12 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(b64)))
!13 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(b64)))
!14 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(i24)))
!15 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpArg(0, b64), DIOpArg(1, b64), DIOpArg(2, i24), DIOpConstant(i24 -2), DIOpGt(), DIOpChoose()), argObjects: {!6, !7, !8})
!16 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, b64), DIOpConstant(u8 3), DIOpByteOffset(u16)), argObjects: {!9})
!17 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(i32 1), DIOpConstant(i32 2), DIOpArg(0, i24), DIOpConstant(i24 0), DIOpLt(), DIOpArg(0, i24), DIOpConstant(i24 -5), DIOpGt(), DIOpAnd(), DIOpChoose()), argObjects: {!8})

;! f+0x0 with x3=0xffffff00: x = comp[0..4: reg(1)+0, 4..8: reg(2)+0]+0
;! f+0x0 with x3=0xfffffe00, sp=0x7000: x = mem(0)+0x7008
;! f+0x0 with x3=0xffffff00: y = comp[0..1: reg(1)+3, 1..2: reg(2)+0]+0
;! f+0x0 with x3=0x80000000, sp=0x7000: y = mem(0)+0x700b
;! f+0x0 with x3=0xfffffe00: z = imm(01000000)+0
;! f+0x0 with x3=0xfffffa00: z = imm(02000000)+0
;! f+0x0 with x3=0x100: z = imm(02000000)+0
