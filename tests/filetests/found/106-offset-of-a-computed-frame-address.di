; A frame address whose offset has no instruction, and then one that counts from the same register: only its offset was written,
; which call frame information cannot change after an expression.
target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}
frame @f {
  0x0: cfa = rsp-36; ra = undefined
  0x18: cfa = rsp+16
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
; 0x7000 - 36 = 0x6fdc, and 0x7000 + 16.
;! f+0x17 with rsp=0x7000: cfa = mem(0)+0x6fdc
;! f+0x18 with rsp=0x7000: cfa = mem(0)+0x7010
