; gdb takes the number of v31, 108, for the link register in .debug_frame, so a rule of v31 is left out. Where v31 is undefined only in a
; part of the function, it is lost in the rest of it, which was not reported if no other rule was lost.
target "ppc64"
define @f size 0x10 !dbg !2 {
bb0 @ 0x0:
}
frame @f entry {
  0x8: v31 = undefined
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "by hand")
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 4, spFlags: DISPFlagDefinition)
;! f+0x4: caller(v31) = reg(108)+0
;! f+0x8: caller(v31) = undef
