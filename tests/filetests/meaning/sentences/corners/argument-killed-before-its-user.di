; An argument whose lifetime ends while that of its user is active: the part is undefined, then its computed lifetime
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
  0x0: dbg.def !21, %reg(rsi)
  0x10: dbg.kill !20
  0x18: dbg.kill !21
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 10, type: !910)
!15 = distinct !DIFragment()
!16 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpConstant(i32 9)), kind: computed)
!23 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpArg(0, i32), DIOpArg(1, i32), DIOpComposite(2, i64)), argObjects: {!15, !16})
;! f+0x0..0x10: x = comp[0..4: reg(5)+0, 4..8: reg(4)+0]+0
;! f+0x10..0x18: x = comp[0..4: undef, 4..8: reg(4)+0]+0
;! f+0x18..0x40: x = comp[0..4: undef, 4..8: imm(09000000)+0]+0
