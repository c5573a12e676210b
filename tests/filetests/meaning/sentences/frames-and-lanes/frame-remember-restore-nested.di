; Remembered states nest: each restore takes the last one, with the CFA
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
}
frame @f { 0x0: cfa = rsp+8; ra = [cfa-8]
 0x4: cfa = rsp+16; rbx = [cfa-16]
 0x8: remember_state; cfa = rsp+24; rbp = [cfa-24]
 0xc: remember_state; restore rbx; cfa = rbp+40
 0x10: restore_state
 0x14: restore_state
 0x18: restore rbx
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
;! f+0x8..0xc with rsp=0x1000: cfa = mem(0)+0x1018
;! f+0xc..0x10 with rbp=0x1000: cfa = mem(0)+0x1028
;! f+0x10..0x14 with rsp=0x1000: cfa = mem(0)+0x1018
;! f+0x14..0x40 with rsp=0x1000: cfa = mem(0)+0x1010
;! f+0xc..0x10: caller(rbx) = reg(3)+0
;! f+0x10..0x14 with rsp=0x1000: caller(rbx) = mem(0)+0x1008
;! f+0x10..0x14 with rsp=0x1000: caller(rbp) = mem(0)+0x1000
;! f+0x14..0x40: caller(rbp) = reg(6)+0
;! f+0x14..0x18 with rsp=0x1000: caller(rbx) = mem(0)+0x1000
;! f+0x18..0x40: caller(rbx) = reg(3)+0
