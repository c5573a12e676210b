target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

frame @f entry {
  0x4: rax = same_value ;[bad]
  0x3: rax = same_value ;[bad]
  0x4: rax = same_value; rdx = same_value ;[good]
}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)

;[bad]> check
; 9: error[E502] in function `f`: the frame row at 0x3 comes after the row at 0x4; add rows in ascending order
;[good]> check
