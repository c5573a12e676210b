; A frame base whose value is in two registers at once: slots and addresses that count from it are in two places
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(fb-8, 32)
  0x0: dbg.def !21, %entity(1)
  0x0: dbg.def !22, %slot(fb+16, 32)
}
entity @f 1 { 0x0..0x20: %reg(rbp)
 0x10..0x40: %reg(rbx) }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !17)
!17 = distinct !DIFragment()
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32), DIOpConstant(i32 1), DIOpComposite(2, b64)))
!21 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b8)))
;! f+0x0..0x10 with rbp=0x1000, rbx=0x2000: a = mem(0)+0xff8
;! f+0x10..0x20 with rbp=0x1000, rbx=0x2000: a = multi{mem(0)+0x1ff8 | mem(0)+0xff8}+0
;! f+0x20..0x40 with rbp=0x1000, rbx=0x2000: a = mem(0)+0x1ff8
;! f+0x10..0x20 with rbp=0x1000, rbx=0x2000: b = multi{comp[0..4: mem(0)+0x1010, 4..8: imm(01000000)+0]+0 | comp[0..4: mem(0)+0x2010, 4..8: imm(01000000)+0]+0}+0
