; Fragments of a variable: one is killed and another moves; the variable keeps the rest
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rax)
  0x0: dbg.def !21, %slot(rsp+8, 32)
  0x8: dbg.def !22, %reg(rcx)
  0x10: dbg.kill !20
  0x18: dbg.kill !21
  0x18: dbg.def !23, %reg(rdx)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t96", size: 96, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "s", scope: !4, file: !1, line: 10, type: !910)
!15 = distinct !DIFragment()
!16 = distinct !DIFragment()
!17 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(i32)))
!24 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpArg(2, i32), DIOpComposite(3, b96)), argObjects: {!15, !16, !17})
;! f+0x0..0x8 with rsp=0x1000: s = comp[0..4: reg(0)+0, 4..8: mem(0)+0x1008, 8..12: undef]+0
;! f+0x8..0x10 with rsp=0x1000: s = comp[0..4: reg(0)+0, 4..8: mem(0)+0x1008, 8..12: reg(2)+0]+0
;! f+0x10..0x18 with rsp=0x1000: s = comp[0..4: undef, 4..8: mem(0)+0x1008, 8..12: reg(2)+0]+0
;! f+0x18..0x40: s = comp[0..4: undef, 4..8: reg(1)+0, 8..12: reg(2)+0]+0
