; A caller register that is in a wider register is in its low bits
target "x86_64"
define @f size 0x40 !dbg !4 {
bb0 @ 0x0:
}
frame @f { 0x0: cfa = rsp+8; ra = [cfa-8]
 0x8: rbx = xmm3
 0x10: rbx = r10 }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "f.c", directory: "/src")
!4 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
;! f+0x8..0x10: caller(rbx) = reg(20)+0
;! f+0x10..0x40: caller(rbx) = reg(10)+0
