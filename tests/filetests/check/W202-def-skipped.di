target "x86_64"
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))

;----
; A loop leads to a position before the dbg.def.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1:
bb1 @ 0x10 -> bb2, bb3:
  0x14: dbg.def !60, %reg(rax) ;[bad]
  0x10: dbg.def !60, %reg(rax) ;[good]
bb2 @ 0x20 -> bb1:
bb3 @ 0x30:
}

;[bad]> check
; 15: warning[W202] in function `f`, variable `x`: lifetime !60 of `x` is active at 0x10, which control flow can reach without passing its dbg.def at 0x14; add a dbg.kill to that path, or move the dbg.def
;[good]> check

;----
; From the body of a loop to its head, which is also reached from outside.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1:
bb1 @ 0x10 -> bb2, bb3:
bb2 @ 0x20 -> bb1:
  0x24: dbg.def !60, %reg(rax)
  0x30: dbg.kill !60 ;[good]
bb3 @ 0x30:
}

;[bad]> check
; 31: warning[W202] in function `f`, variable `x`: lifetime !60 of `x` is active at 0x10, which control flow can reach without passing its dbg.def at 0x24; add a dbg.kill to that path, or move the dbg.def
;[good]> check

;----
; From one of two paths to the join; then with a kill before all code of the join.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2:
bb1 @ 0x10 -> bb2:
  0x14: dbg.def !60, %reg(rax)
bb2 @ 0x20:
  0x20: dbg.kill !60 ;[good]
}

;[bad]> check
; 45: warning[W202] in function `f`, variable `x`: lifetime !60 of `x` is active at 0x20, which control flow can reach without passing its dbg.def at 0x14; add a dbg.kill to that path, or move the dbg.def
;[good]> check

;----
; In an unreachable block. Then before all code that control reaches.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0: ;[bad]
bb1 @ 0x10 -> bb0: ;[bad]
  0x14: dbg.def !60, %reg(rax) ;[bad]
bb0 @ 0x0 -> bb1: ;[good]
  0x4: dbg.def !60, %reg(rax) ;[good]
bb1 @ 0x10: ;[good]
}

;[bad]> check
; 59: warning[W202] in function `f`, variable `x`: lifetime !60 of `x` is active at 0x0, which control flow can reach without passing its dbg.def at 0x14; add a dbg.kill to that path, or move the dbg.def
;[good]> check

;----
; The dbg.def is first in its block, which leads to itself: only the code behind the join lacks it.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1, bb2: ;[bad]
bb0 @ 0x0 -> bb1: ;[good]
bb1 @ 0x10 -> bb2, bb1:
  0x10: dbg.def !60, %reg(rax)
bb2 @ 0x20:
}

;[bad]> check
; 75: warning[W202] in function `f`, variable `x`: lifetime !60 of `x` is active at 0x20, which control flow can reach without passing its dbg.def at 0x10; add a dbg.kill to that path, or move the dbg.def
;[good]> check

;----
; A kill before the dbg.def ends the lifetime of the round before, but not at the start of the block.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1:
bb1 @ 0x10 -> bb1, bb2:
  0x14: dbg.kill !60 ;[bad]
  0x10: dbg.kill !60 ;[good]
  0x18: dbg.def !60, %reg(rax)
bb2 @ 0x30:
  0x30: dbg.kill !60
}

;[bad]> check
; 90: warning[W202] in function `f`, variable `x`: lifetime !60 of `x` is active at 0x10, which control flow can reach without passing its dbg.def at 0x18; add a dbg.kill to that path, or move the dbg.def
;[good]> check

;----
; The same loop with a lifetime that has no location: no wrong value can be shown.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0 -> bb1:
bb1 @ 0x10 -> bb2, bb3:
  0x14: dbg.def !60, %reg(rax) ;[bad]
  0x14: dbg.def !60, %undef ;[good]
bb2 @ 0x20 -> bb1:
bb3 @ 0x30:
}

;[bad]> check
; 104: warning[W202] in function `f`, variable `x`: lifetime !60 of `x` is active at 0x10, which control flow can reach without passing its dbg.def at 0x14; add a dbg.kill to that path, or move the dbg.def
;[good]> check
