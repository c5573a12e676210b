target "x86_64"
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %slot(cfa-8, 32)
}

frame @f entry {} ;[good]

!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))

;[bad]> check
; 10: error[E506] in function `f`, variable `x`: the referrer of the dbg.def at 0x0 is %slot(cfa-8, 32), counted from the CFA, but the function has no frame rules; add them, or state that the rules at its entry hold in the whole function
;[good]> check

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %slot(fb-8, 32) ;[bad]
  0x0: dbg.def !60, %reg(rbp) ;[good]
  0x0: dbg.def !61, %slot(fb-8, 32) ;[good]
}

!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition) ;[bad]
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition, frameBase: !50) ;[good]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32))) ;[bad]
!50 = distinct !DIFragment() ;[good]
!60 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(ptr), DIOpDeref(b8))) ;[good]
!61 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32))) ;[good]

;[bad]> check
; 25: error[E506] in function `f`, variable `x`: the referrer of the dbg.def at 0x0 is %slot(fb-8, 32), counted from the CFA, but the function has no frame rules; add them, or state that the rules at its entry hold in the whole function
;[good]> check

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %entity(7)
}

entity @f 7 {
  0x0..0x4: %slot(cfa-8, 32)
}

frame @f { ;[good]
  0x0: cfa = rbp+16 ;[good]
} ;[good]

!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))

;[bad]> check
; 47: error[E506] in function `f`, variable `x`: value 7 at 0x0..0x4 is %slot(cfa-8, 32), counted from the CFA, but the function has no frame rules; add them, or state that the rules at its entry hold in the whole function
;[good]> check

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

frame @f entry {} ;[good]

!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpCFA(0), DIOpDeref(i32)))

;[bad]> check
; 70: error[E506] in function `f`, variable `x`: DIOpCFA (operation 0) uses the CFA, but the function has no frame rules; add them, or state that the rules at its entry hold in the whole function
;[good]> check
