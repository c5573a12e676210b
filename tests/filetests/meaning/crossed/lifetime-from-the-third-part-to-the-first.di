; Two parts elsewhere, in other order of the blocks' edges; a lifetime runs from the third to the first.
target "x86_64"
define @f size 0x60 !dbg !2 {
bb0 @ 0x0 -> bb2:
bb1 @ 0x10:
bb2 @ 0x20 -> bb3:
  0x24: dbg.def !21, %slot(fb-8, 32)
bb3 @ 0x40 -> bb1:
  0x44: dbg.def !20, %reg(r12d)
}
parts @f {
  0x20: @f.cold
  0x40: @f.colder
}
frame @f {
  0x0: cfa = rsp+8; ra = [cfa-8]
  0x1: cfa = rsp+16; r12 = [cfa-16]
  0x1f: cfa = rsp+8; restore r12
  0x20: cfa = rsp+16; r12 = [cfa-16]
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 10, type: !3)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 11, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
;! f+0x10..0x20: x = reg(12)+0
;! f+0x20..0x44: x = undef
;! f+0x44..0x60: x = reg(12)+0
;! f+0x24 with rsp=0x7000: y = mem(0)+0x7008
;! f+0x10 with rsp=0x7000: y = mem(0)+0x7008
;! f+0x1f with rsp=0x7000: y = mem(0)+0x7000
;! f+0x50 with rsp=0x7000: caller(r12) = mem(0)+0x7000
;! f+0x1f with rsp=0x7000: caller(r12) = reg(12)+0
