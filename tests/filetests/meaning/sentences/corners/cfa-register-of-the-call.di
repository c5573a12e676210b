; The register that the CFA counts from at a call is preserved, and no longer after a row that counts from another one
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rcx)
  0x0: dbg.def !21, %slot(cfa-4, 32)
}
frame @f { 0x0: cfa = rsp+8; ra = [cfa-8]
 0x8: cfa = rcx+32
 0x20: cfa = rsp+64 }
calls @f { 0x3..0x8: unknown
 0x10..0x15: unknown
 0x1b..0x20: unknown
 0x20..0x25: unknown }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!910 = !DIBasicType(name: "t64", size: 64, encoding: DW_ATE_unsigned)
!10 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 10, type: !910)
!911 = !DIBasicType(name: "t32", size: 32, encoding: DW_ATE_unsigned)
!11 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 11, type: !911)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
;! f+0x7: a = undef
;! f+0x14: a = reg(2)+0
;! f+0x1f: a = reg(2)+0
;! f+0x24: a = undef
;! f+0x14 with rcx=0x1000: b = mem(0)+0x101c
;! f+0x24 with rsp=0x1000: b = mem(0)+0x103c
