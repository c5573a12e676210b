target "x86_64"
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = distinct !DISubprogram(name: "g", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)

;----
; A lifetime of a global variable may be in any function, … … and so may that of a fragment of
; variables of two functions.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !60, %reg(rax)
  0x4: dbg.def !63, %reg(rax) ;[good]
}

!31 = !DILocalVariable(name: "y", scope: !3, line: 1, type: !10)
!60 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpReferrer(i32))) ;[bad]
!32 = !DILocalVariable(name: "global", scope: !0, line: 1, type: !10) ;[good]
!50 = distinct !DIFragment() ;[good]
!60 = distinct !DILifetime(object: !32, location: !DIExpr(DIOpReferrer(i32))) ;[good]
!61 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpArg(0, i32)), argObjects: {!50}) ;[good]
!62 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, i32)), argObjects: {!50}) ;[good]
!63 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(i32))) ;[good]

;[bad]> check
; 15: error[E209] in function `f`, variable `y`: the dbg.def of lifetime !60 of `y` is at 0x4, but its object is in `g`; move the dbg.def there
;[good]> check

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !61, %reg(rax)
}

!31 = !DILocalVariable(name: "y", scope: !3, line: 1, type: !10)
!50 = distinct !DIFragment()
!60 = distinct !DILifetime(object: !31, location: !DIExpr(DIOpArg(0, i32)), argObjects: {!50}) ;[bad]
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpArg(0, i32)), argObjects: {!50}) ;[good]
!61 = distinct !DILifetime(object: !50, location: !DIExpr(DIOpReferrer(i32)))

;[bad]> check
; 35: error[E209] in function `f`, variable `y`: the dbg.def of lifetime !61 of an operand of `y` is at 0x4, but its object is in `g`; move the dbg.def there
;[good]> check

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !60, %reg(rax)
  0x8: dbg.kill !60 ;[good]
}

define @another size 0x40 !dbg !3 {
bb0 @ 0x0:
  0x8: dbg.kill !60 ;[bad]
}

!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))

;[bad]> check
; 57: error[E209] in function `g`, variable `x`: the dbg.kill of lifetime !60 of `x` is at 0x8, but its dbg.def is in `f`; move the dbg.kill there
;[good]> check

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.label !86
}

!80 = distinct !DILexicalBlock(scope: !2, file: !1, line: 1, column: 1) ;[good]
!86 = !DILabel(scope: !3, name: "again", file: !1, line: 1) ;[bad]
!86 = !DILabel(scope: !80, name: "again", file: !1, line: 1) ;[good]

;[bad]> check
; 69: error[E209] in function `f`: the dbg.label of `again` is at 0x4, but the label is in `g`; move the dbg.label there
;[good]> check
