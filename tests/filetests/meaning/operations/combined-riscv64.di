; Section 3, nested composites, overlays and choices, on a little-endian target with other register
; numbers.
target "riscv64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !20, %reg(x10, 0, 32)
  0x4: dbg.def !21, %slot(x2+16, 32)
  0x4: dbg.def !22, %reg(f10, 0, 32)
  0x4: dbg.def !23, %reg(x12, 0, 1)
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!5 = !DIBasicType(name: "t16", size: 16, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "chosen_pair", scope: !2, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "overlaid", scope: !2, file: !1, line: 2, type: !3)
!12 = !DILocalVariable(name: "chosen_part", scope: !2, file: !1, line: 2, type: !4)
!13 = !DILocalVariable(name: "sum", scope: !2, file: !1, line: 2, type: !5)
!30 = distinct !DIFragment()
!31 = distinct !DIFragment()
!32 = distinct !DIFragment()
!33 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(u32)))
!21 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(u32)))
!22 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(u32)))
!23 = distinct !DILifetime(object: !33, location: !DIExpr(DIOpReferrer(u1)))
!24 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u32), DIOpArg(1, u32), DIOpComposite(2, b64), DIOpArg(2, u32), DIOpConstant(u32 5), DIOpComposite(2, b64), DIOpArg(3, u1), DIOpChoose()), argObjects: {!30, !31, !32, !33})
!25 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, u32), DIOpArg(1, u32), DIOpComposite(2, b64), DIOpArg(2, u32), DIOpConstant(u32 2), DIOpOverlay(b64)), argObjects: {!30, !31, !32})
!26 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, u32), DIOpArg(1, u32), DIOpArg(2, u1), DIOpChoose(), DIOpConstant(u8 17), DIOpConstant(u32 3), DIOpOverlay(u32)), argObjects: {!30, !31, !33})
!27 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, u32), DIOpArg(1, u32), DIOpComposite(2, b64), DIOpConstant(u32 3), DIOpByteOffset(u16), DIOpConstant(u16 1), DIOpAdd()), argObjects: {!30, !31})

; x10 is register 10, f10 is register 42.
;! f+0x4 with x12=0x1, x2=0x7000: chosen_pair = comp[0..4: reg(10)+0, 4..8: mem(0)+0x7010]+0
;! f+0x4 with x12=0x2, x2=0x7000: chosen_pair = comp[0..4: reg(42)+0, 4..8: imm(05000000)+0]+0
;! f+0x4 with x2=0x7000: overlaid = comp[0..2: reg(10)+0, 2..6: reg(42)+0, 6..8: mem(0)+0x7012]+0
;! f+0x4 with x12=0x3, x2=0x7000: chosen_part = comp[0..3: reg(10)+0, 3..4: imm(11)+0]+0
;! f+0x4 with x12=0x0, x2=0x7000: chosen_part = comp[0..3: mem(0)+0x7010, 3..4: imm(11)+0]+0
; Byte 3 of x10 is ff, byte 0 of the slot is 12: 0x12ff + 1.
;! f+0x4 with x10=0xff000000, x2=0x7000, [0x7010]=<12 34 56 78>: sum = imm(0013)+0
