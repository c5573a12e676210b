target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !60, %reg(rax)
  0x8: dbg.def !60, %reg(rax) ;[bad]
  0x8: dbg.def !61, %reg(rax) ;[good]
}

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))
!61 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32))) ;[good]

;[bad]> check
; 17: error[E202] in function `f`, variable `x`: 2 dbg.defs name lifetime !60 of `x`; make a lifetime for each
;[good]> check
