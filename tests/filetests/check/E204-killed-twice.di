target "x86_64"
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))

;----
; One kill on each path.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0: ;[bad]
bb0 @ 0x0 -> bb1, bb2: ;[good]
  0x4: dbg.def !60, %reg(rax)
  0x8: dbg.kill !60 ;[bad]
  0x9: dbg.kill !60 ;[bad]
bb1 @ 0x10: ;[good]
  0x11: dbg.kill !60 ;[good]
bb2 @ 0x20: ;[good]
  0x21: dbg.kill !60 ;[good]
}

;[bad]> check
; 17: error[E204] in function `f`, variable `x`: lifetime !60 of `x` has ended wherever control reaches the dbg.kill at 0x9, because another one comes first on every path from its dbg.def at 0x4; remove this dbg.kill
;[good]> check

;----
; Killed on both paths to a join, and again there; killed on only one of the paths, and at the join.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
  0x4: dbg.def !60, %reg(rax)
bb1 @ 0x10 -> bb3:
  0x11: dbg.kill !60
bb2 @ 0x20 -> bb3:
  0x21: dbg.kill !60 ;[bad]
bb3 @ 0x30:
  0x31: dbg.kill !60
}

;[bad]> check
; 38: error[E204] in function `f`, variable `x`: lifetime !60 of `x` has ended wherever control reaches the dbg.kill at 0x31, because another one comes first on every path from its dbg.def at 0x4; remove this dbg.kill
;[good]> check

;----
; One of several markers at a position: the node distinguishes the kill.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.def !60, %reg(rax)
  0x4: dbg.def !61, %reg(rax)
  0x8: dbg.kill !60
  0x8: dbg.kill !61 ;[bad]
  0x8: dbg.kill !61
}

!61 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))

;[bad]> check
; 53: error[E204] in function `f`, variable `x`: lifetime !61 of `x` has ended wherever control reaches the dbg.kill at 0x8, because another one comes first on every path from its dbg.def at 0x4; remove this dbg.kill
;[good]> check
