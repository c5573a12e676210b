; The audit knew no relocation of AMD's GPUs, and took the entries of two functions in .eh_frame to overlap.
target "amdgpu-wave64"
define @f size 0x40 !dbg !2 {
}
define @g size 0x40 !dbg !3 {
}
frame @f { 0x0: cfa = SGPR32+0; ra = undefined }
frame @g { 0x0: cfa = SGPR32+0; ra = undefined }
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 2, spFlags: DISPFlagDefinition)
