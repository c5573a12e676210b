; No marker names this value.
target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %entity(7)
  0x0: dbg.def !61, %entity(9) ;[good]
}

entity @f 8 { ;[bad]
entity @f 7 { ;[good]
  0x0..0x8: %reg(rax)
}

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))
!61 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i32 1))) ;[good]

;[bad]> check
; 6: warning[W401] in function `f`, variable `x`: the dbg.def of lifetime !60 of `x` names value 7, which has no location; say where it is, or correct the number
;[good]> check
