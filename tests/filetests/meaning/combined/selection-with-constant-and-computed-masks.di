; A selection between a vector in memory and one in registers, by a mask that is computed from a register; then a selection of it.
; the mask is 2m + 1: for m = 2 it is 5: elements 0 and 2 from the registers
target "x86_64"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !11, %slot(rsp+32, 128)
  0x0: dbg.def !12, %regs(rax, rdx)
  0x0: dbg.def !13, %reg(rcx, 0, 8)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s128", file: !1, line: 1, size: 128, elements: !{})
!4 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!5 = distinct !DIFragment()
!6 = distinct !DIFragment()
!7 = distinct !DIFragment()
!8 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !3)
!9 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 4, type: !3)
!10 = !DILocalVariable(name: "e", scope: !2, file: !1, line: 5, type: !4)
!11 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(<4 x u32>)))
!12 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(<4 x u32>)))
!13 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpReferrer(u8)))
!14 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, <4 x u32>), DIOpArg(1, <4 x u32>), DIOpArg(2, u8), DIOpConstant(u8 1), DIOpShl(), DIOpConstant(u8 1), DIOpOr(), DIOpSelect()), argObjects: {!5, !6, !7})
!15 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpArg(0, <4 x u32>), DIOpConstant(u32 9), DIOpExtend(4), DIOpConstant(u4 10), DIOpSelect()), argObjects: {!8})
!16 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, b128), DIOpConstant(u8 8), DIOpByteOffset(u32)), argObjects: {!9})

;! f+0x0 with rcx=2, rsp=0x7000: x = comp[0..4: reg(0)+0, 4..8: mem(0)+0x7024, 8..12: reg(1)+0, 12..16: mem(0)+0x702c]+0
;! f+0x0 with rcx=0x80, rsp=0x7000: x = comp[0..4: reg(0)+0, 4..16: mem(0)+0x7024]+0
;! f+0x0 with rcx=7, rsp=0x7000: x = comp[0..8: reg(0)+0, 8..16: reg(1)+0]+0
;! f+0x0 with rcx=2, rsp=0x7000: y = comp[0..4: reg(0)+0, 4..8: imm(09000000), 8..12: reg(1)+0, 12..16: imm(09000000)]+0
;! f+0x0 with rcx=2: e = reg(1)+0
;! f+0x0 with rcx=0, rsp=0x7000: e = mem(0)+0x7028
