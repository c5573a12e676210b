; A fragment that is split again: the composing expression of the variable is not touched
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rax, 8, 8)
  0x4: dbg.def !21, %reg(rcx, 16, 24)
  0x8: dbg.def !22, %slot(rsp+0, 32)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "s", scope: !4, file: !1, line: 10, type: !910)
!15 = distinct !DIFragment()
!16 = distinct !DIFragment()
!17 = distinct !DIFragment()
!18 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(u8)))
!21 = distinct !DILifetime(object: !18, location: !DIExpr(DIOpReferrer(u24)))
!22 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(u32)))
!23 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpArg(0, u8), DIOpArg(1, u24), DIOpComposite(2, u32)), argObjects: {!17, !18})
!24 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, u32), DIOpArg(1, u32), DIOpComposite(2, u64)), argObjects: {!15, !16})
;! f+0x0..0x4: s = comp[0..1: reg(0)+1, 1..8: undef]+0
;! f+0x4..0x8: s = comp[0..1: reg(0)+1, 1..4: reg(2)+2, 4..8: undef]+0
;! f+0x8 with rsp=0x2000: s = comp[0..1: reg(0)+1, 1..4: reg(2)+2, 4..8: mem(0)+0x2000]+0
;! f+0x8: !15 = comp[0..1: reg(0)+1, 1..4: reg(2)+2]+0
