; Elements of a vector register of big-endian AArch64: element k of a vector is at byte 4 k in storage, the highest bits are first.
; the contents are given from the least significant byte on; storage order is the reverse
; 16 bits in the middle of the low word
target "aarch64-be"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !12, %reg(v0)
  0x0: dbg.def !13, %reg(w1)
  0x0: dbg.def !14, %reg(w2)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s128", file: !1, line: 1, size: 128, elements: !{})
!4 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!6 = !DILocalVariable(name: "v", scope: !2, file: !1, line: 3, type: !3)
!7 = !DILocalVariable(name: "e0", scope: !2, file: !1, line: 4, type: !4)
!8 = !DILocalVariable(name: "e3", scope: !2, file: !1, line: 5, type: !4)
!9 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 6, type: !4)
!10 = !DILocalVariable(name: "w", scope: !2, file: !1, line: 7, type: !5)
!11 = distinct !DIFragment()
!12 = distinct !DILifetime(object: !6, location: !DIExpr(DIOpReferrer(<4 x u32>)))
!13 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(u32)))
!14 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(u32), DIOpConstant(u8 1), DIOpByteOffset(u16)))
!15 = distinct !DILifetime(object: !7, location: !DIExpr(DIOpArg(0, <4 x u32>), DIOpConstant(u8 0), DIOpByteOffset(u32)), argObjects: {!6})
!16 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, <4 x u32>), DIOpConstant(u8 12), DIOpByteOffset(u32)), argObjects: {!6})
!17 = distinct !DILifetime(object: !9, location: !DIExpr(DIOpArg(0, <4 x u32>), DIOpArg(1, u32), DIOpConstant(u32 4), DIOpMul(), DIOpByteOffset(u32), DIOpRead()), argObjects: {!6, !11})

;! f+0x0: v = reg(64)+0
;! f+0x0: e0 = reg(64)+12
;! f+0x0: e3 = reg(64)+0
;! f+0x0 with x1=1, v0=<0f 0e 0d 0c 0b 0a 09 08 07 06 05 04 03 02 01 00>: x = imm(04050607)+0
;! f+0x0: w = reg(2)+1
