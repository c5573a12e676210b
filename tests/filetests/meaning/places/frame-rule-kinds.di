; Section 2 and 7, frame rules: saved in memory, being a number from the CFA, held in another register, unchanged, lost.
target "x86_64"

define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}

frame @f {
  0x0: cfa = rsp+8; ra = [cfa-8]
  0x4: rbx = cfa-24; r12 = r9; r13 = undefined; r14 = [cfa-40]
  0x10: rbx = [cfa-24]; r12 = same_value; r13 = r10; r14 = undefined
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)

; the CFA is 0x7000 + 8; less 24 it is 0x6ff0
;! f+0x4..0x10 with rsp=0x7000, cfa=0x7008: caller(rbx) = imm(f06f000000000000)+0
;! f+0x10..0x20 with rsp=0x7000, cfa=0x7008: caller(rbx) = mem(0)+0x6ff0
;! f+0x4..0x10: caller(r12) = reg(9)+0
;! f+0x10..0x20: caller(r12) = reg(12)+0
;! f+0x4..0x10: caller(r13) = undef
;! f+0x10..0x20: caller(r13) = reg(10)+0
; 0x7008 - 40 = 0x6fe0
;! f+0xf with rsp=0x7000, cfa=0x7008: caller(r14) = mem(0)+0x6fe0
;! f+0x10..0x20 with rsp=0x7000, cfa=0x7008: caller(r14) = undef
; the return address column is rip's number
;! f+0x0..0x20 with rsp=0x7000, cfa=0x7008: caller(rip) = mem(0)+0x7000
