; An i16 register part laid over a 64-bit register at a run-time byte offset, and the number that gives.
target "ppc64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !21, %reg(r3)
  0x0: dbg.def !22, %reg(r4, 16, 16)
  0x0: dbg.def !23, %reg(r5, 0, 8)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 10, type: !4)
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!13 = distinct !DIFragment()
!14 = !DILocalVariable(name: "n", scope: !2, file: !1, line: 14, type: !4)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i16), DIOpArg(2, u8), DIOpOverlay(i64)), argObjects: {!11, !12, !13})
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i16)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(u8)))
!24 = distinct !DILifetime(object: !14, location: !DIExpr(DIOpArg(0, i64), DIOpNot()), argObjects: {!10})
;! f+0x0 with r5=0: x = comp[0..2: reg(4)+2, 2..8: reg(3)+0]+0
;! f+0x0 with r5=5: x = comp[0..5: reg(3)+3, 5..7: reg(4)+2, 7..8: reg(3)+0]+0
;! f+0x0 with r5=6: x = comp[0..6: reg(3)+2, 6..8: reg(4)+2]+0
;! f+0x0 with r5=5, r3=0x0011223344556677, r4=0xaabb0000: n = imm(ffeeddccbb554488)+0
