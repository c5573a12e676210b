; A register rule in the cold part only, and restore at its start
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
bb1 @ 0x20:
}
parts @f { 0x20: @f.cold }
frame @f { 0x0: cfa = rsp+8; ra = [cfa-8]
 0x10: cfa = rsp+64; rbx = [cfa-32]
 0x20: restore rbx; r12 = [cfa-40]
 0x30: cfa = rsp+8; restore r12 }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
;! f+0x10..0x20 with rsp=0x1000: caller(rbx) = mem(0)+0x1020
;! f+0x20..0x40: caller(rbx) = reg(3)+0
;! f+0x20..0x30 with rsp=0x1000: caller(r12) = mem(0)+0x1018
;! f+0x20..0x30 with rsp=0x1000: cfa = mem(0)+0x1040
;! f+0x30..0x40: caller(r12) = reg(12)+0
