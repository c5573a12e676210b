; Section 2, frame rules: the CFA is a register and an offset, then computed, and then the same register and offset again, also where
; the state was remembered before; and after a remembered state, the register that the CFA had in between.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

frame @f {
  0x0: cfa = rsp+16; ra = [cfa-8]
  0x4: cfa = !DIExpr(DIOpReferrer(ptr), DIOpDeref(ptr)) of %reg(rbp)
  0x8: cfa = rsp+16
  0xc: cfa = rsp+24; remember_state
  0x10: cfa = !DIExpr(DIOpReferrer(ptr), DIOpDeref(ptr)) of %reg(rbp)
  0x14: restore_state
  0x18: cfa = rsp+32; remember_state
  0x20: cfa = rbp+32
  0x24: restore_state
  0x28: cfa = rbp+40
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)

; 0x7000 + 16, + 24 and + 32; the expression reads the eight bytes at 0x7100.
;! f+0x0..0x4 with rsp=0x7000, rbp=0x7100, [0x7100]=<00 72 00 00 00 00 00 00>: cfa = mem(0)+0x7010
;! f+0x4..0x8 with rsp=0x7000, rbp=0x7100, [0x7100]=<00 72 00 00 00 00 00 00>: cfa = mem(0)+0x7200
;! f+0x8..0xc with rsp=0x7000, rbp=0x7100, [0x7100]=<00 72 00 00 00 00 00 00>: cfa = mem(0)+0x7010
;! f+0xc..0x10 with rsp=0x7000, rbp=0x7100, [0x7100]=<00 72 00 00 00 00 00 00>: cfa = mem(0)+0x7018
;! f+0x10..0x14 with rsp=0x7000, rbp=0x7100, [0x7100]=<00 72 00 00 00 00 00 00>: cfa = mem(0)+0x7200
;! f+0x14..0x18 with rsp=0x7000, rbp=0x7100, [0x7100]=<00 72 00 00 00 00 00 00>: cfa = mem(0)+0x7018
;! f+0x18..0x20 with rsp=0x7000, rbp=0x7100, [0x7100]=<00 72 00 00 00 00 00 00>: cfa = mem(0)+0x7020
; 0x7100 + 32 and + 40
;! f+0x20..0x24 with rsp=0x7000, rbp=0x7100: cfa = mem(0)+0x7120
;! f+0x24..0x28 with rsp=0x7000, rbp=0x7100: cfa = mem(0)+0x7020
;! f+0x28..0x40 with rsp=0x7000, rbp=0x7100: cfa = mem(0)+0x7128
