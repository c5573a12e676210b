; A 64-bit value in the lanes of two registers with ranges of their own; a call clobbers one half's register.
target "amdgpu-wave32"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1:
  0x0: dbg.def !20, %lane(VGPR0, 32)
  0x8: dbg.def !21, %lane(VGPR50, 32)
bb1 @ 0x10:
  0x20: dbg.kill !20
  0x20: dbg.def !22, %const(i32 -1)
}
calls @f { 0x14..0x18: unknown preserves(VGPR50) }
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, laneCount: 32)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !4)
!11 = !DILocalVariable(name: "h", scope: !2, file: !1, line: 3, type: !9)
!9 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!12 = distinct !DIFragment()
!13 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
!24 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, i64)), argObjects: {!12, !13})
!25 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i64), DIOpConstant(u32 24), DIOpBitOffset(i16)), argObjects: {!10})
; VGPR0 = 1536, VGPR50 = 1586
;! f+0x0 lane 5: x = comp[0..4: reg(1536)+20, 4..8: undef]+0
;! f+0x8..0x17 lane 5: x = comp[0..4: reg(1536)+20, 4..8: reg(1586)+20]+0
; the return position is 18
;! f+0x17 lane 5: x = comp[0..4: undef, 4..8: reg(1586)+20]+0
;! f+0x18..0x20 lane 31: x = comp[0..4: reg(1536)+124, 4..8: reg(1586)+124]+0
;! f+0x20..0x40 lane 31: x = comp[0..4: imm(ffffffff)+0, 4..8: reg(1586)+124]+0
; the value's bits 24..40: the last byte of one lane and the first of the other
;! f+0x18 lane 1: h = comp[0..1: reg(1536)+7, 1..2: reg(1586)+4]+0
;! f+0x20 lane 1: h = comp[0..1: imm(ff)+0, 1..2: reg(1586)+4]+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
