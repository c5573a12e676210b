target "x86_64"
define @f size 0x40 !dbg !2 {
bb0 @ 0x0:
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !DILocalVariable(name: "x", scope: !2, line: 1, type: !10)

;----
; The same place twice; two places at once.
entity @f 7 {
  0x0..0x40: %slot(cfa-8, 32), %slot(cfa-8, 32) ;[bad]
  0x0..0x40: %slot(cfa-8, 32), %reg(rax) ;[good]
} ;[good]

entity @f 8 { ;[good]
  0x0..0x40: %slot(cfa-8, 32) ;[good]
}

;[bad]> check
; 14: error[E405] in function `f`: value 7 at 0x0..0x40 is in %slot(cfa-8, 32), whose storage it is also in at 0x0..0x40; join the ranges, or name other storage
;[good]> check
; 2: warning[W403] in function `f`: the function has places of values, but none of its dbg.defs names a value, so no variable is shown by them; add the dbg.def that begins each lifetime

;----
; Two parts of a register at once; then at different times.
entity @f 7 {
  0x0..0x9: %reg(rax, 0, 32) ;[bad]
  0x0..0x8: %reg(rax, 0, 32) ;[good]
  0x8..0x10: %reg(rax, 32, 32)
}

;[bad]> check
; 30: error[E405] in function `f`: value 7 at 0x8..0x10 is in %reg(rax, 32, 32), whose storage it is also in at 0x0..0x9; join the ranges, or name other storage
;[good]> check
; 2: warning[W403] in function `f`: the function has places of values, but none of its dbg.defs names a value, so no variable is shown by them; add the dbg.def that begins each lifetime

;----
entity @f 7 {
  0x0..0x40: %regs(rax, rdx), %regs(rax, rdx) ;[bad]
  0x0..0x40: %regs(rax, rdx), %regs(rdx, rax) ;[good]
}

;[bad]> check
; 42: error[E405] in function `f`: value 7 at 0x0..0x40 is in %regs(rax, rdx), whose storage it is also in at 0x0..0x40; join the ranges, or name other storage
;[good]> check
; 2: warning[W403] in function `f`: the function has places of values, but none of its dbg.defs names a value, so no variable is shown by them; add the dbg.def that begins each lifetime

;----
; Slots that share a byte, and slots that do not; without a frame base, slots from fb count from the CFA.
entity @f 7 {
  0x0..0x20: %slot(cfa-16, 64)
  0x8..0x40: %slot(fb-9, 64) ;[bad]
  0x8..0x40: %slot(fb-8, 64) ;[good]
}

;[bad]> check
; 54: error[E405] in function `f`: value 7 at 0x8..0x40 is in %slot(fb-9, 64), whose storage it is also in at 0x0..0x20; join the ranges, or name other storage
;[good]> check
; 2: warning[W403] in function `f`: the function has places of values, but none of its dbg.defs names a value, so no variable is shown by them; add the dbg.def that begins each lifetime

;----
; A slot without a size has at least one byte.
entity @f 7 {
  0x0..0x20: %slot(rbx+16, 64) ;[bad]
  0x0..0x10: %slot(rbx+16, 64) ;[good]
  0x10..0x40: %slot(rbx+16)
  0x10..0x40: %slot(rbp+16)
}

;[bad]> check
; 67: error[E405] in function `f`: value 7 at 0x10..0x40 is in %slot(rbx+16), whose storage it is also in at 0x0..0x20; join the ranges, or name other storage
;[good]> check
; 2: warning[W403] in function `f`: the function has places of values, but none of its dbg.defs names a value, so no variable is shown by them; add the dbg.def that begins each lifetime
