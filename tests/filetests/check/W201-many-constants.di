target "x86_64"
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)

;----
; The same number twice.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %undef
  0x8: dbg.kill !60 ;[good]
  0x8: dbg.def !61, %undef
  0x9: dbg.kill !60 ;[bad]
  0x9: dbg.def !62, %undef ;[good]
}

!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i32 1)))
!61 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i32 2)))
!62 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i32 2))) ;[good]

;[bad]> check
; 21: warning[W201] in function `f`, variable `x`: `x` has two different constants at 0x8, from lifetimes !60 and !61; kill the first before the second begins
;[good]> check

;----
; As a referrer, and by other operations. A number that is known only at run time is no
; contradiction.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %const(i32 1) ;[bad]
  0x0: dbg.def !60, %const(i32 2) ;[good]
  0x0: dbg.def !61, %undef
  0x0: dbg.def !62, %reg(rax) ;[good]
}

!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))
!61 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpConstant(i32 1), DIOpConstant(i32 1), DIOpAdd()))
!62 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32))) ;[good]

;[bad]> check
; 40: warning[W201] in function `f`, variable `x`: `x` has two different constants at 0x0, from lifetimes !60 and !61; kill the first before the second begins
;[good]> check
