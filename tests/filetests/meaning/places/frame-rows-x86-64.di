; Section 2 and 7, frame rules: the CFA and the locations of the caller's registers, row by row,
; each row from its position on.
target "x86_64"

define @f size 0x30 !dbg !2 {
bb0 @ 0x0:
}

frame @f {
  0x0: cfa = rsp+8; ra = [cfa-8]
  0x1: cfa = rsp+16; rbp = [cfa-16]
  0x4: cfa = rbp+16
  0xc: rbx = [cfa-24]
  0x2e: cfa = rsp+8; restore rbx; restore rbp
}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "written by hand", isOptimized: true)
!1 = !DIFile(filename: "t.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)

; the caller pushed the return address: rsp is 0x7008 on entry, 0x7000 after the push of rbp, which then holds 0x7000
;! f+0x0 with rsp=0x7008: cfa = mem(0)+0x7010
;! f+0x1..0x4 with rsp=0x7000: cfa = mem(0)+0x7010
;! f+0x4..0x2e with rsp=0x6f00, rbp=0x7000: cfa = mem(0)+0x7010
;! f+0x2e with rsp=0x7008, rbp=0x1234: cfa = mem(0)+0x7010
; rbp is not saved yet, then saved at 0x7010 - 16, then restored
;! f+0x0 with rsp=0x7008, cfa=0x7010: caller(rbp) = reg(6)+0
;! f+0x1 with rsp=0x7000, cfa=0x7010: caller(rbp) = mem(0)+0x7000
;! f+0x4..0x2e with rsp=0x6f00, rbp=0x7000, cfa=0x7010: caller(rbp) = mem(0)+0x7000
;! f+0x2e..0x30 with rsp=0x7008, cfa=0x7010: caller(rbp) = reg(6)+0
; rbx is saved at 0x7010 - 24 = 0x6ff8
;! f+0xb with rbp=0x7000, cfa=0x7010: caller(rbx) = reg(3)+0
;! f+0xc..0x2e with rbp=0x7000, cfa=0x7010: caller(rbx) = mem(0)+0x6ff8
;! f+0x4..0x2e with rbp=0x7000, cfa=0x7010: caller(rip) = mem(0)+0x7008
