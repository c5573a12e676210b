target "x86_64"
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))

;----
; There is no path from the second block to the first.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x4: dbg.kill !60
bb1 @ 0x20: ;[bad]
bb1 @ 0x20 -> bb0: ;[good]
  0x24: dbg.def !60, %reg(rax)
}

;[bad]> check
; 14: error[E203] in function `f`, variable `x`: the dbg.kill of lifetime !60 of `x` at 0x4 cannot be reached from its dbg.def at 0x24; remove it
;[good]> check
; 17: warning[W202] in function `f`, variable `x`: lifetime !60 of `x` is active at 0x0, where control can come without passing its dbg.def at 0x24; add a dbg.kill to that way, or move the dbg.def

;----
; In block-local mode, no path leaves a block.
define @f size 0x40 block_local !dbg !2 { ;[bad]
define @f size 0x40 !dbg !2 { ;[good]
bb0 @ 0x0 -> bb1:
  0x4: dbg.def !60, %reg(rax)
bb1 @ 0x20:
  0x24: dbg.kill !60
}

;[bad]> check
; 32: error[E203] in function `f`, variable `x`: the dbg.kill of lifetime !60 of `x` at 0x24 cannot be reached from its dbg.def at 0x4 within its block; remove it
;[good]> check
