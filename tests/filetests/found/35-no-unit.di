; A subprogram names no unit, and the module has none: what was printed of it named a node that there is not.
; invalid: E301

target "x86_64"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
}
!1 = !DIFile(filename: "pair.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", file: !1, line: 2, spFlags: DISPFlagDefinition)
