; Rules that change in the prologue of one path and in two epilogues; a variable that is counted from the CFA through all of it.
target "x86_64"
define @f size 0x80 !dbg !2 {
bb0 @ 0x0 -> bb1, bb4:
  0x0: dbg.def !20, %slot(cfa+8, 64)
  0x0: dbg.def !21, %reg(rdi)
bb1 @ 0x10 -> bb2, bb3:
  0x16: dbg.kill !21
  0x16: dbg.def !22, %reg(rbx)
  0x1a: dbg.def !23, %slot(cfa-40, 32)
bb2 @ 0x30 -> bb2, bb3:
bb3 @ 0x40:
  0x4c: dbg.kill !23
bb4 @ 0x60:
}
frame @f {
  0x0: cfa = rsp+8; ra = [cfa-8]
  0x11: cfa = rsp+16; rbx = [cfa-16]
  0x14: cfa = rsp+48
  0x34: cfa = rsp+56
  0x38: cfa = rsp+48
  0x4c: remember_state; cfa = rsp+16
  0x4e: cfa = rsp+8; rbx = same_value
  0x50: restore_state
  0x5d: cfa = rsp+16; restore rbx
  0x60: cfa = rsp+8
}
calls @f {
  0x20..0x25: unknown
  0x33..0x36: unknown
}
!10 = !DILocalVariable(name: "p", scope: !2, file: !1, line: 2, type: !4)
!11 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 3, type: !4)
!12 = !DILocalVariable(name: "s", scope: !2, file: !1, line: 4, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))
!23 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
;! f+0x0..0x80 with cfa=0x7008: p = mem(0)+0x7010
;! f+0x0..0x16: x = reg(5)+0
;! f+0x16..0x60: x = reg(3)+0
; !21 is not killed on the path past bb1
;! f+0x60..0x80: x = reg(5)+0
;! f+0x1a..0x4c with cfa=0x7028: s = mem(0)+0x7000
;! f+0x4c: s = undef
;! f+0x0..0x11 with rsp=0x7000: cfa = mem(0)+0x7008
;! f+0x11..0x14 with rsp=0x7000: cfa = mem(0)+0x7010
;! f+0x14..0x34 with rsp=0x7000: cfa = mem(0)+0x7030
;! f+0x34..0x38 with rsp=0x7000: cfa = mem(0)+0x7038
;! f+0x38..0x4c with rsp=0x7000: cfa = mem(0)+0x7030
;! f+0x4c..0x4e with rsp=0x7000: cfa = mem(0)+0x7010
;! f+0x4e..0x50 with rsp=0x7000: cfa = mem(0)+0x7008
; the state of 4c, before the rule that stands behind it
;! f+0x50..0x5d with rsp=0x7000: cfa = mem(0)+0x7030
;! f+0x5d..0x60 with rsp=0x7000: cfa = mem(0)+0x7010
;! f+0x60..0x80 with rsp=0x7000: cfa = mem(0)+0x7008
;! f+0x0..0x11: caller(rbx) = reg(3)+0
;! f+0x11..0x14 with rsp=0x7000, cfa=0x7010: caller(rbx) = mem(0)+0x7000
;! f+0x14..0x34 with rsp=0x7000, cfa=0x7030: caller(rbx) = mem(0)+0x7020
;! f+0x34..0x38 with rsp=0x7000, cfa=0x7038: caller(rbx) = mem(0)+0x7028
;! f+0x38..0x4c with rsp=0x7000, cfa=0x7030: caller(rbx) = mem(0)+0x7020
;! f+0x4c..0x4e with rsp=0x7000, cfa=0x7010: caller(rbx) = mem(0)+0x7000
;! f+0x4e..0x50: caller(rbx) = reg(3)+0
;! f+0x50..0x5d with rsp=0x7000, cfa=0x7030: caller(rbx) = mem(0)+0x7020
;! f+0x5d..0x80: caller(rbx) = reg(3)+0
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
