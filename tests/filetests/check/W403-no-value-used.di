; Values need not belong to variables.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %entity(7) ;[good]
} ;[good]

entity @f 7 { ;[good]
  0x0..0x8: %reg(rax) ;[good]
}

entity @f 8 {
  0x0..0x8: %reg(rax)
}

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32))) ;[good]

;[bad]> check
; 4: warning[W403] in function `f`: the function has places of values, but none of its dbg.defs names a value, so no variable is shown by them; add the dbg.def that begins each lifetime
;[good]> check
