; An entity's range and a lifetime run over the border of the parts; frame rules are remembered in the hot part and
; restored in the cold one.
target "x86_64"
define @f size 0x60 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
  0x4: dbg.def !20, %entity(0)
bb1 @ 0x10 -> bb2:
bb2 @ 0x38 -> bb3:
  0x38: dbg.def !21, %slot(cfa-12, 32)
bb3 @ 0x40 -> bb4:
bb4 @ 0x48:
  0x50: dbg.kill !20
}
entity @f 0 {
  0x0..0x3c: %reg(ebx)
  0x38..0x58: %slot(cfa-20, 32)
}
parts @f {
  0x40: @f.cold
}
calls @f {
  0x3b..0x40: unknown
}
frame @f {
  0x0: cfa = rsp+8; ra = [cfa-8]
  0x4: cfa = rsp+16; rbx = [cfa-16]
  0x8: remember_state
  0x30: cfa = rsp+8; restore rbx
  0x48: restore_state
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand")
!1 = !DIFile(filename: "h.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 10, type: !3)
!11 = !DILocalVariable(name: "y", scope: !2, file: !1, line: 11, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
;! f+0x4 with rsp=0x7000: x = reg(3)+0
;! f+0x38..0x3c with rsp=0x7000: x = multi{mem(0)+0x6ff4 | reg(3)+0}+0
;! f+0x3c..0x48 with rsp=0x7000: x = mem(0)+0x6ff4
;! f+0x48..0x50 with rsp=0x7000: x = mem(0)+0x6ffc
;! f+0x50 with rsp=0x7000: x = undef
;! f+0x40 with rsp=0x7000: y = mem(0)+0x6ffc
;! f+0x48 with rsp=0x7000: y = mem(0)+0x7004
;! f+0x44 with rsp=0x7000: caller(rbx) = reg(3)+0
;! f+0x48 with rsp=0x7000: caller(rbx) = mem(0)+0x7000
;! f+0x48 with rsp=0x7000: cfa = mem(0)+0x7010
;! f+0x44 with rsp=0x7000: cfa = mem(0)+0x7008
