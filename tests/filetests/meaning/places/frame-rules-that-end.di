; Where a rule of a frame ends, the register has the rule of the entry again (docs/language.md, section 3.6), also in a part
; of the function that is elsewhere. A part begins with the rules that hold at its start.
target "x86_64"

define @f size 0x40 !dbg !4 {
bb0 @ 0x0 -> bb1:
bb1 @ 0x20:
}
parts @f { 0x20: @f.cold }

frame @f {
  0x0: cfa = rsp+8; ra = [cfa-8]
  0x1: cfa = rsp+16; rbx = [cfa-16]
  0x4: remember_state
  0x4: restore rbx
  0x4: cfa = rsp+8
  0x8: restore_state
  0x10: restore rbx
  0x18: rbx = r12
  0x28: restore rbx
  0x30: rbx = undefined
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1)

; rbx is DWARF register 3, and calls preserve it; r12 is register 12.
;! f+0x0 with rsp=0x7000: caller(rbx) = reg(3)+0
;! f+0x1..0x4 with rsp=0x7000: caller(rbx) = mem(0)+0x7000
;! f+0x4..0x8 with rsp=0x7000: caller(rbx) = reg(3)+0
;! f+0x4..0x8 with rsp=0x7000: cfa = mem(0)+0x7008
;! f+0x8..0x10 with rsp=0x7000: caller(rbx) = mem(0)+0x7000
;! f+0x10..0x18 with rsp=0x7000: caller(rbx) = reg(3)+0
;! f+0x18..0x20 with rsp=0x7000: caller(rbx) = reg(12)+0
;! f+0x20..0x28 with rsp=0x7000: caller(rbx) = reg(12)+0
;! f+0x20..0x28 with rsp=0x7000: cfa = mem(0)+0x7010
;! f+0x28..0x30 with rsp=0x7000: caller(rbx) = reg(3)+0
;! f+0x30..0x40 with rsp=0x7000: caller(rbx) = undef
