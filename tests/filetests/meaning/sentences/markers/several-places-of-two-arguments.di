; Two arguments, one in two places and one in three: as many entries as the largest number, each place covered
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %entity(1)
  0x0: dbg.def !21, %entity(2)
}
entity @f 1 { 0x0..0x40: %reg(rax), %slot(rsp+0, 32) }
entity @f 2 { 0x0..0x20: %reg(rcx)
 0x10..0x40: %reg(rdx) }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "s", scope: !4, file: !1, line: 10, type: !910)
!15 = distinct !DIFragment()
!16 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(i32)))
!24 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32), DIOpConstant(i32 1), DIOpComposite(2, b64)), argObjects: {!15, !16})
!25 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpArg(0, i32), DIOpArg(0, i32), DIOpAdd()), argObjects: {!16})
!911 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "y", scope: !4, file: !1, line: 11, type: !911)
;! f+0x0..0x40 with rsp=0x1000: s = multi{comp[0..4: mem(0)+0x1000, 4..8: imm(01000000)+0]+0 | comp[0..4: reg(0)+0, 4..8: imm(01000000)+0]+0}+0
;! f+0x0..0x10 with rcx=3: y = imm(06000000)+0
;! f+0x20..0x40 with rdx=4: y = imm(08000000)+0
;! f+0x10..0x20 with rcx=5, rdx=5: y = imm(0a000000)+0
