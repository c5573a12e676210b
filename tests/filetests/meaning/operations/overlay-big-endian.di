; Section 3, DIOpOverlay on a big-endian target: the offset counts from the byte at the lowest address, the most significant one.
target "generic64-be"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %slot(dw7+16, 64)
  0x4: dbg.def !21, %reg(dw0)
  0x4: dbg.def !22, %reg(dw2, 0, 8)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "places", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "value", scope: !2, file: !1, line: 2, type: !4)
!12 = !DILocalVariable(name: "number", scope: !2, file: !1, line: 2, type: !4)
!13 = !DILocalVariable(name: "indexed", scope: !2, file: !1, line: 2, type: !3)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!32 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(u64)))
!21 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(u16)))
!22 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(u8)))
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, u16), DIOpConstant(u32 3), DIOpOverlay(u64)), argObjects: {!30, !31})
!24 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpConstant(u32 16909060), DIOpConstant(u16 43981), DIOpConstant(u32 1), DIOpOverlay(u32)))
!25 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpConstant(u32 16909060), DIOpConstant(u16 43981), DIOpConstant(u32 1), DIOpOverlay(u32), DIOpConstant(u32 252), DIOpAdd()))
!26 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, u64), DIOpArg(1, u16), DIOpArg(2, u8), DIOpOverlay(u64)), argObjects: {!30, !31, !32})

;! f+0x4 with dw7=0x7000: places = comp[0..3: mem(0)+0x7010, 3..5: reg(0)+0, 5..8: mem(0)+0x7015]+0
; 16909060 = 0x01020304 with 43981 = 0xabcd at byte 1: 01 ab cd 04.
;! f+0x4: value = imm(01abcd04)+0
; 0x01abcd04 + 0xfc = 0x01abce00.
;! f+0x4: number = imm(01abce00)+0
;! f+0x4 with dw7=0x7000, dw2=0x6: indexed = comp[0..6: mem(0)+0x7010, 6..8: reg(0)+0]+0
;! f+0x4 with dw7=0x7000, dw2=0x0: indexed = comp[0..2: reg(0)+0, 2..8: mem(0)+0x7012]+0
