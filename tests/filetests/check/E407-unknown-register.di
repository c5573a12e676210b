target "x86_64"
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))

;----
; Reported once, and not again for the size.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %entity(7)
}

entity @f 7 {
  0x0..0x40: %reg(dw9999) ;[bad]
  0x0..0x40: %reg(rax) ;[good]
}

;[bad]> check
; 17: error[E407] in function `f`, variable `x`: value 7 at 0x0..0x40 is in a place that names register 9999, which x86_64 does not have; use a register of the target
;[good]> check

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %slot(dw9999+0, 32) ;[bad]
  0x0: dbg.def !60, %slot(rax+0, 32) ;[good]
}

;[bad]> check
; 29: error[E407] in function `f`, variable `x`: the referrer of the dbg.def at 0x0 names register 9999, which x86_64 does not have; use a register of the target
;[good]> check
