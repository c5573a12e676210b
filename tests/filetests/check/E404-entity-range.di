target "x86_64"
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

entity @f 7 {
  0x0..0x41: %reg(rax) ;[bad]
  0x0..0x40: %reg(rax) ;[good]
}

;[bad]> check
; 14: error[E404] in function `f`: value 7 at 0x0..0x41 is outside the function, which has 0x40 bytes; cut the range to the function's code
;[good]> check
; 10: warning[W403] in function `f`: the function has places of values, but none of its dbg.defs names a value, so no variable is shown by them; add the dbg.def that begins each lifetime

;----
; A value without a place is undefined.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
} ;[bad]

entity @f 7 { ;[bad]
  0x8..0x8: %reg(rax) ;[bad]
  0x0: dbg.def !60, %entity(7) ;[good]
}

!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32))) ;[good]

;[bad]> check
; 30: error[E404] in function `f`: value 7 at 0x8..0x8 has a range without code; end the range after its start
;[good]> check
; 32: warning[W401] in function `f`, variable `x`: the dbg.def of lifetime !60 of `x` names value 7, which has no location; record its places, or correct the number

;----
; Two places in one wrong range have one cause.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

entity @f 7 {
  0x0..0x41: %reg(rax), %slot(cfa-8, 32) ;[bad]
  0x0..0x40: %reg(rax), %slot(cfa-8, 32) ;[good]
}

;[bad]> check
; 48: error[E404] in function `f`: value 7 at 0x0..0x41 is outside the function, which has 0x40 bytes; cut the range to the function's code
;[good]> check
; 44: warning[W403] in function `f`: the function has places of values, but none of its dbg.defs names a value, so no variable is shown by them; add the dbg.def that begins each lifetime
