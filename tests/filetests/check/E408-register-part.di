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
  0x0: dbg.def !60, %reg(rax, 33, 32) ;[bad]
  0x0: dbg.def !60, %reg(rax, 32, 32) ;[good]
}

!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))

;[bad]> check
; 12: error[E408] in function `f`, variable `x`: the referrer of the dbg.def at 0x0 names bits 33..65 of rax, which has 64 bits; stay within it
;[good]> check

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

entity @f 7 {
  0x0..0x40: %reg(rax, 64, 0) ;[bad]
  0x0..0x40: %reg(rax, 63, 0) ;[good]
}

;[bad]> check
; 27: error[E408] in function `f`: value 7 at 0x0..0x40 is in a place that names bits 64..65 of rax, which has 64 bits; stay within it
;[good]> check
; 23: warning[W403] in function `f`: the function has places of values, but none of its dbg.defs names a value, so no variable is shown by them; add the dbg.def that begins each lifetime

;----
; Only a part with a size, or an alias, names the bits above xmm0.
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !60, %reg(zmm0, 481, 32) ;[bad]
  0x0: dbg.def !60, %reg(zmm0, 480, 32) ;[good]
}

!60 = distinct !DILifetime(object: !30, location: !DIExpr(DIOpReferrer(i32)))

;[bad]> check
; 41: error[E408] in function `f`, variable `x`: the referrer of the dbg.def at 0x0 names bits 481..513 of xmm0, which has 512 bits; stay within it
;[good]> check

;----
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}

calls @f {
  0x4..0x9: unknown, %reg(rdi, 0, 65) = !30 ;[bad]
  0x4..0x9: unknown, %regs(%reg(rdi, 0, 64), %reg(rsi, 1, 64)) = !30 ;[list]
  0x4..0x9: unknown, %reg(rdi, 0, 64) = !30 ;[good]
}

;[bad]> check
; 57: error[E408] in function `f`: the place of argument 0 of the call at 0x4 names bits 0..65 of rdi, which has 64 bits; stay within it
;[list]> check
; 58: error[E408] in function `f`: the place of argument 0 of the call at 0x4 names bits 1..65 of rsi, which has 64 bits; stay within it
;[good]> check
; 59: warning[W402] in function `f`: the function has calls, but its subprogram does not state that all are described, so that lldb uses none of them; describe every call and set DIFlagAllCallsDescribed
