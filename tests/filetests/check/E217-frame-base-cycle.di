target "x86_64"
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !50)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)
!50 = distinct !DIFragment()

;----
; Other objects may be counted from the frame base.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %slot(fb-8, 64) ;[bad]
  0x0: dbg.def !60, %slot(cfa-8, 64) ;[good]
  0x0: dbg.def !61, %slot(fb-8, 32) ;[good]
}

!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b8)))
!61 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32))) ;[good]

;[bad]> check
; 14: error[E217] in function `f`: lifetime !60 of the frame base of `f` gives the frame base, but counts from the frame base; count from a register or the CFA
;[good]> check

;----
; Through an argument, and through the place of a value.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !61, %entity(7)
}

entity @f 7 {
  0x0..0x8: %slot(fb-8, 64) ;[bad]
  0x0..0x8: %slot(rbp-8, 64) ;[good]
}

!51 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(b8)), argObjects: {!51})
!61 = distinct !DILifetime(object: !51, location: !DIExpr(DIOpReferrer(ptr)))

;[bad]> check
; 30: error[E217] in function `f`: lifetime !61 of what the frame base of `f` is computed from gives the frame base, but counts from the frame base; count from a register or the CFA
;[good]> check
