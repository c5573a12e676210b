; The def is in the cold part, at its very end, and falls by an edge into the hot part's last block, before which (in layout)
; nothing is active. The CFA is as of the part's rules.
target "x86_64"
define @f size 0x60 !dbg !2 {
bb0 @ 0x0 -> bb2, bb1:
bb1 @ 0x20:
bb2 @ 0x40 -> bb1:
  0x60: dbg.def !20, %slot(cfa-16, 32)
}
parts @f {
  0x40: @f.cold
}
frame @f {
  0x0: cfa = rsp+8; ra = [cfa-8]
  0x4: cfa = rsp+32
  0x30: cfa = rsp+8
  0x40: cfa = rsp+32
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 10, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
;! f+0x0..0x20 with cfa=0x7000: x = undef
;! f+0x20 with rsp=0x7000: x = mem(0)+0x7010
;! f+0x30..0x40 with rsp=0x7000: x = mem(0)+0x6ff8
;! f+0x40..0x60 with rsp=0x7000: x = undef
;! f+0x50 with rsp=0x7000: cfa = mem(0)+0x7020
;! f+0x50 with rsp=0x7000: caller(rip) = mem(0)+0x7018
;! f+0x2 with rsp=0x7000: cfa = mem(0)+0x7008
