; Section 2 and dwarf-facts.md, Targets: before the first row the target's default CFA holds, which on x86-64 is rsp+8.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}

frame @f {
  0x1: cfa = rsp+16; rbx = [cfa-16]
  0x5: cfa = rsp+32
  0x1b: cfa = rsp+16
  0x1c: cfa = rsp+8; restore rbx
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)

;! f+0x0 with rsp=0x7000: cfa = mem(0)+0x7008
;! f+0x1..0x5 with rsp=0x7000: cfa = mem(0)+0x7010
;! f+0x5..0x1b with rsp=0x7000: cfa = mem(0)+0x7020
;! f+0x1b with rsp=0x7000: cfa = mem(0)+0x7010
;! f+0x1c..0x20 with rsp=0x7000: cfa = mem(0)+0x7008
;! f+0x0 with rsp=0x7000, cfa=0x7008: caller(rbx) = reg(3)+0
;! f+0x4 with rsp=0x7000, cfa=0x7010: caller(rbx) = mem(0)+0x7000
; 0x7020 - 16
;! f+0x5..0x1b with rsp=0x7000, cfa=0x7020: caller(rbx) = mem(0)+0x7010
