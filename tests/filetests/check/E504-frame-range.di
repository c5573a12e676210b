target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

frame @f entry {
  0x40: rax = same_value ;[bad]
  0x3f: rax = same_value ;[good]
}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)

;[bad]> check
; 8: error[E504] in function `f`: the frame row at 0x40 is outside the function, which has 0x40 bytes; remove it
;[good]> check
