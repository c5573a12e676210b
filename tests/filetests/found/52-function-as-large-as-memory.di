; The checker had no room for a function that is as large as memory, and found no frame information for it.
target "generic32-le"
define @f size 0xffffffff !dbg !2 {
bb0 @ 0x0:
}
frame @f { 0x0: cfa = dw7+24 }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
