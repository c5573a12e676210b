; The audit took the places of functions in .eh_frame, which RISC-V has relative to themselves, for absolute ones.
target "riscv64"
define @f size 0x40 !dbg !2 {
}
define @g size 0x40 !dbg !3 {
}
frame @f { 0x0: cfa = x2+16; x1 = [cfa-8] }
frame @g { 0x0: cfa = x2+16; x1 = [cfa-8] }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 2, spFlags: DISPFlagDefinition)
