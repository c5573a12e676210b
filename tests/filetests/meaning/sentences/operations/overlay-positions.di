; Overlays at the start, the middle and the end of a base, and an overlay on an overlay
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(rsp+0, 64)
  0x0: dbg.def !21, %reg(rdi)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!912 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!12 = !DILocalVariable(name: "c", scope: !4, file: !1, line: 12, type: !912)
!913 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!13 = !DILocalVariable(name: "d", scope: !4, file: !1, line: 13, type: !913)
!15 = distinct !DIFragment()
!16 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(i16)))
!22 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, b64), DIOpArg(1, i16), DIOpConstant(u8 0), DIOpOverlay(b64)), argObjects: {!15, !16})
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, b64), DIOpArg(1, i16), DIOpConstant(u8 6), DIOpOverlay(b64)), argObjects: {!15, !16})
!24 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, b64), DIOpArg(1, i16), DIOpConstant(u8 3), DIOpOverlay(b64), DIOpConstant(u32 0x44332211), DIOpConstant(u8 4), DIOpOverlay(b64)), argObjects: {!15, !16})
!25 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpArg(0, b64), DIOpConstant(i16 undef), DIOpConstant(u8 1), DIOpOverlay(b64)), argObjects: {!15})
;! f+0x0 with rsp=0x1000: a = comp[0..2: reg(5)+0, 2..8: mem(0)+0x1002]+0
;! f+0x0 with rsp=0x1000: b = comp[0..6: mem(0)+0x1000, 6..8: reg(5)+0]+0
;! f+0x0 with rsp=0x1000: c = comp[0..3: mem(0)+0x1000, 3..4: reg(5)+0, 4..8: imm(11223344)+0]+0
;! f+0x0 with rsp=0x1000: d = comp[0..1: mem(0)+0x1000, 1..3: undef, 3..8: mem(0)+0x1003]+0
