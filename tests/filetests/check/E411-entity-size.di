target "x86_64"

define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %entity(7)
}

entity @f 7 {
  0x0..0x8: %reg(rax, 0, 16) ;[bad]
  0x0..0x8: %reg(rax, 0, 32) ;[good]
  0x8..0x10: %slot(cfa-8, 32)
}

frame @f entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))

;[bad]> check
; 8: error[E411] in function `f`, variable `x`: value 7 at 0x0..0x8: DIOpReferrer (operation 0) reads 32 bits as i32, but %reg(rax, 0, 16) has 16 bits; name a type of that size, or a referrer of 32 bits
;[good]> check
