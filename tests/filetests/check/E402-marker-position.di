target "x86_64"
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)
!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x41: dbg.def !60, %reg(rax) ;[bad]
  0x0: dbg.def !60, %reg(rax) ;[good]
  0x40: dbg.kill !60 ;[good]
}

;[bad]> check
; 13: error[E402] in function `f`, variable `x`: a marker is at 0x41, but block 0 is at 0x0..0x40; add it to the block of its position
;[good]> check

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x8: dbg.def !60, %reg(rax)
  0x7: dbg.kill !60 ;[bad]
  0x8: dbg.kill !60 ;[good]
}

;[bad]> check
; 26: error[E402] in function `f`, variable `x`: a marker is at 0x7, but the previous marker is at 0x8; add the markers of a block in ascending order
;[good]> check

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
bb1 @ 0x20:
  0x1f: dbg.def !60, %reg(rax) ;[bad]
  0x20: dbg.def !60, %reg(rax) ;[good]
}

;[bad]> check
; 38: error[E402] in function `f`, variable `x`: a marker is at 0x1f, but block 1 is at 0x20..0x40; add it to the block of its position
;[good]> check
