; Slots from the frame base follow it through its lifetimes; where it has none, they are undefined
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %slot(fb-8, 32)
  0x0: dbg.def !23, %addr(fb+8)
  0x4: dbg.def !21, %reg(rbp)
  0x20: dbg.kill !21
  0x28: dbg.def !22, %slot(rsp+0, 64)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !17)
!17 = distinct !DIFragment()
!910 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "p", scope: !4, file: !1, line: 11, type: !911)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr)))
!21 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b8)))
!22 = distinct !DILifetime(object: !17, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b8)))
;! f+0x0..0x4: a = undef
;! f+0x4..0x20 with rbp=0x1000: a = mem(0)+0xff8
;! f+0x20..0x28: a = undef
;! f+0x28..0x40 with rsp=0x2000, [0x2000]=<00 50 00 00 00 00 00 00>: a = mem(0)+0x4ff8
;! f+0x4..0x20 with rbp=0x1000: p = imm(0810000000000000)+0
;! f+0x28..0x40 with rsp=0x2000, [0x2000]=<00 50 00 00 00 00 00 00>: p = imm(0850000000000000)+0
;! f+0x4 with rbp=0x1000: !17 = mem(0)+0x1000
