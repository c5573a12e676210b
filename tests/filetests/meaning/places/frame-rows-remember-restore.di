; Section 2 and 7, frame rules: restore_state restores the rules that remember_state saved, after an
; exit in the middle of the function.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
bb1 @ 0x10:
bb2 @ 0x20:
}

frame @f {
  0x0: cfa = rsp+8; ra = [cfa-8]
  0x2: cfa = rsp+16; r12 = [cfa-16]
  0x6: cfa = rsp+48
  0x18: remember_state; cfa = rsp+16
  0x1c: cfa = rsp+8; restore r12
  0x20: restore_state
  0x38: cfa = rsp+16
  0x3a: cfa = rsp+8; restore r12
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)

;! f+0x2..0x6 with rsp=0x7000: cfa = mem(0)+0x7010
;! f+0x6..0x18 with rsp=0x7000: cfa = mem(0)+0x7030
;! f+0x18..0x1c with rsp=0x7000: cfa = mem(0)+0x7010
;! f+0x1c..0x20 with rsp=0x7000: cfa = mem(0)+0x7008
; the rules of 0x6 again
;! f+0x20..0x38 with rsp=0x7000: cfa = mem(0)+0x7030
;! f+0x38..0x3a with rsp=0x7000: cfa = mem(0)+0x7010
;! f+0x18..0x1c with rsp=0x7000, cfa=0x7010: caller(r12) = mem(0)+0x7000
;! f+0x1c..0x20 with rsp=0x7000, cfa=0x7008: caller(r12) = reg(12)+0
; 0x7030 - 16 = 0x7020
;! f+0x20..0x38 with rsp=0x7000, cfa=0x7030: caller(r12) = mem(0)+0x7020
;! f+0x3a..0x40 with rsp=0x7000, cfa=0x7008: caller(r12) = reg(12)+0
